// Package sound decides what sounds. A Desk takes the cues of a tick and says which
// effects begin and end, how far the music steps back, and which piece plays in which
// mood. All are plain values: the desk knows no device, no clock and no game.
package sound

// Effect is a sound on the shelf that all games take from.
type Effect uint8

// The effects. The list in Figures says how each is played.
const (
	NoEffect Effect = iota

	// The interface.
	Hover
	Focus
	Press
	Confirm
	Invalid
	Page
	Undo
	Curtain
	Summary

	// A walk over land.
	Glow
	Tower
	StepGrass
	StepRoad
	StepStone
	StepWood
	StepMine
	Fly

	// Things that are gained, paid and drawn.
	GemBlue
	GemRed
	GemGreen
	GemYellow
	GemViolet
	GemBlack
	Bag
	Coin
	Sword
	Heart
	Elixir
	Item
	ItemUsed
	Order
	Duty
	Die
	Splash
	Peek
	Join

	// People and places.
	Dragon
	Thief
	Fairy
	Goldsmith
	Trader
	Swordmaster
	Wizard
	Tournament

	// Doors and the end.
	Knock
	Light
	Creak
	Wrong
	Right
	Crown
	Win

	// The call of a crest's turn.
	TurnRose
	TurnStar
	TurnLeaf
	TurnSun

	// Magic.
	Spell
	BlackMagic
	Ward

	Effects = iota // the number of effects and NoEffect
)

// Figures say how an effect is played.
type Figures struct {
	Name     string  // of the recipe that makes it
	Seconds  float32 // its length
	Priority int8    // 0 to 9; 9 is never left out
	Most     int8    // how many sound at once; one more ends the oldest
	Duck     float32 // dB by which the music is lowered
}

// Takes is how many variations of each effect take turns.
const Takes = 4

var figures = [Effects]Figures{
	Hover:   {"hover", .09, 0, 1, 0},
	Focus:   {"focus", .12, 1, 1, 0},
	Press:   {"press", .16, 3, 2, 0},
	Confirm: {"confirm", .5, 4, 1, 0},
	Invalid: {"invalid", .32, 5, 1, 0},
	Page:    {"page", .55, 3, 1, 0},
	Undo:    {"undo", .7, 5, 1, 0},
	Curtain: {"curtain", 1.4, 6, 1, 2},
	Summary: {"summary", 2, 6, 1, 2},

	Glow:      {"glow", .7, 4, 1, 0},
	Tower:     {"tower", 1.15, 8, 1, 2},
	StepGrass: {"step-grass", .42, 2, 2, 0},
	StepRoad:  {"step-road", .42, 2, 2, 0},
	StepStone: {"step-stone", .46, 2, 2, 0},
	StepWood:  {"step-wood", .46, 2, 2, 0},
	StepMine:  {"step-mine", .8, 2, 2, 0},
	Fly:       {"fly", 1.2, 6, 1, 1},

	GemBlue:   {"gem-blue", 1.5, 6, 2, 0},
	GemRed:    {"gem-red", 1.5, 6, 2, 0},
	GemGreen:  {"gem-green", 1.5, 6, 2, 0},
	GemYellow: {"gem-yellow", 1.6, 6, 2, 0},
	GemViolet: {"gem-violet", 1.9, 7, 1, 0},
	GemBlack:  {"gem-black", .7, 6, 2, 0},
	Bag:       {"bag", .75, 4, 1, 0},
	Coin:      {"coin", .8, 5, 3, 0},
	Sword:     {"sword", 1.3, 5, 2, 0},
	Heart:     {"heart", 1.5, 6, 2, 1},
	Elixir:    {"elixir", 1, 5, 1, 0},
	Item:      {"item", 1, 5, 2, 0},
	ItemUsed:  {"item-used", .9, 5, 2, 0},
	Order:     {"order", .5, 4, 2, 0},
	Duty:      {"duty", .8, 5, 1, 0},
	Die:       {"die", 1, 6, 1, 0},
	Splash:    {"splash", 1.6, 7, 1, 1},
	Peek:      {"peek", 1.8, 6, 1, 1},
	Join:      {"join", 1.1, 5, 1, 0},

	Dragon:      {"dragon", 1.9, 8, 1, 4},
	Thief:       {"thief", .9, 6, 1, 1},
	Fairy:       {"fairy", 1.8, 6, 1, 1},
	Goldsmith:   {"goldsmith", 1.2, 6, 1, 0},
	Trader:      {"trader", 1.2, 6, 1, 0},
	Swordmaster: {"swordmaster", 1.3, 6, 1, 0},
	Wizard:      {"wizard", 2, 7, 1, 2},
	Tournament:  {"tournament", 1.9, 7, 1, 2},

	Knock: {"knock", 1, 8, 1, 6},
	Light: {"light", 1.6, 7, 1, 4},
	Creak: {"creak", 1.5, 8, 1, 6},
	Wrong: {"wrong", 1.5, 8, 1, 6},
	Right: {"right", 4.2, 9, 1, 9},
	Crown: {"crown", 3.2, 9, 1, 8},
	Win:   {"win", 3.8, 9, 1, 12},

	TurnRose: {"turn-rose", 1.5, 9, 1, 6},
	TurnStar: {"turn-star", 1.5, 9, 1, 6},
	TurnLeaf: {"turn-leaf", 1.5, 9, 1, 6},
	TurnSun:  {"turn-sun", 1.5, 9, 1, 6},

	Spell:      {"spell", 1.4, 7, 1, 2},
	BlackMagic: {"black-magic", 1.8, 7, 1, 3},
	Ward:       {"ward", 1.6, 7, 1, 2},
}

// Figures returns how the effect is played.
func (e Effect) Figures() Figures { return figures[e] }

// String returns the name of the recipe that makes the effect.
func (e Effect) String() string { return figures[e].Name }

// Named returns the effect with a name, NoEffect if there is none.
func Named(name string) Effect {
	for e := NoEffect + 1; e < Effects; e++ {
		if figures[e].Name == name {
			return e
		}
	}
	return NoEffect
}

// Call returns the call of the turn of a crest, 0 to 3.
func Call(crest int) Effect { return TurnRose + Effect(crest&3) }
