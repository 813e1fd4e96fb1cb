package session

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/play"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/record"
)

// config returns a game of players of these levels ("" is a human).
func config(seed string, levels ...string) Config {
	c := Config{Seed: seed}
	for i, level := range levels {
		c.Players = append(c.Players, Player{Name: []string{"Anna", "Bruno", "Clara", "David", "Emma"}[i], Crest: i, Level: level})
	}
	return c
}

func begin(t testing.TB, c Config, slot *save.Slot) *Session {
	t.Helper()
	s, err := New(c, Options{Slot: slot})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// advance makes one decision, a bot's or the pick-th legal one of a human; while spells are chosen it
// seals one of each.
func advance(t testing.TB, s *Session, pick int) {
	t.Helper()
	if s.Choosing() {
		for seat := range grimoria.Seat(s.Players()) {
			if s.IsHuman(seat) && s.Choosing() && !s.Sealed(seat) {
				if err := s.Seal(seat, 1+(pick+3*int(seat))%min(s.j.State.Level(), grimoria.LastSpell)); err != nil {
					t.Fatal(err)
				}
			}
		}
		if !s.Choosing() {
			return
		}
		for !s.Think(7) {
		}
		if s.Choosing() && s.thinker() != grimoria.NoSeat {
			if _, err := s.PlayBot(); err != nil {
				t.Fatal(err)
			}
		}
		return
	}
	if s.IsHuman(s.ToMove()) {
		legal := s.Legal(s.ToMove(), nil)
		if _, err := s.Decide(legal[pick%len(legal)]); err != nil {
			t.Fatal(err)
		}
		return
	}
	for !s.Think(7) {
	}
	if _, err := s.PlayBot(); err != nil {
		t.Fatal(err)
	}
}

func TestConfigRefused(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(*Config)
		want   string
	}{
		{"nobody", func(c *Config) { c.Players = nil }, "two to five"},
		{"alone", func(c *Config) { c.Players = c.Players[:1] }, "two to five"},
		{"six", func(c *Config) { c.Players = append(c.Players, make([]Player, 4)...) }, "two to five"},
		{"no name", func(c *Config) { c.Players[0].Name = " " }, "name is empty"},
		{"long name", func(c *Config) { c.Players[0].Name = strings.Repeat("ä", 21) }, "longer than 20"},
		{"crest", func(c *Config) { c.Players[0].Crest = 5 }, "no crest 5"},
		{"face", func(c *Config) { c.Players[0].Face = Faces + 1 }, "no face 11"},
		{"same crest", func(c *Config) { c.Players[1].Crest = 0 }, "both have the crest rose"},
		{"bot", func(c *Config) { c.Players[1].Level = "wizard" }, "stroll, journey"},
		{"no seed", func(c *Config) { c.Seed = "" }, "no seed"},
	} {
		c := config("1", "", "stroll")
		test.change(&c)
		if _, err := New(c, Options{}); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v", test.name, err)
		}
	}
}

// What is refused beyond a limit is played at it.
func TestLimits(t *testing.T) {
	c := config("1", "", "stroll")
	c.Players[0].Name, c.Players[0].Face, c.Players[1].Crest = strings.Repeat("ä", MaxName), Faces, len(Crests)-1
	if _, err := New(c, Options{}); err != nil {
		t.Error(err)
	}
}

// Whole games are played and recorded, and their records replay to the same end.
func TestWholeGames(t *testing.T) {
	for _, levels := range [][]string{{"", "stroll"}, {"stroll", "", "greedy-"}, {"", "", "stroll-miser", "journey-robber", "stroll"}} {
		for i := range levels {
			levels[i] = strings.TrimSuffix(levels[i], "-")
		}
		s := begin(t, config("whole", levels...), nil)
		for n := 0; !s.Over(); n++ {
			advance(t, s, n)
		}
		got, err := record.Verify("", bytes.NewReader(s.Record()))
		if err != nil || !got.Over || got.Hash != s.j.State.Hash() {
			t.Errorf("%v: the record gives %+v, %v", levels, got, err)
		}
		again, _, err := Load(s.Record())
		if err != nil || again.j.State.Hash() != s.j.State.Hash() || again.Len() != s.Len() {
			t.Errorf("%v: loading gives another game: %v", levels, err)
		}
		sum, err := saves{}.Summarise(s.Record())
		if err != nil || !sum.Over || sum.Turns != s.j.State.Round() || s.Winners()>>sum.Winner&1 == 0 {
			t.Errorf("%v: summary %+v, %v", levels, sum, err)
		}
	}
}

