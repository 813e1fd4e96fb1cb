//go:build whole && linux

package e2e

import (
	"bytes"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// settled is how long a screen must stay unchanged to count as settled.
const settled = 300 * time.Millisecond

// table describes a table for comparison: every element with its text. It leaves out what depends
// on the pointer or on flags.
func table(s drive.Screen) []string {
	s.Elements = slices.DeleteFunc(slices.Clone(s.Elements), func(e drive.Element) bool {
		return e.ID == "hint" || e.ID == "toast" || e.ID == "table.speed" || e.ID == "lesson" || strings.HasPrefix(e.ID, "lesson.")
	})
	return strings.Split(s.String(), "\n")
}

// different lists the lines that only one of two tables has.
func different(a, b []string) string {
	var lines []string
	for _, l := range a {
		if !slices.Contains(b, l) {
			lines = append(lines, "- "+l)
		}
	}
	for _, l := range b {
		if !slices.Contains(a, l) {
			lines = append(lines, "+ "+l)
		}
	}
	return strings.Join(lines, "\n")
}

// resume starts the program and continues the saved game.
func resume(t *testing.T, desk *drive.Desk, folder, speed string) *drive.Program {
	t.Helper()
	p := desk.Start(t, program(t), "-save-dir", folder, "-lang", "en", "-speed", speed)
	s := p.UntilHas("title.touria.continue")
	for _, e := range s.Elements {
		if e.Role == "button" {
			if e.ID != "title.touria.continue" {
				t.Errorf("the first button is %s", e.ID)
			}
			break
		}
	}
	p.Follow("title.touria.continue", "the table", func(s drive.Screen) bool { return s.Scene != "title" })
	return p
}

// untilMine waits until the human is to decide or the game is over, and returns the table.
func untilMine(p *drive.Program, desk *drive.Desk) []string {
	desk.Rest() // away from everything that reacts to the pointer
	choose := drive.NewPlayer(1)
	p.Until("my turn", func(s drive.Screen) bool {
		_, ok := choose.Choose(s)
		return ok || s.Scene == "end"
	})
	return table(p.Settled(settled))
}

// comes waits until the table is the wanted one. It returns how they differ if that never happens.
func comes(p *drive.Program, desk *drive.Desk, want []string) (diff string) {
	untilMine(p, desk)
	for late := time.Now().Add(drive.Patience); time.Now().Before(late); time.Sleep(50 * time.Millisecond) {
		s, _ := p.Screen()
		if diff = different(want, table(s)); diff == "" {
			break
		}
	}
	return diff
}

// TestKill kills the program at random moments of a game (ux M10). Continue must restore the same
// table and the same future chance.
func TestKill(t *testing.T) {
	t.Parallel()
	desk := drive.NewCoarseDesk(t, 1280, 720)
	folder := t.TempDir()
	chance := rand.New(rand.NewPCG(5, 5))
	player := drive.NewPlayer(3)
	p := desk.Start(t, program(t), "-save-dir", folder, "-lang", "en", "-seed", "77", "-speed", "instant")
	newGame(t, p, at("table"))
	for i, speed := range []string{"4", "instant", "instant"} {
		lines := bytes.Count(saved(folder), []byte("\n")) + 2 + chance.IntN(12)
		moment := time.Now().Add(time.Duration(chance.IntN(2000)) * time.Millisecond)
		p.Play(player, func(s drive.Screen) bool {
			return s.Scene == "end" || time.Now().After(moment) && bytes.Count(saved(folder), []byte("\n")) >= lines
		})
		p.Kill()
		text := saved(folder)
		t.Logf("kill %d: %d decisions", i+1, verify(t, text))

		// The game continued twice, in two folders, must stay the same.
		twin := t.TempDir()
		if err := os.CopyFS(twin, os.DirFS(folder)); err != nil {
			t.Fatal(err)
		}
		q := resume(t, desk, twin, "instant")
		other := untilMine(q, desk)
		q.Kill()
		p = resume(t, desk, folder, "instant")
		if d := comes(p, desk, other); d != "" {
			t.Errorf("kill %d: two programs that continue the same game differ:\n%s", i+1, d)
		}
		now := saved(folder)
		if !bytes.HasPrefix(now, text) {
			t.Errorf("kill %d: the saved game does not go on from where it was", i+1)
		}
		if !bytes.Equal(now, saved(twin)) {
			t.Errorf("kill %d: two programs have continued the same game differently", i+1)
		}
		verify(t, now)

		// After a kill at rest, the same screen comes back.
		p.Kill()
		p = resume(t, desk, folder, speed)
		if d := comes(p, desk, other); d != "" {
			t.Errorf("kill %d: the table that comes back is another one:\n%s", i+1, d)
		}
		if !bytes.Equal(now, saved(folder)) {
			t.Errorf("kill %d: looking at a game changes it", i+1)
		}
	}

	// Closing the window loses nothing either.
	text := saved(folder)
	if code := p.Close(); code != 0 {
		t.Errorf("closing the window ends the program with code %d: %s", code, p.Errors())
	}
	if !bytes.Equal(text, saved(folder)) {
		t.Error("closing the window changes the saved game")
	}
}
