package grimoria

import "fmt"

// Card is a kind of card; cards of one kind are alike. The order is that of the tables of G1.2 and
// G1.3, which shuffles and draws use.
type Card uint8

// The kinds of cards: four places, fourteen companions, six treasures.
const (
	Castle Card = iota
	City
	Village
	Hut
	Bronzesmith
	King
	Queen
	Prince
	Princess
	TaxCollector
	Bard
	Messenger
	Merchant
	Seer
	Witch
	Maid
	BlackMage
	Mercenary
	Chest
	Chalice
	Bracelet
	BronzeHelmet
	Cloak
	MagicMirror
	NoCard
)

// How many kinds and cards there are.
const (
	Places         = 4  // kinds of places
	Adventures     = 18 // kinds of adventure cards
	Treasures      = 6  // kinds of treasures
	Kinds          = Adventures + Treasures
	AdventureCards = 87
	TreasureCards  = 28
)

// cards is the table of G1.2 and G1.3.
var cards = [Kinds]struct {
	name           string
	copies, points uint8
}{
	{"castle", 12, 3}, {"city", 14, 2}, {"village", 16, 1}, {"hut", 5, 0},
	{"bronzesmith", 3, 1}, {"king", 3, 1}, {"queen", 3, 1}, {"prince", 3, 1}, {"princess", 3, 1}, {"taxcollector", 3, 6},
	{"bard", 3, 1}, {"messenger", 3, 1}, {"merchant", 3, 1}, {"seer", 3, 1}, {"witch", 1, 1}, {"maid", 3, 1},
	{"blackmage", 3, 1}, {"mercenary", 3, 1},
	{"chest", 2, 3}, {"chalice", 5, 2}, {"bracelet", 6, 1}, {"bronzehelmet", 11, 0}, {"cloak", 2, 1}, {"magicmirror", 2, 1},
}

// String returns the kind's name in records.
func (c Card) String() string {
	if c < NoCard {
		return cards[c].name
	}
	return "-"
}

// ParseCard reads a kind's name in records.
func ParseCard(name string) (Card, error) {
	for c := range NoCard {
		if cards[c].name == name {
			return c, nil
		}
	}
	return NoCard, fmt.Errorf("unknown card %q", name)
}

// Copies returns how many cards of the kind there are.
func (c Card) Copies() int { return int(cards[c].copies) }

// Points returns the points printed on the card.
func (c Card) Points() int { return int(cards[c].points) }

// IsPlace reports whether the card is a place.
func (c Card) IsPlace() bool { return c < Places }

// IsCompanion reports whether the card is a companion.
func (c Card) IsCompanion() bool { return c >= Places && c < Adventures }

// IsTreasure reports whether the card is a treasure.
func (c Card) IsTreasure() bool { return c >= Adventures && c < NoCard }
