package after

import (
	"math"
	"slices"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// Finale is the scene before the summary (ux.md): the royal pair appears, the
// winner's banners unroll, the players' screens fold down, the winner's last, and
// then the winner's road is drawn on the map in the light of the evening. It takes
// 8 to 12 seconds at speed 1x; any press ends it.
type Finale struct {
	a     *ui.App
	board *board.Board
	s     *session.Session
	c     *course
	done  func()       // shows the summary
	order []rules.Seat // the order in which the screens fold: the winner's last
	legs  []show.Leg   // the winner's road
	upto  []float32    // the length of the road up to the end of each leg
	at    int          // ticks since it began, at speed 1x
	stage stage
	turn  int // the winner's turn that the road has reached
	guard int
}

// stage is a part of the finale that shows things of its own.
type stage int

const (
	pairStage stage = iota
	bannerStage
	screensStage
	winnerStage
	mapStage
)

// Starts and lengths of the finale's parts, in ticks at speed 1x.
const (
	pairTicks   = 100
	bannerAt    = 74
	bannerTicks = 64
	screensAt   = 146
	foldTicks   = 34
	screenTicks = 46 // from one screen to the next
	readTicks   = 40 // to read the last one
	duskTicks   = 22 // until it is dark, and until it is light again
	roadAfter   = 12 // from then to the first step
	roadTicks   = 190
	castTicks   = 104 // from the road's end to the summary
	leastTicks  = 490 // of a finale without a road
)

// ShowFinale opens the finale of a game that is over, whose end its board shows. Presses rest for so many
// ticks; done shows the summary.
func ShowFinale(a *ui.App, bd *board.Board, s *session.Session, rest int, done func()) {
	f := &Finale{a: a, board: bd, s: s, done: done, guard: rest, order: bd.Seats(), c: newLesson(a, s, &bd.Names, s.Record())}
	slices.SortStableFunc(f.order, func(a, b rules.Seat) int { return f.far(a) - f.far(b) })
	f.walk()
	a.Push(f)
}

// walk follows the winner through the whole game.
func (f *Finale) walk() {
	s := f.s
	road := show.Road{Seat: f.board.Model.Winner, At: s.Before(0).Heroes()}
	steps := s.Since(0)
	for i := range steps {
		road.Add(steps[i].Events)
	}
	f.legs = road.Legs
	all := float32(0)
	for _, l := range f.legs {
		a, b := s.Rules().Board.Pos(l.From), s.Rules().Board.Pos(l.To)
		all += float32(math.Hypot(float64(b.X-a.X), float64(b.Y-a.Y))) + .02
		f.upto = append(f.upto, all)
	}
}

// Road returns the winner's road and how far it is drawn: the number of whole legs, and the part of
// the next one.
func (f *Finale) Road() (legs []show.Leg, whole int, part float32) {
	if len(f.legs) == 0 {
		return nil, 0, 0
	}
	k := f.progress(f.roadAt(), roadTicks)
	if k >= 1 {
		return f.legs, len(f.legs), 0
	}
	at := beat.InOut.At(k) * f.upto[len(f.upto)-1]
	for whole < len(f.upto)-1 && f.upto[whole] <= at {
		whole++
	}
	from := float32(0)
	if whole > 0 {
		from = f.upto[whole-1]
	}
	return f.legs, whole, (at - from) / (f.upto[whole] - from)
}

// Arrived returns the ticks since the road's end was reached, negative before.
func (f *Finale) Arrived() int { return f.at - f.roadAt() - roadTicks }

// Evening returns the time of day on the map, from 0, morning, to 1, dusk.
func (f *Finale) Evening() float32 { return .70 + .24*f.progress(f.mapAt(), roadTicks) }

// Dusk returns how dark the change from one place to another is, from 0 to 1.
func (f *Finale) Dusk() float32 {
	if len(f.legs) == 0 {
		return f.progress(f.length()-duskTicks, duskTicks)
	}
	return f.progress(f.duskAt(), duskTicks) - f.progress(f.mapAt(), duskTicks) + f.progress(f.length()-duskTicks, duskTicks)
}

// Darkness returns how much a change of scenes darkens the visible scene, from 0 to 1.
func Darkness(a *ui.App) float32 {
	switch s := a.Top().(type) {
	case *Finale:
		return s.Dusk()
	case *Summary:
		if s.App.Settings().ReducedMotion {
			return max(0, float32(s.dusk-duskTicks+9)/9)
		}
		return float32(s.dusk) / duskTicks
	}
	return 0
}

// foldedAt returns the tick at which the last screen lies flat.
func (f *Finale) foldedAt() int { return screensAt + (len(f.order)-1)*screenTicks + foldTicks }

func (f *Finale) duskAt() int { return f.foldedAt() + readTicks }
func (f *Finale) mapAt() int  { return f.duskAt() + duskTicks }
func (f *Finale) roadAt() int { return f.mapAt() + roadAfter }

// far ranks the players: the winner first, the others by the hearts and gold that
// count towards their goals.
func (f *Finale) far(seat rules.Seat) int {
	if seat == f.board.Model.Winner {
		return 1 << 10
	}
	p := &f.board.Model.Players[seat]
	h := f.s.State().Holdings(seat)
	return min(int(h.Hearts), p.GoalHearts) + min(int(h.Gold), p.GoalGold)
}

// progress returns the progress, from 0 to 1, of something that starts at tick from
// and takes n ticks; with reduced motion it takes 9.
func (f *Finale) progress(from, n int) float32 {
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
func (f *Finale) Pair() float32 { return f.progress(0, pairTicks) }

// Banner returns how far the winner's banners have unrolled, from 0 to 1.
func (f *Finale) Banner() float32 { return f.progress(bannerAt, bannerTicks) }

// Fold returns how far a player's screen has folded down, from 0 to 1.
func (f *Finale) Fold(seat rules.Seat) float32 {
	return f.progress(screensAt+slices.Index(f.order, seat)*screenTicks, foldTicks)
}

// Confetti returns the ticks since confetti began to fall: when the last screen
// fell, and once more when the road is at its end. It is negative before.
func (f *Finale) Confetti() int {
	if len(f.legs) > 0 && f.Arrived() >= -8 {
		return f.Arrived() + 8
	}
	return f.at - f.foldedAt() + foldTicks/2
}

// length returns how many ticks it takes.
func (f *Finale) length() int {
	if len(f.legs) == 0 {
		return max(leastTicks, f.duskAt())
	}
	return f.roadAt() + roadTicks + castTicks
}

// words says what is happening at this stage.
func (f *Finale) words() string {
	switch f.stage {
	case pairStage:
		return whyWon(f.a, &f.board.Model, &f.board.Names)
	case screensStage:
		return f.a.T("finale.screens")
	case mapStage:
		return f.a.T("finale.road", words.Lit("Name", f.board.Names[f.board.Model.Winner&3]))
	}
	return f.a.T("end.title", words.Lit("Name", f.board.Names[f.board.Model.Winner&3]))
}

func (f *Finale) stageNow() stage {
	switch {
	case f.at < bannerAt:
		return pairStage
	case f.at < screensAt:
		return bannerStage
	case f.Confetti() < 0:
		return screensStage
	case len(f.legs) > 0 && f.at >= f.mapAt():
		return mapStage
	}
	return winnerStage
}

// turnNow returns the turn that the winner's road has reached.
func (f *Finale) turnNow() int {
	legs, whole, _ := f.Road()
	if len(legs) == 0 {
		return 0
	}
	return legs[min(whole, len(legs)-1)].Turn
}

// Build adds what the stage shows: the castle with the pair, the banners and the
// screens, or the map with the road.
func (f *Finale) Build(b *ui.Builder) {
	a := f.a
	const edge = 4
	s := a.Screen()
	head, foot := float32(72), float32(64)
	if a.Phone() {
		head, foot = 52, 52
	}
	wide := float32(860)
	if f.stage == mapStage {
		f.buildMap(b, foot)
		wide = min(640, s.W*.56) // between the towers
		if a.Upright() {
			wide = s.W
		}
	} else {
		f.buildCastle(b, head, foot)
	}
	low := max(44, foot-4*edge)
	rows := ui.Rows(s, 0, edge, head-2*edge, -1, low, foot-2*edge-low)
	b.Add(ui.Element{ID: "finale.confetti", Role: ui.RolePanel, Look: board.LookConfetti, Over: true, Rect: a.Window()})
	b.Add(ui.Element{ID: "finale.title", Role: ui.RoleLabel, Look: ui.LookBanner, Over: true, Size: head * .36, Crest: f.board.Crests[f.board.Model.Winner&3], Lines: 2,
		Rect: ui.Centred(rows[1], wide, head), Text: f.words()})
	b.Add(ui.Element{ID: "finale.dusk", Role: ui.RolePanel, Look: board.LookDusk, Over: true, Rect: a.Window()})
	b.Add(ui.Element{ID: "finale.skip", Role: ui.RoleButton, Look: ui.LookButton, Over: true, Text: a.T("finale.skip"), Rect: ui.Columns(rows[3], 0, -1, 220, 3*edge)[1], OnPress: f.end})
}

// Map returns the place of the map, empty if there is no road to draw on it.
func (f *Finale) Map() ui.Rect {
	land := f.a.Window()
	if len(f.legs) == 0 {
		return ui.Rect{}
	}
	if most := board.MapHigh(land.W) * 1.5; land.H > most { // in upright windows there is no more land
		land = ui.Centred(land, land.W, most)
	}
	return land
}

// buildMap adds the whole map with the winner's road, and how far it has come.
func (f *Finale) buildMap(b *ui.Builder, foot float32) {
	a, bd := f.a, f.board
	s := a.Screen()
	w := bd.Model.Winner & 3
	b.Panel("finale.ground", a.Window(), ui.LookCloth)
	b.Add(ui.Element{ID: "finale.map", Role: ui.RolePanel, Look: board.LookRoad, Over: true, Rect: f.Map(), Crest: bd.Crests[w], Label: f.words()})
	f.turn = f.turnNow()
	const gap = 6
	size := foot + 4
	low := float32(gap)
	if a.Upright() { // above the button
		low = size
	}
	card := ui.Columns(ui.Rows(s, 0, -1, size, low)[1], 0, 2*gap, min(size+150, s.W-260), -1)[1]
	if a.Upright() {
		card.W = size + 150
	}
	in := b.Add(ui.Element{ID: "finale.walker", Role: ui.RolePanel, Look: ui.LookPanel, Over: true, Rect: card, Label: bd.Names[w]})
	b.Inside(in, func() {
		cells := ui.Columns(card.Inset(4), gap, size-8, -1)
		b.Add(ui.Element{ID: "finale.walker.face", Role: ui.RoleLabel, Look: board.LookGuest, Over: true, Rect: cells[0], Crest: bd.Crests[w],
			Sitter: 1 + bd.Faces[w], Value: glad, Label: bd.Names[w]})
		text := cells[1]
		b.Add(ui.Element{ID: "finale.walker.name", Role: ui.RoleLabel, Look: ui.LookHeading, Over: true, Rect: ui.Column(text, 0, 2, 0), Text: bd.Names[w], Align: ui.AlignLeft, Size: 20})
		b.Label("finale.walker.turn", ui.Column(text, 1, 2, 0), a.T("table.turn", words.Num("Count", f.turn)), ui.AlignLeft)
	})
}

// buildCastle adds the pair, the banners and the screens.
func (f *Finale) buildCastle(b *ui.Builder, head, foot float32) {
	a, bd := f.a, f.board
	s := a.Screen()
	crest := bd.Crests[bd.Model.Winner&3]
	b.Add(ui.Element{ID: "finale", Role: ui.RolePanel, Look: board.LookFinale, Rect: a.Window(), Crest: crest, Label: f.words()})
	name := float32(34)
	if a.Phone() {
		name = 28
	}
	const gap, edge = 14, 16
	columns, wide := len(f.order), float32(.22)
	if a.Upright() {
		columns, wide = 2, .38
	}
	n := (len(f.order) + columns - 1) / columns
	w := min(ui.Row(s.Inset(edge), 0, columns, gap).W, 280)
	most := ui.Rows(s, 0, head, -1, -1, foot)[1].H // half of what is left is the couple's
	h := min(ui.Column(ui.Rect{H: most}, 0, n, 0).H, w*.86)*float32(n) + float32(n-1)*gap
	rows := ui.Rows(s, 0, head, -1, gap/2, h, foot)
	d := min(rows[1].H, s.W*wide)
	pair := ui.Columns(ui.Centred(rows[1], d*2.32, d), d*.16, d/2, d, d/2)
	for i, id := range [...]string{"finale.banner.left", "finale.banner.right"} {
		b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: board.LookStandard, Over: true, Rect: pair[2*i], Crest: crest})
	}
	b.Add(ui.Element{ID: "finale.pair", Role: ui.RoleLabel, Look: board.LookPair, Over: true, Rect: pair[1], Label: whyWon(f.a, &bd.Model, &bd.Names)})
	screens := ui.Centred(rows[3], (w+gap)*float32(columns)-gap, h)
	for i, seat := range f.order {
		r := ui.Column(ui.Row(screens, i%columns, columns, gap), i/columns, n, gap)
		id := "finale.player." + seat.String()
		label := bd.Names[seat]
		if f.stage >= screensStage {
			label += a.Colon() + show.Goods(f.s.State().Holdings(seat)).In(a.Words())
		}
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: board.LookScreen, Over: true, Rect: r, Target: show.Thing(show.TargetSeat, seat), Lit: seat == bd.Model.Winner,
			Label: label, Icons: show.Icons(f.s.State().Holdings(seat))})
		b.Inside(in, func() {
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookField, Over: true, Rect: ui.Columns(ui.Rows(r, 0, -1, name)[1], 0, 4, -1, 4)[1],
				Text: bd.Names[seat]})
		})
	}
}

