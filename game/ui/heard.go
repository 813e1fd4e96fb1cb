package ui

import "slices"

// Heard is an announcement: a text for screen readers (a live region in the browser).
type Heard struct {
	Kind HeardKind
	Text string
}

// HeardKind is the kind of an announcement.
type HeardKind uint8

// The kinds of announcements.
const (
	HeardNews   HeardKind = iota // what everybody has seen happen
	HeardAnswer                  // an answer to the player: a result, a refusal, the whole table
	HeardEnd                     // the game is left: earlier announcements no longer matter
)

// mostHeard is how many announcements wait; older ones are dropped, since usually no screen reader
// fetches them.
const mostHeard = 64

// Hear queues an announcement. It may repeat an earlier one.
func (ear *ears) Hear(kind HeardKind, text string) {
	if text == "" {
		return
	}
	if n := len(ear.heard); n == mostHeard {
		ear.heard = append(ear.heard[:0], ear.heard[1:]...)
	}
	ear.heard = append(ear.heard, Heard{kind, text})
	ear.Changed()
}

// HearEnd replaces the queued announcements by the notice that the game is left.
func (ear *ears) HearEnd() {
	ear.heard = append(ear.heard[:0], Heard{Kind: HeardEnd})
}

// TakeHeard returns the announcements since the last call.
func (ear *ears) TakeHeard() []Heard {
	all := ear.heard
	ear.heard = nil
	return all
}

// Unsay drops the toast and all queued answers to the person at the screen: somebody else may take their
// place.
func (ear *ears) Unsay() {
	ear.heard = slices.DeleteFunc(ear.heard, func(h Heard) bool { return h.Kind == HeardAnswer })
	ear.Hush()
}

// SurveyName returns the name of the button that reads the table, "" if there is none to read.
func (scr *screen) SurveyName() string {
	if scr.surveyed() == nil {
		return ""
	}
	return scr.T("reader.survey")
}

// survey announces the whole table.
func (ear *ears) survey() {
	if s := ear.surveyed(); s != nil {
		for _, text := range s.Survey() {
			ear.Hear(HeardAnswer, text)
		}
	}
}

// ears holds the sound, the announcements and the toast.
type ears struct {
	*screen
	hearing hearing
	heard   []Heard // queued announcements
	toast   toast
}

// toast is a short message near the place that was pressed.
type toast struct {
	text string
	x, y float32
	left int // ticks
}

// AnnounceTicks is how long an announcement stays: 2 seconds.
const AnnounceTicks = 120

// Announce shows a message that the player has not asked for: for two seconds, below the top of the
// window. Call it only where no prompt is shown.
func (ear *ears) Announce(text string) {
	ear.toast = toast{text: text, x: ear.w / 2, y: ear.h * 0.34, left: AnnounceTicks}
	ear.Hear(HeardAnswer, text)
	ear.Changed()
}

// Said returns the text of the toast, "" if there is none.
func (ear *ears) Said() string {
	if ear.toast.left == 0 {
		return ""
	}
	return ear.toast.text
}

// Hush removes the toast.
func (ear *ears) Hush() {
	ear.toast.left = 0
	ear.Changed()
}
