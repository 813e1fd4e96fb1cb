package session

import (
	"slices"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// Fingerprint returns the short fingerprint of the game's sealed chance (S3). It tells nothing of
// what chance will bring, and stays the same for the whole game.
func (s *Session) Fingerprint() string {
	if s.head.Fingerprint != "" {
		return frame.ShortFingerprint(s.head.Fingerprint)
	}
	return frame.ShortFingerprint(frame.Fingerprint(s.cfg.Seed))
}

// Fate is the result of Verify.
type Fate struct {
	// Same is true if the seed gives exactly this game, and has the fingerprint of its start.
	Same bool
	// Sealed is the short fingerprint of the start, and Found that of the seed.
	Sealed, Found string
	// Seed is the seed's text.
	Seed string
	// Step is the number of the first decision that comes out differently, 0 if that is the deal;
	// -1 if none does.
	Step int
}

// Verify deals the game again from its seed, makes all its decisions again and compares. It takes
// about as long as opening the game; call it once.
func (s *Session) Verify() Fate {
	f := Fate{Seed: s.cfg.Seed, Sealed: s.Fingerprint(), Step: -1}
	f.Found = frame.ShortFingerprint(frame.Fingerprint(f.Seed))
	f.Step = s.differs()
	f.Same = f.Sealed == f.Found && f.Step < 0
	return f
}

// differs returns the number of the first decision that comes out differently from the seed, 0 for
// the deal, and -1 if all is the same.
func (s *Session) differs() int {
	setup := s.setup
	setup.Seed = rules.ParseSeed(s.cfg.Seed)
	log := touria.Log{}
	state, err := s.rules.New(setup, &log)
	if err != nil || state != *s.Before(0) || !slices.Equal(log.Events, s.start) {
		return 0
	}
	for i := range s.steps {
		log := touria.Log{}
		if s.rules.Play(&state, s.steps[i].Decision, &log) != nil || state != *s.Before(i + 1) || !slices.Equal(log.Events, s.steps[i].Events) {
			return s.steps[i].N
		}
	}
	return -1
}
