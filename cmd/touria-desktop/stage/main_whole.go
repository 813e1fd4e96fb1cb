//go:build whole

package stage

import (
	"fmt"
	"os"
	"testing"
)

// Main is a TestMain that runs the tests alongside the game loop. Where nothing can be drawn they fail.
func Main(m *testing.M) {
	code := 0
	if err := Run(func() { code = m.Run() }); err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}
