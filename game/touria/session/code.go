package session

import (
	"encoding/binary"
	"errors"
	"io"
	"slices"

	"touria.games/touria/game/save"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// errCode is the error of bytes that do not describe the beginning of a game.
var errCode = errors.New("the game cannot begin")

// Choices returns how a record's game began, and its decisions.
func (g saves) Choices(text []byte) (begin []byte, moves []save.Choice, end uint64, err error) {
	p, err := open(text, g.rules())
	if err != nil {
		return nil, nil, 0, err
	}
	if begin, err = g.begin(&p.Header); err != nil {
		return nil, nil, 0, err
	}
	var legal []touria.Decision
	for {
		before := p.State
		step, err := p.Replay.Next()
		if errors.Is(err, io.EOF) {
			return begin, moves, p.State.Hash(), nil
		}
		if err != nil {
			return nil, nil, 0, err
		}
		legal = g.rules().Legal(&before, legal[:0])
		i := slices.Index(legal, step.Decision)
		if i < 0 {
			return nil, nil, 0, errors.New("a decision is not in the list of legal ones")
		}
		moves = append(moves, save.Choice{Index: i, Of: len(legal)})
	}
}

// The flags of a beginning.
const (
	flagSudden = 1 << iota
	flagOpen
	flagLate
	flagMemory
	flagSealed // the header has the seed's fingerprint
	flagMarked // the header has this program's mark
	flagText   // the seed is a text, not a number
	flagCopy   // the game goes on from another one
)

// everyFlag begins no game of Touria: it marks those of other games of the box.
const everyFlag = 0xff

// hintLevels are the values of a player's hints. Their number is in the byte of the crest, times
// hintsAt.
var hintLevels = []string{HintsNew, HintsFull, HintsNone}

const hintsAt = 8

// withPortrait is added to the byte of the crest if the chosen portrait follows.
const withPortrait = 32

// begin writes a header in few bytes.
func (g saves) begin(h *record.Header) ([]byte, error) {
	v := &h.Variant
	flags := byte(0)
	for _, f := range []struct {
		on  bool
		bit byte
	}{{v.SuddenMarriage, flagSudden}, {v.OpenScreens, flagOpen}, {v.LateElixir, flagLate}, {v.MemoryAid, flagMemory},
		{h.Fingerprint != "", flagSealed}, {h.Program != "", flagMarked}, {h.Copy, flagCopy}} {
		if f.on {
			flags |= f.bit
		}
	}
	if h.Fingerprint != "" && h.Fingerprint != h.Seal() {
		return nil, errors.New("the record's fingerprint is of another game")
	}
	seed, text := save.AppendSeed(nil, h.Seed)
	if text {
		flags |= flagText
	}
	if flags == everyFlag {
		return nil, errors.New("no code can tell so many house rules")
	}
	b := append([]byte{flags, byte(v.Hearts), byte(v.Gold)}, seed...)
	board := h.Board
	if latest, _ := g.rules().Board.NameTurned(g.rules().Latest()); board == latest {
		board = "" // the usual one
	}
	b = append(save.AppendText(b, board), byte(len(h.Players)))
	start, err := rules.ParseSeat(h.Start)
	if err != nil {
		return nil, err
	}
	b = append(b, byte(start))
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		p := h.Player(seat)
		if p == nil {
			continue
		}
		level := p.Level
		if p.Kind == record.Human {
			level = ""
		}
		b = save.AppendText(save.AppendText(b, p.Name), shortLevel(level))
		look := byte(1 + slices.Index(Crests, p.Crest) + hintsAt*max(0, slices.Index(hintLevels, p.Hints)))
		if p.Portrait > 0 && p.Portrait <= Portraits {
			b = append(b, look|withPortrait, byte(p.Portrait))
		} else {
			b = append(b, look)
		}
		b = append(b, byte(p.Hearts), byte(p.Gold))
		b = binary.AppendUvarint(b, uint64(max(0, p.Asked)))
	}
	return b, nil
}

// shortLevel returns the two first letters of a bot's level and temperament if they say all of it.
func shortLevel(level string) string {
	if l, temper, ok := bot.Split(level); ok && temper != "" {
		if short := l[:1] + temper[:1]; longLevel(short) == level {
			return short
		}
	}
	return level
}

