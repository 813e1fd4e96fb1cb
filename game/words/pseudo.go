package words

import (
	"strings"
	"unicode/utf8"
)

// stretch makes an English entry one of the pseudo-language: every text is 40 % longer and keeps its
// gaps. It repeats vowels, so that lines still break between words.
func stretch(key string, e *entry) {
	// Separators are not words.
	if strings.HasPrefix(key, "number.") || strings.HasPrefix(key, "list.") {
		return
	}
	for i := range e.forms {
		if e.forms[i].set {
			e.forms[i] = stretchText(e.forms[i])
		}
	}
}

func stretchText(t text) text {
	if len(t.parts) == 0 {
		return text{raw: stretchString(t.raw), set: true}
	}
	parts := make([]part, len(t.parts))
	for i, p := range t.parts {
		p.text = stretchString(p.text)
		parts[i] = p
	}
	return text{raw: t.raw, set: true, parts: parts}
}

// stretchString makes a string at least 40 % longer by repeating its vowels;
// where that is not enough, it adds an "o" for each missing letter at the end.
func stretchString(s string) string {
	letters := strings.TrimSpace(s)
	if letters == "" {
		return s
	}
	want := (utf8.RuneCountInString(letters)*4 + 9) / 10
	var b strings.Builder
	seen, added := 0, 0
	total := utf8.RuneCountInString(s)
	for _, r := range s {
		seen++
		b.WriteRune(r)
		// Spread the additions evenly over the text.
		if strings.ContainsRune("aeiouAEIOU", r) {
			for due := (want*seen + total - 1) / total; added < due; added++ {
				b.WriteRune(r)
			}
		}
	}
	if added == want {
		return b.String()
	}
	out := b.String()
	end := len(strings.TrimRight(out, " .,:;!?…"))
	return out[:end] + strings.Repeat("o", want-added) + out[end:]
}
