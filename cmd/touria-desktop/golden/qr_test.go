//go:build whole

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
	for _, size := range []image.Point{large, {X: 1920, Y: 1080}, phone, upright} {
		s := stage.New(size.X, size.Y)
		s.Blind = true
		stage.Named("code").Show(s, stage.Look{Contrast: size == phone})
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
