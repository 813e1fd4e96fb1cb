package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// person is somebody whose portrait is painted. The functions paint in the head's
// units; what is worn on the head takes part in its movement, clothes do not.
type person struct {
	Face
	cloth, trim, room hue.C

	place  func(p brush.Pen) // what is seen behind
	behind func(f portrait)  // what hangs behind the head, and what the shoulders carry
	dress  func(f portrait)
	beard  func(h Head)
	over   func(f portrait) // hair in front, and hats
	hand   [3]float32       // where the hand of who thinks is, and how it is turned
}

// portrait is a portrait in the making.
type portrait struct {
	Head                  // moves with the mood
	b           brush.Pen // upright, for the body
	cloth, trim hue.C
}

// Half the width of the window and of its frame, in hundredths of the portrait's box.
const (
	windowR = 40
	windowF = 44.5
	faceUp  = -6.5 // the head's origin above the window's middle
	faceBy  = 1.06
)

// tints colour the light in the window by mood, so that one feels it before one
// sees the face.
var tints = [pictures.Moods]struct {
	c hue.C
	k float32
}{
	pictures.Calm:     {hue.Light, 0},
	pictures.Glad:     {hue.Hex(0xffd97a), .38},
	pictures.Vexed:    {hue.Hex(0xa0424a), .42},
	pictures.Thinking: {hue.Hex(0x6a86c4), .34},
}

// portraitPiece paints a person's head and shoulders in a round window. Hats rise
// above its frame.
func portraitPiece(s *Sheet) {
	who, mood := &people[s.Spec.ID/pictures.Moods], pictures.Mood(s.Spec.ID%pictures.Moods)
	p := s.Token().At(0, 5.5, 1)
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -30, -30, 32, 34).Form(.45, 3), 2.2, brush.Circle(0, 0, windowF))
	disc := brush.Circle(0, 0, windowR)
	in := p.Within(disc)
	room := hue.Mix(who.room, tints[mood].c, tints[mood].k)
	in.Fill(col(hue.Lit(room, .5)).Out(hue.Shade(room, .5), -10, -18, 64), brush.Rect(-50, -50, 100, 100))
	if who.place != nil {
		who.place(in)
	}
	in.Loop(even(5, hue.Violet).Alpha(.28), disc.Move(1.2, 1.6))
	p.Loop(nib(1.8), disc)
	who.paint(inWindow(p), mood)
	p.Line(nib(1.8), brush.Arc(0, 0, windowR, windowR, 2, 178))
	s.Shadow(p.Unit())
}

// inWindow limits a pen to where a person is seen: within the window, whose middle is
// the pen's origin, and above its frame.
func inWindow(p brush.Pen) brush.Pen {
	return p.Within(brush.Join(brush.Circle(0, 0, windowR), brush.Rect(-58, -66, 116, 68)))
}

// Bust paints a person of the portraits without window and frame, from the hat to the breast. The pen's
// origin is the window's middle, its unit a hundredth of the portrait's box.
func Bust(p brush.Pen, who int, mood pictures.Mood) { people[who].paint(p, mood) }

// paint paints the person; the pen's origin is the window's middle.
func (who *person) paint(p brush.Pen, mood pictures.Mood) {
	f := portrait{b: p.At(0, faceUp, faceBy), cloth: who.cloth, trim: who.trim}
	k := float32(1)
	if who.Yaw > 0 {
		k = -1
	}
	tilt := [...]float32{0, 3, -1.5, -5}[mood] * k
	f.Head = Head{f.b.At(0, 20, 1).Turn(tilt).At(0, [...]float32{0, -.8, 1, 0}[mood]-20, 1), &who.Face, mood}
	if who.behind != nil {
		who.behind(f)
	}
	f.neck()
	who.dress(f)
	f.shadeChin()
	f.Skull()
	f.Features(who.beard)
	if who.over != nil {
		who.over(f)
	}
	if mood == pictures.Thinking {
		k := -f.far() // at the nearer cheek
		x, _ := f.Chin()
		Pensive(f.b.At(x+k*(13.4+who.hand[0]), 34.5+who.hand[1], 1.06).Stretch(k, 1).Turn(-8+who.hand[2]), who.Skin, who.cloth)
	}
}

// neck paints the neck; broad heads have broad ones.
func (f portrait) neck() {
	w := f.Jaw * .58
	f.b.Shape(col(hue.Shade(f.Skin, .12)).To(hue.Shade(f.Skin, .40), -w, 14, w, 30), 1.8, brush.Blob(-w, 12, w, 12, w+.6, 26, w+5, 33, 0, 40, -w-5, 33, -w-.6, 26))
}

// shadeChin paints the shadow of the head on neck and clothes.
func (f portrait) shadeChin() {
	x, y := f.Chin()
	f.b.Fill(col(hue.Violet).Alpha(.34).Soft(2.6), brush.Blob(x-f.Jaw*.7, y-4, x, y+1, x+f.Jaw, y-5, x+f.Jaw*.9, y+4, x+1, y+6, x-f.Jaw*.5, y+2))
}
