package ui

import "touria.games/touria/assets/pictures"

// Builder collects the elements of the visible scenes, from the lowest up.
type Builder struct {
	a     *App
	tree  *Tree
	layer int
	most  int // the highest layer so far
	sheet int // how many windows lie below
	in    int // 1 + the index of the enclosing element; 0: none
	over  bool
	lens  *Lens   // through which it is seen
	pane  *Scroll // in which it is seen
}

// Add adds an element and returns 1 + its index, for Inside.
func (b *Builder) Add(e Element) int {
	e.Layer, e.Sheet = b.layer, b.sheet
	e.In = b.in
	e.Over = e.Over || b.over
	if e.Label == "" {
		e.Label = e.Text
	}
	if e.Look == LookIcons {
		e.fitRow()
	}
	if e.Lens = b.lens; e.Lens.Open() {
		e.Rect = e.Lens.in(e.Rect)
	}
	if e.Pane = b.pane; e.Pane != nil {
		e.Rect = e.Pane.moved(e.Rect)
		if !e.Inner.Empty() {
			e.Inner = e.Pane.moved(e.Inner)
		}
	}
	b.tree.Elements = append(b.tree.Elements, e)
	return len(b.tree.Elements)
}

// Last returns the last element added, for fields that the other methods do not
// set.
func (b *Builder) Last() *Element { return &b.tree.Elements[len(b.tree.Elements)-1] }

// Built returns the elements so far. It is valid until the next one is added.
func (b *Builder) Built() *Tree { return b.tree }

// Above runs f on a higher layer, which does not block the ones below.
func (b *Builder) Above(f func()) {
	b.layer++
	b.most = max(b.most, b.layer)
	f()
	b.layer--
}

// Inside runs f with all it adds enclosed by an element.
func (b *Builder) Inside(in int, f func()) {
	old := b.in
	b.in = in
	f()
	b.in = old
}

// Overlay starts a layer that blocks those below, also what lies Above them.
func (b *Builder) Overlay() {
	b.layer = b.most + 1
	b.most = b.layer
	b.sheet++
	b.tree.top = b.layer
	b.in = 0
}

// Label adds a line of text.
func (b *Builder) Label(id string, r Rect, text string, align Align) int {
	return b.Add(Element{ID: id, Role: RoleLabel, Look: LookText, Rect: r, Text: text, Align: align})
}

// Paragraph adds text of up to lines lines.
func (b *Builder) Paragraph(id string, r Rect, text string, lines int, align Align) int {
	return b.Add(Element{ID: id, Role: RoleLabel, Look: LookText, Rect: r, Text: text, Lines: lines, Align: align})
}

// Heading adds a heading.
func (b *Builder) Heading(id string, r Rect, text string, size float32) int {
	return b.Add(Element{ID: id, Role: RoleLabel, Look: LookHeading, Rect: r, Text: text, Size: size})
}

// Title adds the title of a window, on a ribbon if there is room for one.
func (b *Builder) Title(id string, r Rect, text string, size float32) int {
	w := b.a.cfg.Measure.Width(text, size*b.a.large, Bold) + 2*RibbonEnd
	if r.H < titleLeast || w > r.W {
		return b.Heading(id, r, text, size)
	}
	return b.Add(Element{ID: id, Role: RoleLabel, Look: LookBanner, Rect: Centred(r, w, min(r.H, max(titleLeast, 1.7*size))), Text: text, Size: size})
}

// Measures of a window's title.
const (
	RibbonEnd  = 48 // the ribbon's end
	titleLeast = 34 // the least height of a ribbon
)

// Crest adds a crest that label explains.
func (b *Builder) Crest(id string, r Rect, crest int, label string) int {
	return b.Add(Element{ID: id, Role: RoleLabel, Look: LookCrest, Rect: r, Crest: crest, Label: label})
}

// Button adds a parchment button.
func (b *Builder) Button(id string, r Rect, text string, press func()) int {
	return b.Add(Element{ID: id, Role: RoleButton, Look: LookButton, Rect: r, Text: text, OnPress: press})
}

