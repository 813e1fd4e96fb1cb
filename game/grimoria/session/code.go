package session

import (
	"encoding/binary"
	"errors"
	"io"
	"slices"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/save"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/record"
	frame "touria.games/touria/rules/record"
)

// errCode is the error of bytes that describe no beginning of a game.
var errCode = errors.New("the game cannot begin")

// codeMark is the first byte of every beginning. No beginning of Touria has it: all of its flags are
// never set together.
const codeMark = 0xff

// The flags of a beginning.
const (
	flagOpen = 1 << iota
	flagMemory
	flagSealed // the header has the seed's fingerprint
	flagMarked // the header has this program's mark
	flagText   // the seed is a text, not a number
	flagCopy   // the game goes on from another one
)

// Choices returns how a record's game began, and its decisions.
func (saves) Choices(text []byte) (begin []byte, moves []save.Choice, end uint64, err error) {
	p, err := open(text)
	if err != nil {
		return nil, nil, 0, err
	}
	if begin, err = beginning(&p.Header); err != nil {
		return nil, nil, 0, err
	}
	if usual, err := grimoria.New(p.Setup, nil); err != nil || usual.Hash() != p.State.Hash() {
		return nil, nil, 0, errors.ErrUnsupported // it began elsewhere
	}
	var legal []grimoria.Decision
	for {
		before := p.State
		step, err := p.Replay.Next()
		if errors.Is(err, io.EOF) {
			return begin, moves, p.State.Hash(), nil
		}
		if err != nil {
			return nil, nil, 0, err
		}
		legal = before.Legal(legal[:0])
		i := slices.Index(legal, step.Decision)
		if i < 0 {
			return nil, nil, 0, errors.New("a decision is not in the list of legal ones")
		}
		moves = append(moves, save.Choice{Index: i, Of: len(legal)})
	}
}

// beginning writes how a game began.
func beginning(h *record.Header) ([]byte, error) {
	if h.Chance != frame.BySeed || h.Seed == "" {
		return nil, errors.ErrUnsupported
	}
	flags := byte(0)
	for flag, on := range map[byte]bool{flagOpen: h.Variant.OpenCards, flagMemory: h.Variant.MemoryAid, flagSealed: h.Fingerprint != "", flagMarked: h.Program != "", flagCopy: h.Copy} {
		if on {
			flags |= flag
		}
	}
	seed, text := save.AppendSeed(nil, h.Seed)
	if text {
		flags |= flagText
	}
	b := append([]byte{codeMark, flags, byte(len(h.Players))}, seed...)
	for i := range h.Players {
		p := &h.Players[i]
		level := p.Level
		if p.Kind == frame.Human {
			level = ""
		}
		b = save.AppendText(save.AppendText(b, p.Name), shortLevel(level))
		b = append(b, byte(1+slices.Index(Crests, p.Crest)), byte(max(0, min(p.Portrait, Faces))))
		b = binary.AppendUvarint(b, uint64(max(0, p.Asked)))
	}
	return b, nil
}

// shortLevel returns the numbers of a bot's level and temperament as two letters if they say all of it.
func shortLevel(name string) string {
	level, temper, ok := bot.Split(name)
	l, t := slices.Index(bot.Levels(), level), slices.Index(bot.Tempers(), temper)
	if !ok || l < 0 || t < 0 {
		return name
	}
	return string([]byte{'a' + byte(l), 'a' + byte(t)})
}

// longLevel is the reverse of shortLevel.
func longLevel(short string) string {
	levels, tempers := bot.Levels(), bot.Tempers()
	if len(short) != 2 || short[0] < 'a' || int(short[0]-'a') >= len(levels) || short[1] < 'a' || int(short[1]-'a') >= len(tempers) {
		return short
	}
	return bot.Name(levels[short[0]-'a'], tempers[short[1]-'a'])
}

// Choose begins the game that a beginning describes.
func (saves) Choose(begin []byte) (save.Choosing, error) {
	r := save.ReadBeginning(begin)
	if r.Byte() != codeMark {
		return nil, errCode
	}
	flags, players := r.Byte(), int(r.Byte())
	if players < 2 || players > grimoria.MaxSeats {
		return nil, errCode
	}
	seed := r.Seed(flags&flagText != 0)
	setup := grimoria.Setup{Players: players, OpenCards: flags&flagOpen != 0, Seed: rules.ParseSeed(seed)}
	h := record.NewHeader(setup, seed)
	h.Variant.MemoryAid, h.Copy = flags&flagMemory != 0, flags&flagCopy != 0
	for i := range h.Players {
		p := &h.Players[i]
		p.Name, p.Level, p.Kind = r.Text(), longLevel(r.Text()), frame.Bot
		if p.Level == "" {
			p.Kind = frame.Human
		}
		if crest := int(r.Byte()); crest > 0 && crest <= len(Crests) {
			p.Crest = Crests[crest-1]
		}
		p.Portrait, p.Asked = int(r.Byte()), int(min(r.Number(), 1<<20))
	}
	if !r.Whole() {
		return nil, errCode
	}
	if flags&flagSealed == 0 {
		h.Fingerprint = ""
	}
	if flags&flagMarked == 0 {
		h.Program = ""
	}
	line, err := record.AppendHeader(nil, &h)
	if err != nil {
		return nil, err
	}
	line = append(line, '\n')
	p, err := open(line)
	if err != nil {
		return nil, err
	}
	return &choosing{state: p.State, text: line}, nil
}

// Deal returns the header of a new game of a record's deal, against the same rivals. If one of them has the name of the
// first person, he gets the recorded one.
func (saves) Deal(text []byte, d save.Deal) ([]byte, error) {
	p, err := open(text)
	if err != nil {
		return nil, err
	}
	h := p.Header
	h.Players = slices.Clone(h.Players)
	me := p.s.Person()
	if me == grimoria.NoSeat || h.Fingerprint == "" {
		return nil, errors.ErrUnsupported
	}
	old := h.Players[me].Name
	for i := range h.Players {
		x := &h.Players[i]
		x.Asked = 0
		switch {
		case d.Name == "":
		case i == int(me):
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
	state grimoria.State
	legal []grimoria.Decision
	text  []byte
	n     int
}

// Options returns the number of legal decisions.
func (c *choosing) Options() int {
	c.legal = c.state.Legal(c.legal[:0])
	return len(c.legal)
}

// Choose makes one of them.
func (c *choosing) Choose(index int) error {
	before, d := c.state, c.legal[index]
	log := grimoria.Log{}
	if err := c.state.Play(d, &log); err != nil {
		return err
	}
	c.n++
	c.text = append(record.AppendLine(c.text, c.n, &before, d, log.Events, &c.state), '\n')
	return nil
}

// End returns the hash of the position.
func (c *choosing) End() uint64 { return c.state.Hash() }

// Record returns the record.
func (c *choosing) Record() []byte { return c.text }
