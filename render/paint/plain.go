package paint

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// Colours of the plain theme: text has a contrast of 7:1 or more to its ground
// (docs/ux.md, S11).
var (
	plainInk   = color.RGBA{0, 0, 0, 0xff}          // text on light grounds
	plainCream = color.RGBA{0xff, 0xff, 0xff, 0xff} // text on dark grounds
	plainFaded = color.RGBA{0x38, 0x38, 0x38, 0xff} // text of what is not available now
	plainPale  = color.RGBA{0xe4, 0xe4, 0xe4, 0xff} // the same on dark grounds

	plainPaper   = color.RGBA{0xff, 0xff, 0xff, 0xff}
	plainOff     = color.RGBA{0xe2, 0xe2, 0xe2, 0xff}
	plainOver    = color.RGBA{0xff, 0xf2, 0xb8, 0xff}
	plainOn      = color.RGBA{0xff, 0xd5, 0x2e, 0xff}
	plainDark    = color.RGBA{0x16, 0x16, 0x20, 0xff}
	plainCloth   = color.RGBA{0x24, 0x26, 0x30, 0xff}
	plainPrimary = color.RGBA{0x00, 0x31, 0x82, 0xff}
	plainDanger  = color.RGBA{0x8a, 0x00, 0x10, 0xff}
	plainLine    = color.RGBA{0, 0, 0, 0xff}
	plainLight   = color.RGBA{0xff, 0xd5, 0x2e, 0xff}
	plainLand    = color.RGBA{0xdd, 0xe6, 0xd2, 0xff}
	plainRoad    = color.RGBA{0xff, 0xff, 0xff, 0xff}

	// A plan of the board has these colours in the painted theme.
	planLand = color.RGBA{0xd9, 0xdf, 0xb8, 0xff}
	planLine = color.RGBA{0x4a, 0x33, 0x26, 0xff}

	// plainCrests mark what belongs to the crests: red, blue, green, brown, violet, and no one's.
	plainCrests = [...]color.RGBA{{0xa3, 0x12, 0x2a, 0xff}, {0x0c, 0x3f, 0x9e, 0xff}, {0x0b, 0x5a, 0x2a, 0xff}, {0x7a, 0x45, 0x00, 0xff}, {0x5a, 0x1f, 0x8c, 0xff}, {0x16, 0x16, 0x20, 0xff}}
)

// SetPlain chooses between the painted theme and the plain one of high contrast, with
// flat grounds and thick outlines.
func (p *Painter) SetPlain(plain bool) { p.plain = plain }

// Plain reports whether the plain theme is on.
func (p *Painter) Plain() bool { return p.plain }

// PlainGround returns the fill and the outline of a panel, button or ribbon in the
// plain theme; k is its kind in package pictures, id as in a Spec.
func PlainGround(k pictures.Kind, id int) (fill, line color.RGBA) {
	switch k {
	case pictures.KindPanel:
		if Panel(id) == PanelDark {
			return plainDark, plainPaper
		}
		return plainPaper, plainLine
	case pictures.KindPanelCrest:
		return plainPaper, plainCrests[min(id, len(plainCrests)-1)]
	case pictures.KindRibbon, pictures.KindCurtain:
		return plainDark, plainCrests[min(id, len(plainCrests)-1)]
	case pictures.KindWood:
		return plainDark, plainPaper
	case pictures.KindCloth:
		return plainCloth, plainCloth
	case pictures.KindButton:
		press := Press(id % 8)
		switch kind := Button(id / 8); {
		case press == PressOff && kind == ButtonIcon:
			return plainCloth, plainOff
		case press == PressOff:
			return plainOff, plainFaded
		case kind == ButtonPrimary:
			return plainPrimary, plainPaper
		case kind == ButtonDanger:
			return plainDanger, plainPaper
		case kind == ButtonIcon:
			return plainDark, plainPaper
		case press == PressOn:
			return plainOn, plainLine
		case press == PressOver || press == PressDown:
			return plainOver, plainLine
		}
	}
	return plainPaper, plainLine
}

// PlainText returns the colour that text has in the plain theme instead of c.
func PlainText(c color.RGBA) color.RGBA {
	switch {
	case c == hue.FadedInk:
		return plainFaded
	case c == hue.PaleInk:
		return plainPale
	case int(c.R)+int(c.G)+int(c.B) > 3*128:
		return plainCream
	}
	return plainInk
}

