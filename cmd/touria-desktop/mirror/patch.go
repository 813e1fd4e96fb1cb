package mirror

import "slices"

// Patch is what turns one page into another. What has not changed is left alone, so that a reader
// stays where it is.
type Patch struct {
	Gone  []string // ids of nodes to remove, with all that is in them
	Made  []Node   // new nodes
	Set   []Change // nodes that stay and change
	Moved []Place  // where new and moved nodes go, to be done in this order
}

// Change is a node before and after.
type Change struct{ Was, Is Node }

// Place puts a node before another one of the same parent; Before is "" for the end.
type Place struct{ ID, Parent, Before string }

// Empty reports whether there is nothing to do.
func (p *Patch) Empty() bool { return len(p.Gone)+len(p.Made)+len(p.Set)+len(p.Moved) == 0 }

// Diff returns what turns the page was into the page is.
func Diff(was, is []Node) (p Patch) {
	old := make(map[string]*Node, len(was))
	for i := range was {
		old[was[i].ID] = &was[i]
	}
	stays := make(map[string]bool, len(is)) // the nodes that are the same element as before
	for i := range is {
		n := &is[i]
		o := old[n.ID]
		if o == nil || o.Tag != n.Tag || kind(o) != kind(n) || o.Parent != n.Parent || n.Parent != "" && !stays[n.Parent] {
			p.Made = append(p.Made, *n)
			continue
		}
		stays[n.ID] = true
		if *o != *n {
			p.Set = append(p.Set, Change{*o, *n})
		}
	}
	for i := range was {
		if !stays[was[i].ID] {
			p.Gone = append(p.Gone, was[i].ID)
		}
	}
	p.places(was, is, stays)
	return p
}

// kind is what a node cannot change: a field never becomes a slider, nor a dialog the page.
func kind(n *Node) string {
	if n.Tag == "input" || n.Role == "dialog" {
		return n.Role
	}
	return ""
}

// places finds the places of the nodes of every parent. As many as possible of those that stay are
// not touched.
func (p *Patch) places(was, is []Node, stays map[string]bool) {
	at := make(map[string]int, len(was)) // where a node was among all
	for i := range was {
		at[was[i].ID] = i
	}
	var parents []string
	children := map[string][]string{}
	for i := range is {
		n := &is[i]
		if children[n.Parent] == nil {
			parents = append(parents, n.Parent)
		}
		children[n.Parent] = append(children[n.Parent], n.ID)
	}
	for _, parent := range parents {
		list := children[parent]
		var held []string
		for _, id := range list {
			if stays[id] {
				held = append(held, id)
			}
		}
		still := rising(held, at)
		before := ""
		for _, id := range slices.Backward(list) { // from the end, so that what follows has its place
			if !still[id] {
				p.Moved = append(p.Moved, Place{id, parent, before})
			}
			before = id
		}
	}
}

// rising returns a longest selection of ids whose places rise.
func rising(ids []string, at map[string]int) map[string]bool {
	long := make([]int, len(ids)) // the length of the longest selection that ends here
	from := make([]int, len(ids))
	best := -1
	for i := range ids {
		long[i], from[i] = 1, -1
		for j := range i {
			if at[ids[j]] < at[ids[i]] && long[j] >= long[i] {
				long[i], from[i] = long[j]+1, j
			}
		}
		if best < 0 || long[i] > long[best] {
			best = i
		}
	}
	kept := map[string]bool{}
	for i := best; i >= 0; i = from[i] {
		kept[ids[i]] = true
	}
	return kept
}
