package draw

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// Gem draws a gem of the colour in its own shape, with its double rim.
func (p *Painter) Gem(dst *ebiten.Image, r paint.Rect, c touria.Colour, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindGem, int(c), r), r, pose)
}

// Socket draws the hollow for a gem of the colour: its shape, pressed into paper.
func (p *Painter) Socket(dst *ebiten.Image, r paint.Rect, c touria.Colour, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindSocket, int(c), r), r, pose)
}

// Bag draws the bag that gems are drawn from.
func (p *Painter) Bag(dst *ebiten.Image, r paint.Rect, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindBag, 0, r), r, pose)
}

// Coin draws a gold coin with its value; 0 is a coin with a crown.
func (p *Painter) Coin(dst *ebiten.Image, r paint.Rect, value int, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindCoin, value, r), r, pose)
}

// Heart draws a heart, or the empty place of one that is not won yet.
func (p *Painter) Heart(dst *ebiten.Image, r paint.Rect, won bool, pose paint.Pose) {
	id := 0
	if !won {
		id = 1
	}
	p.Draw(dst, p.Spec(tpics.KindHeart, id, r), r, pose)
}

// Sword draws a sword.
func (p *Painter) Sword(dst *ebiten.Image, r paint.Rect, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindSword, 0, r), r, pose)
}

// Elixir draws an elixir's flask.
func (p *Painter) Elixir(dst *ebiten.Image, r paint.Rect, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindElixir, 0, r), r, pose)
}

// DieFrames is the number of pictures of one tumble of the die.
const DieFrames = tpics.DieFrames

// Die draws the die with the colour up, shown by the gem's shape. While it
// rolls, frame runs through 1 … DieFrames-1 repeatedly; at 0 it is still.
func (p *Painter) Die(dst *ebiten.Image, r paint.Rect, c touria.Colour, frame int, pose paint.Pose) {
	if frame %= DieFrames; frame != 0 {
		p.Draw(dst, p.Spec(tpics.KindDie, tpics.DieTumble+frame, r), r, pose)
		return
	}
	p.Draw(dst, p.Spec(tpics.KindDie, int(c), r), r, pose)
}

// Item draws a magic item's tile; NoItem is its back.
func (p *Painter) Item(dst *ebiten.Image, r paint.Rect, i touria.Item, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindItem, int(i), r), r, pose)
}

// ItemPlace draws the empty place of a tile.
func (p *Painter) ItemPlace(dst *ebiten.Image, r paint.Rect, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindItem, tpics.ItemPlace, r), r, pose)
}

// Emblem draws the round emblem of a tower action, in its colour.
func (p *Painter) Emblem(dst *ebiten.Image, r paint.Rect, a touria.Action, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindEmblem, int(a), r), r, pose)
}

// Place draws the emblem of a space: round for destinations, six-cornered for
// mines, castle and bridge.
func (p *Painter) Place(dst *ebiten.Image, r paint.Rect, s touria.Space, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindPlace, int(s), r), r, pose)
}

// Heroes draws the heroes' group with a banner of the crest; they stand on the
// lower edge of r, which should be a little higher than wide.
func (p *Painter) Heroes(dst *ebiten.Image, r paint.Rect, crest int, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindHeroes, crest, r), r, pose)
}

