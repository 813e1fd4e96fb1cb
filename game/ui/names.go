package ui

import (
	"fmt"
	"strconv"
)

// Names returns the language's list of names suggested to players.
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

// CrestLabel returns the label of a crest shown on its own.
func (a *App) CrestLabel(crest int) string {
	return a.T("setup.crest") + a.Colon() + a.CrestName(crest)
}
