package grimoria

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
)

// counting draws an element of the counting at dawn.
func (s *Drawer) counting(dst *ebiten.Image, e *ui.Element) {
	switch e.Look {
	case board.LookDawn:
		s.dawn(dst, e.Rect, e.Part)
	case board.LookVolume:
		s.volume(dst, e)
	case board.LookOnStack:
		s.onStack(dst, e)
	case board.LookHalo:
		s.halo(dst, e)
	case board.LookNamePlate:
		s.namePlate(dst, e)
	case board.LookSum:
		s.sum(dst, e)
	case board.LookRow:
		s.row(dst, e)
	}
}

// snuffed is the part of the dawn at which the candles go out.
const snuffed = .33

// dawn draws the room as it gets light: k from 0, night, to 1, morning.
func (s *Drawer) dawn(dst *ebiten.Image, r ui.Rect, k float32) {
	k = max(0, min(1, k))
	light := beat.InOut.At(max(0, (k-.12)/.88))
	dye := func(night uint8) uint8 { return uint8(float32(night) + (255-float32(night))*light + .5) }
	s.p.Dyed(color.RGBA{dye(0x58), dye(0x50), dye(0x92), 0xff}, func() { s.p.Scene(dst, gpics.KindDawn, r) })
	if s.p.Plain() {
		return
	}
	unit := max(r.H/gpics.RoomUnits, r.W/1800)
	at := func(c [2]float32) (x, y float32) { return r.X + r.W/2 + c[0]*unit, r.Y + c[1]*unit }
	x, y := at(gpics.DawnSun)
	s.p.Lamp(dst, x, y, 300*unit, .14*light)
	tick, still := s.Motion()
	for i, c := range gpics.DawnWicks {
		x, y := at(c)
		if k < snuffed {
			left := 1 - k/snuffed
			s.flame(dst, x, y+3*unit, 30*unit*min(1, .3+left), i)
			s.p.Lamp(dst, x, y, 300*unit, .34*left)
			continue
		}
		t := (k - snuffed) / (1 - snuffed)
		sway, thin := float32(0), float32(0)
		if !still {
			p := float64(tick)/60 + float64(i)*2.1
			sway, thin = 3.4*float32(math.Sin(p*.9)), .10*float32(math.Sin(p*1.7))
		}
		w, h := 30*unit, 90*unit
		wisp := ui.Rect{X: x - w/2, Y: y - h, W: w, H: h}
		s.p.Draw(dst, s.p.Spec(gpics.KindWisp, 0, wisp), wisp, paint.Pose{Fade: max(0, 1-2*t) + .25 + thin, Turn: sway, Slim: .0001})
	}
}

// dropIn returns how high a thing is above its place as it falls there and bounces once, from 1 to 0.
func dropIn(t float32) float32 {
	const first = .62
	if t < first {
		k := t / first
		return 1 - k*k
	}
	k := (t - first) / (1 - first)
	return .16 * 4 * k * (1 - k)
}

// Inks of the spines.
var (
	spineDark  = color.RGBA{0x33, 0x1e, 0x10, 0xff}
	spinePale  = color.RGBA{0xff, 0xf6, 0xdc, 0xff}
	spineNight = color.RGBA{0x16, 0x16, 0x20, 0xff} // what pale inks stand on in high contrast
)

// band is a part of a spine in high contrast: how far it lies within its edge, and its colour.
type band struct {
	in    float32
	color color.RGBA
}

// spine draws a book that lies with its spine to the viewer, in high contrast as bands on white.
func (s *Drawer) spine(dst *ebiten.Image, kind int, at ui.Rect, pose paint.Pose, plain ...band) {
	if !s.p.Plain() {
		s.p.Draw(dst, s.p.Spec(gpics.KindVolume, kind, at), at, pose)
		return
	}
	at.Y += pose.DY
	s.p.FillRect(dst, at, hue.Hex(0xffffff), pose.Fade)
	for _, b := range plain {
		s.p.FillRect(dst, at.Inset(b.in), b.color, pose.Fade)
	}
}

// volumeTurn is how far a book is turned while it falls, one kind to the left and the next to the right.
func volumeTurn(kind int, fall float32) float32 { return fall * float32(2-4*(kind%2)) }

// volume draws a book that lies with its spine to the viewer: its kind and its number. It falls in.
func (s *Drawer) volume(dst *ebiten.Image, e *ui.Element) {
	kind := int(e.Target.N)
	fall := dropIn(e.Part)
	pose := paint.Pose{DY: -fall * 54, Fade: max(0, 1-3.4*e.Part)}
	if e.Part < 1 {
		pose.Turn = volumeTurn(kind, fall)
	}
	if s.App().Hover() == e.ID && e.Pressable() {
		pose.DY -= 2
	}
	r := e.Rect
	ink, effect := spinePale, paint.Raised
	if kind == gpics.VolumeCoins || kind == gpics.VolumeCompanions {
		ink, effect = spineDark, paint.Plain
	}
	fill := spineNight
	if ink == spineDark {
		fill = hue.Hex(0xffffff)
	}
	s.spine(dst, kind, r, pose, band{1, hue.Hex(0x000000)}, band{3, fill})
	if pose.Fade > .5 {
		return
	}
	_, floor := s.App().TextSize()
	size := max(floor, min(r.H*.56, floor*1.7))
	number := ui.Rect{X: r.X + after.SpineEnd, Y: r.Y + pose.DY - .5, W: r.W - 2*after.SpineEnd, H: r.H}
	align := paint.AlignRight
	if e.Below { // the sign stands above the number
		size = max(floor, min(r.H*.4, floor*1.4))
		d := min(r.H-size-6, floor*1.4)
		top := (r.H - d - size) / 2
		at := ui.Rect{X: r.X + (r.W-d)/2, Y: r.Y + top - 1, W: d, H: d}
		s.Icon(dst, e.Icons[0], at, ink == spinePale, pose)
		number.Y, number.H, align = number.Y+top+d, size, paint.AlignCentre
	} else if len(e.Icons) > 0 {
		d := min(r.H-5, floor*1.35)
		at := ui.Rect{X: r.X + after.SpineEnd, Y: r.Y + (r.H-d)/2 - .5, W: d, H: d}
		s.Icon(dst, e.Icons[0], at, ink == spinePale, pose)
	}
	if e.Text != "" {
		s.p.Lines(dst, ui.Rect{X: e.Inner.X, Y: e.Inner.Y + pose.DY - .5, W: e.Inner.W, H: e.Inner.H}, e.Fit.Lines,
			paint.Style{Face: paint.Bold, Size: e.Fit.Size, Color: ink, Align: paint.AlignLeft, Effect: effect})
	}
	s.p.Line(dst, number, e.Mark, paint.Style{Face: paint.Bold, Size: size, Color: ink, Align: align, Effect: effect})
}

