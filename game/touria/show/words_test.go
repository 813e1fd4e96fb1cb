package show

import (
	"reflect"
	"strings"
	"testing"

	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// TestEverythingIsSaid: in random games, prompts, labels, hints, chronicle
// and recaps find all their words in all languages, fill all gaps, and
// prompts keep to twelve words.
func TestEverythingIsSaid(t *testing.T) {
	r := testRules()
	names := Names{"Anna", "Bruno", "Clara", "David"}
	said := map[string]bool{}
	say := func(what string, x words.Text, most int) {
		t.Helper()
		for _, cat := range catalogues {
			text := x.In(cat)
			if strings.ContainsAny(text, "<>{}") {
				t.Fatalf("%s %q in %s: %q", what, x.Key, cat.Lang(), text)
			}
			if n := strings.Count(text, " ") + 1; n > most {
				t.Errorf("%s %q in %s has %d words: %q", what, x.Key, cat.Lang(), n, text)
			}
		}
		said[x.Key] = true
	}
	var sayOptions func([]Option)
	sayOptions = func(options []Option) {
		for i := range options {
			say("label", options[i].Label, 14)
			say("hint", options[i].Hint, 20)
			sayOptions(options[i].Children)
		}
	}
	for game := range 8 {
		var lines []Line
		playGame(t, r, game, nil, func(p *ply) bool {
			m := Project(r, p.before, p.seat)
			say("prompt", Prompt(&m, p.legal, &names), 12)
			public := Project(r, p.before, rules.NoSeat)
			say("prompt", Prompt(&public, nil, &names), 12)
			v := r.View(p.before, p.seat)
			c := Choose(r, &v, p.legal, &names)
			sayOptions(c.Options)
			made := &Made{p.seat, p.made, p.events, StatusOf(p.after)}
			first := len(lines)
			lines = Chronicle(lines, r.Board, made, &names)
			for _, l := range lines[first:] {
				say("chronicle", l.Text, 24)
				if l.Icon.Kind == IconNone || l.Target.Kind == TargetNone {
					t.Fatalf("the line %q has no icon or nothing to highlight", l.Text.In(catalogues[0]))
				}
			}
			return true
		})
		for _, turn := range Turns(lines) {
			say("turn", turn.Text(&names), 40)
			said[turn.deed(words.Lit("Name", "")).Key] = true
			for seat := rules.S; seat < rules.NoSeat; seat++ {
				if turn.Joined.Has(seat) {
					say("turn", turn.JoinText(seat, &names), 30)
				}
				if turn.Seat == rules.NoSeat && !turn.Net[seat].Empty() {
					say("bonus", turn.BonusText(seat, &names), 20)
				}
			}
		}
	}
	pass := &Made{Seat: rules.W, Decision: touria.Decision{Kind: touria.Pass, Arg: uint8(touria.NE)}, Events: []touria.Event{
		{Kind: touria.TowerTurned, Seat: rules.W, At: uint8(touria.NE), Arg: 2}, {Kind: touria.TurnEnded, Seat: rules.W}}}
	for _, l := range Chronicle(nil, r.Board, pass, &names) {
		say("chronicle", l.Text, 24)
	}
	start := Model{}
	start.Phase, start.ToMove = touria.PhaseStart, rules.W
	say("prompt", Prompt(&start, []touria.Decision{{Kind: touria.Pass}}, &names), 12)
	if !said["chronicle.passed"] || !said["prompt.start.pass"] {
		t.Error("a pass is not told")
	}
	m := Model{Winner: rules.S}
	m.Phase = touria.PhaseOver
	say("prompt", Prompt(&m, nil, &names), 12)
	for _, key := range []string{"prompt.act.none", "prompt.dragon.reroll", "prompt.dragon.stop", "prompt.castle.odds", "prompt.castle.end",
		"prompt.start.castle", "prompt.duty", "prompt.double.bird", "prompt.join.flagon", "decision.painting", "story.door", "story.walk", "story.wizard", "story.broom", "story.told",
		"chronicle.peeked", "decision.act.trader.both"} {
		if !said[key] {
			t.Errorf("%s did not come up", key)
		}
	}
}

// TestChronicleTellsNothingHidden: the lines are the same when another gem is
// kept from another draw, or other doors are looked behind (M8, M9).
func TestChronicleTellsNothingHidden(t *testing.T) {
	r := testRules()
	names := Names{"Anna", "Bruno", "Clara", "David"}
	compared := 0
	lines := func(s *touria.State, d touria.Decision) []Line {
		after := *s
		var log touria.Log
		r.Apply(&after, d, &log)
		return Chronicle(nil, r.Board, &Made{s.ToMove(), d, log.Events, StatusOf(&after)}, &names)
	}
	for game := range 12 {
		su := setupOf(game)
		playGame(t, r, game, nil, func(p *ply) bool {
			if su.OpenScreens { // all is said
				for _, l := range lines(p.before, p.made) {
					if l.Text.Key == "chronicle.gained.hidden" {
						t.Fatalf("%v hides a gain behind open screens", p.made)
					}
				}
			}
			if su.OpenScreens || su.SuddenMarriage {
				return true
			}
			other, made, ok := permuted(r, p)
			if !ok {
				return true
			}
			compared++
			a, b := lines(p.before, p.made), lines(&other, made)
			if len(a) != len(b) {
				t.Fatalf("%v: %d lines or %d", p.made, len(a), len(b))
			}
			for i := range a {
				if !reflect.DeepEqual(a[i], b[i]) {
					t.Fatalf("%v tells what is hidden: %+v, %+v", p.made, a[i], b[i])
				}
			}
			return true
		})
	}
	if compared < 10 {
		t.Errorf("only %d decisions compared", compared)
	}
}

func TestTexts(t *testing.T) {
	cat := words.New("en")
	for _, c := range []struct {
		goods touria.Holdings
		want  string
	}{
		{touria.Holdings{}, "nothing"},
		{touria.Holdings{Gold: 3}, "3 gold"},
		{touria.Holdings{Hearts: 1, Gems: touria.Gems{touria.Red: 2}}, "1 heart and 2 red gems"},
		{touria.Holdings{Gold: 1, Swords: 2, Gems: touria.Gems{touria.Black: 1}}, "1 gold, 2 swords and 1 black gem"},
		{touria.Holdings{Items: 1<<touria.Rose | 1<<touria.Frog}, "Rose and Frog"},
	} {
		if got := Goods(c.goods).In(cat); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
	a := words.Say("list.two", words.Gap("A", words.Say("x", words.Num("Count", 1))), words.Gap("B", words.Say("y")))
	b := words.Say("list.two", words.Gap("A", words.Say("x", words.Num("Count", 2))), words.Gap("B", words.Say("y")))
	if !a.Equal(a) || a.Equal(b) || a.Equal(words.Say("list.two")) {
		t.Error("texts are not told apart")
	}
	if (words.Text{}).In(cat) != "" {
		t.Error("no text must say nothing")
	}
}

// Texts say what the printed editions of such games say, in the case that the sentence needs.
func TestNative(t *testing.T) {
	black, red := gem(touria.Black), gem(touria.Red)
	frog, orders := item(touria.Frog), words.Say("table.orders")
	goods := words.Gap("What", Goods(touria.Holdings{Gold: 1, Gems: touria.Gems{touria.Black: 1}, Items: 1 << touria.Frog}))
	anna, tower := words.Lit("Name", "Anna"), words.Ref("Tower", towerKey(touria.NW))
	dragon := words.Ref("Action", actionKey(touria.Dragon))
	for _, c := range []struct {
		lang string
		text words.Text
		want string
	}{
		{"de", words.Say("setup.title"), "Spiel aufbauen"},
		{"de", words.Say("goods.item.name"), "Zaubergegenstände"},
		{"de", words.Say("decision.bonus.gem", black), "Schwarzen Edelstein nehmen"},
		{"de", words.Say("decision.take", red), "Roten Edelstein nehmen"},
		{"de", words.Say("decision.painted", red, words.Ref("Colour", colourKey(touria.Blue))), "Roten Edelstein blau bemalen"},
		{"de", words.Say("decision.item", frog), "Den Frosch einsetzen"},
		{"de", words.Say("decision.join.elixir", words.Lit("Name", "Anna"), words.Lit("What", "…")), "Anna 1 Elixier geben: …"},
		{"de", words.Say("decision.tower", dragon, tower), "Den Drachen wählen (Nordwestturm)"},
		{"de", words.Say("decision.step", place(touria.AtDragon, "to")), "Zum Drachen gehen"},
		{"de", words.Say("chronicle.gained", anna, goods), "Anna erhält 1 Gold, 1 schwarzen Edelstein und den Frosch."},
		{"de", words.Say("chronicle.rolled", anna, red), "Anna würfelt Rot."},
		{"de", words.Say("prompt.duty", anna, words.Ref("Who", whoKey(touria.Jester))), "Anna, wähle, was du dem Hofnarren gibst."},
		{"de", words.Say("prompt.playing", anna), "Anna ist am Zug."},
		{"de", words.Say("table.undo"), "Rückgängig"},
		{"fr", orders, "Commandes"},
		{"fr", words.Say("goods.order.name"), "Commande"},
		{"fr", words.Say("herald.why.give"), "un cœur contre une gemme"},
		{"fr", words.Say("decision.item.broom", place(touria.AtDragon, "to")), "S’envoler chez le dragon"},
		{"fr", words.Say("decision.act.forest", frog), "Prendre la grenouille"},
		{"fr", words.Say("prompt.duty", anna, words.Ref("Who", whoKey(touria.Cupbearer))), "Anna, choisissez quoi donner à l’échanson."},
		{"en", words.Say("decision.bonus.gem", gem(touria.Blue)), "Take a blue gem"},
		{"en", words.Say("prompt.playing", anna), "Anna is moving."},
		{"en", words.Say("setup.refused"), "This game can’t be started:"},
		{"en", words.Say("setup.start.random"), "Random"},
		{"en", words.Say("dialog.ok"), "OK"},
		{"en", words.Say("chronicle.gained", anna, goods), "Anna gains 1 gold, 1 black gem and the frog."},
		{"en", words.Say("tower.offers", dragon), "shows the dragon"},
		{"it", words.Say("decision.item", frog), "Usa la rana"},
		{"it", words.Say("prompt.duty", anna, words.Ref("Who", whoKey(touria.Maid))), "Anna, scegli che cosa dare all’ancella."},
		{"nl", words.Say("decision.item", item(touria.Compass)), "Het kompas gebruiken"},
		{"nl", words.Say("goods.item.count", words.Num("Count", 2)), "2 magische voorwerpen"},
	} {
		if got := c.text.In(words.New(c.lang)); got != c.want {
			t.Errorf("%s in %s: %q, want %q", c.text.Key, c.lang, got, c.want)
		}
	}
}
