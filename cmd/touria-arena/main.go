// Touria-arena is the box's games without a picture, for tests, bots and curious
// people: it lets bots play matches, writes and verifies records, speaks the
// engine protocol and measures speed. See docs/arena.md.
package main

import (
	"os"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/touria/bench"
	"touria.games/touria/cmd/touria-arena/touria/engine"
	"touria.games/touria/cmd/touria-arena/touria/judge"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/cmd/touria-arena/touria/study"
)

// commands are in the order of the help.
var commands = []command.Command{play.Command, match.Command(func() match.Game { return &play.Game{} }), play.Record, play.Replay, play.Verify,
	engine.Command, bench.Train, study.Command, judge.Command, bench.Command}

func main() { os.Exit(command.Run(commands, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
