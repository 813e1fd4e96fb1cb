package touria

// ActForest takes the item at place 0 or 1 of the forest fairy's display.
func ActForest(slot int) Decision { return Decision{Kind: Act, Arg: uint8(slot)} }

// legalForest lists the items that lie with the forest fairy (T6.2).
func (s *State) legalForest(dst []Decision) []Decision {
	for slot, i := range s.display {
		if i != NoItem {
			dst = append(dst, ActForest(slot))
		}
	}
	return dst
}

// takeDisplay takes one of the forest fairy's open items. The next item replaces it.
func (s *State) takeDisplay(slot int, log *Log) {
	i := s.display[slot]
	if log != nil {
		log.add(Event{Kind: ItemTaken, Seat: s.toMove, At: uint8(slot), Arg: uint8(i)})
	}
	s.gain(s.toMove, Holdings{Items: 1 << i}, log)
	s.openItem(slot, log)
}
