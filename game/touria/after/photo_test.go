package after

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"strings"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// album keeps pictures in memory.
type album struct {
	sizes []string
	where string
	err   error
}

func (m *album) keep(_ string, w, h int, pix []byte) (string, error) {
	m.sizes = append(m.sizes, fmt.Sprintf("%d × %d, %d", w, h, len(pix)))
	return m.where, m.err
}

// photograph opens the photo mode of a game whose pictures go into an album.
func photograph(t *testing.T, m *album) *ui.App {
	t.Helper()
	a := newApp(t)
	a.Config().Picture = m.keep
	ShowPhoto(a, boardOf(a, played(t, config("hb", "3"), 3)))
	return a
}

// shoot stands in for drawing: it ends the picture that is being taken, and waits until it is kept.
func shoot(t *testing.T, a *ui.App) {
	t.Helper()
	shot := a.Shot()
	if shot == nil {
		t.Fatal("no picture is being taken")
	}
	a.Taken(make([]byte, 4*shot.W*shot.H))
	uitest.Settle(a)
}

// A photo has the size and the light that were chosen, and the player is told where it is. The map is
// seen behind the message.
func TestPhotoIsKept(t *testing.T) {
	m := &album{where: "/home/anna/Pictures/touria-1.png"}
	a := photograph(t, m)
	for _, size := range []string{"3840 × 2160", "1280 × 720", "1920 × 1080"} {
		var w, h int
		if _, err := fmt.Sscanf(size, "%d × %d", &w, &h); err != nil {
			t.Fatal(err)
		}
		press(t, a, "photo.save")
		if e := a.Element("photo.save"); !e.Disabled || e.Why == "" {
			t.Error("another picture can be taken before this one is kept")
		}
		hour := PhotoOf(a).Hour()
		press(t, a, "photo.hour")
		if PhotoOf(a).Hour() != hour {
			t.Error("the light changes while the picture is being drawn")
		}
		shoot(t, a)
		if got := m.sizes[len(m.sizes)-1]; got != fmt.Sprintf("%s, %d", size, 4*w*h) {
			t.Errorf("%s is kept as %s bytes", size, got)
		}
		if e := a.Tree().Find("dialog.text"); e == nil || !strings.Contains(e.Text, m.where) {
			t.Fatal("the player is not told where the picture is")
		}
		if PhotoOf(a) == nil {
			t.Error("nothing is seen behind the message")
		}
		press(t, a, "dialog.ok")
		press(t, a, "photo.size")
	}
}

// No picture is larger than a graphics card draws: not that of a very large window, either.
func TestPhotoOfLargeWindow(t *testing.T) {
	for _, size := range [][2]float32{{5120, 2880}, {7680, 2160}, {2160, 5120}} {
		m := &album{}
		a := photograph(t, m)
		a.Resize(size[0], size[1])
		press(t, a, "photo.size") // the window's
		press(t, a, "photo.save")
		w, h := a.Shot().W, a.Shot().H
		if max(w, h) != ui.MostShot || math.Abs(float64(float32(w)/float32(h)-size[0]/size[1])) > .01 {
			t.Errorf("a window of %v gives %d × %d", size, w, h)
		}
		shoot(t, a)
		if want := fmt.Sprintf("%d × %d, %d", w, h, 4*w*h); m.sizes[0] != want {
			t.Errorf("%s is kept, not %s", m.sizes[0], want)
		}
	}
}

// Whoever leaves while a picture is being taken gets the picture that was seen, and then what was there before.
func TestPhotoIsLeftWhileTaken(t *testing.T) {
	for _, leave := range []func(a *ui.App){
		func(a *ui.App) { strike(a, ui.KeyEscape) },
		func(a *ui.App) { strike(a, ui.KeyP) },
		func(a *ui.App) { press(t, a, "photo.done") },
	} {
		m := &album{where: "touria-1.png"}
		a := photograph(t, m)
		press(t, a, "photo.save")
		leave(a)
		if a.Scene() != "photo" || PhotoOf(a) == nil {
			t.Fatalf("%s is shown before the picture is drawn", a.Scene())
		}
		shoot(t, a)
		press(t, a, "dialog.ok")
		if a.Scene() != "title" || len(m.sizes) != 1 {
			t.Errorf("%s is shown, %d pictures", a.Scene(), len(m.sizes))
		}
	}

	// Whatever else takes the photo away: what is drawn is still the photo.
	a := photograph(t, &album{})
	press(t, a, "photo.save")
	menu.ShowTitle(a)
	if PhotoOf(a) == nil {
		t.Error("a picture of nothing is taken")
	}
	shoot(t, a)
	if a.Scene() != "title" || PhotoOf(a) != nil {
		t.Errorf("%s is shown", a.Scene())
	}
}

// The player is told why a photo can't be kept, and can try again.
func TestPhotoFails(t *testing.T) {
	const folder = "/home/anna/Pictures"
	for _, c := range []struct {
		err  error
		want string
	}{
		{fs.ErrPermission, "photo.failed"},
		{fmt.Errorf("%w: %w", store.ErrFull, errors.New("write")), "store.full"},
	} {
		m := &album{where: folder, err: c.err}
		a := photograph(t, m)
		press(t, a, "photo.save")
		shoot(t, a)
		if e := a.Tree().Find("dialog.text"); e == nil || e.Text != a.T(c.want, folder) {
			t.Errorf("%v: %s", c.err, dump(a))
		}
		press(t, a, "dialog.ok")
		press(t, a, "photo.save")
	}
}

// The buttons below the photo are sound at all sizes, in all languages and text sizes.
func TestPhotoLayout(t *testing.T) {
	everywhere(t, func(t *testing.T, a *ui.App) {
		a.Config().Picture = (&album{}).keep
		ShowPhoto(a, boardOf(a, played(t, config("hb", "3"), 3)))
		told := map[string]bool{}
		for range hours {
			press(t, a, "photo.hour")
			press(t, a, "photo.size")
			check(t, a, "photo", told)
		}
		press(t, a, "photo.save")
		check(t, a, "taking", told)
	})
}