// Primary adds the main button of a screen.
func (b *Builder) Primary(id string, r Rect, text string, press func()) int {
	return b.Add(Element{ID: id, Role: RoleButton, Look: LookPrimary, Rect: r, Text: text, OnPress: press})
}

// Icon adds a small button with a symbol; the label says what it does.
func (b *Builder) Icon(id string, r Rect, s pictures.Symbol, label string, press func()) int {
	return b.Add(Element{ID: id, Role: RoleButton, Look: LookIcon, Rect: r, Symbol: s, Label: label, Hint: label, OnPress: press})
}

// Field adds a text field.
func (b *Builder) Field(id string, r Rect, label, value string, change func(string)) int {
	a := b.a
	e := Element{ID: id, Role: RoleField, Look: LookField, Rect: r, Label: label, Text: value, Value: value, Align: AlignLeft,
		OnPress: func() { a.edit(id) }, OnType: change}
	if a.editing == id {
		e.Text, e.Lit = value+"|", true
	}
	return b.Add(e)
}

// Panel adds a frame or a background.
func (b *Builder) Panel(id string, r Rect, look Look) int {
	return b.Add(Element{ID: id, Role: RolePanel, Look: look, Rect: r})
}

// Ground covers the window with the background of a menu: the dimmed title scene or,
// during a game, the bare table.
func (b *Builder) Ground(id string) {
	if b.a.Running() != nil {
		b.Panel(id, b.a.Window(), LookCloth)
		return
	}
	b.Panel(id, b.a.Window(), LookTitleScene)
	b.Last().Target.N = uint8(b.a.At())
	b.Panel(id+".veil", b.a.Window(), LookShade)
	b.Last().Part = .36 // the title scene stays recognisable
}

// Prompt announces what the game asks the person at the screen.
func (b *Builder) Prompt(text string) { b.tree.Prompt = text }

// Centred returns a rectangle of a size in the middle of another, no larger than it.
func Centred(in Rect, w, h float32) Rect {
	w, h = min(w, in.W), min(h, in.H)
	return Rect{X: in.X + (in.W-w)/2, Y: in.Y + (in.H-h)/2, W: w, H: h}
}

// Column returns the i-th of n rows of equal height with gaps between them.
func Column(r Rect, i, n int, gap float32) Rect {
	h := (r.H - gap*float32(n-1)) / float32(n)
	return Rect{X: r.X, Y: r.Y + float32(i)*(h+gap), W: r.W, H: h}
}

// Row returns the i-th of n columns of equal width with gaps between them.
func Row(r Rect, i, n int, gap float32) Rect {
	w := (r.W - gap*float32(n-1)) / float32(n)
	return Rect{X: r.X + float32(i)*(w+gap), Y: r.Y, W: w, H: r.H}
}

// Share divides a row into columns for buttons, wider ones for longer texts, which take two
// lines if necessary. fits reports whether all texts fit.
func (b *Builder) Share(r Rect, texts []string, gap float32) (cells []Rect, fits bool) {
	normal, _ := b.a.TextSize()
	rest := float32(-1)
	for lines := 1; rest < 0 && lines <= 2; lines++ {
		rest, cells = r.W-gap*float32(len(texts)-1), cells[:0]
		for _, t := range texts {
			width := func(text string) float32 { return max(44, b.a.cfg.Measure.Width(text, normal, Bold)+18) }
			w := width(t)
			for i := range len(t) {
				if lines == 2 && t[i] == ' ' {
					w = min(w, max(width(t[:i]), width(t[i+1:])))
				}
			}
			cells = append(cells, Box(0, r.Y, w, r.H))
			rest -= w
		}
	}
	x := r.X
	for i := range cells {
		cells[i].X = x
		cells[i].W += rest / float32(len(texts))
		x += cells[i].W + gap
	}
	return cells, rest >= 0
}

// Box returns the rectangle with an upper left corner and a size.
func Box(x, y, w, h float32) Rect { return Rect{X: x, Y: y, W: w, H: h} }
