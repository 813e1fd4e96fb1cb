package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/ring"
)

// sheetSays returns all that stands on the sheet.
func sheetSays(a *ui.App) (text string) {
	for i := range a.Tree().Elements {
		if e := &a.Tree().Elements[i]; strings.HasPrefix(e.ID, "table.book") {
			text += e.ID + ": " + e.Text + "\n"
		}
	}
	return text
}

// A tap on a locked spell shows its rule and when it opens, also while another one is selected, which stays so.
func TestLockedSpellIsRead(t *testing.T) {
	for _, size := range [][2]float32{{1280, 720}, {844, 390}, {390, 844}} {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		deal(t, a, 3, 1, false)
		tb, _ := due(t, a)
		for _, picked := range []string{"", "table.spell.1"} {
			if picked != "" {
				press(t, a, picked)
			}
			for spell := tb.Model.Level + 1; spell <= grimoria.LastSpell; spell++ {
				before, was := tb.Session.Len(), tb.picked
				x, y := a.Tree().Find(fmt.Sprint("table.spell.", spell)).Rect.Center()
				tap(a, ui.Touch, x, y)
				said := sheetSays(a)
				if size[0] > 844 && !strings.Contains(said, a.T(show.SpellText(spell))) || !strings.Contains(said, a.T(show.SpellName(spell))) {
					t.Fatalf("%v: the tap on spell %d shows %s", size, spell, said)
				}
				if now := a.Tree().Find("table.book.now"); now != nil && now.Text != a.T("choose.locked", words.Num("Count", spell)) {
					t.Fatalf("%v: of locked spell %d stands there %q", size, spell, now.Text)
				}
				if tb.picked != was || tb.Session.Len() != before {
					t.Fatalf("%v: the tap on spell %d decides", size, spell)
				}
			}
		}
	}
}

// What the sheet says of a selected spell no pointer changes; of a spell that would bring nothing the button says so.
func TestSelectedSpellStays(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 3, 1, false)
	for n := range 40 {
		tb, phase := due(t, a)
		if tb == nil {
			break
		}
		if phase != grimoria.PhaseChoose {
			answer(t, a, n)
			continue
		}
		for spell := 1; spell <= min(tb.Model.Level, grimoria.LastSpell); spell++ {
			press(t, a, fmt.Sprint("table.spell.", spell))
			said := sheetSays(a)
			for other := 1; other <= grimoria.LastSpell; other++ {
				e := a.Tree().Find(fmt.Sprint("table.spell.", other))
				in := a.Rest()
				in.Device, in.Moved, in.X, in.Y = ui.Mouse, true, (e.Rect.X+e.Rect.W/2)*a.Scale(), (e.Rect.Y+e.Rect.H/2)*a.Scale()
				a.Tick(&in)
				if now := sheetSays(a); now != said {
					t.Fatalf("over spell %d the sheet of spell %d says\n%s, and not\n%s", other, spell, now, said)
				}
			}
			f := show.Foresee(&tb.Model, 0, spell, &tb.Names)
			e := a.Tree().Find("table.confirm")
			if f.Vain && e.Sub != a.T("act.vain") && e.Sub != f.Red.In(a.Words()) || f.Coins > 0 && !strings.Contains(e.Sub, "+"+show.Coins(f.Coins).In(a.Words())) {
				t.Fatalf("spell %d: the button says %q, %q", spell, e.Text, e.Sub)
			}
			if red := a.Tree().Find(fmt.Sprintf("table.spell.%d.now.0", spell)); f.Red.Key != "" && (red == nil || !red.Struck && red.Look != ui.LookCrest) {
				t.Fatalf("spell %d has no red words, but %+v", spell, red)
			}
		}
		answer(t, a, n)
	}
}

