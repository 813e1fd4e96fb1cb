package main

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/assets/pictures/masters"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/cmd/touria-gallery/animation"
	"touria.games/touria/game/grimoria/show"
	night "touria.games/touria/game/grimoria/table"
	"touria.games/touria/game/ui"
)

// site makes the images of the players' site, and the screenshots of the browser's install dialog.
func (g *gallery) site(folder string) {
	g.folder = folder
	must(os.MkdirAll(folder, 0o777))
	wants := func(name string) bool { return strings.Contains(name, g.only) }
	if wants("title") {
		g.titles()
	}
	if wants("poster") {
		g.poster()
	}
	for _, shot := range []struct {
		name, scene string
		size        image.Point
		quality     int
	}{
		{"shot-touria-wide", "table-mid", small, 40},
		{"shot-grimoria-wide", "night-take", small, 42},
		{"shot-touria-narrow", "table-mid", stand, 46},
		{"shot-grimoria-narrow", "night-take", stand, 48},
	} {
		if wants(shot.name) {
			s := stage.New(shot.size.X, shot.size.Y)
			scene(shot.scene).Show(s, stage.Look{Moving: true})
			g.keepWebP(shot.name, s.Picture(), shot.quality)
			s.Close()
		}
	}
	for i := range loops {
		if wants(loops[i].name) {
			g.loop(&loops[i])
		}
	}
}

// titleWidth is the width of the pictures of the two games in pixels.
const titleWidth = 800

// titles makes the pictures of the two games: the halves of the title, without anything to press.
func (g *gallery) titles() {
	s := stage.New(full.X, full.Y)
	defer s.Close()
	scene("title").Show(s, stage.Look{Moving: true})
	tree := s.App.Tree()
	tree.Elements = slices.DeleteFunc(tree.Elements, func(e ui.Element) bool { return e.Look != ui.LookTitleScene && e.Look != ui.LookLogo })
	pic := s.Picture()
	scale := s.App.Scale()
	for _, game := range []string{"touria", "grimoria"} {
		e := tree.Find("title." + game)
		r := image.Rect(int(e.Rect.X*scale), int(e.Rect.Y*scale), int((e.Rect.X+e.Rect.W)*scale), int((e.Rect.Y+e.Rect.H)*scale))
		g.keepWebP("title-"+game, stage.Shrink(cut(pic, r), titleWidth), 52)
	}
}

// poster makes the pictures that the browser's page shows while it loads, which lie beside the site: the
// kingdom, and the game's name.
func (g *gallery) poster() {
	s := stage.New(small.X, small.Y)
	defer s.Close()
	scene("title").Show(s, stage.Look{Moving: true})
	tree := s.App.Tree()
	tree.Elements = slices.DeleteFunc(tree.Elements, func(e ui.Element) bool { return e.ID != "title.touria" })
	tree.Elements[0].Rect = s.App.Window()
	g.keepWebP("../poster", s.Picture(), 34)
	name := masters.Make(pictures.Spec{Kind: tpics.KindLogo, W: 616, H: 187, Scale: 1}).Img
	pic := image.NewNRGBA(name.Rect)
	draw.Draw(pic, pic.Rect, name, name.Rect.Min, draw.Src)
	g.keepWebP("../name", pic, 30)
}

// A loop is a short film that repeats, with the picture that stands for it where nothing is to move.
type loop struct {
	name string
	// play leads to the first picture, calls begin and goes on to the last one or further.
	play  func(s *stage.Stage, begin func())
	part  image.Rectangle // what is seen of a screen of 1280 × 720
	every int             // ticks between pictures
	most  int             // of pictures
	still int             // the picture at rest
	dark  bool            // slight changes matter
}

// loopWidth is the width of loops in pixels.
const loopWidth = 560

var loops = []loop{
	{name: "loop-turn", part: image.Rect(212, 46, 1070, 598), every: 6, most: 45, still: 36, play: func(s *stage.Stage, begin func()) {
		stage.Turn.Show(s, quiet)
		begin()
		s.PlayOwnTurn()
	}},
	{name: "loop-door", part: image.Rect(212, 46, 1070, 598), every: 6, most: 45, still: 36, play: func(s *stage.Stage, begin func()) {
		sc := stage.Door(begin)
		sc.Show(s, quiet)
		s.Tick(60)
	}},
	{name: "loop-books", part: image.Rect(0, 0, 1280, 720), every: 6, most: 70, still: 60, dark: true, play: func(s *stage.Stage, begin func()) {
		scene("night-choose").Show(s, quiet)
		begin()
		s.Press("table.confirm")
		s.Until("the end of the reveal", func() bool {
			b, t := night.TableOf(s.App).Queue.Current()
			return b != nil && (b.Kind == show.BeatHold && t > .6 || b.Kind == show.BeatTurn)
		})
	}},
}

// quiet is the look of loops: with motion, but without that of the scenery, which would be most of the file.
var quiet = stage.Look{Moving: true}

func (g *gallery) loop(l *loop) {
	s := stage.New(small.X, small.Y)
	defer s.Close()
	var pics []*image.RGBA
	l.play(s, func() {
		s.App.Settings().IdleMotion = false
		ticks := 0
		s.Watch = func() {
			if ticks%l.every == 0 && len(pics) < l.most {
				pics = append(pics, stage.Shrink(cut(s.Picture(), l.part), loopWidth))
			}
			ticks++
		}
	})
	s.Watch = nil
	film := animation.New()
	if l.dark {
		film.Slight = 14
	}
	for i, pic := range pics {
		millis := l.every * 1000 / 60
		if i == len(pics)-1 {
			millis = 1600
		}
		must(film.Add(pic, millis))
	}
	var b bytes.Buffer
	_, err := film.WriteTo(&b)
	must(err)
	g.write(l.name, b.Bytes())
	g.keepWebP(l.name+"-still", pics[min(l.still, len(pics)-1)], 45)
}

// keepWebP writes a picture as WebP.
func (g *gallery) keepWebP(name string, pic image.Image, quality int) {
	data, err := animation.Still(pic, quality)
	must(err)
	g.write(name, data)
}

func (g *gallery) write(name string, data []byte) {
	path := filepath.Join(g.folder, name+".webp")
	must(os.WriteFile(path, data, 0o644))
	g.count++
	g.bytes += len(data)
	fmt.Println(path, len(data))
}
