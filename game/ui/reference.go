package ui

import (
	"strconv"

	"touria/game/show"
)

// rulesScene is the short rules reference: one page a subject.
type rulesScene struct {
	a    *App
	page int
}

// pages returns the number of pages in the catalogue.
func (s *rulesScene) pages() int {
	n := 0
	for s.a.words.Has("rules." + strconv.Itoa(n+1) + ".title") {
		n++
	}
	return max(n, 1)
}

func (s *rulesScene) build(b *builder) {
	a := s.a
	screen := a.Screen()
	b.panel("rules.cloth", show.Rect{W: a.w, H: a.h}, LookCloth)
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
		b.text("rules.text", rect(r.X+32, r.Y+head, r.W-64, r.H-head-72), a.t(key+".text"), 30, AlignLeft)
		bar := rect(r.X+24, r.Y+r.H-64, r.W-48, 52)
		n := s.pages()
		b.add(Element{ID: "rules.previous", Role: RoleButton, Look: LookButton, Rect: rect(bar.X, bar.Y, 60, 52), Symbol: SymLeft,
			Label: a.t("drawer.older"), Disabled: s.page == 0, Why: a.t("rules.first"), press: func() { s.turn(-1) }})
		b.add(Element{ID: "rules.next", Role: RoleButton, Look: LookButton, Rect: rect(bar.X+68, bar.Y, 60, 52), Symbol: SymRight,
			Label: a.t("drawer.newer"), Disabled: s.page == n-1, Why: a.t("rules.last"), press: func() { s.turn(1) }})
		b.label("rules.page", rect(bar.X+136, bar.Y, 110, 52), a.t("rules.page", s.page+1, n), AlignCentre)
		b.primary("rules.done", rect(bar.X+bar.W-240, bar.Y, 240, 52), a.t("settings.done"), a.pop)
	})
}

func (s *rulesScene) turn(by int) {
	s.page = max(0, min(s.pages()-1, s.page+by))
	s.a.changed()
}

func (s *rulesScene) key(k Key) bool {
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
func (s *rulesScene) back()        { s.a.pop() }
func (s *rulesScene) tick(bool)    {}
func (s *rulesScene) name() string { return "rules" }
func (s *rulesScene) opaque() bool { return true }
