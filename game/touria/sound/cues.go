// Package sound says what Touria sounds like: the cues of its beats, and the mood of its music.
// Cues follow what the viewer sees. Where that is private they reveal less, since others in the
// room can hear them (T10).
package sound

import (
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Stage is what the cues of a beat depend on besides the beat: the table before it.
type Stage struct {
	Model  *show.Model
	Humans rules.SeatSet
	Crests [rules.Seats]int
}

// Times within a beat, in seconds.
const (
	arrival = .24 // from the start of a step until the place answers
	tread   = .06 // from a step into a mine until its gems sound
	apart   = .09 // between gems
	coins   = .12 // between coins
)

// mostCoins is the maximum number of coins that sound.
const mostCoins = 3

// below is how much quieter something paid is than the same thing gained, in dB.
const below = -3

// Cues appends the cues of a beat that begins.
func (s *Stage) Cues(dst []sound.Cue, b *show.Beat) []sound.Cue {
	one := func(e sound.Effect) []sound.Cue {
		return append(dst, sound.Cue{Effect: e, Pan: s.pan(b), Told: true})
	}
	switch b.Kind {
	case show.BeatGlow:
		if b.Arg != show.NoAction {
			return one(sound.Glow)
		}
	case show.BeatTurn:
		return one(sound.Tower)
	case show.BeatStep:
		return s.step(one(footfall(touria.Space(b.To.N))), b)
	case show.BeatJump:
		return one(sound.Fly)
	case show.BeatFly:
		e := sound.Fly
		if s.Model.Phase == touria.PhaseTravel {
			e = sound.Wizard
		}
		return s.arrive(one(e), b)
	case show.BeatCollect:
		return s.load(dst, b, 0, tread)
	case show.BeatReturn, show.BeatRefill, show.BeatKeep:
		return one(sound.Bag)
	case show.BeatDraw: // the same whatever is drawn (T10.3)
		return append(one(sound.Thief), sound.Cue{Effect: sound.Bag, Delay: .35, Told: true})
	case show.BeatPay:
		return s.load(dst, b, below, 0)
	case show.BeatGain:
		if b.Folds && b.Event.Only != rules.Everyone { // the thief's gem
			return one(sound.Bag)
		}
		return s.load(dst, b, 0, 0)
	case show.BeatRoll:
		return one(sound.Die)
	case show.BeatOrderFilled:
		return one(sound.ItemUsed)
	case show.BeatOrderOpened, show.BeatItemOpened:
		return one(sound.Order)
	case show.BeatItemTaken:
		return one(sound.Item)
	case show.BeatItemUsed:
		return one(sound.ItemUsed)
	case show.BeatDestroy:
		return one(sound.Splash)
	case show.BeatPeek:
		return one(sound.Peek)
	case show.BeatEnter:
		return one(sound.Crown)
	case show.BeatKnock:
		return one(sound.Knock)
	case show.BeatLight:
		return one(sound.Light)
	case show.BeatSwing:
		return one(sound.Creak)
	case show.BeatResult:
		if touria.Who(b.Arg) == touria.Children {
			return one(sound.Right)
		}
		return one(sound.Wrong)
	case show.BeatDuty:
		return one(sound.Duty)
	case show.BeatDutyFailed:
		return one(sound.Invalid)
	case show.BeatJoin:
		return one(sound.Join)
	case show.BeatBonus:
		return s.bonus(dst, b)
	case show.BeatGate:
		if s.Humans.Len() > 1 && b.Seat == s.Model.Viewer { // they alone may know
			return dst
		}
		return one(sound.Light)
	case show.BeatBanner:
		if s.Humans.Has(b.Seat) {
			return one(sound.Call(s.Crests[b.Seat&3]))
		}
	case show.BeatWin:
		return one(sound.Win)
	case show.BeatSettle, show.BeatNote, show.BeatHold, show.BeatCurtain: // nothing moves; the curtain sounds as it falls
	}
	return dst
}

// step adds what answers a step: the place, if it is where the heroes are going.
func (s *Stage) step(dst []sound.Cue, b *show.Beat) []sound.Cue {
	if touria.Space(b.To.N) != s.Model.Dest {
		return dst
	}
	return s.arrive(dst, b)
}

// arrive adds the greeting of the place that the heroes reach.
func (s *Stage) arrive(dst []sound.Cue, b *show.Beat) []sound.Cue {
	if e := greeting(touria.Space(b.To.N)); e != sound.NoEffect {
		dst = append(dst, sound.Cue{Effect: e, Pan: s.pan(b), Delay: arrival, Told: true})
	}
	return dst
}

var greetings = [touria.Destinations]sound.Effect{
	touria.AtSwordmaster: sound.Swordmaster,
	touria.AtForest:      sound.Fairy,
	touria.AtTrader:      sound.Trader,
	touria.AtDragon:      sound.Dragon,
	touria.AtGoldsmith:   sound.Goldsmith,
	touria.AtTournament:  sound.Tournament,
}

// greeting returns the sound of arriving at a place, NoEffect if it is silent.
func greeting(at touria.Space) sound.Effect {
	if at.IsDestination() {
		return greetings[at]
	}
	return sound.NoEffect
}

// footfall returns what a step to a space sounds like.
func footfall(to touria.Space) sound.Effect {
	switch {
	case to.IsMine():
		return sound.StepMine
	case to == touria.AtBridge:
		return sound.StepWood
	case to == touria.AtCastle, to == touria.AtSwordmaster, to == touria.AtGoldsmith:
		return sound.StepStone
	case to == touria.AtForest, to == touria.AtFountain, to == touria.AtTournament:
		return sound.StepGrass
	}
	return sound.StepRoad
}

// gems are the tones of the colours.
var gems = [touria.NoColour]sound.Effect{
	touria.Blue: sound.GemBlue, touria.Red: sound.GemRed, touria.Green: sound.GemGreen, touria.Yellow: sound.GemYellow,
	touria.Violet: sound.GemViolet, touria.Black: sound.GemBlack,
}

// load adds what goes from one place to another: gems one after the other, then coins,
// and one sound for each other kind of thing.
func (s *Stage) load(dst []sound.Cue, b *show.Beat, gain, delay float32) []sound.Cue {
	cue := func(e sound.Effect) {
		dst = append(dst, sound.Cue{Effect: e, Pan: s.pan(b), Gain: gain, Delay: delay, Told: true})
	}
	h := &b.Load
	for c, n := range h.Gems {
		for range min(n, 2) {
			cue(gems[c])
			delay += apart
		}
	}
	for range min(h.Gold, mostCoins) {
		cue(sound.Coin)
		delay += coins
	}
	for _, t := range [...]struct {
		some   bool
		effect sound.Effect
	}{
		{h.Swords > 0, sound.Sword}, {h.Hearts > 0, sound.Heart}, {h.Elixirs > 0, sound.Elixir}, {h.Items != 0, sound.Item},
	} {
		if t.some {
			cue(t.effect)
			delay += apart
		}
	}
	return dst
}

// bonus adds what a bonus is (T3.7).
func (s *Stage) bonus(dst []sound.Cue, b *show.Beat) []sound.Cue {
	e := sound.Coin
	switch {
	case b.Arg == touria.BonusSword:
		e = sound.Sword
	case int(b.Arg) < len(gems):
		e = gems[b.Arg]
	}
	return append(dst, sound.Cue{Effect: e, Told: true})
}

// pan returns where on the board a beat happens, from -1, left, to 1, right.
func (s *Stage) pan(b *show.Beat) float32 {
	board := s.Model.Board()
	if board == nil {
		return 0
	}
	switch b.To.Kind {
	case show.TargetSpace:
		return float32(2*board.Pos(touria.Space(b.To.N)).X - 1)
	case show.TargetTower:
		return [...]float32{touria.NW: -.8, touria.NE: .8, touria.SE: .8, touria.SW: -.8}[b.To.N&3]
	case show.TargetDoor:
		return float32(int(b.To.N)-5) / 5
	}
	if b.From.Kind == show.TargetSpace {
		return float32(2*board.Pos(touria.Space(b.From.N)).X - 1)
	}
	return 0
}
