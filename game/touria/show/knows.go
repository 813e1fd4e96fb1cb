package show

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// KnowsLine is one line of the card "What this bot knows".
type KnowsLine struct {
	// Seat is the player whose things the line is about, NoSeat for none.
	Seat rules.Seat
	Text words.Text
	// Icons shows what the bot knows of the seat's things, as far as the viewer
	// may learn it, gems of hidden colour included. Nil if the line has only
	// numbers.
	Icons []ui.Icon
	// Maybe shows the colours that the hidden gems can have.
	Maybe []ui.Icon
	// Goods and Colours say the same in words.
	Goods, Colours words.Text
}

// Knows says what the bot at bot.Me knows, from the view that it gets. The card
// must not reveal anything hidden to its reader:
//
//   - It says nothing of the bot's own things, nor of what the bot saw behind
//     doors.
//   - It gives numbers only where the model's viewer sees the things anyway
//     (their own, open screens, in the castle). Elsewhere it says how many gems
//     the bot knows by colour: what a perfect memory has of public events,
//     without doing the viewer's remembering.
//   - The possible colours of gems from the thief come from the public's view.
//     The bot's own view excludes the gems it holds and would give them away.
//
// Public is the view of NoSeat in the same position.
func Knows(bot, public *touria.View, m *Model, names *Names) []KnowsLine {
	var lines []KnowsLine
	if m.Viewer != bot.Me && bot.Seats().Has(m.Viewer) { // the reader's own line comes first
		lines = append(lines, knowsOf(bot, public, m, m.Viewer))
	}
	for i := rules.Seat(1); i < rules.NoSeat; i++ {
		seat := (bot.Me + i) & 3
		if seat != m.Viewer && bot.Seats().Has(seat) {
			lines = append(lines, knowsOf(bot, public, m, seat))
		}
	}
	if !bot.SuddenMarriage() {
		lines = append(lines, KnowsLine{Seat: rules.NoSeat, Text: knowsDoors(bot)})
	}
	lines = append(lines, KnowsLine{Seat: rules.NoSeat, Text: words.Say("knows.never", words.Gap("What", list(secrets(bot))))})
	if p := &m.Players[bot.Me&3]; !p.Shown {
		lines = append(lines, KnowsLine{Seat: rules.NoSeat, Text: words.Say("knows.own", words.Lit("Name", names[bot.Me&3]))})
	}
	return lines
}

// secrets lists what no player can know (T10.2).
func secrets(bot *touria.View) []words.Text {
	list := []words.Text{words.Say("knows.secret.order")}
	if !bot.SuddenMarriage() {
		list = append(list, words.Say("knows.secret.doors"))
	}
	if !bot.OpenScreens() {
		list = append(list, words.Say("knows.secret.thief"))
	}
	return append(list, words.Say("knows.secret.rolls"))
}

// knowsOf says what the bot knows of another seat.
func knowsOf(bot, public *touria.View, m *Model, seat rules.Seat) KnowsLine {
	k := bot.Player(seat)
	l := KnowsLine{Seat: seat}
	hidden := int(k.Unknown)
	all := k.Gems.Total() + hidden
	switch {
	case all == 0:
		l.Text = words.Say("knows.gems.none")
	case hidden == 0:
		l.Text = words.Say("knows.gems.all", words.Num("Count", all))
	default:
		l.Text = words.Say("knows.gems.part", words.Num("N", all-hidden), words.Num("Count", all), words.Num("M", hidden))
	}
	if !m.Players[seat].Shown {
		l.Text = words.Say("knows.counted", words.Gap("Gems", l.Text))
		return l
	}
	l.Icons = Icons(k.Holdings)
	parts := goods(k.Holdings)
	if hidden == 0 {
		l.Goods = list(parts)
		return l
	}
	l.Icons = append(l.Icons, ui.Icon{Kind: IconGem, What: uint8(touria.NoColour), Count: hidden})
	l.Goods = list(append(parts, words.Say("colour.unknown.gems", words.Num("Count", hidden))))
	pool := public.Pool()
	var colours []words.Text
	for c := touria.Black; c < touria.NoColour; c++ {
		if k.MayBe(c) && pool[c] > 0 {
			l.Maybe = append(l.Maybe, ui.Icon{Kind: IconGem, What: uint8(c)})
			colours = append(colours, words.Say(gemKey(c)))
		}
	}
	l.Colours = list(colours)
	return l
}

// knowsDoors names the closed doors that the bot has looked behind, never what
// it saw.
func knowsDoors(bot *touria.View) words.Text {
	var doors []words.Text
	for d := 1; d <= touria.Doors; d++ {
		if !bot.DoorOpen(d) && bot.HasPeeked(bot.Me, d) {
			doors = append(doors, words.Say("door.name", words.Num("Count", d)))
		}
	}
	if len(doors) == 0 {
		return words.Say("knows.doors.none")
	}
	return words.Say("knows.doors", words.Gap("What", list(doors)))
}
