package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

// twins are two games in which the same happens before all eyes. Only some seats know how they differ.
type twins struct {
	uitest.Twins
	s      [2]*session.Session
	dice   touria.Dice
	know   rules.SeatSet // who may see a difference
	frames int           // compared
	made   int           // decisions
	opened int           // when something was opened last
	forked bool          // somebody has kept different gems
	known  bool          // all that has happened agrees with what the two hold
}

// newTwins seats the same players at two positions.
func newTwins(t *testing.T, cfg session.Config, at [2]*touria.State, seed uint64) *twins {
	t.Helper()
	w := &twins{dice: touria.NewDice(seed)}
	for i, s := range at {
		a := newApp(t, nil)
		size := [][2]float32{{1280, 720}, {844, 390}, {390, 844}, {1920, 1080}}[seed%4]
		a.Resize(size[0], size[1])
		a.Settings().Speed = beat.Normal
		a.Settings().Sound.Captions = settings.CaptionsAll
		var err error
		if w.s[i], err = session.New(cfg, session.Options{Rules: rulesOfTests, Start: s}); err != nil {
			t.Fatal(err)
		}
		tb := newTable(a, gameOf(a), w.s[i])
		tb.think = func(int) bool { return false } // the script decides for bots
		a.Replace(tb)
		w.Apps[i] = a
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		w.note(seat, nil, nil)
	}
	return w
}

// note notes who sees a difference in what has happened, or in their own things.
func (w *twins) note(seat rules.Seat, a, b []touria.Event) {
	if w.s[0].State().Holdings(seat) != w.s[1].State().Holdings(seat) || !slices.Equal(seen(a, seat), seen(b, seat)) {
		w.know = w.know.With(seat)
	}
}

// seen returns what somebody sees of events, NoSeat for everybody.
func seen(list []touria.Event, seat rules.Seat) (out []touria.Event) {
	for i := range list {
		if list[i].Only.Sees(seat) {
			out = append(out, list[i])
		}
	}
	return out
}

// choose finds a decision for each of the two that looks the same to everybody, but for the one who makes
// it; ok is false if there is none.
func (w *twins) choose() (d [2]touria.Decision, ok bool) {
	a, b := w.s[0].State(), w.s[1].State()
	one, two := rulesOfTests.Legal(a, nil), rulesOfTests.Legal(b, nil)
	for range 40 {
		d[0] = one[w.dice.Below(len(one))]
		if w.dice.Below(2) == 0 {
			d[0] = rulesOfTests.Light(a, one, &w.dice)
		}
		d[1] = d[0]
		if a.Phase() == touria.PhaseThief && w.watched(a.ToMove()) { // nobody sees what is kept
			d[1] = two[w.dice.Below(len(two))]
			w.forked = w.forked || d[0] != d[1]
		}
		if !slices.Contains(two, d[1]) {
			continue
		}
		x, y := *a, *b
		var log [2]touria.Log
		rulesOfTests.Apply(&x, d[0], &log[0])
		rulesOfTests.Apply(&y, d[1], &log[1])
		if x.ToMove() == y.ToMove() && x.Phase() == y.Phase() && x.Phase() != touria.PhaseOver &&
			slices.Equal(seen(log[0].Events, rules.NoSeat), seen(log[1].Events, rules.NoSeat)) {
			return d, true
		}
	}
	return d, false
}

// watched reports whether somebody else looks on while a seat decides.
func (w *twins) watched(seat rules.Seat) bool {
	for other := rules.S; other < rules.NoSeat; other++ {
		if other != seat && w.s[0].IsHuman(other) {
			return true
		}
	}
	return false
}

