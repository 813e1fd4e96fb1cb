package riddle

import (
	"errors"
	"strings"
)

// head begins a file of riddles. Its last digit counts the versions of the coding.
const head = "touria riddles 1\n"

// ErrNewer is the error of a file of riddles that a newer version of the program wrote.
var ErrNewer = errors.New("the riddles are of a newer version")

// Pack joins coded riddles to one file: after its head each with its length before it.
func Pack(all [][]byte) []byte {
	file := []byte(head)
	for _, data := range all {
		file = append(append(file, byte(len(data))), data...)
	}
	return file
}

// Unpack is the reverse of Pack. It decodes no riddle.
func Unpack(file []byte) (all [][]byte, err error) {
	text := string(file[:min(len(file), len(head))])
	if text != head {
		if name, _, _ := strings.Cut(head, "1"); strings.HasPrefix(text, name) {
			return nil, ErrNewer
		}
		return nil, ErrDamaged
	}
	for rest := file[len(head):]; len(rest) > 0; {
		n := int(rest[0])
		if n == 0 || n > MaxBytes || n >= len(rest) {
			return nil, ErrDamaged
		}
		all = append(all, rest[1:1+n])
		rest = rest[1+n:]
	}
	return all, nil
}
