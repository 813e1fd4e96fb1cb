package ui

import (
	"touria.games/touria/assets/pictures"
)

// Builder gathers the elements of the scenes, from the lowest to the highest.
type Builder struct {
	a     *App
	tree  *Tree
	layer int
	in    int // 1 + index of the element that encloses what is added; 0: none
	over  bool
}

// Add puts an element into the tree and returns 1 + its index, for inside.
func (b *Builder) Add(e Element) int {
	e.Layer = b.layer
	e.In = b.in
	e.Over = e.Over || b.over
	if e.Label == "" {
		e.Label = e.Text
	}
	if e.Look == LookIcons {
		e.fitRow()
	}
	b.tree.Elements = append(b.tree.Elements, e)
	return len(b.tree.Elements)
}

// Last returns the element that was added last, for what the other methods do
// not set.
func (b *Builder) Last() *Element { return &b.tree.Elements[len(b.tree.Elements)-1] }

// Above adds what f adds on a higher layer, which blocks nothing below it.
func (b *Builder) Above(f func()) {
	b.layer++
	f()
	b.layer--
}

// Inside adds what f adds within an element that encloses it.
func (b *Builder) Inside(in int, f func()) {
	old := b.in
	b.in = in
	f()
	b.in = old
}

// Overlay begins a layer that blocks all below it.
func (b *Builder) Overlay() {
	b.layer++
	b.tree.top = b.layer
	b.in = 0
}

// Label adds text in one line.
func (b *Builder) Label(id string, r Rect, text string, align Align) int {
	return b.Add(Element{ID: id, Role: RoleLabel, Look: LookText, Rect: r, Text: text, Align: align})
}

// Paragraph adds text of several lines.
func (b *Builder) Paragraph(id string, r Rect, text string, lines int, align Align) int {
	return b.Add(Element{ID: id, Role: RoleLabel, Look: LookText, Rect: r, Text: text, Lines: lines, Align: align})
}

// Heading adds a heading of a size.
func (b *Builder) Heading(id string, r Rect, text string, size float32) int {
	return b.Add(Element{ID: id, Role: RoleLabel, Look: LookHeading, Rect: r, Text: text, Size: size})
}

// Button adds a parchment button.
func (b *Builder) Button(id string, r Rect, text string, press func()) int {
	return b.Add(Element{ID: id, Role: RoleButton, Look: LookButton, Rect: r, Text: text, OnPress: press})
}

// Primary adds the button that goes on.
func (b *Builder) Primary(id string, r Rect, text string, press func()) int {
	return b.Add(Element{ID: id, Role: RoleButton, Look: LookPrimary, Rect: r, Text: text, OnPress: press})
}

// Icon adds a small button with a symbol; the label says what it does.
func (b *Builder) Icon(id string, r Rect, s pictures.Symbol, label string, press func()) int {
	return b.Add(Element{ID: id, Role: RoleButton, Look: LookIcon, Rect: r, Symbol: s, Label: label, Hint: label, OnPress: press})
}

// toggle adds a tick box with its text.
func (b *Builder) toggle(id string, r Rect, text string, on bool, press func()) int {
	return b.Add(Element{ID: id, Role: RoleToggle, Look: LookToggle, Rect: r, Text: text, Checked: on, Align: AlignLeft, Lines: 2, OnPress: press})
}

// cycle adds a button that goes through values, with its name above the value.
func (b *Builder) cycle(id string, r Rect, name, value string, press func()) int {
	text := value
	if name != "" {
		text = name + b.a.Colon() + value
	}
	return b.Add(Element{ID: id, Role: RoleCycle, Look: LookButton, Rect: r, Label: name, Text: text, Value: value, OnPress: press})
}

// Field adds text that can be typed.
func (b *Builder) Field(id string, r Rect, label, value string, change func(string)) int {
	e := Element{ID: id, Role: RoleField, Look: LookField, Rect: r, Label: label, Text: value, Value: value, Align: AlignLeft}
	a := b.a
	if a.editing == id {
		e.Text = value + "|"
		e.Lit = true
	}
	e.OnPress = func() { a.edit(id) }
	e.OnType = change
	return b.Add(e)
}

// Panel adds a frame and, if there is a heading, the heading within it.
func (b *Builder) Panel(id string, r Rect, look Look) int {
	return b.Add(Element{ID: id, Role: RolePanel, Look: look, Rect: r})
}

// Ground covers the window with what a menu stands on: the kingdom of the title
// under a veil or, in the middle of a game, the table cloth.
func (b *Builder) Ground(id string) {
	if b.a.running() != nil {
		b.Panel(id, b.a.Window(), LookCloth)
		return
	}
	b.Panel(id, b.a.Window(), LookTitleScene)
	b.Panel(id+".veil", b.a.Window(), LookShade)
}

// Centred returns a rectangle of a size in the middle of another one.
func Centred(in Rect, w, h float32) Rect {
	w, h = min(w, in.W), min(h, in.H)
	return Rect{X: in.X + (in.W-w)/2, Y: in.Y + (in.H-h)/2, W: w, H: h}
}

// Column splits a rectangle into n rows of equal height with a gap between.
func Column(r Rect, i, n int, gap float32) Rect {
	h := (r.H - gap*float32(n-1)) / float32(n)
	return Rect{X: r.X, Y: r.Y + float32(i)*(h+gap), W: r.W, H: h}
}

// Spread returns the i-th of n rows of a height, the first at the upper edge
// and the last at the lower one; lower where there is no room for so many.
func Spread(r Rect, i, n int, h, gap float32) Rect {
	h = min(h, (r.H-gap*float32(n-1))/float32(n))
	return Rect{X: r.X, Y: r.Y + float32(i)*(r.H-h)/float32(n-1), W: r.W, H: h}
}

// Row splits a rectangle into n columns of equal width with a gap between.
func Row(r Rect, i, n int, gap float32) Rect {
	w := (r.W - gap*float32(n-1)) / float32(n)
	return Rect{X: r.X + float32(i)*(w+gap), Y: r.Y, W: w, H: r.H}
}

// Box returns a rectangle by its upper left corner and its size.
func Box(x, y, w, h float32) Rect { return Rect{X: x, Y: y, W: w, H: h} }
