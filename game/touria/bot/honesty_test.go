package bot

import (
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

// choices calls f with so many positions that leave a choice, from games of greedy bots with some
// random decisions.
func choices(t testing.TB, count int, f func(s *touria.State, v *touria.View, n int)) {
	for game, n := 0, 0; ; game++ {
		s, _ := touriatest.Start(t, touriatest.Setup(game))
		for p := range touriatest.Play(t, &s, greedily(t, game, 6)) {
			if p.N == 1500 {
				break
			}
			if len(p.Legal) > 1 {
				v := testRules.View(&p.Before, p.Before.ToMove())
				f(&p.Before, &v, n)
				if n++; n == count {
					return
				}
			}
		}
	}
}

// What a seat cannot see makes no difference to any bot or the herald (T10.3, T10.5). In a thousand
// positions, ten thousand in the whole ring, everything hidden from the seat to move is replaced
// three times by something else that looks the same from there. Decisions and hints must stay the
// same.
func TestHiddenThingsMakeNoDifference(t *testing.T) {
	count := ring.Pick(1000, 10_000)
	names := []string{"random", "greedy", "flat:iterations=2"}
	for i, level := range Levels() {
		names = append(names, level+":iterations=8", Name(level, Tempers()[i])+":iterations=3")
	}
	// One set of bots gets the true positions, the other the changed ones, so no bot
	// can remember what another saw.
	var straight, other []Bot
	for _, name := range names {
		straight, other = append(straight, newBot(t, name)), append(other, newBot(t, name))
	}
	herald, heralds := smallHerald(8), smallHerald(8)
	changed, gems, doors, deeper := 0, 0, 0, 0
	phases := map[touria.Phase]int{}
	choices(t, count, func(s *touria.State, v *touria.View, n int) {
		phases[s.Phase()]++
		var want [16]touria.Decision
		for i, b := range straight {
			want[i] = decision(b, *v, uint64(n), 1<<20)
		}
		advice := advise(herald, *v, uint64(n))
		if len(advice.Plan()) > 1 {
			deeper++
		}
		for k := range uint64(3) {
			hidden := testRules.Determinise(v, uint64(n)<<8|k)
			if hidden.Hash() == s.Hash() {
				continue // nothing was hidden, or the replacement was the truth
			}
			changed++
			if hidden.Bag() != s.Bag() {
				gems++
			}
			if hidden.Behind(1) != s.Behind(1) {
				doors++
			}
			look := testRules.View(&hidden, s.ToMove())
			if look != *v {
				t.Fatalf("position %d: something hidden shows", n)
			}
			for i, b := range other {
				if names[i] == "random" && k > 0 {
					continue
				}
				if got := decision(b, look, uint64(n), 1<<20); got != want[i] {
					t.Fatalf("position %d: %s decides %v, or %v with other hidden things", n, names[i], want[i], got)
				}
			}
			if got := advise(heralds, look, uint64(n)); got != advice {
				t.Fatalf("position %d: the hint is %+v, or %+v with other hidden things", n, advice, got)
			}
		}
	})
	t.Logf("%d positions, changed %d times, of these gems in %d and doors in %d; %d plans of several decisions; by phase %v",
		count, changed, gems, doors, deeper, phases)
	if changed < count*2 || gems < count/20 || doors < count || deeper < count/20 {
		t.Errorf("too little was changed: %d times, gems %d, doors %d; %d long plans", changed, gems, doors, deeper)
	}
	for _, p := range []touria.Phase{touria.PhaseBonus, touria.PhaseStart, touria.PhaseTravel, touria.PhaseMove, touria.PhaseMine, touria.PhaseAct,
		touria.PhaseThief, touria.PhaseDragon, touria.PhaseDouble, touria.PhaseJoin, touria.PhaseEnd, touria.PhaseCastle} {
		if phases[p] == 0 {
			t.Errorf("phase %s never came up", p)
		}
	}
}

// A bot keeps nothing from one decision to the next: having seen another seat's view
// changes nothing.
func TestBotsRememberNothing(t *testing.T) {
	for _, bot := range allBots() {
		used := newBot(t, bot.name)
		tried{bot.name, 8 * bot.every}.positions(t, 4, func(s *touria.State, n int) {
			want := decision(newBot(t, bot.name), testRules.View(s, s.ToMove()), uint64(n), 1<<20)
			next := s.Seats().Next(s.ToMove())
			used.Begin(testRules.View(s, next), uint64(n)+1) // shows what this seat must not know
			used.Step(40)
			if got := decision(used, testRules.View(s, s.ToMove()), uint64(n), 1<<20); got != want {
				t.Fatalf("%s decides %v, but %v after it saw the view of %s", bot.name, want, got, next)
			}
		})
	}
}

// A determinisation depends only on the view and the seed, agrees with the view, and differs from
// the next one.
func TestDeterminisations(t *testing.T) {
	for _, name := range []string{"crown", "stroll"} {
		g := newBot(t, name).(*searchBot).game
		other := newBot(t, name).(*searchBot).game
		equal, count := 0, 0
		positions(t, 4, func(s *touria.State, n int) {
			if n%3 != 0 {
				return
			}
			seat := s.ToMove()
			v := testRules.View(s, seat)
			g.setView(v, uint64(n))
			var samples [2]touria.State
			for k := range samples {
				g.Determinise(&samples[k], uint64(k))
				if want := testRules.Determinise(&g.view, uint64(k)); samples[k] != want {
					t.Fatalf("%s: this is not the determinised view", name)
				}
				if look := testRules.View(&samples[k], seat); look != g.view || g.set.forget == 0 && look != v {
					t.Fatalf("%s: a determinisation does not agree with the view", name)
				}
			}
			count++
			if samples[0].Hash() == samples[1].Hash() {
				equal++
			}
			// The true position behind the view makes no difference.
			other.setView(testRules.View(&samples[1], seat), uint64(n))
			var again touria.State
			if other.Determinise(&again, 0); g.set.forget == 0 && again != samples[0] {
				t.Fatalf("%s: a determinisation depends on what is hidden", name)
			}
		})
		if equal*10 > count {
			t.Errorf("%s: of %d pairs of determinisations %d are equal", name, count, equal)
		}
	}
}

// A view is a flat value: nothing leads from it to the true position, and neither the
// seed nor a complete position is part of it.
func TestViewIsFlat(t *testing.T) {
	var walk func(path string, typ reflect.Type)
	walk = func(path string, typ reflect.Type) {
		if typ == reflect.TypeFor[touria.State]() {
			t.Errorf("%s is a complete position", path)
		}
		switch typ.Kind() {
		case reflect.Struct:
			for i := range typ.NumField() {
				f := typ.Field(i)
				if strings.Contains(strings.ToLower(f.Name), "seed") {
					t.Errorf("%s.%s: future chance", path, f.Name)
				}
				walk(path+"."+f.Name, f.Type)
			}
		case reflect.Array:
			walk(path+"[]", typ.Elem())
		case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
			reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		default:
			t.Errorf("%s is a %s, through which something else can be reached", path, typ.Kind())
		}
	}
	walk("View", reflect.TypeFor[touria.View]())

	// Everything that decides gets a view and a seed.
	for _, thinker := range []reflect.Type{reflect.TypeFor[Bot](), reflect.TypeFor[Searcher](), reflect.TypeFor[*Herald](), reflect.TypeFor[*Trainee]()} {
		begin, ok := thinker.MethodByName("Begin")
		if !ok {
			t.Fatalf("%s has no Begin", thinker)
		}
		var in []reflect.Type
		for i := range begin.Type.NumIn() {
			if p := begin.Type.In(i); p != thinker {
				in = append(in, p)
			}
		}
		if !slices.Equal(in, []reflect.Type{reflect.TypeFor[touria.View](), reflect.TypeFor[uint64]()}) {
			t.Errorf("%s begins with %v", thinker, in)
		}
	}
}

// checked is a package of the module with the types of its identifiers.
type checked struct {
	pkg  *types.Package
	info *types.Info
	fset *token.FileSet
}

// typed type-checks packages of this module from source. The compiler provides the
// standard library.
type typed struct {
	root    string
	fset    *token.FileSet
	library types.Importer
	done    map[string]*checked
}

// Import makes typed a types.Importer.
func (l *typed) Import(path string) (*types.Package, error) {
	rest, own := strings.CutPrefix(path, "touria.games/touria/")
	if !own {
		return l.library.Import(path)
	}
	if c := l.done[path]; c != nil {
		return c.pkg, nil
	}
	files, err := filepath.Glob(filepath.Join(l.root, rest, "*.go"))
	if err != nil {
		return nil, err
	}
	var parsed []*ast.File
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(l.fset, name, nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		parsed = append(parsed, f)
	}
	c := &checked{info: &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}, fset: l.fset}
	conf := types.Config{Importer: l}
	if c.pkg, err = conf.Check(path, l.fset, parsed, c.info); err != nil {
		return nil, err
	}
	for _, f := range parsed {
		for _, group := range f.Comments {
			for _, line := range group.List {
				if strings.HasPrefix(line.Text, "//go:linkname") {
					return nil, &types.Error{Fset: l.fset, Pos: line.Pos(), Msg: "linkname"}
				}
			}
		}
	}
	l.done[path] = c
	return c.pkg, nil
}

