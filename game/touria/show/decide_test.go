package show

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

var four = Names{"Anna", "Bruno", "Clara", "David"}

// positions calls f for the positions of random and of sensible games, plain and
// with the seat to move owning nearly everything.
func positions(t *testing.T, games int, f func(s *touria.State, v *touria.View, legal []touria.Decision)) {
	t.Helper()
	r := testRules()
	for game := range games {
		n := 0
		each := func(p *ply) bool {
			n++
			v := r.View(p.before, p.seat)
			f(p.before, &v, p.legal)
			if s, ok := enriched(r, p.before, p.seat, n); ok && n%3 == 0 {
				v := r.View(&s, p.seat)
				f(&s, &v, r.Legal(&s, nil))
			}
			return true
		}
		playGame(t, r, game, nil, each)
		playLight(t, r, game, nil, each)
	}
}

// An offer to join in has answers of equal weight: nothing is preselected. It and an
// offer to use a place again say for whom they do what.
func TestOffersAreQuestions(t *testing.T) {
	r := testRules()
	joins, doubles := 0, 0
	positions(t, 6, func(s *touria.State, v *touria.View, legal []touria.Decision) {
		c := Choose(r, v, legal, &four)
		phase := v.Phase()
		asks := phase == touria.PhaseJoin || phase == touria.PhaseMine
		if asks && !c.Question {
			t.Fatalf("%v is no question", phase)
		}
		if !c.Question && phase != touria.PhaseDouble {
			return
		}
		c.Walk(func(o *Option) bool {
			if o.Primary && (asks || o.Decision.Kind == touria.Stop) {
				t.Fatalf("%s is preselected", o.ID)
			}
			if k := o.Decision.Kind; k == touria.Join || k == touria.Double {
				label, what := o.Label.In(catalogues[0]), words.Say("offer."+v.Destination().String()).In(catalogues[0])
				if !strings.HasSuffix(label, what) || k == touria.Join && o.Decision.Arg == 0 && !strings.Contains(label, four[v.Active()]) {
					t.Fatalf("%q does not say for whom and what", label)
				}
				if k == touria.Join {
					joins++
				} else {
					doubles++
				}
			}
			return true
		})
	})
	if joins < 50 || doubles < 20 {
		t.Errorf("%d offers to join, %d to use a place again", joins, doubles)
	}
}

// Every decision has a name that fits the main button: short in every language.
func TestActsAreShort(t *testing.T) {
	r := testRules()
	met := map[touria.Kind]bool{}
	long := map[string]bool{}
	all := map[string]bool{}
	positions(t, 6, func(s *touria.State, v *touria.View, legal []touria.Decision) {
		c := Choose(r, v, legal, &four)
		c.Walk(func(o *Option) bool {
			met[o.Decision.Kind] = true
			for _, cat := range catalogues {
				text := o.Name().In(cat)
				all[text] = true
				if text == "" || strings.ContainsAny(text, "<>{}") {
					t.Fatalf("%s in %s: %q", o.ID, cat.Lang(), text)
				}
				if n := utf8.RuneCountInString(text); n > 40 {
					t.Errorf("%s in %s is %d letters long: %q", o.ID, cat.Lang(), n, text)
				} else if n > 26 {
					long[text] = true
				}
			}
			return true
		})
	})
	if len(long)*4 > len(all) {
		t.Errorf("%d of %d acts are longer than 26 letters: %v", len(long), len(all), long)
	}
	for k := range touria.Kinds {
		if kind := touria.Kind(k); !met[kind] && kind != touria.Pass {
			t.Errorf("%v was never to be decided", kind)
		}
	}
}

// The cursed black gem is the last one wherever gems can be chosen.
func TestBlackIsLast(t *testing.T) {
	r := testRules()
	met := map[touria.Phase]int{}
	positions(t, 6, func(s *touria.State, v *touria.View, legal []touria.Decision) {
		c := Choose(r, v, legal, &four)
		for i := range c.Options {
			d := c.Options[i].Decision
			if !c.Options[i].Leaf() {
				continue
			}
			if (d.Kind == touria.Bonus || d.Kind == touria.Take) && d.Arg == uint8(touria.Black) {
				met[v.Phase()]++
				if i != len(c.Options)-1 {
					t.Fatalf("%v: black is option %d of %d", v.Phase(), i+1, len(c.Options))
				}
			}
		}
	})
	if met[touria.PhaseBonus] == 0 || met[touria.PhaseThief] == 0 {
		t.Errorf("black gems were offered so often: %v", met)
	}
}

