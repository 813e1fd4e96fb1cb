package ui

// Role is what an element is to the player.
type Role uint8

// The roles. Labels and panels take no input.
const (
	RoleLabel  Role = iota // text that is read
	RolePanel              // a frame around others; may have a heading
	RoleButton             // does something when pressed
	RoleToggle             // is on or off
	RoleCycle              // shows one of several values; a press selects the next
	RoleField              // editable text
	RoleLink               // a line that points at something, such as a chronicle line
	RoleTarget             // a thing on the table that can be chosen: a tower, a space, a door …
	RoleSlider             // one of many values along a line
	RoleInfo               // a thing on the table that only has a hint
	RoleBar                // progress
)

var roleNames = [...]string{"label", "panel", "button", "toggle", "cycle", "field", "link", "target", "slider", "info", "bar"}

// String returns the role's name in the element list.
func (r Role) String() string { return roleNames[r] }

// Look is how an element is drawn. It does not affect input.
type Look uint8

// The looks that all games share.
const (
	LookText       Look = iota // text without a frame
	LookHeading                // a heading
	LookPanel                  // parchment panel
	LookPlaque                 // parchment in a frame of wood with brass corners: a window by itself
	LookDark                   // dark panel on the table
	LookButton                 // parchment button
	LookPrimary                // the main button
	LookDanger                 // a button that loses something for good
	LookIcon                   // a small square button with an icon
	LookToggle                 // text with a tick box at its left
	LookField                  // a value in a frame
	LookBar                    // a progress bar
	LookShade                  // a veil over everything below
	LookCloth                  // the opaque table cloth
	LookBanner                 // a ribbon with text
	LookCrest                  // a crest
	LookLogo                   // the game's name, drawn
	LookTitleScene             // the kingdom behind the title
	LookScroll                 // parchment between two rods
	LookOption                 // an option of a decision: icons and text

	LookPrompt      // the ribbon that says who must decide what, with the player's crest
	LookChip        // turn chip
	LookIcons       // a row of icons; with Checked, after the crest; with Lit, on a dark ground
	LookChronicle   // a line of the chronicle: crest, icon, text
	LookCurtain     // the curtain before a player's private view, in the colours of the crest
	LookCurtainText // text on the curtain
	LookToast       // a short answer near the pointer
	LookKeyCap      // the sign of a key or button, Cap
	LookSlot        // a button that shows the key Cap
	LookSample      // what a setting does, by Value; see the Samples
	LookGraph       // curves: Element.Graph
	LookPlayer      // a button with a sign of a player: Element.Sign
	LookQR          // a QR code: Element.QR
	LookSlider      // a knob on a line: Element.Slide
	LookDots        // as many dots as Lines says, the one numbered Part lit
	LookScrollBar   // the bar of a pane: Element.Pane
	LookPointer     // a ring of light round what a hint points at
	LookHand        // a hand that points at it; Part: its quarter turns, 0 pointing upwards
	LookVeil        // the dusk over all that a hint is not about, Part thick; Inner: what it leaves free

	// LookGame is the first look of the first game of the box, which the game draws itself. The
	// looks of the next game begin OwnLooks further on.
	LookGame
)

// OwnLooks is the number of looks that a game of the box has room for.
const OwnLooks = 100

// What elements of LookSample show, as their Value.
const (
	SampleSpeed   = "speed"   // a crest that walks at the speed of the game
	SampleMotion  = "motion"  // a crest that comes as things come now
	SampleScenery = "scenery" // a crest that sways while scenery moves
	SampleWindow  = "window"  // a screen; Checked: filled
	SampleHand    = "hand"    // the table in small; Checked: mirrored
	SamplePlan    = "plan"    // two places and a road; Checked: without scenery
	SamplePace    = "pace"    // a mark that moves on every Part tenths of a second
	SampleIcon    = "icon"    // its first icon, with the letter Mark
)

// NoCrest means no crest. There are as many crests below it, one for each seat of the largest table.
const NoCrest = 5

// Align places text within an element's rectangle.
type Align uint8

// The alignments. Text is centred by default.
const (
	AlignCentre Align = iota
	AlignLeft
	AlignRight
)
