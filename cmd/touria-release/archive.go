package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"
)

// The modes of files. Those of the folder and the user they come from never reach an archive.
const (
	plain      fs.FileMode = 0o644
	executable fs.FileMode = 0o755
)

// file is a file of a release or of an archive. Its name has slashes.
type file struct {
	name string
	mode fs.FileMode
	data []byte
}

// sorted returns files by name.
func sorted(list []file) []file {
	return slices.SortedFunc(slices.Values(list), func(a, b file) int { return strings.Compare(a.name, b.name) })
}

// below returns files in a folder.
func below(folder string, list []file) []file {
	list = slices.Clone(list)
	for i := range list {
		list[i].name = path.Join(folder, list[i].name)
	}
	return list
}

// folders returns the folders of files, each after the one that it is in.
func folders(list []file) []string {
	seen := map[string]bool{}
	var all []string
	for _, f := range list {
		for d := path.Dir(f.name); d != "." && d != "/" && !seen[d]; d = path.Dir(d) {
			seen[d] = true
			all = append(all, d)
		}
	}
	slices.Sort(all)
	return all
}

// tarOf makes a tar of files and their folders. prefix stands before every name.
func tarOf(prefix string, list []file, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	list = sorted(list)
	for _, d := range folders(list) {
		if err := w.WriteHeader(&tar.Header{Typeflag: tar.TypeDir, Name: prefix + d + "/", Mode: int64(executable), ModTime: at, Uname: "root", Gname: "root", Format: tar.FormatGNU}); err != nil {
			return nil, err
		}
	}
	for _, f := range list {
		if err := w.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: prefix + f.name, Mode: int64(f.mode), Size: int64(len(f.data)), ModTime: at, Uname: "root", Gname: "root", Format: tar.FormatGNU}); err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return b.Bytes(), err
}

// gzipped compresses data. Neither a name nor a time is in it.
func gzipped(data []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return b.Bytes(), err
}

// tarGz makes a compressed tar.
func tarGz(prefix string, list []file, at time.Time) ([]byte, error) {
	data, err := tarOf(prefix, list, at)
	if err != nil {
		return nil, err
	}
	return gzipped(data)
}

// zipOf makes a zip of files, with their modes.
func zipOf(list []file, at time.Time) ([]byte, error) {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	w.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) { return flate.NewWriter(out, flate.BestCompression) })
	for _, f := range sorted(list) {
		h := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: at}
		h.SetMode(f.mode)
		entry, err := w.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := entry.Write(f.data); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return b.Bytes(), err
}
