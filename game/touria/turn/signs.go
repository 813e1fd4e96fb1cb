package turn

import (
	"slices"
	"strconv"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Sizes of the signs on the map.
const (
	nextSize  = 46 // of the place that a tower shows next
	tagHigh   = 36
	tagLetter = 27
	tagPad    = 6
	tagIcon   = 25
	tagText   = tagPad + tagLetter + 5 // where its text begins
	tagAir    = 3
	landEdge  = 2 // where nothing lies
	landRim   = 4 // where no card lies
	finger    = 44

	nextPart = .44 // of a tower
	nextLow  = .6  // how far it stands above the tower's foot, in parts of it
	nextOut  = .25 // and beside it

	cardGap   = 8
	cardRim   = 6
	cardEdge  = 14 // beside its words
	cardWords = 26 // their height
	cardOff   = 44 // from the mine

	letterSize, smallLetter = 30, 22 // of a way on a small screen
)

// The cards of the gems of a mine, and of the thief's.
var mineCard, thiefCard = ui.Rect{W: 108, H: 122}, ui.Rect{W: 132, H: 152}

// Letter names a way on the map and on the sheet: A, B, C …
func Letter(way int) string { return string(rune('A' + way%26)) }

// BuildOver adds what stands over the map: what each tower shows the viewer next, and a tag on each way that can be
// walked.
func (h Hands) BuildOver(b *ui.Builder, land ui.Rect) {
	t := h.Turn
	over := signs{t}
	var taken []ui.Rect // where no tag may lie
	for w := touria.NW; w <= touria.SW; w++ {
		taken = append(taken, geometry.Tower(land, w))
	}
	if t.Deciding && !t.Board.Small && t.View.Phase() == touria.PhaseStart && len(t.Path) == 0 && t.Among.Kind == show.TargetNone {
		for w := touria.NW; w <= touria.SW; w++ {
			at := nextAt(geometry.Tower(land, w), w)
			next := t.Board.Model.Faces(w, t.Board.Eyes).Roof
			e := ui.Element{ID: "table.next." + w.String(), Role: ui.RoleLabel, Look: board.LookNext, Rect: at, Over: true, Silent: true, Target: show.Thing(show.TargetTower, w),
				Label: t.a.T("tower.next", words.Ref("Action", "action."+next.String()+".name")), Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(next)}}}
			if path := over.turning(w); path != nil && at.W*t.a.Scale() >= finger {
				o := path[len(path)-1]
				e.Role, e.Hint, e.OnPress = ui.RoleTarget, e.Label+"\n"+o.Label.In(t.a.Words()), func() { over.turnTower(w) }
			}
			b.Add(e)
			taken = append(taken, at)
		}
	}
	taken = over.pairs(b, land, taken)
	over.tags(b, land, taken)
	if !t.Board.Small {
		over.cards(b, land)
	}
}

// zoom is how much larger things lie on the map than they are laid out: on a small screen they keep their size.
func (t *signs) zoom() float32 {
	if !t.Board.Small {
		return 1
	}
	zoom, _, _ := t.Board.Lens.View()
	return zoom
}

// turning returns the options that lead to turning a tower for a sword, the last of which does it; nil if it can't be done.
func (t *signs) turning(w touria.Tower) (path []*show.Option) {
	t.Choices.Walk(func(o *show.Option) bool {
		if o.Decision.Kind == touria.TurnTower && touria.Tower(o.Decision.Arg) == w {
			path = t.Choices.Path(o.ID)
		}
		return path == nil
	})
	return path
}

// turnTower selects the turning of a tower: the sign beside it shows what comes then.
func (t *signs) turnTower(w touria.Tower) {
	path := t.turning(w)
	if !t.Open() || path == nil {
		return
	}
	for _, o := range path[:len(path)-1] {
		t.OpenGroup(o.ID)
	}
	t.Pick(path[len(path)-1])
}

// signs are what lies over the map for who decides.
type signs struct{ *Turn }

