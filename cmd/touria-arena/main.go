// Touria-arena is the box's games without a picture, for tests, bots and curious
// people: it lets bots play matches, writes and verifies records, speaks the
// engine protocol and measures speed. See docs/arena.md.
package main

import (
	"os"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/engine"
	grimoriabench "touria.games/touria/cmd/touria-arena/grimoria/bench"
	grimoriaengine "touria.games/touria/cmd/touria-arena/grimoria/engine"
	grimoriajudge "touria.games/touria/cmd/touria-arena/grimoria/judge"
	grimorialessons "touria.games/touria/cmd/touria-arena/grimoria/lessons"
	grimoriaplay "touria.games/touria/cmd/touria-arena/grimoria/play"
	grimoriariddles "touria.games/touria/cmd/touria-arena/grimoria/riddles"
	grimoriatrain "touria.games/touria/cmd/touria-arena/grimoria/train"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/replay"
	"touria.games/touria/cmd/touria-arena/touria/bench"
	touriaengine "touria.games/touria/cmd/touria-arena/touria/engine"
	"touria.games/touria/cmd/touria-arena/touria/judge"
	"touria.games/touria/cmd/touria-arena/touria/lessons"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/cmd/touria-arena/touria/riddles"
)

// The games, as headers and -game name them.
const (
	touria   = touriaengine.Name
	grimoria = grimoriaengine.Name
)

// each makes one command of what both games have.
func each(ofTouria, ofGrimoria command.Command) command.Command {
	return command.ByGame(command.Choice{Game: touria, Command: ofTouria}, command.Choice{Game: grimoria, Command: ofGrimoria})
}

// commands are in the order of the help.
var commands = []command.Command{
	each(play.Command, grimoriaplay.Command),
	each(match.Command("", func() match.Game { return &play.Game{} }), match.Command("-game grimoria ", func() match.Game { return &grimoriaplay.Game{} })),
	each(play.Record, grimoriaplay.Record),
	replay.Command(touria, map[string]func() replay.Verifier{
		touria:   func() replay.Verifier { return &play.Verifier{} },
		grimoria: func() replay.Verifier { return grimoriaplay.Verifier{} },
	}), play.Verify,
	engine.Command(touria, engine.Games{touria: touriaengine.New, grimoria: grimoriaengine.New}),
	each(bench.Train, grimoriatrain.Command), each(judge.Command, grimoriajudge.Command), each(lessons.Command, grimorialessons.Command), each(riddles.Command, grimoriariddles.Command), each(bench.Command, grimoriabench.Command)}

func main() { os.Exit(command.Run(commands, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
