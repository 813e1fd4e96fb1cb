package table

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// flaws lists what is wrong with the layout of a screen: elements outside the
// window or overlapping others that they do not belong to, targets too small,
// texts that do not fit.
func flaws(a *ui.App) []string {
	var list []string
	tree := a.Tree()
	bad := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }
	seen := map[string]bool{}
	for i := range tree.Elements {
		e := &tree.Elements[i]
		r := e.Rect
		if seen[e.ID] {
			bad("%s: twice", e.ID)
		}
		seen[e.ID] = true
		if r.X < -0.1 || r.Y < -0.1 || r.X+r.W > a.Window().W+0.1 || r.Y+r.H > a.Window().H+0.1 || r.Empty() {
			bad("%s: outside the window: %v of %v×%v", e.ID, r, a.Window().W, a.Window().H)
		}
		if e.Interactive() && !e.Over && (r.W*a.Scale() < 43.9 || r.H*a.Scale() < 43.9) {
			bad("%s: too small to press: %v", e.ID, r)
		}
		up := *e // as it is drawn before it is turned
		up.Rect, up.Turn = e.Upright(), 0
		if e.Fit.Clipped && e.Look != ui.LookField { // of what is typed the end is seen
			bad("%s: text does not fit %v: %q", e.ID, e.TextRect(), e.Text+e.Sub)
		}
		normal, floor := a.TextSize()
		if want := min(floor, max(e.Size, floor)); len(e.Fit.Lines) > 0 && e.Fit.Size < want || len(e.Fit.Sub) > 0 && e.Fit.SubSize < floor {
			bad("%s: text of size %v, less than %v (normally %v)", e.ID, e.Fit.Size, want, normal)
		}
		if a.Scale()*floor < 16 || !a.Phone() && a.Scale()*floor < 18 {
			bad("text of %v pixels", a.Scale()*floor)
		}
		if strings.HasPrefix(e.ID, "table.") && !a.Phone() && !slices.Contains([]float32{0, 18, 22, 28}, e.Size) {
			bad("%s: letters of %v, which is none of the three steps", e.ID, e.Size)
		}
		if text, ok := written(a, &up); ok {
			r := up.Rect
			ink := text.H - (ui.LineHeight-1)*e.Fit.Size
			if ink > up.TextRect().H+0.5 {
				bad("%s: its letters are %v high, in %v", e.ID, ink, up.TextRect())
			}
			if rim := text.Y + (text.H-ink)/2 - r.Y; e.Look == ui.LookPrompt && rim < 0 {
				bad("%s: its letters are %v below the upper edge", e.ID, rim)
			}
			if name, ok := strings.CutSuffix(e.ID, ".name"); ok && strings.HasPrefix(name, "table.rival.") && e.In > 0 {
				if rim := text.Y + (text.H-ink)/2 - tree.Elements[e.In-1].Rect.Y; rim < 3.5 {
					bad("%s: its letters are %v below the card's edge", e.ID, rim)
				}
			}
			for _, p := range carried(&up) {
				if text.Inset(0.5).Overlaps(p) {
					bad("%s: its text %v lies over its picture %v", e.ID, text, p)
				}
				if p.X < r.X || p.Y < r.Y-0.5 || p.X+p.W > r.X+r.W || p.Y+p.H > r.Y+r.H+0.5 {
					bad("%s: its picture %v sticks out of %v", e.ID, p, r)
				}
			}
		}
		if e.Look == ui.LookIcons && e.RowWidth() > up.Rect.W+1 {
			bad("%s: a row of icons %v wide in %v", e.ID, e.RowWidth(), up.Rect.W)
		}
		for _, tip := range []string{e.Hint, e.Why} {
			if first, _ := utf8.DecodeRuneInString(tip); unicode.IsLower(first) {
				bad("%s: the tooltip %q begins with a small letter", e.ID, tip)
			}
		}
		if e.Label == "" && e.Role != ui.RolePanel {
			bad("%s: no label", e.ID)
		}
		if e.In > 0 {
			p := tree.Elements[e.In-1].Rect
			if r.X < p.X-0.5 || r.Y < p.Y-0.5 || r.X+r.W > p.X+p.W+0.5 || r.Y+r.H > p.Y+p.H+0.5 {
				bad("%s: sticks out of %s: %v %v", e.ID, tree.Elements[e.In-1].ID, r, p)
			}
			if mark, ok := castleMark(a, &tree.Elements[e.In-1]); ok {
				at := r
				if text, ok := written(a, e); ok {
					at = text
				}
				if at.Inset(0.5).Overlaps(mark) {
					bad("%s %v lies over the castle's mark %v", e.ID, at, mark)
				}
			}
		}
		for j := range i {
			o := &tree.Elements[j]
			if o.Layer != e.Layer || !r.Inset(0.3).Overlaps(o.Rect.Inset(0.3)) || encloses(tree, j, i) || covers(o) || allowed(tree, i) || allowed(tree, j) {
				continue
			}
			bad("%s %v overlaps %s %v", e.ID, r, o.ID, o.Rect)
		}
	}
	return list
}

