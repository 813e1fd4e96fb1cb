package ui

import (
	"slices"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store/settings"
)

// hearing is what an App knows of sound.
type hearing struct {
	desk    sound.Desk
	frame   *sound.Frame // of the last tick
	state   sound.State
	away    bool // another window has the focus
	caption caption
}

// caption tells an effect in words.
type caption struct {
	effect sound.Effect
	left   int  // ticks
	placed bool // the scene has shown it where it has room
}

// captionTicks is how long a caption stays: 1.8 seconds.
const captionTicks = 108

// Cue asks for an effect in this tick.
func (a *App) Cue(c sound.Cue) { a.hearing.desk.Cue(c) }

// Sound asks for an effect that answers the player's hand.
func (a *App) Sound(e sound.Effect) { a.Cue(sound.Cue{Effect: e}) }

// FadeSounds ends the effects that play: what they belong to has been skipped.
func (a *App) FadeSounds() { a.hearing.desk.Fade() }

// Sounds returns what sounds in this tick.
func (a *App) Sounds() *sound.Frame { return a.hearing.frame }

// SetSoundState tells the App what has become of the sound device.
func (a *App) SetSoundState(s sound.State) {
	if s != a.hearing.state {
		a.hearing.state = s
		a.Changed()
	}
}

// SoundState returns what has become of the sound device.
func (a *App) SoundState() sound.State { return a.hearing.state }

// moodOf returns the mood of the topmost of scenes that has one.
func moodOf(stack []Scene) sound.Mood {
	for _, scene := range slices.Backward(stack) {
		if s, ok := scene.(sound.Scene); ok {
			return s.Mood()
		}
	}
	return sound.Mood{Lead: sound.NoLead}
}

// sound lets a tick pass for what sounds.
func (a *App) sound() {
	h := &a.hearing
	f := h.desk.Tick(sound.Pace(a.settings.Speed))
	set := &a.settings.Sound
	f.Mood, f.Volume, f.Away = moodOf(a.stack), set.Volume(), sound.Here
	if h.away {
		switch set.Background {
		case settings.BackgroundQuieter:
			f.Away = sound.Quieter
		case settings.BackgroundSilent:
			f.Away = sound.Silent
		}
	}
	h.frame = f
	for i := range f.Plays {
		if e := f.Plays[i].Effect; a.captioned(e) {
			h.caption = caption{effect: e, left: captionTicks}
			a.Changed()
		}
	}
	if h.caption.left > 0 {
		if h.caption.left--; h.caption.left == 0 {
			a.Changed()
		}
	}
}

// captioned reports whether an effect is told in words.
func (a *App) captioned(e sound.Effect) bool {
	least := int8(10)
	switch a.settings.Sound.Captions {
	case settings.CaptionsMost:
		least = sound.CaptionLeast
	case settings.CaptionsAll:
		least = sound.Press.Figures().Priority
	}
	fig := e.Figures()
	// Of what begins together, the more important is told.
	if c := a.hearing.caption; c.left > captionTicks-int(fig.Seconds*30) && c.effect.Figures().Priority > fig.Priority {
		return false
	}
	return fig.Priority >= least
}

// Mute switches all sound off or on.
func (a *App) Mute() {
	set := &a.settings.Sound
	set.Mute = !set.Mute
	a.Save()
	if set.Mute {
		a.Say(a.T("sound.muted"))
	} else {
		a.Say(a.T("sound.unmuted"))
	}
}

// EffectName returns what an effect is, in the player's words.
func (a *App) EffectName(e sound.Effect) string { return a.T("sound.effect." + e.String()) }

// Caption places the caption, if there is one, at the upper edge of a rectangle.
func (b *Builder) Caption(in Rect) {
	a := b.a
	if a.hearing.caption.left == 0 || a.hearing.caption.placed {
		return
	}
	a.hearing.caption.placed = true
	normal, _ := a.TextSize()
	size := normal * a.large
	text := a.EffectName(a.hearing.caption.effect)
	w := min(a.cfg.Measure.Width(text, size, Bold)+28, in.W-16)
	lines := 1
	if got, _ := Wrap(a.cfg.Measure, text, w-20, size, Bold, 2); len(got) > 1 {
		lines = 2
	}
	h := float32(lines)*size*LineHeight + 10
	r := Box(in.X+(in.W-w)/2, min(in.Y+8, a.Screen().Y+a.Screen().H-h-4), w, h)
	b.Above(func() {
		b.Add(Element{ID: "caption", Role: RoleLabel, Look: LookChip, Rect: r, Text: text, Lines: lines, Over: true})
	})
}

// caption places the caption that no scene has placed: at the foot of the screen.
func (b *Builder) caption() {
	s := b.a.Screen()
	b.Caption(Box(s.X, s.Y+s.H-52*b.a.large, s.W, 44))
}

// soundIcon returns the symbol that shows whether anything sounds, and its label.
func (a *App) soundIcon() (symbol pictures.Symbol, label string, struck bool) {
	switch set := &a.settings.Sound; {
	case a.hearing.state == sound.Missing:
		return pictures.SymSound, a.T("sound.missing"), true
	case set.Mute:
		return pictures.SymSound, a.T("sound.off"), true
	case a.hearing.state == sound.Waits:
		return pictures.SymSoundWaits, a.T("sound.waits"), false
	}
	return pictures.SymSound, a.T("sound.on"), false
}
