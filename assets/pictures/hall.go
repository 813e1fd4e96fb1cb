package pictures

// HallDoor returns the box of door 1 … 9 in a hall of w × h logical pixels:
// five below, four above. It is where game/ui puts the doors' elements: below
// a strip for text, which is lower on a phone.
func HallDoor(w, h float32, door int) (x, y, dw, dh float32) {
	top, bottom := float32(56), float32(10)
	if h < 380 {
		top, bottom = 46, 8
	}
	const rim, gap = 10, 10
	ax, ay, aw, ah := float32(rim), rim+top, w-2*rim, h-2*rim-top-bottom
	n, i := float32(5), float32(door-1)
	if door > 5 {
		n, i = 4, float32(door-6)
		ax, aw = ax+aw*.1, aw*.8
	} else {
		ay += ah * .52
	}
	cell := (aw - gap*(n-1)) / n
	dh = ah * .48
	dw = min(cell, dh*.75)
	return ax + i*(cell+gap) + (cell-dw)/2, ay, dw, dh
}
