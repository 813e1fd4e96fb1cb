package ui

// IconKind is a kind of small picture. Each game numbers its own from 1; 0 is none.
type IconKind uint8

// Icon is a small picture with a count. Count 0 shows no number.
type Icon struct {
	Kind  IconKind
	What  uint8 // which one of its kind, as the game numbers them
	Count int
}

// TargetKind is a kind of thing on the screen. Each game numbers its own from 1;
// 0 is none.
type TargetKind uint8

// Target is a thing on the screen: what an element represents, what an option
// aims at, or where a movement starts or ends.
type Target struct {
	Kind TargetKind
	N    uint8 // which one of its kind, as the game numbers them
}