// Presses anywhere but on the two buttons decide nothing.
func TestTapsDecideNothing(t *testing.T) {
	for seed := range 3 {
		a := newApp(t, nil)
		size := []uitest.Size{{1280, 720}, {844, 390}, {390, 844}}[seed]
		a.Resize(size[0], size[1])
		deal(t, a, 3+seed%2, 1, false)
		dice := uint64(seed + 5)
		taps := 0
		for n := 0; taps < ring.Pick(400, 3400) && a.Scene() != "score"; n++ {
			tb, _ := due(t, a)
			if tb == nil {
				break
			}
			decline := tb.optionID(max(0, tb.decline()))
			for range 12 {
				var ids []string
				for i := range a.Tree().Elements {
					e := &a.Tree().Elements[i]
					if !e.Pressable() || !a.Tree().Reachable(e) || e.ID == "table.confirm" || strings.HasPrefix(e.ID, "table.order.") || tb.decline() >= 0 && e.ID == decline || e.ID == "table.speed" || e.ID == "table.undo" || e.ID == "table.menu" || e.ID == "table.rules" {
						continue
					}
					ids = append(ids, e.ID)
				}
				dice = dice*6364136223846793005 + 1442695040888963407
				id, before := ids[int(dice>>33)%len(ids)], tb.Session.Len()
				press(t, a, id)
				taps++
				if tb.Session.Len() != before || tb.Session.Choosing() && tb.Session.Sealed(tb.Actor) {
					t.Fatalf("a press on %s decides something", id)
				}
			}
			tb.Pull(board.NoDrawer)
			tb.cancel()
			answer(t, a, n)
		}
	}
}

// What each has done in the last round is in sight until the own next spell is sealed: as a sentence on desks, as plate and
// gains on phones, where a press on the player says it in words.
func TestRoundStaysInSight(t *testing.T) {
	for i, at := range trayScreens {
		if at.text > 100 && i%2 == 0 {
			continue
		}
		t.Run(fmt.Sprint(at.size, at.text), func(t *testing.T) {
			a := newApp(t, nil)
			a.Settings().TextScale = at.text
			a.Resize(at.size[0], at.size[1])
			a.Adapt()
			deal(t, a, 3+i%3, 1, false)
			rounds, seen, wanted := 0, 0, 0
			for n := 0; rounds < ring.Pick(4, 13) && a.Scene() != "score"; n++ {
				tb, phase := due(t, a)
				if tb == nil {
					break
				}
				if phase == grimoria.PhaseChoose && tb.Model.Round > 1 {
					rounds++
					for seat := range grimoria.Seat(tb.Model.Players) {
						want := show.Sum(tb.Deeds[seat].Tales, seat, tb.Voice(), show.Whole).In(a.Words())
						brief := show.Sum(tb.Deeds[seat].Tales, seat, tb.Voice(), show.Nameless).In(a.Words())
						few := show.Sum(tb.Deeds[seat].Tales, seat, tb.Voice(), show.Fewest).In(a.Words())
						if want == "" {
							t.Fatalf("round %d: nothing is known of %s", tb.Model.Round, tb.Names[seat])
						}
						wanted++
						if !tb.Boxes().Order.Empty() {
							if e := a.Tree().Find("table.order." + seat.String() + ".text"); e != nil && (slices.Contains([]string{want, brief, few}, e.Text)) {
								seen++
							}
							continue
						}
						if r := a.Tree().Find("table.rival." + seat.String()); r != nil && r.Rect.W >= 150 {
							if e := a.Tree().Find("table.rival." + seat.String() + ".deed"); e == nil || len(e.Icons) == 0 {
								t.Fatalf("round %d: the panel of %s shows nothing of the last round", tb.Model.Round, tb.Names[seat])
							}
						}
						tb.ShowRival(seat)
						if e := a.Tree().Find("drawer.deed"); e == nil || e.Text != want {
							t.Fatalf("the drawer of %s does not say %q", tb.Names[seat], want)
						}
						tb.Pull(board.NoDrawer)
						seen++
					}
				}
				answer(t, a, n)
			}
			if seen*100 < wanted*85 { // five players’ long turns do not fit into narrow rows; a press says them
				t.Errorf("%d of %d sentences are in sight", seen, wanted)
			}
		})
	}
}

