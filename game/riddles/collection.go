package riddles

// Collection is all riddles of a game.
type Collection struct {
	All    [][]byte
	IDs    []string
	Grades [Grades][]int // the riddles of each grade, by their places in All
	Shown  map[int]bool  // those whose best answer has been shown since the program began
}

// Collect reads a game's file of riddles. grade decodes one and returns its grade, from 1. What is damaged is left out, and
// err tells of it.
func Collect(game string, file []byte, grade func(data []byte) (int, error)) (c *Collection, err error) {
	c = &Collection{Shown: map[int]bool{}}
	all, err := Unpack(game, file)
	for _, data := range all {
		n, wrong := grade(data)
		if wrong != nil {
			err = wrong
			continue
		}
		c.Grades[n-1] = append(c.Grades[n-1], len(c.All))
		c.All, c.IDs = append(c.All, data), append(c.IDs, ID(data))
	}
	return c, err
}

// Next returns the next riddle of a grade, counted from 0, after one of them (-1: none), preferably an unsolved one. ok is
// false if there is none.
func (c *Collection) Next(grade, after int, p *Progress) (next int, ok bool) {
	list := c.Grades[grade]
	if len(list) == 0 {
		return 0, false
	}
	first := 0
	for first < len(list) && list[first] <= after {
		first++
	}
	for k := range list {
		if i := list[(first+k)%len(list)]; i != after && !p.Has(c.IDs[i]) {
			return i, true
		}
	}
	return list[first%len(list)], true
}

// OfDay returns which riddle is a date's.
func (c *Collection) OfDay(date string) (i int, ok bool) { return OfDay(date, len(c.All)) }

// Solve notes on a date that a riddle has been solved.
func (c *Collection) Solve(p *Progress, i int, date string) {
	today, ok := c.OfDay(date)
	p.Solve(c.IDs[i], date, ok && i == today)
}
