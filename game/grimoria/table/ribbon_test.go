package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/ring"
)

// At every frame of every beat of a turn the ribbon names who is on, and nobody else.
func TestRibbonNamesWhoActs(t *testing.T) {
	for players := 2; players <= grimoria.MaxSeats; players++ {
		a := newApp(t, nil)
		deal(t, a, players, 1, false)
		frames, turns, told := 0, 0, ""
		for n := 0; n < ring.Pick(40, 400) && a.Scene() != "score"; n++ {
			tb, _ := due(t, a)
			if tb == nil {
				break
			}
			a.Settings().Speed = beat.Normal
			answer(t, a, n)
			on := tb.Model.Active
			for range 4000 {
				tb = TableOf(a)
				if tb == nil || !tb.Queue.Busy() && tb.Deciding() {
					break
				}
				wait(a, 1)
				if tb = TableOf(a); tb == nil {
					break
				}
				b, _ := tb.Queue.Current()
				if b == nil {
					continue
				}
				switch b.Kind {
				case show.BeatTurn:
					on = b.Event.Seat
					turns++
				case show.BeatNight, show.BeatOpen, show.BeatOrder, show.BeatBlock, show.BeatClash, show.BeatHold, show.BeatSettle, show.BeatDawn:
					on = grimoria.NoSeat
				}
				if on == grimoria.NoSeat || b.After.Active != on {
					continue
				}
				frames++
				text := a.Tree().Find("table.prompt").Text
				if !strings.Contains(text, tb.Names[on]) {
					t.Fatalf("%d players: in the turn of %s, in a beat of kind %d, the ribbon says %q", players, tb.Names[on], b.Kind, text)
				}
				if begins := a.T("tale.turn_began", words.Lit("Name", tb.Names[on])); b.Kind == show.BeatTurn {
					told = ""
				} else if text != begins {
					told = text
				} else if told != "" {
					t.Fatalf("%d players: the ribbon says %q, and later in the same turn %q", players, told, text)
				}
				for i, name := range tb.Names[:players] {
					if grimoria.Seat(i) != on && strings.Contains(text, name) {
						t.Fatalf("%d players: in the turn of %s the ribbon says %q", players, tb.Names[on], text)
					}
				}
			}
			a.Settings().Speed = beat.Instant
		}
		if frames < 100 || turns < players {
			t.Errorf("%d players: only %d frames, %d turns were seen", players, frames, turns)
		}
	}
}
