package ui

import "touria.games/touria/assets/pictures"

// Builder collects the elements of the visible scenes, from the lowest up.
type Builder struct {
	win   *window
	tree  *Tree
	layer int
	most  int // the highest layer so far
	sheet int // how many windows lie below
	in    int // 1 + the index of the enclosing element; 0: none
	over  bool
	lens  *Lens   // through which it is seen
	pane  *Scroll // in which it is seen

	running bool            // a game runs
	editing string          // id of the field being edited
	toEdit  func(id string) // begins or ends that
	caption string          // of what sounds, until it is placed
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
		e.Rect = e.Lens.magnified(e.Rect)
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
	w := b.win.cfg.Measure.Width(text, size*b.win.large, Bold) + 2*ribbonEnd
	if r.H < titleLeast || w > r.W {
		return b.Heading(id, r, text, size)
	}
	return b.Add(Element{ID: id, Role: RoleLabel, Look: LookBanner, Rect: Centred(r, w, min(r.H, max(titleLeast, 1.7*size))), Text: text, Size: size})
}

// Measures of a window's title.
const (
	ribbonEnd  = 48 // the ribbon's end
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
	e := b.field(id, label, value, change)
	e.Rect = r
	return b.Add(e)
}

// field returns a text field.
func (b *Builder) field(id, label, value string, change func(string)) Element {
	e := Element{ID: id, Role: RoleField, Look: LookField, Label: label, Text: value, Value: value, Align: AlignLeft,
		OnPress: func() { b.toEdit(id) }, OnType: change}
	if b.editing == id {
		e.Text, e.Lit = value+"|", true
	}
	return e
}

// Panel adds a frame or a background.
func (b *Builder) Panel(id string, r Rect, look Look) int {
	return b.Add(Element{ID: id, Role: RolePanel, Look: look, Rect: r})
}

// Ground covers the window with the background of a menu: the dimmed title scene or,
// during a game, the bare table.
func (b *Builder) Ground(id string) {
	if b.running {
		b.Panel(id, b.win.Window(), LookCloth)
		return
	}
	b.Panel(id, b.win.Window(), LookTitleScene)
	b.Last().Target.N = uint8(b.win.At())
	b.Panel(id+".veil", b.win.Window(), LookShade)
	b.Last().Part = .36 // the title scene stays recognisable
}

// Prompt announces what the game asks the person at the screen.
func (b *Builder) Prompt(text string) { b.tree.Prompt = text }

// Share divides a row into columns for buttons, wider ones for longer texts, which take two
// lines if necessary. fits reports whether all texts fit.
func (b *Builder) Share(r Rect, texts []string, gap float32) (cells []Rect, fits bool) {
	normal, _ := b.win.TextSize()
	rest := float32(-1)
	for lines := 1; rest < 0 && lines <= 2; lines++ {
		rest, cells = r.W-gap*float32(len(texts)-1), cells[:0]
		for _, t := range texts {
			width := func(text string) float32 { return max(44, b.win.cfg.Measure.Width(text, normal, Bold)+18) }
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

// Through runs f with everything that it adds shown through a lens over box. The lens closes if
// the game then asks for other elements and none of them is visible.
func (b *Builder) Through(l *Lens, box Rect, f func()) {
	l.box, l.layer = box, b.layer
	first := len(b.tree.Elements)
	b.lens, b.tree.lens = l, l
	f()
	b.lens = nil
	asked, seen := uint32(2166136261), false
	for i := range b.tree.Elements[first:] {
		if e := &b.tree.Elements[first+i]; e.Lit && e.Pressable() {
			asked = (asked ^ uint32(i+1)) * 16777619
			seen = seen || e.Rect.Overlaps(box)
		}
	}
	if asked != l.lit && !seen {
		l.Close()
	}
	l.lit = asked
}

// Pane runs f and shows what it adds in a pane. f gets the rectangle for the content, within a rim; high returns the
// height of the content for a width.
func (b *Builder) Pane(id string, s *Scroll, box Rect, high func(w float32) float32, f func(r Rect)) {
	r := inset(box, scrollRim, scrollLow)
	if s.box, s.layer, s.tall = box, b.layer, high(r.W)+2*scrollLow; s.Moves() {
		r.W -= scrollLane - scrollRim + 2
		s.tall = high(r.W) + 2*scrollLow
	}
	r.H = max(r.H, s.tall-2*scrollLow)
	if s.ends && (!s.begun || s.to >= s.end) {
		s.to, s.now = s.most(), s.most()
	}
	s.begun, s.end = true, s.most()
	s.to, s.now = min(s.to, s.most()), min(s.now, s.most())
	b.tree.panes = append(b.tree.panes, s)
	b.pane = s
	f(r)
	b.pane = nil
	if s.Moves() {
		b.Add(Element{ID: id + ".bar", Role: RolePanel, Look: LookScrollBar, Rect: s.lane(), Silent: true})
		b.Last().Pane = s
	}
}

// bubble returns the rectangle of a text bubble above a point, moved into the
// window.
func (b *Builder) bubble(text string, x, bottom, widest float32) Rect {
	win := b.win
	normal, _ := win.TextSize()
	normal, widest = normal*win.large, min(widest*win.large, win.w-8)
	lines, _ := Wrap(win.cfg.Measure, text, widest-24, normal, Regular, bubbleLines)
	w := float32(0)
	for _, l := range lines {
		w = max(w, win.cfg.Measure.Width(l, normal, Regular))
	}
	w, h := w+26, float32(len(lines))*normal*LineHeight+14
	x = max(4, min(x-w/2, win.w-w-4))
	y := max(4, min(bottom-h, win.h-h-4))
	return Rect{X: x, Y: y, W: w, H: h}
}

// bubbleWidth is the maximum width of a toast, before text grows.
const bubbleWidth = 360

// bubbleLines is the maximum number of lines of a text bubble.
const bubbleLines = 8

// Caption places the caption, if there is one, at the upper edge of a rectangle.
func (b *Builder) Caption(in Rect) {
	text, win := b.caption, b.win
	if text == "" {
		return
	}
	b.caption = ""
	normal, _ := win.TextSize()
	size := normal * win.large
	w := min(win.cfg.Measure.Width(text, size, Bold)+28, in.W-16)
	lines := 1
	if got, _ := Wrap(win.cfg.Measure, text, w-20, size, Bold, 2); len(got) > 1 {
		lines = 2
	}
	h := float32(lines)*size*LineHeight + 10
	r := Box(in.X+(in.W-w)/2, min(in.Y+8, win.Screen().Y+win.Screen().H-h-4), w, h)
	b.Above(func() {
		b.Add(Element{ID: "caption", Role: RoleLabel, Look: LookChip, Rect: r, Text: text, Lines: lines, Over: true})
	})
}

// captionAtFoot places the caption that no scene has placed.
func (b *Builder) captionAtFoot() {
	s := b.win.Screen()
	b.Caption(Box(s.X, s.Y+s.H-52*b.win.large, s.W, 44))
}

// askForRoom adds what a window shows that is too small: the request to enlarge it.
func (b *Builder) askForRoom() {
	whole := b.win.Window()
	b.Panel("room.ground", whole, LookCloth)
	text := b.win.T("window.small")
	b.Add(Element{ID: "room", Role: RoleLabel, Look: LookCurtainText, Rect: whole, Text: text, Lines: len(text)})
}
