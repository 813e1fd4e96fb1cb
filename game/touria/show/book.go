package show

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Chapter is a chapter of the rule book.
type Chapter uint8

// The chapters.
const (
	ChapterPlay Chapter = iota
	ChapterPlaces
	ChapterTreasures
	ChapterItems
	ChapterCastle
	ChapterMore
	Chapters = iota
)

var chapters = [Chapters]struct {
	name string
	icon ui.Icon
}{
	{"book.chapter.play", ui.Icon{Kind: IconHeroes}},
	{"book.chapter.places", ui.Icon{Kind: IconSpace, What: uint8(touria.AtDragon)}},
	{"book.chapter.treasures", ui.Icon{Kind: IconGem, What: uint8(touria.Red)}},
	{"goods.item.name", ui.Icon{Kind: IconItem, What: uint8(touria.Mirror)}},
	{"place.castle.name", ui.Icon{Kind: IconDoor}},
	{"book.chapter.more", ui.Icon{Kind: IconBag}},
}

// Name returns the chapter's name.
func (c Chapter) Name() words.Text { return words.Say(chapters[c].name) }

// Icon returns the chapter's picture.
func (c Chapter) Icon() ui.Icon { return chapters[c].icon }

// BlockKind is a kind of block on a page of the rule book.
type BlockKind uint8

// The kinds of blocks.
const (
	BlockText     BlockKind = iota // paragraphs, one a line
	BlockNote                      // a ruling, set apart from the rest
	BlockEntry                     // a picture, its name and its rule
	BlockDeal                      // what is given, an arrow, and what it brings
	BlockPictures                  // a row of pictures
	BlockExample                   // a small moving picture
)

// Block is a part of a page.
type Block struct {
	Kind    BlockKind
	ID      string // of an entry, such as "item.rose", by which it is found
	Title   words.Text
	Text    words.Text
	Rule    words.Text // of an entry: a second sentence
	Costs   []ui.Icon
	Icons   []ui.Icon
	Example Example
}

// Topic is a subject of the rule book. It begins a page.
type Topic struct {
	ID      string
	Chapter Chapter
	Title   words.Text
	Icon    ui.Icon
	Blocks  []Block
}

// Term is a word of the index and where it is explained.
type Term struct {
	Name words.Text
	Icon ui.Icon
	At   string // the id of a topic or an entry
}

// Page ids that other things than their own pages lead to.
const (
	pageMinute   = "minute"
	pageTurn     = "turn"
	pageTowers   = "towers"
	pageWalk     = "walk"
	pageMines    = "mines"
	pageGems     = "gems"
	pageHearts   = "hearts"
	pageSwords   = "swords"
	pageElixirs  = "elixirs"
	pageTwice    = "twice"
	pageOrders   = "orders"
	pageItems    = "items"
	pageCastle   = "castle"
	pageDoors    = "doors"
	pageWin      = "win"
	pageVariants = "variants"
	pageSecret   = "secret"
)

// Book returns the rule book. docs/rules.md is its source.
func Book() []Topic {
	var b bookBuilder
	b.play()
	b.places()
	b.treasures()
	b.items()
	b.castle()
	b.topic(ChapterMore, pageVariants, "", ui.Icon{Kind: IconSpace, What: uint8(touria.AtTournament)}).text().
		setting("setup.introductory").setting("setup.marriage").setting("setup.late").setting("setup.open_screens").entry("", ui.Icon{}, "book.variants.goals", "", "").
		entry("", ui.Icon{}, "book.variants.memory", "", "")
	b.topic(ChapterMore, pageSecret, "", ui.Icon{Kind: IconGem, What: uint8(touria.NoColour)}).text().note()
	b.topic(ChapterMore, "supply", "", ui.Icon{Kind: IconBag}).text().note()
	b.topic(ChapterMore, "keys", "", ui.Icon{Kind: IconDie, What: uint8(touria.Blue)}).text()
	return b.topics
}

// BookTerms returns the words of the index: the topics, what has an entry, and
// things that are explained along with others.
func BookTerms(topics []Topic) []Term {
	var terms []Term
	for i := range topics {
		t := &topics[i]
		terms = append(terms, Term{t.Title, t.Icon, t.ID})
		for j := range t.Blocks {
			if e := &t.Blocks[j]; e.ID != "" {
				terms = append(terms, Term{e.Title, e.Icons[0], e.ID})
			}
		}
	}
	more := func(key, at string, icon ui.Icon) { terms = append(terms, Term{words.Say(key), icon, at}) }
	more("goods.gold.name", pageHearts, ui.Icon{Kind: IconGold})
	more("goods.die.name", placePage(touria.AtDragon), ui.Icon{Kind: IconDie, What: uint8(touria.Red)})
	more("heroes.name", pageWalk, ui.Icon{Kind: IconHeroes})
	more("place.bridge.name", placePage(touria.AtTournament), ui.Icon{Kind: IconSpace, What: uint8(touria.AtBridge)})
	more("table.discard", pageItems, ui.Icon{Kind: IconItem, What: uint8(touria.NoItem)})
	more("door.goal", pageCastle, ui.Icon{Kind: IconSpace, What: uint8(touria.AtCastle)})
	return terms
}

