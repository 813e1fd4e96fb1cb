package table

import (
	"touria.games/touria/game/sound"
	hearing "touria.games/touria/game/touria/sound"
)

// Moments after which the music becomes calmer while somebody thinks: ticks.
const (
	ponderTicks = 25 * 60
	broodTicks  = 60 * 60
)

// Mood returns the mood of the table: fuller as the day goes on, calmer while somebody
// thinks, low before the castle's doors.
func (t *Table) Mood() sound.Mood {
	m := hearing.Mood(&t.board.Model, t.board.DoorsShown(), t.board.LeadCrest())
	switch {
	case !t.turn.Deciding:
	case t.turn.Quiet > broodTicks:
		m.Layer = 0
	case t.turn.Quiet > ponderTicks:
		m.Layer = max(0, m.Layer-1)
	}
	return m
}

// Mood returns the mood of the table that is watched.
func (r *Replay) Mood() sound.Mood {
	if r.board == nil {
		return evening
	}
	return r.board.Mood()
}

// evening is the mood after a game.
var evening = sound.Mood{Piece: sound.Lanterns, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Evening}

// Mood returns the mood of the finale: a dance.
func (f *Finale) Mood() sound.Mood {
	return sound.Mood{Piece: sound.WeddingDance, AtOnce: true, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Evening}
}

// Mood returns the mood of the summary.
func (s *summary) Mood() sound.Mood { return evening }

// Mood returns the mood of the rule book: that of the game it belongs to, or the evening
// at the title.
func (b *book) Mood() sound.Mood {
	scenes := b.app.Scenes()
	for i := len(scenes) - 1; i >= 0; i-- {
		switch s := scenes[i].(type) {
		case *Table:
			return s.Mood()
		case *Replay:
			return s.Mood()
		case *Finale:
			return s.Mood()
		}
	}
	return evening
}

var _, _, _, _, _ sound.Scene = (*Table)(nil), (*Replay)(nil), (*Finale)(nil), (*summary)(nil), (*book)(nil)
