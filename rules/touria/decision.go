package touria

// Kind is the kind of a decision.
type Kind uint8

// The kinds of decisions, named as in records. The comments give the meaning of a Decision's Arg,
// Sub and Paint; fields not mentioned are zero.
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
	Act                        // Arg, Sub, Paint depend on the place: see the Act… constructors (T6)
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
	Kinds        = iota        // number of kinds
)

var kindNames = []string{"bonus", "turn_tower", "tower", "pass", "enter", "travel", "step", "jump", "boots", "lantern", "take",
	"stop", "act", "give", "reroll", "skip", "double", "no_double", "join", "no_join", "item", "hourglass", "end_turn",
	"open", "duty"}

// String returns the kind's name in records.
func (k Kind) String() string { return nameOf(kindNames, k) }

// ParseKind reads a kind's name in records.
func ParseKind(name string) (Kind, error) { return parseName[Kind]("decision", kindNames, name) }

// Decision is one decision of one seat. It is small and comparable and has no pointers. It does not
// say whether the mirror stands in for an item: each item exists once, so that follows from the
// position.
type Decision struct {
	Kind  Kind
	Arg   uint8
	Sub   uint8
	Paint Paint
}

// Values of Arg for a Bonus decision, besides the gem colours.
const (
	BonusGold  = 6
	BonusSword = 7
)

// Bits of Sub in decisions that give gems to the trader or the dragon.
const (
	PayBird  = 1 // the bird replaces the one violet gem
	WithGold = 2 // the trader's scale: 3 gold (T8)
)

// NoOrder is the Arg of a trader's Act that uses only the scale.
const NoOrder = 3

// The goldsmith's offers (T6.7).
const (
	ForGold   = 0 // 1 gem → 1 gold
	ForHeart  = 1 // 2 gems of one colour → 1 heart
	ForHearts = 2 // 3 gems of one colour → 2 hearts, or 3
)

// goldsmithBird is the bit of the goldsmith's Sub that stands for the bird; the colour is below it.
const goldsmithBird = 8

// The tournament's offers (T6.8, helmet).
const (
	TourneyHeart = iota
	TourneyGold
	TourneyHeartHeart
	TourneyHeartGold
	TourneyGoldGold
)

// Paint says which gem the paintbrush recolours and to what; 0 means none.
type Paint uint8

// Painted returns the Paint that makes one gem of colour from count as colour to. from is never
// black; to is neither black nor violet (T8).
func Painted(from, to Colour) Paint { return Paint(from)<<3 | Paint(to) }

// From returns the gem's own colour.
func (p Paint) From() Colour { return Colour(p >> 3) }

// To returns the colour that the gem counts as.
func (p Paint) To() Colour { return Colour(p & 7) }

// ActPlain returns the Act at the sword master, the fountain, the thief and the dragon.
func ActPlain() Decision { return Decision{Kind: Act} }

// ActForest takes the item at place 0 or 1 of the forest fairy's display.
func ActForest(slot int) Decision { return Decision{Kind: Act, Arg: uint8(slot)} }

// ActTrader fulfils the open order of a slot (or NoOrder). with holds the bits PayBird and
// WithGold.
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

// GoldsmithSale splits the Sub of a goldsmith's Act into the colour and whether the bird is used.
func (d Decision) GoldsmithSale() (colour Colour, bird bool) {
	return Colour(d.Sub & 7), d.Sub&goldsmithBird != 0
}

// ActTournament fights for one of the Tourney… rewards.
func ActTournament(for_ uint8) Decision { return Decision{Kind: Act, Arg: for_} }

// UseCrystalBall looks behind two different closed doors a < b.
func UseCrystalBall(a, b int) Decision {
	return Decision{Kind: UseItem, Arg: uint8(CrystalBall), Sub: uint8(a<<4 | b)}
}

// CrystalBallDoors returns the two doors of a crystal ball decision.
func (d Decision) CrystalBallDoors() (a, b int) { return int(d.Sub >> 4), int(d.Sub & 15) }

// UseOn uses an item with one argument: the chest's slot, the knapsack's mine or the broom's
// destination. The frog has none (0).
func UseOn(i Item, arg uint8) Decision { return Decision{Kind: UseItem, Arg: uint8(i), Sub: arg} }
