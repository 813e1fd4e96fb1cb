package brush

import (
	"testing"

	"touria.games/touria/assets/hue"
)

// A rough path stays within its amplitude of the original, and is the same every time.
func TestRough(t *testing.T) {
	p := Circle(50, 50, 30)
	a, b := p.Rough(3, 10, 4), p.Rough(3, 10, 4)
	moved := false
	for i, q := range a[0] {
		if q != b[0][i] {
			t.Fatal("the same path comes out differently")
		}
		d := Dist(q, Pt{50, 50})
		if d < 30-4.6 || d > 30+4.6 {
			t.Errorf("a point has moved to the distance %v", d)
		}
		moved = moved || d < 29 || d > 31
	}
	if !moved {
		t.Error("nothing has moved")
	}
}

// Tone passes positions in the pen's units, and only within path and clip.
func TestTone(t *testing.T) {
	c := NewCanvas(40, 40)
	c.Pen(0, 0, 1).Fill(Col(hue.Meadow).Plain(), Rect(0, 0, 40, 40))
	p := c.Pen(20, 10, 2).Turn(90).Within(Rect(0, -5, 8, 10))
	seen := 0
	p.Tone(Rect(0, -20, 40, 40), func(q Pt, old hue.C) hue.C {
		if old != hue.Meadow {
			t.Fatalf("the old colour is %v", old)
		}
		if q.X < -.5 || q.X > 8.5 || q.Y < -5.5 || q.Y > 5.5 {
			t.Fatalf("called at %v, outside of the clip", q)
		}
		seen++
		return hue.Heart
	})
	if seen < 300 || seen > 400 {
		t.Errorf("%d pixels were toned", seen)
	}
	if got := c.Image().RGBAAt(20, 18); got != hue.Heart {
		t.Errorf("within it is %v", got)
	}
	if got := c.Image().RGBAAt(20, 30); got != hue.Meadow {
		t.Errorf("outside it is %v", got)
	}
}

func TestDistance(t *testing.T) {
	p := NewCanvas(80, 60).Pen(0, 0, 2)
	d := p.Distance(Rect(10, 10, 5, 10), 12)
	for _, c := range []struct{ x, y, want float32 }{{12, 15, 0}, {18, 15, 3}, {5, 15, 5}, {12, 4, 6}, {39, 15, 12}} {
		if got := d.At(p, Pt{c.x, c.y}); got < c.want-.8 || got > c.want+.8 {
			t.Errorf("at %v, %v it is %v, want %v", c.x, c.y, got, c.want)
		}
	}
}

// A drifting wash has both colours; a dry line has gaps.
func TestDriftAndDry(t *testing.T) {
	c := NewCanvas(120, 60)
	p := c.Pen(0, 0, 1)
	p.Fill(Col(hue.Snow).Plain().Drift(hue.Heart, 1, 20), Rect(0, 0, 120, 60))
	least, most := uint8(255), uint8(0)
	for i := 1; i < len(c.Pix); i += 4 {
		least, most = min(least, c.Pix[i]), max(most, c.Pix[i])
	}
	if most < 225 || least > 120 {
		t.Errorf("the green of the wash goes from %d to %d", least, most)
	}
	c = NewCanvas(120, 60)
	c.Pen(0, 0, 1).Line(Even(12, hue.Ink).Dry(1), Poly(5, 30, 115, 30))
	gaps, full := 0, 0
	for x := 10; x < 110; x++ {
		switch a := c.Pix[4*(30*120+x)+3]; {
		case a < 60:
			gaps++
		case a > 200:
			full++
		}
	}
	if gaps < 5 || full < 5 {
		t.Errorf("%d gaps and %d full places", gaps, full)
	}
}
