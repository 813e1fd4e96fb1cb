//go:build !js

package sound

import (
	"encoding/binary"
	"errors"
	"math"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"
)

// otoDevice is what Oto finds: Core Audio, WASAPI, or ALSA.
type otoDevice struct {
	context *oto.Context
	player  *oto.Player
}

// otoContext is the one context that a process may have. Oto itself follows the system's
// default device.
var otoContext = sync.OnceValues(func() (*oto.Context, error) {
	c, ready, err := oto.NewContext(&oto.NewContextOptions{SampleRate: Rate, ChannelCount: 2, Format: oto.FormatFloat32LE,
		BufferSize: buffered, ApplicationName: "Touria"})
	if err != nil {
		return nil, err
	}
	select {
	case <-ready:
	case <-time.After(10 * time.Second):
		return nil, errors.New("the sound device does not answer")
	}
	return c, c.Err()
})

func openOto(read func([]float32)) (device, error) {
	c, err := otoContext()
	if err == nil {
		err = c.Err()
	}
	if err != nil {
		return nil, err
	}
	d := &otoDevice{context: c, player: c.NewPlayer(&floats{read: read})}
	d.player.SetBufferSize(int(buffered.Seconds()*Rate) * 8)
	d.player.Play()
	return d, nil
}

func (d *otoDevice) Err() error {
	if err := d.context.Err(); err != nil {
		return err
	}
	return d.player.Err()
}

func (d *otoDevice) Close() { d.player.PauseAndStopReading() }

// floats turns what is read into bytes.
type floats struct {
	read   func([]float32)
	buffer []float32
}

// Read fills p with 32-bit floats.
func (f *floats) Read(p []byte) (int, error) {
	n := len(p) / 8 * 2
	if cap(f.buffer) < n {
		f.buffer = make([]float32, n)
	}
	b := f.buffer[:n]
	f.read(b)
	for i, x := range b {
		binary.LittleEndian.PutUint32(p[4*i:], math.Float32bits(x))
	}
	return 4 * n, nil
}
