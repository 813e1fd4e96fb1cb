package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// Comparison says how to compare the JSON of two positions. A path names a node, as in
// "players.S.items" or "orders[2].stack".
type Comparison struct {
	// Set reports whether the list at a path is a set. Its entries are sorted by the text that Key
	// returns.
	Set func(path string) bool
	Key func(entry any) string
	// Count reports whether a field is a count. Such a field may be left out when it is zero.
	Count func(path string) bool
	// Every requires every field. Otherwise fields that are false or null may be left out.
	Every bool
}

// Tree reads any JSON value and keeps numbers as they are written.
func Tree(data []byte) (v any, err error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	if err := d.Decode(&v); err != nil {
		return nil, Wrong("the state is not JSON: "+err.Error(), "", "")
	}
	return v, nil
}

// Compare finds the first difference between the expected and the found position. Fields that only
// the found one has are ignored.
func (c Comparison) Compare(expected, found any) error {
	if d := c.differ("", expected, found); d != nil {
		return d
	}
	return nil
}

func (c Comparison) differ(path string, a, b any) *Error {
	switch a := a.(type) {
	case map[string]any:
		if other, ok := b.(map[string]any); ok {
			return c.differInFields(path, a, other)
		}
		return different(path, a, b)
	case []any:
		other, ok := b.([]any)
		if !ok || len(a) != len(other) {
			return different(path, a, b)
		}
		if c.Set(path) {
			a, other = c.sorted(a), c.sorted(other)
		}
		for i := range a {
			if d := c.differ(fmt.Sprintf("%s[%d]", path, i), a[i], other[i]); d != nil {
				return d
			}
		}
		return nil
	}
	if a != b {
		return different(path, a, b)
	}
	return nil
}

func (c Comparison) differInFields(path string, a, b map[string]any) *Error {
	const zero = json.Number("0")
	keys := make([]string, 0, len(a)+len(b))
	for k := range a {
		keys = append(keys, k)
	}
	for k := range b {
		if _, ok := a[k]; !ok && c.Count(join(path, k)) {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	for _, k := range keys {
		at := join(path, k)
		x, y := a[k], b[k]
		_, there := b[k]
		switch {
		case c.Count(at):
			if x == nil {
				x = zero
			}
			if y == nil {
				y = zero
			}
		case !there && !c.Every && (x == nil || x == false):
			continue
		case !there:
			return Wrong("the state lacks a field", Quote(at), "none")
		}
		if d := c.differ(at, x, y); d != nil {
			return d
		}
	}
	return nil
}

// join returns the path of a field.
func join(path, field string) string {
	return strings.TrimPrefix(path+"."+field, ".")
}

func (c Comparison) sorted(list []any) []any {
	list = slices.Clone(list)
	slices.SortFunc(list, func(x, y any) int { return strings.Compare(c.Key(x), c.Key(y)) })
	return list
}

func different(path string, a, b any) *Error {
	x, _ := json.Marshal(a) // these values were read from JSON
	y, _ := json.Marshal(b)
	if path == "" {
		path = "its top"
	}
	return Wrong("the state differs at "+path, Compact(x), Compact(y))
}
