package table

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// seats tells who is set up at the four seats: name, bot and crest.
func seats(s *setup) (list []session.Player) {
	for i, p := range s.seats {
		if p.Taken {
			list = append(list, session.Player{Seat: rules.Seat(i), Name: p.Name, Crest: p.Crest, Level: p.Level})
		}
	}
	return list
}

// setUp returns the set-up screen that is shown, below a dialog if there is one.
func setUp(t *testing.T, a *ui.App) *setup {
	t.Helper()
	for _, s := range a.Scenes() {
		if s, ok := s.(*setup); ok {
			return s
		}
	}
	t.Fatal("no set-up:", dump(a))
	return nil
}

// Every language has six characters whose names, numbered, too, are names of
// players, and that speak in a line; each has a face of its own.
func TestCharacters(t *testing.T) {
	a := newApp(t, nil)
	for _, lang := range words.Languages() {
		a.Words().Use(lang)
		names, faces := map[string]bool{}, map[int]bool{}
		for _, name := range a.Names() {
			names[name] = true
		}
		for _, temper := range bot.Tempers() {
			name, line := a.T("bot."+temper+".name"), characterLine(a, bot.Name(bot.Crown, temper))
			if own := board.Sitters[temper][0]; names[name] || faces[own] {
				t.Errorf("%s: %s has the name %q and the portrait %d of another", lang, temper, name, own)
			}
			names[name], faces[board.Sitters[temper][0]] = true, true
			taken := map[string]bool{}
			for range rules.Seats {
				n := characterName(a, temper, func(n string) bool { return taken[n] })
				if taken[n] || !isCharacter(n) || utf8.RuneCountInString(n) > session.MaxName {
					t.Errorf("%s: %s is called %q", lang, temper, n)
				}
				taken[n] = true
			}
			if line == "" || strings.ContainsRune(line, '\n') || utf8.RuneCountInString(line) > 70 {
				t.Errorf("%s: %s says %q", lang, temper, line)
			}
		}
	}
}

// A new game offers bots of the usual level, each of another character, with its
// own name and crest; what the arena keeps for itself is not offered.
func TestNewcomers(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.new")
	for _, seat := range []string{"W", "E"} {
		press(t, a, "setup.seat."+seat+".kind")
		for _, name := range []string{"random", "greedy"} {
			if a.Element("who."+name) != nil || a.Element("who.level."+name) != nil {
				t.Errorf("%s is offered", name)
			}
		}
		for _, level := range bot.Levels() {
			e := a.Element("who.level." + level)
			if e == nil || e.Sub != a.T("bot."+level+".hint") || e.Checked != (level == bot.Journey) {
				t.Errorf("level %s is offered as %+v", level, e)
			}
		}
		press(t, a, "who.done")
	}
	tempers, crests := map[string]bool{}, map[int]bool{}
	for _, p := range seats(setUp(t, a)) {
		if crests[p.Crest] {
			t.Errorf("two players bear crest %d", p.Crest)
		}
		crests[p.Crest] = true
		if p.Human() {
			continue
		}
		level, temper, ok := bot.Split(p.Level)
		if !ok || level != bot.Journey || tempers[temper] || p.Name != a.T("bot."+temper+".name") || p.Crest != emblems[temper] {
			t.Errorf("newcomer %+v", p)
		}
		tempers[temper] = true
	}
	if len(tempers) != 3 {
		t.Errorf("%d characters", len(tempers))
	}
}

// A character comes with its name and, if it is free, its crest; a second one of
// it has a number, a name that was made up stays, and a human gets a human's.
func TestChooseCharacter(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.new")
	s := setUp(t, a)
	for _, step := range []struct {
		press string
		name  string
		level string
		crest int
	}{
		{"who.racer", "Young Lark", "journey-racer", 3},
		{"who.level.crown", "Young Lark", "crown-racer", 3},
		{"who.swordsman", "Sir Briar", "crown-swordsman", 3}, // a human bears the rose
		{"who.hoarder", "Mag Pye II", "crown-hoarder", 3},
		{"who.collector", "Gran Fern", "crown-collector", 2},
		{"who.human", "Bruno", "", 2},
		{"who.level.quest", "Bruno", "", 2}, // humans have no level
		{"who.racer", "Young Lark", "journey-racer", 3},
	} {
		if a.Scene() != "who" {
			press(t, a, "setup.seat.W.kind")
		}
		a.Press(step.press)
		if p := s.seats[rules.W]; p.Name != step.name || p.Level != step.level || p.Crest != step.crest {
			t.Errorf("%s: %+v", step.press, p)
		}
	}
	press(t, a, "who.name")
	a.Element("who.name").OnType("Wilma")
	press(t, a, "who.collector")
	if p := s.seats[rules.W]; p.Name != "Wilma" || p.Level != "journey-collector" || p.Crest != 2 {
		t.Errorf("with a name that was made up: %+v", p)
	}
	press(t, a, "who.nobody")
	press(t, a, "who.done")
	press(t, a, "setup.seat.S.kind") // whose name was suggested, too
	press(t, a, "who.swordsman")
	if p := s.seats[rules.S]; p.Name != "Sir Briar" || p.Crest != 0 {
		t.Errorf("in place of a human: %+v", p)
	}
	press(t, a, "who.done")
	if list := seats(s); len(list) != 2 {
		t.Errorf("after W has left: %+v", list)
	}
}

