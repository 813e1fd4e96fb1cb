package riddle

// row is small numbers, one after the other, each in as many bits as it needs. It is written from the front and read back with the
// same widths. Reading past its end gives zeros and sets over.
type row struct {
	data []byte
	n    int // written or read so far
	over bool
}

func (b *row) put(v, width int) {
	for i := range width {
		if b.n&7 == 0 {
			b.data = append(b.data, 0)
		}
		b.data[b.n>>3] |= byte(v>>i&1) << (b.n & 7)
		b.n++
	}
	b.over = b.over || v>>width != 0
}

func (b *row) get(width int) (v int) {
	for i := range width {
		if b.n>>3 >= len(b.data) {
			b.over = true
			return v
		}
		v |= int(b.data[b.n>>3]>>(b.n&7)&1) << i
		b.n++
	}
	return v
}

// coder writes numbers or reads them, so that one function describes both ways.
type coder struct {
	row
	reading bool
}

// number codes a number from 0 to 2^width-1.
func number[N ~int | ~uint8 | ~uint16](c *coder, v *N, width int) {
	if c.reading {
		*v = N(c.get(width))
	} else {
		c.put(int(*v), width)
	}
}
