package table

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// deed is what a player did in a turn, as everybody saw it: where they were, and
// what they had more or less of afterwards. Players who joined in have deeds of
// their own.
type deed struct {
	turn   int
	seat   rules.Seat
	mark   ui.Icon // the place or what else the turn was about
	target ui.Target
	join   bool
	net    goods
	items  touria.ItemSet // got
	spent  touria.ItemSet // used
	unseen int            // gems that nobody else saw
}

// goods are changes of what a player owns.
type goods struct {
	hearts, gold, swords, elixirs int
	gems                          [touria.Colours]int
}

func (g *goods) add(h *touria.Holdings, sign int) {
	g.hearts += sign * int(h.Hearts)
	g.gold += sign * int(h.Gold)
	g.swords += sign * int(h.Swords)
	g.elixirs += sign * int(h.Elixirs)
	for c, n := range h.Gems {
		g.gems[c] += sign * int(n)
	}
}

// deeds are the latest turns' deeds, the newest last.
type deeds struct {
	list []deed
	dest touria.Space // of the turn that runs
	turn int
}

// keepDeeds is how many deeds are kept: more than any window shows.
const keepDeeds = 40

// of returns the deed of a seat in the turn that runs.
func (ds *deeds) of(seat rules.Seat) *deed {
	for i := len(ds.list) - 1; i >= 0 && ds.list[i].turn == ds.turn; i-- {
		if ds.list[i].seat == seat {
			return &ds.list[i]
		}
	}
	if len(ds.list) >= 2*keepDeeds {
		ds.list = append(ds.list[:0], ds.list[keepDeeds:]...)
	}
	ds.list = append(ds.list, deed{turn: ds.turn, seat: seat, mark: ui.Icon{Kind: show.IconTurn}, target: show.Thing(show.TargetSeat, seat)})
	return &ds.list[len(ds.list)-1]
}

// last returns what a seat did last, nil if nothing yet.
func (ds *deeds) last(seat rules.Seat) *deed {
	for i := len(ds.list) - 1; i >= 0; i-- {
		if ds.list[i].seat == seat {
			return &ds.list[i]
		}
	}
	return nil
}

// at marks a deed with a place of the map.
func (d *deed) at(s touria.Space) {
	d.mark, d.target = ui.Icon{Kind: show.IconSpace, What: uint8(s)}, show.Thing(show.TargetSpace, s)
}

// add adds a decision.
func (ds *deeds) add(b *touria.Board, made *show.Made) {
	for i := range made.Events {
		e := &made.Events[i]
		if e.Kind == touria.TurnBegan {
			ds.turn, ds.dest = int(e.Turn), touria.NoSpace
			ds.of(e.Seat)
			continue
		}
		if e.Seat >= rules.NoSeat {
			continue
		}
		if e.Only != rules.Everyone {
			if e.Kind == touria.Kept {
				ds.of(e.Seat).unseen++
			}
			continue
		}
		switch e.Kind {
		case touria.TowerTurned:
			if made.Decision.Kind == touria.ChooseTower {
				if a := b.Face(touria.Tower(e.At), int(e.Arg)+int(e.Seat)+3); a != touria.Wizard {
					ds.dest = touria.Space(a)
				}
				d := ds.of(e.Seat)
				d.mark = ui.Icon{Kind: show.IconAction, What: uint8(b.Face(touria.Tower(e.At), int(e.Arg)+int(e.Seat)+3))}
				d.target = show.Thing(show.TargetTower, e.At)
				if ds.dest < touria.NoSpace {
					d.at(ds.dest)
				}
			}
		case touria.Travelled:
			ds.dest = touria.Space(e.At)
			ds.of(e.Seat).at(ds.dest)
		case touria.Paid:
			d := ds.of(e.Seat)
			d.net.add(&e.Holdings, -1)
			d.spent |= e.Items
		case touria.Gained, touria.Collected, touria.BonusTaken:
			d := ds.of(e.Seat)
			d.net.add(&e.Holdings, 1)
			d.items |= e.Items
		case touria.Joined:
			d := ds.of(e.Seat)
			d.join = true
			if ds.dest < touria.NoSpace {
				d.at(ds.dest)
			}
		case touria.Entered:
			ds.of(e.Seat).at(touria.AtCastle)
		case touria.DoorOpened:
			d := ds.of(e.Seat)
			d.mark, d.target = ui.Icon{Kind: show.IconWho, What: e.Arg}, show.Thing(show.TargetDoor, e.At)
		case touria.Won:
			ds.of(e.Seat).mark = ui.Icon{Kind: show.IconRing}
		}
	}
}

// paid returns what the player had less of afterwards, got what they had more of;
// what matters most comes first.
func (d *deed) paid() []ui.Icon { return d.changes(-1) }

func (d *deed) got() []ui.Icon {
	icons := d.changes(1)
	if d.unseen > 0 {
		icons = append(icons, ui.Icon{Kind: show.IconGem, What: uint8(touria.NoColour), Count: d.unseen})
	}
	return icons
}

func (d *deed) changes(sign int) (icons []ui.Icon) {
	add := func(kind ui.IconKind, what uint8, n int) {
		if n *= sign; n > 0 {
			icons = append(icons, ui.Icon{Kind: kind, What: what, Count: n})
		}
	}
	add(show.IconHeart, 0, d.net.hearts)
	set := d.items
	if sign < 0 {
		set = d.spent
	}
	for i := touria.Rose; i < touria.NoItem; i++ {
		if set.Has(i) {
			add(show.IconItem, uint8(i), sign)
		}
	}
	add(show.IconGold, 0, d.net.gold)
	add(show.IconSword, 0, d.net.swords)
	for c := touria.Blue; c < touria.NoColour; c++ {
		add(show.IconGem, uint8(c), d.net.gems[c])
	}
	add(show.IconGem, uint8(touria.Black), d.net.gems[touria.Black])
	add(show.IconElixir, 0, d.net.elixirs)
	return icons
}

