package ui

import (
	"cmp"
	"slices"
	"touria.games/touria/assets/pictures"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/words"
)

// settingsScene is the settings screen: pages of settings, each with an example of
// what it does. Changes take effect at once.
type settingsScene struct {
	Page
	waiting
	page   int   // of settingsPages
	parts  Pages // of the page, if its rows need more room than there is
	person string
	tried  int // how often the example of the cool-down was pressed
}

// settingsPages are the names of the pages.
var settingsPages = [...]string{"play", "look", "sound", "control", "people", "about"}

// settingRow is a setting and its example.
type settingRow struct {
	set  func(r Rect)
	show func(r Rect) // nil: the setting has the whole row
	part float32      // the setting's part of the width, 0: the usual one
}

// Build adds the tabs and the rows of the page.
func (s *settingsScene) Build(b *Builder) {
	a := s.App
	screen := a.Screen()
	b.Ground("settings.ground")
	r := Centred(screen, 1080, 560)
	pad, head, bar, row, gap := float32(24), float32(60), float32(52), float32(60), float32(10)
	if a.Phone() {
		r = Centred(screen, 1080, min(screen.H-4, 900))
		pad, head, bar, row, gap = 10, 0, 48, 46, 6
	}
	in := b.Panel("settings", r, LookPlaque)
	b.Inside(in, func() {
		if head > 0 {
			b.Title("settings.title", Rect{X: r.X + 20, Y: r.Y + 10, W: r.W - 40, H: head - 12}, a.T("settings.title"), 28)
		}
		y := r.Y + max(head, pad)
		tabs := Box(r.X+pad, y, r.W-2*pad, bar)
		var names []string
		for _, name := range settingsPages {
			names = append(names, a.T("settings.page."+name))
		}
		names = append(names, a.T("settings.done"))
		cells, lines := b.shareLines(tabs, names, 6, gap)
		y += float32(lines-1) * (bar + gap)
		for i, name := range settingsPages {
			b.Button("settings.page."+name, cells[i], names[i], func() { s.turn(i) })
			b.Last().Checked, b.Last().Lines = i == s.page, 2
		}
		b.Primary("settings.done", cells[len(settingsPages)], a.T("settings.done"), a.Pop)
		y += bar + gap + 4
		s.rows(b, Box(r.X+pad, y, r.W-2*pad, r.Y+r.H-pad-y), row, gap)
	})
}

// Share divides a row into columns for buttons, wider ones for longer texts, which take two
// lines if necessary. fits reports whether all texts fit.
func (b *Builder) Share(r Rect, texts []string, gap float32) (cells []Rect, fits bool) {
	normal, _ := b.a.TextSize()
	rest := float32(-1)
	for lines := 1; rest < 0 && lines <= 2; lines++ {
		rest, cells = r.W-gap*float32(len(texts)-1), cells[:0]
		for _, t := range texts {
			width := func(text string) float32 { return max(44, b.a.cfg.Measure.Width(text, normal, Bold)+18) }
			w := width(t)
			for i := range len(t) {
				if lines == 2 && t[i] == ' ' {
					w = min(w, max(width(t[:i]), width(t[i+1:])))
				}
			}
			cells = append(cells, Box(0, r.Y, w, r.H))
			rest -= w
		}
	}
	x := r.X
	for i := range cells {
		cells[i].X = x
		cells[i].W += rest / float32(len(texts))
		x += cells[i].W + gap
	}
	return cells, rest >= 0
}

// shareLines arranges buttons in as few rows as possible, each of the height of the first, with gaps between them.
func (b *Builder) shareLines(r Rect, texts []string, gap, below float32) (cells []Rect, lines int) {
	const most = 3
	for lines = 1; ; lines++ {
		each := (len(texts) + lines - 1) / lines
		cells = cells[:0]
		fit := true
		for i := 0; i < len(texts); i += each {
			row := Box(r.X, r.Y+float32(i/each)*(r.H+below), r.W, r.H)
			got, ok := b.Share(row, texts[i:min(i+each, len(texts))], gap)
			cells, fit = append(cells, got...), fit && ok
		}
		if fit || lines == most {
			return cells, lines
		}
	}
}