// bookBuilder collects the topics.
type bookBuilder struct{ topics []Topic }

func (b *bookBuilder) last() *Topic { return &b.topics[len(b.topics)-1] }

func (b *bookBuilder) add(block Block) *bookBuilder {
	b.last().Blocks = append(b.last().Blocks, block)
	return b
}

// topic begins a topic. Without a title of the game's own it has one of the book.
func (b *bookBuilder) topic(c Chapter, id, title string, icon ui.Icon) *bookBuilder {
	if title == "" {
		title = "book." + id + ".title"
	}
	b.topics = append(b.topics, Topic{ID: id, Chapter: c, Title: words.Say(title), Icon: icon})
	return b
}

func (b *bookBuilder) text() *bookBuilder {
	return b.add(Block{Kind: BlockText, Text: words.Say("book." + b.last().ID + ".text")})
}

func (b *bookBuilder) note() *bookBuilder {
	return b.add(Block{Kind: BlockNote, Text: words.Say("book." + b.last().ID + ".note")})
}

func (b *bookBuilder) example(e Example) *bookBuilder {
	return b.add(Block{Kind: BlockExample, Example: e})
}

func (b *bookBuilder) deal(costs, gains []ui.Icon) *bookBuilder {
	return b.add(Block{Kind: BlockDeal, Costs: costs, Icons: gains})
}

func (b *bookBuilder) pictures(icons ...ui.Icon) *bookBuilder {
	return b.add(Block{Kind: BlockPictures, Icons: icons})
}

// entry adds an entry. Its title, and one of the two texts, may be missing.
func (b *bookBuilder) entry(id string, icon ui.Icon, title, text, rule string) *bookBuilder {
	e := Block{Kind: BlockEntry, ID: id, Title: words.Say(title), Text: words.Say(text), Rule: words.Say(rule)}
	if text == "" && rule == "" { // the key has a title and a text of its own
		e.Title, e.Text = words.Say(title+".title"), words.Say(title+".text")
	}
	if icon.Kind != IconNone {
		e.Icons = []ui.Icon{icon}
	}
	return b.add(e)
}

// setting adds an option of the set-up.
func (b *bookBuilder) setting(key string) *bookBuilder {
	return b.entry("", ui.Icon{}, key, key+".hint", "")
}

func gems(c touria.Colour, n int) []ui.Icon {
	icons := make([]ui.Icon, n)
	for i := range icons {
		icons[i] = ui.Icon{Kind: IconGem, What: uint8(c)}
	}
	return icons
}

func many(kind ui.IconKind, n int) []ui.Icon {
	icons := make([]ui.Icon, n)
	for i := range icons {
		icons[i] = ui.Icon{Kind: kind}
	}
	return icons
}

func (b *bookBuilder) play() {
	hand := []ui.Icon{{Kind: IconHeart}, {Kind: IconGold}, {Kind: IconGem, What: uint8(touria.Black)}, {Kind: IconDoor}, {Kind: IconChildren}}
	b.topic(ChapterPlay, pageMinute, "", ui.Icon{Kind: IconChildren}).pictures(hand...).text()
	b.topic(ChapterPlay, pageTurn, "", ui.Icon{Kind: IconHeroes}).text().note()
	b.topic(ChapterPlay, pageTowers, "", ui.Icon{Kind: IconAction, What: uint8(touria.Wizard)}).example(ExampleTower).text().note()
	b.topic(ChapterPlay, pageWalk, "", ui.Icon{Kind: IconSpace, What: uint8(touria.AtBridge)}).example(ExampleWalk).text().note()
	b.topic(ChapterPlay, pageMines, "", ui.Icon{Kind: IconSpace, What: uint8(touria.M1)}).example(ExampleMine).text().note()
}

// placePage returns the id of a place's page.
func placePage(s touria.Space) string { return "place." + s.String() }

// place begins the page of a destination.
func (b *bookBuilder) place(s touria.Space) *bookBuilder {
	return b.topic(ChapterPlaces, placePage(s), "place."+s.String()+".name", ui.Icon{Kind: IconSpace, What: uint8(s)})
}

