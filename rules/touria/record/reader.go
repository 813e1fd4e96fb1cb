package record

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
)

// MaxLine bounds the length of a record's line, in bytes.
const MaxLine = 16 << 20

// entry is a line after the header, as it is read.
type entry struct {
	N      *int            `json:"n"`
	Seat   *string         `json:"seat"`
	Do     json.RawMessage `json:"do"`
	Events json.RawMessage `json:"events"`
	Legal  json.RawMessage `json:"legal"`
	State  json.RawMessage `json:"state"`
}

// lines reads a record line by line and knows where it is.
type lines struct {
	src    *bufio.Reader
	file   string
	line   int   // physical number of the last line read
	before int64 // bytes before it
	after  int64 // bytes up to its end
	text   []byte
}

func newLines(file string, src io.Reader) *lines {
	return &lines{src: bufio.NewReaderSize(src, 1<<16), file: file}
}

// place puts an error at the line last read.
func (l *lines) place(err error) error {
	e := asError(err)
	e.File, e.Line, e.Offset = l.file, l.line, l.before
	return e
}

// next returns the next line that is not empty, io.EOF at the end. Whether a
// broken line is one that a killed program left is told by cut.
func (l *lines) next() (text []byte, cut bool, err error) {
	for {
		l.before = l.after
		l.text = l.text[:0]
		for {
			part, err := l.src.ReadSlice('\n')
			l.text = append(l.text, part...)
			l.after += int64(len(part))
			if len(l.text) > MaxLine {
				l.line++
				return nil, false, l.place(wrong("the line is too long for a record", "at most 16 MiB", "more"))
			}
			if errors.Is(err, bufio.ErrBufferFull) {
				continue
			}
			if err != nil && !errors.Is(err, io.EOF) {
				return nil, false, &Error{File: l.file, What: "the record cannot be read: " + err.Error()}
			}
			if err != nil && len(l.text) == 0 {
				return nil, false, io.EOF
			}
			cut = err != nil
			break
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

// decode reads the next line into v.
func (l *lines) decode(v any) error {
	text, cut, err := l.next()
	if err != nil {
		return err
	}
	if err := Unmarshal(text, v); err != nil {
		e := asError(l.place(err))
		// Only the last line of a file can have been cut off; elsewhere, and
		// behind a line break, the line is damaged.
		e.Truncated = e.Truncated && cut
		return e
	}
	return nil
}
