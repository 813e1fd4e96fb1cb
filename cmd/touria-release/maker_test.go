package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/md5"
	"crypto/sha256"
	"debug/macho"
	"debug/pe"
	"encoding/base64"
	"encoding/binary"
	"encoding/xml"
	"fmt"
	"image/png"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"aead.dev/minisign"
	"github.com/cavaliergopher/cpio"
	"github.com/cavaliergopher/rpm"
	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"

	"touria.games/touria/assets/credits"
	"touria.games/touria/cmd/touria-web/shelf"
	"touria.games/touria/game/words"
)

// noon is the time of the commit in tests.
var noon = time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)

// programs builds a small program, which stands for the game where only its format matters, for every target.
var programs = sync.OnceValues(func() (map[target][]byte, error) {
	root, err := filepath.Abs("testdata/small")
	if err != nil {
		return nil, err
	}
	s, all := &source{root: root, env: append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=")}, map[target][]byte{}
	for _, t := range targets {
		if all[t], err = s.build(context.Background(), t, "1.2.3", ""); err != nil {
			return nil, err
		}
	}
	return all, nil
})

// test returns a maker of a release of the small program.
func test(t testing.TB) *maker {
	t.Helper()
	p, err := programs()
	if err != nil {
		t.Fatal(err)
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	return &maker{order: order{version: "1.2.3", home: "https://example.org/touria/", downloads: "https://example.org/files/"},
		source: &source{root: root, commit: strings.Repeat("ab", 20), time: noon, env: os.Environ()}, programs: p, out: io.Discard}
}

// must ends a test at an error.
func must[T any](v T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

// entry is what a reader found in an archive.
type entry struct {
	mode fs.FileMode
	data []byte
}

// untar reads a compressed tar. All must belong to root and be of the commit's time.
func untar(t testing.TB, data []byte) map[string]entry {
	t.Helper()
	z := must(gzip.NewReader(bytes.NewReader(data)))(t)
	if !z.ModTime.IsZero() || z.Name != "" {
		t.Errorf("the compression has a time or a name: %v, %q", z.ModTime, z.Name)
	}
	all := map[string]entry{}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if err == io.EOF {
			return all
		}
		if err != nil {
			t.Fatal(err)
		}
		if !h.ModTime.Equal(noon) || h.Uid != 0 || h.Gid != 0 || h.Uname != "root" || h.Gname != "root" {
			t.Errorf("%s is of %v and belongs to %d:%d", h.Name, h.ModTime, h.Uid, h.Gid)
		}
		if _, twice := all[h.Name]; twice {
			t.Errorf("%s is there twice", h.Name)
		}
		all[h.Name] = entry{h.FileInfo().Mode(), must(io.ReadAll(r))(t)}
	}
}

// unzip reads a zip.
func unzip(t testing.TB, data []byte) map[string]entry {
	t.Helper()
	all := map[string]entry{}
	for _, f := range must(zip.NewReader(bytes.NewReader(data), int64(len(data))))(t).File {
		if !f.Modified.Equal(noon) {
			t.Errorf("%s is of %v", f.Name, f.Modified)
		}
		r := must(f.Open())(t)
		all[f.Name] = entry{f.Mode(), must(io.ReadAll(r))(t)}
		r.Close()
	}
	return all
}

// unar reads an archive of ar: its names, in order, and contents.
func unar(t testing.TB, data []byte) (names []string, all map[string][]byte) {
	t.Helper()
	data, ok := bytes.CutPrefix(data, []byte("!<arch>\n"))
	all = map[string][]byte{}
	for ok && len(data) > 0 {
		if len(data) < 60 || string(data[58:60]) != "`\n" {
			t.Fatalf("after %q there is no head", names)
		}
		name := strings.TrimRight(string(data[:16]), " ")
		n := must(strconv.Atoi(strings.TrimSpace(string(data[48:58]))))(t)
		names = append(names, name)
		all[name] = data[60 : 60+n]
		data = data[min(60+n+n%2, len(data)):]
	}
	return names, all
}

// has fails unless archives have a file of a mode that contains a text.
func has(t testing.TB, all map[string]entry, name string, mode fs.FileMode, text string) {
	t.Helper()
	if e, ok := all[name]; !ok || e.mode != mode || !bytes.Contains(e.data, []byte(text)) {
		t.Errorf("%s: there %t, mode %v, want %v; contains %q: %t", name, ok, e.mode, mode, text, bytes.Contains(e.data, []byte(text)))
	}
}

// The archive for any Linux has all that a desktop needs.
func TestArchive(t *testing.T) {
	m := test(t)
	all := untar(t, must(m.archive(target{"linux", "amd64"}))(t))
	const top = "touria-1.2.3/"
	has(t, all, top+"bin/touria-desktop", 0o755, "\x7fELF")
	has(t, all, top+"install.sh", 0o755, "#!/bin/sh")
	has(t, all, top+"uninstall.sh", 0o755, "#!/bin/sh")
	has(t, all, top+"share/applications/org.touria.touria.desktop", 0o644, "Exec=touria-desktop %f")
	has(t, all, top+"share/mime/packages/org.touria.touria.xml", 0o644, "*.grimoria")
	has(t, all, top+"share/metainfo/org.touria.touria.metainfo.xml", 0o644, "https://example.org/touria/docs/screenshots/")
	has(t, all, top+"share/icons/hicolor/512x512/apps/org.touria.touria.png", 0o644, "PNG")
	has(t, all, top+"share/doc/touria/LICENSE", 0o644, "Apache License")
	has(t, all, top+"share/doc/touria/"+credits.File, 0o644, "STIX")
}

// Without an address of the project the metainfo has no links, and no gaps for them.
func TestMetainfoWithoutHome(t *testing.T) {
	m := test(t)
	m.order.home = ""
	text := string(must(m.metainfo())(t))
	if strings.Contains(text, "@") || strings.Contains(text, "<screenshots>") || strings.Contains(text, "homepage") {
		t.Errorf("the metainfo still has gaps:\n%s", text)
	}
	if err := xml.Unmarshal([]byte(text), new(about)); err != nil {
		t.Error(err)
	}
}

// Debian's package is an ar of a version and two tars, and its sums and its size are true.
func TestDeb(t *testing.T) {
	m := test(t)
	for _, processor := range []string{"amd64", "arm64"} {
		names, parts := unar(t, must(m.deb(target{"linux", processor}))(t))
		if !slices.Equal(names, []string{"debian-binary", "control.tar.gz", "data.tar.gz"}) || string(parts["debian-binary"]) != "2.0\n" {
			t.Fatalf("the parts are %q", names)
		}
		head, body := untar(t, parts["control.tar.gz"]), untar(t, parts["data.tar.gz"])
		control := string(head["./control"].data)
		for _, line := range []string{"Package: touria\n", "Version: 1.2.3\n", "Architecture: " + processor + "\n", "Homepage: https://example.org/touria/\n", "\nDescription: "} {
			if !strings.Contains(control, line) {
				t.Errorf("the control file lacks %q:\n%s", line, control)
			}
		}
		_, long, _ := strings.Cut(control, "Description: ")
		for i, line := range strings.Split(strings.TrimRight(long, "\n"), "\n") {
			if i > 0 && (!strings.HasPrefix(line, " ") || strings.TrimSpace(line) == "") {
				t.Errorf("line %d of the description is %q", i, line)
			}
		}
		sums := map[string]string{}
		for line := range strings.Lines(string(head["./md5sums"].data)) {
			sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
			sums["./"+name] = sum
		}
		for name, e := range body {
			if e.mode.IsDir() {
				if e.mode.Perm() != 0o755 {
					t.Errorf("%s has mode %v", name, e.mode)
				}
				continue
			}
			if got := fmt.Sprintf("%x", md5.Sum(e.data)); sums[name] != got {
				t.Errorf("%s has the sum %s, not %s", name, got, sums[name])
			}
			delete(sums, name)
		}
		if len(sums) > 0 {
			t.Errorf("there are sums of no files: %v", sums)
		}
		has(t, body, "./usr/bin/touria-desktop", 0o755, "\x7fELF")
		has(t, body, "./usr/share/doc/touria/copyright", 0o644, "Apache License")
	}
}

// Fedora's package is read by another library: its names, needs, files, and their bytes.
func TestRPM(t *testing.T) {
	m := test(t)
	data := must(m.rpm(target{"linux", "arm64"}))(t)
	r := bytes.NewReader(data)
	p := must(rpm.Read(r))(t)
	if p.Name() != "touria" || p.Version() != "1.2.3" || p.Release() != "1" || p.Architecture() != "aarch64" || p.OperatingSystem() != "linux" || !p.BuildTime().Equal(noon) || p.License() == "" || p.Summary() == "" {
		t.Errorf("the package is %v of %v", p, p.BuildTime())
	}
	var needs []string
	for _, d := range p.Requires() {
		needs = append(needs, d.Name())
	}
	for _, name := range libraries.rpm {
		if !slices.Contains(needs, name) {
			t.Errorf("the package does not need %s", name)
		}
	}
	listed := map[string]*rpm.FileInfo{}
	for _, f := range p.Files() {
		listed[f.Name()] = &f
		if f.Owner() != "root" || f.Group() != "root" || !f.ModTime().Equal(noon) {
			t.Errorf("%s belongs to %s:%s, of %v", f.Name(), f.Owner(), f.Group(), f.ModTime())
		}
	}
	if p.PayloadFormat() != "cpio" || p.PayloadCompression() != "gzip" {
		t.Fatalf("%s, compressed by %s", p.PayloadFormat(), p.PayloadCompression())
	}
	body := cpio.NewReader(must(gzip.NewReader(r))(t))
	found := 0
	for {
		h, err := body.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		found++
		f, ok := listed[h.Name]
		if !ok {
			t.Errorf("%s is not listed", h.Name)
			continue
		}
		bytes := must(io.ReadAll(body))(t)
		if !f.IsDir() && f.Digest() != fmt.Sprintf("%x", sha256.Sum256(bytes)) {
			t.Errorf("%s has another sum than is listed", h.Name)
		}
	}
	program, licences := listed["/usr/bin/touria-desktop"], listed["/usr/share/licenses/touria"]
	if found != len(listed) || program == nil || program.Mode().Perm() != 0o755 || licences == nil || !licences.IsDir() {
		t.Errorf("%d files, %d listed", found, len(listed))
	}
}

// The program for Windows opens no console, and has icon, version and manifest.
func TestWindows(t *testing.T) {
	m := test(t)
	for processor, machine := range map[string]uint16{"amd64": pe.IMAGE_FILE_MACHINE_AMD64, "arm64": pe.IMAGE_FILE_MACHINE_ARM64} {
		all := unzip(t, must(m.windows(target{"windows", processor}))(t))
		has(t, all, "Touria/LICENSE.txt", 0o644, "Apache License\r\n")
		has(t, all, "Touria/"+credits.File, 0o644, "STIX")
		has(t, all, "Touria/Touria.exe", 0o755, "MZ")
		exe := bytes.NewReader(all["Touria/Touria.exe"].data)
		f := must(pe.NewFile(exe))(t)
		if f.Machine != machine {
			t.Errorf("the program is for %#x", f.Machine)
		}
		if h, ok := f.OptionalHeader.(*pe.OptionalHeader64); !ok || h.Subsystem != pe.IMAGE_SUBSYSTEM_WINDOWS_GUI {
			t.Error("the program gets a console")
		}
		set := must(winres.LoadFromEXE(exe))(t)
		icon := must(set.GetIcon(winres.Name("APPICON")))(t)
		var ico bytes.Buffer
		if err := icon.SaveICO(&ico); err != nil {
			t.Fatal(err)
		}
		if n := binary.LittleEndian.Uint16(ico.Bytes()[4:]); int(n) != len(windowsIcons) {
			t.Errorf("the icon has %d sizes", n)
		}
		manifest := set.Get(winres.RT_MANIFEST, winres.ID(1), winres.LCIDDefault)
		var parsed struct {
			Identity struct {
				Version string `xml:"version,attr"`
			} `xml:"assemblyIdentity"`
			Awareness string `xml:"application>windowsSettings>dpiAwareness"`
			Long      string `xml:"application>windowsSettings>longPathAware"`
			Page      string `xml:"application>windowsSettings>activeCodePage"`
		}
		if err := xml.Unmarshal(manifest, &parsed); err != nil || parsed.Identity.Version != "1.2.3.0" || !strings.HasPrefix(parsed.Awareness, "PerMonitorV2") || parsed.Long != "true" || parsed.Page != "UTF-8" {
			t.Errorf("the manifest says %+v: %v", parsed, err)
		}
		var info *version.Info
		set.WalkType(winres.RT_VERSION, func(_ winres.Identifier, _ uint16, data []byte) bool {
			info = must(version.FromBytes(data))(t)
			return false
		})
		if info == nil || info.FileVersion != [4]uint16{1, 2, 3, 0} || info.Table().GetMainTranslation()[version.ProductName] != "Touria" {
			t.Errorf("the version is %+v", info)
		}
	}
}

// plist reads a property list: the keys of its dictionary, and of each the text of its value or the dictionary in it.
func plist(t testing.TB, data []byte) map[string]any {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(data))
	var value func(s xml.StartElement) any
	value = func(s xml.StartElement) any {
		var list []any
		text := ""
		for {
			token, err := d.Token()
			if err != nil {
				t.Fatal(err)
			}
			switch e := token.(type) {
			case xml.StartElement:
				list = append(list, value(e))
			case xml.CharData:
				text += string(e)
			case xml.EndElement:
				switch s.Name.Local {
				case "dict":
					all := map[string]any{}
					for i := 0; i+1 < len(list); i += 2 {
						all[list[i].(string)] = list[i+1]
					}
					return all
				case "array", "plist":
					return list
				case "true":
					return true
				}
				return text
			}
		}
	}
	for {
		token, err := d.Token()
		if err != nil {
			t.Fatal(err)
		}
		if s, ok := token.(xml.StartElement); ok {
			return value(s).([]any)[0].(map[string]any)
		}
	}
}

// The application for macOS has a program for both processors, an icon, a description and a whole seal.
func TestMacOS(t *testing.T) {
	m := test(t)
	all := unzip(t, must(m.macos())(t))
	const top = "Touria.app/Contents/"
	has(t, all, top+"MacOS/touria-desktop", 0o755, "")
	has(t, all, top+"Resources/LICENSE", 0o644, "Apache License")
	info := plist(t, all[top+"Info.plist"].data)
	for key, want := range map[string]string{"CFBundleExecutable": "touria-desktop", "CFBundleIconFile": "Touria", "CFBundleIdentifier": appID, "CFBundleShortVersionString": "1.2.3", "CFBundleVersion": "1.2.3", "CFBundlePackageType": "APPL"} {
		if info[key] != want {
			t.Errorf("%s is %v, not %s", key, info[key], want)
		}
	}
	var languages []string
	for _, l := range info["CFBundleLocalizations"].([]any) {
		languages = append(languages, l.(string))
	}
	slices.Sort(languages)
	if want := slices.Sorted(slices.Values(words.Languages())); !slices.Equal(languages, want) {
		t.Errorf("the languages are %q, not %q", languages, want)
	}
	var ends []string
	for _, d := range info["UTExportedTypeDeclarations"].([]any) {
		ends = append(ends, d.(map[string]any)["UTTypeTagSpecification"].(map[string]any)["public.filename-extension"].([]any)[0].(string))
	}
	if !slices.Equal(ends, []string{"touria", "grimoria"}) {
		t.Errorf("the types of files are %q", ends)
	}

	icon := all[top+"Resources/Touria.icns"].data
	if string(icon[:4]) != "icns" || int(binary.BigEndian.Uint32(icon[4:])) != len(icon) {
		t.Fatal("this is no icon")
	}
	sides := map[string]int{}
	for rest := icon[8:]; len(rest) > 0; {
		n := binary.BigEndian.Uint32(rest[4:])
		picture := must(png.Decode(bytes.NewReader(rest[8:n])))(t)
		sides[string(rest[:4])] = picture.Bounds().Dx()
		rest = rest[n:]
	}
	// Apple's list of kinds.
	for kind, side := range map[string]int{"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024} {
		if sides[kind] != side {
			t.Errorf("the picture %s has %d pixels, not %d", kind, sides[kind], side)
		}
	}

	universal := must(macho.NewFatFile(bytes.NewReader(all[top+"MacOS/touria-desktop"].data)))(t)
	var cpus []macho.Cpu
	for _, a := range universal.Arches {
		cpus = append(cpus, a.Cpu)
		if a.Align != 14 || a.Offset%(1<<14) != 0 {
			t.Errorf("%v lies at %#x", a.Cpu, a.Offset)
		}
		checkSignature(t, all[top+"MacOS/touria-desktop"].data[a.Offset:a.Offset+a.Size], map[int][]byte{1: all[top+"Info.plist"].data, 3: all[top+"_CodeSignature/CodeResources"].data})
	}
	if !slices.Equal(cpus, []macho.Cpu{macho.CpuAmd64, macho.CpuArm64}) {
		t.Errorf("the processors are %v", cpus)
	}

	// Every file of the application is in the seal: in the list of resources, or in the program's own signature.
	sealed := plist(t, all[top+"_CodeSignature/CodeResources"].data)["files2"].(map[string]any)
	for name, e := range all {
		name = strings.TrimPrefix(name, top)
		if slices.Contains([]string{"Info.plist", "PkgInfo", "MacOS/touria-desktop", "_CodeSignature/CodeResources"}, name) {
			continue
		}
		hash, _ := sealed[name].(map[string]any)
		sum := sha256.Sum256(e.data)
		if hash["hash2"] != base64.StdEncoding.EncodeToString(sum[:]) {
			t.Errorf("%s is not sealed", name)
		}
		delete(sealed, name)
	}
	if len(sealed) > 0 {
		t.Errorf("what is not there is sealed: %v", sealed)
	}
}

// checkSignature reads a program's signature as macOS does, and checks every hash in it.
func checkSignature(t testing.TB, program []byte, special map[int][]byte) {
	t.Helper()
	f := must(macho.NewFile(bytes.NewReader(program)))(t)
	at, size := uint32(0), uint32(0)
	for _, l := range f.Loads {
		if raw := l.Raw(); f.ByteOrder.Uint32(raw) == 0x1d {
			if at != 0 {
				t.Error("there are two signatures")
			}
			at, size = f.ByteOrder.Uint32(raw[8:]), f.ByteOrder.Uint32(raw[12:])
		}
	}
	last := f.Segment("__LINKEDIT")
	if at == 0 || at%16 != 0 || int(at+size) != len(program) || last.Offset+last.Filesz != uint64(len(program)) || last.Memsz < last.Filesz || last.Memsz%(1<<14) != 0 {
		t.Fatalf("%v: signature at %d, %d long, in a program of %d with %+v", f.Cpu, at, size, len(program), last)
	}
	for _, s := range f.Sections {
		if s.Offset > 0 && uint32(32)+f.Cmdsz > s.Offset {
			t.Errorf("%v: the load commands run into %s", f.Cpu, s.Name)
		}
	}
	word := func(b []byte, at int) int { return int(binary.BigEndian.Uint32(b[at:])) }
	all := program[at:]
	if word(all, 0) != 0xfade0cc0 || word(all, 4) != int(size) {
		t.Fatalf("%v: this is no signature", f.Cpu)
	}
	parts := map[int][]byte{}
	for i := range word(all, 8) {
		part := all[word(all, 12+8*i+4):]
		parts[word(all, 12+8*i)] = part[:word(part, 4)]
	}
	d := parts[0]
	if word(d, 0) != 0xfade0c02 || word(d, 12) != 2 || d[36] != 32 || d[37] != 2 || d[39] != 12 || word(d, 32) != int(at) {
		t.Fatalf("%v: the directory begins % x", f.Cpu, d[:44])
	}
	if name, _, _ := bytes.Cut(d[word(d, 20):], []byte{0}); string(name) != appID {
		t.Errorf("%v: the name is %q", f.Cpu, name)
	}
	special[2] = parts[2]
	hashes, n := word(d, 16), word(d, 28)
	if word(d, 24) != len(special) || n != (int(at)+4095)/4096 || hashes+32*n != len(d) {
		t.Errorf("%v: %d hashes of pages, %d others", f.Cpu, n, word(d, 24))
	}
	for i := range n {
		sum := sha256.Sum256(program[i*4096 : min((i+1)*4096, int(at))])
		if !bytes.Equal(sum[:], d[hashes+32*i:hashes+32*i+32]) {
			t.Fatalf("%v: page %d has another hash", f.Cpu, i)
		}
	}
	for slot, data := range special {
		sum := sha256.Sum256(data)
		if at := hashes - 32*slot; len(data) == 0 || !bytes.Equal(sum[:], d[at:at+32]) {
			t.Errorf("%v: slot %d has another hash", f.Cpu, slot)
		}
	}
	text := f.Segment("__TEXT")
	if binary.BigEndian.Uint64(d[64:]) != text.Offset || binary.BigEndian.Uint64(d[72:]) != text.Filesz || d[87]&1 == 0 {
		t.Errorf("%v: the program's part is % x", f.Cpu, d[64:88])
	}
}

// A program that is signed once more is the same.
func TestSignAgain(t *testing.T) {
	m := test(t)
	for _, processor := range []string{"amd64", "arm64"} {
		once := must(sign(m.programs[target{"darwin", processor}], appID, []byte("a"), []byte("b")))(t)
		if twice := must(sign(once, appID, []byte("a"), []byte("b")))(t); !bytes.Equal(once, twice) {
			t.Errorf("%s: %d bytes, then %d", processor, len(once), len(twice))
		}
	}
}

// The signature of the sums is one that minisign's verifier takes, and the same each time.
func TestSignature(t *testing.T) {
	public, key, err := minisign.GenerateKey(nil)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, data := range map[string][]byte{"key": must(key.MarshalText())(t), "none": []byte("hello")} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	sums := sumsOf([]file{{"b", plain, []byte("2")}, {"a", plain, []byte("1")}})
	if want := fmt.Sprintf("%x  a\n%x  b\n", sha256.Sum256([]byte("1")), sha256.Sum256([]byte("2"))); string(sums) != want {
		t.Errorf("the sums are\n%s", sums)
	}
	signs := must(readKey(filepath.Join(dir, "key"), nil))(t)
	first, second := must(signs(sums))(t), must(signs(sums))(t)
	if !minisign.Verify(public, sums, first) || !bytes.Equal(first, second) || minisign.Verify(public, append(sums, ' '), first) {
		t.Errorf("the signature is\n%s", first)
	}
	if _, err := readKey(filepath.Join(dir, "none"), nil); err == nil {
		t.Error("a text is taken for a key")
	}
}

// A locked key wants its password. The stored one is locked as lightly as can be: minisign's own take a gigabyte and
// seconds each time.
func TestLockedKey(t *testing.T) {
	public := must(minisign.PublicKeyFromFile("testdata/locked.pub"))(t)
	sums := sumsOf([]file{{"a", plain, []byte("1")}})
	for password, opens := range map[string]bool{"open sesame": true, "open sesame\n": true, "open\n": false, "": false} {
		name := filepath.Join(t.TempDir(), "password")
		if err := os.WriteFile(name, []byte(password), 0o600); err != nil {
			t.Fatal(err)
		}
		in := must(os.Open(name))(t)
		sign, err := readKey("testdata/locked", in)
		in.Close()
		if (err == nil) != opens {
			t.Errorf("with the password %q: %v", password, err)
		} else if opens && !minisign.Verify(public, sums, must(sign(sums))(t)) {
			t.Error("a locked key signs wrongly")
		}
	}
}

// All templates can be filled, and say the sums of the very files.
func TestShops(t *testing.T) {
	m := test(t)
	var list []file
	for _, f := range shelf.Files {
		list = append(list, file{f.Name("1.2.3"), plain, []byte(f.Name("1.2.3"))})
	}
	for _, what := range []string{"web.zip", "itch.zip", "source.tar.gz"} {
		list = append(list, file{shelf.Other("1.2.3", what), plain, []byte(what)})
	}
	shops := must(m.shops(list))(t)
	for _, f := range shops {
		if strings.Contains(string(f.data), "<no value>") || strings.Contains(string(f.data), "{{") {
			t.Errorf("%s has gaps", f.name)
		}
	}
	sum := fmt.Sprintf("%x", sha256.Sum256([]byte("source.tar.gz")))
	for _, name := range []string{"shops/flathub/org.touria.touria.yml", "shops/aur/PKGBUILD"} {
		i := slices.IndexFunc(shops, func(f file) bool { return f.name == name })
		if i < 0 || !strings.Contains(string(shops[i].data), sum) {
			t.Errorf("%s does not say the sum of the sources", name)
		}
	}
	m.order.downloads = ""
	if none := must(m.shops(list))(t); none != nil {
		t.Errorf("without an address there are %d files", len(none))
	}
}

// The command that is told to make a release again has the addresses that are in it.
func TestAgain(t *testing.T) {
	o := order{version: "1.2.3", out: "elsewhere", home: "https://example.org/a/", site: "https://example.org/b/", key: "secret"}
	if got, want := o.again(), "go run ./cmd/touria-release -version 1.2.3 -out dist -home https://example.org/a/ -site https://example.org/b/"; got != want {
		t.Errorf("%q", got)
	}
}

// Subjects of commits stand under their areas.
func TestByArea(t *testing.T) {
	got := byArea([]string{"table: deal faster", "web: load less", "table: say who won", "Merge"})
	if want := "\n**table**\n\n- deal faster\n- say who won\n\n**web**\n\n- load less\n\n**other**\n\n- Merge\n"; got != want {
		t.Errorf("%q", got)
	}
}

// The list of components is JSON that names each once.
func TestUUID(t *testing.T) {
	if a, b := uuid("a"), uuid("b"); a == b || len(a) != 36 || a[14] != '8' || !strings.ContainsRune("89ab", rune(a[19])) {
		t.Errorf("%s, %s", a, b)
	}
}

// What is wrong with a command line is said before anything is built.
func TestUsage(t *testing.T) {
	for args, want := range map[string]string{
		"":                               "-out is missing",
		"-out x":                         "-version wants",
		"-out x -version 1.0":            "-version wants",
		"-out x -version v1.0.0":         "-version wants",
		"-out x -version 01.0.0":         "-version wants",
		"-out x -version 1.0.0-rc.1":     "-version wants",
		"-out x -version 1.0.0 -home a":  "-home wants",
		"-out x -version 1.0.0 -site a":  "-site wants",
		"-out x -version 1.0.0 more":     "unexpected argument",
		"-nothing":                       "not defined",
		"-out x -version 1.0.0 -key a b": "unexpected argument",
	} {
		var out, errs bytes.Buffer
		if code := run(t.Context(), strings.Fields(args), &out, &errs); code != 2 || !strings.Contains(errs.String(), want) {
			t.Errorf("%s: code %d, %q", args, code, errs.String())
		}
	}
	var out bytes.Buffer
	if code := run(t.Context(), []string{"-h"}, &out, io.Discard); code != 0 || !strings.Contains(out.String(), "-downloads") {
		t.Errorf("-h: %d, %q", code, out.String())
	}
	var errs bytes.Buffer
	if code := run(t.Context(), []string{"-version", "1.0.0", "-out", "testdata/locked"}, io.Discard, &errs); code != 1 || !strings.Contains(errs.String(), "-out wants a folder") {
		t.Errorf("with a file for a folder: code %d, %q", code, errs.String())
	}
}

// Only a commit without changes is released, under a version that the metainfo describes.
func TestSurvey(t *testing.T) {
	dir := t.TempDir()
	git := func(args ...string) {
		t.Helper()
		cmd := exec.Command("git", args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@example.org", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@example.org", "GIT_COMMITTER_DATE=2026-11-27T12:00:00Z", "GIT_CONFIG_GLOBAL=/dev/null")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("git %q: %v\n%s", args, err, out)
		}
	}
	write := func(name, text string) {
		t.Helper()
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	const info = "<component><summary>S</summary><description><p>D</p></description><releases><release version=%q date=\"2026-11-27\" type=%q/></releases></component>"
	git("init", "-q")
	write(metainfoName, fmt.Sprintf(info, "1.0.0", "stable"))
	git("add", ".")
	git("commit", "-q", "-m", "area: first")
	t.Chdir(dir)
	s := must(survey(context.Background()))(t)
	if !s.time.Equal(noon) || len(s.commit) != 40 {
		t.Errorf("commit %q of %v", s.commit, s.time)
	}
	isGo := strings.TrimSpace(must(s.command(t.Context(), "go", "env", "GOVERSION"))(t)) == toolchain
	if err := s.clean(); (err == nil) != isGo {
		t.Errorf("a clean folder: %v", err)
	}
	if err := s.releases("1.0.0"); err != nil {
		t.Error(err)
	}
	if err := s.releases("1.0.1"); err == nil {
		t.Error("a version is released that the metainfo does not know")
	}
	write("new", "")
	git("config", "status.showUntrackedFiles", "no")
	git("config", "core.excludesFile", filepath.Join(dir, ".git", "hidden"))
	write(".git/hidden", "new\n")
	if err := s.clean(); err == nil || !strings.Contains(err.Error(), "new") {
		t.Errorf("with a new file: %v", err)
	}
	write(metainfoName, fmt.Sprintf(info, "1.0.0", "development"))
	if err := s.releases("1.0.0"); err == nil {
		t.Error("a version in development is released")
	}
	if before := must(s.before(t.Context(), "1.0.0"))(t); before != "" {
		t.Errorf("before the first release there is %q", before)
	}
	for _, tag := range []string{"v0.9.0", "v0.10.0", "v1.0.0", "very-old"} {
		git("tag", tag)
	}
	if before := must(s.before(t.Context(), "1.0.0"))(t); before != "v0.10.0" {
		t.Errorf("the release before is %q", before)
	}
}
