package main

import (
	"bytes"
	"crypto/sha256"
	"debug/macho"
	"encoding/base64"
	"encoding/binary"
	"encoding/xml"
	"image/png"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/words"
)

// plist reads a property list: the keys of its dictionary, and of each the text of its value or the dictionary in it.
func plist(t testing.TB, data []byte) map[string]any {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(data))
	var value func(s xml.StartElement) any
	value = func(s xml.StartElement) any {
		var list []any
		text := ""
		for {
			token, err := d.Token()
			if err != nil {
				t.Fatal(err)
			}
			switch e := token.(type) {
			case xml.StartElement:
				list = append(list, value(e))
			case xml.CharData:
				text += string(e)
			case xml.EndElement:
				switch s.Name.Local {
				case "dict":
					all := map[string]any{}
					for i := 0; i+1 < len(list); i += 2 {
						all[list[i].(string)] = list[i+1]
					}
					return all
				case "array", "plist":
					return list
				case "true":
					return true
				}
				return text
			}
		}
	}
	for {
		token, err := d.Token()
		if err != nil {
			t.Fatal(err)
		}
		if s, ok := token.(xml.StartElement); ok {
			return value(s).([]any)[0].(map[string]any)
		}
	}
}

// The application for macOS has a program for both processors, an icon, a description and a whole seal.
func TestMacOS(t *testing.T) {
	m := test(t)
	all := unzip(t, must(m.macos())(t))
	const top = "Touria.app/Contents/"
	has(t, all, top+"MacOS/touria-desktop", 0o755, "")
	has(t, all, top+"Resources/LICENSE", 0o644, "Apache License")
	info := plist(t, all[top+"Info.plist"].data)
	for key, want := range map[string]string{"CFBundleExecutable": "touria-desktop", "CFBundleIconFile": "Touria", "CFBundleIdentifier": appID, "CFBundleShortVersionString": "1.2.3", "CFBundleVersion": "1.2.3", "CFBundlePackageType": "APPL"} {
		if info[key] != want {
			t.Errorf("%s is %v, not %s", key, info[key], want)
		}
	}
	var languages []string
	for _, l := range info["CFBundleLocalizations"].([]any) {
		languages = append(languages, l.(string))
	}
	slices.Sort(languages)
	if want := slices.Sorted(slices.Values(words.Languages())); !slices.Equal(languages, want) {
		t.Errorf("the languages are %q, not %q", languages, want)
	}
	var ends []string
	for _, d := range info["UTExportedTypeDeclarations"].([]any) {
		ends = append(ends, d.(map[string]any)["UTTypeTagSpecification"].(map[string]any)["public.filename-extension"].([]any)[0].(string))
	}
	if !slices.Equal(ends, []string{"touria", "grimoria"}) {
		t.Errorf("the types of files are %q", ends)
	}

	icon := all[top+"Resources/Touria.icns"].data
	if string(icon[:4]) != "icns" || int(binary.BigEndian.Uint32(icon[4:])) != len(icon) {
		t.Fatal("this is no icon")
	}
	sides := map[string]int{}
	for rest := icon[8:]; len(rest) > 0; {
		n := binary.BigEndian.Uint32(rest[4:])
		picture := must(png.Decode(bytes.NewReader(rest[8:n])))(t)
		sides[string(rest[:4])] = picture.Bounds().Dx()
		rest = rest[n:]
	}
	// Apple's list of kinds.
	for kind, side := range map[string]int{"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024} {
		if sides[kind] != side {
			t.Errorf("the picture %s has %d pixels, not %d", kind, sides[kind], side)
		}
	}

	universal := must(macho.NewFatFile(bytes.NewReader(all[top+"MacOS/touria-desktop"].data)))(t)
	var cpus []macho.Cpu
	for _, a := range universal.Arches {
		cpus = append(cpus, a.Cpu)
		if a.Align != 14 || a.Offset%(1<<14) != 0 {
			t.Errorf("%v lies at %#x", a.Cpu, a.Offset)
		}
		checkSignature(t, all[top+"MacOS/touria-desktop"].data[a.Offset:a.Offset+a.Size], map[int][]byte{1: all[top+"Info.plist"].data, 3: all[top+"_CodeSignature/CodeResources"].data})
	}
	if !slices.Equal(cpus, []macho.Cpu{macho.CpuAmd64, macho.CpuArm64}) {
		t.Errorf("the processors are %v", cpus)
	}

	// Every file of the application is in the seal: in the list of resources, or in the program's own signature.
	sealed := plist(t, all[top+"_CodeSignature/CodeResources"].data)["files2"].(map[string]any)
	for name, e := range all {
		name = strings.TrimPrefix(name, top)
		if slices.Contains([]string{"Info.plist", "PkgInfo", "MacOS/touria-desktop", "_CodeSignature/CodeResources"}, name) {
			continue
		}
		hash, _ := sealed[name].(map[string]any)
		sum := sha256.Sum256(e.data)
		if hash["hash2"] != base64.StdEncoding.EncodeToString(sum[:]) {
			t.Errorf("%s is not sealed", name)
		}
		delete(sealed, name)
	}
	if len(sealed) > 0 {
		t.Errorf("what is not there is sealed: %v", sealed)
	}
}

