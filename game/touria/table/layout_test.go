package table

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// flaws lists what is wrong with the layout of a screen.
func flaws(a *ui.App) []string {
	list := uitest.Flaws(a, ground)
	tree := a.Tree()
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if e.In == 0 {
			continue
		}
		mark, ok := castleMark(a, &tree.Elements[e.In-1])
		if !ok {
			continue
		}
		at := e.Rect
		if text, ok := uitest.Written(a, e); ok {
			at = text
		}
		if at.Inset(0.5).Overlaps(mark) {
			list = append(list, fmt.Sprintf("%s %v lies over the castle's mark %v", e.ID, at, mark))
		}
	}
	return list
}

// ground tells whether the element is a ground of Touria's own that everything stands on.
func ground(e *ui.Element) bool {
	return e.Look == board.LookTable || e.Look == board.LookFloor || e.Look == board.LookFinale
}

// castleMark returns where a rival's card tells that he is in the castle, if it does.
func castleMark(a *ui.App, card *ui.Element) (ui.Rect, bool) {
	tb := TableOf(a)
	if card.Look != board.LookRival || tb == nil || !tb.board.Model.Players[card.Target.N&3].InCastle {
		return ui.Rect{}, false
	}
	return board.CardOf(card.Rect, tb.board.Small).Mark, true
}

// check reports the flaws of a screen, once each.
func check(t *testing.T, a *ui.App, where string, told map[string]bool) {
	t.Helper()
	uitest.Report(t, where, flaws(a), told)
}

type size = uitest.Size

var sizes = uitest.Sizes

// everywhere runs a test with an App of each size, in all languages and text sizes, each of them with
// each in the quick ring.
func everywhere(t *testing.T, sizes []size, test func(t *testing.T, a *ui.App, lang string, scale int)) {
	uitest.Sweep(t, sizes, nil, fresh(t), func(t *testing.T, a *ui.App, s uitest.Screen) { test(t, a, s.Lang, s.Scale) })
}

// The menus are sound at all sizes, in all languages and text sizes.
func TestMenuLayout(t *testing.T) {
	everywhere(t, sizes, func(t *testing.T, a *ui.App, _ string, _ int) {
		told := map[string]bool{}
		walkMenus(t, a, func(where string) { check(t, a, where, told) })
	})
}

// captions shows the longest caption.
func captions(a *ui.App, see func(where string)) {
	set := &a.Settings().Sound
	set.Captions = settings.CaptionsAll
	longest := sound.Press
	for e := sound.NoEffect + 1; e < sound.Effects; e++ {
		if e.Figures().Priority >= sound.Press.Figures().Priority && len(a.EffectName(e)) > len(a.EffectName(longest)) {
			longest = e
		}
	}
	a.Sound(longest)
	wait(a, 1)
	see("caption of " + longest.String())
	set.Captions = settings.CaptionsOff
}

