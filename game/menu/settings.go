package menu

import (
	"slices"

	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// settingsPages are the names of the pages.
var settingsPages = [...]string{"play", "look", "sound", "control", "people", "about"}

// Build adds the tabs and the page.
func (s *settingsScene) Build(b *ui.Builder) {
	a := s.App
	b.Window(ui.Frame{ID: "settings", Title: a.T("settings.title"), W: 1080, H: 640, Scroll: &s.scroll}, func(f *ui.Flow) {
		f.Head(func(f *ui.Flow) {
			f.Line(func(f *ui.Flow) {
				for i, name := range settingsPages {
					f.Button("settings.page."+name, a.T("settings.page."+name), func() { s.turn(i) }).Checked = i == s.page
				}
				f.Primary("settings.done", a.T("settings.done"), a.Pop)
			})
		})
		[...]func(f *ui.Flow){s.play, s.look, s.hear, s.control, s.people, s.about}[s.page](f)
	})
}

// turn opens a page.
func (s *settingsScene) turn(page int) {
	s.page = (page + len(settingsPages)) % len(settingsPages)
	s.scroll.Top()
	s.App.Changed()
}

// Key turns pages with the pad's shoulder buttons.
func (s *settingsScene) Key(k ui.Key) bool {
	switch k {
	case ui.PadLB:
		s.turn(s.page - 1)
	case ui.PadRB:
		s.turn(s.page + 1)
	default:
		return false
	}
	return true
}

// play is the page about how the game runs.
func (s *settingsScene) play(f *ui.Flow) {
	a := s.App
	set := a.Settings()
	settingRow(f, s.cycle("settings.language", "settings.language", a.T("language."+a.Words().Chosen()), s.language), func(f *ui.Flow) {
		f.Paragraph("settings.language.sample", s.example("text"))
	})
	settingRow(f, s.cycle("settings.speed", "settings.speed", a.SpeedName(), a.Faster), s.sample("settings.speed", ui.SampleSpeed, false))
	settingRow(f, s.toggle("settings.motion", "settings.reduced_motion", &set.ReducedMotion, nil), s.sample("settings.motion", ui.SampleMotion, set.ReducedMotion))
	if !set.ReducedMotion {
		moving, label := set.IdleMotion && !a.Tired(), a.T("settings.idle_motion")
		if a.Tired() {
			label = a.T("settings.idle_motion.rests")
		}
		settingRow(f, func(f *ui.Flow) { f.Toggle("settings.idle", label, moving, a.ToggleScenery) }, s.sample("settings.idle", ui.SampleScenery, moving))
	}
	if s.board() {
		end := a.T("settings.turn_end.never")
		if n := set.TurnEnd.Tenths(); n > 0 {
			end = a.T("settings.seconds", n/10, n%10)
		}
		s.cycle("settings.turn_end", "settings.turn_end", end, s.stepping(func() { set.TurnEnd = (set.TurnEnd + 1) % settings.EndCount }))(f)
		s.toggle("settings.remarks", "settings.remarks", &set.Remarks, nil)(f)
	}
	if a.Config().CanFullscreen {
		settingRow(f, func(f *ui.Flow) {
			f.Toggle("settings.fullscreen", a.T("settings.fullscreen"), set.Fullscreen, a.ToggleFullscreen)
		},
			s.sample("settings.fullscreen", ui.SampleWindow, set.Fullscreen))
	}
}

// look is the page about how things look, for the person at the screen.
func (s *settingsScene) look(f *ui.Flow) {
	a := s.App
	c := a.Comfort()
	s.owner(f)
	settingRow(f, s.text("settings", c), func(f *ui.Flow) { f.Paragraph("settings.text.sample", s.example("text")) })
	settingRow(f, s.contrast("settings", c), func(f *ui.Flow) {
		f.Add(ui.Element{ID: "settings.contrast.sample", Role: ui.RoleLabel, Look: ui.LookButton, Text: s.example("button")})
	})
	if s.board() {
		settingRow(f, s.toggle("settings.compact", "settings.compact", &c.Compact, s.adapted), s.sample("settings.compact", ui.SamplePlan, c.Compact))
		settingRow(f, s.letters("settings", c), s.gem)
	}
	settingRow(f, s.leftHand("settings", c), s.sample("settings.left", ui.SampleHand, c.LeftHanded))
}

// board reports whether settings for a board are shown: not over a game that has none.
func (s *settingsScene) board() bool {
	_, has := s.App.Game().(sampler)
	return has || s.App.Running() == nil
}

// example returns the example of a setting, in the words of the game behind the settings.
func (s *settingsScene) example(what string) string {
	if key := "sample." + s.App.Game().Name() + "." + what; s.App.Running() != nil && s.App.Words().Has(key) {
		return s.App.T(key)
	}
	return s.App.T("settings.sample." + what)
}

// gem adds the example of letters on gems.
func (s *settingsScene) gem(f *ui.Flow) {
	a := s.App
	for _, of := range a.Games() {
		if g, ok := of.(sampler); ok {
			icon, letter := g.SampleGem(a)
			if !a.GemLetters() {
				letter = ""
			}
			s.addSample(f, "settings.letters", ui.Element{Look: ui.LookSample, Value: ui.SampleIcon, Icons: []ui.Icon{icon}, Mark: letter})
			return
		}
	}
}

// control is the page about keys, buttons and how they are pressed.
func (s *settingsScene) control(f *ui.Flow) {
	a := s.App
	c := a.Comfort()
	s.owner(f)
	settingRow(f, s.cooldown("settings", c), func(f *ui.Flow) { f.Button("settings.try", a.T("settings.try", s.tried), func() { s.tried++ }) })
	settingRow(f, s.scan("settings", c), func(f *ui.Flow) {
		f.Row(func(f *ui.Flow) {
			for i := range ui.ScanSlot(ui.ScanSlots) {
				s.slot(a, f, "settings."+i.Name(), a.T("keys."+i.Name()), a.ScanKey(i), func() { s.listen(i) })
			}
		})
	})
	if c.Scan == settings.ScanAuto {
		settingRow(f, s.pace("settings", c), func(f *ui.Flow) {
			s.addSample(f, "settings.pace", ui.Element{Look: ui.LookSample, Value: ui.SamplePace, Part: float32(c.ScanTime)})
		})
	}
	keys := func(pad bool, id string, k ui.Key) {
		settingRow(f, func(f *ui.Flow) {
			f.Button(id, a.T(id), func() { a.Push(&bindingsScene{Page: ui.Page{App: a}, pad: pad}) })
		},
			func(f *ui.Flow) {
				s.addSample(f, id, ui.Element{Look: ui.LookKeyCap, Cap: a.KeyFor(k), CapText: a.KeyText(a.KeyFor(k))}).Label = a.T("keys.take")
			})
	}
	keys(false, "settings.keys", ui.KeyEnter)
	keys(true, "settings.pad", ui.PadA)
}

// people is the page of the profiles.
func (s *settingsScene) people(f *ui.Flow) {
	a := s.App
	names := persons(a)
	if !slices.Contains(names, s.person) {
		s.person = names[0]
		if name := a.AtScreen(); name != "" {
			s.person = name
		}
	}
	c := a.Settings().Profiles[s.person]
	settingRow(f, s.cycle("settings.person", "settings.person", s.person, func() { s.person = after(persons(a), s.person) }), func(f *ui.Flow) {
		e := f.Toggle("settings.own", a.T("settings.own"), c != nil, func() { keepProfile(a, s.person, c == nil) })
		if c == nil && len(a.Settings().Profiles) == settings.MostProfiles {
			e.Disabled, e.Why = true, a.T("settings.own.full")
		}
	})
	if c == nil {
		f.Paragraph("settings.own.hint", a.T("settings.own.hint"))
		return
	}
	f.Cells(400, func(f *ui.Flow) {
		for _, add := range []func(string, *settings.Comfort) func(*ui.Flow){s.text, s.letters, s.contrast, s.leftHand, s.cooldown, s.scan} {
			add("profile", c)(f)
		}
		if c.Scan == settings.ScanAuto {
			s.pace("profile", c)(f)
		}
	})
}

// about is the page about the program.
func (s *settingsScene) about(f *ui.Flow) {
	a := s.App
	name := a.T("app.name")
	if a.Config().Version != "" {
		name += " – " + a.T("title.version", a.Config().Version)
	}
	f.Paragraph("settings.version", name)
	told := func(id string, press func()) {
		f.Split(.36, func(f *ui.Flow) { f.Button(id, a.T(id), press) }, func(f *ui.Flow) { f.Paragraph(id+".hint", a.T(id+".hint")) })
	}
	if a.Config().Visit != nil && a.Config().Site != "" {
		told("settings.news", s.visit)
	}
	told("settings.credits", func() { a.Push(&creditsScene{Page: ui.Page{App: a}}) })
	told("settings.reset", s.reset)
	if !a.Config().Mirrored {
		f.Paragraph("settings.reader", a.T("reader.web"))
	}
}

// visit shows the page of the newest version. Only the player's browser asks for it.
func (s *settingsScene) visit() {
	a := s.App
	if a.Config().Visit(a.Config().Site+"about/"+a.Words().Lang()+"/#downloads") != nil {
		a.Tell(a.T("settings.news.failed", words.Lit("Address", a.Config().Site)))
	}
}

// owner adds the line that says whose settings these are, if they are one person's.
func (s *settingsScene) owner(f *ui.Flow) {
	if name := s.App.AtScreen(); s.App.Settings().Profiles[name] != nil {
		f.Paragraph("settings.owner", s.App.T("settings.owner", words.Lit("Name", name)))
	}
}

// The settings of a Comfort, as rows of the pages and of a profile.

// reset asks before it undoes all changes of settings. The language stays: otherwise the player might not be
// able to read the next question.
func (s *settingsScene) reset() {
	a := s.App
	a.Ask(a.T("settings.reset"), a.T("settings.reset.sure"),
		ui.Answer{ID: "dialog.reset", Text: a.T("settings.reset.yes"), Danger: true, Press: func() {
			*a.Settings() = a.Settings().Reset()
			a.Settings().Heed(a.Config().Wishes)
			a.ResetKeys()
			a.Adapt()
		}},
		ui.Answer{ID: "dialog.keep", Text: a.T("settings.reset.no")})
}

// language switches to the next language.
func (s *settingsScene) language() {
	s.App.Speak(after(words.Languages(), s.App.Words().Chosen()))
	s.App.Save()
}

// ShowSettings opens the settings screen.
func ShowSettings(a *ui.App) { a.Push(&settingsScene{Page: ui.Page{App: a}}) }

// Name returns the scene's name.
func (s *settingsScene) Name() string { return "settings" }

// listen asks for a key of scanning.
func (s *settingsScene) listen(slot ui.ScanSlot) {
	a := s.App
	if s.slotID != "" {
		s.stop(a)
		return
	}
	s.ask(a, "settings."+slot.Name(), func(pressed ui.Key) { a.BindScan(slot, pressed) })
}

// Down ends the question for a key.
func (s *settingsScene) Down(x, y float32) bool {
	waits := s.slotID != ""
	s.stop(s.App)
	return waits
}

// Tick ends a question that nobody answers.
func (s *settingsScene) Tick(top bool) { s.tick(s.App, top) }
