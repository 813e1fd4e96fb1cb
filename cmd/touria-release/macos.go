package main

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"fmt"
)

// plistName describes the application to macOS.
const plistName = "packaging/macos/Info.plist"

// icnsTypes are the kinds of pictures in an icon of macOS, with their sides in pixels. The kinds for 16 and 32 pixels
// on coarse screens are left out: macOS shows PNG wrongly there, and makes small icons from larger ones.
var icnsTypes = []struct {
	kind string
	side int
}{{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024}}

// icns makes the icon of the application.
func (m *maker) icns() ([]byte, error) {
	var body bytes.Buffer
	for _, t := range icnsTypes {
		read := m.icon
		if t.side == 1024 { // for which Linux has no place
			read = func(int) ([]byte, error) { return m.source.read("packaging/macos/icon-1024.png") }
		}
		data, err := read(t.side)
		if err != nil {
			return nil, err
		}
		body.WriteString(t.kind)
		binary.Write(&body, binary.BigEndian, uint32(8+len(data)))
		body.Write(data)
	}
	head := append([]byte("icns"), binary.BigEndian.AppendUint32(nil, uint32(8+body.Len()))...)
	return append(head, body.Bytes()...), nil
}

// fatAlign is the power of two to which the parts of a universal program are aligned: the largest page of its processors.
const fatAlign = 14

// fat joins programs of several processors to one.
func fat(programs ...[]byte) ([]byte, error) {
	var b bytes.Buffer
	put := func(values ...uint32) { binary.Write(&b, binary.BigEndian, values) }
	put(macho.MagicFat, uint32(len(programs)))
	at := func(n int) int { return (n + 1<<fatAlign - 1) >> fatAlign << fatAlign }
	end := 8 + 20*len(programs)
	for _, p := range programs {
		f, err := macho.NewFile(bytes.NewReader(p))
		if err != nil {
			return nil, fmt.Errorf("this is no program for macOS: %w", err)
		}
		start := at(end)
		put(uint32(f.Cpu), f.SubCpu, uint32(start), uint32(len(p)), fatAlign)
		end = start + len(p)
	}
	for _, p := range programs {
		b.Write(make([]byte, at(b.Len())-b.Len()))
		b.Write(p)
	}
	return b.Bytes(), nil
}

// macos makes the application for macOS.
func (m *maker) macos() ([]byte, error) {
	plist, err := m.source.read(plistName)
	if err != nil {
		return nil, err
	}
	plist = bytes.ReplaceAll(plist, []byte("@version@"), []byte(m.order.version))
	icon, err := m.icns()
	if err != nil {
		return nil, err
	}
	list := []file{{"Info.plist", plain, plist}, {"PkgInfo", plain, []byte("APPL????")}, {"Resources/Touria.icns", plain, icon}}
	licences, err := m.licences()
	if err != nil {
		return nil, err
	}
	list = append(list, below("Resources", licences)...)
	list, err = seal(list, "MacOS/"+programName, m.programs[target{"darwin", "amd64"}], m.programs[target{"darwin", "arm64"}])
	if err != nil {
		return nil, err
	}
	return zipOf(below("Touria.app/Contents", list), m.source.time)
}
