package after

import (
	"slices"
	"strconv"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// shifts are how far the books of a stack lie out of its middle, and waist how much narrower they
// are than the widest, as parts of what is allowed.
var (
	shifts = [...]float32{.1, -.7, .5, -.2, .8, -.5, .3, -.9, .6, 0, -.4}
	waist  = [...]float32{0, .35, .1, .8, .25, .6, .05, .45, .9, .2, .7}
)

// seatGap is the gap between what is of two players.
const seatGap = 8

// leastPlate is the width of a plate below which everything on it stands one below the other.
const leastPlate = 120

// buildStacks adds the books and who stands on them.
func (e *Score) buildStacks(b *ui.Builder, r ui.Rect) {
	columns := ui.Columns(r, seatGap, ui.Each(e.players, -1)...)
	p := e.pile(columns[0])
	for i, col := range columns {
		e.light(b, col, &p, i)
	}
	for i, col := range columns {
		e.stack(b, col, &p, i)
	}
}

// pile is how all books are stacked, in a column for each player.
type pile struct {
	widest, play float32 // of a book, and how much narrower one may be
	face         float32 // of who stands on it
	how          int     // its lettering
	heights      [grimoria.MaxSeats][len(board.Kinds)]float32
}

// pile returns how the books are stacked in columns of a size.
func (e *Score) pile(col ui.Rect) (p pile) {
	const most, mostFace, name, number = 226, 118, 60, 44
	_, floor := e.App.TextSize()
	p.widest = min(col.W*.91, most)
	p.play = p.widest * .07
	p.how = e.lettering(p.widest - p.play)
	low := floor * 1.3 // the least height of a book
	switch p.how {
	case byName, byNameOnly:
		low = floor*ui.LineHeight + 7
	case byNumber:
		low = number
	}
	p.face = max(36, min(max(col.W*.48, min(col.W*.82, name)), col.H*.28, mostFace))
	room := col.H - p.face*1.14
	each := room / float32(len(board.Kinds))
	p.heights = e.heights(room, min(low, each), min(9, p.widest/14))
	if each < low && p.how < bySign {
		p.how = bySign // letters need more room than numbers
	}
	return p
}

// stack adds a player's books, and who stands on them.
func (e *Score) stack(b *ui.Builder, col ui.Rect, p *pile, i int) {
	top, rest := float32(0), col
	for k := range board.Kinds {
		t := e.laying(i, k)
		if t == 0 {
			continue
		}
		h := p.heights[i][k]
		rows := ui.Rows(rest, 0, -1, h)
		seed := (i*4 + k*3) % len(shifts)
		book := ui.Centred(rows[1], p.widest-p.play*waist[(seed+i)%len(waist)], h)
		free := (col.W - book.W) / 2
		book.X += max(-free, min(free, p.play*.8*shifts[seed]))
		e.book(b, book, i, k, board.PartOf(e.scores[i], k), t, p.how)
		rest = rows[0]
		top += h * beat.Out.At(min(1, 1.6*t))
		if t < 1 {
			top += p.face * .2 * 4 * t * (1 - t) // a hop
		}
	}
	lit := float32(0)
	if e.won(i) {
		lit = e.crowning()
	}
	b.Add(ui.Element{ID: "score.stack." + strconv.Itoa(i+1) + ".face", Role: ui.RoleLabel, Look: board.LookOnStack, Rect: p.standing(col, top), Sitter: 1 + e.faces[i],
		Crest: e.crests[i], Label: e.names[i], Over: true, Lit: lit > 0, Part: lit})
}

// standing returns the place of a face on a stack.
func (p *pile) standing(col ui.Rect, high float32) ui.Rect {
	at := ui.Rows(col, 0, -1, p.face, min(high+p.face*.01, col.H-p.face))[1]
	return ui.Centred(at, p.face, p.face)
}

// light adds the light in which a winner stands, behind all books.
func (e *Score) light(b *ui.Builder, col ui.Rect, p *pile, i int) {
	if k := e.crowning(); e.won(i) && k > 0 {
		high := float32(0)
		for _, h := range p.heights[i] {
			high += h
		}
		b.Add(ui.Element{ID: "score.stack." + strconv.Itoa(i+1) + ".light", Role: ui.RolePanel, Look: board.LookHalo, Rect: p.standing(col, high), Part: k, Over: true})
	}
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
func (e *Score) lettering(w float32) int {
	a := e.App
	_, size := a.TextSize()
	room := w - 2*SpineEnd - a.Config().Measure.Width("88", size*1.15, ui.Bold) - 8
	how := byName
	for _, kind := range board.Kinds {
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
func (e *Score) book(b *ui.Builder, r ui.Rect, seat, kind, n int, t float32, how int) {
	a := e.App
	label := e.names[seat] + a.T("list.comma") + a.T("score."+board.Kinds[kind]) + a.Colon() + strconv.Itoa(n)
	el := ui.Element{ID: "score." + strconv.Itoa(seat+1) + "." + board.Kinds[kind], Role: ui.RoleButton, Look: board.LookVolume, Rect: r, Crest: e.crests[seat], Target: ui.Target{N: uint8(kind)},
		Label: label, Hint: label, Mark: strconv.Itoa(n), Part: t, Over: true, Below: how == byNumber, Align: ui.AlignLeft, Sound: sound.Page, OnPress: func() { e.open(seat, kind) }}
	if r.H*a.Scale() < 44 { // no finger would meet it; the plate below opens the same page
		el.Role, el.OnPress = ui.RoleInfo, nil
	}
	_, floor := a.TextSize()
	left := float32(SpineEnd)
	if how != byNameOnly {
		el.Icons = []ui.Icon{board.Emblem(kind)}
		left += min(r.H-6, floor*1.35) + 5
	}
	if how == byName || how == byNameOnly {
		el.Text = a.T("score." + board.Kinds[kind])
		el.Size = floor
		right := 2 + a.Config().Measure.Width(el.Mark, floor*1.15, ui.Bold) + SpineEnd
		el.Inner = ui.Columns(ui.Rows(r, 0, -1, 1)[0], 0, left, -1, right)[1]
	}
	b.Add(el)
}

// heights returns the height of each book: proportional to its points, at most most a point and at least least, so
// that more points always make a higher stack, and equal points an equal one.
func (e *Score) heights(room, least, most float32) (h [grimoria.MaxSeats][len(board.Kinds)]float32) {
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
				for k := range board.Kinds {
					h[i][k] = 0
					if p := board.PartOf(e.scores[i], k); p > 0 {
						h[i][k] = max(least, float32(p)*unit)
					}
					sum += h[i][k]
				}
				stack[i] = sum
				want = max(want, sum)
			}
			for _, i := range order[n:same] {
				for k := range board.Kinds {
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
			for k := range board.Kinds {
				h[i][k] *= room / high
			}
		}
	}
	return h
}

// buildPlate adds a player's name, place and sum.
func (e *Score) buildPlate(b *ui.Builder, r ui.Rect, i int) {
	a := e.App
	id := "score." + strconv.Itoa(i+1)
	_, floor := a.TextSize()
	sum, rank, name := strconv.Itoa(e.counted(i)), "", e.names[i]
	if e.done() {
		rank = a.T("score.rank." + strconv.Itoa(e.ranks[i]))
	}
	label := name + a.T("list.comma") + a.T("score.total") + a.Colon() + sum
	if rank != "" {
		label = rank + a.Colon() + label
	}
	in := b.Add(ui.Element{ID: id + ".plate", Role: ui.RoleButton, Look: board.LookNamePlate, Rect: r, Label: label, Hint: label, Lit: e.won(i) && e.crowning() > 0, Over: true, OnPress: func() { e.open(i, e.thickest(i)) }})
	p := namePlate{e: e, b: b, id: id, seat: i, sum: sum, rank: rank, label: label, size: floor}
	b.Inside(in, func() {
		switch {
		case r.W < leastPlate && r.H > 80:
			p.narrowPlate(r)
		case r.W < 190:
			p.lowPlate(r)
		default:
			p.widePlate(r)
		}
	})
}

// namePlate is what stands on a plate.
type namePlate struct {
	e                    *Score
	b                    *ui.Builder
	id, sum, rank, label string
	seat                 int
	size                 float32 // of the letters
}

// narrowPlate adds everything one below the other.
func (p *namePlate) narrowPlate(r ui.Rect) {
	rows := ui.Rows(r.Inset(4), 0, 3, min(r.W/2, 42), -1, 22)
	p.addCrest(ui.Columns(rows[1], 0, 28, -1)[0], 28)
	p.addSeal(ui.Columns(rows[1], 0, -1, rows[1].H)[1])
	p.addName(rows[2], 2, ui.AlignCentre)
	p.addPlace(rows[3], ui.AlignCentre)
}

// lowPlate adds the name above the rest.
func (p *namePlate) lowPlate(r ui.Rect) {
	rows := ui.Rows(ui.Columns(r, 0, 7, -1, 7)[1], 0, 5, 18, -1, 3)
	rest := ui.Columns(rows[2], 4, 24, -1, rows[2].H)
	p.addName(ui.Rows(r.Inset(5), 0, 21, -1)[0], 1, ui.AlignCentre)
	p.addSeal(rest[2])
	p.addCrest(rest[0], 24)
	p.addPlace(rest[1], ui.AlignLeft)
}

// widePlate adds everything side by side, the place below the name.
func (p *namePlate) widePlate(r ui.Rect) {
	crest := min(r.H*.54, 34)
	cells := ui.Columns(r.Inset(5), 5, crest+4, -1, r.H-10)
	p.addCrest(cells[0], crest)
	p.addSeal(cells[2])
	if p.rank == "" {
		p.addName(cells[1], 2, ui.AlignLeft)
		return
	}
	lines := ui.Rows(cells[1], 0, -1, -1)
	p.addName(lines[0], 1, ui.AlignLeft)
	p.addPlace(lines[1], ui.AlignLeft)
}

func (p *namePlate) addCrest(r ui.Rect, d float32) {
	p.b.Crest(p.id+".crest", ui.Centred(r, d, d), p.e.crests[p.seat], p.e.names[p.seat])
}

func (p *namePlate) addSeal(r ui.Rect) {
	p.b.Add(ui.Element{ID: p.id + ".total", Role: ui.RoleLabel, Look: board.LookSum, Rect: r, Text: p.sum, Size: max(p.size, min(26, r.H*.48)), Label: p.label})
}

// addName adds the name, shortened if it must be.
func (p *namePlate) addName(r ui.Rect, lines int, align ui.Align) {
	text, measure := p.e.names[p.seat], p.e.App.Config().Measure
	if _, ok := ui.Wrap(measure, text, r.W, p.size, ui.Bold, lines); !ok {
		text, lines = ui.Shorten(measure, text, r.W, p.size, ui.Bold), 1
	}
	if text != "" {
		p.b.Add(ui.Element{ID: p.id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: r, Text: text, Size: p.size, Lines: lines, Align: align})
	}
}

// addPlace adds the player's place if there is room.
func (p *namePlate) addPlace(r ui.Rect, align ui.Align) {
	if _, ok := ui.Wrap(p.e.App.Config().Measure, p.rank, r.W, p.size, ui.Bold, 1); ok && p.rank != "" {
		p.b.Add(ui.Element{ID: p.id + ".rank", Role: ui.RoleLabel, Look: ui.LookText, Rect: r, Text: p.rank, Size: p.size, Lines: 1, Align: align})
	}
}

// thickest returns the kind with most of a player's points.
func (e *Score) thickest(seat int) int {
	best := 0
	for k := range board.Kinds {
		if board.PartOf(e.scores[seat], k) > board.PartOf(e.scores[seat], best) {
			best = k
		}
	}
	return best
}
