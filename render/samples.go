package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// sample draws what a setting does.
func (s *Screen) sample(dst *ebiten.Image, e *ui.Element) {
	s.p.Panel(dst, e.Rect, paint.PanelInset, paint.Pose{})
	r := e.Rect.Inset(4)
	size := min(r.H, 44)
	at := func(k float32) ui.Rect { // a square between the left and the right end
		return ui.Rect{X: r.X + 6 + (r.W-12-size)*k, Y: r.Y + (r.H-size)/2, W: size, H: size}
	}
	m := &s.motion
	set := s.app.Settings()
	switch e.Value {
	case ui.SampleSpeed:
		ticks := [...]int{72, 36, 18, 0}[set.Speed] // of a walk; there is a pause after it
		if set.ReducedMotion {
			s.p.Crest(dst, at(1), 0, paint.Pose{})
			break
		}
		m.samples = true
		s.p.Crest(dst, at(walked(m.clock%(ticks+48), ticks)), 0, paint.Pose{})
	case ui.SampleMotion:
		if set.ReducedMotion { // it stands where it would have walked to
			s.p.Crest(dst, at(1), 1, paint.Pose{})
			break
		}
		m.samples = true
		k := walked(m.clock%96, 48)
		lift := 4 * k * (1 - k) * 10
		s.p.Crest(dst, at(k), 1, paint.Pose{DY: -lift})
	case ui.SampleScenery:
		pose := paint.Pose{}
		if s.app.Alive() {
			m.samples = true
			pose.Turn = 14 * float32(math.Sin(float64(m.clock)/22))
		}
		s.p.Crest(dst, at(.5), 2, pose)
	case ui.SampleWindow:
		screen := ui.Centred(r, size*16/9, size)
		s.p.Panel(dst, screen, paint.PanelDark, paint.Pose{})
		inner := screen.Inset(3)
		if !e.Checked {
			inner = ui.Centred(screen, screen.W*.55, screen.H*.55)
		}
		s.p.Panel(dst, inner, paint.PanelParchment, paint.Pose{})
	case ui.SampleHand:
		s.hand(dst, ui.Centred(r, size*16/9, size), e.Checked)
	case ui.SamplePlan:
		s.board(dst, ui.Centred(r, size*16/9, size), e.Checked)
	case ui.SamplePace: // no motion, but what scanning does
		m.samples = true
		every := max(int(e.Part)*6, 1)
		for i := range 3 {
			box := at(float32(i) / 2).Inset(size * .18)
			s.p.Bead(dst, box, true, paint.Pose{})
			if m.clock/every%3 == i {
				s.p.FocusRound(dst, box, paint.Pose{})
			}
		}
	case ui.SampleIcon:
		if len(e.Icons) == 0 {
			break
		}
		box := at(.5)
		if e.Mark != "" {
			box.X -= size * .6
			s.p.Line(dst, ui.Rect{X: box.X + size*1.2, Y: box.Y, W: size, H: size}, e.Mark, paint.Style{Face: paint.Bold, Size: size * .7, Color: InkText})
		}
		s.ofIcon(e.Icons[0]).Icon(dst, e.Icons[0], box, false, paint.Pose{})
	}
}

// hand draws a small table: the rail with the options and the main button at one side.
func (s *Screen) hand(dst *ebiten.Image, r ui.Rect, mirrored bool) {
	s.p.Panel(dst, r, paint.PanelDark, paint.Pose{})
	part := func(x, y, w, h float32, k paint.Panel) {
		if mirrored {
			x = 1 - x - w
		}
		s.p.Panel(dst, ui.Rect{X: r.X + r.W*x, Y: r.Y + r.H*y, W: r.W * w, H: r.H * h}, k, paint.Pose{})
	}
	part(.06, .1, .6, .8, paint.PanelParchment)
	part(.7, .1, .24, .45, paint.PanelPlain)
	button := ui.Rect{X: r.X + r.W*.7, Y: r.Y + r.H*.62, W: r.W * .24, H: r.H * .28}
	if mirrored {
		button.X = r.X + r.W*.06
	}
	s.p.Button(dst, button, paint.ButtonPrimary, paint.PressNo, paint.Pose{})
}

// board draws two crests and the road between them, on painted ground or on a plan of it.
func (s *Screen) board(dst *ebiten.Image, r ui.Rect, plan bool) {
	if plan {
		s.p.Land(dst, r)
	} else {
		s.p.Panel(dst, r, paint.PanelParchment, paint.Pose{})
	}
	x0, x1, y := r.X+r.W*.22, r.X+r.W*.78, r.Y+r.H/2
	s.p.Road(dst, x0, y, x1, y, 7, false)
	s.p.Road(dst, x0, y, x1, y, 4, true)
	d := r.H * .5
	for i, x := range []float32{x0, x1} {
		s.p.Crest(dst, ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, i, paint.Pose{})
	}
}

// walked returns how far a walk of some ticks has come, from 0 to 1.
func walked(tick, ticks int) float32 {
	if tick >= ticks {
		return 1
	}
	k := float32(tick) / float32(ticks)
	return k * k * (3 - 2*k)
}
