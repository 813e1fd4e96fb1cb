package show

import (
	"slices"

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
	More    [grimoria.MaxSeats]int // hundredths of a point that each seat has more after the better one, when the round is over
	Later   [grimoria.MaxSeats]int // and can expect to have more at dawn
	Own     [len(parts)]int        // what the viewer's of More are made of
	Safe    [grimoria.MaxSeats]int // in how many of 100 rounds each other seat is protected from attacks
	Black   int                    // in how many of 100 rounds another one casts black magic, attacks, or blocks
	Attacks int
	Blocked int
}

// parts are the names of a score's parts, in their order.
var parts = [...]string{"score.coins", "score.places", "score.treasures", "score.companions", "score.bonus"}

// brings tells which part of a score a reason names already.
var brings = map[string]string{"owl.lesson.coins": parts[0], "owl.lesson.purse": parts[0], "owl.lesson.hoard": parts[2], "owl.lesson.prey": parts[3], "owl.lesson.purse.unless": parts[0], "owl.lesson.prey.unless": parts[3]}

// seldom and often are in how many of 100 rounds something that a spell depends on happens so that it is the reason.
const seldom, often = 25, 30

// Better says why one decision of the viewer is better than another one: what the worse one lacks, what the better one does, and
// then what both come to when the round is over; if that is nothing yet, what they can come to by dawn.
func Better(m *Model, better, worse grimoria.Decision, f *Facts, names *Names) []words.Text {
	var list []words.Text
	told := false
	if better.Kind == grimoria.Choose {
		list = f.spells(m, int(better.Arg), int(worse.Arg), names)
	} else if text, worth := reason(m, better, worse, f, names); text.Key != "" {
		list, told = []words.Text{text}, worth
	}
	me := m.Viewer % grimoria.MaxSeats
	now, later := f.More[me], f.Later[me]
	if stake := stake(false, &f.More, m.Viewer, told, names); stake.Key != "" {
		list = append(list, stake)
		if part := f.most(now); part != "" && !told && !slices.ContainsFunc(list, func(t words.Text) bool { return brings[t.Key] == part }) {
			key := "owl.lesson.most"
			if part == parts[4] {
				key = "owl.lesson.bonus"
			}
			list = append(list, words.Say(key, words.Ref("Part", part)))
		}
		return list
	}
	hoped := stake(true, &f.Later, m.Viewer, false, names)
	switch {
	case told:
	case points(-now) > 0 && points(later) > 0:
		list = append(list, words.Say("owl.lesson.sown", words.Num("Count", points(-now)), words.Num("Later", points(later))))
	case points(-now) == 0 && hoped.Key != "":
		list = append(list, hoped)
	default:
		list = append(list, words.Say("owl.lesson.even"))
	}
	return list
}

// most returns the name of the part of a score that makes more than half of the points that the viewer has more, if these are
// many; "" for none.
func (f *Facts) most(now int) string {
	const many = 3
	for i, n := range f.Own {
		if points(now) >= many && 2*n > now {
			return parts[i]
		}
	}
	return ""
}

// spells says what the worse of two spells lacks and what the better one does.
func (f *Facts) spells(m *Model, better, worse int, names *Names) (list []words.Text) {
	for _, text := range []words.Text{f.lacks(m, worse, names), f.does(m, better, names)} {
		if text.Key != "" {
			list = append(list, text)
		}
	}
	if list == nil && better < worse && KindOf(better) != Attacking {
		list = []words.Text{say("owl.lesson.first", better)}
	}
	return list
}

// other names who else casts a spell: the rival, or with several of them what stands for somebody.
func other(m *Model, somebody string, names *Names) any {
	if m.Players == 2 {
		return words.Lit("Who", names[1-m.Viewer])
	}
	return words.Ref("Who", somebody)
}

// points returns hundredths of a point as points, 0 for less than half a one.
func points(hundredths int) int { return (max(0, hundredths) + 50) / 100 }

