package table

import (
	"slices"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// pick selects an option, which the main button then does.
func (c *choice) pick(i int) {
	if c.guard > 0 {
		return
	}
	c.doubted = nil
	if c.picked = i; c.advice() != i { // who chooses something else has heard it
		c.advised = false
	}
	c.tapped = board.Subject{Card: grimoria.NoCard}
	c.App.Changed()
}

// pullExtra opens an extra, or shuts the one that is open.
func (c *choice) pullExtra(x extra) {
	if c.guard > 0 {
		return
	}
	if c.extra == x {
		x = noExtra
	}
	c.extra, c.picked, c.At = x, -1, board.Subject{Card: grimoria.NoCard}
	c.App.Changed()
}

// cancel takes back what waits for confirmation. It reports whether anything did.
func (c *choice) cancel() bool {
	if c.picked < 0 && c.extra == noExtra && c.tapped.None() {
		return false
	}
	c.tapped = board.Subject{Card: grimoria.NoCard}
	if c.picked < 0 {
		c.extra = noExtra
	}
	c.picked, c.doubted = -1, nil
	c.App.Changed()
	return true
}

// advice returns the option that the owl advises, -1 for none.
func (c *choice) advice() int {
	if !c.advised || !c.Deciding() {
		return -1
	}
	d, ok := c.Session.Advice()
	if !ok {
		return -1
	}
	return slices.IndexFunc(c.options, func(o show.Option) bool { return o.Decision == d })
}

// hoot tells the advice that has been found.
func (c *choice) hoot() {
	i := c.advice()
	if i < 0 {
		return
	}
	c.App.Say(c.App.T("owl.says", words.Gap("What", c.options[i].Text)))
	if i == c.single() || i == c.decline() {
		c.picked = -1 // the button and the advice say the same
	} else {
		c.extra = extraOf(&c.options[i], c.Session.Phase())
		c.picked = i
	}
	c.App.Changed()
}

// cycle moves the focus to the next option.
func (c *choice) cycle(by int) {
	var ids []string
	for i := range c.options {
		id := c.optionID(i)
		if e := c.App.Element(id); e != nil && !e.Disabled {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		return
	}
	at := slices.Index(ids, c.App.Focus())
	if at < 0 && by < 0 {
		at = 0
	}
	c.App.SetFocus(ids[(at+by+len(ids))%len(ids)])
}

// digit picks the n-th option: while spells are chosen the spell of that number.
func (c *choice) digit(n int) {
	if !c.Deciding() || n >= len(c.options) {
		return
	}
	if e := c.App.Element(c.optionID(n)); e != nil {
		c.App.FocusOn(e.ID)
		c.App.PressElement(e)
	}
}

// focusFirst moves the hidden focus to what can be chosen.
func (c *choice) focusFirst() {
	if id := c.optionID(0); id != "" {
		c.App.FocusOn(id)
	}
}
