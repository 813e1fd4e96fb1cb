package show

import (
	"strings"
	"testing"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// sound reports whether a text is a sentence or a name: no key, and no gap left open.
func sound(text, key string) bool {
	return text != "" && text != key && !strings.ContainsAny(text, "{}")
}

// Every card and every spell has a name and says what it does, in every language.
func TestNames(t *testing.T) {
	for _, lang := range words.Languages() {
		w := words.New(lang)
		var keys []string
		for c := range grimoria.NoCard {
			keys = append(keys, CardName(c), CardText(c))
		}
		for spell := 1; spell <= grimoria.LastSpell; spell++ {
			keys = append(keys, SpellName(spell), SpellText(spell), KindOf(spell).KindName())
		}
		for _, key := range keys {
			if !sound(w.Text(key), key) {
				t.Errorf("%s: %s is %q", lang, key, w.Text(key))
			}
		}
	}
}

// The chronicle and the prompts of whole games can be read in every language, and tell nothing that
// not everybody saw.
func TestTales(t *testing.T) {
	names := Names{"Anna", "Bruno", "Clara", "David", "Emma"}
	told := map[string]bool{}
	games(t, func(before, after *grimoria.State, _ grimoria.Decision, events []grimoria.Event) {
		var public []grimoria.Event
		for _, e := range events {
			if grimoria.Sees(e.Only, grimoria.NoSeat) || e.Kind == grimoria.Reshuffled {
				public = append(public, e)
			}
		}
		all := before.View(grimoria.NoSeat)
		start := Project(&all)
		lines := Chronicle(nil, &start, events, &names)
		again := Chronicle(nil, &start, public, &names)
		if len(lines) != len(again) {
			t.Fatalf("%d lines, and %d of what is public", len(lines), len(again))
		}
		v := after.View(0)
		m := Project(&v)
		texts := []words.Text{Ask(&m, &names)}
		for i := range lines {
			texts = append(texts, lines[i].Text)
		}
		for _, x := range Tell(&start, events, Voice{Names: &names, You: 0}) {
			texts = append(texts, x.Text, x.Sub)
		}
		for _, text := range texts {
			if text.Key == "" || told[text.Key] {
				continue
			}
			told[text.Key] = true
			for _, lang := range words.Languages() {
				if got := text.In(words.New(lang)); !sound(got, text.Key) {
					t.Errorf("%s: %s reads %q", lang, text.Key, got)
				}
			}
		}
	})
	for _, key := range []string{"ask.take", "ask.choose", "ask.wait", "stage.take", "stage.take.you", "stage.take.hidden", "stage.fail.blocked", "tale.laid", "stage.bring", "stage.rob", "stage.rob.you", "stage.rob.mine", "stage.given", "stage.seize.mine", "stage.held", "tale.ended"} {
		if !told[key] {
			t.Errorf("%s was never told", key)
		}
	}
}

// Sentences name cards with an article, in the case that they need; a hidden card is "a face-down card".
func TestNative(t *testing.T) {
	anna, bruno := words.Lit("Name", "Anna"), words.Lit("Other", "Bruno")
	smith, seer := cardGap(grimoria.Bronzesmith), cardGap(grimoria.Seer)
	for _, c := range []struct {
		lang string
		text words.Text
		want string
	}{
		{"en", words.Say("stage.gust.you", smith), "You blow the smith away."},
		{"en", words.Say("do.give", cardGap(grimoria.Bard)), "Give the bard"},
		{"en", words.Say("stage.gust", anna, cardGap(grimoria.NoCard)), "Anna blows a face-down card away."},
		{"de", words.Say("do.take", smith), "Den Schmied nehmen"},
		{"de", words.Say("stage.cloak", anna, seer), "Anna legt der Seherin einen Umhang an."},
		{"de", words.Say("stage.seize", anna, bruno, smith), "Anna nimmt Bruno den Schmied weg."},
		{"fr", words.Say("do.swap", smith), "Échanger la sorcière contre le forgeron"},
		{"fr", words.Say("stage.named", anna, bruno, seer), "Anna veut prendre la voyante à Bruno."},
		{"it", words.Say("stage.given", anna, bruno, cardGap(grimoria.TaxCollector)), "Anna riceve l’esattore da Bruno."},
		{"it", words.Say("do.cloak", cardGap(grimoria.MagicMirror)), "Metti il mantello allo specchio"},
		{"nl", words.Say("do.put_away", cardGap(grimoria.Village)), "Het dorp wegdoen"},
	} {
		if got := c.text.In(words.New(c.lang)); got != c.want {
			t.Errorf("%s in %s: %q, want %q", c.text.Key, c.lang, got, c.want)
		}
	}
}
