package uitest

import (
	"fmt"
	"slices"
	"testing"

	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/ring"
)

// Size is that of a window, in pixels.
type Size [2]float32

// Sizes are those at which the menus have another layout: desks of all proportions, and phones held
// sideways and upright. The first three stand for a desk, a large one and a phone.
var Sizes = []Size{{1280, 720}, {1920, 1080}, {844, 390}, {1280, 800}, {1024, 600}, {2560, 1080}, {900, 600}, {1000, 700}, {390, 844}, {360, 640}, {640, 360}}

// Languages returns all languages that there are, and the stretched one.
func Languages() []string { return append(words.Languages(), words.Pseudo) }

// Screen is all that a layout depends on besides what is shown.
type Screen struct {
	Size
	Lang  string
	Scale int   // of text, per cent
	Left  bool  // the table is for left hands
	More  []int // choices of the further dimensions of a sweep
}

// String names the screen as a test.
func (s Screen) String() string {
	name := fmt.Sprintf("%vx%v %s %d", s.Size[0], s.Size[1], s.Lang, s.Scale)
	if s.Left {
		name += " left"
	}
	for _, is := range s.More {
		name += fmt.Sprint(" ", is)
	}
	return name
}

// Set gives an App this screen.
func (s Screen) Set(a *ui.App) {
	a.Settings().TextScale = s.Scale
	a.Settings().LeftHanded = s.Left
	a.Words().Use(s.Lang)
	a.Resize(s.Size[0], s.Size[1])
	a.Adapt()
}

// Screens returns screens of each size. More are the numbers of choices in further dimensions. In the quick
// ring every pair of a size, a language, a scale, a hand and these choices is among them; in the whole
// all combinations of the first three are, too, of which Dutch ones are left-handed.
func Screens(sizes []Size, more ...int) []Screen {
	langs := Languages()
	var list []Screen
	for i := range ring.Pick(0, len(sizes)*len(langs)*len(settings.TextScales)) {
		rest, scale := i/len(settings.TextScales), settings.TextScales[i%len(settings.TextScales)]
		s := Screen{Size: sizes[rest/len(langs)], Lang: langs[rest%len(langs)], Scale: scale}
		s.Left = s.Lang == "nl"
		for _, n := range more {
			s.More = append(s.More, (i+rest)%n) // other ones with each scale
		}
		list = append(list, s)
	}
	for _, row := range Pairs(append([]int{len(sizes), len(langs), len(settings.TextScales), 2}, more...)...) {
		s := Screen{Size: sizes[row[0]], Lang: langs[row[1]], Scale: settings.TextScales[row[2]], Left: row[3] == 1, More: row[4:]}
		if !slices.ContainsFunc(list, func(o Screen) bool { return o.String() == s.String() }) {
			list = append(list, s)
		}
	}
	return list
}

// Sweep runs a test on an App with each of the Screens, side by side.
func Sweep(t *testing.T, sizes []Size, more []int, app func() *ui.App, test func(t *testing.T, a *ui.App, s Screen)) {
	for _, s := range Screens(sizes, more...) {
		t.Run(s.String(), func(t *testing.T) {
			t.Parallel()
			a := app()
			s.Set(a)
			test(t, a, s)
		})
	}
}

// Pairs returns rows of choices, one of each dimension, so that any two choices of two dimensions
// stand together in a row. There are about as many rows as pairs of the first two dimensions, which
// should be the largest.
//
// The rows begin with these pairs. Every further dimension gets in each row the choice that brings
// most new pairs; those that are left then fill rows of their own.
func Pairs(dims ...int) [][]int {
	type choice struct{ dim, is int }
	met := map[[2]choice]bool{}
	// fresh counts the pairs that a choice brings to a row, which has only its first dimensions yet.
	fresh := func(row []int, c choice) (n int) {
		for d, is := range row {
			if !met[[2]choice{{d, is}, c}] {
				n++
			}
		}
		return n
	}
	meet := func(row []int, c choice) {
		for d, is := range row {
			met[[2]choice{{d, is}, c}] = true
		}
	}
	var rows [][]int
	for i := range dims[0] * dims[1] {
		rows = append(rows, []int{i / dims[1], i % dims[1]})
	}
	for d := 2; d < len(dims); d++ {
		for r, row := range rows {
			best := choice{d, r % dims[d]}
			for is := range dims[d] {
				if c := (choice{d, is}); fresh(row, c) > fresh(row, best) {
					best = c
				}
			}
			meet(row, best)
			rows[r] = append(row, best.is)
		}
		for before := range d {
			for was := range dims[before] {
				for is := range dims[d] {
					if met[[2]choice{{before, was}, {d, is}}] {
						continue
					}
					row := make([]int, d+1)
					row[before], row[d] = was, is
					meet(row[:d], choice{d, is})
					rows = append(rows, row)
				}
			}
		}
	}
	return rows
}