// Whatever cannot be chosen says what is missing, in eight words at most in every
// language, and never only that it is not the moment.
func TestEveryReasonIsConcrete(t *testing.T) {
	r := testRules()
	phases, said := map[touria.Phase]bool{}, map[string]bool{}
	positions(t, 5, func(s *touria.State, v *touria.View, legal []touria.Decision) {
		phases[v.Phase()] = true
		c := Choose(r, v, legal, &four)
		for i := range c.Refused {
			f := &c.Refused[i]
			text := f.Text(r, v, r.Why(s, f.Ask))
			if text.Key == "reason.not_now" || text.Key == "reason.none" || text.Key == "" {
				t.Fatalf("%v: %v has the reason %q", v.Phase(), f.Target, text.Key)
			}
			if said[text.Key] && len(text.Args) == 0 {
				continue
			}
			said[text.Key] = true
			for _, cat := range catalogues {
				why := text.In(cat)
				if n := wordsIn(why); n > 8 || strings.ContainsAny(why, "<>{}") {
					t.Errorf("%v in %s: %d words: %q", f.Target, cat.Lang(), n, why)
				}
			}
		}
	})
	for p := touria.PhaseBonus; p < touria.PhaseOver; p++ {
		if !phases[p] {
			t.Errorf("%v was not met", p)
		}
	}
	for _, key := range []string{"reason.more_gold", "reason.more_hearts", "reason.too_far", "reason.missing", "reason.only", "reason.turn_start",
		"reason.enter_first", "reason.arrived", "reason.own_turn", "reason.use.trader", "first.start"} {
		if !said[key] {
			t.Errorf("%s did not come up", key)
		}
	}
	for _, cat := range catalogues {
		if cat.Has("reason.not_now") {
			t.Errorf("%s still knows reason.not_now", cat.Lang())
		}
	}
}

