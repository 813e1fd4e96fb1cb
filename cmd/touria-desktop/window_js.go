package main

import (
	"reflect"
	"strconv"
	"strings"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// lookEvery is how many ticks pass between two looks at what no event tells.
const lookEvery = 20

// followWindow looks every now and then whether the picture is still sharp and clear of a phone's
// edges, and whether there is a game to keep.
func (p *page) followWindow() {
	if p.ticks++; p.ticks%lookEvery != 1 {
		return
	}
	p.followDensity()
	p.followEdges()
	p.persist()
}

// followDensity makes the canvas as fine as the screen when that changes: by the browser's zoom, or on
// another screen. Ebitengine asks for the ratio once and keeps it in a field; it is set here, as long as it is there.
func (p *page) followDensity() {
	window := js.Global().Get("window")
	ratio, m := window.Get("devicePixelRatio"), ebiten.Monitor()
	if ratio.Type() != js.TypeNumber || ratio.Float() <= 0 || m == nil || m.DeviceScaleFactor() == ratio.Float() {
		return
	}
	field := reflect.ValueOf(m).Elem().FieldByName("deviceScaleFactor")
	if !field.IsValid() || field.Kind() != reflect.Float64 {
		return
	}
	*(*float64)(field.Addr().UnsafePointer()) = ratio.Float()
	window.Call("dispatchEvent", js.Global().Get("Event").New("resize"))
}

// watchEdges lets the page reach under a phone's round corners and camera, and begins to measure how
// far they reach into it.
func (p *page) watchEdges() {
	document := js.Global().Get("document")
	views := document.Call("querySelectorAll", "meta[name=viewport]")
	for i := range views.Length() {
		if content := views.Index(i).Get("content").String(); !strings.Contains(content, "viewport-fit") {
			views.Index(i).Set("content", content+", viewport-fit=cover")
		}
	}
	probe := document.Call("createElement", "div")
	style := probe.Get("style")
	for name, value := range map[string]string{"position": "fixed", "top": "0", "left": "0", "visibility": "hidden", "pointer-events": "none"} {
		style.Call("setProperty", name, value)
	}
	for _, side := range sides {
		style.Call("setProperty", "padding-"+side, "env(safe-area-inset-"+side+", 0px)")
	}
	probe.Call("setAttribute", "aria-hidden", "true")
	document.Get("body").Call("appendChild", probe)
	p.edges = js.Global().Call("getComputedStyle", probe)
}

// sides are those of App.SetEdges.
var sides = [4]string{"top", "right", "bottom", "left"}

// followEdges tells the App how far the edges reach.
func (p *page) followEdges() {
	var edges [4]float32
	for i, side := range sides {
		text := strings.TrimSuffix(p.edges.Call("getPropertyValue", "padding-"+side).String(), "px")
		if v, err := strconv.ParseFloat(text, 32); err == nil {
			edges[i] = float32(v)
		}
	}
	p.app.SetEdges(edges[0], edges[1], edges[2], edges[3])
}
