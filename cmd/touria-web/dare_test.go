//go:build whole && !js

package main

import (
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"touria.games/touria/cmd/touria-desktop/drive"
	"touria.games/touria/game/touria/session"
)

// scanned returns what a reader of QR codes that is not ours finds in a picture.
func scanned(t *testing.T, picture image.Image) string {
	t.Helper()
	bits, err := gozxing.NewBinaryBitmapFromImage(picture)
	if err != nil {
		t.Fatal(err)
	}
	got, err := qrcode.NewQRCodeReader().Decode(bits, nil)
	if err != nil {
		t.Fatalf("the QR code cannot be read: %v", err)
	}
	return got.GetText()
}

// onwards plays an accepted dare with a bot in its person's place, and stops before the person's last decision.
func onwards(t *testing.T, record string) string {
	t.Helper()
	header, _, _ := strings.Cut(record, "\n")
	s, _, err := session.Load([]byte(strings.Replace(header, `"kind":"human"`, `"kind":"bot","level":"stroll"`, 1)+"\n"), session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		for !s.Think(1 << 20) {
		}
		if _, err := s.PlayBot(); err != nil {
			t.Fatal(err)
		}
	}
	_, decisions, _ := strings.Cut(string(s.Record()), "\n")
	last := strings.LastIndex(decisions, `"seat":"S","do":`)
	return header + "\n" + decisions[:strings.LastIndexByte(decisions[:last], '\n')+1]
}

// A dare goes from the desktop to the page as a QR code that is read from the screen, is accepted and played there, and its
// answer goes back as a QR code and a link: both screens end with both games on one chart.
func TestDareAndAnswer(t *testing.T) {
	t.Parallel()
	ctx, url := served(t)
	folder, saves := t.TempDir(), t.TempDir()
	program, file := filepath.Join(folder, "touria-desktop"), filepath.Join(folder, "near.touria")
	if out, err := exec.Command("go", "build", "-ldflags", "-X main.address="+url, "-o", program, "touria.games/touria/cmd/touria-desktop").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	day, _ := finished(t)
	if err := os.WriteFile(file, nearlyOver(day, 1), 0o666); err != nil {
		t.Fatal(err)
	}
	over := func(s drive.Screen) bool { return s.Scene == "end" }
	desk := drive.NewDesk(t, 1280, 720)
	start := func(args ...string) *drive.Program {
		return desk.Start(t, program, append([]string{"-save-dir", saves, "-lang", "en", "-speed", "instant", "-still"}, args...)...)
	}
	p := start("-open", file)
	p.Until("the table", is("table"))
	p.Play(drive.NewPlayer(1), over)
	p.Follow("end.dare", "the dare", has("code.qr"))
	desk.Rest()
	desk.Still()
	desk.Shot("dare-desktop")
	link := scanned(t, desk.Picture())
	if !strings.HasPrefix(link, url+"#g=") {
		t.Fatalf("the QR code says %q", link)
	}
	if code := p.Close(); code != 0 {
		t.Fatalf("the program ends with %d: %s", code, p.Errors())
	}

	b := open(t, ctx, link, instantly, downloads)
	axe, _ := os.ReadFile(os.Getenv("TOURIA_AXE"))
	look := func(where string) { // the picture, and the mirror for screen readers
		t.Helper()
		b.frames(30)
		b.shot(where)
		b.flawless()
		if axe != nil {
			b.text("(() => {" + string(axe) + "\nreturn ''; })()")
			b.barriers(where)
		}
	}
	b.says("dialog.text", "Zoë dares you")
	look("dare-page")
	b.follow("dare.play", "the table of the dare", is("table"))
	b.untilScreen("the dare to be saved", func(drive.Screen) bool { return strings.Contains(b.saved(), `"ghost"`) })
	record := onwards(t, b.saved())
	b.do(chromedp.Navigate("about:blank")) // a page that is left saves once more
	b.do(chromedp.Navigate(url + "?later"))
	b.untilScreen("the title", has("title.touria.continue"))
	b.text(`localStorage.setItem("touria.v1.state.autosave.touria", ` + quoted([]byte(record)) + `)`)
	b.do(chromedp.Reload())
	b.follow("title.touria.continue", "the table", is("table"))
	player := drive.NewPlayer(2)
	b.untilScreen("the end", func(s drive.Screen) bool {
		if over(s) {
			return true
		}
		if e, ok := player.Choose(s); ok {
			b.press(e)
			time.Sleep(pace)
		}
		return false
	})
	b.follow("end.duel", "both games", has("duel.chart"))
	b.says("duel.chart", "Zoë")
	b.says("duel.parted", "The ways part")
	b.frames(90) // until both curves are there
	look("duel-page")
	b.follow("duel.answer", "the answer", has("code.qr"))
	b.follow("dare.link", "the link", func(drive.Screen) bool { return b.text("globalThis.touriaCopied ?? ''") != "" })
	answer := b.text("touriaCopied")
	look("answer-page")
	if got := scanned(t, b.shot("answer-page")); got != answer || answer == link || !strings.Contains(answer, "#g=") {
		t.Errorf("the QR code of the answer says %q, its link %q", got, answer)
	}
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}

	p = start("-code", answer)
	p.Until("the answer", has("dare.duel"))
	desk.Shot("answer-desktop")
	s := p.Follow("dare.duel", "both games", has("duel.chart"))
	if e, _ := s.Find("duel.parted"); !strings.Contains(e.Label, "The ways part") {
		t.Errorf("%q is said of where the ways part: %v", e.Label, s)
	}
	desk.Still()
	desk.Shot("duel-desktop")
	if code := p.Close(); code != 0 {
		t.Errorf("the program ends with %d: %s", code, p.Errors())
	}
}
