// Package pictures names the pictures of the game and holds their measures: what
// both the painter, which makes them, and the screen, which shows them, go by.
package pictures

import "touria/assets/brush"

// Pt is a point.
type Pt = brush.Pt
