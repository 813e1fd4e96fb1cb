//go:build whole && linux

package e2e

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"touria.games/touria/assets/credits"
	"touria.games/touria/cmd/touria-desktop/drive"
)

// run runs the program without a display and returns its output.
func run(t *testing.T, env []string, args ...string) (code int, out, errs string) {
	t.Helper()
	cmd := exec.Command(program(t), args...)
	cmd.Env = append(os.Environ(), append([]string{"DISPLAY=", "WAYLAND_DISPLAY="}, env...)...)
	var o, e bytes.Buffer
	cmd.Stdout, cmd.Stderr = &o, &e
	if err := cmd.Run(); err != nil && cmd.ProcessState == nil {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), o.String(), e.String()
}

// TestCommandLine tries invalid command lines (code 2), and machines that cannot show a window
// (code 1). Each must give one clear sentence.
func TestCommandLine(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		args []string
		env  []string
		code int
		says string
	}{
		{args: []string{"-nonsense"}, code: 2, says: "-nonsense"},
		{args: []string{"play"}, code: 2, says: `"play"`},
		{args: []string{"-speed", "3"}, code: 2, says: "-speed 3"},
		{args: []string{"-lang", "tlh"}, code: 2, says: "-lang tlh"},
		{args: []string{"-window", "huge"}, code: 2, says: "-window huge"},
		{args: []string{"-window", "1280x720x3"}, code: 2, says: "-window 1280x720x3"},
		{args: []string{"-window", "10x10"}, code: 2, says: "between 360x360 and"},
		{args: []string{"-window", "100000x100000"}, code: 2, says: "and 7680x4320"},
		{args: []string{"-save-dir"}, code: 2, says: "-save-dir"},
		{args: []string{"-save-dir", t.TempDir()}, code: 1, says: "no display"},
		{args: []string{"-save-dir", t.TempDir()}, env: []string{"DISPLAY=:98765"}, code: 1, says: "no display"},
	} {
		code, out, errs := run(t, c.env, c.args...)
		if code != c.code || !strings.Contains(errs, c.says) || strings.Count(errs, "\n") != 1 || out != "" {
			t.Errorf("%v %q: code %d, %q, %q; want code %d and a line about %q", c.env, c.args, code, out, errs, c.code, c.says)
		}
	}
	if code, out, errs := run(t, nil, "-h"); code != 0 || errs != "" || !strings.Contains(out, "-save-dir") {
		t.Errorf("-h: code %d, %q, %q", code, out, errs)
	}
	if code, out, errs := run(t, nil, "-version"); code != 0 || errs != "" || !strings.HasPrefix(out, "touria ") {
		t.Errorf("-version: code %d, %q, %q", code, out, errs)
	}
}

// TestCredits prints third-party licences from the command line.
func TestCredits(t *testing.T) {
	if code, out, errs := run(t, nil, "-credits"); code != 0 || errs != "" || out != credits.Text() {
		t.Errorf("-credits: code %d, %.80q, %q", code, out, errs)
	}
}

