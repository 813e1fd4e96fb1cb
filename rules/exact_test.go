package rules

import (
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"strings"
	"testing"
)

// The rules must compute the same result everywhere: integers only (floats just to draw the board),
// no range over a map except to collect keys that are then sorted, no goroutines and no channels.
func TestRulesAreExact(t *testing.T) {
	info := typesOfRules(t)
	for _, s := range sources(t, "rules") {
		if s.test {
			continue
		}
		at := func(n ast.Node, what string) { t.Errorf("%s: %s", s.fset.Position(n.Pos()), what) }
		var function ast.Node
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				function = n
			case *ast.Ident:
				if (n.Name == "float32" || n.Name == "float64" || n.Name == "complex128") && s.path != "rules/touria/board.go" {
					at(n, n.Name)
				}
			case *ast.BasicLit:
				if n.Kind == token.FLOAT {
					at(n, "a number that is not whole")
				}
			case *ast.RangeStmt:
				if info.isMap(s.fset.Position(n.Pos()).String()) && !collectsAndSorts(n, function) {
					at(n, "range over a map")
				}
			case *ast.GoStmt:
				at(n, "a goroutine")
			case *ast.SelectStmt, *ast.ChanType, *ast.SendStmt:
				at(n, "a channel")
			case *ast.SelectorExpr:
				if x, ok := n.X.(*ast.Ident); ok && x.Name == "rand" && n.Sel.Name != "PCG" {
					at(n, "rand."+n.Sel.Name+": chance comes from the seed alone")
				}
			}
			return true
		})
	}
}

// The scan would prove nothing if type checking had failed.
func TestTypesAreSeen(t *testing.T) {
	if info := typesOfRules(t); info.ranges < 100 || len(info.maps) == 0 {
		t.Errorf("%d loops seen, %d over maps", info.ranges, len(info.maps))
	}
}

// ranges finds the loops that range over a map, by position.
type ranges struct {
	maps   map[string]bool
	ranges int
}

func (r *ranges) isMap(position string) bool { return r.maps[position] }

// typesOfRules type-checks the packages below rules. Foreign packages are taken as empty, which is
// enough to recognise our own maps.
func typesOfRules(t *testing.T) *ranges {
	t.Helper()
	found := &ranges{maps: map[string]bool{}}
	files := map[string][]*ast.File{}
	var fset *token.FileSet
	for _, s := range sources(t, "rules") {
		if !s.test {
			fset = s.fset
			files[module+"/"+s.folder] = append(files[module+"/"+s.folder], s.file)
		}
	}
	done := packages{}
	done.load = func(p string) *types.Package {
		info := types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
		conf := types.Config{Importer: done, Error: func(error) {}}
		pkg, err := conf.Check(p, fset, files[p], &info)
		if pkg == nil {
			t.Fatal(err)
		}
		for _, f := range files[p] {
			ast.Inspect(f, func(n ast.Node) bool {
				if loop, ok := n.(*ast.RangeStmt); ok {
					found.ranges++
					if typ := info.Types[loop.X].Type; typ != nil {
						if _, ok := typ.Underlying().(*types.Map); ok {
							found.maps[fset.Position(loop.Pos()).String()] = true
						}
					}
				}
				return true
			})
		}
		return pkg
	}
	done.known = map[string]*types.Package{}
	for p := range files {
		if _, err := done.Import(p); err != nil {
			t.Fatal(err)
		}
	}
	return found
}

// packages loads our own packages with load and takes all others as empty.
type packages struct {
	known map[string]*types.Package
	load  func(p string) *types.Package
}

// Import returns a package, the same one for each path.
func (k packages) Import(p string) (*types.Package, error) {
	if pkg, ok := k.known[p]; ok {
		return pkg, nil
	}
	var pkg *types.Package
	if strings.HasPrefix(p, module+"/") {
		pkg = k.load(p)
	} else {
		pkg = types.NewPackage(p, strings.TrimPrefix(path.Base(p), "v"))
		pkg.MarkComplete()
	}
	k.known[p] = pkg
	return pkg, nil
}

// collectsAndSorts reports whether a loop only appends to a list that the same function sorts.
func collectsAndSorts(loop *ast.RangeStmt, function ast.Node) bool {
	list := ""
	for body := loop.Body.List; len(body) == 1; {
		switch n := body[0].(type) {
		case *ast.IfStmt:
			body = n.Body.List
			continue
		case *ast.AssignStmt:
			if call, ok := n.Rhs[0].(*ast.CallExpr); ok {
				if f, ok := call.Fun.(*ast.Ident); ok && f.Name == "append" {
					if id, ok := n.Lhs[0].(*ast.Ident); ok {
						list = id.Name
					}
				}
			}
		}
		break
	}
	sorted := false
	ast.Inspect(function, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) == 0 {
			return true
		}
		f, ok := call.Fun.(*ast.SelectorExpr)
		arg, isName := call.Args[0].(*ast.Ident)
		if ok && isName && strings.HasPrefix(f.Sel.Name, "Sort") && arg.Name == list && call.Pos() > loop.End() {
			sorted = true
		}
		return true
	})
	return list != "" && sorted
}