// halo draws the light behind a winner.
func (s *Drawer) halo(dst *ebiten.Image, e *ui.Element) {
	if s.p.Plain() {
		return
	}
	r, grow := e.Rect, beat.Out.At(min(1, e.Part*1.6))
	b := r.W * 2.6
	at := ui.Rect{X: r.X + (r.W-b)/2, Y: r.Y + (r.H-b)/2, W: b, H: b}
	turn := float32(8)
	if tick, still := s.Motion(); !still {
		turn = float32(tick%7200) / 20
	}
	s.p.Lamp(dst, r.X+r.W/2, r.Y+r.H/2, r.W*1.4, .34*grow)
	s.p.Draw(dst, s.p.Spec(gpics.KindRays, 0, at), at, paint.Pose{Fade: 1 - grow, Grow: .3*grow - .3, Turn: turn})
}

// onStack draws the player on a stack; a winner has sparks.
func (s *Drawer) onStack(dst *ebiten.Image, e *ui.Element) {
	d := min(e.Rect.W, e.Rect.H)
	r := ui.Rect{X: e.Rect.X + (e.Rect.W-d)/2, Y: e.Rect.Y + e.Rect.H - d, W: d, H: d}
	mood := pictures.Calm
	if e.Lit {
		mood = pictures.Glad
	}
	s.p.Portrait(dst, r, e.Sitter-1, mood, paint.Pose{})
	c := max(20, d*.34)
	s.p.Crest(dst, ui.Rect{X: r.X + d*.86 - c*.6, Y: r.Y + d - c*1.02, W: c, H: c}, e.Crest, paint.Pose{})
	if e.Lit && !s.p.Plain() {
		s.sparks(dst, r, e.Part)
	}
}

// sparks draws sparks above and beside a winner: they burst out, then twinkle.
func (s *Drawer) sparks(dst *ebiten.Image, r ui.Rect, t float32) {
	const n = 13
	tick, still := s.Motion()
	out := beat.Out.At(min(1, t*1.4))
	d := r.W * .32 // one picture for sparks of all sizes
	for i := range n {
		a := -math.Pi*1.08 + math.Pi*1.16*float64(i)/(n-1) // none stands on the books
		far := (.68 + .36*float32((i*5)%7)/6) * r.W * (.3 + .7*out)
		shine := float32((i*3)%5) / 4
		if !still {
			shine = .5 + .5*float32(math.Sin(float64(tick)/26+float64(i)*1.9))
		}
		x, y := r.X+r.W/2+far*float32(math.Cos(a)), r.Y+r.H*.56+far*.86*float32(math.Sin(a))
		s.p.Draw(dst, s.p.Spec(gpics.KindSpark, 0, ui.Rect{W: d, H: d}), ui.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}, paint.Pose{Grow: .55*shine - .56, Fade: .7 * (1 - shine)})
	}
}

// namePlate draws a plate of dark glass.
func (s *Drawer) namePlate(dst *ebiten.Image, e *ui.Element) {
	if s.p.Plain() {
		s.p.Panel(dst, e.Rect, paint.PanelDark, paint.Pose{})
	} else {
		if e.Lit {
			s.p.Glow(dst, e.Rect, paint.Pose{})
		}
		s.p.Draw(dst, s.p.Spec(gpics.KindPlaque, 0, e.Rect), e.Rect, paint.Pose{})
	}
	if s.App().Hover() == e.ID {
		s.p.Glow(dst, e.Rect, paint.Pose{Fade: .5})
	}
}

// sum draws a sum on its seal.
func (s *Drawer) sum(dst *ebiten.Image, e *ui.Element) {
	if !s.p.Plain() {
		s.p.Draw(dst, s.p.Spec(gpics.KindRosette, 0, e.Rect), e.Rect, paint.Pose{})
	}
	s.Text(dst, e, render.CreamInk)
}

// row draws a stripe of a table on parchment.
func (s *Drawer) row(dst *ebiten.Image, e *ui.Element) {
	fade := float32(.86)
	if e.Lit {
		fade = .66
	}
	if s.p.Plain() {
		s.p.Frame(dst, e.Rect, 1, hue.Hex(0x000000), 0)
		return
	}
	s.p.FillRect(dst, e.Rect, hue.Hex(0xa8763c), fade)
	s.p.FillRect(dst, ui.Rect{X: e.Rect.X, Y: e.Rect.Y + e.Rect.H - 1.2, W: e.Rect.W, H: 1.2}, hue.Hex(0x8a5a2c), .55)
}
