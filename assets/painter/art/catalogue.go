package art

import (
	"fmt"
	"hash/fnv"
	"image"
	"strconv"
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/rules/touria"
)

// row is a row of the catalogue: a kind of picture, its IDs, and the size at which
// it is painted.
type row struct {
	kind    pictures.Kind
	ids     []named
	w, h    float32 // box in logical pixels at 1280 × 720; scenes have none
	scale   float32 // pixels per logical pixel; 3 is a screen of 3840 × 2160
	fit     pictures.Fit
	ends    float32 // FitPatch and FitStrip: logical pixels kept at each end
	quality int     // of the WebP, up to 100
	bare    bool    // light or ink: has no paper grain
}

// named is an ID with its name.
type named struct {
	id   int
	name string
}

// The catalogue of all stored pictures. A new kind of picture needs a row here, a
// constant, a name and a recipe.
var catalogue = []row{
	{pictures.KindGem, colours(), 72, 72, 3, pictures.FitInside, 0, 86, false},
	{pictures.KindGem, suffixed(colours(), "-small"), 20, 20, 6, pictures.FitInside, 0, 86, false},
	{pictures.KindSocket, colours(), 60, 60, 3, pictures.FitInside, 0, 82, false},
	{pictures.KindBag, one, 60, 60, 3, pictures.FitInside, 0, 86, false},
	{pictures.KindCoin, numbers(0, 15), 48, 48, 3, pictures.FitInside, 0, 78, false},
	{pictures.KindHeart, list("won", "empty"), 60, 60, 3, pictures.FitInside, 0, 86, false},
	{pictures.KindSword, one, 60, 60, 3, pictures.FitInside, 0, 86, false},
	{pictures.KindElixir, one, 60, 60, 3, pictures.FitInside, 0, 86, false},
	{pictures.KindDie, append(colours(), numbers(101, 100+pictures.DieFrames-1)...), 64, 64, 3, pictures.FitInside, 0, 75, false},
	{pictures.KindItem, append(items(), named{pictures.ItemPlace, "place"}), 92, 92, 3, pictures.FitInside, 0, 77, false},
	{pictures.KindEmblem, actions(0, ""), 64, 64, 3, pictures.FitInside, 0, 76, false},
	{pictures.KindPlace, spaces(), 48, 48, 3, pictures.FitInside, 0, 75, false},
	{pictures.KindCrest, crests(crestCount), 72, 72, 3, pictures.FitInside, 0, 80, false},
	{pictures.KindHeroes, crests(crestCount + 1), 62, 73, 3, pictures.FitInside, 0, 82, false},
	{pictures.KindOrder, list("card"), 200, 72, 3, pictures.FitPatch, 14, 86, false},
	{pictures.KindOrder, []named{{1, "pin"}}, 12, 12, 4, pictures.FitInside, 0, 86, false},
	{pictures.KindDoorRoom, people(), 165, 220, 2.5, pictures.FitInside, 0, 76, false},
	{pictures.KindDoorLeaf, numbers(0, pictures.DoorFrames-1), 165, 220, 2.5, pictures.FitInside, 0, 76, false},
	{pictures.KindDoorArch, one, 165, 220, 2.5, pictures.FitInside, 0, 78, false},
	{pictures.KindDoorGlow, one, 165, 220, 1, pictures.FitInside, 0, 84, true},
	{pictures.KindDweller, people(), 100, 100, 3, pictures.FitInside, 0, 76, false},

	{pictures.KindPanel, list("parchment", "plain", "dark", "card", "tooltip", "inset"), 96, 76, 3, pictures.FitPatch, 18, 86, false},
	{pictures.KindPanelCrest, crests(crestCount + 1), 96, 76, 3, pictures.FitPatch, 18, 86, false},
	{pictures.KindRim, crests(crestCount)[0:1], 48 + 4*11, 48 + 4*11, 3, pictures.FitRepeat, 24, 86, true},
	{pictures.KindRim, crests(crestCount)[1:3], 48 + 4*12, 48 + 4*12, 3, pictures.FitRepeat, 24, 86, true},
	{pictures.KindRim, crests(crestCount)[3:4], 48 + 4*9, 48 + 4*9, 3, pictures.FitRepeat, 24, 86, true},
	{pictures.KindRibbon, crests(crestCount + 1), 400, 48, 3, pictures.FitStrip, 64, 82, false},
	{pictures.KindButton, buttons(), 88, 60, 3, pictures.FitPatch, 14, 80, false},
	{pictures.KindFocus, list("square"), 60, 48, 3, pictures.FitPatch, 16, 90, true},
	{pictures.KindFocus, []named{{1, "round"}}, 62, 46, 3, pictures.FitStretch, 0, 90, true},
	{pictures.KindFocus, []named{{1, "round-small"}}, 31, 23, 3, pictures.FitStretch, 0, 90, true},
	{pictures.KindGlow, one, 80, 64, 2, pictures.FitPatch, 24, 86, true},
	{pictures.KindToggle, toggles(), 36, 36, 3, pictures.FitInside, 0, 86, false},
	{pictures.KindBar, list("empty", "full"), 120, 20, 3, pictures.FitStrip, 16, 88, false},
	{pictures.KindBead, list("light", "dark"), 56, 40, 3, pictures.FitStrip, 20, 86, false},
	{pictures.KindArrow, one, 36, 36, 3, pictures.FitInside, 0, 86, false},
	{pictures.KindSymbol, numbers(1, int(pictures.Symbols)-1), 40, 40, 3, pictures.FitInside, 0, 84, true},
	{pictures.KindCloth, one, 1280, 720, 1.25, pictures.FitWhole, 0, 95, false},
	{pictures.KindCurtain, crests(crestCount + 1), 1280, 720, 1.1, pictures.FitWhole, 0, 68, false},
	{pictures.KindLogo, one, 560, 170, 2.5, pictures.FitInside, 0, 76, false},
	{pictures.KindConfetti, numbers(0, 11), 20, 20, 3, pictures.FitInside, 0, 84, false},
	{pictures.KindIcon, list("16"), 16, 16, 1, pictures.FitInside, 0, 96, true},
	{pictures.KindIcon, list("32"), 32, 32, 1, pictures.FitInside, 0, 96, true},
	{pictures.KindIcon, list("48"), 48, 48, 1, pictures.FitInside, 0, 94, true},
	{pictures.KindIcon, list("128"), 128, 128, 1, pictures.FitInside, 0, 92, true},
	{pictures.KindFlank, list("left", "right"), 190, 700, 2, pictures.FitInside, 0, 76, false},
	{pictures.KindWinner, crests(crestCount + 1), 80, 240, 2, pictures.FitInside, 0, 84, false},

	{pictures.KindTowerGround, one, 150, 170, 3, pictures.FitTower, 0, 78, false},
	{pictures.KindTowerGlow, one, 150, 170, 1.5, pictures.FitTower, 0, 80, true},
	{pictures.KindTowerStud, one, 150, 170, 3, pictures.FitTower, 0, 84, false},
	{pictures.KindTowerSkirt, list("", "narrow"), 150, 170, 3, pictures.FitTower, 0, 84, false},
	{pictures.KindTowerSlab, one, 150, 170, 3, pictures.FitTower, 0, 84, false},
	{pictures.KindTowerWall, append(actions(0, ""), actions(pictures.WallNarrow, "-narrow")...), 150, 170, 3, pictures.FitTower, 0, 78, false},
	{pictures.KindTowerEave, one, 150, 170, 3, pictures.FitTower, 0, 80, false},
	{pictures.KindTowerSlope, append(actions(0, ""), actions(pictures.SlopeFlat, "-flat")...), 150, 170, 3, pictures.FitTower, 0, 78, false},
	{pictures.KindTowerMedal, actions(0, ""), 150, 170, 3, pictures.FitTower, 0, 82, false},
	{pictures.KindTowerBall, one, 150, 170, 3, pictures.FitTower, 0, 84, false},
	{pictures.KindTowerFlag, one, 150, 170, 3, pictures.FitTower, 0, 84, false},

	{pictures.KindSpaceRing, numbers(0, 2), 52, 46, 3, pictures.FitStretch, 0, 88, true},
	{pictures.KindSpaceRing, numbers(8, 10), 64, 44, 3, pictures.FitStretch, 0, 88, true},
	{pictures.KindTrailDot, one, 12, 12, 3, pictures.FitInside, 0, 88, true},
	{pictures.KindMapDoor, people(), 13, 19, 4, pictures.FitStretch, 0, 84, true},

	{pictures.KindAmbience, one, pictures.AmbienceW, pictures.AmbienceH, 5.2, pictures.FitStretch, 0, 88, true},
	{pictures.KindCloud, numbers(0, pictures.Clouds-1), pictures.CloudW, pictures.CloudH, 3, pictures.FitStretch, 0, 84, false},

	{pictures.KindDrape, crests(crestCount), 100, 200, 2.5, pictures.FitStretch, 0, 78, false},
	{pictures.KindScreen, crests(crestCount), 150, 100, 2.5, pictures.FitStretch, 0, 84, false},
	effect(pictures.EffectDust, "dust"), effect(pictures.EffectDrop, "drop"), effect(pictures.EffectRing, "ring"),
	effect(pictures.EffectFlame, "flame"), effect(pictures.EffectSpark, "spark"), effect(pictures.EffectStar, "star"),
	effect(pictures.EffectGlint, "glint"), effect(pictures.EffectLance, "lance"), effect(pictures.EffectHammer, "hammer"),
	effect(pictures.EffectRays, "rays"), effect(pictures.EffectVeil, "veil"), effect(pictures.EffectPouch, "pouch"),
	effect(pictures.EffectMouth, "mouth"), effect(pictures.EffectShade, "shade"),

	{pictures.KindBoard, one, 0, 0, 2.5, pictures.FitScene, 0, 68, false},
	{pictures.KindTitle, one, 0, 0, 2.5, pictures.FitScene, 0, 68, false},
	{pictures.KindHall, one, 0, 0, 2.25, pictures.FitScene, 0, 68, false},
	{pictures.KindFinale, one, 0, 0, 2, pictures.FitScene, 0, 66, false},
}

