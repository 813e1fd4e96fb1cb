package save

import (
	"encoding/base32"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"runtime"
	"strings"
	"time"
	"unicode"
)

// A save code is a whole game as a short text that can be sent and typed: the game's own few bytes
// about how it began, and of each decision only its number in the list of legal ones. Letters may be
// of either case; spaces, line breaks and all signs do not matter.

// Coder is implemented by a Game whose records can be written as save codes.
type Coder interface {
	// Choices returns how a record's game began, in the game's own form, and its decisions.
	Choices(text []byte) (begin []byte, moves []Choice, end uint64, err error)
	// Choose begins the game that Choices has described.
	Choose(begin []byte) (Choosing, error)
}

// Choice is one of a number of legal decisions.
type Choice struct{ Index, Of int }

// Choosing is a game that is made from choices.
type Choosing interface {
	// Options returns the number of legal decisions, 0 if the game is over.
	Options() int
	// Choose makes the decision with this index.
	Choose(index int) error
	// End identifies the position, as the end of Choices does.
	End() uint64
	// Record returns the record so far.
	Record() []byte
}

// The errors of Decode.
var (
	ErrNoCode    = errors.New("this is no save code")
	ErrMistyped  = errors.New("the save code has a mistake")
	ErrOtherCode = errors.New("the save code is from another version")
)

// The first byte of a code says what the game in it is for. Other programs refuse a byte that they do not know.
const (
	codeGame byte = 1 + iota // to be watched, or to go on
	codeDare                 // to be played against, as a ghost
)

// Limits of what Decode accepts.
const (
	maxCode    = 16_000 // letters
	maxChoices = 20_000
)

// alphabet is Crockford's: no letter can be taken for a digit.
var alphabet = base32.NewEncoding("0123456789ABCDEFGHJKMNPQRSTVWXYZ").WithPadding(base32.NoPadding)

// Encode returns the save code of a record. It replays the record: call it in the background.
func (s *Saves) Encode(text []byte) (code string, err error) {
	data, err := s.encode(text, codeGame)
	return alphabet.EncodeToString(data), err
}

// EncodeLink returns the same bytes for the end of a link, where small letters differ from large ones:
// a sixth shorter.
func (s *Saves) EncodeLink(text []byte) (link string, err error) {
	data, err := s.encode(text, codeGame)
	return base64.RawURLEncoding.EncodeToString(data), err
}

// encode returns the bytes of a code.
func (s *Saves) encode(text []byte, kind byte) (data []byte, err error) {
	defer catch(&err)
	g, ok := s.game.(Coder)
	if !ok {
		return nil, errors.ErrUnsupported
	}
	begin, moves, end, err := g.Choices(text)
	if err != nil {
		return nil, err
	}
	data = binary.AppendUvarint([]byte{kind}, uint64(len(begin)))
	data = append(data, begin...)
	data = binary.AppendUvarint(data, uint64(len(moves)))
	data = append(data, pack(moves)...)
	return withSum(append(data, byte(end), byte(end>>8), byte(end>>16))), nil
}

// withSum appends the checksum of a code's bytes.
func withSum(data []byte) []byte {
	sum := crc32.ChecksumIEEE(data)
	return append(data, byte(sum), byte(sum>>8), byte(sum>>16))
}

// Decode returns the record of a save code. It plays the game: call it in the background.
func (s *Saves) Decode(code string) (text []byte, err error) {
	data, err := letters(code)
	if err != nil {
		return nil, err
	}
	return s.open(data)
}

// DecodeLink does the same with what EncodeLink has written.
func (s *Saves) DecodeLink(link string) (text []byte, err error) {
	if len(link) > maxCode {
		return nil, ErrNoCode
	}
	text, err = s.unlink(link)
	if words := strings.Fields(link); err != nil && len(words) > 1 {
		if text, e := s.unlink(words[0]); e == nil {
			return text, nil // the rest was said after the link
		}
	}
	return text, err
}

// unlink does so with a link that stands alone.
func (s *Saves) unlink(link string) (text []byte, err error) {
	data, err := base64.RawURLEncoding.DecodeString(sifted(link, func(c rune) bool {
		return c == '-' || c == '_' || c < unicode.MaxASCII && (unicode.IsLetter(c) || unicode.IsDigit(c))
	}))
	if err != nil {
		return nil, ErrNoCode
	}
	if data, err = summed(data); err != nil {
		return nil, err
	}
	return s.open(data)
}

