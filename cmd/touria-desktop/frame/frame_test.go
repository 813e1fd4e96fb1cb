//go:build whole

package frame

import (
	"fmt"
	"image"
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/game/touria/board"
)

func TestMain(m *testing.M) { stage.Main(m) }

// The size of the measured screen.
const width, height = 1920, 1080

// warm are the stages that tests share, by their size, so that pictures are made once.
var warm = map[image.Point]*stage.Stage{}

// share returns the shared stage of a size. It is for tests that don't care which pictures are there before.
func share(w, h int) *stage.Stage {
	s := warm[image.Pt(w, h)]
	if s == nil {
		s = stage.New(w, h)
		warm[image.Pt(w, h)] = s
	}
	s.Watch, s.Blind = nil, true // until the scene is reached
	return s
}

// openTable returns a stage with a table at which the player is to choose a tower. All its pictures
// are loaded; ambience is optional.
func openTable(tb testing.TB, moving bool) *stage.Stage {
	tb.Helper()
	s := share(width, height)
	if err := stage.Try(func() {
		s.Continue(stage.Look{Game: stage.Midgame(), Moving: moving})
		s.Settle()
		s.Picture()
	}); err != nil {
		tb.Fatal(err)
	}
	s.Blind = false
	return s
}

// Upper limits for the table.
const (
	maxTextures  = 128 << 20 // bytes
	mostTextures = 142 << 20 // at any time
	maxDrawCalls = 40
)

// TestTexturesAtTheEnd measures the memory of all pictures through the end of a game: from the
// table behind the title to the doors, the finale and the summary. It runs in a process of its own, because
// pictures shown by other tests stay in their process's texture sheets.
func TestTexturesAtTheEnd(t *testing.T) {
	if !byItself(t) {
		return
	}
	s := stage.New(width, height)
	t.Cleanup(s.Close)
	most := map[string]int64{}
	pixels := map[string]int{} // at last; at the end the least, before the title is made again
	ticks := 0
	s.Watch = func() {
		if ticks++; ticks%6 != 0 {
			return
		}
		scene := s.App.Scene()
		most[scene] = max(most[scene], textures())
		if n := s.Screen.Bytes(); scene != "end" || pixels[scene] == 0 || n < pixels[scene] {
			pixels[scene] = n
		}
	}
	if err := stage.Try(func() {
		s.Continue(stage.Look{Game: stage.Midgame(), Moving: true}) // whose pictures stay for the next game
		s.Settle()
		s.PlayTurn()
		s.PlayTurn()
		sc := stage.Finale(1)
		sc.Show(s, stage.Look{Moving: true})
		s.Until("the end", func() bool { return s.App.Scene() == "end" })
		s.Tick(240)
	}); err != nil {
		t.Fatal(err)
	}
	checkTextures(t, most)
	t.Logf("pixels in bytes: %v", pixels)
	if pixels["finale"] == 0 || pixels["end"] > pixels["finale"]-7<<20 {
		t.Errorf("%d bytes of pixels after %d in the finale: nothing was let go", pixels["end"], pixels["finale"])
	}
}

// TestTexturesOfPhoto measures the memory of all pictures while the largest photo is taken of a table
// that has been played at. It runs in a process of its own.
func TestTexturesOfPhoto(t *testing.T) {
	if !byItself(t) {
		return
	}
	s := stage.New(width, height)
	t.Cleanup(s.Close)
	most := map[string]int64{}
	step := "table"
	s.Watch = func() { most[step] = max(most[step], textures()) }
	if err := stage.Try(func() {
		s.Continue(stage.Look{Game: stage.Midgame(), Moving: true})
		s.Settle()
		s.PlayTurn()
		step = "view"
		s.Press("table.menu")
		s.Press("pause.photo")
		s.Settle()
		step = "photo"
		s.Press("photo.save")
		s.Until("the photo", func() bool { return s.App.Shot() == nil })
		step = "after"
		s.Settle()
		s.Press("photo.done")
		s.Settle()
	}); err != nil {
		t.Fatal(err)
	}
	checkTextures(t, most)
}

// textures returns how many bytes of textures there are.
func textures() int64 {
	var info ebiten.DebugInfo
	ebiten.ReadDebugInfo(&info)
	return info.TotalGPUImageMemoryUsageInBytes
}

