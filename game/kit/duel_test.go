package kit

import (
	"bytes"
	"testing"

	"touria.games/touria/game/store"
	"touria.games/touria/game/ui/uitest"
)

// dealt is a game whose decisions are letters.
type dealt struct {
	text string
	copy bool
}

func (d dealt) Len() int       { return len(d.text) }
func (d dealt) Record() []byte { return []byte(d.text) }
func (d dealt) IsCopy() bool   { return d.copy }

// The ways part at the first decision that differs, both sides can be told apart by their colour, and only a game that
// counts can be sent as an answer.
func TestNewDuel(t *testing.T) {
	a := uitest.Start(store.NewMemory())
	for _, c := range []struct {
		own, other dealt
		crests     [2]int // of the sides
		parted     int
		shown      [2]int
	}{
		{dealt{"abc", false}, dealt{"abd", false}, [2]int{3, 3}, 2, [2]int{3, 0}},
		{dealt{"abc", false}, dealt{"abc", false}, [2]int{1, 0}, 3, [2]int{1, 0}},
		{dealt{"abcd", true}, dealt{"ab", false}, [2]int{0, 1}, 2, [2]int{0, 1}},
		{dealt{"xb", false}, dealt{"ab", true}, [2]int{2, 2}, 0, [2]int{2, 3}},
	} {
		d, parted := NewDuel(a, [2]Side{{Crest: c.crests[0]}, {Crest: c.crests[1]}}, 4, c.own, c.other, func(i int) bool { return c.own.text[i] == c.other.text[i] })
		if parted != c.parted || d.Sides[0].Crest != c.shown[0] || d.Sides[1].Crest != c.shown[1] {
			t.Errorf("%+v: parted at %d, with the crests %d and %d", c, parted, d.Sides[0].Crest, d.Sides[1].Crest)
		}
		if sent := bytes.Equal(d.Record, []byte(c.own.text)); sent == c.own.copy {
			t.Errorf("%+v: the answer is %q", c, d.Record)
		}
	}
}
