package art

import (
	"fmt"
	"hash/fnv"
	"image"
	"strconv"
	"strings"

	"touria.games/touria/assets/pictures"
)

// Catalogue lists the pictures of a set and how they are painted. A new kind of
// picture is a row and a recipe here, besides its constant and its name.
type Catalogue struct {
	Set     *pictures.Set
	Rows    []Row
	Recipes map[pictures.Kind]Recipe
	Part    func(pictures.Spec) Picture // paints the kinds without a recipe: those with FitPart
	Scenes  map[pictures.Kind]func(*Job)
}

// Row is a row of a catalogue: a kind of picture, what there is of it, and how
// large it is painted.
type Row struct {
	kind    pictures.Kind
	ids     []Named
	w, h    float32 // box in logical pixels at 1280 × 720; 0 for scenes
	scale   float32 // pixels per logical pixel; 3 is a screen of 3840 × 2160
	fit     pictures.Fit
	ends    float32 // FitPatch and FitStrip: logical pixels kept at each end
	quality int     // of the WebP, up to 100
	bare    bool    // light or ink: has no paper grain
	runs    int     // FitRepeat: the parts of the middle, after any of which it may end
}

// Of returns a row of a catalogue from its fields in turn.
func Of(kind pictures.Kind, ids []Named, w, h, scale float32, fit pictures.Fit, ends float32, quality int, bare bool) Row {
	return Row{kind: kind, ids: ids, w: w, h: h, scale: scale, fit: fit, ends: ends, quality: quality, bare: bare}
}

// Runs returns the row with the number of equal parts of a middle that is repeated across:
// it may end after any of them.
func (r Row) Runs(n int) Row { r.runs = n; return r }

// Named is an ID with its name.
type Named struct {
	ID   int
	Name string
}

