package uitest

import (
	"fmt"
	"reflect"

	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
)

// Twins are two Apps that get the same input. They show whether what differs between their games can be
// seen or heard.
type Twins struct {
	Apps    [2]*ui.App
	version [2]int
	differ  string // what was found at that version
}

// Tick lets a tick pass for both.
func (w *Twins) Tick() {
	for _, a := range w.Apps {
		Wait(a, 1)
	}
}

// Press presses the same element in both, and returns an error if it can't be pressed in one of them.
func (w *Twins) Press(id string) error {
	for _, a := range w.Apps {
		a.Tree()
		if e := a.Element(id); e == nil || e.Disabled || e.OnPress == nil {
			return fmt.Errorf("%s cannot be pressed", id)
		}
	}
	for _, a := range w.Apps {
		if err := a.Press(id); err != nil {
			return err
		}
	}
	return nil
}

// Drop forgets what listeners were told, which somebody may know whose frame this is.
func (w *Twins) Drop() {
	for _, a := range w.Apps {
		a.TakeHeard()
	}
}

// Differ returns how what the two show and say differs in this tick, "" if it does not: the elements but
// for what presses do, the prompt, what listeners are told, and what sounds.
func (w *Twins) Differ() string {
	a, b := w.Apps[0], w.Apps[1]
	if x, y := a.TakeHeard(), b.TakeHeard(); !reflect.DeepEqual(x, y) {
		return fmt.Sprintf("listeners are told %q and %q", x, y)
	}
	if x, y := sounding(a), sounding(b); !reflect.DeepEqual(x, y) {
		return fmt.Sprintf("it sounds\n%+v\n%+v", x, y)
	}
	x, y := a.Tree(), b.Tree()
	if now := [2]int{x.Version, y.Version}; now != w.version {
		w.version, w.differ = now, differ(a, b)
	}
	return w.differ
}

// sounding is what begins to sound in this tick, and the mood. What ends now began before, perhaps on a
// frame of somebody's own.
func sounding(a *ui.App) sound.Frame {
	f := *a.Sounds()
	f.Stops = nil
	f.Plays = append([]sound.Play(nil), f.Plays...)
	for i := range f.Plays {
		f.Plays[i].ID = 0
	}
	return f
}

func differ(a, b *ui.App) string {
	x, y := a.Tree(), b.Tree()
	if a.Scene() != b.Scene() {
		return fmt.Sprintf("the scenes are %s and %s", a.Scene(), b.Scene())
	}
	if x.Prompt != y.Prompt {
		return fmt.Sprintf("the prompts are %q and %q", x.Prompt, y.Prompt)
	}
	one, two := Shown(a), Shown(b)
	for i := range min(len(one), len(two)) {
		if !reflect.DeepEqual(one[i], two[i]) {
			return fmt.Sprintf("%s differs:\n%+v\n%+v", one[i].ID, one[i], two[i])
		}
	}
	if len(one) != len(two) {
		return fmt.Sprintf("there are %d and %d elements", len(one), len(two))
	}
	return ""
}

// Shown is all that a screen shows and says, but for what presses do.
func Shown(a *ui.App) []ui.Element {
	list := append([]ui.Element(nil), a.Tree().Elements...)
	for i := range list {
		v := reflect.ValueOf(&list[i]).Elem()
		for f := range v.NumField() {
			if field := v.Field(f); field.CanSet() && (field.Kind() == reflect.Func || field.Kind() == reflect.Pointer) {
				field.SetZero()
			}
		}
	}
	return list
}
