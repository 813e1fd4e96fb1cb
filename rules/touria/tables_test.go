package touria

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"touria.games/touria/rules"
)

// legalOf returns the legal decisions of the given kinds, or all if no kind is given.
func legalOf(s *State, kinds ...Kind) (list []Decision) {
	for _, d := range testRules.Legal(s, nil) {
		if len(kinds) == 0 || slices.Contains(kinds, d.Kind) {
			list = append(list, d)
		}
	}
	return list
}

// wantLegal checks that these are exactly the legal decisions of the kinds.
func wantLegal(t *testing.T, s *State, kinds []Kind, want ...Decision) {
	t.Helper()
	got := legalOf(s, kinds...)
	for i, d := range got {
		if slices.Contains(got[:i], d) {
			t.Errorf("%s is listed twice", say(d))
		}
	}
	for _, d := range want {
		if !slices.Contains(got, d) {
			t.Errorf("%s is not legal, but should be", say(d))
		}
	}
	for _, d := range got {
		if !slices.Contains(want, d) {
			t.Errorf("%s is legal, but should not be", say(d))
		}
	}
}

// play plays a decision, which must be legal, and checks the new position.
func play(t testing.TB, s *State, d Decision, forced ...Event) []Event {
	t.Helper()
	log := Log{Forced: forced}
	if err := testRules.Play(s, d, &log); err != nil {
		t.Fatalf("%s: %v", say(d), err)
	}
	if err := testRules.Check(s); err != nil {
		t.Fatalf("after %s: %v", say(d), err)
	}
	return log.Events
}

// A playCase is one row of a table: a position, a decision and its complete outcome.
type playCase struct {
	name   string
	given  []func(*Position)
	do     Decision
	forced []Event
	then   func(*Position) // changes to the position
	events string          // in the form of tell
}

func runPlays(t *testing.T, cases []playCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := load(t, c.given...)
			want := testRules.Position(&s)
			events := tell(play(t, &s, c.do, c.forced...))
			if c.then != nil {
				c.then(&want)
			}
			if diff := cmp.Diff(want, testRules.Position(&s)); diff != "" {
				t.Errorf("the position differs (-want +got):\n%s", diff)
			}
			if c.events != "" && events != c.events {
				t.Errorf("events:\n got %s\nwant %s", events, c.events)
			}
		})
	}
}

// A legalCase is one row of a table of legal decisions. kinds limits the comparison.
type legalCase struct {
	name  string
	given []func(*Position)
	kinds []Kind
	want  []Decision
}

func runLegal(t *testing.T, cases []legalCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := load(t, c.given...)
			wantLegal(t, &s, c.kinds, c.want...)
		})
	}
}

// Short names for table rows.

func do(k Kind, arg ...uint8) Decision {
	d := Decision{Kind: k}
	if len(arg) > 0 {
		d.Arg = arg[0]
	}
	return d
}

func step(to Space) Decision { return do(Step, uint8(to)) }
func jump(to Space) Decision { return do(Jump, uint8(to)) }
func take(c Colour) Decision { return do(Take, uint8(c)) }
func paint(d Decision, from, to Colour) Decision {
	d.Paint = Painted(from, to)
	return d
}

func rolled(c Colour) Event { return Event{Kind: Rolled, Arg: uint8(c)} }
func refilled(m Space, g Gems) Event {
	return Event{Kind: Refilled, Seat: rules.NoSeat, At: uint8(m), Holdings: Holdings{Gems: g}}
}
func drawn(g Gems) Event { return Event{Kind: Drawn, Holdings: Holdings{Gems: g}} }

// say formats a decision briefly.
func say(d Decision) string {
	text := fmt.Sprintf("%s(%d", d.Kind, d.Arg)
	if d.Sub != 0 {
		text += fmt.Sprintf(" sub %d", d.Sub)
	}
	if d.Paint != 0 {
		text += fmt.Sprintf(" %s as %s", d.Paint.From(), d.Paint.To())
	}
	return text + ")"
}

// tell formats events briefly, in order.
func tell(events []Event) string {
	lines := make([]string, len(events))
	for i, e := range events {
		lines[i] = tellOne(e)
	}
	return strings.Join(lines, "; ")
}

func tellOne(e Event) string {
	b := []string{e.Kind.String()}
	if e.Seat != rules.NoSeat {
		b = append(b, e.Seat.String())
	}
	switch e.Kind {
	case Stepped, Jumped, Travelled, Refilled, Collected, Returned:
		b = append(b, Space(e.At).String())
	case TowerTurned:
		b = append(b, Tower(e.At).String(), fmt.Sprint(e.Arg))
	case Kept, Rolled:
		b = append(b, Colour(e.Arg).String())
	case ItemTaken, ItemOpened:
		b = append(b, fmt.Sprint(e.At), Item(e.Arg).String())
	case ItemUsed:
		b = append(b, Item(e.Arg).String())
		if e.As != Item(e.Arg) {
			b = append(b, "as", e.As.String())
		}
	case OrderFilled, OrderOpened:
		b = append(b, fmt.Sprint(e.At), fmt.Sprint(e.Arg))
	case DoorOpened:
		b = append(b, fmt.Sprint(e.At), Who(e.Arg).String())
	case DutyPaid, DutyFailed:
		b = append(b, fmt.Sprint(e.At))
	case Peeked:
		b = append(b, fmt.Sprintf("%d:%s %d:%s", e.Doors[0], e.Behind[0], e.Doors[1], e.Behind[1]))
	case TurnBegan:
		b = append(b, fmt.Sprint(e.Turn))
	case BonusTaken, Joined, Won:
		b = append(b, fmt.Sprint(e.Arg))
	}
	b = append(b, tellHoldings(e.Holdings)...)
	if e.Only != rules.Everyone {
		b = append(b, "(only "+e.Only.Seat().String()+")")
	}
	return strings.Join(b, " ")
}

func tellHoldings(h Holdings) (b []string) {
	for _, n := range []struct {
		what string
		n    int
	}{{"gold", int(h.Gold)}, {"hearts", int(h.Hearts)}, {"swords", int(h.Swords)}, {"elixirs", int(h.Elixirs)}} {
		if n.n != 0 {
			b = append(b, fmt.Sprintf("%s:%d", n.what, n.n))
		}
	}
	for c, n := range h.Gems {
		if n != 0 {
			b = append(b, fmt.Sprintf("%s:%d", Colour(c), n))
		}
	}
	for i := Rose; i < NoItem; i++ {
		if h.Items.Has(i) {
			b = append(b, i.String())
		}
	}
	return b
}
