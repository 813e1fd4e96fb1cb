// Package touria draws Touria's own looks, icons and beats for a render.Screen. The
// pictures themselves are in package draw below it.
package touria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/menu"
	box "touria.games/touria/game/opening"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules/touria"
)

// Drawer draws Touria's table, its title and its end.
type Drawer struct {
	*render.Screen
	p      *draw.Painter
	shown  *board.Board // the visible one, nil if there is none
	board  ui.Rect      // the place of the board
	rects  places       // places of things between which beats fly
	day    day
	ahead  ahead
	clocks [show.Examples]clock // of the rule book
	land   *touria.Board
	trail  []paint.Point // of the road being drawn
}

// New returns a function for render.NewScreen that makes the drawer of a board.
func New(b *touria.Board) func(s *render.Screen, p *paint.Painter) render.Drawer {
	return func(s *render.Screen, p *paint.Painter) render.Drawer {
		return &Drawer{Screen: s, p: draw.New(p, b), land: b}
	}
}

// Begin finds the table and the places of things on it.
func (s *Drawer) Begin(*ebiten.Image) {
	s.shown = board.Of(s.App())
	s.find(s.App().Tree())
	s.p.SetLight(1, 1, 1)
	if s.shown != nil {
		s.p.SetLight(draw.Daylight(s.life()))
	}
}

// Title draws the kingdom behind the title.
func (s *Drawer) Title(dst *ebiten.Image, r ui.Rect) { s.p.TitleAlive(dst, r, s.life()) }

// Logo draws the game's name.
func (s *Drawer) Logo(dst *ebiten.Image, r ui.Rect) { s.p.Logo(dst, r, paint.Pose{}) }

// day is the time of day on the board. It follows the game's, without jumps.
type day struct {
	of *board.Board
	at float32
}

// haste is the greatest part of the day that passes in a tick, so that the light never jumps.
const haste = 1.0 / 1500

// Tick moves the time of day towards the game's.
func (s *Drawer) Tick() {
	bd := board.Of(s.App())
	if bd == nil {
		return
	}
	at := bd.Model.Day()
	if of := bd.Live(); of != s.day.of { // what is shown again keeps the light
		s.day.of, s.day.at = of, at
	}
	s.day.at += min(max(at-s.day.at, -haste), haste)
}

// life returns the idle motion of this frame.
func (s *Drawer) life() draw.Life {
	tick, still := s.Motion()
	if still {
		return draw.Life{Still: true}
	}
	return draw.Life{Tick: tick, Day: s.day.at}
}

// ahead is what has been planned for which size of the screen.
type ahead struct {
	board, finale, story  ui.Rect
	boardSize, finaleSize int // Painter.Size at that time
	storySize             int

	of   *after.Finale // for which the castle's textures have been released
	gone bool          // and are not wanted for now

	apart bool // a photo is being looked at
}

// Ahead prefetches the table in idle frames, and the finale as soon as doors are opened, since each
// of them may end the game.
func (s *Drawer) Ahead(dst *ebiten.Image, idle bool) {
	app, size := s.App(), s.p.Size()
	s.atEnd(dst)
	scene := app.Scene()
	if s.ahead.gone && scene != "finale" && scene != "end" {
		s.ahead.gone = false // the table will be needed again
		s.p.SetApart(false)
	}
	if looking := scene == "photo"; looking != s.ahead.apart { // it has a table of its own size beside the game's
		s.ahead.apart = looking
		s.p.SetApart(looking)
	}
	if whole := app.Window(); idle && box.Awaited(app, "touria") && (s.ahead.story != whole || s.ahead.storySize != size) {
		s.ahead.story, s.ahead.storySize = whole, size
		s.Plan(func() { s.planStory(dst) })
	}
	if idle && !s.ahead.gone {
		at := board.Layout(app).Board
		if s.ahead.board != at || s.ahead.boardSize != size {
			s.ahead.board, s.ahead.boardSize = at, size
			s.Plan(func() { s.planTable(dst, at) })
		}
	}
	whole := app.Window()
	if s.shown != nil && s.shown.DoorsShown() && (s.ahead.finale != whole || s.ahead.finaleSize != size) {
		s.ahead.finale, s.ahead.finaleSize = whole, size
		s.Plan(func() {
			for crest := range session.Crests {
				s.p.Finale(dst, whole, crest)
			}
		})
	}
}

// atEnd releases the textures that the end of a game no longer needs: when the finale begins, those
// of the castle's doors and of the table; after it, those of the map. The board stays, since most
// games are watched again or followed by another one.
func (s *Drawer) atEnd(dst *ebiten.Image) {
	f := after.FinaleOf(s.App())
	switch {
	case f != nil && f != s.ahead.of:
		s.ahead.of, s.ahead.gone = f, true
		s.ahead.board = ui.Rect{} // so that all is planned again for the next table
		s.p.Release(func(p pictures.Spec) bool {
			return scene(p.Kind) || p.Kind >= tpics.KindTowerGround && p.Kind <= tpics.KindTowerFlag || p.Kind == tpics.KindAmbience
		})
		if at := f.Map(); !at.Empty() {
			s.Plan(func() { s.p.BoardAlive(dst, at, draw.Life{Day: f.Evening()}) })
		}
	case f == nil && s.ahead.of != nil:
		whole := s.p.Spec(tpics.KindBoard, 0, s.ahead.of.Map())
		s.ahead.of = nil
		s.p.Release(func(p pictures.Spec) bool { return scene(p.Kind) && p != whole })
		s.p.SetApart(true)                                                      // what was released is still in the atlas
		s.Plan(func() { s.Title(dst, menu.TitleScene(s.App(), s.App().At())) }) // which had to make room
	}
}

// scene reports whether a picture stays at the end of a game: the castle at night,
// and the board of the table.
func scene(k pictures.Kind) bool { return k == tpics.KindFinale || k == tpics.KindBoard }

// planTable draws everything that a table may show.
func (s *Drawer) planTable(dst *ebiten.Image, board ui.Rect) {
	s.p.BoardAlive(dst, board, draw.Life{})
	var all [2]draw.TowerLook // all eight actions
	for a := touria.Dragon; a < touria.Actions; a++ {
		all[a/4].Faces[a%4] = a
	}
	for _, look := range all {
		s.p.Tower(dst, geometry.Tower(board, touria.NW), look)
	}
	s.p.Hall(dst, board)
	for f := range draw.DoorFrames {
		s.p.Door(dst, geometry.HallDoor(board, 1), touria.Nobody, float32(f)/(draw.DoorFrames-1), paint.Pose{})
	}
}

// Over draws what moves above the table.
func (s *Drawer) Over(dst *ebiten.Image) {
	if s.shown != nil && !s.shown.Lens.Open() { // what still fades is not missed
		s.beats(dst)
	}
}
