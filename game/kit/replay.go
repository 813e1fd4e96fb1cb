package kit

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// Certain is the probability 1 in a Reel.
const Certain = 1 << 16

// Chance returns a probability as a text.
func Chance(a *ui.App, p int32) string {
	return a.T("settings.percent", (int(p)*100+Certain/2)/Certain)
}

// Reel is a recorded game that is shown again, as far as it is known. Its places are numbers of decisions made.
type Reel struct {
	At, Len int   // what is shown, and the end
	Playing bool  // it goes on by itself
	Busy    bool  // a decision is being shown
	Stops   []int // where a turn or round begins, and the start and the end; rising, never empty
	Marks   []int // those marked on the time line
	Points  []int // the ends of turning points, rising
	Players []Player
	Told    string // names the time that is shown
}

// Player is how likely somebody wins as a game goes on.
type Player struct {
	Name   string
	Crest  int
	Judged []Judged // rising
	Now    string   // at the time that is shown, "" if that is not known
}

// Judged is a probability, in units of Certain, after so many decisions.
type Judged struct {
	At  int
	Win int32
}

// stop returns the index of the last stop that is not later than what is shown.
func (l *Reel) stop() int {
	i := len(l.Stops) - 1
	for i > 0 && l.Stops[i] > l.At {
		i--
	}
	return i
}

// ReplayBar moves through a recorded game: by a time line with everybody's chances, by buttons, keys and the wheel.
type ReplayBar struct {
	App    *ui.App
	Unit   string // what begins at a stop: a key, with .back and .on
	Reel   func() Reel
	GoTo   func(at int)
	Play   func() // starts or stops
	StepOn func() // shows the next decision, or ends the one that is being shown
	Ask    func() // opens or closes what a bot says
	scrubs bool   // the pointer moves along the time line

	said   string // on the card with reasons
	scroll ui.Scroll
}

// timeLine is the id of the time line.
const timeLine = "replay.time"

// Turn goes to the next stop; with a negative by, to the last one or, if that is shown already, to the one before it.
func (p *ReplayBar) Turn(by int) {
	l := p.Reel()
	i := l.stop()
	if by < 0 && l.Stops[i] < l.At && !l.Busy {
		by = 0
	}
	if i += by; i >= len(l.Stops) {
		p.GoTo(l.Len)
		return
	}
	p.GoTo(l.Stops[max(0, i)])
}

// Point goes to the next or the previous turning point.
func (p *ReplayBar) Point(by int) {
	l := p.Reel()
	if by < 0 {
		slices.Reverse(l.Points)
	}
	for _, at := range l.Points {
		if by > 0 && at > l.At || by < 0 && at < l.At {
			p.GoTo(at)
			return
		}
	}
}

// Key handles the keys of a replay.
func (p *ReplayBar) Key(k ui.Key) bool {
	a := p.App
	line := a.FocusShown() && a.Focused() == timeLine
	switch k {
	case ui.KeySpace:
		if a.FocusShown() && !line && a.Focused() != "replay.play" {
			return false
		}
		p.Play()
	case ui.KeyP, ui.PadX:
		p.Play()
	case ui.KeyLeft, ui.PadLeft, ui.KeyRight, ui.PadRight:
		if !line {
			return false
		}
		if k == ui.KeyLeft || k == ui.PadLeft {
			p.Turn(-1)
		} else {
			p.Turn(1)
		}
	case ui.KeyQ, ui.KeyBackspace:
		p.GoTo(p.Reel().At - 1)
	case ui.KeyE:
		p.StepOn()
	case ui.KeyA, ui.PadLB:
		p.Turn(-1)
	case ui.KeyD, ui.PadRB:
		p.Turn(1)
	case ui.PadLT:
		p.Point(-1)
	case ui.PadRT:
		p.Point(1)
	case ui.KeyHome:
		p.GoTo(0)
	case ui.KeyEnd:
		p.GoTo(p.Reel().Len)
	case ui.KeyH, ui.PadY:
		p.Ask()
	default:
		return false
	}
	return true
}

