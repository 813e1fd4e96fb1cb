package words

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	assets "touria.games/touria/assets/words"
)

// A term is a word of docs/glossary.md that translations once took for another.
type term struct {
	row    string            // how its row in the glossary begins
	folder string            // the catalogues in which it is one
	en     string            // an expression of the English texts that say it
	others map[string]string // what the text of the same key says then in each other language
}

var terms = []term{
	{"round ", "grimoria", `\brounds?\b`, map[string]string{"de": "Runde", "fr": "manche", "it": "round", "nl": "ronde"}},
	{"magic level", "grimoria", `magic level`, map[string]string{"de": "Magiestufe", "fr": "niveau de magie", "it": "livello di magia", "nl": "magieniveau"}},
	{"display", "grimoria", `display`, map[string]string{"de": "Auslage", "fr": "étalage", "it": "offerta", "nl": "aanbod"}},
	{"companion", "grimoria", `companion`, map[string]string{"de": "Gefährte", "fr": "compagnon", "it": "compagn", "nl": "metgezel"}},
	{"coin", "grimoria", `\bcoins?\b`, map[string]string{"de": "Münze", "fr": "pièce", "it": "monet", "nl": "munt"}},
	{"cloak", "grimoria", `cloak`, map[string]string{"de": "Umhang", "fr": "cape", "it": "mantello", "nl": "mantel"}},
	{"to block", "grimoria", `\bblock`, map[string]string{"de": "bann", "fr": "bloqu", "it": "blocc", "nl": "blokke"}},
	{"to foil", "grimoria", `\bfoil(ed by)?\b`, map[string]string{"de": "vereitel", "fr": "déjou", "it": "svent", "nl": "verijdel"}},
	{"to swap (the witch)", "grimoria", `\bswap`, map[string]string{"de": "tausch", "fr": "échang", "it": "scambi", "nl": "ruil"}},
	{"face-down", "grimoria", `face-down`, map[string]string{"de": "verdeckt", "fr": "caché", "it": "copert", "nl": "gedekt"}},
	{"to fail", "grimoria", `\bfails\b`, map[string]string{"de": "missling", "fr": "échoue", "it": "fall", "nl": "misluk"}},
	{"tax collector", "grimoria", `tax collector`, map[string]string{"de": "Zöllner", "fr": "percepteur", "it": "esattore", "nl": "tollenaar"}},
	{"tax collector; seer", "grimoria", `\bseer\b`, map[string]string{"de": "Seherin", "fr": "voyante", "it": "veggente", "nl": "zieneres"}},
	{"black mage", "grimoria", `black mage`, map[string]string{"de": "Schwarzmagier", "fr": "mage noir", "it": "mago nero", "nl": "zwarte magiër"}},
	{"owl", "grimoria", `\bowl`, map[string]string{"de": "Eule", "fr": "chouette", "it": "gufo", "nl": "uil"}},
	{"to put away", "grimoria", `\bputs? .*away|put away`, map[string]string{"de": "leg.*weg|weg(ge)?leg", "fr": "écart", "it": "(mett|mess).* via", "nl": "doet? .*weg|weg(ge| te )?d"}},
	{"to blow away", "grimoria", `\bblows? .*away|blow away`, map[string]string{"de": "bl(a|ä)s.* weg|weg(ge)?blas", "fr": "bala", "it": "soffi.* via", "nl": "blaast? .*weg|weg(ge)?bla"}},
	{"stack", "grimoria", `\bstacks?\b`, map[string]string{"de": "Stapel", "fr": "pioch", "it": "mazz", "nl": "stapel"}},
	{"stack", "touria", `\bstacks?\b`, map[string]string{"de": "Stapel", "fr": "pioche", "it": "pil", "nl": "stapel"}},
	{"stack; discard pile", "touria", `discard pile`, map[string]string{"de": "Ablagestapel", "fr": "défausse", "it": "scarti", "nl": "aflegstapel"}},
	{"bonus at the start", "touria", `starting bonus`, map[string]string{"de": "Startgeschenk", "fr": "bonus de départ", "it": "bonus iniziale", "nl": "startbonus"}},
	{"order", "touria", `fulfil (an|one|it|this)\b|fulfils|fulfil \d`, map[string]string{"de": "erfüll", "fr": "honor", "it": "complet", "nl": "vervul"}},
	{"side, face", "touria", `tower side|\bfaces? towards|side faces`, map[string]string{"de": "seite", "fr": "face", "it": "lato", "nl": "kant"}},
	{"side, face", "site", `tower faces`, map[string]string{"de": "seite", "fr": "face", "it": "lati", "nl": "kant"}},
	{"castle gate", "touria", `\bgates?\b`, map[string]string{"de": `\btor\b|schlosstor`, "fr": "portail", "it": "portone", "nl": "poort"}},
	{"to join in", "touria", `\bjoin in\b`, map[string]string{"de": "mitmach|mach.* mit", "fr": "particip", "it": "partecip", "nl": "mee"}},
	{"to use a place", "touria", `\buse (a|the|this|same) place`, map[string]string{"de": "nutz", "fr": "utilis", "it": "us", "nl": "gebruik"}},
	{"royal children", "touria", `royal children`, map[string]string{"de": "Königskinder", "fr": "enfants royaux", "it": "figli del re", "nl": "koningskinderen"}},
	{"a bot", "touria", `\bbots?\b`, map[string]string{"de": "bot", "fr": "bot", "it": "bot", "nl": "bot"}},
	{"seed", "box", `\bseed\b`, map[string]string{"de": "seed", "fr": "graine", "it": "seme", "nl": "seed"}},
	{"standard rules", "box", `standard rules`, map[string]string{"de": "Standardregeln", "fr": "règles officielles", "it": "regole standard", "nl": "standaardregels"}},
}

