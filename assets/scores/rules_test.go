package scores

import (
	"fmt"
	"slices"
)

// hornSeries are the natural notes of horns in C: partials 2, 3, 4, 5, 6, 8, 9, 10 and 12.
var hornSeries = []int{48, 55, 60, 64, 67, 72, 74, 76, 79}

// Fault is something in a score that the style does not want.
type Fault struct {
	Section, Voice string
	Bar            int // from 1
	What           string
}

// String says it in a line.
func (f Fault) String() string {
	return fmt.Sprintf("section %s, voice %s, bar %d: %s", f.Section, f.Voice, f.Bar, f.What)
}

// Check returns what is wrong with a tune by the rules of the style: its length, leaps,
// chord tones on the beats, the second voice below the tune without parallel octaves,
// closes, and natural notes for horns.
func Check(t *Tune) (faults []Fault) {
	written := 0
	for _, name := range slices.Sorted(mapKeys(t.Sections)) {
		s := t.Sections[name]
		written += s.Bars
		c := checker{t: t, s: s}
		c.melody("tune", true)
		for _, p := range t.Parts {
			if notes := s.Voices[p.Name]; p.Kind == Line && notes != nil {
				c.melody(p.Name, false)
				c.fits(p)
			}
		}
		c.pair()
		c.close()
		faults = append(faults, c.faults...)
	}
	if written < 24 {
		faults = append(faults, Fault{What: fmt.Sprintf("the piece has %d bars, at least 24 are wanted", written)})
	}
	return faults
}

func mapKeys[V any](m map[string]V) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}

type checker struct {
	t      *Tune
	s      *Section
	faults []Fault
}

func (c *checker) fault(voice string, at int, format string, args ...any) {
	c.faults = append(c.faults, Fault{c.s.Name, voice, at/c.t.Bar + 1, fmt.Sprintf(format, args...)})
}

// melody checks leaps and, if it is harmonic, that the beats have chord tones.
func (c *checker) melody(voice string, harmonic bool) {
	notes := c.s.Voices[voice]
	last := Rest
	for i, n := range notes {
		if n.Pitch == Rest {
			last = Rest
			continue
		}
		if last != Rest {
			switch leap := abs(n.Pitch - last); {
			case leap > 12, leap == 6, leap == 10, leap == 11:
				c.fault(voice, n.At, "a leap of %d semitones", leap)
			case leap == 3 && altered(n.Pitch) != altered(last) && abs(letter(n.Pitch)-letter(last)) == 1:
				c.fault(voice, n.At, "an augmented second")
			}
		}
		last = n.Pitch
		if !harmonic || n.At%c.t.Beat != 0 || c.s.ChordAt(n.At).Has(n.Pitch) {
			continue
		}
		// A strange note on a beat goes on by step.
		if i+1 == len(notes) || notes[i+1].Pitch == Rest || abs(notes[i+1].Pitch-n.Pitch) > 2 {
			c.fault(voice, n.At, "%d is not in %s and does not go on by step", n.Pitch, c.s.ChordAt(n.At).Name)
		}
	}
}

// fits checks that some instrument of a part can play its voice.
func (c *checker) fits(p Part) {
	low, high := span(c.s.Voices[p.Name])
	if high == Rest {
		return
	}
	for _, in := range p.Instruments {
		r := Ranges[in]
		natural := true
		if in == "horn" || in == "horn2" {
			for _, n := range c.s.Voices[p.Name] {
				if n.Pitch != Rest && !slices.Contains(hornSeries, n.Pitch) {
					c.fault(p.Name, n.At, "a horn without valves can't play %d", n.Pitch)
					natural = false
				}
			}
		}
		if natural && high-low <= r.High-r.Low {
			return
		}
	}
	c.fault(p.Name, 0, "nobody of %v can play from %d to %d", p.Instruments, low, high)
}

func span(notes []Note) (low, high int) {
	low, high = 128, Rest
	for _, n := range notes {
		if n.Pitch != Rest {
			low, high = min(low, n.Pitch), max(high, n.Pitch)
		}
	}
	return low, high
}

// pair checks the second voice against the tune.
func (c *checker) pair() {
	tune, second := c.s.Voices["tune"], c.s.Voices["second"]
	lastUpper, lastLower := Rest, Rest
	for at := 0; at < c.s.Bars*c.t.Bar; at += c.t.Unit {
		upper, began := sounding(tune, at)
		lower, began2 := sounding(second, at)
		if upper == Rest || lower == Rest {
			lastUpper, lastLower = Rest, Rest
			continue
		}
		if !began && !began2 {
			continue
		}
		if at%c.t.Beat == 0 && dissonant(upper-lower) && !steps(tune, at) && !steps(second, at) {
			c.fault("second", at, "a dissonance of %d semitones that does not go on by step", upper-lower)
		}
		if lower > upper {
			c.fault("second", at, "it lies above the tune")
		}
		if lastUpper != Rest && (upper-lower)%12 == 0 && (lastUpper-lastLower)%12 == 0 && upper != lastUpper && lower != lastLower {
			c.fault("second", at, "parallel octaves with the tune")
		}
		lastUpper, lastLower = upper, lower
	}
}

// dissonant reports whether an interval is a second, a seventh or a tritone.
func dissonant(semitones int) bool {
	switch abs(semitones) % 12 {
	case 1, 2, 6, 10, 11:
		return true
	}
	return false
}

// steps reports whether the note that sounds at a time goes on by at most a step.
func steps(notes []Note, at int) bool {
	for i := range notes {
		if n := &notes[i]; n.At <= at && at < n.At+n.Length {
			return i+1 < len(notes) && notes[i+1].Pitch != Rest && abs(notes[i+1].Pitch-n.Pitch) <= 2
		}
	}
	return false
}

// sounding returns the pitch at a time, and whether the note begins there.
func sounding(notes []Note, at int) (pitch int, began bool) {
	for i := range notes {
		if n := &notes[i]; n.At <= at && at < n.At+n.Length {
			return n.Pitch, n.At == at
		}
	}
	return Rest, false
}

// close checks that the section ends on a chord tone that is come to by at most a fifth.
func (c *checker) close() {
	var last, before Note
	last.Pitch, before.Pitch = Rest, Rest
	for _, n := range c.s.Voices["tune"] {
		if n.Pitch != Rest {
			before, last = last, n
		}
	}
	if last.Pitch == Rest {
		return
	}
	if !c.s.ChordAt(last.At).Has(last.Pitch) {
		c.fault("tune", last.At, "it does not close on a chord tone")
	}
	if before.Pitch != Rest && abs(last.Pitch-before.Pitch) > 7 {
		c.fault("tune", last.At, "it leaps into its close")
	}
}

// altered reports whether a pitch is not a white note; letter returns the white note below.
func altered(pitch int) bool { return [12]bool{1: true, 3: true, 6: true, 8: true, 10: true}[pitch%12] }
func letter(pitch int) int {
	return pitch/12*7 + [12]int{0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6}[pitch%12]
}

func abs(x int) int { return max(x, -x) }
