package art

import "touria/render/paint/hue"

var MapDoors [9]Pt

// HallDoor returns the box of a door.
func HallDoor(w, h float32, d int) (x, y, dw, dh float32) { return 0, 0, 10, 10 }

func logoPiece(s *sheet)          {}
func confettiPiece(s *sheet)      {}
func spaceRing(s *sheet)          {}
func trailDot(s *sheet)           { glint(s.token(), 0, 0, 40); _ = hue.Ink }
func mapDoor(s *sheet)            {}
func boardSteps(j *Job, w *World) {}
func titleSteps(j *Job)           {}
func hallSteps(j *Job)            {}
func finaleSteps(j *Job)          {}
