package ui

// QR is a QR code, which a LookQR draws: a square of light and dark modules.
type QR struct {
	Side int    // modules in a row, without the quiet zone around them
	Dark []bool // row by row
}

// QuietZone is the width of the light frame around a QR code, in modules (ISO/IEC 18004, 9.1).
const QuietZone = 4
