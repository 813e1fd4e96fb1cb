//go:build !js

package sound

import (
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"touria.games/touria/assets/air"
	"touria.games/touria/assets/dsp"
	"touria.games/touria/game/sound"
)

// device is an open sound device that reads what it plays.
type device interface {
	// Err returns why the device has gone, nil while it plays.
	Err() error
	Close()
}

// opener opens a device that calls read for interleaved stereo at Rate.
type opener func(read func(stereo []float32)) (device, error)

// Times of the desktop's device.
const (
	buffered = 50 * time.Millisecond
	tryAgain = 10 * time.Second
	lookAt   = 500 * time.Millisecond
)

// Deck plays what the game requests. Without a device it is silent and looks for one from time to
// time. Tick, Step, State and Close are called from one goroutine.
type Deck struct {
	shelf *shelf
	state atomic.Int32
	reads atomic.Bool   // there is a device, which reads
	begin chan struct{} // closed at the first Step: the title comes first
	first sync.Once
	stop  chan struct{}
	ended chan struct{}

	mu    sync.Mutex
	frame sound.Frame // what has been requested since the mixer last read it
	asked bool

	mixer  *Mixer // of the goroutine that the device reads in
	block  [2][dsp.Block]float32
	rest   int // frames of the block that have not been read
	mailed sound.Frame
}

// Open returns a deck. It neither waits nor fails: a device is looked for in the background.
func Open() *Deck { return openWith(openers(), tryAgain) }

func openWith(openers []opener, again time.Duration) *Deck {
	d := &Deck{shelf: newShelf(), begin: make(chan struct{}), stop: make(chan struct{}), ended: make(chan struct{})}
	go d.run(openers, again) // until it has looked, there may be a device
	return d
}

// run keeps a device open until the deck is closed.
func (d *Deck) run(openers []opener, again time.Duration) {
	defer close(d.ended)
	select {
	case <-d.begin:
	case <-d.stop:
		return
	}
	for {
		if dev := d.open(openers); dev != nil {
			d.reads.Store(true)
			d.state.Store(int32(sound.Sounds))
			for alive := true; alive; {
				alive = d.wait(lookAt)
				if dev.Err() != nil {
					break
				}
			}
			d.reads.Store(false)
			dev.Close()
		}
		d.state.Store(int32(sound.Missing))
		if !d.wait(again) {
			return
		}
	}
}

// wait waits and reports whether the deck is still open.
func (d *Deck) wait(t time.Duration) bool {
	timer := time.NewTimer(t)
	defer timer.Stop()
	select {
	case <-d.stop:
		return false
	case <-timer.C:
		return true
	}
}

// open opens the first device that works. It prepares the mixer first.
func (d *Deck) open(openers []opener) device {
	for _, open := range openers {
		if d.mixer == nil {
			d.mixer = newMixer(d.shelf, Rate, seed())
			d.mixer.prepare()
		}
		dev, err := open(d.read)
		if err == nil {
			return dev
		}
	}
	return nil
}

// prepare makes what music and ambience need.
func (m *Mixer) prepare() {
	for m.music.Prepare() {
	}
	for p := air.None; p < air.Places; p++ {
		for m.air.Prepare(p) {
		}
	}
}

// read fills a device's buffer. It is called in the device's goroutine.
func (d *Deck) read(stereo []float32) {
	for i := 0; i+1 < len(stereo); i += 2 {
		if d.rest == 0 {
			d.mail()
			d.mixer.Next(&d.block[0], &d.block[1])
			d.rest = dsp.Block
		}
		at := dsp.Block - d.rest
		stereo[i], stereo[i+1] = d.block[0][at], d.block[1][at]
		d.rest--
	}
}

// mail passes the requested sounds to the mixer.
func (d *Deck) mail() {
	d.mu.Lock()
	asked := d.asked
	if asked {
		plays, stops := append(d.mailed.Plays[:0], d.frame.Plays...), append(d.mailed.Stops[:0], d.frame.Stops...)
		d.mailed = d.frame
		d.mailed.Plays, d.mailed.Stops = plays, stops
		d.frame.Plays, d.frame.Stops, d.asked = d.frame.Plays[:0], d.frame.Stops[:0], false
	}
	d.mu.Unlock()
	if asked {
		d.mixer.Apply(&d.mailed)
	}
}

// mostWaiting is the maximum number of plays that wait for a device that has stopped reading.
const mostWaiting = 64

// Tick takes the sounds of a tick. It never waits for the device.
func (d *Deck) Tick(f *sound.Frame) {
	for i := range f.Plays {
		d.shelf.hurry(f.Plays[i].Effect)
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	plays, stops := append(d.frame.Plays, f.Plays...), append(d.frame.Stops, f.Stops...)
	if len(plays) > mostWaiting { // the device has stopped reading: drop the oldest
		plays = slices.Delete(plays, 0, len(plays)-mostWaiting)
	}
	if len(stops) > mostWaiting {
		stops = slices.Delete(stops, 0, len(stops)-mostWaiting)
	}
	if !d.reads.Load() {
		plays, stops = plays[:0], stops[:0]
	}
	d.frame = *f
	d.frame.Plays, d.frame.Stops, d.asked = plays, stops, true
}

// Step makes a part of the effects, for a few milliseconds at most, and reports whether there is
// more to make. In a frame that is not idle it makes only effects that were already wanted. The
// first call starts the search for a device. Without a device there is nothing to make.
func (d *Deck) Step(idle bool) (more bool) {
	d.first.Do(func() { close(d.begin) })
	return d.State() != sound.Missing && d.shelf.step(idle)
}

// State returns whether there is a device.
func (d *Deck) State() sound.State { return sound.State(d.state.Load()) }

// Close closes the device.
func (d *Deck) Close() {
	close(d.stop)
	select {
	case <-d.ended:
	case <-time.After(time.Second): // a device that hangs does not keep the program from ending
	}
}

// seed makes each run's music its own.
func seed() uint32 { return uint32(time.Now().UnixNano() >> 10) }