// cards lays the gems of which one is to be chosen over the map: beside the mine, or in the middle for the thief's.
func (t *signs) cards(b *ui.Builder, land ui.Rect) {
	if !t.Deciding || len(t.Path) > 0 {
		return
	}
	var list []*show.Option
	for _, o := range t.Level() {
		if o.Leaf() && o.Target.Kind == show.TargetMineGem {
			list = append(list, o)
		}
	}
	if len(list) < 2 {
		return
	}
	card := mineCard
	if t.View.Phase() == touria.PhaseThief {
		card = thiefCard
	}
	for _, o := range list { // words come first
		_, least := t.a.TextRoom(t.use(touria.Colour(o.Target.N)))
		card.W = max(card.W, least+cardEdge)
	}
	card.W = min(card.W, (land.W-cardGap)/float32(len(list))-cardGap)
	x, y := land.At(.5, .5)
	if t.View.Phase() == touria.PhaseMine {
		x, y = geometry.Space(t.Board.Model.Board(), land, t.Board.Model.Heroes)
		if y -= card.H/2 + cardOff; y < land.Y+card.H/2+landRim {
			y += card.H + 2*cardOff + landRim
		}
	}
	all := ui.Around(x, y, float32(len(list))*(card.W+cardGap)-cardGap, card.H).Within(land.Trim(landRim, landRim))
	for i, o := range list {
		t.gem(b, ui.Row(all, i, len(list), cardGap), o)
	}
}

// gem adds the card of a gem: the same button as its row on the sheet.
func (t *signs) gem(b *ui.Builder, at ui.Rect, o *show.Option) {
	c := touria.Colour(o.Target.N)
	e := ui.Element{ID: "table.card." + c.String(), Role: ui.RoleButton, Look: ui.LookOption, Rect: at, Over: true, Paper: true, Silent: true, Target: o.Target, Label: o.Label.In(t.a.Words()),
		Hint: o.Label.In(t.a.Words()), Checked: t.Primary() == o, Advised: t.Advice.Leads(o), Marked: o.Reveals, OnPress: func() { t.Take(o) }}
	b.Inside(b.Add(e), func() {
		in := at.Inset(cardRim)
		var words ui.Rect
		if _, least := t.a.TextRoom(t.use(c)); least <= in.W { // else the row says it
			words = in.TakeBottom(cardWords)
		}
		b.Add(ui.Element{ID: e.ID + ".face", Role: ui.RoleLabel, Look: board.LookChoice, Rect: in, Label: e.Label, Icons: board.GemIcon(c, 1), Silent: true})
		if words.Empty() {
			return
		}
		b.Add(ui.Element{ID: e.ID + ".use", Role: ui.RoleLabel, Look: ui.LookText, Rect: words, Text: t.use(c), Silent: true})
	})
}

// use says what a gem of a colour would be for the viewer, in few words.
func (t *signs) use(c touria.Colour) string {
	n := int(t.View.Player(t.View.Me).Gems[c])
	switch {
	case c == touria.Black:
		return t.a.T("gem.black")
	case n == 0:
		return t.a.T("gem.first")
	}
	return t.a.T("gem.have", words.Num("Count", n))
}

// nextAt returns where a tower's next place stands: at its foot, on the side of the map's middle.
func nextAt(tower ui.Rect, w touria.Tower) ui.Rect {
	d := min(nextSize, tower.W*nextPart)
	foot := tower.Trim(-d*nextOut, 0)
	foot.TakeBottom(d * nextLow)
	foot = foot.TakeBottom(d)
	if w == touria.NE || w == touria.SE {
		return foot.TakeLeft(d)
	}
	return foot.TakeRight(d)
}

