package after

import (
	"touria.games/touria/game/grimoria/lesson"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/save"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// teaching works out what the people at the screen can learn from a game that is over, a little at a time. What is found
// is kept beside the game.
type teaching struct {
	saves   *save.Saves
	s       *session.Session
	who     []grimoria.Seat
	game    lesson.Game
	teacher *lesson.Teacher // nil until the work has begun
	lessons []lesson.Lesson // nil until all are there
}

// newTeaching returns nil if there is nobody to teach, or the game goes on.
func newTeaching(saves *save.Saves, s *session.Session) *teaching {
	if !s.Over() {
		return nil
	}
	v := &teaching{saves: saves, s: s}
	for seat := range grimoria.Seat(s.Players()) {
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
func (v *teaching) begin() {
	v.game.Positions, v.game.Decisions = v.s.Played()
	if kept, ok := lesson.Decode(v.saves.Remarked(v.s.Record()), &v.game, v.who); ok {
		v.lessons = kept
		return
	}
	last := v.game.Positions[len(v.game.Decisions)]
	v.teacher = lesson.New(v.game, v.who, lesson.Iterations, last.Hash())
}

// work does about the given units of work and reports whether all is done.
func (v *teaching) work(units int) (all bool) {
	if v.teacher == nil && v.lessons == nil {
		v.begin()
	}
	if v.lessons == nil && v.teacher.Work(units) {
		v.lessons = v.teacher.Lessons()
		v.saves.Remark(v.s.Record(), lesson.Encode(v.lessons))
	}
	return v.lessons != nil
}

// of returns the lesson of a player, nil until it is there.
func (v *teaching) of(seat grimoria.Seat) *lesson.Lesson {
	for i := range v.lessons {
		if v.lessons[i].Seat == seat {
			return &v.lessons[i]
		}
	}
	return nil
}

// percent returns how much of the work is done.
func (v *teaching) percent() int {
	if v.teacher == nil {
		return 0
	}
	return int(100 * v.teacher.Progress())
}

// tick does the work of a tick and shows how far it is.
func (v *teaching) tick(a *ui.App) {
	if v == nil || v.lessons != nil {
		return
	}
	was := v.percent()
	if a.Think(v.work) || v.percent() != was {
		a.Changed()
	}
}
