package ui

import "touria.games/touria/assets/pictures"

// Flow places what is added to it one below the other, each as high as its texts need in the width that there is. It is
// laid out once all of it is known: until then, elements that have been added can be changed.
type Flow struct {
	b       *Builder
	between float32 // one below the other
	aside   float32 // and one beside the other
	parts   []laid
	// What a window keeps above and below its pane; nil in others.
	head, foot *Flow
}

// laid is something in a Flow.
type laid struct {
	e    *Element // nil: it is several
	need func(w float32) (h float32, fits bool)
	put  func(r Rect)
	w, h float32 // what was asked for last
	fits bool
}

// needs returns the height that it needs in a width, and whether all words have room in that.
func (p *laid) needs(w float32) (h float32, fits bool) {
	if w != p.w {
		p.w = w
		p.h, p.fits = p.need(w)
	}
	return p.h, p.fits
}

// Add adds an element. Its Rect.H is its least height, its Rect.W its width in a Row, below 1 a part of that, 0 for a
// share of what is left. With both it keeps that size. Of several texts, the first one that has room in the element's lines is written on it.
func (f *Flow) Add(e Element, shorter ...string) *Element {
	b, at := f.b, &e
	f.parts = append(f.parts, laid{e: at,
		need: func(w float32) (float32, bool) {
			_, _, h, fits := b.written(at, shorter, w)
			return max(at.Rect.H, h), fits
		},
		put: func(r Rect) {
			at.Text, at.Lines, _, _ = b.written(at, shorter, r.W)
			if at.Rect.W >= 1 && at.Rect.H > 0 {
				r = Centred(r, at.Rect.W, at.Rect.H)
			}
			at.Rect = r
			b.Add(*at)
		}})
	return at
}

// written returns which of its texts an element bears in a width, in how many lines, how high it must be for that, and
// whether its words have room.
func (b *Builder) written(e *Element, shorter []string, w float32) (text string, lines int, h float32, fits bool) {
	pad, most := float32(14), 2
	if e.Interactive() {
		h = b.leastHigh()
	}
	switch e.Look {
	case LookText, LookHeading, LookBanner:
		pad, most = 5, 99
	case LookChronicle:
		pad, most = 8, 6
	}
	if e.Lines > 0 {
		most = e.Lines
	}
	if e.Text == "" || e.Look == LookField {
		return e.Text, e.Lines, h, true
	}
	size, floor := b.win.TextSize()
	if e.Size > 0 {
		size = e.Size
	}
	as := Element{Look: e.Look, Rect: Rect{W: w, H: 999}, Symbol: e.Symbol, Marked: e.Marked, Costs: e.Costs, Icons: e.Icons, Below: e.Below}
	room := as.TextRect().W
	if !e.Inner.Empty() {
		room = e.Inner.W
	}
	texts := append([]string{e.Text}, shorter...)
	for i := 0; ; i++ {
		last := i >= len(texts)-1 // rather a line more than half a word
		text = texts[min(i, len(texts)-1)]
		fit := fitText(b.win.cfg.Measure, text, room, 1e5, size*b.win.large, min(floor, size), most+max(0, i-len(texts)+1), e.Weight())
		if !fit.Clipped || last && i > len(texts)+1 {
			return text, max(e.Lines, len(fit.Lines)), max(h, float32(len(fit.Lines))*fit.Size*LineHeight+pad), !fit.Clipped
		}
	}
}

// leastHigh is the height at least of what can be pressed.
func (b *Builder) leastHigh() float32 {
	if b.win.Phone() {
		return max(46, 46/b.win.scale)
	}
	return 52
}

// LeastHigh returns the height at least of what can be pressed.
func (f *Flow) LeastHigh() float32 { return f.b.leastHigh() }

// Gap returns the gap between what stands side by side.
func (f *Flow) Gap() float32 { return f.aside }

// Paragraph adds a paragraph: the first of some texts that has room, usually the only one.
func (f *Flow) Paragraph(id, text string) *Element {
	return f.Add(Element{ID: id, Role: RoleLabel, Look: LookText, Text: text, Align: AlignLeft})
}

// Heading adds a heading of a size.
func (f *Flow) Heading(id, text string, size float32) *Element {
	return f.Add(Element{ID: id, Role: RoleLabel, Look: LookHeading, Text: text, Size: size})
}