// longLevel is the reverse of shortLevel.
func longLevel(short string) string {
	if len(short) != 2 {
		return short
	}
	for _, level := range bot.Levels() {
		for _, temper := range bot.Tempers() {
			if level[0] == short[0] && temper[0] == short[1] {
				return bot.Name(level, temper)
			}
		}
	}
	return short
}

// Choose begins the game that begin describes.
func (g saves) Choose(begin []byte) (save.Choosing, error) {
	r := save.ReadBeginning(begin)
	flags := r.Byte()
	h := record.Header{Mark: frame.Mark{Record: record.Game, Version: record.Version}, Origin: frame.Origin{Chance: record.BySeed}}
	h.Variant = record.Variant{Hearts: int(r.Byte()), Gold: int(r.Byte()), MemoryAid: flags&flagMemory != 0}
	h.Variant.Variants = touria.Variants{SuddenMarriage: flags&flagSudden != 0, OpenScreens: flags&flagOpen != 0, LateElixir: flags&flagLate != 0}
	h.Seed = r.Seed(flags&flagText != 0)
	if flags&flagMarked != 0 {
		h.Program = record.Program
	}
	h.Copy = flags&flagCopy != 0
	if h.Board = r.Text(); h.Board == "" {
		h.Board, _ = g.rules().Board.NameTurned(g.rules().Latest())
	}
	seats := rules.SeatsFor(int(r.Byte()))
	h.Start = rules.Seat(r.Byte()).String()
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if !seats.Has(seat) {
			continue
		}
		p := record.Player{Player: frame.Player{Seat: seat.String(), Name: r.Text(), Kind: record.Human, Level: longLevel(r.Text())}}
		if p.Level != "" {
			p.Kind = record.Bot
		}
		look := int(r.Byte())
		if look&withPortrait != 0 {
			look &^= withPortrait
			p.Portrait = int(r.Byte())
		}
		if crest := look % hintsAt; crest > 0 && crest <= len(Crests) {
			p.Crest = Crests[crest-1]
		}
		if hints := look / hintsAt; hints < len(hintLevels) {
			p.Hints = hintLevels[hints]
		}
		p.Hearts, p.Gold, p.Asked = int(r.Byte()), int(r.Byte()), int(min(r.Number(), 1<<20))
		h.Players = append(h.Players, p)
	}
	if !r.Whole() {
		return nil, errCode
	}
	if flags&flagSealed != 0 {
		h.Fingerprint = h.Seal()
	}
	line, err := record.AppendHeader(nil, &h)
	if err != nil {
		return nil, err
	}
	line = append(line, '\n')
	p, err := open(line, g.rules())
	if err != nil {
		return nil, err
	}
	return &choosing{rules: g.rules(), state: p.State, text: line}, nil
}

// Deal returns the header of a new game of a record's deal, against the same rivals. If one of them has the name of the
// first person, he gets the recorded one.
func (g saves) Deal(text []byte, d save.Deal) ([]byte, error) {
	p, err := open(text, g.rules())
	if err != nil {
		return nil, err
	}
	h := p.Header
	h.Players = slices.Clone(h.Players)
	me := p.s.Person()
	if me == rules.NoSeat || h.Fingerprint == "" {
		return nil, errors.ErrUnsupported
	}
	old := h.Player(me).Name
	for i := range h.Players {
		x := &h.Players[i]
		x.Asked, x.Hints = 0, HintsNew
		switch {
		case d.Name == "":
		case x.Seat == me.String():
			x.Name = d.Name
		case x.Name == d.Name:
			x.Name = old
		}
	}
	h.Ghost, h.Copy = d.Ghost, d.Known
	return record.AppendHeader(nil, &h)
}

// choosing plays a game by choices and writes its record.
type choosing struct {
	rules *touria.Rules
	state touria.State
	legal []touria.Decision
	text  []byte
	n     int
}

// Options returns the number of legal decisions.
func (c *choosing) Options() int {
	c.legal = c.rules.Legal(&c.state, c.legal[:0])
	return len(c.legal)
}

// Choose makes one of them.
func (c *choosing) Choose(index int) error {
	before, d := c.state, c.legal[index]
	log := touria.Log{}
	if err := c.rules.Play(&c.state, d, &log); err != nil {
		return err
	}
	c.n++
	text, err := record.AppendLine(c.text, c.rules, c.n, &before, d, log.Events)
	c.text = append(text, '\n')
	return err
}

// End returns the hash of the position.
func (c *choosing) End() uint64 { return c.state.Hash() }

// Record returns the record.
func (c *choosing) Record() []byte { return c.text }
