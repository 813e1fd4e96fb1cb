package pictures

// Panel is a kind of background for other things.
type Panel uint8

// The panels.
const (
	PanelParchment Panel = iota // paper with a golden wooden rim
	PanelPlain                  // paper with a thin line, for slots and rows
	PanelDark                   // dark wood on the table
	PanelCard                   // a card that can be taken, with a shadow
	PanelTooltip                // a small note above everything
	PanelInset                  // recessed into the paper, for fields and wells
	PanelScroll                 // parchment between two rods
)

// Wood is a thing of wood or leather that others lie in or hang on.
type Wood uint8

// The things of wood.
const (
	WoodTray    Wood = iota // a slab, for compartments cut into it
	WoodNotices             // a board of cork in a frame, with room for a heading
	WoodRoll                // a roll of stitched leather
)

// Felt is what a compartment is lined with.
type Felt uint8

// The felts. The first six are for gems.
const (
	FeltSlate Felt = iota
	FeltBlue
	FeltCrimson
	FeltGreen
	FeltOchre
	FeltViolet
	FeltWine
	FeltLeather
)

// The parts of a frame: four rails, and the first of its four corners, clockwise from
// the top left.
const (
	FrameTop = iota
	FrameRight
	FrameBottom
	FrameLeft
	FrameCorner
)

// Button is a kind of button.
type Button uint8

// The kinds of buttons.
const (
	ButtonPaper   Button = iota // the normal one
	ButtonPrimary               // the one that continues
	ButtonDanger                // for actions that lose something
	ButtonIcon                  // a small dark one with a symbol
)

// Press is the state of a button.
type Press uint8

// The states of a button.
const (
	PressNo   Press = iota
	PressOver       // the pointer is over it
	PressDown       // held down; its text also moves down by 2 px
	PressOff        // disabled
	PressOn         // the chosen one of several
)

// NoCrest means a plain banner, ribbon or curtain; a crest from 0 on is that of a seat.
const NoCrest = 5