// gap is a gap in a text.
var gap = regexp.MustCompile(`\{[^}]*\}`)

// Where an English text says a term of the glossary, the other languages say the glossary's word for it.
func TestGlossary(t *testing.T) {
	rows := glossary(t)
	files := map[string]map[string]*entry{}
	file := func(folder, lang string) map[string]*entry {
		if files[folder+lang] == nil {
			files[folder+lang] = parseFile(t, folder, lang)
		}
		return files[folder+lang]
	}
	for _, term := range terms {
		said := regexp.MustCompile("(?i)" + term.en)
		english := file(term.folder, English)
		for i, lang := range Languages()[1:] {
			word := term.others[lang]
			want := regexp.MustCompile("(?i)" + word)
			cell := cellOf(rows, term.row, i+1)
			if !slices.ContainsFunc(strings.FieldsFunc(word, notLetter), func(part string) bool {
				return strings.Contains(strings.ToLower(cell), strings.ToLower(part))
			}) {
				t.Errorf("%s: the glossary has %q in the row of %s, not %q", lang, cell, term.row, word)
			}
			found, others := 0, file(term.folder, lang)
			for key, e := range english {
				if isForm(key) || !said.MatchString(gap.ReplaceAllString(e.forms[other].raw, "")) {
					continue
				}
				found++
				if text := others[key].forms[other].raw; !want.MatchString(text) {
					t.Errorf("%s: %s is %q, which does not say %q as the glossary does", lang, key, text, word)
				}
			}
			if found == 0 {
				t.Errorf("no English text says %s", term.row)
			}
		}
	}
}

func notLetter(r rune) bool { return !unicode.IsLetter(r) && r != ' ' }

// glossary returns the cells of every row of the glossary.
func glossary(t *testing.T) (rows [][]string) {
	t.Helper()
	data, err := os.ReadFile("../../docs/glossary.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(string(data), "\n") {
		if cells := strings.Split(strings.Trim(line, "| "), " | "); len(cells) == len(Languages()) {
			rows = append(rows, cells)
		}
	}
	return rows
}

// cellOf returns a cell of all rows that begin so.
func cellOf(rows [][]string, begin string, cell int) (text string) {
	for _, row := range rows {
		if strings.HasPrefix(row[0]+" ", begin) {
			text += row[cell] + "; "
		}
	}
	return text
}

