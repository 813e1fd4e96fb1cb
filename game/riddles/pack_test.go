package riddles

import (
	"errors"
	"slices"
	"testing"
)

func TestPack(t *testing.T) {
	all := [][]byte{{1}, {2, 3}, make([]byte, MaxBytes)}
	file := Pack("game", all)
	got, err := Unpack("game", file)
	if err != nil || !slices.EqualFunc(got, all, slices.Equal[[]byte]) {
		t.Fatalf("%v, %v", got, err)
	}
	for _, bad := range [][]byte{nil, []byte("something else altogether"), file[:len(file)-1], file[:13], Pack("other", all), append(slices.Clone(file), 0), append(slices.Clone(file), 65)} {
		if _, err := Unpack("game", bad); !errors.Is(err, ErrDamaged) {
			t.Errorf("%q: %v", bad, err)
		}
	}
	if _, err := Unpack("game", []byte("game riddles 2\nwhatever")); !errors.Is(err, ErrNewer) {
		t.Errorf("a newer file: %v", err)
	}
}
