package ui

// Flow places what is added to it one below the other, each as high as its texts need in the width that there is. It is
// laid out once all of it is known: until then, elements that have been added can be changed.
type Flow struct {
	b       *Builder
	between float32
	parts   []laid
	// What a window keeps above and below its pane; nil in others.
	head, foot *Flow
}

// laid is something in a Flow.
type laid struct {
	e    *Element // nil: it is several
	need func(w float32) float32
	put  func(r Rect)
	w, h float32 // what was asked for last
}

// height returns the height that it needs in a width.
func (p *laid) height(w float32) float32 {
	if w != p.w {
		p.w, p.h = w, p.need(w)
	}
	return p.h
}

// Add adds an element. Its Rect.H is its least height, its Rect.W its width in a Row, 0 for a share of what is left. Of
// several texts, the first one that has room in the element's lines is written on it.
func (f *Flow) Add(e Element, shorter ...string) *Element {
	b, at := f.b, &e
	f.parts = append(f.parts, laid{e: at,
		need: func(w float32) float32 {
			_, _, h := b.written(at, shorter, w)
			return max(at.Rect.H, h)
		},
		put: func(r Rect) {
			at.Text, at.Lines, _ = b.written(at, shorter, r.W)
			at.Rect = r
			b.Add(*at)
		}})
	return at
}

// written returns which of its texts an element bears in a width, in how many lines, and how high it must be for that.
func (b *Builder) written(e *Element, shorter []string, w float32) (text string, lines int, h float32) {
	pad, most := float32(14), 2
	switch {
	case e.Look == LookText, e.Look == LookHeading, e.Look == LookBanner:
		pad, most = 5, 99
	case e.Interactive():
		h = b.leastHigh()
	}
	if e.Lines > 0 {
		most = e.Lines
	}
	if e.Text == "" || e.Look == LookField {
		return e.Text, e.Lines, h
	}
	size, floor := b.a.TextSize()
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
		fit := fitText(b.a.cfg.Measure, text, room, 1e5, size*b.a.large, min(floor, size), most+max(0, i-len(texts)+1), e.Weight())
		if !fit.Clipped || last && i > len(texts)+1 {
			return text, max(e.Lines, len(fit.Lines)), max(h, float32(len(fit.Lines))*fit.Size*LineHeight+pad)
		}
	}
}

// leastHigh is the height at least of what can be pressed.
func (b *Builder) leastHigh() float32 {
	if b.a.Phone() {
		return max(46, 46/b.a.scale)
	}
	return 52
}

// newest returns the element that was added last.
func (f *Flow) newest() *Element { return f.parts[len(f.parts)-1].e }

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
	return f.Add(Element{ID: id, Role: RoleCycle, Look: LookButton, Label: name, Text: name + f.b.a.Colon() + value, Value: value, OnPress: press})
}

// Any adds what places itself: as high as it needs in a width, and put into a rectangle.
func (f *Flow) Any(need func(w float32) float32, put func(r Rect)) {
	f.parts = append(f.parts, laid{need: need, put: put})
}

// Space adds an empty space.
func (f *Flow) Space(h float32) { f.Any(func(float32) float32 { return h }, func(Rect) {}) }

// nested returns a Flow that is laid as a part of another.
func (f *Flow) nested(build func(f *Flow)) *Flow {
	sub := &Flow{b: f.b, between: f.between}
	if build != nil {
		build(sub)
	}
	return sub
}

// height returns the height that everything needs.
func (f *Flow) height(w float32) (h float32) {
	for i := range f.parts {
		if i > 0 {
			h += f.between
		}
		h += f.parts[i].height(w)
	}
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
		h := p.height(r.W)
		p.put(Rect{X: r.X, Y: r.Y, W: r.W, H: h})
		r.Y += h + f.between
	}
}

// Row adds parts side by side: what has a width gets it, the others share the rest.
func (f *Flow) Row(build func(f *Flow)) {
	sub := f.nested(build)
	f.beside(sub, func(w float32) []float32 {
		list, rest, n := make([]float32, len(sub.parts)), w-f.between*float32(len(sub.parts)-1), 0
		for i := range sub.parts {
			if e := sub.parts[i].e; e != nil {
				list[i] = e.Rect.W
			}
			if rest -= list[i]; list[i] == 0 {
				n++
			}
		}
		for i := range list {
			if list[i] == 0 {
				list[i] = rest / float32(n)
			}
		}
		return list
	})
}

