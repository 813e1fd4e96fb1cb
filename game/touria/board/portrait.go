package board

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Sitters lists portraits for each temperament of bots, the character's own first. The list of ""
// is for people and begins at their crest. If a portrait is taken, the next one is used. All of a
// list suit the character's name: no lady has a beard.
var Sitters = map[string][]int{
	bot.Swordsman: {0, 5, 11, 8, 13},
	bot.Hoarder:   {1, 9, 4, 7, 10},
	bot.Collector: {2, 4, 9, 7, 15},
	bot.Racer:     {3, 12, 11, 15, 10},
	bot.Merchant:  {14, 8, 5, 11, 13},
	bot.Purist:    {6, 9, 15, 10, 4},
	"":            {15, 5, 12, 8},
}

// Portraits returns the person painted for each player. No person is used twice.
func Portraits(player func(rules.Seat) (session.Player, bool)) (faces [rules.Seats]int) {
	taken := make([]bool, pictures.People)
	var chosen [rules.Seats]bool
	pick := func(seat rules.Seat, list []int) {
		i := slices.IndexFunc(list, func(who int) bool { return !taken[who] })
		if i >= 0 {
			faces[seat] = list[i]
		} else {
			faces[seat] = slices.Index(taken, false)
		}
		taken[faces[seat]] = true
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ { // what somebody has chosen comes first
		if p, ok := player(seat); ok && p.Human() && p.Portrait > 0 && !taken[p.Portrait-1] {
			faces[seat] = p.Portrait - 1
			taken[faces[seat]], chosen[seat] = true, true
		}
	}
	for _, human := range []bool{false, true} { // a character keeps its own face
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			p, ok := player(seat)
			if !ok || p.Human() != human || chosen[seat] {
				continue
			}
			_, temper, _ := bot.Split(p.Level)
			list := Sitters[temper]
			if human {
				list = append(slices.Clone(list[p.Crest%len(list):]), list...)
			}
			pick(seat, list)
		}
	}
	return faces
}

// Feeling returns a player's mood after their last turn. robbed says that a sword has since taken the
// wizard from them, and over that somebody has won.
func Feeling(last show.Last, robbed, over bool) pictures.Mood {
	net := last.Net()
	own := last.Own
	if own == nil {
		own = &show.Turn{}
	}
	switch {
	case own.Won, own.Doors > 0 && own.Who == touria.Children:
		return pictures.Glad
	case over, robbed, own.Doors > 0, own.Passed:
		return pictures.Vexed
	case net.Hearts > 0, net.Gold >= 3, net.Got != 0, own.Entered:
		return pictures.Glad
	case net.Gems[touria.Black] > 0:
		return pictures.Vexed
	}
	return pictures.Calm
}

// ChosenPortrait makes a portrait a button that brings the next one.
func ChosenPortrait(a *ui.App, e ui.Element, next func()) ui.Element {
	e.Role, e.Label, e.Hint, e.OnPress = ui.RoleCycle, a.T("setup.portrait"), a.T("setup.portrait"), next
	e.Value = a.Words().Number(e.Sitter)
	return e
}

// Portrait returns a person's likeness outside a running game.
func Portrait(id string, r ui.Rect, person int, label string) ui.Element {
	return ui.Element{ID: id, Role: ui.RoleLabel, Look: LookLikeness, Rect: r, Sitter: 1 + person, Label: label}
}
