package board

import (
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/show"
	hearing "touria.games/touria/game/touria/sound"
	"touria.games/touria/rules"
)

// Mood returns the mood of the board while nobody has to think.
func (bd *Board) Mood() sound.Mood { return hearing.Mood(&bd.Model, bd.DoorsShown(), bd.LeadCrest()) }

// Sound lets sound what begins on the table.
func (bd *Board) Sound() {
	begun := bd.Queue.Begun()
	if len(begun) == 0 {
		return
	}
	stage := hearing.Stage{Model: &bd.Model, Humans: bd.Humans, Crests: bd.Crests}
	for i := range begun {
		if begun[i].Kind == show.BeatEnter {
			bd.a.Changed() // it is told on the map
		}
		bd.cues = stage.Cues(bd.cues[:0], &begun[i])
		for _, c := range bd.cues {
			bd.a.Cue(c)
		}
	}
}

// LeadCrest returns the crest of whose turn it is, sound.NoLead before the first one.
func (bd *Board) LeadCrest() int {
	if bd.Model.Active >= rules.NoSeat {
		return sound.NoLead
	}
	return bd.Crests[bd.Model.Active]
}
