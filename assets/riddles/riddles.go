// Package riddles holds the files of riddles, one a game. In the browser they come when they are wanted.
package riddles

// Pack is the name of the pack of all files.
const Pack = "riddles"

// path is where a game's file is.
func path(game string) string { return game + ".riddles" }
