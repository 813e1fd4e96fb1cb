package save

import (
	"errors"
	"hash/crc32"
	"testing"

	"touria.games/touria/game/store"
)

// coded is sum with save codes: a game of two choices, the first among so many decisions.
type coded struct {
	sum
	of  int
	end uint64
}

func (g coded) Choices([]byte) (begin []byte, moves []Choice, end uint64, err error) {
	return []byte("by Anna"), []Choice{{2, g.of}, {1, 2}}, g.end, nil
}

func (g coded) Choose(begin []byte) (Choosing, error) {
	return &chosen{coded: g, text: string(begin)}, nil
}

type chosen struct {
	coded
	text string
	made int
}

func (c *chosen) Options() int { return []int{c.of, 2}[c.made] }

func (c *chosen) Choose(index int) error {
	c.text += []string{" 0", " 1", " 2"}[index]
	c.made++
	return nil
}

func (c *chosen) End() uint64 { return c.end }

func (c *chosen) Record() []byte { return []byte(c.text) }

// A code that is typed well, but of another version, or of a game that now comes out
// otherwise, is refused.
func TestOtherCodes(t *testing.T) {
	of := func(g coded) *Saves { return New(store.NewMemory(), g) }
	code, err := of(coded{of: 3, end: 7}).Encode(nil)
	if err != nil {
		t.Fatal(err)
	}
	if text, err := of(coded{of: 3, end: 7}).Decode(code); err != nil || string(text) != "by Anna 2 1" {
		t.Fatalf("%q, %v", text, err)
	}
	for name, other := range map[string]coded{"another end": {of: 3, end: 8}, "another second byte": {of: 3, end: 7 + 1<<8}, "another third byte": {of: 3, end: 7 + 1<<16}, "fewer choices": {of: 1, end: 7}, "over at once": {end: 7}} {
		if _, err := of(other).Decode(code); !errors.Is(err, ErrOtherCode) {
			t.Errorf("%s: %v", name, err)
		}
	}
	data, err := alphabet.DecodeString(code)
	if err != nil {
		t.Fatal(err)
	}
	data[0]++
	sum := crc32.ChecksumIEEE(data[:len(data)-3])
	newer := alphabet.EncodeToString(append(data[:len(data)-3], byte(sum), byte(sum>>8), byte(sum>>16)))
	if _, err := of(coded{of: 3, end: 7}).Decode(newer); !errors.Is(err, ErrOtherCode) {
		t.Errorf("a newer version: %v", err)
	}
}