// What is missing is counted.
func TestReasonsCount(t *testing.T) {
	en := words.New("en")
	for _, c := range []struct {
		need, have touria.Gems
		want       string
	}{
		{touria.Gems{touria.Red: 2}, touria.Gems{touria.Red: 1}, "Missing: 1 red gem"},
		{touria.Gems{touria.Red: 2, touria.Blue: 2}, touria.Gems{}, "Missing: 2 blue gems and 2 red gems"},
		{touria.Gems{touria.Red: 1, touria.Blue: 1, touria.Green: 1}, touria.Gems{}, "Missing: 3 gems"},
	} {
		if got := missing(c.need, c.have).In(en); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// Who gets what is said to be missing can go where they could not, and with one less
// they cannot.
func TestReasonsSayHowMuch(t *testing.T) {
	r := testRules()
	met, several := map[string]int{}, map[string]int{}
	n := 0
	positions(t, 5, func(s *touria.State, v *touria.View, legal []touria.Decision) {
		if n++; n%2 != 0 {
			return
		}
		c := Choose(r, v, legal, &four)
		for i := range c.Refused {
			f := &c.Refused[i]
			why := r.Why(s, f.Ask)
			text := f.Text(r, v, why)
			var give func(p *touria.PlayerPosition, n int)
			switch text.Key {
			case "reason.more_hearts":
				give = func(p *touria.PlayerPosition, n int) { p.Hearts += uint8(n) }
			case "reason.more_gold", "reason.too_far":
				give = func(p *touria.PlayerPosition, n int) { p.Gold += uint16(n) }
			default:
				continue
			}
			for less := range 2 {
				p := r.Position(s)
				give(&p.Players[v.Me], text.Args[0].(words.Arg).N-less)
				with, err := r.Load(p, 1)
				if err != nil {
					continue
				}
				if still := r.Why(&with, f.Ask) == why; still != (less == 1) {
					t.Fatalf("%v: %q, with %d less: %t", f.Target, text.In(catalogues[0]), less, still)
				}
				if met[text.Key]++; text.Args[0].(words.Arg).N > 1 {
					several[text.Key]++
				}
			}
		}
	})
	for _, key := range []string{"reason.more_hearts", "reason.more_gold", "reason.too_far"} {
		if met[key] < 20 || several[key] == 0 && key != "reason.too_far" { // nothing lies two steps too far
			t.Errorf("%s came up %d times, %d times with more than one", key, met[key], several[key])
		}
	}
}

// Where the rules only say that something else is due, the reason names the place or
// the moment that the thing waits for.
func TestReasonsNameTheMoment(t *testing.T) {
	r := testRules()
	met := map[string]int{}
	positions(t, 8, func(s *touria.State, v *touria.View, legal []touria.Decision) {
		phase, at := v.Phase(), v.Destination()
		if phase == touria.PhaseBonus {
			return
		}
		market := func(home touria.Space) string {
			switch {
			case at != home || v.InCastle(v.Me) || phase < touria.PhaseMove:
				return "reason.only"
			case phase == touria.PhaseEnd:
				return "reason.used"
			}
			return ""
		}
		c := Choose(r, v, legal, &four)
		for i := range c.Refused {
			f := &c.Refused[i]
			if r.Why(s, f.Ask) != touria.ReasonNotNow {
				continue
			}
			want := ""
			switch f.Target.Kind {
			case TargetTower:
				want = "reason.turn_start"
			case TargetSwords:
				if want = "reason.turn_start"; phase == touria.PhaseAct && at == touria.AtTournament {
					want = "reason.use.tournament"
				}
			case TargetDisplay:
				want = market(touria.AtForest)
			case TargetOrder:
				want = market(touria.AtTrader)
			case TargetDoor:
				if v.DoorOpen(int(f.Target.N)) {
					want = "reason.door_open"
				}
			case TargetSpace:
				if phase == touria.PhaseTravel {
					want = "reason.no_stop"
				}
			case TargetItem:
				i := touria.Item(f.Target.N)
				if i == touria.Mirror && v.DiscardTop() < touria.NoItem { // as what it would copy
					i = v.DiscardTop()
				}
				switch {
				case touria.TurnItems.Has(i):
					if v.Me != v.Active() {
						want = "reason.own_turn"
					} else if phase == touria.PhaseMove {
						want = "reason.on_the_way"
					}
				case i == touria.Scale, i == touria.Helmet:
					want = "reason.only"
				default:
					want = "reason.item." + i.String()
				}
			}
			if want == "" {
				continue
			}
			if text := f.Text(r, v, touria.ReasonNotNow); text.Key != want {
				t.Fatalf("%v, %v: %s, want %s", phase, f.Target, text.Key, want)
			}
			met[want]++
		}
	})
	for _, key := range []string{"reason.turn_start", "reason.use.tournament", "reason.only", "reason.used", "reason.door_open", "reason.no_stop", "reason.own_turn",
		"reason.on_the_way"} {
		if met[key] == 0 {
			t.Errorf("%s did not come up: %v", key, met)
		}
	}
}

// Once something is selected the prompt says what is left to do, in twelve words
// at most.
func TestPickedPrompt(t *testing.T) {
	r := testRules()
	said := map[string]bool{}
	positions(t, 3, func(s *touria.State, v *touria.View, legal []touria.Decision) {
		c := Choose(r, v, legal, &four)
		c.Walk(func(o *Option) bool {
			for _, cat := range catalogues {
				x := PickedPrompt(o, "Anna")
				text := x.In(cat)
				said[x.Key] = true
				if n := wordsIn(text); n > 12 {
					t.Errorf("%d words in %s: %q", n, cat.Lang(), text)
				}
			}
			return true
		})
	})
	var keys []string
	for a := touria.Action(0); a < touria.Actions; a++ { // what the place of a tower does
		keys = append(keys, "prompt.picked."+a.String())
	}
	for _, key := range keys {
		if !said[key] {
			t.Errorf("%s did not come up: %v", key, said)
		}
	}
}

// What a place would give is what the rules allow there now.
func TestYieldAgreesWithTheRules(t *testing.T) {
	r := testRules()
	met := map[touria.Space][2]int{}
	positions(t, 5, func(s *touria.State, v *touria.View, legal []touria.Decision) {
		if v.Phase() != touria.PhaseAct {
			return
		}
		at := v.Destination()
		y := YieldAt(r, v, at)
		if y.Text.Key == "" || strings.ContainsAny(y.Text.In(catalogues[0]), "<>{}") {
			t.Fatalf("%v: nothing is said", at)
		}
		plain := slices.ContainsFunc(legal, func(d touria.Decision) bool { // without paintbrush and bird
			_, bird := d.GoldsmithSale()
			return d.Kind == touria.Act && d.Paint == 0 && !(at == touria.AtTrader && d.Sub&touria.PayBird != 0) && !(at == touria.AtGoldsmith && bird)
		})
		if plain == y.Nothing {
			t.Fatalf("%v: something can be done: %v, yield %+v", at, plain, y)
		}
		n := met[at]
		if y.Nothing {
			n[1]++
		} else {
			n[0]++
		}
		met[at] = n
		if y.Nothing {
			return
		}
		c := Choose(r, v, legal, &four)
		reveals := false
		c.Walk(func(o *Option) bool {
			if o.Decision.Kind == touria.Act {
				reveals = reveals || o.Reveals
			}
			return true
		})
		if y.Reveals && !reveals {
			t.Fatalf("%v: marked as revealing", at)
		}
	})
	for at := touria.AtDragon; at <= touria.AtTournament; at++ {
		if met[at][0] == 0 {
			t.Errorf("%v was never of use", at)
		}
	}
	if met[touria.AtTrader][1] == 0 || met[touria.AtFountain][1] == 0 {
		t.Error("trader and fountain were never useless")
	}
}

// A castle gate opens when hearts, gold and no black gem are there; nobody learns
// it of a player behind a closed screen.
func TestReady(t *testing.T) {
	r := testRules()
	own, hidden := 0, 0
	for game := range 8 {
		su := setupOf(game)
		playLight(t, r, game, nil, func(p *ply) bool {
			if p.after.Phase() == touria.PhaseOver {
				return true
			}
			for _, viewer := range viewers {
				m := Project(r, p.after, viewer)
				ready := m.Ready()
				for seat := rules.S; seat < rules.NoSeat; seat++ {
					if !p.after.Seats().Has(seat) {
						continue
					}
					h := p.after.Holdings(seat)
					hearts, gold := p.after.Goals(seat)
					has := int(h.Hearts) >= hearts && int(h.Gold) >= gold && h.Gems[touria.Black] == 0 && !p.after.InCastle(seat) && !su.SuddenMarriage
					switch sees := seat == viewer || su.OpenScreens; {
					case has && sees:
						own++
						if !ready.Has(seat) {
							t.Fatalf("%v does not see the open gate of %v", viewer, seat)
						}
					case has:
						hidden++
						fallthrough
					case !sees:
						if ready.Has(seat) {
							t.Fatalf("%v sees behind the screen of %v", viewer, seat)
						}
					}
				}
			}
			return true
		})
	}
	if own < 10 || hidden < 10 {
		t.Errorf("%d open gates seen, %d hidden", own, hidden)
	}
}

// The herald never gives a word or two as a reason.
func TestReasonsAreSentences(t *testing.T) {
	r := testRules()
	for game := range 4 {
		playLight(t, r, game, nil, func(p *ply) bool {
			v := r.View(p.before, p.seat)
			for _, d := range p.legal {
				h := NewHint(r, &v, []touria.Decision{d}, &four)
				for _, cat := range catalogues {
					why := h.Why(cat)
					if n := wordsIn(why); n < whyLeast || n > WhyMost {
						t.Errorf("%v in %s: %q", d, cat.Lang(), why)
					}
				}
			}
			return !t.Failed()
		})
	}
}
