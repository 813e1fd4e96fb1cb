package main

import (
	"bytes"
	"context"
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
		{"GET", "/wasm_exec.js", 200, "text/javascript; charset=utf-8"},
		{"GET", "/touria.wasm?0123", 200, "application/wasm"},
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
	}
	r := httptest.NewRequest("GET", "/", nil)
	r.URL.Path = ""
	w := httptest.NewRecorder()
	p.ServeHTTP(w, r)
	if w.Code != 200 || !bytes.Equal(w.Body.Bytes(), p.file(t, pageName)) {
		t.Errorf("an empty path: %d, %d bytes", w.Code, w.Body.Len())
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
	answer, err := http.Get("http://" + l.Addr().String() + "/" + wasmName)
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
	// A path that can't be a folder.
	if err := testPack(t).write(filepath.Join("serve_test.go", "below")); err == nil {
		t.Error("a folder was made below a file")
	}
}
