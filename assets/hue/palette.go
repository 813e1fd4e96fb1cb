package hue

// Pen and paper.
var (
	Ink       = Hex(0x3a2830) // all outlines in the foreground; never pure black
	InkSoft   = Hex(0x6a5a78) // outlines in the distance
	InkText   = Hex(0x3a2830) // text on paper
	FadedInk  = Hex(0x564642) // text on paper of what is not available
	PaleInk   = Hex(0xdcd2b8) // the same on dark grounds
	InkRed    = Hex(0x6b3a36) // headings on paper
	PaperLit  = Hex(0xf8ecce)
	Paper     = Hex(0xf3e4c3)
	PaperEdge = Hex(0xdcc797)
	Cream     = Hex(0xfff6dc) // text on ribbons
	Light     = Hex(0xfff7db) // mixed into what is lit
	Violet    = Hex(0x3f3466) // mixed into deep shadow
	Glow      = Hex(0xffd65a)
	GlowCore  = Hex(0xfff8d0)
)

// The land.
var (
	MeadowLit  = Hex(0xdcd58c)
	Meadow     = Hex(0xadc47a)
	MeadowCool = Hex(0x8fb066)
	RoadRim    = Hex(0x6b4a3a)
	RoadSand   = Hex(0xe9cf98)
	RoadCore   = Hex(0xf7e8c0)
	WaterLit   = Hex(0xaedbc7)
	Water      = Hex(0x6db4b2)
	WaterDeep  = Hex(0x4a92a0)
	Foam       = Hex(0xe8f5ea)
	Stone      = Hex(0xefe0bf)
	StoneDark  = Hex(0xc9b8a2)
	StoneJoint = Hex(0x8d7f86)
	Rock       = Hex(0xb8abb8)
	RockDark   = Hex(0x6e6488)
	Snow       = Hex(0xfbf5e6)
	Wood       = Hex(0x9a6a45)
	WoodDark   = Hex(0x6b4632)
	WoodLit    = Hex(0xc2925f)
	Steel      = Hex(0xd4dbe4)
	SteelDark  = Hex(0x8792a8)
	Sky        = Hex(0xcfe3ea)
)

// Trees are the crowns of three kinds of broadleaf tree: base, light, dark.
var Trees = [3][3]C{
	{Hex(0x6f9a55), Hex(0xa9bf62), Hex(0x466f4b)},
	{Hex(0x5d8f5e), Hex(0x98b768), Hex(0x3a6650)},
	{Hex(0x4f8468), Hex(0x8bb27c), Hex(0x35604f)},
}

// Autumn and blossom crowns, used sparingly.
var (
	Autumn  = [3]C{Hex(0xd29645), Hex(0xecc06a), Hex(0xa4642f)}
	Russet  = [3]C{Hex(0xc9744a), Hex(0xe5a06a), Hex(0x944f3c)}
	Blossom = [3]C{Hex(0xe2a3a6), Hex(0xf5cfc8), Hex(0xb8757f)}
)

// Roofs, the table and gold.
var (
	Coral    = Hex(0xc4553d)
	Slate    = Hex(0x4f6f95)
	Royal    = Hex(0x6b4a86)
	Ochre    = Hex(0xd8973c)
	GoldLit  = Hex(0xf3cf5a)
	Gold     = Hex(0xe9b644)
	GoldDark = Hex(0xb27a2c)
	Oak      = Hex(0x664024) // the table
	Night    = Hex(0x2b2a48)
	GoldPale = Hex(0xc9a65a)
	Heart    = Hex(0xcf3a45)
	Skin     = Hex(0xf2c9a0)
	SkinTan  = Hex(0xd9a273)
	SkinDark = Hex(0x9c6744)
)

// Gems are the six gem colours in the order of touria.Colour. A test measures
// that colour-blind players can tell them apart; their shapes differ, too.
var Gems = [6]C{Hex(0x15151b), Hex(0x1a46a0), Hex(0xc4121a), Hex(0x45b088), Hex(0xfce63e), Hex(0xb878f5)}

// GemRimIn and GemRimOut are the double rim that sets a gem off from any background.
var (
	GemRimIn  = Hex(0xfff6e0)
	GemRimOut = Hex(0x0b0e14)
)

// Actions are the colours of the tower actions in the order of touria.Action.
var Actions = [8]C{Hex(0xcf6a45), Hex(0x75628c), Hex(0x3f8a94), Hex(0xdba640), Hex(0xa8574a), Hex(0x5f9a5c), Hex(0x5f9fcb), Hex(0x6a74b8)}

// Crests are the colours of the five crests: rose, star, leaf, sun, moon.
var Crests = [5]C{Hex(0xb93f40), Hex(0x4a77b0), Hex(0x74ad5c), Hex(0xe0aa38), Hex(0x8a70b4)}
