package table

import (
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// wrongDoor lets the table show how a seat opens a wrong door.
func wrongDoor(tb *Table, seat rules.Seat) {
	tb.board.Pending = append(tb.board.Pending[:0], show.Made{Seat: seat, Decision: touria.Decision{Kind: touria.Open}})
	tb.people.hear(&show.Beat{Folds: true, Event: touria.Event{Kind: touria.DoorOpened, Seat: seat, At: 3, Arg: uint8(touria.Nobody)}})
	tb.board.Pending = tb.board.Pending[:0]
	tb.a.Changed()
}

// A bot's remark is shown at its card, takes no press, and goes after some seconds. Humans
// say nothing, nobody does when remarks are switched off or everything happens at once,
// and only one at a time speaks.
func TestRemarkAtTheCard(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hbbb", "3"))
	tb.board.Model.Turn = 9
	ribbon := func() *ui.Element { return a.Tree().Find("table.remark") }
	wrongDoor(tb, rules.S)
	if ribbon() != nil {
		t.Error("a human says something")
	}
	a.Settings().Remarks = false
	wrongDoor(tb, rules.W)
	if ribbon() != nil {
		t.Error("somebody speaks though remarks are off")
	}
	a.Settings().Remarks, a.Settings().Speed = true, beat.Instant
	wrongDoor(tb, rules.W)
	if ribbon() != nil {
		t.Error("somebody speaks at instant speed")
	}
	a.Settings().Speed = beat.Normal
	wrongDoor(tb, rules.W)
	e := ribbon()
	if e == nil {
		t.Fatal("nobody speaks:", dump(a))
	}
	if e.Interactive() || e.Target.N != uint8(rules.W) {
		t.Errorf("the ribbon is %+v", e)
	}
	wrongDoor(tb, rules.N)
	if e := ribbon(); e == nil || e.Target.N != uint8(rules.W) {
		t.Error("a second one speaks in the same turn")
	}
	for range remarkTicks {
		tb.people.remark.tick(a)
	}
	if ribbon() != nil {
		t.Error("the remark stays")
	}
}

// Every line has room at every size in every language, and hides nothing that asks.
func TestRemarkLayout(t *testing.T) {
	uitest.Sweep(t, sizes, []int{2}, fresh(t), func(t *testing.T, a *ui.App, s uitest.Screen) {
		if s.Lang == words.Pseudo { // somebody's remarks are short in all languages that there are
			return
		}
		cfg := config("hbbb", "3")
		for i := range cfg.Players[1:] {
			cfg.Players[1+i].Level = bot.Name(bot.Journey, bot.Tempers()[i+3*s.More[0]])
		}
		tb := game(t, a, cfg)
		told := map[string]bool{}
		for line := range 6 * show.RemarkKinds {
			seat := rules.Seat(1 + line%3)
			tb.people.remark = remark{show.Remark{Seat: seat, Kind: show.RemarkKind(line / 6), Pick: uint32(line % 6)}, remarkTicks}
			a.Changed()
			e := a.Tree().Find("table.remark")
			if e == nil {
				t.Fatal("nobody says anything")
			}
			check(t, a, seat.String(), told)
			if prompt := a.Tree().Find("table.prompt"); prompt.Rect.Overlaps(e.Rect) {
				t.Error("the remark lies over the prompt")
			}
		}
	})
}
