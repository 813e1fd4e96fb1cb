package menu_test

import (
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// Whoever presses a setting again and again, without looking where it is, changes that one and no other: larger
// text, another language and further rows move the page under the pointer.
func TestSettingsStayUnderPointer(t *testing.T) {
	for _, size := range []uitest.Size{{1280, 720}, {1024, 768}, {844, 390}, {390, 844}} {
		for _, device := range []ui.Device{ui.Mouse, ui.Touch} {
			a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}, Speed: -1, CanFullscreen: true})
			a.Resize(size[0], size[1])
			uitest.Press(t, a, "title.settings")
			for _, page := range []string{"play", "look", "sound", "control"} {
				uitest.Press(t, a, "settings.page."+page)
				var ids []string
				for i := range a.Tree().Elements {
					if e := &a.Tree().Elements[i]; e.Pressable() && e.Look != ui.LookSlot && (e.Role == ui.RoleToggle || e.Role == ui.RoleCycle) {
						ids = append(ids, e.ID)
					}
				}
				for _, id := range ids {
					if a.Tree().Find(id) == nil { // another setting has taken it away
						continue
					}
					a.FocusOn(id) // it comes into view
					uitest.Wait(a, 40)
					x, y := a.Tree().Find(id).Seen().Center()
					x, y = x*a.Scale(), y*a.Scale()
					for n := range 4 {
						language, values := a.Settings().Language, states(a)
						click(a, device, x+float32(3*(n%2)), y)
						if a.Tree().Find(id) == nil {
							break
						}
						for other, value := range states(a) {
							if before, there := values[other]; other != id && there && before != value && language == a.Settings().Language {
								t.Errorf("%v, %s, press %d: %s changes from %s to %s", size, id, n+1, other, before, value)
							}
						}
						if states(a)[id] == values[id] {
							t.Errorf("%v, %s, press %d changes nothing", size, id, n+1)
						}
					}
					in := ui.Input{Device: device, X: 1, Y: 1, Inside: true, Moved: true}
					a.Tick(&in)
					a.Hush()
				}
			}
		}
	}
}

// states returns what the settings of a page are set to.
func states(a *ui.App) map[string]string {
	list := map[string]string{}
	for i := range a.Tree().Elements {
		switch e := &a.Tree().Elements[i]; {
		case e.Role == ui.RoleToggle && e.Checked:
			list[e.ID] = "on"
		case e.Role == ui.RoleToggle:
			list[e.ID] = "off"
		case e.Role == ui.RoleCycle:
			list[e.ID] = e.Value
		}
	}
	return list
}

// click presses with a mouse that stays where it is, or with a finger.
func click(a *ui.App, d ui.Device, x, y float32) {
	in := ui.Input{Device: d, X: x, Y: y, Inside: true, Moved: true, Down: true, Held: true}
	a.Tick(&in)
	in = ui.Input{Device: d, X: x, Y: y, Inside: true, Up: true}
	a.Tick(&in)
	uitest.Wait(a, 40) // longer than presses may be kept apart
	a.Tree()
}

// The title's sign of sound is struck through while there is none, and says so.
func TestSoundSign(t *testing.T) {
	a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
	for range 3 {
		e, mute := a.Tree().Find("title.sound"), a.Settings().Sound.Mute
		if off := e.Label == a.T("sound.off"); off != mute || e.Struck != (mute || e.Label == a.T("sound.missing")) {
			t.Errorf("mute is %v: %q, struck through %v", mute, e.Label, e.Struck)
		}
		uitest.Press(t, a, "title.sound")
		uitest.Wait(a, 1)
	}
}