// Split adds two parts side by side, of which the left one has a part of the width; one below the other in an upright
// window.
func (f *Flow) Split(share float32, one, two func(f *Flow)) {
	both := []*Flow{f.nested(one), f.nested(two)}
	if f.b.a.Upright() {
		sub := f.nested(func(f *Flow) {
			f.between = 2
			f.Any(both[0].height, both[0].put)
			f.Any(both[1].height, both[1].put)
		})
		f.Any(sub.height, sub.put)
		return
	}
	sub := f.nested(func(f *Flow) {
		f.Any(both[0].height, both[0].put)
		f.Any(both[1].height, both[1].put)
	})
	f.beside(sub, func(w float32) []float32 { return []float32{w * share, w*(1-share) - f.between} })
}

// beside adds the parts of another Flow side by side, in widths that depend on the whole one.
func (f *Flow) beside(sub *Flow, widths func(w float32) []float32) {
	tall := func(w float32) (h float32) {
		for i, w := range widths(w) {
			h = max(h, sub.parts[i].height(w))
		}
		return h
	}
	f.Any(tall, func(r Rect) {
		for i, w := range widths(r.W) {
			sub.parts[i].put(Rect{X: r.X, Y: r.Y, W: w, H: r.H})
			r.X += w + f.between
		}
	})
}

// Cells adds parts in as many columns as fit, each at least so wide; those of a row are equally high.
func (f *Flow) Cells(least float32, build func(f *Flow)) {
	sub := f.nested(build)
	if len(sub.parts) == 0 {
		return
	}
	// each calls do with the parts of each row and their common width and height.
	each := func(w float32, do func(row []laid, w, h float32)) {
		n := max(1, min(len(sub.parts), int((w+f.between)/(least+f.between))))
		n = (len(sub.parts) + (len(sub.parts)+n-1)/n - 1) / ((len(sub.parts) + n - 1) / n) // as even as possible
		w = (w - f.between*float32(n-1)) / float32(n)
		for i := 0; i < len(sub.parts); i += n {
			row, h := sub.parts[i:min(i+n, len(sub.parts))], float32(0)
			for j := range row {
				h = max(h, row[j].height(w))
			}
			do(row, w, h)
		}
	}
	tall := func(w float32) (sum float32) {
		each(w, func(_ []laid, _, h float32) { sum += h + f.between })
		return sum - f.between
	}
	f.Any(tall, func(r Rect) {
		each(r.W, func(row []laid, w, h float32) {
			for j := range row {
				row[j].put(Rect{X: r.X + float32(j)*(w+f.between), Y: r.Y, W: w, H: h})
			}
			r.Y += h + f.between
		})
	})
}

// Line adds buttons side by side, wider ones for longer texts, in as few lines as have room for them.
func (f *Flow) Line(build func(f *Flow)) {
	sub := f.nested(build)
	if len(sub.parts) == 0 {
		return
	}
	lay := func(w float32) (cells []Rect) {
		var texts []string
		for i := range sub.parts {
			texts = append(texts, sub.parts[i].e.Text)
		}
		for lines := 1; ; lines++ {
			n, fit, y := (len(texts)+lines-1)/lines, true, float32(0)
			cells = cells[:0]
			for i := 0; i < len(texts); i += n {
				row, ok := f.b.Share(Rect{Y: y, W: w}, texts[i:min(i+n, len(texts))], f.between)
				h := float32(0)
				for j := range row {
					h = max(h, sub.parts[i+j].height(row[j].W))
				}
				for _, cell := range row {
					cell.H = h
					cells = append(cells, cell)
				}
				fit, y = fit && ok, y+h+f.between
			}
			if fit || n == 1 {
				return cells
			}
		}
	}
	tall := func(w float32) float32 {
		cells := lay(w)
		last := cells[len(cells)-1]
		return last.Y + last.H
	}
	f.Any(tall, func(r Rect) {
		for i, cell := range lay(r.W) {
			cell.X, cell.Y = cell.X+r.X, cell.Y+r.Y
			sub.parts[i].put(cell)
		}
	})
}

