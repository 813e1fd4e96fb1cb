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
	SymPerson
	SymBot
	SymDice
	SymNext
	SymUp
	SymDown
	SymRoute   // a walk
	SymDiscard // the discard pile
	SymHerald  // a herald's trumpet: advice
	Symbols
)