// walkMenus goes through all screens but the table.
func walkMenus(t *testing.T, a *ui.App, see func(where string)) {
	see("title")
	press(t, a, "title.settings")
	see("settings")
	for _, page := range []string{"look", "sound", "control", "people", "about", "play"} {
		press(t, a, "settings.page."+page)
		see("settings, " + page)
		switch page {
		case "sound":
			a.SetSoundState(sound.Missing)
			see("settings, no sound device")
			a.SetSoundState(sound.Sounds)
			press(t, a, "settings.listen")
			see("all sounds")
			wait(a, ui.ToastTicks+1)
			press(t, a, "listen.done")
		case "control":
			press(t, a, "settings.cooldown", "settings.scan", "settings.scan")
			see("settings, one key")
			press(t, a, "settings.scan", "settings.cooldown")
			for _, id := range []string{"settings.keys", "settings.pad"} {
				press(t, a, id)
				see(id)
				wait(a, ui.ToastTicks+1)
				if id == "settings.keys" {
					press(t, a, "keys.left")
					see("a new key")
					strike(a, ui.KeyRight)
					see("a key that is used")
					press(t, a, "dialog.keep")
				}
				press(t, a, "keys.done")
			}
		case "people":
			press(t, a, "settings.own", "profile.scan", "profile.scan")
			see("settings, profile")
			press(t, a, "settings.own")
		}
	}
	press(t, a, "settings.page.about")
	press(t, a, "settings.reset")
	see("settings, reset")
	press(t, a, "dialog.keep")
	press(t, a, "settings.credits")
	see("credits")
	press(t, a, "credits.done")
	press(t, a, "settings.done")
	press(t, a, "title.chronicles")
	see("no games")
	press(t, a, "chronicles.code")
	see("a code is entered")
	press(t, a, "entry.done")
	press(t, a, "chronicles.done")
	press(t, a, "title.touria.rules")
	walkBook(t, a, see)
	walkAnnals(t, a, see)
	press(t, a, "title.touria.new")
	see("set-up for two")
	house := func() {
		press(t, a, "setup.rules")
		see("house rules")
		for _, id := range []string{"setup.intro", "setup.memory", "setup.marriage"} {
			press(t, a, id)
		}
		see("house rules that differ")
		press(t, a, "setup.box")
		see("house rules as in the box")
		press(t, a, "setup.open")
		press(t, a, "house.done")
		see("set-up with open screens")
	}
	house()
	for _, step := range [][2]string{{"W", ""}, {"E", "who.human"}, {"E", "who.nobody"}, {"E", "who.hoarder"}, {"E", "who.level.stroll"}, {"N", "who.human"}} {
		press(t, a, "setup.seat."+step[0]+".kind")
		if step[1] != "" {
			press(t, a, step[1])
		}
		see("who plays " + step[0] + " " + step[1])
		press(t, a, "who.done")
	}
	see("set-up for four")
	a.SetFocus("setup.seat.E.kind")
	wait(a, ui.HintTicks+1)
	see("how a level plays")
	a.SetRing(false)
	press(t, a, "setup.seat.S.kind")
	press(t, a, "who.goal")
	see("who plays S, with a goal of their own")
	press(t, a, "who.name")
	see("typing")
	press(t, a, "who.done")
	see("set-up with a goal of their own")
	press(t, a, "setup.begin")
	for range 400 {
		if a.Scene() == "curtain" {
			break
		}
		wait(a, 1)
	}
	see("curtain")
	wait(a, ui.CurtainTicks+1)
	press(t, a, "curtain.ready")
	wait(a, 40)
	for _, id := range []string{"table.items", "table.things"} { // on phones the things lie in a drawer
		if a.Press(id) == nil {
			see(id)
			press(t, a, "drawer.close")
		}
	}
	for _, id := range []string{"table.menu", "pause.resume", "table.menu", "pause.abandon", "dialog.keep", "pause.opponents", "opponents.W",
		"who.swordsman", "who.level.crown", "who.done", "opponents.done", "pause.slots", "slots.1", "slots.done", "pause.resume", "table.log", "drawer.close"} {
		press(t, a, id)
		see(id)
		wait(a, 1)
	}
	for _, id := range []string{"table.market.orders", "table.market.fairy"} { // drawers of phones
		if a.Press(id) == nil {
			see(id)
			press(t, a, "drawer.close")
		}
	}
	TableOf(a).board.ShowDoors(true)
	see("doors")
	hints(a, see)
	press(t, a, "doors.close")
	hints(a, see)
	TableOf(a).board.ToggleLid()
	see("lid")
	TableOf(a).board.ToggleLid()
	captions(a, see)
	const file = "/home/somebody/.local/state/touria/state/autosave-2.touria"
	for _, key := range []string{"store.full", "store.unavailable", "store.write", "store.unreadable", "store.in_use", "store.folder", "store.newer",
		"store.unplayable", "store.blocked.save", "store.replaced", "store.blocked.settings", "store.elsewhere"} {
		a.Tell(a.T(key, file, file))
		see(key)
		press(t, a, "dialog.ok")
	}
	a.Tell(a.T("store.dropped", words.Num("Count", 12)) + "\n" + a.T("store.damaged.save", "autosave.touria.2026-11-21T05-30-00.damaged"))
	see("damaged game")
	press(t, a, "dialog.ok")
	press(t, a, "table.menu")
	press(t, a, "pause.leave")
	see("title with a saved game")
	chronicles(t, a, see)
}

// chronicles goes through the list of kept games and what can be done with them.
func chronicles(t *testing.T, a *ui.App, see func(where string)) {
	text, err := a.Saves().Autosave().Text()
	if err != nil {
		t.Fatal(err)
	}
	for i := range 9 { // several pages, and one that cannot be read
		if err := a.Config().Store.Write(store.Save, fmt.Sprintf("finished-2026112%d-101500-0000000%d.touria", i, i), text[:len(text)-i%2*len(text)]); err != nil {
			t.Fatal(err)
		}
	}
	press(t, a, "title.chronicles")
	see("kept games, not read")
	wait(a, 12)
	see("kept games")
	for i := 0; a.Element(fmt.Sprint("chronicles.game.", i)) != nil; i++ {
		press(t, a, fmt.Sprint("chronicles.game.", i))
		see("what can be done with a kept game")
		if a.Press("kept.code") == nil {
			uitest.Settle(a)
			see("code")
			press(t, a, "code.done")
			press(t, a, "kept.slot")
			press(t, a, "slots.1")
			see("slot is full")
			press(t, a, "dialog.keep")
			press(t, a, "slots.done")
		}
		if a.Press("kept.delete") == nil {
			see("delete")
			press(t, a, "dialog.keep")
		}
		press(t, a, "kept.close")
	}
	press(t, a, "chronicles.done")
}

// walkBook goes through the open rule book and closes it: the contents, all chapters, and a search.
func walkBook(t *testing.T, a *ui.App, see func(where string)) {
	see("contents")
	for i := range show.Chapters {
		press(t, a, "rules.chapter."+fmt.Sprint(i))
		see(fmt.Sprint("rule book, chapter ", i))
	}
	press(t, a, "rules.contents", "rules.index")
	see("index")
	seek(a, "e")
	see("what is found")
	press(t, a, "rules.done")
}

