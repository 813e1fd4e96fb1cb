// Package ui is the program without a picture: scenes, their flow, and the
// tree of interactive elements that the mouse, touch, keyboard, gamepad, tests
// and later the browser's accessibility mirror all work on. It is pure: it
// draws nothing and reads no clock; an App is fed one Input a tick and can be
// looked at afterwards.
package ui

import (
	"touria.games/touria/assets/pictures"
)

// Role tells what an element is to the player.
type Role uint8

// The roles. Labels and panels take no input.
const (
	RoleLabel  Role = iota // text that is read
	RolePanel              // a frame around others; may have a heading
	RoleButton             // does something when pressed
	RoleToggle             // is on or off
	RoleCycle              // shows one of several values; a press goes on to the next
	RoleField              // text that can be typed
	RoleLink               // a line that points at something: a chronicle line
	RoleTarget             // a thing of the table that a decision can choose: tower, space, door …
	RoleInfo               // a thing of the table that only explains itself
	RoleBar                // progress
)

var roleNames = [...]string{"label", "panel", "button", "toggle", "cycle", "field", "link", "target", "info", "bar"}

// String returns the role's name in the element list.
func (r Role) String() string { return roleNames[r] }

// Look tells the renderer how to draw an element; it means nothing to input.
type Look uint8

// The looks that are drawn alike in every game.
const (
	LookText       Look = iota // text without a frame
	LookHeading                // a heading
	LookPanel                  // parchment panel
	LookDark                   // dark panel on the table cloth
	LookButton                 // parchment button
	LookPrimary                // the one button that goes on
	LookDanger                 // a button that loses something
	LookIcon                   // a small square button with an icon
	LookToggle                 // text with a tick box at its left
	LookField                  // a value in a frame
	LookBar                    // a progress bar
	LookShade                  // a veil over everything below
	LookCloth                  // the opaque table cloth
	LookBanner                 // a ribbon with text
	LookCrest                  // a crest
	LookLogo                   // the game's name, drawn
	LookTitleScene             // the kingdom behind the title
	LookOption                 // an option of a decision: icons and text

	LookPrompt      // the ribbon that says what is to be done, with the crest of who is to do it
	LookChip        // turn chip
	LookIcons       // a row of icons; with Checked, after the crest
	LookChronicle   // a line of the chronicle: crest, icon, text; Checked begins a turn
	LookCurtain     // the curtain before a player's private view, in the colours of the crest
	LookCurtainText // text on the curtain
	LookToast       // a short answer near the pointer

	// LookGame is the first look of those that only a game has: each game counts
	// its own from here, and draws them itself.
	LookGame
)

// NoCrest is no crest: the plain one.
const NoCrest = 4

// Align places text within an element's rectangle.
type Align uint8

// Text stands in the centre unless told otherwise.
const (
	AlignCentre Align = iota
	AlignLeft
	AlignRight
)

// Element is one thing on the screen that can be read, pointed at or pressed.
// Elements are values in a Tree; only the builder of a scene makes them.
type Element struct {
	ID   string // stable: the same thing has the same id at every size and in every language
	Role Role
	Look Look
	Rect Rect // logical pixels

	Label string  // what it is or does, in words; for buttons with a picture alone, too
	Text  string  // what is written on it; empty where the picture says it
	Sub   string  // a second, smaller line of text
	Value string  // the current value of a cycle or field
	Part  float32 // of a bar: how much of it is full, 0 … 1
	Mark  string  // a short sign beside the value: the letter of a gem's colour
	Hint  string  // explanation shown at hover and focus

	Symbol pictures.Symbol
	Costs  []Icon  // what is given up
	Icons  []Icon  // what is gained, or what the element shows
	Size   float32 // text size wished for; 0 is the layout's normal one
	Align  Align
	Lines  int    // lines that the text may take; 0 is 1
	Crest  int    // the crest that it bears, by Look; NoCrest is none
	Target Target // the thing of the game that it stands for
	Layer  int    // overlays stand on higher layers and block what is below
	In     int    // 1 + the index of the element that holds this one; 0: none
	Below  bool   // costs and gains stand below the text, not beside it
	Round  bool   // it is round, and so is its focus ring
	Paper  bool   // of a look of a game: it is a light ground, for dark ink
	Over   bool   // meant to lie over others: an overlay's parts, a space of a small map

	Disabled bool
	Why      string // why it is disabled, in at most 8 words
	Checked  bool   // of toggles; the chosen one of a group
	Marked   bool   // "no way back": pressing it reveals something
	Lit      bool   // drawn with a ring: legal now, or chosen
	Advised  bool   // the herald advises it: drawn with its sign
	Quiet    bool   // why it is disabled is said at a press only, not with the hint
	Struck   bool   // drawn struck through: cannot be done, says Why

	// Fit is the text as it is written: set when the tree is built.
	Fit Fit

	OnPress func()            // nil: a press does nothing
	OnHover func(on bool)     // pointer or focus come or go
	OnType  func(text string) // of fields: what stands there now
}

// Interactive tells whether the element can be pointed at or focused. Things
// that only explain themselves are interactive, too: they show their Hint.
func (e *Element) Interactive() bool { return e.Role >= RoleButton && e.Role <= RoleInfo }

// Pressable tells whether a press does something: buttons and targets that
// are disabled answer with their reason instead.
func (e *Element) Pressable() bool { return e.Interactive() && !e.Disabled && e.OnPress != nil }

// Tree is the list of a screen's elements in reading order, which is the order
// of Tab. It is rebuilt when the screen changes, not per frame.
type Tree struct {
	Elements []Element
	// Version grows with every rebuild, so that a watcher sees changes.
	Version int

	top int // the highest layer that blocks
}

// Find returns the element of an id, nil if there is none now.
func (t *Tree) Find(id string) *Element {
	for i := range t.Elements {
		if t.Elements[i].ID == id {
			return &t.Elements[i]
		}
	}
	return nil
}

// At returns the interactive element at a point, nil if there is none. Later
// elements lie above earlier ones; overlays block what is below them.
func (t *Tree) At(x, y float32) *Element {
	for i := len(t.Elements) - 1; i >= 0; i-- {
		e := &t.Elements[i]
		if e.Layer >= t.top && e.Interactive() && e.Rect.Contains(x, y) {
			return e
		}
	}
	return nil
}

// Reachable tells whether the element takes input: nothing that blocks lies
// above it.
func (t *Tree) Reachable(e *Element) bool { return e.Layer >= t.top && e.Interactive() }
