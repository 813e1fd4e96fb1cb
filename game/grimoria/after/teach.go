package after

import (
	"touria.games/touria/game/debrief"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/lesson"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// teaching works out what the people at the screen can learn from a game that is over, a little at a time. What is found
// is kept beside the game.
type teaching struct {
	saves   *save.Saves
	s       *session.Session
	text    []byte // the record as it is kept
	who     []grimoria.Seat
	game    lesson.Game
	teacher *lesson.Teacher // nil until the work has begun
	lessons []lesson.Lesson // nil until all are there
}

// newTeaching returns nil if there is nobody to teach, or the game goes on. text is the game's record as it is kept; nil
// stands for that of the session.
func newTeaching(saves *save.Saves, s *session.Session, text []byte) *teaching {
	if !s.Over() {
		return nil
	}
	v := &teaching{saves: saves, s: s, text: text}
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
	if v.text == nil {
		v.text = v.s.Record()
	}
	v.game.Positions, v.game.Decisions = v.s.Played()
	if kept, ok := lesson.Decode(v.saves.Remarked(v.text), &v.game, v.who); ok {
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
		v.saves.Remark(v.text, lesson.Encode(v.lessons))
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

// mark is a choice that a lesson tells of, with all that is said of it.
type mark struct {
	lesson.Mark
	at                 int
	model              show.Model // what its player knew
	did, better, worse grimoria.Decision
}

// markOf returns a mark of a player's lesson, with a negative i the praised choice.
func (v *teaching) markOf(seat grimoria.Seat, i int) *mark {
	l := v.of(seat)
	m := &mark{}
	if i < 0 {
		m.Mark = *l.Praise
	} else {
		m.Mark = l.Marks[i]
	}
	m.at = m.At
	view := v.game.View(m.at)
	m.model, m.did = show.Project(&view), v.game.Decisions[m.at]
	if m.better, m.worse = m.Other, m.did; i < 0 {
		m.better, m.worse = m.did, m.Other
	}
	return m
}

// other returns the decision that was not made.
func (m *mark) other() grimoria.Decision {
	if m.did == m.better {
		return m.worse
	}
	return m.better
}

// tell says why the better decision is better, and what it is worth.
func (m *mark) tell(a *ui.App, names *show.Names) string {
	key := "owl.lesson.cost"
	if m.did == m.better {
		key = "owl.lesson.praise"
	}
	f := show.Facts{More: m.More, Later: m.Later, Own: m.Own, Black: m.Met[bot.BlackMagic], Attacks: m.Met[bot.Attacks], Safe: m.Safe, Blocked: m.Met[bot.Blocks]}
	text := ""
	for _, why := range show.Better(&m.model, m.better, m.worse, &f, names) {
		text += why.In(a.Words()) + " "
	}
	return text + a.T(key, words.Num("Count", debrief.Games(m.Gap)))
}

// spells reports whether a player's lesson tells of spells.
func (v *teaching) spells(seat grimoria.Seat) bool {
	l := v.of(seat)
	if l == nil {
		return false
	}
	for i := range l.Marks {
		if l.Marks[i].Other.Kind == grimoria.Choose {
			return true
		}
	}
	return l.Praise != nil && l.Praise.Other.Kind == grimoria.Choose
}

// retry goes on with a copy of the game from a decision.
func (v *teaching) retry(a *ui.App, at int) {
	text, err := v.s.Copy(at)
	menu.Open(a, text, a.T("review.try"), err)
}
