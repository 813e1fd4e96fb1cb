// Command touria-gallery makes the pictures of docs/screenshots anew: the
// screens of the real program, in games that seeds and bots bring to the wanted
// position, and a bots' game as a sequence of pictures. It uses the display, or
// starts an X server where there is none.
//
//	go run ./cmd/touria-gallery
package main

import (
	"flag"
	"fmt"
	"image"
	"image/jpeg"
	"os"
	"path/filepath"
	"strings"

	"touria.games/touria/cmd/touria-desktop/stage"
)

func main() {
	out := flag.String("out", "docs/screenshots", "the `folder` that the pictures are written to")
	only := flag.String("only", "", "make only pictures whose names contain this `text`, and leave the others")
	flag.Parse()
	g := gallery{folder: *out, only: *only}
	err := stage.Run(func() { g.failed = stage.Try(g.make) })
	if err == nil {
		err = g.failed
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "touria-gallery:", err)
		os.Exit(1)
	}
	fmt.Printf("%d pictures, %.1f MB, in %s\n", g.count, float64(g.bytes)/1e6, g.folder)
}

// gallery makes pictures.
type gallery struct {
	folder, only string
	count, bytes int
	failed       error
}

// The sizes of the screens.
var (
	small = image.Pt(1280, 720)
	full  = image.Pt(1920, 1080)
	ultra = image.Pt(3840, 2160)
	phone = image.Pt(844, 390)
)

func (g *gallery) make() {
	if g.only == "" {
		old, err := filepath.Glob(filepath.Join(g.folder, "*.jpg"))
		must(err)
		for _, path := range old {
			must(os.Remove(path))
		}
	}
	must(os.MkdirAll(g.folder, 0o777))
	g.screens(small, "title", "setup", "table-early", "table-mid", "table-late", "tower", "herald", "knows", "curtain", "doors", "door-open", "finale", "summary")
	g.screens(full, "title", "table-early", "table-mid", "table-late")
	g.screens(ultra, "table-early", "table-mid", "table-late")
	g.screens(phone, "title", "setup", "table-mid", "tower", "herald", "knows", "decision", "curtain", "doors", "door-open", "finale", "summary")
	g.turning()
	g.actions()
	g.grey()
	g.game()
}

// screens makes pictures of scenes at a size.
func (g *gallery) screens(size image.Point, names ...string) {
	var s *stage.Stage
	for _, name := range names {
		file := fmt.Sprintf("%s-%dx%d", name, size.X, size.Y)
		if !g.wants(file) {
			continue
		}
		if s == nil {
			s = stage.New(size.X, size.Y)
			defer s.Close()
		}
		scene(name).Show(s, stage.Look{Moving: true})
		g.keep(file, s.Picture())
	}
}

// scene returns the scene of a name.
func scene(name string) *stage.Scene {
	for i := range stage.Scenes {
		if stage.Scenes[i].Name == name {
			return &stage.Scenes[i]
		}
	}
	panic(fmt.Errorf("there is no scene %s", name))
}

// wants tells whether a picture is to be made.
func (g *gallery) wants(name string) bool { return strings.Contains(name, g.only) }

// keep writes a picture. Large ones hide the traces of a stronger compression.
func (g *gallery) keep(name string, pic image.Image) {
	quality := 85
	switch w := pic.Bounds().Dx(); {
	case w > 2*small.X:
		quality = 45
	case w > small.X:
		quality = 75
	}
	path := filepath.Join(g.folder, name+".jpg")
	f, err := os.Create(path)
	must(err)
	err = jpeg.Encode(f, pic, &jpeg.Options{Quality: quality})
	if info, statErr := f.Stat(); statErr == nil {
		g.bytes += int(info.Size())
	}
	g.count++
	must(f.Close())
	must(err)
	fmt.Println(path)
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