// Tick follows a pointer that went down on the time line.
func (p *ReplayBar) Tick() {
	if x, _, down := p.App.Pointer(); p.scrubs && down {
		p.scrub(x)
	} else {
		p.scrubs = false
	}
}

// Down scrubs if the pointer goes down on the time line.
func (p *ReplayBar) Down(x, y float32) bool {
	e := p.App.Element(timeLine)
	if e == nil || !e.Rect.Contains(x, y) {
		return false
	}
	p.scrubs = true
	p.scrub(x)
	return true
}

func (p *ReplayBar) scrub(x float32) {
	e, l := p.App.Element(timeLine), p.Reel()
	if e == nil || l.Len == 0 {
		return
	}
	if at := int(e.GraphAt(x)*float32(l.Len) + 0.5); at != l.At || l.Busy {
		p.GoTo(at)
	}
}

// Wheel steps through the decisions.
func (p *ReplayBar) Wheel(up int) { p.GoTo(p.Reel().At - up) }

// BuildTime adds the time line: the stops, the turning points, and everybody's chances.
func (p *ReplayBar) BuildTime(b *ui.Builder, r ui.Rect) {
	l := p.Reel()
	along := func(at int) float32 { return float32(at) / float32(max(1, l.Len)) }
	g := &ui.Graph{At: along(l.At), Lines: []float32{0, 0.5, 1}}
	for _, at := range l.Marks {
		g.Ticks = append(g.Ticks, along(at))
	}
	for _, at := range l.Points {
		g.Stars = append(g.Stars, along(at))
	}
	label := l.Told
	for _, player := range l.Players {
		c := ui.Curve{Crest: player.Crest}
		for _, j := range player.Judged {
			c.Points = append(c.Points, ui.CurvePoint{X: along(j.At), Y: float32(j.Win) / Certain})
		}
		if len(c.Points) > 1 {
			g.Curves = append(g.Curves, c)
		}
		if player.Now != "" {
			label += "\n" + player.Name + p.App.Colon() + player.Now
		}
	}
	b.Add(ui.Element{ID: timeLine, Role: ui.RoleButton, Look: ui.LookGraph, Rect: r, Graph: g, Label: label, Hint: p.App.T("replay.time.hint") + "\n" + label,
		OnPress: p.Play})
}

// Moves is the number of buttons of BuildTransport.
const Moves = 7

// BuildTransport adds the buttons that move through the game.
func (p *ReplayBar) BuildTransport(b *ui.Builder, r ui.Rect) {
	a, l := p.App, p.Reel()
	play, sign := "replay.play", ui.SignPlay
	if l.Playing {
		play, sign = "replay.pause", ui.SignPause
	}
	start, end := l.At == 0 && !l.Busy, l.At == l.Len
	before := slices.ContainsFunc(l.Points, func(at int) bool { return at < l.At })
	after := slices.ContainsFunc(l.Points, func(at int) bool { return at > l.At })
	noPoint := "replay.point.none"
	list := [Moves]struct {
		id, key string
		sign    ui.PlayerSign
		off     bool
		why     string
		press   func()
	}{
		{"replay.turn.back", p.Unit + ".back", ui.SignTurnBack, start, "replay.at.start", func() { p.Turn(-1) }},
		{"replay.step.back", "replay.step.back", ui.SignStepBack, start, "replay.at.start", func() { p.GoTo(l.At - 1) }},
		{"replay.play", play, sign, false, "", p.Play},
		{"replay.step.on", "replay.step.on", ui.SignStepOn, end, "replay.at.end", p.StepOn},
		{"replay.turn.on", p.Unit + ".on", ui.SignTurnOn, end, "replay.at.end", func() { p.Turn(1) }},
		{"replay.point.back", "replay.point.back", ui.SignStarBack, !before, noPoint, func() { p.Point(-1) }},
		{"replay.point.on", "replay.point.on", ui.SignStarOn, !after, noPoint, func() { p.Point(1) }},
	}
	cells := transportCells(r)
	for i, x := range list {
		e := ui.Element{ID: x.id, Role: ui.RoleButton, Look: ui.LookPlayer, Sign: x.sign, Rect: cells[i], Label: a.T(x.key),
			Hint: a.T(x.key), OnPress: x.press}
		if x.off {
			e.Disabled, e.Why = true, a.T(x.why)
		}
		b.Add(e)
	}
}

