package table

import "touria.games/touria/rules/touria"

// act is what the main button does now.
type act struct {
	Text string // names the act, as in "Walk to the thief"
	Why  string // why there is nothing to do; empty if there is
}

// act returns what the main button does now.
func (t *Table) act() act {
	o := t.Primary()
	if o == nil || t.wait > 0 {
		if !t.deciding {
			return act{Why: t.a.T("undo.bot")}
		}
		return act{Why: t.a.T("table.confirm.nothing")}
	}
	c := act{Text: t.a.T("table.confirm")}
	if o.Leaf() && o.Decision.Kind == touria.EndTurn {
		c.Text = o.Label.In(t.a.Words())
	}
	return c
}
