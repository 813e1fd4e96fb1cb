//go:build whole

package stage

import (
	"flag"
	"fmt"
	"os"
	"testing"

	"touria.games/touria/assets/pictures/masters"
)

// Main is a TestMain that runs the tests alongside the game loop. Where nothing can be drawn they fail. Each stored picture
// is read once for all tests; benchmarks read as the program does.
func Main(m *testing.M) {
	flag.Parse()
	if flag.Lookup("test.bench").Value.String() == "" {
		masters.Hold()
	}
	code := 0
	if err := Run(func() { code = m.Run() }); err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}
