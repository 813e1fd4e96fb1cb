package touria

import "touria.games/touria/assets/pictures"

// The close-up of the castle's front with the doors has its own units, about the logical pixels at
// 1280 × 720. Their origin is the top left corner of the block of nine doors: four above, five
// below.
const (
	hallDoorW, hallDoorH = 165, 220
	hallGap              = 10 // between two doors of a row
	hallBalcony          = 18 // between the rows
	hallW                = 5*hallDoorW + 4*hallGap
	hallH                = 2*hallDoorH + hallBalcony
)

var hallExtent = pictures.Edges{-250, -260, hallW + 250, hallH + 190}

// HallDoor returns the box of door 1 … 9 in the whole picture of the hall, in
// its units from the upper left corner.
func HallDoor(door int) (x, y, w, h float32) {
	x, y, w, h = blockDoor(door)
	return x - hallExtent[0], y - hallExtent[1], w, h
}

// blockDoor returns the box of door 1 … 9 in the hall's own units.
func blockDoor(door int) (x, y, w, h float32) {
	i := float32(door - 1)
	y = hallDoorH + hallBalcony
	if door > 5 {
		i = float32(door-6) + .5
		y = 0
	}
	return i * (hallDoorW + hallGap), y, hallDoorW, hallDoorH
}

// hallView returns the position of the block of doors in a hall of w × h logical pixels, and the
// size of its unit. The block is below a strip for text, which is narrower on a phone.
func hallView(w, h float32) (x, y, k float32) {
	top, bottom := float32(56), float32(10)
	if h < 380 {
		top, bottom = 46, 8
	}
	rim := float32(10)
	if h < 240 { // every pixel counts, that doors can be pressed
		rim = 4
	}
	aw, ah := w-2*rim, h-2*rim-top-bottom
	k = max(min(aw/hallW, ah/hallH), .01)
	return rim + (aw-hallW*k)/2, rim + top + (ah-hallH*k)/2, k
}

// DoorSpot returns the box of door 1 … 9 in a hall of w × h logical pixels.
func DoorSpot(w, h float32, door int) (x, y, dw, dh float32) {
	ox, oy, k := hallView(w, h)
	x, y, dw, dh = blockDoor(door)
	return ox + x*k, oy + y*k, dw * k, dh * k
}
