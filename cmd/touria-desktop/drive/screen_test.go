package drive

import (
	"strings"
	"testing"
)

func TestParseScreen(t *testing.T) {
	s, err := ParseScreen([]byte(`{"scene":"title","focus":"title.touria.play","elements":[
		{"id":"title.touria.play","role":"button","rect":[10,20,100,50],"label":"Play","enabled":true},
		{"id":"title.touria.logo","role":"label","rect":[0,0,1,1],"label":"Touria","enabled":false}]}`))
	if err != nil {
		t.Fatal(err)
	}
	e, ok := s.Find("title.touria.play")
	if x, y := e.Centre(); !ok || x != 60 || y != 45 {
		t.Errorf("the centre is %v, %v", x, y)
	}
	if !s.Enabled("title.touria.play") || s.Enabled("title.touria.logo") || s.Enabled("title.quit") || !s.Has("title.touria.logo") || s.Has("title.quit") {
		t.Errorf("wrong elements: %v", s)
	}
	if text := s.String(); !strings.Contains(text, "title.touria.play") || !strings.Contains(text, "(off)") {
		t.Errorf("the list is %s", text)
	}
	if _, err := ParseScreen([]byte("panic: lost")); err == nil || !strings.Contains(err.Error(), "panic: lost") {
		t.Errorf("nonsense: %v", err)
	}
}
