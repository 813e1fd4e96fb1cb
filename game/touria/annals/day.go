package annals

import (
	"hash/fnv"
	"maps"
	"slices"
	"strconv"
	"time"

	"touria.games/touria/game/annals"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
)

// Day is the realm of one day: one try counts.
type Day struct {
	Result Result `json:"result"`
	Turns  int    `json:"turns,omitempty"` // the human's own, when it is over
}

// Result is how a day's try went.
type Result string

// The results.
const (
	None  Result = ""      // not begun
	Begun Result = "begun" // not over yet
	Won   Result = "won"
	Over  Result = "over" // over, and somebody else found the royal children
	Left  Result = "left" // begun again before it was over
)

// Realm is what the date alone decides about a day's game.
type Realm struct {
	Date  string
	Seed  string // its text, hidden until the game is over
	Bot   string // the rival's name for package bot
	Short bool   // the introductory game
	Start rules.Seat
}

// Format is the layout of dates for package time.
const Format = "2006-01-02"

// rivals are the rivals' levels by weekday, Sunday first: gentle at the beginning of the week.
var rivals = [7]string{bot.Journey, bot.Stroll, bot.Stroll, bot.Journey, bot.Journey, bot.Quest, bot.Crown}

// RealmOf returns the realm of a date; ok is false if it is no date. It is the same on every
// machine.
func RealmOf(date string) (r Realm, ok bool) {
	day, err := time.Parse(Format, date)
	if err != nil {
		return Realm{}, false
	}
	h := fnv.New64a()
	h.Write([]byte("realm" + date))
	sum := h.Sum64()
	week := day.Weekday()
	tempers := bot.Tempers()
	r = Realm{Date: date, Seed: "realm-" + strconv.FormatUint(sum, 36), Short: week != time.Saturday && week != time.Sunday}
	r.Bot = bot.Name(rivals[week], tempers[rules.Below(sum, len(tempers))])
	r.Start = [2]rules.Seat{rules.S, rules.N}[sum&1]
	return r, true
}

// RealmOfSeed returns the realm that a seed's text belongs to, of the days that are remembered and of the next one, which has
// begun further east; ok is false if it is none of them.
func RealmOfSeed(seed, today string) (r Realm, ok bool) {
	day, err := time.Parse(Format, today)
	if err != nil {
		return Realm{}, false
	}
	for back := -1; back < daysKept; back++ {
		if r, ok = RealmOf(day.AddDate(0, 0, -back).Format(Format)); ok && r.Seed == seed {
			return r, true
		}
	}
	return Realm{}, false
}

// Week returns the seven dates up to a date, the oldest first; nil if it is no date.
func Week(date string) []string {
	day, err := time.Parse(Format, date)
	if err != nil {
		return nil
	}
	list := make([]string, 7)
	for i := range list {
		list[i] = day.AddDate(0, 0, i-6).Format(Format)
	}
	return list
}

// Streak returns the number of days in a row, up to a date, on which the realm was won. The date's own does not count
// while it is open.
func (a *Annals) Streak(date string) (n int) {
	day, err := time.Parse(Format, date)
	if err != nil {
		return 0
	}
	if r := a.Days[date].Result; r == None || r == Begun {
		day = day.AddDate(0, 0, -1)
	}
	for ; a.Days[day.Format(Format)].Result == Won; day = day.AddDate(0, 0, -1) {
		n++
	}
	return n
}

// Tally returns how many of the seven realms up to a date are over, how many of them were won, and the turns of the
// fastest win, 0 without one.
func (a *Annals) Tally(date string) (played, won, fastest int) {
	for _, date := range Week(date) {
		switch day := a.Days[date]; day.Result {
		case Won:
			played, won = played+1, won+1
			if fastest == 0 || day.Turns < fastest {
				fastest = day.Turns
			}
		case Over, Left:
			played++
		}
	}
	return played, won, fastest
}

// mendDays forgets days that cannot be: the rest of damaged annals stays.
func (a *Annals) mendDays() {
	maps.DeleteFunc(a.Days, func(date string, day Day) bool {
		_, ok := RealmOf(date)
		return !ok || day.Turns < 0 || !slices.Contains([]Result{Begun, Won, Over, Left}, day.Result)
	})
}

// daysKept is the number of days that are remembered.
const daysKept = 60

// BeginDay notes that a date's realm begins, and reports whether this is the try that counts. A try
// that is not over no longer counts once another begins. The oldest days are forgotten, but never the
// one that begins: the clock may have been ahead.
func (a *Annals) BeginDay(date string) (counts bool) {
	switch a.Days[date].Result {
	case None:
		annals.Put(&a.Days, date, Day{Result: Begun})
		for _, old := range a.Dates() {
			if len(a.Days) > daysKept && old != date {
				delete(a.Days, old)
			}
		}
		return true
	case Begun:
		a.Days[date] = Day{Result: Left}
	}
	return false
}

// endDay notes the result of a day's try, if the game is one.
func (a *Annals) endDay(g *Game) {
	for date, day := range a.Days {
		if r, ok := RealmOf(date); ok && day.Result == Begun && r.Seed == g.seed {
			day = Day{Result: Over, Turns: g.deeds[0].Turns}
			if g.Won() {
				day.Result = Won
			}
			a.Days[date] = day
		}
	}
}

// DayOf returns the date of the realm that a seed's text belongs to, among those begun; "" if none.
func (a *Annals) DayOf(seed string) string {
	for date := range a.Days {
		if r, ok := RealmOf(date); ok && r.Seed == seed {
			return date
		}
	}
	return ""
}
