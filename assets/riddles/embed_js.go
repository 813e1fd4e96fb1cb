package riddles

import "touria.games/touria/assets/packs"

// want sends for the riddles and reports whether they are there.
func want() bool { return packs.Want(Pack) }

func read(path string) []byte { return packs.Read(path) }
