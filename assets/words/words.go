// Package words embeds the catalogues: every text a player sees. The folder box
// has what all games share, each game has a folder of its own, and each folder
// has one file a language. game/words reads them. The folder site is for the pages
// about the games; the browser's program, which is downloaded, does without it.
package words
