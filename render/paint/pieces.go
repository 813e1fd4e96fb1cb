package paint

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/assets/pictures/masters"
)

// Panel is a kind of ground for other things.
type Panel = pictures.Panel

// The panels.
const (
	PanelParchment = pictures.PanelParchment
	PanelPlain     = pictures.PanelPlain
	PanelDark      = pictures.PanelDark
	PanelCard      = pictures.PanelCard
	PanelTooltip   = pictures.PanelTooltip
	PanelInset     = pictures.PanelInset
	PanelScroll    = pictures.PanelScroll
)

// Panel draws a panel.
func (p *Painter) Panel(dst *ebiten.Image, r Rect, k Panel, pose Pose) {
	if p.plain {
		p.block(dst, r, pictures.KindPanel, int(k), pose)
		return
	}
	p.Draw(dst, p.Spec(pictures.KindPanel, int(k), r), r, pose)
}

// PanelCrest draws a panel whose rim has the colour and pattern of a crest:
// the frame of the player whose turn it is.
func (p *Painter) PanelCrest(dst *ebiten.Image, r Rect, crest int, pose Pose) {
	if p.plain {
		p.block(dst, r, pictures.KindPanelCrest, crest, pose)
		return
	}
	p.Draw(dst, p.Spec(pictures.KindPanelCrest, crest, r), r, pose)
	if crest != NoCrest {
		p.Draw(dst, p.Spec(pictures.KindRim, crest, r), r, pose)
	}
}

// Ribbon draws a ribbon with folded ends in the colour of a crest; NoCrest is
// crimson. Text on it is cream and keeps 36 px from the ends.
func (p *Painter) Ribbon(dst *ebiten.Image, r Rect, crest int, pose Pose) {
	if p.plain {
		p.block(dst, r, pictures.KindRibbon, crest, pose)
		return
	}
	p.Draw(dst, p.Spec(pictures.KindRibbon, crest, r), r, pose)
}

// Button is a kind of button.
type Button = pictures.Button

// The kinds of buttons.
const (
	ButtonPaper   = pictures.ButtonPaper
	ButtonPrimary = pictures.ButtonPrimary
	ButtonDanger  = pictures.ButtonDanger
	ButtonIcon    = pictures.ButtonIcon
)

// Press is the state of a button.
type Press = pictures.Press

// The states of a button. Focus is a ring of its own (Painter.Focus).
const (
	PressNo   = pictures.PressNo
	PressOver = pictures.PressOver
	PressDown = pictures.PressDown
	PressOff  = pictures.PressOff
	PressOn   = pictures.PressOn
)

// Button draws a button without its text.
func (p *Painter) Button(dst *ebiten.Image, r Rect, k Button, s Press, pose Pose) {
	if p.plain {
		p.block(dst, r, pictures.KindButton, int(k)*8+int(s), pose)
		return
	}
	p.Draw(dst, p.Spec(pictures.KindButton, int(k)*8+int(s), r), r, pose)
}

// Focus draws the focus ring around r: gold between two dark lines, 4 px wide,
// seen on every ground.
func (p *Painter) Focus(dst *ebiten.Image, r Rect, pose Pose) {
	if p.plain {
		p.ring(dst, r, pose)
		return
	}
	p.Draw(dst, p.Spec(pictures.KindFocus, 0, r), r, pose)
}

// FocusRound draws the focus ring as an ellipse around r.
func (p *Painter) FocusRound(dst *ebiten.Image, r Rect, pose Pose) {
	if p.plain {
		p.ring(dst, r, pose)
		return
	}
	p.Draw(dst, p.Spec(pictures.KindFocus, 1, r), r, pose)
}

// Glow draws a soft golden light around r, for what may be chosen.
func (p *Painter) Glow(dst *ebiten.Image, r Rect, pose Pose) {
	if p.plain {
		p.Frame(dst, r.Inset(-4), 6, plainLine, pose.Fade)
		p.Frame(dst, r.Inset(-2.5), 4, plainLight, pose.Fade)
		return
	}
	p.Draw(dst, p.Spec(pictures.KindGlow, 0, r), r, pose)
}

