package show

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	assets "touria.games/touria/assets/words"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// planned returns a plan as the herald makes them: a decision and what a simple
// player would do after it, up to the end of the turn, another player's
// decision, or chance. What is filled in anew on the way counts as known, so
// that plans come up which build on what nobody can know.
func planned(r *touria.Rules, v *touria.View, first touria.Decision) []touria.Decision {
	s := r.Determinise(v, 0)
	dice := touria.NewDice(uint64(v.Turn()))
	plan := []touria.Decision{first}
	for d := first; len(plan) < 24; plan = append(plan, d) {
		var log touria.Log
		r.Apply(&s, d, &log)
		for i := range log.Events {
			switch log.Events[i].Kind {
			case touria.Rolled, touria.Drawn, touria.DoorOpened, touria.Peeked:
				return plan
			}
		}
		if s.ToMove() != v.Me || s.Turn() != v.Turn() {
			return plan
		}
		d = r.Light(&s, r.Legal(&s, nil), &dice)
	}
	return plan
}

// In every phase and for every kind of decision the herald gives a reason, in
// at most twelve words in every language, and it tells nothing that the seat
// cannot know: it is the same whatever is filled in.
func TestHint(t *testing.T) {
	r := testRules()
	names := Names{"Anna", "Bruno", "Clara", "David"}
	kinds, keys := map[touria.Kind]bool{}, map[string]bool{}
	positions := 0
	for game := range 24 {
		n := 0
		playGame(t, r, game, nil, func(p *ply) bool {
			if n++; n%3 != 0 && p.before.Phase() == touria.PhaseMove {
				return true
			}
			v := r.View(p.before, p.seat)
			told := map[touria.Kind]bool{}
			for _, d := range p.legal {
				if told[d.Kind] && d != p.made {
					continue
				}
				told[d.Kind], kinds[d.Kind] = true, true
				plan := planned(r, &v, d)
				c := newHint(r, &v, plan, &names, 0)
				positions++
				for _, cat := range catalogues {
					text := c.Why(cat)
					if n := strings.Count(text, " ") + 1; n > WhyMost || n < whyLeast || strings.ContainsAny(text, "<>{}") {
						t.Fatalf("%v in %s: %d words: %q", plan, cat.Lang(), n, text)
					}
				}
				if lone := newHint(r, &v, plan[:1], &names, 0); d.Kind == touria.ChooseTower { // the search may have ended there
					for _, x := range lone.texts {
						gather(x, keys)
					}
				}
				for _, x := range c.texts {
					gather(x, keys)
					if parts := reasonsIn(x); parts > 2 {
						t.Fatalf("%v: %d reasons in a row: %q", plan, parts, x.In(catalogues[0]))
					}
				}
				for seed := uint64(1); seed < 4; seed++ {
					if other := newHint(r, &v, plan, &names, seed); !sameHint(&c, &other) {
						t.Fatalf("game %d: %v tells what is hidden:\n%+v\n%+v", game, plan, c, other)
					}
				}
			}
			return true
		})
	}
	for k := touria.Bonus; k < touria.Kinds; k++ {
		if !kinds[k] {
			t.Errorf("the kind %v did not come up", k)
		}
	}
	var english map[string]any
	data, err := assets.Files.ReadFile("touria/en.json")
	if err != nil || json.Unmarshal(data, &english) != nil {
		t.Fatal("no catalogue", err)
	}
	for key := range english {
		if strings.HasPrefix(key, "herald.why.") && !keys[key] {
			t.Errorf("%s did not come up", key)
		}
	}
	t.Logf("%d hints", positions)
}

// gather notes the keys of a text and its parts.
func gather(x words.Text, keys map[string]bool) {
	keys[x.Key] = true
	for _, a := range x.Args {
		if p, ok := a.(words.Part); ok {
			gather(p.Text, keys)
		}
	}
}

// reasonsIn counts the reasons that are strung together.
func reasonsIn(x words.Text) int {
	if x.Key != "herald.and" {
		return 1
	}
	n := 0
	for _, a := range x.Args {
		n += reasonsIn(a.(words.Part).Text)
	}
	return n
}

