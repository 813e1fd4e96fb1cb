package concert

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"math"
	"strings"

	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/letter"
	"touria.games/touria/assets/meter"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	hearing "touria.games/touria/render/sound"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Mix is what is measured of the mix of a whole game.
type Mix struct {
	Seconds  float64
	Loudness meter.Loudness
	Curve    []float64 // short-term loudness each tenth of a second
	Clipped  int       // samples at full scale
	Silence  float64   // seconds of the longest silence while music is on
	Most     int       // effects at once
	Plays    int
	Duck     float64 // dB, the furthest that music stepped back
	Music    float64 // LUFS of the bus
	Effects  float64
	Over     float64 // LU by which the effects that matter lie over the music, the 10th percentile
}

// ruler measures text with the fonts of the program.
type ruler struct{}

func (ruler) Width(text string, size float32, w ui.Weight) float32 {
	return letter.Width(text, letter.Face(w), size)
}

func (ruler) Draws(text string) bool { return letter.Draws(text) }

// mostTicks ends a game that never does: 40 minutes.
const mostTicks = 40 * 60 * 60

// Game plays a whole game of bots from its first turn to its summary, at a speed from 1 to 4,
// and measures what is heard.
func Game(seed string, speed int) (*Mix, error) {
	app, err := bots(seed, speed)
	if err != nil {
		return nil, err
	}
	buses := [...]*bus{{}, {of: hearing.MusicBus}, {of: hearing.EffectsBus}}
	for i, b := range buses {
		b.mixer, b.meter = hearing.NewMixer(1), meter.New(rate)
		b.mixer.Solo(b.of)
		if i > 0 { // the effects are made once
			b.mixer.Share(buses[0].mixer)
		}
	}
	for buses[0].mixer.Step() {
	}
	m := &Mix{}
	var matter []int // the tenths of a second in which effects that matter begin
	for tick := 0; ; tick++ {
		if tick > mostTicks {
			return nil, errors.New("the game does not end")
		}
		in := app.Rest()
		app.Tick(&in)
		f := app.Sounds()
		m.Plays += len(f.Plays)
		m.Duck = max(m.Duck, float64(f.Duck))
		for _, p := range f.Plays {
			if p.Effect.Figures().Priority >= sound.CaptionLeast {
				matter = append(matter, int((float64(tick)/60+float64(p.Delay))*10))
			}
		}
		for i, b := range buses {
			sounding := b.tick(f)
			if i == 0 {
				m.Most = max(m.Most, sounding)
			}
		}
		if app.Scene() == "end" && tick%60 == 0 {
			break
		}
	}
	all := buses[0]
	m.Seconds = float64(len(all.meter.Momentaries())) / 10
	m.Loudness, m.Curve = all.meter.Loudness(), all.meter.ShortTerms()
	m.Clipped = all.clipped
	m.Music, m.Effects = buses[1].meter.Loudness().Integrated, buses[2].meter.Loudness().Integrated
	quiet := 0.0
	for _, l := range all.meter.Momentaries() {
		if quiet += 0.1; l > -55 {
			quiet = 0
		}
		m.Silence = max(m.Silence, quiet)
	}
	m.Over = over(matter, buses[2].meter.Momentaries(), buses[1].meter.Momentaries())
	return m, nil
}

// over returns by how much effects lie over the music: of each its loudest 0.4 s in the second
// that follows, against the music then; the tenth part that lies least over it.
func over(at []int, effects, music []float64) float64 {
	var all []float64
	for _, i := range at {
		best := math.Inf(-1)
		for j := i; j < min(i+10, len(effects), len(music)); j++ {
			best = max(best, effects[j]-max(music[j], -60))
		}
		if !math.IsInf(best, -1) {
			all = append(all, best)
		}
	}
	if len(all) == 0 {
		return 0
	}
	return percentile(all, 0.1)
}

// bus is a mix of the game in which one bus may be heard alone.
type bus struct {
	of      hearing.Bus
	mixer   *hearing.Mixer
	meter   *meter.Meter
	due     int // frames
	clipped int
}

// tick plays a tick and returns how many effects sound.
func (b *bus) tick(f *sound.Frame) (sounding int) {
	b.mixer.Apply(f)
	for b.due += rate / 60; b.due >= dsp.Block; b.due -= dsp.Block {
		var l, r [dsp.Block]float32
		b.mixer.Next(&l, &r)
		for i := range l {
			b.meter.Frame(l[i], r[i])
			if max(l[i], r[i], -l[i], -r[i]) >= 1 {
				b.clipped++
			}
		}
	}
	return b.mixer.Sounding()
}

// bots returns the program with a game of three bots that is about to begin.
func bots(seed string, speed int) (*ui.App, error) {
	r := touria.NewRules(touria.DefaultBoard())
	cfg := session.Config{Start: rules.S, Introductory: true, Seed: seed}
	for i, s := range []rules.Seat{rules.S, rules.W, rules.N} {
		cfg.Players = append(cfg.Players, session.Player{Seat: s, Name: string(rune('A' + i)), Crest: i, Level: "greedy"})
	}
	s, err := session.New(cfg, session.Options{Rules: r})
	if err != nil {
		return nil, err
	}
	st := store.NewMemory()
	if err := st.Write(store.State, "autosave.touria", s.Record()); err != nil {
		return nil, err
	}
	app := menu.New(ui.Config{Store: st, Measure: ruler{}, Games: []ui.Game{&table.Game{Rules: r}}, Speed: int(map[int]beat.Speed{2: beat.Double, 4: beat.Quadruple}[speed]), Think: 5000})
	for range 5 {
		in := app.Rest()
		app.Tick(&in)
	}
	return app, app.Press("title.touria.continue")
}

// String returns the figures in lines.
func (m *Mix) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "a whole game of three bots: %.0f s, %d effects, at most %d at once\n", m.Seconds, m.Plays, m.Most)
	fmt.Fprintf(&b, "%.1f LUFS, range %.1f LU, loudest 3 s %.1f, loudest 0.4 s %.1f, true peak %.1f dBTP, %d samples clipped\n",
		m.Loudness.Integrated, m.Loudness.Range, m.Loudness.ShortTerm, m.Loudness.Momentary, m.Loudness.TruePeak, m.Clipped)
	fmt.Fprintf(&b, "music %.1f LUFS, effects %.1f LUFS; nine of ten effects that matter lie at least %.1f LU over the music; music steps back by up to %.0f dB\n", m.Music, m.Effects, m.Over, m.Duck)
	fmt.Fprintf(&b, "longest silence %.1f s\n", m.Silence)
	return b.String()
}

// Picture shows the short-term loudness over the time: a column a second, -60 to -10 LUFS
// upwards, a line each 10 LU.
func (m *Mix) Picture() image.Image {
	const high, bottom, top = 250, -60.0, -10.0
	n := max(1, len(m.Curve)/10)
	img := image.NewRGBA(image.Rect(0, 0, n, high))
	for x := range n {
		l := m.Curve[x*10]
		for y := range high {
			at := top - (top-bottom)*float64(y)/high
			c := color.RGBA{24, 24, 32, 255}
			switch {
			case at <= l:
				c = color.RGBA{230, 180, 80, 255}
			case y%50 == 0:
				c = color.RGBA{80, 80, 96, 255}
			}
			img.Set(x, y, c)
		}
	}
	return img
}
