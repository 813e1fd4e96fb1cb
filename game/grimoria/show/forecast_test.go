package show

import (
	"strings"
	"testing"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// What is foretold comes true when nobody interferes: all others blow at the display. What is said in red is true, and a
// spell of which nothing is said in red brings something.
func TestForecastComesTrue(t *testing.T) {
	names := Names{"Anna", "Bruno", "Clara", "David", "Emma"}
	met, red := map[string]bool{}, map[string]bool{}
	positions := 0
	games(t, func(before, _ *grimoria.State, _ grimoria.Decision, _ []grimoria.Event) {
		if before.Phase() != grimoria.PhaseChoose || before.ToMove() != 0 {
			return
		}
		for spell := 2; spell <= min(before.Level(), grimoria.LastSpell); spell++ {
			v := before.View(0)
			m := Project(&v)
			f := Foresee(&m, 0, spell, &names)
			met[f.Text.Key] = true
			red[f.Red.Key] = true
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
					switch l.Kind {
					case grimoria.Accept, grimoria.Cast, grimoria.Give, grimoria.NoCloak, grimoria.NoBuy:
						d = l
					}
				}
				s.Apply(d, &log)
			}
			var got Forecast
			failed := false
			for i := range log.Events {
				e := &log.Events[i]
				switch {
				case e.Kind == grimoria.Given && e.On == 0:
					got.Guests++
				case e.Seat != 0:
				case e.Kind == grimoria.Drawn:
					got.Cards++
				case e.Kind == grimoria.TreasureDrawn:
					got.Hoard++
				case e.Kind == grimoria.WentAway:
					got.Gone++
				case int(e.Spell) != spell:
				case e.Kind == grimoria.Failed:
					failed = true
				case e.Kind == grimoria.Gained:
					got.Coins += int(e.Coins)
				case e.Kind == grimoria.Paid:
					got.Pays += int(e.Coins)
				}
			}
			if before.Players() == 2 { // the other may have swapped the witch before
				continue
			}
			positions++
			got.Vain = failed
			if spell == 4 || spell == 15 { // the stack may have got cards by then
				got.Cards = f.Cards
			}
			if got.Coins != f.Coins || got.Pays != f.Pays || got.Cards != f.Cards || got.Hoard != f.Hoard || got.Guests != f.Guests || got.Gone != f.Gone || got.Vain != f.Vain {
				t.Fatalf("spell %d brings %+v, foretold is %+v (%s)", spell, got, f, f.Text.Key)
			}
			h := &m.Seats[0]
			switch f.Red.Key {
			case "":
				if failed {
					t.Fatalf("spell %d fails, and nothing is said in red", spell)
				}
			case "red.mage":
				failed = h.Held(grimoria.BlackMage) > 0
			case "red.peace":
				failed = before.Level() < 9
			case "red.dear":
				_, points := h.Cheapest()
				failed = points >= 3
			}
			if f.Red.Key != "" && !failed {
				t.Fatalf("of spell %d is said in red %s, which is not true", spell, f.Red.Key)
			}
		}
	})
	if positions < 2000 {
		t.Errorf("only %d positions", positions)
	}
	for key := range red {
		for _, lang := range words.Languages() {
			if text := words.Say(key, words.Lit("Name", "Anna"), words.Num("Count", 3)).In(words.New(lang)); key != "" && (!sound(text, key) || len(strings.Fields(text)) > 4) {
				t.Errorf("%s: %s reads %q", lang, key, text)
			}
		}
	}
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
