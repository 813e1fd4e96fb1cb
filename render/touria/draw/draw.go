// Package draw draws what only Touria has: the board with its towers, the
// tokens, tiles and doors, the scenes of title, hall and finale, and all that
// moves in them. It knows neither a clock nor the state of a game.
package draw

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	tpics "touria.games/touria/assets/pictures/touria"
	_ "touria.games/touria/assets/pictures/touria/painted" // registers the pictures
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// Painter draws Touria's pictures beside those of the interface.
type Painter struct {
	*paint.Painter
	board   *touria.Board
	world   func() *tpics.World // takes a while when it is asked for the first time
	onPlan  bool                // a plan of the board is drawn
	walks   [][]tpics.Pt        // the roads as points at equal distances, in map units
	scenery scenery
	op      ebiten.DrawImageOptions // of the tower that is drawn
}

// New returns a painter for a board that draws with p.
func New(p *paint.Painter, b *touria.Board) *Painter {
	return &Painter{Painter: p, board: b, world: sync.OnceValue(func() *tpics.World {
		w := tpics.NewWorld(b)
		return &w
	})}
}
