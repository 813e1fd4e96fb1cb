package menu

import (
	"slices"

	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
)

// Greeter is a Game that tells returning players on the title what awaits them.
type Greeter interface {
	// Against says against whom Play begins a game, "" if there is nothing to say.
	Against(a *ui.App) string
	// Standing returns how a saved game stands; ok is false if it cannot be read.
	Standing(a *ui.App, text []byte) (s Standing, ok bool)
}

// Standing is how a saved game stands.
type Standing struct {
	Line string  // how far it is, against whom, and whose move it is
	Has  []Tally // the progress towards winning of the only human at the table; none if several share the screen
}

// Tally is a number of something, as an icon and in words.
type Tally struct {
	Icon        ui.Icon
	Text, Label string
}

// Daily is a Game that has a realm for each day.
type Daily interface {
	// Day returns the last seven days; ok is false if the date is unknown.
	Day(a *ui.App) (d Day, ok bool)
	// PlayDay begins today's game.
	PlayDay(a *ui.App)
	// DayOf returns the date whose realm a record is a game of, "" if it is none, and whether that has been begun before.
	DayOf(a *ui.App, text []byte) (date string, begun bool)
	// BeginDay notes that a date's realm begins.
	BeginDay(a *ui.App, date string)
}

// Day is what the title shows of the realm of the day.
type Day struct {
	Name, Date, Line, Play, Hint string
	Days                         []DayMark
}

// DayMark is a day and how its game went.
type DayMark struct {
	Name, Label string
	Icon        ui.Icon // of no kind if nothing was played
	Won         bool
}

// Teacher is a Game that looks at a finished game again with the people in it.
type Teacher interface {
	// Teach opens what they can learn from a record of it. from is the where of ui.Game.Watch.
	Teach(a *ui.App, text []byte, from string)
}

// Annalist is a Game that keeps statistics.
type Annalist interface {
	// ShowAnnals opens the statistics.
	ShowAnnals(a *ui.App)
}

// Dueller is a Game that compares two of its games, which are over and of the same deal.
type Dueller interface {
	// Duel shows both side by side. text is the record of the player's own game, ghost that of the other one.
	Duel(a *ui.App, text, ghost []byte)
}

// Peopled is a Game that knows who sits at its table.
type Peopled interface {
	// Persons returns their names, of people and not of bots.
	Persons(a *ui.App) []string
}

// Moody is a Game whose title has a mood of its own.
type Moody interface{ TitleMood() sound.Mood }

// Riddler is a Game that has riddles.
type Riddler interface {
	// ShowRiddles opens their page.
	ShowRiddles(a *ui.App)
}

// Riddlers returns the games that have riddles.
func Riddlers(a *ui.App) (list []int) {
	for i, g := range a.Games() {
		if _, ok := g.(Riddler); ok {
			list = append(list, i)
		}
	}
	return list
}

// ShowRiddles opens the riddles of a game, of another one if it has none.
func ShowRiddles(a *ui.App, i int) {
	if list := Riddlers(a); !slices.Contains(list, i) {
		i = list[0]
	}
	a.TurnTo(i)
	a.Games()[i].(Riddler).ShowRiddles(a)
}

// sampler is a game with a board and gems on it.
type sampler interface {
	SampleGem(a *ui.App) (icon ui.Icon, letter string)
}

// GameName returns the name of a game of the box.
func GameName(a *ui.App, i int) string { return a.T("title." + a.Games()[i].Name() + ".name") }

// numbered returns the number of the game with a name, -1 if it is not in the box.
func numbered(a *ui.App, name string) int {
	return slices.IndexFunc(a.Games(), func(g ui.Game) bool { return g.Name() == name })
}