// Toggle draws a tick box.
func (p *Painter) Toggle(dst *ebiten.Image, r Rect, on bool, s Press, pose Pose) {
	id := int(s)
	if on {
		id += 8
	}
	p.Draw(dst, p.Spec(pictures.KindToggle, id, r), r, pose)
}

// Bar draws a progress bar that is full by v from 0 to 1.
func (p *Painter) Bar(dst *ebiten.Image, r Rect, v float32, pose Pose) {
	if p.plain {
		p.block(dst, r, pictures.KindPanel, int(PanelInset), pose)
		p.FillRect(dst, Rect{X: r.X + 3, Y: r.Y + 3, W: (r.W - 6) * min(max(v, 0), 1), H: r.H - 6}, plainPrimary, pose.Fade)
		return
	}
	p.Draw(dst, p.Spec(pictures.KindBar, 0, r), r, pose)
	w := r.W * min(max(v, 0), 1)
	s := p.Spec(pictures.KindBar, 1, r)
	pic := p.Ready(s)
	if pic == nil || w*p.scale < 1 {
		return
	}
	// The full part is the whole picture, cut off on the right.
	b := pic.Img.Bounds()
	b.Max.X = b.Min.X - pic.DX + Round(w*p.scale)
	p.place(pic, s, r, Pose{})
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(1 - pose.Fade)
	p.blit(dst, pic.Img.SubImage(b).(*ebiten.Image))
}

// Bead draws the round label that carries a number or a key.
func (p *Painter) Bead(dst *ebiten.Image, r Rect, dark bool, pose Pose) {
	id := 0
	if dark {
		id = 1
	}
	p.Draw(dst, p.Spec(pictures.KindBead, id, r), r, pose)
}

// Arrow draws a hand-drawn arrow pointing right; Pose.Turn turns it.
func (p *Painter) Arrow(dst *ebiten.Image, r Rect, pose Pose) {
	p.Draw(dst, p.Spec(pictures.KindArrow, 0, r), r, pose)
}

// Hand draws a hand pointing upwards; Pose.Turn turns it.
func (p *Painter) Hand(dst *ebiten.Image, r Rect, pose Pose) {
	p.Draw(dst, p.Spec(pictures.KindHand, 0, r), r, pose)
}

// Symbol draws a symbol: dark ink for paper, or cream for dark grounds.
func (p *Painter) Symbol(dst *ebiten.Image, r Rect, s pictures.Symbol, cream bool, pose Pose) {
	id := int(s)
	if cream {
		id += pictures.SymbolCream
	}
	p.Draw(dst, p.Spec(pictures.KindSymbol, id, r), r, pose)
}

// Curtain draws the opaque curtain in the colour and pattern of a crest. It
// never waits: what it hides is hidden from its first frame.
func (p *Painter) Curtain(dst *ebiten.Image, r Rect, crest int, pose Pose) {
	p.fabric(dst, pictures.KindCurtain, crest, r, r, 0, pose)
}

