package menu_test

import (
	"errors"
	"strings"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui/uitest"
)

// A crash leaves one sentence, which is true, and a file.
func TestCrashed(t *testing.T) {
	st := &store.Failing{Store: store.NewMemory()}
	a := uitest.Start(st)
	uitest.Press(t, a, "title.number.play")
	c := &save.Crash{Value: "the roof fell in"}
	err := menu.Crashed(a, c)
	names, _ := st.List(store.State)
	if err == nil || !strings.Contains(strings.Join(names, " "), "crash-") || err.Error() != a.T("crash.written", "crash-damaged.txt") {
		t.Errorf("%v, files %v", err, names)
	}
	st.Fail(nil, store.ErrFull)
	if err := menu.Crashed(a, c); !errors.Is(err, c) || !strings.HasPrefix(err.Error(), a.T("crash.unwritten")) {
		t.Errorf("with a full disk: %v", err)
	}
}
