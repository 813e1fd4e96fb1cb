package touria

// NoOrder is the Arg of a trader's Act that uses only the scale.
const NoOrder = 3

// ActTrader fulfils the open order of a slot (or NoOrder). with holds the bits PayBird and
// WithGold.
func ActTrader(slot int, with uint8, paint Paint) Decision {
	return Decision{Kind: Act, Arg: uint8(slot), Sub: with, Paint: paint}
}

// legalTrades lists the orders that can be filled, with or without the scale, and the scale alone (T6.3).
func (r *Rules) legalTrades(s *State, dst []Decision) []Decision {
	hand := s.inHand()
	for slot := range s.orders {
		first := len(dst)
		need := r.orders[slot][s.orders[slot]&15].Gems
		dst = s.waysToPay(dst, Decision{Kind: Act, Arg: uint8(slot)}, need, hand)
		if hand.Has(Scale) {
			for _, d := range dst[first:len(dst):len(dst)] {
				d.Sub |= WithGold
				dst = append(dst, d)
			}
		}
	}
	if hand.Has(Scale) {
		dst = append(dst, Decision{Kind: Act, Arg: NoOrder, Sub: WithGold})
	}
	return dst
}

// tradeRefusal says why a trade cannot be made.
func (s *State) tradeRefusal(d Decision) Reason {
	hand := s.inHand()
	if d.Sub&WithGold != 0 && !hand.Has(Scale) || d.Sub&PayBird != 0 && !hand.Has(Bird) || d.Paint != 0 && !hand.Has(Paintbrush) {
		return ReasonNoItem
	}
	return ReasonNoGems
}

// trade fulfils an order, uses the scale, or both (T6.3).
func (r *Rules) trade(s *State, d Decision, log *Log) {
	slot := int(d.Arg)
	var gold uint16
	if slot != NoOrder {
		id := s.OpenOrder(slot)
		o := r.Order(id)
		s.giveGems(o.Gems, d.Paint, d.Sub&PayBird != 0, log)
		gold = uint16(o.Gold)
		if log != nil {
			log.add(Event{Kind: OrderFilled, Seat: s.toMove, At: d.Arg, Arg: uint8(id)})
		}
	}
	if d.Sub&WithGold != 0 {
		s.use(Scale, log)
		gold += 3
	}
	s.gain(s.toMove, Holdings{Gold: gold}, log)
	if slot != NoOrder {
		r.nextOrder(s, slot, log)
	}
}
