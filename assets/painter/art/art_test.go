package art

import (
	"testing"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// Curtain and cloth are opaque, so that they hide what is behind them.
func TestFabricsAreOpaque(t *testing.T) {
	for _, k := range []pictures.Kind{pictures.KindCurtain, pictures.KindCloth} {
		pic := Interface.Paint(pictures.Spec{Kind: k, W: 320, H: 180, Scale: 1})
		for i := 3; i < len(pic.Img.Pix); i += 4 {
			if pic.Img.Pix[i] != 255 {
				t.Errorf("%v: a pixel has the opacity %d", k, pic.Img.Pix[i])
				break
			}
		}
	}
}

// Cream letters are readable on every ribbon and on dark buttons.
func TestLettersReadable(t *testing.T) {
	for crest := range pictures.NoCrest + 1 {
		if c := hue.Contrast(hue.Cream, hue.Lit(RibbonColour(crest), .07)); c < 4.5 {
			t.Errorf("ribbon %d: contrast %.1f", crest, c)
		}
	}
	for _, k := range []pictures.Button{pictures.ButtonPrimary, pictures.ButtonDanger, pictures.ButtonIcon} {
		for _, s := range []pictures.Press{pictures.PressNo, pictures.PressDown} {
			if c := hue.Contrast(hue.Cream, tonesOf(k, s).lit); c < 4.5 {
				t.Errorf("button %d state %d: contrast %.1f", k, s, c)
			}
		}
	}
	for _, s := range []pictures.Press{pictures.PressNo, pictures.PressOver, pictures.PressDown, pictures.PressOn, pictures.PressOff} {
		if c := hue.Contrast(hue.InkText, tonesOf(pictures.ButtonPaper, s).base); c < 4.5 {
			t.Errorf("paper button state %d: contrast %.1f", s, c)
		}
	}
}

// People can be told apart across the room: each has an outline of their own, without
// room, frame and colours, in every mood.
func TestPeopleDifferInOutline(t *testing.T) {
	const size, least = 72, .14
	outline := func(who int, mood pictures.Mood) []bool {
		c := brush.NewCanvas(size*6/5, size*6/5)
		k := float32(size) / 100
		people[who].paint(inWindow(c.Pen(60*k, 65.5*k, k)), mood)
		m := make([]bool, c.W*c.H)
		for i := range m {
			m[i] = c.Pix[4*i+3] > 128
		}
		return m
	}
	for mood := range pictures.Mood(pictures.Moods) {
		var all [pictures.People][]bool
		closest := 1.0
		for a := range all {
			all[a] = outline(a, mood)
			for b := range a {
				either, one := 0, 0
				for i := range all[a] {
					if all[a][i] || all[b][i] {
						either++
					}
					if all[a][i] != all[b][i] {
						one++
					}
				}
				d := float64(one) / float64(either)
				closest = min(closest, d)
				if d < least {
					t.Errorf("mood %d: %d and %d differ in only %.1f %% of their outlines", mood, a, b, d*100)
				}
			}
		}
		t.Logf("mood %d: the closest two differ in %.1f %%", mood, closest*100)
	}
}

// A mood can be read from the face of a small portrait, even if the head is still: between
// any two, a good part of the face changes its lightness for the eye to see.
func TestMoodsShow(t *testing.T) {
	const size, visible, least = 60, 24, .05
	closest := 1.0
	for who := range people {
		var all [pictures.Moods]*brush.Canvas
		for mood := range all {
			all[mood] = brush.NewCanvas(size, size)
			h := Head{all[mood].Pen(size/2, size/2, size/100.*faceBy), &people[who].Face, pictures.Mood(mood)}
			h.Skull()
			h.Features(people[who].beard)
			for b := range mood {
				changed, seen := 0, 0
				for i := 0; i < len(all[b].Pix); i += 4 {
					p, q := all[mood].Pix[i:i+4], all[b].Pix[i:i+4]
					if p[3] == 0 && q[3] == 0 {
						continue
					}
					seen++
					d := (int(p[0])-int(q[0]))*3 + (int(p[1])-int(q[1]))*6 + int(p[2]) - int(q[2])
					if max(d, -d) > visible*10 {
						changed++
					}
				}
				d := float64(changed) / float64(seen)
				closest = min(closest, d)
				if d < least {
					t.Errorf("%d: the moods %d and %d differ in only %.1f %% of the face", who, b, mood, d*100)
				}
			}
		}
	}
	t.Logf("the closest two moods differ in %.1f %%", closest*100)
}
