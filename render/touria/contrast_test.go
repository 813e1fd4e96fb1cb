package touria

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"slices"
	"testing"

	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/assets/pictures/masters"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// The least contrasts of ux.md, M15: text, large text from 24 pixels on, and
// controls. What is disabled need not be told from its ground by the
// guidelines; here it can still be read.
const (
	textContrast    = 4.5
	largeContrast   = 3
	controlContrast = 3
)

// largeText is the size from which text counts as large.
const largeText = 24

// painted keeps the grounds that were painted: most look alike.
type painted map[pictures.Spec]pictures.Picture

func (m painted) get(s pictures.Spec) pictures.Picture {
	pic, ok := m[s]
	if !ok {
		pic = masters.Make(s)
		m[s] = pic
	}
	return pic
}

// lay paints a picture over what is there; its box begins at x, y.
func (m painted) lay(dst *image.RGBA, s pictures.Spec, x, y int) {
	pic := m.get(s)
	at := pic.Img.Rect.Add(image.Pt(x+pic.DX, y+pic.DY).Sub(pic.Img.Rect.Min))
	draw.Draw(dst, at, pic.Img, pic.Img.Rect.Min, draw.Over)
}

func spec(k pictures.Kind, id int, w, h float32) pictures.Spec {
	return pictures.Spec{Kind: k, ID: uint16(id), W: uint16(w), H: uint16(h), Scale: 1}
}

// groundOf returns the picture that an element's text stands on, false if it
// has none of its own.
func groundOf(s *Drawer, e *ui.Element) (k pictures.Kind, id int, ok bool) {
	switch e.Look {
	case board.LookNotices:
		return pictures.KindWood, int(paint.WoodNotices), true
	case board.LookTail, ui.LookScroll:
		return pictures.KindPanel, int(paint.PanelScroll), true
	case board.LookYou:
		return pictures.KindPanel, int(paint.PanelPlain), true
	case ui.LookPanel, ui.LookPlaque:
		return pictures.KindPanel, int(paint.PanelParchment), true
	case board.LookRival:
		if !e.Paper { // on the ground of the table
			return 0, 0, false
		}
		if e.Lit {
			return pictures.KindPanelCrest, s.crest(0), true
		}
		return pictures.KindPanel, int(paint.PanelParchment), true
	case board.LookPlace:
		if e.Sitter == 0 {
			return pictures.KindPanel, int(paint.PanelDark), true
		}
		return pictures.KindPanel, int(paint.PanelParchment), true
	case board.LookCards, board.LookSitter:
		return pictures.KindButton, int(paint.ButtonPaper)*8 + int(s.Press(e)), true
	case ui.LookDark, ui.LookChip:
		return pictures.KindPanel, int(paint.PanelDark), true
	case ui.LookField, ui.LookToggle:
		return pictures.KindPanel, int(paint.PanelInset), true
	case ui.LookToast:
		return pictures.KindPanel, int(paint.PanelTooltip), true
	case ui.LookButton, ui.LookOption, board.LookTag:
		return pictures.KindButton, int(paint.ButtonPaper)*8 + int(s.Press(e)), true
	case ui.LookPrimary:
		return pictures.KindButton, int(paint.ButtonPrimary)*8 + int(s.Press(e)), true
	case ui.LookDanger:
		return pictures.KindButton, int(paint.ButtonDanger)*8 + int(s.Press(e)), true
	case ui.LookIcon:
		return pictures.KindButton, int(paint.ButtonIcon)*8 + int(s.Press(e)), true
	case ui.LookBanner:
		return pictures.KindRibbon, e.Crest, true
	case ui.LookPrompt:
		return pictures.KindRibbon, e.Crest, true
	case ui.LookCloth, board.LookTable:
		return pictures.KindCloth, 0, true
	}
	return 0, 0, false
}

