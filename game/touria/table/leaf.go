package table

import (
	"slices"
	"strconv"
	"strings"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// frame holds the places of the book's parts.
type frame struct {
	book                                   ui.Rect
	two                                    bool
	left, right                            ui.Rect // what is printed on the pages
	field                                  ui.Rect // for searching
	tabs                                   [show.Chapters]ui.Rect
	close, contents, index, previous, next ui.Rect
}

// indexSign is written on the button of the index.
const indexSign = "A–Z"

// BookParts returns the rectangle of the open book, whether it shows two pages, and the rectangles
// of its tabs and of its buttons with symbols, for making their pictures.
func BookParts(a *ui.App) (lies ui.Rect, two bool, tabs, buttons []ui.Rect) {
	f := (&book{app: a}).frame()
	return f.book, f.two, f.tabs[:], []ui.Rect{f.close, f.contents, f.previous, f.next}
}

// BookRim is the width of the book's cover around its pages.
const BookRim = 8

// frame lays the book out: in the middle of the screen, with buttons at its left
// and tabs at its right; above and below it on a screen that is higher than wide.
func (s *book) frame() (f frame) {
	a := s.app
	screen := a.Screen()
	b := max(44/a.Scale(), s.size()*1.5)
	if !a.Phone() {
		b = max(b, 48)
	}
	gap := float32(6)
	if screen.H > screen.W {
		tab := min(b+16, (screen.W-gap)/show.Chapters-gap)
		top := ui.Box(screen.X+gap, screen.Y+gap, screen.W-2*gap, b)
		bottom := ui.Box(top.X, screen.Y+screen.H-b-gap, top.W, b)
		for i := range f.tabs {
			f.tabs[i] = ui.Box(top.X+float32(i)*(tab+gap), top.Y, tab, b)
		}
		for i, r := range []*ui.Rect{&f.previous, &f.contents, &f.index, &f.close, &f.next} {
			*r = ui.Row(bottom, i, 5, gap)
		}
		f.book = ui.Box(screen.X+gap, top.Y+b+gap, screen.W-2*gap, screen.H-2*(b+2*gap))
	} else {
		w := max(b, a.Config().Measure.Width(indexSign, s.size(), ui.Bold)+24)
		side := w + 2*gap
		f.book = ui.Centred(screen, min(1120, screen.W-2*side), min(620, screen.H-2*gap))
		f.two = f.book.W >= 860
		left, right := f.book.X-w-gap, f.book.X+f.book.W+gap
		k := max(b, min(w, (f.book.H-5*gap)/4, f.book.H-gap-20-show.Chapters*b)) // knobs are round where they can be
		f.close = ui.Box(left, f.book.Y, w, k)
		for i, r := range []*ui.Rect{&f.previous, &f.index, &f.contents} {
			*r = ui.Box(left, f.book.Y+f.book.H-k-float32(i)*(k+gap), w, k)
		}
		f.next = ui.Box(right, f.previous.Y, w, k)
		tabs := ui.Box(right, f.book.Y, w, f.book.H-k-gap)
		for i := range f.tabs {
			f.tabs[i] = ui.Column(tabs, i, show.Chapters, 4)
			f.tabs[i].H = min(f.tabs[i].H, w)
			f.tabs[i].Y = tabs.Y + float32(i)*(min(w, ui.Column(tabs, 0, show.Chapters, 4).H)+4)
		}
	}
	inner := f.book.Inset(BookRim)
	pad, foot := float32(28), s.size()*ui.LineHeight+6
	if a.Phone() {
		pad = 14
	}
	f.left = ui.Box(inner.X+pad, inner.Y+pad*.7, inner.W-2*pad, inner.H-pad*.7-foot)
	if f.two {
		f.left.W = inner.W/2 - 2*pad
		f.right = f.left
		f.right.X += inner.W / 2
	}
	f.field = ui.Box(f.left.X, f.left.Y, f.left.W, b)
	return f
}

// size returns the size of text on the pages.
func (s *book) size() float32 {
	normal, _ := s.app.TextSize()
	return max(normal*s.app.Growth(), 16/s.app.Scale())
}

// paper is what pages depend on.
type paper struct {
	w, h, size float32
	lang       string
}

// leaf is a page: its pieces, and the first block on it.
type leaf struct {
	topic, block, part int
	pieces             []piece
}

// piece is a part of a page, placed from the page's corner.
type piece struct {
	kind   show.BlockKind
	title  bool
	r      ui.Rect
	topic  int
	block  int
	text   string // in its lines
	lines  int
	bold   bool
	height float32 // of the text, for headings
}

// print breaks the book into pages of the size that they have now.
func (s *book) print() {
	f := s.frame()
	of := paper{f.left.W, f.left.H, s.size(), s.app.Words().Lang()}
	if s.of == of {
		return
	}
	s.of = of
	p := setter{s: s, w: of.w, h: of.h, size: of.size}
	for i := range s.topics {
		p.topic(i)
	}
	s.pages = p.pages
}

// spread returns how many pages are open.
func (s *book) spread() int {
	if s.frame().two {
		return 2
	}
	return 1
}

// page returns the number of the left open page.
func (s *book) page() int {
	s.print()
	n, want := 0, [...]int{s.at.topic, s.at.block, s.at.part}
	for i := range s.pages {
		if slices.Compare([]int{s.pages[i].topic, s.pages[i].block, s.pages[i].part}, want[:]) <= 0 {
			n = i
		}
	}
	return n - n%s.spread()
}

// setter breaks the rule book into pages.
type setter struct {
	s              *book
	w, h           float32
	size           float32
	pages          []leaf
	widths         [2]map[string]float32 // of words, by weight
	y              float32
	topicN, blockN int
}

// between is the gap between two blocks.
const between = 10

func (p *setter) begin() {
	l := leaf{topic: p.topicN, block: p.blockN}
	if n := len(p.pages); n > 0 && p.pages[n-1].topic == l.topic && p.pages[n-1].block == l.block {
		l.part = p.pages[n-1].part + 1
	}
	p.pages = append(p.pages, l)
	p.y = 0
}

// add places a piece of a height at the left, or begins a page for it.
func (p *setter) add(pc piece) {
	if p.y > 0 && p.y+pc.r.H > p.h {
		p.begin()
	}
	pc.topic, pc.block = p.topicN, p.blockN
	pc.r.Y += p.y
	l := &p.pages[len(p.pages)-1]
	l.pieces = append(l.pieces, pc)
	p.y += pc.r.H + between
}

// wrap breaks text into lines as ui.Wrap does, but measures each word of the book
// only once.
func (p *setter) wrap(text string, w, size float32, weight ui.Weight) (lines []string) {
	w = (w - 2) / size
	space := p.width(" ", weight)
	for par := range strings.SplitSeq(text, "\n") {
		first, end, x := 0, 0, float32(0) // the line, and how wide it is
		for at := 0; at < len(par); {
			next := strings.IndexByte(par[at:], ' ')
			if next < 0 {
				next = len(par) - at
			}
			word := p.width(par[at:at+next], weight)
			if x > 0 && x+space+word > w {
				lines = append(lines, par[first:end])
				first, x = at, 0
			}
			if x > 0 {
				x += space
			}
			x += word
			end = at + next
			at = end + 1
		}
		lines = append(lines, par[first:end])
	}
	return lines
}

// width returns the width of a word at size 1.
func (p *setter) width(word string, weight ui.Weight) float32 {
	if p.widths[weight] == nil {
		p.widths[weight] = make(map[string]float32, 1000)
	}
	w, ok := p.widths[weight][word]
	if !ok {
		w = p.s.app.Config().Measure.Width(word, 1, weight)
		p.widths[weight][word] = w
	}
	return w
}

// high returns the height of a number of lines.
func (p *setter) high(lines int) float32 { return float32(lines)*p.size*ui.LineHeight + 2 }

func (p *setter) topic(n int) {
	p.topicN, p.blockN = n, 0
	t := &p.s.topics[n]
	c := p.s.app.Words()
	p.begin()
	title := t.Title.In(c)
	icon := p.icon() * .8
	size := p.heading()
	lines := p.wrap(title, p.w-icon-12, size, ui.Bold)
	p.add(piece{title: true, r: ui.Box(0, 0, p.w, max(icon, float32(len(lines))*size*ui.LineHeight+4)), text: title, lines: len(lines)})
	for i := range t.Blocks {
		p.blockN = i
		p.block(&t.Blocks[i])
	}
}

// heading returns the size of a topic's title, icon that of an entry's picture.
func (p *setter) heading() float32 { return min(p.size*1.5, p.size+14) }
func (p *setter) icon() float32    { return min(60, p.h*.2, p.w*.16) }

func (p *setter) block(b *show.Block) {
	c := p.s.app.Words()
	switch b.Kind {
	case show.BlockText:
		for _, par := range strings.Split(b.Text.In(c), "\n") {
			p.text(show.BlockText, p.wrap(par, p.w, p.size, ui.Regular), 0)
		}
	case show.BlockNote:
		p.text(show.BlockNote, p.wrap(b.Text.In(c), p.w-2*noteX-p.size*1.6, p.size, ui.Regular), 2*noteY)
	case show.BlockEntry:
		p.entry(b)
	case show.BlockDeal:
		p.deal(len(b.Costs) + len(b.Icons))
	case show.BlockPictures:
		p.add(piece{kind: b.Kind, r: ui.Box(0, 0, p.w, p.icon())})
	case show.BlockExample:
		p.add(piece{kind: b.Kind, r: ui.Box(0, 0, p.w, min(p.w*show.StageH/show.StageW, p.h*.42))})
	}
}

// deal places a deal with that many icons, beside the last one if there is room.
func (p *setter) deal(icons int) {
	r := ui.Box(0, 0, p.w, max(26, min(36, p.h*.12)))
	if p.w > 400 && icons < 6 {
		r.W = p.w/2 - 8
	}
	l := &p.pages[len(p.pages)-1]
	if n := len(l.pieces); n > 0 && r.W < p.w {
		if last := l.pieces[n-1]; last.kind == show.BlockDeal && last.r.X == 0 && last.r.W == r.W {
			l.pieces = append(l.pieces, piece{kind: show.BlockDeal, r: ui.Box(r.W+16, last.r.Y, r.W, r.H), topic: p.topicN, block: p.blockN})
			return
		}
	}
	p.add(piece{kind: show.BlockDeal, r: r})
}

// noteX and noteY are the margins of a note.
const noteX, noteY = 10, 8

// text places lines, with a height around them, over as many pages as they take.
func (p *setter) text(kind show.BlockKind, lines []string, around float32) {
	for len(lines) > 0 {
		n := int((p.h - p.y - around - 2) / (p.size * ui.LineHeight))
		if n < min(2, len(lines)) {
			if p.y > 0 {
				p.begin()
				continue
			}
			n = 1
		}
		n = min(n, len(lines))
		p.add(piece{kind: kind, r: ui.Box(0, 0, p.w, p.high(n)+around), text: strings.Join(lines[:n], "\n"), lines: n})
		lines = lines[n:]
	}
}

// entry places a picture with its name and its rule. One that is higher than a page continues
// without the picture.
func (p *setter) entry(b *show.Block) {
	x := p.entryX(b)
	c := p.s.app.Words()
	text := b.Text.In(c)
	if rule := b.Rule.In(c); rule != "" {
		text += " " + rule
	}
	lines := append(p.wrap(b.Title.In(c), p.w-x, p.size, ui.Bold), p.wrap(text, p.w-x, p.size, ui.Regular)...)
	names := len(p.wrap(b.Title.In(c), p.w-x, p.size, ui.Bold))
	least := float32(0)
	if x > 0 {
		least = p.icon()
	}
	for first := true; len(lines) > 0; first = false {
		h := max(least, p.high(len(lines)))
		n := len(lines)
		if p.y > 0 && p.y+h > p.h {
			p.begin()
		}
		if h > p.h {
			n = max(1, int((p.h-2)/(p.size*ui.LineHeight)))
			h = p.h
		}
		pc := piece{kind: show.BlockEntry, r: ui.Box(0, 0, p.w, h), text: strings.Join(lines[:n], "\n"), lines: n, title: false, bold: first}
		if first {
			pc.height = p.high(names) - 2
			pc.text = strings.Join(lines[names:n], "\n")
			pc.lines = n - names
		}
		p.add(pc)
		lines, least = lines[n:], 0
	}
}

// entryX returns where the text of an entry begins.
func (p *setter) entryX(b *show.Block) float32 {
	if len(b.Icons) == 0 {
		return 0
	}
	return p.icon() + 12
}

// buildPages adds the open pages.
func (s *book) buildPages(b *ui.Builder, f *frame) {
	n := s.page()
	for i, page := range []ui.Rect{f.left, f.right}[:s.spread()] {
		if n+i >= len(s.pages) {
			break
		}
		id := "rules.page." + strconv.Itoa(i)
		for j := range s.pages[n+i].pieces {
			s.buildPiece(b, page, &s.pages[n+i].pieces[j], id+"."+strconv.Itoa(j))
		}
		foot := ui.Box(page.X, page.Y+page.H+2, page.W, s.size()*ui.LineHeight+2)
		align := ui.AlignCentre
		if f.two {
			align = [...]ui.Align{ui.AlignLeft, ui.AlignRight}[i]
		}
		if l := &s.pages[n+i]; n+i+1 == len(s.pages) || s.pages[n+i+1].topic != l.topic {
			s.buildVignette(b, page, l, id)
		}
		b.Label(id+".number", foot, s.app.Words().Number(n+i+1), align)
		b.Last().Size = s.size() / s.app.Growth()
	}
}

// buildVignette fills the rest of a topic's last page with its picture, pale.
func (s *book) buildVignette(b *ui.Builder, page ui.Rect, l *leaf, id string) {
	last := l.pieces[len(l.pieces)-1].r
	top := last.Y + last.H + between
	rest := ui.Box(page.X, page.Y+top, page.W, page.H-top)
	size := min(rest.H*.7, page.W*.35, 170)
	if size < 90 {
		return
	}
	b.Add(ui.Element{ID: id + ".vignette", Role: ui.RoleLabel, Look: board.LookVignette, Rect: ui.Centred(rest, size, size),
		Label: s.topics[l.topic].Title.In(s.app.Words()), Icons: []ui.Icon{s.topics[l.topic].Icon}})
}

// buildPiece adds a piece of a page.
func (s *book) buildPiece(b *ui.Builder, page ui.Rect, pc *piece, id string) {
	c := s.app.Words()
	t := &s.topics[pc.topic]
	r := ui.Box(page.X+pc.r.X, page.Y+pc.r.Y, pc.r.W, pc.r.H)
	p := setter{s: s, w: s.of.w, h: s.of.h, size: s.of.size}
	icons := func(id string, r ui.Rect, label string, icons ...ui.Icon) {
		b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: ui.LookIcons, Rect: r, Size: r.H, Label: label, Icons: icons})
	}
	words := func(id string, r ui.Rect, text string, lines int) {
		b.Paragraph(id, r, text, lines, ui.AlignLeft)
		b.Last().Size = p.size / s.app.Growth()
	}
	if pc.title {
		w := p.icon() * .8
		icons(id+".icon", ui.Box(r.X, r.Y+(r.H-w)/2, w+3, w), pc.text, t.Icon)
		b.Heading(id, ui.CutLeft(r, w+12), pc.text, p.heading()/s.app.Growth())
		b.Last().Lines, b.Last().Align = pc.lines, ui.AlignLeft
		return
	}
	bl := &t.Blocks[pc.block]
	switch pc.kind {
	case show.BlockText:
		words(id, r, pc.text, pc.lines)
	case show.BlockNote:
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: board.LookNote, Paper: true, Rect: r})
		b.Inside(in, func() {
			words(id+".text", ui.Box(r.X+noteX+p.size*1.6, r.Y+noteY, r.W-2*noteX-p.size*1.6, r.H-2*noteY), pc.text, pc.lines)
		})
	case show.BlockEntry:
		x := p.entryX(bl)
		y := r.Y
		if pc.bold {
			if x > 0 {
				icons(id+".icon", ui.Box(r.X, r.Y, x-9, x-12), bl.Title.In(c), bl.Icons[0])
			}
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X+x, y, r.W-x, pc.height), Text: bl.Title.In(c),
				Size: p.size / s.app.Growth(), Lines: int(pc.height/(p.size*ui.LineHeight) + .5), Align: ui.AlignLeft})
			y += pc.height
		}
		if pc.lines > 0 {
			words(id+".text", ui.Box(r.X+x, y, r.W-x, p.high(pc.lines)), pc.text, pc.lines)
		}
	case show.BlockDeal:
		b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: board.LookDeal, Rect: r, Label: t.Title.In(c), Costs: bl.Costs, Icons: bl.Icons})
	case show.BlockPictures:
		icons(id, r, t.Title.In(c), bl.Icons...)
	case show.BlockExample:
		b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: board.LookExample, Paper: true, Rect: r, Label: s.example(t),
			Target: show.Thing(show.TargetExample, bl.Example)})
	}
}

// example says what a moving picture shows.
func (s *book) example(t *show.Topic) string {
	return s.app.T("book.example", words.Lit("Name", t.Title.In(s.app.Words())))
}
