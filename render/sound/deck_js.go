package sound

import (
	"math"
	"syscall/js"
	"unsafe"

	"touria.games/touria/assets/air"
	"touria.games/touria/assets/band"
	"touria.games/touria/assets/dsp"
	"touria.games/touria/game/sound"
)

// In a browser music and ambience are scheduled ahead in slices, so that a late frame causes no
// gap. Effects are nodes of their own, which sound at once.
const (
	sliceFrames  = 16 * dsp.Block // each costs two nodes and two buffers of the browser's
	laidAhead    = 0.8            // seconds
	farAhead     = 3              // seconds: where frames are so late that there was a gap
	leastSlices  = 1              // slices that any tick may schedule
	mostSlices   = 16             // slices at most in a tick: enough to catch up after frames of a third of a second
	firstAhead   = 0.05           // seconds from now to the first slice
	longestDelay = 0.1            // seconds: an effect that is made later than this is left out
	fadeOut      = 0.05           // seconds, as the page is hidden
)

// Deck plays what the game requests, through the Web Audio API. It begins with the player's first
// gesture: browsers allow no sound before.
type Deck struct {
	shelf    *shelf
	state    sound.State
	music    *band.Music
	air      *air.Air
	prepared bool

	context                     js.Value
	running                     bool    // time passes in the context
	rate                        float64 // the context's, in Hz
	all, musicGain, airGain     js.Value
	effects, musicDuck, airDuck js.Value
	next                        float64 // the time of the next slice
	ahead                       float64 // how far ahead slices are scheduled, in seconds
	laid                        float64 // the time of the last tick that scheduled
	duck                        float32
	last                        levels
	mono                        bool
	sleep                       js.Func // suspends a page that is still hidden
	hidden                      bool
	sounding                    [32]node
	at                          int
	underruns, plays            int
	bytes, samples              js.Value // scratch: the same memory as a Uint8Array and a Float32Array
	left, right                 [2][sliceFrames]float32
	effect                      []float32
	late                        []sound.Play // effects whose takes are not made yet
	volume                      sound.Volume
}

// node is an effect that sounds.
type node struct {
	id           uint32
	source, gain js.Value
}

// Open returns a deck, which waits for the first gesture.
func Open() *Deck {
	d := &Deck{shelf: newShelf(), state: sound.Waits}
	d.reserve(sliceFrames)
	js.Global().Set("touriaSound", js.FuncOf(func(js.Value, []js.Value) any { return d.report() }))
	if !js.Global().Get("AudioContext").Truthy() {
		d.state = sound.Missing
		return d
	}
	d.sleep = js.FuncOf(func(js.Value, []js.Value) any {
		if d.hidden {
			d.suspend()
		}
		return nil
	})
	begin := js.FuncOf(func(js.Value, []js.Value) any { d.begin(); return nil })
	for _, event := range []string{"pointerup", "touchend", "mouseup", "keyup", "click"} {
		js.Global().Call("addEventListener", event, begin, map[string]any{"capture": true, "passive": true})
	}
	document := js.Global().Get("document")
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		d.hide(document.Get("hidden").Bool())
		return nil
	}))
	return d
}

// begin opens the context at a gesture, or wakes it up.
func (d *Deck) begin() {
	if !d.context.IsUndefined() {
		if d.listen(); !d.running && !d.hidden {
			d.resume()
		}
		return
	}
	if user := js.Global().Get("navigator").Get("userActivation"); user.Truthy() && !user.Get("hasBeenActive").Bool() {
		return // a script's click: the browser would refuse, with a warning on the console
	}
	defer func() {
		if recover() != nil { // no device
			d.state, d.context, d.running = sound.Missing, js.Undefined(), false
		}
	}()
	c := js.Global().Get("AudioContext").New(map[string]any{"latencyHint": "interactive"})
	gain := func(to js.Value) js.Value {
		g := c.Call("createGain")
		g.Call("connect", to)
		return g
	}
	limiter := c.Call("createDynamicsCompressor")
	for name, v := range map[string]float64{"threshold": -4, "knee": 2, "ratio": 20, "attack": 0.002, "release": 0.25} {
		limiter.Get(name).Set("value", v)
	}
	limiter.Call("connect", c.Get("destination"))
	d.all = gain(limiter)
	d.effects = gain(d.all)
	d.musicGain, d.airGain = gain(d.all), gain(d.all)
	d.musicDuck, d.airDuck = gain(d.musicGain), gain(d.airGain)
	d.last = levels{}
	for _, g := range []js.Value{d.all, d.effects, d.musicGain, d.airGain} {
		g.Get("gain").Set("value", 0)
	}
	d.rate = c.Get("sampleRate").Float()
	if rate := int(d.rate); d.music == nil {
		d.music, d.air = band.NewMusic(rate, uint32(js.Global().Get("Math").Call("random").Float()*(1<<32-1))), air.New(rate, 1)
	}
	d.context, d.state = c, sound.Sounds
	c.Call("addEventListener", "statechange", js.FuncOf(func(js.Value, []js.Value) any { d.listen(); return nil }))
	if d.listen(); !d.running {
		d.resume()
	}
}