// Spells are sealed in any order and stay secret until the last one.
func TestSealing(t *testing.T) {
	s := begin(t, config("seal", "", "", "stroll"), nil)
	if err := s.Seal(1, 3); err != nil {
		t.Fatal(err)
	}
	if !s.Sealed(1) || s.Sealed(0) || s.Own(1) != 3 || s.Len() != 0 {
		t.Fatalf("after the second seat's choice: %v, %d steps", s.sealed, s.Len())
	}
	if err := s.Seal(1, 2); !errors.Is(err, play.ErrNotYours) {
		t.Errorf("a second choice: %v", err)
	}
	if err := s.Seal(2, 2); !errors.Is(err, play.ErrNotYours) {
		t.Errorf("a choice for a bot: %v", err)
	}
	if err := s.Seal(0, 12); err == nil || s.Sealed(0) {
		t.Errorf("a spell above the level was sealed")
	}
	if err := s.Seal(0, 1); err != nil || s.Len() != 2 {
		t.Fatalf("after both: %v, %d steps", err, s.Len())
	}
	for viewer := range grimoria.Seat(4) {
		v := s.View(min(viewer, grimoria.NoSeat))
		if viewer == 3 {
			v = s.View(grimoria.NoSeat)
		}
		for seat := range grimoria.Seat(3) {
			if seat != v.Me && v.Spell(seat) != 0 {
				t.Errorf("seat %v sees the spell of seat %v", v.Me, seat)
			}
		}
	}
	// The first breaks the seal; the second one's stays.
	if !s.BreakSeal(0) || s.Sealed(0) || !s.Sealed(1) || s.Own(1) != 3 || s.Len() != 0 {
		t.Fatalf("after breaking: %v, %d steps", s.sealed, s.Len())
	}
	if len(s.Record()) == 0 || bytes.Contains(s.Record(), []byte("choose")) {
		t.Errorf("the broken seal is in the record: %s", s.Record())
	}
	if s.BreakSeal(0) || s.BreakSeal(2) {
		t.Error("a seal that is not there was broken")
	}
	if err := s.Seal(0, 4); err != nil {
		t.Fatal(err)
	}
	for !s.Think(1) {
	}
	if !s.Choosing() || s.Own(2) != 0 {
		t.Fatal("the bot's choice is known before it is made")
	}
	if _, err := s.PlayBot(); err != nil || s.Choosing() || s.Len() != 3 {
		t.Fatalf("the books have not opened: %v, %d steps", err, s.Len())
	}
	if s.BreakSeal(0) {
		t.Error("a seal was broken after the reveal")
	}
	for seat, want := range []int{4, 3} {
		if got := s.j.State.Spell(grimoria.Seat(seat)); got != want {
			t.Errorf("seat %d cast %d, not %d", seat+1, got, want)
		}
	}
}

// A bot's spell does not depend on who has sealed one before, nor on when it thinks.
func TestBotsChooseByThemselves(t *testing.T) {
	spells := func(first, second grimoria.Seat, think bool) (list [4]int) {
		s := begin(t, config("alone", "", "journey", "", "stroll"), nil)
		if think {
			for range 3 {
				s.Think(5)
			}
		}
		_ = s.Seal(first, 2)
		s.Think(3)
		_ = s.Seal(second, 2)
		for s.Choosing() {
			advance(t, s, 0)
		}
		for i := range list {
			list[i] = int(s.Since(i)[0].Decision.Arg)
		}
		return list
	}
	want := spells(0, 2, false)
	for _, got := range [][4]int{spells(2, 0, false), spells(0, 2, true), spells(2, 0, true)} {
		if got != want {
			t.Errorf("bots choose %v and %v", want, got)
		}
	}
}

