package after

import (
	"slices"
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// title says what is counted, and in the end who has won.
func (e *Score) title() string {
	a := e.App
	if e.crowning() == 0 {
		if k := e.counting(); k >= 0 {
			return a.T("score.title") + a.Colon() + a.T("score."+board.Kinds[k])
		}
		return a.T("score.title")
	}
	names := e.winners()
	if len(names) == 1 {
		return a.T("end.title", words.Lit("Name", names[0]))
	}
	return a.T("score.shared", words.Lit("Names", a.Words().List(names)))
}

// verdict is what the old wizard says to who inherits his books.
func (e *Score) verdict() string {
	a := e.App
	best, next := slices.Index(e.ranks[:e.players], 1), -1
	for i := range e.players {
		if i != best {
			next = max(next, e.scores[i].Total())
		}
	}
	name, points := words.Lit("Name", e.names[best]), e.scores[best].Total()
	switch {
	case len(e.winners()) > 1:
		return a.T("heir.shared")
	case points == next+1:
		return a.T("heir.close", name)
	}
	return a.T("heir.one", name, words.Num("Count", points))
}

// note tells why points did not decide, and what was achieved for the first time; where there is room the old wizard speaks
// first.
func (e *Score) note() string {
	text := e.reason()
	if !e.App.Phone() {
		if text != "" {
			text = "\n" + text
		}
		text = e.verdict() + text
	}
	if e.s.IsCopy() {
		return strings.TrimPrefix(text+"\n"+e.App.T("copy.note"), "\n")
	}
	if len(e.Feats) == 0 {
		return text
	}
	if text != "" {
		text += "\n"
	}
	lines := 2
	if e.App.Phone() {
		lines = 1
	}
	return text + menu.FeatsLine(e.App, e.Feats, (min(e.App.Screen().W-3*seatGap, noteWide)-notePad)/e.App.Growth(), lines)
}

// Measures of the counting.
const (
	skipWide   = 44
	titleWide  = 700
	columnWide = 330 // of a player: few stand together
	noteWide   = 820
	notePad    = 32
)

// noteSize returns the size of the note's letters.
func (e *Score) noteSize() float32 {
	size, _ := e.App.TextSize()
	if !e.App.Phone() || e.App.Upright() {
		size *= e.App.Growth()
	}
	return size
}

// scoreBoxes are the places of the counting.
type scoreBoxes struct {
	title, reason, skip, stacks, plates ui.Rect
}

// boxes returns them, above the buttons.
func (e *Score) boxes(s ui.Rect) (at scoreBoxes) {
	const gap = 4
	a := e.App
	head, plate, reason := float32(54), float32(66), float32(0)
	if a.Phone() {
		head, plate = 44, 54
	}
	wide := min(s.W-2*seatGap, float32(e.players)*columnWide)
	if a.Upright() && wide/float32(e.players) < leastPlate {
		plate = 112
	}
	text, size, w := e.note(), e.noteSize(), min(s.W-3*seatGap, noteWide)
	lines, _ := ui.Wrap(a.Config().Measure, text, w-notePad, size, ui.Bold, 5)
	if text != "" {
		reason = float32(len(lines))*size*ui.LineHeight + 14
	}
	if len(lines) == 1 {
		w = a.Config().Measure.Width(text, size, ui.Bold) + notePad + gap
	}
	rows := ui.Rows(s, gap, head, reason, -1, plate)
	bar := ui.Columns(rows[0], gap, skipWide, -1, skipWide)
	at.skip, at.title, at.reason = ui.Centred(bar[2], skipWide, skipWide), ui.Centred(bar[1], titleWide, head), ui.Centred(rows[1], w, reason)
	if e.done() {
		at.title = ui.Centred(rows[0], titleWide, head)
	}
	at.stacks, at.plates = ui.Centred(rows[2], wide, s.H), ui.Centred(rows[3], wide, plate)
	return at
}

// Build adds a stack of books for each player, the plates below them, and what can be done next.
func (e *Score) Build(b *ui.Builder) {
	a := e.App
	bar, room, low := e.ending().Bar(b)
	at := e.boxes(room)
	b.Add(ui.Element{ID: "score", Role: ui.RolePanel, Look: board.LookDawn, Rect: a.Window(), Label: e.title(), Part: e.progress(0, dawnTicks)})
	e.buildStacks(b, at.stacks)
	for i := range e.players {
		e.buildPlate(b, ui.Row(at.plates, i, e.players, seatGap), i)
	}
	title := e.title()
	if _, floor := a.TextSize(); a.Config().Measure.Width(title, floor, ui.Bold) > at.title.W*.76 {
		switch k := e.counting(); {
		case k >= 0:
			title = a.T("score." + board.Kinds[k])
		case e.crowning() > 0 && len(e.winners()) > 1:
			title = a.T("score.together")
		}
	}
	b.Add(ui.Element{ID: "score.title", Role: ui.RoleLabel, Look: ui.LookBanner, Over: true, Rect: at.title, Text: title, Label: e.title(), Size: at.title.H * .46, Crest: e.banner()})
	if !at.reason.Empty() && e.done() {
		b.Add(ui.Element{ID: "score.reason", Role: ui.RoleLabel, Look: ui.LookChip, Over: true, Rect: at.reason, Text: e.note(), Lines: 5})
	}
	if !e.done() {
		b.Icon("score.skip", at.skip, pictures.SymSkip, a.T("table.skip"), e.finish)
		return
	}
	bar.Put(b, low)
}

// banner returns the crest in whose colour the winner is named.
func (e *Score) banner() int {
	if names := e.winners(); len(names) == 1 && e.crowning() > 0 {
		return e.crests[slices.Index(e.names[:], names[0])]
	}
	return ui.NoCrest
}

// ending returns what can be done next.
func (e *Score) ending() *kit.Ending {
	a := e.App
	first := []ui.Element{{ID: "score.sums", Text: a.T("score.sums"), Symbol: pictures.SymLog, Look: ui.LookButton, OnPress: func() { a.Push(&sums{Popup: ui.Popup{App: a}, e: e}) }}}
	if e.taught != nil {
		first = append(first, ui.Element{ID: "score.lesson", Text: a.T("review.tab"), Symbol: pictures.SymHerald, Look: ui.LookButton, OnPress: func() { openLesson(a, e.g, e.taught) }})
	}
	return &kit.Ending{App: a, Replay: func() { ShowReplay(a, e.g, e.s) }, SetUp: func() { e.g.SetUp(a) }, Record: e.s.Record,
		Ghost: e.s.Ghost() != "", Dare: e.s.Humans() > 0 && !e.s.IsCopy(),
		Again: func() { e.g.Begin(a, e.s.Config().Rematch(a.Config().NewSeed())) },
		First: first}
}
