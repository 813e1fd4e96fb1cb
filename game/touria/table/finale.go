package table

import (
	"slices"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Finale is the scene before the summary (ux.md d): the royal pair appears, the
// winner's banners unroll, the players' screens fold down, the winner's last, and
// confetti falls. It takes 8 to 10 seconds at speed 1x; any press ends it.
type Finale struct {
	a     *ui.App
	t     *Table
	order []rules.Seat // the order in which the screens fold: the winner's last
	at    int          // ticks since it began, at speed 1x
	stage int
	guard int
}

// Starts and lengths of the finale's parts, in ticks at speed 1x.
const (
	pairTicks     = 110
	bannerAt      = 90
	bannerTicks   = 70
	screensAt     = 190
	foldTicks     = 36
	screenTicks   = 60 // from one screen to the next
	confettiTicks = 200
)

// newFinale returns the finale, or the summary at speed Instant.
func newFinale(t *Table) ui.Scene {
	if t.a.Settings().Speed >= beat.Instant {
		return newEnding(t)
	}
	f := &Finale{a: t.a, t: t, guard: restTicks, order: t.seats()}
	slices.SortStableFunc(f.order, func(a, b rules.Seat) int { return f.far(a) - f.far(b) })
	return f
}

// far ranks the players: the winner first, the others by the hearts and gold that
// count towards their goals.
func (f *Finale) far(seat rules.Seat) int {
	if seat == f.t.model.Winner {
		return 1 << 10
	}
	p := &f.t.model.Players[seat]
	h := f.Holdings(seat)
	return min(int(h.Hearts), p.GoalHearts) + min(int(h.Gold), p.GoalGold)
}

// Holdings returns what a player holds at the end.
func (f *Finale) Holdings(seat rules.Seat) touria.Holdings { return f.t.s.State().Holdings(seat) }

// part returns the progress, from 0 to 1, of something that starts at tick from
// and takes n ticks; with reduced motion it takes 9.
func (f *Finale) part(from, n int) float32 {
	if f.Reduced() {
		n = 9
	}
	return min(max(float32(f.at-from)/float32(n), 0), 1)
}

// Reduced reports whether things fade instead of moving.
func (f *Finale) Reduced() bool { return f.a.Settings().ReducedMotion }

// Ticks returns the ticks since the start, at speed 1x.
func (f *Finale) Ticks() int { return f.at }

// Pair returns how far the royal pair has appeared, from 0 to 1.
func (f *Finale) Pair() float32 { return f.part(0, pairTicks) }

// Banner returns how far the winner's banners have unrolled, from 0 to 1.
func (f *Finale) Banner() float32 { return f.part(bannerAt, bannerTicks) }

// Fold returns how far a player's screen has folded down, from 0 to 1.
func (f *Finale) Fold(seat rules.Seat) float32 {
	return f.part(screensAt+slices.Index(f.order, seat)*screenTicks, foldTicks)
}

// Confetti returns the ticks since the confetti started to fall, negative before.
func (f *Finale) Confetti() int { return f.at - f.confettiAt() }

func (f *Finale) confettiAt() int { return screensAt + (len(f.order)-1)*screenTicks + foldTicks/2 }

func (f *Finale) ticks() int { return f.confettiAt() + foldTicks/2 + confettiTicks }

// words says what is happening at this stage.
func (f *Finale) words() string {
	switch f.stage {
	case 0:
		return whyWon(f.a, &f.t.model, &f.t.names)
	case 2:
		return f.a.T("finale.screens")
	}
	return f.a.T("end.title", words.Lit("Name", f.t.names[f.t.model.Winner&3]))
}

func (f *Finale) stageNow() int {
	switch {
	case f.at < bannerAt:
		return 0
	case f.at < screensAt:
		return 1
	case f.Confetti() < 0:
		return 2
	}
	return 3
}

// Build adds the pair, the banners, the screens and the confetti.
func (f *Finale) Build(b *ui.Builder) {
	a, t := f.a, f.t
	s := a.Screen()
	crest := t.crests[t.model.Winner&3]
	b.Add(ui.Element{ID: "finale", Role: ui.RolePanel, Look: LookFinale, Rect: a.Window(), Crest: crest, Label: f.words()})
	head, foot, name := float32(72), float32(64), float32(34)
	if a.Phone() {
		head, foot, name = 52, 52, 28
	}
	b.Add(ui.Element{ID: "finale.title", Role: ui.RoleLabel, Look: ui.LookBanner, Over: true, Size: head * .36, Crest: crest, Lines: 2,
		Rect: ui.Centred(ui.Box(s.X, s.Y+4, s.W, head-8), 860, head-8), Text: f.words()})
	n := len(f.order)
	gap := float32(14)
	columns := n
	if a.Upright() {
		columns = 2
	}
	rows := (n + columns - 1) / columns
	w := min((s.W-32-gap*float32(columns-1))/float32(columns), 280)
	h := min((s.H-head-foot)*.50/float32(rows), w*.86)
	y := s.Y + s.H - foot - h*float32(rows) - gap*float32(rows-1)
	room := ui.Box(s.X, s.Y+head, s.W, y-s.Y-head-8)
	d := min(room.H, s.W*.22)
	if a.Upright() {
		d = min(room.H, s.W*.38)
	}
	pair := ui.Centred(room, d, d)
	cloth := ui.Box(pair.X-d*.16-d*.5, pair.Y, d*.5, d)
	for _, id := range [...]string{"finale.banner.left", "finale.banner.right"} {
		b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: LookStandard, Over: true, Rect: cloth, Crest: crest})
		cloth.X = pair.X + pair.W + d*.16
	}
	b.Add(ui.Element{ID: "finale.pair", Role: ui.RoleLabel, Look: LookPair, Over: true, Rect: pair, Label: whyWon(f.a, &t.model, &t.names)})
	row0 := ui.Centred(ui.Box(s.X, y, s.W, h), w*float32(columns)+gap*float32(columns-1), h)
	for i, seat := range f.order {
		r := ui.Row(row0, i%columns, columns, gap)
		r.Y += float32(i/columns) * (h + gap)
		id := "finale.player." + seat.String()
		label := t.names[seat]
		if f.stage >= 2 {
			label += a.Colon() + show.Goods(f.Holdings(seat)).In(a.Words())
		}
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: LookScreen, Over: true, Rect: r, Target: show.Thing(show.TargetSeat, seat), Lit: seat == t.model.Winner,
			Label: label, Icons: show.Icons(f.Holdings(seat))})
		b.Inside(in, func() {
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookField, Over: true, Rect: ui.Box(r.X+4, r.Y+r.H-name, r.W-8, name),
				Text: t.names[seat]})
		})
	}
	b.Add(ui.Element{ID: "finale.confetti", Role: ui.RolePanel, Look: LookConfetti, Over: true, Rect: a.Window()})
	b.Add(ui.Element{ID: "finale.skip", Role: ui.RoleButton, Look: ui.LookButton, Over: true, Text: a.T("finale.skip"),
		Rect: ui.Box(s.X+s.W-232, s.Y+s.H-foot+8, 220, max(44, foot-16)), OnPress: f.end})
}