// A killed program continues where it was, sealed choices included.
func TestResume(t *testing.T) {
	st := store.NewMemory()
	saves := save.New(st, Saves())
	s := begin(t, config("resume", "", "stroll", ""), saves.Autosave())
	for n := 0; s.Len() < 40; n++ {
		advance(t, s, n)
	}
	for !s.Choosing() {
		advance(t, s, 0)
	}
	for !s.Think(100) { // the bot has sealed its spell
	}
	if err := s.Seal(0, 2); err != nil {
		t.Fatal(err)
	}
	text := s.Record()
	again, report, err := Resume(save.New(st, Saves()).Autosave(), "now")
	if err != nil || report.Err != nil {
		t.Fatal(err, report.Err)
	}
	if !bytes.Equal(again.Record(), text) || !again.Sealed(0) || again.Own(0) != 2 || again.Own(1) != 0 {
		t.Errorf("resumed with %v of %d bytes, not %d", again.sealed, len(again.Record()), len(text))
	}
	if !again.BreakSeal(0) {
		t.Error("the seal cannot be broken after resuming")
	}
	for n := 0; !again.Over(); n++ {
		advance(t, again, n)
	}
	if _, err := record.Verify("", bytes.NewReader(again.Record())); err != nil {
		t.Error(err)
	}
}

// Undo takes back what has revealed nothing, within the own turn, and the game goes on as before.
func TestUndo(t *testing.T) {
	undone := map[grimoria.Kind]bool{}
	for seed := range 30 {
		s := begin(t, config(string(rune('a'+seed)), "", ""), nil)
		for n := 0; !s.Over(); n++ {
			before, text := s.j.State, s.Record()
			seat := s.ToMove()
			advance(t, s, n*7+seed)
			if ok, why := s.CanUndo(); ok {
				kind := s.j.Last().Decision.Kind
				undone[kind] = true
				if !s.Undo() || s.j.State != before || !bytes.Equal(s.Record(), text) || s.ToMove() != seat {
					t.Fatalf("seed %d: undoing %s changes the game", seed, kind)
				}
				if _, err := s.Decide(s.Legal(seat, nil)[(n*7+seed)%len(s.Legal(seat, nil))]); err != nil {
					t.Fatal(err)
				}
			} else if why == "" || s.Undo() {
				t.Fatal("undone without leave")
			}
		}
	}
	for _, k := range []grimoria.Kind{grimoria.PutOnCloak, grimoria.PutAway} {
		if !undone[k] {
			t.Errorf("%s was never undone", k)
		}
	}
	if undone[grimoria.Choose] || undone[grimoria.Discard] || undone[grimoria.Buy] {
		t.Errorf("undone: %v", undone)
	}
}

func TestAdvice(t *testing.T) {
	s := begin(t, config("advice", "", "stroll"), nil)
	if s.Ask(1) || !s.Ask(0) || !s.Ask(0) {
		t.Fatal("only humans who are to decide may ask")
	}
	for !s.ThinkAdvice(50) {
	}
	d, ok := s.Advice()
	if !ok || d.Kind != grimoria.Choose || s.Player(0).Asked != 1 {
		t.Errorf("advice %v %v, asked %d times", d, ok, s.Player(0).Asked)
	}
	if !bytes.Contains(s.Record(), []byte(`"asked":1`)) {
		t.Error("the record does not tell that advice was asked for")
	}
	if err := s.Seal(0, int(d.Arg)); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.Advice(); ok || s.Ask(0) {
		t.Error("advice about a choice that is sealed")
	}
}

func TestSetBot(t *testing.T) {
	s := begin(t, config("set", "", "stroll"), nil)
	if err := s.SetBot(1, "crown-shade", "Nox"); err != nil || s.Player(1).Level != "crown-shade" {
		t.Error(err)
	}
	if err := s.SetBot(1, "king", "Nox"); err == nil || s.Player(1).Level != "crown-shade" {
		t.Error("an unknown level was taken")
	}
	again, _, err := Load(s.Record())
	if err != nil || again.Player(1) != s.Player(1) {
		t.Errorf("loaded %+v, %v", again.cfg, err)
	}
}