// parseFile reads one file of a language.
func parseFile(t *testing.T, folder, lang string) map[string]*entry {
	t.Helper()
	data, err := assets.Files.ReadFile(folder + "/" + lang + ".json")
	if err != nil {
		t.Fatal(err)
	}
	entries, err := parse(data)
	if err != nil {
		t.Fatal(err)
	}
	return entries
}

// unsaid are expressions of words that are wrong in a language: another word of the glossary is meant,
// or it reads as another sport, a pub or a crime. They are of one folder, or of all ("").
var unsaid = map[string]map[string][]string{
	"en": {
		"":         {`household`, `\bhas most\b`, `[Oo]wn goals`, `[Bb]y the box`, `(Only|only|of|from|hit) who\b`, `[Ww]hoever has`, `\bface\w* that looks? at`, `goes on trying`},
		"grimoria": {`\b[Ss]tops\b`, `Last order`, `Taxman`, `[Dd]ark mage`, `\bbroken?\b`, `\bof the (display|discard pile)`},
		"touria":   {`[Ff]ill an order`, `\b[Ww]elcome gift`, `\b[Ee]qual gems`},
	},
	"de": {
		"":         {`Haushalt`, `Startzahl`, `Computergegner`, `(Neues|Dieses|neues|dieses) Spiel`, `in einem Spiel\b`, `Das Spiel (beginnt|ist vorbei)`, `\b(bekämst|zögst|brächte)\b`},
		"grimoria": {`Steuermann`, `Steuereintreiber`, `Mantel`, `[Uu]mlegen`, `gebrochen|\bbrich\b`, `bist du spät dran`, `Karten? der Auslage`, `Karten? des Ablagestapels`, `\bFolge\b`},
		"touria":   {`füllen .*Auftr`, `Bonus`, `\bverdeckt (drei )?Edelsteine`},
	},
	"fr": {
		"":         {`\b[Tt]u (ne )?\p{L}+es?\b`, `(^|[.:] |\b(de|à|frappent|Seul) )[Qq]ui (a|en|ouvre|gagne|participe|l’ouvre)\b`, `meilleure maison`, `abîmé`, `règle de la boîte`},
		"grimoria": {`\bhibou`, `\bpiles?\b`, `(^|\P{L})étal(\P{L}|$)`, `\b[Jj]et(er|ez|te) (le|un|votre) sort`, `[Dd]e (plans|sorts) aussi`, `en solo`, `[Ss]orts? noirs? brisé`, `Brisez`, `\b[Ss]ouffl`},
		"touria":   {`\bpiles?\b`, `renonce au lieu`, `[Vv]ous êtes prêt`, `cadeau, par`},
	},
	"it": {
		"":         {`[0-9]°`, `casa migliore`, `ne ha di più`, `che guarda verso`, `lettori di schermo`, `apparecchia`},
		"grimoria": {`[Tt]urno \{Count\}`, `\b(per un|dopo il|ogni) turno\b`, `I giochi`, `(sul|dal) tavolo`, `sipario`, `[Ss]pezza`, `\bpila\b`, `[Ff]inisci il turno`},
		"touria":   {`[Nn]ella scatola`, `\bdono\b`, `[Ss]ei pronto`},
	},
	"nl": {
		"":         {`huishouden`, `\b[Dd]e computer\b`, `[Vv]olgens de doos`, `tafel wordt gedekt`},
		"grimoria": {`uitstalling`, `\bziener\b`, `ontvanger`, `\b(haar|hun) stapels?\b`, `gebroken`, `\b[Bb]reek`, `\bben je laat\b`, `[Ww]egleggen`, `\blegt? .*weg\b`, `[Tt]overen`, `[Dd]uistere magiër`},
		"touria":   {`langs (het kasteel|mijn)`, `startgeschenk`, `(gebruik|mag) je haar`, `haar gebruiken`},
	},
}