// What a hint says of the castle gate, and of what the way brings, comes true: the plan is played in the true position.
func TestHintOfTheGate(t *testing.T) {
	r := testRules()
	told := map[string]int{}
	for game := range 24 {
		playLight(t, r, game, nil, func(p *ply) bool {
			v := r.View(p.before, p.seat)
			plan := planned(r, &v, p.made)
			c := NewHint(r, &v, plan, &four)
			keys := map[string]bool{}
			for _, x := range c.texts {
				gather(x, keys)
			}
			s := *p.before
			for _, d := range plan {
				if r.Why(&s, d) != touria.ReasonNone || d.Kind == touria.UseHourglass && s.Phase() != p.before.Phase() {
					return true
				}
				if at := s.Destination(); keys["herald.why.brought"] && d.Kind == touria.Act && at == touria.AtFountain {
					told["herald.why.brought"]++
				}
				if d.Kind == touria.Skip && s.Destination() == touria.AtFountain && keys["herald.why.brought"] && s.Holdings(p.seat).Gems[touria.Black] == 0 {
					t.Fatalf("game %d: %v brings no black gem", game, plan)
				}
				r.Apply(&s, d, nil)
			}
			has := s.Holdings(p.seat)
			hearts, gold := s.Goals(p.seat)
			lacks := touria.Holdings{Hearts: uint8(max(0, hearts-int(has.Hearts)-btoi(has.Items.Has(touria.Rose)))), Gold: uint16(max(0, gold-int(has.Gold)))}
			black := has.Gems[touria.Black]
			for key, what := range map[string]touria.Holdings{"herald.gate.open": {}, "herald.gate.only": lacks, "herald.gate.left": lacks, "herald.gate.rid": {Gems: touria.Gems{touria.Black: black}}} {
				if !keys[key] {
					continue
				}
				told[key]++
				said := words.Say(key)
				if key != "herald.gate.open" {
					said = words.Say(key, words.Gap("What", Goods(what)))
				}
				exact := slices.ContainsFunc(c.texts, func(x words.Text) bool { return strings.HasSuffix(x.In(catalogues[0]), said.In(catalogues[0])) })
				ready := lacks == touria.Holdings{}
				if key == "herald.gate.left" { // of hearts and gold, it may name the one that the plan brings nearer
					exact = !ready
				}
				if open := key == "herald.gate.open" || key == "herald.gate.rid"; !exact || open != ready || (black == 0) != (key == "herald.gate.open" || key == "herald.gate.only") && key != "herald.gate.left" {
					t.Fatalf("game %d: %v says %s with %+v missing and %d black gems: %q", game, plan, key, lacks, black, c.Why(catalogues[0]))
				}
			}
			return true
		})
	}
	for _, key := range []string{"herald.gate.open", "herald.gate.only", "herald.gate.rid", "herald.gate.left", "herald.why.brought"} {
		if told[key] == 0 {
			t.Errorf("%s did not come up: %v", key, told)
		}
	}
}

// What a place would give at once is said of the two markets alone, and of each whenever it gives anything.
func TestWorthOfMarkets(t *testing.T) {
	r := testRules()
	said := map[touria.Space]int{}
	for game := range 8 {
		playLight(t, r, game, nil, func(p *ply) bool {
			v := r.View(p.before, p.seat)
			h := hinter{r: r, v: &v}
			for s := range touria.Space(r.Board.Spaces()) {
				y := YieldAt(r, &v, s)
				market := s == touria.AtTrader || s == touria.AtGoldsmith
				text := h.worth(s)
				if (text.Key != "") != (market && !y.Nothing) || text.Key != "" && !text.Equal(y.Short) {
					t.Fatalf("game %d: place %d gives %+v, said is %+v", game, s, y, text)
				}
				if text.Key != "" {
					said[s]++
				}
			}
			return true
		})
	}
	if len(said) != 2 {
		t.Errorf("said of %v", said)
	}
}

func sameHint(a, b *Hint) bool {
	if a.Gain != b.Gain || a.Cost != b.Cost || a.Heir != b.Heir || a.Lost != b.Lost || a.Denied != b.Denied ||
		a.Chance != b.Chance || a.Mines != b.Mines || !slices.Equal(a.Route.Spaces, b.Route.Spaces) || len(a.texts) != len(b.texts) {
		return false
	}
	for i := range a.texts {
		if !a.texts[i].Equal(b.texts[i]) {
			return false
		}
	}
	return true
}