// Interface lists the pictures of the interface.
var Interface = Catalogue{
	Set: pictures.Interface,
	Rows: []Row{
		Of(pictures.KindCrest, Crests(pictures.NoCrest, false), 72, 72, 3, pictures.FitInside, 0, 80, false),
		Of(pictures.KindPanel, List("parchment", "plain", "dark", "card", "tooltip", "inset", "scroll"), 96, 76, 3, pictures.FitPatch, 18, 86, false),
		Of(pictures.KindPanelCrest, Crests(pictures.NoCrest, true), 96, 76, 3, pictures.FitPatch, 18, 86, false),
		Of(pictures.KindRim, Crests(1, false), 48+4*11, 48+4*11, 3, pictures.FitRepeat, 24, 86, true),
		Of(pictures.KindRim, Crests(3, false)[1:], 48+4*12, 48+4*12, 3, pictures.FitRepeat, 24, 86, true),
		Of(pictures.KindRim, Crests(4, false)[3:], 48+4*9, 48+4*9, 3, pictures.FitRepeat, 24, 86, true),
		Of(pictures.KindRim, Crests(5, false)[4:], 48+4*10, 48+4*10, 3, pictures.FitRepeat, 24, 86, true),
		Of(pictures.KindRibbon, Crests(pictures.NoCrest, true), 400, 48, 3, pictures.FitStrip, 64, 82, false),
		Of(pictures.KindButton, buttons(), 88, 60, 3, pictures.FitPatch, 14, 80, false),
		Of(pictures.KindFocus, List("square"), 60, 48, 3, pictures.FitPatch, 16, 90, true),
		Of(pictures.KindFocus, ID(1, "round"), 62, 46, 3, pictures.FitStretch, 0, 90, true),
		Of(pictures.KindFocus, ID(1, "round-small"), 31, 23, 3, pictures.FitStretch, 0, 90, true),
		Of(pictures.KindGlow, One, 80, 64, 2, pictures.FitPatch, 24, 86, true),
		Of(pictures.KindToggle, toggles(), 36, 36, 3, pictures.FitInside, 0, 86, false),
		Of(pictures.KindBar, List("empty", "full"), 120, 20, 3, pictures.FitStrip, 16, 88, false),
		Of(pictures.KindBead, List("light", "dark"), 56, 40, 3, pictures.FitStrip, 20, 86, false),
		Of(pictures.KindArrow, One, 36, 36, 3, pictures.FitInside, 0, 86, false),
		Of(pictures.KindHand, One, 44, 44, 3, pictures.FitInside, 0, 84, false),
		Of(pictures.KindSymbol, Numbers(1, int(pictures.Symbols)-1), 40, 40, 3, pictures.FitInside, 0, 84, true),
		Of(pictures.KindCloth, One, 1280, 720, 1.25, pictures.FitWhole, 0, 74, true),
		Of(pictures.KindVelvet, One, 640, 480, 1, pictures.FitWhole, 0, 86, true),
		Of(pictures.KindHem, One, 11, 40, 3, pictures.FitRepeat, 4, 84, false),
		Of(pictures.KindWood, List("tray", "notices"), 210, 170, 2, pictures.FitPatch, 32, 80, false),
		Of(pictures.KindWood, ID(int(pictures.WoodRoll), "roll"), 112, 113, 2, pictures.FitPatch, 20, 78, false),
		Of(pictures.KindWell, List("slate", "blue", "crimson", "green", "ochre", "violet", "wine", "leather"), 58, 90, 2, pictures.FitPatch, 16, 80, false),
		Of(pictures.KindFrame, List("top"), 640, 14, 2, pictures.FitStretch, 0, 84, false),
		Of(pictures.KindFrame, ID(pictures.FrameRight, "right"), 14, 400, 2, pictures.FitStretch, 0, 84, false),
		Of(pictures.KindFrame, ID(pictures.FrameBottom, "bottom"), 640, 14, 2, pictures.FitStretch, 0, 84, false),
		Of(pictures.KindFrame, ID(pictures.FrameLeft, "left"), 14, 400, 2, pictures.FitStretch, 0, 84, false),
		Of(pictures.KindFrame, corners(), 32, 32, 3, pictures.FitInside, 0, 84, false),
		Of(pictures.KindCandle, List("stick"), 80, 120, 3, pictures.FitInside, 0, 76, false),
		Of(pictures.KindCandle, ID(1, "flame"), 24, 48, 3, pictures.FitInside, 0, 80, true),
		Of(pictures.KindLamp, One, 160, 160, 1, pictures.FitWhole, 0, 90, true),
		Of(pictures.KindKnob, List("", "over", "down", "off", "on"), 48, 48, 3, pictures.FitInside, 0, 84, false),
		Of(pictures.KindCurtain, Crests(pictures.NoCrest, true), 1280, 720, 1.1, pictures.FitWhole, 0, 68, false),
		Of(pictures.KindConfetti, Numbers(0, 11), 20, 20, 3, pictures.FitInside, 0, 84, false),
		Of(pictures.KindPortrait, portraits(), 100, 100, 2, pictures.FitInside, 0, 62, false),
		Of(pictures.KindIcon, List("16"), 16, 16, 1, pictures.FitInside, 0, 96, true),
		Of(pictures.KindIcon, List("32"), 32, 32, 1, pictures.FitInside, 0, 96, true),
		Of(pictures.KindIcon, List("48"), 48, 48, 1, pictures.FitInside, 0, 94, true),
		Of(pictures.KindIcon, List("128"), 128, 128, 1, pictures.FitInside, 0, 92, true),
	},
	Recipes: map[pictures.Kind]Recipe{
		pictures.KindCrest:      At(.10, 0, crestToken),
		pictures.KindPanel:      At(0, 8, panelPiece),
		pictures.KindPanelCrest: At(0, 8, panelCrestPiece),
		pictures.KindRim:        Flush(rimPiece),
		pictures.KindRibbon:     At(0, 8, ribbonPiece),
		pictures.KindButton:     At(0, 6, buttonPiece),
		pictures.KindFocus:      Glow(0, 9, focusPiece),
		pictures.KindGlow:       Glow(0, 20, glowPiece),
		pictures.KindToggle:     At(0, 3, togglePiece),
		pictures.KindBar:        At(0, 3, barPiece),
		pictures.KindBead:       At(.12, 0, beadPiece),
		pictures.KindArrow:      At(.06, 0, arrowPiece),
		pictures.KindHand:       At(.08, 0, handPiece),
		pictures.KindSymbol:     At(.04, 0, symbolPiece),
		pictures.KindCloth:      Flush(tablePiece),
		pictures.KindVelvet:     Flush(velvetPiece),
		pictures.KindHem:        Flush(hemPiece),
		pictures.KindWood:       At(0, 8, woodPiece),
		pictures.KindWell:       At(0, 2, wellPiece),
		pictures.KindFrame:      At(0, 3, framePiece),
		pictures.KindCandle:     At(.06, 0, candlePiece),
		pictures.KindLamp:       Flush(lampPiece),
		pictures.KindKnob:       At(.08, 0, knobPiece),
		pictures.KindCurtain:    Flush(curtainPiece),
		pictures.KindConfetti:   At(.10, 0, confettiPiece),
		pictures.KindIcon:       Flush(iconPiece),
		pictures.KindPortrait:   At(.10, 0, portraitPiece),
	},
}