// Only the last seat may be emptied, E before W (T1.1).
func TestNobodyIsOffered(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.touria.new")
	press(t, a, "setup.seat.W.kind")
	press(t, a, "who.done")
	for _, c := range []struct {
		seat   string
		nobody bool
	}{{"S", false}, {"N", false}, {"W", true}, {"E", true}, {"W", false}} {
		press(t, a, "setup.seat."+c.seat+".kind")
		if got := a.Element("who.nobody") != nil; got != c.nobody {
			t.Errorf("%s may be emptied: %v", c.seat, got)
		}
		press(t, a, "who.done")
	}
}

// The choices are offered again, the characters' names in the language of then.
func TestChoicesAreKept(t *testing.T) {
	st := store.NewMemory()
	a := newApp(t, st)
	press(t, a, "title.touria.new")
	press(t, a, "setup.seat.N.kind")
	press(t, a, "who.racer")
	press(t, a, "who.level.stroll")
	press(t, a, "who.done")
	press(t, a, "setup.begin")
	b := newApp(t, st)
	press(t, b, "title.touria.new")
	if p := setUp(t, b).seats[rules.N]; p.Level != "stroll-racer" || p.Name != "Young Lark" {
		t.Errorf("offered again: %+v", p)
	}
	b.Speak("de")
	if p := setUp(t, b).seats[rules.N]; p.Name != b.T("bot.racer.name") {
		t.Errorf("in German: %+v", p)
	}
	c := menu.New(ui.Config{Games: []ui.Game{&Game{}}, Store: st, Measure: uitest.Ruler{}, Language: "fr", Speed: int(beat.Instant)})
	wait(c, 3)
	press(t, c, "title.touria.new")
	if p := setUp(t, c).seats[rules.N]; p.Named {
		t.Errorf("a character's English name counts as made up: %+v", p)
	}
}

// Bots of the arena in saved games and kept choices play on, under a name.
func TestArenaBotsOfOldGames(t *testing.T) {
	for _, name := range bot.Names() {
		st := store.NewMemory()
		a := newApp(t, st)
		cfg := config("hb", "4")
		cfg.Players[1].Level = name
		tb := game(t, a, cfg)
		if title := tb.people.called(rules.N); !strings.HasSuffix(title, " – "+a.T("bot."+name+".name")) {
			t.Errorf("%s is shown as %q", name, title)
		}
		b := newApp(t, st)
		press(t, b, "title.touria.continue")
		if p, _ := TableOf(b).s.Player(rules.N); p.Level != name {
			t.Errorf("%s is loaded as %s", name, p.Level)
		}
		ch := chooser{dice: touria.NewDice(5)}
		decided := func() (n int) {
			for _, step := range TableOf(b).s.Since(0) {
				if step.Seat == rules.N {
					n++
				}
			}
			return n
		}
		for before := decided(); decided() < before+5; {
			if !ch.decide(t, b) {
				t.Fatalf("%s: the game is over", name)
			}
		}
		c := newApp(t, st)
		press(t, c, "title.touria.new")
		if e := c.Element("setup.seat.N.kind"); e.Value != c.T("bot."+name+".name") {
			t.Errorf("%s is offered again as %q", name, e.Value)
		}
		press(t, c, "setup.seat.N.kind")
		press(t, c, "who.hoarder")
		if p := setUp(t, c).seats[rules.N]; !strings.HasSuffix(p.Level, "-hoarder") {
			t.Errorf("%s cannot be replaced: %+v", name, p)
		}
	}
}

