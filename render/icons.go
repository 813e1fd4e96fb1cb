package render

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// icon draws one icon, with its count if it is more than one.
func (s *Screen) icon(dst *ebiten.Image, i ui.Icon, r ui.Rect, pose paint.Pose) {
	p := s.p
	switch i.Kind {
	case show.IconGem:
		if touria.Colour(i.What) >= touria.NoColour {
			p.Bag(dst, r, pose)
			break
		}
		p.Gem(dst, r, touria.Colour(i.What), pose)
	case show.IconGold:
		p.Coin(dst, r, 0, pose)
	case show.IconHeart:
		p.Heart(dst, r, true, pose)
	case show.IconSword:
		p.Sword(dst, r, pose)
	case show.IconElixir:
		p.Elixir(dst, r, pose)
	case show.IconItem:
		p.Item(dst, r, touria.Item(i.What), pose)
	case show.IconTower, show.IconTurn, show.IconStep:
		p.Symbol(dst, r, pictures.Symbol(signs[i.Kind]), false, pose)
	case show.IconAction:
		p.Emblem(dst, r, touria.Action(i.What), pose)
	case show.IconSpace:
		p.Place(dst, r, touria.Space(i.What), pose)
	case show.IconOrder:
		p.Emblem(dst, r, touria.Trader, pose)
	case show.IconDoor:
		p.Door(dst, r, touria.Nobody, 0, pose)
	case show.IconWho:
		p.Dweller(dst, r, touria.Who(i.What), pose)
	case show.IconChildren, show.IconRing:
		p.Dweller(dst, r, touria.Children, pose)
	case show.IconDie:
		p.Die(dst, r, touria.Colour(i.What), 0, pose)
	case show.IconBag:
		p.Bag(dst, r, pose)
	case show.IconCrest:
		p.Crest(dst, r, s.crest(rules.Seat(i.What)), pose)
	case show.IconPaint:
		s.painted(dst, touria.Paint(i.What), r, pose)
	}
	if i.Count > 1 {
		s.count(dst, r, i.Count)
	}
}

// signs are the icons that are signs in one colour: dark on paper, light on dark.
var signs = [show.IconKinds]pictures.Symbol{show.IconTower: pictures.SymTurn, show.IconTurn: pictures.SymTurn, show.IconStep: pictures.SymNext}

// painted draws a gem on its way to counting as another colour: the small one
// at the corner is what it is.
func (s *Screen) painted(dst *ebiten.Image, p touria.Paint, r ui.Rect, pose paint.Pose) {
	s.p.Gem(dst, r, p.To(), pose)
	small := ui.Rect{X: r.X + r.W*.5, Y: r.Y + r.H*.5, W: r.W * .55, H: r.H * .55}
	s.p.Gem(dst, small, p.From(), pose)
}

// count writes "×3" at the right of an icon.
func (s *Screen) count(dst *ebiten.Image, r ui.Rect, n int) {
	s.p.Line(dst, ui.Rect{X: r.X + r.W + 1, Y: r.Y, W: 24, H: r.H}, numbers.of(n), paint.Style{
		Face: paint.Bold, Size: 18, Align: paint.AlignLeft, Color: inkText})
}

// iconRow draws icons side by side from the left, as many as there is room for.
func (s *Screen) iconRow(dst *ebiten.Image, icons []ui.Icon, r ui.Rect, size float32, dark bool) {
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
		if sym := signs[i.Kind]; sym != pictures.SymNone && dark {
			s.p.Symbol(dst, box, pictures.Symbol(sym), true, paint.Pose{})
		} else {
			s.icon(dst, i, box, paint.Pose{})
		}
		if n > 1 {
			st := paint.Style{Face: paint.Bold, Size: 18, Align: paint.AlignLeft, Color: inkText}
			if dark {
				st.Color, st.Effect = creamInk, paint.Raised
			}
			s.p.Line(dst, ui.Rect{X: x + size + 2, Y: r.Y, W: 20, H: r.H}, numbers.of(n), st)
		}
		x += w
	}
}

// crest returns the crest of a seat; nobody has the plain one.
func (s *Screen) crest(seat rules.Seat) int {
	if seat >= rules.NoSeat || s.table == nil {
		return paint.NoCrest
	}
	return s.table.Crest(seat)
}

// bead draws a round label with a number at a corner of something.
func (s *Screen) bead(dst *ebiten.Image, r ui.Rect, text string) {
	s.p.Bead(dst, r, false, paint.Pose{})
	s.p.Line(dst, r, text, paint.Style{Face: paint.Bold, Size: min(18, r.H*.8), Color: inkText})
}

// texts keeps the texts of small numbers, so that drawing allocates nothing.
type texts [256]string

var numbers = func() (t texts) {
	for i := range t {
		t[i] = strconv.Itoa(i)
	}
	return t
}()

// of returns a number as text.
func (t *texts) of(n int) string {
	if n >= 0 && n < len(t) {
		return t[n]
	}
	return strconv.Itoa(n)
}
