package table

import (
	"fmt"
	"slices"
	"testing"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// A player decides like a bot, by as few presses as the table allows.
type player struct {
	chooser
	mind  bot.Bot
	turns map[int]int // presses, by the number of an own turn outside the castle
	one   int         // questions with one answer
	void  int         // offers that bring nothing
	bad   int         // ways chosen already that bring a black gem or cost gold where a clean, free one exists
	ways  int         // choices of a tower with several ways
	plans bool        // says before they walk what they do there
}

// decide makes the player's next decision; false when the game is over.
func (p *player) decide(t *testing.T, a *ui.App, tb *Table) bool {
	itself := func() bool { return len(tb.turn.Legal) == 1 && tb.turn.Legal[0].Kind == touria.EndTurn } // the turn ends without a press
	for n := 0; !tb.turn.Settled() || itself(); n++ {
		if wait(a, 1); a.Scene() == "end" {
			return false
		}
		if n > 4000 {
			t.Fatal("nothing can be decided:", tb.turn.Prompt())
		}
	}
	v := tb.turn.View
	if len(tb.turn.Legal) == 1 && v.Phase() != touria.PhaseAct && v.Phase() != touria.PhaseStart {
		p.one++
		t.Logf("%v is the only answer in %v", tb.turn.Legal[0], v.Phase())
	}
	if v.Phase() == touria.PhaseJoin && !slices.ContainsFunc(tb.turn.Legal, func(d touria.Decision) bool { return d.Kind != touria.NoJoin }) {
		p.void++
	}
	p.mind.Begin(v, uint64(tb.s.Len()))
	for !p.mind.Step(1 << 20) {
	}
	p.want, p.at = p.mind.Best(), tb.s.Len()
	own := v.Active() == tb.board.Viewer && v.Phase() != touria.PhaseBonus && !v.InCastle(tb.board.Viewer) && p.want.Kind != touria.Enter
	hit := func(id string) {
		press(t, a, id)
		if own {
			p.turns[v.Turn()]++
		}
	}
	if p.want.Kind == touria.ChooseTower {
		p.walk(t, a, tb, hit)
		return true
	}
	for n := 0; tb.s.Len() == p.at; n++ {
		if n > 12 {
			t.Fatalf("%v is not decided by twelve presses", p.want)
		}
		sign := "table.next." + touria.Tower(p.want.Arg&3).String()
		switch o, no := tb.turn.Primary(), tb.turn.Decline(); {
		case p.want.Kind == touria.TurnTower && a.Element(sign) != nil && tb.turn.Picked == "":
			hit(sign)
		case o != nil && o.Leaf() && o.Decision == p.want:
			hit("table.confirm")
		case no != nil && no.Decision == p.want:
			hit("table.option." + no.ID)
		default:
			hit(p.way(t, a, tb, p.want))
		}
		wait(a, turn.FinalTicks)
	}
	return true
}

// walk chooses the tower that the player wants, and the way that the bot would go.
func (p *player) walk(t *testing.T, a *ui.App, tb *Table, hit func(string)) {
	hit("table.tower." + touria.Tower(p.want.Arg).String())
	wait(a, turn.FinalTicks)
	if ways := tb.turn.Ways(); len(ways) > 1 {
		p.ways++
		at := slices.IndexFunc(ways, func(rt show.Route) bool { return tb.turn.Way() != nil && fmt.Sprint(rt) == fmt.Sprint(*tb.turn.Way()) })
		clean := func(rt show.Route) bool { return rt.Black() == 0 && rt.Gold == 0 }
		if at >= 0 && !clean(ways[at]) && slices.ContainsFunc(ways, clean) {
			p.bad++
		}
		spaces, _, _ := p.ahead(tb)
		if i := slices.IndexFunc(ways, func(rt show.Route) bool { return slices.Equal(rt.Spaces, spaces) }); i >= 0 && !tb.turn.Chosen(i) {
			id := fmt.Sprintf("table.route.%d", i)
			if e := a.Element(id); e == nil {
				if id = fmt.Sprintf("table.way.%d", i); a.Element(id) == nil {
					hit("table.option.more")
					id = fmt.Sprintf("table.route.%d", i)
				}
			}
			hit(id)
			wait(a, turn.FinalTicks)
		}
	}
	_, gems, act := p.ahead(tb)
	for _, id := range gems {
		if a.Element(id) != nil {
			hit(id)
			wait(a, turn.FinalTicks)
		}
	}
	if id := plannedBy(tb, act); p.plans && id != "" {
		if e := a.Element(id); e != nil && e.Role == ui.RoleTarget {
			if hit(id); tb.turn.Wish().Deed == nil {
				t.Fatalf("%s is not planned", id)
			}
			wait(a, turn.FinalTicks)
			if tb.turn.Wish().Deed.Decision != act { // it stands for another act
				hit(id)
				wait(a, turn.FinalTicks)
			}
		}
	}
	hit("table.confirm")
	for n := 0; tb.s.Len() == p.at; n++ {
		if wait(a, 1); n > 600 {
			t.Fatalf("the tower %v is not turned\n%s", p.want, dump(a))
		}
	}
}

// plannedBy returns the element that plans an act at the place of the chosen tower; "" if none does.
func plannedBy(tb *Table, act touria.Decision) string {
	switch p := tb.turn.Preview(); {
	case act.Kind != touria.Act || p == nil:
	case p.Place == touria.AtTrader && act.Arg != touria.NoOrder:
		return fmt.Sprintf("table.order.%d", act.Arg)
	case p.Place == touria.AtForest:
		return fmt.Sprintf("table.display.%d", act.Arg)
	case p.Place == touria.AtGoldsmith:
		c, _ := act.GoldsmithSale()
		return "table.gem." + c.String()
	}
	return ""
}

// ahead returns the spaces that the bot would walk, if nothing came between, the elements of the gems that it would take,
// and what it would do there.
func (p *player) ahead(tb *Table) (spaces []touria.Space, gems []string, act touria.Decision) {
	s, r := *tb.s.State(), tb.s.Rules()
	seat := tb.board.Viewer
	for d := p.want; ; {
		r.Apply(&s, d, nil)
		if s.Phase() == touria.PhaseOver || s.ToMove() != seat {
			return spaces, gems, act
		}
		p.mind.Begin(r.View(&s, seat), uint64(len(spaces)))
		for !p.mind.Step(1 << 20) {
		}
		d = p.mind.Best()
		switch {
		case s.Phase() == touria.PhaseAct:
			return spaces, gems, d
		case s.Phase() != touria.PhaseMove && s.Phase() != touria.PhaseMine:
			return spaces, gems, act
		}
		switch d.Kind {
		case touria.Step:
			spaces = append(spaces, touria.Space(d.Arg))
		case touria.Take:
			gems = append(gems, fmt.Sprintf("table.mine.%d.%s", s.Heroes().Mine()+1, touria.Colour(d.Arg)))
		}
	}
}

// The usual turn takes few presses: tower, walk, act. Who plans the act before they walk saves the choice at the place. No
// question has one answer, no offer brings nothing, and no way that is chosen already does harm that can be avoided.
func TestPressesOfATurn(t *testing.T) {
	for name, most := range map[string]float64{"act by act": 6.1, "planned": 5.8} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			pressesOfATurn(t, name == "planned", most)
		})
	}
}

