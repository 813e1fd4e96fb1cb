package main

import (
	"image"
	"image/color"
	"image/draw"

	"touria.games/touria/assets/letter"
)

// sheet is a picture that shows others in rows, each with a caption.
type sheet struct {
	across int // pictures in a row
	cells  []cell
}

// cell is one picture of a sheet.
type cell struct {
	pic  *image.RGBA
	note string
}

func (s *sheet) add(pic *image.RGBA, note string) { s.cells = append(s.cells, cell{pic, note}) }

// Dimensions of a sheet in pixels.
const (
	gap  = 8
	line = 26 // height of a caption
)

// paint assembles the sheet. All pictures have the size of the first.
func (s *sheet) paint() *image.RGBA {
	size := s.cells[0].pic.Rect.Size()
	below := 0
	for _, c := range s.cells {
		if c.note != "" {
			below = line
		}
	}
	across := min(s.across, len(s.cells))
	rows := (len(s.cells) + across - 1) / across
	w, h := size.X+gap, size.Y+below+gap
	out := image.NewRGBA(image.Rect(0, 0, gap+across*w, gap+rows*h))
	draw.Draw(out, out.Rect, image.NewUniform(color.RGBA{0x1d, 0x21, 0x3d, 0xff}), image.Point{}, draw.Src)
	for i, c := range s.cells {
		at := image.Pt(gap+i%across*w, gap+i/across*h)
		draw.Draw(out, image.Rectangle{Min: at, Max: at.Add(size)}, c.pic, c.pic.Rect.Min, draw.Src)
		write(out, at.Add(image.Pt(2, size.Y+19)), c.note)
	}
	return out
}

// write draws a line of text with its baseline starting at a point.
func write(dst *image.RGBA, at image.Point, text string) {
	ink, dx, dy := letter.Paint(letter.Run{Text: text, Face: letter.Bold, Effect: letter.Raised, Size: 16 * 4})
	if ink != nil {
		draw.Draw(dst, ink.Rect.Sub(ink.Rect.Min).Add(at.Add(image.Pt(dx, dy))), ink, ink.Rect.Min, draw.Over)
	}
}

// cut copies a part of a picture.
func cut(pic *image.RGBA, r image.Rectangle) *image.RGBA {
	r = r.Intersect(pic.Rect)
	out := image.NewRGBA(image.Rectangle{Max: r.Size()})
	draw.Draw(out, out.Rect, pic, r.Min, draw.Src)
	return out
}

// grey removes the colours from a picture, so that equally light colours become the same.
func grey(pic *image.RGBA) *image.Gray {
	out := image.NewGray(pic.Rect)
	draw.Draw(out, out.Rect, pic, pic.Rect.Min, draw.Src)
	return out
}
