package pictures

// In a browser the stored pictures come as packs, a file each, so that the title need not wait for
// the whole game. Elsewhere they are part of the program.

// TitlePack is the pack of everything that the title screen shows.
const TitlePack = "title"

// Pack returns the name of the pack that the pictures of a kind come in: TitlePack, or the one of
// the rest of their set. It is "" for an unknown kind.
func (k Kind) Pack() string {
	s := k.Set()
	switch {
	case s == nil:
		return ""
	case s.Title[k]:
		return TitlePack
	}
	return s.Pack
}
