package concert

import (
	"encoding/binary"
	"image"
	"image/color"
	"math"
	"slices"

	"touria.games/touria/assets/meter"
)

// wave returns a WAV file of 16 bits; several channels are interleaved.
func wave(channels int, x []float32) []byte {
	const bytes = 2
	b := []byte("RIFF\x00\x00\x00\x00WAVEfmt ")
	b = binary.LittleEndian.AppendUint32(b, 16)
	b = binary.LittleEndian.AppendUint16(b, 1) // PCM
	b = binary.LittleEndian.AppendUint16(b, uint16(channels))
	b = binary.LittleEndian.AppendUint32(b, rate)
	b = binary.LittleEndian.AppendUint32(b, uint32(rate*channels*bytes))
	b = binary.LittleEndian.AppendUint16(b, uint16(channels*bytes))
	b = binary.LittleEndian.AppendUint16(b, 8*bytes)
	b = append(b, "data"...)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(x)*bytes))
	for _, v := range x {
		b = binary.LittleEndian.AppendUint16(b, uint16(int16(max(-1, min(v, 1))*32767)))
	}
	binary.LittleEndian.PutUint32(b[4:], uint32(len(b)-8))
	return b
}

// spectrogram returns a picture of a sound: time to the right, a column every so many
// seconds; frequency upwards, 60 Hz to 20 kHz, octaves equally high; 80 dB from black to
// white.
func spectrogram(mono []float32, rate int, every float64) image.Image {
	const high, size, low, top = 360, 4096, 60.0, 20000.0
	n := max(1, int(float64(len(mono))/float64(rate)/every))
	img := image.NewRGBA(image.Rect(0, 0, n, high))
	for x := range n {
		at := int(float64(x) * every * float64(rate))
		window := make([]float32, size)
		copy(window, mono[max(0, min(at-size/4, len(mono))):])
		s := meter.Spectrum(window, size)
		for y := range high {
			f := low * math.Pow(top/low, float64(high-1-y)/high)
			i := min(int(f*size/float64(rate)), len(s)-1)
			dB := 10 * math.Log10(s[i]/size+1e-14)
			img.Set(x, y, heat((dB+80)/80))
		}
	}
	return img
}

// heat is a colour from black over red and yellow to white.
func heat(v float64) color.RGBA {
	part := func(from float64) uint8 { return uint8(255 * max(0, min((v-from)*3, 1))) }
	return color.RGBA{part(0), part(0.33), part(0.66), 255}
}

// percentile returns the value below which a part of a list lies.
func percentile(list []float64, part float64) float64 {
	list = slices.Sorted(slices.Values(list))
	return list[int(part*float64(len(list)-1))]
}