// The main button names each kind of decision and says what it costs and brings; nobody is asked who has no choice.
func TestButtonNamesEveryDecision(t *testing.T) {
	kinds := map[grimoria.Kind]int{}
	for seed := range ring.Pick(6, 30) {
		a := newApp(t, nil)
		deal(t, a, 3+seed%3, 1, false)
		for n := 0; n < 400 && a.Scene() != "score"; n++ {
			tb, phase := due(t, a)
			if tb == nil {
				break
			}
			if len(tb.legal) < 2 {
				t.Fatalf("in phase %s there is nothing to choose", phase)
			}
			for i := range tb.options {
				o := &tb.options[i]
				if kinds[o.Decision.Kind]++; !tb.lies(o) {
					continue
				}
				if i == tb.decline() {
					if e := a.Tree().Find(tb.optionID(i)); e == nil || !e.Pressable() || e.Label != o.Text.In(a.Words()) {
						t.Fatalf("%v is not on the second button: %+v", o.Decision, e)
					}
					continue
				}
				tb.guard = 0
				if i != tb.single() {
					tb.pick(i)
				}
				e := a.Tree().Find("table.confirm")
				if e == nil || e.Disabled || e.Text == "" || !strings.Contains(e.Label, o.Text.In(a.Words())) {
					t.Fatalf("%v: the button says %+v", o.Decision, e)
				}
				if gains := (sheet{&tb.turn}).gainsOf(o); len(gains) > 0 && !slices.Contains(gains, e.Sub) {
					t.Fatalf("%v: the second line is %q, and not of %q", o.Decision, e.Sub, gains)
				}
				tb.cancel()
			}
			answer(t, a, n+seed)
		}
	}
	for _, k := range []grimoria.Kind{grimoria.Choose, grimoria.Take, grimoria.PutAway, grimoria.Give, grimoria.Seize, grimoria.Discard} {
		if kinds[k] == 0 {
			t.Errorf("%s was never asked: %v", k, kinds)
		}
	}
}

// In a round in which somebody alone goes before those who share a lower number, the ribbon says so, and the cards of the
// reveal stand in the two groups.
func TestOrderIsExplained(t *testing.T) {
	before, calm := 0, 0
	for seed := range ring.Pick(4, 12) {
		a := newApp(t, nil)
		a.Words().Use(words.Languages()[seed%len(words.Languages())])
		deal(t, a, 4, 1, false)
		for n := 0; n < 60 && a.Scene() != "score"; n++ {
			tb, phase := due(t, a)
			if tb == nil {
				break
			}
			if phase == grimoria.PhaseChoose {
				a.Settings().Speed = beat.Quadruple
			}
			answer(t, a, n)
			for k := 0; k < 400 && a.Settings().Speed == beat.Quadruple; k++ {
				wait(a, 1)
				if tb = TableOf(a); tb == nil {
					break
				}
				b, _ := tb.Queue.Current()
				if b == nil {
					break
				}
				if b.Kind != show.BeatHold {
					continue
				}
				clashes := b.After.Clashes()
				text := board.Overtakes(a, &b.After)
				if len(clashes) == 0 {
					calm++
				}
				if len(clashes) > 0 && b.After.Shared(b.After.Seats[b.After.Order[0]].Spell) == 1 && b.After.Seats[b.After.Order[0]].Spell > clashes[0] {
					before++
				}
				if e := a.Tree().Find("table.prompt"); text != "" && e.Text != text {
					t.Fatalf("the ribbon says %q, not %q", e.Text, text)
				}
				if a.Tree().Find("table.reveal.group.0") == nil {
					t.Fatal("the cards stand in no group")
				}
				break
			}
			a.Settings().Speed = beat.Instant
		}
	}
	if before == 0 || calm == 0 {
		t.Errorf("%d rounds in which the order is not that of the numbers, %d without a clash", before, calm)
	}
}

