package kit

import (
	"math/bits"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
)

// Log is what has happened in a game, in a drawer, the newest last. Crests above it leave only some players' part.
type Log struct {
	App    *ui.App
	Scroll *ui.Scroll      // of the drawer
	Seats  uint8           // whose part is left, a bit for each seat; 0: everybody's
	open   map[string]bool // the lines whose details are shown, by id
}

// LogSeat is a player whose part of a log can be shown alone.
type LogSeat struct {
	Seat            uint8
	ID, Name, Label string
	Crest           int
}

// LogLine is a line of a log.
type LogLine struct {
	ID, Text string
	Title    bool // a heading; nothing else counts
	Crest    int
	Icons    []ui.Icon
	Press    func() // shows what the line is about; nil: it is only read
	// Below the line stand More and, once the button of this id has unfolded them, Details. The id is empty if there are none.
	Fold           string
	Unfold, Folded string // what a press on it does: shows the details, or hides them
	More           []LogLine
	Details        func() []LogLine
}

// Build adds lines.
func (l *Log) Build(f *ui.Flow, lines []LogLine) {
	for i := range lines {
		switch x := &lines[i]; {
		case x.Title:
			f.Heading(x.ID, x.Text, 20).Align = ui.AlignLeft
		case x.Fold == "":
			x.build(f)
		default:
			l.buildFolded(f, x)
		}
	}
}

// buildFolded adds a line with what stands below it.
func (l *Log) buildFolded(f *ui.Flow, x *LogLine) {
	open := l.open[x.ID]
	f.Row(func(f *ui.Flow) {
		x.build(f)
		symbol, label := pictures.SymDown, x.Unfold
		if open {
			symbol, label = pictures.SymUp, x.Folded
		}
		f.Icon(x.Fold, symbol, label, func() {
			if l.open == nil {
				l.open = map[string]bool{}
			}
			l.open[x.ID] = !open
			l.Scroll.Stay()
			l.App.Changed()
		})
	})
	if len(x.More) == 0 && !open {
		return
	}
	f.Indent(20, func(f *ui.Flow) {
		l.Build(f, x.More)
		if open {
			l.Build(f, x.Details())
		}
	})
}

// build adds the line itself.
func (x *LogLine) build(f *ui.Flow) {
	e := ui.Element{ID: x.ID, Role: ui.RoleLink, Look: ui.LookChronicle, Text: x.Text, Align: ui.AlignLeft, Icons: x.Icons, Crest: x.Crest, OnPress: x.Press}
	if x.Press == nil {
		e.Role, e.Rect.H = ui.RoleLabel, 38
	}
	f.Add(e)
}

// BuildCrests adds the crests of the players, which leave only the part of those pressed.
func (l *Log) BuildCrests(f *ui.Flow, seats []LogSeat) {
	f.Row(func(f *ui.Flow) {
		for _, s := range seats {
			f.Crest("drawer.filter."+s.ID, s.Crest, s.Name, s.Label, l.Seats>>s.Seat&1 != 0, func() {
				if l.Seats ^= 1 << s.Seat; bits.OnesCount8(l.Seats) == len(seats) { // all of it
					l.Seats = 0
				}
				l.Scroll.End()
				l.App.Changed()
			})
		}
	})
}
