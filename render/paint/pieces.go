package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria/assets/painter/art"
	"touria/assets/pictures"
)

// Panel is a kind of ground for other things.
type Panel = pictures.Panel

// The panels.
const (
	PanelParchment = pictures.PanelParchment // paper with a gold rim
	PanelPlain     = pictures.PanelPlain     // paper with a thin line, for slots and rows
	PanelDark      = pictures.PanelDark      // night blue on the table cloth
	PanelCard      = pictures.PanelCard      // a card that can be taken, with a shadow
	PanelTooltip   = pictures.PanelTooltip   // a small note above everything
	PanelInset     = pictures.PanelInset     // pressed into the paper, for fields and wells
	PanelTray      = pictures.PanelTray      // the player's screen: parchment with battlements on top
)

// Panel draws a panel.
func (p *Painter) Panel(dst *ebiten.Image, r Rect, k Panel, pose Pose) {
	p.draw(dst, p.spec(pictures.KindPanel, int(k), r), r, pose)
}

// PanelCrest draws a panel whose rim has the colour and pattern of a crest:
// the frame of the player whose turn it is.
func (p *Painter) PanelCrest(dst *ebiten.Image, r Rect, crest int, pose Pose) {
	p.draw(dst, p.spec(pictures.KindPanelCrest, crest, r), r, pose)
}

// Ribbon draws a ribbon with folded ends in the colour of a crest; NoCrest is
// crimson. Text on it is cream and keeps 36 px from the ends.
func (p *Painter) Ribbon(dst *ebiten.Image, r Rect, crest int, pose Pose) {
	p.draw(dst, p.spec(pictures.KindRibbon, crest, r), r, pose)
}

// Button is a kind of button.
type Button = pictures.Button

// The kinds of buttons.
const (
	ButtonPaper   = pictures.ButtonPaper   // the usual one
	ButtonPrimary = pictures.ButtonPrimary // the one that goes on
	ButtonDanger  = pictures.ButtonDanger  // loses something
	ButtonIcon    = pictures.ButtonIcon    // a small dark one that carries a symbol
	ButtonTab     = pictures.ButtonTab     // the tab of a panel
)

// Press is the state of a button.
type Press = pictures.Press

// The states of a button. Focus is a ring of its own (Painter.Focus).
const (
	PressNo   = pictures.PressNo
	PressOver = pictures.PressOver // the pointer is over it
	PressDown = pictures.PressDown // held down; its text moves 2 px down, too
	PressOff  = pictures.PressOff  // disabled
	PressOn   = pictures.PressOn   // the chosen tab or option
)

// Button draws a button without its text.
func (p *Painter) Button(dst *ebiten.Image, r Rect, k Button, s Press, pose Pose) {
	p.draw(dst, p.spec(pictures.KindButton, int(k)*8+int(s), r), r, pose)
}

// Focus draws the focus ring around r: gold between two dark lines, 4 px wide,
// seen on every ground.
func (p *Painter) Focus(dst *ebiten.Image, r Rect, pose Pose) {
	p.draw(dst, p.spec(pictures.KindFocus, 0, r), r, pose)
}

// FocusRound draws the focus ring as an ellipse around r.
func (p *Painter) FocusRound(dst *ebiten.Image, r Rect, pose Pose) {
	p.draw(dst, p.spec(pictures.KindFocus, 1, r), r, pose)
}

// Glow draws a soft golden light around r, for what may be chosen.
func (p *Painter) Glow(dst *ebiten.Image, r Rect, pose Pose) {
	p.draw(dst, p.spec(pictures.KindGlow, 0, r), r, pose)
}

// Toggle draws a tick box.
func (p *Painter) Toggle(dst *ebiten.Image, r Rect, on bool, s Press, pose Pose) {
	id := int(s)
	if on {
		id += 8
	}
	p.draw(dst, p.spec(pictures.KindToggle, id, r), r, pose)
}

// Slider draws a slider at v from 0 to 1.
func (p *Painter) Slider(dst *ebiten.Image, r Rect, v float32, s Press, pose Pose) {
	v = min(max(v, 0), 1)
	p.Bar(dst, Rect{X: r.X, Y: r.Y + r.H*.32, W: r.W, H: r.H * .36}, v, pose)
	knob := Rect{X: r.X + v*(r.W-r.H), Y: r.Y, W: r.H, H: r.H}
	p.draw(dst, p.spec(pictures.KindKnob, int(s), knob), knob, pose)
}

