// Package grimoria paints Grimoria's pictures: cards, spells, the book, the room by night.
package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/rules/grimoria"
)

// Short names for what nearly all pictures need.
var (
	col  = brush.Col
	nib  = brush.Nib
	even = brush.Even
	line = art.Line
)

// sitter is a companion: a face, and what it wears and holds. The functions for clothes and hands
// paint in the bust's units, those for what is on the head in the head's.
type sitter struct {
	face        art.Face
	mood        pictures.Mood
	tilt, lean  float32 // of the head, in degrees; of the whole figure to the right
	cloth, trim hue.C

	room  func(p brush.Pen) // what is seen behind, in the window's units
	back  func(f figure)    // behind head and shoulders
	dress func(f figure)
	beard func(h art.Head)
	hat   func(f figure)
	hands func(f figure) // and what they hold
}

// figure is a companion in the making.
type figure struct {
	art.Head
	p brush.Pen
	*sitter
}

// paint paints a companion's bust.
func (d *sitter) paint(p brush.Pen) {
	f := d.figure(p)
	if d.back != nil {
		d.back(f)
	}
	art.Neck(f.p, f.Skin, f.Jaw*.46)
	d.dress(f)
	f.p.Fill(col(hue.Violet).Alpha(.34).Soft(2.4), brush.Ellipse(1.5, -23.5, 11, 4))
	f.Skull()
	f.Features(d.beard)
	if d.hat != nil {
		d.hat(f)
	}
	if d.hands != nil {
		d.hands(f)
	}
}

func (d *sitter) figure(p brush.Pen) figure {
	return figure{Head: art.Head{Pen: p.At(0, -30, .82).Turn(d.tilt).At(0, -20, 1), Face: &d.face, Mood: d.mood}, p: p, sitter: d}
}

// sides are the two sides of what is the same on both.
var sides = [2]float32{-1, 1}

