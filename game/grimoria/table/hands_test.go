package table

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/grimoriatest"
	"touria.games/touria/rules/ring"
)

// twins are two games in which the same happens before all eyes. Only some seats know how they differ.
type twins struct {
	uitest.Twins
	s      [2]*session.Session
	dice   dice
	know   [grimoria.MaxSeats]bool // who may see a difference
	frames int                     // compared
	made   int                     // decisions
	opened int                     // when something was opened last
	known  bool                    // all that has happened agrees with what the two hold
	script int                     // decisions of the script, and those that the program made by itself
	forked bool                    // somebody has put away different cards
}

// dice are random numbers for a test.
type dice struct {
	seed uint64
	n    uint32
}

func (d *dice) below(n int) int {
	d.n++
	return rules.Below(rules.Number(d.seed, rules.GrimoriaFuture, d.n), n)
}

// newTwins seats the same players at two positions, the first of them humans.
func newTwins(t *testing.T, humans int, cfg session.Config, at [2]*grimoria.State, seed uint64) *twins {
	t.Helper()
	w := &twins{dice: dice{seed: seed}}
	for i := range at[0].Players() {
		p := session.Player{Name: []string{"Anna", "Bruno", "Clara", "David", "Emma"}[i], Crest: i}
		if i >= humans {
			p.Level = bot.Name(bot.Stroll, bot.Tempers()[i])
		}
		cfg.Players = append(cfg.Players, p)
	}
	cfg.Seed = "1"
	for i, s := range at {
		a := newApp(t, nil)
		size := [][2]float32{{1280, 720}, {844, 390}, {390, 844}, {1920, 1080}}[seed%4]
		a.Resize(size[0], size[1])
		a.Settings().Speed = beat.Normal
		a.Settings().Sound.Captions = settings.CaptionsAll
		var err error
		if w.s[i], err = session.New(cfg, session.Options{Start: s}); err != nil {
			t.Fatal(err)
		}
		tb := newTable(a, a.Game().(*Game), w.s[i])
		tb.think = func(int) bool { return false } // the script decides for bots
		a.Replace(tb)
		w.Apps[i] = a
	}
	w.note(nil, nil)
	return w
}

// note notes who sees a difference in what has happened, or in their own cards.
func (w *twins) note(a, b []grimoria.Event) {
	for seat := range grimoria.Seat(w.s[0].Players()) {
		x, y := w.s[0].View(seat), w.s[1].View(seat)
		for c := range grimoria.NoCard {
			w.know[seat] = w.know[seat] || x.Held(seat, c) != y.Held(seat, c)
		}
		for i := range x.Slots() {
			one, _ := x.Slot(i)
			two, _ := y.Slot(i)
			w.know[seat] = w.know[seat] || one != two
		}
		w.know[seat] = w.know[seat] || !slices.Equal(witnessed(a, seat), witnessed(b, seat))
	}
}

// witnessed returns what somebody sees of events, NoSeat for everybody.
func witnessed(list []grimoria.Event, seat grimoria.Seat) (out []grimoria.Event) {
	for i := range list {
		if grimoria.Sees(list[i].Only, seat) {
			out = append(out, list[i])
		}
	}
	return out
}

// choose finds a decision for each of the two that looks the same to everybody, but for the one who makes
// it; ok is false if there is none.
func (w *twins) choose(a, b *grimoria.State) (d [2]grimoria.Decision, ok bool) {
	one, two := a.Legal(nil), b.Legal(nil)
	for try := range 40 {
		d[0] = one[w.dice.below(len(one))]
		d[1] = d[0]
		if c := grimoria.Card(d[0].Arg); d[0].Kind == grimoria.PutAway && !c.IsCompanion() && w.watched(a.ToMove()) { // nobody sees which card it is
			d[1] = two[w.dice.below(len(two))]
		}
		if a.Phase() == grimoria.PhasePutAway && !w.forked && d[0] == d[1] && try < 30 {
			continue
		}
		if !slices.Contains(two, d[1]) {
			continue
		}
		x, y := *a, *b
		var log [2]grimoria.Log
		x.Apply(d[0], &log[0])
		y.Apply(d[1], &log[1])
		if x.ToMove() == y.ToMove() && x.Phase() == y.Phase() && x.Phase() != grimoria.PhaseOver &&
			slices.Equal(witnessed(log[0].Events, grimoria.NoSeat), witnessed(log[1].Events, grimoria.NoSeat)) {
			*a, *b = x, y
			w.forked = w.forked || d[0] != d[1]
			return d, true
		}
	}
	return d, false
}

