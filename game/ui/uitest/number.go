// Package uitest is a tiny game for tests of what all games share: each of five
// seats picks a number in secret, all are revealed together, and the highest
// wins. It shows that the box can hold a game with simultaneous secret choices.
package uitest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"touria.games/touria/game/save"
	"touria.games/touria/game/ui"
)

// Seats is the number of players, and Numbers what they can pick: 1 … Numbers.
const (
	Seats   = 5
	Numbers = 9
)

// Names are the players' names.
var Names = [Seats]string{"Ada", "Ben", "Cleo", "Dan", "Eve"}

// Number is the game for the box.
type Number struct{}

// Name returns "number".
func (Number) Name() string { return "number" }

// Records returns the reader of the game's records.
func (Number) Records() save.Game { return records{} }

// Play starts a game.
func (Number) Play(a *ui.App) {
	open(a, &Session{rec: a.Saves().Autosave().Begin([]byte(header))})
}

// Resume continues the saved game.
func (Number) Resume(a *ui.App) {
	rec, replay, _, err := a.Saves().Autosave().Resume(a.Config().Stamp())
	if rec == nil {
		a.Tell(fmt.Sprint(err))
		return
	}
	open(a, &Session{Revealed: replay.(*reading).picks, rec: rec})
}

// SetUp has nothing to set up.
func (n Number) SetUp(a *ui.App) { n.Play(a) }

// ShowRules has no rules to show.
func (Number) ShowRules(a *ui.App) { a.Tell("The highest number wins.") }

// Watch shows who won.
func (Number) Watch(a *ui.App, text []byte, _ string) {
	r, err := records{}.Open(text)
	if err == nil {
		err = r.Next()
	}
	if err != nil {
		a.Tell(err.Error())
		return
	}
	a.Push(&Scene{ui.Page{App: a}, &Session{Revealed: r.(*reading).picks, rec: save.Unkept([]byte(header))}})
}

// Session is a running game.
type Session struct {
	sealed   []int // the picks so far, by seat; nobody sees them
	Revealed []int // all picks; nil before the last one
	rec      *save.Record
}

// Pick seals a number. The last pick reveals and records them all.
func (s *Session) Pick(n int) {
	s.sealed = append(s.sealed, n)
	if len(s.sealed) < Seats {
		return
	}
	s.Revealed, s.sealed = s.sealed, nil
	line, _ := json.Marshal(s.Revealed) // numbers can be written
	s.rec.Append(line)
}

// Winner returns the seat with the highest number, the first of several.
func (s *Session) Winner() int { return slices.Index(s.Revealed, slices.Max(s.Revealed)) }

// Scene is the table.
type Scene struct {
	ui.Page
	S *Session
}

func open(a *ui.App, s *Session) {
	t := &Scene{ui.Page{App: a}, s}
	a.Replace(t)
	t.next()
}

// next lowers the curtain for the next seat.
func (t *Scene) next() {
	if seat := len(t.S.sealed); t.S.Revealed == nil {
		c := &ui.Curtain{App: t.App, Player: Names[seat], Crest: seat % ui.NoCrest, Lift: t.App.Changed}
		c.Lower()
	}
}

// Name returns the scene's name.
func (t *Scene) Name() string { return "number" }

// Cover lowers the curtain unless it is down.
func (t *Scene) Cover() {
	if _, down := t.App.Top().(*ui.Curtain); !down {
		t.next()
	}
}

// Record returns the record of the game so far.
func (t *Scene) Record() []byte { return t.S.rec.Bytes() }

// Ended reports whether all picks are seen.
func (t *Scene) Ended() bool { return t.S.Revealed != nil }

// Build adds a button for each number, or everybody's picks.
func (t *Scene) Build(b *ui.Builder) {
	r := t.App.Screen()
	b.Panel("number", t.App.Window(), ui.LookCloth)
	if t.S.Revealed != nil {
		for seat, n := range t.S.Revealed {
			b.Label(fmt.Sprint("pick.", seat), ui.Column(r, seat, Seats+1, 8), fmt.Sprint(Names[seat], ": ", n), ui.AlignCentre)
		}
		b.Heading("winner", ui.Column(r, Seats, Seats+1, 8), Names[t.S.Winner()], 24)
		return
	}
	for n := 1; n <= Numbers; n++ {
		b.Button(fmt.Sprint("number.", n), ui.Centred(ui.Column(r, n-1, Numbers, 4), 200, 60), fmt.Sprint(n), func() {
			t.S.Pick(n)
			t.App.Changed()
			t.next()
		})
	}
}

const header = `{"record":"number","version":1}`

// records reads records of a header and a line with the picks.
type records struct{}

func (records) Name() string { return "number" }

func (records) Open(text []byte) (save.Replay, error) {
	line, rest, whole := bytes.Cut(text, []byte("\n"))
	if string(line) != header || !whole {
		return nil, errors.New("no header")
	}
	return &reading{good: len(line) + 1, rest: rest}, nil
}

// Summarise tells who plays and who has won.
func (g records) Summarise(text []byte) (save.Summary, error) {
	sum := save.Summary{Winner: -1}
	for seat, name := range Names {
		sum.Players = append(sum.Players, save.Player{Name: name, Crest: seat % ui.NoCrest})
	}
	r, err := g.Open(text)
	if err != nil {
		return sum, err
	}
	if r.Next() == nil {
		picks := r.(*reading).picks
		sum.Over, sum.Turns, sum.Winner = true, 1, slices.Index(picks, slices.Max(picks))
	}
	return sum, nil
}

type reading struct {
	good  int
	rest  []byte
	picks []int
}

func (r *reading) Good() int      { return r.good }
func (r *reading) Digest() string { return fmt.Sprint(r.picks) }

func (r *reading) Next() error {
	line, rest, _ := bytes.Cut(r.rest, []byte("\n"))
	if len(line) == 0 {
		return io.EOF
	}
	var picks []int
	if err := json.Unmarshal(line, &picks); err != nil || len(picks) != Seats {
		return errors.New("no round")
	}
	r.picks, r.rest, r.good = picks, rest, r.good+len(line)+1
	return nil
}
