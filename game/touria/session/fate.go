package session

import (
	"slices"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// Fingerprint returns the short fingerprint of the game's sealed chance (S3). It reveals nothing of
// what chance will bring, and stays the same for the whole game.
func (s *Session) Fingerprint() string {
	if s.head.Fingerprint != "" {
		return frame.ShortFingerprint(s.head.Fingerprint)
	}
	return frame.ShortFingerprint(s.head.Seal())
}

// Fate is the result of Verify.
type Fate struct {
	// Same is true if the seed gives exactly this game, and seed and set-up have the fingerprint of
	// its start.
	Same bool
	// Sealed is the short fingerprint of the start, and Found that of seed and set-up now.
	Sealed, Found string
	// Seed is the seed's text.
	Seed string
	// Step is the number of the first decision that comes out differently, 0 if that is the deal;
	// -1 if none does.
	Step int
}

// Verify deals the game again from its seed, makes all its decisions again and compares. It takes
// about as long as opening the game; call it once, or use Verifying.
func (s *Session) Verify() Fate {
	v := s.Verifying()
	for !v.Step(1 << 10) {
	}
	return v.Fate()
}

// Verification is a Verify that works a little at a time.
type Verification struct {
	s     *Session
	state touria.State
	at    int // decisions compared; -1 before the deal
	fate  Fate
	done  bool
}

// Verifying starts a Verify.
func (s *Session) Verifying() *Verification {
	v := &Verification{s: s, at: -1, fate: Fate{Seed: s.cfg.Seed, Sealed: s.Fingerprint(), Step: -1}}
	v.fate.Found = frame.ShortFingerprint(s.head.Seal())
	return v
}

// Step compares at most n more decisions and reports whether it is done.
func (v *Verification) Step(n int) (done bool) {
	for ; n > 0 && !v.done; n-- {
		same := false
		if v.at < 0 {
			same = v.deal()
		} else {
			same = v.next()
		}
		if !same {
			v.fate.Step = v.at + 1
		}
		v.at++
		v.done = !same || v.at == v.s.Len()
	}
	return v.done
}

// deal deals the game from its seed and reports whether it is the same.
func (v *Verification) deal() bool {
	setup := v.s.setup
	setup.Seed = rules.ParseSeed(v.s.cfg.Seed)
	log := touria.Log{}
	state, err := v.s.rules.New(setup, &log)
	v.state = state
	return err == nil && state == *v.s.Before(0) && slices.Equal(log.Events, v.s.start)
}

// next makes the next decision and reports whether it comes out the same.
func (v *Verification) next() bool {
	log := touria.Log{}
	step := &v.s.Since(v.at)[0]
	return v.s.rules.Play(&v.state, step.Decision, &log) == nil && v.state == *v.s.Before(v.at + 1) && slices.Equal(log.Events, step.Events)
}

// Fate returns the result once Step has reported that it is done.
func (v *Verification) Fate() Fate {
	f := v.fate
	f.Same = v.done && f.Sealed == f.Found && f.Step < 0
	return f
}
