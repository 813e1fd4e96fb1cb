package table

import (
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/sound"
	"touria.games/touria/rules/grimoria"
)

// cues are the effects of the beats; those of others are silent.
var cues = [show.BeatKinds]sound.Effect{
	show.BeatNight: sound.Page, show.BeatDeal: sound.Order, show.BeatOpen: sound.Page, show.BeatBlock: sound.BlackMagic, show.BeatOrder: sound.Glow, show.BeatClash: sound.Knock,
	show.BeatCast: sound.Spell, show.BeatFail: sound.Wrong, show.BeatCoins: sound.Coin, show.BeatDiscard: sound.Order, show.BeatDraw: sound.Item,
	show.BeatAway: sound.ItemUsed, show.BeatBolt: sound.Fly, show.BeatNamed: sound.Knock, show.BeatVeil: sound.Ward, show.BeatMirror: sound.Ward,
	show.BeatGive: sound.Thief, show.BeatLeave: sound.ItemUsed, show.BeatTake: sound.Item, show.BeatSwap: sound.Wizard, show.BeatClear: sound.Bag,
	show.BeatShuffle: sound.Bag, show.BeatDawn: sound.Summary,
}

// begin lets sound what begins on the table. How a seat seals its spell makes no sound, so that none
// can differ.
func (bd *position) begin() {
	for _, b := range bd.queue.Begun() {
		bd.a.Changed() // the ribbon tells it
		e := cues[b.Kind]
		switch {
		case b.Kind == show.BeatCast && show.KindOf(int(b.Event.Spell)) == show.Black:
			e = sound.BlackMagic
		case b.Kind == show.BeatCast && show.KindOf(int(b.Event.Spell)) == show.Protection:
			e = sound.Ward
		case b.Kind == show.BeatCoins && b.Event.Kind == grimoria.Paid && b.Told != nil && b.Told.Loss:
			e = sound.Thief
		case b.Kind == show.BeatTurn && bd.crests[b.Event.Seat%grimoria.MaxSeats] < 4:
			e = sound.Call(bd.crests[b.Event.Seat%grimoria.MaxSeats])
		}
		if e != sound.NoEffect {
			bd.a.Sound(e)
		}
	}
}

// Mood returns the mood of the table: fuller as the night advances.
func (t *Table) Mood() sound.Mood {
	m := sound.Mood{Piece: sound.CandleAndBook, Layer: 1, Lead: sound.NoLead, Air: sound.Hall}
	left := grimoria.LastLevel - t.model.Level
	switch {
	case left <= 1:
		m.Layer = sound.MostLayer
	case left <= 4:
		m.Layer = 3
	case left <= 8:
		m.Layer = 2
	}
	if t.model.Attack.By < grimoria.NoSeat {
		m.Tension = 1
	}
	return m
}

// Mood returns the mood of the table that is watched.
func (r *replay) Mood() sound.Mood { return r.t.Mood() }
