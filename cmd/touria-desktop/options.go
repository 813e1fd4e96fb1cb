package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"touria.games/touria/assets/credits"
	"touria.games/touria/game/words"
)

// config holds the values of the flags.
type config struct {
	lang          string
	speed         int // -1: as in the settings
	seed          string
	width, height int // of the window; 0: as it was last
	fullscreen    bool
	saveDir       string
	still         bool
	elements      bool
	open          string // a file with a record
	code          string // a save code
	game          string // the game to go on with, or to begin
}

// errHelp means that -h, -version or -credits was given and answered.
var errHelp = errors.New("help")

// usageError is an error in the command line.
type usageError struct{ error }

// Limits of -window, in pixels. The largest is an 8K screen.
const (
	leastWidth, leastHeight = 360, 360
	mostWidth, mostHeight   = 7680, 4320
)

// games are the values of -game, and the extensions of the games' records.
var games = []string{"touria", "grimoria"}

// speeds are the values of -speed, in the order of beat.Speed.
var speeds = []string{"1", "2", "4", "instant"}

// options parses the flags. A usageError says in one sentence what is wrong with them.
func options(args []string) (config, error) {
	c, err := parse(args)
	if err != nil && err != errHelp {
		err = usageError{err}
	}
	return c, err
}

func parse(args []string) (config, error) {
	c := config{speed: -1}
	fs := flag.NewFlagSet("touria-desktop", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	window := fs.String("window", "", "size of the window in pixels, `WIDTHxHEIGHT`, as far as the screen has room; left out: where it was last")
	speed := fs.String("speed", "", "speed of the animations: 1, 2, 4 or instant")
	fs.StringVar(&c.lang, "lang", "", "language: "+oneOf(words.Languages()))
	fs.StringVar(&c.seed, "seed", "", "seed of the next new game: a number or any text")
	fs.BoolVar(&c.fullscreen, "fullscreen", false, "start in full screen")
	fs.StringVar(&c.open, "open", "", "open this `file`: show a game that is over, or continue it; -open may be left out")
	fs.StringVar(&c.code, "code", "", "open this save `code` or link")
	fs.StringVar(&c.game, "game", "", "go on with this game, or begin one: "+oneOf(games))
	fs.StringVar(&c.saveDir, "save-dir", "", "keep settings and saves in this `folder`")
	fs.BoolVar(&c.still, "still", false, "nothing moves by itself: no smoke, birds, shimmering water")
	fs.BoolVar(&c.elements, "elements", false, "for developers: print the elements of the screen as a JSON line whenever they change")
	showVersion := fs.Bool("version", false, "print the version")
	showCredits := fs.Bool("credits", false, "print the works of others that the game contains, with their licences")
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			fmt.Println("Usage: touria-desktop [flags] [FILE.touria]\n\nPlays Touria in a window. Example: touria-desktop -lang de -window 1920x1080\n\nFlags:")
			fs.SetOutput(os.Stdout)
			fs.PrintDefaults()
			return c, errHelp
		}
		return c, fmt.Errorf("%w; touria-desktop -h lists the flags", err)
	}
	if *showVersion {
		fmt.Println("touria", version)
		return c, errHelp
	}
	if *showCredits {
		fmt.Print(credits.Text())
		return c, errHelp
	}
	switch {
	case fs.NArg() == 1 && c.open == "" && c.code == "" && (isRecord(fs.Arg(0)) || exists(fs.Arg(0))): // the window says what is wrong with it
		c.open = fs.Arg(0)
	case fs.NArg() > 0:
		return c, fmt.Errorf("%q is not a flag; touria-desktop -h lists the flags", fs.Arg(fs.NArg()-1))
	case c.open != "" && c.code != "":
		return c, errors.New("-open and -code do not go together")
	case c.game != "" && !slices.Contains(games, c.game):
		return c, fmt.Errorf("-game %s: the box has %s", c.game, oneOf(games))
	}
	if c.game != "" && (c.open != "" || c.code != "") {
		return c, errors.New("-game does not go together with -open and -code")
	}
	if c.lang != "" && !slices.Contains(words.Languages(), c.lang) && c.lang != words.Pseudo {
		return c, fmt.Errorf("-lang %s: there is no such language, try %s", c.lang, oneOf(words.Languages()))
	}
	if *speed != "" {
		if c.speed = slices.Index(speeds, *speed); c.speed < 0 {
			return c, fmt.Errorf("-speed %s: it takes 1, 2, 4 or instant", *speed)
		}
	}
	if *window == "" {
		return c, nil
	}
	var rest string
	if n, _ := fmt.Sscanf(*window+" .", "%dx%d %s", &c.width, &c.height, &rest); n != 3 || rest != "." {
		return c, fmt.Errorf("-window %s: it takes a width and a height, such as 1280x720", *window)
	}
	if c.width < leastWidth || c.height < leastHeight || c.width > mostWidth || c.height > mostHeight {
		return c, fmt.Errorf("-window %s: the size must be between %dx%d and %dx%d", *window, leastWidth, leastHeight, mostWidth, mostHeight)
	}
	return c, nil
}

// exists reports whether a path names something.
func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// oneOf lists the possible values.
func oneOf(names []string) string {
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}
