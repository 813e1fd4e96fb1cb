package command

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"sync"

	"touria.games/touria/rules/record"
)

// Open opens a regular file of at most a number of bytes for reading. Devices
// could go on for ever, and named pipes block.
func Open(name string, most int64) (*os.File, error) {
	info, err := os.Stat(name) // before it is opened: opening a pipe waits for its writer
	switch {
	case err != nil:
	case info.IsDir():
		err = fmt.Errorf("%s is a folder", name)
	case !info.Mode().IsRegular():
		err = fmt.Errorf("%s is not a regular file", name)
	case info.Size() > most:
		err = fmt.Errorf("%s is too large: it has %d bytes, at most %d are read", name, info.Size(), most)
	default:
		return os.Open(name)
	}
	return nil, err
}

// ReadFile reads a regular file of at most a number of bytes.
func ReadFile(name string, most int64) ([]byte, error) {
	f, err := Open(name, most)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, most))
}

// through reports whether a file must be written to directly and not replaced:
// a device, a pipe, or whatever /dev/stdout stands for.
func through(name string) bool {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return true
	}
	return strings.HasPrefix(filepath.Clean(name), "/dev/")
}

// place returns the file to replace: a symbolic link stays, its target changes.
func place(name string) string {
	if to, err := filepath.EvalSymlinks(name); err == nil {
		return to
	}
	return name
}

// WriteFile writes a temporary file and renames it, so that the file appears whole
// or not at all. What is not a regular file is written to directly.
// An empty name stands for no file.
func WriteFile(name string, text []byte) (err error) {
	switch {
	case name == "":
	case through(name):
		var f *os.File
		if f, err = os.OpenFile(name, os.O_WRONLY|os.O_APPEND, 0); err == nil {
			_, err = f.Write(text)
			err = errors.Join(err, f.Close())
		}
	default:
		err = replace(place(name), text)
	}
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w", name, err)
	}
	return nil
}

func replace(name string, text []byte) error {
	tmp, err := os.CreateTemp(filepath.Dir(name), ".touria-*")
	if err != nil {
		return err
	}
	_, err = tmp.Write(text)
	if err = errors.Join(err, tmp.Close()); err == nil {
		err = os.Chmod(tmp.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(tmp.Name(), name)
	}
	if err != nil {
		os.Remove(tmp.Name()) // the first error says more than a second one
	}
	return err
}

// Distinct refuses a file that is named for two things: the second would replace the first. An empty
// name stands for no file.
func Distinct(names ...string) error {
	met := map[string]bool{}
	for _, name := range names {
		if name == "" || through(name) {
			continue
		}
		at, err := filepath.Abs(place(name))
		if err != nil {
			return err
		}
		if met[at] {
			return Usagef("%s is named twice: each needs a file of its own", name)
		}
		met[at] = true
	}
	return nil
}

// Writable checks, before hours of games, that files can be written afterwards, none over another. An
// empty name stands for no file.
func Writable(names ...string) error {
	if err := Distinct(names...); err != nil {
		return err
	}
	for _, name := range names {
		if name == "" {
			continue
		}
		info, err := os.Stat(name)
		switch {
		case err == nil && info.IsDir():
			return fmt.Errorf("%s cannot be written: it is a folder", name)
		case err != nil && !errors.Is(err, fs.ErrNotExist):
			return fmt.Errorf("%s cannot be written: %w", name, err)
		case through(name):
			continue
		}
		tmp, err := os.CreateTemp(filepath.Dir(place(name)), ".touria-*")
		if err != nil {
			return fmt.Errorf("%s cannot be written: %w", name, err)
		}
		if err := errors.Join(tmp.Close(), os.Remove(tmp.Name())); err != nil {
			return err
		}
	}
	return nil
}

// A Log is the file from which a long run resumes: JSON Lines, first the
// settings that its games depend on, then a line for each finished game, in the
// order in which they ended. A nil Log keeps nothing.
type Log struct {
	mutex sync.Mutex
	file  *os.File
}

// maxLogLine bounds a line of a log: the longest games take 2 MB.
const maxLogLine = 16 << 20

// OpenLog opens a log for resuming, or makes it. The lines of its games go to
// each. A last line that stops in the middle is dropped, a first one only if it is
// the beginning of these settings; other damage, and other settings, are errors
// that leave the file as it is. The settings are a JSON
// object that tells by its "log" what the games are for.
func OpenLog(name string, settings json.RawMessage, each func(line []byte) error) (*Log, error) {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return nil, fmt.Errorf("the log %s is not a regular file", name)
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("the log cannot be read: %w", err)
	}
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return nil, fmt.Errorf("the log cannot be opened: %w", err)
	}
	l := &Log{file: f}
	good, err := readLog(f, name, settings, each)
	if err == nil {
		err = f.Truncate(good)
	}
	if err == nil && good == 0 {
		err = l.Add(settings)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return l, nil
}

