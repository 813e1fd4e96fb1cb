package annals

import (
	"slices"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules/touria"
)

// Achievement is something special that a human can do within one game. None asks for losing, or for
// playing long or often. Its name and sentence are in the catalogue under "feat." and its ID.
type Achievement struct {
	ID     string
	earned func(g *Game, d *Deeds) bool
}

// Achievements are all achievements, in the order in which they are shown.
var Achievements = []Achievement{
	{"wedding", func(_ *Game, d *Deeds) bool { return d.Won }},
	{"journey", func(g *Game, d *Deeds) bool { return d.Won && g.beats(bot.Journey) }},
	{"quest", func(g *Game, d *Deeds) bool { return d.Won && g.beats(bot.Quest) }},
	{"crown", func(g *Game, d *Deeds) bool { return d.Won && g.beats(bot.Crown) }},
	{"kingdom", func(g *Game, d *Deeds) bool { return d.Won && !g.short && g.how == touria.ByDoors }},
	{"crowd", func(g *Game, d *Deeds) bool { return d.Won && g.seats == 4 }},
	{"marriage", func(g *Game, d *Deeds) bool { return d.Won && g.how == touria.ByMarriage }},
	{"gallop", func(_ *Game, d *Deeds) bool { return d.Won && d.Turns <= GallopTurns }},
	{"first_door", func(g *Game, d *Deeds) bool { return d.Won && g.how == touria.ByDoors && d.Doors == 1 }},
	{"foresight", func(_ *Game, d *Deeds) bool { return d.Won && d.foreseen }},
	{"spotless", func(_ *Game, d *Deeds) bool { return d.Won && !d.blackened }},
	{"counsel", func(_ *Game, d *Deeds) bool { return d.Won && d.Asked == 0 }},
	{"orders", func(_ *Game, d *Deeds) bool { return d.Orders >= 4 }},
	{"hearts", func(_ *Game, d *Deeds) bool { return d.heartsAt >= 3 }},
	{"joust", func(_ *Game, d *Deeds) bool { return d.jousted >= 2 }},
	{"dragon", func(_ *Game, d *Deeds) bool { return d.tribute >= 3 }},
	{"well", func(_ *Game, d *Deeds) bool { return d.Cleansed >= 3 }},
	{"basket", func(_ *Game, d *Deeds) bool { return d.Items >= 5 }},
	{"sweep", func(_ *Game, d *Deeds) bool { return d.sweep >= 3 }},
	{"mirror", func(_ *Game, d *Deeds) bool { return d.mirrored }},
	{"painter", func(_ *Game, d *Deeds) bool { return d.painted }},
	{"broom", func(_ *Game, d *Deeds) bool { return d.flew }},
	{"twice", func(_ *Game, d *Deeds) bool { return d.twice }},
	{"guest", func(_ *Game, d *Deeds) bool { return d.Joined >= 3 }},
	{"host", func(_ *Game, d *Deeds) bool { return d.guests >= 2 }},
}

// GallopTurns is the maximum number of the winner's own turns in a win at a gallop.
const GallopTurns = 12

// beats reports whether the strongest bot is of a level or a stronger one.
func (g *Game) beats(level string) bool {
	return slices.Index(bot.Levels(), g.level) >= slices.Index(bot.Levels(), level)
}

// Earned returns the IDs of what the humans of a game have achieved in it.
func (g *Game) Earned() (ids []string) {
	for _, a := range Achievements {
		if slices.ContainsFunc(g.deeds, func(d Deeds) bool { return a.earned(g, &d) }) {
			ids = append(ids, a.ID)
		}
	}
	return ids
}
