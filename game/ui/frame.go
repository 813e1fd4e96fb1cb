package ui

import "touria.games/touria/assets/pictures"

// Frame is the window around a Flow.
type Frame struct {
	ID, Title string
	Label     string  // what it is called, "" for what is called after its title
	W, H      float32 // its width, and its least height where there is room; as high as its content with 0
	Bare      bool    // on the bare cloth
	Veil      float32 // how thick the veil over that scene is, 0 for the usual one
	Over      bool    // a window over a scene, which stays in view; a page of its own otherwise
	Scroll    *Scroll
}

// Window adds a window in the middle of the screen with a title and what build adds. What has no room in it scrolls,
// but for its Head and Foot. On phones, tabs in the Head are title enough, and a page takes all that there is.
func (b *Builder) Window(w Frame, build func(f *Flow)) {
	switch {
	case w.Over:
		b.Panel(w.ID+".shade", b.win.Window(), LookShade)
		b.Last().Part = w.Veil
	case w.Bare:
		b.Panel(w.ID+".ground", b.win.Window(), LookCloth)
	default:
		b.Ground(w.ID + ".ground")
	}
	screen, f, pad := b.win.Screen(), &Flow{b: b, between: 10, aside: 12}, float32(22)
	screen.H -= 4
	if b.win.Phone() {
		pad, f.between, f.aside = 12, 6, 8
		if !w.Over {
			w.W, w.H = screen.W, screen.H
		}
	}
	build(f)
	head := f.nested(nil)
	if w.Title != "" && (f.head == nil || !b.win.Phone()) {
		head.Any(func(w2 float32) float32 { return b.titleHigh(w.Title, w2) }, func(r Rect) { b.Title(w.ID+".title", r, w.Title, titleSize); b.Last().Lines = 2 })
	}
	w.W = min(w.W, screen.W)
	b.framed(w, LookPlaque, Centred(screen, w.W, screen.H), pad, head, f)
}

// Drawer adds a panel at the right edge over what is there, from top to bottom. A press beside it closes it.
func (b *Builder) Drawer(w Frame, shut func(), build func(f *Flow)) {
	win := b.win
	b.Add(Element{ID: w.ID + ".shade", Role: RoleButton, Look: LookShade, Rect: win.Window(), Label: win.T("drawer.close"), Silent: true, OnPress: shut})
	screen, f := win.Screen(), &Flow{b: b, between: 6, aside: 8}
	build(f)
	head := f.nested(func(f *Flow) {
		f.Row(func(f *Flow) {
			f.Heading(w.ID+".title", w.Title, titleSize).Lines = 2
			f.Icon(w.ID+".close", pictures.SymCross, win.T("drawer.close"), shut)
		})
	})
	w.Over, w.H = true, screen.H
	if w.W = min(w.W, screen.W*.84); win.Upright() {
		w.W = screen.W
	}
	b.framed(w, LookPanel, Rect{X: screen.X + screen.W - w.W, Y: screen.Y, W: w.W, H: screen.H}, 14, head, f)
}

// Dock adds a panel at a place with what build adds, from its top. What has no room in it scrolls, but for its Low.
func (b *Builder) Dock(e Element, s *Scroll, build func(f *Flow)) {
	f := &Flow{b: b, between: 5, aside: 6}
	build(f)
	b.docked(e, s, f)
}

// DockLow adds a panel at the foot of a room, as high as what build adds needs. What has no room in it scrolls.
func (b *Builder) DockLow(e Element, room Rect, s *Scroll, build func(f *Flow)) {
	f := &Flow{b: b, between: 5, aside: 6}
	build(f)
	wide := room.W - 2*(dockPad+scrollRim)
	h := f.heightAt(wide) + 2*(dockPad+scrollLow)
	if f.foot != nil {
		h += f.between + f.foot.heightAt(wide)
	}
	e.Rect = Rows(room, 0, -1, min(h, room.H))[1]
	b.docked(e, s, f)
}

// dockPad is the rim around what is in a dock.
const dockPad = 6

func (b *Builder) docked(e Element, s *Scroll, f *Flow) {
	b.Inside(b.Add(e), func() {
		at := inset(e.Rect, dockPad+scrollRim, dockPad+scrollLow)
		if foot := f.foot; foot != nil {
			h := foot.heightAt(at.W)
			if least := min(f.heightAt(at.W), 2*b.leastHigh()); at.H-h-f.between < least { // so low that all of it scrolls
				f.part(foot.needs, foot.put)
			} else {
				at.H -= h + f.between
				foot.put(Rect{X: at.X, Y: at.Y + at.H + f.between, W: at.W, H: h})
			}
		}
		b.Pane(e.ID, s, inset(at, -scrollRim, -scrollLow), f.heightAt, func(r Rect) {
			r.H = f.heightAt(r.W)
			f.put(r)
		})
	})
}

// framed adds a panel in the middle of a room, as high as it must be, and a Flow in it.
func (b *Builder) framed(w Frame, look Look, room Rect, pad float32, head, f *Flow) {
	wide := room.W - 2*pad
	foot, body := f.nested(nil), f
	add := func(to, what *Flow) {
		if what != nil {
			to.part(what.needs, what.put)
		}
	}
	add(head, f.head)
	add(foot, f.foot)
	around := 2*pad + foot.heightAt(wide) + f.between
	if top := head.heightAt(wide); top > 0 {
		around += top + f.between
	}
	if least := min(f.heightAt(wide), 2.5*b.leastHigh()); room.H-around < least { // so low that all of it scrolls
		body = f.nested(nil)
		for _, p := range []*Flow{head, f, foot} {
			add(body, p)
		}
		head, foot, around = f.nested(nil), f.nested(nil), 2*pad
	}
	r := Centred(room, room.W, max(around+body.heightAt(wide), w.H))
	in := b.Add(Element{ID: w.ID, Role: RolePanel, Look: look, Rect: r, Label: w.Label, Over: w.Over})
	b.Inside(in, func() {
		at := inset(r, pad, pad)
		if h := head.heightAt(wide); h > 0 {
			head.put(Rect{X: at.X, Y: at.Y, W: wide, H: h})
			at.Y, at.H = at.Y+h+f.between, at.H-h-f.between
		}
		h := foot.heightAt(wide)
		if h > 0 {
			at.H -= h + f.between
		}
		b.Pane(w.ID, w.Scroll, inset(at, -scrollRim, -scrollLow), body.heightAt, func(r Rect) {
			r.H = body.heightAt(r.W)
			body.put(r)
		})
		if h > 0 {
			foot.put(Rect{X: at.X, Y: at.Y + at.H + f.between, W: wide, H: h})
		}
	})
}

// titleSize is the size of a window's title.
const titleSize = 26

// titleHigh returns the height of a window's title: of its ribbon, or of two lines without one.
func (b *Builder) titleHigh(text string, w float32) float32 {
	size := titleSize * b.win.large
	if b.win.cfg.Measure.Width(text, size, Bold)+2*ribbonEnd <= w {
		return 1.7 * titleSize
	}
	_, _, h, _ := b.written(&Element{Look: LookHeading, Text: text, Size: titleSize, Lines: 2}, nil, w)
	return h
}
