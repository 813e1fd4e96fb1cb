//go:build !js

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// A program that needs its tables: the collector walks stacks that grow, a panic unwinds them, a trace names
// functions.
const sample = `package main

import (
	"fmt"
	"runtime"
	"sort"
)

type list struct {
	next *list
	name string
}

//go:noinline
func deep(n int, l *list) int {
	var room [64]*list
	room[n%64] = &list{l, fmt.Sprint(n)}
	if n == 0 {
		runtime.GC()
		fall()
	}
	defer func() { room[0] = l }()
	return deep(n-1, room[n%64]) + len(room[n%64].name)
}

func fall() {
	var none map[string]int
	none["x"] = 1
}

//go:noinline
func try(n int) (err error) {
	defer func() { err = fmt.Errorf("%v", recover()) }()
	fmt.Println(deep(n, nil))
	return nil
}

func main() {
	done := make(chan string)
	for n := range 20 {
		go func() { done <- fmt.Sprint(n, try(500*n)) }()
	}
	var all []string
	for range 20 {
		all = append(all, <-done)
		runtime.GC()
	}
	sort.Strings(all)
	fmt.Println(all)
	pc, _, _, _ := runtime.Caller(0)
	fmt.Println(runtime.FuncForPC(pc).Name())
	fall()
}
`

// sampleWasm returns the program, as Go's linker writes it.
func sampleWasm(t *testing.T) []byte {
	t.Helper()
	file, err := builtSample()
	if err != nil {
		t.Fatal(err)
	}
	return file
}

var builtSample = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "touria-web-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	source, program := filepath.Join(dir, "main.go"), filepath.Join(dir, wasmName)
	if err := os.WriteFile(source, []byte(sample), 0o600); err != nil {
		return nil, err
	}
	if _, err := goTool(context.Background(), "build", "-o", program, source); err != nil {
		return nil, err
	}
	return os.ReadFile(program)
})

// Nothing but the lines changes in the memory with which a program begins.
func TestShrinkKeepsMemory(t *testing.T) {
	whole := sampleWasm(t)
	w, err := parseWasm(whole)
	if err != nil {
		t.Fatal(err)
	}
	before := memory(w)
	segments := len(w.data)
	if !w.merge() || !bytes.Equal(memory(w), before) || len(w.data) > segments/10 {
		t.Errorf("the memory has changed, or %d segments were joined to no less than %d", segments, len(w.data))
	}
	if !w.forgetLines() {
		t.Fatal("there are no lines")
	}
	changed := 0
	for i, b := range memory(w) {
		if b != before[i] {
			changed++
			if b != 0 {
				t.Fatalf("address %d has become %d", i, b)
			}
		}
	}
	if changed < len(before)/100 || changed > len(before)/10 {
		t.Errorf("%d of %d bytes have changed", changed, len(before))
	}
	small, err := shrink(whole)
	if err != nil || !bytes.Equal(small, w.file()) {
		t.Fatalf("another program: %v", err)
	}
	if was, is := packedBytes(t, whole), packedBytes(t, small); is > was*95/100 {
		t.Errorf("a program of %d bytes when packed has become one of %d", was, is)
	}
}

// packedBytes is the size of a file in brotli.
func packedBytes(t *testing.T, file []byte) int {
	t.Helper()
	data, err := cacher{}.brotli(file, quick)
	if err != nil {
		t.Fatal(err)
	}
	return len(data)
}

// memory is the memory with which a program begins.
func memory(w wasm) []byte {
	var m []byte
	for _, s := range w.data {
		m = append(m, make([]byte, max(0, s.at+len(s.bytes)-len(m)))...)
		copy(m[s.at:], s.bytes)
	}
	return m
}

