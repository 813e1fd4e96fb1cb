package table

import (
	"strconv"

	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// score is the end of a game at dawn: the points are laid on stacks, kind by kind, and the table
// below adds them up.
type score struct {
	ui.Page
	g       *Game
	s       *session.Session
	players int
	scores  [grimoria.MaxSeats]grimoria.Score
	coins   [grimoria.MaxSeats]int
	crests  [grimoria.MaxSeats]int
	faces   [grimoria.MaxSeats]int
	names   show.Names
	shown   int // ticks since the ceremony began
}

// kinds are the parts of a score, in the order in which they are counted (G9).
var kinds = [...]string{"coins", "places", "treasures", "companions", "bonus"}

// partTicks is how long each part is counted.
const partTicks = 100

func newScore(a *ui.App, g *Game, s *session.Session) *score {
	e := &score{Page: ui.Page{App: a}, g: g, s: s, players: s.Players()}
	cfg := s.Config()
	e.faces = portraits(cfg.Players)
	v := s.View(grimoria.NoSeat)
	for i, p := range cfg.Players {
		seat := grimoria.Seat(i)
		e.scores[i], e.crests[i], e.names[i], e.coins[i] = s.Score(seat), p.Crest, p.Name, v.Coins(seat)
	}
	if a.Settings().ReducedMotion {
		e.shown = partTicks * len(kinds)
	}
	return e
}

// part returns a part of a score.
func part(p grimoria.Score, kind int) int {
	return [...]int{p.Coins, p.Places, p.Treasures, p.Companions, p.Bonus}[kind]
}

// counted returns how much of a part has been laid on the stacks, 0 … 1.
func (e *score) counted(kind int) float32 {
	return max(0, min(1, float32(e.shown-kind*partTicks)/(partTicks*.7)))
}

// done reports whether all has been counted.
func (e *score) done() bool { return e.shown >= partTicks*len(kinds) }

// Tick counts on.
func (e *score) Tick(top bool) {
	if !top || e.done() {
		return
	}
	step := 1 << min(2, int(e.App.Settings().Speed))
	for range step {
		if e.shown%partTicks == 0 {
			e.App.Sound(sound.Coin)
		}
		e.shown++
	}
	if e.done() {
		e.App.Sound(sound.Win)
	}
	e.App.Changed()
}

// finish skips the rest of the ceremony.
func (e *score) finish() {
	if !e.done() {
		e.shown = partTicks * len(kinds)
		e.App.Sound(sound.Win)
		e.App.Changed()
	}
}

// Down skips the ceremony with a press anywhere.
func (e *score) Down(x, y float32) bool {
	if e.done() {
		return false
	}
	e.finish()
	return true
}

// Key skips the ceremony.
func (e *score) Key(k ui.Key) bool {
	if e.done() || k != ui.KeyEnter && k != ui.KeySpace && k != ui.PadA && k != ui.KeyEscape {
		return false
	}
	e.finish()
	return true
}

// Back leads to the title.
func (e *score) Back() { e.App.ShowTitle() }

// Name returns the scene's name.
func (e *score) Name() string { return "score" }

// Mood returns the mood of the morning after.
func (e *score) Mood() sound.Mood {
	return sound.Mood{Piece: sound.CandleAndBook, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Meadow}
}

func (e *score) won(seat int) bool { return e.s.Winners()>>seat&1 != 0 }

// title says who has won.
func (e *score) title() string {
	a := e.App
	if !e.done() {
		return a.T("score.title")
	}
	var names []string
	for i := range e.players {
		if e.won(i) {
			names = append(names, e.names[i])
		}
	}
	if len(names) == 1 {
		return a.T("end.title", words.Lit("Name", names[0]))
	}
	return a.T("score.shared", words.Lit("Names", a.Words().List(names)))
}

// Build adds a column for each player, with its stack and the sums below it.
func (e *score) Build(b *ui.Builder) {
	a := e.App
	s := a.Screen()
	b.Add(ui.Element{ID: "score", Role: ui.RolePanel, Look: LookDawn, Rect: a.Window(), Label: e.title(), Part: float32(min(e.shown, partTicks*len(kinds))) / float32(partTicks*len(kinds))})
	head, foot := float32(60), float32(66)
	if a.Phone() {
		head, foot = 44, 56
	}
	if a.Upright() {
		foot = 108
	}
	b.Add(ui.Element{ID: "score.title", Role: ui.RoleLabel, Look: ui.LookBanner, Over: true, Rect: ui.Centred(ui.Box(s.X, s.Y+4, s.W, head-6), 660, head-6), Text: e.title(), Size: head * .42, Crest: ui.NoCrest})
	room := ui.Box(s.X+8, s.Y+head, s.W-16, s.H-head-foot)
	_, floor := a.TextSize()
	line := floor * 1.42
	tableH := line * float32(len(kinds)+2)
	if a.Phone() && !a.Upright() {
		tableH = min(tableH, room.H*.76)
		line = tableH / float32(len(kinds)+2)
	}
	left := float32(0)
	for _, kind := range append([]string{"total"}, kinds[:]...) {
		left = max(left, a.Config().Measure.Width(a.T("score."+kind), floor, ui.Bold)+20)
	}
	grid := ui.Box(room.X, room.Y+room.H-tableH, room.W, tableH)
	in := b.Add(ui.Element{ID: "score.table", Role: ui.RolePanel, Look: LookGlass, Rect: grid, Label: a.T("score.title")})
	b.Inside(in, func() {
		for k, kind := range kinds {
			b.Label("score."+kind, ui.Box(grid.X+6, grid.Y+float32(k+1)*line, left-8, line), a.T("score."+kind), ui.AlignLeft)
		}
		b.Add(ui.Element{ID: "score.total", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(grid.X+6, grid.Y+float32(len(kinds)+1)*line, left-8, line), Text: a.T("score.total"), Align: ui.AlignLeft, Size: 18})
		for i := range e.players {
			col := ui.Row(ui.Box(grid.X+left, grid.Y, grid.W-left-6, grid.H), i, e.players, 6)
			e.column(b, col, line, i)
		}
	})
	stacks := ui.Box(grid.X+left, room.Y, grid.W-left-6, grid.Y-room.Y)
	most := 1
	for i := range e.players {
		most = max(most, e.scores[i].Total())
	}
	for i := range e.players {
		e.stack(b, ui.Row(stacks, i, e.players, 6), i, most)
	}
	e.buttons(b, ui.Box(s.X+8, s.Y+s.H-foot+4, s.W-16, foot-8))
}

// column adds a player's numbers.
func (e *score) column(b *ui.Builder, r ui.Rect, line float32, i int) {
	a := e.App
	id := "score." + strconv.Itoa(i+1)
	_, floor := a.TextSize()
	c := min(line-2, 28)
	if name := e.names[i]; a.Config().Measure.Width(name, floor, ui.Bold)+c+10 <= r.W {
		w := a.Config().Measure.Width(name, floor, ui.Bold)*min(a.Growth(), 1) + c + 8
		x := r.X + (r.W-w)/2
		b.Crest(id+".crest", ui.Box(x, r.Y+1, c, c), e.crests[i], name)
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(x+c, r.Y, r.X+r.W-x-c, line), Text: name, Size: floor, Align: ui.AlignLeft})
	} else {
		b.Crest(id+".crest", ui.Centred(ui.Box(r.X, r.Y+1, r.W, c), c, c), e.crests[i], name)
	}
	sum := 0
	for k, kind := range kinds {
		n := int(float32(part(e.scores[i], k))*e.counted(k) + .5)
		sum += n
		text := strconv.Itoa(n)
		if e.counted(k) == 0 {
			text = "–"
		}
		b.Label(id+"."+kind, ui.Box(r.X, r.Y+float32(k+1)*line, r.W, line), text, ui.AlignCentre)
		b.Last().Label = e.names[i] + a.T("list.comma") + a.T("score."+kind) + a.Colon() + text
	}
	b.Add(ui.Element{ID: id + ".total", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X, r.Y+float32(len(kinds)+1)*line, r.W, line), Text: strconv.Itoa(sum), Size: 22,
		Label: e.names[i] + a.T("list.comma") + a.T("score.total") + a.Colon() + strconv.Itoa(sum)})
}

