package study

import (
	"fmt"

	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// sum adds up what some seats have of some faces.
func (f *faces) sum(who func(rules.Seat) bool, has func(tower touria.Tower, face int) bool) (n int) {
	for seat := range f {
		if !who(rules.Seat(seat)) {
			continue
		}
		for tower := range f[seat] {
			for face, k := range f[seat][tower] {
				if has(touria.Tower(tower), face) {
					n += int(k)
				}
			}
		}
	}
	return n
}

func anyFace(touria.Tower, int) bool { return true }

// showing tells which faces have an action.
func (s *study) showing(a touria.Action) func(touria.Tower, int) bool {
	return func(tower touria.Tower, face int) bool { return s.m.Rules.Face(tower, face) == a }
}

func (s *study) towerSheets(d *report.Paper) {
	w := d.Sheet("Towers and their faces", "Share of all tower actions chosen; and how often the face was chosen when it stood towards the seat that chose. At a tower's row: how often that tower was chosen.",
		s.seatColumns(": of times shown %", "", "share of choices %", "of times shown %")...)
	chosen := func(who func(rules.Seat) bool, has func(touria.Tower, int) bool) count {
		return func(t *tally) int { return t.chosen.sum(who, has) }
	}
	shown := func(who func(rules.Seat) bool, has func(touria.Tower, int) bool) count {
		return func(t *tally) int { return t.shown.sum(who, has) }
	}
	line := func(name string, has func(tower touria.Tower, face int) bool) {
		cells := []report.Cell{
			report.Share(s.part(chosen(everybody, has), chosen(everybody, anyFace))),
			report.Share(s.part(chosen(everybody, has), shown(everybody, has))),
		}
		for _, seat := range s.m.Seats() {
			cells = append(cells, report.Percent(s.part(chosen(only(seat), has), shown(only(seat), has))))
		}
		w.Add(name, cells...)
	}
	for tower := touria.NW; tower < touria.Towers; tower++ {
		line("tower "+tower.String(), func(x touria.Tower, _ int) bool { return x == tower })
		for face := range 4 {
			line(fmt.Sprintf("%s %s", tower, s.m.Rules.Face(tower, face)), func(x touria.Tower, f int) bool { return x == tower && f == face })
		}
	}
	for a := touria.Action(0); a < touria.Actions; a++ {
		line("action "+a.String(), s.showing(a))
	}
	o := d.Sheet("What the seats are offered", "How often a tower turned the action towards a seat as that seat chose, in percent of the seat's choices; two towers may do so at once.",
		s.seatColumns(" %", "action")...)
	for a := touria.Action(0); a < touria.Actions; a++ {
		var cells []report.Cell
		for _, seat := range s.m.Seats() {
			cells = append(cells, report.Share(s.part(shown(only(seat), s.showing(a)), chosen(only(seat), anyFace))))
		}
		o.Add(a.String(), cells...)
	}
	s.turningSheet(d)
}

func (s *study) turningSheet(d *report.Paper) {
	w := d.Sheet("Towers turned by sword", "And forced passes, a game, by seat.", s.seatColumns("", "a game", "all")...)
	line := func(name string, f func(t *tally, seat rules.Seat) int) {
		sum := 0
		var cells []report.Cell
		for _, seat := range s.m.Seats() {
			n := s.sum(func(t *tally) int { return f(t, seat) })
			sum += n
			cells = append(cells, report.Mean(n, len(s.games), 3))
		}
		w.Add(name, append([]report.Cell{report.Mean(sum, len(s.games), 3)}, cells...)...)
	}
	for tower := touria.NW; tower < touria.Towers; tower++ {
		line(tower.String(), func(t *tally, seat rules.Seat) int { return int(t.turned[seat][tower]) })
	}
	line("together", func(t *tally, seat rules.Seat) int { return total(t.turned[seat][:]...) })
	line("forced passes", func(t *tally, seat rules.Seat) int { return int(t.passed[seat]) })
}
