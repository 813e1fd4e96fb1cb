package pictures

import (
	"encoding/json"
	"fmt"
	"slices"
)

// Fit is a way to scale a master to the size of a box.
type Fit string

// The ways to fit.
const (
	FitInside  Fit = "inside"  // as large as fits in the box, centred
	FitStretch Fit = "stretch" // as wide and as high as the box
	FitPatch   Fit = "patch"   // corners keep their size in logical pixels, edges and middle are stretched
	FitRepeat  Fit = "repeat"  // like FitPatch, but edges and middle are repeated
	FitStrip   Fit = "strip"   // scales with the box's height; the ends are kept, the middle is stretched
	FitPart    Fit = "part"    // a part of something larger that fills the box, placed by Set.Part
	FitWhole   Fit = "whole"   // not scaled: the screen stretches it
	FitScene   Fit = "scene"   // placed by Scene.View and cropped to the box
)

// Master is a stored picture.
type Master struct {
	Name  string  `json:"name"` // its file name without the extension; the names of a scene's tiles begin with it
	Kind  Kind    `json:"kind"`
	ID    uint16  `json:"id"`
	W     int     `json:"w"` // its box, in pixels
	H     int     `json:"h"`
	Scale float32 `json:"scale"` // pixels per logical pixel at 1280 × 720
	Img   [4]int  `json:"img"`   // position of the picture: left and top relative to the box's corner, width, height
	Fit   Fit     `json:"fit"`
	Ends  [4]int  `json:"ends"`           // ends of the box that keep their size: left, above, right and below, in pixels
	Bare  bool    `json:"bare,omitempty"` // light or ink, without paper grain
	Runs  int     `json:"runs,omitempty"` // FitRepeat: the parts of the middle, after any of which it may end
	Hash  string  `json:"hash"`           // of the painted pixels and their storage format
}

// TileSize is the side of a scene's tiles in pixels. Those at the right and lower edge may be
// smaller.
const TileSize = 512

// Tile returns the name of a scene's tile.
func (m *Master) Tile(col, row int) string { return fmt.Sprintf("%s-%d-%d", m.Name, row, col) }

// Tiles returns the number of a scene's tiles across and down.
func (m *Master) Tiles() (cols, rows int) {
	return (m.Img[2] + TileSize - 1) / TileSize, (m.Img[3] + TileSize - 1) / TileSize
}

// ListFile is the name of the list of a set's masters, beside their files.
const ListFile = "pictures.json"

// MarshalText encodes a kind as its name, which is unique within its set.
func (k Kind) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// ReadList reads the list of the set's masters, given the content of a ListFile.
func (s *Set) ReadList(text []byte) ([]*Master, error) {
	var list []struct {
		Master
		Kind string `json:"kind"` // replaces the master's
	}
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, err
	}
	all := make([]*Master, len(list))
	for i := range list {
		n := slices.Index(s.Names, list[i].Kind)
		if n < 0 {
			return nil, fmt.Errorf("%s: there is no kind of picture named %q", list[i].Name, list[i].Kind)
		}
		all[i] = &list[i].Master
		all[i].Kind = s.First + Kind(n)
	}
	return all, nil
}
