package render

import "touria.games/touria/game/ui"

// Listing lists the screen's elements in reading order, for tests that drive the
// program from outside.
type Listing struct {
	Scene    string          `json:"scene"`
	Focus    string          `json:"focus"`
	Elements []ListedElement `json:"elements"`
}

// ListedElement is one element of a Listing.
type ListedElement struct {
	ID      string     `json:"id"`
	Role    string     `json:"role"`
	Rect    [4]float32 `json:"rect"` // x, y, width, height in pixels of the window
	Label   string     `json:"label"`
	Value   string     `json:"value,omitempty"`
	Enabled bool       `json:"enabled"`
	Checked bool       `json:"checked,omitempty"`
	Why     string     `json:"why,omitempty"`
}

// list lists the elements. Those below a blocking layer are not enabled.
func list(app *ui.App, scale float32) Listing {
	t := app.Tree()
	l := Listing{Scene: app.Scene(), Focus: app.Focus(), Elements: make([]ListedElement, 0, len(t.Elements))}
	for i := range t.Elements {
		e := &t.Elements[i]
		if e.ID == "" {
			continue
		}
		l.Elements = append(l.Elements, ListedElement{
			ID: e.ID, Role: e.Role.String(), Label: e.Label, Value: e.Value, Why: e.Why, Checked: e.Checked,
			Rect:    [4]float32{e.Rect.X * scale, e.Rect.Y * scale, e.Rect.W * scale, e.Rect.H * scale},
			Enabled: t.Reachable(e) && e.Pressable(),
		})
	}
	return l
}
