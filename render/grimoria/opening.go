package grimoria

import (
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/opening"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/grimoria"
)

// story draws an element of the opening.
func (s *Drawer) story(dst *ebiten.Image, e *ui.Element) {
	o := opening.Of(s.App())
	if o == nil {
		return
	}
	switch e.Look {
	case opening.Look:
		s.storyPicture(dst, e.Rect, o)
	case opening.LookStamp:
		k := o.Part(opening.ClashAt+opening.ClashTicks/3, 14)
		if k == 0 {
			return
		}
		s.pane(dst, e.Rect, gpics.PanePrey, paint.Pose{Grow: .5 * (1 - k), Fade: 1 - k})
		if k == 1 {
			s.Text(dst, e, render.CreamInk)
		}
	case opening.LookWorth:
		s.p.Panel(dst, e.Rect, paint.PanelParchment, paint.Pose{})
		coin := e.Rect
		coin.W = coin.H
		coin = coin.Inset(6)
		s.p.Draw(dst, s.p.Spec(gpics.KindCoin, 0, coin), coin, paint.Pose{})
		s.Text(dst, e, render.InkText)
	}
}

// planStory notes the pictures of the opening.
func (s *Drawer) planStory(dst *ebiten.Image) {
	for c := range opening.Cards {
		o := opening.Draft(s.App(), c)
		s.storyPicture(dst, o.Picture(), o)
	}
}

// storyPicture draws a picture.
func (s *Drawer) storyPicture(dst *ebiten.Image, r ui.Rect, o *opening.Opening) {
	part := s.p.Part(dst, r)
	switch o.Card() {
	case opening.Reader:
		s.storyReader(part, r, o)
	case opening.Spells:
		s.storySpells(part, r, o)
	case opening.Points:
		s.storyPoints(part, r, o)
	}
	s.p.Shade(part, r, o.Dark())
	s.p.Shade(dst, ui.Rect{X: r.X, Y: r.Y + r.H - 2, W: r.W, H: 2}, 1) // a rim before the table's wood
}

// storyReader draws the old wizard over his book: candles are lit one by one, and two young wizards come to the table.
func (s *Drawer) storyReader(dst *ebiten.Image, r ui.Rect, o *opening.Opening) {
	const candles = len(gpics.TitleWicks)
	lit := float32(0)
	for i := range candles {
		lit += beat.Out.At(o.Part(opening.CandleAt+i*opening.CandleEvery, opening.CandleTicks)) / float32(candles)
	}
	dim := func(c float32) float32 { return c + (1-c)*lit }
	x, y := r.At(.5, readerLook)
	eye := o.Eye()
	if r.H > r.W { // it is close already
		eye = 1 + (eye-1)*.2
	}
	s.p.Magnified(eye, x, y, x, y, readerDetail, func() {
		s.p.Dyed(s.dark(dim(.34), dim(.32), dim(.52)), func() { s.p.Scene(dst, gpics.KindTitle, r) })
		unit := max(r.H/gpics.RoomUnits, r.W/1800)
		for i, c := range gpics.TitleWicks {
			k := beat.Out.At(o.Part(opening.CandleAt+i*opening.CandleEvery, opening.CandleTicks))
			flicker := float32(0)
			if tick, still := s.Motion(); !still {
				flicker = .04 * float32(math.Sin(float64(tick)/11+float64(i)*2))
			}
			s.p.Lamp(dst, r.X+r.W/2+c[0]*unit, r.Y+c[1]*unit, 150*unit, (.22+flicker)*k)
		}
	})
	for i, person := range o.Guests {
		k := beat.Out.At(o.Part(opening.GuestAt+i*opening.GuestEvery, opening.GuestTicks))
		if k == 0 {
			continue
		}
		h := min(r.H*.5, r.W*.36)
		w := h * gpics.SitterW / gpics.SitterH
		at := ui.Rect{X: r.X + r.W*.03, Y: r.Y + r.H - h, W: w, H: h}
		pose := paint.Pose{Slim: 2} // seen in a mirror: the candles are between the two
		if i > 0 {
			at.X, pose.Slim = r.X+r.W*.97-w, 0
		}
		away := (1 - k) * (w + r.W*.03)
		if i == 0 {
			away = -away
		}
		at.X += away
		s.p.Draw(dst, s.p.Spec(gpics.KindSitter, person, at), at, pose)
	}
}