// end shows the summary.
func (f *Finale) end() {
	f.a.Remove(f)
	f.a.Push(newEnding(f.t))
}

// Tick moves the finale on at the chosen speed.
func (f *Finale) Tick(top bool) {
	if f.guard > 0 {
		f.guard--
	}
	if !top {
		return
	}
	f.at += 1 << f.a.Settings().Speed
	f.a.Redraw()
	if stage := f.stageNow(); stage != f.stage {
		f.stage = stage
		f.a.Changed()
	}
	if f.at >= f.ticks() || f.a.Settings().Speed >= beat.Instant {
		f.end()
	}
}

// Key ends the finale with any key that confirms, skips or goes back, but not
// right at the start: such a press was meant for the beats before.
func (f *Finale) Key(k ui.Key) bool {
	switch k {
	case ui.KeyEnter, ui.KeySpace, ui.KeyEscape, ui.KeyS, ui.KeyBackspace, ui.PadA, ui.PadB, ui.PadStart:
		if f.guard == 0 {
			f.end()
		}
		return true
	case ui.KeyF, ui.PadRT:
		f.a.Faster()
		return true
	}
	return false
}

// Down ends the finale with a press anywhere.
func (f *Finale) Down(float32, float32) bool {
	if f.guard == 0 {
		f.end()
	}
	return true
}

// Back ends the finale.
func (f *Finale) Back() { f.Key(ui.KeyEscape) }

// Name returns the scene's name.
func (f *Finale) Name() string { return "finale" }

// Opaque returns true.
func (f *Finale) Opaque() bool { return true }

// FinaleOf returns the running finale, nil if there is none.
func FinaleOf(a *ui.App) *Finale {
	f, _ := a.Top().(*Finale)
	return f
}

// Table returns the table of the game.
func (f *Finale) Table() *Table { return f.t }