// play goes on for so many decisions, and compares every frame of whoever may not know the difference.
func (w *twins) play(t *testing.T, most int) {
	t.Helper()
	low := 0 // ticks of the curtain
	for n := 0; w.made < most && n < 6000; n++ {
		w.Tick()
		w.catchUp(t)
		w.compare(t)
		a, b := TableOf(w.Apps[0]), TableOf(w.Apps[1])
		if w.Apps[0].Scene() == "curtain" {
			if low++; low > ui.CurtainTicks+4 {
				low = 0
				if err := w.Press("curtain.ready"); err != nil {
					t.Fatal(err)
				}
			}
			continue
		}
		if a == nil || b == nil || a.board.Queue.Busy() {
			continue
		}
		if seat := w.s[0].ToMove(); w.s[0].IsHuman(seat) && !a.turn.Open() {
			continue
		}
		if w.made > w.opened { // what can be opened on the table
			w.opened = w.made
			w.peer(t)
			continue
		}
		d, ok := w.choose()
		if !ok {
			return
		}
		w.decide(t, d)
	}
}

// catchUp lets somebody's own gate rise in one of the games, which only they see.
func (w *twins) catchUp(t *testing.T) {
	t.Helper()
	for i, a := range w.Apps {
		for n := 0; n < 200; n++ {
			one, two := TableOf(a), TableOf(w.Apps[1-i])
			if one == nil || !w.know.Has(one.board.Viewer) || !one.board.Queue.Busy() || two != nil && two.board.Queue.Busy() {
				break
			}
			uitest.Wait(a, 1)
			for _, p := range a.Sounds().Plays {
				if p.Effect == sound.Light && w.watched(one.board.Viewer) {
					t.Fatal("everybody hears that somebody's own gate rises")
				}
			}
		}
	}
}

// peer opens something on the table and shuts it again.
func (w *twins) peer(t *testing.T) {
	t.Helper()
	var ids []string
	for _, e := range w.Apps[0].Tree().Elements {
		if e.OnPress == nil || e.Disabled || e.Role == ui.RoleTarget {
			continue
		}
		for _, id := range [...]string{"table.log", "table.menu", "table.rival.", "table.tail", "table.rest", "table.items", "table.orders", "table.fairy", "table.you", "table.covered", "table.uncover"} {
			if strings.HasPrefix(e.ID, id) && (w.known || id != "table.rival.") {
				ids = append(ids, e.ID)
			}
		}
	}
	if len(ids) == 0 {
		return
	}
	id := ids[w.dice.Below(len(ids))]
	if err := w.Press(id); err != nil {
		return // covered
	}
	for range 3 {
		w.Tick()
		w.compare(t)
	}
	for _, a := range w.Apps {
		if id == "table.you" || id == "table.uncover" {
			if err := a.Press(id); err != nil && id == "table.you" {
				t.Fatal(err)
			}
			continue
		}
		strike(a, ui.KeyEscape)
	}
}

// decide makes a decision in both games.
func (w *twins) decide(t *testing.T, d [2]touria.Decision) {
	t.Helper()
	var events [2][]touria.Event
	for i, a := range w.Apps {
		tb, s := TableOf(a), w.s[i]
		seat, from := s.ToMove(), s.Len()
		if s.IsHuman(seat) {
			tb.turn.Commit(d[i])
		} else { // as if the bot had decided so
			p, _ := s.Player(seat)
			if err := s.SetLevel(seat, ""); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Decide(d[i]); err != nil {
				t.Fatal(err)
			}
			if err := s.SetLevel(seat, p.Level); err != nil {
				t.Fatal(err)
			}
			tb.direct()
		}
		if s.Len() != from+1 {
			t.Fatalf("%v is not made in phase %s", d[i], s.State().Phase())
		}
		events[i] = s.Since(from)[0].Events
	}
	w.made++
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		w.note(seat, events[0], events[1])
	}
}