// watched reports whether somebody else looks on while a seat decides.
func (w *twins) watched(seat grimoria.Seat) bool {
	return !w.s[0].IsHuman(seat) || w.s[0].Humans() > 1
}

// play goes on for so many decisions, and compares every frame of whoever may not know the difference.
func (w *twins) play(t *testing.T, at [2]*grimoria.State, most int) {
	t.Helper()
	low := 0                       // ticks of the curtain
	x, y := *at[0], *at[1]         // where the script is
	var due [][2]grimoria.Decision // the spells that are still to be sealed
	var seats []grimoria.Seat
	for n := 0; w.made < most && n < 8000; n++ {
		w.Tick()
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
		if a == nil || b == nil || a.Queue.Busy() || a.Told < w.s[0].Len() {
			continue
		}
		if x.Phase() != grimoria.PhaseChoose && len(due) == 0 { // what the program has decided by itself
			for _, step := range w.s[0].Since(w.script) {
				x.Apply(step.Decision, nil)
				y.Apply(step.Decision, nil)
				w.script++
			}
		}
		asked := a.Deciding() && a.wait == 0 && a.guard == 0
		if w.made > w.opened && (asked || a.Blind()) { // what can be opened on the table
			w.opened = w.made
			w.peer(t)
			continue
		}
		if x.Phase() == grimoria.PhaseChoose && len(due) == 0 {
			for x.Phase() == grimoria.PhaseChoose {
				seat := x.ToMove()
				d, ok := w.choose(&x, &y)
				if !ok {
					return
				}
				due, seats = append(due, d), append(seats, seat)
			}
		}
		if len(due) > 0 {
			i := 0 // bots seal first
			if k := slices.IndexFunc(seats, func(s grimoria.Seat) bool { return !w.s[0].IsHuman(s) }); k >= 0 {
				i = k
			} else if a.Blind() {
				i = w.dice.below(len(seats))
			} else if i = slices.Index(seats, a.Actor); i < 0 || !asked {
				continue
			}
			w.seal(t, seats[i], due[i])
			due, seats = slices.Delete(due, i, i+1), slices.Delete(seats, i, i+1)
			continue
		}
		if seat := x.ToMove(); w.s[0].IsHuman(seat) && !asked {
			continue
		}
		seat := x.ToMove()
		d, ok := w.choose(&x, &y)
		if !ok {
			return
		}
		w.decide(t, seat, d)
	}
}

// seal seals a spell in both games.
func (w *twins) seal(t *testing.T, seat grimoria.Seat, d [2]grimoria.Decision) {
	t.Helper()
	for i, a := range w.Apps {
		tb := TableOf(a)
		switch {
		case !w.s[i].IsHuman(seat):
			w.asBot(t, i, seat, d[i])
		case tb.Blind():
			tb.open(seat, false)
			tb.seal(int(d[i].Arg))
		default:
			tb.commit(d[i])
		}
	}
	w.made++
	w.script++
	w.note(nil, nil)
}

// asBot decides for a bot.
func (w *twins) asBot(t *testing.T, i int, seat grimoria.Seat, d grimoria.Decision) {
	t.Helper()
	s, tb := w.s[i], TableOf(w.Apps[i])
	p := s.Player(seat)
	err := s.SetBot(seat, "", p.Name)
	if err == nil && s.Choosing() {
		err = s.Seal(seat, int(d.Arg))
	} else if err == nil {
		_, err = s.Decide(d)
	}
	if err == nil {
		err = s.SetBot(seat, p.Level, p.Name)
	}
	if err != nil {
		t.Fatal(err)
	}
	if !s.Choosing() || d.Kind != grimoria.Choose {
		tb.proceed()
	}
}

