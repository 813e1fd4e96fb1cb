package rules

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// screens are the packages whose files build what is on the screen.
var screens = []string{"game/ui", "game/menu", "game/kit", "game/guide", "game/opening", "game/touria/board", "game/touria/turn", "game/touria/opening", "game/touria/after", "game/touria/table", "game/grimoria/board", "game/grimoria/opening", "game/grimoria/after", "game/grimoria/table"}

// TestMeasures prints how large and how knotted the house is, and fails if a figure grows beyond its
// limit: whoever makes one smaller lowers the limit. "go test ./rules -run Measures -v" shows them.
func TestMeasures(t *testing.T) {
	type row struct {
		name       string
		got, limit int
	}
	var rows []row
	add := func(name string, got, limit int) { rows = append(rows, row{name, got, limit}) }

	methods, fields, most, widest := largest(t)
	add("methods of the largest screen type, "+most, methods, 59)
	add("fields of the widest one with 30 methods, "+widest, fields, 25)
	up, all := 0, 0
	for _, pkg := range screens {
		u, a := arrows(t, pkg)
		t.Logf("%-24s %3d of %3d arrows between files run up", pkg, u, a)
		up, all = up+u, all+a
	}
	add(fmt.Sprintf("arrows that run up inside the screen packages, of %d", all), up, 18)
	functions, literals := 0, 0
	for _, pkg := range screens {
		f, l := arithmetic(t, pkg)
		functions, literals = functions+f, literals+l
	}
	add("functions of the screens with layout arithmetic", functions, 83)
	add("numbers in them", literals, 1406)
	add("names of the tables that render uses", asked(t), 34)
	production, tests := lines(t)
	t.Logf("%d lines of programs, %d of tests", production, tests)
	for _, r := range rows {
		t.Logf("%-60s %6d, at most %d", r.name, r.got, r.limit)
		if r.got > r.limit {
			t.Errorf("%s: %d, at most %d", r.name, r.got, r.limit)
		}
	}
}

// production returns the files of a package that are no tests.
func production(t *testing.T, pkg string) (list []source) {
	t.Helper()
	for _, s := range sources(t, pkg) {
		if s.folder == pkg && !s.test {
			list = append(list, s)
		}
	}
	if len(list) == 0 {
		t.Fatalf("%s has no files", pkg)
	}
	return list
}

// receiver returns the name of the type that a method is of, empty for a function.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	switch x := f.Recv.List[0].Type.(type) {
	case *ast.StarExpr:
		if id, ok := x.X.(*ast.Ident); ok {
			return id.Name
		}
	case *ast.Ident:
		return x.Name
	}
	return ""
}

// largest returns the screen type with the most methods, and among those with many the one with the most fields.
func largest(t *testing.T) (methods, fields int, most, widest string) {
	for _, pkg := range screens {
		count, wide := map[string]int{}, map[string]int{}
		for _, s := range production(t, pkg) {
			for _, d := range s.file.Decls {
				switch d := d.(type) {
				case *ast.FuncDecl:
					if r := receiver(d); r != "" {
						count[r]++
					}
				case *ast.GenDecl:
					for _, spec := range d.Specs {
						if ts, ok := spec.(*ast.TypeSpec); ok {
							if st, ok := ts.Type.(*ast.StructType); ok {
								for _, f := range st.Fields.List {
									wide[ts.Name.Name] += max(1, len(f.Names))
								}
							}
						}
					}
				}
			}
		}
		for name, n := range count {
			if n > methods {
				methods, most = n, pkg+"."+name
			}
			if n >= 30 && wide[name] > fields {
				fields, widest = wide[name], pkg+"."+name
			}
		}
	}
	return methods, fields, most, widest
}

// arrows counts which files of a package use names of which others, and how many of these arrows run
// up: against the order of the files that leaves the fewest, as far as a greedy search finds it.
func arrows(t *testing.T, pkg string) (up, all int) {
	files := production(t, pkg)
	home := map[string]int{} // a name that one file declares
	declare := func(name string, file int) {
		if at, ok := home[name]; ok && at != file {
			home[name] = -1 // several do: it tells nothing
		} else {
			home[name] = file
		}
	}
	for i, s := range files {
		for _, d := range s.file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				declare(d.Name.Name, i)
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					switch spec := spec.(type) {
					case *ast.TypeSpec:
						declare(spec.Name.Name, i)
					case *ast.ValueSpec:
						for _, n := range spec.Names {
							declare(n.Name, i)
						}
					}
				}
			}
		}
	}
	uses := make([]map[int]bool, len(files))
	for i, s := range files {
		uses[i] = map[int]bool{}
		foreign := map[string]bool{}
		for _, p := range s.imports {
			foreign[p[strings.LastIndex(p, "/")+1:]] = true
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := sel.X.(*ast.Ident); ok && foreign[x.Name] {
					return false
				}
			}
			if id, ok := n.(*ast.Ident); ok {
				if to, ok := home[id.Name]; ok && to >= 0 && to != i {
					uses[i][to] = true
				}
			}
			return true
		})
	}
	for _, u := range uses {
		all += len(u)
	}
	return backward(uses), all
}

