package ui

import (
	"errors"
	"slices"

	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
)

// hinted returns the element whose hint is due: the focused one while the focus
// is shown, otherwise the one under the pointer.
func (a *App) hinted() *Element {
	id := a.hover
	switch {
	case a.told != "":
		id = a.told
	case a.ring:
		id = a.focus
	case a.device == Touch && a.looking.strayed: // it drags
		return nil
	}
	if e := a.tree.Find(id); e != nil && (e.Hint != "" || e.Disabled && e.Why != "" && !e.Quiet) && a.tree.Reachable(e) {
		return e
	}
	return nil
}

// notices adds the toast or the hint, which are above all else and take no input.
func (b *Builder) notices() {
	a := b.a
	b.in, b.over = 0, true
	b.layer++
	if a.toast.left > 0 {
		r := b.bubble(a.toast.text, a.toast.x, a.toast.y-24, bubbleWidth)
		b.Add(Element{ID: "toast", Role: RoleLabel, Look: LookToast, Rect: r, Text: a.toast.text, Lines: bubbleLines})
		return
	}
	e := a.hinted()
	if e == nil || a.told == "" && (a.still || a.resting < patience(e) || a.held != "" && a.device != Touch) {
		return
	}
	text := e.Hint
	if e.Disabled && e.Why != "" && !e.Quiet {
		if text != "" {
			text += "\n"
		}
		text += e.Why
	}
	r := b.beside(text, e.Seen())
	if r.Empty() {
		return
	}
	b.Add(Element{ID: "hint", Role: RoleLabel, Look: LookToast, Rect: r, Text: text, Lines: bubbleLines})
}

// beside returns the rectangle of a text bubble about something: above it or, where there is no room
// or something stays in view, below it or beside it. From a finger it keeps away: what is below is covered
// by the hand.
func (b *Builder) beside(text string, at Rect) Rect {
	a := b.a
	x, _ := at.Center()
	const widest, gap, hand = 380, 4, 20
	var kept []Rect // what stays in view
	for i := range a.tree.Elements {
		if e := &a.tree.Elements[i]; e.Stays {
			kept = append(kept, e.Rect)
		}
	}
	stays := func(r Rect) bool { return slices.ContainsFunc(kept, r.Overlaps) }
	free := func(r Rect) bool { return !stays(r) && !r.Overlaps(at) }
	r := b.bubble(text, x, at.Y-gap, widest)
	if free(r) {
		return r
	}
	if a.device == Touch {
		if r = b.bubble(text, x, a.looking.fromY-hand, widest); r.Y+r.H <= a.looking.fromY-hand+1 && free(r) {
			return r
		}
		left, right := at.X-hand, a.w-at.X-at.W-hand
		if room := max(left, right); room >= widest/3 {
			x := at.X + at.W + hand + min(room, widest)/2
			if left > right {
				x = at.X - hand - min(room, widest)/2
			}
			r = b.bubble(text, x, 0, min(room, widest))
			r.Y = max(gap, min(at.Y, a.h-r.H-gap))
			return r
		}
	}
	below := b.bubble(text, x, at.Y+at.H+gap+r.H, widest)
	if len(kept) == 0 || free(below) {
		return below
	}
	// It moves aside, if need be over what it is about, or is left out.
	list := []Rect{below, r}
	for _, c := range []Rect{below, r} {
		for _, k := range kept {
			list = append(list, Rect{k.X - gap - c.W, c.Y, c.W, c.H}, Rect{k.X + k.W + gap, c.Y, c.W, c.H}, Rect{c.X, k.Y - gap - c.H, c.W, c.H}, Rect{c.X, k.Y + k.H + gap, c.W, c.H})
		}
	}
	clear := Rect{}
	for _, c := range list {
		switch inside := c.X >= 0 && c.Y >= 0 && c.X+c.W <= a.w && c.Y+c.H <= a.h; {
		case !inside || stays(c):
		case !c.Overlaps(at):
			return c
		case clear.Empty():
			clear = c
		}
	}
	return clear
}

// bubbleWidth is the width of a toast at most, before text grows.
const bubbleWidth = 360

// bubbleLines is the maximum number of lines of a text bubble.
const bubbleLines = 8

