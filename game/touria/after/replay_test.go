package after

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/session/sessiontest"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// ended shows the summary of a game and returns its session.
func ended(t testing.TB, a *ui.App, players, seed string) *session.Session {
	t.Helper()
	s := over(t, players, seed)
	ShowSummary(a, gameOf(a), s, &boardOf(a, s).Names)
	return s
}

// watched opens a record and waits until it is read and worked out.
func watched(t testing.TB, a *ui.App, text []byte) *Replay {
	t.Helper()
	gameOf(a).Watch(a, text, "here")
	for range 3000 {
		if r := ReplayOf(a); r != nil && r.Whole() {
			return r
		}
		wait(a, 1)
	}
	t.Fatalf("no replay: %s", dump(a))
	return nil
}

// shownOf returns all that a model shows.
func shownOf(m show.Model) []any {
	return []any{m.Viewer, m.Status, m.Turn, m.Active, m.Heroes, m.Die, m.Facing, m.Mines, m.Display, m.ItemStack, m.Discard, m.Discarded, m.Orders, m.Doors,
		m.Players, m.Swords, m.Hearts, m.Winner, m.How}
}

// The replay's end is the game's end, whichever way it is reached, from every seat
// and with screens open and closed (M22).
func TestReplayEndsAsTheGame(t *testing.T) {
	a := newApp(t)
	s := ended(t, a, "hbb", "7")
	r := watched(t, a, s.Record())
	if *r.s.State() != *s.State() || r.s.Len() != s.Len() {
		t.Fatal("the replay is of another game")
	}
	want := func(viewer rules.Seat, open bool) show.Model {
		m := show.Project(s.Rules(), s.State(), viewer)
		for seat := range m.Players {
			if p := &m.Players[seat]; open && p.Taken {
				p.Shown, p.Holdings = true, s.State().Holdings(rules.Seat(seat))
			}
		}
		return m
	}
	same := func(how string) {
		t.Helper()
		m := r.board.Model // of rules of its own, so that the boards are told apart
		w := want(r.board.Viewer, r.open)
		if fmt.Sprintf("%+v", shownOf(m)) != fmt.Sprintf("%+v", shownOf(w)) {
			t.Errorf("%s: the end is %+v, want %+v", how, m, w)
		}
	}
	a.Settings().Speed = beat.Instant
	press(t, a, "replay.play")
	for n := 0; r.playing; n++ {
		if n > 5000 {
			t.Fatal("playing does not end")
		}
		wait(a, 1)
	}
	if r.At() != s.Len() {
		t.Fatalf("played %d of %d decisions", r.At(), s.Len())
	}
	same("played")
	press(t, a, "replay.screens")
	same("closed screens")
	press(t, a, "replay.player.N")
	if r.board.Viewer != rules.N {
		t.Error("the view does not change")
	}
	same("from another seat")
	closed := 0
	for i := range s.Len() { // a seat's view hides what the others hold, until they stand in the castle
		r.goTo(i)
		for seat, p := range r.board.Model.Players {
			if !p.Taken || p.InCastle || rules.Seat(seat) == rules.N {
				continue
			}
			if closed++; p.Shown || p.Holdings != (touria.Holdings{}) {
				t.Fatalf("after decision %d N sees what %v holds", i, rules.Seat(seat))
			}
		}
	}
	if closed == 0 {
		t.Error("nobody is behind a closed screen")
	}
	strike(a, ui.KeyHome)
	if r.At() != 0 {
		t.Error("Home does not lead to the start")
	}
	for n := 0; r.At() < s.Len(); n++ {
		if n > s.Len() {
			t.Fatal("turns do not lead to the end")
		}
		press(t, a, "replay.turn.on")
	}
	same("turn by turn")
	press(t, a, "replay.step.back")
	if r.At() != s.Len()-1 {
		t.Error("a step back is not one decision")
	}
	press(t, a, "replay.step.on")
	for n := 0; r.playing && n < 600; n++ {
		wait(a, 1)
	}
	same("a step")
}

