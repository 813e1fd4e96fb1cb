//go:build !js

package store

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// Files is a store in folders, one for each kind. Only the user can access what it creates: folders
// have mode 0700, files 0600. Symbolic links are kept: their targets are read and written.
type Files struct {
	dirs    map[Kind]string
	disk    disk
	lock    lock // held while the store is open; nil in tests, or if it is lost
	lost    bool
	holding sync.Mutex
	// renaming keeps Sync from running during a rename on systems where an open file cannot be
	// replaced.
	renaming sync.Mutex
}

// Open returns the player's store: in the given folder or, if that is empty, in the system's
// standard places. The folder is locked until the program ends.
//
// The store is usable even with an error, which is an *OpenError. It is then a Memory, so that the
// game can be played unsaved. It starts with whatever could be read: the settings, and also the
// saves unless another program is using them.
func Open(folder string) (Store, error) { return open(folder, osDisk{}) }

func open(folder string, d disk) (Store, error) {
	f := &Files{disk: d}
	if folder != "" {
		abs, err := filepath.Abs(folder)
		if err != nil {
			return NewMemory(), &OpenError{folder, err}
		}
		f.dirs = below(abs)
	} else {
		var err error
		if f.dirs, err = userDirs(runtime.GOOS, os.Getenv); err != nil {
			return NewMemory(), &OpenError{"", err}
		}
	}
	if err := f.take(); err != nil {
		failed := &OpenError{f.dirs[State], err}
		if errors.Is(err, ErrInUse) {
			return f.copy(Settings), failed
		}
		return f.copy(kinds...), failed
	}
	f.tidy()
	return f, nil
}

// below returns the folders of all kinds within one folder.
func below(folder string) map[Kind]string {
	dirs := map[Kind]string{}
	for _, k := range kinds {
		dirs[k] = filepath.Join(folder, string(k))
	}
	return dirs
}

// take creates the folders, checks that they are writable, and locks them.
func (f *Files) take() error {
	for _, k := range kinds {
		if err := f.disk.mkdir(f.dirs[k]); err != nil {
			return Explain(err)
		}
	}
	var err error
	if f.lock, err = f.disk.lock(f.lockPath()); err != nil {
		return err
	}
	for _, k := range kinds {
		probe := filepath.Join(f.dirs[k], unfinished+"probe")
		file, err := f.disk.open(probe, os.O_WRONLY|os.O_CREATE|os.O_TRUNC)
		if err == nil {
			err = errors.Join(file.Close(), f.disk.remove(probe))
		}
		if err != nil && !diskFull(err) {
			return errors.Join(err, f.lock.Close())
		}
	}
	return nil
}

func (f *Files) lockPath() string { return filepath.Join(f.dirs[State], ".lock") }

// hold makes sure that the lock is still ours before something is written. A folder that has been
// removed is made and locked again, unless another program has done so first. The error is an
// *OpenError, as at the start.
func (f *Files) hold() error {
	f.holding.Lock()
	defer f.holding.Unlock()
	if f.lock == nil && !f.lost {
		return nil
	}
	if f.lock != nil {
		there, err := f.disk.stat(f.lockPath())
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil // nobody knows
		}
		if err == nil {
			if ours, err := f.lock.Stat(); err != nil || os.SameFile(ours, there) {
				return nil
			}
		}
		f.lock.Close() // first: a network's file system may have mistaken one file for two
		f.lock, f.lost = nil, true
	}
	err := f.disk.mkdir(f.dirs[State])
	if err == nil {
		f.lock, err = f.disk.lock(f.lockPath())
	}
	if err != nil {
		f.lock = nil
		return &OpenError{f.dirs[State], Explain(err)}
	}
	f.lost = false
	return nil
}

// copy returns a store in memory with everything readable of the given kinds.
func (f *Files) copy(of ...Kind) *Memory {
	m := NewMemory()
	for _, k := range of {
		names, _ := f.List(k)
		for _, name := range names {
			if data, err := f.Read(k, name); err == nil {
				_ = m.Write(k, name, data) // listed names are valid
			}
		}
	}
	return m
}

// tidy removes unfinished files of killed programs. Files that cannot be removed do no harm.
func (f *Files) tidy() {
	for _, dir := range f.dirs {
		entries, _ := f.disk.list(dir)
		for _, e := range entries {
			if strings.HasPrefix(e.Name(), unfinished) && e.Type().IsRegular() {
				_ = f.disk.remove(filepath.Join(dir, e.Name()))
			}
		}
	}
}

