package session

import (
	"bytes"
	"errors"
	"io"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// Reading opens a record to be watched, a few decisions at a time, so that no
// frame is blocked. Nothing is saved, and nobody decides anything.
type Reading struct {
	from  *replay
	lines int
	done  bool
	err   error
}

// Watch starts reading a record. It fails if not even the header is usable.
func Watch(text []byte, r *touria.Rules) (*Reading, error) {
	from, err := record.Open("", bytes.NewReader(text), Options{Rules: r}.rules())
	if err != nil {
		return nil, err
	}
	s := newSession(Options{Rules: r})
	s.setup, s.start, s.j.State, s.head = from.Setup, from.SetupEvents, from.State, from.Header
	s.cfg = fromHeader(&from.Header, from.Setup)
	line, err := record.AppendHeader(nil, &s.head)
	if err != nil {
		return nil, err
	}
	s.j.Begin(nil, line)
	return &Reading{from: &replay{from, s}, lines: max(1, bytes.Count(text, []byte("\n")))}, nil
}

// Step reads at most n more decisions and reports whether the record has been read
// to its end, or to where it is damaged.
func (w *Reading) Step(n int) (done bool) {
	for range n {
		if w.done {
			break
		}
		if err := w.from.Next(); err != nil {
			w.done = true
			if !errors.Is(err, io.EOF) {
				w.err = err
			}
			break
		}
		w.note()
	}
	return w.done
}

// note adds the decision read last to the game's record, so that it can be copied.
func (w *Reading) note() {
	s := w.from.s
	last := s.j.Last()
	if line, err := record.AppendLine(nil, s.rules, last.N, s.j.Before(last.N-1), last.Decision, last.Events); err == nil {
		s.j.Write(line)
	}
}

// Session returns the game as far as it has been read.
func (w *Reading) Session() *Session { return w.from.s }

// Part returns how much has been read, from 0 to 1.
func (w *Reading) Part() float32 {
	if w.done {
		return 1
	}
	return min(1, float32(w.from.s.Len())/float32(w.lines))
}

// Err returns why reading stopped before the end of the record, nil if it did not.
func (w *Reading) Err() error { return w.err }

// Thought is what a bot thought when it made a decision: the same search once more,
// from the same view and seed.
type Thought struct {
	made touria.Decision
	bot  bot.Bot
	done bool
}

// Rethink starts the search of a step again, with the player's level at the end of
// the game. It returns nil if no bot made the step or the bot does not search.
func (s *Session) Rethink(step int) *Thought {
	if step < 0 || step >= s.j.Len() {
		return nil
	}
	p, ok := s.Player(s.Since(step)[0].Seat)
	if !ok || p.Human() {
		return nil
	}
	b, err := bot.New(p.Level, s.rules)
	if err != nil {
		return nil
	}
	if _, searches := b.(bot.Searcher); !searches {
		return nil
	}
	b.Begin(s.rules.View(s.Before(step), p.Seat), s.botSeed(step))
	return &Thought{made: s.Since(step)[0].Decision, bot: b}
}

// botSeed returns a bot's seed for a step. The game's own seed must not leak to a
// bot.
func (s *Session) botSeed(step int) uint64 {
	return rules.Number(rules.ParseSeed("bots "+s.cfg.Seed), rules.SessionBots, uint32(step))
}

// Step does at most n units of work and reports whether the search is done.
func (t *Thought) Step(n int) (done bool) {
	t.done = t.done || t.bot.Step(n)
	return t.done
}

// Chances returns the probability of winning that the bot saw in its decision, and
// the best other decision with its own; ok is false if the search had no choice
// or the decision was not among those searched.
func (t *Thought) Chances() (made, other bot.RootStat, ok bool) {
	if !t.done {
		return made, other, false
	}
	stats := t.bot.(bot.Searcher).RootStats(nil)
	most := 0
	for i := range stats {
		most = max(most, stats[i].Visits)
	}
	for i := range stats {
		switch r := &stats[i]; {
		case r.Decision == t.made:
			made, ok = *r, true
		case r.Visits*10 >= most && r.Win > other.Win:
			other = *r
		}
	}
	return made, other, ok
}
