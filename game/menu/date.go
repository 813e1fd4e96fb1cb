package menu

import (
	"strconv"
	"strings"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// Date returns a date as people write it.
func Date(a *ui.App, y, m, d int) string {
	months := strings.Fields(a.T("chronicles.months"))
	if m < 1 || m > len(months) {
		return ""
	}
	day := strconv.Itoa(d)
	if d == 1 {
		day = a.T("chronicles.first")
	}
	return a.T("chronicles.date", strconv.Itoa(y), months[m-1], day)
}

// DateText returns a date such as "2006-01-02" as people write it, with the year or without. What is
// no date stays as it is.
func DateText(a *ui.App, date string, year bool) string {
	y, rest, ok := strings.Cut(date, "-")
	m, d, also := strings.Cut(rest, "-")
	if !ok || !also {
		return date
	}
	if year {
		var n [3]int
		for i, text := range [3]string{y, m, d} {
			n[i], _ = strconv.Atoi(text)
		}
		return Date(a, n[0], n[1], n[2])
	}
	return a.T("day.date", words.Lit("D", d), words.Lit("M", m))
}