// No text says what the glossary has another word for.
func TestUnsaid(t *testing.T) {
	for lang, folders := range unsaid {
		for folder, exprs := range folders {
			texts := inFolder(t, lang, folder)
			for _, expr := range exprs {
				re := regexp.MustCompile(expr)
				for key, e := range texts {
					for _, f := range e.forms {
						if found := re.FindString(f.raw); found != "" {
							t.Errorf("%s: %s says %q: %q", lang, key, found, f.raw)
						}
					}
				}
			}
		}
	}
}

// inFolder returns the texts of a folder, or of all.
func inFolder(t *testing.T, lang, folder string) map[string]*entry {
	if folder == "" {
		return parseAll(t, lang)
	}
	return parseFile(t, folder, lang)
}

// The expressions of TestUnsaid find what once stood in the catalogues, and each finds something.
func TestUnsaidFinds(t *testing.T) {
	once := map[string][]string{
		"en": {"the best household wins", "{Name} has most: 3", "Own goals", "By the box, the castle", "Only who has the seer", "of whoever has most", "the face that looks at you",
			"the game goes on trying", "stops yours, too", "Last order", "Taxman", "Dark mage", "broken", "one card of the display", "Fill an order", "Choose a welcome gift", "Swap equal gems"},
		"de": {"der beste Haushalt", "Startzahl: {0}", "Computergegner spicken nie", "Neues Spiel", "Nimm in einem Spiel 5", "Das Spiel beginnt.", "Du zögst vom Stapel", "Steuermann",
			"Prinz und Steuereintreiber", "Kein Mantel", "Umlegen", "gebrochen", "eine Karte der Auslage", "drei zufällige Karten des Ablagestapels", "Folge", "Dann bist du spät dran",
			"füllen einen Auftrag", "nehmen einen Bonus", "Ziehe verdeckt drei Edelsteine"},
		"fr": {"dès que tu appuies", "Les attaques frappent qui a le plus", "Qui ouvre la porte", "la meilleure maison", "Ce lien est abîmé", "Dans la règle de la boîte", "Garde du hibou",
			"dans la pile", "sur l’étal.", "jette un sort", "De plans aussi bons", "en solo", "Sorts noirs brisés", "Brisez deux", "La carte soufflée", "si le joueur renonce au lieu",
			"Vous êtes prêt", "un cadeau, par exemple"},
		"it": {"1° posto", "vince la casa migliore", "ne ha di più", "Il lato che guarda verso di te", "Per i lettori di schermo", "Si apparecchia", "Turno {Count}, livello", "li fermano per un turno,", "4. I giochi",
			"una carta sul tavolo", "dietro il sipario", "Spezza due", "dalla pila", "Finisci il turno", "Nella scatola il castello", "Scegli un dono", "Sei pronto"},
		"nl": {"het beste huishouden", "De computer spiekt", "Volgens de doos", "De tafel wordt gedekt.", "1. De uitstalling", "wie de ziener heeft", "de smid en de ontvanger",
			"onder haar stapel", "gebroken", "Breek twee", "Dan ben je laat", "Wegleggen", "{Name} legt een schat weg", "Toveren", "Duistere magiër", "langs mijn {A}", "Kies een startgeschenk",
			"gebruik je haar nog", "je mag haar gebruiken"},
	}
	for lang, folders := range unsaid {
		used := map[string]bool{}
		for _, text := range once[lang] {
			found := false
			for _, exprs := range folders {
				for _, expr := range exprs {
					if regexp.MustCompile(expr).MatchString(text) {
						used[expr], found = true, true
					}
				}
			}
			if !found {
				t.Errorf("%s: %q passes", lang, text)
			}
		}
		for _, exprs := range folders {
			for _, expr := range exprs {
				if !used[expr] {
					t.Errorf("%s: nothing that was once said is found by %q", lang, expr)
				}
			}
		}
	}
}

