package debrief

import (
	"bytes"
	"reflect"
	"testing"

	"pgregory.net/rapid"
)

// Points add up to the whole, and each is off by less than one game.
func TestPoints(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		part := rapid.IntRange(-2*Certain, 2*Certain)
		p := Parts{Start: rapid.IntRange(0, Certain).Draw(t, "start"), Deal: part.Draw(t, "deal"), Chance: part.Draw(t, "chance"), Reveal: part.Draw(t, "reveal"),
			Own: part.Draw(t, "own"), Rivals: part.Draw(t, "rivals")}
		p.End = p.Start + p.Deal + p.Chance + p.Reveal + p.Own + p.Rivals
		if !p.AddUp() {
			t.Fatalf("%+v do not add up", p)
		}
		sum := Games(p.Start)
		for i, n := range p.Points() {
			sum += n
			if d := n*Certain - 100*p.Way()[i]; d <= -Certain || d >= Certain {
				t.Errorf("%d of %d are said to be %d points", p.Way()[i], Certain, n)
			}
		}
		if sum != Games(p.End) {
			t.Errorf("the points of %+v come to %d, not %d", p, sum, Games(p.End))
		}
		if p.End++; p.AddUp() {
			t.Errorf("%+v add up", p)
		}
	})
}

// What was kept is found again in the same way only, and damage is no lesson or another one, never a panic.
func TestKept(t *testing.T) {
	lessons := []Parts{{Start: 5, End: 7, Own: 2}, {Rivals: -3}}
	data := Encode(4, lessons)
	var found []Parts
	if !Decode(4, data, &found) || !reflect.DeepEqual(found, lessons) {
		t.Errorf("%+v were kept, %+v found", lessons, found)
	}
	if found = nil; Decode(3, data, &found) {
		t.Error("what was found in another way is taken")
	}
	rapid.Check(t, func(t *rapid.T) {
		bad := bytes.Clone(data)
		bad[rapid.IntRange(0, len(bad)-1).Draw(t, "at")] = rapid.Byte().Draw(t, "byte")
		Decode(4, bad[:rapid.IntRange(0, len(bad)).Draw(t, "length")], &found)
	})
}
