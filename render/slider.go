package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// slider draws a name, a line that is full up to the knob, the knob, and the value.
func (s *Screen) slider(dst *ebiten.Image, e *ui.Element) {
	s.p.Panel(dst, e.Rect, paint.PanelInset, paint.Pose{})
	s.Text(dst, e, s.Ink(e))
	line := e.SlideLine()
	part := float32(e.Slide.At) / float32(max(1, e.Slide.Most))
	const thick = 14
	s.p.Bar(dst, ui.Rect{X: line.X, Y: line.Y + (line.H-thick)/2, W: line.W, H: thick}, part, paint.Pose{Faded: e.Disabled})
	size := min(line.H-8, 36)
	press := s.Press(e)
	s.p.Knob(dst, ui.Rect{X: line.X + line.W*part - size/2, Y: line.Y + (line.H-size)/2, W: size, H: size}, press, paint.Pose{})
	value := ui.Rect{X: e.Rect.X + e.Rect.W - ui.SlideValue - 8, Y: e.Rect.Y, W: ui.SlideValue, H: e.Rect.H}
	s.p.Line(dst, value, e.Value, paint.Style{Face: paint.Bold, Size: e.Fit.Size, Align: paint.AlignRight, Color: s.Ink(e)})
}

// scrollBar draws the bar of a pane: a groove, and the thumb in it.
func (s *Screen) scrollBar(dst *ebiten.Image, e *ui.Element) {
	const wide = 14
	s.p.Panel(dst, ui.Centred(e.Rect, wide, e.Rect.H), paint.PanelInset, paint.Pose{})
	thumb := e.Pane.Thumb()
	s.p.Panel(dst, ui.Centred(thumb, wide, thumb.H), paint.PanelParchment, paint.Pose{})
}
