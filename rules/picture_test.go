package rules

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "draw the rooms and arrows of docs/architecture.md anew")

// rooms are the boxes of the picture, few enough to be read, longest name first: a package belongs to
// the first one that contains it.
var rooms = func() []string {
	list := []string{
		"rules", "rules/touria", "rules/grimoria",
		"game", "game/ui", "game/menu", "game/guide", "game/kit", "game/opening", "game/play", "game/touria", "game/touria/board", "game/touria/turn", "game/touria/opening", "game/touria/after", "game/touria/table", "game/grimoria", "game/grimoria/board", "game/grimoria/opening", "game/grimoria/after", "game/grimoria/table",
		"input", "render", "render/touria", "render/grimoria", "assets",
		"cmd/touria-desktop", "cmd/touria-arena", "cmd/touria-gallery", "cmd/touria-web", "cmd/touria-release",
	}
	slices.SortFunc(list, func(a, b string) int { return len(b) - len(a) })
	return list
}()

func roomOf(pkg string) string {
	for _, r := range rooms {
		if within(pkg, r) {
			return r
		}
	}
	return ""
}

// The picture in docs/architecture.md must match the imports; -update redraws it. Arrows implied by
// others are left out.
func TestPictureOfTheHouse(t *testing.T) {
	arrows := map[string]map[string]bool{}
	for _, s := range sources(t, ".") {
		from := roomOf(s.folder)
		if s.test || strings.HasSuffix(s.folder, "test") { // what only tests use is no part of the house
			continue
		}
		if from == "" {
			t.Errorf("%s stands in a room that the picture does not have", s.path)
			continue
		}
		if arrows[from] == nil {
			arrows[from] = map[string]bool{}
		}
		for _, p := range s.imports {
			own, ok := strings.CutPrefix(p, module+"/")
			if to := roomOf(own); ok && to != from {
				arrows[from][to] = true
			}
		}
	}
	var b strings.Builder
	b.WriteString("```mermaid\nflowchart LR\n")
	for _, top := range []string{"cmd", "render", "input", "game", "rules", "assets"} {
		fmt.Fprintf(&b, "  subgraph %s_[%s/]\n", top, top)
		for _, r := range slices.Sorted(maps.Keys(arrows)) {
			if within(r, top) {
				fmt.Fprintf(&b, "    %s[%s]\n", node(r), r)
			}
		}
		b.WriteString("  end\n")
	}
	for _, from := range slices.Sorted(maps.Keys(arrows)) {
		for _, to := range slices.Sorted(maps.Keys(arrows[from])) {
			if !follows(arrows, from, to) {
				fmt.Fprintf(&b, "  %s --> %s\n", node(from), node(to))
			}
		}
	}
	b.WriteString("```\n")

	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(root, "docs", "architecture.md")
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(page), "```mermaid\n")
	_, after, closed := strings.Cut(rest, "```\n")
	if !ok || !closed {
		t.Fatal("docs/architecture.md has no picture of the house")
	}
	drawn := before + b.String() + after
	if *update {
		if err := os.WriteFile(path, []byte(drawn), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if drawn != string(page) {
		t.Error("docs/architecture.md shows other rooms and arrows than there are: go test ./rules -run Picture -update")
	}
}

func node(room string) string { return strings.NewReplacer("/", "_", "-", "_").Replace(room) }

// follows reports whether other arrows already lead the same way, so that this one can be left out.
func follows(arrows map[string]map[string]bool, from, to string) bool {
	var reaches func(at string) bool
	reaches = func(at string) bool {
		for next := range arrows[at] {
			if next == to || reaches(next) {
				return true
			}
		}
		return false
	}
	for next := range arrows[from] {
		if next != to && reaches(next) {
			return true
		}
	}
	return false
}
