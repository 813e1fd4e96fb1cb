package ui_test

import (
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// A question is gone when its answer acts, even from below another one. Escape gives the last answer. What loses
// something is red, the only answer is the main button, and several are equal.
func TestAnswers(t *testing.T) {
	a := uitest.Start(nil)
	below := a.Scene()
	var given, during string
	answer := func(id string, danger bool) ui.Answer {
		return ui.Answer{ID: id, Text: id, Danger: danger, Press: func() { given, during = id, a.Scene() }}
	}
	ask := func() { a.Ask("Title", "Text", answer("lose", true), answer("keep", false), answer("wait", false)) }
	look := func(id string) ui.Look { return a.Tree().Find(id).Look }

	ask()
	if look("lose") != ui.LookDanger || look("keep") != ui.LookButton || look("wait") != ui.LookButton {
		t.Errorf("the answers look like %d, %d, %d", look("lose"), look("keep"), look("wait"))
	}
	uitest.Press(t, a, "keep")
	if given != "keep" || during != below || a.Scene() != below {
		t.Errorf("%q was given over %s, which leaves %s", given, during, a.Scene())
	}

	ask()
	a.Top().Back()
	if given != "wait" || during != below || a.Scene() != below {
		t.Errorf("Escape gives %q over %s and leaves %s", given, during, a.Scene())
	}

	ask()
	lower := a.Top()
	a.Ask("Title", "Another text", answer("alone", false))
	if look("alone") != ui.LookPrimary {
		t.Errorf("the only answer looks like %d", look("alone"))
	}
	lower.Back() // from below
	if given != "wait" || a.Tree().Find("alone") == nil {
		t.Errorf("%q was given, and the question above is gone", given)
	}
	uitest.Press(t, a, "alone")
	if given != "alone" || a.Scene() != below {
		t.Errorf("%q was given, which leaves %s", given, a.Scene())
	}

	a.Ask("Title", "Text", ui.Answer{ID: "nothing", Text: "Nothing"})
	if uitest.Press(t, a, "nothing"); a.Scene() != below {
		t.Errorf("an answer that does nothing leaves %s", a.Scene())
	}
}

// The same message is not told twice above itself; another one is.
func TestMessages(t *testing.T) {
	a := uitest.Start(nil)
	n := len(a.Scenes())
	a.Tell("One")
	a.Tell("One")
	if len(a.Scenes()) != n+1 || uitest.Message(a) != "One" {
		t.Errorf("%d messages, the last one is %q", len(a.Scenes())-n, uitest.Message(a))
	}
	a.Tell("Two")
	if len(a.Scenes()) != n+2 || uitest.Message(a) != "Two" {
		t.Errorf("%d messages, the last one is %q", len(a.Scenes())-n, uitest.Message(a))
	}
}
