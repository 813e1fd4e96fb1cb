package template

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"text/template"
)

// TestShaders: choose writes of Ebitengine's templates what text/template writes, for each filter and each
// way to read beyond an edge. Where Ebitengine has new templates that choose can't write, the page would not start.
func TestShaders(t *testing.T) {
	t.Parallel()
	dir, err := exec.CommandContext(t.Context(), "go", "list", "-m", "-f", "{{.Dir}}", "github.com/hajimehoshi/ebiten/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"builtinshader", "colormshader"} {
		source, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "internal", name, "shader.go"))
		if err != nil {
			t.Fatal(err)
		}
		_, rest, _ := strings.Cut(string(source), ".Parse(`")
		text, _, found := strings.Cut(rest, "`))")
		if !found {
			t.Fatalf("%s has no template", name)
		}
		whole := template.Must(template.New("").Parse(text))
		seen := map[string]bool{}
		for i := range 9 {
			data := struct {
				Filter, FilterNearest, FilterLinear, FilterPixelated      int
				Address, AddressUnsafe, AddressClampToZero, AddressRepeat int
			}{i / 3, 0, 1, 2, i % 3, 0, 1, 2}
			var want, got strings.Builder
			if err := errors.Join(whole.Execute(&want, data), Must(New("").Parse(text)).Execute(&got, data)); err != nil {
				t.Fatal(err)
			}
			if got.String() != want.String() {
				t.Errorf("%s with %+v:\n%s", name, data, &got)
			}
			seen[got.String()] = true
		}
		if len(seen) != 9 {
			t.Errorf("%s has %d shaders, not 9", name, len(seen))
		}
	}
}

// TestConditions: an if has one text, also inside of what is left out.
func TestConditions(t *testing.T) {
	t.Parallel()
	const text = "a{{if eq .X .One}}b{{if eq .Y .One}}c{{else}}d{{end}}e{{else if eq .X .Two}}f{{if eq .Y .One}}g{{end}}{{else if eq .Y .Two}}h{{else}}i{{end}}j"
	for x := range 4 {
		for y := range 4 {
			data := struct{ X, Y, One, Two int }{x, y, 1, 2}
			var want, got strings.Builder
			if err := errors.Join(template.Must(template.New("").Parse(text)).Execute(&want, data), Must(New("").Parse(text)).Execute(&got, data)); err != nil {
				t.Fatal(err)
			}
			if got.String() != want.String() {
				t.Errorf("%+v: %s, not %s", data, &got, &want)
			}
		}
	}
	for _, wrong := range []string{"{{range .X}}", "{{end}}", "{{if .X}}", "{{}}{{end}}"} {
		if err := Must(New("").Parse(wrong)).Execute(&strings.Builder{}, struct{ X int }{}); err == nil {
			t.Errorf("%q is written", wrong)
		}
	}
}
