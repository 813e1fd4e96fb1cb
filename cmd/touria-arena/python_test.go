//go:build whole

package main

import (
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

// python is a bot of docs for -bot.
func python(t *testing.T, script string) string {
	t.Helper()
	program, err := exec.LookPath("python3")
	if err != nil {
		t.Fatal("python3 is missing: install Python 3, which runs the examples of outside bots")
	}
	return "exec:'" + program + "' ../../docs/" + script
}

// The example in docs plays through the arena, in another language.
func TestOutsideBotInPython(t *testing.T) {
	t.Parallel()
	spec := python(t, "outside_bot.py")
	p, errs := playMatch(t, "-bot", spec, "-bot", "random", "-deals", "4")
	if errs != "" || !strings.Contains(p.out, "4 deals, 8 games") || strings.Contains(p.out, "failing") || strings.Contains(p.out, "not finished") {
		t.Errorf("it says %q\n%s", errs, p.out)
	}
	m := regexp.MustCompile(`(?m)^exec:.*outside_bot\.py +8 +(\d)\.0`).FindStringSubmatch(p.out)
	if m == nil || m[1] < "6" {
		t.Errorf("it wins too little against random play:\n%s", p.out)
	}
	if p, errs := playMatch(t, "-bot", spec, "-bot", "random", "-deals", "1", "-players", "4", "-sudden-marriage"); errs != "" || strings.Contains(p.out, "failing") {
		t.Errorf("four players: it says %q\n%s", errs, p.out)
	}
}

// The example in docs plays through the arena, in another language.
func TestOutsideBotOfGrimoriaInPython(t *testing.T) {
	t.Parallel()
	spec := python(t, "outside_bot_grimoria.py")
	p, errs := playGrimoria(t, "-bot", spec, "-bot", "random", "-deals", "8", "-players", "4")
	m := regexp.MustCompile(`(?m)^exec:.*\.py +16 +(\d+)\.\d`).FindStringSubmatch(p.out)
	if errs != "" || strings.Contains(p.out, "failing") || m == nil || len(m[1]) < 2 {
		t.Errorf("it says %q or wins too little against random play:\n%s", errs, p.out)
	}
}