// sitters are the companions, from Bronzesmith on.
var sitters = [grimoria.Adventures - grimoria.Places]sitter{
	{ // the smith
		face: art.Face{Skin: hue.Hex(0xd99a6c), Hair: hue.Hex(0xa8512a), Eye: hue.Hex(0x5a3a1c), Width: 20.6, Jaw: 17.4, Long: 25, Yaw: .35, Brow: 4.6, Age: art.Grown, Nose: art.NoseBroad},
		mood: pictures.Glad, lean: -12, cloth: hue.Hex(0xe6d5b4), trim: hue.Hex(0x7a4a2c),
		room: forge, dress: leatherApron, beard: bigBeard, hat: bandana, hands: hammerAndHelmet,
	},
	{ // the king
		face:  art.Face{Skin: hue.Hex(0xf2c7a4), Hair: hue.Hex(0xece8e2), Eye: hue.Hex(0x3f6fae), Width: 19.6, Jaw: 15.4, Long: 25.6, Yaw: -.2, Brow: 4.6, Age: art.Old, Nose: art.NoseBroad},
		cloth: hue.Hex(0x9a2c40), trim: hue.GoldLit, lean: -4,
		room: throneRoom, dress: ermineCape, beard: royalBeard, hat: kingsCrown, hands: sceptre,
	},
	{ // the queen
		face: art.Face{Skin: hue.Hex(0x9c6a48), Hair: hue.Hex(0x2a1e22), Eye: hue.Hex(0x5a3a20), Lips: hue.Hex(0xb0484c), Width: 17.8, Jaw: 11.8, Long: 25.4, Yaw: -.5, Brow: 2.6, Age: art.Young, Nose: art.NoseStraight, Lashes: true},
		tilt: -3, cloth: hue.Hex(0x1f6f72), trim: hue.GoldLit,
		room: kingdom, back: highCollar, dress: gown, hat: upswept, hands: mapInHand,
	},
	{ // the prince
		face: art.Face{Skin: hue.Hex(0xf4cba6), Hair: hue.Hex(0xc98a3c), Eye: hue.Hex(0x3f86be), Width: 18.8, Jaw: 13.2, Long: 24.4, Yaw: .5, Brow: 3, Age: art.Young, Nose: art.NoseButton, Wide: true},
		mood: pictures.Glad, tilt: 4, cloth: hue.Hex(0x2f6aa8), trim: hue.Cream, lean: -8,
		room: retinue, dress: shortCape, hat: plumedCap, hands: rapier,
	},
	{ // the princess
		face: art.Face{Skin: hue.Hex(0xfad9ba), Hair: hue.Hex(0xeabb5a), Eye: hue.Hex(0x4f8fc8), Lips: hue.Hex(0xd0606a), Width: 18.4, Jaw: 12, Long: 24, Yaw: -.35, Brow: 2.2, Age: art.Young, Nose: art.NoseButton, Lashes: true},
		tilt: -5, cloth: hue.Hex(0xb85f9a), trim: hue.Hex(0xfde8f2), lean: 6,
		room: bower, back: flowing, dress: pearled, hat: circlet, hands: doves,
	},
	{ // the tax collector
		face: art.Face{Skin: hue.Hex(0xe6c2a6), Hair: hue.Hex(0x8a8288), Eye: hue.Hex(0x5a6a5a), Width: 16.4, Jaw: 11, Long: 28.4, Yaw: .45, Brow: 3.6, Age: art.Old, Nose: art.NoseHooked, Sleepy: true},
		mood: pictures.Vexed, cloth: hue.Hex(0x3c3a48), trim: hue.Hex(0xf2ece0), lean: 4,
		room: ledgers, dress: tailcoat, hat: topHat, hands: ledgerAndBag,
	},
	{ // the bard
		face: art.Face{Skin: hue.Hex(0x8a5a3a), Hair: hue.Hex(0x241a1e), Eye: hue.Hex(0x4a2c1c), Width: 18.4, Jaw: 13, Long: 25.4, Yaw: -.4, Brow: 3.4, Age: art.Young, Nose: art.NoseStraight},
		mood: pictures.Glad, tilt: -6, cloth: hue.Hex(0x2f7a52), trim: hue.Hex(0xe8b44a), lean: 8,
		room: tavern, dress: jerkin, beard: smallBeard, hat: bardHat, hands: luteInArm,
	},
	{ // the messenger
		face: art.Face{Skin: hue.Hex(0xf6cda8), Hair: hue.Hex(0xd0662e), Eye: hue.Hex(0x4f8a5a), Width: 19.2, Jaw: 13, Long: 22.8, Yaw: .6, Brow: 2.8, Age: art.Child, Nose: art.NoseButton, Mouth: art.MouthGap, Wide: true},
		mood: pictures.Glad, tilt: 5, cloth: hue.Hex(0xc8803a), trim: hue.Hex(0xf4e6c4), lean: -6,
		room: highroad, dress: satchel, hat: wingedCap, hands: letterInHand,
	},
	{ // the merchant
		face: art.Face{Skin: hue.Hex(0xb27a50), Hair: hue.Hex(0x2a2024), Eye: hue.Hex(0x5a3a1c), Width: 20.6, Jaw: 16, Long: 24.6, Yaw: -.25, Brow: 4, Age: art.Grown, Nose: art.NoseBroad, Mouth: art.MouthGrin},
		mood: pictures.Glad, cloth: hue.Hex(0x7a3f86), trim: hue.GoldLit,
		room: stall, dress: kaftan, beard: moustache, hat: turbanned, hands: chaliceAndCloth,
	},
	{ // the seer
		face:  art.Face{Skin: hue.Hex(0xc88f66), Hair: hue.Hex(0x2a1e2e), Eye: hue.Hex(0x6a5ac0), Lips: hue.Hex(0xa84a5a), Width: 17.8, Jaw: 12, Long: 25, Yaw: .15, Brow: 2.6, Age: art.Grown, Nose: art.NoseStraight, Lashes: true, Sleepy: true},
		cloth: hue.Hex(0x5b4a9a), trim: hue.GoldLit,
		room: starry, back: veilBehind, dress: shawled, hat: veilAndCoins, hands: crystalBall,
	},
	{ // the witch
		face: art.Face{Skin: hue.Hex(0xaec08a), Hair: hue.Hex(0xb8532c), Eye: hue.Hex(0x8aa62c), Lips: hue.Hex(0x7a3a4a), Width: 17.4, Jaw: 11.4, Long: 27.8, Yaw: .5, Brow: 3.4, Age: art.Old, Nose: art.NoseHooked, Mouth: art.MouthGap, Wide: true},
		mood: pictures.Glad, tilt: 3, cloth: hue.Hex(0x43355a), trim: hue.Hex(0x8a9a3c), lean: -10,
		room: moonlit, back: wildHair, dress: ragged, hat: crookedHat, hands: catAndCauldron,
	},
	{ // the maid
		face: art.Face{Skin: hue.Hex(0xf4cba8), Hair: hue.Hex(0x7a4a2a), Eye: hue.Hex(0x5a7a9a), Lips: hue.Hex(0xc8605c), Width: 19.4, Jaw: 14, Long: 23.4, Yaw: -.45, Brow: 2.6, Age: art.Young, Nose: art.NoseButton, Lashes: true},
		tilt: -4, cloth: hue.Hex(0x5f86b8), trim: hue.Hex(0xfffdf6), lean: 4,
		room: kitchen, dress: pinafore, hat: frilledCap, hands: snuffer,
	},
	{ // the black mage
		face: art.Face{Skin: hue.Hex(0xcdb8c6), Hair: hue.Hex(0x1c1626), Eye: hue.Hex(0xa03ac0), Width: 16.8, Jaw: 10.4, Long: 28, Yaw: -.3, Brow: 4.4, Age: art.Grown, Nose: art.NoseHooked, Mouth: art.MouthGrin},
		mood: pictures.Vexed, cloth: hue.Hex(0x2b2148), trim: hue.Hex(0x8a6ad0),
		room: storm, back: cowlBehind, dress: darkRobe, beard: pointedBeard, hat: cowl, hands: darkFire,
	},
	{ // the mercenary
		face: art.Face{Skin: hue.Hex(0xdba67a), Hair: hue.Hex(0x5a4030), Eye: hue.Hex(0x4a6a7a), Width: 20, Jaw: 17.4, Long: 26, Yaw: .3, Brow: 4.6, Age: art.Grown, Nose: art.NoseBroad, Mouth: art.MouthFierce},
		mood: pictures.Vexed, cloth: hue.Hex(0x8a3a34), trim: hue.Steel, lean: -6,
		room: camp, dress: plate, beard: stubbly, hat: morionAndPatch, hands: blade,
	},
}

