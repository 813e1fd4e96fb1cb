package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/game/ui"
)

// shot is the state of a photo in progress.
type shot struct {
	of    *ui.Shot
	tick  int           // of idle motion, which stands still meanwhile
	strip *ebiten.Image // a part of it, as wide as it is
	pix   []byte        // nil until all of it can be drawn
	row   int           // the first one that is not yet read
}

// stripRows is how many rows are drawn and read from the graphics card in a frame.
const stripRows = 256

// Shoot continues the photo in progress; the screen stays as it is. The work is spread over frames:
// first the textures are made for the photo's size, then it is drawn and its pixels are read in
// strips. The graphics card never holds the whole photo, nor the screen's textures meanwhile: there is
// no room for all of them.
func (s *Screen) Shoot(app *ui.App) {
	sh := app.Shot()
	s.app = app
	if s.shot.of != sh {
		s.dropShot()
		s.shot = shot{of: sh, tick: s.motion.tick}
		s.p.SetApart(true)
	}
	if s.shot.pix == nil {
		s.drawShot(s.unseen(), 0)
		s.p.Release(nil)
		if !s.p.Late() {
			s.shot.pix = make([]byte, 4*sh.W*sh.H)
			s.shot.strip = ebiten.NewImageWithOptions(image.Rect(0, 0, sh.W, stripRows), &ebiten.NewImageOptions{Unmanaged: true})
		}
		return
	}
	rows := min(stripRows, sh.H-s.shot.row)
	s.shot.strip.Clear()
	s.drawShot(s.shot.strip, s.shot.row)
	pix := s.shot.pix[4*sh.W*s.shot.row:][:4*sh.W*rows]
	s.shot.strip.SubImage(image.Rect(0, 0, sh.W, rows)).(*ebiten.Image).ReadPixels(pix)
	for i := 3; i < len(pix); i += 4 {
		pix[i] = 0xff
	}
	if s.shot.row += rows; s.shot.row == sh.H {
		pix := s.shot.pix
		s.dropShot()
		s.hide(false)
		s.reveal.photo = true
		app.Taken(pix)
	}
}

// drawShot draws the picture from a row on.
func (s *Screen) drawShot(dst *ebiten.Image, row int) {
	sh := s.shot.of
	s.p.SetScale(float32(sh.H) / ui.ShotHeight)
	s.p.SetPlain(s.app.Contrast())
	s.p.Begin()
	s.p.Prepare()
	s.p.SetTable(sh.Element.Rect)
	s.game().Begin(dst)
	s.p.Raised(row, func() { s.ofLook(sh.Element.Look).Element(dst, &sh.Element) })
	s.p.End(true)
}

// dropShot frees the photo's memory.
func (s *Screen) dropShot() {
	if s.shot.strip != nil {
		s.shot.strip.Deallocate()
	}
	s.shot = shot{}
	s.p.SetApart(false)
}
