package main

import (
	"fmt"
	"os"
	"strings"

	"touria.games/touria/cmd/touria-desktop/stage"
)

// pick says which contact sheets to make. Its fields are lists with commas.
type pick struct{ scenes, sizes, languages, texts string }

// across is the width of the pictures on a contact sheet, together, in pixels.
const across = 1920

// contact makes a sheet for each scene, size of the screen and size of the text, with a picture in
// each language: for looking at many screens.
func (g *gallery) contact(p pick) {
	must(os.MkdirAll(g.folder, 0o777))
	names := strings.Split(p.scenes, ",")
	if p.scenes == "all" {
		names = nil
		for _, list := range [][]stage.Scene{stage.Scenes, stage.Play, stage.Actions, stage.Night} {
			for _, sc := range list {
				names = append(names, sc.Name)
			}
		}
	}
	for size := range strings.SplitSeq(p.sizes, ",") {
		var w, h int
		if _, err := fmt.Sscanf(size, "%dx%d", &w, &h); err != nil {
			panic(fmt.Errorf("-sizes: %q is not a size such as 1280x720", size))
		}
		s := stage.New(w, h)
		columns := max(1, across/max(w, across/2), across/w) // at most two large ones in a row
		for text := range strings.SplitSeq(p.texts, ",") {
			var scale int
			if _, err := fmt.Sscanf(text, "%d", &scale); err != nil {
				panic(fmt.Errorf("-texts: %q is not a percentage", text))
			}
			for _, name := range names {
				file := fmt.Sprintf("%s-%s-%d", name, size, scale)
				if !g.wants(file) {
					continue
				}
				sh := sheet{across: columns}
				for lang := range strings.SplitSeq(p.languages, ",") {
					scene(name).Show(s, stage.Look{Moving: true, Language: lang, TextScale: scale})
					sh.add(stage.Shrink(s.Picture(), min(w, across/columns)), "")
				}
				g.keep(file, sh.paint())
			}
		}
		s.Close()
	}
}
