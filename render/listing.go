package render

import "touria.games/touria/game/ui"

// Listing lists the screen's elements in reading order, for screen readers and for tests that drive the program
// from outside; the tests get it as JSON.
type Listing struct {
	Scene    string          `json:"scene"`
	Focus    string          `json:"focus"`
	Elements []ListedElement `json:"elements"`

	At       string     `json:"-"` // what has the focus, even if that is not shown
	Strayed  bool       `json:"-"` // the focus has moved only because the element that had it is gone
	Lang     string     `json:"-"`
	Colon    string     `json:"-"` // between a name and a value
	Prompt   string     `json:"-"` // what the game asks, "" if it asks nothing
	Survey   string     `json:"-"` // the name of the button that reads the table, "" if there is none
	Heard    []ui.Heard `json:"-"` // announcements to make now
	W, H     float32    `json:"-"` // the window
	PerPixel float32    `json:"-"` // pixels of the window for a logical one
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
	Cap     string     `json:"cap,omitempty"` // what is written on the key that is shown at its corner

	Hint    string  `json:"-"`
	Detail  string  `json:"-"`
	Heading bool    `json:"-"`
	Row     bool    `json:"-"` // a row of pictures: Checked is only how it looks
	Silent  bool    `json:"-"` // decorative, or part of something that is read as one
	Press   bool    `json:"-"` // a press does something, or says why not
	Sheet   int     `json:"-"` // the number of its window, among those that block one another
	In      string  `json:"-"` // the panel around it, "" if there is none
	Part    float32 `json:"-"` // of bars
	At      int     `json:"-"` // of sliders: the knob's place, from 0 to Most
	Most    int     `json:"-"` // of sliders; of fields the number of characters
}

// List lists the elements of what is on the screen. Those below a blocking layer are not enabled.
func List(app *ui.App) Listing {
	t := app.Tree()
	l := Listing{Scene: app.Scene(), Focus: app.Focus(), Elements: make([]ListedElement, 0, len(t.Elements)),
		At: app.Focused(), Strayed: app.Strayed(), Lang: app.Words().Lang(), Colon: app.Colon(), Prompt: t.Prompt, Survey: app.SurveyName(), Heard: app.TakeHeard()}
	whole, scale := app.Window(), app.Scale()
	l.W, l.H, l.PerPixel = whole.W*scale, whole.H*scale, scale
	for i := range t.Elements {
		e := &t.Elements[i]
		if e.ID == "" {
			continue
		}
		r := e.Seen()
		le := ListedElement{
			ID: e.ID, Role: e.Role.String(), Label: e.Label, Value: e.Value, Why: e.Why, Cap: e.CapText, Checked: e.Checked,
			Rect:    [4]float32{r.X * scale, r.Y * scale, r.W * scale, r.H * scale},
			Enabled: t.Reachable(e) && e.Pressable(),
			Hint:    e.Hint, Detail: e.Detail, Silent: e.Silent, Sheet: e.Sheet, Part: e.Part, At: e.Slide.At, Most: e.Slide.Most,
		}
		switch e.Look {
		case ui.LookHeading, ui.LookBanner:
			le.Heading = e.Role == ui.RoleLabel
		case ui.LookIcons, ui.LookChronicle:
			le.Row = true
		case ui.LookSample, ui.LookKeyCap, ui.LookShade, ui.LookCrest, ui.LookToast:
			le.Silent = le.Silent || !e.Interactive()
		}
		if e.Role == ui.RoleField {
			le.Most = e.MostTyped()
		}
		le.Press = e.Interactive() && (e.OnPress != nil || e.Disabled && e.Role != ui.RoleInfo)
		for in := e.In; in > 0; in = t.Elements[in-1].In {
			around := &t.Elements[in-1]
			if around.Interactive() && !e.Interactive() { // the label of what is pressed says it all
				le.Silent = true
			}
			if le.In == "" && around.Role == ui.RolePanel && around.Label != "" && !around.Silent {
				le.In = around.ID
			}
		}
		l.Elements = append(l.Elements, le)
	}
	return l
}