// compare fails if a frame tells what its viewer may not know, or if the two games take different times.
func (w *twins) compare(t *testing.T) {
	t.Helper()
	a, b := TableOf(w.Apps[0]), TableOf(w.Apps[1])
	where := fmt.Sprintf("after %d decisions, in phase %s, in %s", w.made, w.s[0].State().Phase(), w.Apps[0].Scene())
	if w.Apps[0].Scene() != w.Apps[1].Scene() || (a == nil) != (b == nil) {
		t.Fatalf("%s: the other game is in %s", where, w.Apps[1].Scene())
	}
	if a != nil {
		if a.board.Viewer != b.board.Viewer || a.board.Queue.Busy() != b.board.Queue.Busy() || a.turn.Deciding != b.turn.Deciding || a.turn.Open() != b.turn.Open() {
			t.Fatalf("%s: one of the games is ahead: %+v, %+v", where, [2]bool{a.board.Queue.Busy(), a.turn.Open()}, [2]bool{b.board.Queue.Busy(), b.turn.Open()})
		}
		if a.board.Viewer < rules.NoSeat && w.know.Has(a.board.Viewer) && w.Apps[0].Scene() != "curtain" {
			w.Drop()
			return
		}
		if a.board.Model != b.board.Model {
			t.Fatalf("%s: the model tells %v\n%+v\n%+v", where, a.board.Viewer, a.board.Model, b.board.Model)
		}
		for i := range min(a.board.Queue.Playing(), b.board.Queue.Playing()) {
			x, k := a.board.Queue.At(i)
			y, l := b.board.Queue.At(i)
			if *x != *y || k != l {
				t.Fatalf("%s: the beats are\n%+v\n%+v", where, *x, *y)
			}
		}
	}
	how := w.Differ()
	if a != nil && how == "" && w.frames%8 == 0 {
		if x, y := a.Survey(), b.Survey(); !slices.Equal(x, y) {
			how = fmt.Sprintf("the survey says\n%q\n%q", x, y)
		}
	}
	if how != "" {
		t.Fatalf("%s: %s", where, how)
	}
	w.frames++
}

// telling are the items for the sake of which somebody is asked something more.
const telling = touria.TurnItems | 1<<touria.Bird | 1<<touria.Flagon

// permuted returns a position in which the players hold other things, and other people live behind the
// doors; nil if there is none. What is on the table stays, and what decides whether somebody is asked at
// all: everybody has seen who got an elixir, or an item for the own turn.
func permuted(s *touria.State, only rules.SeatSet, dice *touria.Dice) *touria.State {
	p := rulesOfTests.Position(s)
	var seats []rules.Seat
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.Seats().Has(seat) && only.Has(seat) && !s.InCastle(seat) {
			seats = append(seats, seat)
		}
	}
	if len(seats) == 0 {
		return nil
	}
	for range 30 {
		x, y := &p.Players[seats[dice.Below(len(seats))]], &p.Players[seats[dice.Below(len(seats))]]
		switch what := dice.Below(6); {
		case x == y && what < 5:
		case what == 0:
			x.Gold = uint16(3 + dice.Below(8))
		case what == 1:
			if x.Swords > 0 {
				x.Swords, y.Swords = x.Swords-1, y.Swords+1
			}
		case what == 2:
			if x.Hearts > 0 {
				x.Hearts, y.Hearts = x.Hearts-1, y.Hearts+1
			}
		case what == 3: // not violet: who is known to have none is not asked
			if c, d := touria.Colour(dice.Below(int(touria.Violet))), touria.Colour(dice.Below(int(touria.Violet))); x.Gems[c] > 0 && p.Bag[d] > 0 &&
				(c != touria.Black && d != touria.Black || x.Items&telling == 0) {
				x.Gems[c], p.Bag[c], x.Gems[d], p.Bag[d] = x.Gems[c]-1, p.Bag[c]+1, x.Gems[d]+1, p.Bag[d]-1
			}
		case what == 4:
			if i := touria.Item(dice.Below(int(touria.NoItem))); !telling.Has(i) && x.Items.Has(i) {
				x.Items &^= 1 << i
				y.Items |= 1 << i
			}
		case what == 5:
			i, j := dice.Below(touria.Doors), dice.Below(touria.Doors)
			if !p.Doors[i].Open && !p.Doors[j].Open && !p.SuddenMarriage {
				p.Doors[i].Who, p.Doors[j].Who = p.Doors[j].Who, p.Doors[i].Who
			}
		}
	}
	other, err := rulesOfTests.Load(p, 1)
	if err != nil {
		return nil
	}
	return &other
}