// tags adds a tag to each way that can be walked: its letter, steps, price and gems. It lies where no other way
// goes, clear of places, towers and signs; where there is no such place the sheet has the way alone.
func (t *signs) tags(b *ui.Builder, land ui.Rect, taken []ui.Rect) {
	ways := t.Ways()
	if len(ways) == 0 {
		return
	}
	m := t.Board.Model.Board()
	for s := range touria.Space(m.Spaces()) {
		taken = append(taken, geometry.Emblem(m, land, s).Inset(-landEdge))
	}
	x, y := geometry.Space(m, land, t.Board.Model.Heroes)
	dx, dy := geometry.Beside(land, t.Board.Model.Heroes)
	taken = append(taken, geometry.Heroes(land, x+dx, y+dy), geometry.Die(m, land))
	for i := range ways {
		rt := &ways[i]
		e := ui.Element{ID: "table.way." + strconv.Itoa(i), Role: ui.RoleInfo, Look: board.LookTag, Over: true, Silent: true, Label: rt.Text().In(t.a.Words()),
			Mark: Letter(i), Size: 18, Align: ui.AlignLeft, Checked: t.Chosen(i), Costs: rt.Costs(), Icons: rt.Icons(), OnPress: func() { t.ChooseWay(i) }, OnHover: func(on bool) { t.Traced(*rt, on) }}
		if t.Board.Small { // the rows say the rest
			e.Role, e.Look, e.OnPress, e.OnHover, e.Value, e.Mark, e.Costs, e.Icons = ui.RoleLabel, board.LookLetter, nil, nil, e.Mark, "", nil, nil
			for _, d := range [...]float32{letterSize, smallLetter} {
				d /= t.zoom()
				if at, ok := t.tagAt(land, i, ui.Rect{W: d, H: d}, taken); ok {
					e.Rect = at
					b.Add(e)
					taken = append(taken, at)
					break
				}
			}
			continue
		}
		gains := board.GainsWide(e.Costs, e.Icons, tagIcon)
		var at ui.Rect
		free := false
		for _, e.Text = range []string{show.Steps(rt).In(t.a.Words()), t.a.Words().Number(len(rt.Spaces))} { // the shorter the more places there are
			wide := t.a.Config().Measure.Width(e.Text, 18, ui.Bold) + landEdge
			at.W, at.H = tagText+wide+tagPad+gains, max(tagHigh, finger/t.a.Scale())
			if at, free = t.tagAt(land, i, at, taken); free {
				text := ui.CutLeft(at, tagText)
				e.Rect, e.Inner = at, text.TakeLeft(wide)
				break
			}
		}
		if !free {
			continue
		}
		b.Add(e)
		taken = append(taken, at.Inset(-tagAir))
	}
}

// beside is where a tag may lie about a point of its way, in parts of its size.
var beside = [...][2]float32{{0, 0}, {.25, 0}, {-.25, 0}, {0, -.8}, {0, .8}, {.56, 0}, {-.56, 0}, {.3, -.8}, {-.3, -.8}, {.3, .8}, {-.3, .8}, {.56, -.8}, {-.56, -.8}, {.56, .8}, {-.56, .8}, {0, -1.4}, {0, 1.4}}

// along is where on a road a tag may lie, the best first.
var along = [...]float32{.5, .4, .6, .3, .7, .2, .8, .1, .9}

// isFree reports whether a place lies on the land and on nothing that is taken.
func isFree(land, at ui.Rect, taken []ui.Rect) bool {
	return at == at.Within(land.Trim(landEdge, landEdge)) && !slices.ContainsFunc(taken, func(r ui.Rect) bool { return r.Overlaps(at) })
}

// tagAt returns a free place for the tag of a way, near the middle of the roads that it has for itself.
func (t *signs) tagAt(land ui.Rect, way int, tag ui.Rect, taken []ui.Rect) (at ui.Rect, ok bool) {
	ways := t.Ways()
	m := t.Board.Model.Board()
	roads := func(rt *show.Route) (list []int) {
		from := t.Board.Model.Heroes
		for _, to := range rt.Spaces {
			if road, ok := m.RoadBetween(from, to); ok {
				list = append(list, road)
			}
			from = to
		}
		return list
	}
	var own, shared []int
	for _, road := range roads(&ways[way]) {
		if slices.ContainsFunc(ways, func(o show.Route) bool {
			return !slices.Equal(o.Spaces, ways[way].Spaces) && slices.Contains(roads(&o), road)
		}) {
			shared = append(shared, road)
		} else {
			own = append(own, road)
		}
	}
	for _, list := range [][]int{own, shared} {
		for _, k := range along {
			for i := range list {
				x, y := geometry.Road(m, land, list[(i+len(list)/2)%len(list)], k)
				for _, by := range beside {
					if at = ui.Around(x+tag.W*by[0], y+tag.H*by[1], tag.W, tag.H); isFree(land, at, taken) {
						return at, true
					}
				}
			}
		}
	}
	return at, false
}

