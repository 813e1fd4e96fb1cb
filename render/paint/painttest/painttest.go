// Package painttest runs the tests of packages that draw within Ebitengine's
// loop, where pictures can be read back.
package painttest

import (
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/render/paint/painttest/xvfb"
)

// With -sheet DIR the tests TestSheet… write what they draw to the folder:
//
//	go test -tags whole ./render/paint ./render/touria/draw -run Sheet -sheet sheets
var sheetDir = flag.String("sheet", "", "folder for contact sheets")

// Main is what a TestMain calls: it runs the tests within a game loop, where pictures can be read
// back. Without a display they fail.
func Main(m *testing.M) {
	stop, err := xvfb.Display(1280, 720)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	ebiten.SetWindowVisible(false)
	g := &testGame{m: m, code: 1}
	if err := ebiten.RunGame(g); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	stop()
	os.Exit(g.code)
}

type testGame struct {
	m    *testing.M
	code int
}

func (g *testGame) Update() error {
	g.code = g.m.Run()
	return ebiten.Termination
}

func (*testGame) Draw(*ebiten.Image)         {}
func (*testGame) Layout(w, h int) (int, int) { return 320, 240 }

// Painter is what Ready and Shoot need of a painter.
type Painter interface {
	Begin()
	Plan(draw func())
	Prepare() (done bool, progress float32)
}

// Ready prepares everything that draw draws.
func Ready(p Painter, draw func()) {
	p.Plan(draw)
	for range 10_000 {
		p.Begin()
		if done, _ := p.Prepare(); done {
			return
		}
	}
}

// Shoot draws on a ground and returns the picture.
func Shoot(p Painter, w, h int, ground color.Color, draw func(dst *ebiten.Image)) *image.RGBA {
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	Ready(p, func() { draw(dst) })
	dst.Fill(ground)
	p.Begin()
	draw(dst)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	dst.ReadPixels(img.Pix)
	return img
}

// leastColours is the fewest colours that a sheet of painted things has.
const leastColours = 200

// Sheet checks that a sheet is painted, and writes it to the folder that -sheet names.
func Sheet(t *testing.T, name string, img *image.RGBA) {
	t.Helper()
	colours := map[color.RGBA]bool{}
	for i := 0; i < len(img.Pix); i += 4 {
		colours[color.RGBA{img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3]}] = true
	}
	if len(colours) < leastColours {
		t.Errorf("%s has %d colours: little is painted", name, len(colours))
	}
	if *sheetDir == "" {
		return
	}
	if err := os.MkdirAll(*sheetDir, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(*sheetDir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

// Meadow is a ground like that of the map.
var Meadow = color.RGBA{0xad, 0xc4, 0x7a, 255}