// under paints what lies under an element's text, and returns the part of it
// where the text stands.
func under(s *Drawer, m painted, tree *ui.Tree, e *ui.Element) image.Image {
	chain := []*ui.Element{e}
	for in := e.In; in > 0; in = tree.Elements[in-1].In {
		chain = append(chain, &tree.Elements[in-1])
	}
	out := chain[len(chain)-1].Rect
	img := image.NewRGBA(image.Rect(0, 0, int(out.W)+1, int(out.H)+1))
	m.lay(img, spec(pictures.KindCloth, 0, 1280, 720), 0, 0)
	for _, g := range slices.Backward(chain) {
		if k, id, ok := groundOf(s, g); ok && k != pictures.KindCloth {
			m.lay(img, spec(k, id, g.Rect.W, g.Rect.H), int(g.Rect.X-out.X), int(g.Rect.Y-out.Y))
		}
	}
	r := e.TextRect()
	w := float32(0)
	for _, l := range e.Fit.Lines {
		w = max(w, s.Width(l, e.Fit.Size, e.Weight()))
	}
	h := (float32(len(e.Fit.Lines))*ui.LineHeight - .4) * e.Fit.Size // without what rises above and hangs below
	x, y := r.X+(r.W-w)/2, r.Y+(r.H-h)/2
	switch e.Align {
	case ui.AlignLeft:
		x = r.X
	case ui.AlignRight:
		x = r.X + r.W - w
	}
	x, y = x-out.X, y-out.Y
	return img.SubImage(image.Rect(int(x), int(y), int(x+w+1), int(y+h+1)))
}

// least returns the contrast that nearly all of a ground keeps to a colour: one
// pixel in fifty may be a grain of the paper.
func least(c color.RGBA, ground image.Image) float64 {
	var all []float64
	b := ground.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y += 2 {
		for x := b.Min.X; x < b.Max.X; x += 2 {
			all = append(all, hue.Contrast(c, color.RGBAModel.Convert(ground.At(x, y)).(color.RGBA)))
		}
	}
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	return all[len(all)/50]
}

// reader finds texts that cannot be read, each kind of them once.
type reader struct {
	t    *testing.T
	s    *Drawer
	m    painted
	seen map[string]bool
	bare bool // the theme of high contrast
}

func (r *reader) read(app *ui.App, where string) {
	r.t.Helper()
	tree := app.Tree()
	r.s.Screen.Tick(app)
	r.s.shown = board.Of(app)
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if len(e.Fit.Lines) == 0 || e.Look == ui.LookCurtainText { // outlined: see TestOutlinedText
			continue
		}
		c := r.s.Ink(e)
		k, id, _ := groundOf(r.s, e)
		key := fmt.Sprint(c, k, id, e.Look, e.Fit.Size >= largeText, e.In > 0 && tree.Elements[e.In-1].Look == ui.LookDark)
		if r.seen[key] {
			continue
		}
		r.seen[key] = true
		if r.bare {
			if got := bareContrast(r.s, tree, e, c); got < highContrast {
				r.t.Errorf("%s: %s %q: contrast %.2f, want %v", where, e.ID, e.Text, got, highContrast)
			}
			continue
		}
		want := textContrast
		if e.Fit.Size >= largeText || e.Disabled {
			want = largeContrast
		}
		if got := least(c, under(r.s, r.m, tree, e)); got < want {
			r.t.Errorf("%s: %s %q: contrast %.2f, want %v", where, e.ID, e.Text, got, want)
		}
	}
}

// highContrast is the least contrast of text in the theme of high contrast (S11).
const highContrast = 7

// bareContrast returns the contrast of an element's text in the theme of high
// contrast, where all grounds are flat.
func bareContrast(s *Drawer, tree *ui.Tree, e *ui.Element, c color.RGBA) float64 {
	k, id, ok := groundOf(s, e)
	for in := e.In; !ok && in > 0; in = tree.Elements[in-1].In {
		k, id, ok = groundOf(s, &tree.Elements[in-1])
	}
	if !ok {
		k, id = pictures.KindCloth, 0
	}
	fill, _ := paint.PlainGround(k, id)
	got := hue.Contrast(paint.PlainText(c), fill)
	if c == render.CreamInk { // drawn as it is, with a shadow
		got = min(got, hue.Contrast(c, fill))
	}
	return got
}

// All text of the screens stands out from the ground that it is painted on, and more
// so in the theme of high contrast.
func TestTextContrast(t *testing.T) {
	t.Run("painted", func(t *testing.T) { readAll(t, false) })
	t.Run("high contrast", func(t *testing.T) { readAll(t, true) })
}

