package show

import (
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Line is a line of the chronicle: something that everybody saw (M8). It names
// players and never says "you".
type Line struct {
	Icon   ui.Icon    // the subject
	Seat   rules.Seat // the player, NoSeat for none
	Text   words.Text
	Goods  []ui.Icon // what was paid or gained
	Target ui.Target // what to highlight
	Turn   bool      // a turn begins here
	N      int       // the turn's number, if one begins

	Deed   Deed // what the line means for the story of the turn (Turns)
	Action touria.Action
	Place  touria.Space
	Net    [rules.Seats]Net // what has changed hands since the line before
}

// Chronicle appends the lines of a decision to dst. A private event appears
// without its content.
func Chronicle(dst []Line, b *touria.Board, made *Made, names *Names) []Line {
	c := chronicler{board: b, made: made, names: names}
	from := len(dst)
	for i := range made.Events {
		e := &made.Events[i]
		n := len(dst)
		dst = c.line(dst, e)
		if len(dst) > n { // what came before belongs here, but not to the next player's turn
			if dst[n].Turn && n > 0 {
				dst[n-1].take(&c.net)
			} else {
				dst[n].take(&c.net)
			}
		}
		c.balance(e)
		if len(dst) > from { // what a line's events bring belongs to the line
			dst[len(dst)-1].take(&c.net)
		}
	}
	if len(dst) > 0 {
		dst[len(dst)-1].take(&c.net)
	}
	return dst
}

// take adds what has changed hands to the line.
func (l *Line) take(net *[rules.Seats]Net) {
	for seat := range net {
		l.Net[seat].plus(&net[seat])
	}
	*net = [rules.Seats]Net{}
}

// balance notes what an event moves, as far as everybody sees it.
func (c *chronicler) balance(e *touria.Event) {
	if e.Seat >= rules.NoSeat {
		return
	}
	n := &c.net[e.Seat]
	switch {
	case e.Only != rules.Everyone:
		if e.Kind == touria.Kept && !c.public(touria.Gained) {
			n.Unseen++
		}
	case e.Kind == touria.Gained || e.Kind == touria.Collected:
		n.add(&e.Holdings, 1)
	case e.Kind == touria.Paid:
		n.add(&e.Holdings, -1)
	}
}

// public reports whether the decision led to an event of that kind that everybody
// saw.
func (c *chronicler) public(kind touria.EventKind) bool {
	return slices.ContainsFunc(c.made.Events, func(e touria.Event) bool { return e.Kind == kind && e.Only == rules.Everyone })
}

type chronicler struct {
	board *touria.Board
	made  *Made
	names *Names
	told  [touria.EventKinds]bool // the next Paid or Gained is part of another line
	net   [rules.Seats]Net        // what has changed hands and is in no line yet
}

func (c *chronicler) name(e *touria.Event) any { return words.Lit("Name", c.names[e.Seat&3]) }

func seatOf(e *touria.Event) ui.Target { return Thing(TargetSeat, e.Seat) }

func spaceOf(e *touria.Event) ui.Target { return Thing(TargetSpace, e.At) }

// line appends the line of an event, if it has one of its own.
func (c *chronicler) line(dst []Line, e *touria.Event) []Line {
	if e.Only != rules.Everyone {
		return c.hidden(dst, e)
	}
	l := Line{Seat: e.Seat, Target: seatOf(e), Goods: Icons(e.Holdings), Place: touria.NoSpace}
	say := func(args ...any) words.Text { return words.Say("chronicle."+e.Kind.String(), args...) }
	name, what, door := c.name(e), words.Gap("What", Goods(e.Holdings)), Thing(TargetDoor, e.At)
	l.Text = say(name)
	switch e.Kind {
	case touria.TowerTurned:
		l.Icon, l.Target = ui.Icon{Kind: IconTower, What: e.At}, Thing(TargetTower, e.At)
		l.Text = c.turned(e, &l)
	case touria.Paid, touria.Gained:
		if c.isTold(e) || len(l.Goods) == 0 {
			return dst
		}
		l.Icon, l.Text = ui.Icon{Kind: l.Goods[0].Kind, What: l.Goods[0].What}, say(name, what)
	case touria.Stepped:
		l.Icon, l.Target = ui.Icon{Kind: IconSpace, What: e.At}, spaceOf(e)
		l.Goods, l.Text = nil, say(place(touria.Space(e.At), "to"))
		if e.Gold > 0 {
			l.Text.Key = "chronicle.stepped.paid"
		}
	case touria.Jumped, touria.Travelled:
		l.Icon, l.Target = ui.Icon{Kind: IconSpace, What: e.At}, spaceOf(e)
		l.Goods, l.Text = nil, say(place(touria.Space(e.At), "to"))
		if e.Kind == touria.Travelled {
			l.Deed, l.Place = DeedFlew, touria.Space(e.At)
		}
	case touria.Collected:
		l.Icon, l.Target = ui.Icon{Kind: IconGem, What: l.Goods[0].What}, spaceOf(e)
		l.Text = say(name, what)
	case touria.Returned:
		l.Icon, l.Target, l.Text = ui.Icon{Kind: IconBag}, spaceOf(e), say()
	case touria.Refilled:
		l.Icon, l.Target = ui.Icon{Kind: IconBag}, spaceOf(e)
		l.Text = say(place(touria.Space(e.At), "name"), what)
	case touria.Rolled:
		l.Icon, l.Target = ui.Icon{Kind: IconDie, What: e.Arg}, ui.Target{Kind: TargetDie}
		l.Text = say(name, gem(touria.Colour(e.Arg)))
		if e.Seat == rules.NoSeat {
			l.Text = words.Say("chronicle.rolled.setup", gem(touria.Colour(e.Arg)))
		}
	case touria.OrderFilled, touria.OrderOpened:
		o := c.board.Order(int(e.Arg))
		l.Icon, l.Target = ui.Icon{Kind: IconOrder, What: e.Arg}, Thing(TargetOrder, e.At)
		l.Text = say(name, words.Num("Count", o.Gold), words.Gap("What", Goods(touria.Holdings{Gems: o.Gems})))
	case touria.ItemTaken, touria.ItemOpened:
		c.told[touria.Gained] = e.Kind == touria.ItemTaken
		l.Icon, l.Target = ui.Icon{Kind: IconItem, What: e.Arg}, Thing(TargetDisplay, e.At)
		l.Text = say(name, item(touria.Item(e.Arg)))
	case touria.ItemUsed:
		c.told[touria.Paid] = true
		l.Icon, l.Text = ui.Icon{Kind: IconItem, What: e.Arg}, say(name, item(e.As))
		if e.As != touria.Item(e.Arg) {
			l.Text.Key = "chronicle.item_used.mirror"
		}
	case touria.BonusTaken:
		c.told[touria.Gained] = true
		l.Goods = Icons(bonus(e.Arg))
		l.Icon = ui.Icon{Kind: l.Goods[0].Kind, What: l.Goods[0].What}
		l.Text = say(name, words.Gap("What", Goods(bonus(e.Arg))))
	case touria.GemDestroyed:
		l.Icon = ui.Icon{Kind: IconGem, What: uint8(touria.Black)}
	case touria.Entered:
		l.Icon, l.Target = ui.Icon{Kind: IconCrest, What: uint8(e.Seat)}, Thing(TargetSpace, touria.AtCastle)
		l.Deed = DeedEntered
	case touria.DoorOpened:
		l.Icon, l.Target, l.Deed = ui.Icon{Kind: IconWho, What: e.Arg}, door, DeedDoor
		l.Text = say(name, words.Num("Count", int(e.At)), words.Ref("Who", whoKey(touria.Who(e.Arg))))
	case touria.DutyPaid, touria.DutyFailed:
		l.Icon, l.Target = ui.Icon{Kind: IconDoor, What: e.At}, door
	case touria.Joined:
		l.Icon, l.Deed = ui.Icon{Kind: IconElixir}, DeedJoined
		l.Text.Key += [...]string{".elixir", ".flagon"}[e.Arg&1]
		if e.Arg == 0 { // the elixir changes hands
			c.told[touria.Paid], c.told[touria.Gained] = true, true
		}
	case touria.TurnBegan:
		l.Icon, l.Turn, l.N = ui.Icon{Kind: IconTurn}, true, int(e.Turn)
		l.Text = say(name, words.Num("Count", int(e.Turn)))
	case touria.Won:
		l.Icon, l.Deed = ui.Icon{Kind: IconRing}, DeedWon
		l.Text.Key += [...]string{".doors", ".marriage"}[e.Arg&1]
	default:
		return dst
	}
	return append(dst, l)
}

// hidden appends the public side of a private event.
func (c *chronicler) hidden(dst []Line, e *touria.Event) []Line {
	l := Line{Seat: e.Seat, Target: seatOf(e)}
	switch e.Kind {
	case touria.Drawn:
		l.Icon, l.Text = ui.Icon{Kind: IconBag}, words.Say("chronicle.drawn", c.name(e))
	case touria.Kept:
		if c.public(touria.Gained) {
			return dst // open screens: the gain says it
		}
		l.Icon, l.Text = ui.Icon{Kind: IconGem, What: uint8(touria.NoColour)}, words.Say("chronicle.gained.hidden", c.name(e))
	case touria.Peeked:
		l.Icon = ui.Icon{Kind: IconItem, What: uint8(touria.CrystalBall)}
		l.Target = Thing(TargetDoor, e.Doors[0])
		l.Text = words.Say("chronicle.peeked", c.name(e), words.Num("A", int(e.Doors[0])), words.Num("B", int(e.Doors[1])))
	default:
		return dst
	}
	return append(dst, l)
}

// turned says why a tower turned: it was chosen, or turned for a sword or a pass.
func (c *chronicler) turned(e *touria.Event, l *Line) words.Text {
	w := touria.Tower(e.At)
	switch c.made.Decision.Kind {
	case touria.ChooseTower: // the face that the seat saw before the turn
		a := c.board.Face(w, int(e.Arg)+int(e.Seat)+3)
		l.Deed, l.Action = DeedTower, a
		if a != touria.Wizard {
			l.Place = touria.Space(a)
		}
		return words.Say("chronicle.tower", c.name(e), words.Ref("Action", actionKey(a)), towerName(w))
	case touria.Pass:
		l.Deed = DeedPassed
		return words.Say("chronicle.passed", c.name(e), towerName(w))
	}
	return words.Say("chronicle.tower_turned", c.name(e), towerName(w))
}

// isTold reports whether a payment or gain is part of another line.
func (c *chronicler) isTold(e *touria.Event) bool {
	told := c.told[e.Kind]
	c.told[e.Kind] = false
	if e.Kind == touria.Paid {
		k := c.made.Decision.Kind
		told = told || k == touria.Step || k == touria.Jump || e.Gems[touria.Black] == 1 && c.destroys()
	}
	return told
}

func (c *chronicler) destroys() bool {
	return slices.ContainsFunc(c.made.Events, func(e touria.Event) bool { return e.Kind == touria.GemDestroyed })
}
