package show

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/ring"
)

func sameLines(a, b []KnowsLine) bool {
	return slices.EqualFunc(a, b, func(x, y KnowsLine) bool {
		return x.Seat == y.Seat && x.Text.Equal(y.Text) && slices.Equal(x.Cards, y.Cards)
	})
}

// world is a game from a certain deal on.
type world struct {
	deal      grimoria.Position
	s         grimoria.State
	decisions []grimoria.Decision
	events    [][]grimoria.Event // by decision
}

// dice are random numbers for a test.
type dice struct {
	seed uint64
	n    uint32
}

func (d *dice) below(n int) int {
	d.n++
	return rules.Below(rules.Number(d.seed, rules.GrimoriaFuture, d.n), n)
}

// newWorld plays a random game for a while. Face-down cards are taken and cards put away more often
// than by chance.
func newWorld(t *testing.T, seed uint64, most int) *world {
	t.Helper()
	s, err := grimoria.New(grimoria.Setup{Players: 2 + int(seed%4), OpenCards: seed%23 == 22, Seed: seed}, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := &world{deal: s.Position()}
	d := dice{seed: seed}
	w.start(t)
	for len(w.decisions) < most && w.s.Phase() != grimoria.PhaseOver {
		legal := w.s.Legal(nil)
		pick := legal[d.below(len(legal))]
		for _, l := range legal {
			switch {
			case l.Kind == grimoria.Take && l.Arg == 0 && d.below(2) == 0, l.Kind == grimoria.Choose && l.Arg == 10 && d.below(4) == 0:
				pick = l
			case l.Kind == grimoria.Take && d.below(2) == 0:
				if c, isOpen := w.s.Slot(int(l.Arg)); isOpen && c == grimoria.Seer {
					pick = l
				}
			}
		}
		w.play(pick)
	}
	return w
}

func (w *world) start(t *testing.T) {
	t.Helper()
	s, err := grimoria.Load(&w.deal, 1)
	if err != nil {
		t.Fatal(err)
	}
	w.s = s
}

// play makes a decision if it is legal.
func (w *world) play(d grimoria.Decision) bool {
	log := grimoria.Log{}
	if w.s.Play(d, &log) != nil {
		return false
	}
	w.decisions, w.events = append(w.decisions, d), append(w.events, log.Events)
	return true
}

// place is where a card lay in the deal.
type place struct {
	pile  *[]grimoria.Card
	index int // -1: face down on the display
}

// unseen lists where the cards lay in the deal that have come face down since then, and some that
// have not come yet.
func (w *world) unseen() (list []place) {
	list = append(list, place{&w.deal.Stack, -1})
	pulls, draws := 0, 0
	for _, events := range w.events {
		for i := range events {
			switch e := &events[i]; {
			case e.Kind == grimoria.Reshuffled:
				return list
			case e.Kind == grimoria.Hidden, e.Kind == grimoria.Drawn && e.Stack && e.Card == grimoria.NoCard:
				if e.Kind == grimoria.Drawn {
					pulls++
				}
				list = append(list, place{&w.deal.Stack, pulls - 1})
			case e.Kind == grimoria.Laid, e.Kind == grimoria.Drawn && e.Stack:
				pulls++
			case e.Kind == grimoria.TreasureDrawn:
				list = append(list, place{&w.deal.Treasures, draws})
				draws++
			}
		}
	}
	for i := pulls; i < len(w.deal.Stack); i += 5 {
		list = append(list, place{&w.deal.Stack, i})
	}
	return append(list, place{&w.deal.Treasures, len(w.deal.Treasures) - 1})
}

// card returns the card of a place in a deal.
func (p place) card(d *grimoria.Position) *grimoria.Card {
	if p.index < 0 {
		return &d.Display[0].Card
	}
	return &(*p.pile)[p.index]
}

// other returns the same game from a deal in which two cards have changed places, nil if it cannot
// go on in the same way.
func (w *world) other(t *testing.T, a, b place) *world {
	t.Helper()
	x := *a.card(&w.deal)
	y := *b.card(&w.deal)
	if x == y || x.IsTreasure() != y.IsTreasure() {
		return nil
	}
	o := &world{deal: w.deal}
	o.deal.Display, o.deal.Stack, o.deal.Treasures = slices.Clone(w.deal.Display), slices.Clone(w.deal.Stack), slices.Clone(w.deal.Treasures)
	for _, p := range []place{a, b} {
		if p.pile == &w.deal.Treasures {
			p.pile = &o.deal.Treasures
		} else {
			p.pile = &o.deal.Stack
		}
		if c := p.card(&o.deal); *c == x {
			*c = y
		} else {
			*c = x
		}
	}
	o.start(t)
	for _, d := range w.decisions {
		if o.play(d) {
			continue
		}
		switch { // what is put away is the other card there
		case d.Kind == grimoria.PutAway && grimoria.Card(d.Arg) == x && o.play(grimoria.Decision{Kind: d.Kind, Arg: uint8(y)}):
		case d.Kind == grimoria.PutAway && grimoria.Card(d.Arg) == y && o.play(grimoria.Decision{Kind: d.Kind, Arg: uint8(x)}):
		default:
			return nil
		}
	}
	return o
}

// alike reports whether a seat has seen and decided the same in both games.
func alike(a, b *world, seat grimoria.Seat) bool {
	sees := func(events []grimoria.Event) (list []grimoria.Event) {
		for i := range events {
			if grimoria.Sees(events[i].Only, seat) {
				list = append(list, events[i])
			}
		}
		return list
	}
	for i := range a.events {
		if !slices.Equal(sees(a.events[i]), sees(b.events[i])) {
			return false
		}
	}
	v, u := a.s.View(seat), b.s.View(seat)
	return v == u // its own hand, too
}

func cardOf(w *world, bot, reader grimoria.Seat, names *Names) []KnowsLine {
	view, public, read := w.s.View(bot), w.s.View(grimoria.NoSeat), w.s.View(reader)
	m := Project(&read)
	return Knows(&view, &public, &m, names)
}

// The card is the same whatever is hidden: from the bot, so that it tells what the bot knows and no
// more; and from its reader, who learns nothing of the bot's hand, of what it has seen alone, or of
// what a third one holds. The memory aid tells nothing that is hidden from the viewer.
func TestKnows(t *testing.T) {
	names := Names{"Anna", "Bruno", "Clara", "David", "Emma"}
	told := map[string]bool{}
	var catalogues []*words.Catalogue
	for _, lang := range words.Languages() {
		catalogues = append(catalogues, words.New(lang))
	}
	reads, thinks, reader := 0, 0, 0
	for seed := range ring.Pick(uint64(40), 120) {
		w := newWorld(t, seed, 30+int(seed*37%110))
		list := w.unseen()
		d := dice{seed: ^seed}
		seats := grimoria.Seat(w.s.Players())
		for range 25 {
			o := w.other(t, list[d.below(len(list))], list[d.below(len(list))])
			if o == nil {
				continue
			}
			for seat := range seats + 1 {
				who := seat
				if who == seats {
					who = grimoria.NoSeat
				}
				if !alike(w, o, who) {
					continue
				}
				v, u := w.s.View(who), o.s.View(who)
				for other := range seats {
					if other == who {
						continue
					}
					if a, b := Recall(&v, other), Recall(&u, other); a.Left != b.Left || !slices.Equal(a.Came, b.Came) {
						t.Fatalf("game %d: %v remembers what it cannot know of %v: %v, %v", seed, who, other, a, b)
					}
					reads++
					if a, b := cardOf(w, other, who, &names), cardOf(o, other, who, &names); !sameLines(a, b) {
						t.Fatalf("game %d: the card of %v tells %v what is hidden:\n%v\n%v", seed, other, who, a, b)
					}
					if who == grimoria.NoSeat {
						continue
					}
					thinks++
					if a, b := cardOf(w, who, other, &names), cardOf(o, who, other, &names); !sameLines(a, b) {
						t.Fatalf("game %d: the card of %v tells %v what the bot cannot know:\n%v\n%v", seed, who, other, a, b)
					}
				}
				if a, b := RestOf(&v), RestOf(&u); !slices.Equal(a.Adventures, b.Adventures) || !slices.Equal(a.Known, b.Known) || !slices.Equal(a.Treasures, b.Treasures) {
					t.Fatalf("game %d: %v counts what it cannot know: %v, %v", seed, who, a, b)
				}
			}
		}
		for bot := range seats {
			for read := range seats {
				if read == bot {
					continue
				}
				for _, l := range cardOf(w, bot, read, &names) {
					if l.Seat == bot {
						t.Fatal("a line about the bot's own hand")
					}
					if l.Seat < grimoria.NoSeat && l.Seat != read && l.Cards != nil {
						t.Fatalf("%v is told which places %v has", read, l.Seat)
					}
					if l.Seat == read && len(l.Cards) > 0 {
						reader++
					}
					gather(l.Text, told)
					if seed < 12 {
						for _, c := range catalogues {
							if text := l.Text.In(c); strings.ContainsAny(text, "<>{}") {
								t.Fatalf("%s: %q", c.Lang(), text)
							}
						}
					}
				}
			}
		}
	}
	for _, key := range []string{"knows.hand.empty", "knows.hand.left", "knows.hand.open", "knows.hand.part", "knows.seer.saw", "knows.seer.waits", "knows.unseen",
		"knows.under", "knows.counts.adventures", "knows.counts.treasures", "knows.never", "knows.own", "knows.secret.treasures"} {
		if !told[key] {
			t.Errorf("%s did not come up", key)
		}
	}
	if reads < 500 || thinks < 500 || reader < 50 {
		t.Errorf("only %d and %d comparisons, %d lines about the reader", reads, thinks, reader)
	}
	t.Logf("%d and %d comparisons", reads, thinks)
}

// gather notes the keys of a text and of what fills its gaps.
func gather(text words.Text, keys map[string]bool) {
	keys[text.Key] = true
	for _, arg := range text.Args {
		if p, ok := arg.(words.Part); ok {
			gather(p.Text, keys)
		}
	}
}

// What is remembered adds up: places seen and unseen are those in hand and put away, and the cards
// that cannot be placed, with the known ones, are all there are.
func TestMemoryAddsUp(t *testing.T) {
	left, known := 0, 0
	games(t, func(_, after *grimoria.State, _ grimoria.Decision, _ []grimoria.Event) {
		for seat := range grimoria.Seat(after.Players()) {
			v := after.View(seat)
			sum, away := 0, false
			for other := range grimoria.Seat(after.Players()) {
				if other == seat {
					continue
				}
				m := Recall(&v, other)
				if got, want := Count(m.Came), v.Places(other)+m.Left; got != want {
					t.Fatalf("%d places have come, want %d", got, want)
				}
				left += m.Left
				away = away || m.Left > 0
				for _, s := range m.Came {
					if s.Card == grimoria.NoCard {
						sum += s.N
					}
				}
			}
			r := RestOf(&v)
			known += len(r.Known)
			lies := after.Slots() > 0 && v.Lies(0)
			if c, _ := v.Slot(0); lies && c == grimoria.NoCard {
				sum++
			}
			if got := Count(r.Adventures); !away && after.Phase() != grimoria.PhaseOver && got != r.Stack+sum {
				t.Fatalf("%d adventure cards cannot be placed, %d on the stack and %d elsewhere", got, r.Stack, sum)
			}
		}
	})
	if left == 0 || known == 0 {
		t.Errorf("%d put away, %d known in the stacks", left, known)
	}
}

// What nobody need remember adds up, too: the adventure cards that do not lie open are those of the stack, the hidden one of
// the display, and the places in hand.
func TestOutOfSightAddsUp(t *testing.T) {
	states, cards := 0, 0
	games(t, func(_, after *grimoria.State, _ grimoria.Decision, _ []grimoria.Event) {
		v := after.View(grimoria.NoSeat)
		want := v.Stack()
		for seat := range grimoria.Seat(after.Players()) {
			if v.Left(seat) > 0 { // nobody knows which place was put away
				return
			}
			want += v.Places(seat)
		}
		for i := range v.Slots() {
			if c, isOpen := v.Slot(i); v.Lies(i) && (c == grimoria.NoCard || !isOpen) {
				want++
			}
		}
		if after.Phase() == grimoria.PhaseOver {
			return
		}
		adventures, _ := outOfSight(&v)
		states++
		cards += want
		if got := Count(adventures); got != want {
			t.Fatalf("%d adventure cards are out of sight, want %d", got, want)
		}
	})
	if states < 200 || cards == 0 {
		t.Errorf("only %d positions with %d cards", states, cards)
	}
}

// What was cast is what the spells were when the books opened, round by round.
func TestPast(t *testing.T) {
	for seed := range uint64(8) {
		w := newWorld(t, seed, 400)
		var p Past
		p.Add([]grimoria.Event{{Kind: grimoria.RoundBegan, Round: 1}})
		rounds := 0
		for _, events := range w.events {
			p.Add(events)
			for i := range events {
				if events[i].Kind != grimoria.Revealed {
					continue
				}
				rounds++
				for seat := range w.s.Players() {
					c := p.Casts[seat][rounds-1]
					if c.Round != rounds || c.Spell != int(events[i].List[seat]) {
						t.Fatalf("seat %d cast %+v in round %d", seat, c, rounds)
					}
					blocked := slices.Contains(events[i].List[:events[i].N], 2) && KindOf(c.Spell) == Black
					if c.Blocked != blocked {
						t.Fatalf("%+v of %v", c, events[i].List[:events[i].N])
					}
				}
			}
		}
		if rounds < 8 || len(p.Casts[0]) != rounds {
			t.Errorf("%d rounds, %d casts", rounds, len(p.Casts[0]))
		}
	}
}
