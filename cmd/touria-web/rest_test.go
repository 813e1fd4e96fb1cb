//go:build whole && linux

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// counting runs before the page, counts the frames that it asks for and notes whether the program would rest, which an
// awake page does not let it.
const counting = `
	globalThis.asked = 0;
	{
		const next = requestAnimationFrame;
		globalThis.requestAnimationFrame = f => {
			asked++;
			return next(f);
		};
		let rest;
		Object.defineProperty(globalThis, "touriaRest", {
			get: () => rest,
			set(f) {
				rest = (on, ...more) => {
					globalThis.resting = on;
					if (!globalThis.awake) f(on, ...more);
				};
			},
		});
	}
`

// A table at which nothing happens asks for some frames a second instead of sixty, and whatever a hand does, for the
// next one at once.
func TestRestInBrowser(t *testing.T) {
	t.Parallel()
	b := openSmall(t, browser(t), host(t, game(t)), instantly, counting)
	b.untilScreen("the title", has("title.touria.play"))
	b.follow("title.touria.play", "the table", is("table"))
	b.until("globalThis.resting", "true")
	b.text(`(() => {
		const before = asked, start = performance.now();
		setTimeout(() => { globalThis.pace = (asked - before) / (performance.now() - start) * 1000; }, 2000);
		return 0;
	})()`)
	b.until("globalThis.pace >= 0", "true")
	if n := b.number("pace"); n > 8 {
		t.Errorf("the page asks for %v frames a second although nothing happens", n)
	}
	for _, event := range []string{`PointerEvent("pointerdown")`, `PointerEvent("pointermove")`, `KeyboardEvent("keydown")`, `WheelEvent("wheel")`, `Event("resize")`, `Event("gamepadconnected")`} {
		dispatch := `(() => {
			const before = asked;
			document.querySelector("canvas").dispatchEvent(new ` + strings.Replace(event, `")`, `", {bubbles: true})`, 1) + `);
			return asked - before;
		})()`
		asks := false
		for range 100 { // a frame may be under way
			if asks = b.number(dispatch) == 1; asks {
				break
			}
			time.Sleep(20 * time.Millisecond)
		}
		if !asks {
			t.Errorf("after %s the page asks for no frame at once", event)
		}
	}
	b.decide(1)
}

// BenchmarkRest measures what a page costs at which nothing happens: seconds of a core in each, of all of the
// browser's processes. A page that may not rest ticks sixty times a second, as all did before.
func BenchmarkRest(b *testing.B) {
	p := game(b)
	for name, before := range map[string]string{"Resting": counting, "Awake": counting + "globalThis.awake = true;"} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				ctx := ownBrowser(b)
				tab := open(b, ctx, host(b, p), instantly, measuring, before)
				tab.until("measured.title > 0", "true")
				tab.follow("title.touria.play", "the table", is("table"))
				tab.until("globalThis.resting", "true") // all effects are made
				const during = 20 * time.Second
				was := spent(b)
				time.Sleep(during)
				b.ReportMetric((spent(b)-was).Seconds()/during.Seconds()*100, "%core")
				closeTab(b, ctx)
			}
		})
	}
}

// spent returns the processors' time that all processes started by this one have had.
func spent(b *testing.B) (sum time.Duration) {
	b.Helper()
	type process struct {
		parent int
		ticks  int
	}
	all := map[int]process{}
	paths, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		b.Fatal(err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			continue // it has ended
		}
		id, _ := strconv.Atoi(strings.Split(path, "/")[2])
		f := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
		parent, err1 := strconv.Atoi(f[1])
		user, err2 := strconv.Atoi(f[11])
		system, err3 := strconv.Atoi(f[12])
		if err1 != nil || err2 != nil || err3 != nil {
			b.Fatal(fmt.Errorf("%s cannot be read: %q", path, text))
		}
		all[id] = process{parent, user + system}
	}
	for _, p := range all {
		for up := p.parent; up != 0; up = all[up].parent {
			if up == os.Getpid() {
				sum += time.Duration(p.ticks) * time.Second / 100 // USER_HZ
				break
			}
		}
	}
	return sum
}
