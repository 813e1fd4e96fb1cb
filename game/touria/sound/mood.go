package sound

import (
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// layersFrom holds the times of day at which further layers of the music begin.
var layersFrom = [...]float32{0, .15, .4, .7}

// dusk is the time of day at which the sounds of the evening begin.
const dusk = .8

// Calm is the mood where no game is played.
var Calm = sound.Mood{Piece: sound.Lanterns, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Evening}

// Mood returns the mood of a table. doors says that the castle is shown close up; lead is
// the crest of whose turn it is. Only what everybody sees counts.
func Mood(m *show.Model, doors bool, lead int) sound.Mood {
	day := m.Day()
	if doors {
		return sound.Mood{Piece: sound.NineDoors, Layer: int8(1 + (touria.Doors-m.ClosedDoors())/3), Lead: int8(lead), Tension: 1, Air: sound.Hall}
	}
	mood := sound.Mood{Piece: sound.RoundTheCastle, Lead: int8(lead), Air: air(m, day)}
	for _, from := range layersFrom {
		if day >= from {
			mood.Layer++
		}
	}
	for seat := range rules.NoSeat {
		if m.Players[seat].InCastle {
			mood.Tension = 1
		}
	}
	return mood
}

// air returns the sound of the place where the heroes are, at their time of day.
func air(m *show.Model, day float32) sound.Air {
	switch {
	case m.Heroes.IsMine():
		return sound.Mine
	case m.Heroes == touria.AtFountain, m.Heroes == touria.AtBridge:
		return sound.Stream
	case day > dusk:
		return sound.Evening
	}
	return sound.Meadow
}
