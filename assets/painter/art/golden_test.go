package art

import (
	goflag "flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"touria/assets/pictures"

	"touria/rules/touria"
)

// With -update the golden pictures are painted anew:
//
//	go test ./render/paint/art -run Golden -update
var update = goflag.Bool("update", false, "rewrite the golden pictures")

// goldenTokens is a contact sheet of what must stay recognisable.
func goldenTokens() *image.RGBA {
	c := newContact(620, 250, onPaper)
	for g := range touria.Colours {
		c.put(square(pictures.KindGem, g, 30), 6)
	}
	for i := range crestCount {
		c.put(square(pictures.KindCrest, i, 30), 6)
	}
	for _, k := range []pictures.Kind{pictures.KindCoin, pictures.KindHeart, pictures.KindSword, pictures.KindElixir, pictures.KindDie} {
		c.put(square(k, 1, 30), 6)
	}
	c.row(6)
	for i := range touria.Items + 1 {
		c.put(square(pictures.KindItem, i, 40), 6)
	}
	c.row(8)
	for a := range touria.Actions {
		c.put(square(pictures.KindEmblem, a, 32), 6)
	}
	for w := range touria.Doors {
		c.put(square(pictures.KindDweller, w, 32), 6)
	}
	return c.img
}

// The pictures look as they did. Processors round differently, so a few pixels
// may differ a little. On purpose? Then look at them, and -update.
func TestGolden(t *testing.T) {
	path := filepath.Join("testdata", "tokens.png")
	got := goldenTokens()
	if *update {
		f, err := os.Create(path)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		if err := png.Encode(f, got); err != nil {
			t.Fatal(err)
		}
		return
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if want.Bounds() != got.Bounds() {
		t.Fatalf("the sheet is %v, the golden one %v", got.Bounds(), want.Bounds())
	}
	off := 0
	for y := range got.Rect.Dy() {
		for x := range got.Rect.Dx() {
			r, g, b, _ := want.At(x, y).RGBA()
			q := got.Pix[got.PixOffset(x, y):]
			for i, v := range [3]uint32{r, g, b} {
				if d := int(v>>8) - int(q[i]); d > 10 || d < -10 {
					off++
					break
				}
			}
		}
	}
	if all := got.Rect.Dx() * got.Rect.Dy(); off*1000 > all*2 {
		t.Errorf("%d of %d pixels differ from %s", off, all, path)
	}
}
