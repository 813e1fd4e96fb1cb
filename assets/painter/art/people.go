package art

import (
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

var (
	skinFair  = hue.Hex(0xf6d0ac)
	skinRosy  = hue.Hex(0xf4c2a2)
	skinTan   = hue.SkinTan
	skinOlive = hue.Hex(0xe0b487)
	skinBrown = hue.Hex(0xb27a50)
	skinDark  = hue.Hex(0x8a5638)
	skinDeep  = hue.Hex(0x6b4030)
	hairBlack = hue.Hex(0x2e2630)
	hairBrown = hue.Hex(0x5e3a26)
	hairChest = hue.Hex(0x8a4a2a)
	hairRed   = hue.Hex(0xcf6630)
	hairGold  = hue.Hex(0xe0ae50)
	hairGrey  = hue.Hex(0xb4b0b4)
	hairWhite = hue.Hex(0xeeeae2)
)

// people are the portraits, in the order of their numbers. They differ in age,
// build, skin, dress and bearing; each has an outline of its own.
var people = [pictures.People]person{
	{ // the swordsman
		Face:  Face{Skin: skinFair, Hair: hairBrown, Eye: hue.Hex(0x4a7296), Width: 19.6, Jaw: 16, Long: 26.6, Yaw: -.45, Brow: 4, Age: Grown, Nose: NoseStraight, Mouth: MouthFierce},
		cloth: hue.Hex(0x9c3b3b), trim: hue.Steel, room: hue.Hex(0xc9b48a),
		place: tent, behind: swordOnBack, dress: gorget, beard: stubble, over: cropped,
	},
	{ // the magpie
		Face:  Face{Skin: skinFair, Hair: hairBlack, Eye: hue.Hex(0x4d8a4a), Lips: hue.Hex(0xb23a4a), Width: 18.2, Jaw: 11, Long: 27, Yaw: .55, Brow: 2.6, Age: Young, Nose: NoseHooked, Mouth: MouthGrin, Lashes: true, Sleepy: true, Wide: true},
		cloth: hue.Hex(0x33507e), trim: hue.Cream, room: hue.Hex(0xa9bfd6),
		place: nest, behind: longHair, dress: pearls, over: featherHat,
	},
	{ // the collector
		Face:  Face{Skin: skinRosy, Hair: hairWhite, Eye: hue.Hex(0x6a7a5a), Lips: hue.Hex(0xb8605c), Width: 20.8, Jaw: 16.4, Long: 23.6, Yaw: .2, Brow: 2.4, Age: Old, Nose: NoseButton},
		cloth: hue.Hex(0x4f7a56), trim: hue.Hex(0xc98fb0), room: hue.Hex(0xd8c79a),
		place: curios, behind: bunHair, dress: shawl, over: spectacles,
	},
	{ // the lark
		Face:  Face{Skin: skinFair, Hair: hairRed, Eye: hue.Hex(0x4f8a5a), Width: 19.4, Jaw: 13, Long: 23, Yaw: -.3, Brow: 2.8, Age: Child, Nose: NoseButton, Mouth: MouthGap},
		cloth: hue.Hex(0x6f9a3f), trim: hue.Hex(0xe9d9a0), room: hue.Hex(0xbfd89a),
		place: meadow, dress: tunic, over: tousled,
	},
	{ // the old queen
		Face:  Face{Skin: skinDark, Hair: hairWhite, Eye: hue.Hex(0x5a3420), Lips: hue.Hex(0x9e4349), Width: 18, Jaw: 12.4, Long: 26, Yaw: -.15, Brow: 2.8, Age: Old, Nose: NoseStraight, Mouth: MouthGrin, Lashes: true},
		cloth: hue.Hex(0x6b3f80), trim: hue.GoldLit, room: hue.Hex(0xdcc0a8),
		place: throne, behind: standingCollar, dress: ermine, over: crowned,
	},
	{ // the fisherman
		Face:  Face{Skin: skinTan, Hair: hairChest, Eye: hue.Hex(0x3f7f9f), Width: 21.5, Jaw: 18, Long: 26, Yaw: .35, Brow: 4.4, Age: Grown, Nose: NoseBroad},
		cloth: hue.Hex(0x3f6a7c), trim: hue.Hex(0xe7dcc0), room: hue.Hex(0xa9cfd0),
		place: sea, dress: knitted, beard: fullBeard, over: souwester,
	},
	{ // the abbess
		Face:  Face{Skin: skinRosy, Hair: hairGrey, Eye: hue.Hex(0x5a7a9a), Width: 20, Jaw: 15.4, Long: 23.6, Yaw: .1, Brow: 2.2, Age: Old, Nose: NoseButton},
		cloth: hue.Hex(0x4a4258), trim: hue.Cream, room: hue.Hex(0xd9cfe2),
		place: window, dress: habit, over: cornette,
	},
	{ // the sailor
		Face:  Face{Skin: skinDeep, Hair: hairBlack, Eye: hue.Hex(0x6a3a1c), Lips: hue.Hex(0xa84a4c), Width: 18.6, Jaw: 12.6, Long: 25, Yaw: .45, Brow: 3, Age: Young, Nose: NoseBroad, Lashes: true, Wide: true},
		cloth: hue.Hex(0xe7e0cc), trim: hue.Hex(0x38527e), room: hue.Hex(0x9fc9dc),
		place: sea, behind: cloudHair, dress: stripes, over: kerchief,
	},
	{ // the scholar
		Face:  Face{Skin: skinBrown, Hair: hairBlack, Eye: hue.Hex(0x4a2c1c), Width: 17.6, Jaw: 12.4, Long: 27, Yaw: -.55, Brow: 4, Age: Grown, Nose: NoseHooked, Mouth: MouthGrin},
		cloth: hue.Hex(0x7a3f5e), trim: hue.GoldLit, room: hue.Hex(0xe3c38f),
		place: books, dress: robe, beard: goatee, over: turban,
	},
	{ // the baker
		Face:  Face{Skin: skinRosy, Hair: hairChest, Eye: hue.Hex(0x7b4a28), Lips: hue.Hex(0xc24a4a), Width: 22, Jaw: 18.6, Long: 24, Yaw: .2, Brow: 2.8, Age: Grown, Nose: NoseButton, Lashes: true},
		cloth: hue.Hex(0xc46f52), trim: hue.Hex(0xfffdf6), room: hue.Hex(0xf0d9a8),
		place: oven, behind: sideHair, dress: apron, over: bonnet,
	},
	{ // the knight
		Face:  Face{Skin: skinFair, Hair: hairGold, Eye: hue.Hex(0x3f74be), Lips: hue.Hex(0xc06a66), Width: 18.2, Jaw: 13, Long: 25.4, Yaw: -.4, Brow: 3, Age: Young, Nose: NoseStraight, Lashes: true, Wide: true},
		cloth: hue.Hex(0x4a5f92), trim: hue.Steel, room: hue.Hex(0xc2cbe0),
		place: castle, behind: plaits, dress: gorget, over: helmet,
	},
	{ // the hunter
		Face:  Face{Skin: skinOlive, Hair: hairBrown, Eye: hue.Hex(0x7a8a3a), Width: 17, Jaw: 11.6, Long: 27.4, Yaw: .6, Brow: 3.6, Age: Grown, Nose: NoseHooked, Mouth: MouthFierce, Sleepy: true},
		cloth: hue.Hex(0x3f6148), trim: hue.Hex(0x8a6a40), room: hue.Hex(0xa8c09a),
		place: firs, behind: quiver, dress: tunic, beard: goatee, over: hood,
	},
	{ // the child
		Face:  Face{Skin: skinBrown, Hair: hairBlack, Eye: hue.Hex(0x5a341c), Width: 19.8, Jaw: 13, Long: 22.6, Yaw: .2, Brow: 2.6, Age: Child, Nose: NoseButton, Mouth: MouthGap, Lashes: true, Wide: true},
		cloth: hue.Hex(0xe0a23c), trim: hue.Hex(0xc4423c), room: hue.Hex(0xf2e0a6),
		place: sunrise, behind: bunches, dress: pinafore, over: fringe,
	},
	{ // the stargazer
		Face:  Face{Skin: skinRosy, Hair: hairWhite, Eye: hue.Hex(0x4a8ec0), Width: 17.4, Jaw: 12.4, Long: 26, Yaw: -.25, Brow: 4.4, Age: Old, Nose: NoseHooked},
		cloth: hue.Hex(0x3a3f78), trim: hue.GoldLit, room: hue.Hex(0x8f92c6),
		place: stars, behind: sideHair, dress: robe, beard: longBeard, over: starCap,
	},
	{ // the merchant
		Face:  Face{Skin: skinOlive, Hair: hairBlack, Eye: hue.Hex(0x4f6a3a), Width: 21.6, Jaw: 19.4, Long: 25.4, Yaw: -.3, Brow: 3.4, Age: Grown, Nose: NoseBroad, Mouth: MouthGrin},
		cloth: hue.Hex(0x8a2f46), trim: hue.Hex(0xf6ead0), room: hue.Hex(0xe6c088),
		place: harbour, dress: ruff, beard: curled, over: plumeHat,
	},
	{ // the shepherdess
		Face:  Face{Skin: skinTan, Hair: hairBrown, Eye: hue.Hex(0x5a7a4a), Lips: hue.Hex(0xc25f58), Width: 18.2, Jaw: 12.8, Long: 24.6, Yaw: .3, Brow: 2.8, Age: Young, Nose: NoseButton, Lashes: true},
		cloth: hue.Hex(0x9fb58a), trim: hue.Hex(0xfbf3dc), room: hue.Hex(0xc9dfb0),
		place: meadow, behind: crook, dress: laced, over: strawHat,
	},
}