// readLog reads the lines of a log and returns the length of those that are whole.
func readLog(f *os.File, name string, settings json.RawMessage, each func(line []byte) error) (good int64, err error) {
	in := bufio.NewScanner(f)
	in.Buffer(nil, maxLogLine)
	in.Split(func(data []byte, _ bool) (int, []byte, error) { // whole lines only
		n := bytes.IndexByte(data, '\n') + 1
		if n == 0 {
			return 0, nil, nil
		}
		return n, data[:n], nil
	})
	for n := 1; in.Scan(); n++ {
		good += int64(len(in.Bytes()))
		if n == 1 {
			err = compare(in.Bytes(), settings)
		} else {
			err = each(in.Bytes())
		}
		if err != nil {
			return 0, fmt.Errorf("%s:%d: %w", name, n, err)
		}
	}
	if in.Err() != nil {
		return 0, fmt.Errorf("the log %s cannot be read: %w", name, in.Err())
	}
	if good == 0 {
		return 0, begins(f, name, settings)
	}
	return good, nil
}

// begins refuses a file without a whole line unless the settings begin so: it is somebody else's.
func begins(f *os.File, name string, settings json.RawMessage) error {
	line, err := json.Marshal(settings)
	if err != nil {
		return err
	}
	text, err := io.ReadAll(io.NewSectionReader(f, 0, int64(len(line))+1))
	if err != nil {
		return fmt.Errorf("the log %s cannot be read: %w", name, err)
	}
	if !bytes.HasPrefix(line, text) {
		return fmt.Errorf("%s is no log; it stays as it is", name)
	}
	return nil
}

// compare returns an error that lists how the settings in a log's first line differ.
func compare(line []byte, settings json.RawMessage) error {
	var have, want map[string]any
	if err := record.Unmarshal(line, &have); err != nil {
		return err
	}
	if err := record.Unmarshal(settings, &want); err != nil {
		return err
	}
	if have["log"] != want["log"] {
		return fmt.Errorf("this is no log of %v; it stays as it is", want["log"])
	}
	var differ []string
	for key := range want {
		a, b := fmt.Sprint(have[key]), fmt.Sprint(want[key])
		if a != b {
			if key == "program" {
				a, b = "another build of touria-arena", "this one"
			}
			differ = append(differ, fmt.Sprintf("%s is %s, not %s", key, a, b))
		}
	}
	sort.Strings(differ)
	if differ != nil {
		return fmt.Errorf("the log holds games with other settings: %s; use these, or another file", strings.Join(differ, "; "))
	}
	return nil
}

// Add writes a line.
func (l *Log) Add(v any) error {
	if l == nil {
		return nil
	}
	l.mutex.Lock()
	defer l.mutex.Unlock()
	text, err := json.Marshal(v)
	if err == nil {
		_, err = l.file.Write(append(text, '\n'))
	}
	if err != nil {
		return fmt.Errorf("the log cannot be written: %w", err)
	}
	return nil
}

// Close closes the file.
func (l *Log) Close() error {
	if l == nil {
		return nil
	}
	return l.file.Close()
}

// Build returns the beginning of the SHA-256 of the running program, "" where
// it cannot be read: games of another build may be by other bots.
var Build = sync.OnceValue(func() string {
	name, err := os.Executable()
	if err != nil {
		return ""
	}
	f, err := os.Open(name)
	if err != nil {
		return ""
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return ""
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
})