// What is drawn without an element keeps to the same in the theme of high contrast,
// and its outlines are thick.
func TestPlainTheme(t *testing.T) {
	for _, c := range []struct {
		name string
		ink  color.RGBA
		k    pictures.Kind
		id   int
	}{
		{"number on a card", render.InkText, pictures.KindPanel, int(paint.PanelCard)},
		{"count on the tail", render.CreamInk, pictures.KindPanel, int(paint.PanelDark)},
		{"text on the curtain", render.CreamInk, pictures.KindCurtain, 0},
		{"banner", render.CreamInk, pictures.KindRibbon, 3},
		{"a player's panel", render.InkText, pictures.KindPanelCrest, 2},
		{"title", render.CreamInk, pictures.KindCloth, 0},
	} {
		fill, _ := paint.PlainGround(c.k, c.id)
		if got := hue.Contrast(paint.PlainText(c.ink), fill); got < highContrast {
			t.Errorf("%s: contrast %.2f", c.name, got)
		}
	}
	for kind := range 4 {
		for press := range 5 {
			fill, line := paint.PlainGround(pictures.KindButton, kind*8+press)
			if got := hue.Contrast(fill, line); got < controlContrast {
				t.Errorf("button %d, state %d: its outline has a contrast of %.2f", kind, press, got)
			}
		}
	}
	for crest := range ui.NoCrest + 1 {
		for _, k := range []pictures.Kind{pictures.KindPanelCrest, pictures.KindPanel} {
			fill, line := paint.PlainGround(k, crest)
			if got := hue.Contrast(fill, line); got < controlContrast {
				t.Errorf("kind %d of %d: its outline has a contrast of %.2f", k, crest, got)
			}
		}
	}
}

func readAll(t *testing.T, bare bool) {
	s, d := screen()
	app := menu.New(ui.Config{Games: []ui.Game{&table.Game{}}, Store: store.NewMemory(), Measure: s, Version: "1.0", Language: "en", Speed: -1, CanQuit: true,
		CanFullscreen: true, Think: 5000})
	r := &reader{t, d, painted{}, map[string]bool{}, bare}
	app.Comfort().Contrast = bare
	wait := func(n int) {
		for range n {
			app.Tick(&ui.Input{})
		}
	}
	press := func(ids ...string) {
		t.Helper()
		for _, id := range ids {
			if err := app.Press(id); err != nil {
				t.Fatal(err)
			}
			r.read(app, id)
		}
	}
	wait(2)
	r.read(app, "title")
	press("title.settings", "settings.motion", "settings.page.look", "settings.text", "settings.text", "settings.text", "settings.text",
		"settings.page.control", "settings.scan", "settings.scan", "settings.scan", "settings.page.people", "settings.own", "settings.own",
		"settings.page.about", "settings.page.control", "settings.keys", "keys.done", "settings.done",
		"title.touria.rules", "rules.topic.place.goldsmith", "rules.chapter.3", "rules.done", "title.touria.new", "setup.rules", "setup.intro", "house.done", "setup.seat.S.kind", "who.goal", "who.name", "who.done", "setup.seat.W.kind", "who.level.crown",
		"who.human", "who.done", "setup.begin")
	tower := false
	for range 2000 {
		wait(1)
		r.read(app, app.Scene())
		if app.Scene() == "curtain" {
			wait(30)
			press("curtain.ready")
		}
		if tree := app.Tree(); tree.Find("table.option.bonus.blue") != nil {
			if press("table.option.bonus.blue"); app.Tree().Find("table.confirm") != nil {
				press("table.confirm")
			}
		} else if e := tree.Find("table.tower.NW"); e != nil && e.Pressable() {
			tower = true
			break
		}
	}
	if !tower {
		t.Fatal("no tower could be chosen")
	}
	wait(60) // presses rest at first
	press("table.tower.NW", "table.cancel", "table.log", "drawer.close", "table.menu", "pause.abandon", "dialog.keep",
		"pause.opponents", "who.level.quest", "who.racer", "who.done", "pause.resume")
}

