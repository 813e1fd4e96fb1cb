package table

import (
	"strconv"
	"strings"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/guide"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// The guided first round: the hints of show.Guide on the table of the first game. What a hint is about stands in the light,
// the rest in dusk. The table waits while something is explained that goes by. Every act goes on; asking the owl and
// skipping ahead end the guidance.

// tutor gives the hints.
type tutor struct {
	*turn
	first bool       // it is the first game, which is guided
	on    func()     // goes on from what the table waits for
	step  *show.Step // the hint that is due, nil: none
	stood int        // ticks that it has stood
	up    bool       // it is on the screen
	heard string     // what listeners have been told
}

// guideOver is what the settings know besides the hints themselves, once the guidance is over.
const guideOver = "first.over"

// restRead is how much longer a hint stands than it takes to read: 1 s.
const restRead = 60

// learned notes that the player has been told something.
func (tu *tutor) learned(id string) { tu.App.Learn(tu.g.Name(), id) }

// over reports whether the guidance is over.
func (tu *tutor) over() bool {
	return !tu.first || tu.Model.Round > show.GuideLast || tu.g.knows(tu.App, guideOver) || tu.g.knows(tu.App, hintsOff)
}

// due returns the hint that is due, nil if there is none.
func (tu *tutor) due() *show.Step {
	if !tu.first || tu.g.knows(tu.App, hintsOff) || tu.App.Settings().Speed >= beat.Instant && tu.Queue.Busy() {
		return nil
	}
	g := show.Guided{Model: &tu.Model, Me: tu.Eyes(), Deciding: tu.Deciding() && tu.wait == 0 && !tu.Queue.Busy() && tu.Sees(tu.Actor),
		Picked: tu.picked >= 0, Cards: len(tu.offered(asSlot)) > 0}
	g.Beat, _ = tu.Queue.Current()
	return show.Due(&g, tu.over(), func(id string) bool { return tu.g.knows(tu.App, id) })
}

// look finds out each tick what is due, and whether the table waits for it. What is read counts as read after a while, for
// who does not need their own time.
func (tu *tutor) look() {
	if tu.advised { // the player has another guide
		tu.leave()
	}
	step := tu.due()
	tu.guided, tu.waits = !tu.over(), step != nil && step.Holds
	if step != tu.step {
		tu.step, tu.stood = step, 0
		tu.App.Changed()
	}
	if step == nil || !tu.up || tu.Open != board.NoDrawer {
		return
	}
	text := tu.App.T(step.ID)
	if tu.heard != text {
		tu.heard = text
		tu.App.Hear(ui.HeardAnswer, text)
	}
	tu.stood++
	switch {
	case !step.Read:
	case step.Light == show.LitDisplay && !tu.tapped.None(), !tu.App.TakesTime() && tu.stood > show.ReadTicks(text)+restRead && !(step.Holds && tu.App.Settings().Hold):
		tu.understood(step)
	}
}

// understood goes on from a hint that has been read.
func (tu *tutor) understood(step *show.Step) {
	if tu.learned(step.ID); tu.Model.Round >= show.GuideLast && tu.due() == nil {
		tu.learned(guideOver)
	}
	tu.App.Changed()
}

// readOn notes that what the table waits for has been read, and reports whether more is to be read now.
func (tu *tutor) readOn() (more bool) {
	if step := tu.due(); step != nil && step.Holds {
		tu.understood(step)
	}
	tu.look()
	return tu.waits
}

// leave ends the guidance, since the player goes their own way.
func (tu *tutor) leave() {
	if tu.over() {
		return
	}
	tu.learned(guideOver)
	if !tu.advised {
		tu.App.Say(tu.App.T("guide.end"))
	}
}

// hintsName says whether there are hints.
func (tu *tutor) hintsName() string {
	if tu.g.knows(tu.App, hintsOff) {
		return tu.App.T("lesson.level.none")
	}
	return tu.App.T("lesson.level.new")
}

// turnHints switches all hints off, or on again.
func (tu *tutor) turnHints() {
	if tu.g.knows(tu.App, hintsOff) {
		tu.App.Settings().Forget(tu.g.Name(), hintsOff)
		tu.App.Save()
	} else {
		tu.learned(guideOver)
		tu.learned(hintsOff)
	}
	tu.look()
	tu.App.Changed()
}

// buildHint adds the hint that is due. The button that ends all hints lies in out.
func (tu *tutor) buildHint(b *ui.Builder, out ui.Rect) {
	step := tu.due()
	if tu.up = false; step == nil || tu.Open != board.NoDrawer {
		return
	}
	tree := b.Built()
	at := tu.lit(tree, step.Light)
	if at.Rect.Empty() {
		tu.learned(step.ID) // what it is about is not on the screen
		return
	}
	tu.up = true
	guide.Spotlight(tree, func(e *ui.Element) bool { return e.ID == "table.on" })
	h := guide.Hint{App: tu.App, Text: tu.App.T(step.ID), At: at, Points: true, Weigh: heavy, Press: func() { tu.understood(step) }}
	if win := tu.App.Window(); at.Rect.W*at.Rect.H > broad*win.W*win.H { // there is no room beside it: the light points well enough
		h.Points = false
		h.At.Rect.X, h.At.Rect.Y = at.Rect.Center()
		h.At.Rect.W, h.At.Rect.H = 0, 0
	}
	switch step.Light {
	case show.LitBook, show.LitSheet, show.LitButton: // from the book to the button all is read
		for _, id := range []string{"table.chart", "table.book"} {
			if e := tree.Find(id); e != nil && tu.choosing() {
				h.Clear = append(h.Clear, e.Seen())
			}
		}
	}
	if step.Holds {
		h.Press = tu.on
	}
	h.Guide(b, out, at.Rect, func() {
		tu.turnHints()
		tu.App.Say(tu.App.T("lesson.off.hint"))
	})
}

// broad is the part of the window from which on a thing is too large for a ring and for a card beside it.
const broad = .26

// heavy says how bad it is to cover a pixel of an element, which by itself is as bad as usual.
func heavy(e *ui.Element, usual float32) float32 {
	const pressed, main = 12, 4000
	switch {
	case e.Look == board.LookIdle, e.Look == ui.LookPrimary, e.Look == ui.LookPrompt:
		return main
	case e.Role == ui.RoleTarget && !e.Disabled:
		return max(usual, pressed)
	}
	return usual
}

// lit returns what a hint is about, as one element; an empty one if it is not on the screen.
func (tu *tutor) lit(tree *ui.Tree, on show.Lit) (at ui.Element) {
	add := func(ids ...string) {
		for _, id := range ids {
			if e := tree.Find(id); e != nil {
				if at.ID == "" {
					at = *e
				}
				at.Rect = at.Rect.Union(e.Seen())
			}
		}
	}
	either := func(ids ...string) {
		for _, id := range ids {
			if at.ID == "" {
				add(id)
			}
		}
	}
	switch on {
	case show.LitGoal:
		either("table.order", "table.you")
	case show.LitDisplay:
		if add("table.strip"); at.ID == "" {
			for i := range tu.Model.NSlots {
				if tu.Model.Slots[i].Lies {
					add("table.display." + strconv.Itoa(i))
				}
			}
		}
	case show.LitBook:
		add("table.chart")
	case show.LitSheet:
		add("table.book")
	case show.LitButton:
		add("table.confirm")
	case show.LitReveal:
		add("table.reveal")
	case show.LitStage:
		add("table.stage")
	case show.LitTaken:
		tu.litTaken(tree, either)
	case show.LitScroll:
		either("table.order", "table.book")
	case show.LitNight:
		either("table.hour", "table.round")
	case show.LitGoods:
		add("table.you", "table.pocket")
	}
	return at
}

// litTaken finds where the card lies that has just been taken.
func (tu *tutor) litTaken(tree *ui.Tree, either func(ids ...string)) {
	b, _ := tu.Queue.Current()
	if b == nil || b.Told == nil || !b.Told.Card.IsCompanion() {
		either("table.pocket")
		return
	}
	for i := range tree.Elements {
		if e := &tree.Elements[i]; strings.HasPrefix(e.ID, "table.mine.") && len(e.Icons) > 0 && e.Icons[0].Kind == board.IconCard && grimoria.Card(e.Icons[0].What) == b.Told.Card {
			either(e.ID)
		}
	}
	either("table.mine", "table.you")
}
