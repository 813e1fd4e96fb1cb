package board

import (
	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// Drawers are the panels pulled over the table, one at a time.
type Drawers struct {
	*Board
	Open   Drawer // what is pulled over the table
	rival  grimoria.Seat
	Tab    Tab // the page of a player's drawer
	scroll ui.Scroll
	log    kit.Log
}

// Drawer is a panel pulled over the table.
type Drawer uint8

const (
	NoDrawer Drawer = iota
	LogDrawer
	PileDrawer
	RivalDrawer
	DisplayDrawer
	RestDrawer // what is left in the stacks, with the memory aid
)

// Tab is a page of the drawer of a player.
type Tab uint8

const (
	TabCards  Tab = iota // what the player has
	TabSpells            // what the player has cast
	TabLeads             // who has most points
	TabKnows             // what a bot knows
)

// Pull opens a drawer, or closes it if it is open.
func (dr *Drawers) Pull(d Drawer) {
	if d == dr.Open {
		d = NoDrawer
	}
	dr.Open = d
	dr.scroll.Top()
	if d == LogDrawer { // the newest line is the last
		dr.scroll.End()
	}
	dr.App.Moved()
}

// ShowRival lists what a player has.
func (dr *Drawers) ShowRival(seat grimoria.Seat) {
	dr.rival = seat
	dr.Pull(RivalDrawer)
}

// ShowOwn lists what who sits at the lower edge has.
func (dr *Drawers) ShowOwn() {
	dr.Tab = TabCards
	dr.ShowRival(dr.Eyes())
}

// turnTo opens a page of the drawer of a player; other players' drawers open there, too.
func (dr *Drawers) turnTo(tab Tab) {
	dr.Tab = tab
	dr.scroll.Top()
	dr.App.Changed()
}

// DrawerKey handles a key while a drawer is open.
func (dr *Drawers) DrawerKey(k ui.Key) bool {
	switch k {
	case ui.KeyEscape, ui.PadB, ui.KeyL, ui.PadSelect, ui.KeyBackspace, ui.KeyT, ui.PadLT:
		dr.Pull(NoDrawer)
		return true
	}
	return dr.rivalKey(k)
}

// rivalKey turns the pages of the drawer of a player.
func (dr *Drawers) rivalKey(k ui.Key) bool {
	last := TabKnows
	if dr.Session.IsHuman(dr.rival) {
		last = TabLeads
	}
	tab := min(dr.Tab, last)
	switch {
	case dr.Open != RivalDrawer:
		return false
	case k == ui.PadLB:
		dr.turnTo((tab + last) % (last + 1))
	case k == ui.PadRB:
		dr.turnTo((tab + 1) % (last + 1))
	case k >= ui.Key1 && k <= ui.Key1+ui.Key(last):
		dr.turnTo(Tab(k - ui.Key1))
	default:
		return false
	}
	return true
}

// pullRest returns what a press on a stack does: with the memory aid it shows what is left.
func (dr *Drawers) pullRest() func() {
	if !dr.MemoryAid() {
		return nil
	}
	return func() { dr.Pull(RestDrawer) }
}
