//go:build whole && linux

package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"touria.games/touria/cmd/touria-desktop/drive"
	"touria.games/touria/cmd/touria-desktop/drive/x11"
)

// switches returns how often a process's main thread has waited for something, and the processors' time that the
// process has had. Each of Ebitengine's ticks waits several times, for other threads and for the X server.
func switches(t *testing.T, pid int) (n int, spent time.Duration) {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/task/%d/status", pid, pid))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "\nvoluntary_ctxt_switches:")
	if _, err := fmt.Sscan(rest, &n); err != nil {
		t.Fatal(err)
	}
	if text, err = os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid)); err != nil {
		t.Fatal(err)
	}
	f := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
	var user, system int
	if _, err := fmt.Sscan(f[11]+" "+f[12], &user, &system); err != nil {
		t.Fatal(err)
	}
	return n, time.Duration(user+system) * time.Second / 100 // USER_HZ
}

// A window in which nothing happens wakes up some times a second, and answers presses, even the shortest, as it
// does when it is awake.
func TestRest(t *testing.T) {
	t.Parallel()
	desk := drive.NewDesk(t, 1280, 720)
	p := desk.Start(t, program(t), "-save-dir", t.TempDir(), "-lang", "en", "-seed", "5", "-speed", "instant")
	p.Follow("title.touria.play", "the table", at("table"))
	desk.Rest()
	const during = 4 * time.Second
	const most = 150 // switches a second; awake there are several hundred
	measure := func() (a float64, share float64) {
		start := time.Now()
		n, spent := switches(t, p.Pid())
		time.Sleep(during)
		after, then := switches(t, p.Pid())
		took := time.Since(start).Seconds()
		return float64(after-n) / took, (then - spent).Seconds() / took
	}
	awake, share := measure()
	t.Logf("at first %.0f switches a second, %.1f %% of a core", awake, 100*share)
	for end := time.Now().Add(drive.Patience); ; {
		n, share := measure()
		t.Logf("%.0f switches a second, %.1f %% of a core", n, 100*share)
		if n < most {
			break
		}
		if time.Now().After(end) {
			t.Fatal("the window does not come to rest")
		}
	}
	for range 3 {
		was, _ := p.Screen()
		p.Key(x11.Tab)
		p.Until("another focus", func(now drive.Screen) bool { return now.Focus != was.Focus })
		time.Sleep(1500 * time.Millisecond) // it rests again
	}
	p.Follow("table.menu", "the menu", at("pause"))
}
