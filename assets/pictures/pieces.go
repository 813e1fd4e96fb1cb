package pictures

// Panel is a kind of ground for other things.
type Panel uint8

// The panels.
const (
	PanelParchment Panel = iota // paper with a wooden, golden rim
	PanelPlain                  // paper with a thin line
	PanelDark                   // night blue on the table cloth
	PanelCard                   // a card that lies there loosely
	PanelTooltip                // a small note above everything
	PanelInset                  // pressed into the paper
	PanelTray                   // the player's screen: parchment with battlements
)

// Button is a kind of button.
type Button uint8

// The kinds of buttons.
const (
	ButtonPaper   Button = iota // the usual one
	ButtonPrimary               // the one that goes on
	ButtonDanger                // loses something
	ButtonIcon                  // a small dark one that carries a symbol
	ButtonTab                   // the tab of a panel, open below
)

// Press is the state of a button.
type Press uint8

// The states of a button.
const (
	PressNo   Press = iota
	PressOver       // the pointer is over it
	PressDown       // held down
	PressOff        // disabled
	PressOn         // the chosen one of several
)