// rows adds as many of the page's rows as there is room for, and buttons to turn to
// the others.
func (s *settingsScene) rows(b *Builder, body Rect, h, gap float32) {
	a := s.App
	var rows []settingRow
	switch settingsPages[s.page] {
	case "play":
		rows = s.play(b)
	case "look":
		rows = s.look(b)
	case "sound":
		rows = s.hear(b)
	case "control":
		rows = s.control(b)
	case "people":
		rows = s.people(b)
	case "about":
		rows = s.about(b)
	}
	if a.Upright() { // the example is below the setting
		h = 2*h + 2
		gap = max(gap, min(24, (body.H-float32(len(rows))*h)/float32(max(1, len(rows)-1))))
	}
	fit := int((body.H + gap) / (h + gap))
	paged := len(rows) > fit
	if paged {
		turner := min(h, 60)
		fit = max(1, int((body.H-turner)/(h+gap)))
		part := s.parts.Of((len(rows) + fit - 1) / fit)
		b.PageTurner("settings", Box(body.X, body.Y+body.H-turner, body.W, turner), s.parts, func(by int) {
			s.parts.Turn(by)
			a.Changed()
		})
		rows = rows[part*fit:]
		rows = rows[:min(fit, len(rows))]
	}
	if n := float32(len(rows)); a.Phone() && !a.Upright() && n > 0 && body.H > n*(h+gap) && !paged { // few rows share the room
		h = min(h*1.35, (body.H+gap)/n-gap)
		gap = min(24, max(gap, (body.H-n*h)/n))
	}
	for i, row := range rows {
		line := Box(body.X, body.Y+float32(i)*(h+gap), body.W, h)
		if row.show == nil {
			row.set(line)
			if e := b.Last(); a.Upright() && e.Role == RoleToggle && e.Rect.H == h { // a tick box without an example
				e.Rect.H = (h - 2) / 2
			}
			continue
		}
		if a.Upright() {
			row.set(Column(line, 0, 2, 2))
			row.show(Column(line, 1, 2, 2))
			continue
		}
		w := line.W * cmp.Or(row.part, 0.6)
		row.set(Box(line.X, line.Y, w, h))
		row.show(Box(line.X+w+16, line.Y, line.W-w-16, h))
	}
}

// turn opens a page.
func (s *settingsScene) turn(page int) {
	s.page = (page + len(settingsPages)) % len(settingsPages)
	s.parts.First()
	s.App.Changed()
}

// Key turns pages with the pad's shoulder buttons.
func (s *settingsScene) Key(k Key) bool {
	switch k {
	case PadLB:
		s.turn(s.page - 1)
	case PadRB:
		s.turn(s.page + 1)
	default:
		return false
	}
	return true
}

func (s *settingsScene) cycle(b *Builder, id, key, value string, press func()) func(Rect) {
	return func(r Rect) {
		b.cycle(id, r, s.App.T(key), value, press)
		b.Last().Lines = 2
	}
}

// toggle returns a row's tick box; changed is called after a change.
func (s *settingsScene) toggle(b *Builder, id, key string, v *bool, changed func()) func(Rect) {
	return func(r Rect) {
		b.toggle(id, r, s.App.T(key), *v, func() {
			*v = !*v
			s.App.Save()
			if changed != nil {
				changed()
			}
		})
	}
}

// sample returns an example that the renderer draws.
func (s *settingsScene) sample(b *Builder, id, what string, on bool) func(Rect) {
	return func(r Rect) {
		b.Add(Element{ID: id + ".sample", Role: RoleLabel, Look: LookSample, Rect: r, Value: what, Checked: on, Label: s.App.T("settings.sample")})
	}
}

// play is the page about how the game runs.
func (s *settingsScene) play(b *Builder) []settingRow {
	a := s.App
	set := &a.settings
	rows := []settingRow{
		{set: s.cycle(b, "settings.language", "settings.language", a.T("language."+a.words.Chosen()), s.language), show: func(r Rect) {
			b.Paragraph("settings.language.sample", r, s.example("text"), 2, AlignLeft)
		}},
		{set: s.cycle(b, "settings.speed", "settings.speed", a.SpeedName(), a.Faster), show: s.sample(b, "settings.speed", SampleSpeed, false)},
		{set: s.toggle(b, "settings.motion", "settings.reduced_motion", &set.ReducedMotion, nil), show: s.sample(b, "settings.motion", SampleMotion, set.ReducedMotion)},
	}
	if !set.ReducedMotion {
		moving, label := set.IdleMotion && !a.tired, a.T("settings.idle_motion")
		if a.tired {
			label = a.T("settings.idle_motion.rests")
		}
		rows = append(rows, settingRow{set: func(r Rect) { b.toggle("settings.idle", r, label, moving, a.toggleScenery) },
			show: s.sample(b, "settings.idle", SampleScenery, moving)})
	}
	if s.board() {
		end := a.T("settings.turn_end.never")
		if n := set.TurnEnd.Tenths(); n > 0 {
			end = a.T("settings.seconds", n/10, n%10)
		}
		rows = append(rows,
			settingRow{set: s.cycle(b, "settings.turn_end", "settings.turn_end", end, s.step(func() {
				set.TurnEnd = (set.TurnEnd + 1) % settings.EndCount
			}))},
			settingRow{set: s.toggle(b, "settings.remarks", "settings.remarks", &set.Remarks, nil)})
	}
	if a.cfg.CanFullscreen {
		rows = append(rows, settingRow{set: func(r Rect) {
			b.toggle("settings.fullscreen", r, a.T("settings.fullscreen"), set.Fullscreen, a.toggleFullscreen)
		}, show: s.sample(b, "settings.fullscreen", SampleWindow, set.Fullscreen)})
	}
	return rows
}

