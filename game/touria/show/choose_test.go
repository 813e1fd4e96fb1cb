package show

import (
	"math/rand/v2"
	"slices"
	"testing"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// TestChoicesAreTheLegalDecisions: in random games every legal decision is
// exactly one leaf (a pair of doors two), nothing else is, levels are short,
// ids unique, labels distinct, and what is marked as revealing does. The same
// holds when the player to move owns nearly everything.
func TestChoicesAreTheLegalDecisions(t *testing.T) {
	r := testRules()
	rich, duties := 0, 0
	for game := range ring.Pick(7, 14) {
		n := 0
		playGame(t, r, game, nil, func(p *ply) bool {
			n++
			fail := func(format string, args ...any) {
				t.Helper()
				t.Logf("game %d decision %d, phase %v", game, n, p.before.Phase())
				t.Fatalf(format, args...)
			}
			checkChoices(r, p.before, p.seat, fail)
			if s, ok := enriched(r, p.before, p.seat, n); ok && n%3 == 0 {
				rich++
				checkChoices(r, &s, p.seat, fail)
				duties += checkDuties(r, &s, p.seat, fail)
			}
			return true
		})
	}
	if rich < ring.Pick(500, 1000) {
		t.Errorf("only %d rich positions", rich)
	}
	if duties < ring.Pick(10, 20) {
		t.Errorf("only %d duties with a choice", duties)
	}
}

// enriched gives the seat most of what the bag, the stack and the supply hold.
func enriched(r *touria.Rules, s *touria.State, seat rules.Seat, n int) (touria.State, bool) {
	p := r.Position(s)
	me := &p.Players[seat]
	for c := touria.Blue; c < touria.NoColour; c++ {
		for k := n; k%4 != 0 && p.Bag[c] > 0; k++ {
			p.Bag[c]--
			me.Gems[c]++
		}
	}
	keep := n % 3 // items that stay in the stack
	for len(p.Stack) > keep {
		me.Items |= 1 << p.Stack[0]
		p.Stack = p.Stack[1:]
	}
	if n%2 == 0 && len(p.Discard) > 0 { // all but the mirror's models
		for _, i := range p.Discard[:len(p.Discard)-1] {
			me.Items |= 1 << i
		}
		p.Discard = p.Discard[len(p.Discard)-1:]
	}
	swords := 0
	for i := range p.Players {
		swords += int(p.Players[i].Swords)
	}
	me.Swords += uint8(min(4, touria.AllSwords-swords))
	me.Gold += 5
	rich, err := r.Load(p, 1)
	return rich, err == nil
}

// TestEverythingHasAnAnswer: whatever little the player to move owns, so that the gate, an order or a
// sale is left with a single way, each thing is an option or refused, and no item that could be spent
// is refused.
func TestEverythingHasAnAnswer(t *testing.T) {
	r := testRules()
	rng := rand.New(rand.NewPCG(39, 5))
	roses, single := 0, 0
	for game := range 12 {
		playGame(t, r, game, nil, func(p *ply) bool {
			for range 2 {
				s, ok := strange(r, p.before, p.seat, rng)
				if !ok {
					continue
				}
				fail := func(format string, args ...any) {
					t.Helper()
					t.Logf("game %d, phase %v, %+v", game, s.Phase(), s.Holdings(p.seat))
					t.Fatalf(format, args...)
				}
				checkChoices(r, &s, p.seat, fail)
				legal := r.Legal(&s, nil)
				if has(legal, touria.Enter) && !slices.Contains(legal, touria.Decision{Kind: touria.Enter}) {
					roses++
				}
				if ways := countKind(legal, touria.Act); ways == 1 && s.Destination() == touria.AtTrader {
					single++
				}
			}
			return true
		})
	}
	if roses < 20 || single < 20 {
		t.Errorf("only the rose opens the gate in %d positions, an order is payable in one way in %d", roses, single)
	}
}

func countKind(legal []touria.Decision, kind touria.Kind) (n int) {
	for _, d := range legal {
		n += btoi(d.Kind == kind)
	}
	return n
}

// strange deals the seat other items and gems, and just about what the gate asks for.
func strange(r *touria.Rules, s *touria.State, seat rules.Seat, rng *rand.Rand) (touria.State, bool) {
	p := r.Position(s)
	me := &p.Players[seat]
	for c := range me.Gems {
		p.Bag[c] += me.Gems[c]
		me.Gems[c] = 0
	}
	for range rng.IntN(6) {
		if c := rng.IntN(touria.Colours); p.Bag[c] > 0 {
			p.Bag[c]--
			me.Gems[c]++
		}
	}
	items := append(p.Stack, p.Discard...)
	for i := range touria.NoItem {
		if me.Items.Has(i) {
			items = append(items, i)
		}
	}
	rng.Shuffle(len(items), func(i, j int) { items[i], items[j] = items[j], items[i] })
	if i := slices.Index(items, touria.Rose); i >= 0 && rng.IntN(2) == 0 {
		items[0], items[i] = items[i], items[0]
	}
	cut := rng.IntN(min(5, len(items)+1))
	me.Items = 0
	for _, i := range items[:cut] {
		me.Items |= 1 << i
	}
	p.Stack, p.Discard = nil, items[cut:]
	hearts := touria.AllHearts
	for i := range p.Players {
		if i != int(seat) {
			hearts -= int(p.Players[i].Hearts)
		}
	}
	me.Hearts = uint8(min(hearts, max(0, me.Goal.Hearts-rng.IntN(3))))
	me.Gold = uint16(max(0, me.Goal.Gold+rng.IntN(4)-1))
	ready := int(me.Hearts)+btoi(me.Items.Has(touria.Rose)) >= me.Goal.Hearts && int(me.Gold) >= me.Goal.Gold && me.Gems[touria.Black] == 0
	p.MayEnter = p.Phase == touria.PhaseStart && ready && !p.SuddenMarriage && !me.InCastle
	odd, err := r.Load(p, 1)
	return odd, err == nil
}

// checkDuties opens each closed door, if the seat may, and checks the duties
// that leave a choice; it returns their number.
func checkDuties(r *touria.Rules, s *touria.State, seat rules.Seat, fail func(string, ...any)) (n int) {
	if s.Phase() != touria.PhaseCastle {
		return 0
	}
	for _, d := range r.Legal(s, nil) {
		if d.Kind != touria.Open {
			continue
		}
		after := *s
		if r.Apply(&after, d, nil); after.Phase() == touria.PhaseDuty {
			checkChoices(r, &after, seat, fail)
			n++
		}
	}
	return n
}

func checkChoices(r *touria.Rules, s *touria.State, seat rules.Seat, fail func(string, ...any)) {
	v := r.View(s, seat)
	legal := r.Legal(s, nil)
	c := Choose(r, &v, legal, &Names{"Anna", "Bruno", "Clara", "David"})
	leaves := map[touria.Decision]int{}
	var log touria.Log
	c.Walk(func(o *Option) bool {
		leaves[o.Decision]++
		after := *s
		log.Events = log.Events[:0]
		r.Apply(&after, o.Decision, &log)
		reveals := false
		for _, e := range log.Events {
			reveals = reveals || e.Kind.IsChance()
		}
		if reveals != o.Reveals {
			fail("%v: marked as revealing: %v, reveals: %v", o.Decision, o.Reveals, reveals)
		}
		return true
	})
	for _, d := range legal {
		want := 1
		if d.Kind == touria.UseItem && touria.Item(d.Arg) == touria.CrystalBall {
			want = 2
		}
		if leaves[d] != want {
			fail("%v is %d leaves", d, leaves[d])
		}
		delete(leaves, d)
	}
	if len(leaves) > 0 {
		fail("not legal: %v", leaves)
	}
	for _, lang := range catalogues {
		checkLevel(lang, c.Options, map[string]bool{}, fail)
	}
	checkRefusals(r, s, &v, &c, fail)
}

// catalogues are those of all languages, English first.
var catalogues = func() (all []*words.Catalogue) {
	for _, lang := range words.Languages() {
		all = append(all, words.New(lang))
	}
	return all
}()

func checkLevel(cat *words.Catalogue, options []Option, ids map[string]bool, fail func(string, ...any)) {
	labels := map[string]string{}
	short := 0
	for i := range options {
		o := &options[i]
		if ids[o.ID] {
			fail("the id %s stands there twice", o.ID)
		}
		ids[o.ID] = true
		label := o.Label.In(cat)
		if other, ok := labels[label]; ok {
			fail("%s and %s are both called %q", other, o.ID, label)
		}
		labels[label] = o.ID
		if first, _ := utf8.DecodeRuneInString(label); unicode.IsLower(first) {
			fail("%s is called %q, with a small letter", o.ID, label)
		}
		if o.Target.Kind == TargetNone || o.Label.Key == "" {
			fail("%s has no target or label", o.ID)
		}
		if o.Target.Kind != TargetSpace && o.Target.Kind != TargetDoor && o.Target.Kind != TargetGem {
			short++
		}
		checkLevel(cat, o.Children, ids, fail)
	}
	if short > levelMost {
		fail("a level has %d options", short)
	}
}

// checkRefusals: all of the table is an option or refused, what is refused
// is refused with a reason, and no item that a legal decision uses is.
func checkRefusals(r *touria.Rules, s *touria.State, v *touria.View, c *Choices, fail func(string, ...any)) {
	refused := map[ui.Target]bool{}
	for _, f := range c.Refused {
		refused[f.Target] = true
		if r.Why(s, f.Ask) == touria.ReasonNone {
			fail("%v is refused, but %v is legal", f.Target, f.Ask)
		}
		if why := r.Why(s, f.Ask); why == touria.ReasonNoPlace {
			fail("%v: asking for %v is no sensible question", f.Target, f.Ask)
		}
	}
	var log touria.Log
	for _, d := range r.Legal(s, nil) {
		after := *s
		log.Events = log.Events[:0]
		r.Apply(&after, d, &log)
		for _, e := range log.Events {
			if e.Kind == touria.ItemUsed && d.Kind != touria.Open && // who waits behind a door may ask for anything
				refused[Thing(TargetItem, e.Arg)] {
				fail("item %v is refused, but %v uses it", touria.Item(e.Arg), d)
			}
		}
	}
	check := func(kind ui.TargetKind, n int) {
		target := ui.Target{Kind: kind, N: uint8(n)}
		aimed := len(c.Aim(target)) > 0
		if kind == TargetTower {
			aimed = slices.ContainsFunc(c.Options, func(o Option) bool { return o.Target == target })
		}
		if aimed == refused[target] {
			fail("%v: an option %v, refused %v", target, aimed, refused[target])
		}
	}
	for w := range touria.Towers {
		check(TargetTower, w)
	}
	for at := range r.Spaces() {
		check(TargetSpace, at)
	}
	for slot := range 3 {
		check(TargetOrder, slot)
	}
	for i := touria.Rose; i < touria.NoItem; i++ {
		if v.Player(v.Me).Items.Has(i) {
			check(TargetItem, int(i))
		}
	}
}

func TestFindingOptions(t *testing.T) {
	c := Choices{Options: []Option{
		{ID: "a", Target: Thing(TargetTower, 1)},
		{ID: "b", Target: ui.Target{Kind: TargetSwords}, Children: []Option{
			{ID: "b.1", Target: Thing(TargetTower, 1)}, {ID: "b.2", Target: Thing(TargetTower, 2)},
		}},
	}}
	if o := c.Find("b.2"); o == nil || o.ID != "b.2" || !o.Leaf() {
		t.Error("b.2 is not found")
	}
	if c.Find("c") != nil || c.Path("c") != nil {
		t.Error("what is not there is found")
	}
	if p := c.Path("b.1"); len(p) != 2 || p[0].ID != "b" || p[1].ID != "b.1" {
		t.Error("the path to b.1 must lead through b")
	}
	for _, aim := range []struct {
		target ui.Target
		want   []string
	}{
		{Thing(TargetTower, 1), []string{"a"}},
		{Thing(TargetTower, 2), []string{"b.2"}},
		{Thing(TargetTower, 3), nil},
	} {
		var got []string
		for _, o := range c.Aim(aim.target) {
			got = append(got, o.ID)
		}
		if !slices.Equal(got, aim.want) {
			t.Errorf("aiming at %v: %v, want %v", aim.target, got, aim.want)
		}
	}
	n := 0
	if c.Walk(func(*Option) bool { n++; return n < 2 }) || n != 2 {
		t.Error("a walk must stop when told to")
	}
}

func TestPageKeepsLevelsShort(t *testing.T) {
	var options []Option
	for i := range 16 {
		options = append(options, Option{ID: num(i), Target: button, Decision: touria.Decision{Kind: touria.Duty, Arg: uint8(i)}})
	}
	paged := page(options, "more")
	if len(paged) != levelMost || len(paged[9].Children) != 7 || paged[9].Children[6].ID != "15" {
		t.Errorf("%d options, the last with %d", len(paged), len(paged[len(paged)-1].Children))
	}
	if got := page(options[:10], "more"); len(got) != 10 || !got[9].Leaf() {
		t.Error("ten options need no page")
	}
}
