package ui

// Graph is what a LookGraph draws: curves over a span from 0 to 1 at the left and
// right edges.
type Graph struct {
	Curves []Curve
	Ticks  []float32 // short marks at the lower edge, such as the starts of turns
	Stars  []float32 // marks that stand out, such as turning points
	Lines  []float32 // levels of horizontal lines, 0 … 1
	At     float32   // the place of the cursor; negative: none
}

// Curve is one line of a graph.
type Curve struct {
	Crest  int // whose it is: drawn at its end, in the crest's colour
	Points []CurvePoint
}

// CurvePoint is a point of a curve, 0 … 1 from the left and from below.
type CurvePoint struct{ X, Y float32 }

// PlayerSign is a sign on a button that moves through a replay.
type PlayerSign uint8

// The signs.
const (
	SignNone PlayerSign = iota
	SignPlay
	SignPause
	SignStepBack
	SignStepOn
	SignTurnBack
	SignTurnOn
	SignStarBack
	SignStarOn
)