// stack adds a player's books, one on the other, with the player above them.
func (e *score) stack(b *ui.Builder, r ui.Rect, i, most int) {
	id := "score.stack." + strconv.Itoa(i+1)
	d := min(r.H*.46, r.W*.7, 120)
	if r.H < 40 {
		return
	}
	unit := (r.H - d) / float32(most)
	y := r.Y + r.H
	w := min(r.W*.8, 150)
	for k, kind := range kinds {
		n := float32(part(e.scores[i], k)) * e.counted(k)
		if h := n * unit; h > .5 {
			y -= h
			b.Add(ui.Element{ID: id + "." + kind, Role: ui.RoleLabel, Look: LookStake, Rect: ui.Box(r.X+(r.W-w)/2, y, w, h), Crest: e.crests[i], Target: ui.Target{N: uint8(k)},
				Label: e.App.T("score." + kind)})
		}
	}
	b.Add(ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: LookPerson, Rect: ui.Box(r.X+(r.W-d)/2, y-d, d, d), Sitter: 1 + e.faces[i], Label: e.names[i], Over: true,
		Lit: e.done() && e.won(i), Checked: true})
}

// buttons adds what can be done next.
func (e *score) buttons(b *ui.Builder, r ui.Rect) {
	a := e.App
	list := []struct {
		id, key string
		look    ui.Look
		press   func()
	}{
		{"end.replay", "end.replay", ui.LookButton, func() { a.Push(newReplay(a, e.g, e.s)) }},
		{"end.rematch", "end.rematch", ui.LookPrimary, func() { e.g.begin(a, e.s.Config().Rematch(a.Config().NewSeed())) }},
		{"end.new", "end.new", ui.LookButton, func() { a.ShowTitle(); e.g.SetUp(a) }},
		{"end.leave", "end.title_screen", ui.LookButton, a.ShowTitle},
	}
	bar := ui.Centred(r, 1000, min(r.H, 54))
	for i, x := range list {
		at := ui.Row(bar, i, len(list), 12)
		if a.Upright() {
			at = ui.Column(ui.Row(r, i%2, 2, 8), i/2, 2, 4)
		}
		b.Add(ui.Element{ID: x.id, Role: ui.RoleButton, Look: x.look, Rect: at, Text: a.T(x.key), Lines: 2, Over: true, OnPress: x.press})
	}
}
