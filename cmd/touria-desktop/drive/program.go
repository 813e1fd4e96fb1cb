//go:build linux

package drive

import (
	"bufio"
	"bytes"
	"image"
	"io"
	"math"
	"os"
	"os/exec"
	"sync"
	"syscall"
	"testing"
	"time"

	"touria.games/touria/cmd/touria-desktop/drive/x11"
)

// Program is the running program.
type Program struct {
	t    testing.TB
	desk *Desk
	cmd  *exec.Cmd

	mu     sync.Mutex
	screen Screen
	err    error         // why the list of elements could not be read
	fresh  chan struct{} // closed when the screen changes or the program ends
	ended  bool
	code   int
	errs   buffer
}

// buffer collects the program's output and can be read while it is being written.
type buffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *buffer) Write(data []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(data)
}

func (b *buffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}

// Start starts the program at the desk, with motion turned off: tests draw without a graphics card
// and compare pictures.
func (d *Desk) Start(t testing.TB, path string, args ...string) *Program {
	t.Helper()
	cmd := exec.Command(path, append([]string{"-elements", "-still"}, args...)...)
	cmd.Env = append(append(os.Environ(), "DISPLAY="+d.display, "WAYLAND_DISPLAY=", "LANG=C", "LC_ALL=C"), d.Env...)
	p := &Program{t: t, desk: d, cmd: cmd, fresh: make(chan struct{})}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd.Stderr = &p.errs
	// If the test dies, so does the program.
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go p.read(out)
	t.Cleanup(p.Kill)
	return p
}

// read reads the program's listings until it ends.
func (p *Program) read(out io.Reader) {
	lines := bufio.NewReaderSize(out, 1<<16)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			break
		}
		s, err := ParseScreen(line)
		p.mu.Lock()
		p.screen, p.err = s, err
		close(p.fresh)
		p.fresh = make(chan struct{})
		p.mu.Unlock()
	}
	p.cmd.Wait()
	p.mu.Lock()
	p.ended, p.code = true, p.cmd.ProcessState.ExitCode()
	close(p.fresh)
	p.mu.Unlock()
}

// Screen returns the current screen, and a channel that is closed when the screen changes.
func (p *Program) Screen() (s Screen, fresh <-chan struct{}) {
	p.t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.err != nil {
		p.t.Fatal(p.err)
	}
	if p.ended {
		p.t.Fatalf("the program has ended with code %d: %s", p.code, p.errs.String())
	}
	return p.screen, p.fresh
}

// Until waits until the screen meets a condition.
func (p *Program) Until(what string, ok func(Screen) bool) Screen {
	p.t.Helper()
	late := time.After(Patience)
	look := time.NewTicker(time.Second) // the condition may not depend on elements
	defer look.Stop()
	for {
		s, fresh := p.Screen()
		if ok(s) {
			return s
		}
		select {
		case <-fresh:
		case <-look.C:
		case <-late:
			p.desk.Shot("late")
			p.t.Fatalf("%s does not come: %v\n%s", what, s, p.errs.String())
		}
	}
}

// UntilHas waits for an element.
func (p *Program) UntilHas(id string) Screen {
	p.t.Helper()
	return p.Until(id, func(s Screen) bool { return s.Has(id) })
}

// Settled waits until the screen has stayed unchanged for a moment, and returns it.
func (p *Program) Settled(moment time.Duration) Screen {
	p.t.Helper()
	for late := time.Now().Add(Patience); ; {
		s, fresh := p.Screen()
		select {
		case <-fresh:
		case <-time.After(moment):
			return s
		}
		if time.Now().After(late) {
			p.t.Fatalf("the screen does not settle: %v", s)
		}
	}
}

// Follow clicks an element and waits until the screen meets a condition.
func (p *Program) Follow(id, what string, ok func(Screen) bool) Screen {
	p.t.Helper()
	var pressed time.Time
	return p.Until(what+" after "+id, func(s Screen) bool {
		if ok(s) {
			return true
		}
		if e, there := s.Find(id); there && e.Enabled && time.Since(pressed) > again {
			p.press(e)
			pressed = time.Now()
		}
		return false
	})
}

func (p *Program) press(e Element) {
	p.t.Helper()
	_, window, err := p.desk.conn.Find()
	if err != nil {
		p.t.Fatal(err)
	}
	x, y := e.Centre()
	on := func(v float64) int { return int(math.Round(v * p.desk.density)) }
	if err := p.desk.conn.Click(window.Min.X+on(x), window.Min.Y+on(y)); err != nil {
		p.t.Fatal(err)
	}
}

