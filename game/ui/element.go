// Package ui is the program without rendering: scenes, their flow, and the tree of
// elements that mouse, touch, keyboard, gamepad and tests work on. It draws nothing
// and reads no clock; an App takes one Input per tick.
package ui

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
)

// Element is a thing on the screen that can be read, pointed at or pressed.
type Element struct {
	ID   string // the same for the same thing at every size and in every language
	Role Role
	Look Look
	Rect Rect // logical pixels

	Label string  // what it is or does; set even if it shows only a picture
	Text  string  // what is written on it
	Sub   string  // a second, smaller line of text
	Value string  // the current value of a cycle or field
	Part  float32 // of a bar: the full part, 0 … 1; of a veil: how thick it is, 0 for the usual one
	Mark  string  // a sign beside the value: the letter of a gem's colour
	Hint  string  // shown at hover and focus
	// Detail is extra text for screen readers, unless Hint already says it.
	Detail string

	Symbol pictures.Symbol
	Costs  []Icon  // what it costs
	Icons  []Icon  // what it gains or shows
	Size   float32 // preferred text size; 0 is the normal one
	Align  Align
	Lines  int     // maximum lines of text; 0 is 1
	Most   int     // of fields: maximum characters; 0 is the usual number
	Crest  int     // for looks with a crest; NoCrest is none
	Sitter int     // of a game with portraits: 1 + the number of the person; 0 is none
	Target Target  // the thing that it represents
	Layer  int     // overlays are on higher layers and block those below
	Sheet  int     // which of the windows that block one another it is part of; 0: the lowest
	In     int     // 1 + the index of the enclosing element; 0: none
	Inner  Rect    // where its text stands, if not in the usual place
	Below  bool    // costs and gains are below the text, not beside it
	Round  bool    // it is round, and so is its focus ring
	Paper  bool    // of a game's own look: a light background, for dark ink
	Lens   *Lens   // through which it is seen; Rect is where it is seen; nil: none
	Pane   *Scroll // the pane that it is seen in, or whose bar it is; nil: none
	Over   bool    // may overlap others: an overlay's parts, a space of a small map

	Cap     Key    // the key that presses it, shown at its corner
	CapText string // what is written on that key
	SignAt  Rect   // where the sign of that key stands; empty: there is no room

	Disabled bool
	Why      string // why it is disabled, in at most 8 words
	Checked  bool   // of toggles; the chosen one of a group
	Marked   bool   // cannot be undone: pressing it reveals something
	Lit      bool   // drawn with a ring: legal or chosen
	Advised  bool   // advised by the herald: drawn with its sign
	Quiet    bool   // Why is shown only at a press, not with the hint
	Struck   bool   // drawn struck through
	Stays    bool   // no hint covers it
	Silent   bool   // decorative: hidden from screen readers
	Spot     bool   // a veil over the rest leaves it in the light

	Graph *Graph     // of LookGraph
	Sign  PlayerSign // of LookPlayer
	QR    *QR        // of LookQR
	Slide Slide      // of LookSlider

	// Sound is the sound of a press, if not the usual one.
	Sound sound.Effect

	Fit Fit // the text in its lines, set when the tree is built

	OnPress func()            // nil: a press does nothing
	OnWhy   func()            // of a disabled one: a press tells why, and does this; nil: nothing more
	OnHover func(on bool)     // pointer or focus arrive or leave
	OnType  func(text string) // of fields: the new text
}

// Interactive reports whether the element can be pointed at or focused. That
// includes things that only show a hint.
func (e *Element) Interactive() bool { return e.Role >= RoleButton && e.Role <= RoleInfo }

// Pressable reports whether a press does something. Disabled elements answer a
// press with their reason.
func (e *Element) Pressable() bool { return e.Interactive() && !e.Disabled && e.OnPress != nil }

// pressSound returns the sound of a press.
func (e *Element) pressSound() sound.Effect {
	switch {
	case e.Sound != sound.NoEffect:
		return e.Sound
	case e.Look == LookPrimary || e.Look == LookDanger:
		return sound.Confirm
	}
	return sound.Press
}

// Tree lists a screen's elements in reading order, which is also the order of
// Tab. It is rebuilt when the screen changes, not every frame.
type Tree struct {
	Elements []Element
	// Version grows with every rebuild.
	Version int
	// Prompt is the game's question to the person at the screen, "" for none.
	Prompt string

	top   int   // the highest layer that blocks
	lens  *Lens // through which some are seen
	panes []*Scroll
}

// Find returns the element with an id, nil if there is none.
func (t *Tree) Find(id string) *Element {
	for i := range t.Elements {
		if t.Elements[i].ID == id {
			return &t.Elements[i]
		}
	}
	return nil
}

// At returns the topmost interactive element at a point, nil if there is none.
// Later elements lie above earlier ones.
func (t *Tree) At(x, y float32) *Element {
	for i := len(t.Elements) - 1; i >= 0; i-- {
		e := &t.Elements[i]
		if e.Layer >= t.top && e.Interactive() && e.seenAt(x, y) {
			return e
		}
	}
	return nil
}

// Reachable reports whether the element takes input: no overlay blocks it.
func (t *Tree) Reachable(e *Element) bool { return e.Layer >= t.top && e.Interactive() }

// Slide is the place of a slider's knob.
type Slide struct {
	At, Most int // from 0 to Most
	To       func(at int)
}

// asked reports whether the element is part of what the game asks for.
func (e *Element) asked() bool {
	return e.Look == LookPrimary || e.Look == LookOption || e.Role == RoleTarget && e.Lit || e.Look == LookPlaque && e.Role == RoleButton
}

// Plain returns an element's rectangle without magnification.
func (e *Element) Plain() Rect {
	if !e.Lens.Open() {
		return e.Rect
	}
	return e.Lens.Below(e.Rect)
}

// Seen returns the visible part of an element. For one outside its viewport that is a
// point at the edge, in its direction.
func (e *Element) Seen() Rect {
	r, box := e.Rect, e.Rect
	switch {
	case e.Lens.Open():
		box = e.Lens.box
	case e.Pane != nil:
		box = e.Pane.box
	default:
		return r
	}
	x, y := min(max(r.X, box.X), box.X+box.W-1), min(max(r.Y, box.Y), box.Y+box.H-1)
	return Rect{X: x, Y: y, W: max(1, min(r.X+r.W, box.X+box.W)-x), H: max(1, min(r.Y+r.H, box.Y+box.H)-y)}
}

// seenAt reports whether the element is visible at a point.
func (e *Element) seenAt(x, y float32) bool {
	return e.Rect.Contains(x, y) && (!e.Lens.Open() || e.Lens.box.Contains(x, y)) && (e.Pane == nil || e.Pane.box.Contains(x, y))
}

// Shot is a photo of one element alone, in progress, for the player to save.
type Shot struct {
	W, H    int     // pixels
	Of      any     // what the element shows, as it was when the picture was asked for
	Element Element // fills the picture, which is ShotHeight logical pixels high

	then func(pix []byte)
}

// ShotHeight is the height of every Shot in logical pixels.
const ShotHeight = 720

// MostShot is the greatest width and height of a Shot in pixels.
const MostShot = 4096
