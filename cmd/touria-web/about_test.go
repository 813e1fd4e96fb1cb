package main

import (
	"bytes"
	"image"
	"image/draw"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gen2brain/webp"

	"touria.games/touria/assets/pictures"
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/assets/pictures/masters"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/cmd/touria-web/shelf"
	night "touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

//go:generate go test -tags nodynamic -run TestSheets -update .

// touriaPicture says which picture stands for a thing in Touria's rule book.
func touriaPicture(t *testing.T, i ui.Icon) (kind pictures.Kind, id uint16) {
	t.Helper()
	switch i.Kind {
	case show.IconGem:
		if touria.Colour(i.What) == touria.NoColour {
			return tpics.KindBag, 0
		}
		return tpics.KindGem, uint16(i.What)
	case show.IconGold:
		return tpics.KindCoin, 0
	case show.IconHeart:
		return tpics.KindHeart, 0
	case show.IconSword:
		return tpics.KindSword, 0
	case show.IconElixir:
		return tpics.KindElixir, 0
	case show.IconItem:
		return tpics.KindItem, uint16(i.What)
	case show.IconAction:
		return tpics.KindEmblem, uint16(i.What)
	case show.IconSpace:
		return tpics.KindPlace, uint16(i.What)
	case show.IconOrder:
		return tpics.KindEmblem, uint16(touria.Trader)
	case show.IconDoor:
		return tpics.KindDoorLeaf, 0
	case show.IconWho:
		return tpics.KindDweller, uint16(i.What)
	case show.IconChildren:
		return tpics.KindDweller, uint16(touria.Children)
	case show.IconDie:
		return tpics.KindDie, uint16(i.What)
	case show.IconBag:
		return tpics.KindBag, 0
	case show.IconHeroes:
		return tpics.KindHeroes, pictures.NoCrest
	}
	t.Fatalf("no picture stands for %v", i)
	return 0, 0
}

// boxSide is the box of a picture in its cell; some pictures extend beyond theirs.
const boxSide = 62

// put paints a picture into the n-th cell of a sheet. Its box has the given proportion.
func put(sheet *image.RGBA, n int, kind pictures.Kind, id uint16, w, h int) {
	scale := float32(boxSide) / float32(max(w, h))
	bw, bh := int(float32(w)*scale+.5), int(float32(h)*scale+.5)
	pic := masters.Make(pictures.Spec{Kind: kind, ID: id, W: uint16(bw), H: uint16(bh), Scale: 1})
	c := cellAt(n)
	at := image.Pt(c.X+(cellSide-bw)/2+pic.DX, c.Y+(cellSide-bh)/2+pic.DY)
	cell := image.Rect(c.X, c.Y, c.X+cellSide, c.Y+cellSide)
	r := pic.Img.Rect.Sub(pic.Img.Rect.Min).Add(at)
	in := r.Intersect(cell)
	draw.Draw(sheet, in, pic.Img, pic.Img.Rect.Min.Add(in.Min.Sub(r.Min)), draw.Over)
}

// TestSheets compares the sheets of pictures beside the rules with what the rule books show now;
// with -update it paints them.
func TestSheets(t *testing.T) {
	paint := map[string]func(sheet *image.RGBA){
		"touria": func(sheet *image.RGBA) {
			for n, i := range touriaCells() {
				kind, id := touriaPicture(t, i)
				switch kind {
				case tpics.KindDoorLeaf:
					put(sheet, n, kind, id, 165, 220)
					put(sheet, n, tpics.KindDoorArch, 0, 165, 220)
				case tpics.KindHeroes:
					put(sheet, n, kind, id, 62, 73)
				default:
					put(sheet, n, kind, id, 1, 1)
				}
			}
		},
		"grimoria": func(sheet *image.RGBA) {
			for n, e := range grimoriaCells() {
				switch {
				case e.Spell > 0:
					put(sheet, n, gpics.KindPlate, uint16(e.Spell), 1, 1)
				case e.Card.IsCompanion():
					put(sheet, n, gpics.KindMedal, uint16(e.Card), 1, 1)
				default:
					put(sheet, n, gpics.KindScene, uint16(e.Card), gpics.SceneW, gpics.SceneH)
				}
			}
		},
	}
	for _, g := range aboutGames {
		w, h := sheetSize(g.cells)
		want := image.NewRGBA(image.Rect(0, 0, w, h))
		paint[g.name](want)
		if *update {
			var b bytes.Buffer
			if err := webp.Encode(&b, want, webp.Options{Quality: 72, Method: 6}); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join("page", aboutFolder, g.sheet), b.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		got, err := webp.Decode(bytes.NewReader(source(aboutFolder + g.sheet)))
		if err != nil {
			t.Fatal(g.sheet, err)
		}
		if got.Bounds() != want.Bounds() {
			t.Fatalf("%s has the size %v, want %v; go generate paints it anew", g.sheet, got.Bounds(), want.Bounds())
		}
		for n := range g.cells {
			if d := difference(got, want, cellAt(n)); d > 12 {
				t.Errorf("%s: picture %d differs by %.1f; go generate paints it anew", g.sheet, n, d)
			}
		}
	}
}

// difference returns the mean difference of two pictures in a cell, over paper, of 255.
func difference(a, b image.Image, c *cell) float64 {
	sum := 0
	for y := c.Y; y < c.Y+cellSide; y++ {
		for x := c.X; x < c.X+cellSide; x++ {
			r, g, bl, al := a.At(x, y).RGBA()
			r2, g2, bl2, al2 := b.At(x, y).RGBA()
			for _, d := range [4]int{int(r) - int(r2), int(g) - int(g2), int(bl) - int(bl2), int(al) - int(al2)} {
				sum += max(d, -d) >> 8
			}
		}
	}
	return float64(sum) / (4 * cellSide * cellSide)
}

// withAbout is a package without a real program, with the site.
func withAbout(t *testing.T, downloads string) pack {
	t.Helper()
	p := testPack(t)
	if err := p.addAbout(edition{downloads: downloads, version: "1.2.3"}); err != nil {
		t.Fatal(err)
	}
	return p
}

// links returns what a page of the site refers to.
func links(html string) (refs []string) {
	for _, m := range regexp.MustCompile(`(?:src|href)="([^"]+)"`).FindAllStringSubmatch(html, -1) {
		refs = append(refs, m[1])
	}
	return refs
}

// The site's pages refer to files of the package and to anchors that are there, by relative names.
func TestAboutLinks(t *testing.T) {
	const store = "https://example.org/1.2.3/{file}"
	p := withAbout(t, store)
	pages := map[string]string{}
	used := map[string]bool{}
	for _, f := range p {
		if strings.HasPrefix(f.name, aboutFolder) && strings.HasSuffix(f.name, ".html") {
			pages[f.name] = string(f.data)
		}
	}
	want := []string{"about/index.html"}
	for _, lang := range words.Languages() {
		for _, name := range []string{"index.html", "touria.html", "grimoria.html"} {
			want = append(want, "about/"+lang+"/"+name)
		}
	}
	for _, name := range want {
		if pages[name] == "" {
			t.Errorf("there is no %s", name)
		}
	}
	if len(pages) != len(want) {
		t.Errorf("there are %d pages, want %d", len(pages), len(want))
	}
	programs := 0
	for name, html := range pages {
		plays := false
		ids := map[string]int{}
		for _, m := range regexp.MustCompile(` id="([^"]+)"`).FindAllStringSubmatch(html, -1) {
			ids[m[1]]++
			if ids[m[1]] > 1 {
				t.Errorf("%s has the id %s twice", name, m[1])
			}
		}
		for _, ref := range links(html) {
			if anchor, ok := strings.CutPrefix(ref, "#"); ok {
				if ids[anchor] == 0 {
					t.Errorf("%s leads to %s, which is not there", name, ref)
				}
				continue
			}
			if strings.HasPrefix(ref, "https://example.org/1.2.3/touria-1.2.3-") {
				programs++
				continue
			}
			at := path.Join(path.Dir(name), ref)
			if strings.HasSuffix(ref, "/") {
				at = path.Join(at, pageName)
			}
			plays = plays || at == pageName
			used[at] = true
			if strings.Contains(ref, ":") || strings.HasPrefix(ref, "/") || !slices.ContainsFunc(p, func(f file) bool { return f.name == at }) {
				t.Errorf("%s refers to %s, which is not there", name, ref)
			}
		}
		if !plays {
			t.Errorf("%s does not lead to the game", name)
		}
		for _, bad := range []string{"<style", "style=", " onload", " onclick", "<script>", "javascript:", "<no value>", "ZgotmplZ", "&lt;", "{{", "http:"} {
			if strings.Contains(html, bad) {
				t.Errorf("%s has %q in it", name, bad)
			}
		}
		if strings.Count(html, "<h1") != 1 || strings.Count(html, "<main") != 1 {
			t.Errorf("%s has not one heading and one main part", name)
		}
	}
	if n := len(shelf.Files) * (1 + len(words.Languages())); programs != n {
		t.Errorf("there are %d links to programs, want %d", programs, n)
	}
	for _, f := range p {
		if strings.HasPrefix(f.name, aboutFolder) && !used[f.name] && !isShot(f.plain) && f.name != aboutFolder+pageName {
			t.Errorf("no page uses %s", f.name)
		}
	}
}

// Without an address nothing is said of downloads; an address is one that a browser can open.
func TestAboutDownloads(t *testing.T) {
	for _, c := range []struct {
		address, want string
		links         int
		ok            bool
	}{
		{"", "", 0, true},
		{"https://example.org/releases", "https://example.org/releases", 1, true},
		{"https://example.org/{file}", "https://example.org/touria-1.2.3-macos.zip", len(shelf.Files), true},
		{"example.org", "", 0, false},
		{"{file}", "", 0, false},
		{"javascript:alert(1)", "", 0, false},
	} {
		if err := checkDownloads(c.address); (err == nil) != c.ok {
			t.Errorf("%q: %v", c.address, err)
			continue
		}
		if !c.ok {
			continue
		}
		p := withAbout(t, c.address)
		html := string(p.file(t, "about/en/index.html"))
		if got := strings.Count(html, `href="https:`); got != c.links || !strings.Contains(html, c.want) || strings.Contains(html, `id="downloads"`) != (c.links > 0) {
			t.Errorf("%q: the page has %d links", c.address, got)
		}
		if got := strings.Contains(html, "Version 1.2.3"); got != (c.links > 1) {
			t.Errorf("%q: the page tells the version: %t", c.address, got)
		}
	}
}

// Every word that the site uses is there in each language, and no other.
func TestAboutWords(t *testing.T) {
	var all strings.Builder
	for _, name := range []string{"about.html", "parts.html", "rules.html"} {
		all.Write(source(aboutFolder + name))
	}
	used := map[string]bool{"site.rules.of": true, "site.rules.about": true, "site.players": true} // by the code
	for _, m := range regexp.MustCompile(`\.(Site|Text) "([a-z._]+)"`).FindAllStringSubmatch(all.String(), -1) {
		if m[1] == "Site" {
			m[2] = "site." + m[2]
		}
		used[m[2]] = true
	}
	if len(used) < 30 {
		t.Fatalf("only %d words are used", len(used))
	}
	for _, lang := range words.Languages() {
		data, err := os.ReadFile(filepath.Join("..", "..", "assets", "words", "site", lang+".json"))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^  "(site\.[^"]+)":`).FindAllStringSubmatch(string(data), -1) {
			if !used[m[1]] {
				t.Errorf("%s: the site does not use %s", lang, m[1])
			}
		}
		for key := range used {
			if strings.HasPrefix(key, "site.") && !strings.Contains(string(data), `"`+key+`"`) || !words.New(lang).Has(key) {
				t.Errorf("%s: %s is missing", lang, key)
			}
		}
	}
}