// Where two coloured gems lie in a mine on the way, the player may say before they walk which one they will take. Then the
// walk does not stop to ask. Nothing is chosen for them.

// pairOf returns the two coloured gems of a mine, of which one may be taken; ok is false if there is no choice (T5.5).
func pairOf(v *touria.View, mine int) (pair [2]touria.Colour, ok bool) {
	a, b := v.Mine(mine)
	return [2]touria.Colour{a, b}, a != b && a != touria.Black && b != touria.Black && a < touria.NoColour && b < touria.NoColour
}

// want notes which gem of a mine on the way the player takes; the same again forgets it.
func (t *signs) want(mine int, c touria.Colour) {
	if !t.Open() {
		return
	}
	if t.wish.gems[mine] == c {
		c = touria.Black // the walk asks
	}
	t.wish.gems[mine] = c
	t.a.Changed()
}

// Sizes of the gems beside a mine.
const (
	pickSize = 46
	pickGap  = 4
)

// pairs lays the two gems of each mine on the chosen way beside it, and returns where they lie. Where there is no room, the
// walk asks.
func (t *signs) pairs(b *ui.Builder, land ui.Rect, taken []ui.Rect) []ui.Rect {
	way := t.Way()
	if way == nil {
		return taken
	}
	m := t.Board.Model.Board()
	for s := range touria.Space(m.Spaces()) { // they lie on no place
		taken = append(taken, geometry.Emblem(m, land, s))
	}
	done := map[touria.Space]bool{}
	for _, s := range way.Spaces {
		if !s.IsMine() || done[s] {
			continue
		}
		done[s] = true
		pair, ok := pairOf(&t.View, s.Mine())
		if !ok {
			continue
		}
		d := max(pickSize, finger/t.a.Scale()) / t.zoom()
		x, y := geometry.Space(m, land, s)
		half := (geometry.Emblem(m, land, s).H+d)/2 + pickGap
		for _, by := range [][2]float32{{0, -half}, {0, half}, {half + d, 0}, {-half - d, 0}} {
			at := ui.Around(x+by[0], y+by[1], 2*d+pickGap, d)
			if !isFree(land, at, taken) {
				continue
			}
			for i, c := range pair {
				t.pick(b, ui.Row(at, i, 2, pickGap), s.Mine(), c)
			}
			taken = append(taken, at.Inset(-tagAir))
			break
		}
	}
	return taken
}

// pick adds a gem of a mine on the way, which can be chosen before it is reached.
func (t *signs) pick(b *ui.Builder, at ui.Rect, mine int, c touria.Colour) {
	name := t.a.T("decision.take", words.Ref("Gem", "colour."+c.String()+".gem"))
	e := ui.Element{ID: "table.mine." + string(rune('1'+mine)) + "." + c.String(), Role: ui.RoleButton, Look: ui.LookOption, Rect: at, Over: true, Paper: true,
		Label: t.Board.PlaceName(touria.M1+touria.Space(mine)) + t.a.Colon() + name, Hint: name + "\n" + t.use(c), Checked: t.wish.gems[mine] == c, OnPress: func() { t.want(mine, c) }}
	b.Inside(b.Add(e), func() {
		b.Add(ui.Element{ID: e.ID + ".face", Role: ui.RoleLabel, Look: board.LookChoice, Rect: at.Inset(4), Label: name, Icons: board.GemIcon(c, 1), Silent: true})
	})
}
