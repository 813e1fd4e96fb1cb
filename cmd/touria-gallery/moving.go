package main

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"

	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// turning shows a tower turning from one face to the next, in five frames.
func (g *gallery) turning() {
	const name = "tower-turning"
	if !g.wants(name) {
		return
	}
	s := stage.New(full.X, full.Y)
	defer s.Close()
	sh := sheet{across: 5}
	for _, part := range []float32{0, .18, .35, .55, .9} {
		sc := stage.Turning(part)
		sc.Show(s, stage.Look{Moving: true})
		sh.add(cut(s.Picture(), turningTower(s)), fmt.Sprintf("%.0f %% of its time", part*100))
	}
	g.keep(name, sh.paint())
}

// theatre shows eight frames of each draw that is played out large, and of the gate.
func (g *gallery) theatre() {
	at := func(place touria.Space, kind show.BeatKind) func(float32) stage.Scene {
		return func(part float32) stage.Scene { return stage.Theatre(place, kind, part) }
	}
	for _, act := range []struct {
		name  string
		scene func(part float32) stage.Scene
	}{
		{"thief", at(touria.AtThief, show.BeatDraw)}, {"die", at(touria.AtDragon, show.BeatRoll)},
		{"item", at(touria.AtForest, show.BeatItemTaken)}, {"order", at(touria.AtTrader, show.BeatOrderFilled)},
		{"gate", stage.Gate},
	} {
		for _, size := range []image.Point{small, full, phone} {
			name := fmt.Sprintf("theatre-%s-%dx%d", act.name, size.X, size.Y)
			if !g.wants(name) {
				continue
			}
			s := stage.New(size.X, size.Y)
			sh := sheet{across: 2}
			for _, part := range []float32{.05, .18, .3, .42, .55, .7, .84, .95} {
				sc := act.scene(part)
				sc.Show(s, stage.Look{Moving: true})
				sh.add(stage.Shrink(s.Picture(), 800), fmt.Sprintf("%.0f %% of its time", part*100))
			}
			s.Close()
			g.keep(name, sh.paint())
		}
	}
}

// finale shows the end of a game, a frame every half second.
func (g *gallery) finale() {
	for _, size := range []image.Point{small, phone, stand} {
		name := fmt.Sprintf("film-finale-%dx%d", size.X, size.Y)
		if !g.wants(name) {
			continue
		}
		s := stage.New(size.X, size.Y)
		sh := sheet{across: 4}
		sc := stage.Finale(1)
		sc.Show(s, stage.Look{Moving: true})
		for n := 0; s.App.Scene() == "finale"; n++ {
			sh.add(stage.Shrink(s.Picture(), 480), fmt.Sprintf("%.1f s", float64(n)/2))
			s.Tick(30)
		}
		s.Tick(40)
		sh.add(stage.Shrink(s.Picture(), 480), "the summary")
		s.Close()
		g.keep(name, sh.paint())
	}
}

// turningTower is the area around the turning tower.
func turningTower(s *stage.Stage) image.Rectangle {
	q := &board.Of(s.App).Queue
	for i := range q.Playing() {
		if b, _ := q.At(i); b.Kind == show.BeatTurn {
			e := s.App.Tree().Find("table.tower." + touria.Tower(b.To.N).String())
			scale := s.App.Scale()
			r := e.Rect.Inset(-24)
			return image.Rect(int(r.X*scale), int(r.Y*scale), int((r.X+r.W)*scale), int((r.Y+r.H)*scale))
		}
	}
	panic(fmt.Errorf("no tower turns"))
}

// actions shows the decision at each place and its effects.
func (g *gallery) actions() {
	var s *stage.Stage
	for i := 0; i < len(stage.Actions); i += 2 {
		due, seen := &stage.Actions[i], &stage.Actions[i+1]
		name := "action-" + due.Name
		if !g.wants(name) {
			continue
		}
		if s == nil {
			s = stage.New(small.X, small.Y)
			defer s.Close()
		}
		sh := sheet{across: 2}
		due.Show(s, stage.Look{Moving: true})
		sh.add(stage.Shrink(s.Picture(), 800), "")
		seen.Show(s, stage.Look{Moving: true})
		sh.add(stage.Shrink(s.Picture(), 800), "")
		g.keep(name, sh.paint())
	}
}

// How much of the bots' game to show.
const (
	rounds = 3  // rounds to play
	shown  = 6  // bot turns with pictures
	every  = 15 // ticks between pictures
)

