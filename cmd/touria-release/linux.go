package main

import (
	"bytes"
	"crypto/md5"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/google/rpmpack"

	"touria.games/touria/assets/credits"
)

// programName is what the program is called on Linux and inside the Mac bundle.
const programName = "touria-desktop"

// homeLines are the parts of the metainfo that need the address of the project's files.
var homeLines = regexp.MustCompile(`(?s)\n *<url type="homepage">@home@</url>|\n *<screenshots>.*</screenshots>|\n *<!--[^>]*@home@[^>]*-->`)

// metainfo returns the information for software centres, with the address of the project's files.
func (m *maker) metainfo() ([]byte, error) {
	data, err := m.source.read(metainfoName)
	if err != nil {
		return nil, err
	}
	if m.order.home == "" {
		return homeLines.ReplaceAll(data, nil), nil
	}
	data = bytes.ReplaceAll(data, []byte("@home@/"), []byte(m.order.home))
	return bytes.ReplaceAll(data, []byte("@home@"), []byte(strings.TrimSuffix(m.order.home, "/"))), nil
}

// tree returns what is installed on Linux, below a prefix such as /usr.
func (m *maker) tree(t target) ([]file, error) {
	list := []file{{"bin/" + programName, executable, m.programs[t]}}
	for from, to := range map[string]string{
		"packaging/linux/" + appID + ".desktop":  "share/applications/" + appID + ".desktop",
		"packaging/linux/" + appID + ".mime.xml": "share/mime/packages/" + appID + ".xml",
	} {
		data, err := m.source.read(from)
		if err != nil {
			return nil, err
		}
		list = append(list, file{to, plain, data})
	}
	info, err := m.metainfo()
	if err != nil {
		return nil, err
	}
	list = append(list, file{"share/metainfo/" + appID + ".metainfo.xml", plain, info})
	icons, err := filepath.Glob(filepath.Join(m.source.root, "packaging/linux/icons/hicolor/*/apps/*.png"))
	if err != nil || len(icons) == 0 {
		return nil, fmt.Errorf("there are no icons: %w", err)
	}
	for _, icon := range icons {
		name, err := filepath.Rel(filepath.Join(m.source.root, "packaging/linux"), icon)
		if err != nil {
			return nil, err
		}
		data, err := m.source.read("packaging/linux/" + filepath.ToSlash(name))
		if err != nil {
			return nil, err
		}
		list = append(list, file{"share/" + filepath.ToSlash(name), plain, data})
	}
	return list, nil
}

// licences returns the licence of the game and those of what is in it.
func (m *maker) licences() ([]file, error) {
	licence, err := m.source.read("LICENSE")
	return []file{{"LICENSE", plain, licence}, {credits.File, plain, []byte(credits.Text())}}, err
}

// archive makes the archive for any Linux, with scripts that install it in the home folder.
func (m *maker) archive(t target) ([]byte, error) {
	list, err := m.tree(t)
	if err != nil {
		return nil, err
	}
	licences, err := m.licences()
	if err != nil {
		return nil, err
	}
	list = append(list, below("share/doc/touria", licences)...)
	for _, name := range []string{"install.sh", "uninstall.sh"} {
		data, err := m.source.read("packaging/linux/" + name)
		if err != nil {
			return nil, err
		}
		list = append(list, file{name, executable, data})
	}
	return tarGz("", below("touria-"+m.order.version, list), m.source.time)
}

// libraries are what the program opens when it runs: Debian's packages, and what RPM calls the same in all distributions.
var libraries = struct{ deb, rpm []string }{
	[]string{"libc6", "libgl1", "libegl1", "libgles2", "libx11-6", "libxcursor1", "libxext6", "libxi6", "libxinerama1", "libxrandr2", "libxrender1"},
	[]string{"libc.so.6()(64bit)", "libGL.so.1()(64bit)", "libEGL.so.1()(64bit)", "libGLESv2.so.2()(64bit)", "libX11.so.6()(64bit)", "libXcursor.so.1()(64bit)",
		"libXext.so.6()(64bit)", "libXi.so.6()(64bit)", "libXinerama.so.1()(64bit)", "libXrandr.so.2()(64bit)", "libXrender.so.1()(64bit)"},
}

// debControl is what Debian's package says of itself.
const debControl = `Package: touria
Version: %s
Architecture: %s
Maintainer: The Touria authors
Installed-Size: %d
Depends: %s
Recommends: libasound2 | libasound2t64, libgl1-mesa-dri
Section: games
Priority: optional
%sDescription: %s
%s`

