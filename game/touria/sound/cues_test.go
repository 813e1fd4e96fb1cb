package sound

import (
	"slices"
	"testing"

	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// stage returns a table at the start of a game in which S is a human.
func stage(t *testing.T) *Stage {
	t.Helper()
	r := touria.NewRules(touria.DefaultBoard())
	s, err := r.New(touria.Setup{Seats: rules.SeatsFor(2), Start: rules.S, Hearts: 7, Gold: 7, Seed: 1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := show.Project(r, &s, rules.S)
	return &Stage{Model: &m, Humans: rules.SeatSet(0).With(rules.S)}
}

// example returns a beat of a kind with something to it.
func example(kind show.BeatKind) *show.Beat {
	b := &show.Beat{Kind: kind, Seat: rules.S, Load: touria.Holdings{Gold: 2, Hearts: 1}, To: show.Thing(show.TargetSpace, touria.AtFountain)}
	b.Load.Gems[touria.Blue] = 1
	switch kind {
	case show.BeatTurn, show.BeatGlow:
		b.To = show.Thing(show.TargetTower, touria.NE)
	case show.BeatResult:
		b.Arg = uint8(touria.Children)
	}
	return b
}

// Every kind of beat sounds, but those in which nothing moves; and nothing is out of range.
func TestEveryBeat(t *testing.T) {
	s := stage(t)
	silent := []show.BeatKind{show.BeatSettle, show.BeatNote, show.BeatHold, show.BeatCurtain}
	for kind := range show.BeatKind(show.BeatKinds) {
		cues := s.Cues(nil, example(kind))
		if none := len(cues) == 0; none != slices.Contains(silent, kind) {
			t.Errorf("beat %d has %d cues", kind, len(cues))
		}
		for _, c := range cues {
			if c.Effect == sound.NoEffect || c.Effect >= sound.Effects || c.Pan < -1 || c.Pan > 1 || c.Delay < 0 || c.Delay > 1 || !c.Told {
				t.Errorf("beat %d: %+v", kind, c)
			}
		}
	}
}

func effects(cues []sound.Cue) (list []sound.Effect) {
	for _, c := range cues {
		list = append(list, c.Effect)
	}
	return list
}

// What one player alone may see sounds as what everybody sees: others have ears, too.
func TestHiddenThingsSoundAlike(t *testing.T) {
	s := stage(t)
	public := &show.Beat{Kind: show.BeatDraw, To: show.Thing(show.TargetSeat, rules.S)}
	want := s.Cues(nil, public)
	for c := touria.Blue; c < touria.NoColour; c++ {
		own := *public
		own.Load.Gems[c] = 3
		own.Folds, own.Event.Only = true, rules.ForSeat(rules.S)
		if got := s.Cues(nil, &own); !slices.Equal(got, want) {
			t.Errorf("three gems of colour %d sound as %v, hidden ones as %v", c, got, want)
		}
		kept := show.Beat{Kind: show.BeatKeep, To: public.To, Folds: true}
		kept.Load.Gems[c] = 1
		if got, want := s.Cues(nil, &kept), s.Cues(nil, &show.Beat{Kind: show.BeatKeep, To: public.To}); !slices.Equal(got, want) {
			t.Errorf("a kept gem of colour %d sounds as %v, a hidden one as %v", c, got, want)
		}
		gained := show.Beat{Kind: show.BeatGain, To: public.To, Folds: true}
		gained.Load.Gems[c] = 1
		gained.Event.Only = rules.ForSeat(rules.S)
		if got := effects(s.Cues(nil, &gained)); !slices.Equal(got, []sound.Effect{sound.Bag}) {
			t.Errorf("a gem of colour %d gained in secret sounds as %v", c, got)
		}
	}
}

func TestLoads(t *testing.T) {
	s := stage(t)
	b := &show.Beat{Kind: show.BeatCollect, From: show.Thing(show.TargetSpace, touria.M1), To: show.Thing(show.TargetSeat, rules.S)}
	b.Load.Gems[touria.Red], b.Load.Gems[touria.Black] = 2, 1
	cues := s.Cues(nil, b)
	if !slices.Equal(effects(cues), []sound.Effect{sound.GemBlack, sound.GemRed, sound.GemRed}) {
		t.Fatalf("%v", effects(cues))
	}
	for i, c := range cues {
		if want := tread + apart*float32(i); c.Delay < want-.001 || c.Delay > want+.001 {
			t.Errorf("gem %d sounds after %.2f s, want %.2f", i, c.Delay, want)
		}
	}
	b = &show.Beat{Kind: show.BeatPay, Load: touria.Holdings{Gold: 9, Swords: 1}}
	cues = s.Cues(nil, b)
	if !slices.Equal(effects(cues), []sound.Effect{sound.Coin, sound.Coin, sound.Coin, sound.Sword}) || cues[0].Gain != below {
		t.Errorf("%+v", cues)
	}
}

func TestPlacesAnswer(t *testing.T) {
	s := stage(t)
	step := &show.Beat{Kind: show.BeatStep, To: show.Thing(show.TargetSpace, touria.AtDragon)}
	s.Model.Dest = touria.AtTrader
	if got := effects(s.Cues(nil, step)); len(got) != 1 {
		t.Errorf("passing the dragon sounds as %v", got)
	}
	s.Model.Dest = touria.AtDragon
	if got := effects(s.Cues(nil, step)); len(got) != 2 || got[1] != sound.Dragon {
		t.Errorf("coming to the dragon sounds as %v", got)
	}
	for space, want := range map[touria.Space]sound.Effect{touria.M3: sound.StepMine, touria.AtBridge: sound.StepWood, touria.AtForest: sound.StepGrass, touria.AtTrader: sound.StepRoad, touria.AtCastle: sound.StepStone} {
		if got := s.Cues(nil, &show.Beat{Kind: show.BeatStep, To: show.Thing(show.TargetSpace, space)}); got[0].Effect != want {
			t.Errorf("a step to %s sounds as %s", space, got[0].Effect)
		}
	}
	fly := &show.Beat{Kind: show.BeatFly, To: show.Thing(show.TargetSpace, touria.AtFountain)}
	s.Model.Phase = touria.PhaseTravel
	if got := s.Cues(nil, fly); got[0].Effect != sound.Wizard {
		t.Errorf("the wizard's journey sounds as %s", got[0].Effect)
	}
}

func TestPan(t *testing.T) {
	s := stage(t)
	pan := func(w touria.Tower) float32 {
		return s.Cues(nil, &show.Beat{Kind: show.BeatTurn, To: show.Thing(show.TargetTower, w)})[0].Pan
	}
	if pan(touria.NW) >= 0 || pan(touria.SW) >= 0 || pan(touria.NE) <= 0 || pan(touria.SE) <= 0 {
		t.Error("towers are not heard where they stand")
	}
}

func TestCalls(t *testing.T) {
	s := stage(t)
	s.Crests[rules.S], s.Crests[rules.N] = 2, 3
	if got := effects(s.Cues(nil, &show.Beat{Kind: show.BeatBanner, Seat: rules.S})); !slices.Equal(got, []sound.Effect{sound.TurnLeaf}) {
		t.Errorf("the turn of a human with the leaf is called by %v", got)
	}
	if got := s.Cues(nil, &show.Beat{Kind: show.BeatBanner, Seat: rules.N}); len(got) != 0 {
		t.Errorf("a bot's turn is called by %v", got)
	}
}

// The mood grows with the day, and knows nothing that is hidden.
func TestMood(t *testing.T) {
	s := stage(t)
	last := int8(0)
	for turn := 1; turn < 60; turn++ {
		s.Model.Turn = turn
		m := Mood(s.Model, false, 1)
		if m.Layer < last || m.Layer > sound.MostLayer || m.Piece != sound.RoundTheCastle || m.Lead != 1 {
			t.Fatalf("turn %d: %+v after layer %d", turn, m, last)
		}
		last = m.Layer
		hidden := *s.Model
		for i := range hidden.Players {
			hidden.Players[i].Holdings = touria.Holdings{Hearts: 6, Gold: 7}
		}
		if Mood(&hidden, false, 1) != m {
			t.Fatal("the mood knows what somebody holds")
		}
	}
	if last != sound.MostLayer {
		t.Errorf("a long day ends in layer %d", last)
	}
	if m := Mood(s.Model, true, 0); m.Piece != sound.NineDoors || m.Air != sound.Hall || m.Tension == 0 {
		t.Errorf("before the doors: %+v", m)
	}
	for space, want := range map[touria.Space]sound.Air{touria.M2: sound.Mine, touria.AtFountain: sound.Stream, touria.AtTrader: sound.Evening} {
		s.Model.Heroes = space
		if m := Mood(s.Model, false, 0); m.Air != want {
			t.Errorf("at %s in the evening the air is that of %s", space, m.Air)
		}
	}
}
