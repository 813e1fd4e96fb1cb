package main

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"html/template"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gen2brain/webp"

	"touria.games/touria/assets/credits"
	"touria.games/touria/game/words"
)

// testPack is a package without a real program, another one of another program.
func testPack(t *testing.T) pack    { return copied(t, packOne) }
func anotherPack(t *testing.T) pack { return copied(t, packTwo) }

var (
	packOne = sync.OnceValues(func() (pack, error) { return newPack([]byte("\x00asm, as it were"), []byte("// glue"), "") })
	packTwo = sync.OnceValues(func() (pack, error) { return newPack([]byte("\x00asm, another"), []byte("// glue"), "") })
)

// copied returns a list of files of a package that is made once.
func copied(t *testing.T, made func() (pack, error)) pack {
	t.Helper()
	p, err := made()
	if err != nil {
		t.Fatal(err)
	}
	return slices.Clone(p)
}

// light leaves out the pictures and what else takes long to compress.
func (p pack) light() pack {
	return slices.DeleteFunc(slices.Clone(p), func(f file) bool { return len(f.data) > 200_000 })
}

func (p pack) file(t *testing.T, name string) []byte {
	t.Helper()
	for _, f := range p {
		if f.plain == name {
			return f.data
		}
	}
	t.Fatalf("the package has no %s", name)
	return nil
}

// Everything whose name has no hash is asked for anew by browsers; the rest has a name that nothing
// else will ever have.
func TestPackIsFewPlainFiles(t *testing.T) {
	p := testPack(t)
	var fixed []string
	seen := map[string]bool{}
	for _, f := range p {
		if seen[f.name] || !regexp.MustCompile(`^(about/)?[a-z0-9_.-]+$`).MatchString(f.name) {
			t.Errorf("file name %q", f.name)
		}
		seen[f.name] = true
		if end := filepath.Ext(f.name); types[end] == "" {
			t.Errorf("%s has no type", f.name)
		}
		switch {
		case f.name == f.plain:
			fixed = append(fixed, f.name)
		case !strings.Contains(f.name, "."+hash(f.data)+".") || !hashed.MatchString(f.name):
			t.Errorf("%s, whose hash is %s, is named %s", f.plain, hash(f.data), f.name)
		}
	}
	if want := []string{pageName, creditsName, manifestName, hostingName, workerName}; !slices.Equal(fixed, want) {
		t.Errorf("files without a hash are %q, want %q", fixed, want)
	}
	if len(p) > 60 { // far below the 1000 of game hosts
		t.Errorf("there are %d files", len(p))
	}
	got := string(p.file(t, creditsName))
	if got != credits.Text() || !strings.Contains(got, "SIL OPEN FONT LICENSE") {
		t.Errorf("the credits are %.80q, or lack the licence of the fonts", got)
	}
	if text := string(p.file(t, hostingName)); !strings.Contains(text, policy) || strings.Contains(text, "@") {
		t.Errorf("the page for hosts lacks the policy:\n%s", text)
	}
}

// What a folder and a zip hold is what the package holds.
func TestWrite(t *testing.T) {
	p := testPack(t).light()
	dir := filepath.Join(t.TempDir(), "new", "folder")
	if err := p.compress(quick, cacher{}); err != nil {
		t.Fatal(err)
	}
	if err := p.write(dir); err != nil {
		t.Fatal(err)
	}
	for _, f := range p {
		for end, want := range map[string][]byte{"": f.data, ".br": f.brotli, ".gz": f.gzip} {
			got, err := os.ReadFile(filepath.Join(dir, f.name+end))
			if want == nil {
				if !errors.Is(err, fs.ErrNotExist) {
					t.Errorf("%s: %v", f.name+end, err)
				}
			} else if err != nil || !bytes.Equal(got, want) {
				t.Errorf("%s: written %d bytes, %v", f.name+end, len(got), err)
			}
		}
	}
	if p.find(pageName).brotli == nil || p.find(pageName).gzip == nil || p.find(creditsName).brotli == nil || p.find(icons[0].name).gzip != nil {
		t.Error("the page is not compressed, or an icon is")
	}

	name := filepath.Join(dir, "game.zip")
	if err := p.writeZip(name); err != nil {
		t.Fatal(err)
	}
	z, err := zip.OpenReader(name)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	var names, want []string
	for _, f := range p {
		want = append(want, f.name)
	}
	for _, entry := range z.File {
		names = append(names, entry.Name)
		if entry.Mode() != 0o644 || !entry.Modified.Equal(zipTime) {
			t.Errorf("%s in the zip has mode %v and is of %v", entry.Name, entry.Mode(), entry.Modified)
		}
		f, err := entry.Open()
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(f)
		f.Close()
		if i := slices.Index(want, entry.Name); err != nil || i < 0 || !bytes.Equal(got, p[i].data) {
			t.Errorf("%s in the zip: %d bytes, %v", entry.Name, len(got), err)
		}
	}
	if !slices.Equal(names, want) || names[0] != pageName {
		t.Errorf("the zip holds %q, not %q", names, want)
	}
	if err := p.writeZip(filepath.Join(name, "below")); err == nil {
		t.Error("a zip was made below a file")
	}
}

// references returns what HTML, and a JSON text in it, refer to.
func references(html string) (refs []string) {
	for _, m := range regexp.MustCompile(`(?:src|href|action)\s*=\s*["']([^"'#]+)["']|"(?:from|src|glue|worker)": ?"([^"]*)"`).FindAllStringSubmatch(html, -1) {
		refs = append(refs, m[1]+m[2])
	}
	return refs
}