// backward returns how many arrows of a graph point against an order that is found by taking away what nothing uses
// and what uses nothing, and in a circle the node that is used the least beyond what it uses (Eades, Lin and Smyth).
// Without circles it is 0.
func backward(uses []map[int]bool) (up int) {
	left := map[int]bool{}
	for i := range uses {
		left[i] = true
	}
	place := make([]int, len(uses))
	first, last := 0, len(uses)-1
	for len(left) > 0 {
		top, low, best, gain := -1, -1, -1, 0
		for _, i := range slices.Sorted(maps.Keys(left)) {
			in, out := 0, 0
			for j := range left {
				if uses[i][j] {
					out++
				}
				if uses[j][i] {
					in++
				}
			}
			if in == 0 && top < 0 {
				top = i
			}
			if out == 0 && low < 0 {
				low = i
			}
			if best < 0 || out-in > gain {
				best, gain = i, out-in
			}
		}
		switch {
		case top >= 0:
			best = top
			fallthrough
		case low < 0:
			place[best] = first
			first++
		default:
			best = low
			place[best] = last
			last--
		}
		delete(left, best)
	}
	for i := range uses {
		for j := range uses[i] {
			if place[j] < place[i] {
				up++
			}
		}
	}
	return up
}

// arithmetic counts the functions of a package that work out rectangles from numbers, and those
// numbers.
func arithmetic(t *testing.T, pkg string) (functions, literals int) {
	for _, s := range production(t, pkg) {
		for _, d := range s.file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Body == nil {
				continue
			}
			boxes, sums, numbers := 0, 0, 0
			ast.Inspect(f.Body, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CallExpr:
					switch name := called(n); name {
					case "Box", "Column", "Columns", "Row", "Rows", "Cell", "Centred", "CutLeft", "CutTop", "CutRight", "CutBottom", "Inset",
						"TakeTop", "TakeBottom", "TakeLeft", "TakeRight", "Trim", "Within", "Around", "Spread", "Cut", "CutLow", "Cross":
						boxes++
					}
				case *ast.SelectorExpr:
					switch n.Sel.Name {
					case "X", "Y", "W", "H":
						sums++
					}
				case *ast.BasicLit:
					if n.Kind == token.INT || n.Kind == token.FLOAT {
						numbers++
					}
				}
				return true
			})
			if boxes > 0 && sums >= 3 && numbers >= 3 {
				functions++
				literals += numbers
			}
		}
	}
	return functions, literals
}

// called returns the name of the function or method that is called.
func called(c *ast.CallExpr) string {
	switch f := c.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		return f.Sel.Name
	}
	return ""
}

// asked returns how many names of packages of tables, of what is shown after a game, and of Grimoria's board render uses, but for
// the looks.
func asked(t *testing.T) int {
	names := map[string]bool{}
	for _, s := range sources(t, "render") {
		if s.test {
			continue
		}
		scenes := map[string]bool{}
		for _, p := range s.imports {
			if name := p[strings.LastIndex(p, "/")+1:]; name == "table" || name == "after" || strings.HasSuffix(p, "/grimoria/board") {
				scenes[name] = true
			}
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok && !strings.HasPrefix(sel.Sel.Name, "Look") {
				if x, ok := sel.X.(*ast.Ident); ok && scenes[x.Name] {
					names[s.folder+"."+sel.Sel.Name] = true
				}
			}
			return true
		})
	}
	return len(names)
}

// lines counts the lines of the module's Go files.
func lines(t *testing.T) (production, tests int) {
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range sources(t, ".") {
		text, err := os.ReadFile(filepath.Join(root, s.path))
		if err != nil {
			t.Fatal(err)
		}
		n := bytes.Count(text, []byte("\n"))
		if s.test {
			tests += n
		} else {
			production += n
		}
	}
	return production, tests
}