// A fold of the events at play shows the same as the position, at every decision.
func TestReplayFoldsAsItProjects(t *testing.T) {
	a := newApp(t)
	s := ended(t, a, "hbbb", "5")
	r := watched(t, a, s.Record())
	r.lift() // closed, as a seat sees them
	for i := range s.Len() {
		r.goTo(i)
		r.until, r.playing = i+1, true
		r.advance()
		for n := 0; r.board.Queue.Busy(); n++ {
			for _, b := range r.board.Queue.Tick(beat.Instant) {
				r.board.Model.Finish(&b)
			}
			if n > 100 {
				t.Fatal("beats do not end")
			}
		}
		got := r.board.Model
		r.goTo(i + 1)
		if got != r.board.Model {
			t.Fatalf("after decision %d the beats lead to %+v, the position is %+v", i+1, got, r.board.Model)
		}
	}
}

// A record is read in slices, and scrubbing, keys and the pad lead everywhere.
func TestReplayIsOperated(t *testing.T) {
	a := newApp(t)
	s := ended(t, a, "hb", "7")
	a.Config().Think = 2 * readUnits
	gameOf(a).Watch(a, s.Record(), "here")
	if ReplayOf(a) == nil || ReplayOf(a).board != nil {
		t.Fatal("the record was read at once")
	}
	wait(a, 5)
	if e := a.Tree().Find("replay.bar"); e == nil || e.Part <= 0 {
		t.Fatal("no progress is shown")
	}
	a.Config().Think = 50_000
	wait(a, 200)
	r := ReplayOf(a)
	if r == nil || !r.Whole() {
		t.Fatal("the record is not read")
	}
	e := a.Element("replay.time")
	g := e.GraphRect()
	at := func(part float32) ui.Input {
		return ui.Input{Device: ui.Mouse, X: (g.X + part*g.W) * a.Scale(), Y: (g.Y + 10) * a.Scale(), Inside: true, Moved: true}
	}
	in := at(0.5)
	in.Down, in.Held = true, true
	a.Tick(&in)
	if d := r.At() - s.Len()/2; d < -1 || d > 1 {
		t.Errorf("a press in the middle leads to decision %d of %d", r.At(), s.Len())
	}
	in = at(0.25)
	in.Held = true
	a.Tick(&in)
	if d := r.At() - s.Len()/4; d < -1 || d > 1 {
		t.Errorf("dragging leads to decision %d of %d", r.At(), s.Len())
	}
	in = at(0.25)
	in.Up = true
	a.Tick(&in)
	in = at(0.9)
	a.Tick(&in)
	if d := r.At() - s.Len()/4; d < -1 || d > 1 {
		t.Error("the time line follows a pointer that is up")
	}
	for _, k := range []ui.Key{ui.KeyD, ui.PadRB} {
		was := r.c.At(r.At())
		strike(a, k)
		if r.c.At(r.At()) != was+1 {
			t.Errorf("key %v does not lead a turn on", k)
		}
	}
	strike(a, ui.PadLB)
	strike(a, ui.KeySpace)
	if !r.playing {
		t.Error("Space does not play")
	}
	strike(a, ui.PadX)
	wait(a, 2)
	if r.playing {
		t.Error("the pad does not pause")
	}
	if points := r.points(); len(points) == 0 {
		t.Error("the game has no turning point")
	} else {
		r.goTo(0)
		press(t, a, "replay.point.on")
		if r.At() != points[0] {
			t.Errorf("the first turning point is at %d, not %d", points[0], r.At())
		}
	}
	a.Settings().Speed = beat.Normal
	if strike(a, ui.KeyEscape); a.Scene() == "replay" {
		t.Error("Escape does not leave the replay")
	}
}

