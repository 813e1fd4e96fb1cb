package table

import (
	"slices"
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// score is the end of a game. While it gets light, the points are laid on a stack for each player,
// kind by kind, one book each; then the winner stands in the light. A press ends the ceremony. Each
// book opens, and so does the table of sums.
type score struct {
	ui.Page
	g       *Game
	s       *session.Session
	v       grimoria.View
	players int
	scores  [grimoria.MaxSeats]grimoria.Score
	crests  [grimoria.MaxSeats]int
	faces   [grimoria.MaxSeats]int
	names   show.Names
	ranks   [grimoria.MaxSeats]int // 1 is the first; equals have the same
	laid    [grimoria.MaxSeats][len(kinds)]int
	end     int // when all is counted and told
	shown   int // ticks since the ceremony began
}

// kinds are the parts of a score, in the order in which they are counted (G9).
var kinds = [...]string{"coins", "places", "treasures", "companions", "bonus"}

// emblem returns what stands for a kind beside its name, or where there is no room for it.
func emblem(kind int) ui.Icon { return ui.Icon{Kind: IconEmblem, What: uint8(kind)} }

// The ceremony, in ticks at normal speed. Together it takes ten to fourteen seconds.
const (
	snuffTicks = 36  // the candles go out
	dawnTicks  = 108 // it gets light
	firstBook  = 72  // when the first book is laid
	layTicks   = 28  // how long a book takes
	kindPause  = 14  // between two kinds
	crownTicks = 72  // the winner comes into the light
	bookTicks  = 560 // for all books together
)

func newScore(a *ui.App, g *Game, s *session.Session) *score {
	e := &score{Page: ui.Page{App: a}, g: g, s: s, players: s.Players(), v: s.View(grimoria.NoSeat)}
	cfg := s.Config()
	e.faces = portraits(cfg.Players)
	books := 0
	for i, p := range cfg.Players {
		e.scores[i], e.crests[i], e.names[i] = s.Score(grimoria.Seat(i)), p.Crest, p.Name
		for k := range kinds {
			if part(e.scores[i], k) > 0 {
				books++
			}
		}
	}
	e.rank()
	pace := max(16, min(48, bookTicks/max(books, 1)))
	at := firstBook
	for k := range kinds {
		for i := e.players - 1; i >= 0; i-- { // from the last seat to the first
			if part(e.scores[i], k) > 0 {
				e.laid[i][k] = at
				at += pace
			}
		}
		at += kindPause
	}
	e.end = at + layTicks + crownTicks
	if a.Settings().ReducedMotion || a.Settings().Speed >= beat.Instant {
		e.shown = e.end
	}
	return e
}

// rank works out the places.
func (e *score) rank() {
	for i := range e.players {
		e.ranks[i] = 1
		for j := range e.players {
			if e.value(j) > e.value(i) {
				e.ranks[i]++
			}
		}
	}
}

// value is what decides who has won: the points, then the coins (G9.5).
func (e *score) value(seat int) int { return e.scores[seat].Total()<<16 + e.scores[seat].Coins }

// part returns a part of a score.
func part(p grimoria.Score, kind int) int {
	return [...]int{p.Coins, p.Places, p.Treasures, p.Companions, p.Bonus}[kind]
}

// progress returns how far a part of the ceremony has come, 0 … 1.
func (e *score) progress(from, ticks int) float32 {
	return max(0, min(1, float32(e.shown-from)/float32(ticks)))
}

// laying returns how far a book has come to its place, 0 if it is not seen yet.
func (e *score) laying(seat, kind int) float32 {
	if part(e.scores[seat], kind) == 0 {
		return 0
	}
	return e.progress(e.laid[seat][kind], layTicks)
}

// crowning returns how far the winner has come into the light.
func (e *score) crowning() float32 { return e.progress(e.end-crownTicks, crownTicks) }

// done reports whether the ceremony is over.
func (e *score) done() bool { return e.shown >= e.end }

// counting returns the kind that is counted now, -1 before and afterwards.
func (e *score) counting() int {
	now := -1
	for k := range kinds {
		for i := range e.players {
			if e.laying(i, k) > 0 {
				now = k
			}
		}
	}
	if e.crowning() > 0 {
		return -1
	}
	return now
}

// counted returns what lies on a player's stack.
func (e *score) counted(seat int) (sum int) {
	for k := range kinds {
		sum += int(float32(part(e.scores[seat], k))*min(1, 1.4*e.laying(seat, k)) + .5)
	}
	return sum
}

// Tick counts on.
func (e *score) Tick(top bool) {
	if !top || e.done() {
		return
	}
	for range 1 << min(2, int(e.App.Settings().Speed)) {
		for k := range kinds {
			for i := range e.players {
				if part(e.scores[i], k) > 0 && e.shown == e.laid[i][k] {
					e.App.Sound([...]sound.Effect{sound.Coin, sound.StepWood, sound.Item, sound.Join, sound.Glow}[k])
				}
			}
		}
		if e.shown == e.end-crownTicks {
			e.App.Sound(sound.Win)
		}
		if e.shown++; e.done() {
			e.App.Expire() // a press that would have skipped the rest does nothing else
			break
		}
	}
	e.App.Changed()
}

// finish skips the rest of the ceremony.
func (e *score) finish() {
	if e.done() {
		return
	}
	if e.crowning() == 0 {
		e.App.Sound(sound.Win)
	}
	e.shown = e.end
	e.App.Expire()
	e.App.Changed()
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
	if e.done() || k != ui.KeyEnter && k != ui.KeySpace && k != ui.PadA && k != ui.KeyEscape && k != ui.KeyS {
		return false
	}
	e.finish()
	return true
}

// Back skips the ceremony, then leads to the title.
func (e *score) Back() {
	if !e.done() {
		e.finish()
		return
	}
	e.App.ShowTitle()
}

// Name returns the scene's name.
func (e *score) Name() string { return "score" }

// Mood returns the mood of the morning after.
func (e *score) Mood() sound.Mood {
	return sound.Mood{Piece: sound.CandleAndBook, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Meadow}
}

func (e *score) won(seat int) bool { return e.ranks[seat] == 1 }

// winners returns the names of who has won.
func (e *score) winners() (list []string) {
	for i := range e.players {
		if e.won(i) {
			list = append(list, e.names[i])
		}
	}
	return list
}

// title says what is counted, and in the end who has won.
func (e *score) title() string {
	a := e.App
	if e.crowning() == 0 {
		if k := e.counting(); k >= 0 {
			return a.T("score.title") + a.Colon() + a.T("score."+kinds[k])
		}
		return a.T("score.title")
	}
	names := e.winners()
	if len(names) == 1 {
		return a.T("end.title", words.Lit("Name", names[0]))
	}
	return a.T("score.shared", words.Lit("Names", a.Words().List(names)))
}

// reason says why equal points were decided by coins, or were not decided (G9.5); "" if nobody else
// has as many points.
func (e *score) reason() string {
	a := e.App
	best := slices.Index(e.ranks[:e.players], 1)
	points := e.scores[best].Total()
	var equal []string
	for i := range e.players {
		if e.scores[i].Total() == points {
			equal = append(equal, e.names[i])
		}
	}
	winners := e.winners()
	switch {
	case len(equal) < 2:
		return ""
	case len(winners) > 1:
		return a.T("score.equal", words.Lit("Names", a.Words().List(winners)), words.Num("Points", points), words.Num("Coins", e.scores[best].Coins))
	}
	return a.T("score.by_coins", words.Lit("Names", a.Words().List(equal)), words.Num("Points", points), words.Lit("Name", winners[0]))
}

// leastPlate is the width of a plate below which everything on it stands one below the other.
const leastPlate = 120

// scoreBoxes are the places of the counting.
type scoreBoxes struct {
	title, reason, skip, stacks, plates, bar ui.Rect
}

func (e *score) boxes() (b scoreBoxes) {
	a := e.App
	s := a.Screen()
	head, plate, bar := float32(60), float32(66), float32(54)
	if a.Phone() {
		head, plate, bar = 48, 54, 48
	}
	wide := min(s.W-16, float32(e.players)*330) // few players stand together
	if a.Upright() {
		bar = 2*48 + 6
		if wide/float32(e.players) < leastPlate {
			plate = 112
		}
	}
	b.skip = ui.Box(s.X+s.W-48, s.Y+4, 44, 44)
	b.title = ui.Centred(ui.Box(s.X+52, s.Y+2, s.W-104, head-4), 700, head-4)
	if e.done() {
		b.title = ui.Centred(ui.Box(s.X+4, s.Y+2, s.W-8, head-4), 700, head-4)
	}
	b.bar = ui.Box(s.X+8, s.Y+s.H-bar-6, s.W-16, bar)
	b.plates = ui.Box(s.X+(s.W-wide)/2, b.bar.Y-8-plate, wide, plate)
	top := s.Y + head
	if text := e.reason(); text != "" {
		size, _ := a.TextSize()
		if !a.Phone() || a.Upright() {
			size *= a.Growth()
		}
		w := min(s.W-24, 820)
		lines, _ := ui.Wrap(a.Config().Measure, text, w-32, size, ui.Bold, 3)
		b.reason = ui.Centred(ui.Box(s.X, top, s.W, float32(len(lines))*size*ui.LineHeight+14), w, 200)
		if len(lines) == 1 {
			b.reason = ui.Centred(b.reason, a.Config().Measure.Width(text, size, ui.Bold)+36, 200)
		}
		top += b.reason.H + 2
	}
	b.stacks = ui.Box(b.plates.X, top, b.plates.W, b.plates.Y-4-top)
	return b
}

// Build adds a stack of books for each player, the plates below them, and what can be done next.
func (e *score) Build(b *ui.Builder) {
	a := e.App
	at := e.boxes()
	b.Add(ui.Element{ID: "score", Role: ui.RolePanel, Look: LookDawn, Rect: a.Window(), Label: e.title(), Part: e.progress(0, dawnTicks)})
	e.stacks(b, at.stacks)
	for i := range e.players {
		e.plate(b, ui.Row(at.plates, i, e.players, 8), i)
	}
	title := e.title()
	if _, floor := a.TextSize(); a.Config().Measure.Width(title, floor, ui.Bold) > at.title.W*.76 {
		switch k := e.counting(); {
		case k >= 0:
			title = a.T("score." + kinds[k])
		case e.crowning() > 0 && len(e.winners()) > 1:
			title = a.T("score.together")
		}
	}
	b.Add(ui.Element{ID: "score.title", Role: ui.RoleLabel, Look: ui.LookBanner, Over: true, Rect: at.title, Text: title, Label: e.title(), Size: at.title.H * .44, Crest: e.banner()})
	if text := e.reason(); text != "" && e.done() {
		b.Add(ui.Element{ID: "score.reason", Role: ui.RoleLabel, Look: ui.LookChip, Over: true, Rect: at.reason, Text: text, Lines: 3})
	}
	if !e.done() {
		b.Icon("score.skip", at.skip, pictures.SymSkip, a.T("table.skip"), e.finish)
		return
	}
	e.buttons(b, at.bar)
}

// banner returns the crest in whose colour the winner is named.
func (e *score) banner() int {
	if names := e.winners(); len(names) == 1 && e.crowning() > 0 {
		return e.crests[slices.Index(e.names[:], names[0])]
	}
	return ui.NoCrest
}

// shifts are how far the books of a stack lie out of its middle, and waist how much narrower they
// are than the widest, as parts of what is allowed.
var (
	shifts = [...]float32{.1, -.7, .5, -.2, .8, -.5, .3, -.9, .6, 0, -.4}
	waist  = [...]float32{0, .35, .1, .8, .25, .6, .05, .45, .9, .2, .7}
)

// stacks adds the books and who stands on them.
func (e *score) stacks(b *ui.Builder, r ui.Rect) {
	a := e.App
	_, floor := a.TextSize()
	col := ui.Row(r, 0, e.players, 8)
	widest := min(col.W*.91, 226)
	play := widest * .07
	how := e.lettering(widest - play)
	low := floor * 1.3 // the least height of a book
	switch how {
	case byName, byNameOnly:
		low = floor*ui.LineHeight + 7
	case byNumber:
		low = 44
	}
	face := max(36, min(max(col.W*.48, min(col.W*.82, 60)), r.H*.28, 118))
	room := r.H - face*1.14
	heights := e.heights(room, min(low, room/float32(len(kinds))), min(9, widest/14))
	if room/float32(len(kinds)) < low && how < bySign {
		how = bySign // letters need more room than numbers
	}
	for i := range e.players {
		e.light(b, ui.Row(r, i, e.players, 8), heights[i], face, i)
	}
	for i := range e.players {
		col := ui.Row(r, i, e.players, 8)
		y := col.Y + col.H
		top := y
		for k := range kinds {
			n := part(e.scores[i], k)
			t := e.laying(i, k)
			if t == 0 {
				continue
			}
			h := heights[i][k]
			seed := (i*4 + k*3) % len(shifts)
			w := widest - play*waist[(seed+i)%len(waist)]
			x := max(col.X, min(col.X+col.W-w, col.X+(col.W-w)/2+play*.8*shifts[seed]))
			y -= h
			e.book(b, ui.Box(x, y, w, h), i, k, n, t, how)
			top = (y+h)*(1-beat.Out.At(min(1, 1.6*t))) + y*beat.Out.At(min(1, 1.6*t))
			if t < 1 {
				top -= face * .2 * 4 * t * (1 - t) // a hop
			}
		}
		d := face
		lit := float32(0)
		if e.won(i) {
			lit = e.crowning()
		}
		b.Add(ui.Element{ID: "score.stack." + strconv.Itoa(i+1) + ".face", Role: ui.RoleLabel, Look: LookOnStack, Rect: ui.Box(col.X+(col.W-d)/2, max(r.Y, top-d*1.01), d, d), Sitter: 1 + e.faces[i],
			Crest: e.crests[i], Label: e.names[i], Over: true, Lit: lit > 0, Part: lit})
	}
}

// light adds the light in which a winner stands, behind all books.
func (e *score) light(b *ui.Builder, col ui.Rect, heights [len(kinds)]float32, face float32, i int) {
	k := e.crowning()
	if !e.won(i) || k == 0 {
		return
	}
	y := col.Y + col.H
	for _, h := range heights {
		y -= h
	}
	at := ui.Box(col.X+(col.W-face)/2, max(col.Y, y-face*1.01), face, face)
	b.Add(ui.Element{ID: "score.stack." + strconv.Itoa(i+1) + ".light", Role: ui.RolePanel, Look: LookHalo, Rect: at, Part: k, Over: true})
}

// How the kind of a book stands on its spine.
const (
	byName     = iota // its sign and its name
	byNameOnly        // its name
	bySign            // its sign
	byNumber          // its sign above its number: a narrow book has no room beside it
)

// SpineEnd is the width of the bands at the end of a spine; no letters stand there.
const SpineEnd = 16

// lettering returns how kinds can stand on a spine so wide, all in the same way.
func (e *score) lettering(w float32) int {
	a := e.App
	_, size := a.TextSize()
	room := w - 2*SpineEnd - a.Config().Measure.Width("88", size*1.15, ui.Bold) - 8
	how := byName
	for _, kind := range kinds {
		switch name := a.Config().Measure.Width(a.T("score."+kind), size, ui.Bold); {
		case name > room && room < size*1.3:
			return byNumber
		case name > room:
			how = bySign
		case name+size*1.6 > room:
			how = max(how, byNameOnly)
		}
	}
	return how
}

// book adds a part of a player's points.
func (e *score) book(b *ui.Builder, r ui.Rect, seat, kind, n int, t float32, how int) {
	a := e.App
	label := e.names[seat] + a.T("list.comma") + a.T("score."+kinds[kind]) + a.Colon() + strconv.Itoa(n)
	el := ui.Element{ID: "score." + strconv.Itoa(seat+1) + "." + kinds[kind], Role: ui.RoleButton, Look: LookVolume, Rect: r, Crest: e.crests[seat], Target: ui.Target{N: uint8(kind)},
		Label: label, Hint: label, Mark: strconv.Itoa(n), Part: t, Over: true, Below: how == byNumber, Align: ui.AlignLeft, Sound: sound.Page, OnPress: func() { e.open(seat, kind) }}
	_, floor := a.TextSize()
	left := float32(SpineEnd)
	if how != byNameOnly {
		el.Icons = []ui.Icon{emblem(kind)}
		left += min(r.H-6, floor*1.35) + 5
	}
	if how == byName || how == byNameOnly {
		el.Text = a.T("score." + kinds[kind])
		el.Size = floor
		right := 2 + a.Config().Measure.Width(el.Mark, floor*1.15, ui.Bold) + SpineEnd
		el.Inner = ui.Box(r.X+left, r.Y, r.W-left-right, r.H-1)
	}
	b.Add(el)
}

// heights returns how high each book is: as its points, at most so much for each, but none below the
// least height, and so that more points always make a higher stack, equal ones an equal one.
func (e *score) heights(room, least, most float32) (h [grimoria.MaxSeats][len(kinds)]float32) {
	order := make([]int, e.players)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return e.scores[i].Total() - e.scores[j].Total() })
	var stack [grimoria.MaxSeats]float32
	try := func(unit float32) float32 {
		high, points := float32(0), -1
		for n := 0; n < len(order); {
			same := n
			for points = e.scores[order[n]].Total(); same < len(order) && e.scores[order[same]].Total() == points; same++ {
			}
			want := float32(0)
			if points > 0 {
				want = high + 3
			}
			for _, i := range order[n:same] {
				sum := float32(0)
				for k := range kinds {
					h[i][k] = 0
					if p := part(e.scores[i], k); p > 0 {
						h[i][k] = max(least, float32(p)*unit)
					}
					sum += h[i][k]
				}
				stack[i] = sum
				want = max(want, sum)
			}
			for _, i := range order[n:same] {
				for k := range kinds {
					if stack[i] > 0 {
						h[i][k] *= want / stack[i]
					}
				}
			}
			high, n = want, same
		}
		return high
	}
	lo, hi := float32(0), most
	for range 24 {
		if mid := (lo + hi) / 2; try(mid) > room {
			hi = mid
		} else {
			lo = mid
		}
	}
	if high := try(lo); high > room { // not even the least heights fit
		for i := range h {
			for k := range kinds {
				h[i][k] *= room / high
			}
		}
	}
	return h
}

