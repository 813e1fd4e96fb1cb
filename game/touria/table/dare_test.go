package table

import (
	"bytes"
	"strings"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/ui/uitest"
)

// A dare goes out as a link and comes in as a link, a code or a file: who accepts it plays the sender's deal, and knows
// afterwards where the ways parted. What is damaged is refused in a sentence.
func TestDare(t *testing.T) {
	record := []byte(strings.Replace(whole(t, "3"), `"kind":"bot"`, `"kind":"human"`, 1))
	a := newApp(t, nil)
	inPage(a)
	clip := a.Config().Clipboard.(*clipboard)
	name, file := "", []byte(nil)
	a.Config().Export = func(as string, data []byte) (string, error) { name, file = as, data; return "/home/anna/" + as, nil }
	menu.ShowDare(a, a.At(), record)
	uitest.Settle(a)
	press(t, a, "dare.link")
	uitest.Settle(a)
	link := clip.text
	if a.Said() != a.T("dare.copied") || !strings.HasPrefix(link, "https://example.org/#g=") || len(link) > 700 || a.Tree().Find("code.qr") == nil {
		t.Fatalf("said %q, copied %q", a.Said(), link)
	}
	press(t, a, "code.copy")
	uitest.Settle(a)
	code := clip.text
	dare, err := a.Saves().Decode(code)
	if err != nil {
		t.Fatal(err)
	}
	press(t, a, "dare.file")
	uitest.Settle(a)
	if name != "dare-2026-11-22.touria" || !bytes.Equal(file, dare) || uitest.Message(a) != a.T("kept.file.saved", "/home/anna/"+name) {
		t.Errorf("the file %s holds another dare, or says %q", name, uitest.Message(a))
	}
	press(t, a, "dialog.ok")
	for _, open := range []func(){func() { menu.OpenLink(a, link) }, func() { menu.OpenCode(a, code) }, func() { menu.Open(a, file, name, nil) }} {
		menu.ShowTitle(a)
		open()
		uitest.Settle(a)
		if e := a.Tree().Find("dialog.text"); e == nil || !strings.Contains(e.Text, "\n") {
			t.Fatalf("scene %s: nobody is dared", a.Scene())
		}
	}
	press(t, a, "dare.play")
	tb := TableOf(a)
	if tb == nil || tb.s.IsCopy() || tb.s.Ghost() == "" || save.GhostOf(tb.s.Record()) != save.GhostOf(dare) {
		t.Fatalf("scene %s: no dared game", a.Scene())
	}
	if deal, all := save.SameDeal(tb.s.Record(), record); !deal || all {
		t.Error("another deal")
	}
	b := newApp(t, nil)
	menu.OpenLink(b, link[:len(link)-1])
	uitest.Settle(b)
	if d := b.Tree().Find("dialog.text"); d == nil || d.Text != b.T("link.damaged") {
		t.Errorf("a damaged dare leads to %s", b.Scene())
	}
	g := b.Game().(*Game)
	own := []byte(strings.Replace(whole(t, "4"), `"kind":"bot"`, `"kind":"human"`, 1))
	g.Duel(b, own, record)
	for range 2000 {
		wait(b, 1)
	}
	c := b.Tree().Find("duel.chart")
	if c == nil || len(c.Graph.Curves) != 2 || len(c.Graph.Curves[0].Points) < 5 || len(c.Graph.Stars) != 1 {
		t.Fatalf("scene %s: no two curves", b.Scene())
	}
	for _, flaw := range uitest.Flaws(b, nil) {
		t.Error(flaw)
	}
}
