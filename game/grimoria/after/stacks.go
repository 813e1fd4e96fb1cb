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

// stacks adds the books and who stands on them.
func (e *Score) stacks(b *ui.Builder, r ui.Rect) {
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
	heights := e.heights(room, min(low, room/float32(len(board.Kinds))), min(9, widest/14))
	if room/float32(len(board.Kinds)) < low && how < bySign {
		how = bySign // letters need more room than numbers
	}
	for i := range e.players {
		e.light(b, ui.Row(r, i, e.players, 8), heights[i], face, i)
	}
	for i := range e.players {
		col := ui.Row(r, i, e.players, 8)
		y := col.Y + col.H
		top := y
		for k := range board.Kinds {
			n := board.PartOf(e.scores[i], k)
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
		b.Add(ui.Element{ID: "score.stack." + strconv.Itoa(i+1) + ".face", Role: ui.RoleLabel, Look: board.LookOnStack, Rect: ui.Box(col.X+(col.W-d)/2, max(r.Y, top-d*1.01), d, d), Sitter: 1 + e.faces[i],
			Crest: e.crests[i], Label: e.names[i], Over: true, Lit: lit > 0, Part: lit})
	}
}

// light adds the light in which a winner stands, behind all books.
func (e *Score) light(b *ui.Builder, col ui.Rect, heights [len(board.Kinds)]float32, face float32, i int) {
	k := e.crowning()
	if !e.won(i) || k == 0 {
		return
	}
	y := col.Y + col.H
	for _, h := range heights {
		y -= h
	}
	at := ui.Box(col.X+(col.W-face)/2, max(col.Y, y-face*1.01), face, face)
	b.Add(ui.Element{ID: "score.stack." + strconv.Itoa(i+1) + ".light", Role: ui.RolePanel, Look: board.LookHalo, Rect: at, Part: k, Over: true})
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
		el.Inner = ui.Box(r.X+left, r.Y, r.W-left-right, r.H-1)
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

// plate adds a player's name, place and sum.
func (e *Score) plate(b *ui.Builder, r ui.Rect, i int) {
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
	in := b.Add(ui.Element{ID: id + ".plate", Role: ui.RoleButton, Look: board.LookNamePlate, Rect: r, Label: label, Hint: label, Lit: e.won(i) && e.crowning() > 0, Over: true, OnPress: func() { e.open(i, e.thickest(i)) }})
	seal := func(r ui.Rect) {
		b.Add(ui.Element{ID: id + ".total", Role: ui.RoleLabel, Look: board.LookSum, Rect: r, Text: sum, Size: max(floor, min(26, r.H*.42)), Label: label})
	}
	b.Inside(in, func() {
		put := func(what string, r ui.Rect, text string, lines int, align ui.Align) {
			_, ok := ui.Wrap(measure, text, r.W, floor, ui.Bold, lines)
			if !ok && what == "name" { // never left out
				text, lines, ok = ui.Shorten(measure, text, r.W, floor, ui.Bold), 1, true
			}
			if ok && text != "" {
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
