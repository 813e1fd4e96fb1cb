package art

import (
	"touria/assets/brush"
	"touria/assets/hue"
	"touria/assets/pictures"
	"touria/rules/touria"
)

// The hall is the castle's front for the close-up of the nine doors. The doors
// themselves are drawn over it, so all that counts is what lies between.

// hallDoor returns the box of a door in the hall's picture.
func hallDoor(door int) (x, y, w, h float32) {
	x0, y0, _, _ := pictures.Extent(pictures.KindHall)
	x, y, w, h = pictures.HallBlockDoor(door)
	return x - x0, y - y0, w, h
}

// hallSteps plans the hall: sky, towers, the upper wall, the arcade, the floor.
func hallSteps(j *Job) {
	k := j.spec.Scale
	p := j.c.Pen(0, 0, k)
	w, h := float32(j.c.W)/k, float32(j.c.H)/k
	_, upY, doorW, doorH := hallDoor(6)
	upX, _, _, _ := hallDoor(6)
	endX, _, _, _ := hallDoor(9)
	_, lowY, _, _ := hallDoor(1)
	x0, x1 := upX-doorW*.10, endX+doorW*1.10
	mid := (upY + doorH + lowY) / 2 // the balcony
	floor := lowY + doorH*.975
	u := doorH / 220
	j.add(func() {
		p.Fill(col(hue.Hex(0x86b2d6)).To(hue.Hex(0xf6e6c4), 0, 0, 0, mid), brush.Rect(0, 0, w, mid))
		for i, q := range [][3]float32{{.16, .20, 120}, {.50, .10, 150}, {.86, .22, 130}} {
			cloud(p.At(w*q[0], mid*q[1]+20, 1), q[2]*u, .85, i)
		}
	})
	for i, x := range []float32{x0 * .48, w - x0*.48} {
		j.add(func() {
			r := max(x0*.44, 14)
			q := p.At(x, mid+8, 1)
			roundTower(q, r, mid-upY-28*u, 96*u, [2]hue.C{hue.Coral, hue.Slate}[i])
			for n := range 2 {
				lancet(q, r*(.1-.3*float32(n)), -(mid-upY)*(.34+.3*float32(n)), r*.34, hue.Hex(0x8fb0c4))
			}
		})
	}
	j.add(func() { // far roofs behind the wall
		for i, f := range []float32{.30, .50, .70} {
			roundTower(p.At(x0+(x1-x0)*f, upY, 1), 26*u+8, 16*u, 44*u, [3]hue.C{hue.Ochre, hue.Royal, hue.Coral}[i])
		}
	}, func() {
		top := upY - 12*u
		wall := brush.Rect(x0, top, x1-x0, mid-top+4)
		p.Shadow(wall, 6, 0, 8, .3)
		p.Shape(col(hue.Lit(wallLit, .15)).To(hue.Hex(0xdcc8b4), x0, top, x1, mid), 2*u+.4, wall)
	}, func() {
		stonesAt(p, x0, upY, x1-x0, mid-upY, 11*u, 5)
		battlements(p, x0-6*u, x1+6*u, upY-14*u, 13*u)
	}, func() {
		for d := 6; d <= 9; d++ {
			niche(p, d)
		}
		for d := 6; d < 9; d++ {
			between(p, d, u)
		}
	}, func() { // the arcade
		wall := brush.Rect(-4, mid, w+8, h-mid+4)
		p.Fill(col(hue.Lit(wallLit, .3)).To(hue.Hex(0xd8c2ae), 0, mid, w, h), wall)
	}, func() {
		stonesAt(p, 0, mid+10*u, w, floor-mid-14*u, 12*u, 17)
		p.Fill(col(hue.Violet).Alpha(.28).Soft(3*u), brush.Rect(0, mid+8*u, w, 7*u))
	}, func() {
		for d := 1; d <= 5; d++ {
			niche(p, d)
		}
		for d := 1; d < 5; d++ {
			between(p, d, u)
		}
	}, func() { // the balcony's rail
		rail := brush.Rect(-4, mid-9*u, w+8, 18*u)
		p.Shape(col(hue.Lit(wallLit, .4)).To(wallDark, 0, mid-9*u, 0, mid+9*u), 1.6*u+.3, rail)
		n := int(w / (9*u + 1))
		for i := range n {
			x := w * (float32(i) + .5) / float32(n)
			p.Fill(col(hue.StoneJoint).Alpha(.5), brush.Round(x-1.6*u, mid-4.5*u, 3.2*u, 9.5*u, 1.5*u))
		}
		p.Line(nib(1.1*u+.2).Alpha(.8), brush.Path{{{X: -4, Y: mid - 5*u}, {X: w + 4, Y: mid - 5*u}}, {{X: -4, Y: mid + 5.4*u}, {X: w + 4, Y: mid + 5.4*u}}})
	}, func() { // the floor
		p.Shape(col(hue.Hex(0xe2cba2)).To(hue.Hex(0xb89c80), 0, floor, 0, h), 1.6, brush.Rect(-4, floor, w+8, h-floor+6))
		for i := range 26 {
			x := w * (float32(i) - .5) / 24
			p.Line(line(1).Alpha(.4), brush.Poly(x, floor, w/2+(x-w/2)*1.16, h))
		}
		p.Line(line(1).Alpha(.4), brush.Poly(0, (floor+h)/2, w, (floor+h)/2))
	}, func() { // it grows darker towards the edges
		for _, x := range []float32{0, w} {
			p.Fill(col(hue.Violet).Alpha(.22).Soft(w*.04), brush.Rect(x-w*.03, 0, w*.06, h))
		}
	})
}

