package pictures

import "fmt"

// Kind is a kind of picture. It belongs to a Set.
type Kind uint16

// The kinds of the interface. The comment says what Spec.ID means.
const (
	KindCrest      Kind = iota // crest
	KindPanel                  // Panel
	KindPanelCrest             // crest
	KindRim                    // crest: the pattern on the rim of a crest's panel
	KindRibbon                 // crest
	KindButton                 // Button × 8 + Press
	KindFocus                  // 0 rectangle, 1 ellipse
	KindGlow                   //
	KindToggle                 // Press, + 8 when on
	KindBar                    // 0 empty, 1 full
	KindBead                   // 0 light, 1 dark
	KindArrow                  //
	KindSymbol                 // Symbol, + SymbolCream for dark backgrounds, made from the same master
	KindCloth                  // the table, whole
	KindCurtain                // crest
	KindConfetti               // 0 … 11
	KindIcon                   // the program's own icon
	KindPortrait               // person × Moods + Mood
	KindHand                   // a hand that points upwards
	KindVelvet                 // the runner on the table
	KindHem                    // its braid
	KindWood                   // Wood
	KindWell                   // a compartment: Felt
	KindFrame                  // FrameTop … FrameCorner + 3
	KindKnob                   // Press
	KindCandle                 // 0 a candle on a dish, 1 its flame
	KindLamp                   // the light of a candle, laid over a ground
)

// Interface is the set of the interface's pictures.
var Interface = Register(Set{
	Names: []string{
		KindCrest:      "crest",
		KindPanel:      "panel",
		KindPanelCrest: "panel-crest",
		KindRim:        "panel-rim",
		KindRibbon:     "ribbon",
		KindButton:     "button",
		KindFocus:      "focus",
		KindGlow:       "glow",
		KindToggle:     "toggle",
		KindBar:        "bar",
		KindBead:       "bead",
		KindArrow:      "arrow",
		KindSymbol:     "symbol",
		KindCloth:      "cloth",
		KindCurtain:    "curtain",
		KindConfetti:   "confetti",
		KindIcon:       "icon",
		KindPortrait:   "portrait",
		KindHand:       "hand",
		KindVelvet:     "velvet",
		KindHem:        "hem",
		KindWood:       "wood",
		KindWell:       "well",
		KindFrame:      "frame",
		KindKnob:       "knob",
		KindCandle:     "candle",
		KindLamp:       "lamp",
	},
	Pack: "box",
	Title: map[Kind][]uint16{
		KindPanel:  {uint16(PanelParchment), uint16(PanelDark), uint16(PanelTooltip), uint16(PanelCard)}, // the last for signs of keys
		KindRibbon: {0},
		KindButton: {0, 1, 2, 3, 8, 9, 10, 11}, // of paper and primary ones, in every Press but On
		KindFocus:  {0},
		KindBead:   {1}, // for signs of a gamepad's buttons
		KindBar:    nil,
		KindSymbol: {uint16(SymSound), uint16(SymSoundWaits)},
		KindCloth:  nil,
	},
	Apart: map[Kind]Packs{KindPortrait: {"person", Moods}},
})

// SetSize is the number of kinds that a Set has room for. The First of a game's set is a multiple
// of it.
const SetSize = 1 << 8

// Set is the kinds of picture of one part of the program: the interface or a
// game.
type Set struct {
	First  Kind              // the kinds are First, First+1 and so on
	Names  []string          // of the kinds, in file names and in the list of masters
	Scenes map[Kind]Scene    // the large ones among the kinds
	Pack   string            // the pack of its pictures
	Title  map[Kind][]uint16 // the IDs of those that are in TitlePack instead; nil: all of the kind
	Apart  map[Kind]Packs    // those that come in packs of their own
	Part   func(Spec) Edges  // the extent of the picture of a kind with FitPart, in device pixels
}

// Packs are the packs of a kind of which a game needs only some: each holds so many IDs in turn, and is
// named after the first of them, divided by their number: "person-3".
type Packs struct {
	Name string
	IDs  uint16
}

// Edges are the left, top, right and bottom of a rectangle.
type Edges [4]float32

// Scene says how a large picture is cropped to its box. A scene has its own units. It is stored
// larger than any window shows it, so that a wide box shows more of it on both sides.
type Scene struct {
	Extent Edges // what the master shows, in the scene's units
	// View returns the position of the scene's origin in a box of w × h logical pixels, and the
	// size of its unit in logical pixels.
	View   func(w, h float32) (x, y, unit float32)
	Framed bool // a border is drawn around it, in the scene's unit
}

// sets holds all registered sets by First / SetSize.
var sets [8]*Set

// Register registers a set and returns it. It must be called while package variables are
// initialised, and panics if the set's range is taken.
func Register(s Set) *Set {
	i := int(s.First / SetSize)
	if s.First%SetSize != 0 || i >= len(sets) || len(s.Names) > SetSize || sets[i] != nil {
		panic(fmt.Sprintf("pictures: no room for %d kinds from %d on", len(s.Names), s.First))
	}
	sets[i] = &s
	return &s
}

// Set returns the set that the kind belongs to, or nil.
func (k Kind) Set() *Set {
	if i := int(k / SetSize); i < len(sets) {
		return sets[i]
	}
	return nil
}

// String returns the kind's name, or "" for an unknown kind.
func (k Kind) String() string {
	if s := k.Set(); s != nil && int(k-s.First) < len(s.Names) {
		return s.Names[k-s.First]
	}
	return ""
}

// Scene returns how pictures of the kind are cropped, if it is a scene. Scenes are made in steps by
// a masters.Job.
func (k Kind) Scene() (scene Scene, ok bool) {
	if s := k.Set(); s != nil {
		scene, ok = s.Scenes[k]
	}
	return scene, ok
}

// Kinds returns all kinds of the set in order.
func (s *Set) Kinds() []Kind {
	all := make([]Kind, len(s.Names))
	for i := range all {
		all[i] = s.First + Kind(i)
	}
	return all
}
