package table

import (
	"touria.games/touria/game/sound"
	hearing "touria.games/touria/game/touria/sound"
	"touria.games/touria/rules"
)

// begin lets sound what begins on the table.
func (t *Table) begin() {
	begun := t.queue.Begun()
	if len(begun) == 0 {
		return
	}
	stage := hearing.Stage{Model: &t.model, Humans: t.humans, Crests: t.crests}
	for i := range begun {
		t.cues = stage.Cues(t.cues[:0], &begun[i])
		for _, c := range t.cues {
			t.a.Cue(c)
		}
	}
}

// stop drops the beats that play, and their sound.
func (t *Table) stop() {
	if t.queue.Busy() || t.queue.Ringing() {
		t.a.FadeSounds()
	}
	t.queue.Clear()
}

// Moments after which the music becomes calmer while somebody thinks: ticks.
const (
	ponderTicks = 25 * 60
	broodTicks  = 60 * 60
)

// Mood returns the mood of the table: fuller as the day goes on, calmer while somebody
// thinks, low before the castle's doors.
func (t *Table) Mood() sound.Mood {
	m := hearing.Mood(&t.model, t.doors(), t.leadCrest())
	switch {
	case !t.deciding:
	case t.quiet > broodTicks:
		m.Layer = 0
	case t.quiet > ponderTicks:
		m.Layer = max(0, m.Layer-1)
	}
	return m
}

// leadCrest returns the crest of whose turn it is, sound.NoLead before the first one.
func (t *Table) leadCrest() int {
	if t.model.Active >= rules.NoSeat {
		return sound.NoLead
	}
	return t.crests[t.model.Active]
}

// Mood returns the mood of the table that is watched.
func (r *Replay) Mood() sound.Mood {
	if r.t == nil {
		return evening
	}
	return r.t.Mood()
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
