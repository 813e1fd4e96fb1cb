package main

import (
	"bytes"
	"fmt"
	"html/template"
	"image/jpeg"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/image/webp"

	"touria.games/touria/assets/credits"
	"touria.games/touria/cmd/touria-web/shelf"
	night "touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/touria"
)

// The site about the games is a folder of the package: a page in each language, the rules of each
// game, and index.html, which leads on to the reader's language. It is not kept on devices: who has
// the game needs no advertising.
const (
	aboutFolder = "about/"
	aboutStyle  = "about.css"
	aboutScript = "about.js"
)

// Cells of the sheets of pictures beside the rules.
const (
	cellSide = 72 // pixels
	cellsRow = 8
)

// aboutGame is a game as the site presents it.
type aboutGame struct {
	name         string // "title." and the name begin the keys of what it is called
	fewest, most int    // players
	sheet        string
	cells        int
	chapters     func(w *words.Catalogue) []chapter
}

var aboutGames = []aboutGame{
	{name: "touria", fewest: 2, most: rules.Seats, sheet: "sheet-touria.webp", cells: len(touriaCells()), chapters: touriaRules},
	{name: "grimoria", fewest: 2, most: grimoria.MaxSeats, sheet: "sheet-grimoria.webp", cells: len(grimoriaCells()), chapters: grimoriaRules},
}

// fileGap stands for a file of the release in the address of the downloads.
const fileGap = "{file}"

// checkDownloads returns an error if downloads can't be at an address.
func checkDownloads(address string) error {
	u, err := url.Parse(strings.ReplaceAll(address, fileGap, ""))
	if address != "" && (err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http") {
		return fmt.Errorf("-downloads wants an address that begins with https://, not %q", address)
	}
	return nil
}

// download is a system with the links to its programs, or a link to all.
type download struct {
	System string
	Files  []link
}

// link is a link to a file: whom it is for, and its form.
type link struct{ For, End, To string }

// chapter is a chapter of a rule book, as a page shows it.
type chapter struct {
	Name   string
	Topics []topic
}

// topic is what stands below a heading.
type topic struct {
	ID, Title string
	Cell      *cell
	Blocks    []block
}

// block is a part of a topic; one of its fields is set.
type block struct {
	Text, Steps, Points []string
	Note                string
	Entry               *topic
	Pictures            []cell
	Deals               []deal
}

// deal is what is given and what it brings.
type deal struct {
	Label       string
	Costs, Gain []cell
}

// cell is a picture of a sheet.
type cell struct {
	X, Y  int
	Count int // written beside it, if it is not 0
}

func cellAt(i int) *cell { return &cell{X: i % cellsRow * cellSide, Y: i / cellsRow * cellSide} }

// sheetSize returns the size of a sheet of n pictures.
func sheetSize(n int) (w, h int) {
	return cellsRow * cellSide, (n + cellsRow - 1) / cellsRow * cellSide
}

// touriaCells are the pictures in Touria's rule book, each once.
func touriaCells() (list []ui.Icon) {
	add := func(icons ...ui.Icon) {
		for _, i := range icons {
			if i.Count = 0; i.Kind != show.IconNone && !slices.Contains(list, i) {
				list = append(list, i)
			}
		}
	}
	for _, t := range show.Book() {
		add(t.Icon)
		for _, b := range t.Blocks {
			add(b.Costs...)
			add(b.Icons...)
		}
	}
	return list
}

