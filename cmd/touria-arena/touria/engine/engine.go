// Package engine lets the engine protocol play Touria.
package engine

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"sync"

	"touria.games/touria/cmd/touria-arena/command"
	shared "touria.games/touria/cmd/touria-arena/engine"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// Name is the game's name in headers.
const Name = record.Game

// known are the rules on the built-in board.
var known = sync.OnceValue(func() *touria.Rules { return touria.NewRules(touria.DefaultBoard()) })

// New makes a game.
func New() shared.Game { return &game{r: known()} }

// maxEcho bounds what is repeated of a request in an error, in bytes.
const maxEcho = 60

// game is one game that requests play.
type game struct {
	r *touria.Rules
	s touria.State
}

// readHeader reads a header. What is the same in every record may be left out:
// record, version, board, and chance if there is a seed.
func (g *game) readHeader(text json.RawMessage) (record.Header, error) {
	h, err := record.DecodeHeader(text)
	if err != nil {
		return h, fmt.Errorf("header: %w", err)
	}
	h.Record = cmp.Or(h.Record, record.Game)
	h.Version = cmp.Or(h.Version, record.Version)
	h.Board = cmp.Or(h.Board, g.r.Name)
	if h.Chance == "" && h.Seed != "" {
		h.Chance = record.BySeed
	}
	if _, ok := g.r.TurnedAs(h.Board); !ok {
		return h, fmt.Errorf("header: the board %s is not known: want %q", command.Quote(h.Board, maxEcho), g.r.Name)
	}
	return h, nil
}

func (g *game) New(header json.RawMessage) ([]byte, error) {
	h, err := g.readHeader(header)
	if err != nil {
		return nil, err
	}
	setup, err := h.SetupOn(g.r.Board)
	if err != nil {
		return nil, fmt.Errorf("header: %w", err)
	}
	if h.Chance != record.BySeed {
		return nil, errors.New("new: a game whose chance comes from events has no seed: use load, or give a seed")
	}
	var log touria.Log
	if g.s, err = g.r.New(setup, &log); err != nil {
		return nil, err
	}
	return record.AppendEvents(nil, g.r, log.Events), nil
}

func (g *game) Load(header, state json.RawMessage) error {
	h, err := g.readHeader(header)
	if err != nil {
		return err
	}
	g.s, err = record.DecodeState(g.r, &h, state)
	return err
}

func (g *game) ToMove() string {
	if seat := g.s.ToMove(); seat != rules.NoSeat {
		return seat.String()
	}
	return ""
}

func (g *game) Legal() ([]byte, error) { return record.AppendLegal(nil, g.r, &g.s) }

func (g *game) State() []byte { return record.AppendState(nil, g.r, &g.s) }

func (g *game) Do(do json.RawMessage, chance []json.RawMessage) ([]byte, error) {
	d, err := record.DecodeDecision(g.r, &g.s, do)
	if err != nil {
		return nil, err
	}
	log := touria.Log{}
	for _, text := range chance {
		ev, known, err := record.DecodeEvent(g.r, g.s.ToMove(), text)
		switch {
		case err != nil:
			return nil, fmt.Errorf("chance: %w", err)
		case !known:
			return nil, fmt.Errorf("chance: unknown event %s", command.Quote(string(text), maxEcho))
		case !ev.Kind.IsChance():
			return nil, fmt.Errorf("chance: %s is no outcome of chance", ev.Kind)
		}
		log.Forced = append(log.Forced, ev)
	}
	if err := g.r.Play(&g.s, d, &log); err != nil {
		return nil, err
	}
	return record.AppendEvents(nil, g.r, log.Events), nil
}

func (g *game) View(name *string) ([]byte, error) {
	seat := rules.NoSeat
	if name != nil {
		var err error
		if seat, err = rules.ParseSeat(*name); err != nil {
			return nil, err
		}
		if !g.s.Seats().Has(seat) {
			return nil, fmt.Errorf("view: nobody sits at %s", seat)
		}
	}
	v := g.r.View(&g.s, seat)
	return record.EncodeView(g.r, &v), nil
}
