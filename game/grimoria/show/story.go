package show

import (
	"slices"

	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// Voice is how a story is told: with the names of all, or to one person, who is "you" in it.
type Voice struct {
	Names *Names
	You   grimoria.Seat // NoSeat: nobody is
}

// Good is what players have more or less of.
type Good uint8

// The goods.
const (
	Purse Good = iota // coins
	Court             // companions
	Land              // hidden places
	Hoard             // hidden treasures
)

// Change is a good of a player before and after what is told.
type Change struct {
	Seat     grimoria.Seat
	Good     Good
	Was, Now int
}

// Told is one thing that happens in a turn, told in a sentence with names and numbers: it stands on
// the stage while its beats play, and in the chronicle. It follows from what everybody sees.
type Told struct {
	From, To int           // the events that it tells: [From, To)
	By, On   grimoria.Seat // who does it, and to whom; NoSeat
	Face     grimoria.Seat // whose portrait stands beside it
	Through  uint8         // through whom a spell fails, a bit for each seat
	Text     words.Text
	Brief    words.Text // the same in fewer words, where there is less room; no key: there are no fewer
	Sub      words.Text // what there is to say besides; no key: nothing
	Why      words.Text // why it has hit whom it has; no key: that is plain
	Part     words.Text // what it has brought the player whose turn it is, as a part of Sum; no key: nothing
	Few      words.Text // the same in fewer words; no key: there are no fewer
	Coins    int        // what that is, if it is coins and nothing else
	Spell    int        // 0: none
	Card     grimoria.Card
	Drawn    []grimoria.Card // the cards that a spell draws, NoCard for each that is hidden
	Failed   bool            // the spell did nothing, and the text says why
	Loss     bool            // You have lost something to somebody
	Changes  []Change
}

// Tell tells what a decision has led to. m is the model before its events, as anybody sees it.
func Tell(m *Model, events []grimoria.Event, v Voice) (list []Told) {
	s := teller{Voice: v, m: *m, events: events}
	for s.at < len(events) {
		t, ok := s.next()
		if !ok {
			s.fold(s.at + 1)
			continue
		}
		t.From, t.To = s.at, max(t.To, s.at+1) // always advances, whatever the events are
		was := s.m
		s.fold(t.To)
		t.Changes = changes(&was, &s.m)
		for _, c := range t.Changes {
			t.Loss = t.Loss || c.Seat == v.You && c.Now < c.Was && t.By != v.You
		}
		list = append(list, t)
	}
	return list
}

// Length is how much room a sum has.
type Length uint8

// The lengths: with the name of the player, without it, and with the fewest words.
const (
	Whole Length = iota
	Nameless
	Fewest
	Lengths
)

// Sum tells in one sentence all that a player has done in a round.
func Sum(tales []Told, seat grimoria.Seat, v Voice, how Length) (text words.Text) {
	coins := 0
	for i := range tales {
		coins += tales[i].Coins
	}
	add := func(part words.Text) {
		switch {
		case part.Key == "":
		case text.Key == "":
			text = part
		default:
			text = words.Say("list.more", words.Gap("A", text), words.Gap("B", part))
		}
	}
	for i := range tales {
		if x := &tales[i]; x.Coins == 0 && how == Fewest && x.Few.Key != "" {
			add(x.Few)
		} else if x.Coins == 0 {
			add(x.Part)
		} else if coins > 0 { // all coins together, where the first of them came
			add(Coins(coins))
			coins = 0
		}
	}
	switch {
	case text.Key == "" || how > Whole:
		return text
	case seat == v.You:
		return words.Say("part.all.you", words.Gap("What", text))
	}
	return words.Say("part.all", words.Lit("Name", v.Names[seat%grimoria.MaxSeats]), words.Gap("What", text))
}

// changes compares what players have.
func changes(was, now *Model) (list []Change) {
	for i := range was.Players {
		h, k := &was.Seats[i], &now.Seats[i]
		before, _ := h.Companions()
		after, _ := k.Companions()
		for good, n := range [...][2]int{Purse: {h.Coins, k.Coins}, Court: {before, after}, Land: {h.NPlaces, k.NPlaces}, Hoard: {h.NHoard, k.NHoard}} {
			if n[0] != n[1] {
				list = append(list, Change{grimoria.Seat(i), Good(good), n[0], n[1]})
			}
		}
	}
	return list
}

// teller walks through the events of a decision.
type teller struct {
	Voice
	m      Model
	events []grimoria.Event
	at     int
}

// fold folds the events up to index to into the model.
func (s *teller) fold(to int) {
	for ; s.at < to; s.at++ {
		s.m.Fold(&s.events[s.at])
	}
}

// peek returns the index of the next event that everybody sees, from i on, if it is of one of the
// kinds; -1 if not.
func (s *teller) peek(i int, kinds ...grimoria.EventKind) int {
	for ; i < len(s.events); i++ {
		e := &s.events[i]
		if e.Only != rules.Everyone {
			continue
		}
		for _, k := range kinds {
			if e.Kind == k {
				return i
			}
		}
		return -1
	}
	return -1
}

func (s *teller) name(gap string, seat grimoria.Seat) words.Arg {
	return words.Lit(gap, s.Names[seat%grimoria.MaxSeats])
}

// say fills a sentence about who does something to whom; it has other forms if one of both is You.
func (s *teller) say(t *Told, key string, args ...any) {
	t.Text = s.sentence(key, t.By, t.On, args...)
}

func (s *teller) sentence(key string, by, on grimoria.Seat, args ...any) words.Text {
	args = append(args, s.name("Name", by), s.name("Other", on))
	switch {
	case by < grimoria.NoSeat && by == s.You:
		return words.Say(key+".you", args...)
	case on < grimoria.NoSeat && on == s.You:
		return words.Say(key+".mine", args...)
	}
	return words.Say(key, args...)
}

// part says what something has brought, in few words: of whose turn it is, or else with who it is.
func (s *teller) part(t *Told, by grimoria.Seat, part words.Text) {
	switch {
	case by == s.m.Active || by >= grimoria.NoSeat:
		t.Part = part
	case by == s.You:
		t.Part = words.Say("part.by.you", words.Gap("What", part))
	default:
		t.Part = words.Say("part.by", s.name("Name", by), words.Gap("What", part))
	}
}

// from says from whom something is.
func (s *teller) from(what words.Text, on grimoria.Seat) words.Text {
	if on == s.You {
		return words.Say("part.from.you", words.Gap("What", what))
	}
	return words.Say("part.from", words.Gap("What", what), s.name("Other", on))
}

// got notes coins that come to a player from the supply.
func (s *teller) got(t *Told, by grimoria.Seat, coins int) {
	if s.part(t, by, Coins(coins)); by == s.m.Active {
		t.Coins = coins
	}
}

// cardText names a card.
func cardText(c grimoria.Card) words.Text {
	if c == grimoria.NoCard {
		return words.Say("list.hidden")
	}
	return words.Say(CardName(c))
}

func told(by grimoria.Seat, to int) Told {
	return Told{To: to, By: by, Face: by, On: grimoria.NoSeat, Card: grimoria.NoCard}
}

func coinsGap(n int) any { return words.Gap("What", Coins(n)) }

func cardGap(c grimoria.Card) any {
	if c == grimoria.NoCard {
		return words.Ref("Card", "list.hidden")
	}
	return words.Ref("Card", CardName(c))
}

// next tells what begins with the event that is due; ok is false if nothing does.
func (s *teller) next() (t Told, ok bool) {
	i := s.at
	e := &s.events[i]
	if e.Only != rules.Everyone {
		return t, false
	}
	t = told(e.Seat, i+1)
	switch e.Kind {
	case grimoria.SpellCast:
		return s.cast(i), true
	case grimoria.Discarded:
		t.By, t.Face, t.Card = s.m.Active, s.m.Active, e.Card
		s.say(&t, "stage.gust", cardGap(e.Card))
		t.Part = words.Say("part.gust", words.Gap("Card", cardText(e.Card)))
		if j := s.peek(i+1, grimoria.Laid); j >= 0 {
			t.To = j + 1
			t.Sub = words.Say("stage.gust.new", cardGap(s.events[j].Card))
		}
	case grimoria.WentAway:
		s.putAway(&t, i)
	case grimoria.Attacked, grimoria.Named, grimoria.Paid, grimoria.Given:
		if e.Kind == grimoria.Paid && e.Card == grimoria.Merchant {
			s.merchant(&t, i)
			break
		}
		return s.attack(i), true
	case grimoria.LeftGame:
		if j := s.peek(i+1, grimoria.Reflected); j >= 0 {
			return s.attack(j), true
		}
		return t, false // a cloak that leaves with its companion: that is told
	case grimoria.CloakedOne:
		t.Card = e.Card
		s.say(&t, "stage.cloak", cardGap(e.Card))
		s.part(&t, t.By, words.Say("part.cloak", words.Gap("Card", cardText(e.Card))))
	case grimoria.Gained:
		s.companions(&t, i)
	case grimoria.Swapped:
		t.Card = e.Card
		s.say(&t, "stage.swap", cardGap(e.Card))
		s.part(&t, t.By, words.Say("part.swap", words.Gap("Card", cardText(e.Card))))
		if j := s.peek(i+1, grimoria.LeftGame); j >= 0 {
			t.To = j + 1
		}
	case grimoria.Taken:
		t.Card = e.Card
		if e.Card == grimoria.NoCard {
			s.say(&t, "stage.take.hidden")
		} else {
			s.say(&t, "stage.take", cardGap(e.Card))
		}
		s.part(&t, t.By, cardText(e.Card))
	default:
		return t, false
	}
	return t, true
}

// cast tells a spell with what it does at once.
func (s *teller) cast(i int) Told {
	e := &s.events[i]
	t := told(e.Seat, i+1)
	t.Spell = int(e.Spell)
	spell := words.Ref("Spell", SpellName(t.Spell))
	if j := s.peek(i+1, grimoria.Failed); j >= 0 {
		t.To = j + 1
		s.fail(&t, s.events[j].Why)
		return t
	}
	switch t.Spell {
	case 2:
		s.say(&t, "stage.stop")
		t.Part = words.Say(SpellName(2))
		return t
	case 8, 11:
		s.say(&t, "stage.safe")
		t.Part = words.Say("part.safe")
		if j := s.peek(i+1, grimoria.Laid); j >= 0 {
			t.To = j + 1
			t.Sub = words.Say("tale.laid", cardGap(s.events[j].Card))
		}
		return t
	case 3, 6, 7, 13:
		if j := s.peek(i+1, grimoria.Gained); j >= 0 {
			t.To = j + 1
			s.say(&t, "stage.coins", coinsGap(int(s.events[j].Coins)))
			s.got(&t, t.By, int(s.events[j].Coins))
			return t
		}
	case 4, 15:
		if j := s.peek(i+1, grimoria.Paid); j >= 0 {
			s.drawn(&t, j)
			return t
		}
	case 5:
		if j := s.peek(i+1, grimoria.TreasureDrawn); j >= 0 {
			t.To = j + 1
			s.say(&t, "stage.treasure")
			t.Part = words.Say("part.treasure", words.Num("Count", 1))
			return t
		}
	case 9, 12, 14:
		if j := s.peek(i+1, grimoria.Attacked); j >= 0 {
			return s.attack(j)
		}
	}
	s.say(&t, "stage.cast", spell)
	return t
}

// fail says why a spell does nothing, and through whom.
func (s *teller) fail(t *Told, why grimoria.Why) {
	t.Failed = true
	spell := words.Ref("Spell", SpellName(t.Spell))
	key := "stage.fail." + why.String()
	other := grimoria.NoSeat
	for i := range s.m.Players {
		seat, h := grimoria.Seat(i), &s.m.Seats[i]
		if why == grimoria.Blocked && h.Spell == 2 || why == grimoria.NotPoorest && seat != t.By && h.Coins < s.m.Seats[t.By].Coins {
			if other == grimoria.NoSeat || why == grimoria.NotPoorest && h.Coins < s.m.Seats[other].Coins {
				other = seat
			}
		}
	}
	t.Through = bit(other)
	switch why {
	case grimoria.Blocked:
		t.Face = other
		t.Text = s.sentence(key, other, grimoria.NoSeat, spell, words.Ref("Block", SpellName(2)))
		t.Sub = words.Say("stage.fail.blocked.all")
	case grimoria.NotPoorest:
		t.Text = s.sentence(key, other, grimoria.NoSeat, spell)
	case grimoria.NoCoin:
		s.say(t, key, spell)
	default:
		t.Text = words.Say(key, spell)
	}
	t.Few = words.Say("step.failed." + why.String())
	t.Part = words.Say("part.fail", spell, words.Gap("Why", words.Say("part.fail."+why.String())))
}

// drawn tells the cards that a spell draws for a coin.
func (s *teller) drawn(t *Told, i int) {
	paid := int(s.events[i].Coins)
	t.To = i + 1
	for j := s.peek(t.To, grimoria.Drawn); j >= 0; j = s.peek(t.To, grimoria.Drawn) {
		t.To = j + 1
		t.Drawn = append(t.Drawn, s.events[j].Card)
	}
	if len(t.Drawn) == 1 {
		t.Card = t.Drawn[0]
	}
	s.say(t, "stage.draw", coinsGap(paid), words.Gap("Cards", cardList(t.Drawn)))
	t.Brief = s.sentence("stage.drew", t.By, t.On, words.Num("Count", len(t.Drawn)))
	if len(t.Drawn) > 0 {
		t.Part = words.Say("part.for", words.Gap("Card", cardList(t.Drawn)), coinsGap(paid))
	}
	t.Few = words.Say("part.for", words.Gap("Card", words.Say("cards.count", words.Num("Count", len(t.Drawn)))), coinsGap(paid))
}

// cardList names cards, those of a kind once with their number.
func cardList(cards []grimoria.Card) words.Text {
	var parts []words.Text
	for i, c := range cards {
		if slices.Contains(cards[:i], c) {
			continue
		}
		n := 0
		for _, other := range cards {
			if other == c {
				n++
			}
		}
		switch {
		case c == grimoria.NoCard && n == 1:
			parts = append(parts, words.Say("list.hidden"))
		case c == grimoria.NoCard:
			parts = append(parts, words.Say("has.places", words.Num("Count", n)))
		case n == 1:
			parts = append(parts, words.Say(CardName(c)))
		default:
			parts = append(parts, words.Say("list.times", words.Num("Count", n), words.Ref("Card", CardName(c))))
		}
	}
	return words.Join(parts)
}

// putAway tells which card goes under its stack, for how much.
func (s *teller) putAway(t *Told, i int) {
	e := &s.events[i]
	t.Card = e.Card
	key := "stage.away.place"
	switch {
	case e.Card != grimoria.NoCard:
		key = "stage.away.card"
	case e.Treasure:
		key = "stage.away.treasure"
	}
	coins := 0
	for j := s.peek(t.To, grimoria.LeftGame, grimoria.Gained); j >= 0 && coins == 0; j = s.peek(t.To, grimoria.LeftGame, grimoria.Gained) {
		t.To, coins = j+1, int(s.events[j].Coins)
	}
	s.say(t, key, cardGap(e.Card), coinsGap(coins))
	t.Spell = 10
	gone := cardText(e.Card)
	switch key {
	case "stage.away.place":
		gone = words.Say("has.places", words.Num("Count", 1))
	case "stage.away.treasure":
		gone = words.Say("has.treasures", words.Num("Count", 1))
	}
	s.part(t, t.By, words.Say("part.away", words.Gap("Card", gone), coinsGap(coins)))
}

// merchant tells of a treasure that is bought.
func (s *teller) merchant(t *Told, i int) {
	t.Card = grimoria.Merchant
	if j := s.peek(t.To, grimoria.TreasureDrawn); j >= 0 {
		t.To = j + 1
	}
	s.say(t, "stage.buy", coinsGap(int(s.events[i].Coins)))
	t.Part = words.Say("part.for", words.Gap("Card", words.Say("part.treasure", words.Num("Count", 1))), coinsGap(int(s.events[i].Coins)))
}

// companions tells what companions bring: one sentence for all that pay a player in a row.
func (s *teller) companions(t *Told, i int) {
	var brought []grimoria.Card
	coins := 0
	for j := i; j >= 0; j = s.peek(t.To, grimoria.Gained) {
		e := &s.events[j]
		if e.Seat != t.By {
			break
		}
		t.To, coins = j+1, coins+int(e.Coins)
		if e.Card != grimoria.NoCard {
			t.Card = e.Card
			brought = append(brought, e.Card)
		}
	}
	s.got(t, t.By, coins)
	if len(brought) == 0 {
		s.say(t, "stage.coins", coinsGap(coins))
		return
	}
	s.say(t, "stage.bring", words.Gap("Cards", cardList(brought)), coinsGap(coins))
}

// attack tells whom an attack hits and what it takes; while an answer is due, what it wants.
func (s *teller) attack(i int) Told {
	e := &s.events[i]
	t := told(e.By, i+1)
	t.On, t.Spell = e.On, s.m.Attack.Spell
	mirrored := false
	switch e.Kind {
	case grimoria.Attacked, grimoria.Reflected:
		t.Spell = int(e.Spell)
		mirrored = e.Kind == grimoria.Reflected
		if j := s.peek(t.To, grimoria.Named); j >= 0 {
			t.To, t.Card = j+1, s.events[j].Card
		}
	case grimoria.Named:
		t.Card = e.Card
	default: // what is taken follows an answer
		t.By, t.On, t.To = s.m.Attack.By, s.m.Attack.On, i
	}
	t.Face = t.By
	switch j := s.peek(t.To, grimoria.Paid, grimoria.Given); {
	case j >= 0 && s.events[j].Kind == grimoria.Paid && s.events[j].Card == grimoria.NoCard:
		t.To = j + 1
		if k := s.peek(t.To, grimoria.Gained); k >= 0 {
			t.To = k + 1
		}
		s.say(&t, "stage.rob", coinsGap(int(s.events[j].Coins)))
		s.part(&t, t.By, s.from(Coins(int(s.events[j].Coins)), t.On))
	case j >= 0 && s.events[j].Kind == grimoria.Given:
		t.To, t.Card = j+1, s.events[j].Card
		key := "stage.seize"
		if t.Spell == 9 {
			key = "stage.given"
		}
		s.say(&t, key, cardGap(t.Card))
		s.part(&t, t.By, s.from(cardText(t.Card), t.On))
	case mirrored:
		t.Text = s.sentence("stage.mirror", t.By, t.On)
		s.part(&t, t.By, words.Say(CardName(grimoria.MagicMirror)))
		return t
	case t.Card != grimoria.NoCard:
		s.say(&t, "stage.named", cardGap(t.Card))
	case t.Spell == 12:
		s.say(&t, "stage.want.coins")
	default:
		s.say(&t, "stage.want")
	}
	if !mirrored && t.By == s.m.Active && t.On < grimoria.NoSeat {
		key := "companions"
		if t.Spell == 12 {
			key = "coins"
		}
		most := s.have(&t, t.On)
		if more := func(seat grimoria.Seat) bool { return s.have(&t, seat) > most }; !s.any(more) {
			key = "most." + key
		}
		t.Why = s.sentence("why."+key, grimoria.NoSeat, t.On, words.Num("Count", most))
	}
	switch safe := s.held(&t); {
	case mirrored:
		t.Sub = s.sentence("stage.mirror", t.By, t.On)
	case safe < grimoria.NoSeat:
		t.Sub = s.sentence("stage.held", safe, grimoria.NoSeat)
	}
	return t
}

// held returns whose protection an attack has passed over though they have more than its target,
// NoSeat for nobody.
func (s *teller) held(t *Told) grimoria.Seat {
	have := func(seat grimoria.Seat) int { return s.have(t, seat) }
	best := grimoria.NoSeat
	for seat := range grimoria.Seat(s.m.Players) {
		if seat != t.By && s.m.Protected(seat) && t.On < grimoria.NoSeat && have(seat) > have(t.On) && (best == grimoria.NoSeat || have(seat) > have(best)) {
			best = seat
		}
	}
	return best
}

// have returns how much a seat has of what an attack takes.
func (s *teller) have(t *Told, seat grimoria.Seat) int {
	if t.Spell == 12 {
		return s.m.Seats[seat].Coins
	}
	_, open := s.m.Seats[seat].Companions()
	return open
}

// any reports whether something is so of a player.
func (s *teller) any(is func(seat grimoria.Seat) bool) bool {
	for seat := range grimoria.Seat(s.m.Players) {
		if is(seat) {
			return true
		}
	}
	return false
}
