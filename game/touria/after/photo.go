package after

import (
	"errors"
	"fmt"

	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/ui"
)

// Hour is a time of day for a photo.
type Hour uint8

// The hours.
const (
	Morning Hour = iota
	Noon
	Evening
	Dusk
	hours = iota
)

// Day returns the hour as the time of day on the board, 0 … 1.
func (h Hour) Day() float32 { return [...]float32{.04, .4, .9, 1}[h] }

var hourNames = [hours]string{"morning", "noon", "evening", "dusk"}

// photoSizes are the heights of photos in pixels; 0 is that of the window.
var photoSizes = []int{0, 1080, 2160}

// Photo shows the map on its table, without panels, and saves it as a picture. Everything on it is
// public.
type Photo struct {
	ui.Page
	board   *board.Board
	hour    Hour
	size    int // index of photoSizes
	taking  bool
	leaving bool // as soon as the picture has been drawn
}

// ShowPhoto opens the photo mode.
func ShowPhoto(a *ui.App, bd *board.Board) {
	a.Push(&Photo{Page: ui.Page{App: a}, board: bd, hour: Evening, size: len(photoSizes) - 1})
}

// PhotoOf returns the photo mode if it is visible or its picture is being taken, otherwise nil.
func PhotoOf(a *ui.App) *Photo {
	if shot := a.Shot(); shot != nil {
		p, _ := shot.Of.(*Photo)
		return p
	}
	for _, s := range a.Seen() {
		if p, ok := s.(*Photo); ok {
			return p
		}
	}
	return nil
}

// Subject returns the board that is photographed.
func (p *Photo) Subject() *board.Board { return p.board }

// Hour returns the time of day.
func (p *Photo) Hour() Hour { return p.hour }

// Name returns the scene's name.
func (p *Photo) Name() string { return "photo" }

// Opaque returns true.
func (p *Photo) Opaque() bool { return true }

// Key closes the photo with the key that opens it.
func (p *Photo) Key(k ui.Key) bool {
	if k == ui.KeyP || k == ui.PadStart {
		p.Back()
		return true
	}
	return false
}

// Back leaves the photo mode. A picture in progress is finished first, while nothing happens on the
// table.
func (p *Photo) Back() {
	if p.leaving = p.App.Shot() != nil; !p.leaving {
		p.App.Remove(p)
	}
}

// view returns the element that is the photo.
func (p *Photo) view() ui.Element {
	return ui.Element{ID: "photo.view", Role: ui.RolePanel, Look: board.LookPhoto, Label: p.App.T("photo.view")}
}

// Build adds the photo and, below it, what can be done with it.
func (p *Photo) Build(b *ui.Builder) {
	a := p.App
	e := p.view()
	e.Rect = a.Window()
	b.Add(e)
	screen := a.Screen()
	columns, rows := 4, 1
	if screen.W < 700 {
		columns, rows = 2, 2
	}
	const high, gap, most = 52, 10, 1000
	bar := ui.Rows(ui.Centred(ui.Columns(screen, 0, gap+2, -1, gap+2)[1], most, screen.H), gap, -1, float32(rows)*(high+gap)-gap, 4)[1]
	cell := func(i int) ui.Rect { return ui.Column(ui.Row(bar, i%columns, columns, gap), i/columns, rows, gap) }
	cycle := func(i int, id, key, value string, next func()) {
		b.Button(id, cell(i), a.T(key)+a.Colon()+value, next)
		b.Last().Role, b.Last().Value, b.Last().Lines, b.Last().Over = ui.RoleCycle, value, 2, true
	}
	cycle(0, "photo.hour", "photo.hour", a.T("photo."+hourNames[p.hour]), func() { p.hour = (p.hour + 1) % hours; a.Changed() })
	save := a.Config().Picture
	if save != nil {
		w, h := p.pixels()
		cycle(1, "photo.size", "photo.size", fmt.Sprintf("%d × %d", w, h), func() { p.size = (p.size + 1) % len(photoSizes); a.Changed() })
		b.Primary("photo.save", cell(2), a.T("photo.save"), p.save)
		b.Last().Lines, b.Last().Over = 2, true
		if p.taking {
			b.Last().Disabled, b.Last().Why = true, a.T("photo.wait")
		}
	}
	b.Button("photo.done", cell(3), a.T("photo.done"), p.Back)
	b.Last().Lines, b.Last().Over = 2, true
}

// pixels returns the width and height of the photo: 16:9, or the window's own size.
func (p *Photo) pixels() (w, h int) {
	if h = photoSizes[p.size]; h > 0 {
		return h * 16 / 9, h
	}
	whole := p.App.Window()
	fit := min(p.App.Scale(), ui.MostShot/max(whole.W, whole.H))
	return int(whole.W*fit + .5), int(whole.H*fit + .5)
}

// save takes the photo and saves it.
func (p *Photo) save() {
	a := p.App
	w, h := p.pixels()
	p.taking = true
	taken := *p
	a.Take(w, h, p.view(), &taken, func(pix []byte) {
		if p.leaving {
			a.Remove(p)
		}
		name := "touria-" + a.Today()
		a.Background(func() func() {
			where, err := a.Config().Picture(name, w, h, pix)
			return func() {
				p.taking = false
				switch {
				case err != nil:
					a.Tell(p.failure(where, err))
				case where != "":
					a.Tell(a.T("photo.saved", where))
				default:
					a.Say(a.T("photo.downloaded"))
				}
				a.Changed()
			}
		})
	})
}

// failure says why a photo could not be saved, and where it should have been.
func (p *Photo) failure(where string, err error) string {
	if where == "" || errors.Is(err, store.ErrFull) {
		return p.App.StoreText(err)
	}
	return p.App.T("photo.failed", where)
}
