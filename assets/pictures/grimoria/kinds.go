// Package grimoria names Grimoria's pictures and gives their dimensions.
package grimoria

import "touria.games/touria/assets/pictures"

// first is the first kind of Grimoria's range.
const first = 2 * pictures.SetSize

// The kinds; the comment says what Spec.ID means.
const (
	KindScene   pictures.Kind = iota + first // grimoria.Card: what a card shows in its window
	KindCard                                 // Group: a card's body and frame; GroupBack, GroupHoard: a back
	KindSeal                                 // points, 0 … 6, or SealPlus + points
	KindMedal                                // grimoria.Card: a companion's head
	KindPlate                                // spell, 1 … 15
	KindSign                                 // Sign
	KindCoin                                 //
	KindTome                                 // the open book: 0 ruled, 1 large for all spells
	KindShut                                 // crest: a closed book
	KindPocket                               //
	KindHour                                 // the hour candle: 0 its wax, 1 the dish
	KindVeil                                 // a cloak over a card
	KindRoom                                 // the room by night, whole
	KindTitle                                // the picture of the title, whole
	KindLogo                                 // the game's name
	KindDawn                                 // the room in the morning, whole
	KindVolume                               // Volume: a book that lies with its spine to the viewer
	KindEmblem                               // Volume: what stands for a kind of points
	KindRosette                              // the seal of a sum
	KindSpark                                //
	KindWisp                                 // the smoke of a snuffed candle
	KindRays                                 // the light behind a winner
	KindPlaque                               // a name plate
	KindSitter                               // person of the portraits: a rival behind the table, in the light of candles at the right
	KindPane                                 // Pane
	KindHead                                 // the coloured head of a card of the reveal, to be dyed
	KindRank                                 // the brass disc with a place in the order
	KindPawn                                 // crest: a wizard
	KindStamp                                // the frame of a stamped word
	KindCrack                                // goes through black magic that has turned to stone
	KindFlag                                 // whoever lets it happen
	KindThorns                               // a ring of thorns around who is protected
	KindSky                                  // what the window adds to the night: 0 dusk, 1 the first grey
	KindSunrays                              // the sun of Cockcrow
)

// Pictures is the set of Grimoria's pictures.
var Pictures = pictures.Register(pictures.Set{
	First: first,
	Names: []string{
		KindScene - first:  "scene",
		KindCard - first:   "card",
		KindSeal - first:   "seal",
		KindMedal - first:  "medal",
		KindPlate - first:  "plate",
		KindSign - first:   "sign",
		KindCoin - first:   "coin",
		KindTome - first:   "tome",
		KindShut - first:   "shut",
		KindPocket - first: "pocket",
		KindHour - first:   "hour",
		KindVeil - first:   "veil",
		KindRoom - first:   "room",
		KindTitle - first:  "title",
		KindLogo - first:   "logo",

		KindDawn - first:    "dawn",
		KindVolume - first:  "volume",
		KindEmblem - first:  "emblem",
		KindRosette - first: "rosette",
		KindSpark - first:   "spark",
		KindWisp - first:    "wisp",
		KindRays - first:    "rays",
		KindPlaque - first:  "plaque",
		KindSitter - first:  "sitter",
		KindPane - first:    "pane",
		KindHead - first:    "head",
		KindRank - first:    "rank",
		KindPawn - first:    "pawn",
		KindStamp - first:   "stamp",
		KindCrack - first:   "crack",
		KindFlag - first:    "flag",
		KindThorns - first:  "thorns",
		KindSky - first:     "sky",
		KindSunrays - first: "sunrays",
	},
	Pack: "grimoria",
	Scenes: map[pictures.Kind]pictures.Scene{KindRoom: {Extent: roomExtent, View: roomView}, KindTitle: {Extent: roomExtent, View: roomView},
		KindDawn: {Extent: roomExtent, View: roomView}},
	Title: map[pictures.Kind][]uint16{KindTitle: nil, KindLogo: nil},
})

// The groups of cards, which differ by band, frame and sign; and the two backs.
const (
	GroupEnd     = iota // companions that score at the end
	GroupAble           // companions with an ability
	GroupPlace          // places
	GroupHoarded        // treasures
	GroupBack           // the back of the adventures
	GroupHoard          // the back of the treasures
	Groups
)

// The panes that lie on the table.
const (
	PaneGlass  = iota // dark glass
	PaneLit           // whose turn it is
	PaneWard          // who is protected
	PanePrey          // whom an attack hits
	PaneGap           // the inlay where a card of the display lay
	PaneIdle          // a button that waits
	PaneRim           // a light rim around a card that may be chosen
	PaneChosen        // and around the one that is
)

// SealPlus is added to the points that a card brings besides.
const SealPlus = 10

// A card's box, and the window in it, in logical pixels of the largest card.
const (
	CardW, CardH         = 126, 177
	WindowX, WindowY     = 8, 8
	WindowW, WindowH     = 110, 101
	SceneW, SceneH   int = 110, 101
)

// A sitter's box in logical pixels: hat to breast, cut off by the table's edge.
const SitterW, SitterH = 112, 132

// The signs on cards, in the book and in tips.
const (
	SignCrown   = iota // scores at the end
	SignSpark          // has an ability
	SignHouse          // a place
	SignLozenge        // a treasure
	SignBack           // a card of the adventures
	SignHoard          // a treasure's back
	SignPerson         // a companion
	SignBook           // a book with a spell
	SignStar           // black magic
	SignBurst          // an attack
	SignEye            // sees
	SignSwap           // changes places
	SignPennant        // first in order
	SignSnuffed        // last in order
	SignHelmet         // a bronze helmet
	SignHouses         // different places
	SignArrow          // brings
	SignShield         // protection
	SignPile           // the discard pile
	Signs
)

// The books of the counting, by the kind of points.
const (
	VolumeCoins = iota
	VolumePlaces
	VolumeTreasures
	VolumeCompanions
	VolumeBonus
	Volumes
)

// DawnEdge is where the table's far edge lies in the room in the morning, in the room's units, DawnSun
// where the sun is, and DawnWicks are the snuffed candles' wicks.
const DawnEdge = 296

var (
	DawnSun   = [2]float32{-38, 172}
	DawnWicks = [2][2]float32{{-306, 226}, {306, 226}}

	// TitleWicks are the burning candles' flames in the picture of the title.
	TitleWicks = [3][2]float32{{-299, 296}, {-224, 268}, {-160, 296}}
)

// RoomUnits is the height of the room's picture in its units. Its origin is the middle of the upper
// edge.
const RoomUnits = 720

var roomExtent = pictures.Edges{-900, 0, 900, RoomUnits}

func roomView(w, h float32) (x, y, unit float32) {
	unit = max(h/RoomUnits, w/(roomExtent[2]-roomExtent[0]))
	return w / 2, 0, unit
}
