package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Error tells what is wrong in a record, and where.
type Error struct {
	File            string // the record's name
	Line            int    // the physical line, from 1; 0 if it is the whole file
	What            string // what is wrong
	Expected, Found string // may be empty
	// Offset is the number of bytes before the line: the length of the part
	// of the record that is still good.
	Offset int64
	// Truncated tells that the record's last line stops in the middle, as when
	// a program is killed while writing. All before it is good.
	Truncated bool
}

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

// IsTruncated tells whether the error is that of a record whose last line
// stops in the middle; a save can be continued from the lines before it.
func IsTruncated(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Truncated
}

// wrong makes an Error that does not know its place yet.
func wrong(what, expected, found string) *Error {
	return &Error{What: what, Expected: expected, Found: found}
}

// asError turns any error into an Error without a place.
func asError(err error) *Error {
	var e *Error
	if errors.As(err, &e) {
		c := *e
		return &c
	}
	return &Error{What: err.Error()}
}

func quote(s string) string {
	if len(s) > 200 {
		s = s[:200] + "…"
	}
	return strconv.Quote(s)
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
		if kind.Field != "" {
			what = fmt.Sprintf("the field %q has the wrong type", kind.Field)
		}
		return wrong(what, typeName(kind.Type.Kind().String()), kind.Value)
	case errors.As(err, &syntax):
		if endsEarly(data) {
			return &Error{What: "the line stops in the middle", Truncated: true}
		}
		return wrong("the line is not JSON", "", fmt.Sprintf("%v at column %d", syntax, syntax.Offset))
	}
	return &Error{What: err.Error()}
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
