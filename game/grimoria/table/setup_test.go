package table

import "testing"

// Names that nobody has chosen follow the language and the kind of player; chosen ones stay.
func TestSetupNames(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.grimoria.new")
	name := func(id string) string { return a.Tree().Find("setup." + id + ".name").Value }
	bots := name("2")
	a.Tree().Find("setup.3.name").OnType("Wilma")
	a.Words().Use("de")
	a.Top().(*setup).Retell()
	a.Changed()
	if name("2") == bots || name("3") != "Wilma" {
		t.Errorf("in German %q is called %q, and Wilma %q", bots, name("2"), name("3"))
	}
	press(t, a, "setup.2.who", "setup.2.crest", "setup.3.who")
	if name("2") == bots || name("3") != "Wilma" {
		t.Errorf("another player is called %q, and Wilma %q", name("2"), name("3"))
	}
	crests := map[int]bool{}
	for _, p := range a.Top().(*setup).All {
		if crests[p.Crest] {
			t.Errorf("two players have crest %d", p.Crest)
		}
		crests[p.Crest] = true
	}
}
