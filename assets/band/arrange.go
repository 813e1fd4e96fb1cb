package band

import (
	"slices"

	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/scores"
)

// What the band makes of a score: who plays, in which figures, with which ornaments. It
// works in units of two bars, so that what happens in the game is heard within two bars.
// All chance is the arranger's own: the same seed makes the same performance.

// Mood is what the game tells the music.
type Mood struct {
	Layer   int // 0 to 4: parts of a higher layer are silent
	Lead    int // the crest whose instrument has the tune: rose, star, leaf, sun; -1 for any
	Tension int // 1: a heart-beat below
	Calm    bool
}

// leaders are the instruments of the crests.
var leaders = [4]string{"lute", "recorder", "psaltery", "viol"}

// unitBars is how many bars are arranged at a time.
const unitBars = 2

// planned is a note to be played. Times are in ticks from the beginning of the unit.
type planned struct {
	at, length int
	part       int // heart for the heart-beat
	who        *instrument
	pitch      int // or stroke
	strength   float64
}

// heart is the part of the heart-beat, which no score has.
const heart = -1

// mostParts is the most parts that a piece may have.
const mostParts = 16

// plan is how a pass of a section is played.
type plan struct {
	lead    string
	double  string // who doubles the tune, if anybody
	octave  int    // how far off, in semitones
	ornate  float64
	figures [mostParts]string
	resting [mostParts]bool
}

// arranger plays a tune on paper.
type arranger struct {
	tune    *scores.Tune
	chance  dsp.Noise
	last    plan
	hand    [mostParts]int // the root that a part's hand was at, 0: nowhere
	bass    map[string][]scores.Note
	ornated []scores.Note // scratch
}

func newArranger(t *scores.Tune, seed uint32) *arranger {
	a := &arranger{tune: t, chance: dsp.Seeded(seed, 3), bass: map[string][]scores.Note{}}
	for name, s := range t.Sections {
		a.bass[name] = bassLine(t, s)
	}
	return a
}

func (a *arranger) happens(chance float64) bool { return a.chance.Between(0, 1) < chance }

// another chooses one of a list that is not the last one.
func (a *arranger) another(list []string, last string) string {
	k := a.chance.Choose(len(list))
	if list[k] == last {
		k = (k + 1) % len(list)
	}
	return list[k]
}

// plan decides how a pass of a section is played: never with the lead and the figures of
// the one before.
func (a *arranger) plan(pass int) plan {
	p := plan{ornate: [...]float64{0, 0.25, 0.5, 0.75}[a.chance.Choose(4)]}
	harmony, rests := -1, true // the part of the lowest layer that plays chords
	for i := range a.tune.Parts {
		part := &a.tune.Parts[i]
		switch part.Kind {
		case scores.Lead:
			p.lead = a.another(part.Instruments, a.last.lead)
			if pass > 0 && a.happens(0.35) {
				if p.double = a.another(part.Instruments, p.lead); p.double == p.lead {
					p.double = ""
				}
				p.octave = [...]int{12, -12}[a.chance.Choose(2)]
			}
		case scores.Chords, scores.Beat:
			if len(part.Figures) > 0 {
				p.figures[i] = a.another(part.Figures, a.last.figures[i])
			}
		}
		switch part.Kind {
		case scores.Chords, scores.Beat, scores.Line:
			p.resting[i] = pass > 0 && a.happens(0.22)
		}
		if part.Kind == scores.Chords && part.Layer == 0 {
			harmony, rests = i, rests && p.resting[i]
		}
	}
	if harmony >= 0 && rests { // somebody must play the harmony
		p.resting[harmony] = false
	}
	a.last = p
	return p
}

