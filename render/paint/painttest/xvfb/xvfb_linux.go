// Package xvfb starts X servers without a real screen, for tests and tools that draw.
package xvfb

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

// timeout is the maximum time for a server to start. It is long because test machines are slow.
const timeout = time.Minute

// ErrMissing means that no X server is installed.
var ErrMissing = errors.New("xvfb: Xvfb is missing; on Debian, \"apt-get install xvfb\" installs it")

// Server is an X server.
type Server struct {
	Display int // display number, as in DISPLAY=:99
	cmd     *exec.Cmd
}

// Serve starts a server on a free display with a screen of the given size.
func Serve(w, h int) (*Server, error) {
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return nil, ErrMissing
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
		return nil, fmt.Errorf("xvfb: Xvfb does not start: %w", err)
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
		return nil, fmt.Errorf("xvfb: Xvfb does not come up: %w", err)
	}
	return s, nil
}

// Close ends the server.
func (s *Server) Close() error {
	s.cmd.Process.Signal(syscall.SIGTERM)
	return s.cmd.Wait()
}

// Display makes sure that there is a display for this program: it starts a server if the environment
// names none.
func Display(w, h int) (stop func(), err error) {
	if os.Getenv("DISPLAY") != "" {
		return func() {}, nil
	}
	s, err := Serve(w, h)
	if err != nil {
		return nil, err
	}
	os.Setenv("DISPLAY", fmt.Sprintf(":%d", s.Display))
	return func() { s.Close() }, nil
}
