package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/md5"
	"crypto/sha256"
	"debug/pe"
	"encoding/binary"
	"encoding/xml"
	"fmt"
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

	"github.com/cavaliergopher/cpio"
	"github.com/cavaliergopher/rpm"
	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"

	"touria.games/touria/assets/credits"
	"touria.games/touria/cmd/touria-web/shelf"
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
