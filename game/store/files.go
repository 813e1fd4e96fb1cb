//go:build !js

package store

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// Files is a store in folders, one for each kind. What it makes is for the
// user's eyes alone: folders 0700, files 0600.
type Files struct {
	dirs map[Kind]string
}

// Open returns the player's store: the folder given, or where it is empty the
// places that the system has for such things. The store can be used even if
// there is an error; it then fails at every call.
func Open(folder string) (Store, error) {
	if folder != "" {
		abs, err := filepath.Abs(folder)
		if err != nil {
			return Failing{}, fmt.Errorf("folder %s: %w", folder, err)
		}
		return In(abs), nil
	}
	dirs, err := userDirs(runtime.GOOS, os.Getenv)
	if err != nil {
		return Failing{}, err
	}
	return &Files{dirs}, nil
}

// In returns the store that keeps everything below one folder.
func In(folder string) *Files {
	f := &Files{map[Kind]string{}}
	for _, k := range []Kind{Settings, Save, Replay, State} {
		f.dirs[k] = filepath.Join(folder, string(k))
	}
	return f
}

// userDirs returns the system's folders for each kind. Values of the XDG
// variables that are not absolute are ignored, as their specification asks.
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
		Replay:   filepath.Join(data, string(Replay)),
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

// Folder returns the folder of a kind, for telling the player.
func (f *Files) Folder(kind Kind) string { return f.dirs[kind] }

func (f *Files) path(kind Kind, name string) (string, error) {
	dir, ok := f.dirs[kind]
	if !ok {
		return "", fmt.Errorf("unknown kind %q in the store", kind)
	}
	if err := CheckName(name); err != nil {
		return "", err
	}
	return filepath.Join(dir, name), nil
}

// Read reads the file.
func (f *Files) Read(kind Kind, name string) ([]byte, error) {
	path, err := f.path(kind, name)
	if err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}

// Write writes a new file beside the old one, brings it to the disk and
// renames it, so that at every moment one whole file is there.
func (f *Files) Write(kind Kind, name string, data []byte) error {
	path, err := f.path(kind, name)
	if err != nil {
		return err
	}
	dir := filepath.Dir(path)
	tmp, err := os.CreateTemp(dir, ".new-*")
	if errors.Is(err, os.ErrNotExist) {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return full(err)
		}
		tmp, err = os.CreateTemp(dir, ".new-*")
	}
	if err != nil {
		return full(err)
	}
	if err := fillFile(tmp, data); err != nil {
		os.Remove(tmp.Name())
		return full(err)
	}
	if err := os.Rename(tmp.Name(), path); err != nil {
		os.Remove(tmp.Name())
		return full(err)
	}
	return nil
}

func fillFile(f *os.File, data []byte) error {
	_, err := f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if e := f.Close(); err == nil {
		err = e
	}
	return err
}

// full marks the errors that mean that no space is left.
func full(err error) error {
	if diskFull(err) {
		return fmt.Errorf("%w: %w", ErrFull, err)
	}
	return err
}

// List lists the folder; one that is not there yet is empty.
func (f *Files) List(kind Kind) ([]string, error) {
	entries, err := os.ReadDir(f.dirs[kind])
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	var names []string
	for _, e := range entries {
		if name := e.Name(); e.Type().IsRegular() && CheckName(name) == nil && !strings.Contains(name, aside) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, err
}

// MoveAside renames the file and returns its new path.
func (f *Files) MoveAside(kind Kind, name, stamp string) (string, error) {
	path, err := f.path(kind, name)
	if err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		to := filepath.Join(filepath.Dir(path), asideName(name, stamp, n))
		if _, err := os.Lstat(to); errors.Is(err, os.ErrNotExist) {
			return to, os.Rename(path, to)
		} else if err != nil {
			return "", err
		}
	}
}

// Remove deletes the file.
func (f *Files) Remove(kind Kind, name string) error {
	path, err := f.path(kind, name)
	if err != nil {
		return err
	}
	return os.Remove(path)
}
