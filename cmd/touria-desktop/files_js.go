package main

import (
	"syscall/js"
	"time"

	"touria.games/touria/assets/packs/promise"
	"touria.games/touria/game/menu"
)

// readTime is how long the browser may take to read a file.
const readTime = time.Minute

// picker returns what lets the player choose a file to open. It must follow a press: browsers show
// their dialog only then.
func (p *page) picker() func() {
	return func() {
		document := js.Global().Get("document")
		input := document.Call("createElement", "input")
		input.Set("type", "file") // without "accept": phones would hide files of a kind that they don't know
		input.Set("hidden", true)
		document.Get("body").Call("appendChild", input) // what is nowhere may be forgotten by the browser
		done := func(js.Value) {
			input.Call("remove")
			p.openFiles(input.Get("files"))
		}
		listen(input, "change", done)
		listen(input, "cancel", done)
		input.Call("click")
	}
}

// watchDrops opens files, codes and links that are dropped or pasted on the page. Ebitengine's own way
// with drops ends the program if the browser calls something a file that is none.
func (p *page) watchDrops() {
	window := js.Global().Get("window")
	listen(window, "dragover", func(e js.Value) { e.Call("preventDefault") })
	listen(window, "drop", func(e js.Value) {
		e.Call("preventDefault")
		e.Call("stopPropagation")
		p.receive(e.Get("dataTransfer"))
	})
	// Ebitengine takes all keys from the page; this one is not for the game.
	listen(window, "keydown", func(e js.Value) {
		if k := e.Get("key"); e.Get("target").Equal(js.Global().Get("document").Call("querySelector", "canvas")) && (e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy()) && k.Type() == js.TypeString && (k.String() == "v" || k.String() == "V") {
			e.Call("stopPropagation")
		}
	})
	listen(window, "paste", func(e js.Value) {
		if name := e.Get("target").Get("tagName"); name.Type() != js.TypeString || name.String() != "INPUT" && name.String() != "TEXTAREA" {
			p.receive(e.Get("clipboardData"))
		}
	})
}

// receive opens a file, or takes a text, from what was dropped or pasted.
func (p *page) receive(data js.Value) {
	if !data.Truthy() {
		return
	}
	if files := data.Get("files"); files.Truthy() && files.Length() > 0 {
		p.openFiles(files)
		return
	}
	if text := data.Call("getData", "text/plain"); text.Type() == js.TypeString {
		p.later(func() { menu.Paste(p.app, text.String()) })
	}
}

// openFiles opens one of several files.
func (p *page) openFiles(files js.Value) {
	var names []string
	for i := range files.Length() {
		names = append(names, files.Index(i).Get("name").String())
	}
	i := best(names)
	if i < 0 {
		return
	}
	file := files.Index(i)
	go func() {
		text, err := readBlob(file)
		p.later(func() { menu.Open(p.app, text, names[i], err) })
	}()
}

// readBlob reads a file. It must not run in the page's own callbacks.
func readBlob(file js.Value) ([]byte, error) {
	if file.Get("size").Float() > maxFile {
		return nil, errTooLarge
	}
	buffer, err := promise.Wait(file.Call("arrayBuffer"), readTime)
	if err != nil {
		return nil, err
	}
	array := js.Global().Get("Uint8Array").New(buffer)
	text := make([]byte, array.Length())
	js.CopyBytesToGo(text, array)
	return text, nil
}
