package art

const ()

type Panel uint8

const (
	PanelParchment Panel = iota
	PanelPlain
	PanelDark
	PanelCard
	PanelTooltip
	PanelInset
	PanelTray
)

type Button uint8

const (
	ButtonPaper Button = iota
	ButtonPrimary
	ButtonDanger
	ButtonIcon
	ButtonTab
)

type Press uint8

const (
	PressNo Press = iota
	PressOver
	PressDown
	PressOff
	PressOn
)

type Symbol uint8

var MapDoors [9]Pt

func HallDoor(w, h float32, d int) (x, y, dw, dh float32) { return 0, 0, 10, 10 }
func stub(s *sheet)                                       {}
func panelPiece(s *sheet)                                 {}
func panelCrestPiece(s *sheet)                            {}
func ribbonPiece(s *sheet)                                {}
func buttonPiece(s *sheet)                                {}
func focusPiece(s *sheet)                                 {}
func glowPiece(s *sheet)                                  {}
func togglePiece(s *sheet)                                {}
func knobPiece(s *sheet)                                  {}
func barPiece(s *sheet)                                   {}
func beadPiece(s *sheet)                                  {}
func arrowPiece(s *sheet)                                 {}
func symbolPiece(s *sheet)                                {}
func clothPiece(s *sheet)                                 {}
func curtainPiece(s *sheet)                               {}
func shadePiece(s *sheet)                                 {}
func logoPiece(s *sheet)                                  {}
func confettiPiece(s *sheet)                              {}
func spaceRing(s *sheet)                                  {}
func trailDot(s *sheet)                                   {}
func mapDoor(s *sheet)                                    {}
func towerPart(s Spec) Picture                            { return Picture{} }
func boardSteps(j *Job, w *World)                         {}
func titleSteps(j *Job)                                   {}
func hallSteps(j *Job)                                    {}
func finaleSteps(j *Job)                                  {}
