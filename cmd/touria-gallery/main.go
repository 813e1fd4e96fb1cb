// Command touria-gallery takes pictures of the real program: its screens, in games that seeds and
// bots bring to the wanted position, and a game of bots as a sequence of pictures. It uses the
// display, or starts an X server if there is none. The pictures are for viewing; only those in
// docs/screenshots belong to the project.
//
//	go run ./cmd/touria-gallery
//	go run ./cmd/touria-gallery -docs
//	go run ./cmd/touria-gallery -sound sounds
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
	"touria.games/touria/cmd/touria-gallery/concert"
)

// docs is the folder of the pictures that the README and software centres use.
const docs = "docs/screenshots"

func main() {
	out := flag.String("out", "gallery", "write the pictures to this `folder`")
	only := flag.String("only", "", "make only pictures whose names contain this `text`")
	renew := flag.Bool("docs", false, "make only the pictures of "+docs+" again, in place")
	var p pick
	flag.StringVar(&p.scenes, "scenes", "", "make only contact sheets of these `scenes`, or of \"all\", one a scene, size and text, with all languages")
	flag.StringVar(&p.sizes, "sizes", "1280x720", "`sizes` of the screen for -scenes")
	flag.StringVar(&p.languages, "langs", "en,de,fr,nl,it", "`languages` for -scenes")
	flag.StringVar(&p.texts, "texts", "100", "sizes of the text for -scenes, in `per cent`")
	film := flag.String("film", "", "write only a player's turn as an animated WebP to this `file`")
	site := flag.String("site", "", "write only the pictures of the site about the game to this `folder`, which is cmd/touria-web/page/about")
	sounds := flag.String("sound", "", "write only what can be heard to this `folder`, as WAV files, with a table of what is measured")
	flag.Parse()
	if flag.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "touria-gallery: %q is not a flag; -h lists the flags\n", flag.Arg(0))
		os.Exit(2)
	}
	if *sounds != "" {
		if err := concert.Write(*sounds); err != nil {
			fmt.Fprintln(os.Stderr, "touria-gallery:", err)
			os.Exit(1)
		}
		return
	}
	g := gallery{folder: *out, only: *only, renew: *renew}
	if g.renew {
		g.folder = docs
	}
	work := g.make
	if p.scenes != "" {
		work = func() { g.contact(p) }
	}
	if *site != "" {
		work = func() { g.site(*site) }
	}
	if *film != "" {
		work = func() { g.film(*film) }
	}
	err := stage.Run(func() { g.failed = stage.Try(work) })
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
	renew        bool // only rewrite existing files
	count, bytes int
	failed       error
}

// The screen sizes.
var (
	small = image.Pt(1280, 720)
	full  = image.Pt(1920, 1080)
	ultra = image.Pt(3840, 2160)
	phone = image.Pt(844, 390)
	stand = image.Pt(390, 844)
)

func (g *gallery) make() {
	must(os.MkdirAll(g.folder, 0o777))
	settings := []string{"settings", "settings-look", "settings-sound", "listen", "settings-control", "settings-people", "settings-about", "keys", "pad", "table-keys", "table-pad"}
	g.screens(small, settings...)
	g.screens(phone, settings...)
	g.screens(small, "rules", "rules-page", "rules-place", "rules-items", "rules-doors", "rules-index")
	g.screens(phone, "rules", "rules-page", "rules-place")
	g.screens(small, "title", "setup", "lesson", "lesson-go", "table-early", "table-mid", "table-late", "tower", "herald", "knows", "curtain", "doors", "door-open", "finale", "finale-road", "summary",
		"chronicles", "kept", "code", "slots", "annals", "achievements", "realm")
	g.screens(full, "title", "table-early", "table-mid", "table-late")
	g.screens(ultra, "table-early", "table-mid", "table-late")
	g.screens(phone, "title", "setup", "lesson", "lesson-go", "table-mid", "tower", "herald", "knows", "decision", "curtain", "doors", "door-open", "finale", "finale-road", "summary",
		"chronicles", "kept", "annals", "achievements", "realm")
	for _, size := range []image.Point{small, phone} {
		g.looks(size, "-contrast", stage.Look{Moving: true, Contrast: true}, "title", "settings-look", "table-mid", "tower", "decision", "doors", "curtain", "chronicle", "summary")
		g.looks(size, "-left", stage.Look{Moving: true, Left: true}, "table-mid", "tower", "decision", "doors")
	}
	g.screens(stand, "title", "setup", "who", "lesson", "lesson-go", "pause")
	g.turning()
	g.theatre()
	g.finale()
	g.actions()
	g.grey()
	g.people()
	g.game()
}

// screens takes pictures of scenes at a size.
func (g *gallery) screens(size image.Point, names ...string) {
	g.looks(size, "", stage.Look{Moving: true}, names...)
}

// looks does so with a look, which the names of the files tell.
func (g *gallery) looks(size image.Point, mark string, l stage.Look, names ...string) {
	var s *stage.Stage
	for _, name := range names {
		file := fmt.Sprintf("%s%s-%dx%d", name, mark, size.X, size.Y)
		if !g.wants(file) {
			continue
		}
		if s == nil {
			s = stage.New(size.X, size.Y)
			defer s.Close()
		}
		scene(name).Show(s, l)
		g.keep(file, s.Picture())
	}
}

// scene returns the scene with a name.
func scene(name string) *stage.Scene {
	if sc := stage.Named(name); sc != nil {
		return sc
	}
	panic(fmt.Errorf("there is no scene %s", name))
}

// wants reports whether a picture is to be made.
func (g *gallery) wants(name string) bool {
	if g.renew {
		if _, err := os.Stat(g.path(name)); err != nil {
			return false
		}
	}
	return strings.Contains(name, g.only)
}

// path returns the file of a picture.
func (g *gallery) path(name string) string { return filepath.Join(g.folder, name+".jpg") }

// keep writes a picture. The larger it is, the less strong compression shows.
func (g *gallery) keep(name string, pic image.Image) {
	quality := 85
	switch w := pic.Bounds().Dx(); {
	case w > 2*small.X:
		quality = 45
	case w > small.X:
		quality = 75
	}
	path := g.path(name)
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
