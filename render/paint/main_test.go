package paint

import (
	"errors"
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/rules/touria"
)

// With -sheet DIR the tests TestSheet… write screen pictures to the folder:
//
//	xvfb-run -a go test ./render/paint -run Sheet -sheet sheets
var sheetDir = flag.String("sheet", "", "folder for contact sheets")

// shown tells whether the tests run within Ebitengine's loop.
var shown bool

// TestMain runs the tests within a game loop, which pictures need to be read
// back. Without a display they run outside, and those that need one skip.
func TestMain(m *testing.M) {
	flag.Parse()
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		os.Exit(m.Run()) // images may be made, but not read back
	}
	ebiten.SetWindowVisible(false)
	g := &testGame{m: m}
	err := ebiten.RunGame(g)
	if err != nil && !errors.Is(err, ebiten.Termination) && !g.ran {
		g.code = m.Run()
	}
	os.Exit(g.code)
}

type testGame struct {
	m    *testing.M
	ran  bool
	code int
}

func (g *testGame) Update() error {
	g.ran, shown = true, true
	g.code = g.m.Run()
	return ebiten.Termination
}

func (*testGame) Draw(*ebiten.Image)         {}
func (*testGame) Layout(w, h int) (int, int) { return 320, 240 }

// needDisplay skips a test that reads pictures back when there is no display, or
// fails it if TOURIA_NEED_DISPLAY=1 asks for that.
func needDisplay(t *testing.T) {
	t.Helper()
	if !shown && os.Getenv("TOURIA_NEED_DISPLAY") == "1" {
		t.Fatal("no display: Ebitengine cannot start")
	}
	if !shown {
		t.Skip("no display: Ebitengine cannot start")
	}
}

// painter returns a painter of the default board.
func painter(scale float32) *Painter {
	return New(scale, pictures.NewWorld(touria.DefaultBoard()))
}

// ready prepares everything that draw draws.
func ready(p *Painter, draw func()) {
	p.Plan(draw)
	for range 10_000 {
		p.Begin()
		if done, _ := p.Prepare(); done {
			return
		}
	}
}

// shoot draws and returns the picture.
func shoot(p *Painter, w, h int, ground color.Color, draw func(dst *ebiten.Image)) *image.RGBA {
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	ready(p, func() { draw(dst) })
	dst.Fill(ground)
	p.Begin()
	draw(dst)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	dst.ReadPixels(img.Pix)
	return img
}

// wantSheet skips a test that only writes a picture when none is asked for, or
// when there is no display.
func wantSheet(t *testing.T) {
	t.Helper()
	if *sheetDir == "" {
		t.Skip("no -sheet folder given")
	}
	needDisplay(t)
}

func saveSheet(t *testing.T, name string, img image.Image) {
	t.Helper()
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

var meadow = color.RGBA{0xad, 0xc4, 0x7a, 255}