// bubble returns the rectangle of a text bubble above a point, moved into the
// window.
func (b *Builder) bubble(text string, x, bottom, widest float32) Rect {
	a := b.a
	normal, _ := a.TextSize()
	normal, widest = normal*a.large, min(widest*a.large, a.w-8)
	lines, _ := Wrap(a.cfg.Measure, text, widest-24, normal, Regular, bubbleLines)
	w := float32(0)
	for _, l := range lines {
		w = max(w, a.cfg.Measure.Width(l, normal, Regular))
	}
	w, h := w+26, float32(len(lines))*normal*LineHeight+14
	x = max(4, min(x-w/2, a.w-w-4))
	y := max(4, min(bottom-h, a.h-h-4))
	return Rect{X: x, Y: y, W: w, H: h}
}

// toast is a short message near the place that was pressed.
type toast struct {
	text string
	x, y float32
	left int // ticks
}

// Say shows a toast near the pointer or the focus.
func (a *App) Say(text string) {
	x, y := a.px, a.py
	if a.device == Keyboard || a.device == Gamepad || !a.inside {
		if e := a.tree.Find(a.focus); e != nil {
			x, y = e.Seen().Center()
		}
	}
	a.toast = toast{text: text, x: x, y: y, left: ToastTicks}
	a.Hear(HeardAnswer, text)
	a.Changed()
}

// Announce shows a message that nobody waits for: for two seconds, below the top of the window. Call
// it only where no prompt stands.
func (a *App) Announce(text string) {
	a.toast = toast{text: text, x: a.w / 2, y: a.h * 0.34, left: AnnounceTicks}
	a.Hear(HeardAnswer, text)
	a.Changed()
}

// Said returns the text of the toast, "" if there is none.
func (a *App) Said() string {
	if a.toast.left == 0 {
		return ""
	}
	return a.toast.text
}

// Hush removes the toast.
func (a *App) Hush() {
	a.toast.left = 0
	a.Changed()
}

// Explain shows the hint of the element under pointer or focus at once.
func (a *App) Explain() {
	a.still, a.resting = false, HintTicks
	a.Changed()
}

// ToastTicks is how long a toast stays: 2.5 seconds.
const ToastTicks = 150

// AnnounceTicks is how long an announcement stays: 2 seconds.
const AnnounceTicks = 120

// Tell shows a message that must be confirmed, unless it is on top already.
func (a *App) Tell(text string) {
	if d, ok := a.Top().(*dialog); ok && d.text == text {
		return
	}
	a.Ask(a.T("dialog.title"), text, Answer{ID: "dialog.ok", Text: a.T("dialog.ok")})
}

// StoreText explains an error of saving or loading to the player.
func (a *App) StoreText(err error) string {
	var (
		opened   *store.OpenError
		game     *save.Blocked
		damaged  *settings.Damaged
		settings *settings.Blocked
	)
	switch {
	case errors.As(err, &damaged):
		return a.T("store.damaged.settings", damaged.Aside)
	case errors.As(err, &settings) && settings.Place != "":
		return a.T("store.blocked.settings", settings.Where, settings.Place)
	case errors.As(err, &game) && errors.Is(err, save.ErrNewer):
		return a.T("store.newer", game.Where)
	case errors.As(err, &game) && errors.Is(err, save.ErrUnplayable):
		return a.T("store.unplayable", game.Where)
	case errors.As(err, &game) && errors.Is(err, save.ErrReplaced):
		return a.T("store.replaced", game.Where)
	case errors.As(err, &game):
		return a.T("store.blocked.save", game.Where)
	case a.inPage() && errors.Is(err, store.ErrInUse):
		return a.T("store.page.in_use")
	case a.inPage() && errors.Is(err, store.ErrFull):
		return a.T("store.page.full")
	case a.inPage() && errors.Is(err, store.ErrUnavailable):
		return a.T("store.page.unavailable")
	case a.inPage():
		return a.T("store.page.write")
	case errors.Is(err, store.ErrInUse):
		return a.T("store.in_use")
	case errors.As(err, &opened) && opened.Folder != "":
		return a.T("store.folder", opened.Folder)
	case errors.Is(err, store.ErrFull):
		return a.T("store.full")
	case errors.Is(err, store.ErrUnavailable):
		return a.T("store.unavailable")
	}
	return a.T("store.write")
}