// Order draws an order of the trader: gems on the left, an arrow, and the gold
// that it pays on the right; in a narrow box the gold is below.
func (p *Painter) Order(dst *ebiten.Image, r paint.Rect, o touria.Order, pose paint.Pose) {
	wide := r.W >= r.H*1.6 || r.W < 130 && r.W >= r.H*1.25
	small := wide && r.W < 130 // no room for an arrow; the gems stand in two rows
	k := min(r.W/200, r.H/72)
	if !wide {
		k = min(r.W, r.H) / 120
	}
	card := p.Spec(tpics.KindOrder, 0, r)
	card.Scale *= k
	p.Draw(dst, card, r, pose)
	at := func(kind pictures.Kind, id int, x, y, size float32, pose paint.Pose) {
		box := paint.Rect{X: r.X + x - size/2, Y: r.Y + y - size/2, W: size, H: size}
		p.DrawIn(dst, p.Spec(kind, id, box), box, r, pose)
	}
	n := o.Gems.Total()
	// row draws some of the gems side by side in the left part of the card.
	row := func(from, to int, y, size float32) {
		x, width := r.W*.03, r.W*.60
		if !wide {
			x, width = r.W*.08, r.W*.84
		}
		step := min(width/float32(max(to-from, 1)), size*1.06)
		x += width/2 - step*float32(to-from-1)/2
		i := 0
		for c, many := range o.Gems {
			for ; many > 0; many-- {
				if i >= from && i < to {
					at(tpics.KindGem, c, x+step*float32(i-from), y, size, pose)
				}
				i++
			}
		}
	}
	width := r.W * .60 / float32(max(n, 1))
	turned := pose
	turned.Turn += 90
	switch {
	case small:
		if n > 2 {
			half := (n + 1) / 2
			size := min(r.W*.58/float32(half), r.H*.42)
			row(0, half, r.H*.31, size)
			row(half, n, r.H*.72, size)
		} else {
			row(0, n, r.H*.52, min(width, r.H*.7))
		}
		at(tpics.KindCoin, o.Gold, r.W*.80, r.H*.52, min(r.H*.80, r.W*.34), pose)
	case wide:
		row(0, n, r.H*.52, min(width, r.H*.60))
		at(pictures.KindArrow, 0, r.W*.685, r.H*.52, min(r.H*.34, r.W*.10), pose)
		at(tpics.KindCoin, o.Gold, r.W*.855, r.H*.52, min(r.H*.72, r.W*.25), pose)
	default:
		if half := (n + 1) / 2; n > 2 && r.W < 130 { // larger in two rows
			size := min(r.W*.84/float32(half), r.H*.29)
			row(0, half, r.H*.20, size)
			row(half, n, r.H*.47, size)
		} else {
			row(0, n, r.H*.30, min(width*1.4*1.06, r.H*.46))
		}
		size := r.H * .26
		box := paint.Rect{X: r.X + r.W*.26 - size/2, Y: r.Y + r.H*.78 - size/2, W: size, H: size}
		p.DrawIn(dst, p.Spec(pictures.KindArrow, 0, box), box, box, turned)
		at(tpics.KindCoin, o.Gold, r.W*.60, r.H*.78, min(r.H*.40, r.W*.5), pose)
	}
	at(tpics.KindOrder, 1, r.W/2, 3*k, 12*k, pose)
}

// DoorFrames is the number of pictures of a door that swings open.
const DoorFrames = tpics.DoorFrames

// Door draws a castle door in its stone arch, from 0 (closed) to 1 (open), with
// whoever is behind it; touria.Nobody is a dark room. r should be about 3
// wide to 4 high.
func (p *Painter) Door(dst *ebiten.Image, r paint.Rect, who touria.Who, ajar float32, pose paint.Pose) {
	f := min(max(paint.Round(ajar*(DoorFrames-1)), 0), DoorFrames-1)
	if f > 0 {
		p.Draw(dst, p.Spec(tpics.KindDoorRoom, int(who), r), r, pose)
	}
	p.Draw(dst, p.Spec(tpics.KindDoorLeaf, f, r), r, pose)
	p.Draw(dst, p.Spec(tpics.KindDoorArch, 0, r), r, pose)
}

// DoorGlow draws light under a closed door, as bright as k from 0 to 1.
func (p *Painter) DoorGlow(dst *ebiten.Image, r paint.Rect, k float32) {
	p.Draw(dst, p.Spec(tpics.KindDoorGlow, 0, r), r, paint.Pose{Fade: 1 - k})
}

// Dweller draws the bust of a castle dweller, or of the royal children, in a
// round frame.
func (p *Painter) Dweller(dst *ebiten.Image, r paint.Rect, who touria.Who, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindDweller, int(who), r), r, pose)
}

// GoalRoad draws the way to the castle: a lane for hearts above one for coins.
func (p *Painter) GoalRoad(dst *ebiten.Image, r paint.Rect) {
	p.Draw(dst, p.Spec(tpics.KindGoalRoad, 0, r), r, paint.Pose{})
}

// GoalGate draws the castle at its end: full rows light a window each, and the gate
// is open or closed. r should be about as wide as high.
func (p *Painter) GoalGate(dst *ebiten.Image, r paint.Rect, hearts, gold, open bool, pose paint.Pose) {
	id := 0
	if hearts {
		id += tpics.GateHearts
	}
	if gold {
		id += tpics.GateGold
	}
	if open {
		id = tpics.GateOpen
	}
	p.Draw(dst, p.Spec(tpics.KindGoalGate, id, r), r, pose)
}

// Branch draws the bough on which items stand.
func (p *Painter) Branch(dst *ebiten.Image, r paint.Rect) {
	p.Draw(dst, p.Spec(tpics.KindBranch, 0, r), r, paint.Pose{})
}
