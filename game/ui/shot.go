package ui

// Shot is a photo of one element alone, in progress, for the player to save.
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

// Take takes a photo of an element, w × h pixels, at most MostShot each. then gets the pixels when they are ready:
// opaque RGBA.
func (a *App) Take(w, h int, e Element, of any, then func(pix []byte)) {
	e.Rect = Rect{W: ShotHeight * float32(w) / float32(h), H: ShotHeight}
	a.shot = &Shot{W: w, H: h, Of: of, Element: e, then: then}
	a.Changed()
}

// Shot returns the photo in progress, nil if there is none.
func (a *App) Shot() *Shot { return a.shot }

// Taken ends the photo in progress with its pixels.
func (a *App) Taken(pix []byte) {
	s := a.shot
	a.shot = nil
	a.Redraw()
	s.then(pix)
}