// touriaRules returns Touria's rule book. The moving examples are left to the game.
func touriaRules(w *words.Catalogue) []chapter {
	sheet := touriaCells()
	picture := func(i ui.Icon) *cell {
		n := i.Count
		i.Count = 0
		c := cellAt(slices.Index(sheet, i))
		c.Count = n
		return c
	}
	pictures := func(icons []ui.Icon) (cells []cell) {
		for _, i := range icons {
			cells = append(cells, *picture(i))
		}
		return cells
	}
	list := make([]chapter, show.Chapters)
	for i := range list {
		list[i].Name = show.Chapter(i).Name().In(w)
	}
	for _, t := range show.Book() {
		page := topic{ID: strings.ReplaceAll(t.ID, ".", "-"), Title: t.Title.In(w), Cell: picture(t.Icon)}
		for _, b := range t.Blocks {
			switch b.Kind {
			case show.BlockText:
				page.Blocks = append(page.Blocks, paragraphs(b.Text.In(w))...)
			case show.BlockNote:
				page.Blocks = append(page.Blocks, block{Note: b.Text.In(w)})
			case show.BlockEntry:
				text := strings.TrimSpace(b.Text.In(w) + " " + b.Rule.In(w))
				e := &topic{ID: strings.ReplaceAll(b.ID, ".", "-"), Title: b.Title.In(w), Blocks: paragraphs(text)}
				if len(b.Icons) > 0 {
					e.Cell = picture(b.Icons[0])
				}
				page.Blocks = append(page.Blocks, block{Entry: e})
			case show.BlockDeal:
				d := deal{goods(w, b.Costs) + " → " + goods(w, b.Icons), pictures(b.Costs), pictures(b.Icons)}
				if n := len(page.Blocks); n > 0 && page.Blocks[n-1].Deals != nil {
					page.Blocks[n-1].Deals = append(page.Blocks[n-1].Deals, d)
				} else {
					page.Blocks = append(page.Blocks, block{Deals: []deal{d}})
				}
			case show.BlockPictures:
				page.Blocks = append(page.Blocks, block{Pictures: pictures(b.Icons)})
			}
		}
		list[t.Chapter].Topics = append(list[t.Chapter].Topics, page)
	}
	return list
}

// goods says what the pictures of a deal show.
func goods(w *words.Catalogue, icons []ui.Icon) string {
	var parts []string
	for len(icons) > 0 {
		i, n := icons[0], max(1, icons[0].Count)
		for icons = icons[1:]; len(icons) > 0 && icons[0] == i; icons = icons[1:] {
			n++
		}
		count := words.Num("Count", n)
		switch i.Kind {
		case show.IconGem:
			parts = append(parts, w.Text("colour."+touria.Colour(i.What).String()+".gems", count))
		case show.IconGold:
			parts = append(parts, w.Text("goods.gold.count", count))
		case show.IconHeart:
			parts = append(parts, w.Text("goods.heart.count", count))
		case show.IconSword:
			parts = append(parts, w.Text("goods.sword.count", count))
		case show.IconDie:
			parts = append(parts, w.Text("goods.die.name"))
		}
	}
	return w.List(parts)
}

// stepMark and pointMark begin the lines of lists.
var (
	stepMark  = regexp.MustCompile(`^\d+\.\s+`)
	pointMark = regexp.MustCompile(`^–\s+`)
)

// paragraphs turns the lines of a text into paragraphs and lists.
func paragraphs(text string) (list []block) {
	last := func() *block {
		if len(list) == 0 {
			list = append(list, block{})
		}
		return &list[len(list)-1]
	}
	for line := range strings.SplitSeq(text, "\n") {
		switch b := last(); {
		case stepMark.MatchString(line):
			if len(b.Steps) == 0 {
				list = append(list, block{})
			}
			last().Steps = append(last().Steps, stepMark.ReplaceAllString(line, ""))
		case pointMark.MatchString(line):
			if len(b.Points) == 0 {
				list = append(list, block{})
			}
			last().Points = append(last().Points, pointMark.ReplaceAllString(line, ""))
		default:
			if len(b.Text) == 0 {
				list = append(list, block{})
			}
			last().Text = append(last().Text, line)
		}
	}
	return list[1:]
}

// grimoriaCells are the pictures in Grimoria's rule book: spells, or cards where there is no spell.
func grimoriaCells() (list []night.BookEntry) {
	w := words.New(words.English)
	for _, name := range night.BookChapters {
		for _, e := range night.BookEntries(name, w) {
			if e.Spell > 0 || e.Card != grimoria.NoCard {
				list = append(list, e)
			}
		}
	}
	return list
}

// grimoriaRules returns Grimoria's rule book.
func grimoriaRules(w *words.Catalogue) (list []chapter) {
	next := 0
	for _, name := range night.BookChapters {
		c := chapter{Name: w.Text("how." + name)}
		for i, e := range night.BookEntries(name, w) {
			t := topic{ID: fmt.Sprintf("%s-%d", name, i+1), Title: e.Title, Blocks: paragraphs(e.Text)}
			if e.Spell > 0 || e.Card != grimoria.NoCard {
				t.Cell = cellAt(next)
				next++
			}
			c.Topics = append(c.Topics, t)
		}
		list = append(list, c)
	}
	return list
}

