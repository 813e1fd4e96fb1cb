//go:build unix

package outside

import (
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"sync"
	"syscall"
	"time"
)

// An outside bot runs below a guard: this very program, started again under
// another name. The guard holds the reading end of a pipe whose writing end
// only the arena has. When it is closed, because the bot is to end or because
// the arena has died of whatever, SIGKILL included, the guard kills the bot
// with all that it has started. A process group alone does not do: nobody is
// left to kill it, and a child that calls setsid leaves it.
const guardName = "touria-arena-guard"

// lifeline is the guard's number of the pipe.
const lifeline = 3

// A program that is started as a guard is nothing else, be it the arena or one
// of its tests.
func init() {
	if len(os.Args) > 1 && os.Args[0] == guardName {
		runtime.LockOSThread() // the bot dies with this thread
		os.Exit(guard(os.Args[1:]))
	}
}

// guarded returns the command that starts a program below a guard, and what
// ends both; it may be called again and again.
func guarded(words []string) (*exec.Cmd, func(), error) {
	path, err := exec.LookPath(words[0])
	if err != nil {
		return nil, nil, err
	}
	self := "/proc/self/exe" // Linux: this build, even if its file has been replaced
	if _, err := os.Stat(self); err != nil {
		if self, err = os.Executable(); err != nil {
			return nil, nil, err
		}
	}
	end, hold, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	cmd := &exec.Cmd{Path: self, Args: append([]string{guardName, path}, words...), ExtraFiles: []*os.File{end},
		SysProcAttr: &syscall.SysProcAttr{Setpgid: true}} // Ctrl-C is the arena's alone
	var once sync.Once
	return cmd, func() {
		once.Do(func() {
			end.Close()
			hold.Close()
			if cmd.Process != nil { // should the guard hang
				time.AfterFunc(graceTime, func() { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) })
			}
		})
	}, nil
}

// guard runs a program, given by its path and its words, until it ends or the
// lifeline is cut, and returns its exit code.
func guard(words []string) int {
	// The lifeline says when to end. (What is ignored, the bot would ignore, too.)
	signal.Notify(make(chan os.Signal, 1), syscall.SIGHUP, syscall.SIGINT, syscall.SIGTERM)
	syscall.CloseOnExec(lifeline)
	adoptOrphans()
	bot := &exec.Cmd{Path: words[0], Args: words[1:], Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr, SysProcAttr: botAttributes()}
	if err := bot.Start(); err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		return 127
	}
	os.Stdin.Close() // the bot alone reads and writes: its end is the end of its output
	os.Stdout.Close()
	os.Stderr.Close()
	go func() {
		os.NewFile(lifeline, "lifeline").Read(make([]byte, 1))
		killAll(bot.Process.Pid)
		os.Exit(128 + int(syscall.SIGKILL))
	}()
	bot.Wait()
	killAll(bot.Process.Pid)
	if bot.ProcessState == nil { // killAll has taken note of its end
		return 128 + int(syscall.SIGKILL)
	}
	if status, is := bot.ProcessState.Sys().(syscall.WaitStatus); is && status.Signaled() {
		return 128 + int(status.Signal())
	}
	return bot.ProcessState.ExitCode()
}
