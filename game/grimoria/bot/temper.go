package bot

import "touria.games/touria/rules/grimoria"

// The temperaments: what a bot of any level prefers.
const (
	Miser   = "miser"   // coins
	Host    = "host"    // companions
	Builder = "builder" // places
	Robber  = "robber"  // attacks
	Shade   = "shade"   // black magic
	Warden  = "warden"  // protection, and the spell against black magic
)

// Tempers returns the names of the temperaments.
func Tempers() []string { return []string{Miser, Host, Builder, Robber, Shade, Warden} }

// liking is what a temperament adds to the bot's own probability of winning for a hand, in units of
// one: at most a few hundredths, so it only decides between plans of about equal value.
func liking(temper string, s *grimoria.State, seat grimoria.Seat) int32 {
	const unit = one / 1000
	switch temper {
	case Miser:
		return unit * 5 * int32(min(s.Coins(seat), 10))
	case Host:
		return unit * 9 * int32(min(held(s, seat, grimoria.Bronzesmith, grimoria.Adventures), 6))
	case Builder:
		return unit * 7 * int32(min(held(s, seat, 0, grimoria.Places), 8))
	}
	return 0
}

// held counts the cards of a seat from one kind up to another.
func held(s *grimoria.State, seat grimoria.Seat, from, to grimoria.Card) (n int) {
	for c := from; c < to; c++ {
		n += s.Held(seat, c)
	}
	return n
}

// fancy is the same for choosing a spell.
func fancy(temper string, spell int) int64 {
	likes := 0
	switch temper {
	case Robber:
		likes = 1<<9 | 1<<12 | 1<<14
	case Shade:
		likes = 1<<3 | 1<<7 | 1<<13 | 1<<15
	case Warden:
		likes = 1<<2 | 1<<8 | 1<<11
	}
	return int64(likes>>spell&1) * one * 25 / 1000
}
