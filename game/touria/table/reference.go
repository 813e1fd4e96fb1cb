package table

import (
	"strconv"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// rulesScene is the short rules reference, a page for each subject.
type rulesScene struct {
	ui.Page
	page int
}

// pages returns the number of pages in the catalogue.
func (s *rulesScene) pages() int {
	n := 0
	for s.App.Words().Has("rules." + strconv.Itoa(n+1) + ".title") {
		n++
	}
	return max(n, 1)
}

// Build adds the current page.
func (s *rulesScene) Build(b *ui.Builder) {
	a := s.App
	screen := a.Screen()
	b.Ground("rules.ground")
	r := ui.Centred(screen, 900, 600)
	if a.Phone() {
		r = ui.Centred(screen, screen.W, screen.H-4)
	}
	key := "rules." + strconv.Itoa(s.page+1)
	in := b.Add(ui.Element{ID: "rules", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: a.T("table.rules"), Over: true})
	b.Inside(in, func() {
		head := float32(56)
		if a.Phone() {
			head = 40
		}
		b.Heading("rules.title", ui.Box(r.X+24, r.Y+8, r.W-48, head-10), a.T(key+".title"), 28)
		s.buildPage(b, ui.Box(r.X+32, r.Y+head, r.W-64, r.H-head-72), a.T(key+".text"))
		bar := ui.Box(r.X+24, r.Y+r.H-64, r.W-48, 52)
		b.PageTurner("rules", bar, s.page, s.pages(), s.turn)
		b.Primary("rules.done", ui.Box(bar.X+bar.W-240, bar.Y, 240, 52), a.T("settings.done"), a.Pop)
	})
}

// pagePictures holds the pictures above the text of each page.
var pagePictures = [][]ui.Icon{
	{{Kind: show.IconHeart}, {Kind: show.IconGold}, {Kind: show.IconGem, What: uint8(touria.Black)}, {Kind: show.IconDoor}},
	{{Kind: show.IconAction, What: uint8(touria.Wizard)}, {Kind: show.IconAction, What: uint8(touria.Dragon)},
		{Kind: show.IconAction, What: uint8(touria.Forest)}, {Kind: show.IconAction, What: uint8(touria.Trader)}},
	{{Kind: show.IconGem, What: uint8(touria.Blue)}, {Kind: show.IconGem, What: uint8(touria.Red)}, {Kind: show.IconBag}, {Kind: show.IconGold}},
	{{Kind: show.IconAction, What: uint8(touria.Swordmaster)}, {Kind: show.IconAction, What: uint8(touria.Forest)},
		{Kind: show.IconAction, What: uint8(touria.Trader)}, {Kind: show.IconAction, What: uint8(touria.Fountain)},
		{Kind: show.IconAction, What: uint8(touria.Thief)}},
	{{Kind: show.IconAction, What: uint8(touria.Dragon)}, {Kind: show.IconAction, What: uint8(touria.Goldsmith)}, {Kind: show.IconSpace,
		What: uint8(touria.AtTournament)}},
	{{Kind: show.IconGem, What: uint8(touria.Violet)}, {Kind: show.IconElixir}, {Kind: show.IconItem, What: uint8(touria.Rose)}},
	{{Kind: show.IconDoor}, {Kind: show.IconChildren}},
}

// buildPage lays out pictures and text of a page as a centred block. The text is
// as large as fits, up to a comfortable size.
func (s *rulesScene) buildPage(b *ui.Builder, r ui.Rect, text string) {
	a := s.App
	normal, _ := a.TextSize()
	size := normal * 1.3
	high := func() float32 {
		lines, _ := ui.Wrap(a.Config().Measure, text, r.W-12, size*a.Growth(), ui.Regular, 99)
		return float32(len(lines)) * size * a.Growth() * ui.LineHeight
	}
	for size > normal && high() > r.H {
		size = max(normal, size-1)
	}
	textH := min(r.H, high()+4)
	picture := float32(72)
	if s.page >= len(pagePictures) || textH+picture+16 > r.H {
		b.Add(ui.Element{ID: "rules.text", Role: ui.RoleLabel, Look: ui.LookText, Rect: r, Text: text, Lines: 30, Size: size, Align: ui.AlignLeft})
		return
	}
	icons := pagePictures[s.page]
	y := r.Y + (r.H-textH-picture-16)/2
	w := float32(len(icons)) * (picture + 3)
	b.Add(ui.Element{ID: "rules.pictures", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(r.X+(r.W-w)/2, y, w, picture), Size: picture,
		Label: a.T("rules." + strconv.Itoa(s.page+1) + ".title"), Icons: icons})
	b.Add(ui.Element{ID: "rules.text", Role: ui.RoleLabel, Look: ui.LookText, Rect: ui.Box(r.X, y+picture+16, r.W, textH), Text: text, Lines: 30,
		Size: size, Align: ui.AlignLeft})
}

func (s *rulesScene) turn(by int) {
	s.page = max(0, min(s.pages()-1, s.page+by))
	s.App.Changed()
}

// Key turns pages with the pad's shoulder buttons and closes the rules.
func (s *rulesScene) Key(k ui.Key) bool {
	switch k {
	case ui.PadLB:
		s.turn(-1)
	case ui.PadRB:
		s.turn(1)
	case ui.KeyR, ui.PadY:
		s.App.Pop()
	default:
		return false
	}
	return true
}

// Name returns the scene's name.
func (s *rulesScene) Name() string { return "rules" }
