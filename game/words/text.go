package words

// Text is a text of the catalogues with its arguments, not yet in any language. Arguments are those
// of Catalogue.Text, and Parts. An empty key means no text.
type Text struct {
	Key  string
	Args []any
}

// Part fills the gap of its name with another Text.
type Part struct {
	Name string
	Text Text
}

// Gap fills a gap with another text.
func Gap(name string, t Text) Part { return Part{Name: name, Text: t} }

// Say makes a Text.
func Say(key string, args ...any) Text { return Text{Key: key, Args: args} }

// Num fills a gap with a number; the one named Count chooses the plural form.
func Num(name string, n int) Arg { return Arg{Name: name, N: n} }

// Lit fills a gap with a literal, such as a player's name.
func Lit(name, text string) Arg { return Arg{Name: name, Text: text} }

// Ref fills a gap with the catalogue's text of a key.
func Ref(name, key string) Arg { return Arg{Name: name, Key: key} }

// Join lists texts as in a sentence: "a", "a and b", "a, b and c". There must be at least one.
func Join(parts []Text) Text {
	all := parts[0]
	for i, p := range parts[1:] {
		key := "list.more"
		if i == len(parts)-2 {
			key = "list.two"
		}
		all = Say(key, Gap("A", all), Gap("B", p))
	}
	return all
}

// In returns the text in the catalogue's language, "" for no text.
func (t Text) In(c *Catalogue) string {
	if t.Key == "" {
		return ""
	}
	return c.Text(t.Key, t.Args...)
}

// Equal reports whether two texts have the same keys and arguments.
func (t Text) Equal(o Text) bool {
	if t.Key != o.Key || len(t.Args) != len(o.Args) {
		return false
	}
	for i := range t.Args {
		a, aPart := t.Args[i].(Part)
		b, bPart := o.Args[i].(Part)
		switch {
		case aPart != bPart:
			return false
		case aPart:
			if a.Name != b.Name || !a.Text.Equal(b.Text) {
				return false
			}
		case t.Args[i] != o.Args[i]:
			return false
		}
	}
	return true
}
