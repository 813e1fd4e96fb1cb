package play

import (
	"bytes"
	"errors"
	"fmt"

	"touria.games/touria/game/save"
	"touria.games/touria/rules/record"
)

// ErrNotYours is the error of a decision for a seat that is not to decide.
var ErrNotYours = errors.New("another player is to decide")

// Why a decision can't be taken back: keys of the catalogues.
const (
	UndoNothing  = "undo.nothing"  // nothing decided yet in this turn
	UndoRevealed = "undo.revealed" // the last decision brought something to light
	UndoOther    = "undo.other"    // the last decision was another player's
	UndoOver     = "undo.over"     // the game is over
	UndoBot      = "undo.bot"      // a bot is to decide
)

// Foreign returns an error for a record of a game that must be left untouched: it is from a newer
// program, or lacks the seed for chance to come. decode reads the header of the game's records.
func Foreign(text []byte, game string, decode func(line []byte) (record.Mark, record.Origin, error)) error {
	text = bytes.TrimSpace(bytes.TrimPrefix(text, []byte("\ufeff")))
	line, _, _ := bytes.Cut(text, []byte("\n"))
	mark, origin, err := decode(line)
	var newer *record.Newer
	switch {
	case errors.As(err, &newer):
		return fmt.Errorf("%w: %w", save.ErrNewer, newer)
	case err != nil || mark.Record != game:
		return nil
	}
	if err := origin.CheckGoesOn(); err != nil {
		return fmt.Errorf("%w: %w", save.ErrUnplayable, err)
	}
	return nil
}
