package main

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html/template"
	"io"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"touria.games/touria/assets/credits"
	"touria.games/touria/assets/packs"
	_ "touria.games/touria/assets/pictures/grimoria/painted" // Grimoria's packs
	"touria.games/touria/assets/pictures/masters"
	_ "touria.games/touria/assets/pictures/touria/painted" // Touria's packs
	"touria.games/touria/assets/riddles"
	texts "touria.games/touria/assets/words"
	"touria.games/touria/game/words"
)

// The names of a package's files, without hashes. Game hosts want index.html at the root and
// relative names.
const (
	pageName     = "index.html"
	workerName   = "sw.js"
	manifestName = "manifest.webmanifest"
	hostingName  = "hosting.txt"
	creditsName  = credits.File
	wasmName     = "touria.wasm"
	glueName     = "wasm_exec.js"
	styleName    = "style.css"
	iconName     = "icon.svg"
	posterName   = "poster.webp" // what is seen while the game loads: the kingdom
	titleName    = "name.webp"   // and the game's name
	packEnd      = ".pack"       // of packs of pictures and of words
)

// scripts are the page's scripts, in the order in which they run. The loader is the first, because
// it starts the downloads; it shares touriaPage with the others, and the program begins after all
// of them have run.
var scripts = []string{"loader.js", "rest.js", "offline.js"}

// icons are the icons for devices that install the game, with their sides in pixels.
var icons = []struct {
	name    string
	side    int
	purpose string
}{
	{"icon-192.png", 192, "any"},
	{"icon-512.png", 512, "any"},
	{"icon-maskable.png", 512, "maskable"},
}

// shot is a picture of the game.
type shot struct {
	name, form string
	w, h       int
	label      string // a key of the catalogues
}

// shots are the screenshots of the install dialog. form is the manifest's form_factor: wide for computers, narrow
// for phones.
var shots = []shot{
	{aboutFolder + "shot-touria-wide.webp", "wide", 1280, 720, "title.touria.line"},
	{aboutFolder + "shot-grimoria-wide.webp", "wide", 1280, 720, "title.grimoria.line"},
	{aboutFolder + "shot-touria-narrow.webp", "narrow", 390, 844, "title.touria.line"},
	{aboutFolder + "shot-grimoria-narrow.webp", "narrow", 390, 844, "title.grimoria.line"},
}

func isShot(name string) bool {
	return slices.ContainsFunc(shots, func(s shot) bool { return s.name == name })
}

// policy is what the page may do: use its own files and run WebAssembly.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
	"manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"

// background is the colour behind page and game.
const background = "#2b2a48"

// settingsKey is where the browser keeps the player's settings (game/store).
const settingsKey = "touria.v1.settings.settings.json"

//go:embed page
var sources embed.FS

// source returns a file of the folder page.
func source(name string) []byte {
	data, err := sources.ReadFile("page/" + name)
	if err != nil {
		panic(err) // cannot happen: tests make packages
	}
	return data
}

// pack is the list of files that a browser needs.
type pack []file

type file struct {
	name         string // in the package: most have a hash of their content in it
	plain        string // without the hash
	data         []byte
	brotli, gzip []byte // compressed, nil before compress and where it saves nothing
}

// hashed matches names of files that never change.
var hashed = regexp.MustCompile(`\.[0-9a-f]{16}\.[a-z]+$`)

// hash returns the part of a file's name that changes with its content. The service worker
// computes it as well.
func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// add adds a file under its own name.
func (p *pack) add(name string, data []byte) {
	*p = append(*p, file{name: name, plain: name, data: data})
}

// addHashed adds a file whose name has its hash before the ending.
func (p *pack) addHashed(name string, data []byte) {
	end := path.Ext(name)
	*p = append(*p, file{name: strings.TrimSuffix(name, end) + "." + hash(data) + end, plain: name, data: data})
}

// find returns the file of a name without hash.
func (p pack) find(plain string) *file {
	for i := range p {
		if p[i].plain == plain {
			return &p[i]
		}
	}
	panic("there is no file " + plain) // cannot happen: tests make packages
}

