package pictures

// Symbol is a sign of the interface.
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
	SymReveal // this cannot be undone: something is revealed
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
	SymRoute      // a walk
	SymDiscard    // the discard pile
	SymHerald     // a herald's trumpet: advice
	SymCrown      // a bot's level
	SymSound      // two notes: something sounds
	SymSoundWaits // a note that waits to be played
	Symbols       // number of symbols, including SymNone
)

// SymbolCream is added to a symbol's ID for a cream one, for dark backgrounds.
const SymbolCream = 128