// transportCells places the buttons side by side, or in two rows where these are high enough.
func transportCells(r ui.Rect) (cells []ui.Rect) {
	const gap, least = 4, 44
	if r.H < 2*least {
		return ui.Columns(r, gap, ui.Each(Moves, -1)...)
	}
	rows := ui.Rows(r, gap, -1, -1)
	turn, point := ui.Columns(rows[0], gap, ui.Each(4, -1)...), ui.Columns(rows[1], gap, ui.Each(4, -1)...)
	return []ui.Rect{turn[0], turn[1], point[1].Union(point[2]), turn[2], turn[3], point[0], point[3]}
}

// BuildMore adds buttons side by side: with their words if all have room for theirs, otherwise with their signs.
func (p *ReplayBar) BuildMore(b *ui.Builder, r ui.Rect, more ...ui.Element) {
	worded := true
	_, floor := p.App.TextSize()
	for i := range more {
		e := &more[i]
		e.Role, e.Look, e.Lines, e.Label, e.Rect = ui.RoleButton, ui.LookButton, 2, e.Text, ui.Row(r, i, len(more), 8)
		plain := *e
		plain.Symbol = pictures.SymNone
		_, ok := ui.Wrap(p.App.Config().Measure, e.Text, plain.TextRect().W, floor, ui.Bold, 2)
		worded = worded && ok
	}
	for _, e := range more {
		if worded {
			e.Symbol = pictures.SymNone
		} else {
			e.Look, e.Text = ui.LookIcon, ""
			if e.Hint == "" {
				e.Hint = e.Label
			}
		}
		b.Add(e)
	}
}

// Reasons are a card that says why something was decided, or what would have been better.
type Reasons struct {
	Title, Text string
	More        []ui.Element // buttons below the text: id, text, hint and what they do
	Low         bool         // the room is so wide and low that they stand beside the title
}

// BuildReasons adds the card at the foot of a room.
func (p *ReplayBar) BuildReasons(b *ui.Builder, room ui.Rect, c Reasons) {
	if p.said != c.Text {
		p.said = c.Text
		p.scroll.Top()
	}
	const title, phoneTitle = 22, 18
	size := float32(title)
	if p.App.Phone() {
		size = phoneTitle
	}
	more := func(f *ui.Flow) {
		for _, e := range c.More {
			f.Button(e.ID, e.Text, e.OnPress).Hint = e.Hint
		}
	}
	b.DockLow(ui.Element{ID: "replay.reasons", Role: ui.RolePanel, Look: ui.LookPanel, Label: c.Title, Over: true}, room, &p.scroll, func(f *ui.Flow) {
		f.Row(func(f *ui.Flow) {
			title := f.Heading("replay.reasons.title", c.Title, size)
			title.Align = ui.AlignLeft
			if c.Low && len(c.More) > 0 {
				title.Rect.W = .42
				more(f)
			}
			f.Icon("replay.reasons.close", pictures.SymCross, p.App.T("drawer.close"), p.Ask)
		})
		f.Paragraph("replay.reasons.text", c.Text)
		if !c.Low && len(c.More) > 0 {
			f.Foot(more)
		}
	})
}

// ReasonsRoom is where the card has room on a board.
func ReasonsRoom(board ui.Rect) ui.Rect {
	const rim, most = 4, 640
	return ui.Centred(board.Inset(rim), most, board.H)
}

// Weighed tells how likely a bot thought it would win with its decision, and with the best other one; a negative other:
// there was none.
func Weighed(a *ui.App, name string, made, other int32) string {
	text := a.T("replay.why.chance", words.Lit("Name", name), words.Lit("Chance", Chance(a, made)))
	switch than := words.Lit("Chance", Chance(a, other)); {
	case other < 0:
	case other > made: // bots err now and then, and have their temperaments
		text += " " + a.T("replay.why.better", than)
	default:
		text += " " + a.T("replay.why.other", than)
	}
	return text
}
