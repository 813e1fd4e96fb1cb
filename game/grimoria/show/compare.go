package show

import (
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Deed returns a decision of the viewer as it stands on a button.
func Deed(m *Model, d grimoria.Decision, names *Names) words.Text {
	o := option(m, d, names)
	return o.Text
}

// CardOf returns the card that a decision of the viewer is about, NoCard for none or an unknown one.
func CardOf(m *Model, d grimoria.Decision) grimoria.Card {
	o := option(m, d, &Names{})
	return o.Card
}

// Facts are what is known of two decisions from playing them out.
type Facts struct {
	More     [grimoria.MaxSeats]int // hundredths of a point that each seat has more after the better one, when the round is over
	Black    int                    // in how many of 100 rounds another one casts black magic, attacks, protects themself, or blocks
	Attacks  int
	Shielded int
	Blocked  int
}

// seldom and often are in how many of 100 rounds something that a spell depends on happens so that it is the reason.
const seldom, often = 25, 30

// Better says why one decision of the viewer is better than another one: what the worse one lacks or the better one does, and
// then what both come to when the round is over; if that is nothing yet, how long it can still pay.
func Better(m *Model, better, worse grimoria.Decision, f *Facts, names *Names) []words.Text {
	var list []words.Text
	text, told := reason(m, better, worse, f, names)
	if text.Key != "" {
		list = append(list, text)
	}
	stake := f.stake(m.Viewer, told, names)
	now, left := f.More[m.Viewer%grimoria.MaxSeats], grimoria.LastLevel-m.Level
	switch {
	case stake.Key != "":
		list = append(list, stake)
	case told:
	case left > 1 && points(-now) > 0:
		list = append(list, words.Say("owl.lesson.sown", words.Num("Count", points(-now)), words.Num("Rounds", left)))
	case left > 0:
		list = append(list, words.Say("owl.lesson.later", words.Num("Count", left)))
	default:
		list = append(list, words.Say("owl.lesson.end"))
	}
	return list
}

// points returns hundredths of a point as points, 0 for less than half a one.
func points(hundredths int) int { return (max(0, hundredths) + 50) / 100 }

// reason says what the worse decision lacks, or what the better one does; no key: nothing that can be told. told reports
// whether that says how many points it brings right now.
func reason(m *Model, better, worse grimoria.Decision, f *Facts, names *Names) (text words.Text, told bool) {
	if better.Kind == grimoria.Choose {
		if text = f.lacks(m, int(worse.Arg), names); text.Key == "" {
			text = f.does(m, int(better.Arg), names)
		}
		if text.Key == "" && better.Arg < worse.Arg {
			text = say("owl.lesson.first", int(better.Arg))
		}
		return text, false
	}
	is, was := option(m, better, names), option(m, worse, names)
	if worse.Kind == grimoria.Accept && was.Follows.Key != "" {
		return was.Follows, false
	}
	unknown := is.Slot >= 0 && is.Card == grimoria.NoCard || was.Slot >= 0 && was.Card == grimoria.NoCard
	more, less := gain(m, better, names), gain(m, worse, names)
	switch {
	case unknown || more <= less || points(-f.More[m.Viewer%grimoria.MaxSeats]) > 0:
		return words.Text{}, false
	case better.Kind == grimoria.Take && worse.Kind == grimoria.Take && less >= 0:
		return words.Say("owl.lesson.worth", words.Num("Count", more), words.Num("Less", less), words.Ref("Card", CardName(is.Card)), words.Ref("Other", CardName(was.Card))), true
	}
	return words.Say("owl.lesson.now", words.Num("Count", more-less)), true
}

// say says something of a spell.
func say(key string, spell int, args ...any) words.Text {
	return words.Say(key, append(args, words.Ref("Spell", SpellName(spell)))...)
}

// lacks says why a spell is a bad choice now.
func (f *Facts) lacks(m *Model, spell int, names *Names) words.Text {
	now := Foresee(m, m.Viewer, spell, names)
	kind := KindOf(spell)
	switch {
	case now.Vain:
		return say("owl.lesson.vain", spell, words.Gap("What", now.Text))
	case spell == 2 && f.Black == 0:
		return words.Say("owl.lesson.no_black.never")
	case kind == Protection && f.Attacks == 0:
		return words.Say("owl.lesson.no_attack.never")
	case spell == 2 && f.Black < seldom:
		return words.Say("owl.lesson.no_black", words.Num("Count", f.Black))
	case kind == Protection && f.Attacks < seldom:
		return words.Say("owl.lesson.no_attack", words.Num("Count", f.Attacks))
	case kind == Black && f.Blocked >= often:
		return say("owl.lesson.blocked", spell, words.Num("Count", f.Blocked), words.Ref("Block", SpellName(2)))
	case kind == Attacking && f.Shielded >= often:
		return say("owl.lesson.shielded", spell, words.Num("Count", f.Shielded))
	}
	return words.Text{}
}

// does says what a spell does now.
func (f *Facts) does(m *Model, spell int, names *Names) words.Text {
	now := Foresee(m, m.Viewer, spell, names)
	kind := KindOf(spell)
	switch {
	case now.Vain:
	case spell == 2 && f.Black >= often:
		return say("owl.lesson.black", spell, words.Num("Count", f.Black))
	case kind == Protection && f.Attacks >= often:
		return say("owl.lesson.attacked", spell, words.Num("Count", f.Attacks))
	case kind == Attacking && now.Prey < grimoria.NoSeat && now.Coins > 0:
		return say("owl.lesson.purse", spell, words.Lit("Name", names[now.Prey]), words.Gap("What", Coins(now.Coins)))
	case kind == Attacking && now.Prey < grimoria.NoSeat:
		return say("owl.lesson.prey", spell, words.Lit("Name", names[now.Prey]))
	case now.Hoard > 0:
		return say("owl.lesson.hoard", spell)
	case now.Cards > 0:
		return say("owl.lesson.draws", spell, words.Num("Count", now.Cards))
	case now.Coins > 0:
		return say("owl.lesson.coins", spell, words.Gap("What", Coins(now.Coins)))
	}
	return words.Text{}
}

// stake says what the better decision brings by the end of the round, in whole points; no key: less than half a point. told: how
// many points it brings its player is said already. What a rival loses counts if no other one gains as much.
func (f *Facts) stake(me grimoria.Seat, told bool, names *Names) words.Text {
	rival, less, more := grimoria.NoSeat, 0, 0
	for seat := range grimoria.Seat(grimoria.MaxSeats) {
		n := f.More[seat]
		if seat == me {
			continue
		}
		if more = max(more, n); -n > less {
			rival, less = seat, -n
		}
	}
	own, fewer := points(f.More[me%grimoria.MaxSeats]), points(less)
	if less <= more {
		fewer = 0
	}
	switch {
	case own > 0 && fewer > 0 && !told:
		return words.Say("owl.lesson.both", words.Num("Count", own), words.Lit("Name", names[rival]), words.Num("Fewer", fewer))
	case own > 0 && !told:
		return words.Say("owl.lesson.more", words.Num("Count", own))
	case fewer > 0:
		return words.Say("owl.lesson.fewer", words.Num("Count", fewer), words.Lit("Name", names[rival]))
	}
	return words.Text{}
}

// gain is by how many points a decision changes what the viewer's hand is worth now, as far as it is known.
func gain(m *Model, d grimoria.Decision, names *Names) int {
	h := &m.Seats[m.Viewer%grimoria.MaxSeats]
	o := option(m, d, names)
	var w Worth
	switch d.Kind {
	case grimoria.Take, grimoria.Seize:
		w = h.WorthOf(o.Card, 1)
	case grimoria.Swap:
		if o.Card != grimoria.NoCard {
			w = h.Trade(grimoria.Witch, o.Card)
		}
	case grimoria.PutAway, grimoria.Give:
		w = h.WorthOf(o.Card, -1)
	}
	return w.Points
}
