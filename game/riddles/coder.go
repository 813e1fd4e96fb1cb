package riddles

// Coder writes small numbers, one after the other, each in as many bits as it needs, or reads them with the same widths, so
// that one function describes both ways. The zero value writes.
type Coder struct {
	Data    []byte
	Reading bool
	// Over is set by a number that does not fit, or that is read past the end: it is 0.
	Over bool

	n int // bits written or read so far
}

// Number codes a number from 0 to 2^width-1.
func Number[N ~int | ~uint8 | ~uint16](c *Coder, v *N, width int) {
	if c.Reading {
		*v = N(c.get(width))
	} else {
		c.put(int(*v), width)
	}
}

// Rest reports whether whole bytes are left to read.
func (c *Coder) Rest() bool { return c.n+7 < 8*len(c.Data) }

func (c *Coder) put(v, width int) {
	for i := range width {
		if c.n&7 == 0 {
			c.Data = append(c.Data, 0)
		}
		c.Data[c.n>>3] |= byte(v>>i&1) << (c.n & 7)
		c.n++
	}
	c.Over = c.Over || v>>width != 0
}

func (c *Coder) get(width int) (v int) {
	for i := range width {
		if c.n>>3 >= len(c.Data) {
			c.Over = true
			return v
		}
		v |= int(c.Data[c.n>>3]>>(c.n&7)&1) << i
		c.n++
	}
	return v
}
