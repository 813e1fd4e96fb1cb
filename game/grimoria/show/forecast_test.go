package show

import (
	"testing"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// What is foretold of coins and of vain spells comes true when nobody interferes: all others blow at
// the display.
func TestForecastComesTrue(t *testing.T) {
	names := Names{"Anna", "Bruno", "Clara", "David", "Emma"}
	met := map[string]bool{}
	games(t, func(before, _ *grimoria.State, _ grimoria.Decision, _ []grimoria.Event) {
		if before.Phase() != grimoria.PhaseChoose || before.ToMove() != 0 {
			return
		}
		for spell := 2; spell <= min(before.Level(), grimoria.LastSpell); spell++ {
			v := before.View(0)
			m := Project(&v)
			f := Foresee(&m, 0, spell, &names)
			met[f.Text.Key] = true
			s := *before
			log := grimoria.Log{}
			s.Apply(grimoria.Decision{Kind: grimoria.Choose, Arg: uint8(spell)}, &log)
			for range before.Players() - 1 {
				s.Apply(grimoria.Decision{Kind: grimoria.Choose, Arg: 1}, &log)
			}
			for s.Phase() != grimoria.PhaseOver && s.Round() == before.Round() && (s.Active() != 0 || s.Phase() != grimoria.PhaseTake) {
				legal := s.Legal(nil)
				d := legal[0]
				for _, l := range legal {
					if l.Kind == grimoria.Accept || l.Kind == grimoria.Cast {
						d = l
					}
				}
				s.Apply(d, &log)
			}
			gained, failed := 0, false
			for i := range log.Events {
				e := &log.Events[i]
				if e.Seat == 0 && int(e.Spell) == spell {
					failed = failed || e.Kind == grimoria.Failed
					if e.Kind == grimoria.Gained {
						gained += int(e.Coins)
					}
				}
			}
			if gained != f.Coins && before.Players() > 2 { // with two, the other may have swapped the witch before
				t.Fatalf("spell %d brings %d coins, and not %d", spell, gained, f.Coins)
			}
			if failed != f.Vain && before.Players() > 2 {
				t.Fatalf("spell %d fails: %v, foretold: %v (%s)", spell, failed, f.Vain, f.Text.Key)
			}
		}
	})
	for key := range met {
		for _, lang := range words.Languages() {
			text := words.Say(key, words.Lit("Name", "Anna"), words.Num("Count", 3), words.Gap("What", Coins(2)), words.Gap("All", Coins(4)))
			if got := text.In(words.New(lang)); !sound(got, key) {
				t.Errorf("%s: %s reads %q", lang, key, got)
			}
		}
	}
	for _, key := range []string{"now.cockcrow", "now.safe", "now.coins", "now.pile", "now.hoard", "now.magpie", "now.prey", "now.tied", "now.vain.coin", "now.vain.poorer"} {
		if !met[key] {
			t.Errorf("%s was never foretold", key)
		}
	}
}

// Who has nothing can put nothing away, and nobody is prey who has nothing.
func TestForecastOfNothing(t *testing.T) {
	m := Model{Viewer: 0, Players: 3}
	for spell, want := range map[int]string{9: "now.vain.prey", 10: "now.vain.own", 12: "now.vain.prey", 14: "now.vain.prey", 5: "now.vain.cards", 15: "now.vain.coin", 1: "now.vain.cards"} {
		f := Foresee(&m, 0, spell, &Names{})
		if f.Text.Key != want || !f.Vain || f.Coins != 0 || f.Foil.Key != "" {
			t.Errorf("spell %d: %+v", spell, f)
		}
		for _, lang := range words.Languages() {
			if got := f.Text.In(words.New(lang)); !sound(got, want) {
				t.Errorf("%s: %s reads %q", lang, want, got)
			}
		}
	}
	m.Seats[0].Coins = 1
	if f := Foresee(&m, 0, 4, &Names{}); f.Text.Key != "now.vain.cards" {
		t.Errorf("with nothing to draw: %+v", f)
	}
}