// newPack makes the package from a built program and its wasm_exec.js. site is the address of its folder, "" if
// that is unknown.
func newPack(wasm, glue []byte, site string) (pack, error) {
	var p pack
	for _, name := range append([]string{styleName, posterName, titleName}, scripts...) {
		p.addHashed(name, source(name))
	}
	p.addHashed(glueName, glue)
	p.addHashed(wasmName, wasm)
	names := masters.Packs()
	for _, name := range names {
		data, err := masters.Pack(name)
		if err != nil {
			return nil, err
		}
		p.addHashed(name+packEnd, data)
	}
	for _, lang := range words.Languages() {
		if lang != words.English { // which is in the program
			names = append(names, packs.Words+lang)
			p.addHashed(packs.Words+lang+packEnd, texts.Pack(lang))
		}
	}
	names = append(names, riddles.Pack)
	p.addHashed(riddles.Pack+packEnd, riddles.Packed())
	p.addHashed(iconName, source(iconName))
	for _, i := range icons {
		p.addHashed(i.name, source(i.name))
	}
	for _, s := range shots {
		p.addHashed(s.name, source(s.name))
	}
	p.add(creditsName, []byte(credits.Text()))
	manifest, err := p.manifest()
	if err != nil {
		return nil, err
	}
	p.add(manifestName, manifest)

	// The version is the hash of everything, of the page without it, too.
	draft, err := p.page(names, "", site)
	if err != nil {
		return nil, err
	}
	all := bytes.Clone(draft)
	for _, f := range p {
		all = append(all, f.name+hash(f.data)...)
	}
	version := hash(append(all, source(workerName)...))
	index, err := p.page(names, version, site)
	if err != nil {
		return nil, err
	}
	worker, err := p.worker(version)
	if err != nil {
		return nil, err
	}
	p.add(hostingName, bytes.ReplaceAll(source(hostingName), []byte("@POLICY@"), []byte(policy)))
	p.add(workerName, worker)
	return append(pack{{name: pageName, plain: pageName, data: index}}, p...), nil
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
			name := filepath.Join(dir, filepath.FromSlash(f.name+end))
			if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
				return fmt.Errorf("the folder cannot be made: %w", err)
			}
			if err := os.WriteFile(name, data, 0o644); err != nil {
				return fmt.Errorf("the folder cannot be written to: %w", err)
			}
		}
	}
	return nil
}

// zipTime is the time of files in a zip, the earliest that it can tell.
var zipTime = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// zip writes the files as a zip, as game hosts want it. The same files make the same zip.
func (p pack) zip(w io.Writer) error {
	z := zip.NewWriter(w)
	for _, f := range p {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: zipTime}
		h.SetMode(0o644)
		entry, err := z.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := entry.Write(f.data); err != nil {
			return err
		}
	}
	return z.Close()
}

// writeZip writes the zip to a file. If that fails, no half of one stays.
func (p pack) writeZip(name string) error {
	var b bytes.Buffer
	if err := p.zip(&b); err != nil {
		return fmt.Errorf("the zip cannot be made: %w", err)
	}
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		os.Remove(name)
		return fmt.Errorf("the zip cannot be written: %w", err)
	}
	return nil
}

// config is the data for the page's scripts.
type config struct {
	// Version identifies the package.
	Version string `json:"version"`
	Wasm    part   `json:"wasm"`
	// Glue and Worker are the addresses of wasm_exec.js and of the service worker.
	Glue   string `json:"glue"`
	Worker string `json:"worker"`
	// Packs are the packs of pictures and words by name.
	Packs map[string]part `json:"packs"`
	// Settings is where the browser keeps the player's settings.
	Settings string `json:"settings"`
	// Texts are the page's texts by language and key.
	Texts map[string]map[string]string `json:"texts"`
}

// part is a file that the page loads.
type part struct {
	From string `json:"from"` // its address
	// Size is its uncompressed size, the measure of progress.
	Size int `json:"size"`
}