// deedElement returns a line with a deed: with the player's crest if lead is set.
func (t *Table) deedElement(id string, r ui.Rect, d *deed, lead bool) ui.Element {
	e := ui.Element{ID: id, Role: ui.RoleLabel, Look: LookDeed, Rect: r, Label: t.recapOf(d), Checked: lead, Crest: t.crest(d.seat), Target: d.target,
		Symbol: 0, Icons: append([]ui.Icon{d.mark}, d.got()...), Costs: d.paid()}
	return e
}

// recapOf tells a deed in words.
func (t *Table) recapOf(d *deed) string {
	a := t.a
	text := t.names[d.seat]
	if d.target.Kind == show.TargetSpace {
		text += a.Colon() + t.placeName(touria.Space(d.target.N))
	}
	var got, paid touria.Holdings
	got.Items = d.items
	fill := func(h *touria.Holdings, sign int) {
		set := func(n int) uint8 { return uint8(max(0, sign*n)) }
		h.Hearts, h.Gold = set(d.net.hearts), uint16(set(d.net.gold))
		h.Swords, h.Elixirs = set(d.net.swords), set(d.net.elixirs)
		for c, n := range d.net.gems {
			h.Gems[c] = set(n)
		}
	}
	fill(&got, 1)
	fill(&paid, -1)
	if icons := show.Icons(paid); len(icons) > 0 {
		text += " – " + show.Goods(paid).In(a.Words())
	}
	if icons := show.Icons(got); len(icons) > 0 {
		text += " + " + show.Goods(got).In(a.Words())
	}
	return text
}

// tailLine is the least height of a line of the chronicle's tail.
const tailLine = 44

// leastTail is the number of lines that the tail has room for at least: its scroll unrolls
// as the game goes on.
const leastTail = 3

// earlier returns the turns that the sheet does not tell at rest: those up to the viewer's
// last one.
func (t *Table) earlier() []deed {
	list := t.deeds.list
	if since := t.restTurns(); len(since) > 0 {
		if i := slices.IndexFunc(list, func(d deed) bool { return d.turn >= since[0].N }); i >= 0 {
			list = list[:i]
		}
	}
	if k := len(list); k > 0 && list[k-1].mark.Kind == show.IconTurn && list[k-1].net == (goods{}) {
		list = list[:k-1] // the turn has just begun
	}
	return list
}

// buildTail shows the turns before those that the sheet tells, a line each, the newest at
// the bottom: who was where, and what they have more or less of now. A press on a line
// shows its turn on the board once more, one elsewhere opens the chronicle.
func (t *Table) buildTail(b *ui.Builder, box *Boxes) {
	r := box.Tail
	if r.H < 44 {
		return
	}
	a := t.a
	head := float32(0) // the turn's number
	if t.model.Turn > 0 && r.H > 100 {
		head = 24
	}
	n := max(1, int((r.H-8-head)/tailLine))
	high := min((r.H-8-head)/float32(n), tailLine*1.15)
	list := t.earlier()
	if len(list) > n {
		list = list[len(list)-n:]
	}
	if lines := max(len(list), leastTail); lines < n {
		r.H = 8 + head + float32(lines)*high
	}
	in := b.Add(ui.Element{ID: "table.tail", Role: ui.RoleButton, Silent: true, Look: LookTail, Paper: true, Rect: r, Label: a.T("table.log"), Hint: a.T("table.log"),
		OnPress: func() { t.pull(logDrawer) }})
	b.Inside(in, func() {
		if head > 0 {
			t.buildTailHead(b, ui.Box(r.X+10, r.Y+4, r.W-20, head))
		}
		for i := range list {
			d := &list[i]
			at := ui.Box(r.X+6, r.Y+4+head+float32(i)*high, r.W-12, high)
			e := t.deedElement("table.tail."+a.Words().Number(i), at, d, true)
			if turn := d.turn; turn > 0 && turn < t.model.Turn { // the turn that runs cannot be shown yet
				e.Role, e.Paper, e.Hint = ui.RoleButton, true, e.Label
				e.OnPress = func() { t.lookBackTo(turn) }
				if why, ok := t.canReplay(turn); !ok {
					e.Disabled, e.Why, e.Quiet = true, why, true
				}
			}
			b.Add(e)
		}
	})
}

// buildTailHead adds what the lines are, and which turn runs.
func (t *Table) buildTailHead(b *ui.Builder, r ui.Rect) {
	turn := ui.Element{ID: "table.turn", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: r, Text: t.a.T("table.turn", words.Num("Count", t.model.Turn)), Size: 18}
	title := t.a.T("table.log")
	width := func(s string) float32 { return t.a.Config().Measure.Width(s, 18, ui.Bold) + 14 } // the inset of text, too
	if width(title)+width(turn.Text) <= r.W {
		turn.Rect, turn.Align = ui.CutLeft(r, r.W-width(turn.Text)), ui.AlignRight
		b.Add(ui.Element{ID: "table.tail.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X, r.Y, r.W-turn.Rect.W, r.H), Text: title, Size: 18, Align: ui.AlignLeft})
	}
	b.Add(turn)
}