// written returns where an element's own text stands, false if it has none.
func written(a *ui.App, e *ui.Element) (ui.Rect, bool) {
	if len(e.Fit.Lines) == 0 || e.Text == "" {
		return ui.Rect{}, false
	}
	w := float32(0)
	for _, l := range e.Fit.Lines {
		w = max(w, a.Config().Measure.Width(l, e.Fit.Size, e.Weight()))
	}
	r := e.TextRect()
	h := float32(len(e.Fit.Lines)) * e.Fit.Size * ui.LineHeight
	x := r.X + (r.W-w)/2
	switch e.Align {
	case ui.AlignLeft:
		x = r.X
	case ui.AlignRight:
		x = r.X + r.W - w
	}
	return ui.Rect{X: x, Y: r.Y + (r.H-h)/2, W: w, H: h}, true
}

// carried returns where the pictures stand that a button, option or line
// carries beside its text, as the renderer draws them.
func carried(e *ui.Element) []ui.Rect {
	var list []ui.Rect
	switch e.Look {
	case ui.LookButton, ui.LookPrimary, ui.LookDanger, ui.LookOption:
	case ui.LookToggle:
		return append(list, e.TickRect())
	default:
		return nil
	}
	if e.Symbol != pictures.SymNone {
		list = append(list, e.SymbolRect())
	}
	if e.Marked {
		list = append(list, e.MarkRect())
	}
	if e.IconsWidth() > 0 {
		list = append(list, e.IconsRect())
	}
	return list
}

// castleMark returns where a rival's card tells that he is in the castle, if it does.
func castleMark(a *ui.App, card *ui.Element) (ui.Rect, bool) {
	tb := TableOf(a)
	if card.Look != LookRival || card.Turn != 0 || tb == nil || !tb.Model().Players[card.Target.N&3].InCastle {
		return ui.Rect{}, false
	}
	return CastleMark(card.Rect, tb.Small() && !tb.Lies()), true
}

// covers tells whether the element is a ground that everything stands on.
func covers(e *ui.Element) bool {
	switch e.Look {
	case ui.LookCloth, LookTable, LookFloor, ui.LookShade, ui.LookTitleScene, LookFinale, ui.LookCurtain:
		return true
	}
	return false
}

// allowed tells whether the element, or one that holds it, is meant to lie over others.
func allowed(tree *ui.Tree, i int) bool {
	for n := i + 1; n > 0; n = tree.Elements[n-1].In {
		if tree.Elements[n-1].Over {
			return true
		}
	}
	return false
}

func encloses(tree *ui.Tree, outer, inner int) bool {
	for in := tree.Elements[inner].In; in > 0; in = tree.Elements[in-1].In {
		if in-1 == outer {
			return true
		}
	}
	return false
}

// check reports the flaws of a screen, once each.
func check(t *testing.T, a *ui.App, where string, told map[string]bool) {
	t.Helper()
	report(t, flaws(a), where, told)
}

func report(t *testing.T, flaws []string, where string, told map[string]bool) {
	t.Helper()
	for _, f := range flaws {
		if !told[f] && len(told) < 40 {
			told[f] = true
			t.Errorf("%s: %s", where, f)
		}
	}
}

// languages are all that there are, and the stretched one.
func languages() []string { return append(words.Languages(), "xx") }

type size struct{ w, h float32 }

var sizes = []size{{1280, 720}, {1920, 1080}, {844, 390}, {1280, 800}, {1024, 600}, {2560, 1080}, {900, 600}, {1000, 700}, {390, 844}, {360, 640}, {640, 360}}

// everywhere runs a test with an App of each size, in all languages and text sizes.
func everywhere(t *testing.T, sizes []size, test func(t *testing.T, a *ui.App, lang string, scale int)) {
	for _, size := range sizes {
		for _, lang := range languages() {
			for _, scale := range settings.TextScales {
				t.Run(fmt.Sprintf("%vx%v %s %d", size.w, size.h, lang, scale), func(t *testing.T) {
					a := newApp(t, nil)
					a.Settings().TextScale = scale
					a.Settings().LeftHanded = lang == "nl" // all texts are tried in the usual layout, too
					a.Words().Use(lang)
					a.Resize(size.w, size.h)
					test(t, a, lang, scale)
				})
			}
		}
	}
}

// The menus are sound at all sizes, in all languages and text sizes.
func TestMenuLayout(t *testing.T) {
	everywhere(t, sizes, func(t *testing.T, a *ui.App, _ string, _ int) {
		told := map[string]bool{}
		walkMenus(t, a, func(where string) { check(t, a, where, told) })
	})
}

func pressAll(t *testing.T, a *ui.App, ids ...string) {
	t.Helper()
	for _, id := range ids {
		find(t, a, id)
	}
}

