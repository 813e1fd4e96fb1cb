package paint

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
)

// Old pictures make room, so that texture memory stays within its limit.
func TestEviction(t *testing.T) {
	p := New(1)
	dst := ebiten.NewImage(16, 16)
	for i := range 60 {
		p.Begin()
		p.Panel(dst, Rect{W: 1200 + float32(i), H: 700}, PanelPlain, Pose{})
	}
	if p.Bytes() > limit*5/4 {
		t.Errorf("%d bytes are kept, the limit is %d", p.Bytes(), limit)
	}
	if p.Bytes() <= 1200*700*4 {
		t.Error("the count of bytes is wrong")
	}
}

// A picture of another size stands in for one that has to wait.
func TestStandIn(t *testing.T) {
	p := New(1)
	dst := ebiten.NewImage(300, 300)
	p.Begin()
	p.Crest(dst, Rect{W: 30, H: 30}, 1, Pose{})
	p.spend = 0
	p.Crest(dst, Rect{W: 60, H: 60}, 1, Pose{})
	if !p.Late() || len(p.queue) != 1 {
		t.Errorf("late %v, queue %d", p.Late(), len(p.queue))
	}
	if pic := p.standIn(p.Spec(pictures.KindCrest, 1, Rect{W: 60, H: 60})); pic == nil || pic.W != 30 {
		t.Error("nothing stands in")
	}
}

// A picture that is drawn while it is being made ahead is made once: a second one would stay for ever.
func TestJobIsOvertaken(t *testing.T) {
	p := New(1)
	dst := ebiten.NewImage(16, 16)
	draw := func() { p.Panel(dst, Rect{W: 1200, H: 700}, PanelPlain, Pose{}) }
	p.Begin()
	p.Plan(draw)
	if p.Prepare(); p.job == nil {
		t.Fatal("the picture is no work of several steps")
	}
	p.Begin()
	draw()
	for done := false; !done; {
		done, _ = p.Prepare()
	}
	sum := 0
	for _, pic := range p.pics {
		sum += pic.bytes
	}
	if len(p.pics) != 1 || p.Bytes() != sum {
		t.Errorf("%d pictures have %d bytes, but %d are counted", len(p.pics), sum, p.Bytes())
	}
}
