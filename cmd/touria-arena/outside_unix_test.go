//go:build unix

package main

import (
	"bytes"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

func init() {
	ownSession = func(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }
}

// lives reports whether a process runs; one that has ended and waits for its
// parent to take note does not.
func lives(pid int) bool {
	if syscall.Kill(pid, 0) != nil {
		return false
	}
	stat, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	return err != nil || !strings.Contains(string(stat), ") Z ")
}

// pids returns the processes that have left their number in a folder.
func pids(t *testing.T, dir string) []int {
	t.Helper()
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var list []int
	for _, f := range files {
		pid, err := strconv.Atoi(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, pid)
	}
	return list
}

func nobodyLives(t *testing.T, dir string, least int) {
	t.Helper()
	list := pids(t, dir)
	if len(list) < least {
		t.Errorf("%d programs ran, want %d at least", len(list), least)
	}
	for _, pid := range list {
		for end := time.Now().Add(time.Minute); lives(pid) && time.Now().Before(end); {
			time.Sleep(10 * time.Millisecond)
		}
		if lives(pid) {
			t.Errorf("process %d still runs", pid)
			if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
				t.Error(err)
			}
		}
	}
}

// When the match is over no program of an outside bot runs any more, not even
// one that does not end by itself, or what it has started.
func TestOutsideBotsEnd(t *testing.T) {
	t.Parallel()
	for _, how := range []string{"index", "stays", "tires"} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			playMatch(t, "-bot", outsideSpec(how, dir), "-bot", "random", "-deals", "1", "-jobs", "2")
			nobodyLives(t, dir, 2)
		})
	}
	for how, least := range map[string]int{"silent": 2, "family": 4, "settler": 4} { // with the children
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			for timeout := time.Second; ; timeout *= 4 {
				dir := t.TempDir()
				playMatch(t, "-bot", outsideSpec(how, dir), "-bot", "random", "-deals", "1", "-jobs", "2", "-exec-timeout", timeout.String())
				if len(pids(t, dir)) >= least || timeout > time.Minute {
					nobodyLives(t, dir, least)
					return
				}
				nobodyLives(t, dir, 0) // some were too slow to be asked
			}
		})
	}
}

// Who counts what happens in the games ends their programs, too, and tells of
// bots that fail.
func TestOutsideBotsEndAfterCounting(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	args := []string{"judge", "-games", "1", "-players", "2"}
	if _, errs, code := arena(t, "", append(args, "-bots", outsideSpec("stays", dir)+";random")...); code != 0 {
		t.Errorf("exit code %d: %s", code, errs)
	}
	nobodyLives(t, dir, 1)
	if _, errs, code := arena(t, "", append(args, "-bots", outsideSpec("dies", dir)+";random")...); code != 0 || !strings.Contains(errs, "loses the game") {
		t.Errorf("exit code %d: %s", code, errs)
	}
}

// However the arena is killed, a bot that hangs ends with it, and its children
// too, even those that have left its process group.
func TestOutsideBotsEndWithTheArena(t *testing.T) {
	t.Parallel()
	for _, sent := range []syscall.Signal{syscall.SIGKILL, syscall.SIGHUP, syscall.SIGTERM, syscall.SIGQUIT} {
		t.Run(sent.String(), func(t *testing.T) {
			t.Parallel()
			if signal.Ignored(sent) { // as under nohup, and so would the arena
				heard := make(chan os.Signal, 1)
				signal.Notify(heard, sent)
				defer signal.Stop(heard)
			}
			dir := t.TempDir()
			cmd := exec.Command(os.Args[0], "arena", "play", "-bots", outsideSpec("settler", dir)+";random", "-games", "1", "-start", "N", "-exec-timeout", "1h")
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			for end := time.Now().Add(3 * time.Minute); len(pids(t, dir)) < 2; time.Sleep(5 * time.Millisecond) {
				if time.Now().After(end) {
					t.Fatal("the bot has not begun to play")
				}
			}
			if err := cmd.Process.Signal(sent); err != nil {
				t.Fatal(err)
			}
			if err := cmd.Wait(); err == nil {
				t.Error("the arena has gone on to its end")
			}
			nobodyLives(t, dir, 2)
		})
	}
}

// Ctrl-C ends a match cleanly: the table is printed, the log can be gone on
// with, and the programs of outside bots have ended.
func TestCtrlC(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	bots, log := filepath.Join(dir, "bots"), filepath.Join(dir, "match.log")
	if err := os.Mkdir(bots, 0o700); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(os.Args[0], "arena", "match", "-bot", outsideSpec("index", bots), "-bot", "random", "-deals", "100000", "-log", log, "-exec-timeout", patience)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	killed := time.AfterFunc(5*time.Minute, func() { cmd.Process.Kill() })
	defer killed.Stop()
	for end := time.Now().Add(3 * time.Minute); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if text, err := os.ReadFile(log); err == nil && bytes.Count(text, []byte("\n")) > 10 {
			break
		}
	}
	if err := cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	err := cmd.Wait()
	if cmd.ProcessState.ExitCode() != 1 || !strings.HasSuffix(errs.String(), "interrupted; the same command resumes the match\n") {
		t.Errorf("%v, it says %q", err, errs.String())
	}
	for _, part := range []string{"deals 0 to 99999 are played", " deals, ", "95 % over deals", "hash of all final positions"} {
		if !strings.Contains(out.String(), part) {
			t.Errorf("the table lacks %q:\n%s", part, out.String())
		}
	}
	if text, err := os.ReadFile(log); err != nil || !bytes.HasSuffix(text, []byte("}\n")) {
		t.Errorf("the log ends in the middle: %v", err)
	}
	nobodyLives(t, bots, 1)
}