// effect is the row of one effect; each has its own size. Effects move, so a scale
// of two and a half is as good as three.
func effect(e pictures.Effect, name string) row {
	return row{pictures.KindEffect, []named{{int(e), name}}, e.Size(), e.Size(), 2.5, pictures.FitInside, 0, 84, true}
}

var one = []named{{0, ""}}

func list(names ...string) (l []named) {
	for i, n := range names {
		l = append(l, named{i, n})
	}
	return l
}

func numbers(from, to int) (l []named) {
	for i := from; i <= to; i++ {
		l = append(l, named{i, strconv.Itoa(i)})
	}
	return l
}

func colours() (l []named) {
	for c := range touria.Colour(touria.Colours) {
		l = append(l, named{int(c), c.String()})
	}
	return l
}

// suffixed returns the same pictures with a suffix to their names, for another size.
func suffixed(l []named, suffix string) []named {
	for i := range l {
		l[i].name += suffix
	}
	return l
}

func items() (l []named) {
	for i := range touria.NoItem {
		l = append(l, named{int(i), i.String()})
	}
	return append(l, named{int(touria.NoItem), "back"})
}

// actions lists the tower actions. Their IDs start at base, their names end with the
// suffix.
func actions(base int, suffix string) (l []named) {
	for a := range touria.Action(touria.Actions) {
		l = append(l, named{base + int(a), a.String() + suffix})
	}
	return l
}

