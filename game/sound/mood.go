package sound

// Piece is a piece of music.
type Piece uint8

// The pieces.
const (
	Silence        Piece = iota
	FourTowers           // a ballad: the title
	RoundTheCastle       // a stroll that never tires: the table
	NineDoors            // a lament over a heart-beat: the castle's doors
	WeddingDance         // a saltarello with horns: the finale
	Lanterns             // a harp song: the evening after a game, the rule book
	CandleAndBook        // psaltery and voices by night
	Pieces         = iota
)

var pieceNames = [Pieces]string{"silence", "title", "table", "doors", "finale", "evening", "grimoria"}

// String returns the name of the piece's score.
func (p Piece) String() string { return pieceNames[p] }

// Air is the sound of a place.
type Air uint8

// The airs.
const (
	NoAir Air = iota
	Meadow
	Stream
	Mine
	Evening
	Hall
	Airs = iota
)

var airNames = [Airs]string{"none", "meadow", "stream", "mine", "evening", "hall"}

// String returns the air's name.
func (a Air) String() string { return airNames[a] }

// Mood is what music and air follow. It holds nothing that the viewer's picture does
// not show.
type Mood struct {
	Piece   Piece
	AtOnce  bool // the piece begins on its first bar at once, not at the next bar line
	Layer   int8 // 0 to 4: how many of the piece's layers play
	Lead    int8 // the crest whose instrument has the tune, -1 for any
	Tension int8 // 1: a heart-beat below the music
	Air     Air
}

// MostLayer is the layer of a piece in which everybody plays.
const MostLayer = 4

// NoLead leaves the tune to any instrument.
const NoLead = -1

// Scene is implemented by scenes that have music and air of their own.
type Scene interface{ Mood() Mood }

// State is what has become of the sound.
type State uint8

// The states of the device.
const (
	Sounds  State = iota
	Waits         // a browser lets nothing sound before the first press
	Missing       // there is no device
)