// hints lets everything on the screen explain itself, and say why it cannot be
// pressed.
func hints(a *ui.App, see func(where string)) {
	var ids []string
	for i := range a.Tree().Elements {
		if e := &a.Tree().Elements[i]; a.Tree().Reachable(e) {
			ids = append(ids, e.ID)
		}
	}
	for _, id := range ids {
		a.SetFocus(id)
		a.Explain()
		see("hint of " + id)
		if e := a.Tree().Find(id); e != nil && e.Disabled {
			a.PressElement(e)
			see("answer of " + id)
			a.Hush()
		}
	}
	a.SetRing(false)
}

// The characters' names have room at the table, those of a second one of a
// character, too, and so have their levels.
func TestCharacterNamesFit(t *testing.T) {
	for _, size := range sizes[:3] {
		for _, lang := range words.Languages() {
			for _, level := range bot.Names() {
				a := newApp(t, nil)
				a.Words().Use(lang)
				a.Resize(size[0], size[1])
				cfg := config("bbbb", "3")
				tempers := bot.Tempers()
				for i := range cfg.Players {
					temper := tempers[i+(len(tempers)-4)*(len(level)%2)] // all of them in turn
					p := &cfg.Players[i]
					p.Name = a.T("bot."+temper+".name") + generations[i%2]
					if p.Level = level; slices.Contains(bot.Levels(), level) {
						p.Level = bot.Name(level, temper)
					}
				}
				tb := game(t, a, cfg)
				told := map[string]bool{}
				for eyes := rules.S; eyes < rules.NoSeat; eyes++ {
					tb.board.Eyes = eyes
					a.Changed()
					check(t, a, fmt.Sprint(size, lang, eyes), told)
				}
			}
		}
	}
}

// The loading screen is sound, also when it fails or takes its time.
func TestLoadingLayout(t *testing.T) {
	for _, size := range sizes {
		for _, lang := range uitest.Languages() {
			a := menu.New(ui.Config{Games: []ui.Game{&Game{}}, Measure: uitest.Ruler{}, Language: lang, Load: func() (float32, error) { return 0.3, nil }})
			a.Words().Use(lang)
			a.Resize(size[0], size[1])
			wait(a, 2)
			told := map[string]bool{}
			check(t, a, "loading "+lang, told)
			a.Config().Load = func() (float32, error) { return 0, errors.New("pictures: the embedded atlas is damaged") }
			wait(a, 1)
			check(t, a, "loading fails "+lang, told)
		}
	}
}

// tableSizes are those at which the table has another layout: desks of all
// proportions, and phones held sideways and upright.
var tableSizes = append(slices.Clone(sizes[:3]), size{390, 844}, size{640, 360}, size{1000, 600}, size{1024, 768}, size{2560, 1080}, size{820, 1180}, size{360, 640})

// The table is sound at every decision of whole games.
func TestTableLayout(t *testing.T) {
	everywhere(t, tableSizes, func(t *testing.T, a *ui.App, lang string, scale int) {
		cfg := config("hbbb", "11")
		cfg.OpenScreens = scale == 125
		soundAllGame(t, a, cfg, lang)
	})
}

// It is sound in other games, too: with two or three at it, with a curtain between two of them, with
// the gifts and the long goal that an introductory game leaves out.
func TestOtherTablesLayout(t *testing.T) {
	uitest.Sweep(t, tableSizes, []int{3, 2, 2, 4}, fresh(t), func(t *testing.T, a *ui.App, s uitest.Screen) {
		cfg := config([]string{"hb", "hbb", "hhb"}[s.More[0]], fmt.Sprint(20+s.More[3]))
		cfg.OpenScreens, cfg.Introductory = s.More[1] == 1, s.More[2] == 1
		soundAllGame(t, a, cfg, s.Lang)
	})
}

// stretched are texts that have room in all languages that there are, but not always when they are 40 %
// longer: three answers to an offer, and how the game ended.
var stretched = regexp.MustCompile(`^(table\.option\.double\.\w+|end\.how): text does not fit`)

// soundAllGame plays a game to its end and checks every screen.
func soundAllGame(t *testing.T, a *ui.App, cfg session.Config, lang string) {
	t.Helper()
	game(t, a, cfg)
	told := map[string]bool{}
	see := func(where string) {
		t.Helper()
		uitest.Report(t, where, slices.DeleteFunc(flaws(a), func(f string) bool { return lang == words.Pseudo && stretched.MatchString(f) }), told)
	}
	ch := chooser{dice: touria.NewDice(5)}
	for n := 0; ch.decide(t, a) && n < 3000; n++ {
		wait(a, 2)
		see(a.Scene())
		if tb := TableOf(a); tb != nil && tb.turn.Deciding { // until presses count
			wait(a, turn.RestTicks)
		}
		if tb := TableOf(a); tb != nil && tb.turn.Open() && tb.turn.View.Phase() == touria.PhaseStart && a.Element("table.tower.NW") != nil {
			a.Press("table.tower.NW")
			see("picked")
			tb.cancel()
		}
	}
	see("end")
}
