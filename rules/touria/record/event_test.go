package record

import (
	"strings"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// events has every kind of event with its text.
var events = []struct {
	text string
	want touria.Event
}{
	{`{"kind":"bonus_taken","seat":"N","take":"sword"}`, touria.Event{Kind: touria.BonusTaken, Seat: rules.N, Arg: touria.BonusSword}},
	{`{"kind":"tower_turned","tower":"SE","facing":3}`, touria.Event{Kind: touria.TowerTurned, Seat: rules.N, At: uint8(touria.SE), Arg: 3}},
	{`{"kind":"paid","seat":"S","gold":2,"hearts":1,"swords":1,"elixirs":1,"gems":["black","red","red"],"items":["rose","bird"]}`,
		touria.Event{Kind: touria.Paid, Seat: rules.S, Holdings: touria.Holdings{Gold: 2, Hearts: 1, Swords: 1, Elixirs: 1,
			Gems: touria.Gems{touria.Black: 1, touria.Red: 2}, Items: 1<<touria.Rose | 1<<touria.Bird}}},
	{`{"kind":"gained","only":"N","seat":"N","gems":["violet"]}`,
		touria.Event{Kind: touria.Gained, Seat: rules.N, Only: rules.ForSeat(rules.N), Holdings: touria.Holdings{Gems: touria.Gems{touria.Violet: 1}}}},
	{`{"kind":"stepped","to":"m2","gold":0}`, touria.Event{Kind: touria.Stepped, Seat: rules.N, At: uint8(touria.M2)}},
	{`{"kind":"jumped","to":"m6","gold":1}`, touria.Event{Kind: touria.Jumped, Seat: rules.N, At: uint8(touria.M6), Holdings: touria.Holdings{Gold: 1}}},
	{`{"kind":"travelled","to":"tournament"}`, touria.Event{Kind: touria.Travelled, Seat: rules.N, At: uint8(touria.AtTournament)}},
	{`{"kind":"collected","seat":"N","mine":"m1","gems":["black","blue"]}`,
		touria.Event{Kind: touria.Collected, Seat: rules.N, At: uint8(touria.M1), Holdings: touria.Holdings{Gems: touria.Gems{touria.Black: 1, touria.Blue: 1}}}},
	{`{"kind":"returned","mine":"m1","gems":["black"]}`,
		touria.Event{Kind: touria.Returned, Seat: rules.N, At: uint8(touria.M1), Holdings: touria.Holdings{Gems: touria.Gems{touria.Black: 1}}}},
	{`{"kind":"refilled","mine":"m1","gems":["green","green"]}`,
		touria.Event{Kind: touria.Refilled, Seat: rules.N, At: uint8(touria.M1), Holdings: touria.Holdings{Gems: touria.Gems{touria.Green: 2}}}},
	{`{"kind":"drawn","only":"N","gems":["black","red","blue"]}`,
		touria.Event{Kind: touria.Drawn, Seat: rules.N, Only: rules.ForSeat(rules.N), Last: touria.Blue,
			Holdings: touria.Holdings{Gems: touria.Gems{touria.Black: 1, touria.Blue: 1, touria.Red: 1}}}},
	{`{"kind":"kept","only":"N","gem":"red"}`, touria.Event{Kind: touria.Kept, Seat: rules.N, Only: rules.ForSeat(rules.N), Arg: uint8(touria.Red)}},
	{`{"kind":"rolled","colour":"violet"}`, touria.Event{Kind: touria.Rolled, Seat: rules.N, Arg: uint8(touria.Violet)}},
	{`{"kind":"order_filled","slot":1,"order":{"gems":["blue","red","violet"],"gold":6}}`, touria.Event{Kind: touria.OrderFilled, Seat: rules.N, At: 1, Arg: 10}},
	{`{"kind":"order_opened","slot":2,"order":{"gems":["blue","blue","red","red"],"gold":7}}`, touria.Event{Kind: touria.OrderOpened, Seat: rules.N, At: 2, Arg: 12}},
	{`{"kind":"item_taken","seat":"N","slot":0,"item":"frog"}`, touria.Event{Kind: touria.ItemTaken, Seat: rules.N, Arg: uint8(touria.Frog)}},
	{`{"kind":"item_opened","slot":1,"item":"rose"}`, touria.Event{Kind: touria.ItemOpened, Seat: rules.N, At: 1}},
	{`{"kind":"item_used","seat":"N","item":"mirror","as":"frog"}`, touria.Event{Kind: touria.ItemUsed, Seat: rules.N, Arg: uint8(touria.Mirror), As: touria.Frog}},
	{`{"kind":"items_reshuffled","only":"","order":["frog","rose"]}`,
		touria.Event{Kind: touria.ItemsReshuffled, Seat: rules.N, Only: rules.RecordOnly, N: 2, List: uint64(touria.Frog) | uint64(touria.Rose)<<4}},
	{`{"kind":"gem_destroyed","seat":"N"}`, touria.Event{Kind: touria.GemDestroyed, Seat: rules.N}},
	{`{"kind":"peeked","only":"N","doors":{"3":"bard","7":"children"}}`,
		touria.Event{Kind: touria.Peeked, Seat: rules.N, Only: rules.ForSeat(rules.N), Doors: [2]uint8{3, 7}, Behind: [2]touria.Who{touria.Bard, touria.Children}}},
	{`{"kind":"entered","seat":"N","holdings":{"gold":9,"hearts":7,"swords":0,"elixirs":1,"gems":{"red":2},"items":["boots"]}}`,
		touria.Event{Kind: touria.Entered, Seat: rules.N, Holdings: touria.Holdings{Gold: 9, Hearts: 7, Elixirs: 1, Gems: touria.Gems{touria.Red: 2}, Items: 1 << touria.Boots}}},
	{`{"kind":"door_opened","door":3,"who":"bard"}`, touria.Event{Kind: touria.DoorOpened, Seat: rules.N, At: 3, Arg: uint8(touria.Bard)}},
	{`{"kind":"duty_paid","seat":"N","door":3}`, touria.Event{Kind: touria.DutyPaid, Seat: rules.N, At: 3}},
	{`{"kind":"duty_failed","seat":"N","door":4}`, touria.Event{Kind: touria.DutyFailed, Seat: rules.N, At: 4}},
	{`{"kind":"turn_began","seat":"N","turn":12}`, touria.Event{Kind: touria.TurnBegan, Seat: rules.N, Turn: 12}},
	{`{"kind":"turn_ended","seat":"N"}`, touria.Event{Kind: touria.TurnEnded, Seat: rules.N}},
	{`{"kind":"joined","seat":"N","with":"flagon"}`, touria.Event{Kind: touria.Joined, Seat: rules.N, Arg: 1}},
	{`{"kind":"won","seat":"N","how":"marriage"}`, touria.Event{Kind: touria.Won, Seat: rules.N, Arg: touria.ByMarriage}},
}

// eventText writes one event.
func eventText(e touria.Event) []byte {
	var w event
	encodeEvent(&w, testRules, &e)
	return appendJSON(nil, &w)
}

func TestEvents(t *testing.T) {
	seen := map[touria.EventKind]bool{}
	for _, c := range events {
		seen[c.want.Kind] = true
		if text := eventText(c.want); string(text) != c.text {
			t.Errorf("written as %s, want %s", text, c.text)
		}
		e, ok, err := DecodeEvent(testRules, rules.N, []byte(c.text))
		if err != nil || !ok {
			t.Errorf("%s: %v, %v", c.text, ok, err)
		}
		if e.Kind != touria.Drawn && e.Last == touria.Black {
			e.Last = c.want.Last // has no meaning for this kind
		}
		if e != c.want {
			t.Errorf("%s: got %+v, want %+v", c.text, e, c.want)
		}
	}
	for k := touria.EventKind(0); k < touria.EventKind(touria.EventKinds); k++ {
		if !seen[k] {
			t.Errorf("no case for %s", k)
		}
	}
}

func TestEventsOfOthers(t *testing.T) {
	// Events of other programs may lack the audience and have fields unknown to us.
	list, err := DecodeEvents(testRules, rules.S, []byte(`[{"kind":"sang","song":1},{"kind":"drawn","gems":["red"],"mood":"good"},{"kind":"items_reshuffled","order":[]}]`), nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(list) != 2 || list[0].Only != rules.ForSeat(rules.S) || list[1].Only != rules.RecordOnly {
		t.Errorf("got %+v", list)
	}
	for _, c := range []struct{ text, want string }{
		{`{"kind":"rolled"}`, `"colour"`},
		{`{"kind":"rolled","colour":"pink"}`, "pink"},
		{`{"kind":"refilled","mine":"m9","gems":[]}`, "m9"},
		{`{"kind":"refilled","mine":"m1","gems":["pink"]}`, "pink"},
		{`{"kind":"order_opened","slot":0,"order":{"gems":["blue"],"gold":1}}`, "no such order"},
		{`{"kind":"order_opened","slot":3,"order":{"gems":["blue"],"gold":1}}`, "0 to 2"},
		{`{"kind":"items_reshuffled","order":["frog","frog"]}`, "twice"},
		{`{"kind":"peeked","doors":{"1":"bard"}}`, "two doors"},
		{`{"kind":"peeked","doors":{"1":"bard","2":"maid","3":"guard"}}`, "too many"},
		{`{"kind":"door_opened","door":10,"who":"bard"}`, "1 to 9"},
		{`{"kind":"entered","seat":"S"}`, "holdings"},
		{`{"kind":"paid","seat":"Q"}`, "seat"},
		{`{"kind":"paid","only":"Q"}`, "only"},
	} {
		_, _, err := DecodeEvent(testRules, rules.S, []byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want an error with %q", c.text, err, c.want)
		}
	}
}
