package drive

import (
	"fmt"
	"slices"
	"strconv"

	night "touria.games/touria/game/grimoria/riddle"
	hall "touria.games/touria/game/grimoria/show"
	nightly "touria.games/touria/game/grimoria/table"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/touria"
)

// Press is the press of an element, by which a riddle is solved.
type Press struct {
	ID      string
	Checked bool // the element is selected after it
}

// SolveFirst is like Solve for the first riddle of a grade, counted from 1.
func SolveFirst(a *ui.App, game string, grade int) (presses []Press, exact bool, err error) {
	i, ok := Riddles(a, game).Next(grade-1, -1, &riddles.Progress{})
	if !ok {
		return nil, false, fmt.Errorf("%s has no riddle of grade %d", game, grade)
	}
	return Solve(a, game, i)
}

// Riddles opens the page of a game's riddles and returns these.
func Riddles(a *ui.App, game string) *riddles.Collection {
	menu.ShowTitle(a)
	menu.ShowRiddles(a, slices.IndexFunc(a.Games(), func(g ui.Game) bool { return g.Name() == game }))
	return a.Top().(*kit.Riddles).Collect()
}

// Solve solves a riddle on an App by pressing elements and returns these, from the question on. exact says that the table has
// led through the whole plan: where it offers other ways, one of those has been walked.
func Solve(a *ui.App, game string, i int) (presses []Press, exact bool, err error) {
	c := Riddles(a, game)
	a.Top().(*kit.Riddles).Pose(i, false)
	s := &solver{a: a, exact: true}
	if err := s.press("dialog.ok"); err != nil {
		return nil, false, err
	}
	if game == "grimoria" {
		d, err := night.Decode(c.All[i])
		if err != nil {
			return nil, false, err
		}
		err = s.reply(&d)
		return s.presses, true, err
	}
	d, err := riddle.Decode(touria.NewRules(touria.DefaultBoard()), c.All[i])
	if err != nil {
		return nil, false, err
	}
	p := planner{solver: s, tb: table.TableOf(a), plan: d.Plan}
	err = p.answer()
	return s.presses, s.exact, err
}

// solver presses what solves a riddle.
type solver struct {
	a       *ui.App
	presses []Press
	exact   bool
}

func (s *solver) press(id string) error {
	s.a.Tree() // as it is now
	e := s.a.Element(id)
	if e == nil || e.Disabled || e.OnPress == nil {
		return fmt.Errorf("after %v %q cannot be pressed", s.presses, id)
	}
	if err := s.a.Press(id); err != nil {
		return err
	}
	s.a.Tree()
	e = s.a.Element(id)
	s.presses = append(s.presses, Press{id, e != nil && e.Checked})
	return nil
}

// first presses the first element of these that can be pressed.
func (s *solver) first(ids ...string) (err error) {
	for _, id := range ids {
		if err = s.press(id); err == nil {
			return nil
		}
	}
	return err
}

// settle waits until something is asked; it is false if the answer has been told.
func (s *solver) settle(asked func() bool) bool {
	for range 20_000 {
		in := s.a.Rest()
		s.a.Tick(&in)
		if s.a.Scene() == "dialog" || asked() {
			break
		}
	}
	return s.a.Scene() != "dialog"
}

// told reports whether the answer has been told.
func (s *solver) told() error {
	if s.a.Tree().Find("riddle.leave") == nil {
		return fmt.Errorf("after %v no answer is told but %s comes", s.presses, s.a.Scene())
	}
	return nil
}

// reply gives the best answer to a riddle of Grimoria.
func (s *solver) reply(d *night.Riddle) error {
	tb := nightly.TableOf(s.a)
	asked := func() bool {
		_, due := tb.Due()
		return due && !tb.Resting()
	}
	if !s.settle(asked) {
		return s.told()
	}
	best, legal := d.Best(), d.Legal()
	if d.State.Phase() == grimoria.PhaseChoose {
		if err := s.first(fmt.Sprint("table.spell.", best.Arg)); err != nil {
			return err
		}
	} else {
		view := d.State.View(d.Seat)
		m := hall.Project(&view)
		i := slices.Index(legal, best)
		o := hall.Options(nil, &m, legal, &tb.Names)[i]
		if err := s.first(fmt.Sprint("table.answer.", i), fmt.Sprint("table.offer.", i), fmt.Sprint("table.display.", o.Slot), "table.rival."+o.Seat.String()); err != nil {
			return err
		}
	}
	for s.settle(asked) { // some is asked twice
		if err := s.press("table.confirm"); err != nil {
			return err
		}
	}
	return s.told()
}

// planner plays a plan of Touria.
type planner struct {
	*solver
	tb   *table.Table
	plan []touria.Decision // what is left of it
}

// answer plays until the riddle is answered.
func (p *planner) answer() error {
	for n := 0; p.settle(p.asked); n++ {
		if n > 60 {
			return fmt.Errorf("after %v the turn does not end", p.presses)
		}
		if err := p.next(); err != nil {
			return err
		}
	}
	return p.told()
}

