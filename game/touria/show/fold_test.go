package show

import (
	"fmt"
	"reflect"
	"testing"

	"touria.games/touria/rules/touria"
)

// TestFoldIsProject plays random games and compares, after every decision and
// for every viewer, the model folded from the events with the projected state.
func TestFoldIsProject(t *testing.T) {
	r := testRules()
	var seen [touria.EventKinds]bool
	for game := range 20 {
		var models []Model
		n := 0
		playGame(t, r, game, func(s *touria.State) {
			for _, v := range viewers {
				models = append(models, Project(r, s, v))
			}
		}, func(p *ply) bool {
			n++
			st := StatusOf(p.after)
			for i, v := range viewers {
				for k := range p.events {
					seen[p.events[k].Kind] = true
					models[i].Fold(&p.events[k])
				}
				models[i].Status = st
				if want := Project(r, p.after, v); models[i] != want {
					t.Fatalf("game %d decision %d viewer %v: %v\n%s", game, n, v, p.made, difference(models[i], want))
				}
			}
			return true
		})
	}
	for k, ok := range seen {
		if !ok {
			t.Errorf("no event %v came up", touria.EventKind(k))
		}
	}
}

// difference names the fields in which two models differ.
func difference(got, want Model) string {
	s := ""
	g, w := reflect.ValueOf(got), reflect.ValueOf(want)
	for i := range g.NumField() {
		if g.Type().Field(i).IsExported() && !g.Field(i).Equal(w.Field(i)) {
			s += "\n" + g.Type().Field(i).Name + ": got " + fmt.Sprintf("%+v, want %+v", g.Field(i).Interface(), w.Field(i).Interface())
		}
	}
	return s
}

// TestModelShowsNothingHidden: the model of a viewer is the same for every
// position that agrees with what the viewer may see (M9).
func TestModelShowsNothingHidden(t *testing.T) {
	r := testRules()
	for game := range 6 {
		n := 0
		playGame(t, r, game, nil, func(p *ply) bool {
			if n++; n%5 != 0 {
				return true
			}
			for _, viewer := range viewers {
				v := r.View(p.after, viewer)
				other := r.Determinise(&v, uint64(n))
				a, b := Project(r, p.after, viewer), Project(r, &other, viewer)
				if a != b {
					t.Fatalf("game %d decision %d, viewer %v: %s", game, n, viewer, difference(a, b))
				}
			}
			return true
		})
	}
}