// listen updates running. It takes a tenth of a millisecond, too much for every tick.
func (d *Deck) listen() {
	d.running = !d.context.IsUndefined() && d.context.Get("state").String() == "running"
}

// nothing handles a promise that may fail.
var nothing = js.FuncOf(func(js.Value, []js.Value) any { return nil })

func (d *Deck) resume()  { d.context.Call("resume").Call("catch", nothing) }
func (d *Deck) suspend() { d.context.Call("suspend").Call("catch", nothing) }

// hide silences a hidden page, and wakes a shown one.
func (d *Deck) hide(hidden bool) {
	d.hidden = hidden
	if d.context.IsUndefined() {
		return
	}
	now := d.now()
	if hidden {
		d.all.Get("gain").Call("setTargetAtTime", 0, now, fadeOut/3)
		d.last.all = gain{}
		js.Global().Call("setTimeout", d.sleep, 4*fadeOut*1000)
		return
	}
	d.resume()
}

func (d *Deck) now() float64 { return d.context.Get("currentTime").Float() }

// Tick takes the sounds of a tick.
func (d *Deck) Tick(f *sound.Frame) {
	for i := range f.Plays {
		d.shelf.hurry(f.Plays[i].Effect)
	}
	if d.hidden || !d.running || !d.prepared {
		d.late = d.late[:0]
		return
	}
	now := d.now()
	d.volume = f.Volume
	d.move(f, now)
	d.music.SetMood(moodOf(f))
	d.music.Play(band.Piece(f.Mood.Piece), f.Mood.AtOnce)
	d.air.Go(air.Place(f.Mood.Air))
	for i := range f.Stops {
		d.stop(&f.Stops[i])
	}
	kept := d.late[:0]
	for _, p := range d.late {
		if p.Delay -= 1.0 / 60; p.Delay > -longestDelay && !d.play(&p) {
			kept = append(kept, p)
		}
	}
	d.late = kept
	for i := range f.Plays {
		if p := &f.Plays[i]; admitted(p, f.Away) && !d.play(p) {
			d.late = append(d.late, *p)
		}
	}
	d.lay(now)
}

// move starts moving the gains of the buses to those that a frame wants.
func (d *Deck) move(f *sound.Frame, now float64) {
	to := func(g js.Value, last *gain, v float32, seconds float64) {
		if v != last.to {
			last.to = v
			g.Get("gain").Call("setTargetAtTime", v, now, seconds/2.2)
		}
	}
	all, music, effects, airs := goals(f)
	slow := slide
	if f.Away != sound.Here {
		slow = awayGoing
	}
	to(d.all, &d.last.all, all, muting)
	to(d.musicGain, &d.last.music, music, slow)
	to(d.effects, &d.last.effects, effects, slide)
	to(d.airGain, &d.last.air, airs, slow)
	duck := f.Duck
	if f.Volume.Calm {
		duck = 0
	}
	if duck != d.duck {
		seconds := duckUp
		if duck > d.duck {
			seconds = duckDown
		}
		d.duck = duck
		d.musicDuck.Get("gain").Call("setTargetAtTime", dsp.Gain(-float64(duck)), now, seconds/2.2)
		d.airDuck.Get("gain").Call("setTargetAtTime", dsp.Gain(-float64(duck)/2), now, seconds/2.2)
	}
	if mono := f.Volume.Mono; mono != d.mono {
		d.mono = mono
		channels, how := 2, "max"
		if mono {
			channels, how = 1, "explicit"
		}
		d.all.Set("channelCount", channels)
		d.all.Set("channelCountMode", how)
	}
}

// reserve makes room for n samples in the scratch.
func (d *Deck) reserve(n int) {
	d.samples = js.Global().Get("Float32Array").New(n)
	d.bytes = js.Global().Get("Uint8Array").New(d.samples.Get("buffer"))
}

