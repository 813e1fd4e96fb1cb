package grimoria

import (
	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/rules/grimoria"
)

// Catalogue lists Grimoria's pictures.
var Catalogue = art.Catalogue{
	Set: gpics.Pictures,
	Rows: []art.Row{
		art.Of(gpics.KindScene, cards(), float32(gpics.SceneW), float32(gpics.SceneH), 3, pictures.FitStretch, 0, 64, false),
		art.Of(gpics.KindCard, art.List("end", "able", "place", "treasure", "back", "hoard"), gpics.CardW, gpics.CardH, 3, pictures.FitStretch, 0, 74, false),
		art.Of(gpics.KindSeal, append(art.Numbers(0, 3), append(art.ID(6, "6"), plus()...)...), 36, 36, 3, pictures.FitInside, 0, 78, false),
		art.Of(gpics.KindMedal, companions(), 44, 44, 3, pictures.FitInside, 0, 70, false),
		art.Of(gpics.KindPlate, art.Numbers(1, grimoria.LastSpell), 84, 84, 3, pictures.FitInside, 0, 74, false),
		art.Of(gpics.KindSign, signNames(), 32, 32, 3, pictures.FitInside, 0, 80, false),
		art.Of(gpics.KindCoin, art.One, 40, 40, 3, pictures.FitInside, 0, 80, false),
		art.Of(gpics.KindTome, art.List("ruled"), 640, 250, 2.5, pictures.FitStretch, 0, 66, false),
		art.Of(gpics.KindTome, art.ID(1, "chart"), 1016, 384, 2, pictures.FitStretch, 0, 62, false),
		art.Of(gpics.KindShut, art.List("rose", "star", "leaf", "sun", "moon"), 96, 62, 3, pictures.FitStretch, 0, 72, false),
		art.Of(gpics.KindPocket, art.One, 186, 140, 2.5, pictures.FitStretch, 0, 70, false),
		art.Of(gpics.KindHour, art.List("wax"), 34, 340, 2.5, pictures.FitStretch, 0, 76, false),
		art.Of(gpics.KindHour, art.ID(1, "dish"), 90, 34, 2.5, pictures.FitInside, 0, 76, false),
		art.Of(gpics.KindVeil, art.One, gpics.CardW, gpics.CardH, 2.5, pictures.FitStretch, 0, 78, true),
		art.Of(gpics.KindSitter, art.Numbers(0, pictures.People-1), gpics.SitterW, gpics.SitterH, 2, pictures.FitInside, 0, 58, false),
		art.Of(gpics.KindPane, art.List("glass", "lit", "ward", "prey", "gap", "idle", "rim", "chosen"), 96, 76, 2, pictures.FitPatch, 20, 88, true),
		art.Of(gpics.KindHead, art.One, 96, 44, 2, pictures.FitPatch, 12, 88, true),
		art.Of(gpics.KindRank, art.One, 48, 48, 3, pictures.FitInside, 0, 80, false),
		art.Of(gpics.KindPawn, art.Crests(5, false), 60, 84, 2.5, pictures.FitInside, 0, 76, false),
		art.Of(gpics.KindStamp, art.One, 96, 40, 2, pictures.FitPatch, 14, 84, true),
		art.Of(gpics.KindCrack, art.One, 84, 84, 2, pictures.FitInside, 0, 84, true),
		art.Of(gpics.KindFlag, art.One, 92, 130, 2, pictures.FitInside, 0, 74, false),
		art.Of(gpics.KindThorns, art.One, 120, 120, 1.5, pictures.FitInside, 0, 66, true),
		art.Of(gpics.KindSky, art.List("dusk", "grey"), 148, 190, 1, pictures.FitWhole, 0, 84, true),
		art.Of(gpics.KindSunrays, art.One, 180, 180, 1, pictures.FitWhole, 0, 56, true),
		art.Of(gpics.KindRoom, art.One, 0, 0, 2.25, pictures.FitScene, 0, 62, false),
		art.Of(gpics.KindLogo, art.One, 560, 170, 2, pictures.FitInside, 0, 74, false),
		art.Of(gpics.KindTitle, art.One, 0, 0, 1.5, pictures.FitScene, 0, 58, false),
		art.Of(gpics.KindDawn, art.One, 0, 0, 1.75, pictures.FitScene, 0, 58, false),
		art.Of(gpics.KindVolume, art.List("coins", "places", "treasures", "companions", "bonus"), 96, 60, 3, pictures.FitPatch, 14, 78, false),
		art.Of(gpics.KindEmblem, art.List("coins", "places", "treasures", "companions", "bonus"), 28, 28, 3, pictures.FitInside, 0, 78, false),
		art.Of(gpics.KindRosette, art.One, 56, 56, 3, pictures.FitInside, 0, 76, false),
		art.Of(gpics.KindSpark, art.One, 32, 32, 2, pictures.FitInside, 0, 80, true),
		art.Of(gpics.KindWisp, art.One, 30, 90, 2, pictures.FitInside, 0, 78, true),
		art.Of(gpics.KindRays, art.One, 220, 220, 1, pictures.FitInside, 0, 76, true),
		art.Of(gpics.KindPlaque, art.One, 96, 64, 3, pictures.FitPatch, 16, 80, false),
	},
	Recipes: map[pictures.Kind]art.Recipe{
		gpics.KindScene:  art.Flush(scenePicture),
		gpics.KindCard:   art.At(0, 7, cardPicture),
		gpics.KindSeal:   art.At(.10, 0, sealPicture),
		gpics.KindMedal:  art.At(.08, 0, medalPicture),
		gpics.KindPlate:  art.At(.10, 0, platePicture),
		gpics.KindSign:   art.At(.10, 0, signPicture),
		gpics.KindCoin:   art.At(.10, 0, coinPicture),
		gpics.KindTome:   art.At(0, 12, tomePicture),
		gpics.KindShut:   art.At(0, 6, shutPicture),
		gpics.KindPocket: art.At(0, 8, pocketPicture),
		gpics.KindHour:   art.At(0, 7, hourPicture),
		gpics.KindVeil:   art.Glow(0, 5, veilPicture),
		gpics.KindLogo:   art.At(.06, 0, logoPicture),

		gpics.KindVolume:  art.At(0, 6, volumePicture),
		gpics.KindEmblem:  art.At(.10, 0, emblemPicture),
		gpics.KindRosette: art.At(.10, 0, rosettePicture),
		gpics.KindSpark:   art.Glow(.10, 0, sparkPicture),
		gpics.KindWisp:    art.Glow(.10, 0, wispPicture),
		gpics.KindRays:    art.Glow(.04, 0, raysPicture),
		gpics.KindPlaque:  art.At(0, 8, plaquePicture),
		gpics.KindSitter:  art.Flush(sitterPicture),
		gpics.KindPane:    art.Glow(0, 9, panePicture),
		gpics.KindHead:    art.At(0, 1, headPicture),
		gpics.KindRank:    art.At(.10, 0, rankPicture),
		gpics.KindPawn:    art.At(.10, 0, pawnPicture),
		gpics.KindStamp:   art.At(0, 2, stampPicture),
		gpics.KindCrack:   art.At(.06, 0, crackPicture),
		gpics.KindFlag:    art.At(.08, 0, flagPicture),
		gpics.KindThorns:  art.Glow(.08, 0, thornsPicture),
		gpics.KindSky:     art.Flush(skyPicture),
		gpics.KindSunrays: art.Flush(sunraysPicture),
	},
	Scenes: map[pictures.Kind]func(*art.Job){gpics.KindRoom: roomPicture, gpics.KindTitle: titlePicture, gpics.KindDawn: dawnPicture},
}

func cards() (l []art.Named) {
	for c := range grimoria.NoCard {
		l = append(l, art.Named{ID: int(c), Name: c.String()})
	}
	return l
}

func companions() []art.Named { return cards()[grimoria.Places:grimoria.Adventures] }

// plus names the seals of what cards bring besides: 1, 2, 3 and 5.
func plus() []art.Named {
	return []art.Named{{ID: gpics.SealPlus + 1, Name: "plus-1"}, {ID: gpics.SealPlus + 2, Name: "plus-2"}, {ID: gpics.SealPlus + 3, Name: "plus-3"}, {ID: gpics.SealPlus + 5, Name: "plus-5"}}
}

func signNames() []art.Named {
	return art.List("crown", "spark", "house", "lozenge", "back", "hoard", "person", "book", "star", "burst", "eye", "swap", "pennant", "snuffed",
		"helmet", "houses", "arrow", "shield", "pile")
}
