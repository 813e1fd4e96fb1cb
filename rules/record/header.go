// Package record is the frame of the records of every game of the box: JSON Lines with a header, an
// optional start position and one line per decision (docs/record-format.md). It reads and writes
// lines, reports errors with file and line, and handles what all headers share. The contents of the
// lines belong to each game.
package record

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// Values of Chance.Chance: where chance comes from.
const (
	BySeed   = "seed"   // computed from the header's seed
	ByEvents = "events" // outcomes are written in the lines
)

// Values of Player.Kind.
const (
	Human = "human"
	Bot   = "bot"
)

// Mark is the beginning of every header. A game's header embeds it first.
type Mark struct {
	Record  string `json:"record"` // the game
	Version int    `json:"version"`
	// Program marks records whose events are exactly those that this program writes; see the game's
	// record package.
	Program string `json:"program,omitempty"`
	// Copy marks a game that was played on from a position of another one, from which it has all that came before, or
	// whose deal was known before it began. Who counts games leaves it out.
	Copy bool `json:"copy,omitempty"`
	// Ghost is another game of the same deal, with which this one is compared, as the end of a link; see package save.
	Ghost string `json:"ghost,omitempty"`
}

// ReadMark reads only the mark of a header line, so that the caller can choose the right game to
// read the rest.
func ReadMark(line []byte) (Mark, error) {
	var m Mark
	err := Unmarshal(line, &m)
	return m, err
}

// Check refuses a record that is of another game, newer than version known (the cause is a *Newer),
// or no record at all.
func (m *Mark) Check(game string, known int) error {
	if m.Record == game {
		return m.CheckVersion(known)
	}
	e := Wrong("this is not a record of "+game, `"record":`+Quote(game), "none")
	if m.Record != "" {
		e.Found, e.Cause = `"record":`+Quote(m.Record), ErrOtherGame
	}
	return e
}

// CheckVersion refuses versions newer than known, and impossible ones.
func (m *Mark) CheckVersion(known int) error {
	switch {
	case m.Version > known:
		e := Wrong("the record was written by a newer program", fmt.Sprintf("version %d or older", known), fmt.Sprintf("version %d", m.Version))
		e.Cause = &Newer{m.Record, m.Version, known}
		return e
	case m.Version < 1:
		return Wrong("the record's version is impossible", fmt.Sprintf("1 to %d", known), fmt.Sprint(m.Version))
	}
	return nil
}

// Origin is the part of a header that says where chance comes from.
type Origin struct {
	Chance string `json:"chance"` // BySeed or ByEvents
	// Seed is the seed's text (see rules.ParseSeed), empty with ByEvents.
	Seed string `json:"seed,omitempty"`
	// Commitment replaces the seed in the public record of an unfinished game.
	Commitment string `json:"commitment,omitempty"`
	// Fingerprint is that of seed and set-up at the start of the game: who has seen it then can tell
	// later that the game was not dealt anew.
	Fingerprint string `json:"fingerprint,omitempty"`
}

// CheckChance refuses an unknown kind of chance, and a header with neither seed nor commitment.
func (c *Origin) CheckChance() error {
	switch c.Chance {
	case BySeed:
		if c.Seed == "" && c.Commitment == "" {
			return Wrong("the header has no seed", `"seed" as text`, "none")
		}
	case ByEvents:
	default:
		return Wrong("it is unknown where chance comes from", `"chance":"seed" or "events"`, Quote(c.Chance))
	}
	return nil
}

// CheckSeed refuses a header that has only a commitment to its seed. The cause is ErrNoSeed.
func (c *Origin) CheckSeed() error {
	if c.Commitment == "" {
		return nil
	}
	e := Wrong("the game cannot be replayed: its seed is not known yet", `"seed"`, `"commitment"`)
	e.Cause = ErrNoSeed
	return e
}

// CheckGoesOn refuses a record whose game cannot continue beyond its last line, because without a
// known seed there is no further chance. The cause is ErrByEvents or ErrNoSeed.
func (c *Origin) CheckGoesOn() error {
	if c.Chance == ByEvents {
		e := Wrong("the game cannot go on", `"chance":"seed"`, `"chance":"events"`)
		e.Cause = ErrByEvents
		return e
	}
	return c.CheckSeed()
}

// Hide replaces the seed by its commitment.
func (c *Origin) Hide(salt string) {
	c.Commitment, c.Seed = Commitment(c.Seed, salt), ""
}

// Commitment commits the owner of a game to a seed without revealing it. It is the SHA-256, in
// hexadecimal, of the salt, a zero byte and the seed's text.
func Commitment(seed, salt string) string {
	sum := sha256.Sum256([]byte(salt + "\x00" + seed))
	return hex.EncodeToString(sum[:])
}

// Fingerprint returns the fingerprint of everything that chance will bring in a game with this seed
// and set-up, which a game describes in a line of its own. It tells nothing of the seed.
func Fingerprint(seed, setup string) string { return Commitment(seed, setup) }

// ShortFingerprint returns a fingerprint as people compare it: its first 16 digits in four groups.
// Anything else than a fingerprint stays as it is.
func ShortFingerprint(f string) string {
	if len(f) != hex.EncodedLen(sha256.Size) {
		return f
	}
	return f[:4] + " " + f[4:8] + " " + f[8:12] + " " + f[12:16]
}

// Player is the part of a header about one player that all games share.
type Player struct {
	Seat string `json:"seat"`
	Name string `json:"name"`
	Kind string `json:"kind"` // Human or Bot
	// Level is a bot's name: random, stroll, …
	Level string `json:"level,omitempty"`
	// Crest is the player's crest on screens: rose, star, leaf or sun.
	Crest string `json:"crest,omitempty"`
}

// Check refuses unknown kinds of players.
func (p *Player) Check() error {
	if p.Kind != Human && p.Kind != Bot {
		return Wrong("the player at "+p.Seat+" is of an unknown kind", `"human" or "bot"`, Quote(p.Kind))
	}
	return nil
}