// TestMissingLibraries hides graphics libraries from the program. It must say in one line what to
// install.
func TestMissingLibraries(t *testing.T) {
	t.Parallel()
	desk := drive.NewCoarseDesk(t, 1280, 720)
	for _, names := range [][]string{
		{"libGL.so", "libGL.so.1", "libGL.so.2", "libGLESv2.so", "libGLESv2.so.1", "libGLESv2.so.2"},
		{"libX11.so", "libX11.so.6"},
	} {
		broken := t.TempDir()
		for _, name := range names {
			if err := os.WriteFile(filepath.Join(broken, name), nil, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		code, out, errs := run(t, []string{"DISPLAY=" + desk.Display(), "LD_LIBRARY_PATH=" + broken}, "-save-dir", t.TempDir())
		if code != 1 || !strings.Contains(errs, "apt install libgl1") || strings.Count(errs, "\n") != 1 || out != "" {
			t.Errorf("without %v: code %d, %q, %q", names, code, out, errs)
		}
	}
}

// asides returns the files moved aside next to the autosave.
func asides(t *testing.T, folder string) []string {
	t.Helper()
	list, err := filepath.Glob(autosave(folder) + ".damaged-*")
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestDamagedSave continues damaged games. The player reads what is wrong, the file is moved aside,
// and the intact part continues. A save of a newer version is left untouched, and a new game is
// saved beside it.
func TestDamagedSave(t *testing.T) {
	t.Parallel()
	desk := drive.NewCoarseDesk(t, 1280, 720)
	whole := t.TempDir()
	p := desk.Start(t, program(t), "-save-dir", whole, "-lang", "en", "-seed", "5", "-speed", "instant")
	newGame(t, p, at("table"))
	p.Play(drive.NewPlayer(2), func(drive.Screen) bool { return bytes.Count(saved(whole), []byte("\n")) > 30 })
	p.Kill()
	text := saved(whole)

	third := bytes.IndexByte(text, '\n')
	for range 20 {
		third += 1 + bytes.IndexByte(text[third+1:], '\n')
	}
	broken := bytes.Clone(text)
	copy(broken[third+1:], `{"n":"?`)
	const newer = "a newer version"
	for name, c := range map[string]struct {
		text  []byte
		scene string
	}{
		"a line in the middle": {broken, "table"},
		"all of it":            {[]byte("no game at all\n"), "title"},
		newer:                  {bytes.Replace(text, []byte(`"version":1`), []byte(`"version":999`), 1), "title"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			if err := os.MkdirAll(filepath.Dir(autosave(folder)), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(autosave(folder), c.text, 0o600); err != nil {
				t.Fatal(err)
			}
			p := desk.Start(t, program(t), "-save-dir", folder, "-lang", "en", "-speed", "instant")
			s := p.Follow("title.touria.continue", "the message", at("dialog"))
			list := asides(t, folder)
			if name == newer {
				list = append(list, autosave(folder))
			}
			if len(list) != 1 {
				t.Fatalf("the save is kept as %q", list)
			}
			if kept, err := os.ReadFile(list[0]); err != nil || !bytes.Equal(kept, c.text) {
				t.Errorf("kept are %d bytes of %d: %v", len(kept), len(c.text), err)
			}
			if e, _ := s.Find("dialog.text"); !strings.Contains(e.Label, list[0]) {
				t.Errorf("the message does not name the file %s: %q", list[0], e.Label)
			}
			played := func() []byte {
				if name != newer {
					return saved(folder)
				}
				beside, _ := os.ReadFile(strings.TrimSuffix(autosave(folder), ".touria") + "-2.touria")
				return beside
			}
			desk.Shot("damaged-" + strings.ReplaceAll(name, " ", "-"))
			p.Follow("dialog.ok", c.scene, at(c.scene))
			if c.scene == "title" {
				next := at("table")
				if name == newer { // the player reads where the game is saved
					next = at("dialog")
				}
				newGame(t, p, next)
				if name == newer {
					p.Follow("dialog.ok", "the table", at("table"))
				}
				p.Play(drive.NewPlayer(4), func(drive.Screen) bool { return len(played()) > 2000 })
			}
			p.Kill()
			verify(t, played())
			if kept, err := os.ReadFile(list[0]); err != nil || !bytes.Equal(kept, c.text) {
				t.Errorf("after another game %d bytes of %d are kept: %v", len(kept), len(c.text), err)
			}
		})
	}
}

// TestUnwritableFolder plays where nothing can be stored. The player is told, and the game runs all
// the same.
func TestUnwritableFolder(t *testing.T) {
	t.Parallel()
	desk := drive.NewCoarseDesk(t, 1280, 720)
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, []byte("here"), 0o600); err != nil {
		t.Fatal(err)
	}
	p := desk.Start(t, program(t), "-save-dir", filepath.Join(file, "below"), "-lang", "en", "-speed", "instant")
	s := p.UntilHas("dialog.ok")
	if e, _ := s.Find("dialog.text"); !strings.Contains(e.Label, "folder") {
		t.Errorf("the message says nothing about the folder: %v", s)
	}
	p.Settled(settled)
	desk.Shot("unwritable")
	p.Follow("dialog.ok", "the title", at("title"))
	p.Follow("title.touria.play", "the table", func(s drive.Screen) bool { return s.Scene != "title" })
	prompt := func(s drive.Screen) string { e, _ := s.Find("table.prompt"); return e.Label }
	p.Play(drive.NewPlayer(6), func(s drive.Screen) bool { return strings.HasPrefix(prompt(s), "Turn 4:") })
	if code := p.Close(); code != 0 {
		t.Errorf("closing the window ends the program with code %d: %s", code, p.Errors())
	}
	if text, err := os.ReadFile(file); err != nil || string(text) != "here" {
		t.Errorf("the file is %q now: %v", text, err)
	}
}
