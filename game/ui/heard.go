package ui

import (
	"slices"

	"touria.games/touria/game/words"
)

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

// Surveyed is a scene that can describe its whole table.
type Surveyed interface {
	// Survey returns what the person at the screen may see, a paragraph for each thing.
	Survey() []string
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

// Prompt announces what the game asks the person at the screen.
func (b *Builder) Prompt(text string) { b.tree.Prompt = text }

// PicturesLate says that images fail to load.
func PicturesLate(a *App) string { return a.T("pictures.late") }

// WordsLate says that the texts of the chosen language fail to load, and which language is used meanwhile.
func WordsLate(a *App) string {
	name := func(lang string) string { return a.T("language." + lang) }
	return a.T("words.late", words.Lit("Wanted", name(a.words.Chosen())), words.Lit("Now", name(a.words.Lang())))
}