// Bar draws a progress bar that is full by v from 0 to 1.
func (p *Painter) Bar(dst *ebiten.Image, r Rect, v float32, pose Pose) {
	p.draw(dst, p.spec(pictures.KindBar, 0, r), r, pose)
	w := r.W * min(max(v, 0), 1)
	s := p.spec(pictures.KindBar, 1, r)
	pic := p.get(s)
	if pic == nil || pic.img == nil || p.plan || w*p.scale < 1 {
		return
	}
	// The full part is the whole picture, cut off on the right.
	b := pic.img.Bounds()
	b.Max.X = b.Min.X - pic.dx + round(w*p.scale)
	p.place(pic, s, r, Pose{})
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(1 - pose.Fade)
	dst.DrawImage(pic.img.SubImage(b).(*ebiten.Image), &p.op)
}

// Bead draws the round label that carries a number or a key.
func (p *Painter) Bead(dst *ebiten.Image, r Rect, dark bool, pose Pose) {
	id := 0
	if dark {
		id = 1
	}
	p.draw(dst, p.spec(pictures.KindBead, id, r), r, pose)
}

// Arrow draws a hand-drawn arrow pointing right; Pose.Turn turns it.
func (p *Painter) Arrow(dst *ebiten.Image, r Rect, pose Pose) {
	p.draw(dst, p.spec(pictures.KindArrow, 0, r), r, pose)
}

// Symbol is a sign of the program itself.
type Symbol = pictures.Symbol

// Symbol draws a symbol: dark ink for paper, or cream for dark grounds.
func (p *Painter) Symbol(dst *ebiten.Image, r Rect, s Symbol, cream bool, pose Pose) {
	id := int(s)
	if cream {
		id += 128
	}
	p.draw(dst, p.spec(pictures.KindSymbol, id, r), r, pose)
}

// Cloth draws the table cloth that lies under everything.
func (p *Painter) Cloth(dst *ebiten.Image, r Rect) { p.fabric(dst, pictures.KindCloth, 0, r, Pose{}) }

// Curtain draws the opaque curtain in the colour and pattern of a crest. It
// never waits: what it hides is hidden from its first frame.
func (p *Painter) Curtain(dst *ebiten.Image, r Rect, crest int, pose Pose) {
	p.fabric(dst, pictures.KindCurtain, crest, r, pose)
}

// fabricWidth is the largest width of a fabric's picture; larger ones are
// stretched, which soft folds bear well.
const fabricWidth = 1920

// fabric draws a picture as large as the screen, painted at once whatever it costs.
func (p *Painter) fabric(dst *ebiten.Image, k pictures.Kind, id int, r Rect, pose Pose) {
	s := p.spec(k, id, r)
	box := s
	for s.W > fabricWidth {
		s.W, s.H, s.Scale = (s.W+1)/2, (s.H+1)/2, s.Scale/2
	}
	if p.pics[s] == nil && !p.plan {
		p.keep(s, art.Paint(s))
	}
	pic := p.get(s)
	if pic == nil || pic.img == nil || p.plan || pose.Fade >= 1 {
		return
	}
	p.place(pic, box, r, pose)
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(1 - pose.Fade)
	dst.DrawImage(pic.img, &p.op)
}

// Shade draws a violet veil over everything below, by k from 0 to 1.
func (p *Painter) Shade(dst *ebiten.Image, r Rect, k float32) {
	s := pictures.Spec{Kind: pictures.KindShade, W: 8, H: 8, Scale: 1}
	pic := p.get(s)
	if pic == nil || p.plan || k <= 0 {
		return
	}
	p.op.GeoM.Reset()
	p.op.GeoM.Scale(float64(r.W*p.scale/8), float64(r.H*p.scale/8))
	p.op.GeoM.Translate(float64(r.X*p.scale), float64(r.Y*p.scale))
	p.op.Filter = ebiten.FilterNearest
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(k)
	dst.DrawImage(pic.img, &p.op)
}
