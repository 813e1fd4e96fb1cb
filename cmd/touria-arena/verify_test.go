package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria/record"
)

// A game is the same as it was sealed; with another seed, line or fingerprint it is different (S3).
func TestVerify(t *testing.T) {
	dir := t.TempDir()
	if _, errs, code := arena(t, "", "record", "-seed", "42", "-max-decisions", "60", "-out", dir); code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	data, err := os.ReadFile(filepath.Join(dir, "game-1.touria"))
	if err != nil {
		t.Fatal(err)
	}
	plain := string(data)
	_, rest, _ := strings.Cut(plain, `"seed":"`)
	seed, _, _ := strings.Cut(rest, `"`)
	first, _, _ := strings.Cut(plain, "\n")
	head, err := record.DecodeHeader([]byte(first))
	if err != nil {
		t.Fatal(err)
	}
	whole := head.Seal()
	short := frame.ShortFingerprint(whole)
	sealed := strings.Replace(plain, `"seed":"`+seed+`"`, `"seed":"`+seed+`","fingerprint":"`+whole+`"`, 1)
	other := strings.Replace(sealed, `"seed":"`+seed+`"`, `"seed":"43"`, 1)
	header, _, _ := strings.Cut(other, "\n")
	lines := strings.SplitAfter(sealed, "\n")
	for name, c := range map[string]struct {
		text  string
		noted string
		code  int
		want  string
	}{
		"sealed":             {sealed, "", 0, "fingerprint " + short + " (as sealed)"},
		"without":            {plain, "", 0, "names no fingerprint"},
		"noted":              {sealed, short, 0, "same"},
		"noted without gaps": {sealed, strings.ToUpper(whole), 0, "same"},
		"noted otherwise":    {sealed, "0123 4567 89ab cdef", 1, "not the one noted"},
		"noted too short":    {sealed, short[:9], 1, "not the one noted"},
		"other seed":         {other, "", 1, "different"},
		"only its header":    {header + "\n", "", 1, "but the game began with " + short},
		"other decision":     {strings.Join(append(append([]string{}, lines[:20]...), lines[21:]...), ""), "", 1, ":21: "},
		"cut off":            {sealed[:len(sealed)-9], "", 1, "different"},
		"nothing":            {"", "", 1, "the record is empty"},
		"by events":          {strings.Replace(sealed, `"chance":"seed"`, `"chance":"events"`, 1), "", 1, "different"},
	} {
		file := filepath.Join(dir, "one.touria")
		if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		args := []string{"verify"}
		if c.noted != "" {
			args = append(args, "-fingerprint", c.noted)
		}
		out, errs, code := arena(t, "", append(args, file)...)
		if code != c.code || !strings.Contains(out, c.want) || strings.HasPrefix(out, "same ") != (code == 0) || errs != "" {
			t.Errorf("%s: exit code %d: %s%s", name, code, out, errs)
		}
	}
	if out, _, code := arena(t, sealed, "verify", "-"); code != 0 {
		t.Errorf("from the standard input: exit code %d: %s", code, out)
	}
	if _, errs, code := arena(t, "", "verify"); code != 2 {
		t.Errorf("without a file: exit code %d: %s", code, errs)
	}
}
