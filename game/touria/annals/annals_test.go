package annals

import (
	"errors"
	"io/fs"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"touria.games/touria/game/annals"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

var testRules = touriatest.Rules

// play plays a whole game of humans by the light policy. The seats of bots get their level when it is over, so that no bot has to
// think.
func play(t testing.TB, cfg session.Config, levels map[rules.Seat]string) *session.Session {
	t.Helper()
	s, err := session.New(cfg, session.Options{Rules: testRules})
	if err != nil {
		t.Fatal(err)
	}
	dice := touria.NewDice(rules.ParseSeed(cfg.Seed))
	var legal []touria.Decision
	for n := 0; !s.Over() && n < 20000; n++ {
		legal = s.Legal(legal[:0])
		if _, err := s.Decide(testRules.Light(s.State(), legal, &dice)); err != nil {
			t.Fatal(err)
		}
	}
	if !s.Over() {
		t.Fatal("the game does not end")
	}
	for seat, level := range levels {
		if err := s.SetLevel(seat, level); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func config(seed string, players int) session.Config {
	cfg := session.Config{Start: rules.S, Introductory: true, Seed: seed}
	seats := []rules.Seat{rules.S, rules.N, rules.W, rules.E}
	for i, seat := range seats[:players] {
		cfg.Players = append(cfg.Players, session.Player{Seat: seat, Name: seat.String(), Crest: i})
	}
	return cfg
}

// What is read in whole games is what their positions show.
func TestDeedsAreExact(t *testing.T) {
	doors, won := 0, 0
	for i, seed := range []string{"a", "b", "c", "d", "e", "f"} {
		s := play(t, config(seed, 2+i%3), nil)
		g := Read(s)
		if g == nil || len(g.Deeds()) != len(s.Config().Players) {
			t.Fatalf("%s: %+v", seed, g)
		}
		opened, turns := 0, 0
		for _, d := range g.Deeds() {
			opened += d.Doors
			turns += d.Turns
			if d.Won {
				won++
			}
			// Between the positions before and after each decision gold only grows by what is gained.
			gold, hearts, items, steps, black, gems := 0, 0, 0, 0, 0, 0
			for i := range s.Since(0) {
				a, b := s.Before(i), s.Before(i+1)
				x, y := a.Holdings(d.Seat), b.Holdings(d.Seat)
				st := &s.Since(0)[i]
				gold += grown(int(x.Gold), int(y.Gold), st, d.Seat, func(h *touria.Holdings) int { return int(h.Gold) })
				hearts += grown(int(x.Hearts), int(y.Hearts), st, d.Seat, func(h *touria.Holdings) int { return int(h.Hearts) })
				for j := range st.Events {
					e := &st.Events[j]
					switch {
					case e.Seat != d.Seat:
					case e.Kind == touria.ItemTaken:
						items++
					case e.Kind == touria.Stepped:
						steps++
					case e.Kind == touria.GemDestroyed:
						black++
					case e.Kind == touria.Collected:
						gems += e.Gems.Total()
					case e.Kind == touria.Kept:
						gems++
					}
				}
			}
			got := [6]int{d.Gold, d.Hearts, d.Items, d.Steps, d.Cleansed, d.Gems}
			if want := [6]int{gold, hearts, items, steps, black, gems}; got != want {
				t.Errorf("%s, %s: gold, hearts, items, steps, black and gems %v, want %v", seed, d.Seat, got, want)
			}
		}
		if turns != s.State().Turn() {
			t.Errorf("%s: %d turns, the position says %d", seed, turns, s.State().Turn())
		}
		doors += opened
	}
	if doors == 0 || won != 6 {
		t.Errorf("%d doors, %d games won", doors, won)
	}
}

// grown returns what a seat gained in a decision: the difference of the positions and what it paid.
func grown(before, after int, st *session.Step, seat rules.Seat, of func(*touria.Holdings) int) int {
	n := after - before
	for i := range st.Events {
		if e := &st.Events[i]; e.Seat == seat && e.Kind == touria.Paid {
			n += of(&e.Holdings)
		}
	}
	return n
}

// step is a step of a game made up.
func step(seat rules.Seat, d touria.Decision, events ...touria.Event) session.Step {
	for i := range events {
		if events[i].Kind != touria.Joined {
			events[i].Seat = seat
		}
	}
	return session.Step{Seat: seat, Decision: d, Events: events}
}

func gained(h touria.Holdings) touria.Event { return touria.Event{Kind: touria.Gained, Holdings: h} }

// Each achievement is earned by just enough, and not by just less.
func TestAchievements(t *testing.T) {
	won := func(change func(*Game, *Deeds)) func(*Game, *Deeds) {
		return func(g *Game, d *Deeds) {
			d.Won, d.Turns, d.Doors, d.Asked, d.blackened = true, 40, 5, 1, true
			g.level, g.short, g.seats = "stroll", true, 2
			change(g, d)
		}
	}
	steps := func(at touria.Space, list ...session.Step) func(*Game, *Deeds) {
		return func(_ *Game, d *Deeds) {
			d.read(nil, list, func(int) touria.Space { return at })
		}
	}
	repeat := func(n int, s session.Step) (list []session.Step) {
		for range n {
			list = append(list, s)
		}
		return list
	}
	turn := func() session.Step {
		return step(rules.S, touria.Decision{Kind: touria.EndTurn}, touria.Event{Kind: touria.TurnBegan})
	}
	joined := func(seat rules.Seat) session.Step {
		return step(seat, touria.Decision{Kind: touria.Join}, touria.Event{Kind: touria.Joined, Seat: seat})
	}
	event := func(kind touria.EventKind, arg uint8, as touria.Item) session.Step {
		return step(rules.S, touria.Decision{Kind: touria.EndTurn}, touria.Event{Kind: kind, Arg: arg, As: as})
	}
	hearts := func(n uint8) session.Step {
		return step(rules.S, touria.Decision{Kind: touria.Act}, gained(touria.Holdings{Hearts: n}))
	}
	sweep := func(n uint8, item touria.Item) session.Step {
		return step(rules.S, touria.Decision{Kind: touria.UseItem, Arg: uint8(item)},
			touria.Event{Kind: touria.Collected, Holdings: touria.Holdings{Gems: touria.Gems{touria.Red: n}}})
	}
	door := func(seen, opened uint8) func(*Game, *Deeds) {
		return func(g *Game, d *Deeds) {
			won(func(*Game, *Deeds) {})(g, d)
			d.read(nil, []session.Step{
				step(rules.S, touria.Decision{}, touria.Event{Kind: touria.Peeked, Doors: [2]uint8{seen, 9}, Behind: [2]touria.Who{touria.Children, touria.Guard}}),
				step(rules.S, touria.Decision{}, touria.Event{Kind: touria.DoorOpened, At: opened, Arg: uint8(touria.Children)}),
			}, nil)
		}
	}
	yes := map[string]func(*Game, *Deeds){
		"wedding":    won(func(*Game, *Deeds) {}),
		"journey":    won(func(g *Game, _ *Deeds) { g.level = "journey" }),
		"quest":      won(func(g *Game, _ *Deeds) { g.level = "crown" }),
		"crown":      won(func(g *Game, _ *Deeds) { g.level = "crown" }),
		"kingdom":    won(func(g *Game, _ *Deeds) { g.short = false }),
		"crowd":      won(func(g *Game, _ *Deeds) { g.seats = 4 }),
		"marriage":   won(func(g *Game, _ *Deeds) { g.how = touria.ByMarriage }),
		"gallop":     won(func(_ *Game, d *Deeds) { d.Turns = 12 }),
		"first_door": won(func(_ *Game, d *Deeds) { d.Doors = 1 }),
		"foresight":  door(3, 3),
		"spotless":   won(func(_ *Game, d *Deeds) { d.blackened = false }),
		"counsel":    won(func(_ *Game, d *Deeds) { d.Asked = 0 }),
		"orders":     steps(touria.AtTrader, repeat(4, event(touria.OrderFilled, 0, 0))...),
		"hearts":     steps(touria.AtGoldsmith, hearts(3)),
		"joust":      steps(touria.AtTournament, hearts(2)),
		"dragon":     steps(touria.AtDragon, repeat(3, step(rules.S, touria.Decision{Kind: touria.Give}))...),
		"well":       steps(touria.AtFountain, repeat(3, event(touria.GemDestroyed, 0, 0))...),
		"basket":     steps(touria.AtForest, repeat(5, event(touria.ItemTaken, 0, 0))...),
		"sweep":      steps(touria.NoSpace, sweep(3, touria.Knapsack)),
		"mirror":     steps(touria.NoSpace, event(touria.ItemUsed, uint8(touria.Mirror), touria.Rose)),
		"painter":    steps(touria.AtTrader, step(rules.S, touria.Decision{Kind: touria.Act, Paint: 1})),
		"broom":      steps(touria.NoSpace, event(touria.ItemUsed, uint8(touria.Mirror), touria.Broom)),
		"twice":      steps(touria.NoSpace, step(rules.S, touria.Decision{Kind: touria.Double})),
		"guest":      steps(touria.NoSpace, repeat(3, joined(rules.S))...),
		"host":       steps(touria.NoSpace, turn(), joined(rules.N), joined(rules.W)),
	}
	no := map[string]func(*Game, *Deeds){
		"wedding":    func(*Game, *Deeds) {},
		"journey":    won(func(*Game, *Deeds) {}),
		"quest":      won(func(g *Game, _ *Deeds) { g.level = "journey" }),
		"crown":      won(func(g *Game, _ *Deeds) { g.level = "" }),
		"kingdom":    won(func(g *Game, _ *Deeds) { g.short, g.how = false, touria.ByMarriage }),
		"crowd":      won(func(g *Game, _ *Deeds) { g.seats = 3 }),
		"marriage":   won(func(*Game, *Deeds) {}),
		"gallop":     won(func(_ *Game, d *Deeds) { d.Turns = 13 }),
		"first_door": won(func(_ *Game, d *Deeds) { d.Doors = 2 }),
		"foresight":  door(3, 4),
		"spotless":   won(func(*Game, *Deeds) {}),
		"counsel":    won(func(*Game, *Deeds) {}),
		"orders":     steps(touria.AtTrader, repeat(3, event(touria.OrderFilled, 0, 0))...),
		"hearts":     steps(touria.AtTournament, hearts(3)),
		"joust":      steps(touria.AtGoldsmith, hearts(2)),
		"dragon":     steps(touria.AtDragon, repeat(2, step(rules.S, touria.Decision{Kind: touria.Give}))...),
		"well":       steps(touria.AtFountain, repeat(2, event(touria.GemDestroyed, 0, 0))...),
		"basket":     steps(touria.AtForest, repeat(4, event(touria.ItemTaken, 0, 0))...),
		"sweep":      steps(touria.NoSpace, sweep(2, touria.Knapsack), sweep(9, touria.Frog)),
		"mirror":     steps(touria.NoSpace, event(touria.ItemUsed, uint8(touria.Rose), touria.Rose)),
		"painter":    steps(touria.AtTrader, step(rules.N, touria.Decision{Kind: touria.Act, Paint: 1})),
		"broom":      steps(touria.NoSpace, event(touria.ItemUsed, uint8(touria.Rose), touria.Rose)),
		"twice":      steps(touria.NoSpace, step(rules.S, touria.Decision{Kind: touria.NoDouble}), step(rules.N, touria.Decision{Kind: touria.Double})),
		"guest":      steps(touria.NoSpace, append(repeat(2, joined(rules.S)), joined(rules.N))...),
		"host":       steps(touria.NoSpace, turn(), joined(rules.N), turn(), joined(rules.W)),
	}
	for _, a := range Achievements {
		for want, make := range map[bool]func(*Game, *Deeds){true: yes[a.ID], false: no[a.ID]} {
			if make == nil {
				t.Errorf("%s has no test for %v", a.ID, want)
				continue
			}
			g := &Game{deeds: []Deeds{{Seat: rules.S}}}
			make(g, &g.deeds[0])
			if got := slices.Contains(g.Earned(), a.ID); got != want {
				t.Errorf("%s: %v, want %v: %+v", a.ID, got, want, g)
			}
		}
	}
	if n := len(Achievements); n < 20 || n > 25 {
		t.Errorf("%d achievements", n)
	}
}

// Every achievement has a name and a sentence of its own in every language. Those that a number
// bounds say it.
func TestAchievementsAreNamed(t *testing.T) {
	for _, lang := range words.Languages() {
		cat, seen := words.New(lang), map[string]string{}
		for _, a := range Achievements {
			for _, end := range []string{".name", ".text"} {
				text := cat.Text("feat." + a.ID + end)
				if strings.Contains(text, "<") || seen[text] != "" || strings.HasSuffix(text, ".") != (end == ".text") {
					t.Errorf("%s: %s%s is %q (%s)", lang, a.ID, end, text, seen[text])
				}
				seen[text] = a.ID
			}
		}
		for id, number := range map[string]string{"gallop": "12", "orders": "4", "hearts": "3", "joust": "2", "dragon": "3", "well": "3", "basket": "5", "sweep": "3", "guest": "3"} {
			if text := cat.Text("feat." + id + ".text"); !strings.Contains(text, number) {
				t.Errorf("%s: %s does not say %s: %q", lang, id, number, text)
			}
		}
	}
}

// A game counts once, only with humans, only when it is over; wins count by the strongest rival.
func TestAdd(t *testing.T) {
	var a Annals
	both := play(t, config("two", 2), nil)
	if news := a.Add(Read(both), "2026-11-22"); a.Games != 1 || a.Won != 1 || len(a.Levels) != 0 || len(news) == 0 || a.Earned["wedding"] != "2026-11-22" {
		t.Errorf("a game of two humans: %+v", a)
	}
	fastest, old := a.Fastest, a.Games
	if news := a.Add(Read(both), "2026-11-23"); a.Games != old || news != nil || a.Earned["wedding"] != "2026-11-22" {
		t.Errorf("counted twice: %+v", a)
	}
	winner := both.State().Winner()
	loser := rules.S
	if winner == rules.S {
		loser = rules.N
	}
	if g := Read(play(t, config("two", 2), map[rules.Seat]string{loser: "quest-racer"})); g.level != "quest" || !g.Won() {
		t.Errorf("a win against a bot: %+v", g)
	}
	lost := Read(play(t, config("two", 2), map[rules.Seat]string{winner: "crown"}))
	if lost.Won() || lost.Turns() != 0 || slices.Contains(lost.Earned(), "wedding") {
		t.Errorf("a game that a bot won: %+v", lost)
	}
	if g := Read(play(t, config("two", 2), map[rules.Seat]string{winner: "crown", loser: "stroll"})); g != nil {
		t.Errorf("a game of bots leaves a trace: %+v", g)
	}
	s, err := session.New(config("begun", 2), session.Options{Rules: testRules})
	if err != nil || Read(s) != nil {
		t.Errorf("a game that is not over leaves a trace: %v", err)
	}
	other := Read(play(t, config("other", 3), map[rules.Seat]string{rules.W: "journey", rules.N: "stroll"}))
	a.Add(other, "2026-11-23")
	if other.Won() && a.Levels["journey"] != 1 || a.Games != 2 || a.Fastest > fastest {
		t.Errorf("a second game: %+v", a)
	}
	if a.Totals.Steps != sum(Read(both).deeds)+sum(other.deeds) {
		t.Errorf("%d steps in all", a.Totals.Steps)
	}
}

func sum(deeds []Deeds) (steps int) {
	for _, d := range deeds {
		steps += d.Steps
	}
	return steps
}

// The annals survive a restart. Damaged ones are put aside, and newer ones left alone.
func TestStore(t *testing.T) {
	st := store.NewMemory()
	a, err := Load(st, "x")
	if err != nil || a.Games != 0 {
		t.Fatalf("a first run: %+v, %v", a, err)
	}
	a.Add(Read(play(t, config("two", 2), nil)), "2026-11-22")
	a.BeginDay("2026-11-22")
	if err := a.Save(st); err != nil {
		t.Fatal(err)
	}
	b, err := Load(st, "x")
	if err != nil || !reflect.DeepEqual(a, b) {
		t.Errorf("stored %+v, loaded %+v, %v", a, b, err)
	}
	for _, bad := range []string{"", "null]", "[]", `{"version":1,"games":-1}`, `{"version":1,"games":1,"won":2}`, `{"version":1,"games":"many"}`} {
		if err := st.Write(store.Save, name, []byte(bad)); err != nil {
			t.Fatal(err)
		}
		a, err := Load(st, "stamp")
		var damaged *annals.Damaged
		if !errors.As(err, &damaged) || damaged.Aside == "" || a == nil || a.Games != 0 {
			t.Errorf("%q: %+v, %v", bad, a, err)
		}
		if err := a.Save(st); err != nil {
			t.Errorf("%q: %v", bad, err)
		}
	}
	const newer = `{"version":2,"games":7,"new":true}`
	if err := st.Write(store.Save, name, []byte(newer)); err != nil {
		t.Fatal(err)
	}
	a, err = Load(st, "x")
	if err == nil || a.Games != 0 {
		t.Errorf("newer annals: %+v, %v", a, err)
	}
	if err := a.Save(st); err != nil {
		t.Fatal(err)
	}
	if data, err := st.Read(store.Save, name); err != nil || string(data) != newer {
		t.Errorf("newer annals were overwritten: %q, %v", data, err)
	}
	if b, _ := Load(st, "x"); !reflect.DeepEqual(b, a) || b.Games != 0 {
		t.Errorf("what is beside the newer annals is not found: %+v", b)
	}
	if _, err := Load(failing{st}, "x"); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("unreadable annals: %v", err)
	}
}

// failing is a store that reads nothing.
type failing struct{ store.Store }

func (failing) Read(store.Kind, string) ([]byte, error) { return nil, fs.ErrPermission }

// A day's realm follows from the date alone, and no two days are alike.
func TestRealmOf(t *testing.T) {
	seen := map[string]string{}
	bots := map[string]int{}
	for _, first := range []string{"2026-11-22", "2027-02-28", "2028-02-29"} {
		for _, date := range Week(first) {
			r, ok := RealmOf(date)
			again, _ := RealmOf(date)
			if !ok || r != again || seen[r.Seed] != "" && seen[r.Seed] != date {
				t.Errorf("%s: %+v, %+v", date, r, again)
			}
			seen[r.Seed] = date
			bots[r.Bot]++
			cfg := config(r.Seed, 2)
			cfg.Players[1].Level, cfg.Introductory, cfg.Start = r.Bot, r.Short, r.Start
			if err := cfg.Check(); err != nil {
				t.Errorf("%s: %v", date, err)
			}
		}
	}
	if len(bots) < 4 {
		t.Errorf("rivals %v", bots)
	}
	if r, _ := RealmOf("2026-11-22"); r != (Realm{Date: "2026-11-22", Seed: r.Seed, Bot: r.Bot, Short: false, Start: r.Start}) || !strings.HasPrefix(r.Bot, "journey-") {
		t.Errorf("a Sunday has %+v", r)
	}
	for _, bad := range []string{"", "today", "2026-13-01", "2026-11-22T10:00"} {
		if _, ok := RealmOf(bad); ok || Week(bad) != nil {
			t.Errorf("%q is a date", bad)
		}
	}
	if w := Week("2028-03-01"); len(w) != 7 || w[0] != "2028-02-24" || w[5] != "2028-02-29" || w[6] != "2028-03-01" {
		t.Errorf("a week is %v", w)
	}
}

// Only the first try of a day counts.
func TestDays(t *testing.T) {
	const date = "2026-11-22"
	realm, _ := RealmOf(date)
	cfg := config(realm.Seed, 2)
	one := Read(play(t, cfg, nil))
	win, lose := *one, *one
	lose.id, lose.deeds = "lost", []Deeds{{Turns: 9}}
	for _, test := range []struct {
		name   string
		do     func(a *Annals)
		result Result
	}{
		{"won", func(a *Annals) { a.BeginDay(date); a.Add(&win, date) }, Won},
		{"lost, then won for fun", func(a *Annals) { a.BeginDay(date); a.Add(&lose, date); a.BeginDay(date); a.Add(&win, date) }, Over},
		{"left, then won", func(a *Annals) { a.BeginDay(date); a.BeginDay(date); a.Add(&win, date) }, Left},
		{"finished the next day", func(a *Annals) { a.BeginDay(date); a.Add(&win, "2026-11-23") }, Won},
		{"begun", func(a *Annals) { a.BeginDay(date) }, Begun},
		{"set up by hand", func(a *Annals) { a.Add(&win, date) }, None},
	} {
		var a Annals
		test.do(&a)
		if got := a.Days[date].Result; got != test.result {
			t.Errorf("%s: %q, want %q", test.name, got, test.result)
		}
	}
	var a Annals
	for _, month := range []string{"2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30", "2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31"} {
		for _, day := range Week(month) {
			if !a.BeginDay(day) {
				t.Errorf("%s does not count", day)
			}
		}
	}
	if len(a.Days) != daysKept || a.Days["2026-10-31"].Result != Begun || a.Days["2026-01-31"].Result != None {
		t.Errorf("%d days are remembered", len(a.Days))
	}
}

// A day that begins is remembered, also if the clock was ahead for long.
func TestClockWasAhead(t *testing.T) {
	var a Annals
	for i := range 2 * daysKept {
		a.BeginDay(time.Date(2031, 1, 1+i, 0, 0, 0, 0, time.UTC).Format(Format))
	}
	if !a.BeginDay("2026-11-27") || a.Days["2026-11-27"].Result != Begun || len(a.Days) != daysKept {
		t.Errorf("%d days are remembered, the last one is %+v", len(a.Days), a.Days["2026-11-27"])
	}
}

// Days that cannot be are forgotten; the rest of the annals stays. The tally counts the seven days up to a date.
func TestDamagedDays(t *testing.T) {
	st := store.NewMemory()
	const text = `{"version":1,"games":9,"won":4,"days":{"2026-11-22":{"result":"won","turns":14},"2026-11-21":{"result":"won","turns":12},
		"2026-11-20":{"result":"over","turns":9},"2026-11-19":{"result":"left"},"2026-11-18":{"result":"begun"},"2026-11-15":{"result":"won","turns":3},
		"2026-11-17":{"result":"won","turns":-1},"2026-11-16":{"result":"lucky"},"yesterday":{"result":"won"},"2026-13-01":{"result":"won"}}}`
	if err := st.Write(store.Save, name, []byte(text)); err != nil {
		t.Fatal(err)
	}
	a, err := Load(st, "x")
	if err != nil || a.Games != 9 || len(a.Days) != 6 {
		t.Fatalf("%+v, %v", a, err)
	}
	if played, won, fastest := a.Tally("2026-11-22"); played != 4 || won != 2 || fastest != 12 {
		t.Errorf("%d played, %d won, the fastest in %d turns", played, won, fastest)
	}
	if played, won, fastest := a.Tally("never"); played+won+fastest != 0 {
		t.Errorf("without a date: %d, %d, %d", played, won, fastest)
	}
}
