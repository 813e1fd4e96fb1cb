//go:build whole && linux

package e2e

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"touria.games/touria/cmd/touria-desktop/drive"
	"touria.games/touria/rules/grimoria/record"
)

// night is the record of the current game of Grimoria below the folder of saves, nil if there is none.
func night(folder string) []byte {
	data, err := os.ReadFile(filepath.Join(filepath.Dir(autosave(folder)), "autosave.grimoria"))
	if err != nil {
		return nil
	}
	return data
}

// verifyNight checks a record against the rules and returns its number of decisions.
func verifyNight(t *testing.T, text []byte) int {
	t.Helper()
	res, err := record.Verify("autosave", bytes.NewReader(text))
	if err != nil {
		t.Fatalf("the saved game is wrong: %v", err)
	}
	return res.Decisions
}

// chosen reports whether the last decision of a record is a sealed choice.
func chosen(record []byte) bool {
	last := bytes.LastIndexByte(bytes.TrimSpace(record), '\n')
	return bytes.Contains(record[max(last, 0):], []byte(`"choose"`))
}

// seat sets a game of Grimoria up for so many players, the first of them humans, who take turns
// behind the curtain or seal their spells at once.
func seat(t *testing.T, p *drive.Program, players, humans int, curtain bool) {
	t.Helper()
	p.Follow("title.grimoria.new", "the set-up", at("setup"))
	has := func(id string) func(drive.Screen) bool { return func(s drive.Screen) bool { return s.Has(id) } }
	for n := 4; n <= players; n++ {
		p.Follow(fmt.Sprintf("setup.%d.add", n), "one more player", has(fmt.Sprintf("setup.%d.who", n)))
	}
	for n := 3; n > players; n-- {
		p.Follow(fmt.Sprintf("setup.%d.remove", n), "one player less", func(s drive.Screen) bool { return !s.Has(fmt.Sprintf("setup.%d.who", n)) })
	}
	for n := 2; n <= humans; n++ {
		id := fmt.Sprintf("setup.%d.who", n)
		for range 8 {
			was, _ := p.Settled(settled).Find(id)
			if was.Value == "Human" {
				break
			}
			p.Follow(id, "somebody else", func(s drive.Screen) bool { e, ok := s.Find(id); return ok && e.Value != was.Value })
		}
	}
	if e, ok := p.Settled(settled).Find("setup.curtain"); ok && e.Checked != curtain {
		p.Follow("setup.curtain", "the other way to choose", func(s drive.Screen) bool { e, _ := s.Find("setup.curtain"); return e.Checked == curtain })
	}
	p.Follow("setup.begin", "the game", func(s drive.Screen) bool { return s.Scene == "grimoria" || s.Scene == "curtain" })
}

// Whole games of Grimoria are played with the mouse, from the title to the sums and back: five seats
// with two humans, and two seats in the window of a phone.
func TestGrimoria(t *testing.T) {
	for _, c := range []struct{ w, h, players, humans int }{{1280, 720, 5, 2}, {844, 390, 2, 1}} {
		t.Run(fmt.Sprint(c.players), func(t *testing.T) {
			t.Parallel()
			desk := drive.NewCoarseDesk(t, c.w, c.h)
			folder := t.TempDir()
			p := desk.Start(t, program(t), "-save-dir", folder, "-lang", "en", "-seed", "11", "-speed", "instant", "-window", fmt.Sprintf("%dx%d", c.w, c.h))
			title := p.UntilHas("title.grimoria.play")
			if title.Has("title.grimoria.continue") || !title.Has("title.touria.play") {
				t.Errorf("the title is %v", title)
			}
			desk.UntilDrawn()
			desk.Shot("night-title")
			seat(t, p, c.players, c.humans, false)
			desk.UntilDrawn()
			var last []byte
			shot := map[string]bool{}
			wizard := drive.NewWizard(4)
			presses := p.Play(wizard, func(s drive.Screen) bool {
				if text := night(folder); len(text) > 0 {
					last = text
				}
				kind := s.Scene
				if e, ok := s.Find("table.prompt"); ok {
					kind += " " + e.Label
				}
				if !shot[kind] && len(shot) < 40 {
					shot[kind] = true
					desk.Shot(fmt.Sprintf("night-%d-%02d", c.players, len(shot)))
				}
				return s.Scene == "score"
			})
			decisions := verifyNight(t, last)
			t.Logf("%d presses, %d decisions, %v", presses, decisions, wizard.Picks)
			if c.humans > 1 && wizard.Picks["table.cup"] == 0 {
				t.Error("nobody has sealed a spell in an open book")
			}
			if decisions < 40 {
				t.Errorf("the last record seen has %d decisions", decisions)
			}
			end := p.Until("the sums", func(s drive.Screen) bool { return s.Enabled("end.leave") })
			desk.Shot(fmt.Sprintf("night-%d-score", c.players))
			if e, ok := end.Find(fmt.Sprintf("score.%d.total", c.players)); !ok || e.Label == "" {
				t.Errorf("the sums are not complete: %v", end)
			}
			if s := p.Follow("end.leave", "the title", at("title")); s.Has("title.grimoria.continue") {
				t.Error("a game that is over can be continued")
			}
			if code := p.Close(); code != 0 {
				t.Errorf("closing the window ends the program with code %d: %s", code, p.Errors())
			}
		})
	}
}

// The program is killed at several moments of a game, some of them with sealed choices. Continue restores
// every decision that was made.
func TestKillGrimoria(t *testing.T) {
	t.Parallel()
	desk := drive.NewCoarseDesk(t, 1280, 720)
	folder := t.TempDir()
	chance := rand.New(rand.NewPCG(6, 6))
	wizard := drive.NewWizard(7)
	args := []string{"-save-dir", folder, "-lang", "en", "-seed", "5", "-speed", "4"}
	p := desk.Start(t, program(t), args...)
	seat(t, p, 4, 2, true)
	sealed := 0
	for i := range 6 {
		lines := bytes.Count(night(folder), []byte("\n")) + 2 + chance.IntN(10)
		moment := time.Now().Add(time.Duration(chance.IntN(2000)) * time.Millisecond)
		p.Play(wizard, func(s drive.Screen) bool {
			text := night(folder)
			if s.Scene == "score" || bytes.Count(text, []byte("\n")) < lines {
				return s.Scene == "score"
			}
			if i%3 == 1 { // between two sealed books
				return s.Scene == "curtain" && chosen(text)
			}
			return time.Now().After(moment)
		})
		p.Kill()
		text := night(folder)
		n := verifyNight(t, text)
		if chosen(text) {
			sealed++
		}
		t.Logf("kill %d: %d decisions", i+1, n)
		p = desk.Start(t, program(t), args...)
		s := p.UntilHas("title.grimoria.continue")
		if e, ok := s.Find("title.grimoria.continue"); !ok || !e.Enabled {
			t.Fatalf("kill %d: nothing to continue: %v", i+1, s)
		}
		p.Follow("title.grimoria.continue", "the table", func(s drive.Screen) bool { return s.Scene == "grimoria" || s.Scene == "curtain" || s.Scene == "score" })
		if now := night(folder); !bytes.HasPrefix(now, text) {
			t.Errorf("kill %d: the saved game does not go on from where it was", i+1)
		}
	}
	t.Logf("%d of them with choices sealed", sealed)
	if sealed == 0 {
		t.Error("no kill came between two sealed choices")
	}
	if code := p.Close(); code != 0 {
		t.Errorf("closing the window ends the program with code %d: %s", code, p.Errors())
	}
}
