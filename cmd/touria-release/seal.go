package main

import (
	"bytes"
	"crypto/sha1"
	"crypto/sha256"
	"debug/macho"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
)

// An application of macOS is sealed with the hashes of its files. Go's linker signs the program for ARM alone, and
// knows nothing of the application around it: macOS then says of what was downloaded that it is damaged. A seal without a
// certificate ("ad hoc") costs nothing; whoever opens the application the first time must allow it in the system's
// settings. The constants are those of cs_blobs.h in Apple's kernel, the layout is that of Go's cmd/internal/codesign.

// resourcesName is the list of hashes in an application.
const resourcesName = "_CodeSignature/CodeResources"

const (
	loadSignature     = 0x1d // the load command that says where the signature is
	loadSignatureSize = 16

	magicSignature    = 0xfade0cc0
	magicDirectory    = 0xfade0c02
	magicRequirements = 0xfade0c01
	magicCertificates = 0xfade0b01

	slotDirectory    = 0
	slotRequirements = 2
	slotCertificates = 0x10000

	flagAdHoc      = 0x2
	flagMainBinary = 0x1
	hashSHA256     = 2

	directorySize = 88
	pageBits      = 12 // of the parts that have a hash each
)

// seal adds to the files of an application its program, joined from those for several processors, and the seal.
func seal(list []file, name string, programs ...[]byte) ([]file, error) {
	var plist []byte
	var sealed []file
	for _, f := range list {
		if f.name == "Info.plist" {
			plist = f.data
		}
		if strings.HasPrefix(f.name, "Resources/") { // the others are in the directory, or may change
			sealed = append(sealed, f)
		}
	}
	if plist == nil {
		return nil, errors.New("an application needs an Info.plist")
	}
	resources := codeResources(sealed)
	var signed [][]byte
	for _, p := range programs {
		s, err := sign(p, appID, plist, resources)
		if err != nil {
			return nil, err
		}
		signed = append(signed, s)
	}
	all, err := fat(signed...)
	return append(list, file{name, executable, all}, file{resourcesName, plain, resources}), err
}

