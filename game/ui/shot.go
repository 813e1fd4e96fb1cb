package ui

// Shot is a picture of one element, without anything else, that is being taken for the player to
// keep.
type Shot struct {
	W, H    int     // pixels
	Of      any     // what the element shows, as it was when the picture was asked for
	Element Element // fills the picture, which is ShotHeight logical pixels high

	then func(pix []byte)
}

// ShotHeight is the height of every Shot in logical pixels.
const ShotHeight = 720

// MostShot is the greatest width and height of a Shot in pixels.
const MostShot = 4096

// Take takes a picture of an element that shows of, w × h pixels large, at most MostShot each. When it
// is there, then gets its pixels: four bytes each, red, green, blue and opaque.
func (a *App) Take(w, h int, e Element, of any, then func(pix []byte)) {
	e.Rect = Rect{W: ShotHeight * float32(w) / float32(h), H: ShotHeight}
	a.shot = &Shot{W: w, H: h, Of: of, Element: e, then: then}
	a.Changed()
}

// Shot returns the picture that is being taken, nil if there is none.
func (a *App) Shot() *Shot { return a.shot }

// Taken ends the picture that is being taken with its pixels.
func (a *App) Taken(pix []byte) {
	s := a.shot
	a.shot = nil
	a.Redraw()
	s.then(pix)
}