// plate adds a player's name, place and sum.
func (e *score) plate(b *ui.Builder, r ui.Rect, i int) {
	a := e.App
	id := "score." + strconv.Itoa(i+1)
	_, floor := a.TextSize()
	measure := a.Config().Measure
	sum, rank, name := strconv.Itoa(e.counted(i)), "", e.names[i]
	if e.done() {
		rank = a.T("score.rank." + strconv.Itoa(e.ranks[i]))
	}
	label := name + a.T("list.comma") + a.T("score.total") + a.Colon() + sum
	if rank != "" {
		label = rank + a.Colon() + label
	}
	in := b.Add(ui.Element{ID: id + ".plate", Role: ui.RoleButton, Look: LookNamePlate, Rect: r, Label: label, Hint: label, Lit: e.won(i) && e.crowning() > 0, Over: true, OnPress: func() { e.open(i, e.thickest(i)) }})
	seal := func(r ui.Rect) {
		b.Add(ui.Element{ID: id + ".total", Role: ui.RoleLabel, Look: LookSum, Rect: r, Text: sum, Size: max(floor, min(26, r.H*.42)), Label: label})
	}
	b.Inside(in, func() {
		put := func(what string, r ui.Rect, text string, lines int, align ui.Align) {
			if _, ok := ui.Wrap(measure, text, r.W, floor, ui.Bold, lines); ok && text != "" {
				look := ui.LookHeading
				if what == "rank" {
					look = ui.LookText
				}
				b.Add(ui.Element{ID: id + "." + what, Role: ui.RoleLabel, Look: look, Rect: r, Text: text, Size: floor, Lines: lines, Align: align})
			}
		}
		switch {
		case r.W < leastPlate && r.H > 80: // all below each other
			d := min(r.W*.5, 42)
			row := ui.Box(r.X+5, r.Y+7, r.W-10, d)
			b.Crest(id+".crest", ui.Box(row.X+1, row.Y+(d-28)/2, 28, 28), e.crests[i], name)
			seal(ui.Box(row.X+row.W-d, row.Y, d, d))
			rest := ui.Box(r.X+4, r.Y+d+7, r.W-8, r.H-d-13)
			put("name", ui.Box(rest.X, rest.Y, rest.W, rest.H-22), name, 2, ui.AlignCentre)
			put("rank", ui.Box(rest.X, rest.Y+rest.H-22, rest.W, 20), rank, 1, ui.AlignCentre)
		case r.W < 190: // the name above the rest
			d := r.H - 26
			put("name", ui.Box(r.X+8, r.Y+5, r.W-16, 21), name, 1, ui.AlignCentre)
			seal(ui.Box(r.X+r.W-d-7, r.Y+23, d, d))
			b.Crest(id+".crest", ui.Box(r.X+9, r.Y+r.H-30, 24, 24), e.crests[i], name)
			put("rank", ui.Box(r.X+35, r.Y+r.H-29, r.W-d-44, 22), rank, 1, ui.AlignCentre)
		default:
			d := r.H - 10
			c := min(r.H*.54, 34)
			b.Crest(id+".crest", ui.Box(r.X+9, r.Y+(r.H-c)/2, c, c), e.crests[i], name)
			seal(ui.Box(r.X+r.W-d-6, r.Y+5, d, d))
			text := ui.Box(r.X+c+14, r.Y+6, r.W-c-d-22, r.H-12)
			if rank == "" {
				put("name", text, name, 2, ui.AlignLeft)
				return
			}
			put("name", ui.Column(text, 0, 2, 0), name, 1, ui.AlignLeft)
			put("rank", ui.Column(text, 1, 2, 0), rank, 1, ui.AlignLeft)
		}
	})
}

