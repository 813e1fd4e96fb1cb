package ui

import (
	"slices"

	"touria.games/touria/game/sound"
	"touria.games/touria/game/store/settings"
)

// The names of the values.
var (
	backgroundKeys = [settings.BackgroundCount]string{"sound.background.quieter", "sound.background.usual", "sound.background.silent"}
	captionKeys    = [settings.CaptionsCount]string{"sound.captions.off", "sound.captions.most", "sound.captions.all"}
)

// hear is the page about sound.
func (s *settingsScene) hear(b *Builder) []settingRow {
	a := s.App
	set := &a.settings.Sound
	slider := func(id, key string, v *int, sample sound.Effect) func(Rect) {
		return func(r Rect) {
			b.Slider(id, r, a.T(key), Slide{At: *v, Most: sound.MostVolume, To: func(at int) {
				*v = at
				a.Save()
				a.Sound(sample)
			}})
		}
	}
	now := func(id, key string) func(Rect) {
		return func(r Rect) { b.Paragraph(id, r, a.T("sound.now", a.T(key)), 2, AlignLeft) }
	}
	mood := moodOf(a.stack)
	rows := []settingRow{
		{set: slider("settings.volume", "sound.all", &set.All, sound.Tower), show: func(r Rect) {
			if a.hearing.state == sound.Missing {
				b.Paragraph("settings.sound.missing", r, a.T("sound.missing.short"), 2, AlignLeft)
				b.Last().Hint = a.T("sound.missing")
				return
			}
			b.toggle("settings.mute", r, a.T("sound.mute"), set.Mute, a.Mute)
		}},
		{set: slider("settings.music", "sound.music", &set.Music, sound.NoEffect), show: now("settings.music.now", "sound.piece."+mood.Piece.String())},
		{set: slider("settings.effects", "sound.effects", &set.Effects, sound.Coin), show: func(r Rect) {
			b.Button("settings.listen", r, a.T("sound.listen"), func() { a.Push(&listening{Page: Page{a}}) })
			b.Last().Lines = 2
		}},
		{set: slider("settings.air", "sound.air", &set.Air, sound.NoEffect), show: now("settings.air.now", "sound.air."+mood.Air.String())},
		{set: s.cycle(b, "settings.background", "sound.background", a.T(backgroundKeys[set.Background]), s.keep(func() {
			set.Background = (set.Background + 1) % settings.BackgroundCount
		})), show: func(r Rect) { s.toggle(b, "settings.mono", "sound.mono", &set.Mono, nil)(r) }},
		{set: s.cycle(b, "settings.captions", "sound.captions", a.T(captionKeys[set.Captions]), s.keep(func() {
			set.Captions = (set.Captions + 1) % settings.CaptionsCount
		})), show: func(r Rect) { s.toggle(b, "settings.calm", "sound.calm", &set.Calm, nil)(r) }},
	}
	return rows
}

// keep returns a press that changes something and keeps it.
func (s *settingsScene) keep(change func()) func() {
	return func() {
		change()
		s.App.Save()
	}
}

// listening is the page that plays every effect, piece and ambience by its name.
type listening struct {
	Page
	parts  Pages
	mood   sound.Mood
	chosen bool // of piece or air: the scene's own mood is not heard
	last   string
}

// Name returns the scene's name.
func (*listening) Name() string { return "listen" }

// Mood returns the chosen piece and ambience, otherwise those of the scene below.
func (l *listening) Mood() sound.Mood {
	if l.chosen {
		return l.mood
	}
	return moodOf(l.App.stack[:max(0, slices.Index(l.App.stack, Scene(l)))]) // a message may stand above
}

// heard is an entry of the page: an effect, a piece or an ambience.
type heard struct {
	id, text string
	press    func()
	on       bool
	sounds   sound.Effect
}

// list returns all entries: pieces, ambiences, effects.
func (l *listening) list() (all []heard) {
	a := l.App
	choose := func(m sound.Mood) func() {
		return func() {
			m.Layer, m.Lead = sound.MostLayer, sound.NoLead
			l.mood, l.chosen = m, l.mood != m || !l.chosen
			a.Changed()
		}
	}
	for p := sound.Silence + 1; p < sound.Pieces; p++ {
		all = append(all, heard{id: "listen.piece." + p.String(), text: a.T("sound.piece." + p.String()), on: l.chosen && l.mood.Piece == p,
			press: choose(sound.Mood{Piece: p, AtOnce: true})})
	}
	for p := sound.NoAir + 1; p < sound.Airs; p++ {
		all = append(all, heard{id: "listen.air." + p.String(), text: a.T("sound.air." + p.String()), on: l.chosen && l.mood.Air == p,
			press: choose(sound.Mood{Air: p})})
	}
	for e := sound.NoEffect + 1; e < sound.Effects; e++ {
		id := "listen.effect." + e.String()
		all = append(all, heard{id: id, text: a.EffectName(e), on: l.last == id, sounds: e, press: func() { l.last = id }})
	}
	return all
}

// Build adds a button for each.
func (l *listening) Build(b *Builder) {
	a := l.App
	screen := a.Screen()
	b.Ground("listen.ground")
	r := Centred(screen, 1080, 620)
	pad, head, h, gap := float32(24), float32(60), float32(50), float32(8)
	if a.Phone() {
		r = Centred(screen, 1080, min(screen.H-4, 900))
		pad, head, h, gap = 10, 48, 46, 6
	}
	in := b.Panel("listen", r, LookPlaque)
	b.Inside(in, func() {
		done := min(180, r.W*.3)
		bar := Box(r.X+pad, r.Y+(head-44)/2+2, r.W-2*pad, 44)
		b.Title("listen.title", Box(bar.X, bar.Y, bar.W-done-8, bar.H), a.T("sound.listen"), 26)
		b.Primary("listen.done", Box(bar.X+bar.W-done, bar.Y, done, bar.H), a.T("settings.done"), a.Pop)
		body := Box(r.X+pad, r.Y+head+4, r.W-2*pad, r.H-head-4-pad)
		all := l.list()
		columns := max(1, int((body.W+gap)/(240*a.Growth()+gap)))
		rows := max(1, int((body.H-h)/(h+gap)))
		each := columns * rows
		part := l.parts.Of((len(all) + each - 1) / each)
		turner := Box(body.X, body.Y+body.H-h, body.W, h)
		b.PageTurner("listen", turner, l.parts, l.turn)
		all = all[part*each : min((part+1)*each, len(all))]
		body.H = float32(rows)*(h+gap) - gap
		for i, it := range all {
			cell := Row(Column(body, i/columns, rows, gap), i%columns, columns, gap)
			b.Button(it.id, cell, it.text, it.press)
			e := b.Last()
			e.Lines, e.Checked, e.Sound = 2, it.on, it.sounds
		}
	})
}

// turn turns the pages.
func (l *listening) turn(by int) {
	l.parts.Turn(by)
	l.App.Changed()
}

// Key turns pages with the pad's shoulder buttons.
func (l *listening) Key(k Key) bool {
	switch k {
	case PadLB:
		l.turn(-1)
	case PadRB:
		l.turn(1)
	default:
		return false
	}
	return true
}
