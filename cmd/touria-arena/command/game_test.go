package command

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

func TestByGame(t *testing.T) {
	say := func(game string) Choice {
		return Choice{game, Command{Name: "play", What: "play", Run: func(p *Program, args []string) error {
			f := Flags("play", "[flags]", "About "+game+".", "play")
			n := f.Int("n", 1, "a number")
			if err := p.ParseArgs(f, args); err != nil {
				return err
			}
			fmt.Fprint(p.Out, game, " ", *n, " ", f.Args())
			return nil
		}}}
	}
	c := ByGame(say("chess"), say("go"))
	for _, x := range []struct {
		args, out, errs string
		code            int
	}{
		{"", "chess 1 []", "", 0},
		{"-game go -n 3", "go 3 []", "", 0},
		{"-n 3 --game=go a b", "go 3 [a b]", "", 0},
		{"-n 2 -- -game go", "chess 2 [-game go]", "", 0},
		{"-game ludo", "", `unknown game "ludo": want chess or go`, 2},
		{"-game", "", "flag needs an argument: -game", 2},
		{"-game go -h", "About go.", "", 0},
	} {
		var o, e bytes.Buffer
		code := Run([]Command{c}, append([]string{"play"}, strings.Fields(x.args)...), strings.NewReader(""), &o, &e)
		if code != x.code || !strings.Contains(o.String(), x.out) || !strings.Contains(e.String(), x.errs) || x.errs == "" && e.Len() > 0 {
			t.Errorf("%q: exit code %d, %q, %q", x.args, code, o.String(), e.String())
		}
	}
	if help := func() string {
		var o, e bytes.Buffer
		Run([]Command{c}, []string{"play", "-game", "go", "-h"}, strings.NewReader(""), &o, &e)
		return o.String()
	}(); !strings.Contains(help, "-game chess or go says which game") {
		t.Errorf("the help does not name the games:\n%s", help)
	}
}
