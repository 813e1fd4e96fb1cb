package record

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

// Hashes of whole records, byte by byte. Change them only with an intended change of the format:
// old saves and records of other programs depend on it.
var goldenRecords = map[string]uint64{
	"seed":   0xf42ceb42400cb19d,
	"events": 0x58ac7a213fb34ff6,
	"full":   0xb97cf6810cee3e8f,
	"public": 0xd5279d9e5d869f5c,
	"views":  0x9f769880015b71a4,
}

func TestGoldenRecords(t *testing.T) {
	got := map[string]uint64{}
	sum := func(name string, text []byte) {
		h := fnv.New64a()
		fmt.Fprintf(h, "%016x", got[name])
		h.Write(text)
		got[name] = h.Sum64()
	}
	for i := range 24 {
		_, text := recordOf(t, i, 3000, false, BySeed)
		sum("seed", text)
		_, text = recordOf(t, i, 3000, false, ByEvents)
		sum("events", text)
		_, text = recordOf(t, i, 500, true, BySeed)
		sum("full", text)
		sum("public", publicRecord(t, i))
		n := 0
		for p := range plies(t, i, 1500) {
			if n++; n%9 != 0 {
				continue
			}
			for s := rules.S; s <= rules.NoSeat; s++ {
				if s == rules.NoSeat || p.Before.Seats().Has(s) {
					v := testRules.View(&p.Before, s)
					sum("views", EncodeView(testRules, &v))
				}
			}
		}
	}
	for name, hash := range got {
		if goldenRecords[name] != hash {
			t.Errorf("%q: %#x, want %#x", name, hash, goldenRecords[name])
		}
	}
}

// publicRecord writes the public record of a random game.
func publicRecord(t *testing.T, i int) []byte {
	t.Helper()
	h := NewHeader(testRules.Board, touriatest.Setup(i), "secret").Public("salt")
	var out bytes.Buffer
	w, err := NewWriter(&out, testRules, &h)
	if err != nil {
		t.Fatal(err)
	}
	w.Public = true
	for p := range plies(t, i, 1000) {
		if err := w.Decision(&p.Before, p.Made, p.Events, p.After); err != nil {
			t.Fatal(err)
		}
	}
	return out.Bytes()
}

// BenchmarkRecording plays random games and writes a line for each decision, as a session does.
func BenchmarkRecording(b *testing.B) {
	var buf [touria.MaxLegal]touria.Decision
	var text []byte
	var log touria.Log
	s, n, game := touria.State{}, 0, 0
	for b.Loop() {
		if n == 0 {
			var err error
			if s, err = testRules.New(touriatest.Setup(game), nil); err != nil {
				b.Fatal(err)
			}
			game++
		}
		legal := testRules.Legal(&s, buf[:0])
		d := legal[rules.Below(rules.Number(uint64(game), 7, uint32(n)), len(legal))]
		before := s
		n++
		log = touria.Log{}
		if err := testRules.Play(&s, d, &log); err != nil {
			b.Fatal(err)
		}
		var err error
		if text, err = AppendLine(text[:0], testRules, n, &before, d, log.Events); err != nil {
			b.Fatal(err)
		}
		if s.Phase() == touria.PhaseOver {
			n = 0
		}
	}
}
