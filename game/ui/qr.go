package ui

import "rsc.io/qr/coding"

// QR is a QR code, which a LookQR draws: a square of light and dark modules.
type QR struct {
	Side int    // modules in a row, without the quiet zone around them
	Dark []bool // row by row
}

// QuietZone is the width of the light frame around a QR code, in modules (ISO/IEC 18004, 9.1).
const QuietZone = 4

// newQR returns the smallest QR code of a text in digits, capital letters and a few signs, or nil if
// the text does not fit any. It has the lowest error correction: screens have no stains.
func newQR(text string) *QR {
	letters := coding.Alpha(text)
	if letters.Check() != nil {
		return nil
	}
	for v := coding.Version(coding.MinVersion); v <= coding.MaxVersion; v++ {
		if letters.Bits(v) > v.DataBytes(coding.L)*8 {
			continue
		}
		plan, err := coding.NewPlan(v, coding.L, 0)
		if err != nil {
			return nil
		}
		code, err := plan.Encode(letters)
		if err != nil {
			return nil
		}
		q := &QR{Side: code.Size, Dark: make([]bool, code.Size*code.Size)}
		for i := range q.Dark {
			q.Dark[i] = code.Black(i%code.Size, i/code.Size)
		}
		return q
	}
	return nil
}

// Fits returns the greatest side of a square, in logical pixels, in which each module has the same
// whole number of the screen's pixels, scale a logical one. It is 0 if a camera could not tell the
// modules apart there.
func (q *QR) Fits(room, scale float32) float32 {
	n := q.Side + 2*QuietZone
	pixels := int(room*scale) / n
	if float32(pixels) < smallModule*scale {
		return 0
	}
	return float32(pixels*n) / scale
}

// smallModule is the least side of a module in logical pixels.
const smallModule = 2.5
