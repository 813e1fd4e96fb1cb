// Package input reads mouse, touch, keyboard and gamepad once a tick into one
// flat snapshot, ui.Input. Nothing else asks Ebitengine for input.
package input

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"touria.games/touria/game/ui"
)

// Source provides the input of the game loop. Players use a Reader; tests have
// their own.
type Source interface {
	// Read stores the snapshot of this tick in in. Positions are in the pixels of
	// the window's size, multiplied by scale.
	Read(in *ui.Input, scale float64)
}

// Reader is the Source that reads the devices. The zero value is ready to use. It
// remembers enough to tell presses from holds, and does not allocate after the
// first tick.
type Reader struct {
	device       ui.Device
	x, y         float64 // position of the mouse
	finger       ebiten.TouchID
	touching     bool
	tx, ty       float64 // position of the finger
	second       ebiten.TouchID
	pinching     bool    // second is down, too
	apart        float64 // how far apart they were
	touches      []ebiten.TouchID
	ids          []ebiten.GamepadID
	pads         []gamepad
	chars        []rune
	pressed      []ebiten.Key
	down         [ebiten.KeyMax + 1]ui.Key // what the keys that are held down mean
	wheel        wheel
	stick        [4]int // how many ticks the left stick has been pushed up, down, left and right
	away         bool   // another window has the focus, as last looked
	looked       int
	wasMinimised bool
}

// Read stores the snapshot of this tick; see Source.
func (r *Reader) Read(in *ui.Input, scale float64) {
	*in = ui.Input{Device: r.device}
	r.mouse(in)
	r.touch(in)
	r.keyboard(in)
	r.gamepads(in)
	r.window(in)
	r.device = in.Device
	if in.Device == ui.Touch {
		in.X, in.Y = float32(r.tx*scale), float32(r.ty*scale)
		in.PinchX, in.PinchY = in.PinchX*float32(scale), in.PinchY*float32(scale)
	} else {
		in.X, in.Y = float32(r.x*scale), float32(r.y*scale)
	}
}

func (r *Reader) mouse(in *ui.Input) {
	x, y := ebiten.CursorPositionF()
	if x != r.x || y != r.y {
		r.x, r.y = x, y
		in.Moved = true
		in.Device = ui.Mouse
	}
	in.Inside = true
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft) {
		in.Down, in.Device = true, ui.Mouse
	}
	if inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft) {
		in.Up, in.Device = true, ui.Mouse
	}
	in.Held = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	if inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) {
		in.Second, in.Device = true, ui.Mouse
	}
	if in.Wheel = r.wheel.turn(ebiten.Wheel()); in.Wheel != 0 {
		in.Device = ui.Mouse
	}
}

// touch follows one finger, and a second one that joins it. It ignores others, since
// nothing needs them.
func (r *Reader) touch(in *ui.Input) {
	if !r.touching {
		r.touches = inpututil.AppendJustPressedTouchIDs(r.touches[:0])
		if len(r.touches) > 0 {
			r.finger, r.touching = r.touches[0], true
			in.Down = true
		}
	}
	if !r.touching {
		if in.Device == ui.Touch {
			in.Inside = false
		}
		return
	}
	in.Device, in.Inside = ui.Touch, true
	if inpututil.IsTouchJustReleased(r.finger) {
		r.touching, r.pinching = false, false
		in.Up = true
		return
	}
	in.Held = true
	if x, y := ebiten.TouchPositionF(r.finger); x != r.tx || y != r.ty {
		r.tx, r.ty = x, y
		in.Moved = true
	}
	r.pinch(in)
}

// pinch follows the second finger.
func (r *Reader) pinch(in *ui.Input) {
	began := false
	if !r.pinching {
		r.touches = inpututil.AppendJustPressedTouchIDs(r.touches[:0])
		for _, id := range r.touches {
			if id != r.finger {
				r.second, r.pinching, began = id, true, true
				break
			}
		}
	}
	if !r.pinching {
		return
	}
	if inpututil.IsTouchJustReleased(r.second) {
		r.pinching = false
		return
	}
	x, y := ebiten.TouchPositionF(r.second)
	in.PinchX, in.PinchY = float32((x+r.tx)/2), float32((y+r.ty)/2)
	in.Pinch, r.apart = spread(x-r.tx, y-r.ty, r.apart, began)
}

