package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
)

// Large textures take tenths of a second to make. The title's are prefetched behind the loading
// screen, the table's behind the title, a few milliseconds a frame, so that they are ready when a
// game starts.

// plans is the state of prefetching.
type plans struct {
	dst   *ebiten.Image // any image: nothing is drawn on it
	title ui.Rect       // the window for which the title's pictures have been planned
	done  bool          // all planned pictures are ready
	table rehearsed     // for which the first table has been planned

	rehearsal *ui.App // nil: none is running
	ticks     int     // that it has lasted
}

// Await replaces Draw while the program loads and the loading screen is not visible.
func (s *Screen) Await(dst *ebiten.Image, app *ui.App) {
	s.app, s.plans.dst, s.reveal.scene, s.reveal.other = app, dst, app.Top(), false
	s.p.Begin()
	s.p.SetPlain(app.Contrast())
	s.p.Prepare()
	s.p.End(true)
}

// Load prefetches the title's textures for some hundredths of a second and returns its progress,
// from 0 to 1.
func (s *Screen) Load() (float32, error) {
	if s.app == nil || s.plans.dst == nil {
		return 0, nil // the size is unknown before the first frame
	}
	if s.app.Cramped() {
		return 1, nil
	}
	if r := s.app.Window(); s.plans.title != r {
		s.plans.title = r
		s.Plan(func() {
			for i := range s.app.Games() {
				s.of(i).Title(s.plans.dst, menu.TitleScene(s.app, i))
			}
			s.planElements(menu.TitleRehearsal(s.app))
		})
	}
	done, progress := s.prepare(loadSteps)
	if done {
		return 1, nil
	}
	return min(progress, .99), nil
}

// prepare makes missing textures, with the work of a number of frames.
func (s *Screen) prepare(steps int) (done bool, progress float32) {
	for range steps {
		if done, progress = s.p.Prepare(); done {
			break
		}
	}
	return done, progress
}

// loadSteps is how many frames' worth of work the loading screen does in a frame:
// only its bar moves.
const loadSteps = 4

// rehearsed is what the look of the first table depends on.
type rehearsed struct {
	game     int
	window   ui.Rect
	size     int // Painter.Size
	language string
	contrast bool
	setup    string
}

// rehearsalTicks is the length of a dry run: until the first decision is visible. It is drawn every lookTicks.
const (
	rehearsalTicks = 120
	lookTicks      = 30
)

// rehearse prefetches the table that Play would open: a dry run plays the beginning of a game, a tick a frame, and is
// drawn off-screen.
func (s *Screen) rehearse() {
	live, p := s.app, &s.plans
	if live.Scene() != "title" {
		p.rehearsal = nil
		if live.Scenes()[0].Name() != "title" {
			p.table = rehearsed{} // the textures may be dropped during a game
		}
		return
	}
	now := rehearsed{live.At(), live.Window(), s.p.Size(), live.Words().Lang(), live.Contrast(), string(live.Settings().Setups[live.Game().Name()])}
	if p.table != now {
		p.table, p.rehearsal, p.ticks = now, live.Rehearsal(), 0
	}
	if p.rehearsal == nil {
		return
	}
	in := p.rehearsal.Rest()
	p.rehearsal.Tick(&in)
	if p.ticks%lookTicks == 0 {
		s.Plan(func() { s.planElements(p.rehearsal) })
	}
	if p.ticks++; p.ticks > rehearsalTicks {
		p.rehearsal = nil
	}
}

// planElements draws the elements of another App off-screen.
func (s *Screen) planElements(app *ui.App) {
	live := s.app
	s.app = app
	s.elements(s.plans.dst)
	s.app = live
	s.game().Begin(s.plans.dst)
}

// Plan notes the textures that draw needs, to prefetch them. Nothing is drawn on the screen.
func (s *Screen) Plan(draw func()) {
	s.p.Plan(draw)
	s.plans.done = false
}

// calmFrames is how many frames after a new title nothing is prefetched: a browser's page removes its poster
// only some frames after the title is drawn.
const calmFrames = 10

// Ahead prefetches planned textures for a few milliseconds, and reports whether there are more. Call it in frames in
// which nothing is drawn.
func (s *Screen) Ahead() (more bool) {
	if s.app == nil || s.app.Scene() == "loading" {
		return true
	}
	if s.reveal.calm++; s.reveal.calm < calmFrames && s.app.Scene() == "title" {
		return true
	}
	s.plan(true)
	if s.plans.dst != nil && !s.app.Cramped() {
		s.rehearse()
	}
	if !s.plans.done {
		s.plans.done, _ = s.p.Prepare()
	}
	return !s.plans.done || s.plans.rehearsal != nil
}

// Settle ends a frame, after all drawing.
func (s *Screen) Settle() { s.p.Settle() }

// plan lets the game note textures to prefetch. It does nothing behind the loading screen, which is
// busy, and in a window that is too small to show anything.
func (s *Screen) plan(idle bool) {
	if s.plans.dst != nil && s.app.Scene() != "loading" && !s.app.Cramped() {
		s.game().Ahead(s.plans.dst, idle)
	}
}

// Bytes returns how much memory the pixels of all pictures take.
func (s *Screen) Bytes() int { return s.p.Bytes() }

// Unfinished reports whether the last frame lacked pictures and must be drawn
// again.
func (s *Screen) Unfinished() bool { return s.busy }
