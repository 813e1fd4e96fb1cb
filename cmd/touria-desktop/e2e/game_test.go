//go:build whole && linux

package e2e

import (
	"bytes"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// TestWholeGame plays a game of four with the mouse, from the title to the end screen and back.
func TestWholeGame(t *testing.T) {
	t.Parallel()
	desk := drive.NewCoarseDesk(t, 1280, 720)
	folder := t.TempDir()
	p := desk.Start(t, program(t), "-save-dir", folder, "-lang", "en", "-seed", "2024", "-speed", "instant")
	title := p.UntilHas("title.touria.play")
	if title.Has("title.touria.continue") {
		t.Error("there is a game to continue, before the first one")
	}
	desk.UntilDrawn()
	desk.Shot("title")

	newGame(t, p, at("table"))
	desk.UntilDrawn()

	var last []byte
	seen := map[string]bool{}
	presses := p.Play(drive.NewPlayer(1), func(s drive.Screen) bool {
		if text := saved(folder); len(text) > 0 {
			last = text
		}
		for _, e := range s.Elements {
			if kind, ok := strings.CutPrefix(e.ID, "table.option."); ok && !seen[kind] {
				seen[kind] = true
				desk.Shot("table-" + kind)
			}
		}
		return s.Scene == "end"
	})
	if !bytes.Contains(last, []byte(`"seed":"2024"`)) {
		t.Errorf("the game is not the one of the seed: %.300s", last)
	}
	decisions := verify(t, last)
	t.Logf("%d presses, %d decisions", presses, decisions)
	if decisions < 50 {
		t.Errorf("the last record seen has %d decisions", decisions)
	}
	end := p.Settled(settled)
	desk.Shot("end")
	for _, id := range []string{"end.title", "end.how", "end.player.S", "end.player.W", "end.player.N", "end.player.E", "end.rematch"} {
		if e, ok := end.Find(id); !ok || e.Label == "" {
			t.Errorf("the end screen has no %s: %v", id, end)
		}
	}
	if s := p.Follow("end.leave", "the title", at("title")); s.Has("title.touria.continue") {
		t.Error("a game that is over can be continued")
	}
	if code := p.Close(); code != 0 {
		t.Errorf("closing the window ends the program with code %d: %s", code, p.Errors())
	}
}
