package after

import (
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// lessonPage is the owl's lesson: what the result of a game is owed to, and the choices worth another look.
type lessonPage struct {
	ui.Popup
	see    func(seat grimoria.Seat, i int) // shows a mark on the table, with a negative i the praised choice
	v      *teaching
	names  show.Names
	seat   grimoria.Seat // whose lesson it is
	scroll ui.Scroll
}

// showLesson opens the lesson of a game.
func showLesson(a *ui.App, v *teaching, see func(seat grimoria.Seat, i int)) {
	p := &lessonPage{Popup: ui.Popup{App: a}, see: see, v: v, seat: v.who[0]}
	for i, who := range v.s.Config().Players {
		p.names[i] = who.Name
	}
	a.Push(p)
}

// Name returns the scene's name.
func (p *lessonPage) Name() string { return "lesson" }

// Tick goes on looking at the game.
func (p *lessonPage) Tick(bool) { p.v.tick(p.App) }

// Build adds the lesson, or how far it is.
func (p *lessonPage) Build(b *ui.Builder) {
	a := p.App
	heading := kit.LessonTitle(a, p.names[p.seat])
	b.Window(ui.Frame{ID: "lesson", Title: heading, Label: heading, W: 860, Veil: .5, Over: true, Scroll: &p.scroll}, func(f *ui.Flow) {
		l := p.lesson()
		l.Show(f)
		if p.v.spells(p.seat) {
			f.Paragraph("lesson.spells", a.T("owl.lesson.spells"))
		}
		f.Foot(func(f *ui.Flow) { f.Primary("lesson.close", a.T("drawer.close"), a.Pop) })
	})
}

// lesson returns the lesson that is shown.
func (p *lessonPage) lesson() kit.Lesson {
	a, v := p.App, p.v
	page := kit.Lesson{App: a, Name: p.names[p.seat], Crest: v.s.Player(p.seat).Crest, Working: a.T("owl.lesson.working", a.T("settings.percent", v.percent()))}
	for _, seat := range v.who {
		page.Pupils = append(page.Pupils, kit.Pupil{ID: seat.String(), Name: p.names[seat], Crest: v.s.Player(seat).Crest, Taught: seat == p.seat, Press: func() {
			p.seat = seat
			p.scroll.Top()
			a.Changed()
		}})
	}
	l := v.of(p.seat)
	if l == nil {
		return page
	}
	page.Parts = &l.Parts
	page.Hints = [...]string{a.T("owl.lesson.deal.hint"), a.T("owl.lesson.cards.hint"), a.T("owl.lesson.reveal.hint"), a.T("review.own.hint"), a.T("review.rivals.hint")}
	rival := grimoria.NoSeat
	for seat := range grimoria.Seat(v.s.Players()) {
		if seat != p.seat && (rival == grimoria.NoSeat || l.Played[seat] > l.Played[rival]) {
			rival = seat
		}
	}
	page.Rival, page.Ahead = p.names[rival], l.Own-l.Played[rival]
	for i := range l.Marks {
		page.Marks = append(page.Marks, p.mark(i))
	}
	if l.Praise != nil {
		praised := p.mark(-1)
		page.Praise = &praised
	}
	return page
}

// mark returns a choice with the better and the worse decision, and what the better one is worth.
func (p *lessonPage) mark(i int) kit.Mark {
	a, m := p.App, p.v.markOf(p.seat, i)
	shown := kit.Mark{When: a.T("order.round", words.Num("Count", m.model.Round)), See: func() { p.see(p.seat, i) }}
	if m.better != m.did {
		shown.Try = func() { p.v.retry(a, m.at) }
	}
	shown.Tell = func(f *ui.Flow, id string) {
		f.Heading(id+".round", shown.When, 20).Align = ui.AlignLeft
		f.Split(.5, func(f *ui.Flow) {
			p.deed(f, id+".made", &m.model, m.did, "owl.lesson.made")
		}, func(f *ui.Flow) {
			if m.did != m.better {
				p.deed(f, id+".better", &m.model, m.better, "owl.lesson.other")
				return
			}
			p.deed(f, id+".worse", &m.model, m.worse, "owl.lesson.next")
		})
		f.Paragraph(id+".why", m.tell(a, &p.names))
	}
	return shown
}

// deed adds a decision with its picture.
func (p *lessonPage) deed(f *ui.Flow, id string, m *show.Model, d grimoria.Decision, key string) {
	const high = 64
	a := p.App
	text := a.T(key, words.Gap("What", show.Deed(m, d, &p.names)))
	f.Row(func(f *ui.Flow) {
		e := ui.Element{ID: id + ".picture", Role: ui.RoleLabel, Look: board.LookPlate, Rect: ui.Rect{W: high, H: high}, Label: text, Silent: true}
		if d.Kind == grimoria.Choose {
			e.Icons = []ui.Icon{board.SpellIcon(int(d.Arg))}
		} else if c := show.CardOf(m, d); c != grimoria.NoCard {
			e.Look, e.Icons, e.Rect.W = board.LookCard, []ui.Icon{board.CardIcon(c)}, high*board.CardRatio
		}
		if e.Icons != nil {
			f.Add(e)
		}
		f.Paragraph(id, text)
	})
}
