package table

import (
	"strconv"
	"strings"
	"touria.games/touria/game/grimoria/board"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// leadsPage lists all players by the points that everybody sees, and says what they have besides.
func (dr *drawers) leadsPage(f *ui.Flow) {
	const sign = 40
	f.Heading("drawer.leads", dr.a.T("leads.title"), 22).Align = ui.AlignLeft
	f.Paragraph("drawer.leads.what", dr.a.T("leads.what"))
	for _, s := range dr.model.Standings() {
		id := "drawer.leads." + s.Seat.String()
		f.Row(func(f *ui.Flow) {
			f.Add(ui.Element{ID: id + ".crest", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Rect{W: sign, H: sign}, Crest: dr.crests[s.Seat], Label: dr.names[s.Seat]})
			f.Heading(id+".name", dr.names[s.Seat], 0).Align = ui.AlignLeft
			board.AddSum(f, id+".points", s.Seen.Total())
		})
		f.Indent(sign+8, func(f *ui.Flow) { f.Paragraph(id, dr.standing(&s)) })
	}
}

// standing says what a player's points come from, what is hidden, and what of that the viewer knows.
func (dr *drawers) standing(s *show.Standing) string {
	a, h := dr.a, &dr.model.Seats[s.Seat]
	var seen []string
	for i, kind := range board.Kinds {
		if n := board.PartOf(s.Seen, i); n != 0 || kind == "coins" {
			seen = append(seen, a.T("score."+kind)+a.Colon()+strconv.Itoa(n))
		}
	}
	lines := []string{strings.Join(seen, a.T("list.comma"))}
	var hidden []string
	if h.NPlaces > 0 {
		hidden = append(hidden, a.T("has.places", words.Num("Count", h.NPlaces)))
	}
	if h.NHoard > 0 {
		hidden = append(hidden, a.T("has.treasures", words.Num("Count", h.NHoard)))
	}
	if len(hidden) > 0 {
		lines = append(lines, strings.Join(hidden, a.T("list.comma")))
	}
	switch m, ok := dr.memory(s.Seat); {
	case h.Shown && len(hidden) > 0:
		lines = append(lines, a.T("leads.own", words.Num("Count", s.All)))
	case !h.Shown && ok && len(m.Came) > 0:
		lines = append(lines, m.Text().In(a.Words()))
	}
	return strings.Join(lines, "\n")
}
