package pictures

// Mood is the expression of a portrait.
type Mood uint8

// The moods.
const (
	Calm Mood = iota
	Glad
	Vexed
	Thinking

	Moods = 4
)

// People is the number of portraits.
const People = 16
