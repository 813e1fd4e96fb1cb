// Package scores holds the music of the box as text, and reads it.
//
// A score is ABC 2.1 (abcnotation.com), so that any ABC program prints and plays it. Lines
// that begin with %% are our own; other programs take them for comments:
//
//	%%part NAME KIND INSTRUMENTS [FIGURE …] [layer=N] [gain=DB]
//	%%gain DB       brings the piece to its loudness
//	%%rest SECONDS  of silence before the order begins again
//
// INSTRUMENTS is a list parted by |, from which the band chooses. The KINDs are lead (the
// voice tune), line (a written voice), bassline (written, or made of the chords), chords,
// pad, drone (the FIGUREs are MIDI notes), beat and chime. A piece keeps to the modes of
// the white notes. P: before K: is the order of the sections, after it begins a section;
// [V:name] lines hold its voices. Chord symbols stand in the voice tune. The marks ~, T and
// M stand where an ornament is welcome.
package scores

import (
	"embed"
	"fmt"
	"slices"
	"sync"
)

//go:embed *.abc figures.txt
var files embed.FS

// Whole is the number of ticks of a whole note.
const Whole = 768

// Rest is the Pitch of a note that is not played.
const Rest = -1

// Note is a note of a voice. Times are in ticks from the beginning of the section.
type Note struct {
	At, Length int
	Pitch      int  // MIDI number, or Rest
	Mark       byte // '~', 'T', 'M' or 0: an ornament is welcome
}

// Chord is a harmony.
type Chord struct {
	At, Length int
	Name       string
	Root       int   // pitch class, 0 is C
	Tones      []int // semitones above the root
}

// Has reports whether a pitch belongs to the chord.
func (c *Chord) Has(pitch int) bool {
	for _, t := range c.Tones {
		if (pitch-c.Root-t)%12 == 0 {
			return true
		}
	}
	return false
}

// Section is a strain of a tune.
type Section struct {
	Name   string
	Bars   int
	Voices map[string][]Note
	Chords []Chord
}

// ChordAt returns the harmony at a time.
func (s *Section) ChordAt(at int) *Chord {
	for i := len(s.Chords) - 1; i > 0; i-- {
		if s.Chords[i].At <= at {
			return &s.Chords[i]
		}
	}
	return &s.Chords[0]
}

// Kind is what a part of the band does.
type Kind uint8

// The kinds of parts.
const (
	Lead     Kind = iota // the tune
	Line                 // a written voice
	BassLine             // a written voice, or one made of the chords
	Chords               // figures over the chords
	Pad                  // long chords
	Drone                // long notes
	Beat                 // strokes
	Chime                // a bell now and then
)

var kinds = []string{"lead", "line", "bassline", "chords", "pad", "drone", "beat", "chime"}

// Part is who plays what.
type Part struct {
	Name        string
	Kind        Kind
	Instruments []string
	Figures     []string // names of figures; a drone's notes
	Pitches     []int    // of a drone
	Layer       int      // it plays from this layer on, 0 to 4
	Gain        float64  // dB
}

// Tune is a whole piece.
type Tune struct {
	Name     string // of the file
	Title    string
	Metre    string
	Bar      int // ticks
	Unit     int // ticks of L:
	Beat     int // ticks of the beat that Tempo counts
	Tempo    float64
	Gain     float64 // dB
	Rest     float64 // seconds
	Key      string
	Order    []string
	Parts    []Part
	Sections map[string]*Section
}

// Bars returns the number of bars until the order begins again.
func (t *Tune) Bars() (n int) {
	for _, name := range t.Order {
		n += t.Sections[name].Bars
	}
	return n
}

// Seconds returns how long the order takes, without the rest after it.
func (t *Tune) Seconds() float64 {
	return float64(t.Bars()*t.Bar) / float64(t.Beat) * 60 / t.Tempo
}

// Names are the names of the pieces.
var Names = []string{"title", "table", "doors", "finale", "evening", "grimoria"}

var load = sync.OnceValue(func() map[string]*Tune {
	all := map[string]*Tune{}
	for _, name := range Names {
		text, err := files.ReadFile(name + ".abc")
		if err == nil {
			all[name], err = Parse(name+".abc", string(text))
		}
		if err != nil {
			panic(err) // a test reads them all
		}
		all[name].Name = name
	}
	return all
})

// Load returns a piece by its name, one of Names. It is read once and must not be changed.
func Load(name string) *Tune {
	t := load()[name]
	if t == nil {
		panic(fmt.Sprintf("scores: there is no piece %q", name))
	}
	return t
}

// Step is a step of a figure: degrees above the root, or strokes.
type Step struct {
	What   []int // degrees 1 to 15, or Strokes
	Accent bool
}

// Figure is how a bar of chords or of strokes is played.
type Figure struct {
	Beats bool // strokes, not chords
	Metre string
	Name  string
	Steps []Step
}

// Strokes are the letters of strokes; a stroke is its place here: the drum's bass, its rim,
// a light finger, jingles shaken, the tambourine struck.
const Strokes = "DtbjJ"

var figures = sync.OnceValue(func() []Figure {
	text, err := files.ReadFile("figures.txt")
	if err != nil {
		panic(err)
	}
	list, err := ParseFigures("figures.txt", string(text))
	if err != nil {
		panic(err) // a test reads them
	}
	return list
})

// FindFigure returns a figure, nil if there is none.
func FindFigure(beats bool, metre, name string) *Figure {
	list := figures()
	if i := slices.IndexFunc(list, func(f Figure) bool { return f.Beats == beats && f.Metre == metre && f.Name == name }); i >= 0 {
		return &list[i]
	}
	return nil
}

// Range is what an instrument can play, as MIDI numbers, and whether it plays one note at a
// time.
type Range struct {
	Low, High int
	Single    bool
}

// Ranges are the instruments of the band. Drums have no range.
var Ranges = map[string]Range{
	"harp": {36, 91, false}, "lute": {40, 84, false}, "psaltery": {52, 93, false}, "dulcimer": {45, 91, false},
	"recorder": {60, 89, true}, "flute": {55, 86, true}, "viol": {38, 79, true}, "bass": {33, 60, true}, "hurdy": {36, 69, false},
	"horn": {48, 79, true}, "horn2": {43, 76, true}, "choir": {48, 79, false},
	"glock": {72, 108, false}, "bells": {60, 96, false}, "tower": {43, 76, false}, "drum": {}, "tamb": {},
}
