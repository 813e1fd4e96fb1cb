package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
)

// A wasm is a program in WebAssembly's binary format, as Go's linker writes it.
// https://webassembly.github.io/spec/core/binary/modules.html
type wasm struct {
	before, after []byte // what comes before and after the section of data
	data          []segment
}

// A segment is what the memory holds from an address on when the program begins.
type segment struct {
	at    int
	bytes []byte
}

const dataSection = 11

// shrink makes a program's download smaller: it joins what lies close together in its memory and leaves out from
// which lines of the source its instructions come. A program that it can't read is returned as it is, with an
// error.
func shrink(file []byte) ([]byte, error) {
	w, err := parseWasm(file)
	if err != nil {
		return file, err
	}
	if !w.merge() {
		return file, errWasm
	}
	if !w.forgetLines() {
		err = errLines
	}
	return w.file(), err
}

var (
	errWasm  = errors.New("it is not as Go's linker writes it")
	errLines = errors.New("it has no lines of the source that can be read")
)

// parseWasm reads a program.
func parseWasm(file []byte) (w wasm, err error) {
	if !bytes.HasPrefix(file, []byte("\x00asm\x01\x00\x00\x00")) {
		return w, errWasm
	}
	for r := (reader{file[8:], false}); len(r.rest) > 0 && !r.bad; {
		start := len(file) - len(r.rest)
		id := r.byte()
		section := r.take(r.unsigned())
		if id != dataSection {
			continue
		}
		w.before, w.after = file[:start], r.rest
		s := reader{section, r.bad}
		for range s.unsigned() {
			// Segments of the one memory at a constant address: i32.const, end.
			if s.byte() != 0 || s.byte() != 0x41 {
				return w, errWasm
			}
			at := s.signed()
			if s.byte() != 0x0b {
				return w, errWasm
			}
			held := slices.Clone(s.take(s.unsigned()))
			if s.bad || at < 0 {
				return w, errWasm
			}
			w.data = append(w.data, segment{at, held})
		}
	}
	if w.data == nil {
		return w, errWasm
	}
	return w, nil
}

// file writes a program.
func (w wasm) file() []byte {
	section := binary.AppendUvarint(nil, uint64(len(w.data)))
	for _, s := range w.data {
		section = append(section, 0, 0x41)
		section = append(appendSigned(section, s.at), 0x0b)
		section = append(binary.AppendUvarint(section, uint64(len(s.bytes))), s.bytes...)
	}
	file := append(bytes.Clone(w.before), dataSection)
	file = binary.AppendUvarint(file, uint64(len(section)))
	return slices.Concat(file, section, w.after)
}

// merge joins data segments separated by short runs of zero bytes. Go's linker leaves out even short gaps, but
// 100,000 addresses are harder to compress. It reports whether no two segments overlapped.
func (w *wasm) merge() bool {
	const gap = 4 << 10
	slices.SortFunc(w.data, func(a, b segment) int { return a.at - b.at })
	merged := w.data[:1]
	for _, s := range w.data[1:] {
		last := &merged[len(merged)-1]
		missing := s.at - last.at - len(last.bytes)
		switch {
		case missing < 0:
			return false
		case missing > gap:
			merged = append(merged, s)
		default:
			last.bytes = append(append(last.bytes, make([]byte, missing)...), s.bytes...)
		}
	}
	w.data = merged
	return true
}

// forgetLines empties the tables that tell of each instruction from which line of which file it comes. A trace
// of the program still has the names of functions. It reports whether it has found those tables; another
// version of Go may keep them in another way. The segments must have been merged.
//
// The format is that of runtime/symtab.go: a header, and a function for each of its table, with the places of
// its own tables among all of them. Equal tables of different kinds lie at one place.
func (w *wasm) forgetLines() bool {
	magic := []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8} // go1.20 to go1.26, and the sizes of an instruction and a pointer
	for _, s := range w.data {
		for at := 0; ; {
			i := bytes.Index(s.bytes[at:], magic)
			if i < 0 {
				break
			}
			at += i + len(magic)
			if t, ok := parseLines(s.bytes[at-len(magic):]); ok {
				t.forget()
				return true
			}
		}
	}
	return false
}

