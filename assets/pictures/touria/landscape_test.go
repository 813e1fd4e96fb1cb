package touria

import (
	"strings"
	"testing"

	"touria.games/touria/assets/brush"
	"touria.games/touria/rules/touria"
)

// The built-in landscape gives everything that moves a position on the map.
func TestLandMoves(t *testing.T) {
	w := NewWorld(touria.DefaultBoard())
	l, m := w.Land, w.Land.Moves
	if len(m.Smoke) < 8 || len(m.Flags) < 10 || len(m.Mills) == 0 || len(m.Foam) < 40 || len(m.Runs) < 4 || len(l.Water) < 4 {
		t.Errorf("%d smokes, %d flags, %d mills, %d streaks, %d runs, %d waters", len(m.Smoke), len(m.Flags), len(m.Mills), len(m.Foam), len(m.Runs), len(l.Water))
	}
	castle := w.Pos[touria.AtCastle]
	found := false
	for _, f := range m.Flags {
		found = found || f.X == castle.X+CastleFlags[0].X && f.Y == castle.Y+CastleFlags[0].Y
	}
	if !found {
		t.Error("the castle's flags do not fly on the castle")
	}
	for i, p := range l.Water {
		var a float32
		for _, line := range p {
			a += brush.Area(line)
		}
		if abs(a) < 300 {
			t.Errorf("water %d has the area %v", i, a)
		}
	}
}

func abs(x float32) float32 { return max(x, -x) }

// Things at a space move with it, and a mirrored thing has its chimney on the other side.
func TestThingsFollowSpaces(t *testing.T) {
	b := touria.DefaultBoard()
	land, err := ParseLandscape([]byte(`{"name": "x", "things": [{"kind": "cottage", "at": "forest", "x": 10, "y": -5, "size": 2, "flip": true}, {"kind": "well", "at": "nowhere"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	l := NewWorldIn(b, land).Land
	if len(l.Things) != 1 {
		t.Fatalf("%d things, want one: the other's space does not exist", len(l.Things))
	}
	q := b.Pos(touria.AtForest)
	if got := l.Things[0]; got.X != q.X*MapW+10 || got.Y != q.Y*MapH-5 {
		t.Errorf("the cottage stands at %v, %v", got.X, got.Y)
	}
	if c := l.Moves.Smoke[0]; abs(c.X-l.Things[0].X+15.2) > .01 || abs(c.Y-l.Things[0].Y+33.2) > .01 {
		t.Errorf("its chimney is at %v", c)
	}
}

func TestParseLandscapeRefuses(t *testing.T) {
	for _, c := range []struct{ data, want string }{
		{`{"things": [{"kind": "volcano"}]}`, "volcano"},
		{`{"fields": [{"crop": "wheat", "corners": [[0, 0]]}]}`, "1 corners"},
		{`{"rivers": [{"line": [[0, 0]]}]}`, "a point"},
		{`{"moon": 1}`, "moon"},
	} {
		if _, err := ParseLandscape([]byte(c.data)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.data, err)
		}
	}
}
