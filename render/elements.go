package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// element draws one element by its look; the table's looks are in table.go.
func (s *Screen) element(dst *ebiten.Image, e *ui.Element) {
	p := s.p
	switch e.Look {
	case ui.LookText, ui.LookHeading:
		s.text(dst, e, s.ink(e))
	case ui.LookPanel:
		p.Panel(dst, e.Rect, paint.PanelParchment, paint.Pose{})
		s.text(dst, e, s.ink(e))
	case ui.LookDark:
		p.Panel(dst, e.Rect, paint.PanelDark, paint.Pose{})
		s.text(dst, e, s.ink(e))
	case ui.LookButton, ui.LookPrimary, ui.LookDanger, ui.LookOption:
		s.button(dst, e)
	case ui.LookIcon:
		s.iconButton(dst, e)
	case ui.LookToggle:
		s.toggle(dst, e)
	case ui.LookField:
		p.Panel(dst, e.Rect, paint.PanelInset, paint.Pose{})
		s.text(dst, e, s.ink(e))
	case ui.LookBar:
		p.Bar(dst, e.Rect, s.percent(e), paint.Pose{})
	case ui.LookShade:
		p.Shade(dst, e.Rect, .62)
	case ui.LookCloth:
		p.Cloth(dst, e.Rect)
	case ui.LookBanner:
		p.Ribbon(dst, e.Rect, e.Arg, paint.Pose{})
		s.text(dst, e, s.ink(e))
	case ui.LookCrest:
		p.Crest(dst, e.Rect, e.Arg, paint.Pose{})
	case ui.LookLogo:
		p.Logo(dst, e.Rect, paint.Pose{})
	case ui.LookTitleScene:
		p.TitleAlive(dst, e.Rect, s.life())
	case ui.LookFinale:
		p.Finale(dst, e.Rect, e.Arg)
	case ui.LookPair, ui.LookStandard, ui.LookScreen, ui.LookConfetti:
		s.finale(dst, e)
	case ui.LookCurtain:
		p.Curtain(dst, e.Rect, e.Arg, paint.Pose{})
	case ui.LookCurtainText:
		s.text(dst, e, s.ink(e))
	case ui.LookChronicle:
		s.chronicle(dst, e)
	case ui.LookForecast:
		s.forecast(dst, e)
	case ui.LookToast:
		p.Panel(dst, e.Rect, paint.PanelTooltip, paint.Pose{})
		s.text(dst, e, s.ink(e))
	default:
		s.tableElement(dst, e)
	}
	if e.Advised && e.Look != ui.LookOption { // options carry the sign as their symbol
		s.advised(dst, e)
	}
}

// press returns the state of a button.
func (s *Screen) press(e *ui.Element) paint.Press {
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
	press := s.press(e)
	s.p.Button(dst, e.Rect, kind, press, paint.Pose{})
	moved := *e
	if press == paint.PressDown {
		moved.Rect.Y += 2
	}
	s.within(dst, &moved, kind == paint.ButtonPrimary || kind == paint.ButtonDanger)
}

// within draws what a button or option carries: symbol, text, costs and gains,
// and the mark of what cannot be taken back.
func (s *Screen) within(dst *ebiten.Image, e *ui.Element, cream bool) {
	pose := paint.Pose{Faded: e.Disabled}
	if e.Symbol != pictures.SymNone {
		r := ui.Rect{X: e.Rect.X + 9, Y: e.Rect.Y + (e.Rect.H-ui.SymbolSize)/2, W: ui.SymbolSize, H: ui.SymbolSize}
		if e.Text == "" {
			r.X = e.Rect.X + (e.Rect.W-ui.SymbolSize)/2
		}
		s.p.Symbol(dst, r, e.Symbol, cream, pose)
	}
	s.text(dst, e, s.ink(e))
	right := e.Rect.X + e.Rect.W - 8
	if e.Marked {
		r := ui.Rect{X: right - ui.MarkSize, Y: e.Rect.Y + (e.Rect.H-ui.MarkSize)/2, W: ui.MarkSize, H: ui.MarkSize}
		s.p.Symbol(dst, r, pictures.SymReveal, cream, pose)
		right -= ui.MarkSize + 4
	}
	s.icons(dst, e, right, pose)
}

// icons draws costs, an arrow and gains so that they end at the right edge.
func (s *Screen) icons(dst *ebiten.Image, e *ui.Element, right float32, pose paint.Pose) {
	x := right - e.IconsWidth()
	y := e.IconsTop()
	for _, i := range e.Costs {
		s.icon(dst, i, ui.Rect{X: x, Y: y, W: ui.IconSize, H: ui.IconSize}, pose)
		x += ui.IconWidth(i)
	}
	if len(e.Costs) > 0 && len(e.Icons) > 0 {
		s.p.Arrow(dst, ui.Rect{X: x, Y: y + 5, W: 16, H: 14}, pose)
		x += ui.ArrowWidth
	}
	for _, i := range e.Icons {
		s.icon(dst, i, ui.Rect{X: x, Y: y, W: ui.IconSize, H: ui.IconSize}, pose)
		x += ui.IconWidth(i)
	}
}

func (s *Screen) iconButton(dst *ebiten.Image, e *ui.Element) {
	press := s.press(e)
	s.p.Button(dst, e.Rect, paint.ButtonIcon, press, paint.Pose{})
	size := min(e.Rect.W, e.Rect.H) * .6
	r := ui.Rect{X: e.Rect.X + (e.Rect.W-size)/2, Y: e.Rect.Y + (e.Rect.H-size)/2, W: size, H: size}
	if e.Text != "" {
		r.X = e.Rect.X + 8
	}
	if press == paint.PressDown {
		r.Y += 2
	}
	if e.Symbol != pictures.SymNone {
		s.p.Symbol(dst, r, e.Symbol, true, paint.Pose{Faded: e.Disabled || e.Struck})
	}
	s.text(dst, e, s.ink(e))
	if e.Struck {
		s.p.Symbol(dst, r, pictures.SymCross, true, paint.Pose{})
	}
}

func (s *Screen) toggle(dst *ebiten.Image, e *ui.Element) {
	r := ui.Rect{X: e.Rect.X + 8, Y: e.Rect.Y + (e.Rect.H-ui.TickSize)/2, W: ui.TickSize, H: ui.TickSize}
	s.p.Panel(dst, e.Rect, paint.PanelInset, paint.Pose{})
	press := s.press(e)
	if press == paint.PressOn {
		press = paint.PressNo
	}
	s.p.Toggle(dst, r, e.Checked, press, paint.Pose{})
	s.text(dst, e, s.ink(e))
}

// percent reads the value of a bar.
func (s *Screen) percent(e *ui.Element) float32 {
	n := 0
	for _, c := range e.Value {
		if c < '0' || c > '9' {
			break
		}
		n = 10*n + int(c-'0')
	}
	return float32(n) / 100
}