// outline is the width of the outlines of the plain theme.
const outline = 3

// block draws the plain form of a panel, button or ribbon.
func (p *Painter) block(dst *ebiten.Image, r Rect, k pictures.Kind, id int, pose Pose) {
	fill, line := PlainGround(k, id)
	r.Y += pose.DY
	w := min(outline, r.H/6)
	if k == pictures.KindRibbon || k == pictures.KindPanelCrest {
		w = min(6, r.H/5)
	}
	p.FillRect(dst, r, line, pose.Fade)
	p.FillRect(dst, r.Inset(w), fill, pose.Fade)
}

// FillRect fills a rectangle with a colour.
func (p *Painter) FillRect(dst *ebiten.Image, r Rect, c color.RGBA, fade float32) {
	if r.W <= 0 || r.H <= 0 || !p.flat(c, fade) {
		return
	}
	x0, y0 := Round(r.X*p.scale), Round(r.Y*p.scale)
	x1, y1 := Round((r.X+r.W)*p.scale), Round((r.Y+r.H)*p.scale)
	p.op.GeoM.Scale(float64(x1-x0), float64(y1-y0))
	p.op.GeoM.Translate(float64(x0), float64(y0))
	p.blit(dst, p.white)
}

// Frame draws the outline of a rectangle, w wide and within it.
func (p *Painter) Frame(dst *ebiten.Image, r Rect, w float32, c color.RGBA, fade float32) {
	p.FillRect(dst, Rect{X: r.X, Y: r.Y, W: r.W, H: w}, c, fade)
	p.FillRect(dst, Rect{X: r.X, Y: r.Y + r.H - w, W: r.W, H: w}, c, fade)
	p.FillRect(dst, Rect{X: r.X, Y: r.Y + w, W: w, H: r.H - 2*w}, c, fade)
	p.FillRect(dst, Rect{X: r.X + r.W - w, Y: r.Y + w, W: w, H: r.H - 2*w}, c, fade)
}

// ring draws a thick light frame between dark ones around r.
func (p *Painter) ring(dst *ebiten.Image, r Rect, pose Pose) {
	r = r.Inset(-6)
	p.Frame(dst, r, 7, plainLine, pose.Fade)
	p.Frame(dst, r.Inset(1.5), 4, plainLight, pose.Fade)
}

// Land draws the ground of a plain board, on which Road and Stroke draw the rest.
func (p *Painter) Land(dst *ebiten.Image, r Rect) {
	line, land := planLine, planLand
	if p.plain {
		line, land = plainLine, plainLand
	}
	p.FillRect(dst, r, line, 0)
	p.FillRect(dst, r.Inset(outline), land, 0)
}

// Road draws a piece of a road between two points, w wide: its outline or, over that,
// its surface.
func (p *Painter) Road(dst *ebiten.Image, x0, y0, x1, y1, w float32, surface bool) {
	c := planLine
	switch {
	case surface:
		c = plainRoad
	case p.plain:
		c = plainLine
	}
	if !p.flat(c, 0) {
		return
	}
	dx, dy := float64(x1-x0), float64(y1-y0)
	long := math.Hypot(dx, dy) + float64(w)*.5 // pieces overlap at bends
	p.op.GeoM.Translate(-.5, -.5)
	p.op.GeoM.Scale(long, float64(w))
	p.op.GeoM.Rotate(math.Atan2(dy, dx))
	p.op.GeoM.Translate(float64(x0+x1)/2, float64(y0+y1)/2)
	p.op.GeoM.Scale(float64(p.scale), float64(p.scale))
	p.blit(dst, p.white)
}

// flat prepares the options for filling with a colour; false: nothing is to be drawn.
func (p *Painter) flat(c color.RGBA, fade float32) bool {
	if p.plan || fade >= 1 {
		return false
	}
	if p.white == nil {
		p.white = ebiten.NewImage(1, 1)
		p.white.Fill(color.White)
	}
	p.op.GeoM.Reset()
	p.op.Filter = ebiten.FilterNearest
	p.op.Blend = ebiten.BlendSourceOver
	p.op.ColorScale.Reset()
	p.op.ColorScale.Scale(float32(c.R)/255, float32(c.G)/255, float32(c.B)/255, 1)
	p.op.ColorScale.ScaleAlpha(1 - fade)
	return true
}