// answer is how long the program may take to react to a press before the player looks again.
const answer = 500 * time.Millisecond

// Play lets a player click elements until the screen meets a condition, and returns the number of
// clicks.
func (p *Program) Play(player Chooser, until func(Screen) bool) (presses int) {
	p.t.Helper()
	var last time.Time // of a press
	changed := time.Now()
	for {
		s, fresh := p.Screen()
		if until(s) {
			return presses
		}
		e, ok := player.Choose(s)
		if !ok {
			select {
			case <-fresh:
				changed = time.Now()
			case <-time.After(Patience):
				p.desk.Shot("late")
				p.t.Fatalf("nothing happens and nothing can be pressed: %v", s)
			}
			continue
		}
		if rest := pace - time.Since(last); rest > 0 {
			time.Sleep(rest)
			continue // the screen may have changed
		}
		p.press(e)
		last = time.Now()
		presses++
		_, fresh = p.Screen()
		select {
		case <-fresh:
			changed = time.Now()
		case <-time.After(answer):
			if time.Since(changed) > Patience {
				p.desk.Shot("still")
				p.t.Fatalf("presses change nothing, the last one on %s: %v", e.ID, s)
			}
		}
	}
}

// Key presses a key: see x11.Conn.Key.
func (p *Program) Key(key rune) {
	p.t.Helper()
	if err := p.desk.conn.Key(key); err != nil {
		p.t.Fatal(err)
	}
}

// pressByKey presses an element using only the keyboard: its own keys, or Tab until it has the
// focus and then Enter.
func (p *Program) pressByKey(s Screen, e Element) {
	p.t.Helper()
	if key, ok := KeyFor(s, e); ok {
		p.Key(key)
		return
	}
	for range 2 * len(s.Elements) {
		now, fresh := p.Screen()
		switch {
		case now.Focus == e.ID:
			p.Key(x11.Enter)
			return
		case !now.Enabled(e.ID):
			return // the screen has changed
		}
		p.Key(x11.Tab)
		select {
		case <-fresh:
		case <-time.After(answer):
		}
	}
	p.t.Fatalf("Tab never comes to %s: %v", e.ID, s)
}

// WithMouse and WithKeyboard are the devices of Hands.
const (
	WithMouse = iota
	WithKeyboard
)

// Hands returns a person at the program with the mouse or the keyboard alone.
func (p *Program) Hands(device int) *Hands {
	h := &Hands{T: p.t, Shot: p.desk.Shot}
	h.See = func() Screen {
		p.t.Helper()
		s, _ := p.Screen()
		return s
	}
	h.Press = func(_ Screen, e Element) { p.press(e) }
	if device == WithKeyboard {
		h.Press = p.pressByKey
	}
	return h
}

// Resize sets the size of the window, in pixels of the program.
func (p *Program) Resize(w, h int) {
	p.t.Helper()
	window, where, err := p.desk.conn.Find()
	if err == nil {
		on := func(v int) int { return int(float64(v) * p.desk.density) }
		err = p.desk.conn.Place(window, image.Rect(0, 0, on(w), on(h)).Add(where.Min))
	}
	if err != nil {
		p.t.Fatal(err)
	}
}

// Pid returns the program's process id.
func (p *Program) Pid() int { return p.cmd.Process.Pid }

// Close closes the window and returns the program's exit code.
func (p *Program) Close() int {
	p.t.Helper()
	w, _, err := p.desk.conn.Find()
	if err != nil {
		p.t.Fatal(err)
	}
	if err := p.desk.conn.AskToClose(w); err != nil {
		p.t.Fatal(err)
	}
	return p.End()
}

// End waits for the program to end by itself and returns its exit code.
func (p *Program) End() int {
	p.t.Helper()
	late := time.After(Patience)
	for {
		p.mu.Lock()
		fresh, ended, code := p.fresh, p.ended, p.code
		p.mu.Unlock()
		if ended {
			return code
		}
		select {
		case <-fresh:
		case <-late:
			p.t.Fatalf("the program does not end: %s", p.errs.String())
		}
	}
}

// Errors returns what the program wrote to standard error. Call it only after the program has
// ended.
func (p *Program) Errors() string { return p.errs.String() }

// Kill ends the program at once, like a power cut.
func (p *Program) Kill() {
	p.cmd.Process.Kill()
	for {
		p.mu.Lock()
		fresh, ended := p.fresh, p.ended
		p.mu.Unlock()
		if ended {
			return
		}
		<-fresh
	}
}