// niche paints the shade around a door and its keystone's number stone.
func niche(p brush.Pen, door int) {
	x, y, dw, dh := hallDoor(door)
	p.Fill(col(hue.Violet).Alpha(.26).Soft(dw*.035), brush.Gate(x+dw/2+dw*.03, y+dh, dw*.98, dh*.97))
}

// between paints what hangs between two doors: a banner where there is room,
// else a lantern in the corner of the arches.
func between(p brush.Pen, door int, u float32) {
	x, y, dw, dh := hallDoor(door)
	next, _, _, _ := hallDoor(door + 1)
	c := [4]hue.C{hue.Crests[0], hue.Crests[1], hue.Royal, hue.Crests[2]}[door&3]
	mx, room := (x+dw+next)/2, next-x-dw
	if room < dw*.2 || int(touria.Doors) < door {
		q := p.At(mx, y+dh*.06, dw/157)
		q.Line(nib(2), brush.Poly(0, -8, 0, 3))
		q.Fill(col(hue.Glow).Alpha(.55).Soft(8).Plain(), brush.Circle(0, 12, 14))
		q.Shape(col(hue.GlowCore).To(hue.Hex(0xf0a848), 0, 2, 0, 22), 1.8, brush.Poly(-6, 4, 6, 4, 7.5, 18, 0, 23, -7.5, 18))
		q.Shape(col(hue.Hex(0x5a4a68)), 1.6, brush.Poly(-8, 4, 0, -3, 8, 4))
		return
	}
	b := min(room*.42, dw*.20)
	top, foot := y+dh*.10, y+dh*.62
	flagC := brush.Poly(mx-b, top, mx+b, top, mx+b, foot, mx, foot+b*.8, mx-b, foot)
	p.Shadow(flagC, 2*u, 3*u, 2*u+.5, .35)
	p.Shape(col(hue.Lit(c, .15)).To(hue.Shade(c, .3), mx-b, 0, mx+b, 0), 1.4*u+.4, flagC)
	p.Loop(even(1.1, hue.GoldLit).Alpha(.9), brush.Poly(mx-b*.78, top+b*.2, mx+b*.78, top+b*.2, mx+b*.78, foot-b*.1, mx, foot+b*.52, mx-b*.78, foot-b*.1))
	p.Shape(col(hue.GoldLit), 1, brush.HeartShape(mx, (top+foot)/2-b*.2, b*.5))
	p.Line(even(2.6*u+.6, hue.GoldDark), brush.Poly(mx-b*1.25, top, mx+b*1.25, top))
}

// stonesAt tints some stones of a large wall whose courses are d high.
func stonesAt(p brush.Pen, x, y, w, h, d float32, seed int) {
	for r := range int(h / d) {
		for i := range int(w/(d*2.4)) + 1 {
			k := brush.Hash(i, r, seed)
			if k > .40 {
				continue
			}
			sx, sy := x+(float32(i)+.5*float32(r&1))*d*2.4, y+float32(r)*d
			sw := min(d*2.4, x+w-sx)
			if sw < d {
				continue
			}
			if k < .20 {
				p.Fill(col([2]hue.C{hue.StoneJoint, hue.Hex(0xc9a878)}[r&1]).Alpha(.15), brush.Round(sx, sy, sw, d, d*.2))
			}
			if k > .08 {
				p.Line(line(d*.11).Alpha(.30), brush.Poly(sx, sy+d, sx, sy, sx+sw, sy))
			}
		}
	}
}
