package touria

// Effect is a small picture that moves for a moment when something happens. Many of them together
// make dust, water, fire and light.
type Effect uint8

// The effects.
const (
	EffectDust   Effect = iota // a puff where stone grinds on stone
	EffectDrop                 // a drop of water
	EffectRing                 // a ring on water
	EffectFlame                // the dragon's breath, blown to the right
	EffectSpark                // of iron on an anvil
	EffectStar                 // the wizard's and the fairy's light
	EffectGlint                // light on gold
	EffectLance                // a lance, its point to the right
	EffectHammer               // the goldsmith's, its head up
	EffectRays                 // beams of light around a middle
	EffectVeil                 // a gem wrapped in cloth: its colour is secret
	EffectPouch                // the front of an open bag
	EffectMouth                // the inside of the open bag, behind what sticks out of it
	EffectShade                // the shadow of a hopping figure
	Effects      = iota        // number of effects
)

// effectSizes are the sides of the effects' boxes, in units of the board (848 wide).
var effectSizes = [Effects]float32{
	EffectDust: 30, EffectDrop: 17, EffectRing: 52, EffectFlame: 46, EffectSpark: 21, EffectStar: 22, EffectGlint: 30,
	EffectLance: 74, EffectHammer: 44, EffectRays: 190, EffectVeil: 34, EffectPouch: 92, EffectMouth: 92, EffectShade: 44,
}

// Size returns the side of the effect's box in units of the board.
func (e Effect) Size() float32 { return effectSizes[e] }