// Button adds a button with the longest of some texts that has room.
func (f *Flow) Button(id, text string, press func(), shorter ...string) *Element {
	return f.Add(Element{ID: id, Role: RoleButton, Look: LookButton, Text: text, OnPress: press}, shorter...)
}

// Primary adds the main button.
func (f *Flow) Primary(id, text string, press func()) *Element {
	return f.Add(Element{ID: id, Role: RoleButton, Look: LookPrimary, Text: text, OnPress: press})
}

// Toggle adds a tick box with a text.
func (f *Flow) Toggle(id, text string, on bool, press func()) *Element {
	return f.Add(Element{ID: id, Role: RoleToggle, Look: LookToggle, Text: text, Checked: on, Align: AlignLeft, OnPress: press})
}

// Cycle adds a button that steps through values.
func (f *Flow) Cycle(id, name, value string, press func()) *Element {
	return f.Add(Element{ID: id, Role: RoleCycle, Look: LookButton, Label: name, Text: name + f.b.win.Colon() + value, Value: value, OnPress: press})
}

// Crest adds a player's crest that can be switched on and off.
func (f *Flow) Crest(id string, crest int, name, label string, on bool, press func()) {
	f.Card(Element{ID: id, Role: RoleToggle, Look: LookButton, Rect: Rect{H: 48}, Paper: true, Label: label, Hint: label, Checked: on, OnPress: press}, func(f *Flow) {
		f.Add(Element{ID: id + ".crest", Role: RoleLabel, Look: LookCrest, Rect: Rect{W: 32, H: 32}, Crest: crest, Label: name})
	})
}

// Icon adds a small button with a symbol.
func (f *Flow) Icon(id string, s pictures.Symbol, label string, press func()) *Element {
	return f.Add(Element{ID: id, Role: RoleButton, Look: LookIcon, Rect: Rect{W: 44, H: 44}, Symbol: s, Label: label, Hint: label, OnPress: press})
}

// Own adds something of a height that places its elements itself.
func (f *Flow) Own(h float32, put func(b *Builder, r Rect)) {
	f.Any(func(float32) float32 { return h }, func(r Rect) { put(f.b, r) })
}

// Field adds a text field.
func (f *Flow) Field(id, name, value string, change func(string)) *Element {
	return f.Add(f.b.field(id, name, value, change))
}

// Any adds what places itself: as high as it needs in a width, and put into a rectangle.
func (f *Flow) Any(high func(w float32) float32, put func(r Rect)) {
	f.part(func(w float32) (float32, bool) { return high(w), true }, put)
}

func (f *Flow) part(need func(w float32) (float32, bool), put func(r Rect)) {
	f.parts = append(f.parts, laid{need: need, put: put})
}

// Space adds an empty space.
func (f *Flow) Space(h float32) { f.Any(func(float32) float32 { return h }, func(Rect) {}) }

// nested returns a Flow that is laid as a part of another.
func (f *Flow) nested(build func(f *Flow)) *Flow {
	sub := &Flow{b: f.b, between: f.between, aside: f.aside}
	if build != nil {
		build(sub)
	}
	return sub
}

// needs returns the height that everything needs, and whether all words have room.
func (f *Flow) needs(w float32) (h float32, fits bool) {
	fits = true
	for i := range f.parts {
		if i > 0 {
			h += f.between
		}
		more, ok := f.parts[i].needs(w)
		h, fits = h+more, fits && ok
	}
	return h, fits
}

// heightAt returns the height that everything needs.
func (f *Flow) heightAt(w float32) float32 {
	h, _ := f.needs(w)
	return h
}

// put lays everything out from the upper edge of a rectangle. Something alone takes all of its height.
func (f *Flow) put(r Rect) {
	if len(f.parts) == 1 {
		f.parts[0].put(r)
		return
	}
	for i := range f.parts {
		p := &f.parts[i]
		h, _ := p.needs(r.W)
		p.put(Rect{X: r.X, Y: r.Y, W: r.W, H: h})
		r.Y += h + f.between
	}
}

// Column adds parts one below the other, as one part of a Row or of Cells.
func (f *Flow) Column(build func(f *Flow)) {
	sub := f.nested(build)
	f.part(sub.needs, sub.put)
}

