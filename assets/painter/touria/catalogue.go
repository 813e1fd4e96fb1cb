// Package touria paints Touria's pictures: tokens, tiles, doors, people, towers,
// the board and the scenes.
package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// Catalogue lists Touria's pictures.
var Catalogue = art.Catalogue{
	Set: tpics.Pictures,
	Rows: []art.Row{
		art.Of(tpics.KindGem, colours(), 72, 72, 3, pictures.FitInside, 0, 86, false),
		art.Of(tpics.KindGem, suffixed(colours(), "-small"), 20, 20, 6, pictures.FitInside, 0, 86, false),
		art.Of(tpics.KindSocket, colours(), 60, 60, 3, pictures.FitInside, 0, 82, false),
		art.Of(tpics.KindBag, art.One, 60, 60, 3, pictures.FitInside, 0, 86, false),
		art.Of(tpics.KindCoin, art.Numbers(0, 15), 48, 48, 3, pictures.FitInside, 0, 78, false),
		art.Of(tpics.KindHeart, art.List("won", "empty"), 60, 60, 3, pictures.FitInside, 0, 86, false),
		art.Of(tpics.KindSword, art.One, 60, 60, 3, pictures.FitInside, 0, 86, false),
		art.Of(tpics.KindElixir, art.One, 60, 60, 3, pictures.FitInside, 0, 86, false),
		art.Of(tpics.KindDie, append(colours(), art.Numbers(tpics.DieTumble+1, tpics.DieTumble+tpics.DieFrames-1)...), 64, 64, 3, pictures.FitInside, 0, 75, false),
		art.Of(tpics.KindItem, append(items(), art.ID(tpics.ItemPlace, "place")...), 92, 92, 3, pictures.FitInside, 0, 77, false),
		art.Of(tpics.KindEmblem, actions(0, ""), 64, 64, 3, pictures.FitInside, 0, 76, false),
		art.Of(tpics.KindPlace, spaces(), 48, 48, 3, pictures.FitInside, 0, 75, false),
		art.Of(tpics.KindHeroes, art.Crests(4, true), 62, 73, 3, pictures.FitInside, 0, 82, false),
		art.Of(tpics.KindOrder, art.List("card"), 200, 72, 3, pictures.FitPatch, 14, 86, false),
		art.Of(tpics.KindOrder, art.ID(1, "pin"), 12, 12, 4, pictures.FitInside, 0, 86, false),
		art.Of(tpics.KindDoorRoom, people(), 165, 220, 2.5, pictures.FitInside, 0, 70, false),
		art.Of(tpics.KindDoorLeaf, art.Numbers(0, tpics.DoorFrames-1), 165, 220, 2.5, pictures.FitInside, 0, 76, false),
		art.Of(tpics.KindDoorArch, art.One, 165, 220, 2.5, pictures.FitInside, 0, 78, false),
		art.Of(tpics.KindDoorGlow, art.One, 165, 220, 1, pictures.FitInside, 0, 84, true),
		art.Of(tpics.KindDweller, people(), 100, 100, 3, pictures.FitInside, 0, 70, false),

		art.Of(tpics.KindLogo, art.One, 560, 170, 2, pictures.FitInside, 0, 76, false),
		art.Of(tpics.KindFlank, art.List("left", "right"), 190, 700, 2, pictures.FitInside, 0, 76, false),
		art.Of(tpics.KindWinner, art.Crests(4, true), 80, 240, 2, pictures.FitInside, 0, 84, false),

		art.Of(tpics.KindTowerGround, art.One, tpics.TowerW, tpics.TowerH, 3, pictures.FitPart, 0, 78, false),
		art.Of(tpics.KindTowerGlow, art.One, tpics.TowerW, tpics.TowerH, 1.5, pictures.FitPart, 0, 80, true),
		art.Of(tpics.KindTowerStud, art.One, tpics.TowerW, tpics.TowerH, 3, pictures.FitPart, 0, 84, false),
		art.Of(tpics.KindTowerSkirt, art.List("", "narrow"), tpics.TowerW, tpics.TowerH, 3, pictures.FitPart, 0, 84, false),
		art.Of(tpics.KindTowerSlab, art.One, tpics.TowerW, tpics.TowerH, 3, pictures.FitPart, 0, 84, false),
		art.Of(tpics.KindTowerWall, append(actions(0, ""), actions(tpics.WallNarrow, "-narrow")...), tpics.TowerW, tpics.TowerH, 3, pictures.FitPart, 0, 78, false),
		art.Of(tpics.KindTowerEave, art.One, tpics.TowerW, tpics.TowerH, 3, pictures.FitPart, 0, 80, false),
		art.Of(tpics.KindTowerSlope, append(actions(0, ""), actions(tpics.SlopeFlat, "-flat")...), tpics.TowerW, tpics.TowerH, 3, pictures.FitPart, 0, 78, false),
		art.Of(tpics.KindTowerMedal, actions(0, ""), tpics.TowerW, tpics.TowerH, 3, pictures.FitPart, 0, 82, false),
		art.Of(tpics.KindTowerBall, art.One, tpics.TowerW, tpics.TowerH, 3, pictures.FitPart, 0, 84, false),
		art.Of(tpics.KindTowerFlag, art.One, tpics.TowerW, tpics.TowerH, 3, pictures.FitPart, 0, 84, false),

		art.Of(tpics.KindSpaceRing, art.Numbers(0, 2), 52, 46, 3, pictures.FitStretch, 0, 88, true),
		art.Of(tpics.KindSpaceRing, art.Numbers(tpics.RingHex, tpics.RingHex+2), 64, 44, 3, pictures.FitStretch, 0, 88, true),
		art.Of(tpics.KindTrailDot, art.One, 12, 12, 3, pictures.FitInside, 0, 88, true),
		art.Of(tpics.KindMapDoor, people(), 13, 19, 4, pictures.FitStretch, 0, 84, true),

		art.Of(tpics.KindAmbience, art.One, tpics.AmbienceW, tpics.AmbienceH, 5.2, pictures.FitStretch, 0, 88, true),
		art.Of(tpics.KindCloud, art.Numbers(0, tpics.Clouds-1), tpics.CloudW, tpics.CloudH, 2, pictures.FitStretch, 0, 84, false),

		art.Of(tpics.KindGoalRoad, art.One, 326, 92, 2, pictures.FitPatch, 40, 82, false),
		art.Of(tpics.KindGoalGate, append(art.List("", "hearts", "gold", "windows"), art.ID(tpics.GateOpen, "open")...), 92, 94, 3, pictures.FitInside, 0, 80, false),
		art.Of(tpics.KindBranch, art.One, 201, 30, 3, pictures.FitStrip, 44, 80, false),
		art.Of(tpics.KindWall, art.ID(tpics.WallLow, "low"), wallEnd*2+wallPitch*lowRun, wallLow, 2.5, pictures.FitRepeat, wallEnd, 72, false).Runs(lowRun),
		art.Of(tpics.KindWall, art.ID(tpics.WallHigh, "high"), wallEnd*2+wallPitch*highRun, wallHigh, 2, pictures.FitRepeat, wallEnd, 68, false).Runs(highRun),
		art.Of(tpics.KindMoss, art.One, 74, 58, 2.5, pictures.FitInside, 0, 74, false),
		art.Of(tpics.KindVine, art.One, 2*vineEnd+2*vinePitch, 34, 2, pictures.FitRepeat, vineEnd, 74, false).Runs(2),
		art.Of(tpics.KindDrape, art.Crests(4, false), 100, 200, 2.5, pictures.FitStretch, 0, 78, false),
		art.Of(tpics.KindScreen, art.Crests(4, false), 150, 100, 2.5, pictures.FitStretch, 0, 84, false),
		effect(tpics.EffectDust, "dust"), effect(tpics.EffectDrop, "drop"), effect(tpics.EffectRing, "ring"),
		effect(tpics.EffectFlame, "flame"), effect(tpics.EffectSpark, "spark"), effect(tpics.EffectStar, "star"),
		effect(tpics.EffectGlint, "glint"), effect(tpics.EffectLance, "lance"), effect(tpics.EffectHammer, "hammer"),
		effect(tpics.EffectRays, "rays"), effect(tpics.EffectVeil, "veil"), effect(tpics.EffectPouch, "pouch"),
		effect(tpics.EffectMouth, "mouth"), effect(tpics.EffectShade, "shade"),

		art.Of(tpics.KindBoard, art.One, 0, 0, 2.25, pictures.FitScene, 0, 64, false),
		art.Of(tpics.KindTitle, art.One, 0, 0, 1.75, pictures.FitScene, 0, 58, false),
		art.Of(tpics.KindHall, art.One, 0, 0, 2, pictures.FitScene, 0, 66, false),
		art.Of(tpics.KindFinale, art.One, 0, 0, 2, pictures.FitScene, 0, 66, false),
	},
	Recipes: map[pictures.Kind]art.Recipe{
		tpics.KindGem:       art.At(.10, 0, gemToken),
		tpics.KindSocket:    art.At(.04, 0, gemSocket),
		tpics.KindBag:       art.At(.10, 0, bagToken),
		tpics.KindCoin:      art.At(.10, 0, coinToken),
		tpics.KindHeart:     art.At(.10, 0, heartToken),
		tpics.KindSword:     art.At(.10, 0, swordToken),
		tpics.KindElixir:    art.At(.10, 0, elixirToken),
		tpics.KindDie:       art.At(.12, 0, dieToken),
		tpics.KindItem:      art.At(.08, 0, itemTile),
		tpics.KindEmblem:    art.At(.08, 0, emblemToken),
		tpics.KindPlace:     art.At(.08, 0, placeToken),
		tpics.KindHeroes:    art.At(.12, 0, heroesToken),
		tpics.KindOrder:     art.At(.08, 4, orderCard),
		tpics.KindDoorRoom:  art.At(.08, 0, doorRoom),
		tpics.KindDoorLeaf:  art.At(.08, 0, doorLeafPicture),
		tpics.KindDoorArch:  art.At(.08, 0, doorArch),
		tpics.KindDoorGlow:  art.Glow(.20, 0, doorGlow),
		tpics.KindDweller:   art.At(.08, 0, dwellerRound),
		tpics.KindLogo:      art.At(.06, 0, logoPiece),
		tpics.KindFlank:     art.At(.30, 0, flankPiece),
		tpics.KindWinner:    art.At(.16, 0, winnerPiece),
		tpics.KindSpaceRing: art.Glow(.25, 0, spaceRing),
		tpics.KindTrailDot:  art.At(.20, 0, trailDot),
		tpics.KindMapDoor:   art.Glow(.30, 0, mapDoor),
		tpics.KindAmbience:  art.Flush(ambienceSheet),
		tpics.KindCloud:     art.Glow(0, 0, driftingCloud),
		tpics.KindEffect:    art.Glow(.06, 0, effectSprite),
		tpics.KindGoalRoad:  art.At(0, 2, goalRoad),
		tpics.KindGoalGate:  art.At(.08, 0, goalGate),
		tpics.KindBranch:    art.At(0, 12, branchPiece),
		tpics.KindWall:      art.At(0, 9, wallPiece),
		tpics.KindMoss:      art.At(.06, 0, mossPiece),
		tpics.KindVine:      art.Flush(vinePiece),
		tpics.KindDrape:     art.At(.10, 0, drapePiece),
		tpics.KindScreen:    art.At(.08, 0, screenPiece),
	},
	Part: towerPart,
	Scenes: map[pictures.Kind]func(*art.Job){
		tpics.KindBoard: func(j *art.Job) {
			w := tpics.NewWorld(touria.DefaultBoard())
			boardSteps(j, &w)
		},
		tpics.KindTitle:  titleSteps,
		tpics.KindHall:   hallSteps,
		tpics.KindFinale: finaleSteps,
	},
}

