package show

import (
	"testing"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Every legal decision can be read in every language, and no two read alike.
func TestOptions(t *testing.T) {
	names := Names{"Anna", "Bruno", "Clara", "David", "Emma"}
	met := map[grimoria.Kind]bool{}
	follows := map[string]bool{}
	var catalogues []*words.Catalogue
	for _, lang := range words.Languages() {
		catalogues = append(catalogues, words.New(lang))
	}
	games(t, func(before, _ *grimoria.State, _ grimoria.Decision, _ []grimoria.Event) {
		v := before.View(before.ToMove())
		m := Project(&v)
		legal := before.Legal(nil)
		list := Options(nil, &m, legal, &names)
		if len(list) != len(legal) {
			t.Fatalf("%d options of %d decisions", len(list), len(legal))
		}
		for _, w := range catalogues {
			read := map[string]int{}
			for i := range list {
				o := &list[i]
				met[o.Decision.Kind] = true
				text := o.Text.In(w)
				if !sound(text, o.Text.Key) {
					t.Fatalf("%s reads %q", o.Text.Key, text)
				}
				if o.Follows.Key != "" {
					follows[o.Follows.Key] = true
					if then := o.Follows.In(w); !sound(then, o.Follows.Key) {
						t.Fatalf("%s reads %q", o.Follows.Key, then)
					}
				}
				if j, twice := read[text]; twice && (o.Slot < 0 || list[j].Card != o.Card) {
					t.Fatalf("%v and %v read %q", list[j].Decision, o.Decision, text)
				}
				read[text] = i
			}
		}
	})
	for k := range grimoria.EndTurn + 1 {
		if !met[k] {
			t.Errorf("%s was never offered", k)
		}
	}
	for _, key := range []string{"then.mirror", "then.coins", "then.lose"} {
		if !follows[key] {
			t.Errorf("%s never followed", key)
		}
	}
	m := Model{Phase: grimoria.PhaseWarn}
	if o := option(&m, grimoria.Decision{Kind: grimoria.PutOnCloak, Arg: uint8(grimoria.King)}, &names); !sound(o.Follows.In(catalogues[0]), "then.cloak") {
		t.Error("nothing follows a cloak")
	}
}
