package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// element draws one element by its look.
func (s *Screen) element(dst *ebiten.Image, e *ui.Element) {
	p := s.p
	switch e.Look {
	case ui.LookText, ui.LookHeading:
		s.Text(dst, e, s.Ink(e))
	case ui.LookPanel:
		p.Panel(dst, e.Rect, paint.PanelParchment, paint.Pose{})
		s.Text(dst, e, s.Ink(e))
	case ui.LookPlaque:
		p.Panel(dst, e.Rect, paint.PanelParchment, paint.Pose{})
		d := max(4, min(9, min(e.Rect.W, e.Rect.H)*.014))
		p.Moulding(dst, e.Rect.Inset(d), d)
		s.Text(dst, e, s.Ink(e))
	case ui.LookScroll:
		p.Panel(dst, e.Rect, paint.PanelScroll, paint.Pose{})
	case ui.LookDark:
		p.Panel(dst, e.Rect, paint.PanelDark, paint.Pose{})
		s.Text(dst, e, s.Ink(e))
	case ui.LookButton, ui.LookPrimary, ui.LookDanger, ui.LookOption:
		s.button(dst, e)
	case ui.LookIcon:
		s.iconButton(dst, e)
	case ui.LookToggle:
		s.toggle(dst, e)
	case ui.LookField:
		p.Panel(dst, e.Rect, paint.PanelInset, paint.Pose{})
		s.Text(dst, e, s.Ink(e))
	case ui.LookBar:
		p.Bar(dst, e.Rect, e.Part, paint.Pose{})
	case ui.LookShade:
		k := e.Part
		if k == 0 {
			k = .62
		}
		p.Shade(dst, e.Rect, k)
	case ui.LookCloth:
		p.Cloth(dst, e.Rect)
	case ui.LookBanner:
		p.Ribbon(dst, e.Rect, e.Crest, paint.Pose{})
		s.Text(dst, e, s.Ink(e))
	case ui.LookCrest:
		p.Crest(dst, e.Rect, e.Crest, paint.Pose{})
	case ui.LookLogo:
		s.of(int(e.Target.N)).Logo(dst, e.Rect)
	case ui.LookTitleScene:
		s.of(int(e.Target.N)).Title(dst, e.Rect)
	case ui.LookCurtain:
		p.Curtain(dst, e.Rect, e.Crest, paint.Pose{})
	case ui.LookCurtainText:
		s.Text(dst, e, s.Ink(e))
	case ui.LookChronicle:
		s.chronicle(dst, e)
	case ui.LookToast:
		p.Panel(dst, e.Rect, paint.PanelTooltip, paint.Pose{})
		s.Text(dst, e, s.Ink(e))
	case ui.LookChip:
		p.Panel(dst, e.Rect, paint.PanelDark, paint.Pose{})
		s.Text(dst, e, CreamInk)
	case ui.LookPrompt:
		s.prompt(dst, e)
	case ui.LookIcons:
		s.iconLine(dst, e)
	case ui.LookKeyCap:
		s.sign(dst, e.Rect.Inset(6), e.Cap, e.CapText, 24)
	case ui.LookSlot:
		s.p.Button(dst, e.Rect, paint.ButtonPaper, s.Press(e), paint.Pose{})
		s.sign(dst, e.Rect.Inset(4), e.Cap, e.CapText, 20)
	case ui.LookSample:
		s.sample(dst, e)
	case ui.LookSlider:
		s.slider(dst, e)
	case ui.LookScrollBar:
		s.scrollBar(dst, e)
	case ui.LookDots:
		for i := range e.Lines {
			d := e.Rect.H
			p.Bead(dst, ui.Centred(ui.Row(e.Rect, i, e.Lines, 0), d, d), i != int(e.Part), paint.Pose{})
		}
	case ui.LookGraph:
		s.graph(dst, e)
	case ui.LookPlayer:
		s.playerButton(dst, e)
	case ui.LookQR:
		s.qr(dst, e)
	case ui.LookPointer:
		p.Glow(dst, e.Rect, paint.Pose{})
	case ui.LookHand:
		s.pointing(dst, e)
	case ui.LookVeil:
		s.veil(dst, e)
	default:
		s.ofLook(e.Look).Element(dst, e)
		return
	}
	if e.Advised && e.Look != ui.LookOption { // options have the sign as their symbol
		size := max(20, min(30, e.Rect.W*.42, e.Rect.H*.42))
		s.Advice(dst, e.Rect.X-4, e.Rect.Y-4, size)
	}
}

