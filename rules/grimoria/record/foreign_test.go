package record

import (
	"bytes"
	"fmt"
	"regexp"
	"testing"

	g "touria.games/touria/rules/grimoria"
	frame "touria.games/touria/rules/record"
)

// Records of other programs may differ in what says nothing: how many merchants were used, where no
// turn is on, and what seats are told that follows from the position.
func TestForeignRecordsAreRead(t *testing.T) {
	betweenTurns := regexp.MustCompile(`("active":null[^\n]*?"bought":)0`)
	seen := regexp.MustCompile(`,?\{"kind":"seen"[^}]*\}`)
	changed, dropped := 0, 0
	for seed := range uint64(8) {
		for _, how := range []style{{full: true}, {full: true, chance: frame.ByEvents}, {chance: frame.ByEvents}} {
			data, want := write(t, 2+int(seed%4), seed, how)
			data = bytes.ReplaceAll(data, []byte(`,"program":"grimoria 1"`), nil)
			changed += len(betweenTurns.FindAll(data, -1))
			dropped += len(seen.FindAll(data, -1))
			data = betweenTurns.ReplaceAll(data, []byte("${1}1"))
			data = bytes.ReplaceAll(seen.ReplaceAll(data, nil), []byte("[,"), []byte("["))
			got, err := Verify("game", bytes.NewReader(data))
			if err != nil || got.Hash != want.Hash() {
				t.Fatalf("%+v: %v", how, err)
			}
		}
	}
	if changed < 100 || dropped < 100 {
		t.Errorf("%d numbers of merchants were changed, %d cards seen were left out", changed, dropped)
	}
}

// A position can be read again after anything that can happen in it, also with more coins than any
// game brings.
func TestManyCoins(t *testing.T) {
	for _, coins := range []int{1 << 15, 1<<16 - 3, 1<<16 - 1} {
		setup := g.Setup{Players: 3, Seed: 7}
		h := NewHeader(setup, "7")
		s, err := g.New(setup, nil)
		if err != nil {
			t.Fatal(err)
		}
		text := bytes.ReplaceAll(AppendState(nil, &s), []byte(`"coins":1`), fmt.Appendf(nil, `"coins":%d`, coins))
		if s, err = DecodeState(&h, text); err != nil || s.Coins(0) != coins {
			t.Fatalf("%d coins: %v", coins, err)
		}
		for n := 0; s.Phase() != g.PhaseOver; n++ {
			legal := s.Legal(nil)
			s.Apply(legal[n*7%len(legal)], nil)
			again, err := DecodeState(&h, AppendState(nil, &s))
			if err != nil || again.Hash() != s.Hash() {
				t.Fatalf("from %d coins: after %d decisions the position can't be read again: %v", coins, n+1, err)
			}
			if s.Coins(0) < 1000 {
				t.Fatalf("from %d coins: seat 1 has %d", coins, s.Coins(0))
			}
		}
	}
}
