//go:build !js

package store

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// in returns a store in a folder without locking it.
func in(folder string) *Files { return &Files{dirs: below(folder), disk: osDisk{}} }

const slotName = "autosave.touria"

func TestFiles(t *testing.T) {
	st, err := Open(filepath.Join(t.TempDir(), "deep", "folder"))
	if err != nil {
		t.Fatal(err)
	}
	checkStore(t, st)
}

func TestFilesAreTheUsersOwn(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no permission bits")
	}
	st := in(filepath.Join(t.TempDir(), "new"))
	if err := st.Write(Save, "a", []byte("x")); err != nil {
		t.Fatal(err)
	}
	dir := st.Folder(Save)
	for path, want := range map[string]os.FileMode{dir: 0o700, filepath.Join(dir, "a"): 0o600} {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if got := info.Mode().Perm(); got != want {
			t.Errorf("%s has mode %o, want %o", path, got, want)
		}
	}
}

// A write that was cut off leaves a file beside the old one: it is not listed
// and the old content stays.
func TestFilesAfterACutOffWrite(t *testing.T) {
	st := in(t.TempDir())
	if err := st.Write(State, "a", []byte("whole")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(st.Folder(State), ".new-123"), []byte("ha"), 0o600); err != nil {
		t.Fatal(err)
	}
	if names, err := st.List(State); fmt.Sprint(names) != "[a]" || err != nil {
		t.Errorf("list %v, %v", names, err)
	}
	if data, _ := st.Read(State, "a"); string(data) != "whole" {
		t.Errorf("read %q", data)
	}
}

// A folder that cannot be made gives an error that names it, and leaves
// nothing behind.
func TestFilesUnwritable(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	err := in(file).Write(Save, "a", []byte("x"))
	if err == nil || !strings.Contains(err.Error(), file) {
		t.Errorf("error %v does not name the folder", err)
	}
	st := in(t.TempDir())
	if err := os.MkdirAll(filepath.Join(st.Folder(Save), "a"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := st.Write(Save, "a", []byte("x")); err == nil {
		t.Error("a folder was overwritten by a file")
	}
	left, err := filepath.Glob(filepath.Join(st.Folder(Save), ".new-*"))
	if len(left) != 0 || err != nil {
		t.Errorf("left behind: %v, %v", left, err)
	}
	if _, err := st.Read("nonsense", "a"); err == nil {
		t.Error("an unknown kind was read")
	}
}

func TestUserDirs(t *testing.T) {
	tests := []struct {
		goos string
		env  map[string]string
		want map[Kind]string // nil: an error
	}{
		{"linux", map[string]string{"HOME": "/home/a"}, map[Kind]string{
			Settings: "/home/a/.config/touria", Save: "/home/a/.local/share/touria/saves",
			State: "/home/a/.local/state/touria/state"}},
		{"linux", map[string]string{"HOME": "/home/a", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "relative", "XDG_STATE_HOME": "/s"}, map[Kind]string{
			Settings: "/c/touria", Save: "/home/a/.local/share/touria/saves",
			State: "/s/touria/state"}},
		{"freebsd", map[string]string{"XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"}, map[Kind]string{
			Settings: "/c/touria", Save: "/d/touria/saves", State: "/s/touria/state"}},
		{"linux", map[string]string{}, nil},
		{"darwin", map[string]string{"HOME": "/Users/a"}, map[Kind]string{
			Settings: "/Users/a/Library/Application Support/Touria", Save: "/Users/a/Library/Application Support/Touria/saves", State: "/Users/a/Library/Application Support/Touria/state"}},
		{"darwin", map[string]string{}, nil},
		{"windows", map[string]string{"APPDATA": "/r", "LOCALAPPDATA": "/l", "USERPROFILE": "/u"}, map[Kind]string{
			Settings: "/r/Touria", Save: "/u/Saved Games/Touria/saves", State: "/l/Touria/state"}},
		{"windows", map[string]string{"APPDATA": "/r"}, nil},
	}
	for _, test := range tests {
		got, err := userDirs(test.goos, func(name string) string { return test.env[name] })
		if test.want == nil {
			if !errors.Is(err, ErrUnavailable) {
				t.Errorf("%s %v: error %v, want ErrUnavailable", test.goos, test.env, err)
			}
			continue
		}
		for kind, want := range test.want {
			if filepath.ToSlash(got[kind]) != want {
				t.Errorf("%s %v: %s in %s, want %s", test.goos, test.env, kind, got[kind], want)
			}
		}
	}
}

// BenchmarkWrite shows what it costs to write a whole record.
func BenchmarkWrite(b *testing.B) {
	for _, size := range []int{20_000, 100_000, 400_000} {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			st := in(b.TempDir())
			data := make([]byte, size)
			for b.Loop() {
				if err := st.Write(State, slotName, data); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// However a program is killed, a whole file is there: the old one or the new.
func TestFilesSurviveKilling(t *testing.T) {
	const dirVar = "TOURIA_TEST_KILLED_STORE"
	content := func(n int) []byte { return []byte(strings.Repeat(fmt.Sprintln(n), 4000)) }
	if dir := os.Getenv(dirVar); dir != "" { // the program to be killed
		for n := 1; ; n++ {
			if err := in(dir).Write(State, slotName, content(n)); err != nil {
				os.Exit(3)
			}
		}
	}
	self, err := os.Executable()
	if err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	for kill := range 5 {
		cmd := exec.Command(self, "-test.run=^TestFilesSurviveKilling$")
		cmd.Env = append(os.Environ(), dirVar+"="+dir)
		if err := cmd.Start(); err != nil {
			t.Skip(err)
		}
		time.Sleep(time.Duration(40+13*kill) * time.Millisecond)
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		if err := cmd.Wait(); cmd.ProcessState.ExitCode() == 3 {
			t.Fatal("the program could not write", err)
		}
		data, err := in(dir).Read(State, slotName)
		if errors.Is(err, ErrNotExist) && kill == 0 {
			continue // killed before the first write
		}
		if err != nil {
			t.Fatal(err)
		}
		var n int
		if _, err := fmt.Sscan(string(data), &n); err != nil || string(data) != string(content(n)) {
			t.Errorf("after killing: %d bytes, not a whole file (%v)", len(data), err)
		}
		if names, _ := in(dir).List(State); fmt.Sprint(names) != "[autosave.touria]" {
			t.Errorf("listed: %v", names)
		}
	}
}