// codeResources lists the hashes of files, in the older form and in the present one, with the rules by which macOS looks for more.
func codeResources(list []file) []byte {
	var b bytes.Buffer
	b.WriteString(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>files</key>
	<dict>
`)
	list = sorted(list)
	for _, f := range list {
		sum := sha1.Sum(f.data)
		fmt.Fprintf(&b, "\t\t<key>%s</key>\n\t\t<data>%s</data>\n", f.name, base64.StdEncoding.EncodeToString(sum[:]))
	}
	b.WriteString("\t</dict>\n\t<key>files2</key>\n\t<dict>\n")
	for _, f := range list {
		sum := sha256.Sum256(f.data)
		fmt.Fprintf(&b, "\t\t<key>%s</key>\n\t\t<dict>\n\t\t\t<key>hash2</key>\n\t\t\t<data>%s</data>\n\t\t</dict>\n", f.name, base64.StdEncoding.EncodeToString(sum[:]))
	}
	b.WriteString("\t</dict>\n")
	for _, set := range sealRules {
		fmt.Fprintf(&b, "\t<key>%s</key>\n\t<dict>\n", set.name)
		for _, r := range set.rules {
			fmt.Fprintf(&b, "\t\t<key>%s</key>\n", r.pattern)
			if r.weight == 0 {
				b.WriteString("\t\t<true/>\n")
				continue
			}
			b.WriteString("\t\t<dict>\n")
			if r.what != "" {
				fmt.Fprintf(&b, "\t\t\t<key>%s</key>\n\t\t\t<true/>\n", r.what)
			}
			fmt.Fprintf(&b, "\t\t\t<key>weight</key>\n\t\t\t<real>%d</real>\n\t\t</dict>\n", r.weight)
		}
		b.WriteString("\t</dict>\n")
	}
	b.WriteString("</dict>\n</plist>\n")
	return b.Bytes()
}

// sealRules are the rules that Apple's own tool writes.
var sealRules = []struct {
	name  string
	rules []sealRule
}{
	{"rules", []sealRule{
		{"^Resources/", "", 0},
		{`^Resources/.*\.lproj/`, "optional", 1000},
		{`^Resources/.*\.lproj/locversion.plist$`, "omit", 1100},
		{`^Resources/Base\.lproj/`, "", 1010},
		{"^version.plist$", "", 0},
	}},
	{"rules2", []sealRule{
		{`.*\.dSYM($|/)`, "", 11},
		{`^(.*/)?\.DS_Store$`, "omit", 2000},
		{"^(Frameworks|SharedFrameworks|PlugIns|Plug-ins|XPCServices|Helpers|MacOS|Library/(Automator|Spotlight|LoginItems))/", "nested", 10},
		{"^.*", "", 0},
		{`^Info\.plist$`, "omit", 20},
		{"^PkgInfo$", "omit", 20},
		{"^Resources/", "", 20},
		{`^Resources/.*\.lproj/`, "optional", 1000},
		{`^Resources/.*\.lproj/locversion.plist$`, "omit", 1100},
		{`^Resources/Base\.lproj/`, "", 1010},
		{"^[^/]+$", "nested", 10},
		{`^embedded\.provisionprofile$`, "", 20},
		{`^version\.plist$`, "", 20},
	}},
}

// sealRule says what becomes of files whose path matches; a weight of 0 stands for the plain form.
type sealRule struct {
	pattern, what string
	weight        int
}

// segments of a program that signing must know.
type segments struct{ text, linkedit *macho.Segment }

// sign signs a program for one processor, in place of the linker's signature if it has one.
func sign(program []byte, id string, plist, resources []byte) ([]byte, error) {
	f, err := macho.NewFile(bytes.NewReader(program))
	if err != nil {
		return nil, fmt.Errorf("this is no program for macOS: %w", err)
	}
	seg := segments{f.Segment("__TEXT"), f.Segment("__LINKEDIT")}
	if f.Magic != macho.Magic64 || seg.text == nil || seg.linkedit == nil {
		return nil, errors.New("the program has no segments to sign")
	}
	order := f.ByteOrder
	const head = 32
	// Where the load commands of the signature and of the last segment are.
	at, linkedit, signature := head, 0, 0
	for _, l := range f.Loads {
		raw := l.Raw()
		switch order.Uint32(raw) {
		case loadSignature:
			signature = at
		case uint32(macho.LoadCmdSegment64):
			if name, _, _ := bytes.Cut(raw[8:24], []byte{0}); string(name) == "__LINKEDIT" {
				linkedit = at
			}
		}
		at += len(raw)
	}
	end := int(seg.linkedit.Offset + seg.linkedit.Filesz)
	out := bytes.Clone(program)
	if signature == 0 {
		for _, s := range f.Sections {
			if s.Offset > 0 && int(s.Offset) < at+loadSignatureSize {
				return nil, errors.New("the program has no room for another load command")
			}
		}
		signature = at
		order.PutUint32(out[16:], f.Ncmd+1)
		order.PutUint32(out[20:], f.Cmdsz+loadSignatureSize)
	} else {
		end = int(order.Uint32(out[signature+8:]))
	}
	if end > len(out) || linkedit == 0 {
		return nil, errors.New("the program's last segment is not where it should be")
	}
	out = append(out[:end], make([]byte, -end&15)...)
	end = len(out)
	size := signatureSize(end, id)
	order.PutUint32(out[signature:], loadSignature)
	order.PutUint32(out[signature+4:], loadSignatureSize)
	order.PutUint32(out[signature+8:], uint32(end))
	order.PutUint32(out[signature+12:], uint32(size))
	length := uint64(end+size) - seg.linkedit.Offset
	order.PutUint64(out[linkedit+32:], (length+1<<fatAlign-1)>>fatAlign<<fatAlign) // in memory
	order.PutUint64(out[linkedit+48:], length)                                     // in the file
	return append(out, signatureOf(out, id, plist, resources, seg.text.Offset, seg.text.Filesz)...), nil
}

// requirements is a list of no requirements, certificates one of no certificates.
var (
	requirements = beWords(magicRequirements, 12, 0)
	certificates = beWords(magicCertificates, 8)
)

// beWords returns numbers of 32 bits as the signature has them.
func beWords(list ...uint32) (b []byte) {
	for _, n := range list {
		b = binary.BigEndian.AppendUint32(b, n)
	}
	return b
}

// specialSlots is how many hashes of other things stand before those of the pages: of the list of resources, the
// requirements and the Info.plist.
const specialSlots = 3

const signatureHead = 12 + 3*8 // with the places of three parts

func directoryLength(code int, id string) int {
	pages := (code + 1<<pageBits - 1) >> pageBits
	return directorySize + len(id) + 1 + (specialSlots+pages)*sha256.Size
}

func signatureSize(code int, id string) int {
	return signatureHead + directoryLength(code, id) + len(requirements) + len(certificates)
}

// signatureOf makes the signature of a program of which all but that is there.
func signatureOf(code []byte, id string, plist, resources []byte, textAt, textSize uint64) []byte {
	length := directoryLength(len(code), id)
	b := beWords(magicSignature, uint32(signatureSize(len(code), id)), 3,
		slotDirectory, signatureHead,
		slotRequirements, uint32(signatureHead+length),
		slotCertificates, uint32(signatureHead+length+len(requirements)))
	pages := (len(code) + 1<<pageBits - 1) >> pageBits
	b = append(b, beWords(magicDirectory, uint32(length), 0x20400, flagAdHoc,
		uint32(directorySize+len(id)+1+specialSlots*sha256.Size), directorySize, specialSlots, uint32(pages), uint32(len(code)))...)
	b = append(b, sha256.Size, hashSHA256, 0, pageBits)
	b = append(b, beWords(0, 0, 0, 0, 0, 0)...) // no parts elsewhere, no team, no limit above 4 GB
	for _, n := range []uint64{textAt, textSize, flagMainBinary} {
		b = binary.BigEndian.AppendUint64(b, n)
	}
	b = append(append(b, id...), 0)
	for _, special := range [][]byte{resources, requirements, plist} {
		sum := sha256.Sum256(special)
		b = append(b, sum[:]...)
	}
	for at := 0; at < len(code); at += 1 << pageBits {
		sum := sha256.Sum256(code[at:min(at+1<<pageBits, len(code))])
		b = append(b, sum[:]...)
	}
	return append(append(b, requirements...), certificates...)
}
