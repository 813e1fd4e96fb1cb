package ui

// IconKind is a kind of small picture. Each game counts its own kinds from 1; 0 is no picture.
type IconKind uint8

// Icon is a small picture with a count. Count 0 means that no number is shown
// beside it.
type Icon struct {
	Kind  IconKind
	What  uint8 // which of its kind, as the game says
	Count int
}

// TargetKind is a kind of thing on the screen. Each game counts its own kinds
// from 1; 0 is nothing.
type TargetKind uint8

// Target is a thing on the screen: what an element stands for, what an option
// aims at, and where something that moves begins or ends.
type Target struct {
	Kind TargetKind
	N    uint8 // which of its kind, as the game says
}