// The pages have the whole rule books, and pictures only of cells that their sheets have.
func TestAboutRules(t *testing.T) {
	p := withAbout(t, "")
	plain := func(html string) string { return strings.ReplaceAll(html, "&#39;", "'") }
	for _, lang := range words.Languages() {
		w := words.New(lang)
		html := plain(string(p.file(t, "about/"+lang+"/touria.html")))
		for _, topic := range show.Book() {
			if !strings.Contains(html, topic.Title.In(w)+"</h3>") {
				t.Errorf("%s: the rules lack %q", lang, topic.Title.In(w))
			}
			for _, b := range topic.Blocks {
				for line := range strings.SplitSeq(b.Text.In(w), "\n") {
					if line = pointMark.ReplaceAllString(stepMark.ReplaceAllString(line, ""), ""); !strings.Contains(html, line) {
						t.Errorf("%s: the rules lack %q", lang, line)
					}
				}
			}
		}
		html = plain(string(p.file(t, "about/"+lang+"/grimoria.html")))
		for _, name := range night.BookChapters {
			for _, e := range night.BookEntries(name, w) {
				if !strings.Contains(html, e.Title+"</h3>") || !strings.Contains(html, e.Text) {
					t.Errorf("%s: the rules lack %q", lang, e.Title)
				}
			}
		}
	}
}

