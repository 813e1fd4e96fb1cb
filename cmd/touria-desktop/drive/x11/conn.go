//go:build linux

// Package x11 is the little of the X protocol that tests need to use a
// program as a person does: move the pointer, press buttons and keys, find
// the window, look at it and ask it to close. It works on an X server of the
// test's own (Server).
package x11

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"strconv"
	"time"
)

// Window is the number that the server gives to a window.
type Window uint32

// Conn is a connection to an X server. It is used from one goroutine.
type Conn struct {
	c    net.Conn
	in   *bufio.Reader
	root Window
	w, h int

	minKey, maxKey byte
	xtest          byte          // opcode of the extension that makes input
	keys           map[rune]byte // key codes by the unshifted symbol on the key
	atoms          map[string]uint32
}

// le is the byte order that the client asks the server for.
var le = binary.LittleEndian

// timeout bounds every answer: a server that hangs fails the test.
const timeout = 20 * time.Second

// Dial connects to the server of a display number on this machine.
func Dial(display int) (*Conn, error) {
	path := "/tmp/.X11-unix/X" + strconv.Itoa(display)
	var sock net.Conn
	err := errors.ErrUnsupported
	// The file may not be made where the folder belongs to another user; the
	// server then listens on the name alone.
	for _, name := range []string{path, "@" + path} {
		if sock, err = net.Dial("unix", name); err == nil {
			break
		}
	}
	if err != nil {
		return nil, fmt.Errorf("x11: display :%d: %w", display, err)
	}
	c := &Conn{c: sock, in: bufio.NewReader(sock), atoms: map[string]uint32{}}
	if err := c.hello(); err != nil {
		sock.Close()
		return nil, fmt.Errorf("x11: display :%d: %w", display, err)
	}
	return c, nil
}

// Close ends the connection.
func (c *Conn) Close() error { return c.c.Close() }

// Size returns the size of the screen in pixels.
func (c *Conn) Size() (w, h int) { return c.w, c.h }

// hello exchanges the first messages and learns what the server is like.
func (c *Conn) hello() error {
	if _, err := c.c.Write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0}); err != nil {
		return err
	}
	c.c.SetReadDeadline(time.Now().Add(timeout))
	head := make([]byte, 8)
	if _, err := io.ReadFull(c.in, head); err != nil {
		return err
	}
	body := make([]byte, 4*int(le.Uint16(head[6:])))
	if _, err := io.ReadFull(c.in, body); err != nil {
		return err
	}
	if head[0] != 1 {
		return fmt.Errorf("refused: %s", body[:min(int(head[1]), len(body))])
	}
	vendor, formats := int(le.Uint16(body[16:])), int(body[21])
	c.minKey, c.maxKey = body[26], body[27]
	screen := body[32+(vendor+3)/4*4+8*formats:]
	c.root = Window(le.Uint32(screen))
	c.w, c.h = int(le.Uint16(screen[20:])), int(le.Uint16(screen[22:]))

	name := "XTEST"
	answer, err := c.ask(98, 0, append([]byte{byte(len(name)), 0, 0, 0}, name...))
	if err != nil {
		return err
	}
	if answer[8] == 0 {
		return errors.New("the server has no " + name)
	}
	c.xtest = answer[9]
	return c.readKeys()
}

// send sends a request: its opcode, the byte behind it, and its body.
func (c *Conn) send(opcode, detail byte, body []byte) error {
	for len(body)%4 != 0 {
		body = append(body, 0)
	}
	head := []byte{opcode, detail, 0, 0}
	le.PutUint16(head[2:], uint16(1+len(body)/4))
	_, err := c.c.Write(append(head, body...))
	return err
}

// ask sends a request and returns its answer. Only requests with an answer
// can be asked; errors of earlier ones come back here, too.
func (c *Conn) ask(opcode, detail byte, body []byte) ([]byte, error) {
	if err := c.send(opcode, detail, body); err != nil {
		return nil, err
	}
	for {
		c.c.SetReadDeadline(time.Now().Add(timeout))
		head := make([]byte, 32)
		if _, err := io.ReadFull(c.in, head); err != nil {
			return nil, err
		}
		switch head[0] {
		case 0:
			return nil, Error{Code: head[1], Opcode: head[10], Value: le.Uint32(head[4:])}
		case 1:
			more := make([]byte, 4*int(le.Uint32(head[4:])))
			_, err := io.ReadFull(c.in, more)
			return append(head, more...), err
		}
		// An event, of a changed keyboard say: nobody here waits for one.
	}
}

// Error is the server's refusal of a request.
type Error struct {
	Code, Opcode byte
	Value        uint32
}

// Error tells the numbers of the protocol.
func (e Error) Error() string {
	return fmt.Sprintf("x11: request %d failed with error %d (value %#x)", e.Opcode, e.Code, e.Value)
}

// sync waits until the server has done all that it was asked for.
func (c *Conn) sync() error {
	_, err := c.ask(43, 0, nil) // GetInputFocus
	return err
}

// words encodes 32-bit fields.
func words(v ...uint32) []byte {
	b := make([]byte, 0, 4*len(v))
	for _, x := range v {
		b = le.AppendUint32(b, x)
	}
	return b
}

// pair encodes two 16-bit fields.
func pair(x, y int) uint32 { return uint32(uint16(x)) | uint32(uint16(y))<<16 }

// atom returns the server's number of a name.
func (c *Conn) atom(name string) (uint32, error) {
	if a, ok := c.atoms[name]; ok {
		return a, nil
	}
	answer, err := c.ask(16, 0, append([]byte{byte(len(name)), 0, 0, 0}, name...))
	if err != nil {
		return 0, err
	}
	c.atoms[name] = le.Uint32(answer[8:])
	return c.atoms[name], nil
}
