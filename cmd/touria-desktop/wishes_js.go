package main

import (
	"syscall/js"

	"touria.games/touria/game/store/settings"
)

// preferences follows what the player has asked of the system or the browser, also while the game
// runs.
func (p *reader) preferences() {
	match := js.Global().Get("matchMedia")
	if match.Type() != js.TypeFunction {
		return
	}
	for _, query := range []string{reducedMotionQuery, contrastQuery} {
		match.Invoke(query).Call("addEventListener", "change", js.FuncOf(func(js.Value, []js.Value) any {
			calm, contrast := reducedMotion(), moreContrast()
			p.do(act{call: func() { p.app.Prefer(settings.Wishes{Calm: calm, Contrast: contrast}) }})
			return nil
		}))
	}
}

// What the browser is asked.
const (
	reducedMotionQuery = "(prefers-reduced-motion: reduce)"
	contrastQuery      = "(prefers-contrast: more)"
	touchQuery         = "(any-pointer: coarse) and (not (any-pointer: fine))" // there is nothing but fingers
)

// reducedMotion reports whether the browser asks for reduced motion.
func reducedMotion() bool { return asks(reducedMotionQuery) }

// moreContrast reports whether the browser asks for high contrast.
func moreContrast() bool { return asks(contrastQuery) }

func asks(query string) bool {
	match := js.Global().Get("matchMedia")
	return match.Type() == js.TypeFunction && match.Invoke(query).Get("matches").Truthy()
}
