package ui_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// optional are the methods that the App calls of those scenes that have them, see Scene.
var optional = map[string]string{
	"Wheel":   "func(int)",
	"Down":    "func(float32, float32) bool",
	"Outside": "func()",
	"Retell":  "func()",
	"Loading": "func() bool",
	"Viewer":  "func() string",
	"Survey":  "func() []string",
	"Cover":   "func()",
	"Record":  "func() []byte",
	"Mood":    "func() sound.Mood",
	"Prelude": "func()",
}

// A scene's method with the name of an optional one has its parameters and results: otherwise it would never be called.
func TestOptionalMethods(t *testing.T) {
	scenes, methods := map[string]bool{}, map[string]map[string]string{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil {
				continue
			}
			of := filepath.Dir(path) + "." + strings.TrimPrefix(types.ExprString(f.Recv.List[0].Type), "*")
			if f.Name.Name == "Build" || f.Name.Name == "Opaque" {
				scenes[of] = true
			}
			if optional[f.Name.Name] != "" {
				if methods[of] == nil {
					methods[of] = map[string]string{}
				}
				methods[of][f.Name.Name] = signature(f.Type)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	met := 0
	for of, list := range methods {
		if !scenes[of] {
			continue
		}
		for name, got := range list {
			met++
			if got != optional[name] {
				t.Errorf("%s.%s is %s, not %s", of, name, got, optional[name])
			}
		}
	}
	if met < 30 {
		t.Errorf("only %d methods were found", met)
	}
}

// signature returns the types of parameters and results without their names.
func signature(f *ast.FuncType) string {
	list := func(l *ast.FieldList) (names []string) {
		for _, p := range l.List {
			for range max(1, len(p.Names)) {
				names = append(names, types.ExprString(p.Type))
			}
		}
		return names
	}
	s := "func(" + strings.Join(list(f.Params), ", ") + ")"
	if f.Results != nil {
		s += " " + strings.Join(list(f.Results), ", ")
	}
	return s
}
