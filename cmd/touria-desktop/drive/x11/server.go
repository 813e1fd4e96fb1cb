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

// timeout is the maximum time for a server to start.
const timeout = 20 * time.Second

// ErrNoServer means that no X server for tests is installed.
var ErrNoServer = errors.New("x11: Xvfb is not installed")

// Server is an X server without a real screen, for one test.
type Server struct {
	Display int // display number, as in DISPLAY=:99
	cmd     *exec.Cmd
}

// Serve starts a server on a free display with a screen of the given size.
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
	// The server picks a free display itself and reports it when ready. It ends with its last
	// client, so a test that dies leaves nothing behind.
	cmd := exec.Command(path, "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", w, h), "-nolisten", "tcp", "-terminate")
	cmd.ExtraFiles = []*os.File{write}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // keep interrupts away from the server
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