// look is the page about how things look, for the person at the screen.
func (s *settingsScene) look(b *Builder) []settingRow {
	a := s.App
	c := a.Comfort()
	rows := append(s.owner(b),
		settingRow{set: s.text(b, "settings", c), show: func(r Rect) {
			b.Paragraph("settings.text.sample", r, s.example("text"), 2, AlignLeft)
		}},
		settingRow{set: s.contrast(b, "settings", c), show: func(r Rect) {
			b.Add(Element{ID: "settings.contrast.sample", Role: RoleLabel, Look: LookButton, Rect: r, Text: s.example("button"), Lines: 2})
		}},
	)
	if s.board() {
		rows = append(rows,
			settingRow{set: s.toggle(b, "settings.compact", "settings.compact", &c.Compact, s.adapted), show: s.sample(b, "settings.compact", SamplePlan, c.Compact)},
			settingRow{set: s.letters(b, "settings", c), show: s.gem(b)})
	}
	return append(rows, settingRow{set: s.left(b, "settings", c), show: s.sample(b, "settings.left", SampleHand, c.LeftHanded)})
}

// sampler is a game with a board and gems on it.
type sampler interface {
	SampleGem(a *App) (icon Icon, letter string)
}

// board reports whether settings for a board are shown: not over a game that has none.
func (s *settingsScene) board() bool {
	_, has := s.App.Game().(sampler)
	return has || s.App.running() == nil
}

// example returns the example of a setting, in the words of the game behind the settings.
func (s *settingsScene) example(what string) string {
	if key := "sample." + s.App.Game().Name() + "." + what; s.App.running() != nil && s.App.words.Has(key) {
		return s.App.T(key)
	}
	return s.App.T("settings.sample." + what)
}

// gem returns the example of letters on gems.
func (s *settingsScene) gem(b *Builder) func(Rect) {
	a := s.App
	var g sampler
	for _, of := range a.shelf.games {
		if s, ok := of.(sampler); ok {
			g = s
		}
	}
	if g == nil {
		return nil
	}
	return func(r Rect) {
		icon, letter := g.SampleGem(a)
		if !a.GemLetters() {
			letter = ""
		}
		b.Add(Element{ID: "settings.letters.sample", Role: RoleLabel, Look: LookSample, Rect: r, Value: SampleIcon, Icons: []Icon{icon},
			Mark: letter, Label: a.T("settings.sample")})
	}
}

// control is the page about keys, buttons and how they are pressed.
func (s *settingsScene) control(b *Builder) []settingRow {
	a := s.App
	c := a.Comfort()
	rows := append(s.owner(b),
		settingRow{set: s.cooldown(b, "settings", c), show: func(r Rect) {
			b.Button("settings.try", r, a.T("settings.try", s.tried), func() { s.tried++ })
			b.Last().Lines = 2
		}},
		settingRow{set: s.scan(b, "settings", c), show: func(r Rect) {
			for i, id := range scanNames {
				cell := Row(r, i, len(scanNames), 8)
				s.slot(b, "settings."+id, cell, a.T("keys."+id), a.keys.scan[i], func() { s.listen(ScanSlot(i)) })
			}
		}})
	if c.Scan == settings.ScanAuto {
		rows = append(rows, settingRow{set: s.pace(b, "settings", c), show: func(r Rect) {
			b.Add(Element{ID: "settings.pace.sample", Role: RoleLabel, Look: LookSample, Rect: r, Value: SamplePace, Part: float32(c.ScanTime), Label: a.T("settings.sample")})
		}})
	}
	keys := func(pad bool, id, key string, k Key) settingRow {
		return settingRow{set: func(r Rect) {
			b.Button(id, r, a.T(key), func() { a.Push(&bindingsScene{Page: Page{a}, pad: pad}) })
			b.Last().Lines = 2
		}, show: func(r Rect) {
			b.Add(Element{ID: id + ".sample", Role: RoleLabel, Look: LookKeyCap, Rect: r, Cap: a.keys.needs[k],
				CapText: a.KeyText(a.keys.needs[k]), Label: a.T("keys.take")})
		}}
	}
	return append(rows, keys(false, "settings.keys", "settings.keys", KeyEnter), keys(true, "settings.pad", "settings.pad", PadA))
}

