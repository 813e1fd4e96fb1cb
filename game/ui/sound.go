package ui

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store/settings"
)

// hearing is an App's state of sound.
type hearing struct {
	desk    sound.Desk
	frame   *sound.Frame // of the last tick
	state   sound.State
	away    bool // another window has the focus
	caption caption
}

// caption is the caption of an effect.
type caption struct {
	effect sound.Effect
	left   int  // ticks
	placed bool // the scene has shown it where it has room
}

// captionTicks is how long a caption stays: 1.8 seconds.
const captionTicks = 108

// Cue requests an effect in this tick.
func (ear *ears) Cue(c sound.Cue) { ear.hearing.desk.Cue(c) }

// Sound requests an effect in response to the player's input.
func (ear *ears) Sound(e sound.Effect) { ear.Cue(sound.Cue{Effect: e}) }

// FadeSounds ends the effects that play: what they belong to has been skipped.
func (ear *ears) FadeSounds() { ear.hearing.desk.Fade() }

// Sounds returns what sounds in this tick.
func (ear *ears) Sounds() *sound.Frame { return ear.hearing.frame }

// SetSoundState sets the state of the sound device.
func (ear *ears) SetSoundState(s sound.State) {
	if s != ear.hearing.state {
		ear.hearing.state = s
		ear.Changed()
	}
}

// SoundState returns the state of the sound device.
func (ear *ears) SoundState() sound.State { return ear.hearing.state }

// MoodOf returns the mood of the topmost of scenes that has one.
func MoodOf(stack []Scene) sound.Mood {
	for _, scene := range slices.Backward(stack) {
		if s, ok := scene.(sound.Scene); ok {
			return s.Mood()
		}
	}
	return sound.Mood{Lead: sound.NoLead}
}

// sound advances sound and captions by a tick.
func (ear *ears) sound() {
	h := &ear.hearing
	f := h.desk.Tick(sound.Pace(ear.settings.Speed))
	set := &ear.settings.Sound
	f.Mood, f.Volume, f.Away = MoodOf(ear.stack), set.Volume(), sound.Here
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
		if e := f.Plays[i].Effect; ear.captioned(e) {
			h.caption = caption{effect: e, left: captionTicks}
			ear.Changed()
		}
	}
	if h.caption.left > 0 {
		if h.caption.left--; h.caption.left == 0 {
			ear.Changed()
		}
	}
}

// captioned reports whether an effect gets a caption.
func (ear *ears) captioned(e sound.Effect) bool {
	least := int8(10)
	switch ear.settings.Sound.Captions {
	case settings.CaptionsMost:
		least = sound.CaptionLeast
	case settings.CaptionsAll:
		least = sound.Press.Figures().Priority
	}
	fig := e.Figures()
	// Of effects that begin together, the more important one keeps its caption.
	if c := ear.hearing.caption; c.left > captionTicks-int(fig.Seconds*30) && c.effect.Figures().Priority > fig.Priority {
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
func (bx *box) EffectName(e sound.Effect) string { return bx.T("sound.effect." + e.String()) }

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

// SoundIcon returns the symbol that shows whether anything sounds, and its label.
func (ear *ears) SoundIcon() (symbol pictures.Symbol, label string, struck bool) {
	switch set := &ear.settings.Sound; {
	case ear.hearing.state == sound.Missing:
		return pictures.SymSound, ear.T("sound.missing"), true
	case set.Mute:
		return pictures.SymSound, ear.T("sound.off"), true
	case ear.hearing.state == sound.Waits:
		return pictures.SymSoundWaits, ear.T("sound.waits"), false
	}
	return pictures.SymSound, ear.T("sound.on"), false
}
