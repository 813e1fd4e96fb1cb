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

// Error says what is wrong in a record, and where.
type Error struct {
	File            string // the record's name
	Line            int    // the physical line, from 1; 0 means the whole file
	What            string // what is wrong
	Expected, Found string // may be empty
	// Offset is the number of bytes before the line: the length of the intact part of the record.
	Offset int64
	// Truncated means that the record's last line is incomplete, as when a program is killed while
	// writing. Everything before it is intact.
	Truncated bool
	// Cause is the underlying typed error, if there is one: *Newer, ErrOtherGame, ErrNoSeed or
	// ErrByEvents. In all these cases the record is undamaged.
	Cause error
}

// Newer is the cause when a record's format is newer than this program can read.
type Newer struct {
	Record         string // the game
	Version, Known int    // the record's version, and the newest we can read
}

// Error names both versions.
func (e *Newer) Error() string {
	return fmt.Sprintf("the record has version %d, and this program reads up to version %d", e.Version, e.Known)
}

// Causes of errors about records that are undamaged but cannot be used here.
var (
	// ErrOtherGame means that the record is of another game.
	ErrOtherGame = errors.New("the record is of another game")
	// ErrNoSeed means that the header has a commitment instead of the seed.
	ErrNoSeed = errors.New("the record's seed is not known yet")
	// ErrByEvents means that chance comes from the events, so the game cannot continue beyond the
	// record.
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

// IsTruncated reports whether the record's last line is incomplete. A saved game can continue from
// the lines before it.
func IsTruncated(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Truncated
}

// Wrong returns an error without a location. expected and found may be empty.
func Wrong(what, expected, found string) *Error {
	return &Error{What: what, Expected: expected, Found: found}
}

// AsError converts any error to a new Error.
func AsError(err error) *Error {
	var e *Error
	if errors.As(err, &e) {
		c := *e
		return &c
	}
	return &Error{What: err.Error(), Cause: err}
}

// Quote quotes a text for an error message, shortened to 200 bytes.
func Quote(s string) string {
	if len(s) > 200 {
		s = s[:200] + "…"
	}
	return strconv.Quote(s)
}

// Compact formats a piece of JSON for an error message, shortened to 300 bytes.
func Compact(data []byte) string {
	if !json.Valid(data) {
		return Quote(string(data))
	}
	if len(data) > 300 {
		return string(data[:300]) + "…"
	}
	return string(data)
}

// Unmarshal reads one JSON value and reports errors in plain words.
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

// fieldName returns a field's path in JSON names. It drops embedded Go types, which are the only
// names with letters of both cases.
func fieldName(path string) string {
	names := strings.Split(path, ".")
	return strings.Join(slices.DeleteFunc(names, func(n string) bool {
		return strings.ToLower(n) != n && strings.ToUpper(n) != n
	}), ".")
}

// endsEarly reports whether the data is the beginning of a JSON value.
func endsEarly(data []byte) bool {
	d := json.NewDecoder(bytes.NewReader(data))
	var v json.RawMessage
	return errors.Is(d.Decode(&v), io.ErrUnexpectedEOF)
}

// typeName names a Go kind in JSON's terms.
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
