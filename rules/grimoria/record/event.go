package record

import (
	"strconv"

	"touria.games/touria/rules"
	g "touria.games/touria/rules/grimoria"
	frame "touria.games/touria/rules/record"
)

// event is an event's JSON object.
type event struct {
	Kind      string           `json:"kind"`
	Seat      string           `json:"seat,omitempty"`
	Round     int              `json:"round,omitempty"`
	Level     int              `json:"level,omitempty"`
	Spell     int              `json:"spell,omitempty"`
	Why       string           `json:"why,omitempty"`
	Slot      *int             `json:"slot,omitempty"`
	Open      *bool            `json:"open,omitempty"`
	From      string           `json:"from,omitempty"`
	To        string           `json:"to,omitempty"`
	Back      string           `json:"back,omitempty"`
	Coins     int              `json:"coins,omitempty"`
	By        any              `json:"by,omitempty"` // a seat, a spell's number or a companion
	On        string           `json:"on,omitempty"`
	Card      string           `json:"card,omitempty"`
	Cloaked   bool             `json:"cloaked,omitempty"`
	Spells    map[string]int   `json:"spells,omitempty"`
	Order     []string         `json:"order,omitempty"`
	Cards     *[]string        `json:"cards,omitempty"`
	Places    *[]string        `json:"places,omitempty"`
	Treasures *[]string        `json:"treasures,omitempty"`
	Scores    map[string]score `json:"scores,omitempty"`
	Winners   []string         `json:"winners,omitempty"`
	Only      *string          `json:"only,omitempty"`
}

type score struct {
	Coins      int `json:"coins"`
	Places     int `json:"places"`
	Treasures  int `json:"treasures"`
	Companions int `json:"companions"`
	Bonus      int `json:"bonus"`
	Total      int `json:"total"`
}

func seatNames[S ~uint8](list []S) []string {
	out := []string{}
	for _, b := range list {
		out = append(out, g.Seat(b).String())
	}
	return out
}

func cardNames[C ~uint8](list []C) []string {
	out := []string{}
	for _, b := range list {
		out = append(out, g.Card(b).String())
	}
	return out
}

// counted lists the cards of counts that begin at a kind.
func counted(counts []uint8, first g.Card) []string {
	out := []string{}
	for c, n := range counts {
		for range n {
			out = append(out, (first + g.Card(c)).String())
		}
	}
	return out
}

// encodeEvent returns an event's JSON object; s is the position after the decision.
func encodeEvent(s *g.State, e *g.Event) event {
	w := event{Kind: e.Kind.String(), Round: int(e.Round), Level: int(e.Level), Spell: int(e.Spell)}
	switch {
	case e.Only == rules.RecordOnly:
		w.Only = new("")
	case e.Only != rules.Everyone:
		for seat := range g.NoSeat {
			if g.Only(seat) == e.Only {
				w.Only = new(seat.String())
			}
		}
	}
	if e.Seat != g.NoSeat {
		w.Seat = e.Seat.String()
	}
	if e.Slot != g.NoSlot {
		w.Slot = new(int(e.Slot))
	}
	if e.Card != g.NoCard {
		w.Card = e.Card.String()
	}
	entries := e.List[:e.N]
	switch e.Kind {
	case g.OrderDrawn, g.Ordered:
		w.Order = seatNames(entries)
	case g.Laid:
		w.Open = new(e.Open)
	case g.Revealed:
		w.Spells = map[string]int{}
		for i, n := range entries {
			w.Spells[seatNumber(i)] = int(n)
		}
	case g.Failed:
		w.Why = e.Why.String()
	case g.Gained, g.Paid:
		w.Coins, w.By, w.Spell, w.Card = int(e.Coins), int(e.Spell), 0, ""
		if e.Card != g.NoCard {
			w.By = e.Card.String()
		}
	case g.Drawn:
		w.From = from(e.Stack)
	case g.WentAway:
		w.Back, w.Cloaked = "adventure", e.Cloaked
		if e.Treasure {
			w.Back = "treasure"
		}
	case g.Attacked, g.Named, g.Reflected:
		w.By, w.On = e.By.String(), e.On.String()
		if e.Kind == g.Named {
			w.Spell = 0
		}
	case g.Given:
		w.From, w.To = e.By.String(), e.On.String()
	case g.Cleared:
		w.Cards = new(cardNames(entries))
	case g.Reshuffled:
		w.Order = cardNames(entries)
	case g.Shown:
		w.Places, w.Treasures = new(counted(entries[:g.Places], g.Castle)), new(counted(entries[g.Places:], g.Chest))
	case g.Ended:
		p := s.Position()
		w.Scores, w.Winners = encodeScores(p.Scores), seatNames(p.Winners)
	}
	return w
}