// deb makes a package for Debian and its kin: an ar of two tars. What desktops must be told is told by the triggers of
// their own packages, so there are no scripts.
func (m *maker) deb(t target) ([]byte, error) {
	list, err := m.tree(t)
	if err != nil {
		return nil, err
	}
	licences, err := m.licences()
	if err != nil {
		return nil, err
	}
	var copyright bytes.Buffer
	fmt.Fprintf(&copyright, "Touria is under the Apache License 2.0 (/usr/share/common-licenses/Apache-2.0).\n\n%s", licences[1].data)
	changes, err := m.changelog()
	if err != nil {
		return nil, err
	}
	list = append(list, file{"share/doc/touria/copyright", plain, copyright.Bytes()}, file{"share/doc/touria/changelog.gz", plain, changes})
	list = sorted(below("usr", list))

	about, err := m.source.about()
	if err != nil {
		return nil, err
	}
	size, md5s := 0, ""
	for _, f := range list {
		size += (len(f.data) + 1023) / 1024
		md5s += fmt.Sprintf("%x  %s\n", md5.Sum(f.data), f.name)
	}
	size += len(folders(list))
	homepage := ""
	if m.order.home != "" {
		homepage = "Homepage: " + m.order.home + "\n"
	}
	control := fmt.Sprintf(debControl, m.order.version, t.processor, size, strings.Join(libraries.deb, ", "), homepage, lower(english(about.Summary)[0]), debText(english(about.Paragraphs)))
	head, err := tarGz("./", []file{{"control", plain, []byte(control)}, {"md5sums", plain, []byte(md5s)}}, m.source.time)
	if err != nil {
		return nil, err
	}
	body, err := tarGz("./", list, m.source.time)
	if err != nil {
		return nil, err
	}
	return arOf([]file{{"debian-binary", plain, []byte("2.0\n")}, {"control.tar.gz", plain, head}, {"data.tar.gz", plain, body}}, m.source.time), nil
}

// lower makes the first letter small, as Debian wants it of a synopsis.
func lower(s string) string { return strings.ToLower(s[:1]) + s[1:] }

// debText breaks paragraphs into the lines of a long description.
func debText(paragraphs []string) string {
	var b strings.Builder
	for i, p := range paragraphs {
		if i > 0 {
			b.WriteString(" .\n")
		}
		for _, line := range wrap(p, 78) {
			b.WriteString(" " + line + "\n")
		}
	}
	return b.String()
}

// wrap breaks a text into lines of at most so many letters.
func wrap(s string, width int) (lines []string) {
	line := ""
	for _, word := range strings.Fields(s) {
		if line != "" && len(line)+1+len(word) > width {
			lines, line = append(lines, line), ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	return append(lines, line)
}

// changelog returns Debian's list of what is new, compressed.
func (m *maker) changelog() ([]byte, error) {
	about, err := m.source.about()
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	for _, r := range about.Releases {
		day, err := time.Parse(time.DateOnly, r.Date)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "touria (%s) stable; urgency=medium\n\n", r.Version)
		for _, p := range slices.Concat(english(r.Texts), english(r.Points)) {
			fmt.Fprintf(&b, "  * %s\n", strings.Join(wrap(p, 74), "\n    "))
		}
		fmt.Fprintf(&b, "\n -- The Touria authors <>  %s\n\n", day.Format(time.RFC1123Z))
	}
	return gzipped(b.Bytes())
}

// arOf makes an archive of ar, as Debian's packages are.
func arOf(list []file, at time.Time) []byte {
	var b bytes.Buffer
	b.WriteString("!<arch>\n")
	for _, f := range list {
		fmt.Fprintf(&b, "%-16s%-12d%-6d%-6d%-8o%-10d`\n", f.name, at.Unix(), 0, 0, 0o100000|f.mode, len(f.data))
		b.Write(f.data)
		if len(f.data)%2 == 1 {
			b.WriteByte('\n')
		}
	}
	return b.Bytes()
}

// rpmProcessors are the processors as RPM calls them.
var rpmProcessors = map[string]string{"amd64": "x86_64", "arm64": "aarch64"}

// rpm makes a package for the distributions with RPM.
func (m *maker) rpm(t target) ([]byte, error) {
	about, err := m.source.about()
	if err != nil {
		return nil, err
	}
	var requires rpmpack.Relations
	for _, name := range libraries.rpm {
		requires = append(requires, &rpmpack.Relation{Name: name})
	}
	recommends := rpmpack.Relations{{Name: "libasound.so.2()(64bit)"}}
	r, err := rpmpack.NewRPM(rpmpack.RPMMetaData{
		Name: "touria", Version: m.order.version, Release: "1", Arch: rpmProcessors[t.processor], Epoch: rpmpack.NoEpoch,
		Summary: english(about.Summary)[0], Description: strings.Join(english(about.Paragraphs), "\n\n"), Licence: about.Licence,
		URL: m.order.home, Packager: "The Touria authors", Group: "Amusements/Games", BuildHost: "touria", BuildTime: m.source.time,
		Compressor: "gzip", Requires: requires, Recommends: recommends,
	})
	if err != nil {
		return nil, err
	}
	add := func(f file, kind rpmpack.FileType) {
		r.AddFile(rpmpack.RPMFile{Name: "/" + f.name, Body: f.data, Mode: uint(f.mode), Owner: "root", Group: "root", MTime: uint32(m.source.time.Unix()), Type: kind})
	}
	list, err := m.tree(t)
	if err != nil {
		return nil, err
	}
	for _, f := range below("usr", list) {
		add(f, rpmpack.GenericFile)
	}
	licences, err := m.licences()
	if err != nil {
		return nil, err
	}
	const folder = "usr/share/licenses/touria"
	for _, f := range below(folder, licences) {
		add(f, rpmpack.LicenceFile)
	}
	add(file{folder, 0o40000 | executable, nil}, rpmpack.GenericFile) // removed with the package; the others belong to the system
	var b bytes.Buffer
	err = r.Write(&b)
	return b.Bytes(), err
}
