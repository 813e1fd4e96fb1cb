// Package fonts embeds the typefaces: STIX Two Text, under the SIL Open Font
// License (OFL.txt). They are cut down to the letters of European languages,
// including Greek and Cyrillic for players' names, and the signs that our texts
// use, with fonttools' pyftsubset:
//
//	pyftsubset FILE --layout-features=kern --name-IDs='*' --notdef-outline --unicodes=U+0020-007E,U+00A0-024F,U+02C6-02DD,U+0370-04FF,U+1E80-1E85,U+1E9E,U+1EF2,U+1EF3,U+2002-200B,U+2010-2027,U+202F,U+2030-203A,U+2044,U+20AC,U+2116,U+2122,U+2190-2193,U+2212,U+2260,U+2264,U+2265
package fonts

import _ "embed"

// The typefaces, as OpenType files.
var (
	//go:embed STIXTwoText-Bold.otf
	Bold []byte // headings, names, numbers
	//go:embed STIXTwoText-Medium.otf
	Medium []byte // running text
)

// License is the fonts' licence.
//
//go:embed OFL.txt
var License string