// fabric draws the part that r covers of a stored picture that covers whole: stretched evenly, and
// cut off at two sides, about its middle; of what is cut off above and below, top is the share
// above. It does not wait for the frame's budget.
func (p *Painter) fabric(dst *ebiten.Image, k pictures.Kind, id int, r, whole Rect, top float32, pose Pose) {
	s := pictures.Spec{Kind: k, ID: uint16(id), W: 1, H: 1, Scale: 1}
	if p.plain || !p.plan && p.pics[s] == nil && !masters.Has(s) {
		if !p.plain {
			p.get(s) // so that it is drawn as soon as it is loaded
		}
		fill, line := PlainGround(k, id)
		p.FillRect(dst, r, line, pose.Fade)
		p.FillRect(dst, r.Inset(18), fill, pose.Fade)
		return
	}
	if p.pics[s] == nil && !p.plan {
		p.keep(s, masters.Make(s))
	}
	pic := p.get(s)
	if pic == nil || p.plan || pose.Fade >= 1 {
		return
	}
	b := pic.Img.Bounds()
	w, h := float32(b.Dx()), float32(b.Dy())
	k1 := min(w/whole.W, h/whole.H) // pixels of the picture per logical pixel
	x, y := (w-whole.W*k1)/2+(r.X-whole.X)*k1, (h-whole.H*k1)*top+(r.Y-whole.Y)*k1
	part := image.Rect(int(x), int(y), int(x+r.W*k1+.5), int(y+r.H*k1+.5)).Intersect(b)
	if part.Empty() {
		return
	}
	p.op.GeoM.Reset()
	p.op.GeoM.Scale(float64(r.W*p.scale)/float64(part.Dx()), float64(r.H*p.scale)/float64(part.Dy()))
	p.op.GeoM.Translate(float64(Round(r.X*p.scale)), float64(Round((r.Y+pose.DY)*p.scale)))
	p.op.Filter = ebiten.FilterLinear
	p.op.Blend = ebiten.BlendSourceOver
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(1 - pose.Fade)
	if k != pictures.KindCurtain {
		p.shine()
	}
	img := pic.Img
	if part != b {
		img = img.SubImage(part).(*ebiten.Image)
	}
	p.blit(dst, img)
}

// Shade draws a violet veil over everything below, by k from 0 to 1.
func (p *Painter) Shade(dst *ebiten.Image, r Rect, k float32) {
	if p.plan || k <= 0 {
		return
	}
	if p.plain {
		if k < .5 { // shadows of things: there are none
			return
		}
		k = max(k, .85)
	}
	if p.veil == nil {
		p.veil = ebiten.NewImage(1, 1)
		p.veil.Fill(color.RGBA{0x1d, 0x17, 0x30, 0xff})
	}
	p.op.GeoM.Reset()
	p.op.GeoM.Scale(float64(r.W*p.scale), float64(r.H*p.scale))
	p.op.GeoM.Translate(float64(r.X*p.scale), float64(r.Y*p.scale))
	p.op.Filter = ebiten.FilterNearest
	p.op.Blend = ebiten.BlendSourceOver
	p.op.ColorScale.Reset()
	p.op.ColorScale.ScaleAlpha(k)
	p.blit(dst, p.veil)
}

// NoCrest means a plain banner, ribbon or curtain.
const NoCrest = pictures.NoCrest

// Crest draws a player's crest: 0 rose, 1 star, 2 leaf, 3 sun, each on a
// shield of its own shape.
func (p *Painter) Crest(dst *ebiten.Image, r Rect, crest int, pose Pose) {
	p.Draw(dst, p.Spec(pictures.KindCrest, crest, r), r, pose)
}

// Confetti draws a flake of confetti, one of 12.
func (p *Painter) Confetti(dst *ebiten.Image, r Rect, i int, pose Pose) {
	p.Draw(dst, p.Spec(pictures.KindConfetti, i%12, r), r, pose)
}

// Portrait draws a person's head and shoulders in a round window; hats rise above its
// rim.
func (p *Painter) Portrait(dst *ebiten.Image, r Rect, person int, mood pictures.Mood, pose Pose) {
	s := p.Spec(pictures.KindPortrait, person*pictures.Moods+int(mood), r)
	if !p.Absent(dst, s, r, pose) {
		p.Draw(dst, s, r, pose)
	}
}

// Absent draws the sign of a person instead of a portrait whose pack is not loaded, and reports whether it did.
func (p *Painter) Absent(dst *ebiten.Image, s pictures.Spec, r Rect, pose Pose) bool {
	if p.plan || p.pics[s] != nil || masters.Want(s.Pack()) {
		return false
	}
	p.Draw(dst, s, r, pose) // so that it is drawn as soon as it is loaded
	p.Symbol(dst, r.Inset(min(r.W, r.H)*.22), pictures.SymPerson, false, pose)
	return true
}