// Close unlocks the folders, as does the end of the program.
func (f *Files) Close() error {
	f.holding.Lock()
	defer f.holding.Unlock()
	if f.lock == nil {
		return nil
	}
	return f.lock.Close()
}

// userDirs returns the system's folders for each kind. It ignores XDG variables whose values are
// not absolute paths, as their specification requires.
func userDirs(goos string, env func(string) string) (map[Kind]string, error) {
	var config, data, state string
	switch goos {
	case "windows":
		roaming, local, home := env("APPDATA"), env("LOCALAPPDATA"), env("USERPROFILE")
		if roaming == "" || local == "" || home == "" {
			return nil, fmt.Errorf("%w: APPDATA, LOCALAPPDATA or USERPROFILE is not set", ErrUnavailable)
		}
		config = filepath.Join(roaming, "Touria")
		data = filepath.Join(home, "Saved Games", "Touria")
		state = filepath.Join(local, "Touria")
	case "darwin", "ios":
		home := env("HOME")
		if home == "" {
			return nil, fmt.Errorf("%w: HOME is not set", ErrUnavailable)
		}
		config = filepath.Join(home, "Library", "Application Support", "Touria")
		data, state = config, config
	default:
		var err error
		if config, err = xdg(env, "XDG_CONFIG_HOME", ".config"); err != nil {
			return nil, err
		}
		if data, err = xdg(env, "XDG_DATA_HOME", ".local/share"); err != nil {
			return nil, err
		}
		if state, err = xdg(env, "XDG_STATE_HOME", ".local/state"); err != nil {
			return nil, err
		}
	}
	return map[Kind]string{
		Settings: config,
		Save:     filepath.Join(data, string(Save)),
		State:    filepath.Join(state, string(State)),
	}, nil
}

func xdg(env func(string) string, name, below string) (string, error) {
	if dir := env(name); filepath.IsAbs(dir) {
		return filepath.Join(dir, "touria"), nil
	}
	home := env("HOME")
	if !filepath.IsAbs(home) {
		return "", fmt.Errorf("%w: neither %s nor HOME names a folder", ErrUnavailable, name)
	}
	return filepath.Join(home, filepath.FromSlash(below), "touria"), nil
}

// Folder returns the folder of a kind.
func (f *Files) Folder(kind Kind) string { return f.dirs[kind] }

// path returns the file for a name. It follows a symbolic link, even one whose target does not
// exist yet.
func (f *Files) path(kind Kind, name string) (string, error) {
	dir, ok := f.dirs[kind]
	if !ok {
		return "", fmt.Errorf("unknown kind %q in the store", kind)
	}
	if err := CheckName(name); err != nil {
		return "", err
	}
	path := filepath.Join(dir, name)
	target, err := f.disk.follow(path)
	if err != nil {
		return "", &Unreadable{path, err}
	}
	return target, nil
}

// open opens an existing file for reading or writing. The error is ErrNotExist or an *Unreadable.
func (f *Files) open(path string, flag int) (file, int, error) {
	info, err := f.disk.stat(path) // opening a FIFO would wait for its other end
	if errors.Is(err, fs.ErrNotExist) {
		return nil, 0, err
	}
	if err == nil {
		err = checkInfo(info)
	}
	var file file
	if err == nil {
		file, err = f.disk.open(path, flag)
	}
	if err == nil {
		if info, err = file.Stat(); err == nil {
			if err = checkInfo(info); err == nil {
				return file, int(info.Size()), nil
			}
		}
		file.Close()
	}
	return nil, 0, &Unreadable{path, err}
}

func checkInfo(info fs.FileInfo) error {
	switch {
	case !info.Mode().IsRegular():
		return ErrNotRegular
	case info.Size() > MaxSize:
		return ErrTooLarge
	}
	return nil
}

// Read reads the file.
func (f *Files) Read(kind Kind, name string) ([]byte, error) {
	path, err := f.path(kind, name)
	if err != nil {
		return nil, err
	}
	file, size, err := f.open(path, os.O_RDONLY)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data := make([]byte, size)
	if _, err := io.ReadFull(file, data); err != nil {
		return nil, &Unreadable{path, err}
	}
	return data, nil
}

// unfinished is the name prefix of files still being written.
const unfinished = ".new-"

// Write writes a new file beside the old one, syncs it to disk and renames it, so that a complete
// file exists at every moment.
func (f *Files) Write(kind Kind, name string, data []byte) error {
	return f.write(kind, name, data, true)
}

// WriteFast is Write without waiting for the disk.
func (f *Files) WriteFast(kind Kind, name string, data []byte) error {
	return f.write(kind, name, data, false)
}

