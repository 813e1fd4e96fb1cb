package band

import (
	"touria.games/touria/assets/dsp"
	"touria.games/touria/assets/scores"
)

// Piece is a piece of music.
type Piece uint8

// The pieces.
const (
	Silence Piece = iota
	Title
	Table
	Doors
	Finale
	Evening
	Grimoria
	Pieces = iota
)

// String returns the name of the piece's score; "silence" for none.
func (p Piece) String() string {
	if p == Silence || p >= Pieces {
		return "silence"
	}
	return scores.Names[p-1]
}

// Seconds of the changes from one piece to another.
const (
	leaving  = 1.2  // of the old piece, from the next bar on
	entering = 0.3  // of the one that follows
	hurried  = 0.25 // of the old piece, if the other begins at once
	waiting  = 3.0  // at most, for the next bar
)

// The hall: seconds in which a middle tone and one of 6 kHz fall by 60 dB.
const hallT60, hallHigh = 1.5, 0.62

// Music plays pieces one after the other, for ever. It is used from one goroutine.
type Music struct {
	rate    float64
	seed    uint32
	mood    Mood
	players [Pieces]*player
	takes   [strokes][takesOfStroke][]float32
	made    int // steps of Prepare that are done
	room    *dsp.Room
	playing Piece
	level   fade
	leaving Piece // fades out
	away    fade
	next    Piece // begins at the next bar
	change  bool
	waited  float64 // seconds
	dc      [2]float32
	quiet   int // blocks since anything sounded
}

// fade is a gain that moves in a straight line.
type fade struct{ at, to, perBlock float32 }

func (f *fade) toward(to float32, seconds, rate float64) {
	f.to = to
	f.perBlock = float32(dsp.Block / (seconds * rate))
}

func (f *fade) next() (from, to float32) {
	from = f.at
	if f.at < f.to {
		f.at = min(f.to, f.at+f.perBlock)
	} else {
		f.at = max(f.to, f.at-f.perBlock)
	}
	return from, f.at
}

// NewMusic returns a band that plays nothing yet, at a rate in Hz. The same seed makes the
// same performance.
func NewMusic(rate int, seed uint32) *Music {
	r := float64(rate)
	return &Music{rate: r, seed: seed, mood: Mood{Layer: 4, Lead: -1}, room: dsp.NewRoom(r, hallT60, hallHigh, 1), quiet: silentBlocks}
}

// Prepare makes a part of what the instruments need, in some milliseconds. It reports
// whether more is left. What has not been prepared is made when it is first played.
func (m *Music) Prepare() (more bool) {
	const strokesMade = strokes * takesOfStroke
	switch k := m.made; {
	case k < strokesMade:
		m.stroke(k/takesOfStroke, k%takesOfStroke)
	case k < strokesMade+len(waves):
		waves[k-strokesMade]()
	default:
		return false
	}
	m.made++
	return m.made < strokesMade+len(waves)
}

// stroke makes a take of a stroke unless there is one.
func (m *Music) stroke(kind, take int) {
	if m.takes[kind][take] == nil {
		n := dsp.Seeded(uint32(kind*takesOfStroke+take), 7)
		m.takes[kind][take] = stroke(m.rate, kind, &n)
	}
}

// player returns who plays a piece.
func (m *Music) player(p Piece) *player {
	if m.players[p] == nil {
		for m.Prepare() {
		}
		m.players[p] = newPlayer(m.rate, scores.Load(p.String()), m.seed+uint32(p), &m.takes)
	}
	return m.players[p]
}

// Play goes over to a piece: at the next bar, or at once and from its first bar. A piece
// that has been left goes on where it was. To play the same piece changes nothing.
func (m *Music) Play(p Piece, atOnce bool) {
	if p >= Pieces || p == m.playing && !m.change || m.change && p == m.next {
		return
	}
	m.next, m.change, m.waited = p, p != m.playing, 0
	if m.change && atOnce {
		if p != Silence {
			m.player(p).restart()
		}
		m.goOver(hurried, 0.02)
	}
}

// goOver begins the next piece and lets the old one fade.
func (m *Music) goOver(out, in float64) {
	if m.leaving != Silence {
		m.players[m.leaving].hush()
	}
	m.leaving, m.away = m.playing, m.level
	m.away.toward(0, out, m.rate)
	m.playing, m.level, m.change = m.next, fade{}, false
	m.level.toward(1, in, m.rate)
	if m.leaving == m.playing { // it comes back before it has gone
		m.level.at, m.leaving = m.away.at, Silence
	}
}

// Playing returns the piece that plays.
func (m *Music) Playing() Piece { return m.playing }

// SetMood sets the mood. It is heard from the next two bars on.
func (m *Music) SetMood(mood Mood) { m.mood = mood }

// silentBlocks is after how many blocks without a piece the hall is silent.
const silentBlocks = 1200

// Next adds the next block of music to both channels.
func (m *Music) Next(left, right *[dsp.Block]float32) {
	if m.change {
		m.waited += dsp.Block / m.rate
		if m.playing == Silence || m.players[m.playing].toBar() < dsp.Block || m.waited > waiting {
			if m.next != Silence {
				m.player(m.next)
			}
			m.goOver(leaving, entering)
		}
	}
	if m.playing == Silence && m.leaving == Silence {
		if m.quiet++; m.quiet > silentBlocks {
			return
		}
	} else {
		m.quiet = 0
	}
	var l, r, send [dsp.Block]float32
	if m.playing != Silence {
		from, to := m.level.next()
		m.players[m.playing].next(&l, &r, &send, m.mood, from, to)
	}
	if m.leaving != Silence {
		from, to := m.away.next()
		p := m.players[m.leaving]
		p.next(&l, &r, &send, m.mood, from, to)
		if to == 0 {
			p.hush()
			m.leaving = Silence
		}
	}
	m.room.Add(send[:], l[:], r[:])
	// A high-pass at 20 Hz takes off what is no sound.
	k := float32(2 * 3.14159265 * 20 / m.rate)
	a, b := m.dc[0], m.dc[1]
	for i := range l {
		a += k * (l[i] - a)
		b += k * (r[i] - b)
		left[i] += l[i] - a
		right[i] += r[i] - b
	}
	m.dc = [2]float32{a, b}
}
