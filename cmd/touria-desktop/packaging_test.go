package main

import (
	"bytes"
	"encoding/xml"
	"flag"
	"fmt"
	"image"
	_ "image/jpeg" // for the screenshots
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/words"
)

//go:generate go test -run TestDesktopIcons -update .

var update = flag.Bool("update", false, "paint the desktop's icons anew")

// The program's id and name on the desktop.
const (
	packaging = "../../packaging/linux"
	appID     = "org.touria.touria"
)

// iconSizes are the sizes in the hicolor theme, in pixels, and the largest that macOS has.
var iconSizes = []uint16{16, 24, 32, 48, 64, 128, 256, 512, macIcon}

const macIcon = 1024

func iconPath(size uint16) string {
	if size == macIcon {
		return "../../packaging/macos/icon-1024.png"
	}
	return filepath.Join(packaging, "icons", "hicolor", fmt.Sprintf("%dx%d", size, size), "apps", appID+".png")
}

// TestDesktopIcons paints the icons and compares them with those in the folder.
func TestDesktopIcons(t *testing.T) {
	for _, size := range iconSizes {
		path := iconPath(size)
		pic := art.Interface.Paint(pictures.Spec{Kind: pictures.KindIcon, W: size, H: size, Scale: 1}).Img
		if pic == nil || pic.Rect.Dx() != int(size) || pic.Rect.Dy() != int(size) {
			t.Fatalf("the icon of %d pixels is painted as %v", size, pic)
		}
		if *update {
			var b bytes.Buffer
			encoder := png.Encoder{CompressionLevel: png.BestCompression}
			if err := encoder.Encode(&b, pic); err != nil {
				t.Fatal(err)
			}
			if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, b.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		f, err := os.Open(path)
		if err != nil {
			t.Fatal(err, "; go generate paints it")
		}
		got, err := png.Decode(f)
		f.Close()
		if err != nil {
			t.Fatal(path, err)
		}
		if !alike(got, pic) {
			t.Errorf("%s shows another icon than is painted; go generate paints it anew", path)
		}
	}
}

// alike reports whether two pictures are the same apart from rounding.
func alike(a, b image.Image) bool {
	if a.Bounds() != b.Bounds() {
		return false
	}
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			r, g, bl, al := a.At(x, y).RGBA()
			r2, g2, bl2, al2 := b.At(x, y).RGBA()
			for _, d := range [4]int{int(r) - int(r2), int(g) - int(g2), int(bl) - int(bl2), int(al) - int(al2)} {
				if d < -0x500 || d > 0x500 {
					return false
				}
			}
		}
	}
	return true
}

// TestDesktopEntry checks that the menu entry starts this program, under the name that its window
// has.
func TestDesktopEntry(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(packaging, appID+".desktop"))
	if err != nil {
		t.Fatal(err)
	}
	entry := map[string]string{}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	if lines[0] != "[Desktop Entry]" {
		t.Fatalf("it begins with %q", lines[0])
	}
	for _, line := range lines[1:] {
		key, value, ok := strings.Cut(line, "=")
		if _, twice := entry[key]; !ok || twice || value == "" {
			t.Errorf("line %q", line)
		}
		entry[key] = value
	}
	for key, want := range map[string]string{"Type": "Application", "Name": "Touria", "Exec": "touria-desktop %f", "MimeType": strings.Join(mimeTypes, ";") + ";", "TryExec": "touria-desktop",
		"Icon": appID, "StartupWMClass": windowClass, "Terminal": "false"} {
		if entry[key] != want {
			t.Errorf("%s is %q, not %q", key, entry[key], want)
		}
	}
	for _, key := range []string{"GenericName", "Comment", "Keywords"} {
		for _, lang := range words.Languages() {
			at := key + "[" + lang + "]"
			if lang == "en" {
				at = key
			}
			if entry[at] == "" {
				t.Errorf("there is no %s", at)
			}
		}
	}
}

// mimeTypes are the types of files with games, in the order of games.
var mimeTypes = []string{"application/x-touria", "application/x-grimoria"}

// TestMimeType checks that the desktop knows files with games by the extension that the program
// opens.
func TestMimeType(t *testing.T) {
	file := filepath.Join(packaging, appID+".mime.xml")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var info struct {
		Types []struct {
			Type     string  `xml:"type,attr"`
			Comments []local `xml:"comment"`
			Icon     struct {
				Name string `xml:"name,attr"`
			} `xml:"icon"`
			Glob struct {
				Pattern string `xml:"pattern,attr"`
			} `xml:"glob"`
		} `xml:"mime-type"`
	}
	if err := xml.Unmarshal(data, &info); err != nil {
		t.Fatal(err)
	}
	if len(info.Types) != len(games) {
		t.Fatalf("%d types", len(info.Types))
	}
	for i, m := range info.Types {
		if m.Type != mimeTypes[i] || m.Icon.Name != appID || m.Glob.Pattern != "*."+games[i] || len(m.Comments) != len(words.Languages()) {
			t.Errorf("type %q, icon %q, files %q, %d languages", m.Type, m.Icon.Name, m.Glob.Pattern, len(m.Comments))
		}
	}
}

