package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// Error tells what is wrong in a record, and where.
type Error struct {
	File            string // the record's name
	Line            int    // the physical line, from 1; 0 for the whole file
	What            string // what is wrong
	Expected, Found string // may be empty
	// Offset is the number of bytes before the line: the length of the part
	// of the record that is still good.
	Offset int64
	// Truncated tells that the record's last line stops in the middle, as when
	// a program is killed while writing. Everything before it is good.
	Truncated bool
	// Cause is the typed error behind it, if there is one: *Newer, ErrOtherGame,
	// ErrNoSeed or ErrByEvents. All of these are records without damage.
	Cause error
}

// Newer is the cause of an error about a record of a newer format than this
// program reads.
type Newer struct {
	Record         string // the game
	Version, Known int    // the record's version, and the newest that is read
}

// Error tells both versions.
func (e *Newer) Error() string {
	return fmt.Sprintf("the record has version %d, and this program reads up to version %d", e.Version, e.Known)
}

// Causes of errors about records that are whole, but not of use here.
var (
	// ErrOtherGame: the record is of another game.
	ErrOtherGame = errors.New("the record is of another game")
	// ErrNoSeed: the header has a commitment in place of the seed.
	ErrNoSeed = errors.New("the record's seed is not known yet")
	// ErrByEvents: chance comes from the events, so the game cannot go on
	// where the record ends.
	ErrByEvents = errors.New("the record has no seed: its chance comes from the events")
)

// Error returns "FILE:LINE: what is wrong: expected X, found Y".
func (e *Error) Error() string {
	var b strings.Builder
	if e.File != "" {
		b.WriteString(e.File)
		if e.Line > 0 {
			fmt.Fprintf(&b, ":%d", e.Line)
		}
		b.WriteString(": ")
	} else if e.Line > 0 {
		fmt.Fprintf(&b, "line %d: ", e.Line)
	}
	b.WriteString(e.What)
	if e.Expected != "" {
		b.WriteString(": expected " + e.Expected)
		if e.Found != "" {
			b.WriteString(", found " + e.Found)
		}
	} else if e.Found != "" {
		b.WriteString(": found " + e.Found)
	}
	return b.String()
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Cause }

// IsTruncated tells whether the record's last line stops in the middle; a
// saved game can go on from the lines before it.
func IsTruncated(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Truncated
}

// Wrong returns an error that does not know its place yet. What was expected
// and found may be empty.
func Wrong(what, expected, found string) *Error {
	return &Error{What: what, Expected: expected, Found: found}
}

// AsError turns any error into a new Error.
func AsError(err error) *Error {
	var e *Error
	if errors.As(err, &e) {
		c := *e
		return &c
	}
	return &Error{What: err.Error(), Cause: err}
}

// Quote quotes a text for an error, shortened to 200 bytes.
func Quote(s string) string {
	if len(s) > 200 {
		s = s[:200] + "…"
	}
	return strconv.Quote(s)
}

// Compact shows a piece of JSON in an error, shortened to 300 bytes.
func Compact(data []byte) string {
	if !json.Valid(data) {
		return Quote(string(data))
	}
	if len(data) > 300 {
		return string(data[:300]) + "…"
	}
	return string(data)
}

// Unmarshal reads one JSON value, with errors in plain words.
func Unmarshal(data []byte, v any) error {
	err := json.Unmarshal(data, v)
	if err == nil {
		return nil
	}
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &kind):
		what := "the value has the wrong type"
		if field := fieldName(kind.Field); field != "" {
			what = fmt.Sprintf("the field %q has the wrong type", field)
		}
		return Wrong(what, typeName(kind.Type.Kind().String()), kind.Value)
	case errors.As(err, &syntax):
		if endsEarly(data) {
			return &Error{What: "the line stops in the middle", Truncated: true}
		}
		return Wrong("the line is not JSON", "", fmt.Sprintf("%v at column %d", syntax, syntax.Offset))
	}
	return &Error{What: err.Error()}
}

// fieldName returns the path of a field in JSON's names: without the embedded
// Go types, the only names in it with letters of both cases.
func fieldName(path string) string {
	names := strings.Split(path, ".")
	return strings.Join(slices.DeleteFunc(names, func(n string) bool {
		return strings.ToLower(n) != n && strings.ToUpper(n) != n
	}), ".")
}

// endsEarly tells whether the data is the beginning of a JSON value.
func endsEarly(data []byte) bool {
	d := json.NewDecoder(bytes.NewReader(data))
	var v json.RawMessage
	return errors.Is(d.Decode(&v), io.ErrUnexpectedEOF)
}

// typeName says a Go kind in JSON's words.
func typeName(kind string) string {
	switch {
	case strings.HasPrefix(kind, "int"), strings.HasPrefix(kind, "uint"):
		return "a whole number"
	case kind == "bool":
		return "true or false"
	case kind == "string":
		return "text"
	case kind == "slice", kind == "array":
		return "a list"
	}
	return "an object"
}