// unit appends the notes of the bars that begin at one of a section.
func (a *arranger) unit(dst []planned, s *scores.Section, p *plan, bar int, m Mood) []planned {
	t := a.tune
	bars := min(unitBars, s.Bars-bar)
	from, to := bar*t.Bar, (bar+bars)*t.Bar
	for i := range t.Parts {
		part := &t.Parts[i]
		if part.Layer > m.Layer || p.resting[i] {
			continue
		}
		first := players[part.Instruments[0]]
		switch part.Kind {
		case scores.Lead:
			dst = a.lead(dst, i, s, p, from, to, m)
		case scores.Line:
			who := part.Instruments[int(s.Name[0])%len(part.Instruments)]
			if who == p.lead && len(part.Instruments) > 1 {
				who = part.Instruments[(int(s.Name[0])+1)%len(part.Instruments)]
			}
			if who == p.lead && players[who].Single {
				continue // its only player has the tune
			}
			v := s.Voices[part.Name]
			dst = a.melody(dst, i, players[who], v, within(v, from, to), from, 0, 0.62)
		case scores.BassLine:
			v := s.Voices[part.Name]
			if len(v) == 0 {
				v = a.bass[s.Name]
			}
			dst = a.melody(dst, i, first, v, within(v, from, to), from, 0, 0.62)
		case scores.Chords:
			for b := bar; b < bar+bars; b++ {
				dst = a.chords(dst, i, s, p, b, from)
			}
		case scores.Pad:
			dst = pad(dst, i, first, s, from, to)
		case scores.Drone:
			dst = a.drone(dst, i, first, s, from, to)
		case scores.Beat:
			for b := bar; b < bar+bars; b++ {
				name := p.figures[i]
				if fill := "fill-" + part.Name; b == s.Bars-1 && scores.FindFigure(true, t.Metre, fill) != nil && a.happens(0.6) {
					name = fill
				}
				dst = a.beat(dst, i, first, name, (b-bar)*t.Bar)
			}
		case scores.Chime:
			dst = a.chime(dst, i, first, s, bar, from)
		}
	}
	if m.Tension > 0 && !m.Calm {
		for b := range bars {
			dst = append(dst, planned{b * t.Bar, 1, heart, players["drum"], bassStroke, 0.42}, planned{b*t.Bar + t.Bar/6, 1, heart, players["drum"], bassStroke, 0.3})
		}
	}
	return dst
}

// within returns the notes that begin within a time.
func within(v []scores.Note, from, to int) []scores.Note {
	i := 0
	for i < len(v) && v[i].At < from {
		i++
	}
	j := i
	for j < len(v) && v[j].At < to {
		j++
	}
	return v[i:j]
}

// lead adds the tune with its ornaments, and who doubles it.
func (a *arranger) lead(dst []planned, i int, s *scores.Section, p *plan, from, to int, m Mood) []planned {
	who := p.lead
	if m.Lead >= 0 {
		who = leaders[m.Lead&3]
	}
	v := s.Voices["tune"]
	played := a.ornament(v, p.ornate, from, to)
	dst = a.melody(dst, i, players[who], v, played, from, 0, 0.78)
	if p.double != "" && p.double != who && m.Layer >= 2 {
		dst = a.melody(dst, i, players[p.double], v, played, from, p.octave, 0.5)
	}
	return dst
}

// melody adds a line: phrases swell and fade, good beats weigh more, and what lies outside
// the instrument goes to its nearest octave, all of the section together.
func (a *arranger) melody(dst []planned, part int, in *instrument, all, v []scores.Note, from, shift int, strength float64) []planned {
	t := a.tune
	low, high := 128, 0
	for _, n := range all {
		if n.Pitch != scores.Rest {
			low, high = min(low, n.Pitch), max(high, n.Pitch)
		}
	}
	for low+shift < in.Low {
		shift += 12
	}
	for high+shift > in.High && low+shift-12 >= in.Low {
		shift -= 12
	}
	for _, n := range v {
		if n.Pitch == scores.Rest {
			continue
		}
		pitch := n.Pitch + shift
		for pitch > in.High {
			pitch -= 12
		}
		for pitch < in.Low {
			pitch += 12
		}
		w := strength
		switch at := n.At % t.Bar; {
		case at == 0:
			w += 0.09
		case at%t.Beat != 0:
			w -= 0.08
		}
		arch := 2*float64(n.At%(4*t.Bar))/float64(4*t.Bar) - 1
		w += float64(0.09 * (1 - float64(arch*arch)))
		length := n.Length
		switch {
		case !in.Single: // plucked notes ring into the next one
			length += t.Unit / 2
		case length > t.Unit/2: // a breath between tongued notes
			length -= t.Unit / 8
		}
		dst = append(dst, planned{n.At - from, length, part, in, pitch, min(w, 1)})
	}
	return dst
}

// white goes k degrees along the white notes, to which all music of the box keeps.
func white(pitch, k int) int {
	step := 1
	if k < 0 {
		step, k = -1, -k
	}
	for ; k > 0; k-- {
		for pitch += step; black(pitch); pitch += step {
		}
	}
	return pitch
}

