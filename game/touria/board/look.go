package board

import (
	"strconv"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Touria's own looks. An element's Target says what it represents.
const (
	LookBoard    ui.Look = ui.LookGame + iota // the map with everything on it
	LookTable                                 // the table on which everything lies
	LookTower                                 // a tower
	LookFinale                                // the scene behind the end of the game, with the winner's crest
	LookCastle                                // the close-up of the castle, behind its doors
	LookPhoto                                 // the map on its table, for a photo
	LookForecast                              // what a seat will see of a tower: the action as icon, the seat's crest
	LookChoice                                // the picture of an option: costs and gains
	LookDeed                                  // what a player did: crest, place, what was paid (Costs) and got (Icons)
	LookPerson                                // a player's portrait
	LookLikeness                              // the portrait of Sitter
	LookRemark                                // the ribbon of what a player says
	LookLevel                                 // a bot's level: Value crowns of four, as a digit
	LookLid                                   // the closed screen before the viewer's things
	LookNotices                               // the board on which orders hang
	LookShelf                                 // the shelf of the fairy's items
	LookTail                                  // the sheet of the chronicle's tail
	LookSpace                                 // a space of the map
	LookRival                                 // a rival's panel
	LookYou                                   // the viewer's name plate
	LookGem                                   // the viewer's gems of a colour
	LookGoal                                  // the goal: hearts, gold and no black gem
	LookHold                                  // a count of the viewer's things; Icons: others below them
	LookItem                                  // an item tile, the item as icon
	LookOrder                                 // a trader's order
	LookDie                                   // the die, its colour as icon
	LookDoor                                  // a castle door
	LookPair                                  // the finale: the royal pair appearing
	LookStandard                              // the winner's banner unrolling, with its crest
	LookScreen                                // the screen of a seat folding down before what it hid; Icons
	LookConfetti                              // confetti over everything
	LookRoad                                  // the whole map with the winner's road
	LookGuest                                 // the portrait of Sitter with the crest, in the mood that Value names
	LookPodium                                // a player on a step: Sitter, Crest, mood as Value, the height of the step as Size; Lit: the winner; Checked: with a name
	LookDusk                                  // the dark between two places of the finale
	LookDeal                                  // what is given, an arrow, what it brings
	LookExample                               // a moving picture
	LookFloor                                 // the set-up: the floor round the table
	LookOak                                   // the table seen from above
	LookChair                                 // the back of a chair at its edge, in the colour of the crest
	LookMap                                   // the board in its frame, Size wide
	LookPlace                                 // the place of Sitter at the table; nobody's without
	LookName                                  // a name in bold letters
	LookCards                                 // a few cards in a pile, with text
	LookRim                                   // the frame round a part of the board that is seen enlarged
	LookNext                                  // the place that a tower shows next, as icon, with a turning arrow
	LookTag                                   // a way on the map: its letter as Mark, its steps as text, costs and gains; Checked: chosen
	LookGains                                 // costs and gains with their signs; Checked: one of the gains; Paper: on paper
	LookStrides                               // hearts and coins one by one, of as many as What says, and black gems; Mark: after the last one
	LookRace                                  // hearts, coins and black gems as icons with their numbers; Mark: after the last one
	LookLetter                                // the letter of a way, Value; Checked: chosen
	LookSitter                                // a card with Sitter's portrait and text, or with a symbol
)

// ID returns the id of the element of a target, "" if it has none.
func ID(b *touria.Board, t ui.Target) string {
	if name := targetName(b, t); name != "" {
		return "table." + name
	}
	return ""
}

// DrawerID returns the id of the element of a target in a drawer.
func DrawerID(b *touria.Board, t ui.Target) string { return "drawer." + targetName(b, t) }

func targetName(b *touria.Board, t ui.Target) string {
	n := strconv.Itoa(int(t.N))
	switch t.Kind {
	case show.TargetTower:
		return "tower." + touria.Tower(t.N).String()
	case show.TargetSpace:
		return "space." + b.SpaceName(touria.Space(t.N))
	case show.TargetDoor:
		return "door." + n
	case show.TargetOrder:
		return "order." + n
	case show.TargetDisplay:
		return "display." + n
	case show.TargetDiscard:
		return "discard"
	case show.TargetItem:
		return "item." + touria.Item(t.N).String()
	case show.TargetGem:
		return "gem." + touria.Colour(t.N).String()
	case show.TargetDie:
		return "die"
	case show.TargetHearts:
		return "hearts"
	case show.TargetGold:
		return "gold"
	case show.TargetSwords:
		return "swords"
	case show.TargetElixir:
		return "elixirs"
	case show.TargetItems:
		return "items"
	case show.TargetGoal:
		return "goal"
	case show.TargetRoute:
		return "route." + n
	case show.TargetConfirm:
		return "confirm"
	case show.TargetHerald:
		return "herald"
	case show.TargetUndo:
		return "undo"
	case show.TargetSkip:
		return "skip"
	case show.TargetSeat:
		return "rival." + rules.Seat(t.N).String()
	case show.TargetTold:
		return "rest"
	case show.TargetSheet:
		return "panel"
	}
	return ""
}

// ItemIcon returns the icon of an item.
func ItemIcon(i touria.Item) []ui.Icon { return []ui.Icon{{Kind: show.IconItem, What: uint8(i)}} }

// GemIcon is the icon of so many gems of a colour.
func GemIcon(c touria.Colour, n uint8) []ui.Icon {
	return []ui.Icon{{Kind: show.IconGem, What: uint8(c), Count: int(n)}}
}

// Items returns items in order.
func Items(set touria.ItemSet) []touria.Item {
	var list []touria.Item
	for i := touria.Rose; i < touria.NoItem; i++ {
		if set.Has(i) {
			list = append(list, i)
		}
	}
	return list
}
