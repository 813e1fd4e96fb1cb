package turn

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Advice is the state of the herald's work for the viewer who asked.
type Advice struct {
	Thinking bool
	Plan     []touria.Decision // from the next decision on
	made     int               // the session's length when the plan's first decision is due
	On       bool              // the plan's first decision is due and marked
	hint     show.Hint
	way      *show.Route // to the place of the tower that is advised, nil: none that is known
	path     []string    // ids of the options that lead to it
}

// Asked reports whether the herald is thinking or its advice is marked.
func (p *Advice) Asked() bool { return p.Thinking || p.On }

// Leads reports whether an option leads to what the herald advises.
func (p *Advice) Leads(o *show.Option) bool {
	return p.On && slices.Contains(p.path, o.ID)
}

// Card returns title and text of the herald's card.
func (p *Advice) Card(w *words.Catalogue) (title, note string) {
	if p.Thinking {
		return w.Text("herald.title"), w.Text("herald.thinking")
	}
	return w.Text("herald.title"), p.hint.Why(w)
}

// Hint returns what the herald advises, nil if that is nothing.
func (p *Advice) Hint() *show.Hint {
	if !p.On {
		return nil
	}
	return &p.hint
}
