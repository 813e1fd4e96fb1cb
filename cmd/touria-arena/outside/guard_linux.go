package outside

import (
	"bytes"
	"os"
	"strconv"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// adoptOrphans makes this process the parent of all that is started below it
// and loses its own: so nothing gets out of sight.
func adoptOrphans() {
	unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) // any Linux since 3.4 can
}

// botAttributes lets the bot die with its guard.
func botAttributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }

// killAll kills all processes below this one, again and again, since they may
// start others meanwhile, for a second at most.
func killAll(int) {
	for end := time.Now().Add(time.Second); time.Now().Before(end); time.Sleep(time.Millisecond) {
		list := below(os.Getpid())
		if len(list) == 0 {
			return
		}
		for _, pid := range list {
			syscall.Kill(pid, syscall.SIGKILL)
		}
		for { // orphans wait for their new parent to take note
			if pid, err := syscall.Wait4(-1, nil, syscall.WNOHANG, nil); pid <= 0 || err != nil {
				break
			}
		}
	}
}

// below returns the living processes that a process has started, and those
// that these have started.
func below(root int) (list []int) {
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return nil
	}
	children := map[int][]int{}
	for _, e := range entries {
		pid, err := strconv.Atoi(e.Name())
		if err != nil {
			continue
		}
		stat, err := os.ReadFile("/proc/" + e.Name() + "/stat")
		if err != nil {
			continue // it has ended meanwhile
		}
		// The name stands in brackets and may hold anything; then come state and parent.
		fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
		if len(fields) < 2 || fields[0][0] == 'Z' {
			continue
		}
		if parent, err := strconv.Atoi(string(fields[1])); err == nil {
			children[parent] = append(children[parent], pid)
		}
	}
	for next := children[root]; len(next) > 0; {
		pid := next[0]
		list = append(list, pid)
		next = append(next[1:], children[pid]...)
	}
	return list
}
