package concert

import "testing"

func TestWave(t *testing.T) {
	b := wave(2, []float32{0, 1, -1, 2})
	if string(b[:4]) != "RIFF" || len(b) != 44+8 || b[40] != 8 || b[44+2] != 0xff || b[44+3] != 0x7f || b[44+6] != 0xff || b[44+7] != 0x7f {
		t.Errorf("% x", b)
	}
}

func TestPictures(t *testing.T) {
	x := make([]float32, rate)
	if b := spectrogram(x, rate, 0.01).Bounds(); b.Dx() != 100 {
		t.Errorf("a second is %d columns", b.Dx())
	}
	m := Mix{Curve: make([]float64, 305)}
	if b := m.Picture().Bounds(); b.Dx() != 30 {
		t.Errorf("30 s are %d columns", b.Dx())
	}
}
