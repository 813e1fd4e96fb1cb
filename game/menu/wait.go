package menu

import "touria.games/touria/game/ui"

// A Wait is shown instead of a scene whose textures are not ready. It is an App of its own, because the scene gets no
// ticks: it acknowledges the player's press at once and shows the progress.
type Wait struct {
	app, of *ui.App
	scene   *waitScene
}

// Await returns a Wait for what the App shows now. atTable says that a game was played before.
func Await(a *ui.App, atTable bool) *Wait {
	w := &Wait{app: a.Understudy(), of: a, scene: &waitScene{atTable: atTable}}
	w.scene.Page, w.scene.leave = ui.Page{App: w.app}, w.leave
	w.app.Hush()
	w.app.Replace(w.scene)
	w.app.TakeHeard()
	return w
}

// App returns the App to show, and to give the input to.
func (w *Wait) App() *ui.App { return w.app }

// Tell sets the progress, 0 … 1, and whether images are still loading or fail to load.
func (w *Wait) Tell(part float32, coming, late bool) {
	whole, scale := w.of.Window(), w.of.Scale()
	w.app.Resize(whole.W*scale, whole.H*scale)
	s := w.scene
	if coming == s.coming { // otherwise the progress would fall, since what has loaded is no longer counted
		part = max(part, s.part)
	}
	if late = late && coming; late && !s.late {
		w.app.Hear(ui.HeardAnswer, ui.PicturesLate(w.app))
	}
	if int(part*100) != int(s.part*100) || coming != s.coming || late != s.late {
		w.app.Changed()
	}
	s.part, s.coming, s.late = part, coming, late
}

// leave goes back to the scene before. The game that has begun is saved.
func (w *Wait) leave() {
	if w.of.Running() != nil || len(w.of.Scenes()) == 1 {
		ShowTitle(w.of)
		return
	}
	w.of.Pop()
}

// waitScene is the scene of a Wait.
type waitScene struct {
	ui.Page
	atTable      bool
	leave        func()
	part         float32
	coming, late bool
	ticks        int
}

// Build adds what is loading, the progress, and a way back.
func (s *waitScene) Build(b *ui.Builder) {
	a := s.App
	screen := a.Screen()
	if s.atTable {
		b.Panel("wait.ground", a.Window(), ui.LookCloth)
	} else {
		b.Ground("wait.ground")
	}
	key := "wait.making"
	if s.coming {
		key = "wait.coming"
	}
	percent := a.T("settings.percent", int(s.part*100))
	text := a.Told(a.T(key), percent)
	high := float32(148)
	if s.late {
		text, high = ui.PicturesLate(a), 192
	}
	r := ui.Centred(screen, min(480, screen.W-24), min(high, screen.H-8))
	in := b.Add(ui.Element{ID: "wait", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Label: a.T(key), Over: true})
	b.Inside(in, func() {
		rest := r.Inset(14)
		back := ui.Centred(rest.TakeBottom(46, 10), 180, 46)
		bar := rest.TakeBottom(22, 4)
		b.Add(ui.Element{ID: "wait.text", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: rest, Text: text, Lines: 4})
		b.Add(ui.Element{ID: "wait.bar", Role: ui.RoleBar, Look: ui.LookBar, Rect: bar, Label: a.T(key), Value: percent, Part: s.part})
		b.Button("wait.back", back, a.T("setup.back"), s.Back)
	})
}

// Tick counts how long it has been visible.
func (s *waitScene) Tick(bool) { s.ticks++ }

// Back leaves, unless the press was meant for the scene before.
func (s *waitScene) Back() {
	if s.ticks >= ui.HintTicks {
		s.leave()
	}
}

// Name returns the scene's name.
func (s *waitScene) Name() string { return "wait" }

// TitleRehearsal is like Rehearsal, for an App that already shows the title.
func TitleRehearsal(a *ui.App) *ui.App {
	r := a.Understudy()
	ShowTitle(r)
	return r
}