// spread returns how many times as far apart two fingers are as before, and how far.
func spread(dx, dy, before float64, began bool) (times float32, apart float64) {
	const least = 20 // closer ones are as good as together
	apart = max(math.Hypot(dx, dy), least)
	if began {
		return 1, apart
	}
	return float32(apart / before), apart
}

var keys = map[ebiten.Key]ui.Key{
	ebiten.KeyArrowLeft: ui.KeyLeft, ebiten.KeyArrowRight: ui.KeyRight, ebiten.KeyArrowUp: ui.KeyUp, ebiten.KeyArrowDown: ui.KeyDown,
	ebiten.KeyEnter: ui.KeyEnter, ebiten.KeyNumpadEnter: ui.KeyEnter, ebiten.KeySpace: ui.KeySpace,
	ebiten.KeyEscape: ui.KeyEscape, ebiten.KeyBackspace: ui.KeyBackspace, ebiten.KeyDelete: ui.KeyDelete, ebiten.KeyInsert: ui.KeyInsert,
	ebiten.KeyHome: ui.KeyHome, ebiten.KeyEnd: ui.KeyEnd, ebiten.KeyPageUp: ui.KeyPageUp, ebiten.KeyPageDown: ui.KeyPageDown,
}

func (r *Reader) keyboard(in *ui.Input) {
	held := modifiers{ebiten.IsKeyPressed(ebiten.KeyControl), ebiten.IsKeyPressed(ebiten.KeyAlt), ebiten.IsKeyPressed(ebiten.KeyMeta), ebiten.IsKeyPressed(ebiten.KeyShift)}
	r.chars = ebiten.AppendInputChars(r.chars[:0])
	if !held.types() {
		r.chars = r.chars[:0]
	}
	for i, c := range r.chars {
		if i == len(in.Typed) {
			break
		}
		in.Typed[i] = c
		in.Device = ui.Keyboard
	}
	// A key that goes down and up within one tick counts as pressed.
	r.pressed = inpututil.AppendJustPressedKeys(r.pressed[:0])
	for _, k := range r.pressed {
		u := held.means(r.keyOf(k, held.shift), in)
		if k < ebiten.Key(len(r.down)) {
			r.down[k] = u
		}
		if u != ui.NoKey {
			in.Press(u)
			in.Device = ui.Keyboard
		}
	}
	r.pressed = inpututil.AppendPressedKeys(r.pressed[:0])
	for _, k := range r.pressed {
		if n := inpututil.KeyPressDuration(k); n > 1 && repeats(n) && !held.any() {
			if u := r.down[k]; u != ui.NoKey {
				in.Repeat(u)
				in.Device = ui.Keyboard
			}
		}
	}
}

// modifiers are the keys that make others the system's, or a browser's: with one of them a key means
// nothing to the game, but for Ctrl+Z, or the Mac's Cmd+Z, and Alt+Enter.
type modifiers struct{ control, alt, meta, shift bool }

func (m modifiers) any() bool { return m.control || m.alt || m.meta }

// types reports whether keys type: AltGr, which may come as Ctrl and Alt, and the Mac's Option do.
func (m modifiers) types() bool { return m.alt || !m.control && !m.meta }

// means returns the key that counts as pressed, NoKey for none. A shortcut goes to the input as what
// it does, whatever the player has bound to its key.
func (m modifiers) means(k ui.Key, in *ui.Input) ui.Key {
	switch {
	case !m.any():
		return k
	case k == ui.KeyZ && m.control != m.meta && !m.alt && !m.shift:
		in.Shortcut, in.Device = ui.KeyZ, ui.Keyboard
	case k == ui.KeyEnter && m == modifiers{alt: true}:
		in.Shortcut, in.Device = ui.KeyF11, ui.Keyboard
	}
	return ui.NoKey
}

