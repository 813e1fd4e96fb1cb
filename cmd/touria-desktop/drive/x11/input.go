//go:build linux

package x11

import (
	"fmt"
	"time"
)

// Kinds of events that can be made up.
const (
	keyPress      = 2
	keyRelease    = 3
	buttonPress   = 4
	buttonRelease = 5
	motion        = 6
)

// fake makes an event of the pointer or the keyboard, as if from the hardware.
func (c *Conn) fake(kind, detail byte, x, y int) error {
	body := words(uint32(kind)|uint32(detail)<<8, 0, uint32(c.root), 0, 0, pair(x, y), 0, 0)
	return c.send(c.xtest, 2, body)
}

// Move puts the pointer on a place of the screen.
func (c *Conn) Move(x, y int) error {
	if err := c.fake(motion, 0, x, y); err != nil {
		return err
	}
	return c.sync()
}

// Down and Up press and release a button of the mouse: 1 is the main one, 3
// the second; 4 and 5 are the wheel.
func (c *Conn) Down(button byte) error { return c.press(buttonPress, button) }

// Up releases a button.
func (c *Conn) Up(button byte) error { return c.press(buttonRelease, button) }

func (c *Conn) press(kind, detail byte) error {
	if err := c.fake(kind, detail, 0, 0); err != nil {
		return err
	}
	return c.sync()
}

// hold is how long keys and buttons stay down: a program that looks at the
// state once a frame must see it, even at a few frames a second.
const hold = 60 * time.Millisecond

// Click presses the main button on a place of the screen.
func (c *Conn) Click(x, y int) error {
	if err := c.Move(x, y); err != nil {
		return err
	}
	if err := c.Down(1); err != nil {
		return err
	}
	time.Sleep(hold)
	return c.Up(1)
}

// Keys that have no sign of their own.
const (
	Tab       rune = 0xff09
	Enter     rune = 0xff0d
	Escape    rune = 0xff1b
	Backspace rune = 0xff08
	Left      rune = 0xff51
	Up        rune = 0xff52
	Right     rune = 0xff53
	Down      rune = 0xff54
	F9        rune = 0xffc6
	F11       rune = 0xffc8
)

// Key presses a key: a small letter, a digit, a space, or one of those above.
func (c *Conn) Key(key rune) error {
	code, ok := c.keys[key]
	if !ok {
		return fmt.Errorf("x11: the keyboard has no key %q", key)
	}
	if err := c.press(keyPress, code); err != nil {
		return err
	}
	time.Sleep(hold)
	return c.press(keyRelease, code)
}

// readKeys learns which key has which symbol.
func (c *Conn) readKeys() error {
	n := c.maxKey - c.minKey + 1
	answer, err := c.ask(101, 0, []byte{c.minKey, n, 0, 0})
	if err != nil {
		return err
	}
	c.keys = map[rune]byte{}
	per := int(answer[1])
	for i := range int(n) {
		if at := 32 + 4*per*i; per > 0 && at+4 <= len(answer) {
			sym := rune(le.Uint32(answer[at:]))
			if _, ok := c.keys[sym]; !ok && sym != 0 {
				c.keys[sym] = c.minKey + byte(i)
			}
		}
	}
	return nil
}
