package main

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"strings"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// windowsIcons are the sides of the icons in the program for Windows, in pixels.
var windowsIcons = []int{16, 24, 32, 48, 64, 256}

// manifestName is what Windows reads before it starts the program.
const manifestName = "packaging/windows/touria.manifest"

// icon returns the program's icon in a size, as it is stored for Linux.
func (m *maker) icon(side int) ([]byte, error) {
	return m.source.read(fmt.Sprintf("packaging/linux/icons/hicolor/%dx%d/apps/%s.png", side, side, appID))
}

// exe adds icon, version and manifest to a program for Windows.
func (m *maker) exe(t target) ([]byte, error) {
	about, err := m.source.about()
	if err != nil {
		return nil, err
	}
	var images []image.Image
	for _, side := range windowsIcons {
		data, err := m.icon(side)
		if err != nil {
			return nil, err
		}
		picture, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, err
		}
		images = append(images, picture)
	}
	icon, err := winres.NewIconFromImages(images)
	if err != nil {
		return nil, err
	}
	var set winres.ResourceSet
	if err := set.SetIcon(winres.Name("APPICON"), icon); err != nil {
		return nil, err
	}
	manifest, err := m.source.read(manifestName)
	if err != nil {
		return nil, err
	}
	manifest = bytes.ReplaceAll(manifest, []byte("@version@"), []byte(m.order.version+".0"))
	if err := set.Set(winres.RT_MANIFEST, winres.ID(1), winres.LCIDDefault, manifest); err != nil {
		return nil, err
	}
	var v version.Info
	v.SetFileVersion(m.order.version)
	v.SetProductVersion(m.order.version)
	for _, entry := range [][2]string{
		{version.ProductName, "Touria"}, {version.FileDescription, "Touria"}, {version.CompanyName, "The Touria authors"},
		{version.OriginalFilename, "Touria.exe"}, {version.InternalName, "touria"}, {version.Comments, english(about.Summary)[0]},
		{version.LegalCopyright, "The Touria authors; " + about.Licence},
		{version.FileVersion, m.order.version}, {version.ProductVersion, m.order.version},
	} {
		if err := v.Set(version.LangDefault, entry[0], entry[1]); err != nil {
			return nil, err
		}
	}
	set.SetVersionInfo(v)
	var b bytes.Buffer
	err = set.WriteToEXE(&b, bytes.NewReader(m.programs[t]), winres.ForceCheckSum())
	return b.Bytes(), err
}

// windows makes the archive for Windows.
func (m *maker) windows(t target) ([]byte, error) {
	exe, err := m.exe(t)
	if err != nil {
		return nil, err
	}
	list, err := m.licences()
	if err != nil {
		return nil, err
	}
	for i := range list { // as Windows opens them
		list[i].name = strings.TrimSuffix(list[i].name, ".txt") + ".txt"
		list[i].data = bytes.ReplaceAll(list[i].data, []byte("\n"), []byte("\r\n"))
	}
	return zipOf(below("Touria", append(list, file{"Touria.exe", executable, exe})), m.source.time)
}
