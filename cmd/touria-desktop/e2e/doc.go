// Package e2e tests the whole program from outside: it builds it, runs it in a window on its own X
// server, and uses it with mouse and keyboard. TOURIA_SHOTS names a folder for screenshots.
package e2e
