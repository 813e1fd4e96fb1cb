package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
)

// shot is the state of a picture that is being taken.
type shot struct {
	of    *ui.Shot
	blind *ebiten.Image // target while its pictures are made, cheap to draw to
	img   *ebiten.Image // nil until all of it can be drawn
	pix   []byte
	row   int // the first one that is not yet read
}

// rowsRead is how many rows are read from the graphics card in a frame.
const rowsRead = 270

// Shoot goes on with the picture that is being taken; the screen stays as it is. It is spread over
// frames: first the pictures in it are made for its size, then it is drawn, then its pixels are read
// in strips.
func (s *Screen) Shoot(app *ui.App) {
	sh := app.Shot()
	s.app = app
	if s.shot.of != sh {
		s.dropShot()
		s.shot = shot{of: sh, blind: ebiten.NewImage(16, 16)}
	}
	switch {
	case s.shot.img == nil:
		s.drawShot(s.shot.blind)
		if !s.p.Late() {
			s.shot.img = ebiten.NewImageWithOptions(image.Rect(0, 0, sh.W, sh.H), &ebiten.NewImageOptions{Unmanaged: true})
			s.shot.pix = make([]byte, 4*sh.W*sh.H)
			s.drawShot(s.shot.img)
		}
		return
	case s.shot.row < sh.H:
		rows := min(rowsRead, sh.H-s.shot.row)
		strip := s.shot.img.SubImage(image.Rect(0, s.shot.row, sh.W, s.shot.row+rows)).(*ebiten.Image)
		strip.ReadPixels(s.shot.pix[4*sh.W*s.shot.row:][:4*sh.W*rows])
		s.shot.row += rows
		return
	}
	pix := s.shot.pix
	for i := 3; i < len(pix); i += 4 {
		pix[i] = 0xff
	}
	s.dropShot()
	app.Taken(pix)
}

// drawShot draws the picture.
func (s *Screen) drawShot(dst *ebiten.Image) {
	sh := s.shot.of
	s.SetScale(float32(sh.H) / ui.ShotHeight)
	s.p.SetPlain(s.app.Contrast())
	s.p.Begin()
	s.p.Prepare()
	s.p.SetTable(sh.Element.Rect)
	s.game.Begin(dst)
	s.game.Element(dst, &sh.Element)
	s.p.End()
}

// dropShot lets go of the picture's memory.
func (s *Screen) dropShot() {
	for _, img := range []*ebiten.Image{s.shot.blind, s.shot.img} {
		if img != nil {
			img.Deallocate()
		}
	}
	s.shot = shot{}
}