// Draft draws an element off-screen, for a game that prefetches its textures.
func (s *Screen) Draft(dst *ebiten.Image, e *ui.Element) { s.element(dst, e) }

// Press returns the state of a button.
func (s *Screen) Press(e *ui.Element) paint.Press {
	switch {
	case e.Disabled || e.Struck:
		return paint.PressOff
	case s.app.Held() == e.ID && s.app.Hover() == e.ID:
		return paint.PressDown
	case e.Checked || e.Lit:
		return paint.PressOn
	case s.app.Hover() == e.ID:
		return paint.PressOver
	}
	return paint.PressNo
}

func (s *Screen) button(dst *ebiten.Image, e *ui.Element) {
	kind := paint.ButtonPaper
	switch e.Look {
	case ui.LookPrimary:
		kind = paint.ButtonPrimary
	case ui.LookDanger:
		kind = paint.ButtonDanger
	}
	press := s.Press(e)
	s.p.Button(dst, e.Rect, kind, press, paint.Pose{})
	moved := *e
	if press == paint.PressDown {
		moved.Rect.Y += 2
	}
	s.within(dst, &moved, kind == paint.ButtonPrimary || kind == paint.ButtonDanger)
}

// within draws the contents of a button or option: symbol, text, costs and gains,
// and the mark of what cannot be undone.
func (s *Screen) within(dst *ebiten.Image, e *ui.Element, cream bool) {
	pose := paint.Pose{Faded: e.Disabled}
	if e.Symbol != pictures.SymNone {
		pose.Faded = pose.Faded || e.Struck
		s.p.Symbol(dst, e.SymbolRect(), e.Symbol, cream, pose)
		if e.Struck {
			s.p.Symbol(dst, e.SymbolRect(), pictures.SymCross, cream, paint.Pose{})
		}
	}
	s.Text(dst, e, s.Ink(e))
	if e.Marked {
		s.p.Symbol(dst, e.MarkRect(), pictures.SymReveal, cream, pose)
	}
	s.icons(dst, e, pose)
}

// icons draws costs, an arrow and gains.
func (s *Screen) icons(dst *ebiten.Image, e *ui.Element, pose paint.Pose) {
	at := e.IconsRect()
	x, y := at.X, at.Y
	for _, i := range e.Costs {
		s.CountedIcon(dst, i, ui.Rect{X: x, Y: y, W: ui.IconSize, H: ui.IconSize}, pose)
		x += ui.IconWidth(i)
	}
	if len(e.Costs) > 0 && len(e.Icons) > 0 {
		s.p.Arrow(dst, ui.Rect{X: x, Y: y + 5, W: 16, H: 14}, pose)
		x += ui.ArrowWidth
	}
	for _, i := range e.Icons {
		s.CountedIcon(dst, i, ui.Rect{X: x, Y: y, W: ui.IconSize, H: ui.IconSize}, pose)
		x += ui.IconWidth(i)
	}
}

func (s *Screen) iconButton(dst *ebiten.Image, e *ui.Element) {
	press := s.Press(e)
	size := min(e.Rect.W, e.Rect.H) * .6
	if round := e.Text == "" && e.Rect.W < e.Rect.H*1.3; round {
		s.p.Knob(dst, e.Rect, press, paint.Pose{})
		size = min(e.Rect.W, e.Rect.H) * .52
	} else {
		s.p.Button(dst, e.Rect, paint.ButtonIcon, press, paint.Pose{})
	}
	r := ui.Rect{X: e.Rect.X + (e.Rect.W-size)/2, Y: e.Rect.Y + (e.Rect.H-size)/2, W: size, H: size}
	if e.Text != "" {
		r.X = e.Rect.X + 8
	}
	if press == paint.PressDown {
		r.Y += 2
	}
	switch {
	case e.Mark != "": // it says what it is set to
		s.p.Line(dst, e.Rect, e.Mark, paint.Style{Face: paint.Bold, Size: 18, Color: s.Ink(e)})
	case e.Symbol != pictures.SymNone:
		s.p.Symbol(dst, r, e.Symbol, true, paint.Pose{Faded: e.Disabled || e.Struck})
	}
	s.Text(dst, e, s.Ink(e))
	if e.Struck {
		s.p.Symbol(dst, r, pictures.SymCross, true, paint.Pose{})
	}
}

