package main

import (
	"bytes"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"strings"

	"touria.games/touria/assets/credits"
	_ "touria.games/touria/assets/pictures/grimoria/painted" // Grimoria's packs
	"touria.games/touria/assets/pictures/masters"
	_ "touria.games/touria/assets/pictures/touria/painted" // Touria's packs
	"touria.games/touria/game/words"
)

// The names of a package's files. Game hosts want index.html at the root and
// relative names.
const (
	pageName    = "index.html"
	wasmName    = "touria.wasm"
	glueName    = "wasm_exec.js"
	creditsName = credits.File
	packEnd     = ".pack" // of packs of pictures
)

var (
	//go:embed page/index.html
	pageSource string
	//go:embed page/style.css
	styleSource string
	//go:embed page/poster.svg
	posterSource string
	//go:embed page/loader.js
	loaderSource string
)

// pack is the list of files that a browser needs.
type pack []file

type file struct {
	name         string
	data         []byte
	brotli, gzip []byte // compressed, nil before compress
}

// newPack makes the package from a built program and its wasm_exec.js.
func newPack(wasm, glue []byte) (pack, error) {
	p := pack{{}, {name: glueName, data: glue}, {name: wasmName, data: wasm}, {name: creditsName, data: []byte(credits.Text())}}
	for _, name := range masters.Packs() {
		data, err := masters.Pack(name)
		if err != nil {
			return nil, err
		}
		p = append(p, file{name: name + packEnd, data: data})
	}
	page, err := page(p)
	if err != nil {
		return nil, err
	}
	p[0] = file{name: pageName, data: page}
	return p, nil
}

// write writes the files to a folder and creates it if needed, with their
// compressed forms beside them for hosts that serve those (.br and .gz). Other files
// there stay.
func (p pack) write(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	for _, f := range p {
		for end, data := range map[string][]byte{"": f.data, ".br": f.brotli, ".gz": f.gzip} {
			if data == nil {
				continue
			}
			if err := os.WriteFile(filepath.Join(dir, f.name+end), data, 0o644); err != nil {
				return fmt.Errorf("the folder cannot be written to: %w", err)
			}
		}
	}
	return nil
}

// config is the data for the page's script.
type config struct {
	Wasm part `json:"wasm"`
	// Packs are the packs of pictures by name.
	Packs map[string]part `json:"packs"`
	// Texts are the page's texts by language and key.
	Texts map[string]map[string]string `json:"texts"`
}

// part is a file that the page loads.
type part struct {
	// From is its address. Its query changes with its content, so that caches never mix two versions.
	From string `json:"from"`
	// Size is its uncompressed size, the measure of progress.
	Size int `json:"size"`
}

func (f *file) part() part {
	sum := sha256.Sum256(f.data)
	return part{From: f.name + "?" + hex.EncodeToString(sum[:6]), Size: len(f.data)}
}

// texts are the keys of the page's texts in the catalogues, below "page.".
var texts = []string{"loading", "wasm", "webgl", "download", "stopped", "ended", "again", "restart"}

// noScript is shown when scripts are disabled. It is in every language, because the reader's is
// unknown then.
type noScript struct{ Lang, Text string }

// page makes index.html with inline style, poster and script, so that it appears after a single
// request.
func page(p pack) ([]byte, error) {
	c := config{Packs: map[string]part{}, Texts: map[string]map[string]string{}}
	for i := range p {
		if name, ok := strings.CutSuffix(p[i].name, packEnd); ok {
			c.Packs[name] = p[i].part()
		} else if p[i].name == wasmName {
			c.Wasm = p[i].part()
		}
	}
	var off []noScript
	for _, lang := range words.Languages() {
		w := words.New(lang)
		c.Texts[lang] = map[string]string{}
		for _, key := range texts {
			c.Texts[lang][key] = w.Text("page." + key)
		}
		off = append(off, noScript{lang, w.Text("page.script")})
	}
	t, err := template.New(pageName).Parse(pageSource)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = t.Execute(&out, map[string]any{
		"Style":    template.CSS(styleSource),
		"Poster":   template.HTML(posterSource),
		"Loader":   template.JS(loaderSource),
		"Config":   c,
		"NoScript": off,
	})
	return out.Bytes(), err
}
