package main

import (
	"bytes"
	"encoding/base32"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	night "touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// daring is what every game of bots can do.
type daring interface {
	Over() bool
	Think(units int) bool
	Record() []byte
}

// dares returns the saves of both games, and of each some records of games that are over, each with a person in it.
func dares(t testing.TB, st store.Store, games int) (saves [2]*save.Saves, records [2][][]byte) {
	t.Helper()
	rule := touria.NewRules(touria.DefaultBoard())
	saves = [...]*save.Saves{save.New(st, session.Saves(func() *touria.Rules { return rule })), save.New(st, night.Saves())}
	whole := func(s daring, err error, play func() error) []byte {
		for err == nil && !s.Over() {
			for !s.Think(1 << 20) {
			}
			err = play()
		}
		if err != nil {
			t.Fatal(err)
		}
		return bytes.Replace(s.Record(), []byte(`"kind":"bot","level":"greedy"`), []byte(`"kind":"human"`), 1)
	}
	for n := range games {
		day := session.Config{Start: rules.S, Introductory: true, Seed: strconv.Itoa(n)}
		dark := night.Config{Seed: day.Seed}
		seats := [...][]rules.Seat{{rules.S, rules.N}, {rules.S, rules.W, rules.N}, {rules.S, rules.W, rules.N, rules.E}}[n%3]
		for i, seat := range seats {
			name := []string{"Anna", "Bruno", "Zoë", "Émile"}[(i+n)%4]
			day.Players = append(day.Players, session.Player{Seat: seat, Name: name, Crest: i, Level: "greedy"})
			dark.Players = append(dark.Players, night.Player{Name: name, Crest: i, Level: "greedy"})
		}
		s, err := session.New(day, session.Options{Rules: rule})
		records[0] = append(records[0], whole(s, err, func() error { _, err := s.PlayBot(); return err }))
		g, err := night.New(dark, night.Options{})
		records[1] = append(records[1], whole(g, err, func() error { _, err := g.PlayBot(); return err }))
	}
	return saves, records
}

// alphabet is that of save codes.
var alphabet = base32.NewEncoding("0123456789ABCDEFGHJKMNPQRSTVWXYZ").WithPadding(base32.NoPadding)

// wrapped are ways in which mail, chats and people pass on a code or a link.
var wrapped = []func(text string) string{
	func(text string) string { return " \t" + text + "\r\n" },
	func(text string) string { return `"` + text + `"` },
	func(text string) string { return "„" + text + "“." },
	func(text string) string { return "<" + text + ">" },
	func(text string) string {
		return strings.Join(slices.Collect(func(yield func(string) bool) {
			for line := range slices.Chunk([]byte(text), 60) {
				if !yield(string(line)) {
					return
				}
			}
		}), "\r\n> ")
	},
	func(text string) string { return text[:len(text)/2] + "\u200b\u00a0" + text[len(text)/2:] },
}

// mutated returns a text with a few mistakes.
func mutated(r *rand.Rand, text []byte) []byte {
	text = slices.Clone(text)
	at := r.IntN(len(text))
	switch r.IntN(6) {
	case 0:
		return text[:at] // cut
	case 1:
		return text[at:]
	case 2:
		return slices.Insert(text, at, text[at:at+r.IntN(len(text)-at)]...) // a part twice
	case 3:
		return slices.Delete(text, at, at+1+r.IntN(min(9, len(text)-at)))
	case 4:
		text[at] = byte(r.Uint32())
	default:
		text[at] = "0129AaZz\"{}[],:-_\n"[r.IntN(18)]
	}
	return text
}

// However a dare comes, it asks the player or says in a sentence what is wrong, and whatever was saved is still there.
func TestMutatedDares(t *testing.T) {
	games, tries := ring.Pick(3, 6), ring.Pick(10, 30)
	st := store.NewMemory()
	saves, records := dares(t, store.NewMemory(), games)
	a := box(st)
	if err := a.Press("title.touria.play"); err != nil {
		t.Fatal(err)
	}
	pass(a, 30)
	menu.ShowTitle(a)
	a.Flush()
	kept := func() (texts []string) {
		for _, kind := range []store.Kind{store.State, store.Save} {
			names, err := st.List(kind)
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range names {
				data, err := st.Read(kind, name)
				if err == nil && (strings.HasSuffix(name, ".touria") || strings.HasSuffix(name, ".grimoria")) && bytes.Count(data, []byte("\n")) > 1 { // something is decided in it
					texts = append(texts, string(data))
				}
			}
		}
		return texts
	}
	if len(kept()) == 0 {
		t.Fatal("nothing is saved that could be lost")
	}
	sentences := []string{a.T("link.damaged"), a.T("code.wrong"), a.T("code.mistyped"), a.T("code.other"), a.T("open.wrong", "a"), a.T("open.newer", "a"),
		a.T("open.unplayable", "a"), a.T("open.wrong", a.T("code.name")), a.T("open.wrong", a.T("link.name")), a.T("open.nothing")}
	// comes opens something; it returns "dare", "a sentence" or the scene.
	comes := func(open func()) string {
		before := kept()
		menu.ShowTitle(a)
		open()
		uitest.Settle(a)
		for _, text := range before {
			if !slices.Contains(kept(), text) {
				t.Fatalf("a saved game is lost: %.200s\nthere are %q\nscene %s %s", text, kept(), a.Scene(), uitest.Message(a))
			}
		}
		switch e := a.Tree().Find("dialog.text"); {
		case a.Element("dare.play") != nil:
			return "dare"
		case e != nil && slices.Contains(sentences, e.Text):
			return "a sentence"
		case e != nil:
			return e.Text
		}
		return a.Scene()
	}
	r := rand.New(rand.NewPCG(39, 2))
	count := map[string]int{}
	try := func(what string, open func()) {
		got := comes(open)
		count[what+": "+got]++
		// A file that has lost its mark is a game of the same deal, to be played.
		if plays := a.Running() != nil && !a.Running().Ended(); got != "a sentence" && got != "dare" && (what != "file" || !plays) {
			t.Errorf("a mutated %s leads to %s", what, got)
		}
	}
	for game, s := range saves {
		for _, record := range records[game] {
			code, link, err := s.EncodeDare(record)
			if err != nil {
				t.Fatal(err)
			}
			file, err := s.DecodeLink(link)
			if err != nil {
				t.Fatal(err)
			}
			data, _ := alphabet.DecodeString(code)
			data = data[:len(data)-3]
			link = "https://example.org/#g=" + link
			for _, text := range []string{code, strings.ToLower(code), link, link[strings.IndexByte(link, '#'):]} {
				for _, wrap := range wrapped {
					if got := comes(func() { menu.OpenCode(a, wrap(text)) }); got != "dare" {
						t.Errorf("%q leads to %s", wrap(text), got)
					}
				}
			}
			if got := comes(func() { menu.OpenCode(a, "Beat this! "+link+" (14 turns)") }); got != "dare" {
				t.Errorf("a link among words leads to %s", got)
			}
			for _, text := range []string{strings.ToUpper(link), strings.ToLower(link)} {
				if got := comes(func() { menu.OpenCode(a, text) }); got != "a sentence" {
					t.Errorf("%q leads to %s", text, got)
				}
			}
			for range tries {
				at := strings.IndexByte(link, '=') + 1
				try("link", func() { menu.OpenCode(a, link[:at]+string(mutated(r, []byte(link[at:])))) })
				try("code", func() { menu.OpenCode(a, string(mutated(r, []byte(code)))) })
				try("file", func() { menu.Open(a, mutated(r, file), "a", nil) })
				other := slices.Clone(data)
				other[r.IntN(len(other))] = byte(r.Uint32())
				try("dare of another program", func() { menu.OpenCode(a, summed(other)) })
			}
			newer := slices.Clone(data)
			newer[0] = 3
			if comes(func() { menu.OpenCode(a, summed(newer)) }); uitest.Message(a) != a.T("code.other") {
				t.Errorf("a dare of a newer version leads to %q", uitest.Message(a))
			}
			for edit, want := range map[[2]string]string{{`"version":1`, `"version":99`}: a.T("open.newer", "a"), {`"seed":"`, `"seed":"9`}: "", // what a file says beside its ghost does not matter
				{`"fingerprint":"`, `"fingerprint":"0`}: a.T("open.wrong", "a"), {`"ghost":"`, `"ghost":"A`}: a.T("open.wrong", "a"), {`"board":"`, `"board":"far-`}: a.T("open.wrong", "a")} {
				other := bytes.Replace(file, []byte(edit[0]), []byte(edit[1]), 1)
				if bytes.Equal(other, file) {
					continue // Grimoria has no board
				}
				if got := comes(func() { menu.Open(a, other, "a", nil) }); want == "" && got != "dare" || want != "" && uitest.Message(a) != want {
					t.Errorf("a dare with %s leads to %s, %q", edit[1], got, uitest.Message(a))
				}
			}
		}
	}
	t.Log(count)
}

// summed returns the code of bytes, with the checksum that belongs to them.
func summed(data []byte) string {
	sum := crc32.ChecksumIEEE(data)
	return alphabet.EncodeToString(append(data, byte(sum), byte(sum>>8), byte(sum>>16)))
}