// checkTextures checks the most bytes of textures there were at each step against the bounds.
func checkTextures(t *testing.T, most map[string]int64) {
	t.Helper()
	for step, bytes := range most {
		t.Logf("%s: %.1f MB of textures", step, float64(bytes)/(1<<20))
		limit := int64(mostTextures)
		if step == "table" {
			limit = maxTextures
		}
		if bytes > limit {
			t.Errorf("%s: %d bytes of textures are more than %d", step, bytes, limit)
		}
	}
}

// byItself reports whether the test runs in a process of its own. If not, it runs it in one.
func byItself(t *testing.T) bool {
	t.Helper()
	if os.Getenv(alone) != "" {
		return true
	}
	cmd := exec.Command(os.Args[0], "-test.run", "^"+t.Name()+"$", "-test.v")
	cmd.Env = append(os.Environ(), alone+"=1")
	out, err := cmd.CombinedOutput()
	t.Logf("%s", out)
	if err != nil {
		t.Error(err)
	}
	return false
}

// alone says that a test runs in a process of its own.
const alone = "TOURIA_TEST_ALONE"

// allocates reports whether f allocates. With a single processor, the graphics thread cannot work
// on the previous frame meanwhile.
func allocates(f func()) bool {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.Mallocs != before.Mallocs
}

// whole returns what lets a tick pass and draws the whole screen where nobody sees it, which is cheap.
func whole(s *stage.Stage) func() {
	return func() {
		s.App.Redraw()
		s.Pass()
	}
}

// A table at rest produces no garbage, even when it is redrawn every frame. The graphics driver's
// work after a frame does not count, and now and then another goroutine of the program runs in
// between.
func TestFrameAllocatesNothing(t *testing.T) {
	s := openTable(t, true)
	allocating := 0
	step := whole(s)
	const warm, frames = 80, 50 // Ebitengine's pools grow for a while
	for i := range warm + frames {
		stage.Frame(func() {
			if allocates(step) && i >= warm {
				allocating++
			}
		})
	}
	t.Logf("%d of %d frames at rest allocate", allocating, frames)
	if allocating > frames/10 {
		t.Errorf("%d of %d frames at rest allocate", allocating, frames)
	}
}

// Running beats produce no garbage either: everything that moves is drawn from existing pictures.
// Each beat is drawn once before it is measured, since new pictures are painted on first use; at
// the end of a beat the elements are rebuilt.
func TestRunningBeatsAllocateNothing(t *testing.T) {
	s := openTable(t, true)
	running, allocating, version := 0, 0, -1
	s.Watch = func() {
		same := s.App.Tree().Version == version
		version = s.App.Tree().Version
		if bd := board.Of(s.App); bd == nil || bd.Queue.Playing() == 0 || !same {
			return
		}
		running++
		if allocates(s.Redraw) {
			allocating++
		}
	}
	if err := stage.Try(s.PlayTurn); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d of %d frames with beats allocate", allocating, running)
	if running < 200 || allocating*8 > running {
		t.Errorf("%d of %d frames with beats allocate", allocating, running)
	}
}

// drawnAtRest returns how many of n ticks of a table at rest are drawn.
func drawnAtRest(t *testing.T, moving bool, n int) (drawn int) {
	s := openTable(t, moving)
	s.Tick(60) // until the tooltip under the pointer has appeared
	for range n {
		stage.Frame(func() {
			if s.Pass() {
				drawn++
			}
		})
	}
	return drawn
}

// A still frame that is the same as the one before is not drawn.
func TestStillFrameAtRestIsNotDrawn(t *testing.T) {
	if n := drawnAtRest(t, false, 80); n > 0 {
		t.Errorf("a still table at rest was drawn %d times in 80 ticks", n)
	}
}

// Scenery is redrawn only every second tick.
func TestSceneryIsDrawnEverySecondTick(t *testing.T) {
	if n := drawnAtRest(t, true, 80); n != 40 {
		t.Errorf("a table at rest was drawn %d times in 80 ticks", n)
	}
}

