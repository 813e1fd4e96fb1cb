//go:build ebitenginedebug

package frame

import (
	"fmt"
	"testing"

	"touria.games/touria/cmd/touria-desktop/stage"
)

// TestSteady draws a few frames of the table, of which Ebitengine tells the
// graphics commands: TestDrawCalls counts them.
func TestSteady(t *testing.T) {
	s := openTable(t, true)
	const warm, frames = 60, 10 // Ebitengine gathers pictures on its sheets in the first ones
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
