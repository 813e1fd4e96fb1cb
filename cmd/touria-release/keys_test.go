package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"aead.dev/minisign"
)

// The signature of the sums is one that minisign's verifier takes, and the same each time.
func TestSignature(t *testing.T) {
	public, key, err := minisign.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, data := range map[string][]byte{"key": must(key.MarshalText())(t), "none": []byte("hello")} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	sums := sumsOf([]file{{"b", plain, []byte("2")}, {"a", plain, []byte("1")}})
	if want := fmt.Sprintf("%x  a\n%x  b\n", sha256.Sum256([]byte("1")), sha256.Sum256([]byte("2"))); string(sums) != want {
		t.Errorf("the sums are\n%s", sums)
	}
	signs := must(readKey(filepath.Join(dir, "key"), nil))(t)
	first, second := must(signs(sums))(t), must(signs(sums))(t)
	if !minisign.Verify(public, sums, first) || !bytes.Equal(first, second) || minisign.Verify(public, append(sums, ' '), first) {
		t.Errorf("the signature is\n%s", first)
	}
	if _, err := readKey(filepath.Join(dir, "none"), nil); err == nil {
		t.Error("a text is taken for a key")
	}
}

// A locked key wants its password. The stored one is locked as lightly as can be: minisign's own take a gigabyte and
// seconds each time.
func TestLockedKey(t *testing.T) {
	public := must(minisign.PublicKeyFromFile("testdata/locked.pub"))(t)
	sums := sumsOf([]file{{"a", plain, []byte("1")}})
	for password, opens := range map[string]bool{"open sesame": true, "open sesame\n": true, "open\n": false, "": false} {
		name := filepath.Join(t.TempDir(), "password")
		if err := os.WriteFile(name, []byte(password), 0o600); err != nil {
			t.Fatal(err)
		}
		in := must(os.Open(name))(t)
		sign, err := readKey("testdata/locked", in)
		in.Close()
		if (err == nil) != opens {
			t.Errorf("with the password %q: %v", password, err)
		} else if opens && !minisign.Verify(public, sums, must(sign(sums))(t)) {
			t.Error("a locked key signs wrongly")
		}
	}
}
