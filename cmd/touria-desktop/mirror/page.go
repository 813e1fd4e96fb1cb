// Package mirror describes the screen as the elements of a page, for screen readers. The browser
// version lays that page over its picture. This package is the part that needs no browser: which
// elements there are, what they say, and what has to change from one state to the next.
package mirror

import (
	"fmt"
	"math"
	"strings"
	"unicode"

	"touria.games/touria/render"
)

// Node is an element of the page. Nodes are compared by ==.
type Node struct {
	ID     string // of the element on the screen, or one of the names below
	Parent string // the node around it, "" for the page itself
	Tag    string // its HTML name: it never changes
	Role   string
	Text   string // what stands in it
	Label  string // its name, if no text stands in it
	Desc   string // what is read after the name
	Value  string // of fields and sliders
	Said   string // the value of a slider, in words
	Most   string // of sliders the largest value, of fields the number of characters
	State  State
	Rect   [4]float32 // pixels of the window: x, y, width, height; all 0: it is only around others
	Size   float32    // of a field's letters
}

// State is a set of what is true of a node.
type State uint16

// The states.
const (
	Stop     State = 1 << iota // Tab stops there
	Focus                      // it can have the focus
	Disabled                   // a press says why nothing happens
	Pressed                    // chosen, or on
	Box                        // it is on or off: Pressed says which
	Modal                      // what lies below takes no input
	Inert                      // it takes no input
	Now                        // of progress: Value counts
)

// Has reports whether all of some states hold.
func (s State) Has(all State) bool { return s&all == all }

// SurveyID is the id of the button that reads the table.
const SurveyID = "mirror.survey"

// Sheet returns the id of the node around the elements of one of the windows that lie upon each
// other.
func Sheet(n int) string { return fmt.Sprintf("mirror.sheet.%d", n) }

// Page returns the nodes of a screen in reading order, what is around others before these.
func Page(l *render.Listing) []Node {
	top := 0
	for i := range l.Elements {
		top = max(top, l.Elements[i].Sheet)
	}
	nodes := make([]Node, 0, len(l.Elements)+2)
	if l.Survey != "" && top == 0 {
		nodes = append(nodes, Node{ID: SurveyID, Tag: "button", Text: l.Survey, State: Stop | Focus, Rect: [4]float32{0, 0, 44, 2}})
	}
	seen := make(map[string]bool, len(l.Elements))
	sheet := -1
	for i := range l.Elements {
		e := &l.Elements[i]
		if e.Sheet != sheet {
			sheet = e.Sheet
			nodes = append(nodes, sheetNode(l, sheet, top))
		}
		if seen[e.ID] {
			continue
		}
		seen[e.ID] = true
		n, ok := node(l, e)
		if !ok {
			continue
		}
		n.Parent = Sheet(sheet)
		if e.In != "" && seen[e.In] {
			n.Parent = e.In
		}
		// What has just been read is not read again.
		around := Find(nodes, n.Parent)
		if last := nodes[len(nodes)-1]; (n.Tag == "p" || n.Tag == "h2") && !n.State.Has(Focus) && (n.Text == last.Text || n.Text == around.Label && around.Role == "group") {
			continue
		}
		nodes = append(nodes, n)
	}
	return prune(nodes)
}

// sheetNode is the node around a window's elements. Those above the lowest are dialogs.
func sheetNode(l *render.Listing, sheet, top int) Node {
	n := Node{ID: Sheet(sheet), Tag: "div", State: Focus}
	if sheet > 0 {
		n.Role, n.State, n.Label = "dialog", n.State|Modal, Title(l, sheet)
		for i := range l.Elements { // a message is its description
			if e := &l.Elements[i]; e.Sheet == sheet && e.ID == "dialog.text" {
				n.Desc = plain(e.Label)
			}
		}
	}
	if sheet < top {
		n.State |= Inert
	}
	return n
}

// Title returns the first heading of a window, otherwise the name of its first panel.
func Title(l *render.Listing, sheet int) string {
	panel := ""
	for i := range l.Elements {
		e := &l.Elements[i]
		switch {
		case e.Sheet != sheet || e.Label == "" || e.Silent:
		case e.Heading:
			return plain(e.Label)
		case panel == "" && e.Role == "panel":
			panel = plain(e.Label)
		}
	}
	return panel
}

