package show

import (
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// heard is a remark of a game and the turn in which it is made.
type heard struct {
	turn int
	Remark
}

// remarks plays a game and returns what is said at a viewer's table; hide is called
// before every event with a copy of the model, to change what is hidden in it.
func remarks(t *testing.T, r *touria.Rules, game int, viewer rules.Seat, talkers rules.SeatSet, hide func(*Model)) (said []heard) {
	talk := Talk{Talkers: talkers}
	var m Model
	play := playLight
	if game%4 == 1 { // spends swords on towers
		play = playGame
	}
	play(t, r, game, func(s *touria.State) { m = Project(r, s, viewer) }, func(p *ply) bool {
		for i := range p.events {
			e := &p.events[i]
			if !e.Only.Sees(viewer) {
				continue
			}
			see := m
			hide(&see)
			if line, ok := talk.Hear(&see, p.made.Kind, e); ok {
				said = append(said, heard{see.Turn, line})
			}
			m.Fold(e)
		}
		m = Project(r, p.after, viewer)
		return true
	})
	return said
}

// What is said does not depend on anything hidden (T10): it is the same at everybody's
// table, and whatever anybody holds. Humans say nothing, and nobody says much.
func TestRemarks(t *testing.T) {
	r := testRules()
	kinds := map[RemarkKind]int{}
	for game := range 40 {
		players := setupOf(game).Seats
		talkers := players &^ rules.SeatSet(0).With(rules.S)
		want := remarks(t, r, game, rules.NoSeat, talkers, func(*Model) {})
		for _, viewer := range viewers[:4] {
			if !players.Has(viewer) {
				continue
			}
			got := remarks(t, r, game, viewer, talkers, func(m *Model) {
				for i := range m.Players {
					m.Players[i].Holdings = touria.Holdings{Gold: uint16(17 * i), Hearts: 9, Gems: touria.AllGems}
				}
				m.Viewer = rules.E
			})
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatalf("game %d: %v hears\n%v\nthe public\n%v", game, viewer, got, want)
			}
		}
		last := -remarkTurns
		for _, h := range want {
			kinds[h.Kind]++
			if !talkers.Has(h.Seat) {
				t.Errorf("game %d: %v says something", game, h.Seat)
			}
			if end := h.Kind == RemarkLate || h.Kind == RemarkWon; !end && h.turn-last < remarkTurns {
				t.Errorf("game %d: remarks in the turns %d and %d", game, last, h.turn)
			}
			last = h.turn
		}
		if said := remarks(t, r, game, rules.S, 0, func(*Model) {}); len(said) > 0 {
			t.Errorf("game %d: somebody says %v though nobody talks", game, said)
		}
	}
	t.Log(kinds)
	for kind := range remarkKeys {
		if kinds[RemarkKind(kind)] == 0 {
			t.Errorf("nobody says %s", remarkKeys[kind])
		}
	}
}

// A private event, a draw or what somebody has seen behind doors, is never answered.
func TestRemarksOnPrivateEvents(t *testing.T) {
	r := testRules()
	s, err := r.New(setupOf(0), nil)
	if err != nil {
		t.Fatal(err)
	}
	m := Project(r, &s, rules.NoSeat)
	m.Turn = 9
	for kind := range touria.EventKinds {
		e := touria.Event{Kind: touria.EventKind(kind), Seat: rules.N, Holdings: touria.Holdings{Gold: 9, Hearts: 9, Gems: touria.AllGems}}
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			e.Only = rules.ForSeat(seat)
			talk := Talk{Talkers: setupOf(0).Seats}
			if line, ok := talk.Hear(&m, touria.TurnTower, &e); ok {
				t.Errorf("event %d, seen by %v alone, is answered with %v", kind, seat, line)
			}
		}
	}
}

// Every line is there in every language, in at most eight words, and no two are the same.
func TestRemarkTexts(t *testing.T) {
	for _, lang := range words.Languages() {
		c := words.New(lang)
		seen := map[string]bool{}
		for kind := range remarkKeys {
			for _, temper := range append(bot.Tempers(), "") {
				for pick := range uint32(2 * RemarkLines) {
					text := Remark{Kind: RemarkKind(kind), Pick: pick}.Text(temper)
					if !c.Has(text.Key) {
						t.Errorf("%s: %s is missing", lang, text.Key)
					}
					line := text.In(c)
					n := 0
					for _, w := range strings.Fields(line) {
						if strings.ContainsAny(strings.ToLower(w), "abcdefghijklmnopqrstuvwxyzàéè") {
							n++
						}
					}
					if n > 8 || n == 0 {
						t.Errorf("%s: %q has %d words", lang, line, n)
					}
					if own := text.Key + line; !seen[own] && seen[line] {
						t.Errorf("%s: %q stands there twice", lang, line)
					} else {
						seen[own], seen[line] = true, true
					}
				}
			}
		}
		if want := len(remarkKeys) * (RemarkLines + len(bot.Tempers())); len(seen) != 2*want {
			t.Errorf("%s: %d lines, want %d", lang, len(seen)/2, want)
		}
	}
}

// A sword robs whoever is next of the wizard, and nobody of anything else.
func TestRobbed(t *testing.T) {
	r := testRules()
	robbed := 0
	for game := range 12 {
		playGame(t, r, game, nil, func(p *ply) bool {
			made := Made{Seat: p.seat, Decision: p.made, Events: p.events}
			players := setupOf(game).Seats
			if seat := Robbed(r.Board, players, &made); seat < rules.NoSeat {
				robbed++
				tower := touria.Tower(p.made.Arg)
				if p.made.Kind != touria.TurnTower || !players.Has(seat) || seat == p.seat {
					t.Errorf("%v robs %v by %v", p.seat, seat, p.made)
				}
				if a := r.Board.FacingAction(&p.before.Table, tower, seat); a != touria.Wizard {
					t.Errorf("%v loses %v", seat, a)
				}
			}
			return true
		})
	}
	if robbed == 0 {
		t.Error("nobody is robbed")
	}
}
