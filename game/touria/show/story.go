package show

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Deed is what a line of the chronicle means for the story of its turn.
type Deed uint8

// The deeds.
const (
	NoDeed      Deed = iota
	DeedTower        // chose a tower: Line.Action, and Line.Place unless that is the wizard
	DeedFlew         // flew to Line.Place, by wizard or broom
	DeedPassed       // passed
	DeedJoined       // joined in
	DeedEntered      // entered the castle
	DeedDoor         // opened a door: Line.Icon has who was behind it
	DeedWon          // won
)

// Net is what a player has gained less what they have paid, as far as everybody
// saw it.
type Net struct {
	Hearts, Gold, Swords, Elixirs int16
	Gems                          [touria.Colours]int8
	Got, Gave                     touria.ItemSet
	Unseen                        int8 // gems gained whose colour the others did not see
}

func (n *Net) add(h *touria.Holdings, sign int) {
	n.Hearts += int16(sign * int(h.Hearts))
	n.Gold += int16(sign * int(h.Gold))
	n.Swords += int16(sign * int(h.Swords))
	n.Elixirs += int16(sign * int(h.Elixirs))
	for c, k := range h.Gems {
		n.Gems[c] += int8(sign * int(k))
	}
	if sign > 0 { // an item gained and used at once has come and gone
		n.Got, n.Gave = n.Got|h.Items&^n.Gave, n.Gave&^h.Items
	} else {
		n.Gave, n.Got = n.Gave|h.Items&^n.Got, n.Got&^h.Items
	}
}

func (n *Net) plus(m *Net) {
	gained, paid := m.holdings(1), m.holdings(-1)
	n.add(&gained, 1)
	n.add(&paid, -1)
	n.Unseen += m.Unseen
}

// holdings returns the part with a sign.
func (n *Net) holdings(sign int) (h touria.Holdings) {
	h.Hearts, h.Gold = uint8(max(0, sign*int(n.Hearts))), uint16(max(0, sign*int(n.Gold)))
	h.Swords, h.Elixirs = uint8(max(0, sign*int(n.Swords))), uint8(max(0, sign*int(n.Elixirs)))
	for c, k := range n.Gems {
		h.Gems[c] = uint8(max(0, sign*int(k)))
	}
	h.Items = n.Got
	if sign < 0 {
		h.Items = n.Gave
	}
	return h
}

// Gains returns what was gained as icons.
func (n *Net) Gains() []ui.Icon {
	icons := Icons(n.holdings(1))
	if n.Unseen > 0 {
		icons = append(icons, ui.Icon{Kind: IconGem, What: uint8(touria.NoColour), Count: int(n.Unseen)})
	}
	return icons
}

// Costs returns what was paid as icons.
func (n *Net) Costs() []ui.Icon { return Icons(n.holdings(-1)) }

// Empty reports whether nothing has changed hands.
func (n *Net) Empty() bool { return *n == Net{} }

// text returns "2 hearts for 3 blue gems", or an empty text.
func (n *Net) text() words.Text {
	got, gave := goods(n.holdings(1)), goods(n.holdings(-1))
	if n.Unseen > 0 {
		got = append(got, words.Say("story.hidden", words.Num("Count", int(n.Unseen))))
	}
	switch {
	case len(got) > 0 && len(gave) > 0:
		return words.Say("herald.for", words.Gap("A", list(got)), words.Gap("B", list(gave)))
	case len(got) > 0:
		return list(got)
	case len(gave) > 0:
		return words.Say("story.paid", words.Gap("What", list(gave)))
	}
	return words.Text{}
}

// NoTower stands for no tower in a Turn.
const NoTower = touria.Tower(touria.Towers)

// Turn is the story of a turn as everybody saw it. It is made from the lines of
// the chronicle and tells nothing that these do not.
type Turn struct {
	Seat        rules.Seat // whose turn it was; NoSeat for what came before the first one
	N           int        // from 1; 0 before the first turn
	First, Last int        // its lines are lines[First:Last]
	Action      touria.Action
	Tower       touria.Tower // chosen, NoTower for none
	Place       touria.Space // where the action was, NoSpace for nowhere
	Passed      bool
	Entered     bool
	Won         bool
	Doors       int        // doors opened
	Door        uint8      // the last one of them
	Who         touria.Who // who was behind it
	Joined      rules.SeatSet
	Net         [rules.Seats]Net // of every player
}

