package annals

import (
	"slices"

	"touria.games/touria/game/grimoria/bot"
)

// Achievement is something special that a human can do within one game. None asks for losing, or for
// playing long or often. Its name and sentence are in the catalogue under "deed." and its ID.
type Achievement struct {
	ID     string
	earned func(g *Game, d *Deeds) bool
}

// Achievements are all achievements, in the order in which they are shown.
var Achievements = []Achievement{
	{"dawn", func(_ *Game, d *Deeds) bool { return d.Won }},
	{"journey", func(g *Game, d *Deeds) bool { return d.Won && g.beats(bot.Journey) }},
	{"quest", func(g *Game, d *Deeds) bool { return d.Won && g.beats(bot.Quest) }},
	{"crown", func(g *Game, d *Deeds) bool { return d.Won && g.beats(bot.Crown) }},
	{"circle", func(g *Game, d *Deeds) bool { return d.Won && g.seats == 5 }},
	{"alone", func(_ *Game, d *Deeds) bool { return d.Won && d.Asked == 0 }},
	{"landslide", func(_ *Game, d *Deeds) bool { return d.Won && d.Lead >= LandslideLead }},
	{"sixty", func(_ *Game, d *Deeds) bool { return d.Points >= ManyPoints }},
	{"court", func(_ *Game, d *Deeds) bool { return d.people >= 10 }},
	{"purse", func(_ *Game, d *Deeds) bool { return d.score.Coins >= 20 }},
	{"estate", func(_ *Game, d *Deeds) bool { return d.score.Places >= 20 }},
	{"hoard", func(_ *Game, d *Deeds) bool { return d.score.Treasures >= 6 }},
	{"bonus", func(_ *Game, d *Deeds) bool { return d.score.Bonus >= 15 }},
	{"mirror", func(_ *Game, d *Deeds) bool { return d.Reflected > 0 }},
	{"robber", func(_ *Game, d *Deeds) bool { return d.Robbed >= 4 }},
	{"cock", func(_ *Game, d *Deeds) bool { return d.blocked >= 2 }},
	{"scholar", func(_ *Game, d *Deeds) bool { return d.spells >= 10 }},
	{"hermit", func(g *Game, d *Deeds) bool { return g.seats >= 3 && d.Alone >= 10 }},
}

// LandslideLead is the lead of a landslide, and ManyPoints are those of an evening to remember.
const LandslideLead, ManyPoints = 15, 60

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
