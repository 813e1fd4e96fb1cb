package show

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// The kinds of icons; the comments give the meaning of Icon.What.
const (
	IconNone     ui.IconKind = iota
	IconGem                  // a touria.Colour; NoColour is a gem whose colour is hidden
	IconGold                 //
	IconHeart                //
	IconSword                //
	IconElixir               //
	IconItem                 // a touria.Item; NoItem is an item's back
	IconTower                // a touria.Tower
	IconAction               // a touria.Action
	IconSpace                // a touria.Space
	IconOrder                // an order's id
	IconDoor                 // a door 1 … 9
	IconWho                  // a touria.Who
	IconDie                  // a touria.Colour
	IconBag                  //
	IconStep                 // a step along a road
	IconTurn                 // a turn that begins or ends
	IconCrest                // a rules.Seat
	IconPaint                // a touria.Paint: the gem and what it counts as
	IconChildren             // the royal children
	IconRing                 // a wedding, the end of the game
	IconHeroes               // the group of heroes
	IconEither               // two touria.Colours, 16 times the first and the second: one of them
	IconKinds    = iota      // the number of kinds
)

// AnyGem is the What of an IconEither that stands for gems of any one colour.
const AnyGem = 0xff

// Either packs a pair of gem colours into the What of an IconEither.
func Either(pair touria.Gems) uint8 {
	var of [2]touria.Colour
	n := 0
	for c := touria.Blue; c < touria.NoColour; c++ {
		for range min(pair[c], 2) {
			if n < 2 {
				of[n] = c
				n++
			}
		}
	}
	return uint8(of[0])<<4 | uint8(of[1])
}

// EitherOf unpacks the What of an IconEither.
func EitherOf(what uint8) (a, b touria.Colour) {
	return touria.Colour(what >> 4), touria.Colour(what & 15)
}

// The kinds of targets; the comments give the meaning of Target.N.
const (
	TargetNone     ui.TargetKind = iota
	TargetButton                 // nothing on the table: a button of the panel of options
	TargetTower                  // a touria.Tower
	TargetSpace                  // a touria.Space
	TargetDoor                   // a castle door 1 … 9
	TargetOrder                  // the trader's slot 0 … 2
	TargetDisplay                // the forest fairy's place 0 or 1
	TargetItem                   // a touria.Item of the viewer
	TargetGem                    // the viewer's gems of a touria.Colour
	TargetMineGem                // a touria.Colour in the heroes' mine or the thief's draw
	TargetSeat                   // a player's panel, by rules.Seat
	TargetDie                    // the die at the goldsmith
	TargetHearts                 // the viewer's hearts
	TargetGold                   // the viewer's gold
	TargetSwords                 // the viewer's swords
	TargetElixir                 // the viewer's elixirs
	TargetItems                  // all the viewer's items, or an empty place
	TargetGoal                   // the viewer's goal: hearts, gold and no black gem
	TargetBag                    // the bag
	TargetSupply                 // where gold, hearts and swords come from and go to
	TargetFountain               // the fountain's water
	TargetStack                  // the item stack
	TargetDiscard                // the open discard pile
	TargetRoute                  // a route card, from 0
	TargetConfirm                // the main button
	TargetHerald                 // the button that asks the herald
	TargetUndo                   // the button that takes back
	TargetSkip                   // the button that hurries
	TargetExample                // an Example of the rule book
	TargetTold                   // what is told of the others' last turns
	TargetSheet                  // the sheet with what can be chosen
)

// Thing returns the target of the n-th thing of a kind.
func Thing[N ~uint8 | ~int](kind ui.TargetKind, n N) ui.Target {
	return ui.Target{Kind: kind, N: uint8(n)}
}
