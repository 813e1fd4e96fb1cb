// Package template stands for text/template in the page, where that takes a fiftieth of the program. It writes what
// Ebitengine's shaders are: text with {{if eq .A .B}}, {{else if eq .C .D}}, {{else}} and {{end}}, where the names are
// fields that contain whole numbers.
package template

import (
	"fmt"
	"io"
	"reflect"
	"strings"
)

// A Template is a text with conditions.
type Template struct{ text string }

// New returns an empty template.
func New(name string) *Template { return new(Template) }

// Must returns the template, and panics if there is an error.
func Must(t *Template, err error) *Template {
	if err != nil {
		panic(err)
	}
	return t
}

// Parse gives the template its text.
func (t *Template) Parse(text string) (*Template, error) {
	t.text = text
	return t, nil
}

// Execute writes the text as data, a struct, choose it. It returns an error if the template asks for more than this
// package knows.
func (t *Template) Execute(w io.Writer, data any) error {
	text := t.text
	type branch struct {
		on   bool // its text is written
		past bool // so was that of an earlier one of the same if
	}
	open := []branch{{on: true}}
	fields := reflect.ValueOf(data)
	for {
		before, rest, more := strings.Cut(text, "{{")
		if open[len(open)-1].on {
			if _, err := io.WriteString(w, before); err != nil {
				return err
			}
		}
		if !more {
			return nil
		}
		command, after, _ := strings.Cut(rest, "}}")
		text = after
		word := strings.Fields(command)
		otherwise := len(word) > 0 && word[0] == "else"
		if otherwise {
			word = word[1:]
			last := &open[len(open)-1]
			*last = branch{past: last.on || last.past}
		}
		switch {
		case otherwise && len(word) == 0:
		case len(word) == 1 && word[0] == "end" && len(open) > 1:
			open = open[:len(open)-1]
			continue
		case len(word) != 4 || word[0] != "if" || word[1] != "eq":
			return fmt.Errorf("{{%s}} is beyond the templates of shaders", command)
		case !otherwise:
			open = append(open, branch{past: !open[len(open)-1].on})
		}
		if last := &open[len(open)-1]; !last.past {
			last.on = len(word) == 0 || fields.FieldByName(word[2][1:]).Int() == fields.FieldByName(word[3][1:]).Int()
		}
	}
}
