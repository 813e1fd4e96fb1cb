package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/andybalholm/brotli"
)

// Qualities of brotli. On a machine like a developer's, quick takes a second for the
// program; thorough takes a minute and a half and saves another 9 %. With none, nothing is
// compressed.
const (
	none     = -1
	quick    = 6
	thorough = 11
)

// cacher keeps compressed files by their content, in a folder. Without a folder it
// compresses every time.
type cacher struct{ dir string }

// userCache returns the cache in the user's folder for such files.
func userCache() cacher {
	dir, err := os.UserCacheDir()
	if err != nil {
		return cacher{}
	}
	return cacher{filepath.Join(dir, "touria-web")}
}

// cached is the number of files that a cache keeps.
const cached = 120

// compress fills in the compressed forms of a package's files, where they are smaller.
func (p pack) compress(quality int, c cacher) error {
	for i := range p {
		f := &p[i]
		var out bytes.Buffer
		w, _ := gzip.NewWriterLevel(&out, gzip.BestCompression) // the level is valid
		if _, err := w.Write(f.data); err != nil {
			return fmt.Errorf("%s cannot be compressed: %w", f.name, err)
		}
		if err := w.Close(); err != nil {
			return fmt.Errorf("%s cannot be compressed: %w", f.name, err)
		}
		packed, err := c.brotli(f.data, quality)
		if err != nil {
			return fmt.Errorf("%s cannot be compressed: %w", f.name, err)
		}
		f.gzip, f.brotli = smaller(out.Bytes(), f.data), smaller(packed, f.data)
	}
	return nil
}

// smaller returns the packed data, or nil if the others are as small.
func smaller(packed, data []byte) []byte {
	if len(packed) >= len(data) {
		return nil
	}
	return packed
}

// brotli returns the data in brotli's format, from the cache if they are there.
func (c cacher) brotli(data []byte, quality int) ([]byte, error) {
	path := filepath.Join(c.dir, fmt.Sprintf("%x-%d.br", sha256.Sum256(data), quality))
	if c.dir != "" {
		if packed, err := os.ReadFile(path); err == nil {
			// A damaged file must not reach a browser.
			if whole, err := io.ReadAll(brotli.NewReader(bytes.NewReader(packed))); err == nil && bytes.Equal(whole, data) {
				return packed, nil
			}
		}
	}
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: quality, LGWin: 24})
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	c.keep(path, out.Bytes())
	return out.Bytes(), nil
}

// keep adds a file to the cache and removes the oldest ones. A cache that can't be
// written to costs time, nothing else.
func (c cacher) keep(path string, packed []byte) {
	if c.dir == "" || os.MkdirAll(c.dir, 0o755) != nil {
		return
	}
	f, err := os.CreateTemp(c.dir, "new-*.br")
	if err != nil {
		return
	}
	_, err = f.Write(packed)
	if cmp.Or(err, f.Close()) != nil || os.Rename(f.Name(), path) != nil {
		os.Remove(f.Name())
		return
	}
	var files []fs.FileInfo
	entries, _ := os.ReadDir(c.dir)
	for _, e := range entries {
		if info, err := e.Info(); err == nil && strings.HasSuffix(e.Name(), ".br") {
			files = append(files, info)
		}
	}
	slices.SortFunc(files, func(a, b fs.FileInfo) int { return b.ModTime().Compare(a.ModTime()) })
	for _, old := range files[min(cached, len(files)):] {
		os.Remove(filepath.Join(c.dir, old.Name()))
	}
}

// encoded returns a file's bytes in the best form that a request accepts, and the
// name of its encoding, "" for the file as it is.
func (f *file) encoded(h http.Header) (data []byte, encoding string) {
	accepted := encodings(strings.Join(h.Values("Accept-Encoding"), ","))
	switch {
	case f.brotli != nil && accepted["br"]:
		return f.brotli, "br"
	case f.gzip != nil && accepted["gzip"]:
		return f.gzip, "gzip"
	}
	return f.data, ""
}

// encodings reads an Accept-Encoding header: the names it lists and doesn't refuse
// with a weight of 0.
func encodings(header string) map[string]bool {
	accepted := map[string]bool{}
	for item := range strings.SplitSeq(header, ",") {
		name, weight, _ := strings.Cut(item, ";")
		_, q, found := strings.Cut(weight, "=")
		if v, err := strconv.ParseFloat(strings.TrimSpace(q), 64); found && (err != nil || v <= 0) {
			continue
		}
		accepted[strings.ToLower(strings.TrimSpace(name))] = true
	}
	return accepted
}