// A game that is not over shows only what everybody saw (T10).
func TestReplayOfUnfinishedGameIsPublic(t *testing.T) {
	a := newApp(t)
	r := watched(t, a, played(t, config("hbb", "7"), 12).Record())
	for range 4 {
		press(t, a, "replay.turn.on")
		for seat, p := range r.board.Model.Players {
			if p.Taken && p.Shown && !p.InCastle {
				t.Fatalf("what seat %d holds is shown", seat)
			}
		}
		if r.c.Judged() || r.c.judgedAt(r.at) != nil {
			t.Fatal("the true position is judged")
		}
		press(t, a, "replay.player.N")
		if r.board.Viewer != rules.NoSeat {
			t.Fatal("a seat's own view is shown")
		}
	}
	if a.Press("replay.screens") == nil || a.Press("replay.why") == nil {
		t.Error("hidden things can be opened")
	}
}

// A bot's turn is explained by its own search, in slices; a human's is not.
func TestReplayExplainsBots(t *testing.T) {
	a := newApp(t)
	cfg := config("hb", "7")
	cfg.Players[1].Level = "stroll"
	r := watched(t, a, played(t, cfg, sessiontest.ToTheEnd).Record())
	explained, counted, refused := 0, 0, 0
	for i := range r.c.Course {
		r.goTo(r.c.Course[i].Step)
		if a.Press("replay.why") != nil {
			refused++
			continue
		}
		for n := 0; !r.why.told && n < 400; n++ {
			wait(a, 1)
		}
		text := a.Tree().Find("replay.reasons.text").Text
		if strings.ContainsAny(text, "<>{}") || len(text) < 10 {
			t.Fatalf("the reason is %q", text)
		}
		explained++
		if strings.Contains(text, "%") {
			counted++
		}
		press(t, a, "replay.reasons.close")
	}
	if explained < 5 || counted < 3 || refused < 5 {
		t.Errorf("%d turns explained, %d with chances, %d not", explained, counted, refused)
	}
}

// A damaged record is shown up to its fault, and one of another kind is refused.
func TestReplayOfDamagedRecord(t *testing.T) {
	a := newApp(t)
	s := ended(t, a, "hb", "7")
	text := s.Record()
	gameOf(a).Watch(a, append(text[:len(text)/2:len(text)/2], "#\n"...), "here")
	for range 300 {
		wait(a, 1)
	}
	if a.Element("dialog.ok") == nil {
		t.Fatalf("the player is not told: %s", dump(a))
	}
	press(t, a, "dialog.ok")
	if r := ReplayOf(a); r == nil || r.s.Len() == 0 || r.s.Len() >= s.Len() {
		t.Error("what is intact is not shown")
	}
	menu.ShowTitle(a)
	gameOf(a).Watch(a, []byte("no record\n"), "here")
	wait(a, 1)
	if ReplayOf(a) != nil || a.Element("dialog.ok") == nil {
		t.Error("something else is opened as a record")
	}
}