// What the site weighs stays small: a page with all that it shows, and the pictures in the project.
func TestAboutWeight(t *testing.T) {
	p := withAbout(t, "")
	html := string(p.file(t, "about/en/index.html"))
	total := len(html)
	seen := map[string]bool{}
	for _, ref := range links(html) {
		at := path.Join("about/en", ref)
		if seen[at] || strings.HasSuffix(at, ".html") || strings.HasSuffix(at, ".txt") {
			continue
		}
		seen[at] = true
		for _, f := range p {
			if f.name == at {
				total += len(f.data)
			}
		}
	}
	stored := 0
	for _, f := range p {
		if strings.HasPrefix(f.name, aboutFolder) && path.Ext(f.name) == ".webp" {
			stored += len(f.data)
		}
	}
	if total > 800_000 || stored > 900_000 {
		t.Errorf("the page weighs %d bytes, more than 800,000, or the pictures %d, more than 900,000", total, stored)
	}
	t.Logf("the page weighs %d bytes, the pictures %d", total, stored)
}

// The site is served at its folders' names, as web hosts do.
func TestAboutServed(t *testing.T) {
	p := withAbout(t, "")
	for _, c := range []struct {
		path, kind, leads string
		code              int
	}{
		{"/about/", "text/html; charset=utf-8", "", 200},
		{"/about/it/", "text/html; charset=utf-8", "", 200},
		{"/about/it/touria.html", "text/html; charset=utf-8", "", 200},
		{"/about", "", "/about/", 301},
		{"/about/it", "", "/about/it/", 301},
		{"/" + p.find(aboutFolder+"loop-turn.webp").name, "image/webp", "", 200},
		{"/about/xx/", "", "", 404},
		{"//", "", "", 404},
	} {
		w := httptest.NewRecorder()
		p.ServeHTTP(w, httptest.NewRequest("GET", "http://localhost"+c.path, nil))
		if w.Code != c.code || c.kind != "" && w.Header().Get("Content-Type") != c.kind || w.Header().Get("Location") != c.leads {
			t.Errorf("%s: %d %v, want %d", c.path, w.Code, w.Header(), c.code)
		}
	}
}

