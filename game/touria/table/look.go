package table

import (
	"strconv"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// The looks that only Touria has; what each stands for is its Target.
const (
	LookBoard    ui.Look = ui.LookGame + iota // the map with all that stands on it
	LookTower                                 // a tower
	LookFinale                                // the scene behind the end of the game, with the winner's crest
	LookCastle                                // the close-up of the castle, behind its doors
	LookForecast                              // who will see what of a tower: the crest of a seat, and an action as icon
	LookSpace                                 // a space of the map
	LookRival                                 // a rival's panel
	LookYou                                   // the viewer's name plate
	LookGem                                   // a slot of own gems
	LookGoal                                  // the goal: hearts, gold and no black gem
	LookHold                                  // a count of own things; Icons: of others below them
	LookItem                                  // an item tile, the item as icon
	LookOrder                                 // a trader's order
	LookDie                                   // the die, what lies up as icon
	LookDoor                                  // a castle door
	LookPair                                  // the finale: the royal pair appearing
	LookStandard                              // the winner's banner unrolling, with its crest
	LookScreen                                // the screen of a seat folding down before what it hid; Icons
	LookConfetti                              // confetti over everything
)

// ID returns the id of the element that stands for a thing of the table, "" for
// what has no element.
func ID(b *touria.Board, t ui.Target) string {
	n := strconv.Itoa(int(t.N))
	switch t.Kind {
	case show.TargetTower:
		return "table.tower." + touria.Tower(t.N).String()
	case show.TargetSpace:
		return "table.space." + b.SpaceName(touria.Space(t.N))
	case show.TargetDoor:
		return "table.door." + n
	case show.TargetOrder:
		return "table.order." + n
	case show.TargetDisplay:
		return "table.display." + n
	case show.TargetDiscard:
		return "table.discard"
	case show.TargetItem:
		return "table.item." + touria.Item(t.N).String()
	case show.TargetGem:
		return "table.gem." + touria.Colour(t.N).String()
	case show.TargetDie:
		return "table.die"
	case show.TargetHearts:
		return "table.hearts"
	case show.TargetGold:
		return "table.gold"
	case show.TargetSwords:
		return "table.swords"
	case show.TargetElixir:
		return "table.elixirs"
	case show.TargetItems:
		return "table.items"
	case show.TargetGoal:
		return "table.goal"
	case show.TargetRoute:
		return "table.route." + n
	}
	return ""
}

// thing is the target of the n-th thing of a kind.
func thing[N ~uint8 | ~int](kind ui.TargetKind, n N) ui.Target {
	return ui.Target{Kind: kind, N: uint8(n)}
}

// itemIcon is the icon of an item.
func itemIcon(i touria.Item) []ui.Icon { return []ui.Icon{{Kind: show.IconItem, What: uint8(i)}} }
