//go:build whole && linux

package e2e

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"touria.games/touria/cmd/touria-desktop/drive"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// built is the path of the program, built once for all tests.
var built = sync.OnceValues(func() (string, error) {
	path := filepath.Join(folder, "touria-desktop")
	out, err := exec.Command("go", "build", "-o", path, "touria.games/touria/cmd/touria-desktop").CombinedOutput()
	if err != nil {
		err = fmt.Errorf("%w\n%s", err, out)
	}
	return path, err
})

// folder is where the program is built.
var folder string

// sideBySide is how many tests run at once. They wait most of the time, for what moves and for presses that
// rest after it.
const sideBySide = "6"

func TestMain(m *testing.M) {
	flag.Parse()
	if err := flag.Set("test.parallel", sideBySide); err != nil {
		panic(err)
	}
	var err error
	if folder, err = os.MkdirTemp("", "touria-e2e-"); err != nil {
		panic(err)
	}
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}

// program returns the path of the built program.
func program(t testing.TB) string {
	t.Helper()
	drive.Depend(t, "../../..")
	path, err := built()
	if err != nil {
		t.Fatalf("the program cannot be built: %v", err)
	}
	return path
}

// newGame sets up and starts a game of one human and three bots, and waits until begun.
func newGame(t *testing.T, p *drive.Program, begun func(drive.Screen) bool) {
	t.Helper()
	p.Follow("title.touria.new", "the set-up", at("setup"))
	for _, seat := range []string{"W", "N", "E"} {
		p.Follow("setup.seat."+seat+".kind", "who plays in "+seat, at("who"))
		p.Follow("who.level.stroll", "the level", func(s drive.Screen) bool {
			e, ok := s.Find("who.level.stroll")
			return ok && e.Checked
		})
		s := p.Follow("who.done", "the set-up", at("setup"))
		if e, _ := s.Find("setup.seat." + seat + ".kind"); e.Value != "Stroll" {
			t.Errorf("%s is played by %q", seat, e.Value)
		}
	}
	p.Follow("setup.begin", "the game", begun)
}

// at reports whether a scene is shown.
func at(scene string) func(drive.Screen) bool {
	return func(s drive.Screen) bool { return s.Scene == scene }
}

// autosave is the file of the current game, below the folder of saves.
func autosave(folder string) string { return filepath.Join(folder, "state", "autosave.touria") }

// saved reads the autosave; it is empty if there is none.
func saved(folder string) []byte {
	data, err := os.ReadFile(autosave(folder))
	if err != nil {
		return nil
	}
	return data
}

// verify checks a record against the rules and returns its number of decisions.
func verify(t *testing.T, text []byte) int {
	t.Helper()
	res, err := record.Verify("autosave", strings.NewReader(string(text)), touria.NewRules(touria.DefaultBoard()))
	if err != nil {
		t.Fatalf("the saved game is wrong: %v", err)
	}
	return res.Decisions
}

// TestChangeOpponent changes the level and character of one of three bots during a game. The saved
// game must contain the change and continue.
func TestChangeOpponent(t *testing.T) {
	t.Parallel()
	desk := drive.NewCoarseDesk(t, 1280, 720)
	folder := t.TempDir()
	p := desk.Start(t, program(t), "-save-dir", folder, "-lang", "en", "-seed", "12", "-speed", "instant")
	newGame(t, p, at("table"))
	mine := func(n int) func(drive.Screen) bool {
		return func(drive.Screen) bool { return bytes.Count(saved(folder), []byte(`"seat":"S","do"`)) >= n }
	}
	player := drive.NewPlayer(5)
	p.Play(player, mine(3))
	p.Follow("table.menu", "the menu", at("pause"))
	p.Follow("pause.opponents", "the opponents", at("opponents"))
	p.Follow("opponents.N", "the choice", at("who"))
	for _, id := range []string{"who.level.journey", "who.racer"} {
		p.Follow(id, "the choice of it", func(s drive.Screen) bool {
			e, ok := s.Find(id)
			return ok && e.Checked
		})
	}
	p.Settled(settled)
	desk.Shot("opponent")
	p.Follow("who.done", "the opponents", at("opponents"))
	p.Follow("opponents.done", "the menu", at("pause"))
	p.Follow("pause.resume", "the table", func(s drive.Screen) bool { return s.Scene != "pause" })
	p.Play(player, mine(6))
	p.Kill()
	text := saved(folder)
	header, _, _ := bytes.Cut(text, []byte("\n"))
	if !bytes.Contains(header, []byte(`"level":"journey-racer"`)) || bytes.Count(header, []byte(`"level":"stroll-`)) != 2 {
		t.Errorf("the saved game begins with %s", header)
	}
	verify(t, text)
}
