//go:build whole && !js

package main

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// A line is a server behind a line of so many bits a second, which all answers share, with the way to it and
// back in between.
type line struct {
	http.Handler
	rate float64 // bits a second; 0: as fast as it goes
	away time.Duration

	mu   sync.Mutex
	free time.Time // when the line has carried all that was put on it
}

func (l *line) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	time.Sleep(l.away)
	l.Handler.ServeHTTP(&carried{w, l}, r)
}

// carried is an answer on its way.
type carried struct {
	http.ResponseWriter
	line *line
}

func (c *carried) Write(data []byte) (n int, err error) {
	for part := range slices.Chunk(data, 8<<10) {
		c.line.carry(len(part))
		m, err := c.ResponseWriter.Write(part)
		if n += m; err != nil {
			return n, err
		}
		c.ResponseWriter.(http.Flusher).Flush()
	}
	return n, nil
}

// carry waits until the line has carried so many bytes more.
func (l *line) carry(bytes int) {
	if l.rate == 0 {
		return
	}
	l.mu.Lock()
	if now := time.Now(); l.free.Before(now) {
		l.free = now
	}
	l.free = l.free.Add(time.Duration(float64(8*bytes) / l.rate * float64(time.Second)))
	until := l.free
	l.mu.Unlock()
	time.Sleep(time.Until(until))
}

// measuring runs before the page. It notes when the title can be used, the longest task after the first
// paint, when something was last drawn and in how many frames, and the program's memory.
const measuring = `
	globalThis.measured = { title: 0, task: 0, drawn: 0, frames: 0, onCanvas: 0 };
	{
		const watch = setInterval(() => {
			if (!document.getElementById("poster")?.hidden || !touriaElements.includes('"title.touria.play"')) return;
			measured.title = performance.now();
			clearInterval(watch);
		}, 5);
		new PerformanceObserver(list => {
			const paint = performance.getEntriesByName("first-paint")[0]?.startTime ?? Infinity;
			for (const e of list.getEntries()) if (e.startTime >= paint) measured.task = Math.max(measured.task, e.duration);
		}).observe({ type: "longtask", buffered: true });
		let fresh = false, canvas = true;
		const gl = WebGL2RenderingContext.prototype;
		const next = requestAnimationFrame, draw = gl.drawElements, bind = gl.bindFramebuffer, instantiate = WebAssembly.instantiate;
		globalThis.requestAnimationFrame = f => next(t => {
			fresh = true;
			f(t);
		});
		gl.bindFramebuffer = function (target, buffer) {
			canvas = !buffer;
			return bind.call(this, target, buffer);
		};
		gl.drawElements = function (...args) {
			measured.drawn = performance.now();
			if (canvas) measured.onCanvas++;
			if (fresh) measured.frames++;
			fresh = false;
			return draw.apply(this, args);
		};
		WebAssembly.instantiate = async (...args) => {
			const instance = await instantiate.apply(WebAssembly, args);
			measured.memory = instance.exports?.mem ?? instance.exports?.memory;
			return instance;
		};
	}
`

// number evaluates an expression whose value is a number.
func (b *tab) number(expression string) float64 {
	b.t.Helper()
	n, err := strconv.ParseFloat(b.text(expression), 64)
	if err != nil {
		b.t.Fatal(err)
	}
	return n
}

// warm lets a browser do what it does once, as a player's has: begin to draw.
func warm(t testing.TB, browser context.Context) {
	t.Helper()
	tab := open(t, browser, "data:text/html,<canvas width=300 height=300></canvas>")
	tab.text(`(() => {
		const gl = document.querySelector("canvas").getContext("webgl2");
		gl.clearColor(1, 0, 0, 1);
		gl.clear(gl.COLOR_BUFFER_BIT);
		return "";
	})()`)
	time.Sleep(3 * time.Second)
}

// published is the package as it is published.
var published = sync.OnceValues(func() (pack, error) { return build(context.Background(), testOutput{}, thorough, edition{}) })