// buffer returns an AudioBuffer of channels at a rate.
func (d *Deck) buffer(rate float64, channels ...[]float32) js.Value {
	n := len(channels[0])
	if n > d.samples.Length() {
		d.reserve(n)
	}
	b := d.context.Call("createBuffer", len(channels), n, rate)
	for i, c := range channels {
		js.CopyBytesToJS(d.bytes, unsafe.Slice((*byte)(unsafe.Pointer(&c[0])), 4*n)) // wasm is little-endian
		b.Call("copyToChannel", d.samples, i)                                        // what is longer than the buffer is left out
	}
	return b
}

// play begins an effect. It reports false if none of its takes is made yet.
func (d *Deck) play(p *sound.Play) bool {
	t := d.shelf.get(p.Effect, p.Take)
	if t == nil {
		return false
	}
	d.effect = d.effect[:0]
	for _, v := range t {
		d.effect = append(d.effect, float32(v)*(1.0/32768))
	}
	c := d.context
	source, gain, pan := c.Call("createBufferSource"), c.Call("createGain"), c.Call("createStereoPanner")
	source.Set("buffer", d.buffer(keptRate, d.effect))
	gain.Get("gain").Set("value", level(p, d.volume.Calm))
	pan.Get("pan").Set("value", p.Pan)
	source.Call("connect", gain)
	gain.Call("connect", pan)
	pan.Call("connect", d.effects)
	source.Call("start", d.now()+math.Max(0, float64(p.Delay)))
	d.sounding[d.at] = node{p.ID, source, gain}
	d.at = (d.at + 1) % len(d.sounding)
	d.plays++
	return true
}

func (d *Deck) stop(s *sound.Stop) {
	for i := range d.sounding {
		if n := &d.sounding[i]; n.id == s.ID && !n.source.IsUndefined() {
			now := d.now()
			n.gain.Get("gain").Call("setTargetAtTime", 0, now, s.Fade/3)
			n.source.Call("stop", now+2*float64(s.Fade))
			*n = node{}
		}
	}
}

// lay schedules slices of music and air until there are enough. However rare ticks are, it
// schedules more than is played until the next one. After a gap it schedules further ahead.
func (d *Deck) lay(now float64) {
	d.ahead = max(d.ahead, laidAhead)
	if d.next < now {
		if d.next > 0 {
			d.underruns++
			d.ahead = min(1.6*d.ahead, farAhead)
		}
		d.next = now + firstAhead
	}
	most := min(max(leastSlices, int(2*(now-d.laid)*d.rate/sliceFrames)), mostSlices)
	d.laid = now
	for n := 0; n < most && d.next < now+d.ahead; n++ {
		for i := 0; i < sliceFrames; i += dsp.Block {
			for bus := range d.left {
				l, r := (*[dsp.Block]float32)(d.left[bus][i:]), (*[dsp.Block]float32)(d.right[bus][i:])
				clear(l[:])
				clear(r[:])
				if bus == 0 {
					d.music.Next(l, r)
				} else {
					d.air.Next(l, r)
				}
			}
		}
		for bus, to := range [2]js.Value{d.musicDuck, d.airDuck} {
			s := d.context.Call("createBufferSource")
			s.Set("buffer", d.buffer(d.rate, d.left[bus][:], d.right[bus][:]))
			s.Call("connect", to)
			s.Call("start", d.next)
		}
		d.next += sliceFrames / d.rate
	}
}

// Step makes a part of what will be heard, for a few milliseconds at most, and reports whether
// there is more to make. In a frame that is not idle it makes no effects but those that were
// already wanted.
func (d *Deck) Step(idle bool) (more bool) {
	if d.music != nil && !d.prepared {
		for p := air.None; p < air.Places; p++ {
			if d.air.Prepare(p) {
				return true
			}
		}
		d.prepared = !d.music.Prepare()
		return true
	}
	return d.shelf.step(idle)
}

// State returns whether the deck plays, waits for a gesture, or has no device.
func (d *Deck) State() sound.State {
	if d.state == sound.Sounds && !d.hidden && !d.running {
		return sound.Waits
	}
	return d.state
}

// report returns the deck's state and counters, for tests and tools.
func (d *Deck) report() map[string]any {
	ahead := 0.0
	if d.running {
		ahead = d.next - d.now()
	}
	return map[string]any{"state": int(d.State()), "underruns": d.underruns, "plays": d.plays, "ahead": ahead}
}

// Close ends all sound.
func (d *Deck) Close() {
	if !d.context.IsUndefined() {
		d.context.Call("close").Call("catch", nothing)
		d.context, d.state, d.running = js.Undefined(), sound.Missing, false
	}
}
