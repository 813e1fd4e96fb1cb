//go:build whole && linux

package e2e

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// resident returns the resident memory of a process, in MB.
func resident(t *testing.T, pid int) (mb int) {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := bytes.Cut(text, []byte("VmRSS:"))
	if _, err := fmt.Sscan(string(rest), &mb); err != nil {
		t.Fatal(err)
	}
	return mb / 1024
}

// A small window that was large before uses little more memory than at first, and no longer does
// the work of a large one.
func TestResizesLetMemoryGo(t *testing.T) {
	t.Parallel()
	const slack = 500 // MB, for garbage and the graphics driver's caches, which differ from machine to machine; a leak would be ten windows' worth
	desk := drive.NewDesk(t, 3840, 2160)
	p := desk.Start(t, program(t), "-save-dir", t.TempDir(), "-lang", "en", "-seed", "5", "-speed", "instant")
	p.Follow("title.touria.play", "the table", at("table"))
	desk.Still()
	before := resident(t, p.Pid())
	for i := range 10 {
		was := p.Settled(settled)
		p.Resize(3840-50*(i+1), 2160-40*(i+1))
		p.Until("the table of another size", func(s drive.Screen) bool { return !slices.Equal(s.Elements, was.Elements) })
		desk.Still() // and its pictures
	}
	largest := resident(t, p.Pid())
	p.Resize(1280, 720)
	after := largest
	for late := time.Now().Add(drive.Patience); after > before+slack && time.Now().Before(late); time.Sleep(100 * time.Millisecond) {
		after = resident(t, p.Pid())
	}
	t.Logf("%d MB before, %d MB in large windows, %d MB after", before, largest, after)
	if after > before+slack {
		t.Errorf("after many large windows there are %d MB, before there were %d", after, before)
	}
}
