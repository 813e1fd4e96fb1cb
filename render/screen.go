package render

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// Drawer draws a game's own looks, its icons and its beats. It belongs to a Screen.
type Drawer interface {
	// Begin is called before the elements of a frame are drawn.
	Begin(dst *ebiten.Image)
	// Element draws an element with one of the game's own looks.
	Element(dst *ebiten.Image, e *ui.Element)
	// Icon draws one of the game's icons, without its count, on a dark or a light
	// background.
	Icon(dst *ebiten.Image, i ui.Icon, r ui.Rect, dark bool, pose paint.Pose)
	// Over draws what moves above the table and below all dialogs.
	Over(dst *ebiten.Image)
	// Title draws the scene behind the title, and Logo the game's name.
	Title(dst *ebiten.Image, r ui.Rect)
	Logo(dst *ebiten.Image, r ui.Rect)
	// Tick advances idle motion by a tick.
	Tick()
	// Ahead notes with Screen.Plan the textures that will be needed soon. In a frame that is not idle
	// it notes only urgent ones.
	Ahead(dst *ebiten.Image, idle bool)
}

// Screen draws what an App shows, and measures text for it with the same fonts.
type Screen struct {
	p      *paint.Painter
	app    *ui.App
	games  []Drawer // of the games of the box, in their order
	busy   bool     // the last frame lacked pictures
	plans  plans
	motion motion
	shot   shot
	reveal reveal
	points []paint.Point // of a line being drawn
	seen   ui.Element    // the element being drawn through a lens, without magnification
	lens   lens
}

// LeastLetters returns the size of the smallest letters of the last frame, in logical
// pixels.
func (s *Screen) LeastLetters() float32 { return s.p.LeastLetters() }

// NewScreen returns a screen; the drawers make the Drawer of each game of the box for the
// screen and its painter.
func NewScreen(drawers ...func(s *Screen, p *paint.Painter) Drawer) *Screen {
	s := &Screen{p: paint.New(1)}
	for _, drawer := range drawers {
		s.games = append(s.games, drawer(s, s.p))
	}
	return s
}

// game returns the Drawer of the current game.
func (s *Screen) game() Drawer { return s.of(s.app.At()) }

// of returns the Drawer of a game of the box. Tests have games without one of their own.
func (s *Screen) of(i int) Drawer { return s.games[min(max(i, 0), len(s.games)-1)] }

// App returns the App that was last drawn or ticked, nil before that.
func (s *Screen) App() *ui.App { return s.app }

// SetScale sets the device pixels per logical pixel.
func (s *Screen) SetScale(scale float32) {
	if scale != s.p.Scale() {
		s.p.SetScale(scale)
		s.reveal.other = true
	}
}

// Resized must be called when the window's size has changed. Textures for the old size are dropped
// once those for the new one are drawn.
func (s *Screen) Resized() {
	s.p.Resized()
	s.plans = plans{dst: s.plans.dst}
	s.reveal.other = true
}

// Width measures a line of text in logical pixels.
func (s *Screen) Width(text string, size float32, w ui.Weight) float32 {
	return s.p.Width(text, size, paint.Face(w))
}

// Draws reports whether the fonts have all letters of a text.
func (s *Screen) Draws(text string) bool { return s.p.Draws(text) }

// Draw draws the whole screen, unless it waits for its pictures (Hidden).
func (s *Screen) Draw(window *ebiten.Image, app *ui.App) {
	s.app = app
	if s.arrive(); s.Hidden() {
		s.draw(s.unseen(), false)
		s.wait(window)
	}
	switch {
	case s.Hidden():
		if s.reveal.old { // Ebitengine shows what has been drawn on, and the window has another size now
			window.DrawImage(s.unseen(), &ebiten.DrawImageOptions{Blend: ebiten.BlendDestination})
		}
	case s.reveal.old: // the window gets its size before the next frame
		app.Redraw()
	default:
		s.draw(window, true)
	}
}

// draw draws the whole screen, visibly or off-screen.
func (s *Screen) draw(dst *ebiten.Image, seen bool) {
	s.plans.dst = dst
	s.motion.begin()
	s.p.SetPlain(s.app.Contrast())
	s.p.Begin()
	if seen {
		s.p.Keep(dst)
	}
	s.p.Prepare()
	s.p.SetTable(s.app.Window())
	s.p.Cloth(dst, s.app.Window())
	s.elements(dst)
	s.plan(false)
	s.p.End(!s.app.Cramped())
	s.busy = s.p.Late()
}

