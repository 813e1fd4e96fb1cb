package stage

import (
	"errors"
	"fmt"
	"os"

	"touria.games/touria/cmd/touria-desktop/drive/x11"
)

// serve starts an X server if there is no display.
func serve() (stop func(), err error) {
	if os.Getenv("DISPLAY") != "" {
		return func() {}, nil
	}
	server, err := x11.Serve(1280, 720)
	if errors.Is(err, x11.ErrNoServer) {
		return nil, ErrNoDisplay
	}
	if err != nil {
		return nil, err
	}
	os.Setenv("DISPLAY", fmt.Sprintf(":%d", server.Display))
	return func() { server.Close() }, nil
}