func (f *Files) write(kind Kind, name string, data []byte, sync bool) error {
	path, err := f.path(kind, name)
	if err != nil {
		return err
	}
	if err := f.hold(); err != nil {
		return err
	}
	// An unreadable file is not replaced.
	if old, _, err := f.open(path, os.O_RDONLY); err == nil {
		old.Close()
	} else if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	dir := filepath.Dir(path)
	beside := filepath.Join(dir, unfinished+filepath.Base(path))
	const flag = os.O_WRONLY | os.O_CREATE | os.O_TRUNC
	file, err := f.disk.open(beside, flag)
	if errors.Is(err, fs.ErrNotExist) {
		if err := f.disk.mkdir(dir); err != nil {
			return Explain(err)
		}
		file, err = f.disk.open(beside, flag)
	}
	if err != nil {
		return Explain(err)
	}
	_, err = file.WriteAt(data, 0)
	if err == nil && sync {
		err = file.Sync()
	}
	if e := file.Close(); err == nil {
		err = e
	}
	if err == nil {
		f.renaming.Lock()
		err = f.disk.rename(beside, path)
		f.renaming.Unlock()
	}
	if err != nil {
		_ = f.disk.remove(beside)
		return Explain(err)
	}
	if sync {
		return Explain(f.disk.syncDir(dir))
	}
	return nil
}

// WriteTail writes into the existing file.
func (f *Files) WriteTail(kind Kind, name string, was []byte, n int, data []byte) error {
	path, err := f.path(kind, name)
	if err != nil {
		return err
	}
	if err := f.hold(); err != nil {
		return err
	}
	file, size, err := f.open(path, os.O_RDWR)
	if err != nil {
		return err
	}
	found := make([]byte, size)
	if _, err = io.ReadFull(file, found); err == nil && !bytes.Equal(found, was) {
		err = fmt.Errorf("%s: %w", path, ErrChanged)
	}
	if err == nil && size > n {
		err = file.Truncate(int64(n))
	}
	if err == nil && len(data) > 0 {
		if _, err = file.WriteAt(data, int64(n)); err != nil {
			_ = file.Truncate(int64(n)) // leave no half-written data
		}
	}
	if e := file.Close(); err == nil {
		err = e
	}
	return Explain(err)
}

// Sync syncs the file and its name to disk.
func (f *Files) Sync(kind Kind, name string) error {
	path, err := f.path(kind, name)
	if err != nil {
		return err
	}
	if openBlocksRename {
		f.renaming.Lock()
		defer f.renaming.Unlock()
	}
	file, _, err := f.open(path, os.O_RDWR)
	if err != nil {
		return err
	}
	err = file.Sync()
	if e := file.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = f.disk.syncDir(filepath.Dir(path))
	}
	return Explain(err)
}

// Explain marks an error of writing a file that means that no space is left: it is ErrFull then.
func Explain(err error) error {
	if err != nil && diskFull(err) {
		return fmt.Errorf("%w: %w", ErrFull, err)
	}
	return err
}

// List lists the folder. A missing folder is empty.
func (f *Files) List(kind Kind) ([]string, error) {
	entries, err := f.disk.list(f.dirs[kind])
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var names []string
	for _, e := range entries {
		name := e.Name()
		if CheckName(name) != nil || strings.Contains(name, aside) {
			continue
		}
		regular := e.Type().IsRegular()
		if e.Type()&fs.ModeSymlink != 0 {
			info, err := f.disk.stat(filepath.Join(f.dirs[kind], name))
			regular = err == nil && info.Mode().IsRegular()
		}
		if regular {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, err
}

// MoveAside renames the file and returns its new path. Of a symbolic link it renames the link: its
// target is where somebody wants it.
func (f *Files) MoveAside(kind Kind, name, stamp string) (string, error) {
	if _, err := f.path(kind, name); err != nil {
		return "", err
	}
	if err := f.hold(); err != nil {
		return "", err
	}
	path := filepath.Join(f.dirs[kind], name)
	for n := 1; ; n++ {
		to := filepath.Join(filepath.Dir(path), asideName(filepath.Base(path), stamp, n))
		if _, err := f.disk.stat(to); err == nil {
			continue
		} else if !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
		if err := f.disk.rename(path, to); err != nil {
			return "", err
		}
		return to, nil
	}
}

// Remove deletes the file, but keeps a link to it.
func (f *Files) Remove(kind Kind, name string) error {
	path, err := f.path(kind, name)
	if err == nil {
		err = f.hold()
	}
	if err != nil {
		return err
	}
	return f.disk.remove(path)
}
