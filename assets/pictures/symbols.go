package pictures

// Symbol is a sign of the program itself.
type Symbol uint8

// The symbols.
const (
	SymNone Symbol = iota
	SymMenu
	SymRules
	SymSpeed
	SymSkip
	SymUndo
	SymLog
	SymSettings
	SymReveal // no way back: something comes to light
	SymTick
	SymCross
	SymLeft
	SymRight
	SymTurn // a tower turning
	SymLock
	SymBack
	SymEye
	SymPerson
	SymBot
	SymDice
	SymEnter
	SymNext
	SymUp
	SymDown
	SymRoute   // a walk
	SymDiscard // the discard pile
	SymSound
	SymMute
	SymHint
	SymPause
	SymSave
	SymPlus
	SymMinus
	SymSword // pay a sword
	Symbols
)
