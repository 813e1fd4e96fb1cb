//go:build !unix

package outside

import "os/exec"

// guarded returns the command that starts a program, and what kills it. If the
// arena dies, the end of its input tells the program to end.
func guarded(words []string) (*exec.Cmd, func(), error) {
	path, err := exec.LookPath(words[0])
	if err != nil {
		return nil, nil, err
	}
	cmd := exec.Command(path, words[1:]...)
	return cmd, func() {
		if cmd.Process != nil {
			cmd.Process.Kill() // it may have ended meanwhile
		}
	}, nil
}
