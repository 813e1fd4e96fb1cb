package main

import (
	"archive/tar"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"touria.games/touria/cmd/touria-web/shelf"
)

// maker makes what a release consists of.
type maker struct {
	order    order
	source   *source
	programs map[target][]byte
	out      io.Writer // what takes long is told here
}

// make makes all but the sums.
func (m *maker) make(ctx context.Context) (list []file, err error) {
	add := func(name string, data []byte, err error) error {
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		list = append(list, file{name, plain, data})
		return nil
	}
	for _, f := range shelf.Files {
		data, err := m.program(f)
		if err := add(f.Name(m.order.version), data, err); err != nil {
			return nil, err
		}
	}
	fmt.Fprintln(m.out, "building for the browser …")
	site, itch, err := m.browser(ctx)
	if err := add(shelf.Other(m.order.version, "web.zip"), site, err); err != nil {
		return nil, err
	}
	if err := add(shelf.Other(m.order.version, "itch.zip"), itch, err); err != nil {
		return nil, err
	}
	sources, err := m.sources(ctx)
	if err := add(shelf.Other(m.order.version, "source.tar.gz"), sources, err); err != nil {
		return nil, err
	}
	parts, err := m.components()
	if err := add(shelf.Other(m.order.version, "components.cdx.json"), parts, err); err != nil {
		return nil, err
	}
	shops, err := m.shops(list)
	if err != nil {
		return nil, err
	}
	notes, err := m.notes(ctx, list)
	if err := add("RELEASE.md", notes, err); err != nil {
		return nil, err
	}
	return append(list, shops...), nil
}

// program makes a file of the shelf.
func (m *maker) program(f shelf.File) ([]byte, error) {
	switch f.System + f.End {
	case "Linux.tar.gz":
		return m.archive(target{"linux", f.Processor})
	case "Linux.deb":
		return m.deb(target{"linux", f.Processor})
	case "Linux.rpm":
		return m.rpm(target{"linux", f.Processor})
	case "Windows.zip":
		return m.windows(target{"windows", f.Processor})
	case "macOS.zip":
		return m.macos()
	}
	return nil, errors.New("nothing makes such a file")
}

// browser makes the folder for a web host, as a zip, and the zip for itch.io.
func (m *maker) browser(ctx context.Context) (site, itch []byte, err error) {
	dir, err := os.MkdirTemp("", "touria-release-")
	if err != nil {
		return nil, nil, err
	}
	defer os.RemoveAll(dir)
	folder, packed := filepath.Join(dir, "web"), filepath.Join(dir, "itch.zip")
	args := []string{"go", "run", "./cmd/touria-web", "-version", m.order.version, "-out", folder, "-zip", packed}
	if m.order.site != "" {
		args = append(args, "-site", m.order.site)
	}
	if m.order.downloads != "" {
		args = append(args, "-downloads", m.order.downloads+"{file}")
	}
	if _, err := m.source.command(ctx, args...); err != nil {
		return nil, nil, err
	}
	list, err := filesIn(folder)
	if err != nil {
		return nil, nil, err
	}
	if site, err = zipOf(list, m.source.time); err != nil {
		return nil, nil, err
	}
	itch, err = os.ReadFile(packed)
	return site, itch, err
}

// filesIn reads a folder.
func filesIn(folder string) (list []file, err error) {
	err = filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		short, err := filepath.Rel(folder, name)
		list = append(list, file{filepath.ToSlash(short), plain, data})
		return err
	})
	return list, err
}

// sources packs the commit, with the modules that it needs, so that it can be built without a network.
func (m *maker) sources(ctx context.Context) ([]byte, error) {
	packed, err := m.source.command(ctx, "git", "archive", "--format=tar", m.source.commit)
	if err != nil {
		return nil, err
	}
	var list []file
	for r := tar.NewReader(strings.NewReader(packed)); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		if h.Typeflag != tar.TypeReg {
			continue
		}
		var b bytes.Buffer
		if _, err := io.Copy(&b, r); err != nil {
			return nil, err
		}
		mode := plain
		if h.Mode&0o100 != 0 {
			mode = executable
		}
		list = append(list, file{h.Name, mode, b.Bytes()})
	}
	dir, err := os.MkdirTemp("", "touria-release-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	folder := filepath.Join(dir, "vendor")
	if _, err := m.source.command(ctx, "go", "mod", "vendor", "-o", folder); err != nil {
		return nil, err
	}
	modules, err := filesIn(folder)
	if err != nil {
		return nil, err
	}
	return tarGz("", below("touria-"+m.order.version, append(list, below("vendor", modules)...)), m.source.time)
}