// keyOf returns what a key means by what is printed on it, and on the number pad by what it types:
// without NumLock it is arrows.
func (r *Reader) keyOf(k ebiten.Key, shift bool) ui.Key {
	if u := padKey(k, r.chars); u != ui.NoKey {
		return u
	}
	return keyOf(k, ebiten.KeyName(k), shift)
}

// repeats reports whether a key held for the given number of ticks counts as pressed in this one:
// in the first tick, and after half a second eight times a second.
func repeats(ticks int) bool { return ticks == 1 || ticks >= 30 && ticks%7 == 0 }

// arrows are what the digits of the number pad are without NumLock.
var arrows = [10]ui.Key{ui.KeyInsert, ui.KeyEnd, ui.KeyDown, ui.KeyPageDown, ui.KeyLeft, ui.NoKey, ui.KeyRight, ui.KeyHome, ui.KeyUp, ui.KeyPageUp}

// padKey returns what a digit of the number pad means, NoKey for other keys. With NumLock it has typed
// its digit.
func padKey(k ebiten.Key, typed []rune) ui.Key {
	if k < ebiten.KeyNumpad0 || k > ebiten.KeyNumpad9 {
		return ui.NoKey
	}
	n := k - ebiten.KeyNumpad0
	if slices.Contains(typed, '0'+rune(n)) {
		return ui.Key0 + ui.Key(n)
	}
	return arrows[n]
}

// keyOf returns the key of the game for a key of the keyboard. Letters and signs go by what is printed
// on it, if the system knows: on AZERTY the M lies where others have a semicolon.
func keyOf(k ebiten.Key, printed string, shift bool) ui.Key {
	if k == ebiten.KeyTab {
		if shift {
			return ui.KeyBackTab
		}
		return ui.KeyTab
	}
	if u, ok := keys[k]; ok {
		return u
	}
	switch {
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return ui.Key0 + ui.Key(k-ebiten.KeyDigit0)
	case k >= ebiten.KeyF1 && k <= ebiten.KeyF12:
		return ui.KeyF1 + ui.Key(k-ebiten.KeyF1)
	case k == ebiten.KeyNumpadAdd:
		return ui.KeyPlus
	case k == ebiten.KeyNumpadSubtract:
		return ui.KeyMinus
	case !prints(k):
		return ui.NoKey
	case len(printed) == 1 && printed[0]|0x20 >= 'a' && printed[0]|0x20 <= 'z':
		return ui.KeyA + ui.Key(printed[0]|0x20-'a')
	case printed == "+", printed == "=":
		return ui.KeyPlus
	case printed == "-":
		return ui.KeyMinus
	case printed != "":
		return ui.NoKey
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		return ui.KeyA + ui.Key(k-ebiten.KeyA)
	case k == ebiten.KeyEqual:
		return ui.KeyPlus
	case k == ebiten.KeyMinus:
		return ui.KeyMinus
	}
	return ui.NoKey
}

// prints reports whether what a key prints depends on the layout.
func prints(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyBackquote, ebiten.KeyMinus, ebiten.KeyEqual, ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyBackslash, ebiten.KeySemicolon,
		ebiten.KeyQuote, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash, ebiten.KeyIntlBackslash:
		return true
	}
	return k >= ebiten.KeyA && k <= ebiten.KeyZ
}

