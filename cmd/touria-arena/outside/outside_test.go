package outside

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

func TestSplit(t *testing.T) {
	for line, want := range map[string]string{
		"a": "a", " a  b\tc ": "a|b|c", `'a b' c`: "a b|c", `"a 'b" c'd e'f`: "a 'b|cd ef", `a ''`: "a|", `C:\bot.exe -x`: `C:\bot.exe|-x`,
		"": "!names no program", `a "b`: "!has no closing",
	} {
		words, err := split(line)
		if part, bad := strings.CutPrefix(want, "!"); bad {
			if err == nil || !strings.Contains(err.Error(), part) {
				t.Errorf("%q: got %v, want %q", line, err, part)
			}
		} else if got := strings.Join(words, "|"); got != want || err != nil {
			t.Errorf("%q: got %q, %v; want %q", line, got, err, want)
		}
	}
}

// What a program writes to its standard error can neither rule the terminal nor
// flood it.
func TestComplaints(t *testing.T) {
	var told []string
	c := &complaints{say: func(line string) { told = append(told, line) }, prefix: "[bot] ", left: maxComplain}
	for _, text := range []string{"one\ntw", "o\r\n", "\x1b[2Jgone\x07\n", "\xffbad\n"} {
		fmt.Fprint(c, text)
	}
	if got, want := strings.Join(told, "|"), `[bot] one|[bot] two|[bot] \x1b[2Jgone\x07|[bot] \xffbad`; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	told = nil
	for range 1000 {
		if n, err := c.Write(bytes.Repeat([]byte{'x'}, 10_000)); n != 10_000 || err != nil {
			t.Fatalf("it took %d bytes, %v", n, err)
		}
	}
	length := 0
	for _, line := range told {
		length += len(line)
		if len(line) > maxLine+20 {
			t.Errorf("a line of %d bytes", len(line))
		}
	}
	if length > maxComplain*5/4 || !strings.Contains(told[len(told)-1], "is not shown") {
		t.Errorf("of 10 MB it shows %d bytes, and in the end %q", length, told[len(told)-1])
	}
}