// The page appears before the program has arrived, so it is small. It requests
// only the other files, by relative names.
func TestPage(t *testing.T) {
	p := testPack(t)
	html, style, manifest := string(p.file(t, pageName)), string(p.file(t, styleName)), string(p.file(t, manifestName))
	if n := len(html) + len(style); n >= 80_000 {
		t.Errorf("page and style have %d bytes, must stay below 80,000", n)
	}
	for _, text := range []string{html, manifest} {
		refs := references(text)
		if len(refs) < len(icons) {
			t.Errorf("references are %q in %s", refs, text)
		}
		for _, ref := range refs {
			if !slices.ContainsFunc(p, func(f file) bool { return f.name == ref }) {
				t.Errorf("%q is referred to, which is not there", ref)
			}
		}
	}
	// XML namespaces are not addresses.
	rest := strings.ReplaceAll(html, "http://www.w3.org/2000/svg", "") + style + manifest
	for _, bad := range []string{"http:", "https:", "url(/", "url(.", "@import", "<no value>", "ZgotmplZ", "<style", "style=", " onload", " onclick", "<script>"} {
		if strings.Contains(rest, bad) {
			t.Errorf("the page has %q in it", bad)
		}
	}
	if !strings.Contains(template.HTMLEscapeString(policy), "&#39;self&#39;") || !strings.Contains(html, template.HTMLEscapeString(policy)) {
		t.Error("the page does not state its policy")
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
		if part.From != p.find(name).name {
			t.Errorf("the address of %s is %q", name, part.From)
		}
	}
	check(wasmName, c.Wasm)
	for _, name := range []string{"box", "title", "touria", "grimoria"} {
		check(name+packEnd, c.Packs[name])
	}
	for _, lang := range words.Languages() {
		for _, key := range pageTexts {
			if text := c.Texts[lang][key]; text == "" || strings.ContainsAny(text, "<>{}") {
				t.Errorf("%s: text %q is %q", lang, key, text)
			}
		}
		if text := words.New(lang).Text("page.script"); !strings.Contains(html, `lang="`+lang+`">`+text) {
			t.Errorf("%s: nothing is said where scripts are off", lang)
		}
	}
	if !json.Valid([]byte(manifest)) {
		t.Errorf("the manifest is %s", manifest)
	}
	for _, s := range shots {
		pic, err := webp.DecodeConfig(bytes.NewReader(p.file(t, s.name)))
		if err != nil || pic.Width != s.w || pic.Height != s.h {
			t.Errorf("%s has %d × %d pixels, not %d × %d: %v", s.name, pic.Width, pic.Height, s.w, s.h, err)
		}
	}
}

// The service worker keeps everything that a player may come to need, and each version has a name of
// its own.
func TestWorker(t *testing.T) {
	p := testPack(t)
	worker := string(p.file(t, workerName))
	if strings.Contains(worker, `"CONFIG"`) {
		t.Error("the service worker has no configuration")
	}
	for _, f := range p[1:] { // the page has its own place in it
		if kept := f.plain != workerName && f.plain != hostingName && !isShot(f.plain); kept != strings.Contains(worker, `"`+f.name+`"`) {
			t.Errorf("%s is kept: %t", f.name, !kept)
		}
	}
	version := func(p pack) string {
		return regexp.MustCompile(`"version":"([0-9a-f]{16})"`).FindStringSubmatch(string(p.file(t, pageName)))[1]
	}
	if !strings.Contains(worker, `"version":"`+version(p)+`"`) {
		t.Error("page and service worker are of different versions")
	}
	again, err := newPack(p.file(t, wasmName), p.file(t, glueName), "")
	if err != nil {
		t.Fatal(err)
	}
	if version(p) != version(again) || version(p) == version(anotherPack(t)) {
		t.Errorf("versions are %s, again %s, and with another program %s", version(p), version(again), version(anotherPack(t)))
	}
}

// The page has every text that its scripts show.
func TestScriptTexts(t *testing.T) {
	shown := map[string]bool{}
	for _, name := range scripts {
		for _, m := range regexp.MustCompile(`\bwords\.(\w+)`).FindAllStringSubmatch(string(source(name)), -1) {
			if !slices.Contains(pageTexts, m[1]) {
				t.Errorf("%s shows words.%s, which no page brings", name, m[1])
			}
			shown[m[1]] = true
		}
	}
	for _, key := range pageTexts {
		if !shown[key] {
			t.Errorf("no script shows words.%s", key)
		}
	}
}

func TestIconIsSound(t *testing.T) {
	if err := xml.Unmarshal(source(iconName), new(struct{ XMLName xml.Name })); err != nil {
		t.Error(err)
	}
}

// The page that is served at once after a rebuild is the new one, and so is all that it loads.
func TestRebuilt(t *testing.T) {
	first, second := testPack(t), anotherPack(t)
	if bytes.Equal(first.file(t, pageName), second.file(t, pageName)) || bytes.Equal(first.file(t, workerName), second.file(t, workerName)) {
		t.Error("page or service worker don't change with the program")
	}
	if first.find(wasmName).name == second.find(wasmName).name || first.find(glueName).name != second.find(glueName).name {
		t.Error("names don't change with contents")
	}
}
