package riddles

import (
	"errors"
	"strings"
)

// MaxBytes is the most that a coded riddle takes.
const MaxBytes = 64

// Grades is the number of grades. A grade counts the weakest level of bots that finds the answer, from 1.
const Grades = 4

// Errors of coding.
var (
	ErrDamaged = errors.New("the riddle is damaged")
	ErrUnusual = errors.New("no riddle can hold the position")
	// ErrNewer is the error of a file of riddles that a newer version of the program wrote.
	ErrNewer = errors.New("the riddles are of a newer version")
)

// version counts the versions of the coding. It ends a file's head, behind the name of its game.
const version = "1\n"

// Pack joins coded riddles of a game to one file: after its head each with its length before it.
func Pack(game string, all [][]byte) []byte {
	file := []byte(head(game) + version)
	for _, data := range all {
		file = append(append(file, byte(len(data))), data...)
	}
	return file
}

func head(game string) string { return game + " riddles " }

// Unpack is the reverse of Pack. It decodes no riddle.
func Unpack(game string, file []byte) (all [][]byte, err error) {
	text, ok := strings.CutPrefix(string(file), head(game))
	if !ok {
		return nil, ErrDamaged
	}
	if text, ok = strings.CutPrefix(text, version); !ok {
		if text == "" {
			return nil, ErrDamaged
		}
		return nil, ErrNewer
	}
	for rest := file[len(file)-len(text):]; len(rest) > 0; {
		n := int(rest[0])
		if n == 0 || n > MaxBytes || n >= len(rest) {
			return nil, ErrDamaged
		}
		all = append(all, rest[1:1+n])
		rest = rest[1+n:]
	}
	return all, nil
}
