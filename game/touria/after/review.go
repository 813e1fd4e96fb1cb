package after

import (
	"touria.games/touria/game/save"
	"touria.games/touria/game/touria/lesson"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/rules"
)

// review works out what the people at the screen can learn from a game that is over, a little at a time. What is found
// is kept beside the game, and found again with it.
type review struct {
	saves   *save.Saves
	s       *session.Session
	text    []byte // the record as it is kept
	who     []rules.Seat
	game    lesson.Game
	teacher *lesson.Teacher
	lessons []lesson.Lesson // nil until all are there
}

// newReview returns nil if there is nobody to teach, or the game goes on. text is the game's record as it is kept; nil
// stands for that of the session.
func newReview(saves *save.Saves, s *session.Session, text []byte) *review {
	if !s.Over() {
		return nil
	}
	v := &review{saves: saves, s: s, text: text}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.IsHuman(seat) {
			v.who = append(v.who, seat)
		}
	}
	if len(v.who) == 0 {
		return nil
	}
	return v
}

// begin reads the game, and what was found before.
func (v *review) begin() {
	if v.text == nil {
		v.text = v.s.Record()
	}
	v.game = lesson.Game{Rules: v.s.Rules()}
	for i := range v.s.Len() {
		v.game.Positions = append(v.game.Positions, *v.s.Before(i))
		v.game.Decisions = append(v.game.Decisions, v.s.Since(i)[0].Decision)
	}
	v.game.Positions = append(v.game.Positions, *v.s.State())
	if kept, ok := lesson.Decode(v.saves.Remarked(v.text), &v.game, v.who); ok {
		v.lessons = kept
		return
	}
	teacher, err := lesson.New(v.game, v.who, lesson.Iterations, v.s.State().Hash())
	if err != nil {
		panic("review: " + err.Error()) // there is no such bot: only a bug leads here
	}
	v.teacher = teacher
}

// work does about the given units of work and reports whether all is done.
func (v *review) work(units int) (done bool) {
	if v.teacher == nil && v.lessons == nil {
		v.begin()
	}
	if v.lessons == nil && v.teacher.Work(units) {
		v.lessons = v.teacher.Lessons()
		v.saves.Remark(v.text, lesson.Encode(v.lessons))
	}
	return v.lessons != nil
}

// done reports whether the lessons are there.
func (v *review) done() bool { return v.lessons != nil }

// percent returns how much of the work is done.
func (v *review) percent() int {
	if v.teacher == nil {
		return 0
	}
	return int(100 * v.teacher.Progress())
}

// of returns the lesson of a player, nil if there is none.
func (v *review) of(seat rules.Seat) *lesson.Lesson {
	for i := range v.lessons {
		if v.lessons[i].Seat == seat {
			return &v.lessons[i]
		}
	}
	return nil
}
