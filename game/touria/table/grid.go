package table

import (
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// grid says how rows lie in a room.
type grid struct {
	columns, rows int
	w, h          float32 // of a row
	worded        bool    // all of them have words
}

// Sizes of rows in a grid.
const (
	leastHigh = 44
	wayHigh   = 46 // of a way
	leastFace = 60 // the width of a row that shows only a picture
	leastHalf = 100
	few       = 3  // fewer rows may have many words
	aboveRows = 40 // what stands above rows that are as high as they like
)

// gridIn lays n rows in so many columns, none of them higher than most.
func gridIn(room ui.Rect, columns, n int, most float32) grid {
	g := grid{columns: columns, rows: (n + columns - 1) / columns}
	cell := ui.Column(ui.Row(room, 0, columns, rowGap), 0, g.rows, rowGap)
	g.w, g.h = cell.W, min(most, cell.H)
	return g
}

// cell returns the place of the n-th row in a room.
func (g *grid) cell(room ui.Rect, n int) ui.Rect {
	return ui.Box(room.X+float32(n%g.columns)*(g.w+rowGap), room.Y+float32(n/g.columns)*(g.h+rowGap), g.w, g.h)
}

// highest returns how high rows are at most: those of long words are few.
func highest(rows []sheetRow) float32 {
	switch {
	case rows[0].letter != "":
		return wayHigh
	case len(rows) < few:
		return rowTall
	}
	return rowHigh
}

// isWorded reports whether rows have words in a grid. A few places may do without, ways may not.
func (sh *sheet) isWorded(rows []sheetRow, g *grid) bool {
	silent := 0
	for i := range rows {
		if p := sh.partsOf(&rows[i], ui.Rect{W: g.w, H: g.h}); p.text == "" && (p.gains.Empty() || rows[i].letter != "" || rows[i].bold) {
			silent++
		}
	}
	return silent == 0 || silent*4 < len(rows) && rows[0].letter == ""
}

// lower makes rows no higher than their words need it, with some air.
func (sh *sheet) lower(rows []sheetRow, g *grid) {
	for h := float32(rowHigh); h < g.h; h += rowPad {
		if !slices.ContainsFunc(rows, func(r sheetRow) bool { return sh.partsOf(&r, ui.Rect{W: g.w, H: h}).text != r.names[0] }) {
			if h > rowHigh {
				h += rowPad
			}
			g.h = min(g.h, h)
		}
	}
}

// gridOf lays rows in a room: below each other with their words, else side by side, else their pictures alone.
func (sh *sheet) gridOf(rows []sheetRow, room ui.Rect) (g grid) {
	if len(rows) == 0 {
		return grid{columns: 1, rows: 1}
	}
	most := highest(rows)
	touch := min(leastHigh, leastHigh/sh.a.Scale()) // large text makes everything larger
	var mute *grid                                  // the best without words
	for _, least := range []float32{leastHigh, touch} {
		for columns := 1; columns == 1 || ui.Row(room, 0, columns, rowGap).W >= leastFace; columns++ {
			g = gridIn(room, columns, len(rows), most)
			if g.h < least-slack {
				continue
			}
			if g.worded = sh.isWorded(rows, &g); g.worded {
				sh.lower(rows, &g)
				return g
			}
			if (columns > 2 || len(rows) == 1) && rows[0].letter == "" && mute == nil {
				best := g
				mute = &best
			}
		}
	}
	if mute != nil {
		return *mute
	}
	return sh.pageOf(rows, room)
}

// pageOf lays as many rows in a room as it has room for: the others are on other pages.
func (sh *sheet) pageOf(rows []sheetRow, room ui.Rect) grid {
	g := grid{columns: 1, w: room.W, worded: true, h: min(leastHigh, max(leastHigh/sh.a.Scale(), room.H))}
	g.rows = max(1, int((room.H+rowGap)/(g.h+rowGap)))
	half := ui.Row(room, 0, 2, rowGap).W
	silent := func(r sheetRow) bool {
		return r.letter != "" && sh.partsOf(&r, ui.Rect{W: half, H: leastHigh}).text == ""
	}
	if g.columns*g.rows < min(2, len(rows)) || half >= leastHalf && !slices.ContainsFunc(rows, silent) { // the turner needs a place, too
		g.columns, g.w = 2, half
	}
	return g
}

// height returns how high a grid is with n rows.
func (g *grid) height(n int) float32 {
	if n == 0 {
		return 0
	}
	lines := min(g.rows, (n+g.columns-1)/g.columns)
	return float32(lines)*(g.h+rowGap) - rowGap
}

// buildRows adds rows in a room. A turner leads to those that have no room.
func (sh *sheet) buildRows(b *ui.Builder, rows []sheetRow, room ui.Rect) {
	if len(rows) == 0 {
		return
	}
	g := sh.gridOf(rows, room)
	fit := g.columns * g.rows
	first, last := 0, len(rows)
	if len(rows) > fit { // one place is the turner's
		each := max(1, fit-1)
		sh.turn.Page %= (len(rows) + each - 1) / each
		first = sh.turn.Page * each
		last = min(first+each, len(rows))
	}
	for n := range rows[first:last] {
		sh.buildRow(b, &rows[first+n], g.cell(room, n))
	}
	if last-first < len(rows) {
		b.Add(ui.Element{ID: "table.option.more", Role: ui.RoleButton, Look: ui.LookOption, Label: sh.a.T("decision.more"), Hint: sh.a.T("decision.more"),
			Text: sh.a.T("decision.more.count", words.Num("Count", len(rows)-(last-first))), Rect: g.cell(room, last-first), OnPress: func() { sh.turn.Page++; sh.a.Expire() }})
	}
}

// rows returns what can be chosen on the sheet.
func (sh *sheet) rows() (list []sheetRow) {
	card := sh.turn.HeraldShown()
	if card && sh.board.Small && sh.turn.Advice.On {
		return nil // Cancel shows the rest
	}
	ways := sh.turn.Ways()
	if len(ways) == 0 && len(sh.turn.Path) == 0 && sh.turn.View.Phase() == touria.PhaseMove {
		ways = sh.turn.Routes
	}
	for i := range ways {
		list = append(list, sh.wayRow(i, &ways[i]))
	}
	if sh.turn.AtStart() && sh.turn.Chooses() && !card {
		for w := touria.NW; w <= touria.SW; w++ {
			list = append(list, sh.placeRow(w))
		}
	}
	for _, o := range sh.panelOptions() {
		if card && o.Leaf() && sh.turn.Advice.Leads(o) {
			continue // it has a button of its own
		}
		list = append(list, sh.optionRow(o))
	}
	return list
}

// leastRows returns how high rows are at least in a room, usualRows how high they would like to be.
func (sh *sheet) leastRows(rows []sheetRow, room ui.Rect) float32 {
	if len(rows) == 0 {
		return 0
	}
	columns := max(1, min(2, int(room.W/nextFrom)))
	return float32((len(rows)+columns-1)/columns)*(min(leastHigh, leastHigh/sh.a.Scale())+rowGap) - rowGap
}

func (sh *sheet) usualRows(rows []sheetRow, room ui.Rect) float32 {
	if len(rows) == 0 {
		return 0
	}
	if one := float32(min(len(rows), 3))*(wayHigh+rowGap) - rowGap; one+aboveRows <= room.H {
		return one
	}
	return sh.leastRows(rows, room)
}