// somewhere returns a position of a random game of so many players.
func somewhere(t *testing.T, players int, seed uint64, decisions int) *touria.State {
	t.Helper()
	s, _ := touriatest.Start(t, touria.Setup{Seats: rules.SeatsFor(players), Start: rules.S, Hearts: 5, Gold: 5, Seed: seed})
	for p := range touriatest.Play(t, &s, touriatest.Light(seed, 4)) {
		if p.N >= decisions {
			break
		}
	}
	return &s
}

// games are some random games in the quick ring, and more in the whole.
func games(quick ...uint64) []uint64 {
	for game := uint64(0); ring.Whole && game < 120; game++ {
		quick = append(quick, game)
	}
	return quick
}

// What somebody holds, and who lives behind the doors, changes nothing of what is shown, said or heard on
// frames that are not their own, and not how long anything takes (M9, T10.3).
func TestHandsTellNothing(t *testing.T) {
	frames, made := 0, 0
	for _, game := range games(0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 77) {
		players := []string{"hh", "hb", "hhb", "hbb", "hbhb", "hhhh"}[game%6]
		dice := touria.NewDice(game)
		s := somewhere(t, len(players), game, 40+dice.Below(400))
		if s.Phase() == touria.PhaseOver || s.Phase() == touria.PhaseThief {
			continue
		}
		cfg := config(players, "1")
		var may rules.SeatSet // whose things differ
		for _, p := range cfg.Players {
			if p.Seat != rules.S {
				may = may.With(p.Seat)
			}
		}
		one, two := permuted(s, may, &dice), permuted(s, may, &dice)
		if one == nil || two == nil {
			continue
		}
		t.Run(fmt.Sprint(players, game), func(t *testing.T) {
			w := newTwins(t, cfg, [2]*touria.State{one, two}, game)
			w.play(t, ring.Pick(12, 30))
			frames, made = frames+w.frames, made+w.made
		})
	}
	t.Logf("%d frames, %d decisions", frames, made)
	if frames < 1000 || made < 50 {
		t.Errorf("only %d frames and %d decisions were compared", frames, made)
	}
}

// Which gem somebody has kept at the thief changes nothing of what is shown, said or heard on frames that
// are not their own until it is revealed, also where the table shows what can be remembered.
func TestKeptGemTellsNothing(t *testing.T) {
	frames, made := 0, 0
	for _, game := range games(2, 3, 4, 72, 94, 116, 119, 202) {
		players := []string{"hh", "hb", "hhb", "hbb", "hbhb", "hhhh"}[game%6]
		dice := touria.NewDice(game)
		s, _ := touriatest.Start(t, touria.Setup{Seats: rules.SeatsFor(len(players)), Start: rules.S, Hearts: 5, Gold: 5, Seed: game})
		from := dice.Below(300)
		for p := range touriatest.Play(t, &s, touriatest.Light(game, 4)) {
			if p.N >= from && s.Phase() == touria.PhaseThief && len(rulesOfTests.Legal(&s, nil)) > 1 {
				break
			}
		}
		cfg := config(players, "1")
		cfg.MemoryAid = game%2 == 0
		if s.Phase() != touria.PhaseThief {
			continue
		}
		t.Run(fmt.Sprint(players, game), func(t *testing.T) {
			w := newTwins(t, cfg, [2]*touria.State{&s, &s}, game)
			w.known = true
			w.play(t, ring.Pick(14, 30))
			frames, made = frames+w.frames, made+w.made
		})
	}
	t.Logf("%d frames, %d decisions", frames, made)
	if frames < 1000 || made < 50 {
		t.Errorf("only %d frames and %d decisions were compared", frames, made)
	}
}
