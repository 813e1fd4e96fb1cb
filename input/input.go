// Package input reads mouse, touch, keyboard and gamepad once a tick into one
// flat snapshot, ui.Input. Nothing else asks Ebitengine for input.
package input

import (
	"math"

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
	pads         []ebiten.GamepadID
	chars        []rune
	pressed      []ebiten.Key
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
	if _, wy := ebiten.Wheel(); wy != 0 {
		in.WheelY, in.Device = float32(wy), ui.Mouse
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
	// A key that goes down and up within one tick counts as pressed.
	r.pressed = inpututil.AppendJustPressedKeys(r.pressed[:0])
	for _, k := range r.pressed {
		r.press(in, k)
	}
	r.pressed = inpututil.AppendPressedKeys(r.pressed[:0])
	for _, k := range r.pressed {
		if n := inpututil.KeyPressDuration(k); n > 1 && repeats(n) {
			if u := keyOf(k); u != ui.NoKey {
				in.Repeat(u)
				in.Device = ui.Keyboard
			}
		}
	}
	r.chars = ebiten.AppendInputChars(r.chars[:0])
	for i, c := range r.chars {
		if i == len(in.Typed) {
			break
		}
		in.Typed[i] = c
		in.Device = ui.Keyboard
	}
}

func (r *Reader) press(in *ui.Input, k ebiten.Key) {
	if u := keyOf(k); u != ui.NoKey {
		in.Press(u)
		in.Device = ui.Keyboard
	}
}

// repeats reports whether a key held for the given number of ticks counts as pressed in this one:
// in the first tick, and after half a second eight times a second.
func repeats(ticks int) bool { return ticks == 1 || ticks >= 30 && ticks%7 == 0 }

// signOf returns the keys + and -, by what is printed on them if the system knows it.
func signOf(k ebiten.Key) ui.Key {
	switch k {
	case ebiten.KeyNumpadAdd:
		return ui.KeyPlus
	case ebiten.KeyNumpadSubtract:
		return ui.KeyMinus
	case ebiten.KeyMinus, ebiten.KeyEqual, ebiten.KeyBracketRight, ebiten.KeySlash:
		switch name := ebiten.KeyName(k); {
		case name == "+", name == "=", name == "" && k == ebiten.KeyEqual:
			return ui.KeyPlus
		case name == "-", name == "" && k == ebiten.KeyMinus:
			return ui.KeyMinus
		}
	}
	return ui.NoKey
}

func keyOf(k ebiten.Key) ui.Key {
	if k == ebiten.KeyTab {
		if ebiten.IsKeyPressed(ebiten.KeyShift) {
			return ui.KeyBackTab
		}
		return ui.KeyTab
	}
	if u, ok := keys[k]; ok {
		return u
	}
	// Letters go by what is printed on the key, if the system knows it.
	switch {
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return ui.Key0 + ui.Key(k-ebiten.KeyDigit0)
	case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return ui.Key0 + ui.Key(k-ebiten.KeyNumpad0)
	case k >= ebiten.KeyF1 && k <= ebiten.KeyF12:
		return ui.KeyF1 + ui.Key(k-ebiten.KeyF1)
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		if name := ebiten.KeyName(k); len(name) == 1 {
			if name[0] < 'a' || name[0] > 'z' {
				return ui.NoKey
			}
			return ui.KeyA + ui.Key(name[0]-'a')
		}
		return ui.KeyA + ui.Key(k-ebiten.KeyA)
	}
	return signOf(k)
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

func (r *Reader) gamepads(in *ui.Input) {
	r.pads = ebiten.AppendGamepadIDs(r.pads[:0])
	for _, id := range r.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for _, b := range padButtons {
			if n := inpututil.StandardGamepadButtonPressDuration(id, b.button); repeats(n) {
				r.button(in, b.key, n)
			}
		}
		x := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
		y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
		for i, pushed := range [4]bool{y < -stickPush, y > stickPush, x < -stickPush, x > stickPush} {
			if !pushed {
				r.stick[i] = 0
				continue
			}
			if r.stick[i]++; repeats(r.stick[i]) {
				r.button(in, [4]ui.Key{ui.PadUp, ui.PadDown, ui.PadLeft, ui.PadRight}[i], r.stick[i])
			}
		}
	}
}

// button adds a button that has been down for so many ticks.
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
	if r.looked%focusEvery == 0 {
		r.away = !ebiten.IsFocused()
	}
	r.looked++
	in.Away = r.away
}