func spaces() (l []named) {
	for s := range touria.AtBridge + 1 {
		l = append(l, named{int(s), s.String()})
	}
	return l
}

func people() (l []named) {
	for w := range touria.Who(touria.Doors + 1) {
		l = append(l, named{int(w), w.String()})
	}
	return l
}

// crests lists the first n crests; the number after the last means none.
func crests(n int) []named {
	return list("rose", "star", "leaf", "sun", "none")[:n]
}

func buttons() (l []named) {
	for b, name := range []string{"paper", "primary", "danger", "icon"} {
		for s, state := range []string{"", "-over", "-down", "-off", "-on"} {
			l = append(l, named{b*8 + s, name + state})
		}
	}
	return l
}

func toggles() (l []named) {
	for on, name := range []string{"empty", "ticked"} {
		for s, state := range []string{"", "-over", "-down", "-off"} {
			l = append(l, named{on*8 + s, name + state})
		}
	}
	return l
}

// Entry is a picture of the catalogue, to be painted.
type Entry struct {
	Master  pictures.Master // without Img and Hash, which painting gives
	Quality int             // of the WebP
}

// Catalogue returns all pictures to be stored. Large ones come first, since they
// take longest.
func Catalogue() (all []Entry) {
	for i := len(catalogue) - 1; i >= 0; i-- {
		r := &catalogue[i]
		if r.fit == pictures.FitScene {
			x0, y0, x1, y1 := pictures.Extent(r.kind)
			r.w, r.h = x1-x0, y1-y0
		}
		for _, n := range r.ids {
			name := r.kind.String()
			if n.name != "" {
				name += "-" + strings.ReplaceAll(n.name, "_", "-")
			}
			w, h, e := round(r.w*r.scale), round(r.h*r.scale), round(r.ends*r.scale)
			all = append(all, Entry{
				Master:  pictures.Master{Name: name, Kind: r.kind, ID: uint16(n.id), W: w, H: h, Scale: r.scale, Fit: r.fit, Ends: [4]int{e, e, e, e}, Bare: r.bare},
				Quality: r.quality,
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
		w := pictures.NewWorld(touria.DefaultBoard())
		j := NewJob(s, &w)
		for ok := false; !ok; pic, ok = j.Done() {
			j.Step()
		}
	} else {
		pic = Paint(s)
	}
	m.Img = [4]int{pic.DX, pic.DY, pic.Img.Rect.Dx(), pic.Img.Rect.Dy()}
	h := fnv.New64a()
	fmt.Fprintf(h, "%d %d %v ", e.Quality, m.W, m.Img)
	h.Write(pic.Img.Pix)
	m.Hash = strconv.FormatUint(h.Sum64(), 16)
	return pic.Img
}