// wallOf washes the whole window from a light to a dark colour around a point.
func wallOf(p brush.Pen, lit, dark hue.C, x, y float32) {
	p.Fill(col(lit).Out(dark, x, y, 150), brush.Rect(-116, -108, 232, 216))
}

// arch is an arched opening in a box.
func arch(x, y, w, h float32) brush.Path { return brush.Gate(x+w/2, y+h, w, h) }

// disc paints a coin seen from the front, of radius r.
func disc(p brush.Pen, x, y, r float32) {
	q := p.At(x, y, r/46)
	q.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -30, -30, 32, 34), 4, brush.Circle(0, 0, 46))
	q.Loop(even(3.4, hue.GoldDark).Alpha(.8), brush.Circle(0, 0, 36))
	q.Shape(col(hue.Hex(0x8a5a1c)), 0, crescent(2, 0, 24))
	q.Line(even(4, hue.Hex(0xfff6c8)).Alpha(.8).Taper(), brush.Arc(0, 0, 39, 39, 190, 262))
}

// crescent is a moon that opens to the right.
func crescent(x, y, r float32) brush.Path {
	var pts []float32
	for i := range 13 {
		s, c := brush.SinCos(50 + float32(i)*260/12)
		pts = append(pts, x+r*c, y+r*s)
	}
	for i := range 11 {
		s, c := brush.SinCos(296 - float32(i)*232/10)
		pts = append(pts, x+r*.42+r*.82*c*.98, y+r*.82*s)
	}
	return brush.Poly(pts...)
}
