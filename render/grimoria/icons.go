package grimoria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/grimoria"
)

// Icon draws one of Grimoria's icons.
func (s *Drawer) Icon(dst *ebiten.Image, i ui.Icon, r ui.Rect, _ bool, pose paint.Pose) {
	p := s.p
	switch i.Kind {
	case board.IconCoin:
		p.Draw(dst, p.Spec(gpics.KindCoin, 0, r), r, pose)
	case board.IconCard, board.IconBack, board.IconHoard:
		s.thumb(dst, i, r, pose)
	case board.IconScene:
		s.scene(dst, i, r, pose)
	case board.IconMedal, board.IconVeiled:
		p.Draw(dst, p.Spec(gpics.KindMedal, int(i.What), r), r, pose)
		if i.Kind == board.IconVeiled {
			p.Draw(dst, p.Spec(gpics.KindSign, gpics.SignStar, r), corner(r, .5), pose)
		}
	case board.IconSpell:
		p.Draw(dst, p.Spec(gpics.KindPlate, int(i.What), r), r, pose)
	case board.IconEmblem:
		p.Draw(dst, p.Spec(gpics.KindEmblem, int(i.What), r), r, pose)
	case board.IconSign:
		p.Draw(dst, p.Spec(gpics.KindSign, int(i.What), r), r, pose)
	}
}

// corner returns the lower right part of a square.
func corner(r ui.Rect, k float32) ui.Rect {
	return ui.Rect{X: r.X + r.W*(1-k), Y: r.Y + r.H*(1-k), W: r.W * k, H: r.H * k}
}

// thumb draws a card as an icon: a companion's head, or the whole card in small.
func (s *Drawer) thumb(dst *ebiten.Image, i ui.Icon, r ui.Rect, pose paint.Pose) {
	if c := grimoria.Card(i.What); i.Kind == board.IconCard && c.IsCompanion() {
		s.p.Draw(dst, s.p.Spec(gpics.KindMedal, int(c), r), r, pose)
		return
	}
	w := r.H * gpics.CardW / gpics.CardH
	s.card(dst, ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: r.H}, i, pose)
}

// groupOf returns the frame of a card.
func groupOf(c grimoria.Card) int {
	switch {
	case c.IsPlace():
		return gpics.GroupPlace
	case c.IsTreasure():
		return gpics.GroupHoarded
	case c <= grimoria.TaxCollector:
		return gpics.GroupEnd
	}
	return gpics.GroupAble
}

// card draws a card or a back. Cards have no text: a large one shows its points and, in its field,
// what it does; a small one its points and the sign of its group.
func (s *Drawer) card(dst *ebiten.Image, r ui.Rect, i ui.Icon, pose paint.Pose) {
	p := s.p
	switch i.Kind {
	case board.IconBack:
		p.Draw(dst, p.Spec(gpics.KindCard, gpics.GroupBack, r), r, pose)
		return
	case board.IconHoard:
		p.Draw(dst, p.Spec(gpics.KindCard, gpics.GroupHoard, r), r, pose)
		return
	}
	c := grimoria.Card(i.What)
	if c >= grimoria.NoCard {
		return
	}
	k := r.W / gpics.CardW
	part := func(x, y, w, h float32) ui.Rect { return ui.Rect{X: r.X + x*k, Y: r.Y + y*k, W: w * k, H: h * k} }
	group := groupOf(c)
	draw := func(kind pictures.Kind, id int, at ui.Rect) {
		p.DrawIn(dst, p.Spec(kind, id, at), at, r, pose)
	}
	draw(gpics.KindCard, group, r)
	draw(gpics.KindScene, int(c), part(gpics.WindowX, gpics.WindowY, gpics.WindowW, gpics.WindowH))
	// Below about 120 pixels text is unreadable: points and group are drawn large instead.
	if r.W < gpics.CardW*.9 {
		d := float32(58)
		draw(gpics.KindSeal, c.Points(), part(6, gpics.CardH-d-3, d, d))
		draw(gpics.KindSign, groupSign[group], part(gpics.CardW-d+2, gpics.CardH-d+4, d-10, d-10))
		return
	}
	draw(gpics.KindSeal, c.Points(), part(-6, -6, 42, 42))
	s.field(dst, c, part(12, 135, gpics.CardW-24, 32), r, pose)
}

