package ui

import (
	"strconv"
	"strings"

	"touria.games/touria/game/words"
)

// Date returns a date as people write it.
func (bx *box) Date(y, m, d int) string {
	months := strings.Fields(bx.T("chronicles.months"))
	if m < 1 || m > len(months) {
		return ""
	}
	day := strconv.Itoa(d)
	if d == 1 {
		day = bx.T("chronicles.first")
	}
	return bx.T("chronicles.date", strconv.Itoa(y), months[m-1], day)
}

// DateText returns a date such as "2006-01-02" as people write it, with the year or without. What is
// no date stays as it is.
func (bx *box) DateText(date string, year bool) string {
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
		return bx.Date(n[0], n[1], n[2])
	}
	return bx.T("day.date", words.Lit("D", d), words.Lit("M", m))
}
