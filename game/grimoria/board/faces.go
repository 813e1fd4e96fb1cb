package board

import (
	"slices"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/ui"
)

// faces are the portraits of each temperament's character, the own one first, then others who can
// bear the name: no lady has a beard. "" is for people, then those of their crest.
var faces = map[string][]int{
	bot.Miser: {13, 5, 8, 14, 0, 11}, bot.Host: {6, 4, 9, 2, 15, 10}, bot.Builder: {14, 5, 8, 0, 11, 13},
	bot.Robber: {11, 8, 5, 0, 14, 13}, bot.Shade: {1, 4, 7, 9, 10, 15}, bot.Warden: {0, 8, 5, 14, 11, 13},
	"": {15, 5, 12, 8, 2},
}

// Portraits returns who is painted for each player: nobody twice.
func Portraits(players []session.Player) (who [5]int) {
	taken := map[int]bool{}
	pick := func(list []int) int {
		for _, p := range list {
			if !taken[p] {
				taken[p] = true
				return p
			}
		}
		p := 0
		for taken[p] {
			p++
		}
		taken[p] = true
		return p
	}
	humans := faces[""]
	for i, p := range players { // what somebody has chosen comes first
		if p.Human() && p.Face > 0 {
			who[i] = pick([]int{People[p.Face-1]})
		}
	}
	first := map[string]bool{}
	for _, own := range []bool{true, false} { // a character keeps its own face
		for i, p := range players {
			_, temper, _ := bot.Split(p.Level)
			switch {
			case p.Human() && p.Face == 0 && own:
				at := p.Crest % len(humans)
				who[i] = pick(append(slices.Clone(humans[at:]), humans[:at]...))
			case !p.Human() && own && !first[temper]:
				first[temper] = true
				who[i] = pick(faces[temper])
			case !p.Human() && own:
				who[i] = -1
			case !p.Human() && who[i] < 0:
				who[i] = pick(faces[temper])
			}
		}
	}
	return who
}

// People are the portraits from which humans choose.
var People = [session.Faces]int{15, 5, 12, 8, 2, 7, 10, 0, 11, 9}

// generations number the bots of one character at a table.
var generations = []string{"", " II", " III", " IV", " V"}

// CharacterName returns the name of a character, with a number if the name is taken.
func CharacterName(a *ui.App, temper string, taken func(name string) bool) string {
	name := a.T("bot." + temper + ".name")
	for _, g := range generations {
		if !taken(name + g) {
			return name + g
		}
	}
	return name
}
