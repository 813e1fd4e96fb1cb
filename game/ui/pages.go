package ui

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
)

// Pages is the current page of a list, always within the list, even before its length is known. The zero value is
// the first page.
type Pages struct{ at, n int }

// At returns the page that is shown, from 0.
func (p *Pages) At() int { return p.at }

// Of says how many pages there are; no list has less than one. It returns the page that is shown.
func (p *Pages) Of(n int) int {
	p.n = max(1, n)
	p.at = min(p.at, p.n-1)
	return p.at
}

// Turn turns by a number of pages, back if negative, as far as there are any.
func (p *Pages) Turn(by int) { p.at = max(0, min(p.at+by, p.n-1)) }

// First returns to the first page.
func (p *Pages) First() { p.at = 0 }

// Many reports whether there is anything to turn.
func (p *Pages) Many() bool { return p.n > 1 }

// PageTurner adds the buttons that turn pages, and the page number. In an upright
// window they take the whole width.
func (b *Builder) PageTurner(id string, r Rect, p Pages, turn func(by int)) {
	a := b.a
	back, on, number := Box(r.X, r.Y, 60, r.H), Box(r.X+68, r.Y, 60, r.H), Box(r.X+136, r.Y, 110, r.H)
	if a.Upright() {
		w := min(110, r.W*0.3)
		back.W, on = w, Box(r.X+r.W-w, r.Y, w, r.H)
		number = Box(r.X+w+4, r.Y, r.W-2*w-8, r.H)
	}
	b.Add(Element{ID: id + ".previous", Role: RoleButton, Look: LookButton, Rect: back, Symbol: pictures.SymLeft,
		Label: a.T("rules.previous"), Disabled: p.at == 0, Why: a.T("rules.first"), OnPress: func() { turn(-1) }, Sound: sound.Page})
	b.Add(Element{ID: id + ".next", Role: RoleButton, Look: LookButton, Rect: on, Symbol: pictures.SymRight,
		Label: a.T("rules.next"), Disabled: p.at == p.n-1, Why: a.T("rules.last"), OnPress: func() { turn(1) }, Sound: sound.Page})
	b.Label(id+".page", number, a.T("rules.page", p.at+1, p.n), AlignCentre)
}