var padButtons = []struct {
	button ebiten.StandardGamepadButton
	key    ui.Key
}{
	{ebiten.StandardGamepadButtonLeftTop, ui.PadUp}, {ebiten.StandardGamepadButtonLeftBottom, ui.PadDown},
	{ebiten.StandardGamepadButtonLeftLeft, ui.PadLeft}, {ebiten.StandardGamepadButtonLeftRight, ui.PadRight},
	{ebiten.StandardGamepadButtonRightBottom, ui.PadA}, {ebiten.StandardGamepadButtonRightRight, ui.PadB},
	{ebiten.StandardGamepadButtonRightLeft, ui.PadX}, {ebiten.StandardGamepadButtonRightTop, ui.PadY},
	{ebiten.StandardGamepadButtonFrontTopLeft, ui.PadLB}, {ebiten.StandardGamepadButtonFrontTopRight, ui.PadRB},
	{ebiten.StandardGamepadButtonFrontBottomLeft, ui.PadLT}, {ebiten.StandardGamepadButtonFrontBottomRight, ui.PadRT},
	{ebiten.StandardGamepadButtonCenterRight, ui.PadStart}, {ebiten.StandardGamepadButtonCenterLeft, ui.PadSelect},
}

// stickPush is how far the stick must be pushed to have an effect, from 0 to 1.
const stickPush = 0.55

// gamepad is a connected gamepad of the standard layout, or a test's.
type gamepad interface {
	// pressed returns for how many ticks a button has been down.
	pressed(ebiten.StandardGamepadButton) int
	axis(ebiten.StandardGamepadAxis) float64
}

type connected ebiten.GamepadID

func (c connected) pressed(b ebiten.StandardGamepadButton) int {
	return inpututil.StandardGamepadButtonPressDuration(ebiten.GamepadID(c), b)
}

func (c connected) axis(a ebiten.StandardGamepadAxis) float64 {
	return ebiten.StandardGamepadAxisValue(ebiten.GamepadID(c), a)
}

func (r *Reader) gamepads(in *ui.Input) {
	r.ids = ebiten.AppendGamepadIDs(r.ids[:0])
	r.pads = r.pads[:0]
	for _, id := range r.ids {
		if ebiten.IsStandardGamepadLayoutAvailable(id) {
			r.pads = append(r.pads, connected(id))
		}
	}
	r.poll(in)
}

// poll reads the gamepads. The stick of any of them pushes, since those at rest lie beside the one that is held.
func (r *Reader) poll(in *ui.Input) {
	var pushed [4]bool
	for _, pad := range r.pads {
		in.Polled = true
		for _, b := range padButtons {
			if n := pad.pressed(b.button); repeats(n) {
				r.button(in, b.key, n)
			}
		}
		x, y := pad.axis(ebiten.StandardGamepadAxisLeftStickHorizontal), pad.axis(ebiten.StandardGamepadAxisLeftStickVertical)
		for i, far := range [4]bool{y < -stickPush, y > stickPush, x < -stickPush, x > stickPush} {
			pushed[i] = pushed[i] || far
		}
	}
	for i, k := range [4]ui.Key{ui.PadUp, ui.PadDown, ui.PadLeft, ui.PadRight} {
		if !pushed[i] {
			r.stick[i] = 0
		} else if r.stick[i]++; repeats(r.stick[i]) {
			r.button(in, k, r.stick[i])
		}
	}
}

// button adds a button that has been down for a number of ticks.
func (r *Reader) button(in *ui.Input, k ui.Key, ticks int) {
	if in.Device = ui.Gamepad; ticks > 1 {
		in.Repeat(k)
		return
	}
	in.Press(k)
}

// window notices when the window reappears after being hidden, so that a curtain can cover private
// information.
func (r *Reader) window(in *ui.Input) {
	// To ask for the focus crosses to the main thread, and a moment's delay is not heard.
	const focusEvery = 10
	in.Closing = ebiten.IsWindowBeingClosed()
	minimised := ebiten.IsWindowMinimized()
	if reappeared() || r.wasMinimised && !minimised {
		in.Restored = true
	}
	r.wasMinimised = minimised
	if r.looked%focusEvery == 0 || ebiten.TPS() == ebiten.SyncWithFPS { // a program that rests looks in each of its few ticks
		r.away = !ebiten.IsFocused()
	}
	r.looked++
	in.Away = r.away
}
