package table

import (
	"slices"
	"strings"
	"sync"

	assets "touria.games/touria/assets/words"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// emblems holds the crest that each temperament's character prefers.
var emblems = map[string]int{bot.Swordsman: 0, bot.Hoarder: 1, bot.Collector: 2, bot.Racer: 3, bot.Merchant: 3, bot.Purist: 1}

// generations number the bots of one character at a table.
var generations = []string{"", " II", " III", " IV", " V"}

// usualLevel is the default level of bots.
const usualLevel = bot.Journey

// characterName returns the name of a character, with a number if the name is
// taken.
func characterName(a *ui.App, temper string, taken func(name string) bool) string {
	name := a.T("bot." + temper + ".name")
	for _, g := range generations {
		if !taken(name + g) {
			return name + g
		}
	}
	return name
}

// isCharacter reports whether a name is a character's in any language. Such names
// change with the character; names that players have chosen stay.
func isCharacter(name string) bool { return characters()[name] }

// characters are the bots' names in all languages.
var characters = sync.OnceValue(func() map[string]bool {
	pseudo := words.New(words.Pseudo)
	names := strings.Split(strings.TrimSpace(assets.Characters), "\n")
	for _, temper := range bot.Tempers() {
		names = append(names, pseudo.Text("bot."+temper+".name"))
	}
	all := map[string]bool{}
	for _, name := range names {
		for _, nth := range generations {
			all[name+nth] = true
		}
	}
	return all
})

// levelKey returns the catalogue key of a bot's level. The arena's own bots, found
// in older games, have no level; their whole name is the key.
func levelKey(name string) string {
	if level, _, ok := bot.Split(name); ok {
		name = level
	}
	return "bot." + name
}

// levelName returns the name of a bot's level.
func levelName(a *ui.App, name string) string { return a.T(levelKey(name) + ".name") }

// levelLine returns how bots of a level play.
func levelLine(a *ui.App, name string) string { return a.T(levelKey(name) + ".hint") }

// characterLine returns a bot's own words, "" if it has no temperament.
func characterLine(a *ui.App, name string) string {
	if _, temper, ok := bot.Split(name); ok && temper != "" {
		return a.T("bot." + temper + ".line")
	}
	return ""
}

// crowns returns how many crowns of four a bot's level has, 0 for other players.
func crowns(name string) int {
	level, _, ok := bot.Split(name)
	if !ok {
		level = name
	}
	return slices.Index(bot.Levels(), level) + 1
}