// holds reports whether a value of a type can lead to a complete position or a view,
// through fields, pointers, elements and interfaces.
func holds(typ types.Type, seen map[types.Type]bool) bool {
	if seen[typ] {
		return false
	}
	seen[typ] = true
	switch t := types.Unalias(typ).(type) {
	case *types.Named:
		if o := t.Obj(); o.Pkg() != nil && o.Pkg().Path() == "touria.games/touria/rules/touria" && (o.Name() == "State" || o.Name() == "View" || o.Name() == "Position") {
			return true
		}
		for a := range t.TypeArgs().Types() {
			if holds(a, seen) {
				return true
			}
		}
		return holds(t.Underlying(), seen)
	case *types.Pointer:
		return holds(t.Elem(), seen)
	case *types.Slice:
		return holds(t.Elem(), seen)
	case *types.Array:
		return holds(t.Elem(), seen)
	case *types.Chan:
		return holds(t.Elem(), seen)
	case *types.Map:
		return holds(t.Key(), seen) || holds(t.Elem(), seen)
	case *types.Struct:
		for f := range t.Fields() {
			if holds(f.Type(), seen) {
				return true
			}
		}
	case *types.Interface:
		return t.String() != "interface{Error() string}" // an implementation may hold anything
	case *types.Tuple:
		for v := range t.Variables() {
			if holds(v.Type(), seen) {
				return true
			}
		}
	}
	return false
}

