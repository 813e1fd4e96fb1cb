package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"path"
	"strconv"
	"strings"
	"time"
)

// listen opens the address to serve on.
func listen(ctx context.Context, addr string) (net.Listener, error) {
	var c net.ListenConfig
	l, err := c.Listen(ctx, "tcp", addr)
	if err != nil {
		return nil, fmt.Errorf("cannot serve on %q, choose another -addr, 127.0.0.1:0 takes a free port: %w", addr, err)
	}
	return l, nil
}

// serve serves requests until the context ends.
func serve(ctx context.Context, l net.Listener, h http.Handler) error {
	s := &http.Server{Handler: own(h), ReadHeaderTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute}
	ended := make(chan error, 1)
	go func() { ended <- s.Serve(l) }()
	select {
	case err := <-ended:
		return fmt.Errorf("serving has ended: %w", err)
	case <-ctx.Done():
		if err := s.Close(); err != nil && !errors.Is(err, net.ErrClosed) {
			return err
		}
		return nil
	}
}

// own answers only requests for this machine, by its number or a name of its own: with another name a
// page elsewhere could read what is served here as its own (DNS rebinding).
func own(h http.Handler) http.Handler {
	machine, _ := os.Hostname() // "" names nothing
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host := r.Host
		if name, _, err := net.SplitHostPort(host); err == nil {
			host = name
		}
		host = strings.ToLower(strings.Trim(host, "[]"))
		named := host == "localhost" || strings.HasSuffix(host, ".localhost") || machine != "" && (host == strings.ToLower(machine) || host == strings.ToLower(machine)+".local")
		if !named && net.ParseIP(host) == nil {
			http.Error(w, "this server answers for its own machine; -out writes the files for a web server", http.StatusMisdirectedRequest)
			return
		}
		h.ServeHTTP(w, r)
	})
}

// types are the content types by file name extension. The system's own table may
// differ, and browsers don't start a program with a wrong type.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".webp":        "image/webp",
	".jpg":         "image/jpeg",
	".webmanifest": "application/manifest+json",
	".wasm":        "application/wasm",
	".txt":         "text/plain; charset=utf-8",
	packEnd:        "application/octet-stream",
}

// ServeHTTP answers with the files of the package and nothing else.
func (p pack) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" || strings.HasSuffix(name, "/") {
		name += pageName
	}
	for i := range p {
		f := &p[i]
		if f.name == name+"/"+pageName { // a folder, whose relative addresses need its name whole
			http.Redirect(w, r, path.Base(name)+"/", http.StatusMovedPermanently)
			return
		}
		if f.name != name {
			continue
		}
		data, encoding := f.encoded(r.Header)
		h := w.Header()
		h.Set("Content-Type", types[path.Ext(name)])
		h.Set("X-Content-Type-Options", "nosniff")
		// A rebuilt program is served at once: its name is another, and the page is asked for each time.
		h.Set("Cache-Control", "no-cache")
		if hashed.MatchString(name) {
			h.Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		h.Set("Vary", "Accept-Encoding")
		// With it, browsers take up a transfer that broke off where it was.
		h.Set("ETag", `"`+hash(data)+`"`)
		if encoding != "" {
			h.Set("Content-Encoding", encoding)
			h.Set("Content-Length", strconv.Itoa(len(data))) // which ServeContent leaves to us then
		}
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
		return
	}
	http.NotFound(w, r)
}
