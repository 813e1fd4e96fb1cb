package ui

import (
	"slices"

	"touria.games/touria/game/sound"
	"touria.games/touria/game/store/settings"
)

// ears holds the sound, the announcements and the toast.
type ears struct {
	*screen
	hearing hearing
	heard   []Heard // queued announcements
	toast   toast
}

// toast is a short message near the place that was pressed.
type toast struct {
	text string
	x, y float32
	left int // ticks
}

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
	left   int // ticks
}

// captionTicks is how long a caption stays: 1.8 seconds.
const captionTicks = 108

// Heard is an announcement: a text for screen readers (a live region in the browser).
type Heard struct {
	Kind HeardKind
	Text string
}

// HeardKind is the kind of an announcement.
type HeardKind uint8

// The kinds of announcements.
const (
	HeardNews   HeardKind = iota // what everybody has seen happen
	HeardAnswer                  // an answer to the player: a result, a refusal, the whole table
	HeardEnd                     // the game is left: earlier announcements no longer matter
)

// mostHeard is how many announcements wait; older ones are dropped, since usually no screen reader
// fetches them.
const mostHeard = 64

// Hear queues an announcement. It may repeat an earlier one.
func (ear *ears) Hear(kind HeardKind, text string) {
	if text == "" {
		return
	}
	if n := len(ear.heard); n == mostHeard {
		ear.heard = append(ear.heard[:0], ear.heard[1:]...)
	}
	ear.heard = append(ear.heard, Heard{kind, text})
	ear.Changed()
}

// HearEnd replaces the queued announcements by the notice that the game is left.
func (ear *ears) HearEnd() {
	ear.heard = append(ear.heard[:0], Heard{Kind: HeardEnd})
}

// TakeHeard returns the announcements since the last call.
func (ear *ears) TakeHeard() []Heard {
	all := ear.heard
	ear.heard = nil
	return all
}

// Unsay drops the toast and all queued answers to the person at the screen: somebody else may take their
// place.
func (ear *ears) Unsay() {
	ear.heard = slices.DeleteFunc(ear.heard, func(h Heard) bool { return h.Kind == HeardAnswer })
	ear.Hush()
}

// survey announces the whole table.
func (ear *ears) survey() {
	if s := ear.surveyed(); s != nil {
		for _, text := range s.Survey() {
			ear.Hear(HeardAnswer, text)
		}
	}
}

// AnnounceTicks is how long an announcement stays: 2 seconds.
const AnnounceTicks = 120

// Announce shows a message that the player has not asked for: for two seconds, below the top of the
// window. Call it only where no prompt is shown.
func (ear *ears) Announce(text string) {
	ear.toast = toast{text: text, x: ear.w / 2, y: ear.h * 0.34, left: AnnounceTicks}
	ear.Hear(HeardAnswer, text)
	ear.Changed()
}

// Said returns the text of the toast, "" if there is none.
func (ear *ears) Said() string {
	if ear.toast.left == 0 {
		return ""
	}
	return ear.toast.text
}

// Hush removes the toast.
func (ear *ears) Hush() {
	ear.toast.left = 0
	ear.Changed()
}

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

// captionText returns what is written on the caption, "" if there is none.
func (ear *ears) captionText() string {
	if ear.hearing.caption.left == 0 {
		return ""
	}
	return ear.EffectName(ear.hearing.caption.effect)
}

// EffectName returns what an effect is, in the player's words.
func (bx *box) EffectName(e sound.Effect) string { return bx.T("sound.effect." + e.String()) }
