package play

import (
	"strings"
	"testing"
)

// A journal's positions, steps and record stay together, whatever is added and taken back.
func TestJournal(t *testing.T) {
	var j Journal[int, string]
	if j.Last() != nil || j.Since(0) != nil || *j.Before(0) != 0 {
		t.Error("an empty journal has a step")
	}
	j.Begin(nil, []byte("header"))
	add := func(name string) {
		before := j.State
		j.State++
		j.Add(before, name)
		j.Write([]byte(name))
	}
	text := func() string { return string(j.Record().Bytes()) }
	for _, name := range []string{"a", "b", "c"} {
		add(name)
	}
	if j.Len() != 3 || *j.Last() != "c" || strings.Join(j.Since(1), "") != "bc" || *j.Before(1) != 1 || *j.Before(3) != 3 {
		t.Errorf("%+v", j)
	}
	whole := text()
	j.Undo(3)
	if text() != whole {
		t.Error("nothing to take back changes the record")
	}
	j.Undo(1)
	if j.Len() != 1 || j.State != 1 || text() != "header\na\n" {
		t.Errorf("%+v %q", j, text())
	}
	add("b")
	add("c")
	if text() != whole {
		t.Errorf("%q, want %q", text(), whole)
	}
	j.State++
	j.Add(3, "unwritten")
	j.Drop()
	if j.State != 3 || j.Len() != 3 || text() != whole {
		t.Errorf("%+v %q", j, text())
	}
}

// counter is done after so many units of work.
type counter int

func (c *counter) Step(n int) bool {
	*c -= counter(n)
	return *c <= 0
}

// A task is nobody's until it has begun, is worked on until it is done, and is forgotten when dropped.
func TestTask(t *testing.T) {
	var k Task
	if k.Begun() || k.Done() || k.Step(1) {
		t.Error("nobody's task is done")
	}
	c := counter(3)
	k.Begin(&c)
	if k.Step(2) || !k.Begun() || k.Done() {
		t.Error("done too early")
	}
	if !k.Step(2) || !k.Done() {
		t.Error("never done")
	}
	k.Step(5)
	if c != -1 {
		t.Error("worked on when done")
	}
	k.Drop()
	if k.Begun() || k.Done() {
		t.Error("not dropped")
	}
}
