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

// ActPlain returns the Act at the sword master, the fountain, the thief and the dragon.
func ActPlain() Decision { return Decision{Kind: Act} }

// UseOn uses an item with at most one argument, which is that of its ItemUse: a slot, a mine or a
// destination; 0 if it is used alone.
func UseOn(i Item, arg uint8) Decision { return Decision{Kind: UseItem, Arg: uint8(i), Sub: arg} }