// lines are the tables of a program that describe its functions.
type lines struct {
	units, files []byte   // the files of each unit that was compiled, and their names
	tables       []byte   // what is known of instructions, of all functions
	functions    [][]byte // the descriptions of functions
}

// Places in the description of a function, and the sizes of it and of what follows it.
const (
	inStack, inFile, inLine, inTables, inUnit, inStart = 16, 20, 24, 28, 32, 36
	functionSize, placeSize                            = 44, 4
)

// parseLines reads the tables that begin with a header.
func parseLines(data []byte) (t lines, ok bool) {
	const headerSize = 72
	if len(data) < headerSize {
		return t, false
	}
	var header [8]int
	for i := range header {
		header[i] = int(binary.LittleEndian.Uint64(data[8+8*i:]))
	}
	count, units, files, tables, functions := header[0], header[4], header[5], header[6], header[7]
	if !slices.IsSorted([]int{headerSize, units, files, tables, functions, len(data)}) || count <= 0 || count > (len(data)-functions)/8 {
		return t, false
	}
	t = lines{units: data[units:files], files: data[files:tables], tables: data[tables:functions]}
	all := data[functions:]
	for i := range count {
		at := int(binary.LittleEndian.Uint32(all[8*i+4:]))
		if at < 8*count || at > len(all)-functionSize {
			return t, false
		}
		f := all[at:]
		end := functionSize + placeSize*(number(f, inTables)+int(f[functionSize-1]))
		if end > len(f) {
			return t, false
		}
		f = f[:end]
		for _, place := range append(places(f), number(f, inFile), number(f, inLine)) {
			if place >= len(t.tables) {
				return t, false
			}
		}
		t.functions = append(t.functions, f)
	}
	return t, true
}

func number(f []byte, at int) int { return int(binary.LittleEndian.Uint32(f[at:])) }

// places are the places of those tables of a function that the program works with.
func places(f []byte) []int {
	p := []int{number(f, inStack)}
	for i := range number(f, inTables) {
		p = append(p, number(f, functionSize+placeSize*i))
	}
	return p
}

func (t lines) forget() {
	needed := make([]bool, len(t.tables))
	for _, f := range t.functions {
		for _, place := range places(f) {
			end := place + tableSize(t.tables[place:])
			for i := place; i < end && !needed[i]; i++ {
				needed[i] = true
			}
		}
		for _, in := range []int{inFile, inLine, inUnit, inStart} {
			clear(f[in : in+4]) // there is no table at 0
		}
	}
	for i := range t.tables {
		if !needed[i] {
			t.tables[i] = 0
		}
	}
	clear(t.units)
	clear(t.files)
}

// tableSize is the size of a table: pairs of a change of the value and a length, up to a change of 0 that is
// not the first.
func tableSize(t []byte) int {
	r := reader{t, false}
	for first := true; !r.bad; first = false {
		if r.unsigned() == 0 && !first {
			break
		}
		r.unsigned()
	}
	return len(t) - len(r.rest)
}

// A reader reads WebAssembly's numbers. It is bad when more has been read than there is.
type reader struct {
	rest []byte
	bad  bool
}

func (r *reader) take(n int) []byte {
	if r.bad = r.bad || n > len(r.rest) || n < 0; r.bad {
		return nil
	}
	taken := r.rest[:n]
	r.rest = r.rest[n:]
	return taken
}

func (r *reader) byte() byte {
	if b := r.take(1); b != nil {
		return b[0]
	}
	return 0
}

func (r *reader) unsigned() int {
	n, size := binary.Uvarint(r.rest)
	r.take(size)
	if r.bad = r.bad || size <= 0 || n > 1<<32-1; r.bad {
		return 0
	}
	return int(n)
}

func (r *reader) signed() int {
	for n, shift := 0, 0; shift < 35; {
		b := r.byte()
		n |= int(b&0x7f) << shift
		if shift += 7; b < 0x80 {
			return n << (64 - shift) >> (64 - shift)
		}
	}
	r.bad = true
	return 0
}

func appendSigned(to []byte, n int) []byte {
	for ; n < -64 || n > 63; n >>= 7 {
		to = append(to, byte(n)|0x80)
	}
	return append(to, byte(n)&0x7f)
}