// local is a text in one language.
type local struct {
	Lang string `xml:"lang,attr"`
	Text string `xml:",chardata"`
}

// metainfo is the information for software centres.
type metainfo struct {
	Type        string  `xml:"type,attr"`
	ID          string  `xml:"id"`
	Licence     string  `xml:"project_license"`
	Summary     []local `xml:"summary"`
	Description struct {
		Paragraphs []local `xml:"p"`
		Points     []local `xml:"ul>li"`
	} `xml:"description"`
	Launchable string   `xml:"launchable"`
	Icon       string   `xml:"icon"`
	Binary     string   `xml:"provides>binary"`
	MediaTypes []string `xml:"provides>mediatype"`
	Rating     struct {
		Type string `xml:"type,attr"`
	} `xml:"content_rating"`
	Screenshots []struct {
		Caption []local `xml:"caption"`
		Image   struct {
			Width  int    `xml:"width,attr"`
			Height int    `xml:"height,attr"`
			URL    string `xml:",chardata"`
		} `xml:"image"`
	} `xml:"screenshots>screenshot"`
	Releases []struct {
		Version string `xml:"version,attr"`
		Date    string `xml:"date,attr"`
	} `xml:"releases>release"`
}

// TestMetainfo checks the information for software centres: names, languages, pictures and
// versions.
func TestMetainfo(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(packaging, appID+".metainfo.xml.in"))
	if err != nil {
		t.Fatal(err)
	}
	var m metainfo
	if err := xml.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	if m.Type != "desktop-application" || m.ID != appID || m.Icon != appID || m.Launchable != appID+".desktop" || m.Binary != "touria-desktop" || !slices.Equal(m.MediaTypes, mimeTypes) {
		t.Errorf("the names are %q, %q, %q, %q, %q, %q", m.Type, m.ID, m.Icon, m.Launchable, m.Binary, m.MediaTypes)
	}
	if m.Rating.Type != "oars-1.1" || !strings.HasPrefix(m.Licence, "Apache-2.0") {
		t.Errorf("rating %q, licence %q", m.Rating.Type, m.Licence)
	}
	all(t, "summary", m.Summary)
	all(t, "description", m.Description.Paragraphs)
	all(t, "points", m.Description.Points)
	if len(m.Screenshots) == 0 || len(m.Releases) == 0 {
		t.Fatal("no screenshots, or no releases")
	}
	for _, s := range m.Screenshots {
		all(t, s.Image.URL, s.Caption)
		path, ok := strings.CutPrefix(s.Image.URL, "@home@/")
		f, err := os.Open(filepath.Join("../..", path))
		if !ok || err != nil {
			t.Errorf("screenshot %q: %v", s.Image.URL, err)
			continue
		}
		size, _, err := image.DecodeConfig(f)
		f.Close()
		if err != nil || size.Width != s.Image.Width || size.Height != s.Image.Height {
			t.Errorf("screenshot %s has %d×%d pixels, not %d×%d: %v", path, size.Width, size.Height, s.Image.Width, s.Image.Height, err)
		}
	}
	number := regexp.MustCompile(`^\d+\.\d+\.\d+$`)
	for i, r := range m.Releases {
		if _, err := time.Parse(time.DateOnly, r.Date); err != nil || !number.MatchString(r.Version) {
			t.Errorf("release %q of %q: %v", r.Version, r.Date, err)
		}
		if i > 0 && r.Date > m.Releases[i-1].Date {
			t.Errorf("release %s is newer than the one before it", r.Version)
		}
	}
}

// all reports whether every text exists in all languages, English first.
func all(t *testing.T, what string, texts []local) {
	t.Helper()
	langs := []string{""}
	for _, l := range words.Languages() {
		if l != "en" {
			langs = append(langs, l)
		}
	}
	slices.Sort(langs)
	if len(texts) == 0 || len(texts)%len(langs) != 0 {
		t.Errorf("%s: %d texts", what, len(texts))
		return
	}
	for i, text := range texts {
		if want := langs[i%len(langs)]; text.Lang != want || strings.TrimSpace(text.Text) == "" {
			t.Errorf("%s: text %d is %q in %q", what, i, text.Text, text.Lang)
		}
	}
}

// The pictures in the documents are those that the README and software centres show. They are few
// and small, because the history keeps every version of them.
func TestScreenshots(t *testing.T) {
	const most, mostBytes = 8, 2 << 20
	const folder = "docs/screenshots/"
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	metainfo, err := os.ReadFile(filepath.Join(packaging, appID+".metainfo.xml.in"))
	if err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir("../../" + folder)
	if err != nil {
		t.Fatal(err)
	}
	size := int64(0)
	for _, f := range files {
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		size += info.Size()
		if !bytes.Contains(readme, []byte(folder+f.Name())) && !bytes.Contains(metainfo, []byte(folder+f.Name())) {
			t.Errorf("%s is shown nowhere", f.Name())
		}
	}
	if len(files) == 0 || len(files) > most || size > mostBytes {
		t.Errorf("%d pictures with %d bytes, at most %d with %d may be", len(files), size, most, mostBytes)
	}
}
