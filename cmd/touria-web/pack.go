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

	"touria.games/touria/assets/credits"
	"touria.games/touria/game/words"
)

// The names of a package's files. Game hosts want index.html at the root and
// relative names.
const (
	pageName    = "index.html"
	wasmName    = "touria.wasm"
	glueName    = "wasm_exec.js"
	creditsName = credits.File
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
	page, err := page(wasm)
	if err != nil {
		return nil, err
	}
	return pack{
		{name: pageName, data: page}, {name: glueName, data: glue}, {name: wasmName, data: wasm},
		{name: creditsName, data: []byte(credits.Text())},
	}, nil
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
	// Wasm is the program's address. Its query changes with the program, so that
	// caches never mix two versions.
	Wasm string `json:"wasm"`
	// Size is the program's uncompressed size, the measure of progress.
	Size int `json:"size"`
	// Texts are the page's texts by language and key.
	Texts map[string]map[string]string `json:"texts"`
}

// texts are the keys of the page's texts in the catalogues, below "page.".
var texts = []string{"loading", "wasm", "webgl", "download", "stopped", "ended", "again", "restart"}

// noScript is shown when scripts are disabled. It is in every language, because the reader's is
// unknown then.
type noScript struct{ Lang, Text string }

// page makes index.html with inline style, poster and script, so that it appears after a single
// request.
func page(wasm []byte) ([]byte, error) {
	sum := sha256.Sum256(wasm)
	c := config{Wasm: wasmName + "?" + hex.EncodeToString(sum[:6]), Size: len(wasm), Texts: map[string]map[string]string{}}
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
