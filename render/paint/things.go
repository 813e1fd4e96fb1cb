package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria/assets/pictures"
	"touria/rules/touria"
)

// Gem draws a gem of the colour in its own shape, with its double rim.
func (p *Painter) Gem(dst *ebiten.Image, r Rect, c touria.Colour, pose Pose) {
	p.draw(dst, p.spec(pictures.KindGem, int(c), r), r, pose)
}

// Socket draws the dent in which a gem of the colour may lie: its shape,
// pressed into paper.
func (p *Painter) Socket(dst *ebiten.Image, r Rect, c touria.Colour, pose Pose) {
	p.draw(dst, p.spec(pictures.KindSocket, int(c), r), r, pose)
}

// Bag draws the bag that gems are drawn from.
func (p *Painter) Bag(dst *ebiten.Image, r Rect, pose Pose) {
	p.draw(dst, p.spec(pictures.KindBag, 0, r), r, pose)
}

// Coin draws a gold coin with its value; 0 is a coin with a crown.
func (p *Painter) Coin(dst *ebiten.Image, r Rect, value int, pose Pose) {
	p.draw(dst, p.spec(pictures.KindCoin, value, r), r, pose)
}

// Heart draws a heart; one that is not won yet is an empty place for one.
func (p *Painter) Heart(dst *ebiten.Image, r Rect, won bool, pose Pose) {
	id := 0
	if !won {
		id = 1
	}
	p.draw(dst, p.spec(pictures.KindHeart, id, r), r, pose)
}

// Sword draws a sword.
func (p *Painter) Sword(dst *ebiten.Image, r Rect, pose Pose) {
	p.draw(dst, p.spec(pictures.KindSword, 0, r), r, pose)
}

// Elixir draws an elixir's flask.
func (p *Painter) Elixir(dst *ebiten.Image, r Rect, pose Pose) {
	p.draw(dst, p.spec(pictures.KindElixir, 0, r), r, pose)
}

// DieFrames is the number of pictures of one tumble of the die.
const DieFrames = pictures.DieFrames

// Die draws the die with the colour up, shown by the gem's shape. While it
// rolls, frame runs through 1 … DieFrames-1 again and again; 0 lies still.
func (p *Painter) Die(dst *ebiten.Image, r Rect, c touria.Colour, frame int, pose Pose) {
	if frame %= DieFrames; frame != 0 {
		p.draw(dst, p.spec(pictures.KindDie, 100+frame, r), r, pose)
		return
	}
	p.draw(dst, p.spec(pictures.KindDie, int(c), r), r, pose)
}

// Item draws a magic item's tile, for NoItem the back of one.
func (p *Painter) Item(dst *ebiten.Image, r Rect, i touria.Item, pose Pose) {
	p.draw(dst, p.spec(pictures.KindItem, int(i), r), r, pose)
}

// ItemPlace draws the empty place of a tile.
func (p *Painter) ItemPlace(dst *ebiten.Image, r Rect, pose Pose) {
	p.draw(dst, p.spec(pictures.KindItem, pictures.ItemPlace, r), r, pose)
}

// Emblem draws the round emblem of a tower action, in its colour.
func (p *Painter) Emblem(dst *ebiten.Image, r Rect, a touria.Action, pose Pose) {
	p.draw(dst, p.spec(pictures.KindEmblem, int(a), r), r, pose)
}

// Place draws the emblem of a space: round for destinations, six-cornered for
// mines, castle and bridge.
func (p *Painter) Place(dst *ebiten.Image, r Rect, s touria.Space, pose Pose) {
	p.draw(dst, p.spec(pictures.KindPlace, int(s), r), r, pose)
}

// Crest draws a player's crest: 0 rose, 1 star, 2 leaf, 3 sun, each on a
// shield of its own shape.
func (p *Painter) Crest(dst *ebiten.Image, r Rect, crest int, pose Pose) {
	p.draw(dst, p.spec(pictures.KindCrest, crest, r), r, pose)
}

// NoCrest gives the heroes a plain banner.
const NoCrest = 4

// Heroes draws the heroes' group with a banner of the crest; they stand on the
// lower edge of r, which should be a little higher than wide.
func (p *Painter) Heroes(dst *ebiten.Image, r Rect, crest int, pose Pose) {
	p.draw(dst, p.spec(pictures.KindHeroes, crest, r), r, pose)
}

// Order draws an order of the trader: its gems and the gold it pays.
func (p *Painter) Order(dst *ebiten.Image, r Rect, o touria.Order, pose Pose) {
	p.draw(dst, p.spec(pictures.KindOrder, pictures.OrderID(o), r), r, pose)
}

// OrderPlace draws the empty place of an order.
func (p *Painter) OrderPlace(dst *ebiten.Image, r Rect, pose Pose) {
	p.draw(dst, p.spec(pictures.KindOrder, 0, r), r, pose)
}

// DoorFrames is the number of pictures of a door that swings open.
const DoorFrames = pictures.DoorFrames

// Door draws a castle door in its stone arch, ajar from 0, closed, to 1, open,
// with who stands behind it; touria.Nobody is a dark room. Its r should be
// about 3 wide to 4 high.
func (p *Painter) Door(dst *ebiten.Image, r Rect, who touria.Who, ajar float32, pose Pose) {
	f := min(max(round(ajar*(DoorFrames-1)), 0), DoorFrames-1)
	if f == 0 {
		who = touria.Nobody
	}
	p.draw(dst, p.spec(pictures.KindDoor, int(who)*DoorFrames+f, r), r, pose)
}

// DoorGlow draws light falling out from under a closed door, by k from 0 to 1.
func (p *Painter) DoorGlow(dst *ebiten.Image, r Rect, k float32) {
	p.draw(dst, p.spec(pictures.KindDoorGlow, 0, r), r, Pose{Fade: 1 - k})
}

// Dweller draws the bust of a castle dweller, or of the royal children, in a
// round frame.
func (p *Painter) Dweller(dst *ebiten.Image, r Rect, who touria.Who, pose Pose) {
	p.draw(dst, p.spec(pictures.KindDweller, int(who), r), r, pose)
}
