package ui

import (
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules/touria"
)

// rulesScene is the short rules reference: one page a subject.
type rulesScene struct {
	a    *App
	page int
}

// pages returns the number of pages in the catalogue.
func (s *rulesScene) pages() int {
	n := 0
	for s.a.Words().Has("rules." + strconv.Itoa(n+1) + ".title") {
		n++
	}
	return max(n, 1)
}

func (s *rulesScene) Build(b *Builder) {
	a := s.a
	screen := a.Screen()
	b.ground("rules.ground")
	r := centred(screen, 900, 600)
	if a.Phone() {
		r = centred(screen, screen.W, screen.H-4)
	}
	key := "rules." + strconv.Itoa(s.page+1)
	in := b.add(Element{ID: "rules", Role: RolePanel, Look: LookPanel, Rect: r, Label: a.t("table.rules"), Over: true})
	b.inside(in, func() {
		head := float32(56)
		if a.Phone() {
			head = 40
		}
		b.heading("rules.title", rect(r.X+24, r.Y+8, r.W-48, head-10), a.t(key+".title"), 28)
		s.buildPage(b, rect(r.X+32, r.Y+head, r.W-64, r.H-head-72), a.t(key+".text"))
		bar := rect(r.X+24, r.Y+r.H-64, r.W-48, 52)
		n := s.pages()
		b.add(Element{ID: "rules.previous", Role: RoleButton, Look: LookButton, Rect: rect(bar.X, bar.Y, 60, 52), Symbol: pictures.SymLeft,
			Label: a.t("drawer.older"), Disabled: s.page == 0, Why: a.t("rules.first"), OnPress: func() { s.turn(-1) }})
		b.add(Element{ID: "rules.next", Role: RoleButton, Look: LookButton, Rect: rect(bar.X+68, bar.Y, 60, 52), Symbol: pictures.SymRight,
			Label: a.t("drawer.newer"), Disabled: s.page == n-1, Why: a.t("rules.last"), OnPress: func() { s.turn(1) }})
		b.label("rules.page", rect(bar.X+136, bar.Y, 110, 52), a.t("rules.page", s.page+1, n), AlignCentre)
		b.primary("rules.done", rect(bar.X+bar.W-240, bar.Y, 240, 52), a.t("settings.done"), a.pop)
	})
}

// pagePictures are the pictures above the text of each page.
var pagePictures = [][]show.Icon{
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

// buildPage lays the pictures and the text of a page out as one block in the
// middle. The text is as large as it can be, up to a size that reads well.
func (s *rulesScene) buildPage(b *Builder, r show.Rect, text string) {
	a := s.a
	normal, _ := a.textSize()
	size := normal * 1.3
	high := func() float32 {
		lines, _ := wrap(a.Config().Measure, text, r.W-12, size*a.Growth(), Regular, 99)
		return float32(len(lines)) * size * a.Growth() * LineHeight
	}
	for size > normal && high() > r.H {
		size = max(normal, size-1)
	}
	textH := min(r.H, high()+4)
	picture := float32(72)
	if s.page >= len(pagePictures) || textH+picture+16 > r.H {
		b.add(Element{ID: "rules.text", Role: RoleLabel, Look: LookText, Rect: r, Text: text, Lines: 30, Size: size, Align: AlignLeft})
		return
	}
	icons := pagePictures[s.page]
	y := r.Y + (r.H-textH-picture-16)/2
	w := float32(len(icons)) * (picture + 3)
	b.add(Element{ID: "rules.pictures", Role: RoleLabel, Look: LookIcons, Rect: rect(r.X+(r.W-w)/2, y, w, picture), Size: picture,
		Label: a.t("rules." + strconv.Itoa(s.page+1) + ".title"), Icons: icons})
	b.add(Element{ID: "rules.text", Role: RoleLabel, Look: LookText, Rect: rect(r.X, y+picture+16, r.W, textH), Text: text, Lines: 30,
		Size: size, Align: AlignLeft})
}

func (s *rulesScene) turn(by int) {
	s.page = max(0, min(s.pages()-1, s.page+by))
	s.a.changed()
}

func (s *rulesScene) Key(k Key) bool {
	switch k {
	case PadLB:
		s.turn(-1)
	case PadRB:
		s.turn(1)
	case KeyR, PadY:
		s.a.pop()
	default:
		return false
	}
	return true
}
func (s *rulesScene) Back()        { s.a.pop() }
func (s *rulesScene) Tick(bool)    {}
func (s *rulesScene) Name() string { return "rules" }
func (s *rulesScene) Opaque() bool { return true }
