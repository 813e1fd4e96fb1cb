package ui

import (
	"slices"
	"strings"

	"touria.games/touria/assets/credits"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
)

// creditsScene shows the works that the program contains with their licences, a
// page at a time.
type creditsScene struct {
	Page
	pages Pages
}

func (s *creditsScene) turn(by int) {
	s.pages.Turn(by)
	s.App.Changed()
}

// Build adds a page: the work, and a part of its licence.
func (s *creditsScene) Build(b *Builder) {
	a := s.App
	screen := a.Screen()
	b.Ground("credits.ground")
	r := Centred(screen, 900, 600)
	head, foot := float32(56), float32(72)
	if a.Phone() {
		r = Centred(screen, screen.W, screen.H-4)
		head, foot = 40, 60
	}
	if a.Upright() {
		head, foot = 60, 112 // a name may take two lines
	}
	in := b.Panel("credits", r, LookPlaque)
	b.Inside(in, func() {
		body := Rect{X: r.X + 24, Y: r.Y + head, W: r.W - 48, H: r.H - head - foot}
		if a.cfg.OpenFile != nil { // the licences are in a file
			file := Rect{X: body.X + (body.W-min(body.W, 320))/2, Y: body.Y + body.H - 52, W: min(body.W, 320), H: 52}
			body.H -= 60
			b.Add(Element{ID: "credits.open", Role: RoleButton, Look: LookButton, Rect: file, Text: a.T("credits.open"),
				OnPress: func() { a.cfg.OpenFile(credits.File) }})
		}
		texts := s.texts(body)
		p := texts[s.pages.Of(len(texts))]
		b.Title("credits.title", Rect{X: r.X + 20, Y: r.Y + 6, W: r.W - 40, H: head - 10}, p.title, 26)
		b.Last().Lines = 2
		b.Add(Element{ID: "credits.text", Role: RoleLabel, Look: LookText, Rect: body, Text: p.text, Lines: 99, Align: AlignLeft})
		bar := Rect{X: r.X + 20, Y: r.Y + r.H - foot + (foot-52)/2, W: r.W - 40, H: 52}
		done := Rect{X: bar.X + bar.W - 240, Y: bar.Y, W: 240, H: 52}
		if a.Upright() {
			bar = Box(bar.X, r.Y+r.H-foot+2, bar.W, 48)
			done = Box(bar.X, bar.Y+54, bar.W, 50)
		}
		b.PageTurner("credits", bar, s.pages, s.turn)
		b.Primary("credits.done", done, a.T("settings.done"), a.Pop)
	})
}

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

// creditsPage is a part of a licence, under the name of the work.
type creditsPage struct{ title, text string }

// texts breaks all licences into pages that fit.
func (s *creditsScene) texts(r Rect) (pages []creditsPage) {
	a := s.App
	normal, _ := a.TextSize()
	size := normal * a.Growth()
	n := max(1, int((r.H-4)/(size*LineHeight)))
	for _, c := range credits.All() {
		text := c.Text
		if text == "" { // in a browser they are files beside the page
			text = a.T("credits.file", credits.File)
		}
		var lines []string
		for _, par := range strings.Split(text, "\n\n") { // the text's line breaks are for another width
			broken, _ := Wrap(a.cfg.Measure, strings.Join(strings.Fields(par), " "), r.W-4, size, Regular, 9999)
			lines = append(append(lines, broken...), "")
		}
		for part := range slices.Chunk(lines, n) {
			if text := strings.TrimSpace(strings.Join(part, "\n")); text != "" {
				pages = append(pages, creditsPage{c.Name + ", " + c.Licence, text})
			}
		}
	}
	return pages
}

// Key turns pages with the pad's shoulder buttons.
func (s *creditsScene) Key(k Key) bool {
	switch k {
	case PadLB:
		s.turn(-1)
	case PadRB:
		s.turn(1)
	default:
		return false
	}
	return true
}

// Name returns the scene's name.
func (s *creditsScene) Name() string { return "credits" }