// Turns groups the lines of the chronicle by turn.
func Turns(lines []Line) []Turn { return Extend(nil, lines) }

// Extend adds to the turns of the first lines what further ones tell. Lines are only appended, so only
// the last turn changes.
func Extend(turns []Turn, lines []Line) []Turn {
	first := 0
	if n := len(turns); n > 0 {
		first = turns[n-1].Last
	}
	for i := first; i < len(lines); i++ {
		l := &lines[i]
		if l.Turn || i == 0 {
			turns = append(turns, Turn{Seat: rules.NoSeat, First: i, Tower: NoTower, Place: touria.NoSpace, Who: touria.Nobody})
		}
		t := &turns[len(turns)-1]
		if l.Turn {
			t.Seat, t.N = l.Seat, l.N
		}
		t.Last = i + 1
		t.add(l)
	}
	return turns
}

func (t *Turn) add(l *Line) {
	for seat := range l.Net {
		t.Net[seat].plus(&l.Net[seat])
	}
	switch l.Deed {
	case DeedTower:
		t.Tower, t.Action, t.Place = touria.Tower(l.Target.N), l.Action, l.Place
	case DeedFlew:
		t.Place = l.Place
	case DeedPassed:
		t.Passed = true
	case DeedJoined:
		t.Joined = t.Joined.With(l.Seat)
	case DeedEntered:
		t.Entered = true
	case DeedDoor:
		t.Doors++
		t.Door, t.Who = l.Target.N, touria.Who(l.Icon.What)
	case DeedWon:
		t.Won = true
	}
}

// Icon returns the picture of the turn: where its player went or what they did.
func (t *Turn) Icon() ui.Icon {
	switch {
	case t.Won:
		return ui.Icon{Kind: IconRing}
	case t.Doors > 0:
		return ui.Icon{Kind: IconWho, What: uint8(t.Who)}
	case t.Entered:
		return ui.Icon{Kind: IconSpace, What: uint8(touria.AtCastle)}
	case t.Place != touria.NoSpace:
		return ui.Icon{Kind: IconSpace, What: uint8(t.Place)}
	case t.Tower != NoTower:
		return ui.Icon{Kind: IconAction, What: uint8(t.Action)}
	}
	return ui.Icon{Kind: IconTurn}
}

// Begun reports whether there is something to tell of the turn.
func (t *Turn) Begun() bool {
	return t.Icon().Kind != IconTurn || t.Passed || t.Seat < rules.NoSeat && t.Net[t.Seat] != Net{}
}

// Target returns what on the board the turn was about.
func (t *Turn) Target() ui.Target {
	switch {
	case t.Doors > 0:
		return Thing(TargetDoor, t.Door)
	case t.Entered:
		return Thing(TargetSpace, touria.AtCastle)
	case t.Place != touria.NoSpace:
		return Thing(TargetSpace, t.Place)
	case t.Tower != NoTower:
		return Thing(TargetTower, t.Tower)
	}
	return Thing(TargetSeat, t.Seat)
}

// Text returns the turn in one sentence. It names its player.
func (t *Turn) Text(names *Names) words.Text {
	if t.Seat >= rules.NoSeat {
		return words.Say("chronicle.start")
	}
	if t.Won {
		return t.Deed(names)
	}
	return told(t.Deed(names), t.Net[t.Seat].text())
}

// Deed returns what the turn's player did, without what it brought.
func (t *Turn) Deed(names *Names) words.Text {
	if t.Seat >= rules.NoSeat {
		return words.Say("chronicle.start")
	}
	return t.deed(words.Lit("Name", names[t.Seat]))
}