// decide makes a decision in both games.
func (w *twins) decide(t *testing.T, seat grimoria.Seat, d [2]grimoria.Decision) {
	t.Helper()
	var events [2][]grimoria.Event
	for i, a := range w.Apps {
		tb, s := TableOf(a), w.s[i]
		from := s.Len()
		if s.IsHuman(seat) {
			tb.commit(d[i])
		} else {
			w.asBot(t, i, seat, d[i])
		}
		if s.Len() != from+1 {
			t.Fatalf("%v is not made in phase %s", d[i], s.Phase())
		}
		events[i] = s.Since(from)[0].Events
	}
	w.made++
	w.script++
	w.note(events[0], events[1])
}

// peer opens something on the table and shuts it again.
func (w *twins) peer(t *testing.T) {
	t.Helper()
	var ids []string
	for _, e := range w.Apps[0].Tree().Elements {
		if e.OnPress == nil || e.Disabled || e.Role == ui.RoleTarget {
			continue
		}
		for _, id := range [...]string{"table.log", "table.menu", "table.rival.", "table.pile", "table.stack", "table.hoard"} {
			if strings.HasPrefix(e.ID, id) && (w.known || id != "table.rival.") {
				ids = append(ids, e.ID)
			}
		}
	}
	if len(ids) == 0 {
		return
	}
	if err := w.Press(ids[w.dice.below(len(ids))]); err != nil {
		return // covered
	}
	for range 3 {
		w.Tick()
		w.compare(t)
	}
	for _, tab := range []string{"leads", "knows"} {
		if w.known && w.Press("drawer.tab."+tab) == nil {
			w.Tick()
			w.compare(t)
		}
	}
	for _, a := range w.Apps {
		uitest.Strike(a, ui.KeyEscape)
	}
}

