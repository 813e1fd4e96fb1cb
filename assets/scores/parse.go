package scores

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Error is what is wrong with a score, and where. Line and Column count from 1.
type Error struct {
	File         string
	Line, Column int
	What         string
}

// Error says it as file:line:column: what.
func (e *Error) Error() string { return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.What) }

// reader reads a score.
type reader struct {
	file    string
	line    int
	text    string // of the line
	tune    *Tune
	section *Section
	ordered []int // the line of the order
	begun   map[string]int
}

// fail returns an error at a place of the line, counted from 0.
func (r *reader) fail(at int, format string, args ...any) error {
	return &Error{r.file, r.line, at + 1, fmt.Sprintf(format, args...)}
}

// Limits of what is read, so that no text asks for more than a score may hold.
const (
	mostNumber = 1 << 12 // in lengths
	mostLength = 1 << 20 // ticks of a section
)

// Parse reads a score. The error is an *Error.
func Parse(file, text string) (*Tune, error) {
	r := &reader{file: file, tune: &Tune{Unit: Whole / 8, Sections: map[string]*Section{}}, begun: map[string]int{}}
	for _, line := range strings.Split(text, "\n") {
		r.line++
		r.text = strings.TrimRight(line, " \t\r")
		if err := r.read(); err != nil {
			return nil, err
		}
	}
	if err := r.finish(); err != nil {
		return nil, err
	}
	return r.tune, nil
}

// read reads a line.
func (r *reader) read() error {
	switch s := r.text; {
	case strings.HasPrefix(s, "%%"):
		return r.own()
	case s == "" || s[0] == '%':
		return nil
	case strings.HasPrefix(s, "[V:"):
		return r.voice()
	case len(s) > 1 && s[1] == ':':
		return r.field()
	}
	return r.fail(0, "a line is a field such as K:, a voice such as [V:tune], or a comment")
}

// own reads one of our lines.
func (r *reader) own() error {
	words, at := fields(r.text)
	value := func() (v float64, err error) {
		if len(words) != 2 {
			return 0, r.fail(0, "%s takes one number", words[0])
		}
		v, err = strconv.ParseFloat(words[1], 64)
		if err != nil || v < -60 || v > 120 {
			return 0, r.fail(at[1], "%q is not a number from -60 to 120", words[1])
		}
		return v, nil
	}
	var err error
	switch words[0] {
	case "%%gain":
		r.tune.Gain, err = value()
	case "%%rest":
		r.tune.Rest, err = value()
	case "%%part":
		err = r.part(words, at)
	}
	return err // other lines are for other programs
}

// fields splits a line into words and their places.
func fields(s string) (words []string, at []int) {
	for i := 0; i < len(s); {
		if s[i] == ' ' || s[i] == '\t' {
			i++
			continue
		}
		j := i
		for j < len(s) && s[j] != ' ' && s[j] != '\t' {
			j++
		}
		words, at = append(words, s[i:j]), append(at, i)
		i = j
	}
	return words, at
}

func (r *reader) part(words []string, at []int) error {
	if len(words) < 4 {
		return r.fail(0, "a part has a name, a kind and instruments")
	}
	p := Part{Name: words[1], Instruments: strings.Split(words[3], "|")}
	kind := slices.Index(kinds, words[2])
	if kind < 0 {
		return r.fail(at[2], "%q is no kind of part: %s", words[2], strings.Join(kinds, ", "))
	}
	p.Kind = Kind(kind)
	for _, in := range p.Instruments {
		if _, ok := Ranges[in]; !ok {
			return r.fail(at[3], "there is no instrument %q", in)
		}
	}
	for i, w := range words[4:] {
		key, value, set := strings.Cut(w, "=")
		var err error
		switch {
		case set && key == "layer":
			p.Layer, err = strconv.Atoi(value)
			if err != nil || p.Layer < 0 || p.Layer > 4 {
				return r.fail(at[i+4], "a layer is a number from 0 to 4")
			}
		case set && key == "gain":
			p.Gain, err = strconv.ParseFloat(value, 64)
			if err != nil || p.Gain < -60 || p.Gain > 20 {
				return r.fail(at[i+4], "a gain is a number of decibels from -60 to 20")
			}
		case set:
			return r.fail(at[i+4], "%q can't be set", key)
		case p.Kind == Drone:
			pitch, err := strconv.Atoi(w)
			if err != nil || pitch < 0 || pitch > 127 {
				return r.fail(at[i+4], "a drone has MIDI notes, 0 to 127")
			}
			p.Pitches = append(p.Pitches, pitch)
		default:
			p.Figures = append(p.Figures, w)
		}
	}
	r.tune.Parts = append(r.tune.Parts, p)
	return nil
}

