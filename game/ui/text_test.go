package ui

import (
	"strings"
	"testing"
)

// ten measures every letter as half as wide as it is high.
type ten struct{}

func (ten) Width(text string, size float32, _ Weight) float32 {
	return float32(len([]rune(text))) * size / 2
}

func (ten) Draws(string) bool { return true }

// The name of a file breaks after its marks where it is wider than a line; words do not.
func TestWrapFileNames(t *testing.T) {
	const w, size = 100, 10 // 20 letters
	for _, c := range []struct {
		text string
		want []string
		ok   bool
	}{
		{"saved as /home/somebody/games/autosave-2.touria now", []string{"saved as", "/home/somebody/", "games/autosave-2.", "touria now"}, true},
		{`C:\Users\Somebody\touria.json`, []string{`C:\Users\Somebody\`, "touria.json"}, true},
		{"Rückgängigmachungsversuche", []string{"Rückgängigmachungsversuche"}, false},
		{"and/or", []string{"and/or"}, true},
	} {
		lines, ok := Wrap(ten{}, c.text, w, size, Regular, 9)
		if strings.Join(lines, "|") != strings.Join(c.want, "|") || ok != c.ok {
			t.Errorf("%q breaks into %q, %v", c.text, lines, ok)
		}
	}
}

// A number stays on a line with what it counts or numbers, if there is room for that.
func TestNumbersStayWithTheirWords(t *testing.T) {
	for _, c := range []struct {
		text string
		w    float32
		want []string
	}{
		{"3 Schritte, über Mine 4", 100, []string{"3 Schritte, über", "Mine\u00a04"}},
		{"le voleur pioche 3 gemmes", 100, []string{"le voleur pioche", "3\u00a0gemmes"}},
		{"3 pas, par la mine 12", 90, []string{"3\u00a0pas, par la", "mine\u00a012"}},
		{"AAAAA BBBBB CDMPK 2YKB6 N82SX", 85, []string{"AAAAA BBBBB CDMPK", "2YKB6 N82SX"}}, // groups of a code are no numbers
		{"3 Schritte", 45, []string{"3", "Schritte"}},                                       // too narrow to keep them together
	} {
		lines, ok := Wrap(ten{}, c.text, c.w, 10, Regular, 9)
		if got := strings.ReplaceAll(strings.Join(lines, "|"), "\u00a0", " "); !ok || got != strings.ReplaceAll(strings.Join(c.want, "|"), "\u00a0", " ") {
			t.Errorf("%q breaks into %q, %v", c.text, lines, ok)
		}
	}
}

// A short word does not end a paragraph alone if another one can come down to it.
func TestNoShortWordAlone(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"Choose a tower: its side is yours", []string{"Choose a tower: its", "side is yours"}},
		{"Take a step towards mills", []string{"Take a step", "towards mills"}},
		{"Aller chez le beau roi", []string{"Aller chez le", "beau roi"}},
		{"You are ready: enter now\nOne two three four five", []string{"You are ready:", "enter now", "One two three", "four five"}},
		{"Zum Diebesturme gehen", []string{"Zum Diebesturme", "gehen"}},               // “Zum” would be alone
		{"Take a step to Zauberschloss", []string{"Take a step to", "Zauberschloss"}}, // not short
		{"Qui joue au nord ici soir\u00a0?", []string{"Qui joue au nord", "ici soir\u00a0?"}},
	} {
		lines, ok := Wrap(ten{}, c.text, 100, 10, Regular, 9)
		if !ok || strings.Join(lines, "|") != strings.Join(c.want, "|") {
			t.Errorf("%q breaks into %q, %v", c.text, lines, ok)
		}
	}
}

// Two lines on a button keep off its edges if the smallest size allows it.
func TestLinesKeepOffEdges(t *testing.T) {
	e := Element{Look: LookButton, Rect: Box(0, 0, 116, 46), Text: "Why did this turn go", Lines: 2}
	e.fit(ten{}, 18, 16, 1)
	if n := float32(len(e.Fit.Lines)); n != 2 || n*e.Fit.Size*LineHeight > 46-5 {
		t.Errorf("%v lines of size %v", n, e.Fit.Size)
	}
	e.Rect.H = 40 // no room to spare
	e.fit(ten{}, 18, 16, 1)
	if e.Fit.Clipped || len(e.Fit.Lines) != 2 {
		t.Errorf("the text is cut: %+v", e.Fit)
	}
}

// Buttons that share a row get the room that their words need, in two lines if one is too long.
func TestShare(t *testing.T) {
	a := &App{box: box{cfg: Config{Measure: ten{}}}, window: window{w: 360, h: 640, large: 1}}
	a.wire()
	b := &Builder{win: &a.window, tree: &a.tree}
	cells, fits := b.Share(Box(0, 0, 300, 46), []string{"One", "Achievements", "Realm of the day"}, 6)
	if !fits {
		t.Fatal("no room")
	}
	if cells[1].W < 12*8+18 || cells[2].W < 8*8+18 {
		t.Errorf("widths %v", cells)
	}
	if last := cells[2]; last.X+last.W > 300.1 || last.X+last.W < 299.9 {
		t.Errorf("the row ends at %v", last.X+last.W)
	}
	if _, fits := b.Share(Box(0, 0, 200, 46), []string{"One", "Achievements", "Realm of the day"}, 6); fits {
		t.Error("they fit where there is no room")
	}
}
