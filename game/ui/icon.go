package ui

// IconKind is a kind of small picture. The first game of the box numbers its own from 1, the next
// one from OwnIcons + 1, and so on; 0 is none.
type IconKind uint8

// OwnIcons is the number of kinds of icon that a game of the box has room for.
const OwnIcons = 64

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
