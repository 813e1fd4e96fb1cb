package lesson

import (
	"bytes"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"touria.games/touria/rules"
)

// What was kept is found again; what is damaged, or was kept beside another game, is not taken for a lesson.
func TestKeptLessons(t *testing.T) {
	g, other := played(t, 0, "random", "greedy"), played(t, 1, "random", "greedy")
	who := []rules.Seat{rules.S}
	teacher, err := New(g, who, 40, 1)
	if err != nil {
		t.Fatal(err)
	}
	for !teacher.Work(1 << 22) {
	}
	lessons := teacher.Lessons()
	if len(lessons[0].Marks) == 0 {
		t.Fatal("a random player makes no mistake")
	}
	data := Encode(lessons)
	if found, ok := Decode(data, &g, who); !ok || !reflect.DeepEqual(found, lessons) {
		t.Errorf("%+v were kept, %+v found", lessons, found)
	}
	if _, ok := Decode(data, &g, []rules.Seat{rules.N}); ok {
		t.Error("another player's lesson is taken")
	}
	if _, ok := Decode(data, &other, who); ok {
		t.Error("another game's lesson is taken")
	}
	rapid.Check(t, func(t *rapid.T) {
		bad := bytes.Clone(data)
		for range rapid.IntRange(1, 4).Draw(t, "faults") {
			bad[rapid.IntRange(0, len(bad)-1).Draw(t, "at")] = rapid.Byte().Draw(t, "byte")
		}
		bad = bad[:len(bad)-rapid.IntRange(0, 40).Draw(t, "short")]
		found, ok := Decode(bad, &g, who)
		for _, l := range found {
			if ok && !l.AddUp() {
				t.Fatalf("%+v is taken", l)
			}
			for _, m := range l.Marks {
				if m.From < 0 || m.To > len(g.Decisions) || m.From >= m.To {
					t.Fatalf("%+v is taken", m)
				}
			}
		}
	})
}
