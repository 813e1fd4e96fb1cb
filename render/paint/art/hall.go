package art

// HallDoor returns the box of a door.
func HallDoor(w, h float32, d int) (x, y, dw, dh float32) { return 0, 0, 10, 10 }

func hallSteps(j *Job) {}
