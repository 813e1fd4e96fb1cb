package show

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

func sameLines(a, b []KnowsLine) bool {
	return slices.EqualFunc(a, b, func(x, y KnowsLine) bool {
		return x.Seat == y.Seat && x.Text.Equal(y.Text) && slices.Equal(x.Icons, y.Icons) && slices.Equal(x.Maybe, y.Maybe)
	})
}

// The card is the same whatever is hidden: from the bot, so that it tells what
// the bot knows and no more; and from everybody, so that its reader learns
// nothing of the bot's own things or of what it saw behind doors. With closed
// screens it tells no number of anybody else's things but of gems.
func TestKnows(t *testing.T) {
	r := testRules()
	names := Names{"Anna", "Bruno", "Clara", "David"}
	cards, thieves, peeks, told := 0, 0, 0, map[string]bool{}
	for game := range ring.Pick(10, 20) {
		n := 0
		playGame(t, r, game, nil, func(p *ply) bool {
			if n++; n%11 != 0 {
				return true
			}
			s := p.after
			public := r.View(s, rules.NoSeat)
			for bot := rules.S; bot < rules.NoSeat; bot++ {
				if !s.Seats().Has(bot) {
					continue
				}
				view := r.View(s, bot)
				for _, viewer := range viewers {
					if viewer == bot {
						continue
					}
					m := Project(r, s, viewer)
					card := Knows(&view, &public, &m, &names)
					cards++
					for seed := range uint64(3) {
						// Hidden from the bot: all that it does not see is another.
						other := r.Determinise(&view, seed)
						again, mm := r.View(&other, bot), Project(r, &other, viewer)
						if c := Knows(&again, &public, &mm, &names); !sameLines(card, c) {
							t.Fatalf("game %d: the card of %v tells what the bot cannot know:\n%v\n%v", game, bot, card, c)
						}
						// Hidden from everybody, the bot's own things among it.
						other = r.Determinise(&public, seed)
						again, mm = r.View(&other, bot), Project(r, &other, viewer)
						all := r.View(&other, rules.NoSeat)
						if c := Knows(&again, &all, &mm, &names); !sameLines(card, c) {
							t.Fatalf("game %d: the card of %v tells its reader what is hidden:\n%v\n%v", game, bot, card, c)
						}
					}
					for _, l := range card {
						gather(l.Text, told)
						if l.Text.Key == "knows.never" && s.OpenScreens() == strings.Contains(l.Text.In(catalogues[0]), "thief") {
							t.Fatalf("with open screens %v: %q", s.OpenScreens(), l.Text.In(catalogues[0]))
						}
						if l.Seat == bot {
							t.Fatal("a line about the bot's own things")
						}
						if l.Seat < rules.NoSeat && !m.Players[l.Seat].Shown && (l.Icons != nil || l.Maybe != nil) {
							t.Fatalf("%v is told what %v owns", viewer, l.Seat)
						}
						if len(l.Maybe) > 0 {
							thieves++
						}
						for _, cat := range catalogues {
							if text := l.Text.In(cat); text == "" || strings.ContainsAny(text, "<>{}") {
								t.Fatalf("%s: %q", cat.Lang(), text)
							}
						}
					}
					if told["knows.doors"] {
						peeks++
					}
				}
			}
			return true
		})
	}
	for _, key := range []string{"knows.counted", "knows.gems.all", "knows.gems.none", "knows.gems.part", "knows.doors", "knows.doors.none",
		"knows.never", "knows.secret.order", "knows.secret.doors", "knows.secret.thief", "knows.secret.rolls", "knows.own"} {
		if !told[key] {
			t.Errorf("%s did not come up", key)
		}
	}
	if cards < ring.Pick(500, 1000) || thieves < ring.Pick(25, 50) || peeks == 0 {
		t.Errorf("only %d cards, %d with a thief's gem of the reader", cards, thieves)
	}
}

// What the bot knows of its reader is told in full, and what the thief brought
// can only be what it can be.
func TestKnowsReader(t *testing.T) {
	r := testRules()
	names := Names{"Anna", "Bruno", "Clara", "David"}
	seen := 0
	for game := range 12 {
		playGame(t, r, game, nil, func(p *ply) bool {
			s, me := p.after, rules.S
			view, public := r.View(s, rules.N), r.View(s, rules.NoSeat)
			m := Project(r, s, me)
			for _, l := range Knows(&view, &public, &m, &names) {
				if l.Seat != me {
					continue
				}
				k, own := view.Player(me), s.Holdings(me)
				var total int
				for _, i := range l.Icons {
					switch i.Kind {
					case IconHeart:
						total += 100 * (i.Count - int(own.Hearts))
					case IconGem:
						total += i.Count
					}
				}
				if total != own.Gems.Total() {
					t.Fatalf("%v of %+v", l.Icons, own)
				}
				if k.Unknown > 0 {
					seen++
					for c := touria.Black; c < touria.NoColour; c++ {
						may := slices.Contains(l.Maybe, ui.Icon{Kind: IconGem, What: uint8(c)})
						if own.Gems[c] > k.Gems[c] && !may {
							t.Fatalf("a %v gem from the thief is said to be impossible", c)
						}
					}
				}
			}
			return true
		})
	}
	if seen < 50 {
		t.Errorf("only %d positions with a gem from the thief", seen)
	}
}

// What no bot can know depends on the variants: who stands behind the doors is not drawn in the sudden marriage, and open
// screens show what the thief takes.
func TestSecretsOfVariants(t *testing.T) {
	r := testRules()
	for _, sudden := range []bool{false, true} {
		for _, open := range []bool{false, true} {
			setup := setupOf(0)
			setup.Variants = touria.Variants{SuddenMarriage: sudden, OpenScreens: open}
			s, err := r.New(setup, nil)
			if err != nil {
				t.Fatal(err)
			}
			v := r.View(&s, rules.S)
			got := map[string]bool{}
			for _, x := range secrets(&v) {
				got[x.Key] = true
			}
			if got["knows.secret.doors"] == sudden || got["knows.secret.thief"] == open || !got["knows.secret.order"] || !got["knows.secret.rolls"] {
				t.Errorf("sudden marriage %v, open screens %v: %v", sudden, open, got)
			}
		}
	}
}
