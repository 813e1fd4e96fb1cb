package ui

// Key is a key or a gamepad button. A letter means the letter printed on the key.
type Key uint8

// The keys. Pad buttons are named by position: A below, B right, X left, Y above.
// They come after all keys of keyboards.
const (
	NoKey Key = iota
	KeyLeft
	KeyRight
	KeyUp
	KeyDown
	KeyTab
	KeyBackTab // Tab with Shift
	KeyEnter
	KeySpace
	KeyEscape
	KeyBackspace
	KeyDelete
	KeyInsert
	KeyHome
	KeyEnd
	KeyPageUp
	KeyPageDown
	Key0
	Key1
	Key2
	Key3
	Key4
	Key5
	Key6
	Key7
	Key8
	Key9
	KeyA
	KeyB
	KeyC
	KeyD
	KeyE
	KeyF
	KeyG
	KeyH
	KeyI
	KeyJ
	KeyK
	KeyL
	KeyM
	KeyN
	KeyO
	KeyP
	KeyQ
	KeyR
	KeyS
	KeyT
	KeyU
	KeyV
	KeyW
	KeyX
	KeyY
	KeyZ
	KeyF1
	KeyF2
	KeyF3
	KeyF4
	KeyF5
	KeyF6
	KeyF7
	KeyF8
	KeyF9
	KeyF10
	KeyF11
	KeyF12
	KeyPlus
	KeyMinus
	PadUp
	PadDown
	PadLeft
	PadRight
	PadA
	PadB
	PadX
	PadY
	PadLB
	PadRB
	PadLT
	PadRT
	PadStart
	PadSelect
	Keys = iota // the number of keys
)

// OnPad reports whether it is a button of a gamepad.
func (k Key) OnPad() bool { return k >= PadUp }

// Device is an input device.
type Device uint8

// The devices.
const (
	Mouse Device = iota
	Touch
	Keyboard
	Gamepad
)

// Input is the input of one tick, a flat value that can be recorded and replayed.
// Positions are in the pixels of App.Resize.
type Input struct {
	Device   Device
	X, Y     float32
	Inside   bool    // the pointer is over the window, or a finger is down
	Moved    bool    // the pointer has moved since the last tick
	Down     bool    // the main button or a finger went down in this tick
	Up       bool    // it went up in this tick
	Held     bool    // it is down
	Second   bool    // the second mouse button went down
	Wheel    int     // notches that the wheel has turned, up is positive
	Pinch    float32 // the distance of two fingers relative to the last tick; 0: fewer are down
	PinchX   float32 // their middle
	PinchY   float32
	Pressed  [6]Key // keys that went down or repeated in this tick, NoKey after the last
	Repeated uint8  // a bit for each of Pressed that is held and repeats
	Typed    [8]rune
	Shortcut Key  // what a shortcut does, as scenes handle it, whatever is bound to its key
	Closing  bool // the window is about to close
	Restored bool // the window is back after being minimised or hidden
	Away     bool // another window has the focus
	Polled   bool // a gamepad is connected: its presses are lost unless it is polled in every tick
	Reach    Reach
}

// Press adds a key; keys that do not fit are dropped.
func (in *Input) Press(k Key) {
	for i := range in.Pressed {
		if in.Pressed[i] == NoKey {
			in.Pressed[i] = k
			return
		}
	}
}

// Repeat adds a key that is held down.
func (in *Input) Repeat(k Key) {
	for i := range in.Pressed {
		if in.Pressed[i] == NoKey {
			in.Pressed[i] = k
			in.Repeated |= 1 << i
			return
		}
	}
}

// Idle reports whether nothing happened in the tick.
func (in *Input) Idle() bool {
	return !in.Moved && !in.Down && !in.Up && !in.Second && in.Wheel == 0 && in.Pinch == 0 &&
		in.Pressed[0] == NoKey && in.Shortcut == NoKey && in.Typed[0] == 0 && !in.Closing && !in.Restored && in.Reach.How == NoReach
}

// The directions.
const (
	Left Direction = iota
	Right
	Up
	Down
	Next
	Previous
)

// Direction is a direction in which the focus moves.
type Direction uint8

// Reach is an action on an element by its id instead of its place, as of a screen reader.
type Reach struct {
	How  ReachHow
	ID   string
	Text string // the new text of a field
	At   int    // the new place of a slider's knob
}

// ReachHow is the kind of an action.
type ReachHow uint8

// The actions.
const (
	NoReach     ReachHow = iota
	ReachFocus           // the element gets the focus
	ReachPress           // it is pressed
	ReachType            // it is a field and gets another text
	ReachSlide           // it is a slider whose knob is moved
	ReachSurvey          // no element: the whole table is read out
)

// presses reports whether something was pressed in the tick.
func (in *Input) presses() bool {
	return in.Pressed[0] != NoKey || in.Typed[0] != 0 || in.Down || in.Second || in.Reach.How == ReachPress
}

// dropRepeats removes the keys that are held down.
func (in *Input) dropRepeats() {
	keys, held := in.Pressed, in.Repeated
	in.Pressed, in.Repeated = [6]Key{}, 0
	for i, k := range keys {
		if k != NoKey && held&(1<<i) == 0 {
			in.Press(k)
		}
	}
}

// Action is what a key or gamepad button does, as the settings list it. Keys are those that scenes
// handle, not those to which the player has bound them.
type Action struct {
	Name string   // catalogue key
	N    int      // number in the text, 0: none
	Keys []Key    // what scenes handle: keys of the keyboard and buttons of the gamepad
	Do   []string // ids of elements that do the same and show the key
}
