package play

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// A Keep is the log of a study's games with their decisions: a run that was
// interrupted goes on with the games that are missing, and the others are played
// again from their decisions, which takes next to no time. Bots that have
// changed under the same name are not noticed.
type Keep struct {
	log  *command.Log // nil: nothing is kept
	kept map[int]keptGame
}

// KeepAbout explains the flag that names the file.
const KeepAbout = "keep the games' decisions in this `file` and play only the games that are missing there; new bots need a new file"

// keptGame is a line: the game's number from 0, its decisions with four bytes
// each, and the hash of its final position.
type keptGame struct {
	Game      int    `json:"game"`
	Decisions string `json:"decisions"`
	Hash      string `json:"hash"`
}

// OpenKeep opens the games that are kept for a purpose; without a name nothing
// is kept.
func (m *Games) OpenKeep(name, what string) (*Keep, error) {
	k := &Keep{kept: map[int]keptGame{}}
	if name == "" {
		return k, nil
	}
	settings, err := command.Join(m.Terms.Settings(what), m.Game.Settings())
	if err != nil {
		return nil, err
	}
	k.log, err = command.OpenLog(name, json.RawMessage(settings), func(line []byte) error {
		var g keptGame
		if record.Unmarshal(line, &g) != nil || g.Decisions == "" {
			return errors.New("this is no game")
		}
		k.kept[g.Game] = g
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("-keep: %w", err)
	}
	return k, nil
}

// Close closes the file.
func (k *Keep) Close() error { return k.log.Close() }

// Watch plays a game as Runner.Watch does, or plays it again if it is kept; n is
// its number in the file.
func (k *Keep) Watch(n int, t *Runner, g *match.Fixture, log *touria.Log, each Observer) error {
	if kept, is := k.kept[n]; is {
		if err := t.again(g, kept, log, each); err != nil {
			return fmt.Errorf("-keep: %w", err)
		}
		return nil
	}
	var made []byte
	o, err := t.Watch(g, log, func(before *touria.State, d touria.Decision, after *touria.State) error {
		if before != nil {
			made = append(made, byte(d.Kind), d.Arg, d.Sub, byte(d.Paint))
		}
		return each(before, d, after)
	})
	if err != nil {
		return err
	}
	return k.log.Add(keptGame{n, base64.RawStdEncoding.EncodeToString(made), fmt.Sprintf("%016x", o.Hash)})
}

// again plays a game from its decisions.
func (t *Runner) again(g *match.Fixture, kept keptGame, log *touria.Log, each Observer) error {
	made, err := base64.RawStdEncoding.DecodeString(kept.Decisions)
	if err != nil || len(made)%4 != 0 {
		return errors.New("its decisions cannot be read")
	}
	if log == nil {
		log = &touria.Log{}
	}
	log.Events = log.Events[:0]
	s, err := t.game.Rules.New(t.game.Setup(g), log)
	if err != nil {
		return err
	}
	if err := each(nil, touria.Decision{}, &s); err != nil {
		return err
	}
	for n := 0; n < len(made); n += 4 {
		d := touria.Decision{Kind: touria.Kind(made[n]), Arg: made[n+1], Sub: made[n+2], Paint: touria.Paint(made[n+3])}
		before := s
		log.Events = log.Events[:0]
		if err := t.game.Rules.Play(&s, d, log); err != nil {
			return fmt.Errorf("decision %d: %w", n/4+1, err)
		}
		if err := each(&before, d, &s); err != nil {
			return err
		}
	}
	if got := fmt.Sprintf("%016x", s.Hash()); got != kept.Hash {
		return fmt.Errorf("it ends with %s, not with %s: rules or board have changed since", got, kept.Hash)
	}
	return nil
}
