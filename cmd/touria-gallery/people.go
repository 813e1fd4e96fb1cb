package main

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules/touria"
)

// people shows all portraits with all moods, as small as beside a rival and twice as large, and
// whoever lives behind the castle's doors.
func (g *gallery) people() {
	const across, air = 8, 8
	for _, size := range []int{72, 144} {
		name := fmt.Sprintf("portraits-%d", size)
		if !g.wants(name) {
			continue
		}
		cell := size*5/4 + air
		rows := (pictures.People*pictures.Moods + across - 1) / across
		w, h := across*cell, rows*cell
		g.keep(name, drawn(w, h, 1, func(p *draw.Painter, dst *ebiten.Image) {
			p.Cloth(dst, paint.Rect{W: float32(w), H: float32(h)})
			for i := range pictures.People * pictures.Moods {
				at := paint.Rect{X: float32(i%across*cell + size/8 + air/2), Y: float32(i/across*cell + size/5 + air/2), W: float32(size), H: float32(size)}
				p.Portrait(dst, at, i/pictures.Moods, pictures.Mood(i%pictures.Moods), paint.Pose{})
			}
		}))
	}
	const name, each, door = "dwellers", 160, 220
	if !g.wants(name) {
		return
	}
	w, h := (touria.Doors+1)*(each+air), each+door+3*air
	g.keep(name, drawn(w, h, 1, func(p *draw.Painter, dst *ebiten.Image) {
		p.Cloth(dst, paint.Rect{W: float32(w), H: float32(h)})
		for who := range touria.Who(touria.Doors + 1) {
			x := float32(int(who)*(each+air) + air/2)
			p.Dweller(dst, paint.Rect{X: x, Y: air, W: each, H: each}, who, paint.Pose{})
			p.Door(dst, paint.Rect{X: x, Y: each + 2*air, W: door * 3 / 4, H: door}, who, 1, paint.Pose{})
		}
	}))
}