// people is the page of the profiles.
func (s *settingsScene) people(b *Builder) []settingRow {
	a := s.App
	names := a.persons()
	if !slices.Contains(names, s.person) {
		s.person = names[0]
		if a.person != "" {
			s.person = a.person
		}
	}
	c := a.settings.Profiles[s.person]
	rows := []settingRow{
		{set: s.cycle(b, "settings.person", "settings.person", s.person, func() { s.person = after(a.persons(), s.person) }), show: func(r Rect) {
			b.toggle("settings.own", r, a.T("settings.own"), c != nil, func() { a.keepProfile(s.person, c == nil) })
			if e := b.Last(); c == nil && len(a.settings.Profiles) == settings.MostProfiles {
				e.Disabled, e.Why = true, a.T("settings.own.full")
			}
		}},
	}
	if c == nil {
		return append(rows, settingRow{set: func(r Rect) { b.Paragraph("settings.own.hint", r, a.T("settings.own.hint"), 3, AlignLeft) }})
	}
	pair := func(one, two func(Rect)) settingRow {
		return settingRow{set: func(r Rect) {
			cell, gap := Row, float32(12)
			if a.Upright() {
				cell, gap = Column, 4
			}
			one(cell(r, 0, 2, gap))
			if two != nil {
				two(cell(r, 1, 2, gap))
			}
		}}
	}
	rows = append(rows, pair(s.text(b, "profile", c), s.letters(b, "profile", c)), pair(s.contrast(b, "profile", c), s.left(b, "profile", c)),
		pair(s.cooldown(b, "profile", c), s.scan(b, "profile", c)))
	if c.Scan == settings.ScanAuto {
		rows = append(rows, pair(s.pace(b, "profile", c), nil))
	}
	return rows
}

// about is the page about the program.
func (s *settingsScene) about(b *Builder) []settingRow {
	a := s.App
	const part = 0.36
	rows := []settingRow{
		{set: func(r Rect) {
			name := a.T("app.name")
			if a.cfg.Version != "" {
				name += " – " + a.T("title.version", a.cfg.Version)
			}
			b.Label("settings.version", CutLeft(r, 6), name, AlignLeft)
		}},
		{set: func(r Rect) {
			b.Button("settings.credits", r, a.T("settings.credits"), func() { a.Push(&creditsScene{Page: Page{a}}) })
		}, show: func(r Rect) { b.Paragraph("settings.credits.hint", r, a.T("settings.credits.hint"), 3, AlignLeft) }, part: part},
		{set: func(r Rect) {
			b.Button("settings.reset", r, a.T("settings.reset"), s.reset)
		}, show: func(r Rect) { b.Paragraph("settings.reset.hint", r, a.T("settings.reset.hint"), 3, AlignLeft) }, part: part},
	}
	if !a.cfg.Mirrored {
		rows = append(rows, settingRow{set: func(r Rect) { b.Paragraph("settings.reader", CutLeft(r, 6), a.T("reader.web"), 3, AlignLeft) }})
	}
	return rows
}

// owner returns the line that says whose settings these are, if they are one
// person's.
func (s *settingsScene) owner(b *Builder) []settingRow {
	a := s.App
	name := a.Person()
	if name == "" {
		return nil
	}
	return []settingRow{{set: func(r Rect) {
		b.Paragraph("settings.owner", r, a.T("settings.owner", words.Lit("Name", name)), 2, AlignLeft)
	}}}
}

// The settings of a Comfort, as rows of the pages and of a profile.

// adapted returns a function that applies a changed Comfort.
func (s *settingsScene) adapted() { s.App.Adapt() }

func (s *settingsScene) step(change func()) func() {
	return func() {
		change()
		s.App.Save()
		s.App.Adapt()
	}
}

func (s *settingsScene) text(b *Builder, id string, c *settings.Comfort) func(Rect) {
	return s.cycle(b, id+".text", "settings.text_scale", s.App.T("settings.percent", c.TextScale), s.step(func() {
		c.TextScale = after(settings.TextScales, c.TextScale)
	}))
}