// groupSign is the sign of each group.
var groupSign = [...]int{gpics.GroupEnd: gpics.SignCrown, gpics.GroupAble: gpics.SignSpark, gpics.GroupPlace: gpics.SignHouse, gpics.GroupHoarded: gpics.SignLozenge}

// fieldIcon is a picture in the field of a card.
type fieldIcon struct {
	kind pictures.Kind
	id   int
	n    int // number of overlapping copies; 0 means one
}

func sign(n int) fieldIcon { return fieldIcon{kind: gpics.KindSign, id: n} }
func plus(n int) fieldIcon { return fieldIcon{kind: gpics.KindSeal, id: gpics.SealPlus + n} }

var (
	coin  = fieldIcon{kind: gpics.KindCoin}
	arrow = sign(gpics.SignArrow)
)

// fields say in pictures what each card does.
var fields = map[grimoria.Card][]fieldIcon{
	grimoria.Castle: {sign(gpics.SignHouses)}, grimoria.City: {sign(gpics.SignHouses)}, grimoria.Village: {sign(gpics.SignHouses)}, grimoria.Hut: {sign(gpics.SignHouses)},
	grimoria.Bronzesmith:  {sign(gpics.SignHelmet), arrow, plus(1)},
	grimoria.King:         {{kind: gpics.KindCoin, n: 5}, arrow, plus(5)},
	grimoria.Queen:        {sign(gpics.SignHouses), arrow, plus(2)},
	grimoria.Prince:       {{kind: gpics.KindSign, id: gpics.SignPerson, n: 5}, arrow, plus(3)},
	grimoria.Princess:     {{kind: gpics.KindSign, id: gpics.SignPerson, n: 2}, arrow, plus(2)},
	grimoria.TaxCollector: {coin, sign(gpics.SignSnuffed)},
	grimoria.Bard:         {{kind: gpics.KindSign, id: gpics.SignBook, n: 2}, arrow, coin},
	grimoria.Messenger:    {sign(gpics.SignPennant), arrow, coin},
	grimoria.Merchant:     {{kind: gpics.KindPlate, id: 5}, coin, arrow, sign(gpics.SignHoard)},
	grimoria.Seer:         {sign(gpics.SignEye), sign(gpics.SignBack)},
	grimoria.Witch:        {sign(gpics.SignSwap), sign(gpics.SignBack)},
	grimoria.Maid:         {sign(gpics.SignSnuffed), arrow, coin},
	grimoria.BlackMage:    {sign(gpics.SignStar), arrow, coin},
	grimoria.Mercenary:    {sign(gpics.SignBurst), arrow, {kind: gpics.KindCoin, n: 2}},
	grimoria.BronzeHelmet: {sign(gpics.SignHelmet), arrow, plus(1)},
	grimoria.Cloak:        {sign(gpics.SignPerson), sign(gpics.SignShield)},
	grimoria.MagicMirror:  {sign(gpics.SignBurst), sign(gpics.SignSwap)},
	grimoria.Chest:        {sign(gpics.SignLozenge)}, grimoria.Chalice: {sign(gpics.SignLozenge)}, grimoria.Bracelet: {sign(gpics.SignLozenge)},
}

// field draws what a card does.
func (s *Drawer) field(dst *ebiten.Image, c grimoria.Card, at, whole ui.Rect, pose paint.Pose) {
	list := fields[c]
	lap := func(n int) float32 { // the distance between copies, in their widths
		if n > 3 {
			return .36
		}
		return .55
	}
	width := float32(0)
	for _, f := range list {
		width += at.H * (1 + lap(f.n)*float32(max(f.n, 1)-1))
	}
	d := at.H * min(1, at.W/max(width, 1))
	width *= d / at.H
	x := at.X + (at.W-width)/2
	for _, f := range list {
		for n := range max(f.n, 1) {
			r := ui.Rect{X: x + float32(n)*d*lap(f.n), Y: at.Y + (at.H-d)/2, W: d, H: d}
			s.p.DrawIn(dst, s.p.Spec(f.kind, f.id, r), r, whole, pose)
		}
		x += d * (1 + lap(f.n)*float32(max(f.n, 1)-1))
	}
}
