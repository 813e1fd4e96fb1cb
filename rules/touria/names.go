package touria

import "fmt"

// Colour is a gem colour, in the order of T1.2.
type Colour uint8

// The six gem colours. Black gems are cursed; the others are "coloured".
const (
	Black Colour = iota
	Blue
	Red
	Green
	Yellow
	Violet
	NoColour
)

// Colours is the number of gem colours.
const Colours = 6

// Gems counts gems by colour.
type Gems [Colours]uint8

// Total returns the number of gems.
func (g Gems) Total() int {
	return int(g[0]) + int(g[1]) + int(g[2]) + int(g[3]) + int(g[4]) + int(g[5])
}

// Any reports whether there are any gems.
func (g *Gems) Any() bool { return g[0]|g[1]|g[2]|g[3]|g[4]|g[5] != 0 }

// AllGems is the number of gems of each colour in the game (T1.2).
var AllGems = Gems{20, 10, 10, 10, 10, 5}

// Item is a magic item (T8).
type Item uint8

// The sixteen magic items. There is one of each.
const (
	Rose Item = iota
	Paintbrush
	Compass
	Scale
	CrystalBall
	Frog
	Chest
	Mirror
	Hourglass
	Knapsack
	Helmet
	Flagon
	Boots
	Broom
	Lantern
	Bird
	NoItem
)

// Items is the number of magic items.
const Items = 16

// ItemSet is a set of items, one bit each.
type ItemSet uint16

// Has reports whether the item is in the set.
func (m ItemSet) Has(i Item) bool { return i < NoItem && m>>i&1 != 0 }

// Space is a space of the board. The eight destinations come first, then the six mines, the castle
// and the bridge. Other boards may add road spaces after these.
type Space uint8

// The spaces that every board has (T2.2).
const (
	AtDragon Space = iota
	AtThief
	AtTrader
	AtGoldsmith
	AtSwordmaster
	AtForest
	AtFountain
	AtTournament
	M1
	M2
	M3
	M4
	M5
	M6
	AtCastle
	AtBridge
	NoSpace Space = 255
)

const (
	// Destinations is the number of destinations; they are spaces 0 … 7.
	Destinations = 8
	// Mines is the number of gem mines; they are spaces M1 … M6.
	Mines = 6
	// MaxSpaces and MaxRoads bound the size of a board.
	MaxSpaces = 24
	MaxRoads  = 27
)

// IsDestination reports whether the space is a destination (round, T2.2).
func (s Space) IsDestination() bool { return s < Destinations }

// IsMine reports whether the space is a gem mine.
func (s Space) IsMine() bool { return s-M1 < Mines }

// Mine returns the index 0 … 5 of a mine space.
func (s Space) Mine() int { return int(s - M1) }

// Action is a tower action (T1.7). Each of the first seven leads to the destination with the same
// number; the wizard leads anywhere.
type Action uint8

// The eight tower actions.
const (
	Dragon Action = iota
	Thief
	Trader
	Goldsmith
	Swordmaster
	Forest
	Fountain
	Wizard
)

// Actions is the number of tower actions.
const Actions = 8

// Tower is one of the four corner towers (T1.7).
type Tower uint8

// The four towers.
const (
	NW Tower = iota
	NE
	SE
	SW
)

// Towers is the number of towers.
const Towers = 4

// Who is a person behind a castle door (T9.3).
type Who uint8

// The royal children and the eight dwellers.
const (
	Children Who = iota
	Herbalist
	Marshal
	Jester
	Bursar
	Maid
	Cupbearer
	Bard
	Guard
	Nobody
)

// Doors is the number of castle doors, which are numbered 1 … 9.
const Doors = 9

// Phase is the kind of decision that is due.
type Phase uint8

// The phases, as named in records.
const (
	PhaseBonus Phase = iota
	PhaseStart
	PhaseTravel
	PhaseMove
	PhaseMine
	PhaseAct
	PhaseThief
	PhaseDragon
	PhaseDouble
	PhaseJoin
	PhaseEnd
	PhaseCastle
	PhaseDuty
	PhaseOver
)

var (
	colourNames = []string{"black", "blue", "red", "green", "yellow", "violet"}
	itemNames   = []string{"rose", "paintbrush", "compass", "scale", "crystal_ball", "frog", "chest", "mirror",
		"hourglass", "knapsack", "helmet", "flagon", "boots", "broom", "lantern", "bird"}
	spaceNames = []string{"dragon", "thief", "trader", "goldsmith", "swordmaster", "forest", "fountain", "tournament",
		"m1", "m2", "m3", "m4", "m5", "m6", "castle", "bridge"}
	actionNames = []string{"dragon", "thief", "trader", "goldsmith", "swordmaster", "forest", "fountain", "wizard"}
	towerNames  = []string{"NW", "NE", "SE", "SW"}
	whoNames    = []string{"children", "herbalist", "marshal", "jester", "bursar", "maid", "cupbearer", "bard", "guard"}
	phaseNames  = []string{"bonus", "start", "travel", "move", "mine", "act", "thief", "dragon", "double", "join", "end",
		"castle", "duty", "over"}
)

func nameOf[T ~uint8](names []string, v T) string {
	if int(v) < len(names) {
		return names[v]
	}
	return "-"
}

func parseName[T ~uint8](what string, names []string, name string) (T, error) {
	for i, n := range names {
		if n == name {
			return T(i), nil
		}
	}
	return T(len(names)), fmt.Errorf("unknown %s %q", what, name)
}

// String returns the colour's name in records.
func (c Colour) String() string { return nameOf(colourNames, c) }

// String returns the item's name in records.
func (i Item) String() string { return nameOf(itemNames, i) }

// String returns the action's name in records.
func (a Action) String() string { return nameOf(actionNames, a) }

// String returns the tower's name in records.
func (t Tower) String() string { return nameOf(towerNames, t) }

// String returns the person's name in records.
func (w Who) String() string { return nameOf(whoNames, w) }

// String returns the phase's name in records.
func (p Phase) String() string { return nameOf(phaseNames, p) }

// String returns the name in records of a space that every board has. For other spaces use
// Board.SpaceName.
func (s Space) String() string { return nameOf(spaceNames, s) }

// ParseColour reads a colour's name in records.
func ParseColour(name string) (Colour, error) {
	return parseName[Colour]("gem colour", colourNames, name)
}

// ParseItem reads an item's name in records.
func ParseItem(name string) (Item, error) { return parseName[Item]("item", itemNames, name) }

// ParseAction reads a tower action's name in records.
func ParseAction(name string) (Action, error) {
	return parseName[Action]("tower action", actionNames, name)
}

// ParseTower reads a tower's name in records.
func ParseTower(name string) (Tower, error) { return parseName[Tower]("tower", towerNames, name) }

// ParseWho reads a person's name in records.
func ParseWho(name string) (Who, error) { return parseName[Who]("dweller", whoNames, name) }

// ParsePhase reads a phase's name in records.
func ParsePhase(name string) (Phase, error) { return parseName[Phase]("phase", phaseNames, name) }