// aboutPage is what a page of the site is made from. Its methods are for the templates.
type aboutPage struct {
	Lang      string
	Up        string // from the page to the site's folder
	File      string // the page's name in the folder of its language, "" for its index
	Policy    string
	Colour    string
	Languages []string
	Leads     bool // whether the page leads on to the reader's language
	Downloads []download
	Release   string // the version of the downloads, "" if the page does not know it
	Settings  string
	// Game and Chapters are set on pages of rules.
	Game     string
	Sheet    string
	SheetW   int
	SheetH   int
	Chapters []chapter

	// Address is that of the package's folder, "" if it is unknown.
	Address string

	w    *words.Catalogue
	pack pack // of the game and the site so far
}

// Site returns a text of the site.
func (a *aboutPage) Site(key string) string { return a.w.Text("site." + key) }

// Text returns a text that the site shares with the games.
func (a *aboutPage) Text(key string) string { return a.w.Text(key) }

// Name returns what a game is called, Line what it is in a line.
func (a *aboutPage) Name(game string) string { return a.w.Text("title." + game + ".name") }

// Line returns what a game is in a line.
func (a *aboutPage) Line(game string) string { return a.w.Text("title." + game + ".line") }

// RulesOf returns the heading of a game's rules.
func (a *aboutPage) RulesOf(game string) string {
	return a.w.Text("site.rules.of", words.Lit("Game", a.Name(game)))
}

// Title returns the page's title.
func (a *aboutPage) Title() string {
	if a.Game != "" {
		return a.RulesOf(a.Game)
	}
	return a.Both()
}

// Both names both games.
func (a *aboutPage) Both() string {
	var names []string
	for _, g := range aboutGames {
		names = append(names, a.Name(g.name))
	}
	return a.w.List(names)
}

// About returns what search engines say about the page.
func (a *aboutPage) About() string {
	if a.Game != "" {
		return a.w.Text("site.rules.about", words.Lit("Game", a.Name(a.Game)))
	}
	return a.w.Text("page.about")
}

// Players says for how many a game is.
func (a *aboutPage) Players(game string) string {
	i := slices.IndexFunc(aboutGames, func(g aboutGame) bool { return g.name == game })
	return a.w.Text("site.players", words.Num("A", aboutGames[i].fewest), words.Num("B", aboutGames[i].most))
}

// Tongue returns what a language calls itself.
func (a *aboutPage) Tongue(lang string) string { return words.New(lang).Text("language." + lang) }

// To returns the address of a file of the package, as seen from the page.
func (a *aboutPage) To(plain string) string {
	name := a.pack.find(plain).name
	if rest, ok := strings.CutPrefix(name, aboutFolder); ok {
		return a.Up + rest
	}
	return a.Up + "../" + name
}

// Own returns the address of a file in the site's folder.
func (a *aboutPage) Own(plain string) string { return a.To(aboutFolder + plain) }

// Play returns the address of the game.
func (a *aboutPage) Play() string { return a.Up + "../" }

// Home returns the address of the site in a language.
func (a *aboutPage) Home(lang string) string { return a.Up + lang + "/" }

// Rules returns the address of a game's rules.
func (a *aboutPage) Rules(game string) string { return a.Home(a.Lang) + game + ".html" }

// In returns the address of the page in a language.
func (a *aboutPage) In(lang string) string { return a.Home(lang) + a.File }

// At returns the whole address of the page in a language.
func (a *aboutPage) At(lang string) string { return a.Address + aboutFolder + lang + "/" + a.File }

// Preview returns the whole address of the picture beside links to the page.
func (a *aboutPage) Preview() string {
	i := slices.IndexFunc(previews, func(p preview) bool { return p.game == a.Game })
	return previewOf(a.Address, previews[max(i, 0)].name)
}

// picture is a cell with the sheet that it is cut from.
type picture struct {
	cell
	Sheet      string
	Side, W, H int
}

