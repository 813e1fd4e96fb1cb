// Package concert lets the sound of the program be heard and measured without a device: each
// effect, a minute of each tune, the air of each place, and a whole game of bots.
package concert

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"

	"touria.games/touria/assets/air"
	"touria.games/touria/assets/band"
	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/foley"
	"touria.games/touria/assets/meter"
	"touria.games/touria/assets/scores"
	"touria.games/touria/game/sound"
	hearing "touria.games/touria/render/sound"
)

const rate = hearing.Rate

// Write writes all sounds as WAV files into a folder, pictures of their spectra, a whole game,
// and sound.txt, a table of what is measured.
func Write(dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	w := &writer{dir: dir}
	w.effects()
	w.tunes()
	w.airs()
	w.game()
	w.file("sound.txt", []byte(w.table.String()))
	return w.err
}

// writer writes files until one fails.
type writer struct {
	dir   string
	table strings.Builder
	err   error
}

func (w *writer) file(name string, data []byte) {
	if w.err == nil {
		w.err = os.WriteFile(filepath.Join(w.dir, name), data, 0o666)
	}
}

func (w *writer) picture(name string, img image.Image) {
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil && w.err == nil {
		w.err = err
	}
	w.file(name, b.Bytes())
}

func (w *writer) effects() {
	fmt.Fprintf(&w.table, "%-13s %6s %5s %17s %9s %8s %4s %5s\n", "effect", "s", "takes", "LUFS", "peak dBFS", "priority", "most", "duck")
	for i, e := range foley.Effects() {
		low, high, peak := 0.0, float64(meter.Floor), float32(0)
		for k := range foley.Takes {
			x := foley.Make(i, k, rate)
			l := meter.Loudest(x, rate)
			if k == 0 {
				low = l
			}
			low, high = min(low, l), max(high, l)
			for _, v := range x {
				peak = max(peak, v, -v)
			}
			w.file(fmt.Sprintf("effect-%s-%d.wav", e.Name, k+1), wave(1, x))
			if k == 0 {
				w.picture(fmt.Sprintf("effect-%s.png", e.Name), spectrogram(x, rate, 0.005))
			}
		}
		f := sound.Named(e.Name).Figures()
		fmt.Fprintf(&w.table, "%-13s %6.2f %5d %7.1f … %7.1f %9.1f %8d %4d %5.0f\n", e.Name, e.Seconds, foley.Takes, low, high, dsp.Level(float64(peak)), f.Priority, f.Most, f.Duck)
	}
}

// play renders something in blocks to interleaved stereo.
func play(seconds float64, next func(l, r *[dsp.Block]float32)) []float32 {
	var out []float32
	for range int(seconds * rate / dsp.Block) {
		var l, r [dsp.Block]float32
		next(&l, &r)
		for i := range l {
			out = append(out, l[i], r[i])
		}
	}
	return out
}

func left(stereo []float32) []float32 {
	mono := make([]float32, len(stereo)/2)
	for i := range mono {
		mono[i] = stereo[2*i]
	}
	return mono
}

func (w *writer) tunes() {
	fmt.Fprintf(&w.table, "\n%-10s %5s %8s %6s %6s %5s %5s  %s\n", "tune", "bars", "s", "rest s", "LUFS", "LU", "dBTP", "parts by layer")
	for p := band.Title; p < band.Pieces; p++ {
		t := scores.Load(p.String())
		m := band.NewMusic(rate, 1)
		m.Play(p, true)
		x := play(60, m.Next)
		l := meter.Measure(x, rate)
		var layers [5][]string
		for _, part := range t.Parts {
			layers[part.Layer] = append(layers[part.Layer], part.Name)
		}
		var parts []string
		for _, layer := range layers {
			parts = append(parts, strings.Join(layer, " "))
		}
		fmt.Fprintf(&w.table, "%-10s %5d %8.0f %6.0f %6.1f %5.1f %5.1f  %s\n", p, t.Bars(), t.Seconds(), t.Rest, l.Integrated, l.Range, l.TruePeak, strings.Join(parts, "; "))
		w.file("tune-"+p.String()+".wav", wave(2, x))
		w.picture("tune-"+p.String()+".png", spectrogram(left(x), rate, 0.05))
	}
}

func (w *writer) airs() {
	fmt.Fprintf(&w.table, "\n%-10s %6s %5s\n", "air", "LUFS", "dBTP")
	for p := air.Meadow; p < air.Places; p++ {
		a := air.New(rate, 1)
		a.Go(p)
		play(3, a.Next)
		x := play(30, a.Next)
		l := meter.Measure(x, rate)
		fmt.Fprintf(&w.table, "%-10s %6.1f %5.1f\n", p, l.Integrated, l.TruePeak)
		w.file("air-"+p.String()+".wav", wave(2, x))
		w.picture("air-"+p.String()+".png", spectrogram(left(x), rate, 0.03))
	}
}

func (w *writer) game() {
	g, err := Game("7", 1)
	if err != nil {
		w.err = err
		return
	}
	w.table.WriteString("\n" + g.String())
	w.picture("game.png", g.Picture())
}
