package settings

import (
	"encoding/json"

	"touria.games/touria/game/sound"
)

// Background says what sounds while another window has the focus.
type Background uint8

// What sounds in the background.
const (
	BackgroundQuieter Background = iota // music, quieter, and the call of one's own turn
	BackgroundUsual                     // everything
	BackgroundSilent                    // nothing
	BackgroundCount   = iota
)

// Captions says which effects are told in words.
type Captions uint8

// Which effects are told.
const (
	CaptionsOff   Captions = iota
	CaptionsMost           // those that say something
	CaptionsAll            // all but the touches of pointer and focus
	CaptionsCount = iota
)

// Sound is how loud everything is, and when.
type Sound struct {
	All        int        `json:"all"` // 0 to sound.MostVolume, as the next three
	Music      int        `json:"music"`
	Effects    int        `json:"effects"`
	Air        int        `json:"air"` // the sounds of the place
	Mute       bool       `json:"mute"`
	Mono       bool       `json:"mono"` // both ears hear the same
	Calm       bool       `json:"calm"` // nothing sudden
	Background Background `json:"background"`
	Captions   Captions   `json:"captions"`
}

// PlainSound returns the sound of a first run.
func PlainSound() Sound {
	return Sound{All: sound.UsualVolume, Music: sound.UsualVolume, Effects: sound.UsualVolume, Air: 5}
}

// Volume returns how loud everything is.
func (s Sound) Volume() sound.Volume {
	return sound.Volume{All: s.All, Music: s.Music, Effects: s.Effects, Air: s.Air, Mute: s.Mute, Mono: s.Mono, Calm: s.Calm}
}

// readSound reads the fields of a Sound one by one.
func readSound(data json.RawMessage, s Sound) Sound {
	var fields map[string]json.RawMessage
	if json.Unmarshal(data, &fields) != nil {
		return s
	}
	any := func(bool) bool { return true }
	volume := func(v int) bool { return v >= 0 && v <= sound.MostVolume }
	read(fields, "all", &s.All, volume)
	read(fields, "music", &s.Music, volume)
	read(fields, "effects", &s.Effects, volume)
	read(fields, "air", &s.Air, volume)
	read(fields, "mute", &s.Mute, any)
	read(fields, "mono", &s.Mono, any)
	read(fields, "calm", &s.Calm, any)
	read(fields, "background", &s.Background, func(v Background) bool { return v < BackgroundCount })
	read(fields, "captions", &s.Captions, func(v Captions) bool { return v < CaptionsCount })
	return s
}
