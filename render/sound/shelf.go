package sound

import (
	"slices"
	"sync/atomic"

	"touria.games/touria/assets/foley"
	"touria.games/touria/game/sound"
)

// keptRate is the rate, in Hz, at which takes are kept: they hold next to nothing above
// 13 kHz.
const keptRate = 28800

// take is a take as it is kept: 16 bits, mono, without the silence at its end.
type take []int16

// shelf holds the takes of all effects. One goroutine makes them, another may read.
type shelf struct {
	takes [sound.Effects][sound.Takes]atomic.Pointer[take]
	order []want
	made  int
	maker *foley.Maker // of the take that is being made
	of    want
	// hurried are effects that were wanted before they had a take.
	hurried []sound.Effect
}

type want struct {
	effect sound.Effect
	take   uint8
}

// firstEffects are made first: they answer the player's input.
var firstEffects = []sound.Effect{sound.Hover, sound.Focus, sound.Press, sound.Confirm, sound.Page, sound.Invalid}

// newShelf returns an empty shelf that will be filled: first with the firstEffects, then with one
// take of everything, then with the other takes.
func newShelf() *shelf {
	s := &shelf{}
	done := map[want]bool{}
	add := func(e sound.Effect, k uint8) {
		if w := (want{e, k}); !done[w] {
			done[w] = true
			s.order = append(s.order, w)
		}
	}
	for k := range uint8(sound.Takes) {
		for _, e := range firstEffects {
			add(e, k)
		}
	}
	for k := range uint8(sound.Takes) {
		for e := sound.NoEffect + 1; e < sound.Effects; e++ {
			add(e, k)
		}
	}
	return s
}

// get returns a take, or another one of the effect if that is not made yet; nil if none is.
func (s *shelf) get(e sound.Effect, k uint8) take {
	for i := range uint8(sound.Takes) {
		if t := s.takes[e][(k+i)%sound.Takes].Load(); t != nil {
			return *t
		}
	}
	return nil
}

// step does a part of the work, for a few milliseconds at most, and reports whether there is more.
// In a frame that is not idle it makes only takes that are already wanted.
func (s *shelf) step(idle bool) (more bool) {
	if !idle && !s.urgent() {
		return s.maker != nil || s.made < len(s.order)
	}
	for s.maker == nil {
		if s.made == len(s.order) {
			return false
		}
		s.of = s.order[s.made]
		s.made++
		if s.takes[s.of.effect][s.of.take].Load() == nil {
			s.maker = foley.NewMaker(foley.Index(s.of.effect.String()), int(s.of.take), keptRate)
		}
	}
	if s.maker.Step() {
		t := keep(s.maker.Sound())
		s.takes[s.of.effect][s.of.take].Store(&t)
		s.maker = nil
	}
	return true
}

// urgent reports whether effects that were wanted have no take yet.
func (s *shelf) urgent() bool {
	s.hurried = slices.DeleteFunc(s.hurried, func(e sound.Effect) bool { return s.get(e, 0) != nil })
	return len(s.hurried) > 0
}

// hurry makes the first take of an effect the next to be made, if it has none.
func (s *shelf) hurry(e sound.Effect) {
	if s.get(e, 0) != nil || slices.Contains(s.hurried, e) {
		return
	}
	s.hurried = append(s.hurried, e)
	if s.of != (want{e, 0}) {
		s.order = slices.Insert(s.order, s.made, want{e, 0})
	}
}

// quietest is the loudest sample that is cut off at the end of a take: -72 dB.
const quietest = 8

func keep(x []float32) take {
	t := make(take, len(x))
	for i, v := range x {
		t[i] = int16(max(-1, min(v, 1)) * 32767)
	}
	n := len(t)
	for n > 1 && t[n-1] <= quietest && t[n-1] >= -quietest {
		n--
	}
	return append(take(nil), t[:n]...)
}
