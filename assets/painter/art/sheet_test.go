package art

import (
	goflag "flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"touria/assets/pictures"

	"touria/rules/touria"
)

// With -sheet DIR the tests TestSheet… write contact sheets of all pictures to
// the folder, at the sizes at which the screen shows them:
//
//	go test ./render/paint/art -run Sheet -sheet sheets
var sheetDir = goflag.String("sheet", "", "folder for contact sheets")

// wantSheet skips a test that only writes a contact sheet when none is asked for.
func wantSheet(t *testing.T) {
	t.Helper()
	if *sheetDir == "" {
		t.Skip("no -sheet folder given")
	}
}

// contact is a contact sheet in the making.
type contact struct {
	img        *image.RGBA
	x, y, line int
}

func newContact(w, h int, ground color.Color) *contact {
	c := &contact{img: image.NewRGBA(image.Rect(0, 0, w, h)), x: 12, y: 12}
	draw.Draw(c.img, c.img.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
	return c
}

// put adds a picture to the current row, with a gap to the next one.
func (c *contact) put(s pictures.Spec, gap int) {
	if s.Scale == 0 {
		s.Scale = 1
	}
	if c.x+int(s.W)+gap > c.img.Rect.Dx() {
		c.row(gap)
	}
	pic := Paint(s)
	if pic.Img != nil {
		r := pic.Img.Rect.Add(image.Pt(c.x+pic.DX, c.y+pic.DY))
		draw.Draw(c.img, r, pic.Img, pic.Img.Rect.Min, draw.Over)
	}
	c.x += int(s.W) + gap
	c.line = max(c.line, int(s.H))
}

func (c *contact) row(gap int) {
	c.x, c.y, c.line = 12, c.y+c.line+gap, 0
}

func (c *contact) save(t *testing.T, name string) {
	wantSheet(t)
	if err := os.MkdirAll(*sheetDir, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(*sheetDir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, c.img); err != nil {
		t.Fatal(err)
	}
}

var (
	onPaper = color.RGBA{0xf3, 0xe4, 0xc3, 255}
	onCloth = color.RGBA{0x35, 0x32, 0x52, 255}
)

func square(k pictures.Kind, id, size int) pictures.Spec {
	return pictures.Spec{Kind: k, ID: uint16(id), W: uint16(size), H: uint16(size)}
}

func TestSheetTokens(t *testing.T) {
	wantSheet(t)
	c := newContact(1000, 620, onPaper)
	for _, size := range []int{20, 25, 30, 44, 60, 110} {
		for g := range touria.Colours {
			c.put(square(pictures.KindGem, g, size), 14)
		}
		if size == 60 {
			for g := range touria.Colours {
				c.put(square(pictures.KindSocket, g, size), 14)
			}
		}
		if size < 60 {
			continue
		}
		c.row(14)
	}
	for _, size := range []int{28, 44, 80} {
		for _, s := range []pictures.Spec{square(pictures.KindCoin, 0, size), square(pictures.KindCoin, 1, size), square(pictures.KindCoin, 3, size), square(pictures.KindCoin, 7, size),
			square(pictures.KindHeart, 0, size), square(pictures.KindHeart, 1, size), square(pictures.KindSword, 0, size), square(pictures.KindElixir, 0, size), square(pictures.KindBag, 0, size),
			square(pictures.KindDie, 0, size), square(pictures.KindDie, 3, size), square(pictures.KindDie, 101, size), square(pictures.KindDie, 104, size)} {
			c.put(s, 12)
		}
		c.row(12)
	}
	c.save(t, "tokens")
}

func TestSheetItems(t *testing.T) {
	wantSheet(t)
	c := newContact(1000, 800, onPaper)
	for _, size := range []int{44, 64, 100} {
		for i := range int(touria.NoItem) + 1 {
			c.put(square(pictures.KindItem, i, size), 12)
		}
		c.put(square(pictures.KindItem, pictures.ItemPlace, size), 12)
		c.row(12)
	}
	for _, size := range []int{28, 44, 100} {
		for i := range touria.Actions {
			c.put(square(pictures.KindEmblem, i, size), 12)
		}
		if size > 40 {
			c.row(12)
		}
	}
	c.save(t, "items")
}

func TestSheetTable(t *testing.T) {
	wantSheet(t)
	c := newContact(1000, 760, color.RGBA{0xad, 0xc4, 0x7a, 255})
	for _, size := range []int{28, 44, 104} {
		for i := range crestCount {
			c.put(square(pictures.KindCrest, i, size), 12)
		}
		if size > 50 {
			c.row(16)
		}
	}
	for _, size := range []int{46, 92} {
		for i := range crestCount + 1 {
			c.put(pictures.Spec{Kind: pictures.KindHeroes, ID: uint16(i), W: uint16(size), H: uint16(size * 54 / 46)}, 16)
		}
	}
	c.row(16)
	for _, size := range []int{50, 90} {
		for _, sp := range []touria.Space{touria.AtDragon, touria.AtTournament, touria.AtCastle, touria.AtBridge, touria.M1} {
			c.put(square(pictures.KindPlace, int(sp), size), 16)
		}
	}
	c.row(16)
	for _, g := range []touria.Gems{{0, 1, 1, 0, 0, 0}, {0, 1, 0, 1, 1, 0}, {0, 0, 0, 1, 1, 1}, {0, 0, 2, 2, 0, 0}} {
		id := pictures.OrderID(touria.Order{Gems: g, Gold: 1 + 2*g.Total() - 2})
		c.put(pictures.Spec{Kind: pictures.KindOrder, ID: uint16(id), W: 200, H: 72}, 16)
	}
	c.row(16)
	id := pictures.OrderID(touria.Order{Gems: touria.Gems{0, 0, 2, 2, 0, 0}, Gold: 7})
	c.put(pictures.Spec{Kind: pictures.KindOrder, ID: uint16(id), W: 110, H: 110}, 16)
	c.put(pictures.Spec{Kind: pictures.KindOrder, ID: uint16(id), W: 76, H: 44}, 16)
	c.put(pictures.Spec{Kind: pictures.KindOrder, ID: 0, W: 200, H: 72}, 16)
	c.save(t, "table")
}

func TestSheetDoors(t *testing.T) {
	wantSheet(t)
	c := newContact(1240, 900, onPaper)
	for _, size := range []int{44, 96} {
		for i := range touria.Doors {
			c.put(square(pictures.KindDweller, i, size), 12)
		}
		c.row(12)
	}
	for _, size := range []int{60, 110} {
		for i := range touria.Doors + 1 {
			c.put(pictures.Spec{Kind: pictures.KindDoor, ID: uint16(i*pictures.DoorFrames + pictures.DoorFrames - 1), W: uint16(size), H: uint16(size * 4 / 3)}, 12)
		}
		c.row(20)
	}
	for f := range pictures.DoorFrames {
		c.put(pictures.Spec{Kind: pictures.KindDoor, ID: uint16(3*pictures.DoorFrames + f), W: 140, H: 186}, 12)
	}
	c.row(12)
	c.put(pictures.Spec{Kind: pictures.KindDoorGlow, W: 140, H: 186}, 12)
	c.save(t, "doors")
}

func piece(k pictures.Kind, id, w, h int) pictures.Spec {
	return pictures.Spec{Kind: k, ID: uint16(id), W: uint16(w), H: uint16(h), Scale: 1}
}

func TestSheetPieces(t *testing.T) {
	wantSheet(t)
	c := newContact(1280, 1200, onCloth)
	for k := range pictures.PanelTray + 1 {
		c.put(piece(pictures.KindPanel, int(k), 200, 120), 16)
	}
	for k := range crestCount + 1 {
		c.put(piece(pictures.KindPanelCrest, k, 200, 120), 16)
	}
	c.row(20)
	for k := range crestCount + 1 {
		c.put(piece(pictures.KindRibbon, k, 300, 48), 20)
	}
	c.row(20)
	for k := range pictures.ButtonTab + 1 {
		for s := range pictures.PressOn + 1 {
			w, h := 124, 60
			if k == pictures.ButtonIcon {
				w, h = 44, 44
			}
			c.put(piece(pictures.KindButton, int(k)*8+int(s), w, h), 16)
		}
	}
	c.row(20)
	for i := range 16 {
		c.put(piece(pictures.KindToggle, i, 26, 26), 12)
	}
	c.put(piece(pictures.KindFocus, 0, 100, 44), 30)
	c.put(piece(pictures.KindFocus, 1, 52, 46), 30)
	c.put(piece(pictures.KindGlow, 0, 100, 60), 40)
	c.put(piece(pictures.KindBar, 0, 160, 20), 12)
	c.put(piece(pictures.KindBar, 1, 160, 20), 12)
	c.put(square(pictures.KindKnob, 0, 30), 12)
	c.put(square(pictures.KindBead, 0, 26), 12)
	c.put(piece(pictures.KindBead, 1, 40, 26), 12)
	c.row(20)
	for _, size := range []int{20, 24, 34} {
		for i := range pictures.Symbols {
			c.put(square(pictures.KindSymbol, int(i)+128, size), 8)
		}
		c.row(10)
	}
	c.put(square(pictures.KindArrow, 0, 40), 12)
	c.put(square(pictures.KindItem, pictures.ItemPlace, 60), 12)
	c.put(piece(pictures.KindOrder, 0, 200, 68), 12)
	c.save(t, "pieces")
	for i := range crestCount + 1 {
		c = newContact(1280, 720, onCloth)
		c.x, c.y = 0, 0
		c.put(piece(pictures.KindCurtain, i, 1280, 720), 0)
		c.save(t, "curtain"+string(rune('0'+i)))
	}
	c = newContact(1280, 720, onCloth)
	c.x, c.y = 0, 0
	c.put(piece(pictures.KindCloth, 0, 1280, 720), 0)
	c.save(t, "cloth")
}

// paintLarge paints a large picture with all its steps.
func paintLarge(s pictures.Spec) Picture {
	w := pictures.NewWorld(touria.DefaultBoard())
	j := NewJob(s, &w)
	for {
		j.Step()
		if p, ok := j.Done(); ok {
			return p
		}
	}
}

func TestSheetBoard(t *testing.T) {
	wantSheet(t)
	for _, size := range [][2]int{{848, 544}, {1272, 816}, {514, 277}} {
		pic := paintLarge(piece(pictures.KindBoard, 0, size[0], size[1]))
		c := contact{img: pic.Img}
		c.save(t, "board"+strconv.Itoa(size[0]))
	}
}

func TestSheetLogo(t *testing.T) {
	wantSheet(t)
	c := newContact(800, 480, color.RGBA{0xa9, 0xcf, 0xe4, 255})
	c.put(piece(pictures.KindLogo, 0, 768, 234), 12)
	c.row(12)
	c.put(piece(pictures.KindLogo, 0, 768, 194), 12)
	c.save(t, "logo")
}

func TestSheetTitle(t *testing.T) {
	wantSheet(t)
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		pic := paintLarge(piece(pictures.KindTitle, 0, size[0], size[1]))
		c := contact{img: pic.Img}
		c.save(t, "title"+strconv.Itoa(size[0]))
	}
}
