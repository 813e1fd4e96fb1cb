package show

import (
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Some are cards of one kind, or face-down ones whose kind is not known.
type Some struct {
	Card  grimoria.Card // NoCard: not known
	Hoard bool          // of those that are not known: they have the treasures' back
	N     int
}

// Memory is what the owner of a view can know of the places in another's hand by a perfect memory
// (G11.4).
type Memory struct {
	Came []Some // places that were seen to come, then those that came unseen
	Left int    // how many of all these have been put away unseen
}

// Recall returns what the owner of a view can know of a seat.
func Recall(v *grimoria.View, seat grimoria.Seat) Memory {
	m := Memory{Left: v.Left(seat)}
	unseen := v.Places(seat) + m.Left
	for c := range grimoria.Card(grimoria.Places) {
		if n := v.Came(seat, c); n > 0 {
			m.Came = append(m.Came, Some{Card: c, N: n})
			unseen -= n
		}
	}
	if unseen > 0 {
		m.Came = append(m.Came, Some{Card: grimoria.NoCard, N: unseen})
	}
	return m
}

// Text says what is remembered.
func (m Memory) Text() words.Text {
	if len(m.Came) == 0 {
		return words.Say("knows.hand.empty")
	}
	text := words.Say("recall.places", words.Gap("What", Listed(m.Came)))
	if m.Left > 0 {
		text = words.Say("recall.left", words.Gap("What", text), words.Num("Count", m.Left))
	}
	return text
}

// Listed names cards: "2 × castle, city and 1 unknown place".
func Listed(list []Some) words.Text {
	var parts []words.Text
	for _, s := range list {
		switch {
		case s.Card == grimoria.NoCard && s.Hoard:
			parts = append(parts, words.Say("has.treasures", words.Num("Count", s.N)))
		case s.Card == grimoria.NoCard:
			parts = append(parts, words.Say("recall.unknown", words.Num("Count", s.N)))
		default:
			parts = append(parts, words.Say("list.times", words.Num("Count", s.N), words.Ref("Card", CardName(s.Card))))
		}
	}
	return words.Join(parts)
}

// Depth is a card of a stack that is known to lie there.
type Depth struct {
	Card  grimoria.Card
	Above int // how many cards lie above it
}

// Rest is what the owner of a view can know of both stacks by a perfect memory: the cards whose
// place it cannot know, and those that it knows to lie in a stack.
type Rest struct {
	Adventures, Treasures []Some
	Stack, Hoard          int // how many of these lie in the stacks
	Known                 []Depth
}

// RestOf returns what the owner of a view can know of the stacks.
func RestOf(v *grimoria.View) Rest {
	var r Rest
	for c := range grimoria.NoCard {
		n := v.Pool(c)
		switch {
		case n == 0:
		case c.IsTreasure():
			r.Treasures = append(r.Treasures, Some{Card: c, N: n})
		default:
			r.Adventures = append(r.Adventures, Some{Card: c, N: n})
		}
	}
	p := v.Position()
	known := func(stack []grimoria.Card) (n int) {
		for i, c := range stack {
			if c == grimoria.NoCard {
				n++
			} else {
				r.Known = append(r.Known, Depth{Card: c, Above: i})
			}
		}
		return n
	}
	r.Stack, r.Hoard = known(p.Stack), known(p.Treasures)
	return r
}

// Count adds up cards.
func Count(list []Some) (n int) {
	for _, s := range list {
		n += s.N
	}
	return n
}

// KnowsLine is a line of the card "What this bot knows".
type KnowsLine struct {
	Seat  grimoria.Seat // whose hand it is about, NoSeat for none
	Text  words.Text
	Cards []Some // what the line counts, nil if it has only words
}

// Knows says what the bot at bot.Me knows, from the view that it gets. The card must not reveal
// anything hidden to its reader:
//
//   - It says nothing of the bot's own hand, nor which cards it has seen face down or put away.
//   - It names hidden places only where the model's viewer sees them: in the viewer's own hand.
//     Elsewhere it says how many the bot knows, which follows from what everybody saw, without
//     doing the viewer's remembering.
//   - Cards out of sight are counted from what lies open now. The bot's own count is better by its
//     own hand and would give that away.
//
// Public is the view of NoSeat in the same position.
func Knows(bot, public *grimoria.View, m *Model, names *Names) []KnowsLine {
	var lines []KnowsLine
	plain := func(text words.Text, cards ...Some) {
		lines = append(lines, KnowsLine{Seat: grimoria.NoSeat, Text: text, Cards: cards})
	}
	n := grimoria.Seat(m.Players)
	if m.Viewer < n && m.Viewer != bot.Me { // the reader's own line comes first
		lines = append(lines, knowsOf(bot, m.Viewer, true))
	}
	for i := grimoria.Seat(1); i < n; i++ {
		if seat := (bot.Me + i) % n; seat != m.Viewer {
			lines = append(lines, knowsOf(bot, seat, false))
		}
	}
	if key := knowsHidden(bot); key != "" {
		plain(words.Say(key))
	}
	p := bot.Position()
	under := 0
	for _, stack := range [][]grimoria.Card{p.Stack, p.Treasures} {
		for _, c := range stack {
			if c != grimoria.NoCard {
				under++
			}
		}
	}
	if under > 0 {
		plain(words.Say("knows.under", words.Num("Count", under)))
	}
	adventures, treasures := outOfSight(public)
	plain(words.Say("knows.counts.adventures", words.Num("N", Count(adventures)), words.Num("Count", grimoria.AdventureCards)), adventures...)
	plain(words.Say("knows.counts.treasures", words.Num("N", Count(treasures)), words.Num("Count", grimoria.TreasureCards)), treasures...)
	secrets := []words.Text{words.Say("knows.secret.stacks"), words.Say("knows.secret.spells")}
	if !public.Shows(bot.Me) {
		secrets = append(secrets, words.Say("knows.secret.treasures"))
	}
	plain(words.Say("knows.never", words.Gap("What", words.Join(secrets))))
	if !public.Shows(bot.Me) {
		plain(words.Say("knows.own", words.Lit("Name", names[bot.Me])))
	}
	return lines
}

// knowsOf says what the bot knows of the places in a hand; their owner is told which.
func knowsOf(bot *grimoria.View, seat grimoria.Seat, owner bool) KnowsLine {
	l := KnowsLine{Seat: seat}
	m := Recall(bot, seat)
	all, known := Count(m.Came), 0
	for _, s := range m.Came {
		if s.Card != grimoria.NoCard {
			known += s.N
		}
	}
	switch {
	case bot.Shows(seat):
		l.Text = words.Say("knows.hand.open")
		return l
	case all == 0:
		l.Text = words.Say("knows.hand.empty")
	case m.Left > 0:
		l.Text = words.Say("knows.hand.left", words.Num("N", known), words.Num("Count", all), words.Num("M", m.Left))
	default:
		l.Text = words.Say("knows.hand.part", words.Num("N", known), words.Num("Count", all))
	}
	if owner {
		l.Cards = m.Came
	}
	return l
}

// knowsHidden returns the key of what is said about the face-down card of the display, "" for
// nothing: that the bot has seen it follows from what everybody saw, too.
func knowsHidden(bot *grimoria.View) string {
	seer := bot.Held(bot.Me, grimoria.Seer) > 0
	lies := bot.Slots() > 0 && bot.Lies(0)
	c, isOpen := grimoria.NoCard, true
	if lies {
		c, isOpen = bot.Slot(0)
	}
	switch {
	case lies && !isOpen && c != grimoria.NoCard && seer:
		return "knows.seer.saw"
	case lies && !isOpen && c != grimoria.NoCard:
		return "knows.saw"
	case seer:
		return "knows.seer.waits"
	case lies && !isOpen:
		return "knows.unseen"
	}
	return ""
}

// outOfSight counts the cards that nobody needs a memory for: those that do not lie open before all.
func outOfSight(public *grimoria.View) (adventures, treasures []Some) {
	for c := range grimoria.NoCard {
		if c.IsTreasure() {
			if n := public.Pool(c); n > 0 {
				treasures = append(treasures, Some{Card: c, N: n})
			}
			continue
		}
		n := c.Copies() - public.Discarded(c)
		for i := range public.Slots() {
			if at, isOpen := public.Slot(i); isOpen && at == c {
				n--
			}
		}
		for seat := range grimoria.Seat(public.Players()) {
			if c.IsCompanion() || public.Shows(seat) {
				n -= public.Held(seat, c)
			}
		}
		if n > 0 {
			adventures = append(adventures, Some{Card: c, N: n})
		}
	}
	return adventures, treasures
}

// Cast is a spell that everybody saw in an open book.
type Cast struct {
	Round, Spell int
	Blocked      bool // it was black magic, and blocked
}

// Past is what everybody saw each seat choose.
type Past struct {
	Casts [grimoria.MaxSeats][]Cast

	round int
}

// Add adds what happened next, from the set-up on.
func (p *Past) Add(events []grimoria.Event) {
	for i := range events {
		switch e := &events[i]; e.Kind {
		case grimoria.RoundBegan:
			p.round = int(e.Round)
		case grimoria.Revealed:
			blocked := false
			for _, spell := range e.List[:e.N] {
				blocked = blocked || spell == 2
			}
			for seat, spell := range e.List[:e.N] {
				p.Casts[seat] = append(p.Casts[seat], Cast{Round: p.round, Spell: int(spell), Blocked: blocked && KindOf(int(spell)) == Black})
			}
		}
	}
}