// median reports the median of what was measured.
func median(b *testing.B, values []float64, unit string) {
	b.Helper()
	slices.Sort(values)
	b.ReportMetric(values[len(values)/2], unit)
}

// BenchmarkLoad measures the way to the title with lines of several speeds, at the second visit and without a
// network, and from there to the table, to the first decision and to the moment from which nothing more is
// drawn. Each visit but those has a new browser. The table is seen when it is whole; before the first decision
// of this game a bot takes its bonus (T3.7).
func BenchmarkLoad(b *testing.B) {
	p, err := published()
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range []struct {
		name           string
		rate           float64
		away           time.Duration
		again, offline bool
	}{{name: "Unthrottled"}, {name: "20Mbit", rate: 20e6, away: 20 * time.Millisecond}, {name: "4Mbit", rate: 4e6, away: 40 * time.Millisecond},
		{name: "Again", again: true}, {name: "Offline", again: true, offline: true}} {
		b.Run(c.name, func(b *testing.B) {
			var titles, tasks, tables, decisions, boards []float64
			for b.Loop() {
				var served changing
				served.now.Store(&p)
				ctx := ownBrowser(b)
				warm(b, ctx)
				tab := open(b, ctx, host(b, &line{Handler: &served, rate: c.rate, away: c.away}), sameLot, measuring)
				tab.until("measured.title > 0", "true")
				if c.again {
					tab.until(kept, "true")
					if c.offline {
						served.now.Store(nil)
					}
					tab.do(chromedp.Reload())
					tab.until("measured.title > 0", "true")
				}
				titles = append(titles, tab.number("measured.title")/1000)
				if c.rate == 0 { // what comes after the title is there
					time.Sleep(5 * time.Second)
				}
				tab.text(`(() => {
					const start = performance.now();
					measured.begun = start;
					const watch = setInterval(() => {
						const screen = JSON.parse(touriaElements);
						if (screen.scene === "opening") document.getElementById("opening.skip")?.click();
						if (screen.scene !== "table") return;
						measured.table ??= performance.now() - start;
						if (!screen.elements.some(e => e.id.startsWith("table.tower.") && e.enabled)) return;
						measured.decision ??= performance.now() - start;
						if (performance.now() - measured.drawn < 700) return;
						measured.board = measured.drawn - start;
						clearInterval(watch);
					}, 5);
					document.getElementById("title.touria.play").click();
					return "clicked";
				})()`)
				tab.until("measured.board > 0", "true")
				tables = append(tables, tab.number("measured.table")/1000)
				decisions = append(decisions, tab.number("measured.decision")/1000)
				boards = append(boards, tab.number("measured.board")/1000)
				tasks = append(tasks, tab.number("measured.task")/1000)
				closeTab(b, ctx)
			}
			median(b, titles, "s/title")
			median(b, tables, "s/table")
			median(b, decisions, "s/decision")
			median(b, boards, "s/board")
			median(b, tasks, "s/task")
		})
	}
}

// BenchmarkScript measures the script of a frame, of four bots of the best level that play with scenery and
// sound: how long it takes, and how much of that the processor works for it. The rest it waits, where others
// want the same cores.
func BenchmarkScript(b *testing.B) {
	p := game(b)
	for b.Loop() {
		ctx := ownBrowser(b)
		tab := open(b, ctx, host(b, p), measuring)
		tab.until("measured.title > 0", "true")
		tab.watchCrowns()
		time.Sleep(3 * time.Second)
		const during = 30 * time.Second
		took, worked := tab.frameScripts(during)
		for unit, list := range map[string][]float64{"ms/": took, "ms-work/": worked} {
			slices.Sort(list)
			sum := 0.0
			for _, s := range list {
				sum += s
			}
			b.ReportMetric(sum/float64(len(list)), unit+"frame")
			b.ReportMetric(list[len(list)*99/100], unit+"99%")
		}
		b.ReportMetric(float64(len(took))/during.Seconds(), "frames/s")
		closeTab(b, ctx)
	}
}