// Levels and characters are changed in the middle of a game, with keys or the
// pad as well; the record says so, the hidden goods do not change, and the game
// goes on at once.
func TestChangeOpponent(t *testing.T) {
	for _, keys := range []struct {
		reach func(*testing.T, *ui.App, string)
		take  ui.Key
	}{{tabTo, ui.KeyEnter}, {pad, ui.PadA}} {
		for _, size := range sizes[:3] {
			st := store.NewMemory()
			a := newApp(t, st)
			a.Resize(size[0], size[1])
			cfg := config("hbb", "3")
			cfg.Players[1].Name, cfg.Players[1].Level = a.T("bot.hoarder.name"), "stroll-hoarder"
			tb := game(t, a, cfg)
			start(t, a, tb)
			before := *tb.s.State()
			for _, id := range []string{"table.menu", "pause.opponents", "opponents.W", "who.level.crown", "who.racer", "who.done",
				"opponents.N", "who.level.quest", "who.done", "opponents.done", "pause.resume"} {
				keys.reach(t, a, id)
				strike(a, keys.take)
			}
			if *tb.s.State() != before || a.Scene() != "table" {
				t.Errorf("the game has changed, or %s is shown", a.Scene())
			}
			w, _ := tb.s.Player(rules.W)
			n, _ := tb.s.Player(rules.N)
			if w.Level != "crown-racer" || w.Name != "Young Lark" || w.Crest != 1 || n.Level != "quest" || n.Name != "Clara" {
				t.Errorf("now play %+v and %+v", w, n)
			}
			header, _, _ := bytes.Cut(tb.s.Record(), []byte("\n"))
			for _, want := range []string{`"level":"crown-racer"`, `"level":"quest"`, `"name":"Young Lark"`} {
				if !bytes.Contains(header, []byte(want)) {
					t.Errorf("the record's header has no %s: %s", want, header)
				}
			}
			a.Saves().Flush()
			if kept, err := st.Read(store.State, "autosave.touria"); err != nil || !bytes.HasPrefix(kept, header) {
				t.Errorf("it is not saved: %v", err)
			}
			if e := a.Tree().Find("table.rival.W"); !strings.HasPrefix(e.Hint, "Young Lark – Crown") {
				t.Errorf("the panel says %q", e.Hint)
			}
			ch := chooser{dice: touria.NewDice(5)}
			for decided := tb.s.Len(); tb.s.Len() < decided+20; {
				if !ch.decide(t, a) {
					t.Fatal("the game is over")
				}
			}
		}
	}
}

// A level that is changed while the bot thinks and beats play is the one that
// decides; nothing is lost.
func TestChangeOpponentWhileItThinks(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = beat.Normal
	tb := game(t, a, config("bbb", "3"))
	for n := range 300 {
		wait(a, 3)
		level := bot.Name(bot.Levels()[n%4], bot.Tempers()[n%4])
		tb.setBot(tb.s.ToMove(), level)
		if a.Scene() != "table" {
			t.Fatal(dump(a))
		}
	}
	if tb.s.Len() < 8 {
		t.Errorf("only %d decisions", tb.s.Len())
	}
}

// listener counts the slices of a tick.
type listener struct {
	slices int
	busy   func() bool
	beats  int // slices while beats played
}

func (l *listener) Slice(work func(int) bool) bool {
	l.slices++
	if l.busy() {
		l.beats++
	}
	return work(1)
}

// Bots think in every tick from the one on in which their decision is due, also
// while beats play, and never twice in a tick; nobody thinks for humans.
func TestThinksOnceATick(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = beat.Normal
	l := &listener{}
	a.Config().Pace = l
	tb := game(t, a, config("hbb", "3"))
	l.busy = tb.board.Queue.Busy
	ch := chooser{dice: touria.NewDice(5)}
	for range 3000 {
		if tb.turn.Open() {
			ch.press(t, a, tb)
		}
		before, seat := l.slices, tb.s.ToMove()
		wait(a, 1)
		if got, want := l.slices-before, !tb.s.IsHuman(seat); got > 1 || (got == 1) != want {
			t.Fatalf("%d slices in a tick in which %v is to decide", got, seat)
		}
	}
	if l.beats == 0 || l.beats == l.slices {
		t.Errorf("%d of %d slices while beats played", l.beats, l.slices)
	}
}

// Under every level of hints stands what it does, in a sentence of its own.
func TestHintLevelsDiffer(t *testing.T) {
	for _, lang := range words.Languages() {
		a := newApp(t, &store.Memory{})
		a.Speak(lang)
		said := map[string]bool{}
		for _, level := range hintLevels {
			said[hintLevelLine(a, level)] = true
		}
		if len(said) != len(hintLevels) {
			t.Errorf("%s: %v", lang, said)
		}
		press(t, a, "title.touria.new")
		press(t, a, "setup.seat.S.kind")
		shown := map[string]bool{}
		for _, id := range []string{"new", "full", "none"} {
			shown[a.Tree().Find("who.hints."+id).Sub] = true
		}
		if len(shown) != len(hintLevels) {
			t.Errorf("%s: shown are %v", lang, shown)
		}
	}
}