// The pictures of the rules are cut from a sheet in its true size, inside it.
func TestPicturesAreCutFromTheirSheet(t *testing.T) {
	p := withAbout(t, "")
	cut := regexp.MustCompile(`viewBox="(\d+) (\d+) (\d+) (\d+)"[^>]*><image href="([^"]+)" width="(\d+)" height="(\d+)"`)
	for _, g := range aboutGames {
		sheet, err := webp.Decode(bytes.NewReader(source(aboutFolder + g.sheet)))
		if err != nil {
			t.Fatal(err)
		}
		size := sheet.Bounds().Size()
		list := cut.FindAllStringSubmatch(string(p.file(t, aboutFolder+"en/"+g.name+".html")), -1)
		for _, m := range list {
			var n [8]int
			for i, text := range m {
				n[i], _ = strconv.Atoi(text)
			}
			if n[6] != size.X || n[7] != size.Y || n[1]+n[3] > size.X || n[2]+n[4] > size.Y {
				t.Errorf("%s: the sheet of %v is used as %s", g.name, size, m[0])
				break
			}
		}
		if len(list) < 20 {
			t.Errorf("%s: the rules have %d pictures", g.name, len(list))
		}
	}
}

// Whatever has a picture in Touria's book has it on the page, too.
func TestAboutRulesHavePictures(t *testing.T) {
	had := 0
	for _, c := range touriaRules(words.New("en")) {
		for _, page := range c.Topics {
			for _, b := range page.Blocks {
				if had += len(b.Pictures); b.Entry != nil && b.Entry.Cell != nil {
					had++
				}
			}
		}
	}
	want := 0
	for _, page := range show.Book() {
		for _, b := range page.Blocks {
			switch {
			case b.Kind == show.BlockEntry && len(b.Icons) > 0:
				want++
			case b.Kind == show.BlockPictures:
				want += len(b.Icons)
			}
		}
	}
	if had != want || want == 0 {
		t.Errorf("the pages have %d pictures of %d", had, want)
	}
}
