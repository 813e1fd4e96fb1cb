package opening

import "touria.games/touria/game/sound"

// The pictures: who seeks an heir, how spells are chosen and in which order they act, and what counts in the morning.
const (
	Reader = iota
	Spells
	Points
	Cards
)

// What happens in the pictures, in ticks of their cards.
const (
	// The reader looks up from his book: candles are lit, and wizards come to the table.
	CandleAt    = 24
	CandleEvery = 34
	CandleTicks = 40
	GuestAt     = 190
	GuestEvery  = 60
	GuestTicks  = 60

	// Plates rise, wizards drop on three of them, two clash, and the order forms.
	RiseAt     = 16
	RiseTicks  = 120
	DropAt     = 150
	DropEvery  = 24
	DropTicks  = 40
	ClashAt    = 250
	ClashTicks = 56
	OrderAt    = 336
	OrderEvery = 24
	OrderTicks = 34

	// It dawns, coins and cards turn into books, and the highest stack wins.
	DawnTicks   = 150
	VolumeAt    = 40
	VolumeEvery = 54 // for a kind of points
	VolumeNext  = 9  // for the next stack
	VolumeTicks = 62
	PawnAt      = 340
	PawnEvery   = 8
	PawnTicks   = 40
	CrownAt     = 392
	CrownTicks  = 40
)

// Players is how many wizards there are.
const Players = 3

// Crests are those of the wizards.
var Crests = [Players]int{0, 1, 2}

// Chosen returns the spells of the wizards, of a row of so many: two share the one in the middle.
func Chosen(spells int) [Players]int {
	mid := (spells + 1) / 2
	return [Players]int{mid, mid, mid + (spells+1)/4}
}

// Order is who acts after whom: who is alone goes first, even with a higher number.
var Order = [Players]int{2, 1, 0}

// Winner is the number of the highest stack.
const Winner = 1

// VolumeTick is when what makes a volume of a kind of points appears above a stack.
func VolumeTick(kind, stack int) int { return VolumeAt + kind*VolumeEvery + stack*VolumeNext }

var cues = [Cards]map[int]sound.Effect{
	Reader: {CandleAt: sound.Light, CandleAt + CandleEvery: sound.Light, CandleAt + 2*CandleEvery: sound.Light, GuestAt: sound.StepWood, GuestAt + GuestEvery: sound.StepWood, GuestAt + 2*GuestEvery: sound.Fairy},
	Spells: {RiseAt: sound.Page, DropAt: sound.StepWood, DropAt + DropEvery: sound.StepWood, DropAt + 2*DropEvery: sound.StepWood, ClashAt + ClashTicks/3: sound.Knock,
		OrderAt: sound.Order, OrderAt + OrderEvery: sound.Order, OrderAt + 2*OrderEvery: sound.Order},
	Points: {VolumeAt: sound.Coin, VolumeAt + VolumeEvery: sound.Order, VolumeAt + 2*VolumeEvery: sound.Item, VolumeAt + 3*VolumeEvery: sound.Order, VolumeAt + 4*VolumeEvery: sound.Glow, CrownAt: sound.Crown},
}
