// Package debrief is what the lessons of all games have in common: what a result is owed to, in points, and how lessons are
// kept beside their game.
package debrief

import "encoding/json"

// Certain is the probability 1.
const Certain = 1 << 16

// Parts are what a player's result is owed to, in units of Certain. Start and the rest add up to End.
type Parts struct {
	Start, End int // the share of the win that could be expected before the deal, and that of the end
	Deal       int // how the deal changed it
	Chance     int // how all later chance did
	Reveal     int // how it did that just these secret choices met, apart from who chose which
	Own        int // how the player's decisions did
	Rivals     int // how the others' decisions did
}

// Stretches is the number of parts between Start and End.
const Stretches = 5

// Way returns the parts between Start and End, in their order.
func (p *Parts) Way() [Stretches]int { return [...]int{p.Deal, p.Chance, p.Reveal, p.Own, p.Rivals} }

// AddUp reports whether Start and the parts come to End.
func (p *Parts) AddUp() bool {
	at := p.Start
	for _, part := range p.Way() {
		at += part
	}
	return at == p.End
}

// Points returns what each part of the way is in points, so rounded that they add up to the whole.
func (p *Parts) Points() (points [Stretches]int) {
	at := p.Start
	for i, part := range p.Way() {
		points[i] = Games(at+part) - Games(at)
		at += part
	}
	return points
}

// Games returns how many of 100 games a probability is, to the nearest; less than none below 0.
func Games(p int) int {
	if p < 0 {
		return -Games(-p)
	}
	return (100*p + Certain/2) / Certain
}

// kept is how lessons are kept beside a game.
type kept struct {
	Version int `json:"version"`
	Lessons any `json:"lessons"`
}

// Encode writes lessons, which are only numbers. version counts the ways in which a game finds them.
func Encode(version int, lessons any) []byte {
	data, err := json.Marshal(kept{version, lessons})
	if err != nil {
		panic("debrief: " + err.Error())
	}
	return data
}

// Decode reads what Encode wrote into a pointer to lessons and reports whether they were found in that way. Whether they
// fit a game is still to be checked.
func Decode(version int, data []byte, lessons any) (ok bool) {
	k := kept{Lessons: lessons}
	return json.Unmarshal(data, &k) == nil && k.Version == version
}
