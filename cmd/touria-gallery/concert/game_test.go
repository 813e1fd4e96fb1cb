//go:build whole

package concert

import "testing"

// A whole game is neither too loud nor too soft, never clips, never falls silent while the
// music is on, and lets what matters be heard over the music.
func TestGame(t *testing.T) {
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
