package show

import (
	"reflect"
	"slices"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// TestBeatsFoldAll: finishing all beats of all decisions gives what the
// projection gives, for every viewer, with and without reduced motion.
func TestBeatsFoldAll(t *testing.T) {
	r := testRules()
	var kinds [BeatKinds]bool
	for game := range 12 {
		viewer := viewers[game%len(viewers)]
		var d *Director
		var q Queue
		var m Model
		var beats []Beat
		n := 0
		playGame(t, r, game, func(s *touria.State) {
			m = Project(r, s, viewer)
			d = NewDirector(m, rules.SeatSet(game&15))
			d.Reduced = game%3 == 0
		}, func(p *ply) bool {
			n++
			beats = d.Direct(beats[:0], &Made{p.seat, p.made, p.events, StatusOf(p.after)})
			for i := range beats {
				b := &beats[i]
				kinds[b.Kind] = true
				if d.Reduced && b.Ease != beat.Fade && b.Ticks > 0 && b.From != (ui.Target{}) && b.From != b.To && b.Kind != BeatWin {
					t.Fatalf("beat %v moves with reduced motion", b.Kind)
				}
				if !b.Event.Only.Sees(viewer) {
					t.Fatalf("a beat carries an event for %v to %v", b.Event.Only.Seat(), viewer)
				}
			}
			q.Push(beats)
			for q.Busy() {
				done := q.Tick(beat.Speed(n % int(beat.Instant+1)))
				if n%7 == 0 {
					for i := range done {
						m.Finish(&done[i])
					}
					done = q.Skip()
				}
				for i := range done {
					m.Finish(&done[i])
				}
			}
			if want := Project(r, p.after, viewer); m != want {
				t.Fatalf("game %d decision %d viewer %v: %v%s", game, n, viewer, p.made, difference(m, want))
			}
			if *d.Ahead() != m {
				t.Fatalf("game %d decision %d: the director has lost its way", game, n)
			}
			return true
		})
	}
	for k, ok := range kinds {
		if !ok {
			t.Errorf("no beat of kind %d came up", k)
		}
	}
}

// TestBotTurnsTakeTheirTime: at 1x every turn of a bot takes 1.2 to 4 seconds,
// doors aside (M6), whether it plays like a bot or at random; and however
// much happens, tower and turn are seen, and most gains.
func TestBotTurnsTakeTheirTime(t *testing.T) {
	r := testRules()
	var turns, held, sum, most int
	var gains, brief int
	for game := range 240 {
		var d *Director
		var beats, turn []Beat
		ticks := 0
		play := playLight
		if game%12 == 0 {
			play = playGame
		}
		play(t, r, game, func(s *touria.State) {
			d = NewDirector(Project(r, s, rules.NoSeat), 0)
			d.Reduced = game%4 == 1
		}, func(p *ply) bool {
			beats = d.Direct(beats[:0], &Made{p.seat, p.made, p.events, StatusOf(p.after)})
			end := slices.IndexFunc(beats, func(b Beat) bool { return b.Kind == BeatBanner })
			now := beats
			if end >= 0 {
				now = beats[:end]
			}
			if n := beat.Span(now); p.made.Kind == touria.Bonus && n > giftTicks {
				t.Fatalf("game %d: a bonus takes %d ticks", game, n)
			}
			ticks += beat.Span(now) // a bot decides when all beats before have ended
			turn = append(turn, now...)
			if end < 0 {
				return true
			}
			doors := doorTicks(turn)
			if p.before.Turn() > 0 {
				if ticks < BotTurnMin || ticks-doors > BotTurnMax {
					t.Fatalf("game %d turn %d takes %d ticks and %d at doors, ends by %v", game, p.before.Turn(), ticks, doors, p.made)
				}
				turns++
				sum += ticks - doors
				most = max(most, ticks-doors)
				for i := range turn {
					b := &turn[i]
					if b.Kind == BeatHold {
						held++
					}
					if d.Reduced || game%12 == 0 {
						continue
					}
					if b.Kind == BeatGlow && b.Ticks < 6 || b.Kind == BeatTurn && b.Ticks < 16 {
						t.Fatalf("game %d turn %d: a beat of kind %d takes %d ticks, which nobody sees", game, p.before.Turn(), b.Kind, b.Ticks)
					}
					if b.Kind == BeatGain {
						gains++
						if b.Ticks < 8 {
							brief++
						}
					}
				}
			}
			turn = append(turn[:0], beats[end:]...)
			ticks = beat.Span(turn)
			return true
		})
	}
	t.Logf("%d turns of %d ticks on average, %d at most; %d were held; %d of %d gains were brief", turns, sum/turns, most, held, brief, gains)
	if brief*5 > gains {
		t.Errorf("%d of %d gains take under 8 ticks, which nobody sees", brief, gains)
	}
}

// TestBeatsTellNothingHidden: what the public sees is the same when hidden
// gems and doors are others (M9, T10.3).
func TestBeatsTellNothingHidden(t *testing.T) {
	r := testRules()
	compared := 0
	for game := range 12 {
		if su := setupOf(game); su.OpenScreens || su.SuddenMarriage {
			continue
		}
		playGame(t, r, game, nil, func(p *ply) bool {
			other, made, ok := permuted(r, p)
			if !ok {
				return true
			}
			compared++
			a := publicBeats(r, p.before, p.made)
			b := publicBeats(r, &other, made)
			if !reflect.DeepEqual(a, b) {
				t.Fatalf("game %d: %v tells what is hidden:\n%+v\n%+v", game, p.made, a, b)
			}
			return true
		})
	}
	if compared < 10 {
		t.Errorf("only %d decisions compared", compared)
	}
}

// permuted returns another position that looks the same to the public, and a
// decision in it that does: another draw by the thief, another gem kept from it,
// other doors behind a crystal ball.
func permuted(r *touria.Rules, p *ply) (touria.State, touria.Decision, bool) {
	thief := p.before.Phase() == touria.PhaseThief
	ball := p.made.Kind == touria.UseItem && touria.Item(p.made.Arg) == touria.CrystalBall
	draw := p.made.Kind == touria.Act && p.before.Destination() == touria.AtThief
	if !thief && !ball && !draw {
		return touria.State{}, p.made, false
	}
	v := r.View(p.before, rules.NoSeat)
	other := r.Determinise(&v, uint64(p.before.Turn()))
	legal := r.Legal(&other, nil)
	if draw { // of black gems only another is drawn, for all to see
		a, b := *p.before, other
		r.Apply(&a, p.made, nil)
		r.Apply(&b, p.made, nil)
		return other, p.made, a.Phase() == b.Phase()
	}
	if thief {
		return other, legal[len(legal)-1], true
	}
	for _, d := range legal {
		if d == p.made {
			return other, d, true
		}
	}
	return other, p.made, false
}

func publicBeats(r *touria.Rules, s *touria.State, made touria.Decision) []Beat {
	after := *s
	var log touria.Log
	r.Apply(&after, made, &log)
	d := NewDirector(Project(r, s, rules.NoSeat), 0)
	return d.Direct(nil, &Made{s.ToMove(), made, log.Events, StatusOf(&after)})
}

func TestCurtainOnlyBetweenHumans(t *testing.T) {
	r := testRules()
	s, err := r.New(setupOf(0), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		humans rules.SeatSet
		viewer rules.Seat
		want   int
	}{
		{1 << rules.S, rules.S, 0},
		{1<<rules.S | 1<<rules.N, rules.S, 0},
		{1<<rules.S | 1<<rules.N, rules.N, 1},
		{1<<rules.S | 1<<rules.N, rules.NoSeat, 1},
	} {
		after := s // seat N takes its bonus, S begins
		var log touria.Log
		made := touria.Decision{Kind: touria.Bonus, Arg: touria.BonusGold}
		r.Apply(&after, made, &log)
		d := NewDirector(Project(r, &s, c.viewer), c.humans)
		n := 0
		for _, b := range d.Direct(nil, &Made{rules.N, made, log.Events, StatusOf(&after)}) {
			if b.Kind == BeatCurtain {
				n++
				if b.Seat != rules.S {
					t.Errorf("the curtain is for %v, want S", b.Seat)
				}
			}
		}
		if n != c.want {
			t.Errorf("humans %b, viewer %v: %d curtains, want %d", c.humans, c.viewer, n, c.want)
		}
	}
}

// TestRestartAfterUndo: a director that continues from an earlier model directs
// the same decision in the same way.
func TestRestartAfterUndo(t *testing.T) {
	r := testRules()
	s, err := r.New(setupOf(1), nil)
	if err != nil {
		t.Fatal(err)
	}
	m := Project(r, &s, rules.S)
	d := NewDirector(m, 1<<rules.S)
	made := &Made{Seat: s.ToMove(), Decision: touria.Decision{Kind: touria.Bonus, Arg: touria.BonusSword}}
	var log touria.Log
	r.Apply(&s, made.Decision, &log)
	made.Events, made.Status = log.Events, StatusOf(&s)
	first := d.Direct(nil, made)
	d.Restart(m)
	if again := d.Direct(nil, made); !reflect.DeepEqual(first, again) {
		t.Error("the beats differ after a restart")
	}
	if d.Ahead().Board() != r.Board || d.Ahead().DiscardTop() != touria.NoItem || d.Ahead().Order(2).Gems.Total() != 4 {
		t.Error("the model ahead has lost its board")
	}
}

// TestGateOpens: whoever sees that a player has just become ready for the castle
// sees the gate open, once; behind closed screens that is only the player.
func TestGateOpens(t *testing.T) {
	if ticks := timings[BeatGate].Ticks; ticks < 60 || ticks > 90 {
		t.Errorf("the gate takes %d ticks, not 1 to 1.5 s", ticks)
	}
	r := testRules()
	own, rivals := 0, 0
	for game := range 24 {
		open := setupOf(game).OpenScreens
		directors := map[rules.Seat]*Director{}
		playLight(t, r, game, func(s *touria.State) {
			for _, viewer := range viewers {
				directors[viewer] = NewDirector(Project(r, s, viewer), 0)
			}
		}, func(p *ply) bool {
			made := &Made{p.seat, p.made, p.events, StatusOf(p.after)}
			for _, viewer := range viewers {
				d := directors[viewer]
				before := d.ahead.Ready()
				var gates rules.SeatSet
				for _, b := range d.Direct(nil, made) {
					if b.Kind != BeatGate {
						continue
					}
					if gates.Has(b.Seat) {
						t.Fatalf("game %d: the gate of %v opens twice", game, b.Seat)
					}
					gates = gates.With(b.Seat)
					if b.Seat != viewer && !open {
						t.Fatalf("game %d: %v sees the gate of %v behind its screen", game, viewer, b.Seat)
					}
				}
				if want := d.ahead.Ready() &^ before; gates != want {
					t.Fatalf("game %d, %v: %v sees the gates of %b open, not %b", game, p.made, viewer, gates, want)
				}
				if gates.Has(viewer) {
					own++
				}
				rivals += (gates &^ rules.SeatSet(0).With(viewer&3)).Len()
			}
			return true
		})
	}
	if own == 0 || rivals == 0 {
		t.Errorf("%d gates of one's own and %d of others opened", own, rivals)
	}
}
