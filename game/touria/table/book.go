package table

import (
	"slices"
	"strconv"

	"touria.games/touria/game/kit"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	hearing "touria.games/touria/game/touria/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// ShowRules opens the rule book at its contents, with the music of an evening.
func (g *Game) ShowRules(a *ui.App) {
	kit.ShowBook(a, func(c *words.Catalogue) kit.Book {
		b := ruleBook(c)
		mood := hearing.Calm
		b.Music = &mood
		return b
	}, "")
}

// rulesPage opens the rule book at what has the focus or lies under the pointer,
// otherwise at its contents.
func (t *Table) rulesPage() { kit.ShowBook(t.a, ruleBook, t.pageHere()) }

// pageHere returns the id of the page about what the player points at.
func (t *Table) pageHere() string {
	id := t.a.Hover()
	if t.a.FocusShown() {
		id = t.a.Focused()
	}
	e := t.a.Tree().Find(id)
	if e == nil {
		return ""
	}
	if at := show.PageOf(e.Target, e.Icons); at != "" {
		return at
	}
	if e.Target.Kind != show.TargetButton && e.Look != ui.LookOption {
		return ""
	}
	for _, i := range append(slices.Clip(e.Icons), e.Costs...) {
		if at := show.PageOfIcon(i); at != "" {
			return at
		}
	}
	return show.PageOfPhase(t.s.State().Phase(), t.board.Model.Heroes)
}

// ruleBook returns the rule book in a language.
func ruleBook(c *words.Catalogue) (b kit.Book) {
	for i := range show.Chapter(show.Chapters) {
		b.Chapters = append(b.Chapters, kit.Chapter{ID: "chapter." + strconv.Itoa(int(i)), Name: i.Name().In(c), Icon: i.Icon()})
	}
	topics := show.Book()
	for i := range topics {
		t := &topics[i]
		to := &b.Chapters[t.Chapter].Blocks
		*to = append(*to, topicBlock(t, c))
		for j := range t.Blocks {
			if x := &t.Blocks[j]; x.Kind == show.BlockEntry {
				*to = append(*to, entryBlock(x, c))
			}
		}
	}
	for _, t := range show.BookTerms(topics) {
		b.More = append(b.More, kit.Term{Name: t.Name.In(c), Icon: t.Icon, At: t.At})
	}
	return b
}

// topicBlock returns what a topic says, but for its entries.
func topicBlock(t *show.Topic, c *words.Catalogue) kit.Block {
	title := t.Title.In(c)
	b := kit.Block{ID: t.ID, Title: title, Icon: t.Icon}
	for i := range t.Blocks {
		switch x := &t.Blocks[i]; x.Kind {
		case show.BlockText:
			b.Text = x.Text.In(c)
		case show.BlockNote:
			b.Note = x.Text.In(c)
		case show.BlockDeal:
			b.Deals = append(b.Deals, ui.Element{Look: board.LookDeal, Rect: ui.Rect{H: 34}, Label: title, Costs: x.Costs, Icons: x.Icons})
		case show.BlockPictures:
			b.Picture = ui.Element{Look: ui.LookIcons, Rect: ui.Rect{H: 46}, Size: 44, Label: title, Icons: x.Icons}
		case show.BlockExample:
			b.Picture = ui.Element{Look: board.LookExample, Paper: true, Rect: ui.Rect{H: 150}, Label: c.Text("book.example", words.Lit("Name", title)), Target: show.Thing(show.TargetExample, x.Example)}
		}
	}
	return b
}

// entryBlock returns the entry of something that a topic is about.
func entryBlock(x *show.Block, c *words.Catalogue) kit.Block {
	b := kit.Block{ID: x.ID, Title: x.Title.In(c), Text: x.Text.In(c), Entry: true}
	if rule := x.Rule.In(c); rule != "" {
		b.Text += " " + rule
	}
	if len(x.Icons) > 0 {
		const size = 52
		b.Icon, b.Beside = x.Icons[0], ui.Element{Look: ui.LookIcons, Rect: ui.Rect{W: size + 4, H: size}, Size: size, Icons: x.Icons}
	}
	return b
}