func (t *Turn) deed(name words.Arg) words.Text {
	switch {
	case t.Won && t.Doors == 0:
		return words.Say("chronicle.won.marriage", name)
	case t.Won:
		return words.Say("chronicle.won.doors", name)
	case t.Doors == 1:
		return words.Say("story.door", name, words.Num("Count", int(t.Door)), words.Ref("Who", whoKey(t.Who)))
	case t.Doors > 1:
		return words.Say("story.doors", name, words.Num("Count", t.Doors), words.Ref("Who", whoKey(t.Who)))
	case t.Entered:
		return words.Say("story.entered", name)
	case t.Passed:
		return words.Say("story.passed", name)
	case t.Place == touria.NoSpace:
		return words.Say("story.turn", name)
	case t.Tower == NoTower:
		return words.Say("story.broom", name, place(t.Place, "to"))
	case t.Action == touria.Wizard:
		return words.Say("story.wizard", name, place(t.Place, "to"))
	}
	return words.Say("story.walk", name, place(t.Place, "to"))
}

// JoinText says what a player who joined in got out of the turn.
func (t *Turn) JoinText(seat rules.Seat, names *Names) words.Text {
	return told(words.Say("story.joined", words.Lit("Name", names[seat&3])), t.Net[seat&3].text())
}

// BonusText says what a player took before the first turn (T3.7).
func (t *Turn) BonusText(seat rules.Seat, names *Names) words.Text {
	return words.Say("chronicle.bonus_taken", words.Lit("Name", names[seat&3]), words.Gap("What", list(goods(t.Net[seat&3].holdings(1)))))
}

// GiftText says so of who moves second, and why.
func (t *Turn) GiftText(seat rules.Seat, names *Names) words.Text {
	return words.Say("guide.gift", words.Lit("Name", names[seat&3]), words.Gap("What", list(goods(t.Net[seat&3].holdings(1)))))
}

// told joins a deed and what it brought.
func told(deed, result words.Text) words.Text {
	switch {
	case result.Key == "":
		return deed
	case deed.Key == "chronicle.door_opened" || deed.Key == "story.doors": // a colon would announce the person met
		return words.Say("herald.and", words.Gap("A", deed), words.Gap("B", result))
	}
	return words.Say("story.told", words.Gap("A", deed), words.Gap("B", result))
}

// Last is what a player did last: the last turn of their own, nil before the first, and the turns
// since, in which they may have joined in. Portraits ask for it in every frame, so it allocates nothing.
type Last struct {
	Seat  rules.Seat
	Own   *Turn
	since []Turn
}

// LastOf finds what a seat did last.
func LastOf(turns []Turn, seat rules.Seat) Last {
	l := Last{Seat: seat & 3, since: turns}
	for i := len(turns) - 1; i >= 0; i-- {
		if turns[i].Seat == l.Seat {
			l.Own, l.since = &turns[i], turns[i+1:]
			break
		}
	}
	return l
}

// joined returns the last turn since in which the player joined in, nil if there is none.
func (l Last) joined() *Turn {
	for i := len(l.since) - 1; i >= 0; i-- {
		if l.since[i].Joined.Has(l.Seat) {
			return &l.since[i]
		}
	}
	return nil
}

// Latest returns the turn in which the player last did something, nil for none yet.
func (l Last) Latest() *Turn {
	if t := l.joined(); t != nil {
		return t
	}
	return l.Own
}

// Text says it in a sentence, or two; it is empty if there is nothing to tell yet.
func (l Last) Text(names *Names) words.Text {
	var own, join words.Text
	if l.Own != nil && l.Own.Begun() {
		own = l.Own.Text(names)
	}
	if t := l.joined(); t != nil {
		join = t.JoinText(l.Seat, names)
	}
	switch {
	case own.Key == "":
		return join
	case join.Key == "":
		return own
	}
	return words.Say("story.both", words.Gap("A", own), words.Gap("B", join))
}

// Net returns what the player has gained in all of it, less what they have paid.
func (l Last) Net() (n Net) {
	if l.Own != nil {
		n = l.Own.Net[l.Seat]
	}
	for i := range l.since {
		if l.since[i].Joined.Has(l.Seat) {
			n.plus(&l.since[i].Net[l.Seat])
		}
	}
	return n
}