// Indent adds parts one below the other, moved in from the left.
func (f *Flow) Indent(by float32, build func(f *Flow)) {
	sub := f.nested(build)
	f.part(func(w float32) (float32, bool) { return sub.needs(w - by) }, func(r Rect) { sub.put(CutLeft(r, by)) })
}

// Row adds parts side by side: what has a width gets it, the others share the rest.
func (f *Flow) Row(build func(f *Flow)) {
	f.beside(f.nested(build).parts, func(parts []laid, w float32) []float32 {
		widths, rest, n := make([]float32, len(parts)), w-f.aside*float32(len(parts)-1), 0
		for i := range parts {
			if e := parts[i].e; e != nil {
				if widths[i] = e.Rect.W; widths[i] < 1 {
					widths[i] *= w
				}
			}
			if rest -= widths[i]; widths[i] == 0 {
				n++
			}
		}
		for i := range widths {
			if widths[i] == 0 {
				widths[i] = rest / float32(n)
			}
		}
		return widths
	})
}

// Split adds two parts side by side, of which the left one has a part of the width, or so many pixels. They stand one
// below the other in an upright window, and where their words have no room.
func (f *Flow) Split(share float32, one, two func(f *Flow)) {
	stacked := func(f *Flow) {
		f.between = 2
		f.Column(one)
		f.Column(two)
	}
	if f.b.win.Upright() {
		f.Column(stacked)
		return
	}
	f.Either(func(f *Flow) {
		f.beside(f.nested(func(f *Flow) {
			f.Column(one)
			f.Column(two)
		}).parts, func(_ []laid, w float32) []float32 {
			if share > 1 {
				return []float32{share, w - share - f.aside}
			}
			return []float32{w * share, w*(1-share) - f.aside}
		})
	}, stacked)
}

// Either adds the first one of two arrangements, or the second one where the words of that have no room.
func (f *Flow) Either(one, two func(f *Flow)) {
	first, second := f.nested(one), f.nested(two)
	of := func(w float32) *Flow {
		if _, ok := first.needs(w); ok {
			return first
		}
		return second
	}
	f.part(func(w float32) (float32, bool) { return of(w).needs(w) }, func(r Rect) { of(r.W).put(r) })
}

// beside adds parts side by side, in widths that depend on the whole one.
func (f *Flow) beside(parts []laid, widths func(parts []laid, w float32) []float32) {
	f.part(func(w float32) (h float32, fits bool) { return tallest(parts, widths(parts, w)...) }, func(r Rect) {
		for i, w := range widths(parts, r.W) {
			parts[i].put(Rect{X: r.X, Y: r.Y, W: w, H: r.H})
			r.X += w + f.aside
		}
	})
}

// tallest returns the height of the highest of some parts, each in its width; the last width is for all further ones.
func tallest(parts []laid, widths ...float32) (h float32, fits bool) {
	fits = true
	for i := range parts {
		more, ok := parts[i].needs(widths[min(i, len(widths)-1)])
		h, fits = max(h, more), fits && ok
	}
	return h, fits
}

// Cells adds parts in as many columns as fit, each at least so wide and wide enough for its words; those of a row are
// equally high.
func (f *Flow) Cells(least float32, build func(f *Flow)) {
	f.grid(least, func(w float32, n int) float32 { return (w - f.aside*float32(n-1)) / float32(n) }, build)
}

// Tiles adds parts of a width, as many side by side as fit.
func (f *Flow) Tiles(w float32, build func(f *Flow)) {
	f.grid(w, func(float32, int) float32 { return w }, build)
}

// grid adds parts in rows of as many as fit, whose width depends on how many these are.
func (f *Flow) grid(least float32, width func(w float32, n int) float32, build func(f *Flow)) {
	parts := f.nested(build).parts
	columns := func(w float32) int {
		for n := max(1, min(len(parts), int((w+f.aside)/(least+f.aside)))); ; n-- {
			rows := (len(parts) + n - 1) / n
			even := (len(parts) + rows - 1) / max(1, rows)
			if _, ok := tallest(parts, width(w, even)); ok || n == 1 {
				return max(1, even)
			}
		}
	}
	// each calls do with the parts of each row and their height.
	each := func(w float32, do func(row []laid, n int, h float32)) (fits bool) {
		n, fits := columns(w), true
		for i := 0; i < len(parts); i += n {
			row := parts[i:min(i+n, len(parts))]
			h, ok := tallest(row, width(w, n))
			fits = fits && ok
			do(row, n, h)
		}
		return fits
	}
	f.part(func(w float32) (sum float32, fits bool) {
		fits = each(w, func(_ []laid, _ int, h float32) { sum += h + f.between })
		return max(0, sum-f.between), fits
	}, func(r Rect) {
		each(r.W, func(row []laid, n int, h float32) {
			if e := row[0].e; e != nil && e.Pressable() && len(row) == 1 { // a button alone fills the last row
				n = 1
			}
			at := Rect{X: r.X, Y: r.Y, W: width(r.W, n), H: h}
			for i := range row {
				row[i].put(at)
				at.X += at.W + f.aside
			}
			r.Y += h + f.between
		})
	})
}

