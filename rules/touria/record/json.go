package record

import (
	"encoding/json"
	"strconv"

	"touria.games/touria/rules/touria"
)

// object appends the fields of one JSON object in the order of the calls, so
// that equal values always have equal text.
type object struct {
	b     []byte
	comma bool
}

func open(dst []byte) object { return object{b: append(dst, '{')} }

func (o *object) close() []byte { return append(o.b, '}') }

// key starts a field; its value must be appended to o.b next.
func (o *object) key(name string) {
	if o.comma {
		o.b = append(o.b, ',')
	}
	o.comma = true
	o.b = append(o.b, '"')
	o.b = append(o.b, name...)
	o.b = append(o.b, '"', ':')
}

func (o *object) text(name, value string) {
	o.key(name)
	o.b = appendText(o.b, value)
}

// textOrNull appends a text field, or null where there is none.
func (o *object) textOrNull(name, value string, is bool) {
	o.key(name)
	if is {
		o.b = appendText(o.b, value)
	} else {
		o.b = append(o.b, "null"...)
	}
}

func (o *object) number(name string, value int) {
	o.key(name)
	o.b = strconv.AppendInt(o.b, int64(value), 10)
}

// count appends a number unless it is zero.
func (o *object) count(name string, value int) {
	if value != 0 {
		o.number(name, value)
	}
}

func (o *object) flag(name string, value bool) {
	o.key(name)
	o.b = strconv.AppendBool(o.b, value)
}

// ifTrue appends a flag that may be left out where it is false.
func (o *object) ifTrue(name string, value bool) {
	if value {
		o.flag(name, true)
	}
}

// appendText appends a JSON string.
func appendText(dst []byte, s string) []byte {
	for i := 0; i < len(s); i++ {
		if c := s[i]; c < ' ' || c == '"' || c == '\\' || c >= 0x7f {
			q, err := json.Marshal(s)
			if err != nil { // a string always has a JSON form
				panic(err)
			}
			return append(dst, q...)
		}
	}
	dst = append(dst, '"')
	dst = append(dst, s...)
	return append(dst, '"')
}

// appendList appends a JSON list of n entries.
func appendList(dst []byte, n int, entry func(dst []byte, i int) []byte) []byte {
	dst = append(dst, '[')
	for i := range n {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = entry(dst, i)
	}
	return append(dst, ']')
}

// appendGems appends a list of gems in the order of T1.2, one of them, if it
// is a colour, put last.
func appendGems(dst []byte, g touria.Gems, last touria.Colour) []byte {
	list := gemList(g)
	if last < touria.NoColour && g[last] > 0 {
		g[last]--
		list = append(gemList(g), last)
	}
	return appendList(dst, len(list), func(dst []byte, i int) []byte { return appendText(dst, list[i].String()) })
}

// gemList lists gems in the order of T1.2.
func gemList(g touria.Gems) []touria.Colour {
	list := make([]touria.Colour, 0, 8)
	for c, n := range g {
		for range n {
			list = append(list, touria.Colour(c))
		}
	}
	return list
}

// appendCounts appends gems as an object of counts, zeros left out.
func appendCounts(dst []byte, g touria.Gems) []byte {
	o := open(dst)
	for c, n := range g {
		o.count(touria.Colour(c).String(), int(n))
	}
	return o.close()
}

// appendItems appends a list of items.
func appendItems(dst []byte, list []touria.Item) []byte {
	return appendList(dst, len(list), func(dst []byte, i int) []byte { return appendItem(dst, list[i]) })
}

// appendItem appends an item, null for none.
func appendItem(dst []byte, i touria.Item) []byte {
	if i == touria.NoItem {
		return append(dst, "null"...)
	}
	return appendText(dst, i.String())
}

// itemList lists the items of a set.
func itemList(m touria.ItemSet) []touria.Item {
	var list []touria.Item
	for i := touria.Item(0); i < touria.NoItem; i++ {
		if m.Has(i) {
			list = append(list, i)
		}
	}
	return list
}

// readGems reads a list of gems; last is the one at its end.
func readGems(names []string) (g touria.Gems, last touria.Colour, err error) {
	last = touria.NoColour
	for _, n := range names {
		if last, err = touria.ParseColour(n); err != nil {
			return g, touria.NoColour, err
		}
		if g[last] == 255 {
			return g, last, wrong("a list of gems is too long", "", "")
		}
		g[last]++
	}
	return g, last, nil
}

// readCounts reads an object of gem counts.
func readCounts(counts map[string]int) (g touria.Gems, err error) {
	for c := touria.Black; c < touria.NoColour; c++ {
		n, ok := counts[c.String()]
		if !ok {
			continue
		}
		if n < 0 || n > 255 {
			return g, wrong("a number of "+c.String()+" gems is impossible", "0 or more", strconv.Itoa(n))
		}
		g[c] = uint8(n)
	}
	return g, nil
}

// readItems reads a list of items of which none may stand there twice.
func readItems(names []string) (list []touria.Item, set touria.ItemSet, err error) {
	for _, n := range names {
		i, err := touria.ParseItem(n)
		if err != nil {
			return nil, 0, err
		}
		if set.Has(i) {
			return nil, 0, wrong("a list of items names "+i.String()+" twice", "", "")
		}
		list = append(list, i)
		set |= 1 << i
	}
	return list, set, nil
}
