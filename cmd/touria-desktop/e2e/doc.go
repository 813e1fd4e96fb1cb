// Package e2e tests the whole program from outside: it is built, run in a
// window on an X server of the test's own, and used with mouse and keyboard.
// Where no X server is installed these tests are skipped; TOURIA_NEED_DISPLAY=1
// makes them fail instead. TOURIA_SHOTS names a folder for pictures on the way.
package e2e