func from(stack bool) string {
	if stack {
		return "stack"
	}
	return "discard"
}

func encodeScores(list []g.Score) map[string]score {
	if list == nil {
		return nil
	}
	all := map[string]score{}
	for i, p := range list {
		all[seatNumber(i)] = score{p.Coins, p.Places, p.Treasures, p.Companions, p.Bonus, p.Total()}
	}
	return all
}

func encodeEvents(s *g.State, list []g.Event) []event {
	out := []event{}
	for i := range list {
		out = append(out, encodeEvent(s, &list[i]))
	}
	return out
}

// AppendEvents appends a list of events; s is the position after them.
func AppendEvents(dst []byte, s *g.State, list []g.Event) []byte {
	return appendJSON(dst, encodeEvents(s, list))
}

// kinds are the kinds of events by name.
var kinds = func() map[string]g.EventKind {
	all := map[string]g.EventKind{}
	for k := range g.EventKinds {
		all[k.String()] = k
	}
	return all
}()

// DecodeOutcome reads an outcome of chance that can be forced: drawn, reshuffled, laid, hidden or
// treasure_drawn.
func DecodeOutcome(data []byte) (g.Event, error) {
	var w event
	if err := frame.Unmarshal(data, &w); err != nil {
		return g.Event{}, err
	}
	return w.outcome()
}

// outcome converts an outcome of chance that can be forced.
func (w *event) outcome() (g.Event, error) {
	e := g.Event{Seat: g.NoSeat, Card: g.NoCard, Slot: g.NoSlot}
	kind, known := kinds[w.Kind]
	if !known {
		return e, frame.Wrong("the event is unknown", "", frame.Quote(w.Kind))
	}
	e.Kind = kind
	var err error
	if w.Seat != "" {
		if e.Seat, err = g.ParseSeat(w.Seat); err != nil {
			return e, err
		}
	}
	if w.Card != "" {
		if e.Card, err = g.ParseCard(w.Card); err != nil {
			return e, err
		}
	}
	if w.Slot != nil {
		if *w.Slot < 0 || *w.Slot >= g.Display {
			return e, frame.Wrong("the display has no such place", "0 to "+strconv.Itoa(g.Display-1), strconv.Itoa(*w.Slot))
		}
		e.Slot = uint8(*w.Slot)
	}
	switch kind {
	case g.Laid:
		e.Open = w.Open != nil && *w.Open
	case g.Hidden, g.TreasureDrawn:
	case g.Drawn:
		switch w.From {
		case "stack":
			e.Stack = true
		case "discard":
			if e.Card == g.NoCard {
				return e, frame.Wrong("drawn names no card", `"card"`, "none")
			}
		default:
			return e, frame.Wrong("drawn does not say from where", `"from":"discard" or "stack"`, frame.Quote(w.From))
		}
	case g.Reshuffled:
		if len(w.Order) > g.AdventureCards {
			return e, frame.Wrong("too many cards are shuffled", strconv.Itoa(g.AdventureCards), strconv.Itoa(len(w.Order)))
		}
		for _, name := range w.Order {
			c, err := g.ParseCard(name)
			if err == nil && c.IsTreasure() {
				err = frame.Wrong("a treasure is among the cards that are shuffled", "", frame.Quote(name))
			}
			if err != nil {
				return e, err
			}
			e.List[e.N] = uint8(c)
			e.N++
		}
	default:
		return e, frame.Wrong("the event cannot be forced", "drawn, reshuffled, laid, hidden or treasure_drawn", w.Kind)
	}
	return e, nil
}