func (s *Screen) toggle(dst *ebiten.Image, e *ui.Element) {
	s.p.Panel(dst, e.Rect, paint.PanelInset, paint.Pose{})
	press := s.Press(e)
	if press == paint.PressOn {
		press = paint.PressNo
	}
	s.p.Toggle(dst, e.TickRect(), e.Checked, press, paint.Pose{})
	s.Text(dst, e, s.Ink(e))
}

// Lift returns the pose of something that can be pressed: larger under the
// pointer, paler if it is disabled.
func (s *Screen) Lift(e *ui.Element) paint.Pose {
	switch {
	case e.Pressable() && s.app.Held() == e.ID:
		return paint.Pose{DY: 1}
	case e.Pressable() && s.app.Hover() == e.ID:
		return paint.Pose{Grow: .05, DY: -1}
	}
	return paint.Pose{}
}

// Glow highlights an element that can be pressed.
func (s *Screen) Glow(dst *ebiten.Image, e *ui.Element) {
	if e.Lit && e.Pressable() {
		s.p.Glow(dst, e.Rect, paint.Pose{})
	}
}

func (s *Screen) prompt(dst *ebiten.Image, e *ui.Element) {
	s.p.Ribbon(dst, e.Rect, e.Crest, paint.Pose{})
	if e.Crest != ui.NoCrest {
		size := e.Rect.H * .82
		s.p.Crest(dst, ui.Rect{X: e.Rect.X + 12, Y: e.Rect.Y + (e.Rect.H-size)/2, W: size, H: size}, e.Crest, paint.Pose{})
	}
	s.Text(dst, e, CreamInk)
}

// Mark draws the sign of what cannot be undone at the upper right corner of r.
func (s *Screen) Mark(dst *ebiten.Image, r ui.Rect) {
	b := ui.Rect{X: r.X + r.W - 20, Y: r.Y - 2, W: 22, H: 22}
	s.p.Bead(dst, b, true, paint.Pose{})
	s.p.Symbol(dst, b.Inset(3), pictures.SymReveal, true, paint.Pose{})
}

// iconLine draws a line of the chronicle or a rival's last action: the player's
// crest and the events as icons.
func (s *Screen) iconLine(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	if e.Checked {
		size := min(r.H-4, 26)
		s.p.Crest(dst, ui.Rect{X: r.X, Y: r.Y + (r.H-size)/2, W: size, H: size}, e.Crest, paint.Pose{})
		r.X += size + 6
		r.W -= size + 6
	}
	s.IconRow(dst, e.Icons, r, e.RowSize(), e.Checked || e.Lit || s.onDark(e))
}

// chronicle draws a line of the chronicle: crest, icon and text.
func (s *Screen) chronicle(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	if s.app.Hover() == e.ID {
		s.p.Panel(dst, r, paint.PanelPlain, paint.Pose{})
	}
	size := min(r.H-4, 26)
	y := r.Y + (r.H-size)/2
	if e.Crest != ui.NoCrest {
		s.p.Crest(dst, ui.Rect{X: r.X + 2, Y: y, W: size, H: size}, e.Crest, paint.Pose{})
	}
	for _, i := range e.Icons {
		i.Count = 0
		s.CountedIcon(dst, i, ui.Rect{X: r.X + size + 8, Y: y, W: size, H: size}, paint.Pose{})
		break
	}
	s.Text(dst, e, s.Ink(e))
}

// Advice draws the herald's sign at a corner of what is advised.
func (s *Screen) Advice(dst *ebiten.Image, x, y, size float32) {
	b := ui.Rect{X: max(0, x), Y: max(0, y), W: size, H: size}
	s.p.Bead(dst, b, true, paint.Pose{})
	s.p.Symbol(dst, b.Inset(size*.14), pictures.SymHerald, true, paint.Pose{})
}
