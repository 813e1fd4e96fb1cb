package board

import (
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// BuildBoard adds the map, or the castle's doors where they are shown, and the lens over it.
func (bd *Board) BuildBoard(b *ui.Builder, box *Boxes) {
	a := bd.a
	build := func(inside func(b *ui.Builder, box *Boxes)) {
		in := b.Add(ui.Element{ID: "table.board", Role: ui.RolePanel, Look: LookBoard, Rect: box.Board, Label: a.T("table.board")})
		b.Inside(in, func() { inside(b, box) })
	}
	if bd.DoorsShown() {
		bd.Lens.Shut()
		build(bd.buildDoors)
	} else {
		b.Through(&bd.Lens, box.Board, func() { build(bd.buildMap) })
	}
	bd.buildEntry(b, box)
	b.Caption(box.Board) // above the board
	if !bd.Lens.Open() {
		return
	}
	b.Add(ui.Element{ID: "lens.rim", Role: ui.RolePanel, Look: LookRim, Rect: box.Board, Silent: true, Over: true})
	if bd.Lens.Framed { // Cancel leads back
		return
	}
	// In a corner it would cover a tower, wherever the lens is dragged.
	top := ui.CutTop(box.Board, deskEdge)
	b.Icon("lens.close", ui.Centred(top.TakeTop(finger), finger, finger), pictures.SymCross, a.T("lens.close"), bd.Lens.Close)
	b.Last().Over = true
}

// Entering returns who is entering the castle just now, and all that they own then; ok is false if nobody is.
func (bd *Board) Entering() (seat rules.Seat, all touria.Holdings, ok bool) {
	if b, _ := bd.Queue.Current(); b != nil && b.Kind == show.BeatEnter {
		return b.Seat, b.Load, true
	}
	return rules.NoSeat, all, false
}

// Sizes of what is seen when somebody enters the castle, in parts of the map.
const (
	entryWide = .84
	entryHigh = .56
	entryDusk = .4
)

// entrySizes are the sizes of its lines.
var entrySizes = [...]float32{28, 22}

// buildEntry shows who is entering the castle, and how many doors are closed, in dusk over the map.
func (bd *Board) buildEntry(b *ui.Builder, box *Boxes) {
	seat, _, ok := bd.Entering()
	if !ok {
		return
	}
	a, name := bd.a, bd.Names[seat&3]
	r := ui.Centred(box.Board, box.Board.W*entryWide, box.Board.H*entryHigh)
	lines := r
	var face ui.Rect
	if !bd.Small {
		face = lines.TakeTop(r.H / 2)
	}
	b.Above(func() {
		b.Add(ui.Element{ID: "entry.dusk", Role: ui.RolePanel, Look: ui.LookShade, Rect: box.Board, Over: true, Silent: true, Part: entryDusk})
		if size := min(face.W, face.H); size > 0 {
			b.Add(ui.Element{ID: "entry.face", Role: ui.RoleLabel, Look: LookPerson, Rect: ui.Centred(face, size, size), Over: true, Target: show.Thing(show.TargetSeat, seat), Label: name})
		}
		for i, text := range [...]string{a.T("story.entered", words.Lit("Name", name)), bd.DoorsOdds()} {
			e := ui.Element{ID: "entry.line." + strconv.Itoa(i), Role: ui.RoleLabel, Look: ui.LookBanner, Rect: ui.Column(lines, i, 2, 4), Over: true, Lines: 2, Crest: bd.Crests[seat&3], Text: text, Size: entrySizes[i]}
			if _, floor := a.TextSize(); e.TextRect().H >= 2*floor*ui.LineHeight {
				if _, fits := ui.Wrap(a.Config().Measure, text, e.TextRect().W, floor, ui.Bold, 2); fits {
					b.Add(e)
				}
			}
		}
	})
}

// buildMap adds what is on the map, as the lens over it shows it.
func (bd *Board) buildMap(b *ui.Builder, box *Boxes) {
	a := bd.a
	for w := touria.NW; w <= touria.SW; w++ {
		bd.buildTower(b, box, w)
	}
	if bd.Hands != nil && (!box.Phone || bd.Lens.Open()) {
		bd.Hands.BuildOver(b, box.Board)
	}
	board := bd.Model.Board()
	for s := range touria.Space(board.Spaces()) {
		name, hint := bd.PlaceName(s), a.T("place.road.hint")
		if s <= touria.AtBridge {
			hint = a.T("place." + s.String() + ".hint")
		}
		if s == bd.Model.Heroes {
			hint += "\n" + a.T("heroes.hint")
		}
		e := bd.Target(ui.Element{Look: LookSpace, Round: true, Rect: bd.hit(board, box.Board, s),
			Label: bd.spaceLabel(s), Hint: name + a.Colon() + hint, Over: box.Phone}, show.Thing(show.TargetSpace, s))
		e.Silent = s > touria.AtBridge && s != bd.Model.Heroes && e.Role == ui.RoleInfo
		if s == touria.AtCastle && e.Role == ui.RoleInfo && !bd.sudden {
			e.Role, e.Disabled, e.Why = ui.RoleTarget, false, ""
			e.OnPress = func() { bd.ShowDoors(true) }
		}
		if s == touria.AtCastle && bd.Model.Ready() != 0 {
			e.Checked = true // its gate is lit
		}
		b.Add(e)
	}
	die := a.T("goods.die.hint", words.Ref("Gem", "colour."+bd.Model.Die.String()+".gem"))
	b.Add(bd.Target(ui.Element{Look: LookDie, Round: true, Rect: geometry.Die(board, box.Board), Icons: []ui.Icon{{Kind: show.IconDie, What: uint8(bd.Model.Die)}}, Over: box.Phone,
		Label: a.T("goods.die.name") + a.Colon() + GemName(bd.a, bd.Model.Die), Hint: die}, ui.Target{Kind: show.TargetDie}))
}

// hit returns where a space is pressed. It need not be larger under the lens than a
// finger wants, so that it leaves its neighbours room.
func (bd *Board) hit(board *touria.Board, at ui.Rect, s touria.Space) ui.Rect {
	if !bd.Lens.Open() {
		return geometry.Hit(board, at, s)
	}
	return bd.Lens.Below(geometry.Hit(board, bd.Lens.Over(), s))
}

// TowerKeys are the keys that choose a tower, shown at its foot to who uses the keyboard.
var TowerKeys = [touria.Towers]ui.Key{ui.Key1, ui.Key2, ui.Key3, ui.Key4}

func (bd *Board) buildTower(b *ui.Builder, box *Boxes, w touria.Tower) {
	a := bd.a
	f := bd.Model.Faces(w, bd.Eyes)
	action := "action." + f.Action.String()
	e := bd.Target(ui.Element{Look: LookTower, Rect: geometry.Tower(box.Board, w),
		Label: a.T("tower."+w.String()+".name") + " " + a.T("tower.offers", words.Ref("Action", action+".name")),
		Value: a.SignText(TowerKeys[w]),
		Hint: a.T(action+".name") + a.Colon() + a.T(action+".hint") + "\n" +
			a.T("tower.next", words.Ref("Action", "action."+f.Roof.String()+".name"))}, show.Thing(show.TargetTower, w))
	if bd.Hands != nil {
		e = bd.Hands.AimTower(e, w)
	}
	b.Add(e)
}