func (p *planner) asked() bool { return p.tb.Turn().Settled() }

// next makes the plan's next decision that can be made: those before it have been made with others.
func (p *planner) next() error {
	tu := p.tb.Turn()
	at := slices.IndexFunc(p.plan, func(d touria.Decision) bool { return slices.Contains(tu.Legal, d) })
	if at < 0 {
		p.plan, at = tu.Legal[len(tu.Legal)-1:], 0
	}
	p.plan = p.plan[at:]
	d := p.plan[0]
	if d.Kind == touria.ChooseTower {
		p.plan = p.plan[1:]
		if err := p.press(p.id(show.Thing(show.TargetTower, touria.Tower(d.Arg)))); err != nil {
			return err
		}
		p.settle(p.asked)
	}
	if len(tu.Ways()) > 0 {
		if err := p.walk(); err != nil {
			return err
		}
		return p.press("table.confirm")
	}
	if d.Kind != touria.ChooseTower {
		if err := p.choose(d); err != nil {
			return err
		}
		p.plan = p.plan[1:]
		if !slices.Contains(tu.Legal, d) || !tu.Deciding { // a question is answered by one press
			return nil
		}
	}
	return p.press("table.confirm")
}

// walk chooses the plan's way and what is used on it.
func (p *planner) walk() error {
	tu := p.tb.Turn()
	var spaces []touria.Space
	for _, d := range p.plan {
		switch d.Kind {
		case touria.Step, touria.Jump:
			spaces = append(spaces, touria.Space(d.Arg))
			continue
		case touria.Take:
			continue
		case touria.UseLantern, touria.UseBoots:
			item := touria.Lantern
			if d.Kind == touria.UseBoots {
				item = touria.Boots
			}
			if tu.TowerPicked() {
				if err := p.first(p.cards(item)...); err != nil {
					return err
				}
				p.settle(p.asked)
			}
			continue
		}
		break
	}
	i := slices.IndexFunc(tu.Ways(), func(rt show.Route) bool { return slices.Equal(rt.Spaces, spaces) })
	switch {
	case i < 0:
		return p.lead(spaces)
	case tu.Chosen(i):
		return nil
	}
	return p.first("table.route."+strconv.Itoa(i), "table.way."+strconv.Itoa(i))
}

// lead leads the way through its spaces until it is the plan's.
func (p *planner) lead(spaces []touria.Space) error {
	tu := p.tb.Turn()
	for _, s := range append(slices.Clone(spaces), spaces...) {
		e := p.a.Element(p.id(show.Thing(show.TargetSpace, s)))
		if e == nil || e.OnPress == nil || s == touria.AtCastle || s == tu.Forecast.Place { // the castle shows its doors
			continue
		}
		if err := p.press(e.ID); err != nil {
			return err
		}
		p.settle(p.asked)
		if slices.Equal(tu.Way().Spaces, spaces) {
			return nil
		}
	}
	p.exact = false
	return nil
}

// choose selects an option, through the groups that it is in.
func (p *planner) choose(d touria.Decision) error {
	tu := p.tb.Turn()
	for range 5 {
		if o := tu.Primary(); o != nil && o.Leaf() && o.Decision == d || !slices.Contains(tu.Legal, d) {
			return nil
		}
		if err := p.open(d); err != nil {
			return fmt.Errorf("%v: %w", d, err)
		}
		if !tu.Deciding {
			return nil
		}
		p.settle(p.asked)
	}
	return fmt.Errorf("%v stays unselected", d)
}

// open presses what leads to a decision: an option, what it aims at, or the card that it uses.
func (p *planner) open(d touria.Decision) error {
	var ids []string
	for _, o := range p.tb.Turn().Level() {
		if !leads(o, d) {
			continue
		}
		ids = append(ids, "table.option."+o.ID)
		for ; o != nil; o = below(o, d) {
			ids = append(ids, p.id(o.Target))
		}
	}
	if d.Kind == touria.UseItem {
		ids = append(ids, p.cards(touria.Item(d.Arg))...)
	}
	return p.first(ids...)
}

// below returns the option of a group that leads to a decision, nil if it is none.
func below(o *show.Option, d touria.Decision) *show.Option {
	for i := range o.Children {
		if leads(&o.Children[i], d) {
			return &o.Children[i]
		}
	}
	return nil
}

// leads reports whether an option is a decision or a group that contains it.
func leads(o *show.Option, d touria.Decision) bool {
	if o.Leaf() {
		return o.Decision == d
	}
	return below(o, d) != nil
}

func (p *planner) id(t ui.Target) string { return board.ID(p.tb.Board().Model.Board(), t) }

// cards returns the ids of the card of an item and of the mirror, which stands for it.
func (p *planner) cards(i touria.Item) []string {
	return []string{p.id(show.Thing(show.TargetItem, i)), p.id(show.Thing(show.TargetItem, touria.Mirror))}
}
