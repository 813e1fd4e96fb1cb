package pictures_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/assets/pictures"
)

// A game uses only the names and dimensions of its pictures, so it must link neither the pictures
// nor a decoder.
func TestGameLinksNoDecoder(t *testing.T) {
	const module = "touria.games/touria/"
	out, err := exec.Command("go", "list", "-deps", module+"game/...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	deps := strings.Fields(string(out))
	if !slices.Contains(deps, module+"assets/pictures") {
		t.Fatalf("go list names no pictures among %d packages", len(deps))
	}
	for _, d := range deps {
		switch {
		case strings.HasPrefix(d, "golang.org/x/image/webp"), d == module+"assets/pictures/masters", strings.HasPrefix(d, module+"assets/pictures/") && strings.HasSuffix(d, "/painted"):
			t.Errorf("game links %s", d)
		}
	}
}

// another is a second game's set of pictures, with a name that the interface also uses.
var another = pictures.Register(pictures.Set{First: 7 * pictures.SetSize, Names: []string{"card", "symbol"}})

// The names of kinds are unique within their set, and a list is read with the names of its set.
func TestSets(t *testing.T) {
	symbol := another.First + 1
	if symbol.String() != "symbol" || symbol.Set() != another || pictures.KindSymbol.Set() != pictures.Interface {
		t.Errorf("the kind %d is %q", symbol, symbol)
	}
	if k := another.First + 2; k.String() != "" {
		t.Errorf("the kind %d is unknown, and named %q", k, k)
	}
	if k := pictures.Kind(6 * pictures.SetSize); k.String() != "" || k.Set() != nil {
		t.Errorf("the kind %d is in no set, and named %q", k, k)
	}
	list, err := another.ReadList([]byte(`[{"name": "symbol-1", "kind": "symbol", "id": 1}]`))
	if err != nil || len(list) != 1 || list[0].Kind != symbol || list[0].ID != 1 {
		t.Errorf("the list is read as %v, %v", list, err)
	}
	if _, err := another.ReadList([]byte(`[{"name": "x", "kind": "panel"}]`)); err == nil || !strings.Contains(err.Error(), "panel") {
		t.Errorf("a kind of another set: %v", err)
	}
}

func TestRegisterRefuses(t *testing.T) {
	for name, s := range map[string]pictures.Set{
		"taken":    {First: another.First},
		"between":  {First: 6*pictures.SetSize + 1},
		"too high": {First: 200 * pictures.SetSize},
		"too many": {First: 6 * pictures.SetSize, Names: make([]string, pictures.SetSize+1)},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: registered", name)
				}
			}()
			pictures.Register(s)
		}()
	}
}