// end shows the summary.
func (f *Finale) end() {
	f.a.Remove(f)
	f.done()
	for _, s := range f.a.Scenes() {
		if e, ok := s.(*Summary); ok && e.s == f.s {
			e.c = f.c // which has been worked on
		}
	}
}

// Tick advances the finale at the chosen speed.
func (f *Finale) Tick(top bool) {
	if f.guard > 0 {
		f.guard--
	}
	if !top {
		return
	}
	f.at += 1 << f.a.Settings().Speed
	f.a.Redraw()
	if stage := f.stageNow(); stage != f.stage || stage == mapStage && f.turnNow() != f.turn {
		f.stage = stage
		f.a.Changed()
	}
	f.c.think(f.a)
	if f.at >= f.length() {
		f.end()
		if e, ok := f.a.Top().(*Summary); ok {
			e.dusk = duskTicks
		}
		return
	}
	if f.a.Settings().Speed >= beat.Instant {
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

// Ended returns the board of the game that is over.
func (f *Finale) Ended() *board.Board { return f.board }

var _ sound.Scene = (*Finale)(nil)

// Mood returns the mood of the finale: a dance.
func (f *Finale) Mood() sound.Mood {
	return sound.Mood{Piece: sound.WeddingDance, AtOnce: true, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Evening}
}
