package turn

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// YieldOf returns what a tower's place would give the viewer now.
func (t *Turn) YieldOf(w touria.Tower) *show.Yield {
	y := show.YieldOfTower(t.s.Rules(), &t.View, w)
	return &y
}

// YieldText puts a yield into words.
func YieldText(w *words.Catalogue, y *show.Yield) string {
	text := w.Text("yield.now", words.Lit("What", y.Text.In(w)))
	if y.Reveals {
		text += "\n" + w.Text("decision.no_way_back")
	}
	return text
}

// look shows the preview of a tower.
func (t *Turn) look(w touria.Tower) {
	if !t.Deciding || t.View.Phase() != touria.PhaseStart {
		return
	}
	var with touria.ItemSet
	if t.TowerPicked() && t.Choices.Find(t.Picked).Decision.Arg == uint8(w) {
		with = t.wish.with
	}
	if t.Shown && t.Forecast.Faces.Tower == w && t.Forecast.With == with {
		return
	}
	t.Forecast, t.Shown = show.PreviewTower(t.s.Rules(), &t.View, w, with), true
	t.a.Changed()
}

// forget removes the preview; the map flies back.
func (t *Turn) forget() {
	if t.Board.Lens.Framed {
		t.Board.Lens.Close()
	}
	if t.Shown {
		t.Shown = false
		t.a.Changed()
	}
}

// hoverTower shows the preview of the tower under pointer or focus, then again
// that of the picked one.
func (t *Turn) hoverTower(w touria.Tower, on bool) {
	switch {
	case on:
		t.look(w)
	case t.TowerPicked():
		t.look(touria.Tower(t.Choices.Find(t.Picked).Decision.Arg))
	default:
		t.forget()
	}
}

// Preview returns the preview shown, nil if there is none.
func (t *Turn) Preview() *show.Preview {
	if !t.Shown {
		return nil
	}
	return &t.Forecast
}