// elements draws all elements, and what moves above the table.
func (s *Screen) elements(dst *ebiten.Image) {
	tree := s.app.Tree()
	s.game().Begin(dst)
	s.sharpen(tree)
	over := false
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if !over && e.Layer > 0 {
			s.game().Over(dst)
			over = true
		}
		switch {
		case e.Lens.Open():
			s.through(dst, e)
		case e.Pane == nil:
			s.element(dst, e)
		case e.Rect.Overlaps(e.Pane.Box()):
			s.element(s.glass(dst, e), e)
		}
	}
	if !over {
		s.game().Over(dst)
	}
	s.focus(dst, tree)
	s.signs(dst, tree)
}

// focus draws the ring around the focused element.
func (s *Screen) focus(dst *ebiten.Image, tree *ui.Tree) {
	if e := tree.Find(s.app.Focus()); e != nil {
		dst := s.glass(dst, e)
		if e.Round {
			s.p.FocusRound(dst, e.Rect, paint.Pose{})
		} else {
			s.p.Focus(dst, e.Rect, paint.Pose{})
		}
	}
	if s.app.HitBoxes() {
		for i := range tree.Elements {
			if e := &tree.Elements[i]; e.Interactive() {
				s.p.Focus(s.glass(dst, e), e.Rect, paint.Pose{Fade: .4})
			}
		}
	}
}

// Colours of text on its backgrounds.
var (
	InkText  = hue.InkText
	CreamInk = color.RGBA{0xff, 0xf6, 0xdc, 0xff}
	paleInk  = hue.PaleInk
	FadedInk = hue.FadedInk
)

// Ink returns the colour of an element's text: dark on paper, cream on the cloth
// and on coloured buttons.
func (s *Screen) Ink(e *ui.Element) color.RGBA {
	switch e.Look {
	case ui.LookPrimary, ui.LookDanger:
		if e.Disabled { // a pale print
			return FadedInk
		}
		return CreamInk
	case ui.LookIcon:
		if e.Disabled {
			return paleInk
		}
		return CreamInk
	case ui.LookDark, ui.LookCurtainText, ui.LookBanner, ui.LookPrompt, ui.LookChip:
		return CreamInk
	case ui.LookChronicle:
		return InkText
	}
	if e.Disabled {
		return FadedInk
	}
	if s.onDark(e) {
		return CreamInk
	}
	return InkText
}

// onDark reports whether an element without its own background is on the cloth or
// a dark panel.
func (s *Screen) onDark(e *ui.Element) bool {
	switch e.Look {
	case ui.LookText, ui.LookHeading, ui.LookToggle:
	default:
		return false
	}
	tree := s.app.Tree()
	for in := e.In; in > 0; {
		up := &tree.Elements[in-1]
		switch up.Look {
		case ui.LookPanel, ui.LookPlaque, ui.LookScroll:
			return false
		case ui.LookDark, ui.LookCloth, ui.LookShade:
			return true
		}
		if up.Paper {
			return false
		}
		in = up.In
	}
	return true
}

// Text draws an element's text in the lines into which the App has broken it.
func (s *Screen) Text(dst *ebiten.Image, e *ui.Element, c color.RGBA) {
	if e.Text == "" && e.Sub == "" {
		return
	}
	r := e.TextRect()
	if s.app.Held() == e.ID && s.app.Hover() == e.ID && e.Pressable() {
		r.Y += 2
	}
	st := paint.Style{Face: paint.Face(e.Weight()), Size: e.Fit.Size, Color: c, Align: paint.Align(e.Align)}
	switch {
	case e.Look == ui.LookCurtainText: // some curtains are as light as the text
		st.Effect = paint.Outlined
	case c == CreamInk:
		st.Effect = paint.Raised
	}
	if e.Sub == "" {
		s.p.Lines(dst, r, e.Fit.Lines, st)
		return
	}
	main := float32(len(e.Fit.Lines)) * e.Fit.Size * ui.LineHeight
	below := float32(len(e.Fit.Sub)) * e.Fit.SubSize * ui.LineHeight
	top := r.Y + (r.H-main-below)/2
	s.p.Lines(dst, ui.Rect{X: r.X, Y: top, W: r.W, H: main}, e.Fit.Lines, st)
	st.Size, st.Face = e.Fit.SubSize, paint.Regular
	s.p.Lines(dst, ui.Rect{X: r.X, Y: top + main, W: r.W, H: below}, e.Fit.Sub, st)
}
