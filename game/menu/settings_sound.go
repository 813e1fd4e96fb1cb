package menu

import (
	"slices"

	"touria.games/touria/game/sound"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
)

// The names of the values.
var (
	backgroundKeys = [settings.BackgroundCount]string{"sound.background.quieter", "sound.background.usual", "sound.background.silent"}
	captionKeys    = [settings.CaptionsCount]string{"sound.captions.off", "sound.captions.most", "sound.captions.all"}
)

// hear is the page about sound.
func (s *settingsScene) hear(f *ui.Flow) {
	a := s.App
	set := &a.Settings().Sound
	slider := func(id, key string, v *int, sample sound.Effect) func(f *ui.Flow) {
		return func(f *ui.Flow) {
			f.Slider(id, a.T(key), ui.Slide{At: *v, Most: sound.MostVolume, To: func(at int) {
				*v = at
				a.Save()
				a.Sound(sample)
			}})
		}
	}
	now := func(id, key string) func(f *ui.Flow) {
		return func(f *ui.Flow) { f.Paragraph(id, a.T("sound.now", a.T(key))) }
	}
	mood := ui.MoodOf(a.Scenes())
	settingRow(f, slider("settings.volume", "sound.all", &set.All, sound.Tower), func(f *ui.Flow) {
		if a.SoundState() == sound.Missing {
			f.Paragraph("settings.sound.missing", a.T("sound.missing.short")).Hint = a.T("sound.missing")
			return
		}
		f.Toggle("settings.mute", a.T("sound.mute"), set.Mute, a.ToggleMute)
	})
	settingRow(f, slider("settings.music", "sound.music", &set.Music, sound.NoEffect), now("settings.music.now", "sound.piece."+mood.Piece.String()))
	settingRow(f, slider("settings.effects", "sound.effects", &set.Effects, sound.Coin), func(f *ui.Flow) {
		f.Button("settings.listen", a.T("sound.listen"), func() { a.Push(&listening{Page: ui.Page{App: a}}) })
	})
	settingRow(f, slider("settings.air", "sound.air", &set.Air, sound.NoEffect), now("settings.air.now", "sound.air."+mood.Air.String()))
	settingRow(f, s.cycle("settings.background", "sound.background", a.T(backgroundKeys[set.Background]), s.keep(func() {
		set.Background = (set.Background + 1) % settings.BackgroundCount
	})), s.toggle("settings.mono", "sound.mono", &set.Mono, nil))
	settingRow(f, s.cycle("settings.captions", "sound.captions", a.T(captionKeys[set.Captions]), s.keep(func() {
		set.Captions = (set.Captions + 1) % settings.CaptionsCount
	})), s.toggle("settings.calm", "sound.calm", &set.Calm, nil))
}

// listening is the page that plays every effect, piece and ambience by its name.
type listening struct {
	ui.Page
	scroll ui.Scroll
	mood   sound.Mood
	chosen bool // a piece or ambience, which replaces those of the scene below
	last   string
}

// Name returns the scene's name.
func (*listening) Name() string { return "listen" }

// Mood returns the chosen piece and ambience, otherwise those of the scene below.
func (l *listening) Mood() sound.Mood {
	if l.chosen {
		return l.mood
	}
	return ui.MoodOf(l.App.Scenes()[:max(0, slices.Index(l.App.Scenes(), ui.Scene(l)))]) // a message may stand above
}

// heard is an entry of the page: an effect, a piece or an ambience.
type heard struct {
	id, text string
	press    func()
	on       bool
	sounds   sound.Effect
}

// entries returns all entries: pieces, ambiences, effects.
func (l *listening) entries() (all []heard) {
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
func (l *listening) Build(b *ui.Builder) {
	a := l.App
	b.Window(ui.Frame{ID: "listen", Title: a.T("sound.listen"), W: 1080, H: 640, Scroll: &l.scroll}, func(f *ui.Flow) {
		f.Cells(240*a.Growth(), func(f *ui.Flow) {
			for _, it := range l.entries() {
				e := f.Button(it.id, it.text, it.press)
				e.Checked, e.Sound = it.on, it.sounds
			}
		})
		f.Foot(func(f *ui.Flow) { f.Primary("listen.done", a.T("settings.done"), a.Pop) })
	})
}
