package table

import (
	"bytes"
	"strings"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// A dare goes out as a link and comes in as a link, a code or a file: who accepts it plays the sender's deal, and knows
// afterwards where the ways parted. What is damaged is refused in a sentence.
func TestDare(t *testing.T) {
	record := []byte(strings.Replace(whole(t, "3"), `"kind":"bot"`, `"kind":"human"`, 1))
	a := newApp(t, nil)
	inPage(a)
	clip := a.Config().Clipboard.(*clipboard)
	name, file := "", []byte(nil)
	a.Config().Export = func(as string, data []byte) (string, error) { name, file = as, data; return "/home/anna/" + as, nil }
	menu.ShowDare(a, a.At(), record)
	uitest.Settle(a)
	press(t, a, "dare.link")
	uitest.Settle(a)
	link := clip.text
	if a.Said() != a.T("dare.copied") || !strings.HasPrefix(link, "https://example.org/#g=") || len(link) > 700 || a.Tree().Find("code.qr") == nil {
		t.Fatalf("said %q, copied %q", a.Said(), link)
	}
	press(t, a, "code.copy")
	uitest.Settle(a)
	code := clip.text
	dare, err := a.Saves().Decode(code)
	if err != nil {
		t.Fatal(err)
	}
	press(t, a, "dare.file")
	uitest.Settle(a)
	if name != "dare-2026-11-22.touria" || !bytes.Equal(file, dare) || uitest.Message(a) != a.T("kept.file.saved", "/home/anna/"+name) {
		t.Errorf("the file %s holds another dare, or says %q", name, uitest.Message(a))
	}
	press(t, a, "dialog.ok")
	won, _, err := session.Load(record, session.Options{Rules: rulesOfTests})
	if err != nil {
		t.Fatal(err)
	}
	for _, open := range []func(){func() { menu.OpenLink(a, link) }, func() { menu.OpenCode(a, code) }, func() { menu.Open(a, file, name, nil) }} {
		menu.ShowTitle(a)
		open()
		uitest.Settle(a)
		if e := a.Tree().Find("dialog.text"); e == nil || !strings.Contains(e.Text, wonIn(a, won)) {
			t.Fatalf("scene %s: nobody is dared: %+v", a.Scene(), e)
		}
	}
	press(t, a, "dare.play")
	tb := TableOf(a)
	if tb == nil || tb.s.IsCopy() || tb.s.Ghost() == "" || save.GhostOf(tb.s.Record()) != save.GhostOf(dare) {
		t.Fatalf("scene %s: no dared game", a.Scene())
	}
	if deal, all := save.SameDeal(tb.s.Record(), record); !deal || all {
		t.Error("another deal")
	}
	b := newApp(t, nil)
	menu.OpenLink(b, link[:len(link)-1])
	uitest.Settle(b)
	if d := b.Tree().Find("dialog.text"); d == nil || d.Text != b.T("link.damaged") {
		t.Errorf("a damaged dare leads to %s", b.Scene())
	}
	inPage(b)
	menu.ShowDare(b, b.At(), record[:len(record)/2]) // not over
	uitest.Settle(b)
	if e := b.Tree().Find("code.text"); b.Tree().Find("dare.link") != nil || e == nil || e.Text != b.T("dare.none") {
		t.Errorf("what is no dare is offered as one: %+v", e)
	}
	press(t, b, "code.done")
	g := b.Game().(*Game)
	own := []byte(strings.Replace(whole(t, "4"), `"kind":"bot"`, `"kind":"human"`, 1))
	g.Duel(b, own, record)
	for range 2000 {
		wait(b, 1)
	}
	c := b.Tree().Find("duel.chart")
	if c == nil || len(c.Graph.Curves) != 2 || len(c.Graph.Curves[0].Points) < 5 || len(c.Graph.Stars) != 1 {
		t.Fatalf("scene %s: no two curves", b.Scene())
	}
	for _, flaw := range uitest.Flaws(b, nil) {
		t.Error(flaw)
	}
}

// friends returns the record of a friend's game of a date's realm, played by a bot of the easiest level in the friend's place.
func friends(t testing.TB, a *ui.App, date string) []byte {
	t.Helper()
	realm, _ := annals.RealmOf(date)
	cfg := gameOf(a).dayConfig(a, realm)
	cfg.Players[0].Name, cfg.Players[0].Level, cfg.Players[1].Level = "Zoë", "greedy", "greedy"
	s, err := session.New(cfg, session.Options{Rules: rulesOfTests})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		for !s.Think(1 << 20) {
		}
		if _, err := s.PlayBot(); err != nil {
			t.Fatal(err)
		}
	}
	for seat, level := range map[rules.Seat]string{rules.S: "", rules.N: realm.Bot} {
		if err := s.SetLevel(seat, level); err != nil {
			t.Fatal(err)
		}
	}
	return s.Record()
}

