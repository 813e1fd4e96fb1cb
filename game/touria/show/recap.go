package show

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// NoTower stands for no tower in a Recap.
const NoTower = touria.Tower(touria.Towers)

// Recap is what a player did last, as everybody saw it. The player's panel and
// the curtain show it until the player's next turn (M6).
type Recap struct {
	Turn    int // the turn that it tells of; 0: nothing yet
	Seat    rules.Seat
	Tower   touria.Tower  // chosen, NoTower for none
	Action  touria.Action // of the chosen tower
	Place   touria.Space  // where the action was, NoSpace for nowhere
	Broom   bool
	Passed  bool
	Entered bool
	Door    int        // opened last, 0 for none
	Who     touria.Who // who was behind it
	Won     bool
	Lost    bool            // somebody else has won
	Robbed  bool            // a sword has turned the wizard away since that turn, see Robbed
	Joined  touria.Space    // where the player joined in last since that turn, NoSpace for nowhere
	Got     touria.Holdings // public gains, mines included
	Unseen  int             // gems that nobody else saw
	// The same for what joining in has brought since.
	JoinGot    touria.Holdings
	JoinUnseen int
}

// Recaps holds the recap of each seat.
type Recaps [rules.Seats]Recap

// NewRecaps returns the recaps of a game in which nobody has done anything.
func NewRecaps() (rs Recaps) {
	for s := range rs {
		rs[s] = newRecap(rules.Seat(s), 0)
	}
	return rs
}

func newRecap(s rules.Seat, turn int) Recap {
	return Recap{Turn: turn, Seat: s, Tower: NoTower, Place: touria.NoSpace, Joined: touria.NoSpace, Who: touria.Nobody}
}

// Add adds a decision to the recaps.
func (rs *Recaps) Add(b *touria.Board, made *Made) {
	for i := range made.Events {
		e := &made.Events[i]
		if e.Kind == touria.TurnBegan {
			rs[e.Seat] = newRecap(e.Seat, int(e.Turn))
			continue
		}
		if e.Seat < rules.NoSeat {
			rs[e.Seat].add(b, made, e)
		}
		for s := range rs {
			rs[s].Lost = rs[s].Lost || e.Kind == touria.Won && e.Seat != rs[s].Seat
		}
	}
}

func (rc *Recap) add(b *touria.Board, made *Made, e *touria.Event) {
	if e.Only != rules.Everyone {
		if e.Kind == touria.Kept {
			if rc.Joined != touria.NoSpace {
				rc.JoinUnseen++
			} else {
				rc.Unseen++
			}
		}
		return
	}
	switch e.Kind {
	case touria.TowerTurned:
		switch made.Decision.Kind {
		case touria.ChooseTower:
			rc.Tower = touria.Tower(e.At)
			rc.Action = b.Face(rc.Tower, int(e.Arg)+int(e.Seat)+3)
			if rc.Action != touria.Wizard {
				rc.Place = touria.Space(rc.Action)
			}
		case touria.Pass:
			rc.Passed = true
		}
	case touria.Travelled:
		rc.Place = touria.Space(e.At)
		rc.Broom = rc.Tower == NoTower
	case touria.Gained, touria.Collected:
		if rc.Joined != touria.NoSpace {
			rc.JoinGot = plus(rc.JoinGot, e.Holdings)
		} else {
			rc.Got = plus(rc.Got, e.Holdings)
		}
	case touria.Joined:
		rc.Joined = made.Status.Dest
		rc.JoinGot, rc.JoinUnseen = touria.Holdings{}, 0
	case touria.Entered:
		rc.Entered = true
	case touria.DoorOpened:
		rc.Door, rc.Who = int(e.At), touria.Who(e.Arg)
	case touria.Won:
		rc.Won = true
	}
}

func plus(a, b touria.Holdings) touria.Holdings {
	a.Gold += b.Gold
	a.Hearts += b.Hearts
	a.Swords += b.Swords
	a.Elixirs += b.Elixirs
	a.Items |= b.Items
	for c, n := range b.Gems {
		a.Gems[c] += n
	}
	return a
}

// Text says what the player did in a few words: the last turn of their own, and
// where they joined in since. It is empty if there is nothing to tell yet.
func (rc *Recap) Text() words.Text {
	text, _ := rc.tell()
	join, _ := rc.tellJoin()
	switch {
	case text.Key == "":
		return join
	case join.Key == "":
		return text
	}
	return words.Say("recap.both", words.Gap("A", text), words.Gap("B", join))
}

// Icons returns the latest deed as icons: the deed first, then what it brought.
func (rc *Recap) Icons() []ui.Icon {
	_, icons := rc.tellJoin()
	got, unseen := rc.JoinGot, rc.JoinUnseen
	if icons == nil {
		_, icons = rc.tell()
		got, unseen = rc.Got, rc.Unseen
	}
	if icons == nil {
		return nil
	}
	icons = append(icons, Icons(got)...)
	if unseen > 0 {
		icons = append(icons, ui.Icon{Kind: IconGem, What: uint8(touria.NoColour), Count: unseen})
	}
	return icons
}

// brought fills the gap What with gains.
func brought(got touria.Holdings, unseen int) words.Part {
	parts := goods(got)
	if unseen > 0 {
		parts = append(parts, words.Say("recap.hidden"))
	}
	return words.Gap("What", list(parts))
}

// tellJoin returns in words where the player joined in, and the icons of that.
func (rc *Recap) tellJoin() (words.Text, []ui.Icon) {
	if rc.Joined == touria.NoSpace {
		return words.Text{}, nil
	}
	return words.Say("recap.joined", place(rc.Joined, "at"), brought(rc.JoinGot, rc.JoinUnseen)),
		[]ui.Icon{{Kind: IconElixir}, {Kind: IconSpace, What: uint8(rc.Joined)}}
}

// tell returns the player's own turn in words, and the icons of the deed.
func (rc *Recap) tell() (words.Text, []ui.Icon) {
	what := brought(rc.Got, rc.Unseen)
	space := func(s touria.Space) ui.Icon { return ui.Icon{Kind: IconSpace, What: uint8(s)} }
	action := ui.Icon{Kind: IconAction, What: uint8(rc.Action)}
	switch {
	case rc.Turn == 0:
		return words.Text{}, nil
	case rc.Won:
		return words.Say("recap.won"), []ui.Icon{{Kind: IconRing}}
	case rc.Door > 0:
		return words.Say("recap.door", words.Num("Count", rc.Door), words.Ref("Who", whoKey(rc.Who))),
			[]ui.Icon{{Kind: IconDoor, What: uint8(rc.Door)}, {Kind: IconWho, What: uint8(rc.Who)}}
	case rc.Entered:
		return words.Say("recap.entered"), []ui.Icon{space(touria.AtCastle)}
	case rc.Passed:
		return words.Say("recap.passed"), []ui.Icon{{Kind: IconTurn}}
	case rc.Broom:
		return words.Say("recap.broom", place(rc.Place, "to"), what), []ui.Icon{{Kind: IconItem, What: uint8(touria.Broom)}, space(rc.Place)}
	case rc.Tower == NoTower && rc.Place == touria.NoSpace:
		return words.Text{}, nil
	case rc.Place != touria.NoSpace && rc.Action == touria.Wizard:
		return words.Say("recap.place", place(rc.Place, "name"), what), []ui.Icon{action, space(rc.Place)}
	}
	return words.Say("recap.action", words.Ref("Action", actionKey(rc.Action)), what), []ui.Icon{action}
}
