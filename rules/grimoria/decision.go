package grimoria

// Kind is the kind of a decision.
type Kind uint8

// The kinds of decisions, named as in records. The comments give the meaning of Arg.
const (
	Choose     Kind = iota // a spell
	Swap                   // a place of the display
	NoSwap                 //
	Cast                   //
	Discard                // a place
	PutAway                // a Card; Under for one below a cloak
	PutOnCloak             // a Card
	NoCloak                //
	Target                 // a Seat
	Seize                  // a Card
	Mirror                 //
	Accept                 //
	Give                   // a Card
	Buy                    //
	NoBuy                  //
	Take                   // a place
	EndTurn                //
	decisionKinds
)

var kindNames = [decisionKinds]string{"choose", "swap", "no_swap", "cast", "discard", "put_away", "cloak", "no_cloak", "target", "seize",
	"mirror", "accept", "give", "buy", "no_buy", "take", "end_turn"}

// String returns the kind's name in records.
func (k Kind) String() string { return kindNames[k] }

// Under marks, in the Arg of PutAway, a companion below a cloak.
const Under = 0x80

// Decision is one decision in two bytes. Decisions are compared with ==.
type Decision struct {
	Kind Kind
	Arg  uint8
}
