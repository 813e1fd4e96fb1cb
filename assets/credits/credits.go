// Package credits lists the works of others that are part of the game, with
// their licences in full. The program, the command line and the package for the
// browser show them.
package credits

import "strings"

// File is the name of the file beside the browser's page that holds Text. The
// page's program knows no licence texts, so that it loads faster.
const File = "credits.txt"

// Credit is a work of others under one licence.
type Credit struct {
	Name    string // what it is called
	Modules []string
	Licence string // its SPDX identifier
	Text    string // the licence, and the notices that go with it; empty in the browser: see File
}

// Names and licences are the same in all languages.
var list = []Credit{
	{Name: "Ebitengine", Modules: []string{"github.com/hajimehoshi/ebiten/v2"}, Licence: "Apache-2.0",
		Text: read("apache-2.0") + "\n" + read("ebitengine-notice")},
	{Name: "purego", Modules: []string{"github.com/ebitengine/purego"}, Licence: "Apache-2.0", Text: read("apache-2.0")},
	{Name: "Oto", Modules: []string{"github.com/ebitengine/oto/v3"}, Licence: "Apache-2.0", Text: read("apache-2.0")},
	{Name: "pulse", Modules: []string{"github.com/jfreymuth/pulse"}, Licence: "MIT", Text: read("pulse")},
	{Name: "hideconsole", Modules: []string{"github.com/ebitengine/hideconsole"}, Licence: "Apache-2.0", Text: read("apache-2.0")},
	{Name: "Go", Modules: []string{"golang.org/x/image", "golang.org/x/sync", "golang.org/x/sys", "golang.org/x/text"},
		Licence: "BSD-3-Clause", Text: read("go")},
	{Name: "go-locale", Modules: []string{"github.com/jeandeaual/go-locale"}, Licence: "MIT", Text: read("go-locale")},
	{Name: "qr", Modules: []string{"rsc.io/qr"}, Licence: "BSD-3-Clause", Text: read("qr")},
	{Name: "STIX Two Text", Licence: "OFL-1.1", Text: read("stix")},
}

// All returns the credits in the order in which they are shown. The caller must
// not change them.
func All() []Credit { return list }

// Text returns all credits as one text, each licence once.
func Text() string {
	var b strings.Builder
	b.WriteString("Touria contains these works of others:\n\n")
	for _, c := range list {
		b.WriteString("  " + c.Name)
		if len(c.Modules) > 0 {
			b.WriteString(" (" + strings.Join(c.Modules, ", ") + ")")
		}
		b.WriteString(": " + c.Licence + "\n")
	}
	for i, c := range list {
		text := c.Text
		for _, before := range list[:i] {
			if strings.HasPrefix(before.Text, text) {
				text = "The licence is that of " + before.Name + ", above.\n"
				break
			}
		}
		b.WriteString("\n\n" + c.Name + "\n" + strings.Repeat("-", len(c.Name)) + "\n\n" + text)
	}
	return b.String()
}
