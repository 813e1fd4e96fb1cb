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

// Finale is the scene between the last door and the summary (ux.md d): the
// royal pair appears, the winner's banners unroll, the screens of all players
// fold down from the last to the first, and confetti falls. It takes 8 to 10
// seconds at speed 1x; one press leads to the summary at any time.
type Finale struct {
	a     *ui.App
	t     *Table
	order []rules.Seat // as their screens fold: the winner's last
	at    int          // ticks since it began, at speed 1x
	stage int
	guard int
}

// When what of the finale begins and how long it takes, in ticks at speed 1x.
const (
	pairTicks     = 110
	bannerAt      = 90
	bannerTicks   = 70
	screensAt     = 190
	foldTicks     = 36
	screenTicks   = 60 // from one screen to the next
	confettiTicks = 200
)

// newFinale begins the end of a game; at Instant there is nothing to wait for.
func newFinale(t *Table) ui.Scene {
	if t.a.Settings().Speed >= beat.Instant {
		return newEnding(t)
	}
	f := &Finale{a: t.a, t: t, guard: guardTicks}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if t.model.Players[seat].Taken {
			f.order = append(f.order, seat)
		}
	}
	slices.SortStableFunc(f.order, func(a, b rules.Seat) int { return f.far(a) - f.far(b) })
	return f
}

// far tells how far a player came: the winner furthest, the others by the
// hearts and the gold that count.
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

// part returns how far something that begins at from and takes n ticks has
// come, from 0 to 1; with reduced motion it fades in quickly.
func (f *Finale) part(from, n int) float32 {
	if f.Reduced() {
		n = 9
	}
	return min(max(float32(f.at-from)/float32(n), 0), 1)
}

// Reduced tells whether things fade where they would move.
func (f *Finale) Reduced() bool { return f.a.Settings().ReducedMotion }

// Ticks returns the ticks since the finale began, at speed 1x.
func (f *Finale) Ticks() int { return f.at }

// Pair returns how far the royal pair has appeared, from 0 to 1.
func (f *Finale) Pair() float32 { return f.part(0, pairTicks) }

// Banner returns how far the winner's banners have unrolled, from 0 to 1.
func (f *Finale) Banner() float32 { return f.part(bannerAt, bannerTicks) }

// Fold returns how far a player's screen has folded down, from 0 to 1.
func (f *Finale) Fold(seat rules.Seat) float32 {
	return f.part(screensAt+slices.Index(f.order, seat)*screenTicks, foldTicks)
}

// Confetti returns the ticks since confetti began to fall, below 0 before that.
func (f *Finale) Confetti() int { return f.at - f.confettiAt() }

func (f *Finale) confettiAt() int { return screensAt + (len(f.order)-1)*screenTicks + foldTicks/2 }

func (f *Finale) ticks() int { return f.confettiAt() + foldTicks/2 + confettiTicks }

// words says what happens, by the stage.
func (f *Finale) words() string {
	switch f.stage {
	case 0:
		return whyWon(f.t)
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
	w := min((s.W-32-gap*float32(n-1))/float32(n), 280)
	h := min((s.H-head-foot)*.50, w*.86)
	y := s.Y + s.H - foot - h
	room := ui.Box(s.X, s.Y+head, s.W, y-s.Y-head-8)
	d := min(room.H, s.W*.22)
	pair := ui.Centred(room, d, d)
	cloth := ui.Box(pair.X-d*.16-d*.5, pair.Y, d*.5, d)
	b.Add(ui.Element{ID: "finale.banner.left", Role: ui.RolePanel, Look: LookStandard, Over: true, Rect: cloth, Crest: crest})
	cloth.X = pair.X + pair.W + d*.16
	b.Add(ui.Element{ID: "finale.banner.right", Role: ui.RolePanel, Look: LookStandard, Over: true, Rect: cloth, Crest: crest})
	b.Add(ui.Element{ID: "finale.pair", Role: ui.RoleLabel, Look: LookPair, Over: true, Rect: pair, Label: whyWon(t)})
	row0 := ui.Centred(ui.Box(s.X, y, s.W, h), w*float32(n)+gap*float32(n-1), h)
	for i, seat := range f.order {
		r := ui.Row(row0, i, n, gap)
		id := "finale.player." + seat.String()
		label := t.names[seat]
		if f.stage >= 2 {
			label += a.Colon() + show.Goods(f.Holdings(seat)).In(a.Words())
		}
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: LookScreen, Over: true, Rect: r, Target: thing(show.TargetSeat, seat), Lit: seat == t.model.Winner,
			Label: label, Icons: show.Icons(f.Holdings(seat))})
		b.Inside(in, func() {
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookField, Over: true, Rect: ui.Box(r.X+4, r.Y+r.H-name, r.W-8, name),
				Text: t.names[seat]})
		})
	}
	b.Add(ui.Element{ID: "finale.confetti", Role: ui.RolePanel, Look: LookConfetti, Over: true, Rect: a.Window()})
	b.Add(ui.Element{ID: "finale.skip", Role: ui.RoleButton, Look: ui.LookButton, Over: true, Text: a.T("finale.skip"),
		Rect: ui.Box(s.X+s.W-232, s.Y+s.H-foot+8, 220, foot-16), OnPress: f.end})
	b.Last().Rect.H = max(44, foot-16)
}

// end goes on to the summary.
func (f *Finale) end() {
	f.a.Remove(f)
	f.a.Push(newEnding(f.t))
}

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

// Key lets every key that goes on or back lead to the summary, but not the one
// that was meant for the beats before.
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

// Down lets a press anywhere lead to the summary.
func (f *Finale) Down(float32, float32) bool {
	if f.guard == 0 {
		f.end()
	}
	return true
}

func (f *Finale) Back()        { f.Key(ui.KeyEscape) }
func (f *Finale) Name() string { return "finale" }
func (f *Finale) Opaque() bool { return true }

// FinaleOf returns the running finale, nil if there is none.
func FinaleOf(a *ui.App) *Finale {
	f, _ := a.Top().(*Finale)
	return f
}

// Table returns the table whose game ends.
func (f *Finale) Table() *Table { return f.t }
