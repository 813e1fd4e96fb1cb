package session

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// keepSeals keeps what humans have sealed before the seats in front of them beside the record, so that
// it survives the program. Which spells these are cannot be read there.
func (s *Session) keepSeals() {
	early := make([]byte, grimoria.MaxSeats)
	any := false
	if s.Choosing() {
		for seat := s.j.State.ToMove(); int(seat) < s.Players(); seat++ {
			if s.IsHuman(seat) && s.sealed[seat] != 0 {
				early[seat], any = s.sealed[seat], true
			}
		}
	}
	switch {
	case any:
		s.j.Record().Note(s.veil(early))
	case s.noted:
		s.j.Record().Note(nil)
	}
	s.noted = any
}

// findSeals brings back what keepSeals has kept.
func (s *Session) findSeals() {
	if !s.Choosing() {
		return
	}
	early := s.j.Record().Noted()
	if len(early) != grimoria.MaxSeats {
		return
	}
	s.noted = true
	for seat, spell := range s.veil(early) {
		d := grimoria.Decision{Kind: grimoria.Choose, Arg: spell}
		if seat := grimoria.Seat(seat); spell != 0 && s.IsHuman(seat) && seat >= s.j.State.ToMove() && s.j.State.IsLegal(d) {
			s.sealed[seat] = spell
		}
	}
}

// veil hides what is written, and reads it again.
func (s *Session) veil(data []byte) []byte {
	key := rules.ParseSeed("sealed " + s.cfg.Seed)
	for i := range data {
		data[i] ^= byte(rules.Number(key, rules.GrimoriaFuture, uint32(s.j.Len())<<4|uint32(i)))
	}
	return data
}