// The reader is seen at a part of the picture's height, and painted finer since the eye comes closer.
const readerLook, readerDetail = .42, 1.3

// storySpells draws the plates in their arc, the wizards who drop on three of them, the clash, and the order.
func (s *Drawer) storySpells(dst *ebiten.Image, r ui.Rect, o *opening.Opening) {
	s.p.Dyed(s.dark(.72, .68, .82), func() { s.p.Scene(dst, gpics.KindRoom, r) })
	rise, n := o.Part(opening.RiseAt, opening.RiseTicks), storyPlates(r)
	shown := o.Part(opening.DropAt, opening.DropTicks)
	plate := func(spell int, chosen bool) {
		k := out(part(rise, spell-1, n, .38))
		if k <= 0 {
			return
		}
		at := storyPlate(r, spell, chosen)
		pose := paint.Pose{Fade: max(0, 1-k*1.6), DY: at.H * 1.2 * (1 - k), Grow: -.35 * (1 - k)}
		light := color.RGBA{255, 255, 255, 255}
		switch {
		case chosen:
			pose.Grow -= .3 * (1 - out(shown))
			x, y := at.Center()
			s.p.Lamp(dst, x, y, at.W*1.1, .42*shown)
		default:
			light = s.dark(1-.5*shown, 1-.52*shown, 1-.42*shown)
		}
		s.p.Dyed(light, func() { s.p.Draw(dst, s.p.Spec(gpics.KindPlate, spell, at), at, pose) })
		if !chosen && k == 1 {
			s.storyNumber(dst, at, spell)
		}
	}
	chosen := opening.Chosen(n)
	for _, above := range [...]bool{false, true} {
		for spell := 1; spell <= n; spell++ {
			if slices.Contains(chosen[:], spell) == above {
				plate(spell, above)
			}
		}
	}
	clash := o.Part(opening.ClashAt, opening.ClashTicks)
	for i, spell := range chosen {
		s.storyPawn(dst, storyPlate(r, spell, true), i, clash, o)
	}
	for _, spell := range chosen {
		if rise == 1 {
			s.storyNumber(dst, storyPlate(r, spell, true), spell)
		}
	}
	for place, who := range opening.Order {
		s.storyPlace(dst, r, place, who, o)
	}
}

// storyNumber draws a spell's number at its plate.
func (s *Drawer) storyNumber(dst *ebiten.Image, plate ui.Rect, spell int) {
	if plate.W < 34 { // the plate must do
		return
	}
	b := max(plate.W*.36, 20)
	s.bead(dst, ui.Rect{X: plate.X - b*.25, Y: plate.Y - b*.1, W: b, H: b}, digits(spell))
}

// pawnForm is a wizard's width for a height.
const pawnForm = .62

// storyPawn draws a wizard who drops on a plate. Two on one knock their hats together.
func (s *Drawer) storyPawn(dst *ebiten.Image, plate ui.Rect, i int, clash float32, o *opening.Opening) {
	k := o.Part(opening.DropAt+i*opening.DropEvery, opening.DropTicks)
	if k == 0 {
		return
	}
	h := plate.H * 1.35
	w := h * pawnForm
	at := ui.Rect{X: plate.X + (plate.W-w)/2, Y: plate.Y + plate.H*.42 - h, W: w, H: h}
	pose := paint.Pose{Fade: max(0, 1-4*k), DY: -h * (1 - bounce(k))}
	if side := []float32{-1, 1, 0}[i]; side != 0 {
		at.X += side * w * .46
		if clash > 0 {
			pose.Turn = -side * 16 * sinus(min(1, clash*1.4)) * float32(math.Abs(math.Sin(float64(clash)*14)))
		}
		if i == 1 && clash > .3 && clash < 1 {
			x, y := plate.X+plate.W/2, at.Y+h*.1
			s.p.Lamp(dst, x, y, plate.W*1.3, .7*(1-clash))
		}
	}
	s.p.Draw(dst, s.p.Spec(gpics.KindPawn, opening.Crests[i], at), at, pose)
}