func (b *bookBuilder) places() {
	gold := ui.Icon{Kind: IconGold}
	b.place(touria.AtThief).example(ExampleThief).text().note()
	b.place(touria.AtGoldsmith).example(ExampleSale).
		deal(gems(touria.Green, 1), many(IconGold, 1)).deal(gems(touria.Green, 2), many(IconHeart, 1)).deal(gems(touria.Green, 3), many(IconHeart, 2)).
		deal(append(gems(touria.Green, 3), ui.Icon{Kind: IconDie, What: uint8(touria.Green)}), many(IconHeart, 3)).text()
	b.place(touria.AtTrader).example(ExampleOrder).text()
	b.place(touria.AtForest).example(ExampleFairy).text().note()
	b.place(touria.AtSwordmaster).example(ExampleSwords).text()
	b.place(touria.AtFountain).example(ExampleFountain).text()
	b.topic(ChapterPlaces, "place.wizard", actionKey(touria.Wizard), ui.Icon{Kind: IconAction, What: uint8(touria.Wizard)}).example(ExampleWizard).text()
	b.place(touria.AtTournament).example(ExampleTournament).deal(many(IconSword, 1), many(IconHeart, 1)).
		deal(many(IconSword, 1), []ui.Icon{gold, gold, gold}).text()
	b.place(touria.AtDragon).example(ExampleDragon).text().note()
}

func (b *bookBuilder) treasures() {
	b.topic(ChapterTreasures, pageGems, "", ui.Icon{Kind: IconGem, What: uint8(touria.Black)}).text()
	for c := touria.Black; c < touria.NoColour; c++ {
		b.entry("gem."+c.String(), ui.Icon{Kind: IconGem, What: uint8(c)}, gemKey(c), "colour."+c.String()+".hint", "")
	}
	b.topic(ChapterTreasures, pageHearts, "goods.heart.name", ui.Icon{Kind: IconHeart}).
		pictures(ui.Icon{Kind: IconSpace, What: uint8(touria.AtDragon)}, ui.Icon{Kind: IconSpace, What: uint8(touria.AtGoldsmith)},
			ui.Icon{Kind: IconSpace, What: uint8(touria.AtTournament)}, ui.Icon{Kind: IconSpace, What: uint8(touria.AtTrader)}).text()
	b.topic(ChapterTreasures, pageSwords, "goods.sword.name", ui.Icon{Kind: IconSword}).text()
	b.topic(ChapterTreasures, pageElixirs, "goods.elixir.name", ui.Icon{Kind: IconElixir}).example(ExampleJoin).text().note()
	b.topic(ChapterTreasures, pageTwice, "", ui.Icon{Kind: IconGem, What: uint8(touria.Violet)}).example(ExampleTwice).text().note()
	gold := func(n int) []ui.Icon { return []ui.Icon{{Kind: IconGold, Count: n}} }
	mix := func(colours ...touria.Colour) (icons []ui.Icon) {
		for _, c := range colours {
			icons = append(icons, ui.Icon{Kind: IconGem, What: uint8(c)})
		}
		return icons
	}
	b.topic(ChapterTreasures, pageOrders, "table.orders", ui.Icon{Kind: IconOrder}).text().
		deal(mix(touria.Blue, touria.Red), gold(3)).deal(mix(touria.Blue, touria.Red, touria.Green), gold(5)).
		deal(mix(touria.Violet, touria.Blue, touria.Red), gold(6)).deal(mix(touria.Violet, touria.Green, touria.Yellow), gold(6)).
		deal(mix(touria.Blue, touria.Blue, touria.Red, touria.Red), gold(7)).note()
}

// itemsWhen groups the items by when they are used.
var itemsWhen = []struct {
	topic string
	items []touria.Item
}{
	{"items.turn", append(ownTurnItems(), touria.Hourglass)},
	{"items.road", []touria.Item{touria.Lantern, touria.Boots, touria.Compass}},
	{"items.place", []touria.Item{touria.Paintbrush, touria.Bird, touria.Scale, touria.Helmet, touria.Flagon, touria.Rose}},
}

// ownTurnItems lists the items that a decision of their own uses, and the mirror.
func ownTurnItems() (list []touria.Item) {
	for i := range touria.NoItem {
		if i.Use() != touria.NotByItself || touria.TurnItems.Has(i) {
			list = append(list, i)
		}
	}
	return list
}

func (b *bookBuilder) items() {
	b.topic(ChapterItems, pageItems, "goods.item.name", ui.Icon{Kind: IconItem, What: uint8(touria.NoItem)}).text()
	for _, when := range itemsWhen {
		b.topic(ChapterItems, when.topic, "", one(IconItem, when.items[0]))
		for _, i := range when.items {
			b.entry(itemPage(i), one(IconItem, i), itemKey(i), "item."+i.String()+".hint", "book.item."+i.String())
		}
	}
}

