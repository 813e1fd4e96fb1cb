//go:build whole

package golden

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-desktop/stage"
	"touria.games/touria/render"
)

var keptIn = flag.String("listings", "", "write the listings of all screens into this folder, so that those of two commits can be compared")

// listed is where the listings' checksums are kept.
const listed = "testdata/listings.txt"

// TestListings compares what every screen consists of, without places: the elements in reading order with all that
// is said of them, and what listeners have heard on the way. What only moves code or places leaves them all as they
// are. Only checksums are kept: -listings writes the listings themselves, to compare them with another commit's.
func TestListings(t *testing.T) {
	kept, err := os.ReadFile(listed)
	if err != nil && !*update {
		t.Fatal(err, "; -update makes it")
	}
	was := strings.Split(strings.TrimSpace(string(kept)), "\n")
	var now []string
	scenes := slices.Concat(stage.Scenes, stage.Night)
	for _, size := range []image.Point{large, phone, upright} {
		s := stage.New(size.X, size.Y)
		s.Blind = true
		for _, lang := range []string{"en", "de"} {
			for i := range scenes {
				scene := &scenes[i]
				if scene.Name == "night-ledger" && size != large { // a phone counts without a ledger
					continue
				}
				name := fmt.Sprintf("%s-%dx%d-%s", scene.Name, size.X, size.Y, lang)
				var text string
				if err := stage.Try(func() {
					scene.Show(s, stage.Look{Language: lang})
					l := render.List(s.App)
					text = spelled(&l)
				}); err != nil {
					t.Errorf("%s: %v", name, err)
					continue
				}
				line := fmt.Sprintf("%s %x", name, sha256.Sum256([]byte(text)))[:len(name)+17]
				now = append(now, line)
				if *keptIn != "" {
					if err := os.WriteFile(filepath.Join(*keptIn, name+".txt"), []byte(text), 0o666); err != nil {
						t.Fatal(err)
					}
				}
				if !*update && !slices.Contains(was, line) {
					t.Errorf("%s has changed; -listings writes what it is now; -update if it is meant", name)
				}
			}
		}
		s.Close()
	}
	if *update {
		write(t, listed, []byte(strings.Join(now, "\n")+"\n"))
	} else if len(was) != len(now) {
		t.Errorf("there are %d listings, %d are kept; -update if it is meant", len(now), len(was))
	}
}

// spelled returns a listing as text, with a line for each element.
func spelled(l *render.Listing) string {
	var b strings.Builder
	fmt.Fprintf(&b, "scene %s\nfocus %s (%s, strayed: %t)\nprompt %q\nsurvey %q\n", l.Scene, l.Focus, l.At, l.Strayed, l.Prompt, l.Survey)
	for _, h := range l.Heard {
		fmt.Fprintf(&b, "heard %d %q\n", h.Kind, h.Text)
	}
	for i := range l.Elements {
		e := &l.Elements[i]
		fmt.Fprintf(&b, "%s %s %q", e.ID, e.Role, e.Label)
		for _, part := range []struct{ name, text string }{{"value", e.Value}, {"why", e.Why}, {"detail", e.Detail}, {"hint", e.Hint}, {"cap", e.Cap}, {"in", e.In}} {
			if part.text != "" {
				fmt.Fprintf(&b, " %s %q", part.name, part.text)
			}
		}
		for _, state := range []struct {
			name string
			is   bool
		}{{"enabled", e.Enabled}, {"checked", e.Checked}, {"press", e.Press}, {"silent", e.Silent}, {"heading", e.Heading}, {"row", e.Row}} {
			if state.is {
				fmt.Fprintf(&b, " %s", state.name)
			}
		}
		if e.Sheet > 0 || e.Part != 0 || e.Most != 0 {
			fmt.Fprintf(&b, " sheet %d part %.2f at %d of %d", e.Sheet, e.Part, e.At, e.Most)
		}
		b.WriteByte('\n')
	}
	return b.String()
}