// sifted returns a text without what does not belong to it: mail and chats put spaces, line breaks, quotes and stops into
// codes and links, and around them.
func sifted(text string, belongs func(c rune) bool) string {
	return strings.Map(func(c rune) rune {
		if belongs(c) {
			return c
		}
		return -1
	}, text)
}

// open returns the record that the bytes describe, without the checksum.
func (s *Saves) open(data []byte) (text []byte, err error) {
	if text, err = s.decode(data[1:]); err == nil && data[0] == codeDare {
		return s.dare(text, data)
	}
	return text, err
}

// decode plays the game that the bytes describe, without their kind and the checksum.
func (s *Saves) decode(data []byte) (text []byte, err error) {
	defer catch(&err)
	g, ok := s.game.(Coder)
	if !ok {
		return nil, errors.ErrUnsupported
	}
	size, n := binary.Uvarint(data)
	if n <= 0 || size > uint64(len(data)-n) {
		return nil, ErrNoCode
	}
	begin, data := data[n:n+int(size)], data[n+int(size):]
	moves, n := binary.Uvarint(data)
	if n <= 0 || moves > maxChoices || len(data) < n+3 {
		return nil, ErrNoCode
	}
	number, end := append([]byte(nil), data[n:len(data)-3]...), data[len(data)-3:]
	game, err := g.Choose(begin)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrOtherCode, err)
	}
	for i := range int(moves) {
		of := game.Options()
		if of == 0 {
			return nil, ErrOtherCode
		}
		var index int
		if number, index = unpack(number, of); game.Choose(index) != nil {
			return nil, ErrOtherCode
		}
		if runtime.GOOS == "js" && i%pauses == 0 {
			time.Sleep(time.Millisecond) // let the page run
		}
	}
	if e := game.End(); len(number) > 0 || end[0] != byte(e) || end[1] != byte(e>>8) || end[2] != byte(e>>16) {
		return nil, ErrOtherCode
	}
	return game.Record(), nil
}

// letters returns the bytes of a code without its checksum.
func letters(code string) ([]byte, error) {
	if len(code) > maxCode {
		return nil, ErrNoCode
	}
	var b strings.Builder
	for _, c := range sifted(strings.ToUpper(code), func(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }) {
		switch c {
		case 'O':
			c = '0'
		case 'I', 'L':
			c = '1'
		}
		b.WriteRune(c)
	}
	data, err := alphabet.DecodeString(b.String())
	if err != nil {
		return nil, ErrNoCode
	}
	return summed(data)
}

// summed checks a code's bytes, and returns them without the checksum.
func summed(data []byte) ([]byte, error) {
	if len(data) < 8 {
		return nil, ErrNoCode
	}
	last := len(data) - 3
	sum := crc32.ChecksumIEEE(data[:last])
	switch {
	case data[last] != byte(sum) || data[last+1] != byte(sum>>8) || data[last+2] != byte(sum>>16):
		return nil, ErrMistyped
	case data[0] != codeGame && data[0] != codeDare:
		return nil, ErrOtherCode
	}
	return data[:last], nil
}

// pack writes choices as one number, the first choice lowest, in bytes from the lowest.
func pack(moves []Choice) (number []byte) {
	for i := len(moves) - 1; i >= 0; i-- {
		carry := uint64(moves[i].Index)
		for j := range number {
			carry += uint64(number[j]) * uint64(moves[i].Of)
			number[j] = byte(carry)
			carry >>= 8
		}
		for ; carry > 0; carry >>= 8 {
			number = append(number, byte(carry))
		}
	}
	return number
}

// unpack divides a number and returns the quotient and the remainder.
func unpack(number []byte, by int) (rest []byte, index int) {
	carry := uint64(0)
	for j := len(number) - 1; j >= 0; j-- {
		carry = carry<<8 | uint64(number[j])
		number[j] = byte(carry / uint64(by))
		carry %= uint64(by)
	}
	for len(number) > 0 && number[len(number)-1] == 0 {
		number = number[:len(number)-1]
	}
	return number, int(carry)
}
