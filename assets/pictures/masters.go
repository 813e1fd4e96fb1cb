package pictures

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"image"
	"math"
	"sync"

	"golang.org/x/image/webp"
)

// Fit is how a master is brought to the size of a box.
type Fit string

// The ways to fit.
const (
	FitInside  Fit = "inside"  // as large as the box allows, in its middle
	FitStretch Fit = "stretch" // as wide and as high as the box
	FitPatch   Fit = "patch"   // corners keep their size in logical pixels, edges and middle are stretched
	FitRepeat  Fit = "repeat"  // as FitPatch, but edges and middle are repeated
	FitStrip   Fit = "strip"   // grows with the box's height; both ends are kept, the middle is stretched
	FitTower   Fit = "tower"   // as TowerPart has it
	FitWhole   Fit = "whole"   // not at all: the screen stretches it
	FitScene   Fit = "scene"   // as View has it, cut off where the box ends
)

// Master is a stored picture.
type Master struct {
	Name  string  `json:"name"` // its file without the ending; of a scene what its tiles' names begin with
	Kind  Kind    `json:"kind"`
	ID    uint16  `json:"id"`
	W     int     `json:"w"` // its box, in pixels
	H     int     `json:"h"`
	Scale float32 `json:"scale"` // pixels per logical pixel at 1280 × 720
	Img   [4]int  `json:"img"`   // where the picture lies: left and top from the box's corner, width, height
	Fit   Fit     `json:"fit"`
	Ends  [4]int  `json:"ends"`           // what is kept of the box left, above, right and below, in pixels
	Bare  bool    `json:"bare,omitempty"` // light or ink, which take no grain of paper
	Hash  string  `json:"hash"`           // of the painted pixels and of how they are stored
}

// TileSize is the side of a scene's tiles in pixels. Those at the right and
// lower edge may be smaller.
const TileSize = 512

// Tile returns the name of a scene's tile.
func (m *Master) Tile(col, row int) string { return fmt.Sprintf("%s-%d-%d", m.Name, row, col) }

// Tiles returns the number of a scene's tiles across and down.
func (m *Master) Tiles() (cols, rows int) {
	return (m.Img[2] + TileSize - 1) / TileSize, (m.Img[3] + TileSize - 1) / TileSize
}

// MarshalText writes a kind by its name.
func (k Kind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads a kind's name.
func (k *Kind) UnmarshalText(text []byte) error {
	for i, n := range kindNames {
		if n == string(text) {
			*k = Kind(i)
			return nil
		}
	}
	return fmt.Errorf("there is no kind of picture named %q", text)
}

//go:embed painted
var painted embed.FS

// TableFile is the name of the table of all masters, beside their files.
const TableFile = "pictures.json"

type key struct {
	k  Kind
	id uint16
}

// table holds the masters by what they show; some are stored in several sizes.
var table = sync.OnceValue(func() map[key][]*Master {
	all := map[key][]*Master{}
	for _, m := range Masters() {
		k := key{m.Kind, m.ID}
		all[k] = append(all[k], m)
	}
	return all
})

// Masters returns the table of all masters. It panics if the table cannot be
// read, since it is a part of the program.
func Masters() (all []*Master) {
	text, err := painted.ReadFile("painted/" + TableFile)
	if err == nil {
		err = json.Unmarshal(text, &all)
	}
	if err != nil {
		panic("pictures: " + err.Error())
	}
	return all
}

// find returns the master that suits the spec best, nil if there is none.
func find(s Spec) *Master {
	var best *Master
	var least float64
	for _, m := range table()[key{s.Kind, s.ID}] {
		far := math.Abs(math.Log(float64(s.W) * float64(m.Scale) / (float64(max(s.Scale, .1)) * float64(m.W))))
		if best == nil || far < least {
			best, least = m, far
		}
	}
	return best
}

// load reads a stored picture; its colours are multiplied by their opacity.
func load(name string) *image.RGBA {
	data, err := painted.ReadFile("painted/" + name + ".webp")
	if err != nil {
		panic("pictures: " + err.Error())
	}
	img, err := webp.Decode(bytes.NewReader(data))
	if err != nil {
		panic("pictures: " + name + ": " + err.Error())
	}
	dst := image.NewRGBA(img.Bounds())
	switch img := img.(type) {
	case *image.YCbCr:
		fromYCbCr(dst, img, nil, 0)
	case *image.NYCbCrA:
		fromYCbCr(dst, &img.YCbCr, img.A, img.AStride)
	default:
		panic("pictures: " + name + " is stored in a way that is not expected")
	}
	return dst
}

// fromYCbCr turns the decoder's planes into colours. WebP stores brightness
// from 16 to 235, which the standard library's conversion does not expect.
func fromYCbCr(dst *image.RGBA, src *image.YCbCr, alpha []uint8, stride int) {
	w, h := dst.Rect.Dx(), dst.Rect.Dy()
	for y := range h {
		ly := src.Y[y*src.YStride:][:w]
		lb, lr := src.Cb[y/2*src.CStride:], src.Cr[y/2*src.CStride:]
		pix := dst.Pix[y*dst.Stride:][:4*w]
		for x, v := range ly {
			a := 255
			if alpha != nil {
				if a = int(alpha[y*stride+x]); a == 0 {
					continue
				}
			}
			l := int(v) * 19077 >> 8
			b, r := int(lb[x/2]), int(lr[x/2])
			q := pix[4*x : 4*x+4]
			q[0] = uint8(clip(l+r*26149>>8-14234) * a / 255)
			q[1] = uint8(clip(l-b*6419>>8-r*13320>>8+8708) * a / 255)
			q[2] = uint8(clip(l+b*33050>>8-17685) * a / 255)
			q[3] = uint8(a)
		}
	}
}

// clip brings a colour of 14 bits into a byte.
func clip(v int) int { return min(max(v>>6, 0), 255) }

// kept holds the masters that were read last, since most are needed in several
// sizes. It is used by one goroutine, the game's.
var kept struct {
	list []keptMaster
	size int // in pixels
	time int
}

type keptMaster struct {
	m     *Master
	level []*image.RGBA // the picture, and the same smaller by half again and again
	used  int
}

// keptLimit is the number of pixels of masters that are kept: 20 MB with their
// smaller levels.
const keptLimit = 4 << 20

// image returns the master's picture, smaller by half as often as level says.
func (m *Master) image(level int) *image.RGBA {
	kept.time++
	k := m.keep()
	k.used = kept.time
	for len(k.level) <= level {
		k.level = append(k.level, half(k.level[len(k.level)-1]))
	}
	return k.level[level]
}

// keep returns the master among those that are kept, reading it if need be.
func (m *Master) keep() *keptMaster {
	for i := range kept.list {
		if kept.list[i].m == m {
			return &kept.list[i]
		}
	}
	kept.size += m.Img[2] * m.Img[3]
	for kept.size > keptLimit && len(kept.list) > 0 {
		old := 0
		for i := range kept.list {
			if kept.list[i].used < kept.list[old].used {
				old = i
			}
		}
		kept.size -= kept.list[old].m.Img[2] * kept.list[old].m.Img[3]
		kept.list[old] = kept.list[len(kept.list)-1]
		kept.list = kept.list[:len(kept.list)-1]
	}
	kept.list = append(kept.list, keptMaster{m: m, level: []*image.RGBA{load(m.Name)}})
	return &kept.list[len(kept.list)-1]
}

func (m *Master) isKept() bool {
	for i := range kept.list {
		if kept.list[i].m == m {
			return true
		}
	}
	return false
}