// What a hint promises comes true: playing its plan in the true position
// brings at least the gain and takes no more than the cost, as far as the plan
// goes in sight.
func TestHintKeepsItsWord(t *testing.T) {
	r := testRules()
	names := Names{"Anna", "Bruno", "Clara", "David"}
	kept := 0
	for game := range 16 {
		playLight(t, r, game, nil, func(p *ply) bool {
			if p.before.Phase() != touria.PhaseStart && p.before.Phase() != touria.PhaseAct {
				return true
			}
			v := r.View(p.before, p.seat)
			c := NewHint(r, &v, planned(r, &v, p.made), &names)
			s := *p.before
			for i, d := range planned(r, &v, p.made) {
				if r.Why(&s, d) != touria.ReasonNone {
					break
				}
				old := s.Holdings(p.seat)
				var log touria.Log
				r.Apply(&s, d, &log)
				if i == 0 && !c.Chance && c.Gain == (touria.Holdings{}) && s.Holdings(p.seat).Hearts > old.Hearts {
					t.Fatalf("%v gains a heart and nobody says so: %+v", d, c)
				}
			}
			had, has := p.before.Holdings(p.seat), s.Holdings(p.seat)
			if c.Chance || has.Hearts+c.Cost.Hearts < had.Hearts+c.Gain.Hearts || has.Swords+c.Cost.Swords < had.Swords+c.Gain.Swords {
				if !c.Chance {
					t.Fatalf("%v: promised %+v for %+v, had %+v and has %+v", p.made, c.Gain, c.Cost, had, has)
				}
				return true
			}
			kept++
			return true
		})
	}
	if kept < 200 {
		t.Errorf("only %d promises", kept)
	}
}

// Reasons read as they are meant to.
func TestHintReads(t *testing.T) {
	r := testRules()
	names := Names{"Anna", "Bruno", "Clara", "David"}
	en, de := words.New("en"), words.New("de")
	s, err := r.New(touria.Setup{Seats: rules.SeatsFor(2), Start: rules.S, Hearts: 7, Gold: 7, Seed: 5}, nil)
	if err != nil {
		t.Fatal(err)
	}
	why := func(plan ...touria.Decision) [2]string {
		v := r.View(&s, s.ToMove())
		c := NewHint(r, &v, plan, &names)
		return [2]string{c.Why(en), c.Why(de)}
	}
	check := func(what string, got, want [2]string) {
		t.Helper()
		if got != want {
			t.Errorf("%s: %q, want %q", what, got, want)
		}
	}
	check("a sword to begin with", why(touria.Decision{Kind: touria.Bonus, Arg: touria.BonusSword}),
		[2]string{"A sword can turn a tower.", "Mit einem Schwert drehst du einen Turm."})
	if err := r.Play(&s, touria.Decision{Kind: touria.Bonus, Arg: touria.BonusGold}, nil); err != nil {
		t.Fatal(err)
	}
	// At the start S sees at NW the forest, at NE the dragon, at SE the thief, at SW the goldsmith (T2.5).
	check("a tower alone", why(touria.Decision{Kind: touria.ChooseTower, Arg: uint8(touria.NW)}),
		[2]string{"You may pick a magic item; Clara loses the trader.", "Du darfst dir einen Zaubergegenstand aussuchen; Clara verliert den Händler."})
	item := words.Say("herald.item", words.Gap("A", words.Say("item."+s.Display(0).String()+".name")))
	check("tower, way and place", why(touria.Decision{Kind: touria.ChooseTower, Arg: uint8(touria.NW)},
		touria.Decision{Kind: touria.Step, Arg: uint8(touria.AtForest)}, touria.ActForest(0)),
		[2]string{"A" + item.In(en)[1:] + "; Clara loses the trader.", "E" + item.In(de)[1:] + "; Clara verliert den Händler."})
	check("a way by a mine", why(touria.Decision{Kind: touria.ChooseTower, Arg: uint8(touria.SE)}, touria.Decision{Kind: touria.Step, Arg: uint8(touria.M3)}),
		[2]string{"Your pick of three gems; Clara loses the fountain fairy.", "Du wählst einen von drei Edelsteinen; Clara verliert die Brunnenfee."})
	check("nothing to gain", why(touria.Decision{Kind: touria.EndTurn}),
		[2]string{"Nothing more to gain this turn.", "In diesem Zug ist nichts mehr zu holen."})
}
