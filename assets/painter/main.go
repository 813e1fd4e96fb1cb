// Command painter paints all pictures of the game and stores them where package
// pictures embeds them. It is run by go generate; see docs/architecture.md.
// Pictures that have not changed are left alone.
//
// The same source gives the same files: nothing depends on the order of
// goroutines, and the encoder is always libwebp in WebAssembly (build tag
// nodynamic). On processors other than amd64, Go may fuse multiplication and
// addition, so that colours differ by one. The files made on amd64 are the
// reference.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/gen2brain/webp"

	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
)

func main() {
	dir := flag.String("dir", "painted", "folder of the pictures")
	flag.Parse()
	if err := generate(*dir); err != nil {
		fmt.Fprintln(os.Stderr, "painter:", err)
		os.Exit(1)
	}
}

// generate paints everything and removes pictures that are no longer needed.
func generate(dir string) error {
	if webp.Dynamic() == nil {
		return errors.New("a libwebp of this machine would store the pictures: build with -tags nodynamic")
	}
	old := map[string]string{} // hashes by name
	if text, err := os.ReadFile(filepath.Join(dir, pictures.TableFile)); err == nil {
		var was []pictures.Master
		if json.Unmarshal(text, &was) == nil { // a table that can't be read is rewritten
			for _, m := range was {
				old[m.Name] = m.Hash
			}
		}
	}
	all := art.Catalogue()
	errs := make([]error, len(all))
	inParallel(len(all), func(i int) {
		img := all[i].Paint()
		if m := &all[i].Master; old[m.Name] != m.Hash || !stored(dir, m) {
			errs[i] = store(dir, m, img, all[i].Quality)
		}
	})
	for i, err := range errs {
		if err != nil {
			return fmt.Errorf("%s: %w", all[i].Master.Name, err)
		}
	}
	if err := writeTable(dir, all); err != nil {
		return err
	}
	return sweep(dir, all)
}

// inParallel calls do for 0 to n-1, on all processors.
func inParallel(n int, do func(i int)) {
	next := make(chan int)
	var wg sync.WaitGroup
	for range runtime.NumCPU() {
		wg.Go(func() {
			for i := range next {
				do(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	wg.Wait()
}

// files returns the names of a master's files and the part of the picture that
// each holds.
func files(m *pictures.Master) (names []string, parts []image.Rectangle) {
	whole := image.Rect(0, 0, m.Img[2], m.Img[3])
	if m.Fit != pictures.FitScene {
		return []string{m.Name + ".webp"}, []image.Rectangle{whole}
	}
	const size = pictures.TileSize
	cols, rows := m.Tiles()
	for row := range rows {
		for col := range cols {
			names = append(names, m.Tile(col, row)+".webp")
			parts = append(parts, image.Rect(col*size, row*size, (col+1)*size, (row+1)*size).Intersect(whole))
		}
	}
	return names, parts
}

func stored(dir string, m *pictures.Master) bool {
	names, _ := files(m)
	return !slices.ContainsFunc(names, func(n string) bool {
		_, err := os.Stat(filepath.Join(dir, n))
		return err != nil
	})
}

func store(dir string, m *pictures.Master, img *image.RGBA, quality int) error {
	names, parts := files(m)
	for i, name := range names {
		var b bytes.Buffer
		if err := webp.Encode(&b, straight(img, parts[i]), webp.Options{Quality: quality, Method: 5}); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, name), b.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// writeTable writes the table of all masters, one per line.
func writeTable(dir string, all []art.Entry) error {
	slices.SortStableFunc(all, func(a, b art.Entry) int { return strings.Compare(a.Master.Name, b.Master.Name) })
	var b bytes.Buffer
	for i := range all {
		line, err := json.Marshal(&all[i].Master)
		if err != nil {
			return err
		}
		b.WriteString(map[bool]string{true: "[\n", false: ",\n"}[i == 0])
		b.Write(line)
	}
	b.WriteString("\n]\n")
	return os.WriteFile(filepath.Join(dir, pictures.TableFile), b.Bytes(), 0o644)
}

// sweep removes pictures that the catalogue no longer names.
func sweep(dir string, all []art.Entry) error {
	known := map[string]bool{}
	for i := range all {
		names, _ := files(&all[i].Master)
		for _, n := range names {
			known[n] = true
		}
	}
	found, err := filepath.Glob(filepath.Join(dir, "*.webp"))
	for _, path := range found {
		if !known[filepath.Base(path)] {
			err = os.Remove(path)
		}
		if err != nil {
			return err
		}
	}
	return err
}

// straight returns a part of a picture with straight alpha, as WebP stores it.
func straight(img *image.RGBA, part image.Rectangle) *image.NRGBA {
	dst := image.NewNRGBA(image.Rect(0, 0, part.Dx(), part.Dy()))
	draw.Draw(dst, dst.Rect, img, part.Min, draw.Src)
	return dst
}
