package save

import (
	"encoding/binary"
	"strconv"
)

// AppendText appends a text to the bytes in which a game says how it began (Coder).
func AppendText(b []byte, text string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(text))), text...)
}

// AppendSeed appends a seed: as a number if it is written as one, otherwise as text.
func AppendSeed(b []byte, seed string) (_ []byte, text bool) {
	n, err := strconv.ParseUint(seed, 10, 64)
	if err != nil || strconv.FormatUint(n, 10) != seed {
		return AppendText(b, seed), true
	}
	return binary.AppendUvarint(b, n), false
}

// Beginning reads how a game began. After a mistake all that follows is zero.
type Beginning struct {
	rest []byte
	bad  bool
}

// ReadBeginning reads from b.
func ReadBeginning(b []byte) *Beginning { return &Beginning{rest: b} }

// Whole reports whether all input was read without an error.
func (r *Beginning) Whole() bool { return !r.bad && len(r.rest) == 0 }

// Byte reads a byte.
func (r *Beginning) Byte() byte {
	if len(r.rest) == 0 {
		r.bad = true
		return 0
	}
	c := r.rest[0]
	r.rest = r.rest[1:]
	return c
}

// Number reads what binary.AppendUvarint has written.
func (r *Beginning) Number() uint64 {
	v, n := binary.Uvarint(r.rest)
	if n <= 0 {
		r.bad, r.rest = true, nil
		return 0
	}
	r.rest = r.rest[n:]
	return v
}

// Text reads what AppendText has written.
func (r *Beginning) Text() string {
	n := r.Number()
	if n > uint64(len(r.rest)) {
		r.bad, r.rest = true, nil
		return ""
	}
	text := string(r.rest[:n])
	r.rest = r.rest[n:]
	return text
}

// Seed reads what AppendSeed has written.
func (r *Beginning) Seed(text bool) string {
	if text {
		return r.Text()
	}
	return strconv.FormatUint(r.Number(), 10)
}