// modes are the keys that a piece may have: the modes of the white notes.
var modes = []string{"C", "Ddor", "Ephr", "Flyd", "Gmix", "Am"}

// field reads a field.
func (r *reader) field() error {
	t, value := r.tune, r.text[2:]
	if i := strings.IndexByte(value, '%'); i >= 0 {
		value = value[:i]
	}
	value = strings.TrimSpace(value)
	at := max(2, strings.Index(r.text, value))
	var num, den int
	var tempo float64
	fraction := func() bool {
		n, err := fmt.Sscanf(value, "%d/%d", &num, &den)
		return n == 2 && err == nil && num > 0 && num <= 64 && den > 0 && Whole%den == 0
	}
	switch r.text[0] {
	case 'T':
		t.Title = value
	case 'M':
		if !fraction() {
			return r.fail(at, "a metre is a fraction such as 6/8")
		}
		t.Metre, t.Bar = value, Whole*num/den
	case 'L':
		if !fraction() || Whole*num%den != 0 {
			return r.fail(at, "a unit is a fraction such as 1/8")
		}
		t.Unit = Whole * num / den
	case 'Q':
		if n, err := fmt.Sscanf(value, "%d/%d=%g", &num, &den, &tempo); n != 3 || err != nil || num <= 0 || num > 64 || den <= 0 || Whole%den != 0 || !(tempo >= 20 && tempo <= 300) {
			return r.fail(at, "a tempo is a beat and how many there are in a minute, such as 3/8=58")
		}
		t.Beat, t.Tempo = Whole*num/den, tempo
	case 'K':
		if !slices.Contains(modes, value) {
			return r.fail(at, "the music keeps to the modes of the white notes: %s", strings.Join(modes, ", "))
		}
		t.Key = value
	case 'P':
		if t.Key == "" {
			r.ordered = []int{r.line, at}
			t.Order = strings.Split(value, "")
			return nil
		}
		if value == "" || t.Sections[value] != nil {
			return r.fail(at, "a section has a name of its own")
		}
		r.section = &Section{Name: value, Voices: map[string][]Note{}}
		t.Sections[value], r.begun[value] = r.section, r.line
	}
	return nil // X:, C:, N: and others say nothing to the band
}

// voice reads a line of a voice and adds it to what the section has of it.
func (r *reader) voice() error {
	end := strings.IndexByte(r.text, ']')
	switch {
	case end < 0:
		return r.fail(0, "the ] after the voice's name is missing")
	case r.section == nil:
		return r.fail(0, "a voice stands in a section: P: is missing")
	case r.tune.Bar == 0:
		return r.fail(0, "M: is missing")
	}
	v := &voice{reader: r, name: r.text[3:end], at: end + 1, sharp: map[int]int{}}
	v.notes = r.section.Voices[v.name]
	if n := len(v.notes); n > 0 {
		v.time = v.notes[n-1].At + v.notes[n-1].Length
	}
	for v.at < len(r.text) {
		if err := v.next(); err != nil {
			return err
		}
	}
	if len(v.notes) == 0 {
		return r.fail(end+1, "voice %s has no notes", v.name)
	}
	if over := v.time % r.tune.Bar; over != 0 {
		return r.fail(len(r.text), "the last bar of the line has %d ticks of %d", over, r.tune.Bar)
	}
	r.section.Voices[v.name] = v.notes
	return nil
}

// voice is a line of music being read.
type voice struct {
	*reader
	name  string
	at    int // in the text
	time  int // ticks
	notes []Note
	mark  byte
	tied  bool
	sharp map[int]int // accidentals of this bar, by the white note
}

var semitones = map[byte]int{'C': 0, 'D': 2, 'E': 4, 'F': 5, 'G': 7, 'A': 9, 'B': 11}

// next reads a sign.
func (v *voice) next() error {
	c := v.text[v.at]
	switch {
	case c == ' ' || c == '\t':
		v.at++
	case c == '"':
		return v.chord()
	case strings.IndexByte("|]:", c) >= 0:
		start := v.at
		for v.at < len(v.text) && strings.IndexByte("|]:", v.text[v.at]) >= 0 {
			v.at++
		}
		if over := v.time % v.tune.Bar; over != 0 {
			return v.fail(start, "voice %s: bar %d has %d ticks of %d", v.name, v.time/v.tune.Bar+1, over, v.tune.Bar)
		}
		clear(v.sharp)
	case c == '~' || c == 'T' || c == 'M':
		v.mark = c
		v.at++
	case strings.IndexByte("^_=ABCDEFGabcdefgzx", c) >= 0:
		return v.note()
	default:
		return v.fail(v.at, "voice %s: %q is not understood", v.name, c)
	}
	return nil
}

