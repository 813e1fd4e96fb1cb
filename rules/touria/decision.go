package touria

// Kind is the kind of a decision.
type Kind uint8

// The kinds of decisions, named as in records. The comments tell what Arg,
// Sub and Paint of a Decision mean; what is not named is zero.
const (
	Bonus        Kind   = iota // Arg: a Colour, BonusGold or BonusSword (T3.7)
	TurnTower                  // Arg: Tower; pays 1 sword (T4.1)
	ChooseTower                // Arg: Tower (T4.2 a)
	Pass                       // Arg: Tower (T4.2 d)
	Enter                      // Arg: 1 if the rose is one of the hearts (T9.1)
	Travel                     // Arg: Space, a destination (T4.3)
	Step                       // Arg: Space (T5.1)
	Jump                       // Arg: Space, a mine (compass)
	UseBoots                   //
	UseLantern                 //
	Take                       // Arg: Colour (T5.5, T6.5)
	Stop                       // end the move, or the dragon's action
	Act                        // by place: Arg, Sub, Paint; see the Act… constructors (T6)
	Give                       // Sub: PayBird; Paint (T6.6)
	Reroll                     // pays 1 sword (T6.6)
	Skip                       // decline the place's action (T4.4)
	Double                     // Arg: 0 a violet gem, 1 the bird (T7.1)
	NoDouble                   //
	Join                       // Arg: 0 elixir, 1 flagon (T7.2)
	NoJoin                     //
	UseItem                    // Arg: Item; Sub: its argument, see the Use… constructors (T8)
	UseHourglass               //
	EndTurn                    //
	Open                       // Arg: door 1 … 9 (T9.3)
	Duty                       // Arg: the Item for the jester, else 0; Paint (T9.4)
	Kinds        = iota        // the number of kinds
)

var kindNames = []string{"bonus", "turn_tower", "tower", "pass", "enter", "travel", "step", "jump", "boots", "lantern", "take",
	"stop", "act", "give", "reroll", "skip", "double", "no_double", "join", "no_join", "item", "hourglass", "end_turn",
	"open", "duty"}

// String returns the kind's name in records.
func (k Kind) String() string { return nameOf(kindNames, k) }

// ParseKind reads a kind's name in records.
func ParseKind(name string) (Kind, error) { return parseName[Kind]("decision", kindNames, name) }

// Decision is one decision of one seat: small, comparable, without pointers.
// Whether the mirror stands in for an item is not part of it: each item exists
// once, so the position tells.
type Decision struct {
	Kind  Kind
	Arg   uint8
	Sub   uint8
	Paint Paint
}

// What a Bonus decision can take besides a gem colour.
const (
	BonusGold  = 6
	BonusSword = 7
)

// Bits of Sub in decisions that give up gems at the trader or the dragon.
const (
	PayBird  = 1 // the bird stands for the one violet gem
	WithGold = 2 // the trader's scale: 3 gold (T8)
)

// NoOrder is the Arg of a trader's Act that only uses the scale.
const NoOrder = 3

// What the goldsmith's Act is for (T6.7).
const (
	ForGold   = 0 // 1 gem → 1 gold
	ForHeart  = 1 // 2 gems of one colour → 1 heart
	ForHearts = 2 // 3 gems of one colour → 2 hearts, or 3
)

// goldsmithBird is the bit of Sub, beside the colour, for the bird.
const goldsmithBird = 8

// What the tournament's Act is for (T6.8, helmet).
const (
	TourneyHeart = iota
	TourneyGold
	TourneyHeartHeart
	TourneyHeartGold
	TourneyGoldGold
)

// Paint tells which gem the paintbrush colours as what; 0 means none.
type Paint uint8

// Painted returns the Paint of one gem of colour from that counts as colour
// to. From is never black, to neither black nor violet (T8).
func Painted(from, to Colour) Paint { return Paint(from)<<3 | Paint(to) }

// From returns the gem's own colour.
func (p Paint) From() Colour { return Colour(p >> 3) }

// To returns the colour that it counts as.
func (p Paint) To() Colour { return Colour(p & 7) }

// ActPlain is the Act at the sword master, the fountain, the thief and the dragon.
func ActPlain() Decision { return Decision{Kind: Act} }

// ActForest takes the item of a place of the forest fairy's display, 0 or 1.
func ActForest(slot int) Decision { return Decision{Kind: Act, Arg: uint8(slot)} }

// ActTrader fulfils the open order of a slot (or NoOrder); with holds bits of PayBird and WithGold.
func ActTrader(slot int, with uint8, paint Paint) Decision {
	return Decision{Kind: Act, Arg: uint8(slot), Sub: with, Paint: paint}
}

// ActGoldsmith sells gems of a colour for ForGold, ForHeart or ForHearts.
func ActGoldsmith(for_ uint8, colour Colour, bird bool, paint Paint) Decision {
	d := Decision{Kind: Act, Arg: for_, Sub: uint8(colour), Paint: paint}
	if bird {
		d.Sub |= goldsmithBird
	}
	return d
}

// GoldsmithSale splits the Sub of a goldsmith's Act into colour and bird.
func (d Decision) GoldsmithSale() (colour Colour, bird bool) {
	return Colour(d.Sub & 7), d.Sub&goldsmithBird != 0
}

// ActTournament fights for one of the Tourney… gains.
func ActTournament(for_ uint8) Decision { return Decision{Kind: Act, Arg: for_} }

// UseCrystalBall looks behind two different closed doors a < b.
func UseCrystalBall(a, b int) Decision {
	return Decision{Kind: UseItem, Arg: uint8(CrystalBall), Sub: uint8(a<<4 | b)}
}

// CrystalBallDoors returns the two doors of a crystal ball's decision.
func (d Decision) CrystalBallDoors() (a, b int) { return int(d.Sub >> 4), int(d.Sub & 15) }

// UseOn uses an item with its one argument: the chest's slot, the knapsack's
// mine, the broom's destination; the frog has none (0).
func UseOn(i Item, arg uint8) Decision { return Decision{Kind: UseItem, Arg: uint8(i), Sub: arg} }
