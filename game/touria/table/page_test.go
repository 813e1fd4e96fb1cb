package table

import (
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// inPage gives an App what a browser's page can do.
func inPage(a *ui.App) {
	c := a.Config()
	c.Site, c.Clipboard, c.PickFile = "https://example.org/", &clipboard{}, func() {}
	c.Export = func(string, []byte) (string, error) { return "", nil }
}

// What only a page shows is sound at all sizes, in all languages and text sizes: messages about the
// storage, files and links.
func TestPageLayout(t *testing.T) {
	s, _, err := session.Load([]byte(whole(t, "3")), session.Options{})
	if err != nil || s.SetLevel(rules.S, "") != nil { // as if a person had played
		t.Fatal(err)
	}
	record := s.Record()
	everywhere(t, sizes, func(t *testing.T, a *ui.App, lang string, _ int) {
		inPage(a)
		told := map[string]bool{}
		see := func(where string) { check(t, a, where, told) }
		for _, err := range []error{store.ErrFull, store.ErrInUse, store.ErrUnavailable, store.ErrChanged} {
			a.Tell(a.StoreText(err))
			see(err.Error())
			press(t, a, "dialog.ok")
		}
		menu.TellReleased(a, func() {})
		see("the other window is closed")
		press(t, a, "dialog.later")
		if _, err := a.Saves().Copy(save.Manual[0], record); err != nil {
			t.Fatal(err)
		}
		menu.TellFleeting(a, func() {})
		see("saves may be deleted")
		press(t, a, "dialog.ok")
		press(t, a, "title.chronicles")
		wait(a, 5)
		see("a game that is over")
		press(t, a, "chronicles.game.0")
		see("what can be done with it")
		press(t, a, "kept.slot")
		see("slots")
		press(t, a, "slots.done")
		press(t, a, "kept.lesson")
		wait(a, 200)
		if top := a.Tree().Find("review.working"); a.Scene() != "end" || top == nil && a.Tree().Find("review.split") == nil {
			t.Fatalf("My games does not lead to the lesson: %s", dump(a))
		}
		see("the lesson")
		a.Pop()
		wait(a, 1)
		press(t, a, "replay.summary")
		wait(a, 100)
		if lang != "xx" { // how the winner found the children is too long, stretched
			see("end")
		}
		menu.ShowTitle(a)
		press(t, a, "title.chronicles")
		press(t, a, "chronicles.code")
		see("a code or a file")
		menu.ShowTitle(a)
		game(t, a, config("hb", "4"))
		a.TellUnsaved(store.ErrFull)
		see("full in a game")
	})
}

// Nothing lies under a phone's edges, and all screens keep their room beside them.
func TestLayoutBetweenEdges(t *testing.T) {
	edges := map[size][4]float32{{844, 390}: {0, 59, 21, 59}, {390, 844}: {59, 0, 34, 0}, {1180, 820}: {24, 0, 20, 0}}
	uitest.Sweep(t, []size{{844, 390}, {390, 844}, {1180, 820}}, nil, fresh(t), func(t *testing.T, a *ui.App, s uitest.Screen) {
		edge := edges[s.Size]
		a.SetEdges(edge[0], edge[1], edge[2], edge[3])
		told := map[string]bool{}
		see := func(where string) {
			check(t, a, where, told)
			clear := a.Screen().Inset(-1)
			for _, e := range a.Tree().Elements {
				if r := e.Seen(); e.Role == ui.RoleButton && e.Look != ui.LookShade && (r.X < clear.X || r.Y < clear.Y || r.X+r.W > clear.X+clear.W || r.Y+r.H > clear.Y+clear.H) {
					uitest.Report(t, where, []string{fmt.Sprintf("%s %v reaches under the edge of %v (scale %v)", e.ID, e.Rect, clear, a.Scale())}, told)
				}
			}
		}
		walkMenus(t, a, see)
		if s.Scale != 100 || s.Lang == "xx" {
			return
		}
		menu.ShowTitle(a)
		game(t, a, config("hbbb", "11"))
		ch := chooser{dice: touria.NewDice(5)}
		for n := 0; n < 40 && ch.decide(t, a); n++ {
			wait(a, 2)
			see(a.Scene())
		}
	})
}

// A game that is over goes into a link and out of it, as the whole address or its end, also before the
// program has loaded. Damaged links and those to games that go on are refused in one sentence (S7).
func TestLinks(t *testing.T) {
	record := whole(t, "3")
	a := newApp(t, nil)
	inPage(a)
	clip := a.Config().Clipboard.(*clipboard)
	if _, err := a.Saves().Copy(save.Manual[0], []byte(record)); err != nil {
		t.Fatal(err)
	}
	press(t, a, "title.chronicles")
	wait(a, 5)
	press(t, a, "chronicles.game.0")
	press(t, a, "kept.link")
	uitest.Settle(a)
	if a.Said() != a.T("link.copied") || !strings.HasPrefix(clip.text, "https://example.org/#g=") || len(clip.text) > 300 {
		t.Fatalf("said %q, copied %q", a.Said(), clip.text)
	}
	link := clip.text
	for _, open := range []func(*ui.App){
		func(a *ui.App) { menu.OpenLink(a, link) },
		func(a *ui.App) { menu.OpenLink(a, link[strings.IndexByte(link, '#'):]) },
		func(a *ui.App) { menu.OpenCode(a, " "+link+"\n") },
	} {
		b := menu.New(ui.Config{Games: []ui.Game{&Game{}}, Measure: uitest.Ruler{}, Language: "en", Speed: -1})
		open(b)
		wait(b, 2)
		uitest.Settle(b)
		r, ok := b.Top().(*after.Replay)
		for n := 0; ok && r.Session() == nil && n < 10_000; n++ {
			wait(b, 1)
		}
		if !ok || r.Session() == nil || string(r.Session().Record()) != record {
			t.Errorf("the link leads to %s, or not to the same game", b.Scene())
		}
	}
	s, err := session.New(config("hb", "3"), session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	unfinished, err := a.Saves().EncodeLink(s.Record())
	if err != nil {
		t.Fatal(err)
	}
	for _, wrong := range []string{link[:len(link)-1], link + "A", "#g=", "#g=%C3", "#g=" + unfinished} {
		b := newApp(t, nil)
		if !menu.OpenLink(b, wrong) {
			t.Errorf("%s is not tried", wrong)
		}
		uitest.Settle(b)
		if d := b.Tree().Find("dialog.text"); d == nil || d.Text != b.T("link.damaged") {
			t.Errorf("%s leads to %s", wrong, b.Scene())
		}
	}
	for _, other := range []string{"", "#", "#top", "https://example.org/?g=1"} {
		if menu.OpenLink(a, other) {
			t.Errorf("%q is taken for a game", other)
		}
	}
}

// A menu over which the language is changed tells everything in the new one, also what it was opened with.
func TestMenuFollowsLanguage(t *testing.T) {
	for _, lang := range words.Languages() {
		a := fresh(t)()
		press(t, a, "title.touria.play")
		press(t, a, "table.menu")
		press(t, a, "pause.settings")
		for a.Words().Lang() != lang {
			press(t, a, "settings.language")
		}
		press(t, a, "settings.done")
		texts := func() (list []string) {
			for i := range a.Tree().Elements {
				e := &a.Tree().Elements[i]
				list = append(list, e.ID+": "+e.Text+" / "+e.Sub+" / "+e.Label+" / "+e.Hint)
			}
			return list
		}
		before := texts()
		press(t, a, "pause.resume", "table.menu")
		for i, text := range texts() {
			if before[i] != text {
				t.Errorf("%s: %q, opened anew %q", lang, before[i], text)
			}
		}
	}
}

// Every rival's card has the name, in small windows as much of it as there is room for.
func TestEveryRivalIsNamed(t *testing.T) {
	for _, size := range []size{{1280, 720}, {1024, 768}, {844, 390}, {640, 360}, {390, 844}, {360, 640}} {
		for _, scale := range settings.TextScales {
			a := fresh(t)()
			a.Resize(size[0], size[1])
			a.Settings().TextScale = scale
			a.Adapt()
			tb := game(t, a, config("hbbb", "11"))
			for _, seat := range tb.board.Rivals() {
				name := a.Tree().Find("table.rival." + seat.String() + ".name")
				switch {
				case a.Tree().Find("table.rival."+seat.String()) == nil: // in a drawer
				case name == nil:
					t.Errorf("%v, %d %%: %s has no name", size, scale, tb.board.Names[seat])
				case !strings.HasPrefix(tb.board.Names[seat], strings.TrimSuffix(name.Text, "…")) || name.Label != tb.board.Names[seat] && name.Label != name.Text || name.Fit.Clipped:
					t.Errorf("%v, %d %%: %s is %q, told as %q", size, scale, tb.board.Names[seat], name.Text, name.Label)
				}
			}
		}
	}
}
