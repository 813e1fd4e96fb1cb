package riddles

import "touria.games/touria/assets/packs"

// Of returns the riddles of a game, nil if it has none. ok reports whether they are there; if not, they are on their way,
// sent for again and again. It never blocks.
func Of(game string) (file []byte, ok bool) {
	if !packs.Want(Pack) {
		return nil, false
	}
	return packs.Read(path(game)), true
}