// frameScripts traces the scripts of frames: the milliseconds that they take, and those that their thread has a
// processor.
func (b *tab) frameScripts(during time.Duration) (took, worked []float64) {
	b.t.Helper()
	b.do(func(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
		parts, cancel := t.Subscribe(tracing.DataCollected.Method)
		defer cancel()
		complete, cancel := t.Subscribe(tracing.TracingComplete.Method)
		defer cancel()
		what := tracing.TraceConfig{IncludedCategories: []string{"devtools.timeline"}, ExcludedCategories: []string{"*"}}
		if _, err := cdp.Call(ctx, t, tracing.Start, tracing.StartParams{TraceConfig: &what}); err != nil {
			return chromedp.Void{}, err
		}
		time.Sleep(during)
		if _, err := cdp.Call(ctx, t, tracing.End, cdp.Empty{}); err != nil {
			return chromedp.Void{}, err
		}
		for ended := false; !ended || len(parts) > 0; {
			select {
			case part := <-parts:
				var list struct {
					Value []struct {
						Name      string  `json:"name"`
						Dur, Tdur float64 // microseconds
					} `json:"value"`
				}
				if err := json.Unmarshal(part, &list); err != nil {
					return chromedp.Void{}, err
				}
				for _, e := range list.Value {
					if e.Name == "FireAnimationFrame" {
						took, worked = append(took, e.Dur/1000), append(worked, e.Tdur/1000)
					}
				}
			case <-complete:
				ended = true
			case <-ctx.Done():
				return chromedp.Void{}, ctx.Err()
			}
		}
		return chromedp.Void{}, nil
	})
	return took, worked
}

// held returns how much memory the page's script holds, in bytes: what is left once the browser has collected
// what nobody needs.
func (b *tab) held() float64 {
	b.t.Helper()
	var bytes float64
	b.do(func(ctx context.Context, t *chromedp.Target) (chromedp.Void, error) {
		if _, err := cdp.Call(ctx, t, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
			return chromedp.Void{}, err
		}
		used, err := cdp.Call(ctx, t, runtime.GetHeapUsage, cdp.Empty{})
		bytes = used.UsedSize + used.EmbedderHeapUsedSize
		b.t.Logf("script %.1f MB, page %.1f MB, buffers %.1f MB", used.UsedSize/1e6, used.EmbedderHeapUsedSize/1e6, used.BackingStorageSize/1e6)
		return chromedp.Void{}, err
	})
	return bytes
}

// BenchmarkMemory measures the memory of program and page after five games, on a desktop and on a phone of
// three pixels a point: the program's, the script's, and of that what it holds for good.
func BenchmarkMemory(b *testing.B) {
	p := game(b)
	for name, size := range map[string]chromedp.Action[chromedp.Void]{
		"Desktop": chromedp.EmulateViewport(1280, 720),
		"Phone":   chromedp.EmulateViewport(844, 390, chromedp.EmulateScale(3), chromedp.EmulateTouch, chromedp.EmulateMobile),
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				ctx := ownBrowser(b)
				tab := open(b, ctx, host(b, p), instantly, measuring)
				tab.do(size)
				tab.until("measured.title > 0", "true")
				who := drive.NewPlayer(1)
				for range 5 {
					tab.clickID("title.touria.play")
					tab.until(`document.getElementById("table.speed") !== null`, "true")
					tab.playUntil(who, `document.getElementById("end.leave") !== null`)
					tab.clickID("end.leave")
					tab.until(`document.getElementById("title.touria.play") !== null`, "true")
				}
				b.ReportMetric(tab.number("measured.memory.buffer.byteLength")/1e6, "MB/wasm")
				b.ReportMetric(tab.number("performance.memory.usedJSHeapSize")/1e6, "MB/heap")
				b.ReportMetric(tab.held()/1e6, "MB/held")
				closeTab(b, ctx)
			}
		})
	}
}