func black(pitch int) bool { return [12]bool{1: true, 3: true, 6: true, 8: true, 10: true}[pitch%12] }

// ornament divides notes in the manner of the old tutors: a turn or a mordent on long notes
// and where the score has a mark, passing notes that fill thirds and fourths, a neighbour
// before a note that comes again.
func (a *arranger) ornament(v []scores.Note, chance float64, from, to int) []scores.Note {
	a.ornated = a.ornated[:0]
	u := a.tune.Unit
	for i, n := range v {
		if n.At < from || n.At >= to {
			continue
		}
		likely := chance
		if n.Mark != 0 && chance > 0 {
			likely = max(chance, 0.8)
		}
		if n.Pitch == scores.Rest || black(n.Pitch) || n.Length < u*3/2 || !a.happens(likely) {
			a.ornated = append(a.ornated, n)
			continue
		}
		add := func(at, length, pitch int) {
			a.ornated = append(a.ornated, scores.Note{At: n.At + at, Length: length, Pitch: pitch})
		}
		next, gap := scores.Rest, 0
		if i+1 < len(v) && v[i+1].Pitch != scores.Rest {
			next = v[i+1].Pitch
			gap = next - n.Pitch
		}
		end := n.Length
		switch {
		case n.Length >= 3*u && (n.Mark == 'T' || n.Length >= 4*u && a.happens(0.35)): // a turn
			add(0, end-2*u, n.Pitch)
			add(end-2*u, u/2, white(n.Pitch, 1))
			add(end-2*u+u/2, u/2, n.Pitch)
			add(end-u, u/2, white(n.Pitch, -1))
			add(end-u/2, u/2, n.Pitch)
		case gap == 3 || gap == 4:
			add(0, end-u, n.Pitch)
			add(end-u, u, white(n.Pitch, 1))
		case gap == -3 || gap == -4:
			add(0, end-u, n.Pitch)
			add(end-u, u, white(n.Pitch, -1))
		case next != scores.Rest && gap == 0:
			add(0, end-u, n.Pitch)
			add(end-u, u, white(n.Pitch, 1))
		case (gap == 5 || gap == 7) && end >= 3*u:
			add(0, end-u, n.Pitch)
			add(end-u, u/2, white(n.Pitch, 1))
			add(end-u/2, u/2, white(n.Pitch, 2))
		default: // a mordent
			add(0, u/4, n.Pitch)
			add(u/4, u/4, white(n.Pitch, -1))
			add(u/2, end-u/2, n.Pitch)
		}
	}
	return a.ornated
}

// chords adds a bar of a figure. The hand goes to the inversion nearest to where it was,
// and chords are rolled.
func (a *arranger) chords(dst []planned, i int, s *scores.Section, p *plan, bar, from int) []planned {
	t, part := a.tune, &a.tune.Parts[i]
	f := scores.FindFigure(false, t.Metre, p.figures[i])
	if f == nil {
		return dst
	}
	in := players[part.Instruments[0]]
	if part.Instruments[0] == p.lead && len(part.Instruments) > 1 {
		in = players[part.Instruments[1]]
	}
	step := t.Bar / len(f.Steps)
	for k := range f.Steps {
		at := bar*t.Bar + k*step
		c := s.ChordAt(at)
		root := c.Root
		for root < in.Low+7 {
			root += 12
		}
		if was := a.hand[i]; was > 0 && root+12-was < was-root && root+12 < in.Low+22 {
			root += 12
		}
		if k == 0 {
			a.hand[i] = root
		}
		strength := 0.46
		if f.Steps[k].Accent {
			strength = 0.62
		}
		if k == 0 {
			strength += 0.08
		}
		for j, d := range f.Steps[k].What {
			pitch := root + degree(c, d)
			if pitch > in.High {
				pitch -= 12
			}
			dst = append(dst, planned{at - from + j*t.Beat/36, 2 * step, i, in, pitch, strength * (1 - 0.05*float64(j))})
		}
	}
	return dst
}

// degree returns the semitones of a degree above the root. A third that the chord lacks is
// its fifth.
func degree(c *scores.Chord, d int) int {
	third := 7
	for _, t := range c.Tones {
		if t >= 3 && t <= 5 {
			third = t
		}
	}
	switch d {
	case 3:
		return third
	case 5:
		return 7
	case 8:
		return 12
	case 10:
		return 12 + third
	case 12:
		return 19
	case 15:
		return 24
	}
	return 0
}

