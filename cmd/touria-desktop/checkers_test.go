//go:build whole

package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// The desktop's own checkers accept the menu entry, the type of files with games and the information for
// software centres.
func TestCheckers(t *testing.T) {
	folder := t.TempDir()
	// put copies a file of the package into the folder, with a home for its links.
	put := func(name, to string) string {
		data, err := os.ReadFile(filepath.Join(packaging, name))
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(folder, to)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, bytes.ReplaceAll(data, []byte("@home@"), []byte("https://example.org/touria")), 0o666); err != nil {
			t.Fatal(err)
		}
		return file
	}
	put(appID+".mime.xml", filepath.Join("packages", appID+".xml"))
	for _, c := range []struct {
		pack string // of Debian
		args []string
	}{
		{"desktop-file-utils", []string{"desktop-file-validate", filepath.Join(packaging, appID+".desktop")}},
		{"shared-mime-info", []string{"update-mime-database", folder}},
		{"appstream", []string{"appstreamcli", "validate", "--no-net", put(appID+".metainfo.xml.in", appID+".metainfo.xml")}},
	} {
		out, err := exec.Command(c.args[0], c.args[1:]...).CombinedOutput()
		if errors.Is(err, exec.ErrNotFound) {
			t.Errorf("%s is missing; on Debian, \"apt-get install %s\" installs it", c.args[0], c.pack)
		} else if err != nil {
			t.Errorf("%q: %v\n%s", c.args, err, out)
		}
	}
}