// thickest returns the kind that has brought a player most.
func (e *score) thickest(seat int) int {
	best := 0
	for k := range kinds {
		if part(e.scores[seat], k) > part(e.scores[seat], best) {
			best = k
		}
	}
	return best
}

// buttons adds what can be done next.
func (e *score) buttons(b *ui.Builder, r ui.Rect) {
	a := e.App
	type button struct {
		id, key string
		look    ui.Look
		press   func()
	}
	list := []button{
		{"score.sums", "score.sums", ui.LookButton, func() { a.Push(&sums{Popup: ui.Popup{App: a}, e: e}) }},
		{"end.replay", "end.replay", ui.LookButton, func() { a.Push(newReplay(a, e.g, e.s)) }},
		{"end.rematch", "end.rematch", ui.LookPrimary, func() { e.g.begin(a, e.s.Config().Rematch(a.Config().NewSeed())) }},
		{"end.new", "end.new", ui.LookButton, func() { a.ShowTitle(); e.g.SetUp(a) }},
		{"end.leave", "end.title_screen", ui.LookButton, a.ShowTitle},
	}
	if a.CanLink() {
		list = append(list, button{"end.link", "link.copy", ui.LookButton, func() { a.CopyLink(a.At(), e.s.Record()) }})
	}
	bar := ui.Centred(r, 1120, r.H)
	var names []string
	for _, x := range list {
		names = append(names, a.T(x.key))
	}
	cells, _ := b.Share(bar, names, 8)
	for i, x := range list {
		at := cells[i]
		if a.Upright() {
			at = ui.Row(ui.Column(r, 0, 2, 6), i, 2, 6)
			if i > 1 {
				at = ui.Row(ui.Column(r, 1, 2, 6), i-2, len(list)-2, 6)
			}
		}
		b.Add(ui.Element{ID: x.id, Role: ui.RoleButton, Look: x.look, Rect: at, Text: a.T(x.key), Lines: 2, Over: true, OnPress: x.press})
	}
}
