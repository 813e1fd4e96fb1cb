package show

import "touria.games/touria/rules/grimoria"

// The guided first round: hints on the table of the first game, one at a time. Each waits for the act that it names, or is
// read. None of them asks for a particular spell or card.

// The rounds of the guidance: the player's first, and the choice of the next spell, in which it ends.
const (
	guideFirst = 1
	GuideLast  = 2
)

// Lit is what the light of a hint falls on.
type Lit uint8

// The things that hints are about.
const (
	LitGoal    Lit = iota // what the game is about
	LitDisplay            // the cards of the display
	LitBook               // the spells in the open book
	LitSheet              // what is said of the spell
	LitButton             // the main button
	LitReveal             // the books that open
	LitStage              // what somebody has done
	LitTaken              // the card that the player has taken
	LitScroll             // what the round has brought
	LitNight              // how far the night has come
	LitGoods              // all that the player has
)

// Guided is what the guidance depends on.
type Guided struct {
	Model    *Model
	Me       grimoria.Seat
	Deciding bool  // the player is asked, and nothing plays
	Picked   bool  // something is chosen, and waits for the button
	Cards    bool  // a card of the display can be taken
	Beat     *Beat // that plays; nil: none
}

// Step is one of the hints.
type Step struct {
	ID    string // the key of its text
	Light Lit
	when  func(g *Guided) bool
	// Read says that the hint asks for nothing but to be read, and Holds that the game waits so long.
	Read, Holds bool
	// Later says that it comes when it is first true, also when the guidance is over.
	Later bool
}

// Guide is the guidance, in its order.
var Guide = []Step{
	{ID: "first.goal", Light: LitGoal, when: (*Guided).chooses, Read: true},
	{ID: "first.display", Light: LitDisplay, when: (*Guided).chooses, Read: true},
	{ID: "first.book", Light: LitBook, when: func(g *Guided) bool { return g.chooses() && !g.Picked }},
	{ID: "first.sheet", Light: LitSheet, when: func(g *Guided) bool { return g.chooses() && g.Picked }, Read: true},
	{ID: "first.seal", Light: LitButton, when: func(g *Guided) bool { return g.chooses() && g.Picked }},
	{ID: "first.reveal", Light: LitReveal, when: func(g *Guided) bool { return g.at(BeatHold) && g.Model.Round == guideFirst }, Read: true, Holds: true},
	{ID: "first.clash", Light: LitReveal, when: func(g *Guided) bool { return g.at(BeatHold) && len(g.Beat.After.Clashes()) > 0 }, Read: true, Holds: true, Later: true},
	{ID: "first.told", Light: LitStage, when: func(g *Guided) bool { return g.took() && g.Beat.Told.By != g.Me }, Read: true, Holds: true},
	{ID: "first.take", Light: LitDisplay, when: func(g *Guided) bool { return g.takes() && !g.Picked }},
	{ID: "first.button", Light: LitButton, when: func(g *Guided) bool { return g.takes() && g.Picked }},
	{ID: "first.companion", Light: LitTaken, when: func(g *Guided) bool { return g.mine() && g.Taken().IsCompanion() }, Read: true, Holds: true},
	{ID: "first.hidden", Light: LitTaken, when: func(g *Guided) bool { return g.mine() && !g.Taken().IsCompanion() }, Read: true, Holds: true},
	{ID: "first.scroll", Light: LitScroll, when: (*Guided).last, Read: true},
	{ID: "first.keep", Light: LitGoods, when: (*Guided).last, Read: true},
	{ID: "first.free", Light: LitNight, when: (*Guided).last, Read: true},
}

// Due returns the hint that is due, nil if there is none. Known tells which have been read or done; after the guidance
// only those come that may come later.
func Due(g *Guided, over bool, known func(id string) bool) *Step {
	for i := range Guide {
		if s := &Guide[i]; (s.Later || !over) && !known(s.ID) && s.when(g) {
			return s
		}
	}
	return nil
}

// chooses reports whether the player chooses their first spell.
func (g *Guided) chooses() bool {
	return g.Deciding && g.Model.Phase == grimoria.PhaseChoose && g.Model.Round == guideFirst
}

// takes reports whether the player takes their first card.
func (g *Guided) takes() bool { return g.Deciding && g.Cards && g.Model.Phase == grimoria.PhaseTake }

// last reports whether the player chooses their second spell.
func (g *Guided) last() bool {
	return g.Deciding && g.Model.Phase == grimoria.PhaseChoose && g.Model.Round == GuideLast
}

// at reports whether a beat of a kind plays.
func (g *Guided) at(k BeatKind) bool { return g.Beat != nil && g.Beat.Kind == k }

// took reports whether there is time to read which card somebody has taken.
func (g *Guided) took() bool {
	return g.at(BeatRead) && g.Beat.Told != nil && g.Beat.Event.Kind == grimoria.Taken
}

// mine reports whether the player has just taken a card.
func (g *Guided) mine() bool { return g.took() && g.Beat.Told.By == g.Me }

// Taken returns the card that has just been taken, as far as the player knows it.
func (g *Guided) Taken() grimoria.Card { return g.Beat.Told.Card }
