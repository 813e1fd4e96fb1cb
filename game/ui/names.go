package ui

import (
	"fmt"
	"strconv"
)

// Names returns the names suggested to players, in the language's own list.
func (a *App) Names() []string {
	var names []string
	for i := 0; ; i++ {
		key := fmt.Sprintf("name.%02d", i)
		if !a.words.Has(key) {
			return names
		}
		names = append(names, a.T(key))
	}
}

// CrestName returns the name of a crest.
func (a *App) CrestName(crest int) string { return a.T("crest." + strconv.Itoa(crest) + ".name") }

// CrestLabel says which crest it is that stands there alone.
func (a *App) CrestLabel(crest int) string {
	return a.T("setup.crest") + a.Colon() + a.CrestName(crest)
}
