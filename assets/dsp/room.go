package dsp

import "math"

// Room is a small hall: early reflections and a feedback delay network of eight
// lines, mixed by a Hadamard matrix and damped (Jot and Chaigne 1991).
type Room struct {
	memory [memoryLength]float32 // what came in last
	at     int
	early  [2][4]reflection
	lines  [8]delayLine
	late   int // frames before the lines are fed
}

const (
	memoryLength = 1 << 13
	memoryMask   = memoryLength - 1
)

type reflection struct {
	back int // frames
	gain float32
}

type delayLine struct {
	buffer []float32
	at     int
	damp   float32 // coefficient of the low-pass in the loop
	low    float32
	gain   float32
}

// NewRoom makes a room where a middle tone takes t60 seconds to fall by 60 dB and one
// at 6 kHz takes high seconds; high is less than t60. Its walls are as far as those of
// a hall of some 200 m², times size (0.3 to 1.5).
func NewRoom(rate, t60, high, size float64) *Room {
	r := &Room{late: int(0.012 * rate)}
	for i, ms := range [...]float64{29.3, 34.1, 37.7, 41.9, 46.3, 51.1, 57.7, 63.1} {
		// The lines are longer than a block, and odd: their lengths share few factors.
		n := max(int(ms*size*rate/1000), Block) | 1
		seconds := float64(n) / rate
		const fall = -9.965784284662087 // 60 dB as a power of two
		middle, top := Pow2(fall*seconds/t60), Pow2(fall*seconds/high)
		// A one-pole low-pass of gain 1 at 0 Hz and top/middle at 6 kHz.
		q := top / middle
		q *= q
		w := Cosine(2 * math.Pi * 6000 / rate)
		b := (1 - float64(q*w)) / (1 - q)
		r.lines[i] = delayLine{buffer: make([]float32, n), damp: float32(1 - (b - math.Sqrt(float64(b*b)-1))), gain: float32(middle)}
	}
	for side, times := range [...][4]float64{{11.3, 17.9, 23.5, 31.7}, {13.1, 19.3, 26.9, 29.5}} {
		for i, ms := range times {
			gain := [...]float32{0.34, 0.26, 0.2, 0.15}[i]
			if (i+side)%2 == 1 {
				gain = -gain
			}
			r.early[side][i] = reflection{int(ms * size * rate / 1000), gain}
		}
	}
	return r
}

// Add adds what the room answers to in to both channels. All are of the same length,
// at most a block.
func (r *Room) Add(in, left, right []float32) {
	n := len(in)
	left, right = left[:n], right[:n]
	for i, v := range in {
		r.memory[(r.at+i)&memoryMask] = v + 1e-18 // so that nothing ever becomes denormal
	}
	for side, out := range [...][]float32{left, right} {
		for _, e := range r.early[side] {
			from := r.at - e.back
			for i := range out {
				out[i] += e.gain * r.memory[(from+i)&memoryMask]
			}
		}
	}
	var rows [8][Block]float32
	for i := 0; i < len(r.lines); i += 2 {
		readBoth(&r.lines[i], &r.lines[i+1], rows[i][:n], rows[i+1][:n])
	}
	x0, x1, x2, x3, x4, x5, x6, x7 := rows[0][:n], rows[1][:n], rows[2][:n], rows[3][:n], rows[4][:n], rows[5][:n], rows[6][:n], rows[7][:n]
	const scale = 0.35355339 // 1/√8 keeps the energy
	late := r.at - r.late
	for i := range n {
		a0, a1, a2, a3, a4, a5, a6, a7 := x0[i], x1[i], x2[i], x3[i], x4[i], x5[i], x6[i], x7[i]
		left[i] += 0.5 * (a0 + a2 - a4 + a6)
		right[i] += 0.5 * (a1 + a3 - a5 + a7)
		a0, a1, a2, a3, a4, a5, a6, a7 = a0+a1, a0-a1, a2+a3, a2-a3, a4+a5, a4-a5, a6+a7, a6-a7
		a0, a2, a1, a3, a4, a6, a5, a7 = a0+a2, a0-a2, a1+a3, a1-a3, a4+a6, a4-a6, a5+a7, a5-a7
		v := r.memory[(late+i)&memoryMask] * 0.5
		x0[i], x4[i] = scale*(a0+a4)+v, scale*(a0-a4)+v
		x1[i], x5[i] = scale*(a1+a5)-v, scale*(a1-a5)+v
		x2[i], x6[i] = scale*(a2+a6)+v, scale*(a2-a6)-v
		x3[i], x7[i] = scale*(a3+a7)+v, scale*(a3-a7)-v
	}
	for i := range r.lines {
		r.lines[i].write(rows[i][:n])
	}
	r.at = (r.at + n) & memoryMask
}

// readBoth takes the oldest frames of two lines, damped. They stay until they are written
// over.
func readBoth(l, m *delayLine, out, out2 []float32) {
	l.oldest(out)
	m.oldest(out2)
	low, damp, gain := l.low, l.damp, l.gain
	low2, damp2, gain2 := m.low, m.damp, m.gain
	out2 = out2[:len(out)]
	for i, v := range out {
		low += damp * (v - low)
		low2 += damp2 * (out2[i] - low2)
		out[i], out2[i] = low*gain, low2*gain2
	}
	l.low, m.low = low, low2
}

// oldest copies the oldest frames.
func (l *delayLine) oldest(out []float32) {
	k := copy(out, l.buffer[l.at:])
	copy(out[k:], l.buffer)
}

func (l *delayLine) write(in []float32) {
	k := copy(l.buffer[l.at:], in)
	copy(l.buffer, in[k:])
	if l.at += len(in); l.at >= len(l.buffer) {
		l.at -= len(l.buffer)
	}
}

// Limiter keeps peaks below a ceiling. It looks a block ahead and turns down smoothly,
// so that nothing is ever cut.
type Limiter struct {
	ceiling     float32
	gain, want  float32
	back        float32 // share of the way back to 1 in a block
	left, right [Block]float32
}

// NewLimiter makes a limiter with a ceiling above 0 and up to 1.
func NewLimiter(rate, ceiling float64) *Limiter {
	return &Limiter{ceiling: float32(ceiling), gain: 1, want: 1, back: float32(1 - Exp(-Block/(rate*0.25)))}
}

// Run limits a whole block in place and delays it by a block.
func (l *Limiter) Run(left, right *[Block]float32) {
	peak := float32(0)
	for i, x := range left {
		y := right[i]
		if x < 0 {
			x = -x
		}
		if y < 0 {
			y = -y
		}
		if x > peak {
			peak = x
		}
		if y > peak {
			peak = y
		}
	}
	want := float32(1)
	if peak > l.ceiling {
		want = l.ceiling / peak
	}
	// The block held back is played with a ramp that ends where the coming one needs it.
	end := min(l.want, l.gain+(1-l.gain)*l.back, want)
	g, step := l.gain, (end-l.gain)/Block
	for i := range left {
		g += step
		x, y := l.left[i], l.right[i]
		l.left[i], l.right[i] = left[i], right[i]
		left[i], right[i] = x*g, y*g
	}
	l.gain, l.want = end, want
}
