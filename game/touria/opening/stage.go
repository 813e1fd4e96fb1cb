package opening

import (
	"touria.games/touria/game/opening"
	"touria.games/touria/game/sound"
	"touria.games/touria/rules/touria"
)

// The pictures: where the royal children are, who leads the heroes where, and what opens the gate.
const (
	Castle = iota
	Heroes
	Gate
	Cards
)

// What happens in the pictures, in ticks of their cards.
const (
	LightsAt   = 170 // the first of the castle's doors lights up
	LightEvery = 18
	LightTicks = 24
	FrameAt    = 330 // the royal children appear
	FrameTicks = 40

	FirstTurnAt = 44 // the tower that shows the destination turns
	OtherTurnAt = 150
	TurnTicks   = 66
	RoadAt      = 196 // the heroes leave
	LegTicks    = 84  // for a part of the road
	JumpTicks   = 54  // a gem jumps out of the mine
	JumpEvery   = 14

	HeartsAt   = 30
	CoinsAt    = 130
	ItemsTicks = 90 // for all hearts, and for all coins
	PopTicks   = 22
	BlackAt    = 238
	CrossTicks = 20
	GateAt     = 286
	GateTicks  = 46
	PairAt     = 322
)

// The road goes from the castle past a mine to the thief, as in the first turn of the first game.
var Road = [...]touria.Space{touria.AtCastle, touria.M2, touria.AtThief}

// Told is what that tower shows in the end: the heroes go there.
const Told = touria.Thief

// JumpAt is the tick at which the i-th gem jumps out of the mine, as the heroes pass it.
func JumpAt(i int) int { return RoadAt + LegTicks - JumpTicks/3 + i*JumpEvery }

// Gems are those that jump out of the mine.
var Gems = [...]touria.Colour{touria.Blue, touria.Red}

// Mines are the gems on the map, those of the first game.
var Mines = [touria.Mines]touria.Gems{
	{touria.Red: 1, touria.Green: 1}, {touria.Blue: 1, touria.Red: 1}, {touria.Black: 1, touria.Green: 1},
	{touria.Yellow: 1, touria.Violet: 1}, {touria.Black: 1, touria.Green: 1}, {touria.Blue: 1, touria.Green: 1},
}

// HeartAt is the tick at which the i-th of n hearts flies up.
func HeartAt(i, n int) int { return HeartsAt + i*ItemsTicks/max(n, 1) }

// CoinAt is the tick at which the i-th of n coins flies up.
func CoinAt(i, n int) int { return CoinsAt + i*ItemsTicks/max(n, 1) }

var cues = [Cards]map[int]sound.Effect{
	Castle: {LightsAt: sound.Light, LightsAt + 3*LightEvery: sound.Light, LightsAt + 6*LightEvery: sound.Light, FrameAt: sound.Fairy},
	Heroes: {FirstTurnAt: sound.Tower, OtherTurnAt: sound.Tower, RoadAt + 14: sound.StepRoad, RoadAt + 42: sound.StepRoad, RoadAt + 70: sound.StepMine,
		JumpAt(0): sound.GemBlue, JumpAt(1): sound.GemRed, RoadAt + LegTicks + 28: sound.StepRoad, RoadAt + LegTicks + 56: sound.StepRoad, RoadAt + 2*LegTicks: sound.Thief},
	Gate: {BlackAt: sound.Invalid, GateAt: sound.Creak, PairAt: sound.Crown},
}

// Eye is the camera: the point of the map in its middle, as fractions of the map's width and height, and the zoom. At
// zoom 1 the whole map is seen.
type Eye struct{ U, V, Zoom float32 }

// path is a movement of the camera between two ticks.
type path struct {
	from, to int
	a, b     Eye
}

// paths are the movements of each card, in order. Before and after them the camera rests.
var paths = [Cards][]path{
	Castle: {{20, 330, Eye{.5, .5, 1}, Eye{.5, .42, 1.72}}},
	Heroes: {{104, 214, Eye{.09, .14, 2}, Eye{.6, .4, 1.36}}, {214, 420, Eye{.6, .4, 1.36}, Eye{.66, .36, 1.5}}},
	Gate:   {{0, opening.CardTicks, Eye{.5, .46, 1.3}, Eye{.5, .44, 1.46}}},
}
