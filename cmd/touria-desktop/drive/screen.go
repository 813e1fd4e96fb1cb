// Package drive lets tests use the program as a person does. On request the program lists the
// elements on the screen (flag -elements, or touriaElements in a browser); the tests read that list
// and press the elements at their positions. Only tests import this package.
package drive

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Screen is the program's description of what it shows.
type Screen struct {
	Scene    string    `json:"scene"`
	Focus    string    `json:"focus"`
	Elements []Element `json:"elements"`
}

// Element is one element on the screen.
type Element struct {
	ID      string     `json:"id"`
	Role    string     `json:"role"`
	Rect    [4]float64 `json:"rect"` // x, y, width, height in pixels of the window
	Label   string     `json:"label"`
	Value   string     `json:"value"`
	Enabled bool       `json:"enabled"` // it can be pressed now
	Checked bool       `json:"checked"` // it is on, or selected
	Why     string     `json:"why"`     // why it is not enabled, if there is a reason to give
}

// ParseScreen parses the program's description of a screen.
func ParseScreen(data []byte) (Screen, error) {
	var s Screen
	if err := json.Unmarshal(data, &s); err != nil {
		return Screen{}, fmt.Errorf("the list of elements cannot be read: %w in %.200q", err, data)
	}
	return s, nil
}

// Find returns the element with an id. ok is false if there is none.
func (s Screen) Find(id string) (e Element, ok bool) {
	for _, e := range s.Elements {
		if e.ID == id {
			return e, true
		}
	}
	return Element{}, false
}

// Has reports whether there is an element with an id.
func (s Screen) Has(id string) bool {
	_, ok := s.Find(id)
	return ok
}

// Below returns the elements whose ids begin with a prefix.
func (s Screen) Below(prefix string) (list []Element) {
	for _, e := range s.Elements {
		if strings.HasPrefix(e.ID, prefix) {
			list = append(list, e)
		}
	}
	return list
}

// Centre returns the point to press.
func (e Element) Centre() (x, y float64) {
	return e.Rect[0] + e.Rect[2]/2, e.Rect[1] + e.Rect[3]/2
}

// Enabled reports whether there is an element with an id that can be pressed.
func (s Screen) Enabled(id string) bool {
	e, ok := s.Find(id)
	return ok && e.Enabled
}

// String lists the scene and its elements for error messages of tests.
func (s Screen) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "scene %q, focus %q", s.Scene, s.Focus)
	for _, e := range s.Elements {
		off := ""
		if !e.Enabled {
			off = " (off)"
		}
		fmt.Fprintf(&b, "\n  %-30s %-8s %4.0f %v %q%s", e.ID, e.Role, e.Rect, e.Value, e.Label, off)
	}
	return b.String()
}