// The summary has all its pages, shows the turn that decided, proves the game's
// fate, and leads to the replay and back.
func TestSummaryPages(t *testing.T) {
	a := newApp(t)
	s := ended(t, a, "hbb", "7")
	if e := a.Top().(*Summary); e.whole() || a.Tree().Find("end.player.S.doors") != nil || a.Tree().Find("end.player.S.gold") == nil {
		t.Error("doors are counted before the game has been gone through")
	}
	wait(a, 60)
	for _, id := range []string{"end.title", "end.how", "end.player.S.way", "end.player.S.doors", "end.decided"} {
		if e := a.Tree().Find(id); e == nil || strings.ContainsAny(e.Text, "<>{}") {
			t.Errorf("%s: %+v", id, e)
		}
	}
	press(t, a, "end.tab.curves")
	for _, id := range []string{"end.curve.hearts", "end.curve.gold", "end.curve.chance"} {
		e := a.Tree().Find(id)
		if e == nil || len(e.Graph.Curves) != 3 {
			t.Fatalf("no curves %s", id)
		}
		for _, c := range e.Graph.Curves {
			if last := c.Points[len(c.Points)-1]; last.X != 1 {
				t.Errorf("a curve of %s ends at %v", id, last)
			}
			for _, p := range c.Points {
				if p.X < 0 || p.X > 1 || p.Y < 0 || p.Y > 1.001 {
					t.Fatalf("%s has the point %v", id, p)
				}
			}
		}
	}
	press(t, a, "end.tab.luck")
	for _, id := range []string{"luck.player.S.luck.choice", "luck.player.W.luck.rolls", "luck.player.N.luck.doors"} {
		if e := a.Tree().Find(id); e == nil || e.Text == "" {
			t.Errorf("%s is missing", id)
		}
	}
	for lang, plural := range map[string]string{"en": `(1 colour|\d+ colours) in (1 draw|\d+ draws)\n`, "de": `(1 Farbe|\d+ Farben) in (1 Griff|\d+ Griffen)\n`,
		"fr": `(1 couleur|\d+ couleurs) en (1 tirage|\d+ tirages)\n`, "nl": `(1 kleur|\d+ kleuren) in (1 trekking|\d+ trekkingen)\n`,
		"it": `(1 colore|\d+ colori) in (1 pescata|\d+ pescate)\n`} {
		a.Speak(lang)
		if e := a.Tree().Find("luck.player.S.luck.choice"); !regexp.MustCompile("^" + plural).MatchString(e.Label) {
			t.Errorf("%s: the thief's luck is %q", lang, e.Label)
		}
	}
	a.Speak("en")
	press(t, a, "end.tab.fate")
	press(t, a, "fate.verify")
	wait(a, 200)
	if e := a.Tree().Find("fate.result"); e == nil || e.Text != a.T("fate.same") {
		t.Errorf("the fate is %+v", e)
	}
	press(t, a, "end.tab.result")
	press(t, a, "end.decided")
	r := ReplayOf(a)
	if r == nil || r.At() == 0 {
		t.Fatalf("the turn that decided is not shown: %s", dump(a))
	}
	press(t, a, "replay.summary")
	if a.Scene() != "end" {
		t.Fatal("no way to the summary")
	}
	press(t, a, "end.replay")
	if ReplayOf(a) != r || r.At() != 0 {
		t.Error("the summary of a replay does not lead back to it")
	}
	strike(a, ui.KeyEscape)
	if a.Scene() != "end" || r.s.Len() != s.Len() {
		t.Errorf("scene %s after the replay", a.Scene())
	}
}

// The summary leads to a new game: of the same players, or of those that are chosen at the title.
func TestSummaryLeadsOn(t *testing.T) {
	a := newApp(t)
	g := gameOf(a)
	s := ended(t, a, "hbb", "7")
	press(t, a, "end.rematch")
	if want := s.Config().Rematch("1"); len(g.begun) != 1 || fmt.Sprint(g.begun[0]) != fmt.Sprint(want) {
		t.Errorf("%+v is begun, not %+v", g.begun, want)
	}
	press(t, a, "end.new")
	if g.setUp != 1 || a.Scene() != "title" {
		t.Errorf("set up %d times, over %s", g.setUp, a.Scene())
	}
}

// Replay, reasons and summary are sound at all sizes, in all languages and text
// sizes.
func TestReplayLayout(t *testing.T) {
	cfg := config("hbbb", "7")
	for i := range cfg.Players[1:] {
		cfg.Players[1+i].Level = "stroll"
	}
	text := played(t, cfg, sessiontest.ToTheEnd).Record()
	everywhere(t, func(t *testing.T, a *ui.App) {
		told := map[string]bool{}
		see := func(where string) { check(t, a, where, told) }
		gameOf(a).Watch(a, text, "here")
		see("opening")
		for range 100 {
			wait(a, 1)
		}
		r := ReplayOf(a)
		if r == nil || !r.Whole() {
			t.Fatal("no replay")
		}
		see("start")
		for _, at := range r.points() {
			r.goTo(at)
			see("turning point")
		}
		for i := range r.c.Course {
			if r.goTo(r.c.Course[i].Step); i%5 == 0 || i > len(r.c.Course)-4 {
				see("turn")
			}
		}
		for i := 4; i < 14; i++ {
			if r.goTo(r.c.Course[i].Step); a.Press("replay.why") == nil {
				see("thinking")
				for n := 0; !r.why.told && n < 100; n++ {
					wait(a, 1)
				}
				see("reasons")
				break
			}
		}
		press(t, a, "replay.screens")
		see("closed screens")
		press(t, a, "replay.summary")
		for _, id := range a.Top().(*Summary).tabKeys() {
			press(t, a, id)
			see(id)
		}
		press(t, a, "end.tab.fate")
		press(t, a, "fate.verify")
		wait(a, 60)
		see("proof")
		if e := a.Top().(*Summary); e.c.review != nil {
			press(t, a, "review.tab")
			taught(e.c.review, 0)
			a.Changed()
			see("praise")
			taught(e.c.review, 3)
			a.Changed()
			see("lesson")
			press(t, a, "review.mark.1.see")
			see("the better way")
		}
	})
}

