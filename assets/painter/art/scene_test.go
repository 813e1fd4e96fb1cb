package art

import (
	"bytes"
	"testing"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/rules/touria"
)

// Every scene covers its whole extent and is the same every time.
func TestScenesWhole(t *testing.T) {
	w := pictures.NewWorld(touria.DefaultBoard())
	for k := pictures.KindBoard; k < pictures.Kinds; k++ {
		const scale = .4
		x0, y0, x1, y1 := pictures.Extent(k)
		s := pictures.Spec{Kind: k, W: uint16((x1 - x0) * scale), H: uint16((y1 - y0) * scale), Scale: scale}
		var first []byte
		for range 2 {
			j := NewJob(s, &w)
			for _, ok := j.Done(); !ok; _, ok = j.Done() {
				j.Step()
			}
			pic, _ := j.Done()
			if first == nil {
				first = pic.Img.Pix
				for i := 3; i < len(first); i += 4 {
					if first[i] != 255 {
						t.Errorf("%v: the pixel %d is not covered", k, i/4)
						break
					}
				}
			} else if !bytes.Equal(first, pic.Img.Pix) {
				t.Errorf("%v: painted differently the second time", k)
			}
		}
	}
}
