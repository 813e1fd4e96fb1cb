package rules

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"testing"
)

// Each group of sources stays within its range and uses no number twice.
func TestSourcesAreUnique(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "sources.go", nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	groups := 0
	for _, d := range file.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.CONST {
			continue
		}
		groups++
		doc := g.Doc.Text()
		var least, most int
		for i := range doc {
			if n, _ := fmt.Sscanf(doc[i:], ", %d to %d", &least, &most); n == 2 {
				break
			}
		}
		if most == 0 {
			t.Errorf("a group has no range: %s", doc)
		}
		seen := map[int]string{}
		for _, spec := range g.Specs {
			v := spec.(*ast.ValueSpec)
			name := v.Names[0].Name
			n, err := strconv.Atoi(v.Values[0].(*ast.BasicLit).Value)
			switch {
			case err != nil:
				t.Errorf("%s: %v", name, err)
			case n < least || n > most:
				t.Errorf("%s is %d, outside %d to %d", name, n, least, most)
			case seen[n] != "":
				t.Errorf("%s and %s are both %d", name, seen[n], n)
			}
			seen[n] = name
		}
	}
	if groups != 8 {
		t.Errorf("%d groups were found", groups)
	}
}

// Source numbers are given in sources.go and nowhere else.
func TestSourcesAreRegistered(t *testing.T) {
	met := 0
	for _, s := range sources(t, ".") {
		if s.test || s.path == "rules/sources.go" {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			at := func(e ast.Expr) {
				if lit, ok := e.(*ast.BasicLit); ok {
					t.Errorf("%s: source %s is not in rules/sources.go", s.fset.Position(lit.Pos()), lit.Value)
				}
			}
			switch n := n.(type) {
			case *ast.ValueSpec:
				if isNamed(n.Type, "Source") {
					for _, v := range n.Values {
						at(v)
					}
				}
			case *ast.CallExpr:
				if isNamed(n.Fun, "Number") && len(n.Args) == 3 {
					met++
					at(n.Args[1])
				}
			}
			return true
		})
	}
	if met < 10 {
		t.Errorf("only %d uses of chance were found", met)
	}
}

// isNamed reports whether an expression is one of this package's names, used here or elsewhere.
func isNamed(e ast.Expr, name string) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name == name
	case *ast.SelectorExpr:
		x, ok := e.X.(*ast.Ident)
		return ok && x.Name == "rules" && e.Sel.Name == name
	}
	return false
}
