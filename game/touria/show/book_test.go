package show

import (
	"strings"
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// pagesOf returns the ids of all topics and entries of the book.
func pagesOf(t *testing.T) map[string]bool {
	t.Helper()
	ids := map[string]bool{}
	add := func(id string) {
		if id != "" && ids[id] {
			t.Errorf("%s is in the book twice", id)
		}
		ids[id] = true
	}
	for _, topic := range Book() {
		add(topic.ID)
		for _, b := range topic.Blocks {
			add(b.ID)
		}
	}
	delete(ids, "")
	return ids
}

// Every place, action, mine, item, gem, dweller and phase of the rules has a page.
func TestBookHasEverything(t *testing.T) {
	ids := pagesOf(t)
	want := func(what, id string) {
		t.Helper()
		if !ids[id] {
			t.Errorf("%s leads to page %q, which is not in the book", what, id)
		}
	}
	for s := range touria.Space(touria.DefaultBoard().Spaces()) {
		at := PageOf(Thing(TargetSpace, s), nil)
		want("space "+s.String(), at)
		if s.IsDestination() && at != "place."+s.String() {
			t.Errorf("%s has no page of its own but %s", s, at)
		}
	}
	for a := touria.Dragon; a < touria.Actions; a++ {
		want("action "+a.String(), PageOfIcon(one(IconAction, a)))
	}
	for i := touria.Rose; i < touria.NoItem; i++ {
		want("item "+i.String(), PageOf(Thing(TargetItem, i), nil))
		want("open item "+i.String(), PageOf(Thing(TargetDisplay, 0), []ui.Icon{one(IconItem, i)}))
		if at := PageOfIcon(one(IconItem, i)); at != "item."+i.String() {
			t.Errorf("%s has no entry of its own but %s", i, at)
		}
	}
	for c := touria.Black; c < touria.NoColour; c++ {
		want("gem "+c.String(), PageOf(Thing(TargetGem, c), nil))
	}
	for w := touria.Children; w < touria.Nobody; w++ {
		want("dweller "+w.String(), PageOfIcon(one(IconWho, w)))
	}
	for p := touria.PhaseBonus; p <= touria.PhaseOver; p++ {
		want("phase "+p.String(), PageOfPhase(p, touria.AtThief))
	}
	for kind := TargetTower; kind <= TargetRoute; kind++ {
		want("target", PageOf(ui.Target{Kind: kind}, nil))
	}
	for _, term := range BookTerms(Book()) {
		want("term "+term.Name.Key, term.At)
	}
}

// The book says everything in every language, within its size: the browser loads
// it all. Its sentences are short.
func TestBookIsSaid(t *testing.T) {
	for _, cat := range catalogues {
		size := 0
		for _, topic := range Book() {
			say := func(key, text string) {
				if strings.ContainsAny(text, "<>{}") || text == "" {
					t.Errorf("%s: %s: %q", cat.Lang(), key, text)
				}
				if strings.HasPrefix(key, "book.") && !strings.HasPrefix(key, "book.keys.") {
					size += len(text)
				}
				for _, line := range strings.Split(text, "\n") {
					for _, sentence := range strings.Split(line, ". ") {
						if n := len(strings.Fields(sentence)); n > 36 && !strings.HasPrefix(key, "book.keys.") {
							t.Errorf("%s: %s: a sentence of %d words: %q", cat.Lang(), key, n, sentence)
						}
					}
				}
			}
			say(topic.Title.Key, topic.Title.In(cat))
			for _, b := range topic.Blocks {
				if b.Kind == BlockEntry {
					say(b.Title.Key, b.Title.In(cat))
				}
				if b.Text.Key != "" {
					say(b.Text.Key, b.Text.In(cat))
				}
				if b.Rule.Key != "" {
					say(b.Rule.Key, b.Rule.In(cat))
				}
			}
		}
		if cat.Lang() != "xx" && size > 9800 {
			t.Errorf("%s: the book has %d bytes", cat.Lang(), size)
		}
	}
}

// Examples stay on their stage and show at their end what they showed at no
// earlier moment: something happens in each.
func TestExamples(t *testing.T) {
	shown := map[Example]bool{}
	for _, topic := range Book() {
		for _, b := range topic.Blocks {
			if b.Kind == BlockExample {
				shown[b.Example] = true
			}
		}
	}
	for e := range Example(Examples) {
		if !shown[e] {
			t.Errorf("example %d is on no page", e)
		}
		moved := false
		cast := e.Cast()
		for i := range cast {
			a := &cast[i]
			for tick := 0; tick <= ExampleTicks; tick++ {
				p := a.Pose(tick)
				if p.Fade < 1 && (p.X-p.Size/2 < -0.5 || p.X+p.Size/2 > StageW+.5 || p.Y-p.Size/2 < -0.5 || p.Y+p.Size/2 > StageH+.5) {
					t.Fatalf("example %d: actor %d leaves the stage at tick %d: %+v", e, i, tick, p)
				}
			}
			first, last := a.Pose(0), a.Pose(ExampleTicks)
			first.At, last.At = 0, 0
			moved = moved || first != last
			if after := a.Pose(ExampleTicks + 100); a.Pose(ExampleTicks) != after {
				t.Errorf("example %d: actor %d still moves when it rests", e, i)
			}
		}
		if !moved {
			t.Errorf("example %d shows nothing", e)
		}
	}
}

// With reduced motion an example shows its beginning and its end, and never moves.
func TestExamplesAreStill(t *testing.T) {
	for ticks := range 1000 {
		if tick, both := ExampleMoment(ticks, true); tick != ExampleTicks || !both {
			t.Fatalf("tick %d is shown after %d", tick, ticks)
		}
	}
	moves := map[int]bool{}
	for ticks := range ExampleTicks {
		tick, _ := ExampleMoment(ticks, false)
		moves[tick] = true
	}
	if len(moves) < ExampleTicks {
		t.Error("without reduced motion it does not move")
	}
}

// The tower of the example shows the seats what the rules say (T2.5): seat i the
// face i before the turn and the next one after it.
func TestTowerExample(t *testing.T) {
	faces := ExampleTowerFaces()
	for after, tick := range []int{0, ExampleTicks} {
		seen := map[float32]touria.Action{}
		crest := map[int]float32{}
		cast := ExampleTower.Cast()
		for i := range cast {
			p := cast[i].Pose(tick)
			switch icon := cast[i].Icon; {
			case icon.Kind == IconAction && p.Fade == 0:
				seen[p.X] = touria.Action(icon.What)
			case icon.Kind == IconCrest:
				crest[int(icon.What)] = p.X
			}
		}
		for seat := range 4 {
			if got, want := seen[crest[seat]], faces[(seat+after)&3]; got != want {
				t.Errorf("after %d turns seat %d sees %v, want %v", after, seat, got, want)
			}
		}
	}
}
