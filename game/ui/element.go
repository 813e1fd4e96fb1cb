// Package ui is the program without rendering: scenes, their flow, and the tree of
// elements that mouse, touch, keyboard, gamepad and tests work on. It draws nothing
// and reads no clock; an App takes one Input per tick.
package ui

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
)

// Role is what an element is to the player.
type Role uint8

// The roles. Labels and panels take no input.
const (
	RoleLabel  Role = iota // text that is read
	RolePanel              // a frame around others; may have a heading
	RoleButton             // does something when pressed
	RoleToggle             // is on or off
	RoleCycle              // shows one of several values; a press selects the next
	RoleField              // editable text
	RoleLink               // a line that points at something, such as a chronicle line
	RoleTarget             // a thing on the table that can be chosen: a tower, a space, a door …
	RoleSlider             // one of many values along a line
	RoleInfo               // a thing on the table that only has a hint
	RoleBar                // progress
)

var roleNames = [...]string{"label", "panel", "button", "toggle", "cycle", "field", "link", "target", "slider", "info", "bar"}

// String returns the role's name in the element list.
func (r Role) String() string { return roleNames[r] }

// Look is how an element is drawn. It does not affect input.
type Look uint8

// The looks that all games share.
const (
	LookText       Look = iota // text without a frame
	LookHeading                // a heading
	LookPanel                  // parchment panel
	LookPlaque                 // parchment in a frame of wood with brass corners: a window by itself
	LookDark                   // dark panel on the table
	LookButton                 // parchment button
	LookPrimary                // the main button
	LookDanger                 // a button that loses something for good
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
	LookScroll                 // parchment between two rods
	LookOption                 // an option of a decision: icons and text

	LookPrompt      // the ribbon that says who must decide what, with the player's crest
	LookChip        // turn chip
	LookIcons       // a row of icons; with Checked, after the crest; with Lit, on a dark ground
	LookChronicle   // a line of the chronicle: crest, icon, text; Checked begins a turn
	LookCurtain     // the curtain before a player's private view, in the colours of the crest
	LookCurtainText // text on the curtain
	LookToast       // a short answer near the pointer
	LookKeyCap      // the sign of a key or button, Cap
	LookSlot        // a button that shows the key Cap
	LookSample      // what a setting does, by Value; see the Samples
	LookGraph       // curves: Element.Graph
	LookPlayer      // a button with a sign of a player: Element.Sign
	LookQR          // a QR code: Element.QR
	LookSlider      // a knob on a line: Element.Slide
	LookDots        // as many dots as Lines says, the one numbered Part lit
	LookScrollBar   // the bar of a pane: Element.Pane
	LookPointer     // a ring of light round what a hint points at
	LookHand        // a hand that points at it; Part: its quarter turns, 0 pointing upwards
	LookVeil        // the dusk over all that a hint is not about, Part thick; Inner: what it leaves free

	// LookGame is the first look of the first game of the box, which the game draws itself. The
	// looks of the next game begin OwnLooks further on.
	LookGame
)

// OwnLooks is the number of looks that a game of the box has room for.
const OwnLooks = 100

// What elements of LookSample show, as their Value.
const (
	SampleSpeed   = "speed"   // a crest that walks at the speed of the game
	SampleMotion  = "motion"  // a crest that comes as things come now
	SampleScenery = "scenery" // a crest that sways while scenery moves
	SampleWindow  = "window"  // a screen; Checked: filled
	SampleHand    = "hand"    // the table in small; Checked: mirrored
	SamplePlan    = "plan"    // two places and a road; Checked: without scenery
	SamplePace    = "pace"    // a mark that moves on every Part tenths of a second
	SampleIcon    = "icon"    // its first icon, with the letter Mark
)

// NoCrest means no crest. There are as many crests below it, one for each seat of the largest table.
const NoCrest = 5

// Align places text within an element's rectangle.
type Align uint8

// The alignments. Text is centred by default.
const (
	AlignCentre Align = iota
	AlignLeft
	AlignRight
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

// pressed returns the sound of a press.
func (e *Element) pressed() sound.Effect {
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
