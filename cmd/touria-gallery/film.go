package main

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"os"

	"golang.org/x/image/vector"
	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/cmd/touria-gallery/animation"
)

// Measures of the film in the README.
const (
	filmWidth = 800 // pixels
	filmEvery = 5   // ticks of 1/60 s between pictures
	travel    = 24  // ticks in which the pointer goes to what it presses
	look      = 50  // ticks for which it rests there before it presses
)

// film writes one turn of a player, at normal speed, as an animated WebP.
func (g *gallery) film(path string) {
	s := stage.New(small.X, small.Y)
	defer s.Close()
	stage.Turn.Show(s, stage.Look{Moving: true})
	s.PointAt(640, 420)

	film := animation.New()
	ticks := 0
	s.Watch = func() {
		if ticks%filmEvery == 0 {
			pic := s.Picture()
			x, y := s.Pointer()
			pointer(pic, x, y)
			must(film.Add(stage.Shrink(pic, filmWidth), filmEvery*1000/60))
		}
		ticks++
	}
	s.Before = func(id string) {
		e := s.App.Tree().Find(id)
		scale := s.App.Scale()
		x, y := s.Pointer()
		dx, dy := (e.Rect.X+e.Rect.W*.5)*scale-x, (e.Rect.Y+e.Rect.H*.6)*scale-y
		for i := range travel {
			part := float32(.5 - .5*math.Cos(math.Pi*float64(i+1)/travel))
			s.PointAt(x+dx*part, y+dy*part)
			s.Tick(1)
		}
		s.Tick(look)
	}
	s.Tick(look)
	s.PlayOwnTurn()
	s.Tick(look)
	s.Watch, s.Before = nil, nil

	f, err := os.Create(path)
	must(err)
	n, err := film.WriteTo(f)
	must(err)
	must(f.Close())
	g.count++
	g.bytes += int(n)
}

// arrow is the outline of a pointer whose tip is at 0, 0.
var arrow = []image.Point{{0, 0}, {0, 34}, {8, 27}, {14, 40}, {20, 37}, {14, 25}, {25, 25}}

// pointer paints a mouse pointer, which the program leaves to the system.
func pointer(dst *image.RGBA, x, y float32) {
	for _, layer := range []struct {
		grow float32
		c    color.Color
	}{{2, color.Black}, {0, color.White}} {
		var r vector.Rasterizer
		r.Reset(dst.Rect.Dx(), dst.Rect.Dy())
		// A wider outline is the shape drawn a little to all sides.
		for _, d := range [][2]float32{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
			for i, p := range arrow {
				px, py := x+float32(p.X)+d[0]*layer.grow, y+float32(p.Y)+d[1]*layer.grow
				if i == 0 {
					r.MoveTo(px, py)
				} else {
					r.LineTo(px, py)
				}
			}
			r.ClosePath()
			if layer.grow == 0 {
				break
			}
		}
		r.DrawOp = draw.Over
		r.Draw(dst, dst.Rect, image.NewUniform(layer.c), image.Point{})
	}
}