// Whoever accepts a dare to today's realm has begun it: it counts once, like the realm itself. A later dare to it says that it
// does not count.
func TestDareOfTheDay(t *testing.T) {
	a := newApp(t, nil)
	inPage(a)
	friend := friends(t, a, a.Today())
	_, link, err := a.Saves().EncodeDare(friend)
	if err != nil {
		t.Fatal(err)
	}
	for _, known := range []bool{false, true} {
		menu.ShowTitle(a)
		menu.OpenLink(a, "#g="+link)
		uitest.Settle(a)
		if e := a.Tree().Find("dialog.text"); e == nil || strings.Contains(e.Text, a.T("dare.known")) != known {
			t.Fatalf("known %v: the dare says %+v", known, e)
		}
		press(t, a, "dare.play")
		tb, want := TableOf(a), annals.Begun
		if known {
			want = annals.Left
		}
		if got := gameOf(a).annals.Days[a.Today()].Result; tb == nil || tb.s.IsCopy() != known || got != want {
			t.Errorf("known %v: the day is %q, want %q", known, got, want)
		}
	}
	b := newApp(t, nil)
	inPage(b)
	for date, want := range map[string]annals.Result{"2026-11-20": annals.Begun, "2026-11-23": annals.Begun, "2026-08-01": annals.None} { // today is the 22nd
		if _, link, err = b.Saves().EncodeDare(friends(t, b, date)); err != nil {
			t.Fatal(err)
		}
		menu.ShowTitle(b)
		menu.OpenLink(b, "#g="+link)
		uitest.Settle(b)
		press(t, b, "dare.play")
		days := gameOf(b).readAnnals(b).Days
		if got := days[date].Result; got != want || days[b.Today()].Result != annals.None || TableOf(b).s.IsCopy() {
			t.Errorf("the realm of %s is %q, want %q; today's %q", date, got, want, days[b.Today()].Result)
		}
	}
	other := []byte(strings.Replace(whole(t, "3"), `"kind":"bot"`, `"kind":"human"`, 1))
	if date, _ := gameOf(b).DayOf(b, other); date != "" {
		t.Error("another game is taken for today's realm")
	}
}

// A game of the realm of the day stands beside those of the days before when it is over, and on one chart with a friend's.
func TestRealmCompared(t *testing.T) {
	a := newApp(t, nil)
	inPage(a)
	own := friends(t, a, a.Today())
	gameOf(a).loadAnnals(a)
	gameOf(a).annals.Days = map[string]annals.Day{"2026-11-21": {Result: annals.Won, Turns: 15}}
	gameOf(a).BeginDay(a, a.Today())
	s, _, err := session.Load(own, session.Options{Rules: rulesOfTests})
	if err != nil {
		t.Fatal(err)
	}
	gameOf(a).remember(a, s)
	if _, err := a.Saves().Copy(save.Manual[0], own); err != nil {
		t.Fatal(err)
	}
	after.ShowSummary(a, gameOf(a), s, &show.Names{rules.S: "Zoë", rules.N: "Mag Pye"})
	press(t, a, "end.day")
	if last := a.Tree().Find("day.date.6.text"); last == nil || last.Text == a.T("day.none") || a.Tree().Find("day.date.5.text").Text != a.T("day.won", words.Num("Count", 15)) {
		t.Errorf("the days are not compared: %s", uitest.Listing(a))
	}
	check(t, a, "the days", map[string]bool{})
	press(t, a, "day.done")
	if a.Tree().Find("end.dare") == nil {
		t.Error("nobody can be dared")
	}
	// The same game comes back, and is told as such.
	code, _, err := a.Saves().EncodeDare(own)
	if err != nil {
		t.Fatal(err)
	}
	menu.OpenCode(a, code)
	uitest.Settle(a)
	if text := uitest.Message(a); !strings.HasPrefix(text, a.T("dare.same", words.Lit("Name", "Zoë"), words.Lit("Rivals", s.Config().Players[1].Name))) {
		t.Errorf("the same game is greeted: %s", text)
	}
	press(t, a, "dare.duel")
	if e := a.Tree().Find("duel.parted"); e == nil || e.Text != a.T("duel.same") {
		t.Errorf("the same games part: %+v", e)
	}
	press(t, a, "duel.done")
	// A friend has gone another way.
	theirs := bytes.Replace(own, []byte(`"name":"Zoë"`), []byte(`"name":"Bruno"`), 1)
	theirs = friendly(t, theirs)
	if code, _, err = a.Saves().EncodeDare(theirs); err != nil {
		t.Fatal(err)
	}
	menu.OpenCode(a, code)
	uitest.Settle(a)
	press(t, a, "dare.duel")
	for n := 0; n < 3000 && len(a.Tree().Find("duel.chart").Graph.Curves) < 2; n++ {
		wait(a, 1)
	}
	if c := a.Tree().Find("duel.chart"); len(c.Graph.Curves) != 2 || !strings.Contains(c.Label, "Zoë") || !strings.Contains(c.Label, "Bruno") {
		t.Errorf("the chart is %+v", c)
	}
	for id, text := range map[string][]byte{"duel.own": own, "duel.other": theirs} { // turns count as they do in the week
		played, _, err := session.Load(text, session.Options{Rules: rulesOfTests})
		if err != nil {
			t.Fatal(err)
		}
		want := a.T("day.over")
		if g := annals.Read(played); g.Won() {
			want = a.T("day.won", words.Num("Count", g.Turns()))
		}
		if e := a.Tree().Find(id); !strings.HasSuffix(e.Text, want) {
			t.Errorf("%s says %q, want %q", id, e.Text, want)
		}
	}
	if c := a.Tree().Find("duel.chart"); c.Graph.Curves[0].Crest == c.Graph.Curves[1].Crest {
		t.Error("both curves have one colour")
	}
}

// friendly returns a game of the same deal that goes another way: its person decides by the light policy.
func friendly(t testing.TB, text []byte) []byte {
	t.Helper()
	header, _, _ := bytes.Cut(text, []byte("\n"))
	s, _, err := session.Load(append(header, '\n'), session.Options{Rules: rulesOfTests})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.SetLevel(rules.N, "greedy"); err != nil {
		t.Fatal(err)
	}
	dice := touria.NewDice(7)
	for !s.Over() {
		if s.IsHuman(s.ToMove()) {
			_, err = s.Decide(s.Rules().Light(s.State(), s.Legal(nil), &dice))
		} else {
			for !s.Think(1 << 20) {
			}
			_, err = s.PlayBot()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s.Record()
}
