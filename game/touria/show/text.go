package show

import "touria.games/touria/game/words"

// Text is a sentence of the catalogues: its key and what fills its gaps, as
// words.Catalogue.Text takes it; an argument may be a Part, too. The empty key
// stands for no text.
type Text struct {
	Key  string
	Args []any
}

// Part fills the gap of its name with a further Text.
type Part struct {
	Name string
	Text Text
}

// Say makes a Text.
func Say(key string, args ...any) Text { return Text{Key: key, Args: args} }

// Num fills a gap with a number; the gap Count also chooses the plural form.
func Num(name string, n int) words.Arg { return words.Arg{Name: name, N: n} }

// Lit fills a gap with a literal: a player's name.
func Lit(name, text string) words.Arg { return words.Arg{Name: name, Text: text} }

// Ref fills a gap with an entry of the catalogue.
func Ref(name, key string) words.Arg { return words.Arg{Name: name, Key: key} }

// In returns the text in the catalogue's language, "" for no text.
func (t Text) In(c *words.Catalogue) string {
	if t.Key == "" {
		return ""
	}
	args := t.Args
	for i, a := range t.Args {
		if p, ok := a.(Part); ok {
			if &args[0] == &t.Args[0] {
				args = append([]any(nil), t.Args...)
			}
			args[i] = Lit(p.Name, p.Text.In(c))
		}
	}
	return c.Text(t.Key, args...)
}

// Equal tells whether two texts say the same.
func (t Text) Equal(o Text) bool {
	if t.Key != o.Key || len(t.Args) != len(o.Args) {
		return false
	}
	for i := range t.Args {
		a, aPart := t.Args[i].(Part)
		b, bPart := o.Args[i].(Part)
		switch {
		case aPart != bPart:
			return false
		case aPart:
			if a.Name != b.Name || !a.Text.Equal(b.Text) {
				return false
			}
		case t.Args[i] != o.Args[i]:
			return false
		}
	}
	return true
}

// IconKind is a kind of small picture beside a text.
type IconKind uint8

// The kinds of icons; the comments name the meaning of Icon.What.
const (
	IconNone     IconKind = iota
	IconGem               // a touria.Colour; NoColour is a gem whose colour is hidden
	IconGold              //
	IconHeart             //
	IconSword             //
	IconElixir            //
	IconItem              // a touria.Item; NoItem is an item's back
	IconTower             // a touria.Tower
	IconAction            // a touria.Action
	IconSpace             // a touria.Space
	IconOrder             // an order's id
	IconDoor              // a door 1 … 9
	IconWho               // a touria.Who
	IconDie               // a touria.Colour
	IconBag               //
	IconStep              // a step along a road
	IconTurn              // a turn that begins or ends
	IconCrest             // a rules.Seat
	IconPaint             // a touria.Paint: the gem and what it counts as
	IconChildren          // the royal children
	IconRing              // a wedding, the end of the game
	IconKinds    = iota   // the number of kinds
)

// Icon is a small picture with a count. Count 0 means that no number is
// shown beside it.
type Icon struct {
	Kind  IconKind
	What  uint8
	Count int
}

// TargetKind is a kind of thing on the screen that can be aimed at.
type TargetKind uint8

// The kinds of targets; the comments name the meaning of Target.N.
const (
	TargetNone    TargetKind = iota
	TargetButton             // nothing on the table: a button of the choice panel
	TargetTower              // a touria.Tower
	TargetSpace              // a touria.Space
	TargetDoor               // a door 1 … 9
	TargetOrder              // the trader's slot 0 … 2
	TargetDisplay            // the forest fairy's place 0 or 1
	TargetItem               // an own touria.Item
	TargetGem                // an own gem of a touria.Colour
	TargetMineGem            // a gem of the mine where the heroes are, or of the thief's draw, by touria.Colour
	TargetSeat               // a player's panel, by rules.Seat
	TargetDie                // the die at the goldsmith
	TargetGold               // the viewer's gold
	TargetSwords             // the viewer's swords
	TargetElixir             // the viewer's elixirs
	TargetBag                // the bag
)

// Target is a thing on the screen that can be aimed at.
type Target struct {
	Kind TargetKind
	N    uint8
}