// Its types alone keep a bot from knowing more than its view (T10.5). It is given nothing but a
// view, the rules and a seed. The only complete positions it can make are determinisations of its
// view. No package variable can hold anything for it.
func TestBotsCanKnowNothingElse(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("needs the compiler, and the sources are the same there")
	}
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(root, "go.mod")); err != nil {
		t.Fatal(err)
	}
	l := &typed{root: root, fset: token.NewFileSet(), done: map[string]*checked{}}
	// A program that is compiled with -trimpath doesn't know where the library is.
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	build.Default.GOROOT = strings.TrimSpace(string(goroot))
	l.library = importer.ForCompiler(l.fset, "gc", nil)
	if _, err := l.Import("touria.games/touria/game/touria/bot"); err != nil {
		t.Fatal(err)
	}
	// Bots import nothing of the game but the rules.
	got := slices.Sorted(maps.Keys(l.done))
	want := []string{"touria.games/touria/game/search", "touria.games/touria/game/touria/bot", "touria.games/touria/game/touria/bot/value", "touria.games/touria/rules", "touria.games/touria/rules/touria"}
	if !slices.Equal(got, want) {
		t.Fatalf("bots are made of %v, want %v", got, want)
	}
	library := []string{"cmp", "embed", "fmt", "math", "math/bits", "math/rand/v2", "slices", "strconv", "strings"}
	for _, path := range got[:3] {
		c := l.done[path]
		for _, imported := range c.pkg.Imports() {
			p := imported.Path()
			switch {
			case p == "reflect" && path == "touria.games/touria/game/search": // for the size of a node
				continue
			case p == "sync" && path != "touria.games/touria/game/search": // to read the weights and find the paths once
				continue
			}
			if !slices.Contains(want, p) && !slices.Contains(library, p) {
				t.Errorf("%s imports %s: a bot needs no more than %v", path, p, library)
			}
		}
		// Package variables could carry something from one decision to the next.
		for _, name := range c.pkg.Scope().Names() {
			if v, ok := c.pkg.Scope().Lookup(name).(*types.Var); ok && holds(v.Type(), map[types.Type]bool{}) {
				t.Errorf("%s.%s is a variable that can hold a position or a view", path, name)
			}
		}
		made := 0
		for id, o := range c.info.Uses {
			f, ok := o.(*types.Func)
			if !ok || f.Pkg() == nil || f.Pkg().Path() != "touria.games/touria/rules/touria" {
				continue
			}
			// The ways in which the rules make a position.
			switch {
			case f.Name() == "Determinise" || strings.HasPrefix(f.FullName(), "(*touria.games/touria/rules/touria.Determiniser)."):
				if made++; path != "touria.games/touria/game/touria/bot" {
					t.Errorf("%s determinises", path)
				}
			case holds(f.Signature().Results(), map[types.Type]bool{}):
				t.Errorf("%s: %s gives a position or a view", l.fset.Position(id.Pos()), f.FullName())
			}
		}
		if path == "touria.games/touria/game/touria/bot" && made == 0 {
			t.Error("nothing is determinised: this test does not see what it looks for")
		}
	}
	// No exported function takes a position, and only what begins a search takes a view.
	c := l.done["touria.games/touria/game/touria/bot"]
	checkOffer := func(name string, sig *types.Signature) {
		for p := range sig.Params().Variables() {
			view := types.TypeString(p.Type(), nil) == "touria.games/touria/rules/touria.View"
			if view && (strings.HasSuffix(name, ".Begin") || name == "Appraiser.Look" || name == "Appraiser.Confirm") {
				continue
			}
			if strings.HasPrefix(name, "Probe.") { // measures and decides nothing, see below
				continue
			}
			if holds(p.Type(), map[types.Type]bool{}) {
				t.Errorf("%s takes %s", name, p.Type())
			}
		}
	}
	if _, decides := any(&Probe{}).(Bot); decides {
		t.Error("a probe can decide, and may see positions")
	}
	offers := 0
	for _, name := range c.pkg.Scope().Names() {
		o := c.pkg.Scope().Lookup(name)
		if !o.Exported() {
			continue
		}
		switch o := o.(type) {
		case *types.Func:
			offers++
			checkOffer(name, o.Signature())
		case *types.TypeName:
			for _, typ := range []types.Type{o.Type(), types.NewPointer(o.Type())} {
				set := types.NewMethodSet(typ)
				for i := range set.Len() {
					if m := set.At(i).Obj().(*types.Func); m.Exported() {
						offers++
						checkOffer(name+"."+m.Name(), m.Signature())
					}
				}
			}
		}
	}
	if offers < 20 {
		t.Errorf("only %d functions and methods were looked at", offers)
	}
}

// smallHerald returns a herald with few iterations.
func smallHerald(iterations int) *Herald {
	h := NewHerald(testRules, 0)
	h.bot.game.set.Iterations = iterations
	return h
}

// advise returns a herald's final hint.
func advise(h *Herald, v touria.View, seed uint64) Hint {
	h.Begin(v, seed)
	for !h.Step(1 << 20) {
	}
	return h.Hint()
}
