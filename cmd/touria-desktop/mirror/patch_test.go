package mirror

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// apply does to nodes what the page does to its elements.
func apply(nodes []Node, p *Patch) []Node {
	byID := map[string]Node{}
	children := map[string][]string{}
	for _, n := range nodes {
		byID[n.ID] = n
		children[n.Parent] = append(children[n.Parent], n.ID)
	}
	drop := func(id string) {
		for parent, list := range children {
			children[parent] = slices.DeleteFunc(list, func(c string) bool { return c == id })
		}
	}
	for _, id := range p.Gone {
		drop(id)
		delete(byID, id)
		delete(children, id)
	}
	for _, n := range p.Made {
		byID[n.ID] = n
	}
	for _, c := range p.Set {
		byID[c.Is.ID] = c.Is
	}
	for _, to := range p.Moved {
		drop(to.ID)
		list := children[to.Parent]
		at := len(list)
		if to.Before != "" {
			at = slices.Index(list, to.Before)
		}
		children[to.Parent] = slices.Insert(list, at, to.ID)
	}
	var out []Node
	var walk func(parent string)
	walk = func(parent string) {
		for _, id := range children[parent] {
			out = append(out, byID[id])
			walk(id)
		}
	}
	walk("")
	return out
}

// same reports whether two pages have the same nodes in the same order within every parent.
func same(a, b []Node) bool {
	byParent := func(nodes []Node) map[string][]Node {
		m := map[string][]Node{}
		for _, n := range nodes {
			m[n.Parent] = append(m[n.Parent], n)
		}
		return m
	}
	x, y := byParent(a), byParent(b)
	if len(x) != len(y) {
		return false
	}
	for parent, list := range x {
		if !slices.Equal(list, y[parent]) {
			return false
		}
	}
	return true
}

func order(nodes []Node) (ids []string) {
	for _, n := range nodes {
		ids = append(ids, n.Parent+"/"+n.ID)
	}
	return ids
}

func TestDiff(t *testing.T) {
	n := func(id, parent string) Node { return Node{ID: id, Parent: parent, Tag: "button"} }
	was := []Node{n("a", ""), n("b", ""), n("c", ""), n("d", "c"), n("e", "")}
	if p := Diff(was, was); !p.Empty() {
		t.Errorf("nothing has changed, and yet there is %+v", p)
	}
	// One thing more among others moves none of these.
	p := Diff(was, []Node{n("a", ""), n("x", ""), n("b", ""), n("c", ""), n("d", "c"), n("e", "")})
	if len(p.Moved) != 1 || p.Moved[0] != (Place{"x", "", "b"}) || len(p.Made) != 1 || len(p.Gone) != 0 || len(p.Set) != 0 {
		t.Errorf("a new node leads to %+v", p)
	}
	// What goes from the front to the end moves alone.
	p = Diff(was, []Node{n("b", ""), n("c", ""), n("d", "c"), n("e", ""), n("a", "")})
	if len(p.Moved) != 1 || p.Moved[0] != (Place{"a", "", ""}) || len(p.Made)+len(p.Gone) != 0 {
		t.Errorf("a moved node leads to %+v", p)
	}
	// Another text is no other node; another kind of field is.
	said := n("b", "")
	said.Text = "more"
	field := Node{ID: "e", Tag: "input", Role: "slider"}
	p = Diff(append(slices.Clone(was[:4]), Node{ID: "e", Tag: "input"}), []Node{n("a", ""), said, n("c", ""), n("d", "c"), field})
	if len(p.Set) != 1 || p.Set[0].Is != said || len(p.Made) != 1 || p.Made[0] != field || !slices.Equal(p.Gone, []string{"e"}) {
		t.Errorf("changes lead to %+v", p)
	}
	// What stood in a node that is made anew is made anew, too.
	other := n("c", "")
	other.Tag = "div"
	p = Diff(was, []Node{n("a", ""), n("b", ""), other, n("d", "c"), n("e", "")})
	if len(p.Made) != 2 || len(p.Gone) != 2 {
		t.Errorf("a new parent leads to %+v", p)
	}
}

func TestDiffAtRandom(t *testing.T) {
	dice := rand.New(rand.NewPCG(5, 1))
	page := func() (nodes []Node) {
		var groups []string
		for _, i := range dice.Perm(14)[:dice.IntN(14)] {
			n := Node{ID: string(rune('a' + i)), Tag: "button", Text: string(rune('0' + dice.IntN(3)))}
			if len(groups) > 0 && dice.IntN(2) == 0 {
				n.Parent = groups[dice.IntN(len(groups))]
			}
			if i < 4 {
				n.Tag = "div"
				groups = append(groups, n.ID)
			}
			nodes = append(nodes, n)
		}
		return nodes
	}
	was := page()
	for range 3000 {
		is := page()
		p := Diff(was, is)
		if got := apply(was, &p); !same(got, is) {
			t.Fatalf("from %v the patch %+v leads to %v, not to %v", order(was), p, order(got), order(is))
		}
		was = is
	}
}
