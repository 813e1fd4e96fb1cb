package main

import (
	"bytes"
	"image/jpeg"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/words"
)

// What is published shows the version that it is given, or none; only what is served on this machine is one of its own.
func TestVersionOfEditions(t *testing.T) {
	for _, c := range []struct {
		version string
		quality int
		want    string
	}{{"1.2.0", thorough, " -X main.version=1.2.0"}, {"1.2.0", quick, " -X main.version=1.2.0"}, {"", thorough, " -X main.version="}, {"", none, " -X main.version="}, {"", quick, ""}} {
		e := edition{version: c.version}
		if got := e.flags(c.quality); got != c.want {
			t.Errorf("version %q, quality %d: %q, not %q", c.version, c.quality, got, c.want)
		}
	}
}

func TestEditions(t *testing.T) {
	for _, c := range []struct {
		e    edition
		site string
		ok   bool
	}{
		{edition{}, "", true},
		{edition{version: "1.2.0-rc.1+a"}, "", true},
		{edition{version: "1 -X main.address=x"}, "", false},
		{edition{version: "-s"}, "", false},
		{edition{site: "https://example.org"}, "https://example.org/", true},
		{edition{site: "https://example.org/touria/index.html"}, "https://example.org/touria/", true},
		{edition{site: "example.org"}, "", false},
		{edition{site: "https://example.org/?a"}, "", false},
		{edition{downloads: "javascript:alert(1)"}, "", false},
	} {
		was := c.e
		if err := c.e.check(); (err == nil) != c.ok || c.ok && c.e.site != c.site {
			t.Errorf("%+v: %v, the site is %q", was, err, c.e.site)
		}
	}
}

// With its address the site tells others which page is which, in every language, and what picture belongs to it; without
// it nothing of this is there. The pictures are not kept on devices.
func TestSiteAddress(t *testing.T) {
	const site = "https://example.org/touria/"
	p, err := newPack([]byte("\x00asm, as it were"), []byte("// glue"), site)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.addAbout(edition{site: site}); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string][2]string{pageName: {"", "touria"}, "about/index.html": {"about/en/", "touria"}, "about/de/index.html": {"about/de/", "touria"},
		"about/fr/grimoria.html": {"about/fr/grimoria.html", "grimoria"}} {
		html := string(p.file(t, name))
		for _, text := range []string{`<link rel="canonical" href="` + site + want[0] + `">`, `<meta property="og:url" content="` + site + want[0] + `">`,
			`<meta property="og:image" content="` + site + "about/preview-" + want[1] + `.jpg">`, `<meta property="og:title" content="`, `<meta property="og:description" content="`} {
			if strings.Count(html, text) != 1 {
				t.Errorf("%s has not %s", name, text)
			}
		}
		if name == pageName {
			continue
		}
		file := strings.TrimPrefix(want[0], "about/")[3:]
		for _, lang := range append(words.Languages(), "x-default") {
			to := lang
			if lang == "x-default" {
				to = words.English
			}
			if text := `<link rel="alternate" hreflang="` + lang + `" href="` + site + "about/" + to + "/" + file + `">`; strings.Count(html, text) != 1 {
				t.Errorf("%s has not %s", name, text)
			}
		}
	}
	for _, v := range previews {
		pic, err := jpeg.DecodeConfig(bytes.NewReader(p.file(t, v.name)))
		if err != nil || pic.Width != 1280 || pic.Height != 720 {
			t.Errorf("%s: %v, %+v", v.name, err, pic)
		}
		if strings.Contains(string(p.file(t, workerName)), v.name) {
			t.Errorf("%s is kept on devices", v.name)
		}
	}
	for _, f := range withAbout(t, "") {
		if strings.HasSuffix(f.name, ".html") && (strings.Contains(string(f.data), `property="og:`) || strings.Contains(string(f.data), `rel="canonical"`)) || slices.ContainsFunc(previews, func(v preview) bool { return v.name == f.name }) {
			t.Errorf("%s names an address that nobody has given", f.name)
		}
	}
}
