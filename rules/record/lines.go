package record

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// MaxLine is the maximum length of a line, in bytes. Those of the longest full records have some 10,000.
// A list of many small values may take hundreds of times its length in memory.
const MaxLine = 128 << 10

// CheckLength refuses longer lines.
func CheckLength(line []byte) error {
	if len(line) > MaxLine {
		return Wrong("the line is too long", fmt.Sprintf("at most %d KiB", MaxLine>>10), "more")
	}
	return nil
}

// Entry is a line after the header: a decision, or the start position with number 0. Games write it
// with their own types for the contents.
type Entry[Do, Events, Legal, State any] struct {
	N      *int    `json:"n"`
	Seat   *string `json:"seat,omitempty"`
	Do     Do      `json:"do,omitzero"`
	Events Events  `json:"events,omitzero"`
	Legal  Legal   `json:"legal,omitzero"`
	State  State   `json:"state,omitzero"`
}

// Raw is an entry whose contents are still undecoded. Missing fields are nil.
type Raw = Entry[json.RawMessage, json.RawMessage, json.RawMessage, json.RawMessage]

// IsStart reports whether an entry is the start position.
func IsStart(e *Raw) bool { return e.N != nil && *e.N == 0 }

// CheckEntry refuses an entry that is not the n-th decision made by the given seat. The seat is
// empty when the game is over.
func CheckEntry(e *Raw, n int, seat string) error {
	switch {
	case e.N == nil:
		return Wrong("the line has no number", fmt.Sprintf(`"n":%d`, n), "none")
	case *e.N != n:
		return Wrong("the line's number is wrong", fmt.Sprint(n), fmt.Sprint(*e.N))
	case seat == "":
		return Wrong("there is a decision, but the game is over", "the end", Compact(e.Do))
	case e.Seat == nil:
		return Wrong("the line names no seat", Quote(seat), "none")
	case *e.Seat != seat:
		return Wrong("another seat is to decide", Quote(seat), Quote(*e.Seat))
	case e.Do == nil:
		return Wrong("the line has no decision", `"do"`, "none")
	}
	return nil
}

// Lines reads a record line by line and keeps track of its place.
type Lines struct {
	src    *bufio.Reader
	file   string
	line   int   // physical number of the last line read
	before int64 // bytes before that line
	after  int64 // bytes up to its end
	text   []byte
}

// NewLines returns a reader of a record. The file name is used only in errors.
func NewLines(file string, src io.Reader) *Lines {
	return &Lines{src: bufio.NewReaderSize(src, 1<<16), file: file}
}

// Offset returns the number of bytes up to the end of the last line read.
func (l *Lines) Offset() int64 { return l.after }

// Place sets the location of an error to the last line read.
func (l *Lines) Place(err error) error {
	e := AsError(err)
	e.File, e.Line, e.Offset = l.file, l.line, l.before
	return e
}

// Missing returns the error for a missing line after the last one read.
func (l *Lines) Missing(what, expected string) error {
	return &Error{File: l.file, Line: l.line + 1, Offset: l.after, What: what, Expected: expected, Found: "the end", Truncated: l.line == 0}
}

// Next returns the next non-empty line, or io.EOF at the end. The text is valid until the next
// call. cut reports that the line has no line break, which only the last line can lack.
func (l *Lines) Next() (text []byte, cut bool, err error) {
	for {
		if cut, err = l.read(); err != nil {
			return nil, false, err
		}
		l.line++
		text = bytes.TrimSpace(l.text)
		if l.line == 1 {
			text = bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))
		}
		if len(text) > 0 {
			return text, cut, nil
		}
	}
}

// read reads one physical line.
func (l *Lines) read() (cut bool, err error) {
	l.before = l.after
	l.text = l.text[:0]
	for {
		part, err := l.src.ReadSlice('\n')
		l.text = append(l.text, part...)
		l.after += int64(len(part))
		switch {
		case len(l.text) > MaxLine:
			l.line++
			return false, l.Place(CheckLength(l.text))
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && !errors.Is(err, io.EOF):
			return false, &Error{File: l.file, What: "the record cannot be read: " + err.Error(), Cause: err}
		case err != nil && len(l.text) == 0:
			return false, io.EOF
		}
		return err != nil, nil
	}
}

// Decode reads the next line with a function such as Unmarshal. Its error is located at that line.
// Only a last line without a line break counts as truncated.
func (l *Lines) Decode(decode func(line []byte) error) error {
	text, cut, err := l.Next()
	if err != nil {
		return err
	}
	if err := decode(text); err != nil {
		e := AsError(l.Place(err))
		e.Truncated = e.Truncated && cut
		return e
	}
	return nil
}

// DecodeEntry reads the next line as an entry.
func (l *Lines) DecodeEntry() (*Raw, error) {
	e := new(Raw)
	return e, l.Decode(func(line []byte) error { return Unmarshal(line, e) })
}

// Writer writes a record line by line. Each line is a single Write to the destination, so a program
// that is killed leaves at most one incomplete line.
type Writer struct {
	dst io.Writer
	buf []byte
}

// NewWriter returns a writer of lines.
func NewWriter(dst io.Writer) *Writer { return &Writer{dst: dst} }

// Write writes a value as one line.
func (w *Writer) Write(v any) error {
	var err error
	if w.buf, err = Append(w.buf[:0], v); err != nil {
		return err
	}
	w.buf = append(w.buf, '\n')
	_, err = w.dst.Write(w.buf)
	return err
}

// Append appends a value's JSON in the form used in records: one line without a line break, in
// UTF-8 without unnecessary escapes. Equal values give equal text.
func Append(dst []byte, v any) ([]byte, error) {
	b := appender{dst}
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return dst, err
	}
	return b.text[:len(b.text)-1], nil
}

// appender is a writer that appends to a slice.
type appender struct{ text []byte }

func (b *appender) Write(p []byte) (int, error) {
	b.text = append(b.text, p...)
	return len(p), nil
}
