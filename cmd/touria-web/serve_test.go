package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestServeHTTP(t *testing.T) {
	p := testPack(t)
	for _, c := range []struct {
		method, path string
		code         int
		kind         string
	}{
		{"GET", "/", 200, "text/html; charset=utf-8"},
		{"GET", "/index.html", 200, "text/html; charset=utf-8"},
		{"HEAD", "/index.html", 200, "text/html; charset=utf-8"},
		{"GET", "/" + p.find(glueName).name, 200, "text/javascript; charset=utf-8"},
		{"GET", "/" + p.find(wasmName).name, 200, "application/wasm"},
		{"GET", "/" + p.find(styleName).name, 200, "text/css; charset=utf-8"},
		{"GET", "/manifest.webmanifest", 200, "application/manifest+json"},
		{"GET", "/sw.js", 200, "text/javascript; charset=utf-8"},
		{"GET", "/touria.wasm", 404, ""},
		{"GET", "/credits.txt", 200, "text/plain; charset=utf-8"},
		{"GET", "/page.go", 404, ""},
		{"GET", "/../main.go", 404, ""},
		{"POST", "/", 405, ""},
	} {
		w := httptest.NewRecorder()
		p.ServeHTTP(w, httptest.NewRequest(c.method, c.path, nil))
		if w.Code != c.code || c.kind != "" && w.Header().Get("Content-Type") != c.kind {
			t.Errorf("%s %s: %d %q, want %d %q", c.method, c.path, w.Code, w.Header().Get("Content-Type"), c.code, c.kind)
		}
		want := ""
		if c.code == 200 {
			want = "no-cache"
			if hashed.MatchString(c.path) {
				want = "public, max-age=31536000, immutable"
			}
		}
		if got := w.Header().Get("Cache-Control"); got != want {
			t.Errorf("%s %s may be kept: %q, want %q", c.method, c.path, got, want)
		}
	}
	r := httptest.NewRequest("GET", "/", nil)
	r.URL.Path = ""
	w := httptest.NewRecorder()
	p.ServeHTTP(w, r)
	if w.Code != 200 || !bytes.Equal(w.Body.Bytes(), p.file(t, pageName)) {
		t.Errorf("an empty path: %d, %d bytes", w.Code, w.Body.Len())
	}
}

// A part of a file is served, of a compressed form, too; and nothing where the browser has the file.
func TestParts(t *testing.T) {
	p := testPack(t).light()
	if err := p.compress(quick, cacher{}); err != nil {
		t.Fatal(err)
	}
	f := p.find(scripts[0])
	for _, c := range []struct {
		accepts string
		form    []byte
	}{{"br", f.brotli}, {"identity", f.data}} {
		ask := func(name, value string) *httptest.ResponseRecorder {
			r := httptest.NewRequest("GET", "/"+f.name, nil)
			r.Header.Set("Accept-Encoding", c.accepts)
			r.Header.Set(name, value)
			w := httptest.NewRecorder()
			p.ServeHTTP(w, r)
			return w
		}
		w := ask("Range", "bytes=100-")
		if w.Code != http.StatusPartialContent || !bytes.Equal(w.Body.Bytes(), c.form[100:]) || w.Header().Get("Content-Length") != fmt.Sprint(len(c.form)-100) {
			t.Errorf("%s: a part is answered with %d, %d bytes, %v", c.accepts, w.Code, w.Body.Len(), w.Header())
		}
		tag := w.Header().Get("ETag")
		if w := ask("If-None-Match", tag); w.Code != http.StatusNotModified || w.Body.Len() > 0 {
			t.Errorf("%s: a file that the browser has is answered with %d, %d bytes", c.accepts, w.Code, w.Body.Len())
		}
	}
}

func TestServeEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	l, err := listen(ctx, "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- serve(ctx, l, testPack(t)) }()
	answer, err := http.Get("http://" + l.Addr().String() + "/" + testPack(t).find(wasmName).name)
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(answer.Body)
	answer.Body.Close()
	if err != nil || !strings.HasPrefix(string(data), "\x00asm") {
		t.Errorf("got %q, %v", data, err)
	}
	cancel()
	select {
	case err := <-ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(10 * time.Second):
		t.Error("still serving")
	}
}

// Errors are reported in one sentence, before anything is built.
func TestBadCommandLines(t *testing.T) {
	busy, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer busy.Close()
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"-nonsense"}, 2, "-nonsense"},
		{[]string{"here"}, 2, `"here"`},
		{[]string{"-addr"}, 2, "addr"},
		{[]string{"-addr", "nowhere"}, 1, `cannot serve on "nowhere"`},
		{[]string{"-addr", busy.Addr().String()}, 1, "choose another -addr"},
	} {
		var out, errs bytes.Buffer
		code := run(t.Context(), c.args, &out, &errs)
		if code != c.code || !strings.Contains(errs.String(), c.says) || out.Len() > 0 {
			t.Errorf("touria-web %q: code %d, %q, %q; want code %d and %q", c.args, code, out.String(), errs.String(), c.code, c.says)
		}
		if n := strings.Count(errs.String(), "\n"); n < 1 || n > 2 {
			t.Errorf("touria-web %q says %d lines: %q", c.args, n, errs.String())
		}
	}
	var out, errs bytes.Buffer
	if code := run(t.Context(), []string{"-h"}, &out, &errs); code != 0 || errs.Len() > 0 ||
		!strings.Contains(out.String(), "Examples:") || !strings.Contains(out.String(), "-out folder") {
		t.Errorf("-h: code %d, %q, %q", code, out.String(), errs.String())
	}
	below := filepath.Join("serve_test.go", "below") // no path for a folder or a file
	for _, to := range [][2]string{{below, ""}, {"", below}, {t.TempDir(), below}} {
		out.Reset()
		if err := deliver(testPack(t), to[0], to[1], &out); err == nil || strings.Contains(out.String(), "written to "+below) {
			t.Errorf("a package was written to %q: %q", to, out.String())
		}
	}
}