func itemPage(i touria.Item) string { return "item." + i.String() }

func (b *bookBuilder) castle() {
	b.topic(ChapterCastle, pageCastle, "place.castle.name", ui.Icon{Kind: IconSpace, What: uint8(touria.AtCastle)}).example(ExampleGate).text().note()
	b.topic(ChapterCastle, pageDoors, "doors.title", ui.Icon{Kind: IconDoor}).example(ExampleDoors).text().note()
	for w := touria.Children; w < touria.Nobody; w++ {
		b.entry("who."+w.String(), ui.Icon{Kind: IconWho, What: uint8(w)}, whoKey(w), "who."+w.String()+".hint", "")
	}
	b.topic(ChapterCastle, pageWin, "", ui.Icon{Kind: IconChildren}).text().note()
}

// PageOf returns the id of the page about a thing on the table, "" if it has none.
// Icons are what its element shows.
func PageOf(t ui.Target, icons []ui.Icon) string {
	switch t.Kind {
	case TargetTower:
		return pageTowers
	case TargetSpace:
		return pageOfSpace(touria.Space(t.N))
	case TargetDoor:
		return pageDoors
	case TargetOrder:
		return pageOrders
	case TargetDisplay, TargetDiscard, TargetStack, TargetItem, TargetItems:
		if t.Kind == TargetItem && touria.Item(t.N) < touria.NoItem {
			return itemPage(touria.Item(t.N))
		}
		if len(icons) > 0 && icons[0].Kind == IconItem && touria.Item(icons[0].What) < touria.NoItem {
			return itemPage(touria.Item(icons[0].What))
		}
		return pageItems
	case TargetGem, TargetMineGem:
		if c := touria.Colour(t.N); c < touria.NoColour {
			return "gem." + c.String()
		}
		return pageGems
	case TargetSeat:
		return pageSecret
	case TargetDie:
		return placePage(touria.AtDragon)
	case TargetHearts, TargetGold:
		return pageHearts
	case TargetSwords:
		return pageSwords
	case TargetElixir:
		return pageElixirs
	case TargetGoal:
		return pageCastle
	case TargetBag:
		return pageGems
	case TargetSupply:
		return "supply"
	case TargetFountain:
		return placePage(touria.AtFountain)
	case TargetRoute:
		return pageWalk
	}
	return ""
}

func pageOfSpace(s touria.Space) string {
	switch {
	case s.IsDestination():
		return placePage(s)
	case s == touria.AtCastle:
		return pageCastle
	case s == touria.AtBridge:
		return placePage(touria.AtTournament)
	case s.IsMine():
		return pageMines
	}
	return pageWalk
}

// PageOfIcon returns the id of the page about what an icon shows, "" if it has none.
func PageOfIcon(i ui.Icon) string {
	switch i.Kind {
	case IconAction:
		if a := touria.Action(i.What); a < touria.Actions {
			return "place." + a.String()
		}
	case IconSpace:
		return pageOfSpace(touria.Space(i.What))
	case IconGem:
		return PageOf(Thing(TargetGem, i.What), nil)
	case IconItem:
		return PageOf(Thing(TargetItem, i.What), nil)
	case IconGold, IconHeart:
		return pageHearts
	case IconSword:
		return pageSwords
	case IconElixir:
		return pageElixirs
	case IconWho:
		if w := touria.Who(i.What); w < touria.Nobody {
			return "who." + w.String()
		}
		return pageDoors
	case IconDoor, IconChildren, IconRing:
		return pageDoors
	case IconDie:
		return placePage(touria.AtDragon)
	case IconStep:
		return pageWalk
	case IconTower:
		return pageTowers
	case IconOrder:
		return pageOrders
	case IconBag, IconPaint:
		return pageGems
	}
	return ""
}

// PageOfPhase returns the id of the page about what is to be decided.
func PageOfPhase(p touria.Phase, at touria.Space) string {
	switch p {
	case touria.PhaseBonus:
		return "supply"
	case touria.PhaseStart, touria.PhaseEnd:
		return pageTurn
	case touria.PhaseMove:
		return pageWalk
	case touria.PhaseMine:
		return pageMines
	case touria.PhaseTravel:
		return "place.wizard"
	case touria.PhaseAct:
		return pageOfSpace(at)
	case touria.PhaseThief:
		return placePage(touria.AtThief)
	case touria.PhaseDragon:
		return placePage(touria.AtDragon)
	case touria.PhaseDouble:
		return pageTwice
	case touria.PhaseJoin:
		return pageElixirs
	case touria.PhaseCastle, touria.PhaseDuty:
		return pageDoors
	case touria.PhaseOver:
		return pageWin
	}
	return pageMinute
}
