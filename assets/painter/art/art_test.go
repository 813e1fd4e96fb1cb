package art

import (
	"testing"

	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// Curtain and cloth are opaque, so that they hide what is behind them.
func TestFabricsAreOpaque(t *testing.T) {
	for _, k := range []pictures.Kind{pictures.KindCurtain, pictures.KindCloth} {
		pic := Interface.Paint(pictures.Spec{Kind: k, W: 320, H: 180, Scale: 1})
		for i := 3; i < len(pic.Img.Pix); i += 4 {
			if pic.Img.Pix[i] != 255 {
				t.Errorf("%v: a pixel has the opacity %d", k, pic.Img.Pix[i])
				break
			}
		}
	}
}

// Cream letters are readable on every ribbon and on dark buttons.
func TestLettersReadable(t *testing.T) {
	for crest := range pictures.NoCrest + 1 {
		if c := hue.Contrast(hue.Cream, hue.Lit(RibbonColour(crest), .07)); c < 4.5 {
			t.Errorf("ribbon %d: contrast %.1f", crest, c)
		}
	}
	for _, k := range []pictures.Button{pictures.ButtonPrimary, pictures.ButtonDanger, pictures.ButtonIcon} {
		for _, s := range []pictures.Press{pictures.PressNo, pictures.PressDown} {
			if c := hue.Contrast(hue.Cream, tonesOf(k, s).lit); c < 4.5 {
				t.Errorf("button %d state %d: contrast %.1f", k, s, c)
			}
		}
	}
	for _, s := range []pictures.Press{pictures.PressNo, pictures.PressOver, pictures.PressDown, pictures.PressOn, pictures.PressOff} {
		if c := hue.Contrast(hue.InkText, tonesOf(pictures.ButtonPaper, s).base); c < 4.5 {
			t.Errorf("paper button state %d: contrast %.1f", s, c)
		}
	}
}