// A joint is a word before a gap, and the gap with its form as the last group, of a text that would have to
// be elided or to melt with what fills the gap: "de Alice", "de le barde", "a Anna", "the the smith".
var joints = map[string][]*regexp.Regexp{
	"en": {joint(`an?`, `[\w/]+`), joint(`the`, `\w+/the`)},
	"fr": {joint(`de|que|le|la|ne|se|je|me|te|ce|si|jusque|lorsque|puisque`, `[\w/]+`), joint(`à|de|le|la|les`, `\w+/le`)},
	"it": {joint(`lo|la|una|dello|della|allo|alla|dallo|dalla`, `[\w/]+`), joint(`a|e|o`, `Names?|Other`), joint(`di|a|da|in|su|il|lo|la`, `\w+/il`)},
	"nl": {joint(`de|het|een`, `\w+/de`)},
}

func joint(words, gap string) *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:^|\P{L})(?:` + words + `) \{\^?(` + gap + `)\}`)
}

// firm are the gaps that begin with a consonant whatever fills them, by the keys of what that is.
var firm = map[string]*regexp.Regexp{
	"Gem":    regexp.MustCompile(`^colour\.\w+\.gem$`),
	"Tower":  regexp.MustCompile(`^tower\.\w+\.name$`),
	"Colour": regexp.MustCompile(`^colour\.\w+\.name$`),
	"Game":   regexp.MustCompile(`^title\.\w+\.name$`),
}

// numbers are the gaps that numbers fill, before which nothing is elided.
var numbers = []string{"0", "1", "2", "N", "M", "Count", "From", "To", "Most", "Level", "Hearts", "Gold", "Chance", "Points", "Coins", "Date"}

// No gap stands where its text would have to melt with the word before.
func TestJoints(t *testing.T) {
	for lang := range joints {
		for key, e := range parseAll(t, lang) {
			for _, f := range e.forms {
				if key == "site.players" { // "De {A} à {B}" are numbers
					continue
				}
				for _, gap := range jointsIn(lang, f.raw) {
					t.Errorf("%s: %s has the gap %s where its text may have to be elided or contracted: %q", lang, key, gap, f.raw)
				}
			}
			for gap, keys := range firm {
				if keys.MatchString(key) && strings.ContainsRune("aeiouàâäéèêëîïôöùûü", first(e.forms[other].raw)) {
					t.Errorf("%s: %s, which fills {%s}, begins with a vowel: %q", lang, key, gap, e.forms[other].raw)
				}
			}
		}
	}
}

// first returns the first letter of a text, as a small one.
func first(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.ToLower(r)
}

// jointsIn returns the gaps of a text that stand where they may not.
func jointsIn(lang, text string) (gaps []string) {
	for _, re := range joints[lang] {
		for _, m := range re.FindAllStringSubmatch(text, -1) {
			name, form, _ := strings.Cut(m[1], "/")
			if form == "" && (firm[name] != nil || slices.Contains(numbers, name)) {
				continue
			}
			gaps = append(gaps, m[1])
		}
	}
	return gaps
}

// TestJoints finds what once stood in the catalogues, and leaves alone what is right.
func TestJointsFinds(t *testing.T) {
	for lang, texts := range map[string][]string{
		"en": {"take a {Item}", "an {Card}", "the {Card/the}"},
		"fr": {"Au tour de {Name}.", "Cartes cachées de {Name}", "le {Card}", "à {Card/le}", "de {Card/le}", "la {Card/le}"},
		"it": {"prende {What} a {Other}", "da {Card/il}", "su {Card/il}", "la {Card}"},
		"nl": {"de {Card/de}"},
	} {
		for _, text := range texts {
			if jointsIn(lang, text) == nil {
				t.Errorf("%s: %q passes", lang, text)
			}
		}
	}
	for lang, text := range map[string]string{"en": "Take a {Gem} from the {Tower}", "fr": "Ce que possède {Name} : une porte sur {Count}, de {From} à {To}", "it": "di {Name}, da {Other}", "nl": "de {Tower}"} {
		if found := jointsIn(lang, text); found != nil {
			t.Errorf("%s: %q is refused for %s", lang, text, found)
		}
	}
}
