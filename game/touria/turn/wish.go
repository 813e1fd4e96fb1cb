package turn

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules/touria"
)

// wish is what the player wants of the walk to the place of the chosen tower. Who knows the game also says what they will do
// there, before they walk: the main button does both. Nobody needs that.
type wish struct {
	way  int                         // which of the ways that are shown is walked
	via  []touria.Space              // that the player has led the way through
	with touria.ItemSet              // used on the way
	gems [touria.Mines]touria.Colour // the gem to take of a mine on the way, Black if the walk asks
	Deed *show.Option                // to be done there; nil: the player decides there
	due  bool                        // as soon as the walk is over

	of      walked
	legal   []touria.Decision // there, whatever gems the walk asks for
	choices show.Choices      // there
}

// walked is what decides what can be done at a place.
type walked struct {
	tower touria.Tower
	with  touria.ItemSet
	way   int
	gems  [touria.Mines]touria.Colour
	known bool
}

// foresee looks ahead at what can be done at the place of a tower once a way is walked, unless nothing has changed.
func (w *wish) foresee(r *touria.Rules, v *touria.View, tower touria.Tower, rt show.Route, names *show.Names) {
	of := walked{tower: tower, with: w.with, way: w.way, gems: w.gems, known: true}
	if of == w.of {
		return
	}
	w.of, w.legal, w.choices = of, nil, show.Choices{}
	for i, v := range show.Arrivals(r, v, tower, rt, &w.gems) {
		legal := r.LegalFor(&v, nil)
		if i > 0 {
			legal = slices.DeleteFunc(legal, func(d touria.Decision) bool { return !slices.Contains(w.legal, d) })
		}
		w.legal, w.choices = legal, show.Choose(r, &v, legal, names)
	}
	if w.Deed != nil {
		w.Deed = w.choices.Find(w.Deed.ID)
	}
}

// arrived returns what is to be done now that the walk is over, if it still can be; ok is false if something else has become
// possible as well, so that the player must decide.
func (w *wish) arrived(legal []touria.Decision) (o *show.Option, ok bool) {
	o, w.due = w.Deed, false
	if o == nil || !slices.Contains(legal, o.Decision) {
		return nil, false
	}
	return o, !slices.ContainsFunc(legal, func(d touria.Decision) bool { return d.Kind == touria.Act && !slices.Contains(w.legal, d) })
}

// take returns the decision for the gem that the player has said they want of a mine.
func (w *wish) take(mine int, legal []touria.Decision) (d touria.Decision, ok bool) {
	d = touria.Decision{Kind: touria.Take, Arg: uint8(w.gems[mine])}
	ok = w.gems[mine] != touria.Black && slices.Contains(legal, d)
	w.gems[mine] = touria.Black
	return d, ok
}