func (v *voice) chord() error {
	end := strings.IndexByte(v.text[v.at+1:], '"')
	if end < 0 {
		return v.fail(v.at, "the chord symbol has no end")
	}
	name := v.text[v.at+1 : v.at+1+end]
	c, ok := parseChord(name)
	switch {
	case !ok:
		return v.fail(v.at+1, "%q is not a chord: a root, then nothing, m, 5, 7, m7 or sus", name)
	case v.name != "tune":
		return v.fail(v.at, "chord symbols stand in the voice tune")
	}
	c.At = v.time
	v.section.Chords = append(v.section.Chords, c)
	v.at += end + 2
	return nil
}

var chordTones = map[string][]int{"": {0, 4, 7}, "m": {0, 3, 7}, "5": {0, 7}, "7": {0, 4, 7, 10}, "m7": {0, 3, 7, 10}, "sus": {0, 5, 7}}

func parseChord(name string) (c Chord, ok bool) {
	if name == "" {
		return c, false
	}
	root, ok := semitones[name[0]]
	if !ok {
		return c, false
	}
	rest := name[1:]
	switch {
	case strings.HasPrefix(rest, "b"):
		root, rest = root+11, rest[1:]
	case strings.HasPrefix(rest, "#"):
		root, rest = root+1, rest[1:]
	}
	tones, ok := chordTones[rest]
	return Chord{Name: name, Root: root % 12, Tones: tones}, ok
}

// note reads a note or a rest with its accidentals, octave, length and tie.
func (v *voice) note() error {
	start, s := v.at, v.text
	accidental, altered := 0, false
	for ; v.at < len(s) && strings.IndexByte("^_=", s[v.at]) >= 0; v.at++ {
		accidental += map[byte]int{'^': 1, '_': -1}[s[v.at]]
		altered = true
	}
	if v.at == len(s) || strings.IndexByte("ABCDEFGabcdefgzx", s[v.at]) < 0 || altered && (s[v.at] == 'z' || s[v.at] == 'x') {
		return v.fail(start, "voice %s: no note follows the accidental", v.name)
	}
	letter := s[v.at]
	v.at++
	white := 60
	if letter >= 'a' {
		white = 72
	}
	white += semitones[letter&^0x20]
	for ; v.at < len(s) && (s[v.at] == ',' || s[v.at] == '\''); v.at++ {
		if s[v.at] == ',' {
			white -= 12
		} else {
			white += 12
		}
	}
	length, err := v.length()
	if err != nil {
		return err
	}
	v.time += length
	if v.time > mostLength {
		return v.fail(start, "voice %s: the section is too long", v.name)
	}
	n := Note{At: v.time - length, Length: length, Pitch: Rest, Mark: v.mark}
	if letter != 'z' && letter != 'x' {
		if altered {
			v.sharp[white] = accidental
		}
		n.Pitch = white + v.sharp[white]
		if n.Pitch < 0 || n.Pitch > 127 {
			return v.fail(start, "voice %s: nobody can play so high or low", v.name)
		}
	}
	if last := len(v.notes) - 1; v.tied && last >= 0 && v.notes[last].Pitch == n.Pitch {
		v.notes[last].Length += length
	} else {
		v.notes = append(v.notes, n)
	}
	v.mark, v.tied = 0, false
	if v.at < len(s) && s[v.at] == '-' {
		v.tied = true
		v.at++
	}
	return nil
}

// number reads a number, 0 if there is none.
func (v *voice) number() int {
	n := 0
	for ; v.at < len(v.text) && v.text[v.at] >= '0' && v.text[v.at] <= '9'; v.at++ {
		n = min(n*10+int(v.text[v.at]-'0'), mostNumber)
	}
	return n
}

// length reads the length of a note, in ticks.
func (v *voice) length() (int, error) {
	start := v.at
	num, den := v.number(), 1
	if num == 0 {
		num = 1
	}
	for v.at < len(v.text) && v.text[v.at] == '/' {
		v.at++
		d := v.number()
		if d == 0 {
			d = 2
		}
		if den *= d; den > mostNumber {
			return 0, v.fail(start, "voice %s: the note is too short", v.name)
		}
	}
	if v.tune.Unit*num%den != 0 {
		return 0, v.fail(start, "voice %s: the note is no whole number of ticks", v.name)
	}
	return v.tune.Unit * num / den, nil
}

