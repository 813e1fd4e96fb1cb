// Package masters makes the pictures that package pictures names. Each is
// stored once, as a master large enough for a screen of 3840 × 2160, and
// resampled from it to any other size: by Make, or, if it is large, in steps by
// a Job.
package masters

import (
	"bytes"
	"image"
	"io/fs"
	"math"
	"sync"

	"golang.org/x/image/webp"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/assets/pictures/painted"
)

// files are the stored pictures of each set; in a browser only the lists of them, and the rest comes
// in packs.
var files = map[*pictures.Set]fs.FS{}

func init() { Add(pictures.Interface, painted.Files) }

// Add adds a set's pictures, which are stored in a folder beside their list. It must be called from
// init functions, before any picture is made.
func Add(set *pictures.Set, folder fs.FS) { files[set] = folder }

// Has reports whether a picture can be made now. If it can't, its pack is sent for, or its master is
// being decoded; a scene's tiles are decoded while it is made.
func Has(s pictures.Spec) bool {
	s = stored(s)
	if !Want(s.Pack()) {
		return false
	}
	if _, scene := s.Kind.Scene(); scene || !elsewhere {
		return true
	}
	m := find(s)
	return m == nil || isKept(m) || decoded(m.Kind.Set(), m.Name, false)
}

// List reads the list of a set's masters. The set must have been added. It panics if the list
// cannot be read, since it is part of the program.
func List(set *pictures.Set) []*pictures.Master {
	text, err := fs.ReadFile(files[set], pictures.ListFile)
	if err != nil {
		panic("masters: " + err.Error())
	}
	all, err := set.ReadList(text)
	if err != nil {
		panic("masters: " + err.Error())
	}
	return all
}

type key struct {
	k  pictures.Kind
	id uint16
}

// index holds the masters by what they show; some are stored in several sizes.
var index = sync.OnceValue(func() map[key][]*pictures.Master {
	all := map[key][]*pictures.Master{}
	for set := range files {
		for _, m := range List(set) {
			k := key{m.Kind, m.ID}
			all[k] = append(all[k], m)
		}
	}
	return all
})

// find returns the master that fits the spec best, or nil if there is none.
func find(s pictures.Spec) *pictures.Master {
	var best *pictures.Master
	var least float64
	for _, m := range index()[key{s.Kind, s.ID}] {
		far := math.Abs(math.Log(float64(s.W) * float64(m.Scale) / (float64(max(s.Scale, .1)) * float64(m.W))))
		if best == nil || far < least {
			best, least = m, far
		}
	}
	return best
}

// pictureType is the extension of stored pictures.
const pictureType = ".webp"

// Load reads a stored picture of a set by its file name without the extension. Its colours are
// premultiplied by their opacity. It panics if the picture cannot be read, since it is part of the
// program.
func Load(set *pictures.Set, name string) *image.RGBA {
	if img := held[file{set, name}]; img != nil {
		return img
	}
	if img := take(set, name); img != nil {
		return img
	}
	data, err := readFile(set, name+pictureType)
	if err != nil {
		panic("masters: " + err.Error())
	}
	img, err := webp.Decode(bytes.NewReader(data))
	if err != nil {
		panic("masters: " + name + ": " + err.Error())
	}
	dst := image.NewRGBA(img.Bounds())
	switch img := img.(type) {
	case *image.YCbCr:
		fromYCbCr(dst, img, nil, 0)
	case *image.NYCbCrA:
		fromYCbCr(dst, &img.YCbCr, img.A, img.AStride)
	default:
		panic("masters: " + name + " is neither lossy WebP nor that with opacity")
	}
	if held != nil {
		held[file{set, name}] = dst
	}
	return dst
}

// fromYCbCr converts the decoder's planes to RGB. WebP stores luma from 16 to 235, which the
// standard library's conversion does not expect.
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

// clip converts a colour of 14 bits to a byte.
func clip(v int) int { return min(max(v>>6, 0), 255) }

// kept holds the last masters read, since most are needed in several sizes. Only the game's
// goroutine uses it.
var kept struct {
	list []keptMaster
	size int // in pixels
	time int
}

type keptMaster struct {
	m     *pictures.Master
	level []*image.RGBA // the picture, then the same repeatedly halved
	used  int
}

// imageOf returns a master's picture, halved as often as level says.
func imageOf(m *pictures.Master, level int) *image.RGBA {
	kept.time++
	k := keep(m)
	k.used = kept.time
	for len(k.level) <= level {
		k.level = append(k.level, half(k.level[len(k.level)-1]))
	}
	return k.level[level]
}

// keep returns a kept master, reading it first if necessary.
func keep(m *pictures.Master) *keptMaster {
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
	kept.list = append(kept.list, keptMaster{m: m, level: []*image.RGBA{Load(m.Kind.Set(), m.Name)}})
	return &kept.list[len(kept.list)-1]
}

func isKept(m *pictures.Master) bool {
	for i := range kept.list {
		if kept.list[i].m == m {
			return true
		}
	}
	return false
}
