//go:build linux

package sound

import (
	"errors"

	"github.com/jfreymuth/pulse"
)

// pulseDevice plays on PulseAudio or PipeWire. Unlike Oto's, its connection can be made
// again when the server comes back.
type pulseDevice struct {
	client *pulse.Client
	stream *pulse.PlaybackStream
}

// openers are the devices to try, in this order.
func openers() []opener { return []opener{openPulse, openOto} }

func openPulse(read func([]float32)) (device, error) {
	c, err := pulse.NewClient(pulse.ClientApplicationName("Touria"))
	if err != nil {
		return nil, err
	}
	from := pulse.Float32Reader(func(b []float32) (int, error) {
		read(b)
		return len(b), nil
	})
	s, err := c.NewPlayback(from, pulse.PlaybackStereo, pulse.PlaybackSampleRate(Rate), pulse.PlaybackMediaName("Touria"),
		pulse.PlaybackLatency(buffered.Seconds()))
	if err != nil {
		c.Close()
		return nil, err
	}
	s.Start()
	return &pulseDevice{c, s}, nil
}

var errLost = errors.New("the sound server has gone")

func (d *pulseDevice) Err() error {
	if d.stream.Closed() {
		return errLost
	}
	return d.stream.Error()
}

func (d *pulseDevice) Close() { d.client.Close() }
