package board

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
)

// NameFits reports whether a name fits into one or two lines.
func NameFits(a *ui.App, name string, room ui.Rect) bool {
	_, floor := a.TextSize()
	lines, ok := ui.Wrap(a.Config().Measure, name, room.W, floor, ui.Bold, 2)
	return ok && float32(len(lines))*floor*ui.LineHeight <= room.H+3
}

// SpellIn returns a spell's name as it has room, broken inside of its words only where it must be;
// "" if there is too little.
func SpellIn(a *ui.App, spell int, room ui.Rect) string {
	for _, key := range []string{show.SpellName(spell), show.SpellNarrow(spell)} {
		if name := a.T(key); NameFits(a, name, room) {
			return name
		}
	}
	return ""
}

// FirstSentences returns as many sentences of a text as a room has height for, at least one, and how high they are.
func FirstSentences(a *ui.App, text string, room ui.Rect) (fits string, high float32) {
	_, floor := a.TextSize()
	size := floor * a.Growth()
	for {
		lines, _ := ui.Wrap(a.Config().Measure, text, room.W, size, ui.Regular, 12)
		high = float32(len(lines))*size*ui.LineHeight + 8
		end := strings.LastIndex(text[:len(text)-1], ". ")
		if high <= room.H || end < 0 {
			return text, high
		}
		text = text[:end+1]
	}
}

// Capital makes the first letter of a text large.
func Capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(r)) + text[n:]
}
