package pictures

import (
	"slices"
	"strconv"
)

// In a browser the stored pictures come as packs, a file each, so that the title need not wait for
// the whole game. Elsewhere they are part of the program.

// TitlePack is the pack of everything that the title screen shows at first. What it shows only later,
// or when the player goes on from there, comes behind it.
const TitlePack = "title"

// Pack returns the name of the pack that the picture comes in: TitlePack, or the one of the rest of
// its set. It is "" for an unknown kind.
func (s Spec) Pack() string {
	set := s.Kind.Set()
	if set == nil {
		return ""
	}
	if ids, some := set.Title[s.Kind]; some && (ids == nil || slices.Contains(ids, s.ID)) {
		return TitlePack
	}
	if apart, some := set.Apart[s.Kind]; some {
		return apart.Name + "-" + strconv.Itoa(int(s.ID/apart.IDs))
	}
	return set.Pack
}

// Apart reports whether the picture comes in a pack of its own kind, as a person's do.
func (s Spec) Apart() bool {
	set := s.Kind.Set()
	if set == nil {
		return false
	}
	_, apart := set.Apart[s.Kind]
	return apart
}
