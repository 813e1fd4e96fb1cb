package board

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Direct turns the next step into beats.
func (bd *Board) Direct() {
	bd.brief()
	after := bd.Session.ViewBefore(bd.Told+1, bd.Viewer)
	bd.beats = bd.director.Direct(bd.beats[:0], bd.Session.Since(bd.Told)[0].Events, &after)
	bd.Queue.Push(bd.beats)
	bd.Told++
}

// brief tells the director how its beats are seen and read.
func (bd *Board) brief() {
	bd.director.Reduced = bd.App.Settings().ReducedMotion
	bd.director.Voice = bd.Voice()
	bd.director.Read = func(text words.Text) int { return show.ReadTicks(text.In(bd.App.Words())) }
}

// Play lets a tick pass for the beats.
func (bd *Board) Play() {
	if !bd.Queue.Busy() && !bd.Queue.Ringing() {
		return
	}
	bd.App.Redraw()
	done := bd.Queue.Tick(bd.App.Settings().Speed)
	bd.begin()
	bd.finish(done)
}

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
func (bd *Board) begin() {
	for _, b := range bd.Queue.Begun() {
		bd.App.Changed() // the ribbon tells it
		e := cues[b.Kind]
		switch {
		case b.Kind == show.BeatCast && show.KindOf(int(b.Event.Spell)) == show.Black:
			e = sound.BlackMagic
		case b.Kind == show.BeatCast && show.KindOf(int(b.Event.Spell)) == show.Protection:
			e = sound.Ward
		case b.Kind == show.BeatCoins && b.Event.Kind == grimoria.Paid && b.Told != nil && b.Told.Loss:
			e = sound.Thief
		case b.Kind == show.BeatTurn && bd.Crests[b.Event.Seat%grimoria.MaxSeats] < 4:
			e = sound.Call(bd.Crests[b.Event.Seat%grimoria.MaxSeats])
		}
		if e != sound.NoEffect {
			bd.App.Sound(e)
		}
	}
}

// finish applies beats that have ended.
func (bd *Board) finish(done []show.Beat) {
	for i := range done {
		b := &done[i]
		bd.Model.Finish(b)
		if b.Kind == show.BeatOpen {
			bd.Deeds, bd.telling = [grimoria.MaxSeats]Deed{}, nil
		}
		if b.Event.Kind == grimoria.Ordered && !b.Decision && bd.Noted < bd.Session.Len() { // the rows of the order need it now
			bd.explain(bd.Noted, &b.Event)
		}
		if b.Decision && bd.Noted < bd.Told {
			from := len(bd.Lines)
			bd.note(bd.Noted, &bd.Session.Since(bd.Noted)[0])
			bd.Noted++
			bd.tell(from)
		}
		bd.App.Changed()
	}
}

// Listen tells the viewer, from the position that is shown on, which hidden cards come.
func (bd *Board) Listen() {
	bd.heard = nil
	if bd.Viewer < grimoria.NoSeat {
		hand := bd.Model.Seats[bd.Viewer]
		bd.heard = &hand
	}
}

// tell tells listeners the lines of the chronicle from one on, and the viewer which hidden cards
// have come.
func (bd *Board) tell(from int) {
	for _, l := range bd.Lines[from:] {
		if !l.Turn { // the spell that is cast says whose turn it is
			bd.App.Hear(ui.HeardNews, l.Text.In(bd.App.Words()))
		}
	}
	if bd.heard == nil {
		return
	}
	now, had := bd.Model.Seats[bd.Viewer], *bd.heard
	if *bd.heard = now; !now.Shown || !had.Shown {
		return
	}
	var come []grimoria.Card
	for c := range grimoria.NoCard {
		if !c.IsCompanion() {
			for range now.Held(c) - had.Held(c) {
				come = append(come, c)
			}
		}
	}
	if len(come) > 0 {
		bd.App.Hear(ui.HeardAnswer, bd.App.T("pocket.title", words.Lit("Name", bd.Names[bd.Viewer]))+bd.App.Colon()+bd.CardNames(come))
	}
}

// Skip ends the beats that play.
func (bd *Board) Skip() {
	if bd.Queue.Busy() {
		bd.finish(bd.Queue.Skip())
		bd.App.FadeSounds()
		bd.App.Changed()
	}
}

// SkipAll ends all beats: what they have told stands on the scroll.
func (bd *Board) SkipAll() {
	bd.finish(bd.Queue.Flush())
	bd.App.FadeSounds()
	bd.App.Changed()
}

// Mood returns the mood of the table: fuller as the night advances.
func (bd *Board) Mood() sound.Mood {
	m := sound.Mood{Piece: sound.CandleAndBook, Layer: 1, Lead: sound.NoLead, Air: sound.Hall}
	left := grimoria.LastLevel - bd.Model.Level
	switch {
	case left <= 1:
		m.Layer = sound.MostLayer
	case left <= 4:
		m.Layer = 3
	case left <= 8:
		m.Layer = 2
	}
	if bd.Model.Attack.By < grimoria.NoSeat {
		m.Tension = 1
	}
	return m
}

// Victim returns the person, one of several at the screen, who has lost what is being told to somebody else; NoSeat: nobody.
func (bd *Board) Victim() grimoria.Seat {
	b, _ := bd.Queue.Current()
	if bd.Humans < 2 || b == nil || b.Kind != show.BeatRead || b.Told == nil {
		return grimoria.NoSeat
	}
	for _, c := range b.Told.Changes {
		if c.Now < c.Was && c.Seat != b.Told.By && b.Told.By < grimoria.NoSeat && bd.Session.IsHuman(c.Seat) {
			return c.Seat
		}
	}
	return grimoria.NoSeat
}

// Span returns how long the beats of some decisions take. Show must follow.
func (bd *Board) Span(from, to int) (ticks int) {
	bd.brief()
	for i := from; i < to; i++ {
		v, after := bd.Session.ViewBefore(i, bd.Viewer), bd.Session.ViewBefore(i+1, bd.Viewer)
		bd.director.Restart(show.Project(&v))
		ticks += beat.Span(bd.director.Direct(nil, bd.Session.Since(i)[0].Events, &after))
	}
	return ticks
}
