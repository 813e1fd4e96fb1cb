package render

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

// CountedIcon draws an icon, with its count if it is more than one.
func (s *Screen) CountedIcon(dst *ebiten.Image, i ui.Icon, r ui.Rect, pose paint.Pose) {
	s.ofIcon(i).Icon(dst, i, r, false, pose)
	if i.Count > 1 {
		s.count(dst, r, i.Count)
	}
}

// count writes "×3" at the right of an icon.
func (s *Screen) count(dst *ebiten.Image, r ui.Rect, n int) {
	s.p.Line(dst, ui.Rect{X: r.X + r.W + 1, Y: r.Y, W: 24, H: r.H}, Number(n), paint.Style{
		Face: paint.Bold, Size: 18, Align: paint.AlignLeft, Color: InkText})
}

// IconRow draws icons side by side from the left, as many as fit.
func (s *Screen) IconRow(dst *ebiten.Image, icons []ui.Icon, r ui.Rect, size float32, dark bool) {
	x := r.X
	for _, i := range icons {
		w := size + 3
		if i.Count > 1 {
			w += ui.RowCount
		}
		if x+w > r.X+r.W+1 {
			return
		}
		box := ui.Rect{X: x, Y: r.Y + (r.H-size)/2, W: size, H: size}
		n := i.Count
		i.Count = 0
		s.ofIcon(i).Icon(dst, i, box, dark, paint.Pose{})
		if n > 1 {
			st := paint.Style{Face: paint.Bold, Size: 18, Align: paint.AlignLeft, Color: InkText}
			if dark {
				st.Color, st.Effect = CreamInk, paint.Raised
			}
			s.p.Line(dst, ui.Rect{X: x + size + 2, Y: r.Y, W: 20, H: r.H}, Number(n), st)
		}
		x += w
	}
}

// Bead draws a round label with a number.
func (s *Screen) Bead(dst *ebiten.Image, r ui.Rect, text string) {
	s.p.Bead(dst, r, false, paint.Pose{})
	s.p.Line(dst, r, text, paint.Style{Face: paint.Bold, Size: min(18, r.H*.8), Color: InkText})
}

// numbers holds the texts of small numbers, so that drawing allocates nothing.
var numbers = func() (t [256]string) {
	for i := range t {
		t[i] = strconv.Itoa(i)
	}
	return t
}()

// Number returns a number as text.
func Number(n int) string {
	if n >= 0 && n < len(numbers) {
		return numbers[n]
	}
	return strconv.Itoa(n)
}

// ofIcon returns the Drawer that draws an icon, and ofLook the one that draws a look.
func (s *Screen) ofIcon(i ui.Icon) Drawer { return s.of((int(i.Kind) - 1) / ui.OwnIcons) }

func (s *Screen) ofLook(l ui.Look) Drawer { return s.of(int(l-ui.LookGame) / ui.OwnLooks) }
