package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// found lists all that is in a folder, with what is in the files.
func found(t testing.TB, folder string) (list []string) {
	t.Helper()
	err := filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		line, _ := filepath.Rel(folder, name)
		if d.Type().IsRegular() {
			data, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			line += ": " + string(data)
		}
		list = append(list, line)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// unpack writes the archive for any Linux to a folder, and returns that of the release in it.
func unpack(t testing.TB, data []byte, folder string) string {
	t.Helper()
	for name, e := range untar(t, data) {
		name = filepath.Join(folder, filepath.FromSlash(name))
		if e.mode.IsDir() {
			continue
		}
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, e.data, e.mode.Perm()); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(folder, "touria-1.2.3")
}

// The scripts install the program in a home folder, empty or in use, with any name, once or twice. The menu entry starts
// it from there. They remove all of it again, and nothing else.
func TestInstall(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the scripts are for Linux")
	}
	m := test(t)
	archive := must(m.archive(target{"linux", runtime.GOARCH}))(t)
	used := map[string]string{".local/bin/other": "x", ".local/share/applications/other.desktop": "[Desktop Entry]\nType=Application\nName=Other\nExec=other\n", ".local/share/touria/saves/a.touria": "a game"}
	for name, c := range map[string]struct {
		before map[string]string
		to     []string
		times  int
	}{
		"empty":     {nil, nil, 1},
		"in use":    {used, nil, 1},
		"twice":     {nil, nil, 2},
		"elsewhere": {nil, []string{"A & B|c/d"}, 1},
	} {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			release := unpack(t, archive, t.TempDir())
			for file, text := range c.before {
				file = filepath.Join(home, file)
				if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			to := filepath.Join(home, ".local")
			var args []string
			if c.to != nil {
				to = filepath.Join(home, c.to[0])
				args = []string{to}
			}
			sh := func(script string, args ...string) {
				t.Helper()
				cmd := exec.Command(script, args...)
				cmd.Env = []string{"HOME=" + home, "PATH=" + os.Getenv("PATH")}
				if out, err := cmd.CombinedOutput(); err != nil {
					t.Fatalf("%s: %v\n%s", script, err, out)
				}
			}
			before := found(t, home)
			for range c.times {
				sh(filepath.Join(release, "install.sh"), args...)
			}
			entry, err := os.ReadFile(filepath.Join(to, "share/applications/org.touria.touria.desktop"))
			if err != nil {
				t.Fatal(err)
			}
			program := filepath.Join(to, "bin/touria-desktop")
			if text := string(entry); !strings.Contains(text, "\nExec=\""+program+"\" %f\n") || !strings.Contains(text, "\nTryExec="+program+"\n") {
				t.Errorf("the menu entry does not start %s:\n%s", program, text)
			}
			if out, err := exec.Command(program).CombinedOutput(); err != nil || !strings.Contains(string(out), "1.2.3") {
				t.Errorf("the program does not run: %v, %s", err, out)
			}
			for _, name := range []string{"share/mime/packages/org.touria.touria.xml", "share/icons/hicolor/48x48/apps/org.touria.touria.png", "share/doc/touria/LICENSE"} {
				if _, err := os.Stat(filepath.Join(to, name)); err != nil {
					t.Error(err)
				}
			}
			sh(filepath.Join(to, "lib/touria/uninstall.sh"))
			// What the desktop writes about other programs' files is its own.
			after := slices.DeleteFunc(found(t, home), func(s string) bool { return c.before != nil && strings.Contains(s, "mimeinfo.cache") })
			if !slices.Equal(before, after) {
				t.Errorf("there was\n%s\nthere is\n%s", strings.Join(before, "\n"), strings.Join(after, "\n"))
			}
		})
	}
}
