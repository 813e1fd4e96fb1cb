//go:build linux

package x11

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// timeout is how long a server may take to start.
const timeout = 20 * time.Second

// ErrNoServer tells that the machine has no X server for tests.
var ErrNoServer = errors.New("x11: Xvfb is not installed")

// Server is an X server without a screen, for one test.
type Server struct {
	Display int // its number, as in DISPLAY=:99
	cmd     *exec.Cmd
}

// Serve starts a server on a free display, with a screen of a size.
func Serve(w, h int) (*Server, error) {
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return nil, ErrNoServer
	}
	read, write, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer read.Close()
	// The server chooses the display by itself and tells it when it is ready.
	// It ends with its last client, so that nothing is left of a test that dies.
	cmd := exec.Command(path, "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", w, h), "-nolisten", "tcp", "-terminate")
	cmd.ExtraFiles = []*os.File{write}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // an interrupt is for the test alone
	if err := cmd.Start(); err != nil {
		write.Close()
		return nil, fmt.Errorf("x11: Xvfb does not start: %w", err)
	}
	write.Close()
	s := &Server{cmd: cmd}
	read.SetReadDeadline(time.Now().Add(timeout))
	line, err := bufio.NewReader(read).ReadString('\n')
	if err == nil {
		s.Display, err = strconv.Atoi(strings.TrimSpace(line))
	}
	if err != nil {
		s.Close()
		return nil, fmt.Errorf("x11: Xvfb does not come up: %w", err)
	}
	return s, nil
}

// Close ends the server.
func (s *Server) Close() error {
	s.cmd.Process.Signal(syscall.SIGTERM)
	return s.cmd.Wait()
}