// What draws its numbers itself, without an element, keeps to the same.
func TestNumberContrast(t *testing.T) {
	m := painted{}
	for _, c := range []struct {
		name string
		ink  color.RGBA
		k    pictures.Kind
		id   int
		want float64
	}{
		{"number on a card", render.InkText, pictures.KindPanel, int(paint.PanelCard), textContrast},
		{"count in a well", render.InkText, pictures.KindPanel, int(paint.PanelInset), textContrast},
		{"count on the tail", render.CreamInk, pictures.KindPanel, int(paint.PanelDark), textContrast},
		{"chronicle under the pointer", render.InkText, pictures.KindPanel, int(paint.PanelPlain), textContrast},
		{"number on slate felt", render.CreamInk, pictures.KindWell, int(pictures.FeltSlate), textContrast},
		{"number on blue felt", render.CreamInk, pictures.KindWell, int(pictures.FeltBlue), textContrast},
		{"number on crimson felt", render.CreamInk, pictures.KindWell, int(pictures.FeltCrimson), textContrast},
		{"number on green felt", render.CreamInk, pictures.KindWell, int(pictures.FeltGreen), textContrast},
		{"number on ochre felt", render.CreamInk, pictures.KindWell, int(pictures.FeltOchre), textContrast},
		{"number on violet felt", render.CreamInk, pictures.KindWell, int(pictures.FeltViolet), textContrast},
		{"count in the rack", render.CreamInk, pictures.KindWell, int(pictures.FeltWine), textContrast},
	} {
		img := image.NewRGBA(image.Rect(0, 0, 200, 120))
		m.lay(img, spec(pictures.KindCloth, 0, 1280, 720), 0, 0)
		m.lay(img, spec(c.k, c.id, 200, 120), 0, 0)
		if got := least(c.ink, img.SubImage(image.Rect(20, 20, 180, 100))); got < c.want {
			t.Errorf("%s: contrast %.2f, want %v", c.name, got, c.want)
		}
	}
	lanes := image.NewRGBA(image.Rect(0, 0, 326, 92)) // numbers stand at their beginning
	m.lay(lanes, spec(tpics.KindGoalRoad, 0, 326, 92), 0, 0)
	for _, y := range []int{25, 68} {
		if got := least(render.InkText, lanes.SubImage(image.Rect(4, y-9, 32, y+9))); got < textContrast {
			t.Errorf("number of the goal: contrast %.2f", got)
		}
	}
	for crest := range ui.NoCrest {
		for _, k := range []pictures.Kind{pictures.KindRibbon, pictures.KindPanelCrest} {
			ink := render.InkText
			if k == pictures.KindRibbon {
				ink = render.CreamInk
			}
			img := image.NewRGBA(image.Rect(0, 0, 400, 60))
			m.lay(img, spec(k, crest, 400, 60), 0, 0)
			if got := least(ink, img.SubImage(image.Rect(50, 18, 350, 42))); got < textContrast {
				t.Errorf("kind %d of crest %d: contrast %.2f", k, crest, got)
			}
		}
	}
	if got := least(render.CreamInk, m.get(spec(pictures.KindCloth, 0, 1280, 720)).Img); got < textContrast {
		t.Errorf("text on the table: contrast %.2f", got)
	}
	// Text on curtains and pictures has an outline of its own.
	if got := hue.Contrast(render.CreamInk, render.InkText); got < textContrast {
		t.Errorf("outlined text: contrast %.2f", got)
	}
}

// edge returns the share of directions from the middle of a picture in which
// something on the way out stands out from the ground: a rim.
func edge(m painted, s pictures.Spec, ground color.RGBA) float64 {
	pic := m.get(s)
	img := image.NewRGBA(pic.Img.Rect)
	draw.Draw(img, img.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
	draw.Draw(img, img.Rect, pic.Img, pic.Img.Rect.Min, draw.Over)
	b := img.Rect
	cx, cy := float64(b.Min.X+b.Max.X)/2, float64(b.Min.Y+b.Max.Y)/2
	const rays = 90
	seen := 0
	for i := range rays {
		sin, cos := math.Sincos(float64(i) / rays * 2 * math.Pi)
		reach := min(float64(b.Dx())/2/max(.01, math.Abs(cos)), float64(b.Dy())/2/max(.01, math.Abs(sin)))
		for d := reach; d > reach*.3; d -= .5 {
			if stands(img, int(cx+cos*d), int(cy+sin*d), ground) {
				seen++
				break
			}
		}
	}
	return float64(seen) / rays
}

// stands tells whether a pixel, or one beside it, stands out from the ground.
func stands(img *image.RGBA, x, y int, ground color.RGBA) bool {
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			p := image.Pt(x+dx, y+dy)
			if p.In(img.Rect) && hue.Contrast(img.RGBAAt(p.X, p.Y), ground) >= controlContrast {
				return true
			}
		}
	}
	return false
}

