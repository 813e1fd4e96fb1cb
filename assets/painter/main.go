// Command painter paints all pictures of the interface and of the games, and
// stores them where they are embedded. It is run by go generate; see
// docs/rendering.md. Pictures that have not changed are left alone.
//
// The same source gives the same files: nothing depends on the order in which
// goroutines run, and the encoder is always libwebp in WebAssembly (build tag
// nodynamic). Processors other than amd64 may round colours differently by one,
// since Go fuses multiplication and addition there; so the files that count are
// those made on amd64.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
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
	"touria.games/touria/assets/painter/grimoria"
	"touria.games/touria/assets/painter/touria"
	"touria.games/touria/assets/pictures"
)

// sets lists the pictures of the interface and of each game, with the folders
// of assets/pictures that they are stored in.
var sets = []struct {
	folder    string
	catalogue *art.Catalogue
}{
	{"painted", &art.Interface},
	{"touria/painted", &touria.Catalogue},
	{"grimoria/painted", &grimoria.Catalogue},
}

func main() {
	dir := flag.String("dir", ".", "the folder assets/pictures")
	only := flag.String("only", "", "paint only pictures whose names begin with one of these `words`, with commas; leave the others as they are")
	flag.Parse()
	for _, s := range sets {
		if err := generate(filepath.Join(*dir, s.folder), s.catalogue, *only); err != nil {
			fmt.Fprintln(os.Stderr, "painter:", err)
			os.Exit(1)
		}
	}
	if *only != "" {
		return
	}
	if err := os.WriteFile(filepath.Join(*dir, sketchFile), []byte(sketches()), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, "painter:", err)
		os.Exit(1)
	}
}

// sketchFile holds the sketches of the stored scenes.
const sketchFile = "sketches.txt"

// sketches names each scene with a hash of it, painted small. Tests compare it, since it takes a
// twentieth of the time that the scenes take.
func sketches() string {
	var scenes []func() string
	for _, set := range sets {
		for kind, paint := range set.catalogue.Scenes {
			scenes = append(scenes, func() string {
				const scale = .3
				scene, _ := kind.Scene()
				w, h := (scene.Extent[2]-scene.Extent[0])*scale, (scene.Extent[3]-scene.Extent[1])*scale
				job := art.NewJob(pictures.Spec{Kind: kind, W: uint16(w), H: uint16(h), Scale: scale})
				paint(job)
				sum := fnv.New64a()
				sum.Write(job.Run().Img.Pix)
				return fmt.Sprintf("%s %v %016x\n", set.folder, kind, sum.Sum64())
			})
		}
	}
	lines := make([]string, len(scenes))
	inParallel(len(scenes), func(i int) { lines[i] = scenes[i]() })
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// generate paints all pictures of a catalogue into a folder and removes those
// that it does not list any more. If only is not empty, it says which.
func generate(dir string, catalogue *art.Catalogue, only string) error {
	if webp.Dynamic() == nil {
		return errors.New("a libwebp of this machine would store the pictures: build with -tags nodynamic")
	}
	old := map[string]pictures.Master{} // by name
	if text, err := os.ReadFile(filepath.Join(dir, pictures.ListFile)); err == nil {
		was, _ := catalogue.Set.ReadList(text) // a list that cannot be read is written again
		for _, m := range was {
			old[m.Name] = *m
		}
	}
	all := catalogue.Entries()
	errs := make([]error, len(all))
	inParallel(len(all), func(i int) {
		if m, ok := old[all[i].Master.Name]; ok && !among(m.Name, only) {
			all[i].Master = m
			return
		}
		img := all[i].Paint()
		if m := &all[i].Master; old[m.Name].Hash != m.Hash || !stored(dir, m) {
			errs[i] = store(dir, m, img, all[i].Quality)
		}
	})
	for i, err := range errs {
		if err != nil {
			return fmt.Errorf("%s: %w", all[i].Master.Name, err)
		}
	}
	if err := writeList(dir, all); err != nil {
		return err
	}
	return sweep(dir, all)
}

// among reports whether a name begins with one of the words in a list with commas; an
// empty list is all.
func among(name, list string) bool {
	return list == "" || slices.ContainsFunc(strings.Split(list, ","), func(w string) bool { return strings.HasPrefix(name, w) })
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

// writeList writes the list of all masters, one to a line.
func writeList(dir string, all []art.Entry) error {
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
	return os.WriteFile(filepath.Join(dir, pictures.ListFile), b.Bytes(), 0o644)
}

// sweep removes pictures that the catalogue does not list any more.
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

// straight returns a part of a picture with colours that are not premultiplied
// by their opacity, as WebP stores them.
func straight(img *image.RGBA, part image.Rectangle) *image.NRGBA {
	dst := image.NewNRGBA(image.Rect(0, 0, part.Dx(), part.Dy()))
	draw.Draw(dst, dst.Rect, img, part.Min, draw.Src)
	return dst
}