// finish checks what the whole must have.
func (r *reader) finish() error {
	t := r.tune
	missing := func(what string) error { return &Error{r.file, r.line, 1, what} }
	switch {
	case t.Key == "":
		return missing("K: is missing")
	case t.Bar == 0:
		return missing("M: is missing")
	case t.Beat == 0:
		return missing("Q: is missing")
	case len(t.Order) == 0:
		return missing("P: with the order of the sections is missing")
	case !slices.ContainsFunc(t.Parts, func(p Part) bool { return p.Kind == Lead }):
		return missing("nobody plays the tune: %%part … lead is missing")
	}
	for i, name := range t.Order {
		if t.Sections[name] == nil {
			return &Error{r.file, r.ordered[0], r.ordered[1] + i + 1, fmt.Sprintf("there is no section %s", name)}
		}
	}
	for _, p := range t.Parts {
		for _, f := range p.Figures {
			if (p.Kind == Chords || p.Kind == Beat) && FindFigure(p.Kind == Beat, t.Metre, f) == nil {
				return missing(fmt.Sprintf("part %s: there is no figure %s for %s", p.Name, f, t.Metre))
			}
		}
	}
	for name, s := range t.Sections {
		if err := r.measure(s); err != "" {
			return &Error{r.file, r.begun[name], 1, fmt.Sprintf("section %s: %s", name, err)}
		}
	}
	return nil
}

// measure works out how long a section and its chords are.
func (r *reader) measure(s *Section) (wrong string) {
	tune := s.Voices["tune"]
	if len(tune) == 0 {
		return "the voice tune is missing"
	}
	last := tune[len(tune)-1]
	end := last.At + last.Length
	for name, notes := range s.Voices {
		if n := notes[len(notes)-1]; n.At+n.Length != end {
			return fmt.Sprintf("the voice %s is as long as %d bars, the tune as %d", name, (n.At+n.Length)/r.tune.Bar, end/r.tune.Bar)
		}
	}
	if len(s.Chords) == 0 || s.Chords[0].At != 0 {
		return "it begins without a chord"
	}
	for i := range s.Chords {
		until := end
		if i+1 < len(s.Chords) {
			until = s.Chords[i+1].At
		}
		if s.Chords[i].Length = until - s.Chords[i].At; s.Chords[i].Length <= 0 {
			return fmt.Sprintf("the chord %s has no time", s.Chords[i].Name)
		}
	}
	s.Bars = end / r.tune.Bar
	return ""
}

// ParseFigures reads figures: kind, metre, name and steps in each line. A step is a degree
// or a stroke, several in [ ], or nothing: a dot. ! is an accent.
func ParseFigures(file, text string) (list []Figure, err error) {
	for i, line := range strings.Split(text, "\n") {
		fail := func(at int, format string, args ...any) error {
			return &Error{file, i + 1, at + 1, fmt.Sprintf(format, args...)}
		}
		words, at := fields(strings.NewReplacer("[", " [ ", "]", " ] ").Replace(line))
		if len(words) == 0 || words[0][0] == '%' {
			continue
		}
		if len(words) < 4 || words[0] != "chords" && words[0] != "beat" {
			return nil, fail(0, "a figure is chords or beat, a metre, a name and steps")
		}
		f := Figure{Beats: words[0] == "beat", Metre: words[1], Name: words[2]}
		open := false
		for k, w := range words[3:] {
			switch w {
			case "[":
				f.Steps = append(f.Steps, Step{})
				open = true
				continue
			case "]":
				open = false
				continue
			case ".":
				f.Steps = append(f.Steps, Step{})
				continue
			}
			plain, accent := strings.CutSuffix(w, "!")
			what := strings.Index(Strokes, plain)
			if !f.Beats {
				what, err = strconv.Atoi(plain)
				if err != nil || !slices.Contains(Degrees, what) {
					return nil, fail(at[k+3], "%q is none of the degrees %v", plain, Degrees)
				}
			} else if what < 0 || len(plain) != 1 {
				return nil, fail(at[k+3], "%q is none of the strokes %s", plain, Strokes)
			}
			if !open {
				f.Steps = append(f.Steps, Step{})
			}
			s := &f.Steps[len(f.Steps)-1]
			s.What, s.Accent = append(s.What, what), s.Accent || accent
		}
		if open {
			return nil, fail(len(line), "the ] is missing")
		}
		list = append(list, f)
	}
	return list, nil
}

// Degrees are the steps above a root that figures may have.
var Degrees = []int{1, 3, 5, 8, 10, 12, 15}
