// Package kit builds the parts of screens that all games share. A game fills them with plain values.
package kit

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
)

// Bar is some buttons side by side, wider ones for longer texts only where they must be, in a few rows where they have no
// room in one. Where they have none even so, those that have a symbol bear it instead of their text.
type Bar struct {
	High  float32
	list  []ui.Element
	cells []ui.Rect
}

// NewBar returns a bar of buttons of a width, in so many rows at least in an upright window.
func NewBar(b *ui.Builder, a *ui.App, w float32, rows int, list []ui.Element) *Bar {
	x, high, most := &Bar{list: list}, float32(52), 1
	if a.Phone() {
		high = 46
	}
	if a.Upright() {
		most = 2
	}
	if x.divide(b, a, w, high, min(rows, most), most) {
		return x
	}
	for i := range list {
		if list[i].Symbol != pictures.SymNone {
			wordless(&list[i])
		}
	}
	x.divide(b, a, w, high, most, most)
	return x
}

// wordless lets a button bear its symbol instead of its text.
func wordless(e *ui.Element) { e.Look, e.Label, e.Hint, e.Text = ui.LookIcon, e.Text, e.Text, "" }

// divide divides a width into cells for the buttons, in some rows up to most of them, and reports whether all have room.
func (x *Bar) divide(b *ui.Builder, a *ui.App, w, high float32, rows, most int) bool {
	const gap = 4
	var texts []string
	for i := range x.list {
		texts = append(texts, x.list[i].Text)
	}
	n := len(texts)
	for ; rows <= most; rows++ {
		x.cells, x.High = nil, -gap
		all := true
		for i := range rows {
			row, fits := share(b, a, ui.Rect{Y: x.High + gap, W: w, H: high}, texts[i*n/rows:(i+1)*n/rows], gap)
			x.cells, x.High, all = append(x.cells, row...), x.High+gap+high, all && fits
		}
		if all {
			return true
		}
	}
	return false
}

// share divides a row into columns for buttons: equal ones where all texts have room in them, in one line.
func share(b *ui.Builder, a *ui.App, r ui.Rect, texts []string, gap float32) (cells []ui.Rect, fits bool) {
	const air = 18
	cells = ui.Columns(r, gap, ui.Each(len(texts), -1)...)
	normal, _ := a.TextSize()
	for i, text := range texts {
		if a.Config().Measure.Width(text, normal, ui.Bold)+air > cells[i].W {
			return b.Share(r, texts, gap)
		}
	}
	return cells, true
}

// The least height of a button, and what is left free between those of a stack.
const (
	finger  = 44
	between = 2
)

// NewStack returns a bar of buttons one below the other, which share a height. Where they would be too low, they stand in
// two columns and bear their symbols.
func NewStack(r ui.Rect, list []ui.Element) *Bar {
	at := ui.Rect{W: r.W, H: r.H}
	x := &Bar{High: r.H, list: list, cells: piled(at, 1, len(list))}
	if x.cells[0].H >= finger {
		return x
	}
	x.cells = piled(at, 2, len(list))
	for i := range list {
		wordless(&list[i])
	}
	return x
}

// piled divides a rectangle into n cells at least, in so many columns.
func piled(r ui.Rect, columns, n int) (cells []ui.Rect) {
	for _, row := range ui.Rows(r, between, ui.Each((n+columns-1)/columns, -1)...) {
		cells = append(cells, ui.Columns(row, between, ui.Each(columns, -1)...)...)
	}
	return cells
}

// Put adds the buttons, from an upper left corner. Those with a text bear no symbol.
func (x *Bar) Put(b *ui.Builder, at ui.Rect) {
	for i, e := range x.list {
		e.Role, e.Lines, e.Rect = ui.RoleButton, 2, x.cells[i]
		if e.Text != "" {
			e.Symbol = pictures.SymNone
		}
		e.Rect.X, e.Rect.Y = e.Rect.X+at.X, e.Rect.Y+at.Y
		b.Add(e)
	}
}

// Ending is what can be done once a game is over.
type Ending struct {
	App    *ui.App
	First  []ui.Element  // buttons that only this game has
	Replay func()        // shows the game again
	Again  func()        // begins one of the same players
	Hint   string        // of Again
	SetUp  func()        // opens the set-up screen
	Record func() []byte // of the game
	Ghost  bool          // there is another game to compare it with
	Dare   bool          // a friend can be dared to play it
}

// Bar returns the buttons of an ending and where they stand at the foot of a screen, and what is left above them.
func (e *Ending) Bar(b *ui.Builder) (x *Bar, rest, low ui.Rect) {
	const gap, most = 4, 1120
	a := e.App
	list := append(e.First,
		ui.Element{ID: "end.replay", Text: a.T("end.replay"), Look: ui.LookButton, OnPress: e.Replay},
		ui.Element{ID: "end.rematch", Text: a.T("end.rematch"), Look: ui.LookPrimary, Hint: e.Hint, OnPress: e.Again},
		ui.Element{ID: "end.new", Text: a.T("end.new"), Look: ui.LookButton, OnPress: func() { menu.ShowTitle(a); e.SetUp() }},
		ui.Element{ID: "end.leave", Text: a.T("end.title_screen"), Look: ui.LookButton, OnPress: func() { menu.ShowTitle(a) }})
	switch {
	case e.Ghost:
		list = append(list, ui.Element{ID: "end.duel", Text: a.T("end.duel"), Symbol: pictures.SymPerson, Look: ui.LookButton, OnPress: func() { menu.ShowDuel(a, a.At(), e.Record()) }})
	case e.Dare:
		list = append(list, ui.Element{ID: "end.dare", Text: a.T("end.dare"), Symbol: pictures.SymPerson, Look: ui.LookButton, OnPress: func() { menu.ShowDare(a, a.At(), e.Record()) }})
	case menu.CanLink(a):
		list = append(list, ui.Element{ID: "end.link", Text: a.T("link.copy"), Look: ui.LookButton, OnPress: func() { menu.CopyLink(a, a.At(), e.Record()) }})
	}
	size := float32(22)
	if a.Phone() {
		size = 18
	}
	for i := range list {
		list[i].Over, list[i].Size = true, size
	}
	s := a.Screen()
	w := min(s.W-2*gap, most)
	x = NewBar(b, a, w, 2, list)
	rows := ui.Rows(s, gap, -1, x.High, 0)
	return x, rows[0], ui.Centred(rows[1], w, x.High)
}
