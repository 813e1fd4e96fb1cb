package stage

import (
	"bytes"
	"fmt"
	"image"
	"strings"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	tome "touria.games/touria/game/grimoria/board"
	grimoria "touria.games/touria/game/grimoria/table"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	night "touria.games/touria/render/grimoria"
	drawing "touria.games/touria/render/touria"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Stage runs the program at one screen size in the render.Shell that players use. Methods without
// an error result panic with an error if the program misbehaves; Try turns that panic back into an
// error.
type Stage struct {
	App    *ui.App
	Screen *render.Screen
	// Window is what the program draws on: a small one that is cheap to rasterise, unless a test sets
	// another.
	Window *ebiten.Image
	// Blind leaves out the drawing of what leads to a scene: only the pictures that are taken are drawn.
	Blind bool
	// Watch, if set, is called after each tick.
	Watch func()
	// Before, if set, is called before Decide presses an element.
	Before func(id string)

	w, h  int
	shell *render.Shell
	rules *touria.Rules
	store *store.Memory
	game  *session.Session // a copy of the App's game, kept in step by Decide; nil if there is none
	hand  hand
	img   *ebiten.Image
}

// hand is the stage's input.Source: a pointer that stays where Point put it.
type hand struct{ ui.Input }

// Read returns the pointer's position. It has moved only in the first tick.
func (h *hand) Read(in *ui.Input, _ float64) {
	*in = h.Input
	h.Moved = false
}

// Look holds the options for opening a stage.
type Look struct {
	Language  string // empty: English
	TextScale int    // per cent; 0: 100
	Moving    bool   // with optional motion
	Contrast  bool   // the theme of high contrast
	Left      bool   // mirrored for the left hand
	Game      []byte // the record of a saved game to continue
	Known     bool   // by somebody who has played before
	// Pace limits how much bots think in a tick; nil means no limit.
	Pace ui.Pacer
}

// New returns a stage of a size in pixels. It is closed until Open.
func New(w, h int) *Stage {
	s := &Stage{w: w, h: h, rules: touria.NewRules(touria.DefaultBoard())}
	s.Screen = render.NewScreen(drawing.New(s.rules.Board), night.New)
	Frame(func() {
		s.img = ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
		s.Window = ebiten.NewImage(16, 16)
	})
	return s
}

// Close releases the stage's picture.
func (s *Stage) Close() {
	s.keepRemarks()
	Frame(s.img.Deallocate)
}

// autosave is the name of the saved game in the store.
const autosave = "autosave.touria"

// remarks are what was kept beside games on any stage, such as lessons, by the names of their files: a remark belongs to a
// game alone, and takes seconds to find out.
var remarks sync.Map

// withRemarks returns an empty store but for the remarks.
func (s *Stage) withRemarks() *store.Memory {
	s.keepRemarks()
	fresh := store.NewMemory()
	for name, data := range remarks.Range {
		must(fresh.Write(store.Save, name.(string), data.([]byte)))
	}
	return fresh
}

// keepRemarks keeps what the stage's program has found out.
func (s *Stage) keepRemarks() {
	if s.store == nil {
		return
	}
	names, err := s.store.List(store.Save)
	must(err)
	for _, name := range names {
		if strings.HasSuffix(name, save.NoteEnd) && !strings.HasPrefix(name, "autosave") {
			data, err := s.store.Read(store.Save, name)
			must(err)
			remarks.Store(name, data)
		}
	}
}

// Open restarts the program and waits for its title.
func (s *Stage) Open(l Look) {
	s.store, s.game, s.hand = s.withRemarks(), nil, hand{}
	set := settings.Default()
	set.Language, set.TextScale, set.ReducedMotion = "en", 100, !l.Moving
	if l.Language != "" {
		set.Language = l.Language
	}
	if l.TextScale != 0 {
		set.TextScale = l.TextScale
	}
	set.Contrast, set.LeftHanded = l.Contrast, l.Left
	if l.Known {
		set.KeepSetup("touria", session.Config{Introductory: true, Start: rules.S, Players: []session.Player{
			{Seat: rules.S, Name: "Anna"}, {Seat: rules.N, Name: "Mag Pye", Crest: 1, Level: bot.Name(bot.Stroll, bot.Hoarder)}}})
	}
	must(settings.Save(s.store, set))
	if l.Game != nil {
		must(s.store.Write(store.State, autosave, l.Game))
		var err error
		s.game, _, err = session.Load(l.Game, session.Options{Rules: s.rules})
		must(err)
	}
	load := s.Screen.Load
	if s.Blind {
		load = nil
	}
	s.App = menu.New(ui.Config{
		Store: s.store, Measure: s.Screen, Games: []ui.Game{&table.Game{Rules: s.rules, FirstSeed: "2026"}, &grimoria.Game{}}, Version: "dev", Speed: -1, Load: load,
		NewSeed: func() string { return "2026" }, Today: func() string { return today }, CanQuit: true, CanFullscreen: true, Think: 1 << 20, Pace: l.Pace, Clipboard: &clipboard{},
		Picture: func(string, int, int, []byte) (string, error) { return "", nil },
		Export:  func(name string, _ []byte) (string, error) { return "/home/anna/Documents/" + name, nil },
	})
	s.shell = render.NewShell(s.App, s.Screen, &s.hand, nil)
	s.shell.Resize(float64(s.w), float64(s.h), 1)
	s.Until("the title", func() bool { return s.App.Scene() == "title" })
}

// clipboard is a clipboard of the stage's own.
type clipboard struct{ text string }

func (c *clipboard) Copy(text string) error { c.text = text; return nil }

func (c *clipboard) Paste() (string, error) { return c.text, nil }

// Resize changes the window's size, as a player does by dragging its frame. Pictures of the screen
// keep the stage's original size.
func (s *Stage) Resize(w, h int) {
	Frame(func() { s.shell.Resize(float64(w), float64(h), 1) })
}

// Layout tells the program the window's size, as Ebitengine does before each frame, and returns that of the picture
// to draw.
func (s *Stage) Layout(w, h int) (int, int) {
	pw, ph := s.shell.LayoutF(float64(w), float64(h))
	return int(pw), int(ph)
}

// Continue opens the stage and continues the look's game.
func (s *Stage) Continue(l Look) {
	s.Open(l)
	s.Press("title.touria.continue")
}

// Tick advances n ticks of a sixtieth of a second each.
func (s *Stage) Tick(n int) {
	for n > 0 {
		few := min(n, s.atOnce())
		n -= few
		s.during(func() {
			for range few {
				s.tick()
			}
		})
	}
}

// atOnce returns the maximum number of ticks in one frame of the loop: many while nobody looks in
// between, one while somebody watches. Textures that a tick lets go are free only in the next frame.
func (s *Stage) atOnce() int {
	if s.Watch != nil {
		return 1
	}
	return 20
}

// during calls f within a frame, since what it does may draw. What is blind needs none.
func (s *Stage) during(f func()) {
	if s.Blind {
		f()
		return
	}
	Frame(f)
}

// Pass advances the program by one tick and reports whether it drew a frame. It
// must be called within a Frame.
func (s *Stage) Pass() (drawn bool) {
	before := s.shell.Drawn()
	must(s.shell.Update())
	s.shell.Draw(s.Window)
	return s.shell.Drawn() > before
}

func (s *Stage) tick() {
	if s.Blind {
		must(s.shell.Update())
		s.App.Tree() // what a frame would show
		return
	}
	for s.Pass(); s.Screen.Hidden(); { // no tick passes for the App
		s.Pass()
	}
	if s.Watch != nil {
		s.Watch()
	}
}

// patience is the maximum number of ticks to wait for anything: one minute.
const patience = 3600

// Until ticks until a condition holds. what names the condition in the error if it never does. Work in
// the background takes time and not ticks: a blind stage lets it have some.
func (s *Stage) Until(what string, so func() bool) {
	done := false
	for passed := 0; passed < patience; {
		s.during(func() {
			for range min(s.atOnce(), patience-passed) {
				if done = so(); done {
					return
				}
				s.tick()
				if s.Blind && s.App.Working() {
					time.Sleep(time.Millisecond)
				} else {
					passed++
				}
			}
		})
		if done {
			return
		}
	}
	panic(fmt.Errorf("stage: %s does not come; the scene is %s", what, s.App.Scene()))
}

// Settle waits until all beats have played and the program has no automatic decision left, and then
// for tooltips and fades.
func (s *Stage) Settle() {
	calm := 0
	s.Until("calm", func() bool {
		if bd := board.Of(s.App); bd != nil && bd.Queue.Busy() {
			calm = 0
		}
		if bd := tome.Of(s.App); bd != nil && bd.Queue.Busy() {
			calm = 0
		}
		calm++
		return calm > 40
	})
}

// Press presses the element with an id, once presses do not rest any more.
func (s *Stage) Press(id string) {
	s.Until("a press", func() bool {
		if t := grimoria.TableOf(s.App); t != nil {
			return !t.Resting() || s.App.Scene() != t.Name()
		}
		t := table.TableOf(s.App)
		return t == nil || !t.Turn().Resting() || s.App.Scene() != t.Name() // below another scene the table waits
	})
	s.during(func() { must(s.App.Press(id)) })
	s.Tick(1)
}

// Point puts the pointer over an element and leaves it there.
func (s *Stage) Point(id string) {
	e := s.App.Tree().Find(id)
	if e == nil {
		panic(fmt.Errorf("stage: no element %s", id))
	}
	scale := s.App.Scale()
	s.PointAt((e.Rect.X+e.Rect.W/2)*scale, (e.Rect.Y+e.Rect.H/2)*scale)
	s.Tick(2)
}

// PointAt puts the pointer at a pixel and leaves it there.
func (s *Stage) PointAt(x, y float32) {
	s.hand.Device, s.hand.Inside, s.hand.Moved = ui.Mouse, true, true
	s.hand.X, s.hand.Y = x, y
}

// Click presses and releases the mouse at the middle of an element in two ticks, whether or not the program takes them.
// It must be called within a Frame.
func (s *Stage) Click(e *ui.Element) {
	x, y := e.Seen().Center()
	s.PointAt(x*s.App.Scale(), y*s.App.Scale())
	s.hand.Down = true
	s.Pass()
	s.hand.Down, s.hand.Up = false, true
	s.Pass()
	s.hand.Up = false
}

// Pinch moves two fingers apart on an element, about a point at fractions of it, until
// they are so many times as far from each other.
func (s *Stage) Pinch(id string, u, v, times float32) {
	scale := s.App.Scale()
	x, y := s.App.Tree().Find(id).Rect.At(u, v)
	for _, k := range [...]float32{1, times, 0} {
		in := ui.Input{Device: ui.Touch, X: x * scale, Y: y * scale, Inside: k > 0, Held: k > 0, PinchX: x * scale, PinchY: y * scale, Pinch: k}
		s.during(func() { s.App.Tick(&in) })
	}
}

// Pointer returns where the pointer is.
func (s *Stage) Pointer() (x, y float32) { return s.hand.X, s.hand.Y }

// Decide makes a decision for the human who is to decide by pressing elements, as a player would.
func (s *Stage) Decide(d touria.Decision) {
	view := s.game.View(s.game.ToMove())
	choices := show.Choose(s.rules, &view, s.game.Legal(nil), nil)
	var path []*show.Option
	choices.Walk(func(o *show.Option) bool {
		if o.Decision == d {
			path = choices.Path(o.ID)
		}
		return path == nil
	})
	if path == nil {
		panic(fmt.Errorf("stage: %v cannot be decided", d))
	}
	before := s.game.Len()
	s.Until("the human's decision", func() bool { return s.decided() == before })
	s.Until("the decision "+path[len(path)-1].ID, func() bool {
		for i := len(path) - 1; i >= 0 && s.decided() == before; i-- {
			if s.try("table.option."+path[i].ID, false) || s.try(board.ID(s.rules.Board, path[i].Target), true) ||
				path[i].Primary && s.try("table.confirm", false) {
				s.try("table.confirm", false)
				break
			}
		}
		return s.decided() > before
	})
	_, err := s.game.Decide(d)
	must(err)
}

// try presses an element if it exists and can be pressed. Elements with another use must also be
// highlighted for a decision.
func (s *Stage) try(id string, lit bool) (ok bool) {
	can := false
	s.during(func() {
		e := s.App.Tree().Find(id)
		can = e != nil && e.Pressable() && (e.Lit || !lit) && s.App.Tree().Reachable(e)
	})
	if !can {
		return false
	}
	if s.Before != nil {
		s.Before(id)
	}
	s.during(func() { ok = s.App.Press(id) == nil })
	return ok
}

// decided counts the decisions in the App's game. A finished game has no record any more; its count
// is one more than in the copy.
func (s *Stage) decided() int {
	text, err := s.store.Read(store.State, autosave)
	if err != nil {
		return s.game.Len() + 1
	}
	return bytes.Count(text, []byte("\n")) - 1
}

// follow waits until a human is to decide, or the game is over, and brings the copy of the game up to
// that moment: a press on a way makes several decisions.
func (s *Stage) follow() {
	calm, before := 0, 0
	s.Until("the next decision", func() bool {
		if n := s.decided(); n != before || board.Of(s.App).Queue.Busy() {
			calm, before = 0, n
		}
		calm++
		return calm > 30 && (s.ended() || s.reload())
	})
}

// ended reports whether the App's game is over.
func (s *Stage) ended() bool {
	_, err := s.store.Read(store.State, autosave)
	return err != nil
}

// reload reads the App's game and reports whether a human is to decide in it.
func (s *Stage) reload() bool {
	text, err := s.store.Read(store.State, autosave)
	must(err)
	game, _, err := session.Load(text, session.Options{Rules: s.rules})
	must(err)
	s.game = game
	return game.IsHuman(game.ToMove())
}

// PlayTurn lets a bot play the human's turn by pressing elements as a player would, and waits until
// the human's next turn begins. The human never joins in the others' turns.
func (s *Stage) PlayTurn() {
	for turn := s.game.State().Turn(); ; {
		seat := s.game.ToMove()
		if s.game.State().Active() == seat && s.game.State().Turn() > turn {
			break
		}
		d := s.advise()
		if d.Kind == touria.Join {
			d = touria.Decision{Kind: touria.NoJoin}
		}
		s.Decide(d)
		s.follow()
	}
}

// PlayOwnTurn lets a bot play the human's turn as PlayTurn does, and waits until all of it has been
// shown. Those who may join in stay out of it.
func (s *Stage) PlayOwnTurn() {
	seat, turn := s.game.ToMove(), s.game.State().Turn()
	for s.game.ToMove() == seat && s.game.State().Turn() == turn {
		s.Decide(s.advise())
		s.follow()
	}
}

// advise returns a bot's choice for the human.
func (s *Stage) advise() touria.Decision {
	hand, err := bot.New("greedy", s.rules)
	must(err)
	return advice(hand, s.game)
}

// Picture draws the current screen. It waits for pictures that are still being painted or loaded.
func (s *Stage) Picture() *image.RGBA {
	for range patience {
		done := false
		Frame(func() {
			s.Redraw()
			done = !s.Screen.Unfinished()
		})
		if done {
			break
		}
	}
	return s.Now()
}

// Now draws the current screen as a player sees it at this moment, even if pictures are still
// missing.
func (s *Stage) Now() *image.RGBA {
	pic := image.NewRGBA(image.Rect(0, 0, s.w, s.h))
	Frame(func() {
		s.draw(s.img)
		s.img.ReadPixels(pic.Pix)
	})
	return pic
}

// Step advances the program by one tick and redraws the whole screen, changed or not. It does not
// wait for the graphics driver. It must be called within a Frame.
func (s *Stage) Step() {
	must(s.shell.Update())
	s.draw(s.img)
}

// Redraw redraws the whole screen off-screen.
func (s *Stage) Redraw() { s.draw(s.Window) }

func (s *Stage) draw(dst *ebiten.Image) {
	s.App.Redraw()
	s.shell.Draw(dst)
}

// Try calls f and returns the error that a stage method panicked with.
func Try(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			var ok bool
			if err, ok = r.(error); !ok {
				panic(r)
			}
		}
	}()
	f()
	return nil
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}