// Picture returns a picture of the rules.
func (a *aboutPage) Picture(c any) picture {
	p := picture{Sheet: a.Own(a.Sheet), Side: cellSide, W: a.SheetW, H: a.SheetH}
	switch c := c.(type) {
	case cell:
		p.cell = c
	case *cell:
		p.cell = *c
	}
	return p
}

// Credits returns the works of others in the game.
func (a *aboutPage) Credits() []credits.Credit { return credits.All() }

// preview is a picture that others show beside links to the pages of a game. They take JPEG everywhere.
type preview struct{ name, game, shot string }

// previews are the pictures beside links, the one for pages of both games first.
var previews = []preview{
	{aboutFolder + "preview-touria.jpg", "touria", shots[0].name},
	{aboutFolder + "preview-grimoria.jpg", "grimoria", shots[1].name},
}

// previewOf returns the whole address of a picture beside links, "" without a site.
func previewOf(site, name string) string {
	if site == "" {
		return ""
	}
	return site + name
}

// addPreviews adds the pictures beside links.
func (p *pack) addPreviews() error {
	for _, v := range previews {
		shot, err := webp.Decode(bytes.NewReader(source(v.shot)))
		if err != nil {
			return err
		}
		var out bytes.Buffer
		if err := jpeg.Encode(&out, shot, &jpeg.Options{Quality: 88}); err != nil {
			return err
		}
		p.add(v.name, out.Bytes())
	}
	return nil
}

// addAbout adds the site about the games.
func (p *pack) addAbout(e edition) error {
	if e.site != "" {
		if err := p.addPreviews(); err != nil {
			return err
		}
	}
	for _, name := range []string{aboutStyle, aboutScript} {
		p.addHashed(aboutFolder+name, source(aboutFolder+name))
	}
	files, err := sources.ReadDir("page/" + strings.TrimSuffix(aboutFolder, "/"))
	if err != nil {
		return err
	}
	for _, f := range files {
		if path.Ext(f.Name()) == ".webp" && !isShot(aboutFolder+f.Name()) {
			p.addHashed(aboutFolder+f.Name(), source(aboutFolder+f.Name()))
		}
	}
	t, err := template.ParseFS(sources, "page/"+aboutFolder+"*.html")
	if err != nil {
		return err
	}
	links := downloadsAt(e.downloads, e.version)
	add := func(name string, page aboutPage) error {
		page.Policy, page.Colour, page.Languages, page.Settings, page.Downloads = policy, background, words.Languages(), settingsKey, links
		page.Address = e.site
		page.w, page.pack = words.New(page.Lang), *p
		if strings.Contains(e.downloads, fileGap) {
			page.Release = page.w.Text("title.version", e.version)
		}
		kind := "about.html"
		if page.Game != "" {
			kind = "rules.html"
		}
		var out bytes.Buffer
		if err := t.ExecuteTemplate(&out, kind, &page); err != nil {
			return err
		}
		p.add(aboutFolder+name, out.Bytes())
		return nil
	}
	// A visitor without a language gets English at once, and a script that looks for a better one.
	if err := add(pageName, aboutPage{Lang: words.English, Leads: true}); err != nil {
		return err
	}
	for _, lang := range words.Languages() {
		if err := add(lang+"/"+pageName, aboutPage{Lang: lang, Up: "../"}); err != nil {
			return err
		}
		for _, g := range aboutGames {
			w, h := sheetSize(g.cells)
			file := g.name + ".html"
			page := aboutPage{Lang: lang, Up: "../", File: file, Game: g.name, Sheet: g.sheet, SheetW: w, SheetH: h, Chapters: g.chapters(words.New(lang))}
			if err := add(lang+"/"+file, page); err != nil {
				return err
			}
		}
	}
	return nil
}

// downloadsAt returns the links to the downloads: those of a release by system if the address says where its files
// belong, otherwise one without a name.
func downloadsAt(address, version string) (list []download) {
	switch {
	case address == "":
	case strings.Contains(address, fileGap):
		for _, f := range shelf.Files {
			if n := len(list); n == 0 || list[n-1].System != f.System {
				list = append(list, download{System: f.System})
			}
			d := &list[len(list)-1]
			d.Files = append(d.Files, link{f.For, f.End, strings.ReplaceAll(address, fileGap, f.Name(version))})
		}
	default:
		list = append(list, download{Files: []link{{To: address}}})
	}
	return list
}