func (s *settingsScene) contrast(b *Builder, id string, c *settings.Comfort) func(Rect) {
	return s.toggle(b, id+".contrast", "settings.contrast", &c.Contrast, s.adapted)
}

// letterKeys and scanKeys are the names of the values.
var (
	letterKeys = [settings.LettersCount]string{"settings.letters.large", "settings.letters.always", "settings.letters.never"}
	scanKeys   = [settings.ScanCount]string{"settings.scan.off", "settings.scan.keys", "settings.scan.auto"}
)

func (s *settingsScene) letters(b *Builder, id string, c *settings.Comfort) func(Rect) {
	return s.cycle(b, id+".letters", "settings.letters", s.App.T(letterKeys[c.Letters]), s.step(func() {
		c.Letters = (c.Letters + 1) % settings.LettersCount
	}))
}

func (s *settingsScene) left(b *Builder, id string, c *settings.Comfort) func(Rect) {
	return s.toggle(b, id+".left", "settings.left_handed", &c.LeftHanded, s.adapted)
}

func (s *settingsScene) cooldown(b *Builder, id string, c *settings.Comfort) func(Rect) {
	return s.toggle(b, id+".cooldown", "settings.cooldown", &c.Cooldown, s.adapted)
}

func (s *settingsScene) scan(b *Builder, id string, c *settings.Comfort) func(Rect) {
	return s.cycle(b, id+".scan", "settings.scan", s.App.T(scanKeys[c.Scan]), s.step(func() {
		c.Scan = (c.Scan + 1) % settings.ScanCount
	}))
}

func (s *settingsScene) pace(b *Builder, id string, c *settings.Comfort) func(Rect) {
	return s.cycle(b, id+".pace", "settings.pace", s.App.T("settings.seconds", c.ScanTime/10, c.ScanTime%10), s.step(func() {
		c.ScanTime = after(settings.ScanTimes, c.ScanTime)
	}))
}

// reset asks before it undoes all changes of settings. The language stays: otherwise the player might not be
// able to read the next question.
func (s *settingsScene) reset() {
	a := s.App
	a.Ask(a.T("settings.reset"), a.T("settings.reset.sure"),
		Answer{ID: "dialog.reset", Text: a.T("settings.reset.yes"), Danger: true, Press: func() {
			a.settings = a.settings.Reset()
			a.settings.Heed(a.cfg.Wishes)
			a.ResetKeys()
			a.Adapt()
		}},
		Answer{ID: "dialog.keep", Text: a.T("settings.reset.no")})
}

// after returns the element of a list that follows v, cyclically; the first one
// if v is not in it.
func after[T comparable](list []T, v T) T { return list[(slices.Index(list, v)+1)%len(list)] }

// language switches to the next language.
func (s *settingsScene) language() {
	s.App.Speak(after(words.Languages(), s.App.words.Chosen()))
	s.App.Save()
}

// ShowSettings opens the settings screen.
func (a *App) ShowSettings() { a.Push(&settingsScene{Page: Page{a}}) }

// speedKeys are the names of the speeds.
var speedKeys = [...]string{"settings.speed.1", "settings.speed.2", "settings.speed.4", "settings.speed.instant"}

// SpeedName returns the name of the current speed.
func (bx *box) SpeedName() string { return bx.T(speedKeys[bx.settings.Speed]) }

// SpeedKnob adds the knob that shows the speed of the game and changes it.
func SpeedKnob(b *Builder, a *App, id string, r Rect) *Element {
	b.Icon(id, r, pictures.SymSpeed, a.T("table.speed"), a.Faster)
	e := b.Last()
	e.Role, e.Value, e.Mark = RoleCycle, a.SpeedName(), a.SpeedName()
	e.Hint += a.Colon() + e.Value
	return e
}

// Faster switches to the next speed; the slowest follows the fastest.
func (a *App) Faster() {
	a.settings.Speed = (a.settings.Speed + 1) % (beat.Instant + 1)
	a.Save()
	a.Say(a.SpeedName())
}

// Speak switches to a language. An unknown one changes nothing.
func (scr *screen) Speak(lang string) {
	if !scr.words.Use(lang) {
		return
	}
	scr.settings.Language = lang
	scr.retell()
}

// followLanguage switches to the chosen language once its texts have come.
func (scr *screen) followLanguage() {
	if scr.words.Follow() {
		scr.retell()
	}
}

// retell puts everything into another language.
func (scr *screen) retell() {
	for _, s := range scr.stack {
		if r, ok := s.(interface{ Retell() }); ok {
			r.Retell()
		}
	}
	scr.Changed()
}

// Name returns the scene's name.
func (s *settingsScene) Name() string { return "settings" }
