// Package drive lets tests use the program as a person does: it reads the list
// of the elements on the screen that the program tells when it is asked to
// (flag -elements, touriaElements in a browser), and presses them where they
// are. Nothing but tests imports it.
package drive

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Screen is what the program says that it shows.
type Screen struct {
	Scene    string    `json:"scene"`
	Focus    string    `json:"focus"`
	Elements []Element `json:"elements"`
}

// Element is one thing on the screen.
type Element struct {
	ID      string     `json:"id"`
	Role    string     `json:"role"`
	Rect    [4]float64 `json:"rect"` // x, y, width, height in pixels of the window
	Label   string     `json:"label"`
	Value   string     `json:"value"`
	Enabled bool       `json:"enabled"` // it can be pressed now
	Checked bool       `json:"checked"` // it is on, or chosen
	Why     string     `json:"why"`     // why it is not enabled, if there is a reason to tell
}

// ParseScreen reads a screen as the program tells it.
func ParseScreen(data []byte) (Screen, error) {
	var s Screen
	if err := json.Unmarshal(data, &s); err != nil {
		return Screen{}, fmt.Errorf("the list of elements cannot be read: %w in %.200q", err, data)
	}
	return s, nil
}

// Find returns the element of an id; ok is false if there is none.
func (s Screen) Find(id string) (e Element, ok bool) {
	for _, e := range s.Elements {
		if e.ID == id {
			return e, true
		}
	}
	return Element{}, false
}

// Has tells whether there is an element of an id.
func (s Screen) Has(id string) bool {
	_, ok := s.Find(id)
	return ok
}

// Centre returns the point to press.
func (e Element) Centre() (x, y float64) {
	return e.Rect[0] + e.Rect[2]/2, e.Rect[1] + e.Rect[3]/2
}

// Enabled tells whether there is an element of an id that can be pressed.
func (s Screen) Enabled(id string) bool {
	e, ok := s.Find(id)
	return ok && e.Enabled
}

// String lists the scene and its elements, for the message of a failed test.
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