// Line adds buttons side by side, wider ones for longer texts, in as few lines as have room for them.
func (f *Flow) Line(build func(f *Flow)) {
	parts := f.nested(build).parts
	var texts []string
	for i := range parts {
		texts = append(texts, parts[i].e.Text)
	}
	lay := func(w float32) (cells []Rect, h float32) {
		for lines := 1; len(texts) > 0; lines++ {
			n, fits := (len(texts)+lines-1)/lines, true
			cells, h = cells[:0], 0
			for i := 0; i < len(texts); i += n {
				row, ok := f.b.Share(Rect{Y: h, W: w}, texts[i:min(i+n, len(texts))], f.aside)
				var widths []float32
				for j := range row {
					widths = append(widths, row[j].W)
				}
				high, _ := tallest(parts[i:i+len(row)], widths...)
				for _, cell := range row {
					cell.H = high
					cells = append(cells, cell)
				}
				fits, h = fits && ok, h+high+f.between
			}
			if fits || n == 1 {
				break
			}
		}
		return cells, max(0, h-f.between)
	}
	f.Any(func(w float32) float32 {
		_, h := lay(w)
		return h
	}, func(r Rect) {
		cells, _ := lay(r.W)
		for i, cell := range cells {
			cell.X, cell.Y = cell.X+r.X, cell.Y+r.Y
			parts[i].put(cell)
		}
	})
}

// Card adds an element around others.
func (f *Flow) Card(e Element, build func(f *Flow)) {
	const side, edge = 10, 6
	sub := f.nested(nil)
	sub.between = 2
	build(sub)
	f.parts = append(f.parts, laid{e: &e,
		need: func(w float32) (float32, bool) {
			h, fits := sub.needs(w - 2*side)
			return max(e.Rect.H, h+2*edge), fits
		},
		put: func(r Rect) {
			if e.Rect.W >= 1 && e.Rect.H > 0 {
				r = Centred(r, e.Rect.W, e.Rect.H)
			}
			e.Rect = r
			f.b.Inside(f.b.Add(e), func() {
				sub.put(inset(r, side, edge))
			})
		}})
}

// Head adds what a window keeps above its pane.
func (f *Flow) Head(build func(f *Flow)) { f.head = f.nested(build) }

// Foot adds what a window keeps below its pane: its buttons, in a Line, no wider than they need.
func (f *Flow) Foot(build func(f *Flow)) {
	const most = 280 // of a button
	line := f.nested(func(f *Flow) { f.Line(build) })
	n := float32(len(f.nested(build).parts))
	width := func(w float32) float32 { return min(w, n*(most+f.aside)-f.aside) }
	f.Low(func(f *Flow) {
		f.between = 0
		f.Space(2)
		f.Any(func(w float32) float32 { return line.heightAt(width(w)) }, func(r Rect) { line.put(Centred(r, width(r.W), r.H)) })
	})
}

// Low adds what a window keeps below its pane, if that is more than buttons.
func (f *Flow) Low(build func(f *Flow)) { f.foot = f.nested(build) }

// Slider adds a name, a line with a knob, and the value. A press moves the knob there, the left and
// right keys move it by one; a press by key moves it up and wraps round.
func (f *Flow) Slider(id, name string, s Slide) *Element {
	return f.Add(Element{ID: id, Role: RoleSlider, Look: LookSlider, Label: name, Text: name, Value: f.b.win.T("sound.value", s.At), Align: AlignLeft, Slide: s,
		OnPress: func() { s.To((s.At + 1) % (s.Most + 1)) }})
}