func pressesOfATurn(t *testing.T, plans bool, most float64) {
	var counts []int
	var all player
	for n := range ring.Pick(3, 24) {
		a := newApp(t, nil)
		a.Resize(1280, 720)
		tb := game(t, a, config([]string{"hb", "hbb", "hbbb"}[n%3], fmt.Sprint(100+n)))
		mind, err := bot.New(bot.Journey, rulesOfTests)
		if err != nil {
			t.Fatal(err)
		}
		p := &player{mind: mind, plans: plans, turns: map[int]int{}}
		for p.decide(t, a, tb) {
		}
		for _, k := range p.turns {
			counts = append(counts, k)
		}
		all.one, all.void, all.bad, all.ways = all.one+p.one, all.void+p.void, all.bad+p.bad, all.ways+p.ways
	}
	slices.Sort(counts)
	sum, many := 0, 0
	for _, k := range counts {
		sum += k
		if k > 9 {
			many++
		}
	}
	mean := float64(sum) / float64(len(counts))
	t.Logf("%d turns: %.2f presses on average, median %d, more than nine in %d; %d choices of ways", len(counts), mean, counts[len(counts)/2], many, all.ways)
	if mean > most || all.one+all.void+all.bad > 0 || ring.Whole && many*10 > len(counts) {
		t.Errorf("%.2f presses a turn, %d turns with more than nine, %d questions with one answer, %d offers that bring nothing, %d harmful ways", mean, many, all.one, all.void, all.bad)
	}
}
