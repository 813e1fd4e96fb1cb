package main

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules/touria"
)

// grey shows the table and its pieces without colours: all must still be distinguishable by shape
// and lightness.
func (g *gallery) grey() {
	const table, things = "grey-table-1280x720", "grey-things"
	if g.wants(table) {
		s := stage.New(small.X, small.Y)
		defer s.Close()
		scene("table-late").Show(s, stage.Look{Moving: true})
		g.keep(table, grey(s.Picture()))
	}
	if g.wants(things) {
		g.keep(things, grey(closeUps()))
	}
}

// closeUps draws all gems, seats and door states, at the size on the table and three times as
// large.
func closeUps() *image.RGBA {
	const w, h = 640, 530
	return drawn(w, h, 2, func(p *draw.Painter, dst *ebiten.Image) { drawThings(p, dst, w, h) })
}

// drawn returns what is drawn on an empty screen of w × h logical pixels once every picture is
// there.
func drawn(w, h, scale int, show func(p *draw.Painter, dst *ebiten.Image)) *image.RGBA {
	pic := image.NewRGBA(image.Rect(0, 0, w*scale, h*scale))
	p := draw.New(paint.New(float32(scale)), touria.DefaultBoard())
	var dst *ebiten.Image
	stage.Frame(func() { dst = ebiten.NewImage(w*scale, h*scale) })
	for done := false; !done; {
		stage.Frame(func() {
			p.Begin()
			p.Prepare()
			show(p, dst)
			done = !p.Late()
		})
	}
	stage.Frame(func() {
		dst.ReadPixels(pic.Pix)
		dst.Deallocate()
	})
	return pic
}

func drawThings(p *draw.Painter, dst *ebiten.Image, w, h float32) {
	p.Cloth(dst, paint.Rect{W: w, H: h})
	p.Panel(dst, paint.Rect{X: 10, Y: 10, W: w - 20, H: 190}, paint.PanelParchment, paint.Pose{})
	x := float32(40)
	for c := range touria.Colours {
		gem := touria.Colour(c)
		p.Gem(dst, paint.Rect{X: x, Y: 30, W: 75, H: 75}, gem, paint.Pose{})
		p.Gem(dst, paint.Rect{X: x, Y: 130, W: tpics.MineGem, H: tpics.MineGem}, gem, paint.Pose{})
		p.Socket(dst, paint.Rect{X: x + 38, Y: 125, W: 36, H: 36}, gem, paint.Pose{})
		x += 96
	}
	x = 20
	for crest := range 4 {
		p.PanelCrest(dst, paint.Rect{X: x, Y: 210, W: 142, H: 110}, crest, paint.Pose{})
		p.Crest(dst, paint.Rect{X: x + 14, Y: 222, W: 52, H: 52}, crest, paint.Pose{})
		p.Crest(dst, paint.Rect{X: x + 20, Y: 284, W: 24, H: 24}, crest, paint.Pose{})
		p.Heroes(dst, paint.Rect{X: x + 76, Y: 226, W: tpics.HeroesW, H: tpics.HeroesH}, crest, paint.Pose{})
		x += 152
	}
	x = 14
	for i := range 11 { // closed, ajar, and everyone who can be behind it
		r := paint.Rect{X: x, Y: 330, W: 98, H: 92}
		if i > 5 {
			r.X, r.Y = x-6*104+52, 428
		}
		r.W = r.H * .75
		switch i {
		case 0:
			p.Door(dst, r, touria.Nobody, 0, paint.Pose{})
		case 1:
			p.Door(dst, r, touria.Nobody, .5, paint.Pose{})
		default:
			p.Door(dst, r, touria.Who(i-2), 1, paint.Pose{})
		}
		x += 104
	}
}
