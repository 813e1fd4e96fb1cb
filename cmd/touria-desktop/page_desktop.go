//go:build !js

package main

import "touria.games/touria/game/ui"

// page is what a browser's page does for the program; a window needs none of it.
type page struct{}

func newPage() *page { return &page{} }

// begin opens what the program was started for, and reports whether there was anything.
func (*page) begin(*ui.App, error) bool { return false }

// picker is nil: there is no dialog for files without further libraries; files are dropped on the
// window or given on the command line.
func (*page) picker() func() { return nil }

// site returns the address that links begin with, "" if there is none.
func site() string { return address }

// tick is called in every tick.
func (*page) tick() {}