// game shows bots playing at normal speed as a player at S sees them: a sheet of pictures for each
// of their turns, and the duration of each part of a turn. A bot plays for the player, too, by
// pressing elements.
func (g *gallery) game() {
	const name = "game"
	if !g.wants(name) {
		return
	}
	s := stage.New(small.X, small.Y)
	defer s.Close()
	s.Continue(stage.Look{Game: stage.Midgame(), Moving: true})
	var turns []*turn
	s.Watch = func() {
		table := table.TableOf(s.App)
		if table == nil || table.Board().Model.Turn == 0 {
			return
		}
		m := &table.Board().Model
		if m.Active == rules.S {
			return
		}
		if len(turns) == 0 || turns[len(turns)-1].n != m.Turn {
			turns = append(turns, &turn{n: m.Turn, seat: m.Active, name: table.Board().Names[m.Active&3], sheet: sheet{across: 5}})
			turns[len(turns)-1].seen = len(turns) <= shown
		}
		turns[len(turns)-1].tick(s, table)
	}
	for range rounds {
		s.PlayTurn()
	}
	s.Watch = nil
	var text strings.Builder
	text.WriteString(heading)
	for i, t := range turns {
		sheet := "–"
		if t.seen {
			sheet = fmt.Sprintf("game-turn-%d", i+1)
			g.keep(sheet, t.sheet.paint())
		}
		t.report(sheet, &text, &board.Of(s.App).Names)
	}
	fmt.Print(text.String())
	must(os.WriteFile(filepath.Join(g.folder, "game.md"), []byte(text.String()), 0o666))
}

// turn is a record of one turn.
type turn struct {
	n     int
	seat  rules.Seat
	name  string
	ticks int           // ticks while something played
	joins rules.SeatSet // who joined in
	first [parts]int
	last  [parts]int
	seen  bool // with pictures
	sheet sheet
}

// part is one of the four parts of a turn.
type part int

const (
	choice part = iota // a tower glows
	dance              // it turns
	way                // the heroes walk and collect gems
	gain               // gains and payments
	parts
	none part = -1
)

// partOf returns the part of a turn that a beat belongs to.
func partOf(k show.BeatKind) part {
	switch k {
	case show.BeatGlow:
		return choice
	case show.BeatTurn:
		return dance
	case show.BeatStep, show.BeatJump, show.BeatFly, show.BeatCollect, show.BeatReturn, show.BeatRefill:
		return way
	case show.BeatSettle, show.BeatNote, show.BeatBanner, show.BeatHold, show.BeatCurtain:
		return none
	}
	return gain
}

// tick records what is playing and, at intervals, takes a picture.
func (t *turn) tick(s *stage.Stage, table *table.Table) {
	q := &table.Board().Queue
	if !q.Busy() {
		return
	}
	if t.seen && t.ticks%every == 0 {
		t.sheet.add(stage.Shrink(s.Picture(), 320), fmt.Sprintf("%s, turn %d: %.2f s", t.name, t.n, float64(t.ticks)/60))
	}
	t.ticks++
	for i := range q.Playing() {
		b, _ := q.At(i)
		if b.Kind == show.BeatJoin {
			t.joins = t.joins.With(b.Seat)
		}
		if p := partOf(b.Kind); p != none {
			if t.first[p] == 0 {
				t.first[p] = t.ticks
			}
			t.last[p] = t.ticks
		}
	}
}

const heading = `# Turns of bots at usual speed

Made by ` + "`go run ./cmd/touria-gallery`" + `. The first turns have a sheet of pictures each, one every 0.25 s. The seconds are
those from the beginning of a turn; Anna's turns lie between and are left out, since they take as long as the player likes.

| sheet | turn | player | chooses a tower | it turns | the way | what comes of it | whole turn | joins in |
|---|---|---|---|---|---|---|---|---|
`

// report prints the turn's line of the table.
func (t *turn) report(sheet string, b *strings.Builder, names *show.Names) {
	fmt.Fprintf(b, "| %s | %d | %s |", sheet, t.n, t.name)
	joined := ""
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if t.joins.Has(seat) {
			joined = strings.TrimPrefix(joined+", "+names[seat], ", ")
		}
	}
	for p := range parts {
		if t.first[p] == 0 {
			b.WriteString(" – |")
		} else {
			fmt.Fprintf(b, " %.1f to %.1f s |", float64(t.first[p]-1)/60, float64(t.last[p])/60)
		}
	}
	fmt.Fprintf(b, " %.1f s | %s |\n", float64(t.ticks)/60, joined)
}
