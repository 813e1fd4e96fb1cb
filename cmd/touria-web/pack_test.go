package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/assets/credits"
	"touria.games/touria/game/words"
)

// testPack is a package without a real program.
func testPack(t *testing.T) pack {
	t.Helper()
	p, err := newPack([]byte("\x00asm, as it were"), []byte("// glue"))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func (p pack) file(t *testing.T, name string) []byte {
	t.Helper()
	for _, f := range p {
		if f.name == name {
			return f.data
		}
	}
	t.Fatalf("the package has no %s", name)
	return nil
}

func TestPackIsFewPlainFiles(t *testing.T) {
	p := testPack(t)
	var names []string
	for _, f := range p {
		names = append(names, f.name)
	}
	if want := []string{pageName, glueName, wasmName, creditsName, "box.pack", "grimoria.pack", "title.pack", "touria.pack"}; !slices.Equal(names, want) {
		t.Errorf("the files are %q, want %q", names, want)
	}
	if got := string(p.file(t, creditsName)); got != credits.Text() {
		t.Errorf("the credits are %.80q", got)
	}
	plain := regexp.MustCompile(`^[a-z_]+\.[a-z]+$`)
	for _, f := range p {
		if !plain.MatchString(f.name) {
			t.Errorf("file name %q", f.name)
		}
	}
	dir := filepath.Join(t.TempDir(), "new", "folder")
	if err := p.compress(quick, cacher{}); err != nil {
		t.Fatal(err)
	}
	if err := p.write(dir); err != nil {
		t.Fatal(err)
	}
	for _, f := range p {
		for end, want := range map[string][]byte{"": f.data, ".br": f.brotli, ".gz": f.gzip} {
			if got, err := os.ReadFile(filepath.Join(dir, f.name+end)); err != nil || !bytes.Equal(got, want) {
				t.Errorf("%s: written %d bytes, %v", f.name+end, len(got), err)
			}
		}
	}
}

// The page appears before the program has arrived, so it is small. It requests
// only the other files, by relative names.
func TestPage(t *testing.T) {
	p := testPack(t)
	html := string(p.file(t, pageName))
	if len(html) >= 80_000 {
		t.Errorf("the page has %d bytes, must stay below 80,000", len(html))
	}
	for _, m := range regexp.MustCompile(`(?:src|href|action)\s*=\s*["']([^"']*)["']`).FindAllStringSubmatch(html, -1) {
		switch ref := m[1]; {
		case ref == glueName, strings.HasPrefix(ref, "#"), strings.HasPrefix(ref, "data:"):
		default:
			t.Errorf("the page refers to %q", ref)
		}
	}
	// XML namespaces are not addresses.
	rest := strings.ReplaceAll(html, "http://www.w3.org/2000/svg", "")
	for _, bad := range []string{"http:", "https:", "url(/", "url(.", "@import", "<no value>", "ZgotmplZ"} {
		if strings.Contains(rest, bad) {
			t.Errorf("the page has %q in it", bad)
		}
	}

	_, rest, _ = strings.Cut(html, `id="config">`)
	rest, _, _ = strings.Cut(rest, "</script>")
	var c config
	if err := json.Unmarshal([]byte(rest), &c); err != nil {
		t.Fatalf("the page's configuration: %v in %s", err, rest)
	}
	check := func(name string, part part) {
		if want := len(p.file(t, name)); part.Size != want {
			t.Errorf("the page says %d bytes, %s has %d", part.Size, name, want)
		}
		if from, mark, ok := strings.Cut(part.From, "?"); from != name || !ok || len(mark) != 12 {
			t.Errorf("the address of %s is %q", name, part.From)
		}
	}
	check(wasmName, c.Wasm)
	for _, name := range []string{"box", "title", "touria"} {
		check(name+packEnd, c.Packs[name])
	}
	for _, lang := range words.Languages() {
		for _, key := range texts {
			if text := c.Texts[lang][key]; text == "" || strings.ContainsAny(text, "<>{}") {
				t.Errorf("%s: text %q is %q", lang, key, text)
			}
		}
		if text := words.New(lang).Text("page.script"); !strings.Contains(html, `lang="`+lang+`">`+text) {
			t.Errorf("%s: nothing is said where scripts are off", lang)
		}
	}
}

// The page has every text that its script shows.
func TestLoaderTexts(t *testing.T) {
	shown := map[string]bool{}
	for _, m := range regexp.MustCompile(`\bwords\.(\w+)`).FindAllStringSubmatch(loaderSource, -1) {
		if !slices.Contains(texts, m[1]) {
			t.Errorf("the script shows words.%s, which no page brings", m[1])
		}
		shown[m[1]] = true
	}
	for _, key := range texts {
		if !shown[key] {
			t.Errorf("the script never shows words.%s", key)
		}
	}
}

func TestPosterIsSound(t *testing.T) {
	if err := xml.Unmarshal([]byte(posterSource), new(struct{ XMLName xml.Name })); err != nil {
		t.Error(err)
	}
}