// A program that is not understood remains as it is.
func TestShrinkLeavesOthers(t *testing.T) {
	const head = "\x00asm\x01\x00\x00\x00"
	for _, c := range []struct {
		name, file string
		want       error
	}{
		{"nothing", "", errWasm},
		{"text", "<!DOCTYPE html>", errWasm},
		{"no sections", head, errWasm},
		{"a section too long", head + "\x0b\x7f\x01", errWasm},
		{"no length", head + "\x0b", errWasm},
		{"a length without an end", head + "\x0b\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", errWasm},
		{"a passive segment", head + "\x0b\x04\x01\x01\x01x", errWasm},
		{"an address that is no constant", head + "\x0b\x06\x01\x00\x23\x00\x0b\x00", errWasm},
		{"an address below 0", head + "\x0b\x07\x01\x00\x41\x7f\x0b\x01x", errWasm},
		{"a segment too long", head + "\x0b\x07\x01\x00\x41\x00\x0b\x02x", errWasm},
		{"segments over each other", head + "\x0b\x0d\x02\x00\x41\x00\x0b\x01x\x00\x41\x00\x0b\x01x", errWasm},
		{"another compiler's", head + "\x0b\x07\x01\x00\x41\x10\x0b\x01x", errLines},
	} {
		got, err := shrink([]byte(c.file))
		if err != c.want || string(got) != c.file {
			t.Errorf("%s: %q, %v, want it unchanged and %v", c.name, got, err, c.want)
		}
	}

	whole := sampleWasm(t)
	for n := 9; n < len(whole); n += len(whole)/50 + 1 {
		if got, err := shrink(whole[:n]); err == nil || !bytes.Equal(got, whole[:n]) {
			t.Errorf("%d bytes of a program: %v", n, err)
		}
	}
	i := bytes.Index(whole, []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8})
	other := bytes.Clone(whole)
	other[i] = 0xf0
	if got, err := shrink(other); err != errLines || packedBytes(t, got) >= packedBytes(t, other) {
		t.Errorf("a program with tables of another format: %v, want %v and its segments joined", err, errLines)
	}
}

// Every number that WebAssembly can hold is read as it was written.
func TestSignedNumbers(t *testing.T) {
	for _, n := range []int{0, 1, -1, 63, 64, -64, -65, 127, 128, 8191, 8192, -8192, -8193, 1<<31 - 1, -1 << 31} {
		r := reader{appendSigned(nil, n), false}
		if got := r.signed(); got != n || r.bad || len(r.rest) > 0 {
			t.Errorf("%d was read as %d", n, got)
		}
	}
}

// A part may be empty, and none is longer than what is left.
func TestReadsNoFurther(t *testing.T) {
	for n, want := range map[int]bool{-1: false, 0: true, 1: true, 2: true, 3: false} {
		r := reader{[]byte{1, 2}, false}
		if got := r.take(n); r.bad == want || len(got) != max(0, n) && want {
			t.Errorf("%d of 2 bytes: %v, bad %v", n, got, r.bad)
		}
	}
}

func TestCuts(t *testing.T) {
	root, err := goRoot(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var out bytes.Buffer
	path, err := overlay(root, dir, &out)
	if err != nil || out.Len() > 0 {
		t.Fatalf("%v, %s", err, out.String())
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var got struct{ Replace map[string]string }
	if err := json.Unmarshal(data, &got); err != nil {
		t.Fatalf("%s: %v", data, err)
	}
	for _, c := range cuts {
		source, err := os.ReadFile(got.Replace[filepath.Join(root, "src", filepath.FromSlash(c.file))])
		if err != nil || !strings.Contains(string(source), c.new) {
			t.Errorf("%s is not cut: %v", c.file, err)
		}
	}
	for name, want := range instead {
		whole := 0
		for path, file := range got.Replace {
			if source, err := os.ReadFile(file); filepath.Dir(path) == filepath.Join(root, "src", filepath.FromSlash(name)) && err == nil && string(source) == *want {
				whole++
			}
		}
		if whole != 1 {
			t.Errorf("%s is there %d times", name, whole)
		}
	}

	defer func(all []cut) { cuts = all }(cuts)
	cuts = []cut{{"go/build/build.go", "no such place", ""}, {"no/such/file.go", "x", ""}}
	if _, err := overlay(root, dir, &out); err != nil || strings.Count(out.String(), "another than expected") != 2 {
		t.Errorf("%v, %s", err, out.String())
	}
}
