package concert

import "testing"

// A whole game is neither too loud nor too soft, never clips, never falls silent while the
// music is on, and lets what matters be heard over the music.
func TestGame(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a whole game")
	}
	m, err := Game("7", 1)
	if err != nil {
		t.Fatal(err)
	}
	t.Log("\n" + m.String())
	if l := m.Loudness.Integrated; l < -25 || l > -20 {
		t.Errorf("%.1f LUFS", l)
	}
	if m.Clipped > 0 || m.Loudness.TruePeak > -1 {
		t.Errorf("%d samples are clipped, the true peak is %.1f dBTP", m.Clipped, m.Loudness.TruePeak)
	}
	if m.Silence > 20 {
		t.Errorf("silence for %.1f s", m.Silence)
	}
	if m.Most > 12+4 { // four that fade
		t.Errorf("%d effects at once", m.Most)
	}
	if m.Over < 0 {
		t.Errorf("a tenth of what matters lies %.1f LU under the music", -m.Over)
	}
	if m.Plays < 200 || m.Seconds < 90 {
		t.Errorf("%d effects in %.0f s", m.Plays, m.Seconds)
	}
	if m.Duck < 8 || m.Duck > 12 {
		t.Errorf("music steps back by %.0f dB at most", m.Duck)
	}
}

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