// node returns the node of an element. ok is false if it has none.
func node(l *render.Listing, e *render.ListedElement) (n Node, ok bool) {
	n = Node{ID: e.ID, Tag: "button", Rect: e.Rect}
	if e.Silent || e.ID == "hint" || e.Label == "" || outside(l, e) {
		return n, false
	}
	name := plain(e.Label)
	n.Text, n.State = name, Stop|Focus
	if e.Checked && !e.Row {
		n.State |= Pressed
	}
	if e.Press && !e.Enabled {
		n.State |= Disabled
	}
	switch e.Role {
	case "button":
	case "target", "info":
		if !e.Press { // only something to read; arrow keys come by nevertheless
			n.Tag, n.State = "p", Focus
		} else if !e.Enabled { // so that Tab leads only to what can be chosen
			n.State &^= Stop
		}
	case "toggle":
		n.Role, n.State = "checkbox", n.State|Box
	case "cycle":
		n.State &^= Pressed
		if e.Value != "" && !strings.HasSuffix(name, e.Value) {
			n.Text = name + l.Colon + plain(e.Value)
		}
	case "link":
		n.State &^= Pressed
	case "field":
		n.Tag, n.Text, n.Label, n.Value = "input", "", name, e.Value
		n.Most = fmt.Sprint(e.Most)
		n.State &^= Pressed
		n.Size = min(e.Rect[3]*.5, 18*max(1, l.PerPixel))
	case "slider":
		n.Tag, n.Text, n.Label, n.Value, n.Most = "input", "", name, fmt.Sprint(e.At), fmt.Sprint(e.Most)
		n.Role, n.Said = "slider", plain(e.Value)
		n.State &^= Pressed
	case "bar":
		n.Tag, n.Role, n.Text, n.Label, n.State = "div", "progressbar", "", name, Now
		n.Value = fmt.Sprint(int(math.Round(float64(e.Part) * 100)))
	case "panel":
		n.Tag, n.Role, n.Text, n.Label, n.State, n.Rect = "div", "group", "", name, 0, [4]float32{}
	default: // a label
		n.Tag, n.State = "p", 0
		if e.Heading {
			n.Tag = "h2"
		}
	}
	if n.State.Has(Focus) && n.Tag != "p" {
		n.Desc = join(plain(e.Detail), Beyond(plain(e.Hint), n.Text+n.Label))
		if e.Why != "" && !e.Enabled {
			n.Desc = join(plain(e.Why), n.Desc)
		}
	}
	return n, true
}

// outside reports whether an element lies where nothing is seen.
func outside(l *render.Listing, e *render.ListedElement) bool {
	x, y, w, h := e.Rect[0], e.Rect[1], e.Rect[2], e.Rect[3]
	return x >= l.W || y >= l.H || x+w <= 0 || y+h <= 0
}

// prune drops groups around nothing.
func prune(nodes []Node) []Node {
	full := map[string]bool{}
	for i := len(nodes) - 1; i >= 0; i-- { // what is inside comes later
		if n := &nodes[i]; n.Role != "group" || full[n.ID] {
			full[n.Parent] = true
		}
	}
	kept := nodes[:0]
	for _, n := range nodes {
		if n.Role != "group" || full[n.ID] {
			kept = append(kept, n)
		}
	}
	return kept
}

// plain makes one line of a text, with a stop where a line ended.
func plain(text string) string {
	if !strings.ContainsAny(text, "\n\u00ad") {
		return text
	}
	var all string
	for line := range strings.Lines(strings.ReplaceAll(text, "\u00ad", "")) {
		all = join(all, strings.TrimSpace(line))
	}
	return all
}

// join joins sentences.
func join(a, b string) string {
	switch {
	case a == "" || b == "":
		return a + b
	case strings.ContainsRune(".!?:;…", []rune(a)[len([]rune(a))-1]):
		return a + " " + b
	}
	return a + ". " + b
}

// Beyond returns what a hint says beyond the name that is read before it.
func Beyond(hint, name string) string {
	if h, n := letters(hint), letters(name); strings.Contains(n, h) {
		return ""
	}
	// A beginning up to a stop that the name has, too, is not read twice.
	for at := len(hint) - 1; at > 0; at-- {
		if strings.ContainsRune(".:–", rune(hint[at])) && at < len(hint)-1 && strings.HasPrefix(letters(name), letters(hint[:at])) {
			return strings.TrimLeft(hint[at:], " .:\u00a0")
		}
	}
	return hint
}

// letters returns a text without what is not read.
func letters(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, text)
}

// Find returns the node with an id, nil if there is none.
func Find(nodes []Node, id string) *Node {
	for i := range nodes {
		if nodes[i].ID == id {
			return &nodes[i]
		}
	}
	return nil
}

// Holds reports whether the element of the id can have the browser's focus: it takes it, and neither it nor what is
// around it is inert.
func Holds(nodes []Node, id string) bool {
	n := Find(nodes, id)
	if n == nil || !n.State.Has(Focus) {
		return false
	}
	for n.Parent != "" && !n.State.Has(Inert) {
		n = Find(nodes, n.Parent)
	}
	return !n.State.Has(Inert)
}

// Top returns the number of the topmost window.
func Top(nodes []Node) (top int) {
	for Find(nodes, Sheet(top+1)) != nil {
		top++
	}
	return top
}

// Arrival returns what is said when another screen appears: its title. What a message says is read
// with the focus that goes there, if the reader has it.
func Arrival(l *render.Listing, used bool) string {
	top := 0
	for i := range l.Elements {
		top = max(top, l.Elements[i].Sheet)
	}
	if top > 0 && used || top == 0 && l.Survey != "" { // a table tells by itself what it asks
		return ""
	}
	text := Title(l, top)
	for i := range l.Elements {
		if e := &l.Elements[i]; e.ID == "dialog.text" {
			text = join(text, plain(e.Label))
		}
	}
	return text
}
