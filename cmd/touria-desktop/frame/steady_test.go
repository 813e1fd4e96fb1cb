//go:build whole && ebitenginedebug

package frame

import (
	"fmt"
	"testing"

	"touria.games/touria/cmd/touria-desktop/stage"
)

// TestSteady draws a few frames of the table while Ebitengine logs the graphics commands.
// TestDrawCalls runs it and counts them.
func TestSteady(t *testing.T) {
	s := openTable(t, true)
	const warm, frames = 60, 10 // in the first ones Ebitengine packs pictures into its atlases
	for i := range warm + frames {
		if i == warm {
			stage.Frame(func() {})
			fmt.Println(steadyBegins)
		}
		stage.Frame(s.Step)
	}
	stage.Frame(func() {})
	fmt.Println(steadyEnds)
}
