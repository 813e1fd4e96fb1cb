package after

import (
	"strconv"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/lesson"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// lessonPage is the owl's lesson: what the result of a game is owed to, and the choices worth another look.
type lessonPage struct {
	ui.Popup
	see    func(at int, seat grimoria.Seat) // shows a position again, as a player saw it
	s      *session.Session
	v      *teaching
	names  show.Names
	seat   grimoria.Seat // whose lesson it is
	scroll ui.Scroll
}

// showLesson opens the lesson of a game. see shows a position of it again.
func showLesson(a *ui.App, v *teaching, see func(at int, seat grimoria.Seat)) {
	p := &lessonPage{Popup: ui.Popup{App: a}, see: see, s: v.s, v: v, seat: v.who[0]}
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
	a, l := p.App, p.v.of(p.seat)
	heading := a.T("owl.lesson.title", words.Lit("Name", p.names[p.seat]))
	b.Window(ui.Frame{ID: "lesson", Title: heading, Label: heading, W: 860, Veil: .5, Over: true, Scroll: &p.scroll}, func(f *ui.Flow) {
		p.pupils(f)
		if l == nil {
			f.Paragraph("lesson.working", a.T("owl.lesson.working", a.T("settings.percent", p.v.percent()))).Align = ui.AlignCentre
		} else {
			p.owed(f, l)
			p.marks(f, l)
		}
		f.Foot(func(f *ui.Flow) { f.Primary("lesson.close", a.T("drawer.close"), a.Pop) })
	})
}

// pupils adds who can be taught, if these are several.
func (p *lessonPage) pupils(f *ui.Flow) {
	if len(p.v.who) < 2 {
		return
	}
	a := p.App
	f.Line(func(f *ui.Flow) {
		for _, seat := range p.v.who {
			label := a.T("owl.lesson.title", words.Lit("Name", p.names[seat]))
			f.Crest("lesson.pupil."+seat.String(), p.s.Player(seat).Crest, p.names[seat], label, seat == p.seat, func() {
				p.seat = seat
				p.scroll.Top()
				a.Changed()
			})
		}
	})
}

// games returns how many of 100 games a probability is, to the nearest.
func games(probability int) int {
	const half = lesson.Certain / 2
	if probability < 0 {
		return -games(-probability)
	}
	return (100*probability + half) / lesson.Certain
}

// owed adds what the result is owed to: in a sentence, and part by part.
func (p *lessonPage) owed(f *ui.Flow, l *lesson.Lesson) {
	a := p.App
	f.Paragraph("lesson.compared", p.compared(l))
	name := p.names[l.Seat]
	const least = 130
	f.Cells(least, func(f *ui.Flow) {
		for _, part := range [...]struct {
			id, name, hint string
			games          int
		}{
			{"own", name, a.T("owl.lesson.own.hint", words.Lit("Name", name)), games(l.Own)},
			{"rivals", a.T("owl.lesson.rivals"), a.T("owl.lesson.rivals.hint"), games(l.Rivals)},
			{"reveal", a.T("owl.lesson.reveal"), a.T("owl.lesson.reveal.hint"), games(l.Reveal)},
			{"cards", a.T("owl.lesson.cards"), a.T("owl.lesson.cards.hint"), games(l.Deal + l.Chance)},
		} {
			n := board.Signed(part.games)
			f.Card(ui.Element{ID: "lesson.part." + part.id, Role: ui.RoleInfo, Look: board.LookRow, Paper: true, Label: part.name + a.Colon() + n, Hint: part.hint + " " + a.T("owl.lesson.points")}, func(f *ui.Flow) {
				f.Heading("lesson.part."+part.id+".games", n, 24)
				f.Paragraph("lesson.part."+part.id+".name", part.name).Align = ui.AlignCentre
			})
		}
	})
}

// compared says how a player's decisions did beside those of the best rival, and what cards and spells brought.
func (p *lessonPage) compared(l *lesson.Lesson) string {
	a := p.App
	rival := grimoria.NoSeat
	for seat := range grimoria.Seat(p.s.Players()) {
		if seat != l.Seat && (rival == grimoria.NoSeat || l.Played[seat] > l.Played[rival]) {
			rival = seat
		}
	}
	said := func(key, less string, n int, args ...any) string {
		if n < 0 {
			key, n = less, -n
		}
		return a.T(key, append(args, words.Num("Count", n))...)
	}
	return said("owl.lesson.better", "owl.lesson.worse", games(l.Own-l.Played[rival]), words.Lit("Name", p.names[l.Seat]), words.Lit("Rival", p.names[rival])) + " " +
		said("owl.lesson.reveal.gave", "owl.lesson.reveal.took", games(l.Reveal)) + " " +
		said("owl.lesson.cards.gave", "owl.lesson.cards.took", games(l.Deal+l.Chance))
}

// marks adds the choices worth another look, or praise.
func (p *lessonPage) marks(f *ui.Flow, l *lesson.Lesson) {
	a := p.App
	if len(l.Marks) == 0 {
		f.Paragraph("lesson.none", a.T("owl.lesson.none"))
	}
	spells := false
	for i := range l.Marks {
		m := &l.Marks[i]
		spells = spells || m.Other.Kind == grimoria.Choose
		p.mark(f, "lesson.mark."+strconv.Itoa(i+1), m, "owl.lesson.cost", m.Other, p.v.game.Decisions[m.At])
	}
	if m := l.Praise; m != nil {
		spells = m.Other.Kind == grimoria.Choose
		p.mark(f, "lesson.praise", m, "owl.lesson.praise", p.v.game.Decisions[m.At], m.Other)
	}
	if spells {
		f.Paragraph("lesson.spells", a.T("owl.lesson.spells"))
	}
}

// mark adds a choice with the better and the worse decision, and what the better one is worth.
func (p *lessonPage) mark(f *ui.Flow, id string, m *lesson.Mark, worth string, better, worse grimoria.Decision) {
	a := p.App
	view := p.v.game.View(m.At)
	model := show.Project(&view)
	chosen := p.v.game.Decisions[m.At]
	f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: board.LookRow, Paper: true, Lit: true}, func(f *ui.Flow) {
		when := a.T("order.round", words.Num("Count", model.Round))
		f.Heading(id+".round", when, 20).Align = ui.AlignLeft
		f.Split(.5, func(f *ui.Flow) {
			p.deed(f, id+".made", &model, chosen, "owl.lesson.made")
		}, func(f *ui.Flow) {
			if chosen != better {
				p.deed(f, id+".better", &model, better, "owl.lesson.other")
				return
			}
			p.deed(f, id+".worse", &model, worse, "owl.lesson.next")
		})
		why := show.Better(&model, better, worse, &p.names)
		f.Paragraph(id+".why", why.In(a.Words())+" "+a.T(worth, words.Num("Count", games(m.Gap))))
		f.Line(func(f *ui.Flow) {
			see := f.Button(id+".see", a.T("owl.lesson.see"), func() { p.see(m.At, p.seat) })
			see.Label = see.Text + a.T("list.comma") + when
			if chosen != better {
				again := f.Button(id+".try", a.T("owl.lesson.try"), func() { p.playOn(m.At) })
				again.Label, again.Hint = again.Text+a.T("list.comma")+when, a.T("replay.play_on.hint")
			}
		})
	})
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

// playOn plays on from a choice with a copy of the game.
func (p *lessonPage) playOn(at int) {
	a := p.App
	text, err := p.s.Copy(at)
	a.Pop()
	menu.Open(a, text, a.T("owl.lesson.try"), err)
}