// The finale's scene is ready when a game ends, because it was made while doors were being opened.
// The few frames allowed are for small pictures that could not be foreseen.
func TestFinaleIsReady(t *testing.T) {
	s := stage.New(1280, 720)
	t.Cleanup(s.Close)
	seen, late := 0, 0
	s.Watch = func() {
		if s.App.Scene() == "finale" {
			seen++
			if s.Screen.Unfinished() {
				late++
			}
		}
	}
	sc := stage.Finale(660)
	if err := stage.Try(func() { sc.Show(s, stage.Look{Moving: true}) }); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d of %d ticks of the finale wait for pictures", late, seen)
	if seen < 600 || late > 20 {
		t.Errorf("%d of %d ticks of the finale wait for pictures", late, seen)
	}
}

// drawCall is a line of Ebitengine's log of its draw calls, after merging: the destination, the
// source and the parameters.
var drawCall = regexp.MustCompile(`^ *draw-triangles: dst: (\S+).* src: \[([^],]*).* num of indices: (\d+), blend: (\S+), shader: (.*)`)

// TestDrawCalls counts the draw calls of a frame in which everything on the table moves. Ebitengine
// logs them with a build tag: see TestSteady. -v lists them, with the reason for each new batch.
func TestDrawCalls(t *testing.T) {
	cmd := exec.Command("go", "test", "-tags", "whole,ebitenginedebug", "-run", "^TestSteady$", "-count=1", "-v", ".")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v:\n%.3000s", err, out)
	}
	_, text, ok := strings.Cut(string(out), steadyBegins)
	text, _, ends := strings.Cut(text, steadyEnds)
	if !ok || !ends {
		t.Fatalf("no steady frame in %.3000s", out)
	}
	frames := strings.Split(text, "Graphics commands:\n")
	worst := 0
	var list []string
	for _, frame := range frames {
		var calls []string
		for line := range strings.Lines(frame) {
			if strings.Contains(line, "draw-triangles:") {
				calls = append(calls, strings.TrimSpace(drawCall.ReplaceAllString(line, "to $1 from $2: $3 indices, $4, shader $5")))
			} else if _, where, ok := strings.Cut(line, "first-caller: "); ok && len(calls) > 0 {
				calls[len(calls)-1] += ", " + where[strings.LastIndexByte(where[:len(where)-1], '/')+1:]
			}
		}
		if len(calls) > worst {
			worst, list = len(calls), calls
		}
	}
	if worst == 0 {
		t.Fatal("nothing was drawn")
	}
	t.Logf("%d draw calls in the worst of %d frames", worst, len(frames)-1)
	for _, c := range list {
		t.Log(strings.TrimSpace(c))
	}
	if worst > maxDrawCalls {
		t.Errorf("%d draw calls, at most %d may be", worst, maxDrawCalls)
	}
}

// Markers around the log of the steady frames.
const steadyBegins, steadyEnds = "the steady frames begin", "the steady frames end"

// BenchmarkFrame measures one tick and one full drawing of the table: CPU time without rasterising,
// since draw calls are only collected.
func BenchmarkFrame(b *testing.B) {
	s := openTable(b, true)
	s.Tick(200) // in which pictures are made ahead
	benchFrames(b, s)
}

// BenchmarkNight measures the same of Grimoria's table with five seats.
func BenchmarkNight(b *testing.B) {
	s := share(width, height)
	if err := stage.Try(func() { stage.Named("night-take").Show(s, stage.Look{Moving: true}); s.Picture() }); err != nil {
		b.Fatal(err)
	}
	s.Blind = false
	s.Tick(200)
	benchFrames(b, s)
}

func benchFrames(b *testing.B, s *stage.Stage) {
	var spent time.Duration
	n := 0
	for b.Loop() {
		stage.Frame(func() {
			start := time.Now()
			s.Step()
			spent += time.Since(start)
			n++
		})
	}
	b.ReportMetric(float64(spent.Microseconds())/float64(n)/1000, "ms/frame")
}

// BenchmarkStart measures our own CPU time from the start until the title is complete, including
// its pictures.
func BenchmarkStart(b *testing.B) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {3840, 2160}} {
		b.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(b *testing.B) {
			for b.Loop() {
				s := stage.New(size[0], size[1])
				if err := stage.Try(func() {
					s.Open(stage.Look{Moving: true})
					s.Until("the whole title", func() bool { return !s.Screen.Unfinished() })
				}); err != nil {
					b.Fatal(err)
				}
				s.Close()
			}
		})
	}
}