// effect is the row of one effect; each has its own size. Effects move, so a scale of 2.5 looks as
// good as 3.
func effect(e tpics.Effect, name string) art.Row {
	return art.Of(tpics.KindEffect, art.ID(int(e), name), e.Size(), e.Size(), 2.5, pictures.FitInside, 0, 84, true)
}

func colours() (l []art.Named) {
	for c := range touria.Colour(touria.Colours) {
		l = append(l, art.Named{ID: int(c), Name: c.String()})
	}
	return l
}

// suffixed returns the same pictures with a suffix added to their names, for another size.
func suffixed(l []art.Named, suffix string) []art.Named {
	for i := range l {
		l[i].Name += suffix
	}
	return l
}

func items() (l []art.Named) {
	for i := range touria.NoItem {
		l = append(l, art.Named{ID: int(i), Name: i.String()})
	}
	return append(l, art.Named{ID: int(touria.NoItem), Name: "back"})
}

// actions names the tower actions: their IDs begin at base, and their names end in the suffix.
func actions(base int, suffix string) (l []art.Named) {
	for a := range touria.Action(touria.Actions) {
		l = append(l, art.Named{ID: base + int(a), Name: a.String() + suffix})
	}
	return l
}

func spaces() (l []art.Named) {
	for s := range touria.AtBridge + 1 {
		l = append(l, art.Named{ID: int(s), Name: s.String()})
	}
	return l
}

func people() (l []art.Named) {
	for w := range touria.Who(touria.Doors + 1) {
		l = append(l, art.Named{ID: int(w), Name: w.String()})
	}
	return l
}

// Short names for what nearly all pictures need.
type (
	Pt      = brush.Pt
	Picture = art.Picture
	Job     = art.Job
	sheet   = art.Sheet
)

var (
	col     = brush.Col
	nib     = brush.Nib
	even    = brush.Even
	line    = art.Line
	glint   = art.Glint
	bare    = art.Bare
	nearest = art.Nearest
)

func abs(x float32) float32 { return max(x, -x) }
