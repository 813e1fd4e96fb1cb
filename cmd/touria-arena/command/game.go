package command

import (
	"errors"
	"flag"
	"fmt"
	"strings"
)

// Choice is a command as one game has it.
type Choice struct {
	Game string
	Command
}

// ByGame returns a command that several games have. Its flag -game says which is
// meant, the first if it is left out.
func ByGame(games ...Choice) Command {
	var names []string
	for _, g := range games {
		names = append(names, g.Game)
	}
	first := games[0].Command
	return Command{Name: first.Name, What: first.What, Run: func(p *Program, args []string) error {
		name, args, err := takeGame(args)
		if err != nil {
			return err
		}
		if name == "" {
			name = names[0]
		}
		for _, g := range games {
			if g.Game == name {
				err := g.Run(p, args)
				if errors.Is(err, flag.ErrHelp) {
					fmt.Fprintf(p.Out, "\n-game %s says which game is played (default %s); the flags above are those of %s.\n", strings.Join(names, " or "), names[0], name)
				}
				return err
			}
		}
		return Usagef("-game: unknown game %s: want %s", Quote(name, 60), strings.Join(names, " or "))
	}}
}

// takeGame takes the flag -game out of a command line.
func takeGame(args []string) (name string, rest []string, err error) {
	for i := 0; i < len(args); i++ {
		flag, value, has := strings.Cut(args[i], "=")
		if flag != "-game" && flag != "--game" {
			rest = append(rest, args[i])
			if args[i] == "--" {
				return name, append(rest, args[i+1:]...), nil
			}
			continue
		}
		if !has {
			if i++; i == len(args) {
				return "", nil, Usagef("flag needs an argument: -game")
			}
			value = args[i]
		}
		name = value
	}
	return name, rest, nil
}