func (f *file) part() part { return part{From: f.name, Size: len(f.data)} }

// pageTexts are the keys of the page's texts in the catalogues, below "page.".
var pageTexts = []string{"loading", "setting", "broken", "wasm", "webgl", "download", "missing", "locked", "open", "disk", "stopped", "ended", "again", "restart", "update", "reload", "later"}

// noScript is shown when scripts are disabled. It is in every language, because the reader's is
// unknown then.
type noScript struct{ Lang, Text string }

// page makes index.html. Poster and texts are in it; style and scripts are files of their own, so
// that the strictest security policy of a host allows them.
func (p pack) page(packNames []string, version, site string) ([]byte, error) {
	c := config{
		Version: version, Wasm: p.find(wasmName).part(), Glue: p.find(glueName).name, Worker: workerName,
		Packs: map[string]part{}, Settings: settingsKey, Texts: map[string]map[string]string{},
	}
	for _, name := range packNames {
		c.Packs[name] = p.find(name + packEnd).part()
	}
	var off []noScript
	for _, lang := range words.Languages() {
		w := words.New(lang)
		c.Texts[lang] = map[string]string{}
		for _, key := range pageTexts {
			c.Texts[lang][key] = w.Text("page." + key)
		}
		off = append(off, noScript{lang, w.Text("page.script")})
	}
	t, err := template.New(pageName).Parse(string(source(pageName)))
	if err != nil {
		return nil, err
	}
	var names []string
	for _, name := range scripts {
		names = append(names, p.find(name).name)
	}
	var out bytes.Buffer
	err = t.Execute(&out, map[string]any{
		"Policy":    policy,
		"Colour":    background,
		"About":     words.New(words.English).Text("page.about"),
		"Site":      site,
		"Preview":   previewOf(site, previews[0].name),
		"Style":     p.find(styleName).name,
		"Icon":      p.find(iconName).name,
		"TouchIcon": p.find(icons[0].name).name,
		"Manifest":  manifestName,
		"Poster":    p.find(posterName).name,
		"Name":      p.find(titleName).name,
		"Scripts":   names,
		"Config":    c,
		"NoScript":  off,
	})
	return out.Bytes(), err
}

// manifest makes the description for devices that install the game.
func (p pack) manifest() ([]byte, error) {
	type icon struct {
		Src     string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose"`
	}
	var list []icon
	for _, i := range icons {
		list = append(list, icon{p.find(i.name).name, fmt.Sprintf("%dx%d", i.side, i.side), "image/png", i.purpose})
	}
	type picture struct {
		Src   string `json:"src"`
		Sizes string `json:"sizes"`
		Type  string `json:"type"`
		Form  string `json:"form_factor"`
		Label string `json:"label"`
	}
	var pictures []picture
	for _, s := range shots {
		pictures = append(pictures, picture{p.find(s.name).name, fmt.Sprintf("%dx%d", s.w, s.h), "image/webp", s.form, words.New(words.English).Text(s.label)})
	}
	const name = "Touria"
	return json.MarshalIndent(map[string]any{
		"start_url": "./", "scope": "./",
		"name": name, "short_name": name, "lang": words.English, "description": words.New(words.English).Text("page.about"),
		"display": "fullscreen", "display_override": []string{"fullscreen", "standalone"},
		"background_color": background, "theme_color": background,
		"categories": []string{"games"}, "icons": list, "screenshots": pictures,
	}, "", "  ")
}

// worker makes the service worker: its source, with the version and the names of the files to keep.
// The screenshots are left out: the game does not need them.
func (p pack) worker(version string) ([]byte, error) {
	var names []string
	for _, f := range p {
		if !isShot(f.plain) {
			names = append(names, f.name)
		}
	}
	data, err := json.Marshal(map[string]any{"version": version, "page": pageName, "files": names})
	return bytes.Replace(source(workerName), []byte(`"CONFIG"`), data, 1), err
}
