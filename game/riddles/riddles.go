// Package riddles knows which riddles of a game have been solved at this machine, and says which one is a day's. It knows
// no game, screen, clock or network; dates are given as "2006-01-02".
package riddles

import (
	"errors"
	"hash/fnv"
	"slices"
	"strconv"
	"time"

	"touria.games/touria/game/annals"
)

// format is the layout of dates for package time.
const format = "2006-01-02"

// Progress is what has been solved, a part of a game's annals. The zero value is nothing.
type Progress struct {
	// Solved holds the solved riddles by their IDs, with the dates of the first time.
	Solved map[string]string `json:"solved,omitempty"`
	// Days holds the dates on which the riddle of the day was solved.
	Days []string `json:"days,omitempty"`
}

// limits of what is kept: far more riddles than a game has, and all days of three years.
const (
	mostSolved = 10_000
	daysKept   = 1100
)

// Check returns an error if the progress is impossible.
func (p *Progress) Check() error {
	if len(p.Solved) > mostSolved || len(p.Days) > daysKept {
		return errors.New("more riddles than there are")
	}
	return nil
}

// ID returns the name by which a coded riddle is remembered. It stays the same when other riddles are added.
func ID(data []byte) string {
	h := fnv.New64a()
	h.Write(data)
	return strconv.FormatUint(h.Sum64(), 36)
}

// Has reports whether a riddle has been solved.
func (p *Progress) Has(id string) bool {
	_, ok := p.Solved[id]
	return ok
}

// Solve notes that a riddle has been solved on a date, which may be unknown. daily says that it is the riddle of that day.
// The oldest days are forgotten, but never the one that is noted: the clock may have been ahead.
func (p *Progress) Solve(id, date string, daily bool) {
	if !p.Has(id) && len(p.Solved) < mostSolved {
		annals.Put(&p.Solved, id, date)
	}
	if _, known := day(date); !daily || !known || slices.Contains(p.Days, date) {
		return
	}
	if len(p.Days) >= daysKept {
		slices.Sort(p.Days)
		p.Days = p.Days[len(p.Days)-daysKept+1:]
	}
	p.Days = append(p.Days, date)
	slices.Sort(p.Days)
}

// Streak returns on how many days up to a date the riddle of the day was solved, back to the first two days in a row on
// which it was not: a single missed day is forgiven. The date's own is not missed while it lasts, and later dates do not
// count.
func (p *Progress) Streak(date string) (n int) {
	today, ok := day(date)
	if !ok {
		return 0
	}
	solved := map[int]bool{}
	for _, date := range p.Days {
		if d, ok := day(date); ok {
			solved[d] = true
		}
	}
	for d, missed := today, 0; missed < 2; d-- {
		switch {
		case solved[d]:
			n, missed = n+1, 0
		case d < today:
			missed++
		}
	}
	return n
}

// day returns the number of a date's day since 1970.
func day(date string) (n int, ok bool) {
	t, err := time.Parse(format, date)
	return int(t.Unix() / (24 * 60 * 60)), err == nil
}

// OfDay returns which of n riddles is a date's, the same on every machine; ok is false if it is no date or there is no
// riddle. All have their day before one comes again.
func OfDay(date string, n int) (i int, ok bool) {
	d, ok := day(date)
	if !ok || n < 1 {
		return 0, false
	}
	stride := max(n*5/8, 1) // neighbouring days have riddles of different grades
	for gcd(stride, n) > 1 {
		stride++
	}
	return ((d%n+n)%n*stride + n/2) % n, true
}

func gcd(a, b int) int {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}