// The summary and the replay show hearts and gold at every size, and the summary all that
// is held: rows that are too narrow for it do not drop the first icons.
func TestNothingIsDropped(t *testing.T) {
	a := newApp(t)
	s := ended(t, a, "hbbb", "7")
	for _, size := range sizes {
		for _, scale := range settings.TextScales {
			a.Settings().TextScale = scale
			a.Adapt()
			a.Resize(size[0], size[1])
			for seat := rules.S; seat < rules.NoSeat; seat++ {
				h := s.State().Holdings(seat)
				counts := map[string]int{"hearts": int(h.Hearts), "gold": int(h.Gold), "swords": int(h.Swords), "elixirs": int(h.Elixirs), "items": len(board.Items(h.Items))}
				for c := touria.Black; c < touria.NoColour; c++ {
					counts["gem."+c.String()] = int(h.Gems[c])
				}
				for what, want := range counts {
					e := a.Tree().Find("end.player." + seat.String() + "." + what)
					if e == nil || e.Text != a.Words().Number(want) && (what != "items" || len(e.Icons) != want) {
						t.Errorf("%v, %d %%: of %d %s of %v the summary shows %+v", size, scale, want, what, seat, e)
					}
				}
			}
		}
	}
	press(t, a, "end.replay")
	for n := 0; !ReplayOf(a).Whole() && n < 500; n++ {
		wait(a, 1)
	}
	r := ReplayOf(a)
	r.goTo(r.s.Len())
	for _, size := range sizes {
		for _, scale := range settings.TextScales {
			a.Settings().TextScale = scale
			a.Adapt()
			a.Resize(size[0], size[1])
			for seat := rules.S; seat < rules.NoSeat; seat++ {
				e := a.Tree().Find("replay.player." + seat.String() + ".goods")
				if h := r.board.Model.Players[seat].Holdings; e != nil && h.Hearts > 0 && (len(e.Icons) == 0 || e.Icons[0].Kind != show.IconHeart) {
					t.Errorf("%v, %d %%: the replay does not show the hearts of %v", size, scale, seat)
				}
			}
		}
	}
}

// Who listens hears everybody's chances at the time that the replay shows, as soon as they are judged, and none before.
func TestTimeLineTellsChances(t *testing.T) {
	a := newApp(t)
	ended(t, a, "hbb", "7")
	wait(a, 60)
	press(t, a, "end.replay")
	r := a.Top().(*Replay)
	for n := 0; n < 4000 && (r.board == nil || !r.c.noted || !r.c.Judged()); n++ {
		if e := a.Element("replay.time"); e != nil && r.c.judgedAt(r.at) == nil && strings.Contains(e.Label, "%") {
			t.Fatalf("nothing is judged, and it says %q", e.Label)
		}
		wait(a, 1)
	}
	wait(a, 2)
	label := a.Element("replay.time").Label
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if p, ok := r.s.Player(seat); ok && !strings.Contains(label, p.Name+a.Colon()+chance(a, int(r.c.judgedAt(r.at).Win[seat]))) {
			t.Errorf("%s is not told of in %q", p.Name, label)
		}
	}
}
