//go:build whole && !js

package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A shrunk program does what it did.
func TestShrunkProgramWorks(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal("install Node.js, which runs programs in WebAssembly: ", err)
	}
	root, err := goRoot(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	whole := sampleWasm(t)
	small, err := shrink(whole)
	if err != nil {
		t.Fatal(err)
	}
	run := func(file []byte) (string, string) {
		path := filepath.Join(t.TempDir(), wasmName)
		if err := os.WriteFile(path, file, 0o600); err != nil {
			t.Fatal(err)
		}
		var out, errs bytes.Buffer
		cmd := exec.CommandContext(t.Context(), node, filepath.Join(root, "lib", "wasm", "wasm_exec_node.js"), path)
		cmd.Env = []string{"GOGC=1"}
		cmd.Stdout, cmd.Stderr = &out, &errs
		var exit *exec.ExitError
		if err := cmd.Run(); err == nil || !errors.As(err, &exit) || exit.ExitCode() != 2 {
			t.Fatalf("the program ended with %v, want its own panic: %s", err, errs.String())
		}
		return out.String(), errs.String()
	}
	out, trace := run(whole)
	smallOut, smallTrace := run(small)
	if out != smallOut || !strings.Contains(out, "main.main\n") || strings.Count(out, "nil map") != 20 {
		t.Errorf("a shrunk program prints\n%s\nwant\n%s", smallOut, out)
	}
	if !strings.Contains(trace, "main.go:") || strings.Contains(smallTrace, "main.go:") {
		t.Error("lines are not where they should be, or are where they should not")
	}
	for _, trace := range []string{trace, smallTrace} {
		if !strings.Contains(trace, "main.fall(") || !strings.Contains(trace, "main.main(") {
			t.Errorf("a trace names no functions:\n%s", trace)
		}
	}
}