// One is the only picture of its kind.
var One = []Named{{0, ""}}

// ID names a single picture.
func ID(id int, name string) []Named { return []Named{{id, name}} }

// List names pictures with the IDs 0, 1 and so on.
func List(names ...string) (l []Named) {
	for i, n := range names {
		l = append(l, Named{i, n})
	}
	return l
}

// Numbers names pictures by their IDs.
func Numbers(from, to int) (l []Named) {
	for i := from; i <= to; i++ {
		l = append(l, Named{i, strconv.Itoa(i)})
	}
	return l
}

// Crests names the pictures of the first n crests, and the one without a crest.
func Crests(n int, none bool) []Named {
	l := List("rose", "star", "leaf", "sun", "moon")[:n]
	if none {
		l = append(l, Named{pictures.NoCrest, "none"})
	}
	return l
}

func buttons() (l []Named) {
	for b, name := range []string{"paper", "primary", "danger", "icon"} {
		for s, state := range []string{"", "-over", "-down", "-off", "-on"} {
			l = append(l, Named{b*8 + s, name + state})
		}
	}
	return l
}

func corners() (l []Named) {
	for i, name := range []string{"nw", "ne", "se", "sw"} {
		l = append(l, Named{pictures.FrameCorner + i, name})
	}
	return l
}

func portraits() (l []Named) {
	for who := range pictures.People {
		for mood, name := range []string{"calm", "glad", "vexed", "thinking"} {
			l = append(l, Named{who*pictures.Moods + mood, strconv.Itoa(who) + "-" + name})
		}
	}
	return l
}

func toggles() (l []Named) {
	for on, name := range []string{"empty", "ticked"} {
		for s, state := range []string{"", "-over", "-down", "-off"} {
			l = append(l, Named{on*8 + s, name + state})
		}
	}
	return l
}

// Entry is a picture of a catalogue that is to be painted.
type Entry struct {
	Master  pictures.Master // Img and Hash are empty until it is painted
	Quality int             // of the WebP
	of      *Catalogue
}

// Entries returns all pictures of the catalogue. The last rows come first: the
// scenes, which take longest, stand there.
func (c *Catalogue) Entries() (all []Entry) {
	for i := len(c.Rows) - 1; i >= 0; i-- {
		r := c.Rows[i]
		if scene, ok := r.kind.Scene(); ok {
			x0, y0, x1, y1 := scene.Extent[0], scene.Extent[1], scene.Extent[2], scene.Extent[3]
			r.w, r.h = x1-x0, y1-y0
		}
		for _, n := range r.ids {
			name := r.kind.String()
			if n.Name != "" {
				name += "-" + strings.ReplaceAll(n.Name, "_", "-")
			}
			w, h, e := Nearest(r.w*r.scale), Nearest(r.h*r.scale), Nearest(r.ends*r.scale)
			all = append(all, Entry{
				Master:  pictures.Master{Name: name, Kind: r.kind, ID: uint16(n.ID), W: w, H: h, Scale: r.scale, Fit: r.fit, Ends: [4]int{e, e, e, e}, Bare: r.bare, Runs: r.runs},
				Quality: r.quality,
				of:      c,
			})
		}
	}
	return all
}

// Paint paints the picture and completes its Master.
func (e *Entry) Paint() *image.RGBA {
	m := &e.Master
	s := pictures.Spec{Kind: m.Kind, ID: m.ID, W: uint16(m.W), H: uint16(m.H), Scale: m.Scale}
	var pic pictures.Picture
	if m.Fit == pictures.FitScene {
		j := NewJob(s)
		e.of.Scenes[m.Kind](j)
		pic = j.Run()
	} else {
		pic = e.of.Paint(s)
	}
	m.Img = [4]int{pic.DX, pic.DY, pic.Img.Rect.Dx(), pic.Img.Rect.Dy()}
	h := fnv.New64a()
	fmt.Fprintf(h, "%d %d %v ", e.Quality, m.W, m.Img)
	h.Write(pic.Img.Pix)
	m.Hash = strconv.FormatUint(h.Sum64(), 16)
	return pic.Img
}
