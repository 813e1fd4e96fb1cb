package settings

import (
	"encoding/json"
	"maps"
	"slices"
)

// Letters says when gems carry the letter of their colour.
type Letters uint8

// When gems carry letters.
const (
	LettersLarge Letters = iota // with large text
	LettersAlways
	LettersNever
	LettersCount = iota
)

// Scanning says how the game is played with one or two keys.
type Scanning uint8

// The ways of scanning.
const (
	ScanOff   Scanning = iota
	ScanKeys           // one key moves on, one takes
	ScanAuto           // the focus moves on by itself, one key takes
	ScanCount = iota
)

// ScanTimes are the times after which the focus moves on by itself, in tenths of a
// second.
var ScanTimes = []int{5, 10, 15, 20, 30, 50}

// Comfort is how one person likes to play. Everybody has the same, but for those who
// have a profile of their own.
type Comfort struct {
	TextScale  int      `json:"text_scale"`  // per cent: one of TextScales
	Contrast   bool     `json:"contrast"`    // the theme of high contrast
	Compact    bool     `json:"compact"`     // a plan instead of the painted board
	Letters    Letters  `json:"gem_letters"` // when gems carry letters
	LeftHanded bool     `json:"left_handed"` // the table is mirrored
	Cooldown   bool     `json:"cooldown"`    // half a second between two presses
	Scan       Scanning `json:"scan"`
	ScanTime   int      `json:"scan_time"` // one of ScanTimes
}

// PlainComfort returns the comfort of a first run.
func PlainComfort() Comfort { return Comfort{TextScale: 100, ScanTime: 15} }

// MostProfiles is the number of profiles that are kept.
const MostProfiles = 12

// comfort reads the fields of a Comfort one by one.
func comfort(fields map[string]json.RawMessage, c Comfort) Comfort {
	any := func(bool) bool { return true }
	read(fields, "text_scale", &c.TextScale, func(v int) bool { return slices.Contains(TextScales, v) })
	read(fields, "contrast", &c.Contrast, any)
	read(fields, "compact", &c.Compact, any)
	read(fields, "gem_letters", &c.Letters, func(v Letters) bool { return v < LettersCount })
	read(fields, "left_handed", &c.LeftHanded, any)
	read(fields, "cooldown", &c.Cooldown, any)
	read(fields, "scan", &c.Scan, func(v Scanning) bool { return v < ScanCount })
	read(fields, "scan_time", &c.ScanTime, func(v int) bool { return slices.Contains(ScanTimes, v) })
	return c
}

// profiles reads the profiles by the persons' names. What is wrong with one leaves
// the others alone.
func profiles(fields map[string]json.RawMessage) map[string]*Comfort {
	var all map[string]json.RawMessage
	if json.Unmarshal(fields["profiles"], &all) != nil {
		return nil
	}
	var found map[string]*Comfort
	for _, name := range slices.Sorted(maps.Keys(all)) {
		var own map[string]json.RawMessage
		if name == "" || len(found) == MostProfiles || json.Unmarshal(all[name], &own) != nil || own == nil {
			continue
		}
		if found == nil {
			found = map[string]*Comfort{}
		}
		c := comfort(own, PlainComfort())
		found[name] = &c
	}
	return found
}

// keys reads the changed keys: names of keys by the names of what they do.
func keys(fields map[string]json.RawMessage) map[string]string {
	var m map[string]string
	if json.Unmarshal(fields["keys"], &m) != nil || len(m) == 0 {
		return nil
	}
	return m
}

// keepInner returns the new objects by name with the fields that only the old ones
// have: a newer version of the program wrote them.
func keepInner(old, changed json.RawMessage) json.RawMessage {
	var before, after map[string]map[string]json.RawMessage
	if json.Unmarshal(old, &before) != nil || json.Unmarshal(changed, &after) != nil {
		return changed
	}
	for name, fields := range after {
		for field, v := range before[name] {
			if _, ok := fields[field]; !ok {
				fields[field] = v
			}
		}
	}
	merged, err := json.Marshal(after)
	if err != nil {
		return changed
	}
	return merged
}

// keepFields returns the new object with the fields that only the old one has.
func keepFields(old, changed json.RawMessage) json.RawMessage {
	var before, after map[string]json.RawMessage
	if json.Unmarshal(old, &before) != nil || json.Unmarshal(changed, &after) != nil {
		return changed
	}
	for field, v := range before {
		if _, ok := after[field]; !ok {
			after[field] = v
		}
	}
	merged, err := json.Marshal(after)
	if err != nil {
		return changed
	}
	return merged
}