// Card adds an element around others.
func (f *Flow) Card(e Element, build func(f *Flow)) {
	const side, edge = 10, 6
	sub := f.nested(build)
	sub.between = 2
	f.parts = append(f.parts, laid{e: &e,
		need: func(w float32) float32 { return max(e.Rect.H, sub.height(w-2*side)+2*edge) },
		put: func(r Rect) {
			e.Rect = r
			f.b.Inside(f.b.Add(e), func() {
				h := sub.height(r.W - 2*side)
				if len(sub.parts) == 1 {
					h = r.H - 2*edge
				}
				sub.put(Rect{X: r.X + side, Y: r.Y + (r.H-h)/2, W: r.W - 2*side, H: h})
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
	width := func(w float32) float32 { return min(w, n*(most+f.between)-f.between) }
	f.foot = f.nested(nil)
	f.foot.Space(2)
	f.foot.Any(func(w float32) float32 { return line.height(width(w)) }, func(r Rect) { line.put(Centred(r, width(r.W), r.H)) })
	f.foot.between = 0
}

// Frame is the window around a Flow.
type Frame struct {
	ID, Title string
	Label     string  // what it is called, "" for what is called after its title
	W, H      float32 // its width, and its least height where there is room; as high as its content with 0
	Over      bool    // a window over a scene, which stays in view; a page of its own otherwise
	Scroll    *Scroll
}

// Window adds a window in the middle of the screen with a title and what build adds. What has no room in it scrolls,
// but for its Head and Foot. On phones, tabs in the Head are title enough, and a page takes all that there is.
func (b *Builder) Window(w Frame, build func(f *Flow)) {
	a := b.a
	if w.Over {
		b.Panel(w.ID+".shade", a.Window(), LookShade)
	} else {
		b.Ground(w.ID + ".ground")
	}
	screen, pad := a.Screen(), float32(22)
	f := &Flow{b: b, between: 10}
	screen.H -= 4
	if a.Phone() {
		pad, f.between = 12, 6
		if !w.Over {
			w.W, w.H = screen.W, screen.H
		}
	}
	build(f)
	wide := min(w.W, screen.W)
	room := wide - 2*pad
	head, foot := f.nested(nil), f.nested(nil)
	if w.Title != "" && (f.head == nil || !a.Phone()) {
		head.Any(func(w2 float32) float32 { return b.titleHigh(w.Title, w2) }, func(r Rect) { b.Title(w.ID+".title", r, w.Title, titleSize); b.Last().Lines = 2 })
	}
	add := func(to, what *Flow) {
		if what != nil {
			to.Any(what.height, what.put)
		}
	}
	add(head, f.head)
	add(foot, f.foot)
	body := f
	around := 2*pad + foot.height(room) + f.between
	if top := head.height(room); top > 0 {
		around += top + f.between
	}
	if least := min(f.height(room), 2.5*b.leastHigh()); screen.H-around < least { // so low that all of it scrolls
		body = f.nested(nil)
		for _, p := range []*Flow{head, f, foot} {
			add(body, p)
		}
		head, foot, around = f.nested(nil), f.nested(nil), 2*pad
	}
	r := Centred(screen, wide, max(around+body.height(room), w.H))
	sub := b.Add(Element{ID: w.ID, Role: RolePanel, Look: LookPlaque, Rect: r, Label: w.Label, Over: w.Over})
	b.Inside(sub, func() {
		at := inset(r, pad, pad)
		if h := head.height(room); h > 0 {
			head.put(Rect{X: at.X, Y: at.Y, W: room, H: h})
			at.Y, at.H = at.Y+h+f.between, at.H-h-f.between
		}
		h := foot.height(room)
		if h > 0 {
			at.H -= h + f.between
		}
		b.Pane(w.ID, w.Scroll, inset(at, -scrollRim, -scrollLow), body.height, func(r Rect) {
			r.H = body.height(r.W)
			body.put(r)
		})
		if h > 0 {
			foot.put(Rect{X: at.X, Y: at.Y + at.H + f.between, W: room, H: h})
		}
	})
}

// titleSize is the size of a window's title.
const titleSize = 26

// titleHigh returns the height of a window's title: of its ribbon, or of two lines without one.
func (b *Builder) titleHigh(text string, w float32) float32 {
	size := titleSize * b.a.large
	if b.a.cfg.Measure.Width(text, size, Bold)+2*titleFold <= w {
		return 1.7 * titleSize
	}
	_, _, h := b.written(&Element{Look: LookHeading, Text: text, Size: titleSize, Lines: 2}, nil, w)
	return h
}
