// Package shelf names the files of a release, so that what makes them and what links to them agree.
package shelf

// File is a program as it is handed out.
type File struct {
	System    string // as everybody calls it
	For       string // whom it is for, in names that are the same in all languages
	Processor string // as Go calls it, "" for all
	End       string // of its name: the form
	name      string
}

// Files are the programs, those that most people want first.
var Files = []File{
	{"Windows", "x86-64", "amd64", ".zip", "windows-amd64"},
	{"Windows", "ARM64", "arm64", ".zip", "windows-arm64"},
	{"macOS", "Intel, Apple", "", ".zip", "macos"},
	{"Linux", "Debian, Ubuntu: x86-64", "amd64", ".deb", "linux-amd64"},
	{"Linux", "Debian, Ubuntu: ARM64", "arm64", ".deb", "linux-arm64"},
	{"Linux", "Fedora, openSUSE: x86-64", "amd64", ".rpm", "linux-amd64"},
	{"Linux", "Fedora, openSUSE: ARM64", "arm64", ".rpm", "linux-arm64"},
	{"Linux", "x86-64", "amd64", ".tar.gz", "linux-amd64"},
	{"Linux", "ARM64", "arm64", ".tar.gz", "linux-arm64"},
}

// Name returns the name of a file in a release.
func (f File) Name(version string) string { return Other(version, f.name+f.End) }

// Other returns the name of another file of a release: the sources, the browser version …
func Other(version, what string) string { return "touria-" + version + "-" + what }
