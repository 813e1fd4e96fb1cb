// Package engine lets the engine protocol play Grimoria.
package engine

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"

	shared "touria.games/touria/cmd/touria-arena/engine"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/record"
	frame "touria.games/touria/rules/record"
)

// Name is the game's name in headers.
const Name = record.Game

// New makes a game.
func New() shared.Game { return &game{} }

// game is one game that requests play.
type game struct{ s grimoria.State }

// readHeader reads a header. What is the same in every record may be left out:
// version, and chance if there is a seed.
func readHeader(text json.RawMessage) (record.Header, error) {
	h, err := record.DecodeHeader(text)
	if err != nil {
		return h, fmt.Errorf("header: %w", err)
	}
	h.Version = cmp.Or(h.Version, record.Version)
	if h.Chance == "" && h.Seed != "" {
		h.Chance = frame.BySeed
	}
	return h, nil
}

func (g *game) New(header json.RawMessage) ([]byte, error) {
	h, err := readHeader(header)
	if err != nil {
		return nil, err
	}
	setup, err := h.Setup()
	if err != nil {
		return nil, fmt.Errorf("header: %w", err)
	}
	if h.Chance != frame.BySeed {
		return nil, errors.New("new: a game whose chance comes from events has no seed: use load, or give a seed")
	}
	var log grimoria.Log
	if g.s, err = grimoria.New(setup, &log); err != nil {
		return nil, err
	}
	return record.AppendEvents(nil, &g.s, log.Events), nil
}

func (g *game) Load(header, state json.RawMessage) error {
	h, err := readHeader(header)
	if err != nil {
		return err
	}
	g.s, err = record.DecodeState(&h, state)
	return err
}

func (g *game) ToMove() string {
	if seat := g.s.ToMove(); seat != grimoria.NoSeat {
		return seat.String()
	}
	return ""
}

func (g *game) Legal() ([]byte, error) { return record.AppendLegal(nil, &g.s), nil }

func (g *game) State() []byte { return record.AppendState(nil, &g.s) }

func (g *game) Do(do json.RawMessage, chance []json.RawMessage) ([]byte, error) {
	d, err := record.DecodeDecision(&g.s, do)
	if err != nil {
		return nil, err
	}
	log := grimoria.Log{}
	for _, text := range chance {
		e, err := record.DecodeOutcome(text)
		if err != nil {
			return nil, fmt.Errorf("chance: %w", err)
		}
		log.Forced = append(log.Forced, e)
	}
	if err := g.s.Play(d, &log); err != nil {
		return nil, err
	}
	return record.AppendEvents(nil, &g.s, log.Events), nil
}

func (g *game) View(name *string) ([]byte, error) {
	seat := grimoria.NoSeat
	if name != nil {
		var err error
		if seat, err = grimoria.ParseSeat(*name); err != nil {
			return nil, err
		}
		if int(seat) >= g.s.Players() {
			return nil, fmt.Errorf("view: nobody sits at %s", seat)
		}
	}
	v := g.s.View(seat)
	return record.AppendView(nil, &v), nil
}
