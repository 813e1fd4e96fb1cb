package regexp

import (
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// expressions returns those of Ebitengine that are in the page.
func expressions(t *testing.T) (all []string) {
	dir, err := exec.CommandContext(t.Context(), "go", "list", "-m", "-f", "{{.Dir}}", "github.com/hajimehoshi/ebiten/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"shader/expr.go", "graphics/shader.go", "shaderir/glsl/glsl.go"} {
		source, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "internal", filepath.FromSlash(file)))
		if err != nil {
			t.Fatal(err)
		}
		parts := strings.Split(string(source), "regexp.MustCompile(`")
		for _, part := range parts[1:] {
			text, _, _ := strings.Cut(part, "`")
			all = append(all, text)
		}
	}
	if len(all) < 3 {
		t.Fatalf("Ebitengine has the expressions %q only", all)
	}
	return all
}

// TestIsRegexp: Ebitengine's expressions, and others of the same parts, find what those of Go's regexp find.
func TestIsRegexp(t *testing.T) {
	t.Parallel()
	hits := 0
	for _, text := range append(expressions(t), `a+(b*)a`, `([^a]+)(a*)b$`, `\s*(\d*)(b)`) {
		mine, whole := MustCompile(text), regexp.MustCompile(text)
		part := rapid.SampledFrom([]string{"//kage:unit", "pixels", "__t", "12", "7", " ", "\t", "\n", "\n\n", "\r", "a", "b", "aa", "é"})
		rapid.Check(t, func(t *rapid.T) {
			line := strings.Join(rapid.SliceOfN(part, 0, 7).Draw(t, "line"), "")
			want := whole.FindStringSubmatch(line)
			if len(want) > 0 {
				hits++
			}
			if got := mine.FindStringSubmatch(line); !reflect.DeepEqual(got, want) {
				t.Fatalf("%s in %q: %q, not %q", text, line, got, want)
			}
			if !reflect.DeepEqual(mine.FindSubmatch([]byte(line)), whole.FindSubmatch([]byte(line))) || mine.MatchString(line) != whole.MatchString(line) || mine.FindString(line) != whole.FindString(line) {
				t.Fatalf("%s in %q differs", text, line)
			}
			if text == `\n\n+` {
				if got, want := mine.ReplaceAllString(line, "\n"), whole.ReplaceAllString(line, "\n"); got != want {
					t.Fatalf("%s in %q: %q, not %q", text, line, got, want)
				}
			}
		})
		for _, line := range []string{"__t0", "__t12", "__t12x", "//kage:unit pixels", " \t//kage:unit  texels \r\n", "//kage:unit a b"} {
			if got, want := mine.FindStringSubmatch(line), whole.FindStringSubmatch(line); !reflect.DeepEqual(got, want) {
				t.Errorf("%s in %q: %q, not %q", text, line, got, want)
			}
		}
	}
	if hits < 10 {
		t.Errorf("the expressions matched %d times", hits)
	}
}

// TestUnknown: what this package doesn't know is not taken for something else.
func TestUnknown(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"a?", "a.b", "a|b", "[a-z]", "(a)+", "a{2}", `\w`, "a++", "(a", "a)", "[a"} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%q is read", text)
				}
			}()
			MustCompile(text).MatchString(text)
		}()
	}
}
