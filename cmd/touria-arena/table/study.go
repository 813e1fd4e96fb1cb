package table

import (
	"flag"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/report"
)

// A Study is what a command finds out about games that bots play.
type Study[S any, D comparable, L any] struct {
	Game   string       // what follows the command's name, as in " -game grimoria"; "" for Touria
	Check  func() error // of the command's own flags, when the games are prepared
	Run    func(k *Keep[S, D, L], far *command.Progress) error
	Report func() *report.Paper
}

// Study reads the flags of a command, plays the games and prints the report.
func (m *Series[S, D, L]) Study(p *command.Program, f *flag.FlagSet, args []string, y Study[S, D, L]) error {
	keep := f.String("keep", "", KeepAbout)
	var how report.Printing
	how.Flags(f)
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if err := m.Prepare(); err != nil {
		return err
	}
	if err := y.Check(); err != nil {
		return err
	}
	if err := how.Check(*keep); err != nil {
		return err
	}
	k, err := m.OpenKeep(*keep, f.Name())
	if err != nil {
		return err
	}
	defer k.Close()
	far := command.NewProgress(p.Errs, false, m.Terms.Games)
	err = y.Run(k, far)
	far.Close()
	if err != nil {
		return err
	}
	return how.Write(p, y.Report(), f.Name()+y.Game, args)
}
