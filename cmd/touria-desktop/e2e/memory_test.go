//go:build whole && linux

package e2e

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"testing"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// resident returns the resident memory of a process, in MB.
func resident(t testing.TB, pid int) (mb int) {
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

// BenchmarkResizes measures the memory of the program at a table in a small window, before and after it was
// large. How much the graphics driver keeps, and when garbage goes, differs from machine to machine:
// TestResizesLetPicturesGo proves that the program itself lets the pictures go.
func BenchmarkResizes(b *testing.B) {
	const w, h = 1280, 720
	var before, largest, after int
	for b.Loop() {
		desk := drive.NewDesk(b, 3840, 2160)
		p := desk.Start(b, program(b), "-save-dir", b.TempDir(), "-lang", "en", "-seed", "5", "-speed", "instant", "-window", fmt.Sprintf("%dx%d", w, h))
		p.Follow("title.touria.play", "the table", at("table"))
		desk.Still()
		before = resident(b, p.Pid())
		resize := func(w, h int) {
			was := p.Settled(settled)
			p.Resize(w, h)
			p.Until("the table of another size", func(s drive.Screen) bool { return !slices.Equal(s.Elements, was.Elements) })
			desk.Still() // and its pictures
		}
		for i := range 10 {
			resize(3840-50*i, 2160-40*i)
		}
		largest = resident(b, p.Pid())
		resize(w, h)
		after = resident(b, p.Pid())
	}
	b.ReportMetric(float64(before), "MB-before")
	b.ReportMetric(float64(largest), "MB-largest")
	b.ReportMetric(float64(after), "MB-after")
}