// storyPlace draws a place of the order: it flies there from the arc.
func (s *Drawer) storyPlace(dst *ebiten.Image, r ui.Rect, place, who int, o *opening.Opening) {
	k := o.Part(opening.OrderAt+place*opening.OrderEvery, opening.OrderTicks)
	if k == 0 {
		return
	}
	spell := opening.Chosen(storyPlates(r))[who]
	to, from := storyAt(r, place), storyPlate(r, spell, true)
	way := beat.InOut.At(k)
	ax, ay := from.Center()
	bx, by := to.Center()
	at := ui.Rect{X: ax + (bx-ax)*way - to.W/2, Y: ay + (by-ay)*way - to.H/2, W: to.W, H: to.H}
	if k == 1 {
		s.p.Lamp(dst, bx, by, to.W, .25)
	}
	s.p.Draw(dst, s.p.Spec(gpics.KindPlate, spell, at), at, paint.Pose{Fade: max(0, 1-3*k)})
	if k < 1 {
		return
	}
	s.storyNumber(dst, at, spell)
	h := to.H * .7
	pawn := ui.Rect{X: to.X + to.W*.72, Y: to.Y + to.H - h, W: h * pawnForm, H: h}
	s.p.Draw(dst, s.p.Spec(gpics.KindPawn, opening.Crests[who], pawn), pawn, paint.Pose{})
	d := max(to.W*.42, 30)
	disc := ui.Rect{X: to.X + (to.W-d)/2, Y: to.Y - d*.72, W: d, H: d}
	s.p.Draw(dst, s.p.Spec(gpics.KindRank, 0, disc), disc, paint.Pose{})
	s.p.Line(dst, disc, digits(place+1), paint.Style{Face: paint.Bold, Size: d * .56, Align: paint.AlignCentre, Color: render.InkText})
}

// what turns into the books of each kind of points; the crown stands for bonuses.
var storyGoods = [gpics.Volumes]ui.Icon{
	gpics.VolumeCoins:      {Kind: board.IconCoin},
	gpics.VolumePlaces:     {Kind: board.IconCard, What: uint8(grimoria.Castle)},
	gpics.VolumeTreasures:  {Kind: board.IconCard, What: uint8(grimoria.Chalice)},
	gpics.VolumeCompanions: {Kind: board.IconCard, What: uint8(grimoria.King)},
	gpics.VolumeBonus:      {Kind: board.IconEmblem, What: uint8(gpics.VolumeBonus)},
}

// storyPoints draws the morning: coins and cards turn into books, and a wizard stands on each stack.
func (s *Drawer) storyPoints(dst *ebiten.Image, r ui.Rect, o *opening.Opening) {
	s.dawn(dst, r, o.Part(0, opening.DawnTicks))
	for stack := range opening.Players {
		top := storyStack(r, stack, 0)
		top.Y += top.H
		for kind := range gpics.Volumes {
			at := storyStack(r, stack, kind)
			k := o.Part(opening.VolumeTick(kind, stack), opening.VolumeTicks)
			if k == 0 {
				continue
			}
			top = at
			s.storyVolume(dst, at, kind, k)
		}
		s.storyHeir(dst, top, r, stack, o)
	}
}

// storyHeir draws the wizard who drops on a stack; the one on the highest stands in the light.
func (s *Drawer) storyHeir(dst *ebiten.Image, top, r ui.Rect, stack int, o *opening.Opening) {
	k := o.Part(opening.PawnAt+stack*opening.PawnEvery, opening.PawnTicks)
	if k == 0 {
		return
	}
	h := min(r.H*.24, top.W*.9)
	w := h * pawnForm
	at := ui.Rect{X: top.X + (top.W-w)/2, Y: top.Y - h*.94, W: w, H: h}
	crown := float32(0)
	if stack == opening.Winner && !s.p.Plain() {
		crown = o.Part(opening.CrownAt, opening.CrownTicks)
	}
	if crown > 0 {
		b := h * 2.6
		x, y := at.Center()
		s.p.Lamp(dst, x, y, h*1.5, .4*crown)
		s.p.Draw(dst, s.p.Spec(gpics.KindRays, 0, ui.Rect{W: b, H: b}), ui.Rect{X: x - b/2, Y: y - b/2, W: b, H: b}, paint.Pose{Fade: 1 - crown, Grow: .3*crown - .3, Turn: float32(o.At()) * .1})
	}
	s.p.Draw(dst, s.p.Spec(gpics.KindPawn, opening.Crests[stack], at), at, paint.Pose{Fade: max(0, 1-4*k), DY: -h * (1 - bounce(k))})
	if crown > 0 {
		s.sparks(dst, ui.Centred(at, h, h), crown)
	}
}

