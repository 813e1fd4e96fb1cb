package main

import (
	"strconv"
	"syscall/js"

	"touria.games/touria/cmd/touria-desktop/mirror"
	"touria.games/touria/game/ui"
)

// hear listens to what is done in the page.
func (p *reader) hear() {
	on := func(target js.Value, event string, capture bool, f func(e js.Value)) {
		target.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			f(args[0])
			return nil
		}), capture)
	}
	window := js.Global()
	on(window, "pointerdown", true, func(e js.Value) { p.hand.Points(e.Get("pointerType").String()) })
	on(window, "keydown", true, p.keyDown)
	on(window, "keyup", true, p.keyUp)
	on(window, "click", false, func(e js.Value) { // with a listener of an element a reader calls all in it clickable
		if n := p.node(e); n != nil && n.Tag == "button" {
			p.press(n)
		}
	})
	on(p.main, "focusin", false, func(e js.Value) {
		n := p.node(e)
		if n == nil {
			return
		}
		if n.Tag == "input" && n.Role == "" {
			style(e.Get("target"), "opacity", "1")
		}
		if n.ID == mirror.SurveyID {
			style(e.Get("target"), "opacity", "1", "height", "44px", "width", "auto", "zIndex", "1")
		}
		if !p.moving && n.State.Has(mirror.Stop) && n.ID != mirror.SurveyID {
			p.do(act{reach: ui.Reach{How: ui.ReachFocus, ID: n.ID}})
		}
	})
	on(p.main, "focusout", false, func(e js.Value) {
		if n := p.node(e); n != nil && (n.Tag == "input" && n.Role == "" || n.ID == mirror.SurveyID) {
			style(e.Get("target"), "opacity", "0")
		}
	})
	on(p.main, "compositionstart", false, func(js.Value) { p.composing = true })
	on(p.main, "compositionend", false, func(e js.Value) {
		p.composing = false
		p.typed(e)
	})
	on(p.main, "input", false, func(e js.Value) {
		if !p.composing {
			p.typed(e)
		}
	})
}

// node returns the node that an event is about, nil if it is about none.
func (p *reader) node(e js.Value) *mirror.Node {
	id := e.Get("target").Get("id")
	if id.Type() != js.TypeString {
		return nil
	}
	return mirror.Find(p.nodes, id.String())
}

// typed passes on the new text of a field, or the new place of a slider's knob.
func (p *reader) typed(e js.Value) {
	n := p.node(e)
	if n == nil || n.Tag != "input" {
		return
	}
	value := e.Get("target").Get("value").String()
	if n.Role != "slider" {
		p.do(act{reach: ui.Reach{How: ui.ReachType, ID: n.ID, Text: value}})
		return
	}
	if at, err := strconv.Atoi(value); err == nil {
		p.do(act{reach: ui.Reach{How: ui.ReachSlide, ID: n.ID, At: at}})
	}
}

// press presses an element without a pointer, as a screen reader does.
func (p *reader) press(n *mirror.Node) {
	if n.ID == mirror.SurveyID {
		p.do(act{reach: ui.Reach{How: ui.ReachSurvey}})
		return
	}
	p.do(act{reach: ui.Reach{How: ui.ReachPress, ID: n.ID}})
}

// keyDown decides whose a key is before Ebitengine, which would keep every key from the browser,
// gets it.
func (p *reader) keyDown(e js.Value) {
	code, key := e.Get("code"), e.Get("key")
	if code.Type() != js.TypeString || key.Type() != js.TypeString || e.Get("isComposing").Truthy() {
		return // not from a keyboard, or for what puts letters together
	}
	k := mirror.Key(code.String(), key.String())
	n := p.node(e)
	p.hand.Types(n != nil && n.Tag == "input" && n.Role == "", key.String())
	shortcut := e.Get("ctrlKey").Truthy() || e.Get("altKey").Truthy() || e.Get("metaKey").Truthy()
	undo := k == ui.KeyZ && e.Get("ctrlKey").Truthy() != e.Get("metaKey").Truthy() && !e.Get("altKey").Truthy() && !e.Get("shiftKey").Truthy()
	theirs := shortcut && !undo || mirror.OfBrowser(k) || !p.app.Wants(k)
	tab := key.String() == "Tab"
	if e.Get("target").Equal(p.canvas) {
		to, there := p.els[p.last.At]
		switch {
		case tab && !shortcut && !e.Get("shiftKey").Truthy() && there: // into the page, to where the game's focus is
			e.Call("preventDefault")
			e.Call("stopImmediatePropagation")
			to.Call("focus", map[string]any{"preventScroll": true})
		case tab || theirs:
			p.kept[code.String()] = true
			e.Call("stopImmediatePropagation")
		default:
			delete(p.kept, code.String())
		}
		return
	}
	if n == nil || shortcut || tab {
		return
	}
	field := n.Tag == "input" && n.Role == ""
	switch {
	case field && (k == ui.KeyEnter || k == ui.KeyEscape):
		e.Call("preventDefault")
		p.focus(p.canvas) // which puts a phone's keyboard away
	case field, n.Role == "slider" && (k >= ui.KeyLeft && k <= ui.KeyDown || k == ui.KeyHome || k == ui.KeyEnd):
	case n.ID == mirror.SurveyID && (k == ui.KeyEnter || k == ui.KeySpace):
		e.Call("preventDefault")
		if !e.Get("repeat").Truthy() {
			p.press(n)
		}
	case !theirs:
		e.Call("preventDefault")
		if k == ui.KeyEnter || k == ui.KeySpace {
			if !n.State.Has(mirror.Stop) && p.last.Strayed {
				return // nothing that has been read would be pressed
			}
			if n.State.Has(mirror.Stop) { // so that it is this one
				p.do(act{key: k, repeat: e.Get("repeat").Truthy(), reach: ui.Reach{How: ui.ReachFocus, ID: n.ID}})
				return
			}
		}
		p.do(act{key: k, repeat: e.Get("repeat").Truthy()})
	}
}

// keyUp keeps from Ebitengine the end of what it has not seen begin, and from buttons what has
// pressed them already.
func (p *reader) keyUp(e js.Value) {
	code := e.Get("code")
	if code.Type() != js.TypeString {
		return
	}
	if e.Get("target").Equal(p.canvas) {
		if p.kept[code.String()] {
			delete(p.kept, code.String())
			e.Call("stopImmediatePropagation")
		}
		return
	}
	if n := p.node(e); n != nil && n.Tag == "button" && e.Get("key").String() == " " {
		e.Call("preventDefault")
	}
}
