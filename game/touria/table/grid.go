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
	gap           float32
	worded        bool // all of them have words
}

// gridOf lays rows in a room: below each other with their words, else side by side, else their pictures alone.
func (sh *sheet) gridOf(rows []sheetRow, room ui.Rect) (g grid) {
	if len(rows) == 0 {
		return grid{columns: 1, rows: 1}
	}
	most, gap := float32(rowHigh), float32(rowGap)
	if rows[0].letter != "" {
		most = 46
	} else if len(rows) < 3 { // long words may need it
		most = rowTall
	}
	const leastFace = 60
	var mute *grid // the best without words
	finger := float32(44)
	for _, touch := range []float32{finger, min(finger, 44/sh.a.Scale())} { // large text makes everything larger
		if touch < finger {
			gap = 3
		}
		for columns := 1; columns == 1 || (room.W+gap)/float32(columns)-gap >= leastFace; columns++ {
			g = grid{columns: columns, rows: (len(rows) + columns - 1) / columns, gap: gap, worded: true}
			g.w = (room.W+gap)/float32(columns) - gap
			g.h = min(most, (room.H+gap)/float32(g.rows)-gap)
			if g.h < touch-.01 {
				continue
			}
			silent := 0
			for i := range rows {
				if p := sh.partsOf(&rows[i], ui.Box(0, 0, g.w, g.h)); p.text == "" && (p.gains.Empty() || rows[i].letter != "" || rows[i].bold) {
					silent++
				}
			}
			g.worded = silent == 0 || silent*4 < len(rows) && rows[0].letter == ""
			for h := float32(rowHigh); g.worded && h < g.h; h += rowPad { // no higher than words need it
				if !slices.ContainsFunc(rows, func(r sheetRow) bool { return sh.partsOf(&r, ui.Box(0, 0, g.w, h)).text != r.names[0] }) {
					if h > rowHigh {
						h += rowPad // some air
					}
					g.h = min(g.h, h)
				}
			}
			if g.worded {
				return g
			}
			if (columns > 2 || len(rows) == 1) && rows[0].letter == "" && mute == nil {
				mute = &grid{columns: g.columns, rows: g.rows, w: g.w, h: g.h, gap: g.gap}
			}
		}
	}
	if mute != nil {
		return *mute
	}
	// Not all of them have room: pages.
	g = grid{columns: 1, w: room.W, h: 44, gap: rowGap, worded: true}
	if wide := (room.W - rowGap) / 2; wide >= 100 {
		g.columns, g.w = 2, wide
		for i := range rows {
			if p := sh.partsOf(&rows[i], ui.Box(0, 0, wide, g.h)); p.text == "" && rows[i].letter != "" {
				g.columns, g.w = 1, room.W
			}
		}
	}
	g.h = min(g.h, max(44/sh.a.Scale(), room.H))
	g.rows = max(1, int((room.H+g.gap)/(g.h+g.gap)))
	return g
}

// height returns how high a grid is with n rows.
func (g *grid) height(n int) float32 {
	if n == 0 {
		return 0
	}
	lines := min(g.rows, (n+g.columns-1)/g.columns)
	return float32(lines)*(g.h+g.gap) - g.gap
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
	place := func(n int) ui.Rect {
		return ui.Box(room.X+float32(n%g.columns)*(g.w+g.gap), room.Y+float32(n/g.columns)*(g.h+g.gap), g.w, g.h)
	}
	for n := range rows[first:last] {
		sh.buildRow(b, &rows[first+n], place(n))
	}
	if last-first < len(rows) {
		b.Add(ui.Element{ID: "table.option.more", Role: ui.RoleButton, Look: ui.LookOption, Label: sh.a.T("decision.more"), Hint: sh.a.T("decision.more"),
			Text: sh.a.T("decision.more.count", words.Num("Count", len(rows)-(last-first))), Rect: place(last - first), OnPress: func() { sh.turn.Page++; sh.a.Expire() }})
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
	columns := max(1, min(2, int(room.W/130)))
	return float32((len(rows)+columns-1)/columns)*(min(44, 44/sh.a.Scale())+3) - 3
}

func (sh *sheet) usualRows(rows []sheetRow, room ui.Rect) float32 {
	if len(rows) == 0 {
		return 0
	}
	if one := float32(min(len(rows), 3))*(46+rowGap) - rowGap; one+40 <= room.H {
		return one
	}
	return sh.leastRows(rows, room)
}
