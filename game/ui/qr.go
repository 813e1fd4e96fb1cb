package ui

// QR is a QR code, which a LookQR draws: a square of light and dark modules.
type QR struct {
	Side int    // modules in a row, without the quiet zone around them
	Dark []bool // row by row
}

// QuietZone is the width of the light frame around a QR code, in modules (ISO/IEC 18004, 9.1).
const QuietZone = 4

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