// pad adds the chords that begin within a time, as long notes.
func pad(dst []planned, i int, in *instrument, s *scores.Section, from, to int) []planned {
	for k := range s.Chords {
		c := &s.Chords[k]
		if c.At < from || c.At >= to {
			continue
		}
		for j, tone := range c.Tones {
			pitch := c.Root + tone
			for pitch < in.Low+4+2*j {
				pitch += 12
			}
			dst = append(dst, planned{c.At - from, c.Length, i, in, pitch, 0.5})
		}
	}
	return dst
}

// drone adds the drone. It is silent under chords with altered notes, which would rub
// against it, and begins again after them.
func (a *arranger) drone(dst []planned, i int, in *instrument, s *scores.Section, from, to int) []planned {
	for k := 0; k < len(s.Chords); k++ {
		if rubs(&s.Chords[k]) {
			continue
		}
		at := s.Chords[k].At
		for k+1 < len(s.Chords) && !rubs(&s.Chords[k+1]) {
			k++
		}
		end := s.Chords[k].At + s.Chords[k].Length
		if at < from || at >= to {
			continue
		}
		for _, pitch := range a.tune.Parts[i].Pitches {
			dst = append(dst, planned{at - from, end - at - 1, i, in, pitch, 0.55})
		}
	}
	return dst
}

func rubs(c *scores.Chord) bool {
	return slices.ContainsFunc(c.Tones, func(t int) bool { return black(c.Root + t) })
}

// beat adds a bar of strokes. Light ones come and go.
func (a *arranger) beat(dst []planned, i int, in *instrument, name string, at int) []planned {
	f := scores.FindFigure(true, a.tune.Metre, name)
	if f == nil {
		return dst
	}
	step := a.tune.Bar / len(f.Steps)
	for k := range f.Steps {
		for _, kind := range f.Steps[k].What {
			strength := 0.5
			if f.Steps[k].Accent {
				strength = 0.72
			}
			if kind == lightStroke {
				if a.happens(0.25) {
					continue
				}
				strength = 0.3
			}
			dst = append(dst, planned{at + k*step, 1, i, in, kind, strength})
		}
	}
	return dst
}

// chime adds a bell on a tone of the chord where a phrase begins, and now and then.
func (a *arranger) chime(dst []planned, i int, in *instrument, s *scores.Section, bar, from int) []planned {
	if bar%4 != 0 && !a.happens(0.3) {
		return dst
	}
	c := s.ChordAt(from)
	pitch := c.Root + c.Tones[a.chance.Choose(len(c.Tones))]
	for pitch < in.Low+5 {
		pitch += 12
	}
	dst = append(dst, planned{0, a.tune.Bar, i, in, pitch, 0.45})
	if pitch+12 <= in.High && a.happens(0.4) {
		dst = append(dst, planned{a.tune.Bar / 2, a.tune.Bar, i, in, pitch + 12, 0.3})
	}
	return dst
}

// bassLine makes a bass of the chords: roots, a fifth in the middle of the bar, and a passing
// note where the next root is a third away.
func bassLine(t *scores.Tune, s *scores.Section) (line []scores.Note) {
	const lowest, highest = 38, 53
	near := func(root, to int) int {
		p := root + 36
		for p < lowest {
			p += 12
		}
		if p+12 <= highest && abs(p+12-to) < abs(p-to) {
			p += 12
		}
		return p
	}
	last := 45
	for i := range s.Chords {
		c := &s.Chords[i]
		pitch := near(c.Root, last)
		next := pitch
		if i+1 < len(s.Chords) {
			next = near(s.Chords[i+1].Root, pitch)
		}
		add := func(at, length, pitch int) {
			line = append(line, scores.Note{At: c.At + at, Length: length, Pitch: pitch})
		}
		switch gap := next - pitch; {
		case c.Length < t.Bar || i+1 == len(s.Chords):
			add(0, c.Length, pitch)
		case abs(gap) == 3 || abs(gap) == 4:
			long := c.Length * 2 / 3
			add(0, long, pitch)
			add(long, c.Length-long, white(pitch, gap/abs(gap)))
		case abs(gap) <= 2 && pitch+7 <= highest+2:
			add(0, c.Length/2, pitch)
			add(c.Length/2, c.Length-c.Length/2, pitch+7)
		default:
			add(0, c.Length, pitch)
		}
		last = pitch
	}
	return line
}

func abs(x int) int { return max(x, -x) }
