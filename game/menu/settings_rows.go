package menu

import (
	"slices"

	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
)

// settingsScene is the settings screen: pages of settings, each with an example of
// what it does. Changes take effect at once.
type settingsScene struct {
	ui.Page
	waiting
	scroll ui.Scroll
	page   int // of settingsPages
	person string
	tried  int // how often the example of the cool-down was pressed
}

// settingRow adds a setting and its example.
func settingRow(f *ui.Flow, set, show func(f *ui.Flow)) { f.Split(.6, set, show) }

// toggle adds a tick box; changed is called after a change.
func (s *settingsScene) toggle(id, key string, v *bool, changed func()) func(f *ui.Flow) {
	return func(f *ui.Flow) {
		f.Toggle(id, s.App.T(key), *v, func() {
			*v = !*v
			s.App.Save()
			if changed != nil {
				changed()
			}
		})
	}
}

func (s *settingsScene) cycle(id, key, value string, press func()) func(f *ui.Flow) {
	return func(f *ui.Flow) { f.Cycle(id, s.App.T(key), value, press) }
}

// sample adds an example that the renderer draws.
func (s *settingsScene) sample(id, what string, on bool) func(f *ui.Flow) {
	return func(f *ui.Flow) { s.addSample(f, id, ui.Element{Look: ui.LookSample, Value: what, Checked: on}) }
}

// addSample adds an example, as high as its setting.
func (s *settingsScene) addSample(f *ui.Flow, id string, e ui.Element) *ui.Element {
	e.ID, e.Label, e.Rect.H = id+".sample", s.App.T("settings.sample"), f.LeastHigh()
	return f.Add(e)
}

// adapted returns a function that applies a changed Comfort.
func (s *settingsScene) adapted() { s.App.Adapt() }

func (s *settingsScene) stepping(change func()) func() {
	return func() {
		change()
		s.App.Save()
		s.App.Adapt()
	}
}

// keep returns a press that changes something and keeps it.
func (s *settingsScene) keep(change func()) func() {
	return func() {
		change()
		s.App.Save()
	}
}

func (s *settingsScene) text(id string, c *settings.Comfort) func(f *ui.Flow) {
	return s.cycle(id+".text", "settings.text_scale", s.App.T("settings.percent", c.TextScale), s.stepping(func() {
		c.TextScale = after(settings.TextScales, c.TextScale)
	}))
}

func (s *settingsScene) contrast(id string, c *settings.Comfort) func(f *ui.Flow) {
	return s.toggle(id+".contrast", "settings.contrast", &c.Contrast, s.adapted)
}

// letterKeys and scanKeys are the names of the values.
var (
	letterKeys = [settings.LettersCount]string{"settings.letters.large", "settings.letters.always", "settings.letters.never"}
	scanKeys   = [settings.ScanCount]string{"settings.scan.off", "settings.scan.keys", "settings.scan.auto"}
)

func (s *settingsScene) letters(id string, c *settings.Comfort) func(f *ui.Flow) {
	return s.cycle(id+".letters", "settings.letters", s.App.T(letterKeys[c.Letters]), s.stepping(func() {
		c.Letters = (c.Letters + 1) % settings.LettersCount
	}))
}

func (s *settingsScene) leftHand(id string, c *settings.Comfort) func(f *ui.Flow) {
	return s.toggle(id+".left", "settings.left_handed", &c.LeftHanded, s.adapted)
}

func (s *settingsScene) cooldown(id string, c *settings.Comfort) func(f *ui.Flow) {
	return s.toggle(id+".cooldown", "settings.cooldown", &c.Cooldown, s.adapted)
}

func (s *settingsScene) scan(id string, c *settings.Comfort) func(f *ui.Flow) {
	return s.cycle(id+".scan", "settings.scan", s.App.T(scanKeys[c.Scan]), s.stepping(func() {
		c.Scan = (c.Scan + 1) % settings.ScanCount
	}))
}

func (s *settingsScene) pace(id string, c *settings.Comfort) func(f *ui.Flow) {
	return s.cycle(id+".pace", "settings.pace", s.App.T("settings.seconds", c.ScanTime/10, c.ScanTime%10), s.stepping(func() {
		c.ScanTime = after(settings.ScanTimes, c.ScanTime)
	}))
}

// after returns the element of a list that follows v, cyclically; the first one
// if v is not in it.
func after[T comparable](list []T, v T) T { return list[(slices.Index(list, v)+1)%len(list)] }
