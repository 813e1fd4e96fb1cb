package table

import (
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// listen ticks until n effects have begun, or so many ticks are over. It returns what began
// and what ended.
func listen(a *ui.App, ticks int) (plays []sound.Effect, stops int) {
	for range ticks {
		wait(a, 1)
		for _, p := range a.Sounds().Plays {
			plays = append(plays, p.Effect)
		}
		stops += len(a.Sounds().Stops)
	}
	return plays, stops
}

func has(list []sound.Effect, want sound.Effect) bool {
	for _, e := range list {
		if e == want {
			return true
		}
	}
	return false
}

// A whole game of bots is heard: its towers, steps and coins, at most twelve at once, and the
// finale's music.
func TestGameIsHeard(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().Speed = beat.Double
	game(t, a, config("bbb", "5"))
	heard := map[sound.Effect]int{}
	pieces := map[sound.Piece]bool{}
	for range 60 * 60 * 12 {
		wait(a, 1)
		f := a.Sounds()
		for _, p := range f.Plays {
			heard[p.Effect]++
		}
		pieces[f.Mood.Piece] = true
		if a.Scene() == "end" {
			break
		}
	}
	for _, e := range []sound.Effect{sound.Tower, sound.StepRoad, sound.StepMine, sound.Coin, sound.Heart, sound.Crown, sound.Knock, sound.Creak, sound.Right, sound.Win, sound.Bag} {
		if heard[e] == 0 {
			t.Errorf("%s is never heard", e)
		}
	}
	if heard[sound.Press] > 0 || heard[sound.TurnRose] > 0 {
		t.Error("bots press buttons, or are called to their turns")
	}
	for _, p := range []sound.Piece{sound.RoundTheCastle, sound.NineDoors, sound.WeddingDance, sound.Lanterns} {
		if !pieces[p] {
			t.Errorf("%s is never played", p)
		}
	}
}

// What is skipped is not heard, and what was heard of it fades.
func TestSkippedIsNotHeard(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	var c chooser
	for !tb.board.Queue.Busy() {
		if !c.decide(t, a) {
			t.Fatal("the game is over")
		}
		wait(a, 2)
	}
	listen(a, 10)
	for tb.board.Queue.Busy() {
		tb.skip()
		plays, _ := listen(a, 1)
		for _, e := range plays {
			if e.Figures().Priority < 3 {
				t.Errorf("%s is heard, though it was skipped", e)
			}
		}
	}
	if n := len(a.Sounds().Plays); n > 1 {
		t.Errorf("%d effects are heard after all was skipped", n)
	}
}

// Two viewers who differ in what is hidden hear the same of a rival's turn, and at every speed
// the same cues are asked for.
func TestMoods(t *testing.T) {
	a := newApp(t, nil)
	wait(a, 2)
	if m := a.Sounds().Mood; m.Piece != sound.FourTowers || m.Air != sound.Meadow {
		t.Errorf("the title's mood is %+v", m)
	}
	press(t, a, "title.touria.rules")
	wait(a, 1)
	if m := a.Sounds().Mood; m.Piece != sound.Lanterns {
		t.Errorf("the rule book's mood is %+v", m)
	}
	strike(a, ui.KeyEscape)
	tb := game(t, a, config("hb", "3"))
	wait(a, 2)
	m := a.Sounds().Mood
	if m.Piece != sound.RoundTheCastle {
		t.Errorf("the table's mood is %+v", m)
	}
	if tb.board.Model.Active < rules.NoSeat && int(m.Lead) != tb.board.Crests[tb.board.Model.Active] {
		t.Errorf("crest %d leads", m.Lead)
	}
	tb.board.ShowDoors(true)
	wait(a, 1)
	if m := a.Sounds().Mood; m.Piece != sound.NineDoors || m.Air != sound.Hall {
		t.Errorf("the doors' mood is %+v", m)
	}
}

// Somebody who thinks for long gets less, not more.
func TestThinkingCalms(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	for !tb.turn.Deciding {
		wait(a, 1)
	}
	tb.board.Model.Turn = 40
	full := tb.Mood().Layer
	tb.turn.Presses.Quiet = ponderTicks + 1
	less := tb.Mood().Layer
	tb.turn.Presses.Quiet = broodTicks + 1
	if least := tb.Mood().Layer; less != full-1 || least != 0 {
		t.Errorf("layers %d, then %d, then %d", full, less, least)
	}
}

// The interface answers: presses, refusals, the curtain, M.
func TestAnswers(t *testing.T) {
	a := newApp(t, nil)
	wait(a, 1)
	begun := func(do func()) []sound.Effect {
		do()
		plays, _ := listen(a, 2)
		return plays
	}
	if got := begun(func() { press(t, a, "title.settings") }); !has(got, sound.Press) {
		t.Errorf("a button sounds as %v", got)
	}
	press(t, a, "settings.page.sound")
	wait(a, 5)
	e := a.Element("settings.effects")
	before := a.Settings().Sound.Effects
	if got := begun(func() { e.Slide.To(before - 2) }); !has(got, sound.Coin) || a.Settings().Sound.Effects != before-2 {
		t.Errorf("the slider of effects sounds as %v at %d", got, a.Settings().Sound.Effects)
	}
	wait(a, 5)
	press(t, a, "settings.listen")
	wait(a, 5)
	press(t, a, "listen.piece.finale")
	wait(a, 1)
	if m := a.Sounds().Mood; m.Piece != sound.WeddingDance || !m.AtOnce {
		t.Errorf("the dance is chosen, %+v is heard", m)
	}
	press(t, a, "listen.piece.finale")
	wait(a, 1)
	if m := a.Sounds().Mood; m.Piece != sound.FourTowers {
		t.Errorf("nothing is chosen, %+v is heard", m)
	}
	if got := begun(func() { press(t, a, "listen.effect.page") }); !has(got, sound.Page) {
		t.Errorf("a page sounds as %v", got)
	}
	press(t, a, "listen.done")
	press(t, a, "settings.done")
	strike(a, ui.KeyM)
	wait(a, 1)
	if !a.Sounds().Volume.Mute {
		t.Error("M mutes nothing")
	}
	strike(a, ui.KeyM)
	wait(a, 1)
	if a.Sounds().Volume.Mute {
		t.Error("M does not bring the sound back")
	}
	in := a.Rest()
	in.Away = true
	a.Tick(&in)
	for want, b := range map[sound.Away]settings.Background{sound.Here: settings.BackgroundUsual, sound.Quieter: settings.BackgroundQuieter, sound.Silent: settings.BackgroundSilent} {
		a.Settings().Sound.Background = b
		wait(a, 1)
		if got := a.Sounds().Away; got != want {
			t.Errorf("setting %d: away is %d, want %d", b, got, want)
		}
	}
}

// Sliders move by drag, by key and round by press.
func TestSlider(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.settings")
	press(t, a, "settings.page.sound")
	wait(a, 1)
	line := a.Element("settings.music").SlideLine()
	s := a.Scale()
	at := func(part float32, in ui.Input) {
		in.Device, in.Inside, in.X, in.Y, in.Moved = ui.Mouse, true, (line.X+line.W*part)*s, (line.Y+line.H/2)*s, true
		a.Tick(&in)
	}
	music := func() int { return a.Settings().Sound.Music }
	at(.5, ui.Input{Down: true, Held: true})
	if music() != 5 {
		t.Errorf("a press in the middle makes it %d", music())
	}
	at(.92, ui.Input{Held: true})
	if music() != 9 {
		t.Errorf("a drag makes it %d", music())
	}
	at(1.5, ui.Input{Held: true})
	at(1.5, ui.Input{Up: true})
	if music() != 10 {
		t.Errorf("a drag beyond the end makes it %d", music())
	}
	a.SetFocus("settings.music")
	strike(a, ui.KeyLeft)
	if music() != 9 || a.Focused() != "settings.music" {
		t.Errorf("the left key makes it %d, the focus is on %s", music(), a.Focused())
	}
	strike(a, ui.KeyRight)
	strike(a, ui.KeyRight)
	if music() != 10 {
		t.Errorf("the right key makes it %d", music())
	}
	press(t, a, "settings.music")
	if music() != 0 {
		t.Errorf("a press by key makes it %d", music())
	}
}

// Captions tell what is heard, where the player wants it.
func TestCaptions(t *testing.T) {
	a := newApp(t, nil)
	game(t, a, config("hb", "3"))
	wait(a, 30)
	text := func(e sound.Effect) string {
		wait(a, 200)
		a.Sound(e)
		wait(a, 1)
		if c := a.Tree().Find("caption"); c != nil {
			return c.Text
		}
		return ""
	}
	for _, c := range []struct {
		set    settings.Captions
		effect sound.Effect
		told   bool
	}{{settings.CaptionsOff, sound.Creak, false}, {settings.CaptionsMost, sound.Creak, true}, {settings.CaptionsMost, sound.Coin, false},
		{settings.CaptionsAll, sound.Coin, true}, {settings.CaptionsAll, sound.Hover, false}} {
		a.Settings().Sound.Captions = c.set
		if got := text(c.effect); (got != "") != c.told || c.told && got != a.EffectName(c.effect) {
			t.Errorf("captions %d: %s is told as %q", c.set, c.effect, got)
		}
	}
}

// Scrubbing through a replay is silent; playing it is not.
func TestScrubbingIsSilent(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("bb", "5"))
	a.Settings().Speed = beat.Instant
	for range 60 * 60 * 10 {
		wait(a, 1)
		if a.Scene() == "end" {
			break
		}
	}
	a.Settings().Speed = beat.Normal
	gameOf(a).Watch(a, tb.s.Record(), "")
	r, ok := a.Top().(*after.Replay)
	for range 4000 {
		if ok && r.Board() != nil {
			break
		}
		wait(a, 1)
		r, ok = a.Top().(*after.Replay)
	}
	if !ok || r.Board() == nil {
		t.Fatal("the replay does not open")
	}
	wait(a, 60)
	for range 30 {
		r.Wheel(-3)
		if plays, _ := listen(a, 2); len(plays) > 0 {
			t.Fatalf("scrubbing sounds as %v", plays)
		}
	}
	r.Key(ui.KeyHome)
	r.Key(ui.KeyP)
	plays, _ := listen(a, 600)
	if len(plays) < 3 {
		t.Errorf("a replay of ten seconds sounds as %v", plays)
	}
	if m := r.Mood(); m.Piece != sound.RoundTheCastle {
		t.Errorf("its mood is %+v", m)
	}
}
