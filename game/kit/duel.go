package kit

import (
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
)

// Duel compares two games of one deal: both curves on one chart, and where their ways part.
type Duel struct {
	ui.Popup
	Chart  string  // what the chart shows
	Sides  [2]Side // the player's own game and the other one
	Parted string  // says where the ways part; "" if they don't
	At     int     // the point of the curves where they do
	Record []byte  // of the own game, to be sent as an answer; nil: it can't be
	// Work works a little on the values; it reports whether all are there. nil: they are.
	Work func(units int) (done bool)

	scroll ui.Scroll
}

// Side is one game of a duel.
type Side struct {
	Name   string // of who played it
	Crest  int
	Result string
	Values []float32 // 0 … 1, one a turn or round
}

// Dealt is a game that can be compared with another one of its deal.
type Dealt interface {
	Len() int // the number of its decisions
	Record() []byte
	IsCopy() bool // if so, it can't be sent as an answer
}

// NewDuel returns the comparison of a player's own game with another one, and the number of decisions that both have made
// alike from the beginning: all of the own game's if the ways don't part. alike compares decision number i. The sides need
// no values yet; crests is how many crests there are, so that both get different ones.
func NewDuel(a *ui.App, sides [2]Side, crests int, own, other Dealt, alike func(i int) bool) (d *Duel, parted int) {
	if sides[0].Crest == sides[1].Crest {
		sides[1].Crest = (sides[1].Crest + 1) % crests
	}
	d = &Duel{Popup: ui.Popup{App: a}, Sides: sides}
	if !own.IsCopy() {
		d.Record = own.Record()
	}
	for parted < min(own.Len(), other.Len()) && alike(parted) {
		parted++
	}
	return d, parted
}

// Tick works on the values.
func (d *Duel) Tick(top bool) {
	if top && d.Work != nil && d.App.Think(d.Work) {
		d.Work = nil
		d.App.Changed()
	}
}

// Name returns the scene's name.
func (d *Duel) Name() string { return "duel" }

// Build adds the chart, the results, and what can be sent back.
func (d *Duel) Build(b *ui.Builder) {
	const crest = 34
	a, high := d.App, float32(220)
	if a.Phone() && !a.Upright() {
		high = 120
	}
	b.Window(ui.Frame{ID: "duel", Title: a.T("duel.title"), W: 860, Over: true, Scroll: &d.scroll}, func(f *ui.Flow) {
		label := d.Chart
		side := func(id string, s *Side) func(f *ui.Flow) {
			text := s.Name + a.Colon() + s.Result
			label += "\n" + text
			return func(f *ui.Flow) {
				f.Row(func(f *ui.Flow) {
					f.Add(ui.Element{ID: id + ".crest", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Rect{W: crest, H: crest}, Crest: s.Crest, Label: s.Name})
					f.Paragraph(id, text)
				})
			}
		}
		f.Split(.5, side("duel.own", &d.Sides[0]), side("duel.other", &d.Sides[1]))
		f.Heading("duel.chart.title", d.Chart, 18)
		f.Own(high, func(b *ui.Builder, r ui.Rect) {
			b.Add(ui.Element{ID: "duel.chart", Role: ui.RoleLabel, Look: ui.LookGraph, Rect: r, Graph: d.graph(), Label: label})
		})
		parted := d.Parted
		if parted == "" {
			parted = a.T("duel.same")
		}
		f.Paragraph("duel.parted", parted).Align = ui.AlignCentre
		f.Foot(func(f *ui.Flow) {
			if d.Record != nil {
				f.Button("duel.answer", a.T("duel.answer"), func() {
					a.Pop()
					menu.ShowDare(a, a.At(), d.Record)
				})
			}
			f.Primary("duel.done", a.T("drawer.close"), a.Pop)
		})
	})
}

// graph returns both curves, with a star where their ways part.
func (d *Duel) graph() *ui.Graph {
	g := &ui.Graph{At: -1, Lines: []float32{0, .5, 1}}
	if d.Work != nil {
		return g
	}
	last := float32(max(2, len(d.Sides[0].Values), len(d.Sides[1].Values)) - 1)
	for i := range d.Sides {
		c := ui.Curve{Crest: d.Sides[i].Crest}
		for k, y := range d.Sides[i].Values {
			c.Points = append(c.Points, ui.CurvePoint{X: float32(k) / last, Y: y})
		}
		g.Curves = append(g.Curves, c)
	}
	if d.Parted != "" {
		g.Stars = append(g.Stars, float32(d.At)/last)
	}
	return g
}