// storyVolume draws a coin or a card above a stack, and the book that it turns into, which falls.
func (s *Drawer) storyVolume(dst *ebiten.Image, at ui.Rect, kind int, k float32) {
	const turns = .5 // the part of the time before it does
	fall := dropIn(min(max((k-turns)/(1-turns), 0), 1))
	h := at.W * .9
	w := h * gpics.CardW / gpics.CardH
	goods := ui.Rect{X: at.X + (at.W-w)/2, Y: at.Y - h*1.02, W: w, H: h}
	pose := paint.Pose{Fade: max(0, 1-4*k), Grow: -.3 * (1 - out(min(1, 3*k)))}
	if k > turns {
		pose.Fade = min(1, (k-turns)*6)
		pose.DY = h * .8 * (k - turns)
	}
	if icon := storyGoods[kind]; pose.Fade < 1 {
		if icon.Kind == board.IconCard {
			s.card(dst, goods, icon, pose)
		} else {
			s.Icon(dst, icon, ui.Centred(goods, w*.8, w*.8), false, pose)
		}
	}
	if k <= turns {
		return
	}
	pose = paint.Pose{DY: -fall * h * .5, Fade: max(0, 1-6*(k-turns)), Turn: volumeTurn(kind, fall)}
	s.spine(dst, kind, at, pose, band{2, spineNight})
}

// storyHeights are those of the volumes of each stack, by kind of points, in parts of a picture's height.
var storyHeights = [opening.Players][gpics.Volumes]float32{
	{.12, .10, .05, .06, .06},
	{.15, .12, .05, .07, .14},
	{.10, .07, .05, .06, .09},
}

// Measures of the opening's pictures, in parts of their width or height.
const (
	arcTop, arcLow = .30, .62
	arcRim         = .05
	fewPlates      = 7  // on a narrow picture
	leastShown     = 34 // in logical pixels, of all spells in a row
	orderLow       = .97
	stackLow       = .97
	stackWide      = .115
	leastStack     = 96 // in logical pixels
	stackShare     = .22
)

// storyPlates is how many spells a picture has room for.
func storyPlates(picture ui.Rect) int {
	const all = 15
	if picture.W*(1-2*arcRim)/(all+1) < leastShown {
		return fewPlates
	}
	return all
}

// storyPlate returns the place of a spell's plate in the arc. Chosen ones are larger.
func storyPlate(picture ui.Rect, spell int, chosen bool) ui.Rect {
	n := float32(storyPlates(picture))
	mid := (n + 1) / 2
	a := (float32(spell) - mid) / (mid - 1)
	wide := picture.W * (1 - 2*arcRim)
	high := picture.H * (arcLow - arcTop)
	d := min(wide/(n+1), high*.42)
	x, y := picture.X+picture.W/2+a*(wide-d)/2, picture.Y+picture.H*arcTop+high*(.5+.28*a*a)
	if chosen {
		d *= 1.5
	}
	return ui.Box(x-d/2, y-d/2, d, d)
}

// storyAt returns the place of the n-th plate in the order.
func storyAt(picture ui.Rect, n int) ui.Rect {
	d := min(picture.H*.2, picture.W*.2)
	return ui.Box(picture.X+picture.W*(.5+(float32(n)-1)*min(.2, 1.7*d/picture.W))-d/2, picture.Y+picture.H*orderLow-d, d, d)
}

// storyStack returns the place of the volume of a kind of points on a stack.
func storyStack(picture ui.Rect, stack, kind int) (volume ui.Rect) {
	w := max(picture.W*stackWide, min(picture.W*stackShare, leastStack))
	x, y := picture.X+picture.W*(.5+(float32(stack)-1)*.3), picture.Y+picture.H*stackLow
	for k := range kind + 1 {
		h := storyHeights[stack][k] * picture.H
		y -= h
		volume = ui.Box(x-w/2, y, w, h)
	}
	if kind%2 > 0 { // they lie loosely
		volume.X += w * .03
	}
	return volume
}