// Controls, the focus ring, marks of spaces and the rims of gems stand out
// from every ground on which they can be.
func TestControlContrast(t *testing.T) {
	m := painted{}
	paper := hue.Paper
	oak := m.get(spec(pictures.KindCloth, 0, 1280, 720)).Img
	cloth, lit := oak.RGBAAt(400, 900), oak.RGBAAt(190, 150)
	night := m.get(spec(pictures.KindPanel, int(paint.PanelDark), 100, 100)).Img.RGBAAt(60, 60)
	on := func(name string, s pictures.Spec, grounds ...color.RGBA) {
		t.Helper()
		for _, g := range grounds {
			if got := edge(m, s, g); got < .97 {
				t.Errorf("%s on %v: seen from %.0f %% of all sides", name, g, got*100)
			}
		}
	}
	for _, press := range []paint.Press{paint.PressNo, paint.PressOver, paint.PressDown, paint.PressOn} {
		on(fmt.Sprintf("button state %d", press), spec(pictures.KindButton, int(paint.ButtonPaper)*8+int(press), 120, 52), paper, cloth, night)
		on(fmt.Sprintf("button state %d", press), spec(pictures.KindButton, int(paint.ButtonPaper)*8+int(press), 120, 52), lit)
		on(fmt.Sprintf("knob state %d", press), spec(pictures.KindKnob, int(press), 48, 48), paper, cloth, lit)
		// Dark buttons on the dark cloth are known by their signs and texts.
		for _, kind := range []paint.Button{paint.ButtonPrimary, paint.ButtonDanger, paint.ButtonIcon} {
			on(fmt.Sprintf("button %d state %d", kind, press), spec(pictures.KindButton, int(kind)*8+int(press), 120, 52), paper)
		}
	}
	for id := range 2 {
		on(fmt.Sprintf("focus %d", id), spec(pictures.KindFocus, id, 80, 50), paper, cloth, night, hue.Meadow, hue.Water, hue.RoadSand)
	}
	for _, id := range []int{0, 1, 2, 8, 9, 10} {
		on(fmt.Sprintf("ring %d", id), spec(tpics.KindSpaceRing, id, 62, 50), hue.Meadow, hue.Water, hue.RoadSand)
	}
	for _, id := range []int{int(paint.PressNo), int(paint.PressNo) + 8} {
		on(fmt.Sprintf("toggle %d", id), spec(pictures.KindToggle, id, ui.TickSize, ui.TickSize), paper, cloth)
	}
	for c := range int(touria.NoColour) {
		for _, size := range []float32{20, 24, 42, 84} {
			s := spec(tpics.KindGem, c, size, size)
			on(fmt.Sprintf("gem %d at %v", c, size), s, paper, cloth, night)
			if size > 20 {
				well := m.get(spec(pictures.KindWell, c, 60, 90)).Img
				on(fmt.Sprintf("gem %d at %v", c, size), s, well.RGBAAt(30, 45))
			}
			if size > 20 { // such small ones lie in mines and on paper
				on(fmt.Sprintf("gem %d at %v", c, size), s, hue.Meadow)
			}
		}
	}
}

// Signs on buttons stand out from them.
func TestSymbolContrast(t *testing.T) {
	m := painted{}
	for sym := pictures.SymMenu; sym <= pictures.SymDiscard; sym++ {
		for _, b := range []struct {
			kind  paint.Button
			cream int
		}{{paint.ButtonPaper, 0}, {paint.ButtonIcon, 128}, {paint.ButtonPrimary, 128}} {
			pic := m.get(spec(pictures.KindSymbol, int(sym)+b.cream, 24, 24))
			button := m.get(spec(pictures.KindButton, int(b.kind)*8, 48, 48))
			ground := button.Img.RGBAAt(24-button.DX, 24-button.DY)
			best := 0.
			for i := 0; i < len(pic.Img.Pix); i += 4 {
				if p := pic.Img.Pix[i : i+4]; p[3] > 230 {
					best = max(best, hue.Contrast(color.RGBA{p[0], p[1], p[2], 255}, ground))
				}
			}
			if best < controlContrast {
				t.Errorf("symbol %d on button %d: contrast %.2f", sym, b.kind, best)
			}
		}
	}
}