// reason says what a decision that is no spell does better; no key: nothing that can be told. told reports whether that says
// how many points it brings right now.
func reason(m *Model, better, worse grimoria.Decision, f *Facts, names *Names) (text words.Text, told bool) {
	is, was := option(m, better, names), option(m, worse, names)
	if worse.Kind == grimoria.Accept && was.Follows.Key != "" {
		return was.Follows, false
	}
	unknown := is.Slot >= 0 && is.Card == grimoria.NoCard || was.Slot >= 0 && was.Card == grimoria.NoCard
	more, less := Gain(m, better), Gain(m, worse)
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
	case now.Gone > 0:
		return say("owl.lesson.gone", spell)
	case spell == 2 && f.Black == 0:
		return say("owl.lesson.no_black.never", spell)
	case kind == Protection && f.Attacks == 0:
		return say("owl.lesson.no_attack.never", spell)
	case spell == 2 && f.Black < seldom:
		return say("owl.lesson.no_black", spell, words.Num("Count", f.Black))
	case kind == Protection && f.Attacks < seldom:
		return say("owl.lesson.no_attack", spell, words.Num("Count", f.Attacks))
	case kind == Black && f.Blocked >= often:
		return say("owl.lesson.blocked", spell, words.Num("Count", f.Blocked), words.Ref("Block", SpellName(2)))
	case kind == Attacking && now.Prey < grimoria.NoSeat && f.Safe[now.Prey] >= often:
		return say("owl.lesson.shielded", spell, words.Num("Count", f.Safe[now.Prey]), words.Lit("Name", names[now.Prey]))
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
		return say("owl.lesson.black", spell, words.Num("Count", f.Black), other(m, "owl.lesson.another", names))
	case kind == Protection && f.Attacks >= often:
		return say("owl.lesson.attacked", spell, words.Num("Count", f.Attacks), other(m, "owl.lesson.somebody", names))
	case kind == Attacking && now.Prey < grimoria.NoSeat && f.Safe[now.Prey] > 50:
		if m.Players > 2 {
			return say("owl.lesson.prey.next", spell, words.Num("Count", f.Safe[now.Prey]), words.Lit("Name", names[now.Prey]))
		}
	case kind == Attacking && now.Prey < grimoria.NoSeat:
		key := "owl.lesson.prey"
		if now.Coins > 0 {
			key = "owl.lesson.purse"
		}
		if f.Safe[now.Prey] >= seldom {
			key += ".unless"
		}
		return say(key, spell, words.Lit("Name", names[now.Prey]), words.Gap("What", Coins(now.Coins)))
	case now.Guests > 0:
		return say("owl.lesson.prey.tied", spell)
	case now.Hoard > 0:
		return say("owl.lesson.hoard", spell)
	case now.Cards > 0:
		return say("owl.lesson.draws", spell, words.Num("Count", now.Cards))
	case now.Coins > 0:
		return say("owl.lesson.coins", spell, words.Gap("What", Coins(now.Coins)))
	}
	return words.Text{}
}

// stake says what the better decision brings, in whole points, from what everybody has more after it; no key: less than half a
// point. That is when the round is over, or later, at dawn. told: how many points it brings its player is said already. What a rival
// loses counts if no other one gains as much, and if it is more than the player's own loss, which is said, too.
func stake(later bool, more *[grimoria.MaxSeats]int, me grimoria.Seat, told bool, names *Names) words.Text {
	rival, less, gain := grimoria.NoSeat, 0, 0
	for seat := range grimoria.Seat(grimoria.MaxSeats) {
		n := more[seat]
		if seat == me {
			continue
		}
		if gain = max(gain, n); -n > less {
			rival, less = seat, -n
		}
	}
	mine := more[me%grimoria.MaxSeats]
	own, lost, fewer := points(mine), points(-mine), points(less)
	if less <= gain || fewer <= lost {
		fewer = 0
	}
	key := ""
	switch {
	case own > 0 && fewer > 0 && !told:
		key = "owl.lesson.both"
	case own > 0 && !told:
		key, fewer = "owl.lesson.more", 0
	case fewer > 0 && lost > 0:
		key = "owl.lesson.trade"
	case fewer > 0:
		key = "owl.lesson.fewer"
	default:
		return words.Text{}
	}
	if later {
		key += ".later"
	}
	if fewer == 0 {
		return words.Say(key, words.Num("Count", own))
	}
	if own > 0 && !told {
		return words.Say(key, words.Num("Count", own), words.Lit("Name", names[rival]), words.Num("Fewer", fewer))
	}
	return words.Say(key, words.Num("Count", fewer), words.Lit("Name", names[rival]), words.Num("Own", lost))
}

// Gain is by how many points a decision changes what the viewer's hand is worth now, as far as it is known.
func Gain(m *Model, d grimoria.Decision) int {
	h := &m.Seats[m.Viewer%grimoria.MaxSeats]
	o := option(m, d, &Names{})
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
