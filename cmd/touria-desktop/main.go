// Command touria-desktop is the game: in a window on the desktop, or in a canvas in the browser.
// The platform_*.go files hold the differences.
package main

import (
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/cmd/touria-desktop/pace"
	grimoria "touria.games/touria/game/grimoria/table"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	night "touria.games/touria/render/grimoria"
	hearing "touria.games/touria/render/sound"
	drawing "touria.games/touria/render/touria"
	"touria.games/touria/rules/touria"
)

// version is set when a release is built (-ldflags "-X main.version=1.2.3"); "" is none.
var version = "dev"

// address is that of a page with the game, if a release has one (-ldflags "-X main.address=https://…"):
// links to finished games lead there.
var address = ""

// windowClass is the name by which desktops find the menu entry of a window.
const windowClass = "touria"

func main() {
	findConsole()
	opt, err := options(os.Args[1:])
	if errors.Is(err, errHelp) {
		return
	}
	if err == nil {
		err = run(opt)
	}
	if err != nil {
		fail(err)
	}
}

// thinking is the most time of a frame that bots may think. They get less where drawing takes long.
const thinking = 8 * time.Millisecond

// run plays until the player quits or closes the window.
func run(opt config) error {
	st, unsaved := store.Open(opt.saveDir) // after an error the game can still be played
	board := touria.DefaultBoard()
	screen := render.NewScreen(drawing.New(board), night.New)
	share := pace.New(thinking, pace.Clock())
	around := newPage()
	app := menu.New(ui.Config{
		Store: st, Unsaved: unsaved, Measure: screen, Games: []ui.Game{&table.Game{Board: board, FirstSeed: opt.seed}, &grimoria.Game{FirstSeed: opt.seed}}, Version: version,
		Language: opt.lang, System: systemLanguage(), Speed: opt.speed,
		Wishes: settings.Wishes{Calm: reducedMotion(), Contrast: moreContrast()}, Still: opt.still, Mirrored: mirrored,
		NewSeed: seeds(opt.seed), Stamp: stamp, Today: today, Load: screen.Load,
		CanQuit: canQuit, CanFullscreen: canFullscreen(), Pace: share,
		Clipboard: newClipboard(), Export: export, Picture: keepPicture, OpenFile: openFile, PickFile: around.picker(), Site: site(), Visit: visit,
	})
	switch {
	case around.begin(app, unsaved):
	case opt.open != "":
		text, err := readFile(os.DirFS(filepath.Dir(opt.open)), filepath.Base(opt.open))
		menu.Open(app, text, filepath.Base(opt.open), err)
	case opt.code != "":
		menu.OpenCode(app, opt.code)
	case opt.game != "":
		menu.Start(app, opt.game)
	}
	ebiten.SetWindowTitle("Touria")
	openWindow(opt, app)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	if runtime.GOOS != "js" { // a page has its own, and need not wait for the pack of these
		ebiten.SetWindowIcon(render.Icons())
	}
	source, watch := outside(opt.elements, app)
	shell := render.NewShell(app, screen, source, watch)
	deck := hearing.Open()
	defer deck.Close()
	shell.SetSpeaker(deck)
	if runtime.GOOS == "js" { // the page has one
		shell.HasPoster()
	}
	game := &paced{Shell: shell, pace: share, app: app, page: around, rest: rest{clock: pace.Clock()}}
	err := ebiten.RunGameWithOptions(game, &ebiten.RunGameOptions{
		X11ClassName: windowClass, X11InstanceName: windowClass,
	})
	game.keepWindow()
	app.Flush()
	if shell.Failed() != nil {
		return shell.Failed()
	}
	if err != nil {
		return windowError(err)
	}
	return nil
}

// paced measures the frames of the Shell, so that thinking does not delay them.
type paced struct {
	*render.Shell
	pace *pace.Pace
	app  *ui.App
	page *page
	rest rest

	ticks  int
	window settings.Window // where it was when last looked
}

// Update starts the measurement, and opens what was dropped on the window.
func (p *paced) Update() error {
	p.pace.Begin()
	missed := p.rest.missed()
	p.Pass(missed)
	p.noteWindow(1 + missed)
	p.page.tick()
	if files := ebiten.DroppedFiles(); files != nil {
		p.app.Background(func() func() {
			name, text, err := dropped(files)
			return func() { menu.Open(p.app, text, name, err) }
		})
	}
	return p.Shell.Update()
}

// Draw ends it.
func (p *paced) Draw(dst *ebiten.Image) {
	p.Shell.Draw(dst)
	p.pace.End()
	p.rest.follow(p.Resting())
}

// seeds returns a function that generates seeds for new games. The first one is the given seed, if
// there is one.
func seeds(first string) func() string {
	return func() string {
		seed := first
		if first = ""; seed == "" {
			seed = newSeed()
		}
		return seed
	}
}

// newSeed returns 64 random bits as a decimal number, too many to find a seed by trying which one
// matches the start of a game.
func newSeed() string {
	return strconv.FormatUint(binary.LittleEndian.Uint64(random()), 10)
}