// checkSignature reads a program's signature as macOS does, and checks every hash in it.
func checkSignature(t testing.TB, program []byte, special map[int][]byte) {
	t.Helper()
	f := must(macho.NewFile(bytes.NewReader(program)))(t)
	at, size := uint32(0), uint32(0)
	for _, l := range f.Loads {
		if raw := l.Raw(); f.ByteOrder.Uint32(raw) == 0x1d {
			if at != 0 {
				t.Error("there are two signatures")
			}
			at, size = f.ByteOrder.Uint32(raw[8:]), f.ByteOrder.Uint32(raw[12:])
		}
	}
	last := f.Segment("__LINKEDIT")
	if at == 0 || at%16 != 0 || int(at+size) != len(program) || last.Offset+last.Filesz != uint64(len(program)) || last.Memsz < last.Filesz || last.Memsz%(1<<14) != 0 {
		t.Fatalf("%v: signature at %d, %d long, in a program of %d with %+v", f.Cpu, at, size, len(program), last)
	}
	for _, s := range f.Sections {
		if s.Offset > 0 && uint32(32)+f.Cmdsz > s.Offset {
			t.Errorf("%v: the load commands run into %s", f.Cpu, s.Name)
		}
	}
	word := func(b []byte, at int) int { return int(binary.BigEndian.Uint32(b[at:])) }
	all := program[at:]
	if word(all, 0) != 0xfade0cc0 || word(all, 4) != int(size) {
		t.Fatalf("%v: this is no signature", f.Cpu)
	}
	parts := map[int][]byte{}
	for i := range word(all, 8) {
		part := all[word(all, 12+8*i+4):]
		parts[word(all, 12+8*i)] = part[:word(part, 4)]
	}
	d := parts[0]
	if word(d, 0) != 0xfade0c02 || word(d, 12) != 2 || d[36] != 32 || d[37] != 2 || d[39] != 12 || word(d, 32) != int(at) {
		t.Fatalf("%v: the directory begins % x", f.Cpu, d[:44])
	}
	if name, _, _ := bytes.Cut(d[word(d, 20):], []byte{0}); string(name) != appID {
		t.Errorf("%v: the name is %q", f.Cpu, name)
	}
	special[2] = parts[2]
	hashes, n := word(d, 16), word(d, 28)
	if word(d, 24) != len(special) || n != (int(at)+4095)/4096 || hashes+32*n != len(d) {
		t.Errorf("%v: %d hashes of pages, %d others", f.Cpu, n, word(d, 24))
	}
	for i := range n {
		sum := sha256.Sum256(program[i*4096 : min((i+1)*4096, int(at))])
		if !bytes.Equal(sum[:], d[hashes+32*i:hashes+32*i+32]) {
			t.Fatalf("%v: page %d has another hash", f.Cpu, i)
		}
	}
	for slot, data := range special {
		sum := sha256.Sum256(data)
		if at := hashes - 32*slot; len(data) == 0 || !bytes.Equal(sum[:], d[at:at+32]) {
			t.Errorf("%v: slot %d has another hash", f.Cpu, slot)
		}
	}
	text := f.Segment("__TEXT")
	if binary.BigEndian.Uint64(d[64:]) != text.Offset || binary.BigEndian.Uint64(d[72:]) != text.Filesz || d[87]&1 == 0 {
		t.Errorf("%v: the program's part is % x", f.Cpu, d[64:88])
	}
}

// A program that is signed once more is the same.
func TestSignAgain(t *testing.T) {
	m := test(t)
	for _, processor := range []string{"amd64", "arm64"} {
		once := must(sign(m.programs[target{"darwin", processor}], appID, []byte("a"), []byte("b")))(t)
		if twice := must(sign(once, appID, []byte("a"), []byte("b")))(t); !bytes.Equal(once, twice) {
			t.Errorf("%s: %d bytes, then %d", processor, len(once), len(twice))
		}
	}
}
