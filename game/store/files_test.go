//go:build !js

package store

import (
	"errors"
	"fmt"
	"io"
	"maps"
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

// An interrupted write leaves a file beside the old one. It is not listed, and the old content
// stays.
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

// A folder that cannot be created gives an error that names it, and leaves nothing behind.
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

// Only one program at a time may use a folder. A second one gets an error and the settings, and
// nothing it writes is kept.
func TestInUse(t *testing.T) {
	dir := t.TempDir()
	first, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	for kind, text := range map[Kind]string{Settings: "settings", State: "game"} {
		if err := first.Write(kind, "a", []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	second, err := Open(dir)
	var opened *OpenError
	if !errors.Is(err, ErrInUse) || !errors.As(err, &opened) || !strings.HasPrefix(opened.Folder, dir) {
		t.Fatalf("the second one: %v", err)
	}
	if data, err := second.Read(Settings, "a"); err != nil || string(data) != "settings" {
		t.Errorf("its settings: %q, %v", data, err)
	}
	if _, err := second.Read(State, "a"); !errors.Is(err, ErrNotExist) {
		t.Errorf("it has the other's game: %v", err)
	}
	for _, kind := range kinds {
		if err := second.Write(kind, "a", []byte("the second's")); err != nil {
			t.Error(err)
		}
	}
	if data, err := first.Read(State, "a"); err != nil || string(data) != "game" {
		t.Errorf("the first one's game is %q, %v", data, err)
	}
	if err := first.(*Files).Close(); err != nil {
		t.Fatal(err)
	}
	third, err := Open(dir)
	if err != nil {
		t.Fatalf("after the first one has ended: %v", err)
	}
	third.(*Files).Close()
}

// A folder that has vanished comes back with its lock: another program that finds it plays unsaved.
// If that one has made the folder first, this one saves nothing, says so, and saves again later.
func TestFolderVanishes(t *testing.T) {
	writes := map[string]func(st Store) error{
		"Write":     func(st Store) error { return st.Write(State, "a", []byte("again")) },
		"WriteFast": func(st Store) error { return st.WriteFast(Settings, "a", []byte("again")) },
	}
	refused := maps.Clone(writes)
	refused["WriteTail"] = func(st Store) error { return st.WriteTail(State, "theirs", []byte("theirs"), 6, []byte("?")) }
	refused["Remove"] = func(st Store) error { return st.Remove(State, "theirs") }
	refused["MoveAside"] = func(st Store) error { _, err := st.MoveAside(State, "theirs", "x"); return err }
	gone := func(t *testing.T) (dir string, st *Files) {
		dir = t.TempDir()
		opened, err := Open(dir)
		if err == nil {
			err = opened.Write(State, "a", []byte("once"))
		}
		if err == nil {
			err = os.RemoveAll(dir)
		}
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { opened.(*Files).Close() })
		return dir, opened.(*Files)
	}
	for name, write := range writes {
		t.Run(name, func(t *testing.T) {
			dir, st := gone(t)
			if err := write(st); err != nil {
				t.Fatal(err)
			}
			if _, err := Open(dir); !errors.Is(err, ErrInUse) {
				t.Errorf("another program may use the folder that came back: %v", err)
			}
		})
	}
	for name, write := range refused {
		t.Run(name+" comes second", func(t *testing.T) {
			dir, st := gone(t)
			other, err := Open(dir)
			if err == nil {
				err = other.Write(State, "theirs", []byte("theirs"))
			}
			if err != nil {
				t.Fatal(err)
			}
			var opened *OpenError
			for range 2 {
				if err := write(st); !errors.Is(err, ErrInUse) || !errors.As(err, &opened) || opened.Folder != st.Folder(State) {
					t.Errorf("two programs write to one folder: %v", err)
				}
			}
			if names, err := other.List(State); fmt.Sprint(names) != "[theirs]" || err != nil {
				t.Errorf("the other's folder has %v, %v", names, err)
			}
			other.(*Files).Close()
			if err := write(st); err != nil {
				t.Errorf("after the other one has ended: %v", err)
			}
		})
	}
}

// A killed program does not keep its lock.
func TestLockOfTheDead(t *testing.T) {
	const dirVar = "TOURIA_TEST_LOCKED_STORE"
	if dir := os.Getenv(dirVar); dir != "" { // this is the process to be killed
		_, err := Open(dir)
		fmt.Println("opened", err)
		time.Sleep(time.Hour)
		return
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	cmd := exec.Command(self, "-test.run=^TestLockOfTheDead$")
	cmd.Env = append(os.Environ(), dirVar+"="+dir)
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	line := make([]byte, len("opened <nil>"))
	if _, err := io.ReadFull(out, line); err != nil || string(line) != "opened <nil>" {
		t.Fatalf("%q, %v", line, err)
	}
	if _, err := Open(dir); !errors.Is(err, ErrInUse) {
		t.Errorf("while it runs: %v", err)
	}
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	cmd.Wait()
	st, err := Open(dir)
	if err != nil {
		t.Fatalf("after it was killed: %v", err)
	}
	st.(*Files).Close()
}

// refusing is a read-only disk.
type refusing struct{ osDisk }

func (refusing) open(path string, flag int) (file, error) {
	if flag != os.O_RDONLY {
		return nil, &os.PathError{Op: "open", Path: path, Err: os.ErrPermission}
	}
	return osDisk{}.open(path, flag)
}

// If nothing can be written, the game is played unsaved with a warning. Existing settings and saves
// are available.
func TestUnwritable(t *testing.T) {
	dir := t.TempDir()
	if err := in(dir).Write(State, "a", []byte("game")); err != nil {
		t.Fatal(err)
	}
	st, err := open(dir, refusing{})
	var opened *OpenError
	if !errors.As(err, &opened) || !errors.Is(err, os.ErrPermission) || errors.Is(err, ErrInUse) {
		t.Fatalf("opened with %v", err)
	}
	if data, err := st.Read(State, "a"); err != nil || string(data) != "game" {
		t.Errorf("%q, %v", data, err)
	}
	if err := st.Write(State, "a", []byte("more")); err != nil {
		t.Error(err)
	}
	for _, folder := range []string{os.DevNull, "/proc/none", "\x00"} {
		if st, err := Open(folder); err == nil || st.Write(Save, "a", nil) != nil {
			t.Errorf("%q: %v", folder, err)
		}
	}
}

// Without a home folder the game is played unsaved.
func TestHomeless(t *testing.T) {
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA", "USERPROFILE"} {
		t.Setenv(name, "")
	}
	st, err := Open("")
	if !errors.Is(err, ErrUnavailable) || st.Write(Save, "a", []byte("x")) != nil {
		t.Fatalf("opened with %v", err)
	}
	if data, err := st.Read(Save, "a"); err != nil || string(data) != "x" {
		t.Errorf("%q, %v", data, err)
	}
}

// Unfinished files of killed programs are removed, and nothing else.
func TestTidy(t *testing.T) {
	dir := t.TempDir()
	state := filepath.Join(dir, string(State))
	if err := os.MkdirAll(filepath.Join(state, ".new-folder"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{".new-a", ".new-123", "new-b", ".newer", "game.damaged-x"} {
		if err := os.WriteFile(filepath.Join(state, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	st, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer st.(*Files).Close()
	entries, err := os.ReadDir(state)
	if got := fmt.Sprint(entries); err != nil || got != "[- .lock d .new-folder/ - .newer - game.damaged-x - new-b]" {
		t.Errorf("left: %s, %v", got, err)
	}
}

// A barred disk cannot open some files.
type barred struct {
	osDisk
	path string
}

func (b barred) open(path string, flag int) (file, error) {
	if path == b.path {
		return nil, &os.PathError{Op: "open", Path: path, Err: os.ErrPermission}
	}
	return b.osDisk.open(path, flag)
}

// cannot ends the test of something that this system does not have. Linux has all of it.
func cannot(t *testing.T, err error) {
	t.Helper()
	if runtime.GOOS == "linux" {
		t.Fatal(err)
	}
	t.Skip(err)
}

// An unreadable file is never overwritten, whatever the reason, and reading it returns at once.
func TestUnreadable(t *testing.T) {
	tests := []struct {
		name string
		make func(path string) error
		want error
	}{
		{"no permission", func(path string) error { return os.WriteFile(path, []byte("precious"), 0o600) }, os.ErrPermission},
		{"a folder", func(path string) error { return os.Mkdir(path, 0o700) }, ErrNotRegular},
		{"a FIFO", makeFIFO, ErrNotRegular},
		{"a link to a device", func(path string) error { return os.Symlink(os.DevNull, path) }, ErrNotRegular},
		{"3 GB", func(path string) error {
			return errors.Join(os.WriteFile(path, []byte("precious"), 0o600), os.Truncate(path, 3<<30))
		}, ErrTooLarge},
		{"a link to itself", func(path string) error { return os.Symlink(path, path) }, nil},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st := in(t.TempDir())
			path := filepath.Join(st.Folder(State), "a")
			if err := os.Mkdir(st.Folder(State), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := test.make(path); err != nil {
				cannot(t, err)
			}
			if test.want == os.ErrPermission {
				st.disk = barred{path: path}
			}
			before, err := os.Lstat(path)
			if err != nil {
				t.Fatal(err)
			}
			_, readErr := st.Read(State, "a")
			for what, err := range map[string]error{"Read": readErr, "Write": st.Write(State, "a", []byte("x")),
				"WriteFast": st.WriteFast(State, "a", []byte("x")), "WriteTail": st.WriteTail(State, "a", nil, 0, []byte("x"))} {
				var u *Unreadable
				if !errors.As(err, &u) || u.Where != path && test.name != "a link to a device" || test.want != nil && !errors.Is(err, test.want) {
					t.Errorf("%s: %v, want %v", what, err, test.want)
				}
			}
			after, err := os.Lstat(path)
			if err != nil || after.Mode() != before.Mode() || after.Size() != before.Size() || !os.SameFile(before, after) {
				t.Errorf("it is not what it was: %v, %v", after, err)
			}
			if place, _, blocked := Place(st, State, "a", nil); place != "a-2" || blocked == nil {
				t.Errorf("the place beside it is %q, %v", place, blocked)
			}
		})
	}
}

// A save that is a symbolic link stays one, and its target is written, even if it does not exist at
// first.
func TestSymbolicLink(t *testing.T) {
	st, elsewhere := in(t.TempDir()), t.TempDir()
	if err := os.Mkdir(st.Folder(State), 0o700); err != nil {
		t.Fatal(err)
	}
	link, target := filepath.Join(st.Folder(State), "a"), filepath.Join(elsewhere, "deep", "b")
	if err := os.Symlink(target, link); err != nil {
		cannot(t, err)
	}
	check := func(want string) {
		t.Helper()
		data, err := os.ReadFile(target)
		if err != nil || string(data) != want {
			t.Errorf("the target has %q, %v", data, err)
		}
		if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
			t.Errorf("the link is now %v, %v", info, err)
		}
		if data, err := st.Read(State, "a"); err != nil || string(data) != want {
			t.Errorf("read %q, %v", data, err)
		}
	}
	if _, err := st.Read(State, "a"); !errors.Is(err, ErrNotExist) {
		t.Errorf("a link to nothing: %v", err)
	}
	if err := st.Write(State, "a", []byte("one\n")); err != nil {
		t.Fatal(err)
	}
	check("one\n")
	if err := st.WriteTail(State, "a", []byte("one\n"), 4, []byte("two\n")); err != nil {
		t.Fatal(err)
	}
	check("one\ntwo\n")
	if err := st.WriteFast(State, "a", []byte("three\n")); err != nil {
		t.Fatal(err)
	}
	check("three\n")
	if names, err := st.List(State); err != nil || fmt.Sprint(names) != "[a]" {
		t.Errorf("listed: %v, %v", names, err)
	}
	if err := st.Remove(State, "a"); err != nil {
		t.Fatal(err)
	}
	if err := st.Write(State, "a", []byte("four\n")); err != nil {
		t.Fatal(err)
	}
	check("four\n")
}

func TestUserDirs(t *testing.T) {
	tests := []struct {
		goos string
		env  map[string]string
		want map[Kind]string // nil means an error
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

// BenchmarkWrite measures writing a whole record.
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

// Whenever a program is killed, a complete file exists: the old one or the new.
func TestFilesSurviveKilling(t *testing.T) {
	const dirVar = "TOURIA_TEST_KILLED_STORE"
	content := func(n int) []byte { return []byte(strings.Repeat(fmt.Sprintln(n), 4000)) }
	if dir := os.Getenv(dirVar); dir != "" { // this is the process to be killed
		for n := 1; ; n++ {
			if err := in(dir).Write(State, slotName, content(n)); err != nil {
				os.Exit(3)
			}
		}
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	written := func() bool {
		_, err := in(dir).Read(State, slotName)
		return err == nil
	}
	for kill := range 5 {
		cmd := exec.Command(self, "-test.run=^TestFilesSurviveKilling$")
		cmd.Env = append(os.Environ(), dirVar+"="+dir)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for end := time.Now().Add(3 * time.Minute); !written() && time.Now().Before(end); time.Sleep(time.Millisecond) { // however slow its start is
		}
		time.Sleep(time.Duration(3+13*kill) * time.Millisecond)
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		if err := cmd.Wait(); cmd.ProcessState.ExitCode() == 3 {
			t.Fatal("the program could not write", err)
		}
		data, err := in(dir).Read(State, slotName)
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

// What is damaged behind a symbolic link stays where it is: the link is moved aside.
func TestMoveAsideOfALink(t *testing.T) {
	st, elsewhere := in(t.TempDir()), t.TempDir()
	if err := os.Mkdir(st.Folder(Save), 0o700); err != nil {
		t.Fatal(err)
	}
	link, target := filepath.Join(st.Folder(Save), "a"), filepath.Join(elsewhere, "b")
	if err := os.WriteFile(target, []byte("damaged"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(target, link); err != nil {
		cannot(t, err)
	}
	to, err := st.MoveAside(Save, "a", "x")
	if err != nil || filepath.Dir(to) != st.Folder(Save) {
		t.Fatalf("it is now %s, %v", to, err)
	}
	for _, path := range []string{target, to} {
		if data, err := os.ReadFile(path); err != nil || string(data) != "damaged" {
			t.Errorf("%s has %q, %v", path, data, err)
		}
	}
	if err := st.Write(Save, "a", []byte("new")); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(target); err != nil || string(data) != "damaged" {
		t.Errorf("after a new one the target has %q, %v", data, err)
	}
}
