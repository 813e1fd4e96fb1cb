// Package fonts holds the typefaces of Touria: STIX Two Text, under the SIL
// Open Font License, whose text lies beside them.
package fonts

import _ "embed"

// The typefaces, as OpenType files.
var (
	//go:embed STIXTwoText-Bold.otf
	Bold []byte // headings, names, numbers
	//go:embed STIXTwoText-Medium.otf
	Medium []byte // running text
	//go:embed STIXTwoText-MediumItalic.otf
	Italic []byte // hints
)

// License is the text of the fonts' licence.
//
//go:embed OFL.txt
var License string
