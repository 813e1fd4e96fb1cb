package table

import (
	"slices"
	"strings"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The race to the castle: how near everybody is, as far as the viewer sees it or, with the memory aid, a perfect memory of
// what everybody saw could know (T10.4). Without it the others' rows hold what is public, and no number.

// runner is how near somebody is to the castle.
type runner struct {
	seat  rules.Seat
	has   touria.Holdings
	known bool // their things are seen, or remembered
	maybe bool // one of their gems may be a black one
	veils int  // gems whose colour nobody saw
}

// runners returns everybody, the nearest first; those of whom nothing is known come last.
func (gr *base) runners() []runner {
	var all []runner
	own, bare := gr.board.Own()
	for _, seat := range gr.board.Seats() {
		p := &gr.board.Model.Players[seat]
		r := runner{seat: seat}
		switch {
		case seat == gr.board.Eyes:
			if r.known = bare; bare {
				r.has = own.Holdings
			}
		case p.Shown:
			r.has, r.known = p.Holdings, true
		default:
			var m show.Memory
			if m, r.known = gr.recalled(seat); r.known {
				r.has, r.maybe, r.veils = m.Known, m.MayBeBlack, m.Unseen
			}
		}
		all = append(all, r)
	}
	slices.SortStableFunc(all, func(a, b runner) int {
		for _, d := range [...]int{sure(b.known) - sure(a.known), int(b.has.Hearts) - int(a.has.Hearts), int(b.has.Gold) - int(a.has.Gold)} {
			if d != 0 {
				return d
			}
		}
		return int(a.has.Gems[touria.Black]) - int(b.has.Gems[touria.Black])
	})
	return all
}

func sure(on bool) int {
	if on {
		return 1
	}
	return 0
}

// needs says what somebody still needs.
func (gr *base) needs(r *runner) string {
	a, p := gr.a, &gr.board.Model.Players[r.seat]
	switch {
	case p.InCastle:
		return a.T("race.inside")
	case !r.known:
		if last := gr.board.LastText(r.seat); last != "" {
			return last
		}
		return a.T("goods.screen.hint", words.Lit("Name", gr.board.Names[r.seat]))
	}
	left := touria.Holdings{Hearts: uint8(max(0, p.GoalHearts-int(r.has.Hearts))), Gold: uint16(max(0, p.GoalGold-int(r.has.Gold)))}
	var says []string
	if left != (touria.Holdings{}) {
		says = append(says, a.T("race.left", words.Gap("What", show.Goods(left))))
	}
	if n := r.has.Gems[touria.Black]; n > 0 {
		black := touria.Holdings{}
		black.Gems[touria.Black] = n
		says = append(says, a.T("race.rid", words.Gap("What", show.Goods(black))))
	}
	if len(says) == 0 {
		says = append(says, a.T("race.ready"))
	}
	if r.veils > 0 {
		says = append(says, words.Say("story.hidden", words.Num("Count", r.veils)).In(a.Words())+".")
	}
	return strings.Join(says, " ")
}

// buildRace lists everybody with hearts, gold and black gems, and what is still needed.
func (dr *drawers) buildRace(f *ui.Flow) {
	const face, high = 56, 30
	a := dr.a
	me := &dr.board.Model.Players[dr.board.Eyes]
	f.Paragraph("race.goal", a.T("door.goal.hint", words.Num("Hearts", me.GoalHearts), words.Num("Gold", me.GoalGold)))
	for _, r := range dr.runners() {
		id, name := "race."+r.seat.String(), dr.board.Names[r.seat]
		f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookPanel, Paper: true, Label: name}, func(f *ui.Flow) {
			f.Row(func(f *ui.Flow) {
				f.Add(ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: board.LookPerson, Rect: ui.Rect{W: face, H: face}, Target: show.Thing(show.TargetSeat, r.seat), Label: name})
				f.Heading(id+".name", name, 22).Align = ui.AlignLeft
			})
			if r.known && !dr.board.Model.Players[r.seat].InCastle {
				p := &dr.board.Model.Players[r.seat]
				e := ui.Element{ID: id + ".has", Role: ui.RoleLabel, Look: board.LookStrides, Paper: true, Rect: ui.Rect{H: high}, Icons: raceIcons(&r.has), Label: show.Goods(r.has).In(a.Words())}
				e.Icons[0].What, e.Icons[1].What = uint8(p.GoalHearts), uint8(p.GoalGold)
				if r.maybe {
					e.Mark = "?"
				}
				f.Add(e)
			}
			f.Paragraph(id+".needs", dr.needs(&r)).Align = ui.AlignLeft
		})
	}
	f.Paragraph("race.note", a.T("race.note"))
}

// raceIcons are what counts on the way to the castle, with numbers.
func raceIcons(h *touria.Holdings) []ui.Icon {
	return []ui.Icon{{Kind: show.IconHeart, Count: int(h.Hearts)}, {Kind: show.IconGold, Count: int(h.Gold)}, {Kind: show.IconGem, What: uint8(touria.Black), Count: int(h.Gems[touria.Black])}}
}
