package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"

	"aead.dev/minisign"
	"golang.org/x/term"
)

// readKey reads a secret key of minisign and returns what signs with it. The password, if the key has one, comes from
// the terminal that in is, or from the first line of it.
func readKey(name string, in *os.File) (func([]byte) ([]byte, error), error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("the key cannot be read: %w", err)
	}
	var key minisign.PrivateKey
	if minisign.IsEncrypted(text) {
		password, err := readPassword(in)
		if err != nil {
			return nil, fmt.Errorf("the key's password cannot be read: %w", err)
		}
		if key, err = minisign.DecryptKey(password, text); err != nil {
			return nil, fmt.Errorf("the key cannot be opened: %w", err)
		}
	} else if err := key.UnmarshalText(text); err != nil {
		return nil, fmt.Errorf("%s is no secret key of minisign: %w", name, err)
	}
	return func(data []byte) ([]byte, error) { return signature(key, data), nil }, nil
}

// signature signs the sums. minisign would add the time, which differs from run to run.
func signature(key minisign.PrivateKey, data []byte) []byte {
	r := minisign.NewReader(strings.NewReader(string(data)))
	if _, err := io.Copy(io.Discard, r); err != nil {
		panic(err) // cannot happen: it is in memory
	}
	return r.SignWithComments(key, "file:"+sumsName, "signature of "+sumsName)
}

func readPassword(in *os.File) (string, error) {
	if term.IsTerminal(int(in.Fd())) {
		fmt.Fprint(os.Stderr, "Password of the key: ")
		password, err := term.ReadPassword(int(in.Fd()))
		fmt.Fprintln(os.Stderr)
		return string(password), err
	}
	line, err := bufio.NewReader(in).ReadString('\n')
	if err == io.EOF {
		err = nil
	}
	return strings.TrimRight(line, "\r\n"), err
}