// compare fails if a frame tells what its viewer may not know, or if the two games take different times.
func (w *twins) compare(t *testing.T) {
	t.Helper()
	a, b := TableOf(w.Apps[0]), TableOf(w.Apps[1])
	where := fmt.Sprintf("after %d decisions, in phase %s, in %s", w.made, w.s[0].Phase(), w.Apps[0].Scene())
	if w.Apps[0].Scene() != w.Apps[1].Scene() || (a == nil) != (b == nil) {
		t.Fatalf("%s: the other game is in %s", where, w.Apps[1].Scene())
	}
	if a != nil {
		if a.turn.Viewer != b.turn.Viewer || a.Actor != b.Actor || a.Queue.Busy() != b.Queue.Busy() || a.Deciding() != b.Deciding() || a.Resting() != b.Resting() || (a.wait > 0) != (b.wait > 0) {
			t.Fatalf("%s: one of the games is ahead: %v %v, %v %v", where, a.Queue.Busy(), a.wait, b.Queue.Busy(), b.wait)
		}
		if a.turn.Viewer < grimoria.NoSeat && w.know[a.turn.Viewer] && w.Apps[0].Scene() != "curtain" {
			w.Drop()
			return
		}
		if a.Model != b.Model {
			t.Fatalf("%s: the model tells %v\n%+v\n%+v", where, a.turn.Viewer, a.Model, b.Model)
		}
		for i := range min(a.Queue.Playing(), b.Queue.Playing()) {
			x, k := a.Queue.At(i)
			y, l := b.Queue.At(i)
			if !reflect.DeepEqual(*x, *y) || k != l {
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

// permuted returns a position in which some players hold other cards face down, and another card lies face
// down on the display; nil if there is none.
func permuted(s *grimoria.State, from grimoria.Seat, d *dice) *grimoria.State {
	p := s.Position()
	var places, treasures []*grimoria.Card             // the cards that may change places
	for i := len(p.Stack) / 2; i < len(p.Stack); i++ { // those that do not come soon
		places = append(places, &p.Stack[i])
	}
	for i := range p.Treasures {
		treasures = append(treasures, &p.Treasures[i])
	}
	for i := range p.Display {
		if s := &p.Display[i]; !s.Taken && !s.Open {
			places = append(places, &s.Card)
		}
	}
	hands := make([][2][]grimoria.Card, len(p.Hands))
	for i := range p.Hands {
		for c := range grimoria.NoCard {
			for range p.Hands[i].Places[c] {
				hands[i][0] = append(hands[i][0], c)
			}
			for range p.Hands[i].Treasures[c] {
				hands[i][1] = append(hands[i][1], c)
			}
		}
	}
	for i := int(from); i < len(hands); i++ {
		for k := range hands[i][0] {
			places = append(places, &hands[i][0][k])
		}
		for k := range hands[i][1] {
			treasures = append(treasures, &hands[i][1][k])
		}
	}
	inHand := func(c *grimoria.Card) bool {
		for i := range hands {
			for k := range hands[i][0] {
				if c == &hands[i][0][k] {
					return true
				}
			}
		}
		return false
	}
	shuffle := func(list []*grimoria.Card) {
		for i := len(list) - 1; i > 0; i-- {
			a, b := list[i], list[d.below(i+1)]
			if inHand(a) && !b.IsPlace() || inHand(b) && !a.IsPlace() {
				continue
			}
			*a, *b = *b, *a
		}
	}
	shuffle(places)
	shuffle(treasures)
	for i := range p.Hands {
		p.Hands[i].Places, p.Hands[i].Treasures = [grimoria.Kinds]uint8{}, [grimoria.Kinds]uint8{}
		for _, c := range hands[i][0] {
			p.Hands[i].Places[c]++
		}
		for _, c := range hands[i][1] {
			p.Hands[i].Treasures[c]++
		}
	}
	other, err := grimoria.Load(&p, 1)
	if err != nil {
		return nil
	}
	return &other
}

// tables are those at which the twins play.
var tables = []struct{ players, humans int }{{2, 2}, {3, 1}, {3, 2}, {4, 4}, {5, 3}, {2, 1}}

// What somebody holds face down, and the card that lies face down on the display, changes nothing of what is
// shown, said or heard on frames that are not of those who know it, and not how long anything takes (G11.5).
func TestHandsTellNothing(t *testing.T) {
	frames, made := 0, 0
	for game := range ring.Pick(uint64(8), 60) {
		at := tables[game%6]
		d := dice{seed: game}
		s, _ := grimoriatest.Start(t, grimoria.Setup{Players: at.players, Seed: game})
		from := 10 + d.below(80)
		for p := range grimoriatest.Play(t, &s, grimoriatest.Random(game)) {
			if p.N >= from && (s.Phase() != grimoria.PhaseChoose || s.ToMove() == 0) {
				break
			}
		}
		if s.Phase() == grimoria.PhaseOver {
			continue
		}
		one, two := permuted(&s, 1, &d), permuted(&s, 1, &d)
		if one == nil || two == nil {
			continue
		}
		t.Run(fmt.Sprint(at, game), func(t *testing.T) {
			w := newTwins(t, at.humans, session.Config{Curtain: game%2 == 0}, [2]*grimoria.State{one, two}, game)
			w.play(t, [2]*grimoria.State{one, two}, ring.Pick(10, 40))
			frames, made = frames+w.frames, made+w.made
		})
	}
	t.Logf("%d frames, %d decisions", frames, made)
	if frames < 1000 || made < 20 {
		t.Errorf("only %d frames and %d decisions were compared", frames, made)
	}
}

// Which card somebody has put away changes nothing of what is shown, said or heard on frames that are not
// their own until it is revealed, also where the table shows what can be remembered.
func TestPutAwayTellsNothing(t *testing.T) {
	frames, made := 0, 0
	for game := range ring.Pick(uint64(11), 60) {
		at := tables[game%6]
		d := dice{seed: game}
		s, _ := grimoriatest.Start(t, grimoria.Setup{Players: at.players, Seed: game})
		from := 10 + d.below(60)
		for p := range grimoriatest.Play(t, &s, grimoriatest.Random(game)) {
			if p.N >= from && s.Phase() == grimoria.PhasePutAway && len(s.Legal(nil)) > 2 {
				break
			}
		}
		if s.Phase() != grimoria.PhasePutAway {
			continue
		}
		t.Run(fmt.Sprint(at, game), func(t *testing.T) {
			w := newTwins(t, at.humans, session.Config{Curtain: game%2 == 0, MemoryAid: game%4 < 2}, [2]*grimoria.State{&s, &s}, game)
			w.known = true
			w.play(t, [2]*grimoria.State{&s, &s}, ring.Pick(10, 40))
			if w.forked {
				frames, made = frames+w.frames, made+w.made
			}
		})
	}
	t.Logf("%d frames, %d decisions", frames, made)
	if frames < 1000 || made < 20 {
		t.Errorf("only %d frames and %d decisions were compared", frames, made)
	}
}