// Records that cannot go on are left untouched.
func TestForeign(t *testing.T) {
	s := begin(t, config("x", "", bot.Stroll), nil)
	text := string(s.Record())
	for _, c := range []struct {
		text string
		want error
	}{
		{strings.Replace(text, `"version":1`, `"version":9`, 1), save.ErrNewer},
		{strings.Replace(text, `"chance":"seed"`, `"chance":"events"`, 1), save.ErrUnplayable},
	} {
		if c.text == text {
			t.Fatal("the header is written otherwise")
		}
		if _, err := open([]byte(c.text)); !errors.Is(err, c.want) {
			t.Errorf("%v, not %v", err, c.want)
		}
	}
}

// FuzzLoad: whatever a save holds, the program says what is wrong and goes on with what is right.
//
// A long record is minimised for a minute, each time: run it with -fuzzminimizetime 5x.
func FuzzLoad(f *testing.F) {
	s := begin(f, config("fuzz", "", "stroll", ""), nil)
	for n := 0; s.Len() < 30; n++ {
		advance(f, s, n)
	}
	text := s.Record()
	f.Add(text)
	f.Add(text[:len(text)/2])
	f.Add(bytes.ReplaceAll(text, []byte("choose"), []byte("take")))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, report, err := Load(text)
		if err != nil {
			return
		}
		if err := s.j.State.Check(); err != nil {
			t.Errorf("an impossible position was loaded (%v): %v", report.Err, err)
		}
		if !s.Over() {
			advance(t, s, 0)
		}
	})
}

func TestSeedsOfBotsDiffer(t *testing.T) {
	s := begin(t, config("x", "stroll", bot.Stroll), nil)
	if s.botSeed(0, rules.SessionBots, "bots ") == s.botSeed(1, rules.SessionBots, "bots ") {
		t.Error("two bots have the same chance")
	}
}

// What is sealed before the seats in front have chosen survives the program, and nobody can read it;
// the record is what it would have been.
func TestEarlySealsSurvive(t *testing.T) {
	st := store.NewMemory()
	saves := save.New(st, Saves())
	cfg := config("11155114051822727271", "", "", "", "")
	s := begin(t, cfg, saves.Autosave())
	seal := func(s *Session, seat grimoria.Seat, spell int) {
		t.Helper()
		if err := s.Seal(seat, spell); err != nil {
			t.Fatal(err)
		}
	}
	again := func() *Session {
		t.Helper()
		back, _, err := Resume(save.New(st, Saves()).Autosave(), "x")
		if err != nil || back == nil {
			t.Fatal(err)
		}
		return back
	}
	seal(s, 2, 4)
	seal(s, 3, 6)
	if b := again(); b.Own(2) != 4 || b.Own(3) != 6 || b.Sealed(0) || b.Sealed(1) {
		t.Fatalf("after a restart seats 3 and 4 have sealed %d and %d", b.Own(2), b.Own(3))
	}
	s = again()
	if !s.BreakSeal(3) {
		t.Fatal("the seal cannot be broken")
	}
	seal(s, 0, 1)
	if b := again(); b.Own(0) != 1 || b.Own(2) != 4 || b.Sealed(3) {
		t.Fatalf("after a restart seats 1 and 3 have sealed %d and %d", b.Own(0), b.Own(2))
	}
	names, err := st.List(store.State)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		text, err := st.Read(store.State, name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, ".note") && (bytes.Contains(text, []byte("spell")) || bytes.Contains(text, []byte{0, 0, 4, 0, 0})) {
			t.Errorf("%s tells the spells: %q", name, text)
		}
	}
	s = again()
	seal(s, 3, 3)
	seal(s, 1, 2)
	if s.Choosing() {
		t.Fatal("the books stay shut")
	}
	if names, _ = st.List(store.State); slices.ContainsFunc(names, func(n string) bool { return strings.HasSuffix(n, ".note") }) {
		t.Errorf("after the reveal there is %q", names)
	}
	plain := begin(t, cfg, nil)
	for seat, spell := range []int{1, 2, 4, 3} {
		seal(plain, grimoria.Seat(seat), spell)
	}
	if !bytes.Equal(plain.Record(), s.Record()) {
		t.Error("the record differs from that of who chose in the order of seats")
	}
}
