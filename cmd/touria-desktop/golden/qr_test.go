package golden

import (
	"image"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
	"touria.games/touria/cmd/touria-desktop/stage"
)

// A reader of QR codes that is not ours finds the save code in the picture of the screen.
func TestQRCode(t *testing.T) {
	stage.Need(t)
	for _, size := range append(sizes, image.Pt(390, 844)) {
		s := stage.New(size.X, size.Y)
		for i := range stage.Scenes {
			if sc := &stage.Scenes[i]; sc.Name == "code" {
				sc.Show(s, stage.Look{Contrast: size == phone})
			}
		}
		picture, err := gozxing.NewBinaryBitmapFromImage(s.Picture())
		if err != nil {
			t.Fatal(err)
		}
		want := strings.ReplaceAll(s.App.Tree().Find("code.text").Text, " ", "")
		s.Close()
		got, err := qrcode.NewQRCodeReader().Decode(picture, nil)
		if err != nil {
			t.Errorf("%v: %v", size, err)
		} else if len(want) < 100 || got.GetText() != want {
			t.Errorf("%v: it says %q, not %q", size, got.GetText(), want)
		}
	}
}