// find presses a setting, on whatever part of its page it is.
func find(t *testing.T, a *ui.App, id string) {
	t.Helper()
	for a.Tree().Find(id) == nil && a.Press("settings.previous") == nil {
	}
	for a.Tree().Find(id) == nil && a.Press("settings.next") == nil {
	}
	press(t, a, id)
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
			for a.Press("settings.next") == nil {
				see("settings, sound, on")
			}
			a.SetSoundState(sound.Missing)
			for a.Press("settings.previous") == nil {
			}
			see("settings, no sound device")
			a.SetSoundState(sound.Sounds)
			find(t, a, "settings.listen")
			for {
				see("all sounds")
				if a.Press("listen.next") != nil {
					break
				}
			}
			wait(a, ui.ToastTicks+1)
			press(t, a, "listen.done")
		case "control":
			pressAll(t, a, "settings.cooldown", "settings.scan", "settings.scan")
			see("settings, one key")
			pressAll(t, a, "settings.scan", "settings.cooldown")
			for _, id := range []string{"settings.keys", "settings.pad"} {
				find(t, a, id)
				for {
					see(id)
					if a.Press("keys.next") != nil {
						break
					}
				}
				wait(a, ui.ToastTicks+1)
				for a.Press("keys.previous") == nil {
				}
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
			pressAll(t, a, "settings.own", "profile.scan", "profile.scan")
			see("settings, profile")
			find(t, a, "settings.own")
		}
	}
	press(t, a, "settings.page.about")
	find(t, a, "settings.reset")
	see("settings, reset")
	press(t, a, "dialog.keep")
	find(t, a, "settings.credits")
	see("credits")
	press(t, a, "credits.next")
	see("credits, second page")
	press(t, a, "credits.done")
	press(t, a, "settings.done")
	press(t, a, "title.chronicles")
	see("no games")
	press(t, a, "chronicles.code")
	see("a code is entered")
	press(t, a, "entry.done")
	press(t, a, "chronicles.done")
	press(t, a, "title.rules")
	walkBook(t, a, see)
	walkAnnals(t, a, see)
	press(t, a, "title.new")
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
	TableOf(a).showDoors(true)
	see("doors")
	hints(a, see)
	press(t, a, "doors.close")
	hints(a, see)
	TableOf(a).toggleLid()
	see("lid")
	TableOf(a).toggleLid()
	captions(a, see)
	const file = "/home/somebody/.local/state/touria/state/autosave-2.touria"
	for _, key := range []string{"store.full", "store.unavailable", "store.write", "store.unreadable", "store.in_use", "store.folder", "store.newer",
		"store.unplayable", "store.blocked.save", "store.blocked.settings", "store.elsewhere"} {
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
	for a.Press("chronicles.next") == nil {
		wait(a, 12)
		see("kept games, next page")
	}
	wait(a, ui.ToastTicks+1)
	for a.Press("chronicles.previous") == nil {
		wait(a, 1)
	}
	wait(a, ui.ToastTicks+1)
	for i := 0; a.Element(fmt.Sprint("chronicles.game.", i)) != nil; i++ {
		press(t, a, fmt.Sprint("chronicles.game.", i))
		see("what can be done with a kept game")
		if a.Press("kept.code") == nil {
			for a.Working() {
				wait(a, 1)
			}
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

// walkBook goes through the open rule book and closes it: all sheets of the
// contents and the index, and all pages.
func walkBook(t *testing.T, a *ui.App, see func(where string)) {
	through := func(what string) {
		for n := range 500 {
			see(fmt.Sprint(what, " ", n))
			if e := a.Element("rules.next"); e == nil || e.Disabled {
				return
			}
			press(t, a, "rules.next")
		}
	}
	through("contents")
	press(t, a, "rules.index")
	a.SetFocus("rules.done")
	through("index")
	press(t, a, "rules.contents")
	press(t, a, "rules.topic.minute")
	through("rule book")
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
				a.Resize(size.w, size.h)
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
					tb.eyes = eyes
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
		for _, lang := range languages() {
			a := ui.New(ui.Config{Game: &Game{}, Measure: ruler{}, Language: lang, Load: func() (float32, error) { return 0.3, nil }})
			a.Words().Use(lang)
			a.Resize(size.w, size.h)
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
	everywhere(t, tableSizes, func(t *testing.T, a *ui.App, _ string, scale int) {
		cfg := config("hbbb", "11")
		cfg.OpenScreens = scale == 125
		game(t, a, cfg)
		told := map[string]bool{}
		ch := chooser{touria.NewDice(5)}
		for n := 0; ch.decide(t, a) && n < 3000; n++ {
			wait(a, 2)
			check(t, a, a.Scene(), told)
			if tb := TableOf(a); tb != nil && tb.deciding { // until presses count
				wait(a, restTicks)
			}
			if tb := TableOf(a); tb != nil && tb.open() && tb.view.Phase() == touria.PhaseStart && a.Element("table.tower.NW") != nil {
				a.Press("table.tower.NW")
				check(t, a, "picked", told)
				tb.cancel()
			}
		}
		check(t, a, "end", told)
	})
}