// While a spell is selected, a press on a card of the display shows the card and what it is worth, and keeps the spell.
func TestPressShowsCard(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 3, 1, false)
	tb, _ := due(t, a)
	press(t, a, "table.spell.3")
	picked := tb.picked
	for i := range tb.Model.NSlots {
		c := tb.Model.Slots[i].Card
		if c == grimoria.NoCard {
			continue
		}
		press(t, a, fmt.Sprint("table.display.", i))
		says := sheetSays(a)
		if w := tb.Model.Seats[0].WorthOf(c, 1); !strings.Contains(says, a.T(show.CardText(c))) || !strings.Contains(says, w.Text().In(a.Words())) {
			t.Errorf("a press on %s shows %s", c, says)
		}
		if tb.picked != picked || tb.Session.Sealed(0) {
			t.Fatal("the spell is not kept")
		}
	}
	press(t, a, "table.spell.2")
	if says := sheetSays(a); !strings.Contains(says, a.T(show.SpellText(2))) {
		t.Errorf("a press on a spell shows %s", says)
	}
}

// What is read at once while a spell is chosen is little: 120 words on desks, 60 on phones, but for the names of spells.
func TestFewWords(t *testing.T) {
	for _, at := range trayScreens {
		a := newApp(t, nil)
		a.Settings().TextScale = at.text
		a.Resize(at.size[0], at.size[1])
		a.Adapt()
		deal(t, a, 4, 1, false)
		for n := 0; n < 60 && a.Scene() != "score"; n++ {
			tb, phase := due(t, a)
			if tb == nil {
				break
			}
			if phase == grimoria.PhaseChoose && tb.Model.Round > 2 {
				press(t, a, "table.spell.7")
				count := 0
				for i := range a.Tree().Elements {
					e := &a.Tree().Elements[i]
					if r := e.Seen(); e.Look == board.LookCell || r.Empty() {
						continue
					}
					for _, w := range strings.Fields(e.Text + " " + e.Sub) {
						if strings.ContainsFunc(w, unicode.IsLetter) {
							count++
						}
					}
				}
				most := 120
				if tb.Boxes().Small {
					most = 60
				}
				if count > most {
					t.Errorf("%v at %d %%: %d words, at most %d", at.size, at.text, count, most)
				}
				break
			}
			answer(t, a, n)
		}
	}
}

// A press on a row of the scroll shows the last round once more, in six seconds at most; then the game is as it was.
func TestRoundIsWatchedAgain(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 4, 1, false)
	watched := 0
	for n := 0; n < 60 && watched < 6; n++ {
		tb, phase := due(t, a)
		if tb == nil {
			break
		}
		if phase == grimoria.PhaseChoose && tb.Model.Round > 1 {
			a.Settings().Speed = beat.Normal
			press(t, a, "table.spell.1")
			before, model, picked := tb.Session.Len(), tb.Model, tb.picked
			seat := grimoria.Seat(watched % 4)
			press(t, a, "table.order."+seat.String())
			if a.Scene() != "replay" {
				t.Fatalf("a press on the row leads to %s", a.Scene())
			}
			ticks, told := 0, 0
			for ; a.Scene() == "replay" && ticks < 2000; ticks++ {
				wait(a, 1)
				if e := a.Tree().Find("table.stage.text"); e != nil && strings.Contains(e.Text, tb.Names[seat]) {
					told++
				}
			}
			if ticks > 420 || told == 0 {
				t.Errorf("the round takes %d ticks; of %s is told in %d", ticks, tb.Names[seat], told)
			}
			if a.Scene() != "grimoria" || tb.Session.Len() != before || tb.Model != model || tb.picked != picked {
				t.Errorf("the game is not as it was, but in %s", a.Scene())
			}
			watched++
			a.Settings().Speed = beat.Instant
		}
		answer(t, a, n)
	}
	if watched < 6 {
		t.Errorf("only %d rounds were watched", watched)
	}
}
