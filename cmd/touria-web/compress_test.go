package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/andybalholm/brotli"
)

// Each browser gets the smallest form that it takes, and all get the same file.
func TestEncodings(t *testing.T) {
	p := testPack(t).light()
	if err := p.compress(quick, cacher{}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ accepts, want string }{
		{"gzip, deflate, br, zstd", "br"},
		{"br;q=1.0, gzip;q=0.8, *;q=0.1", "br"},
		{"BR", "br"},
		{"gzip, deflate", "gzip"},
		{"gzip, br;q=0", "gzip"},
		{"br; q=nonsense, gzip;q=0.000", ""},
		{"identity", ""},
		{"", ""},
	} {
		for _, method := range []string{"GET", "HEAD"} {
			r := httptest.NewRequest(method, "/", nil)
			if c.accepts != "" {
				r.Header.Set("Accept-Encoding", c.accepts)
			}
			w := httptest.NewRecorder()
			p.ServeHTTP(w, r)
			h := w.Header()
			if got := h.Get("Content-Encoding"); w.Code != http.StatusOK || got != c.want || h.Get("Vary") != "Accept-Encoding" {
				t.Errorf("%s with %q: %d in %q, want %q; %v", method, c.accepts, w.Code, got, c.want, h)
			}
			if method == "HEAD" {
				if w.Body.Len() > 0 {
					t.Errorf("HEAD with %q has %d bytes", c.accepts, w.Body.Len())
				}
				continue
			}
			if n := fmt.Sprint(w.Body.Len()); h.Get("Content-Length") != n {
				t.Errorf("%q: length %s, says %s", c.accepts, n, h.Get("Content-Length"))
			}
			if got := unpack(t, w.Body.Bytes(), c.want); !bytes.Equal(got, p.file(t, pageName)) {
				t.Errorf("%q: got %d bytes that are not the page", c.accepts, len(got))
			}
		}
	}
}

func unpack(t *testing.T, data []byte, encoding string) []byte {
	t.Helper()
	var r io.Reader = bytes.NewReader(data)
	switch encoding {
	case "br":
		r = brotli.NewReader(r)
	case "gzip":
		var err error
		if r, err = gzip.NewReader(r); err != nil {
			t.Fatal(err)
		}
	}
	out, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// What was compressed once is taken from the cache; a damaged file there is not.
func TestCompressOnce(t *testing.T) {
	c := cacher{filepath.Join(t.TempDir(), "cache")}
	data := bytes.Repeat([]byte("a way to the castle "), 500)
	first, err := c.brotli(data, quick)
	if err != nil || len(first) == 0 || len(first) > len(data)/10 {
		t.Fatalf("%d bytes, %v", len(first), err)
	}
	files, _ := filepath.Glob(filepath.Join(c.dir, "*"))
	if len(files) != 1 {
		t.Fatalf("the cache has %q", files)
	}
	// Another valid form of the same data shows that the cache is read.
	var other bytes.Buffer
	w := brotli.NewWriterLevel(&other, 0)
	w.Write(data)
	w.Close()
	for _, v := range []struct{ stored, want []byte }{{other.Bytes(), other.Bytes()}, {[]byte("damaged"), first}, {first[:len(first)/2], first}} {
		if err := os.WriteFile(files[0], v.stored, 0o644); err != nil {
			t.Fatal(err)
		}
		if got, err := c.brotli(data, quick); err != nil || !bytes.Equal(got, v.want) {
			t.Errorf("got %d bytes, %v, want %d", len(got), err, len(v.want))
		}
	}
	for i := range cached + 3 {
		if _, err := c.brotli(fmt.Append(nil, i), quick); err != nil {
			t.Fatal(err)
		}
	}
	if files, _ := filepath.Glob(filepath.Join(c.dir, "*")); len(files) != cached {
		t.Errorf("the cache has %d files, want %d", len(files), cached)
	}
	// A folder that can't be made is no reason to fail.
	if got, err := (cacher{filepath.Join("compress_test.go", "below")}).brotli(data, quick); err != nil || !bytes.Equal(got, first) {
		t.Errorf("without a cache: %d bytes, %v", len(got), err)
	}
}
