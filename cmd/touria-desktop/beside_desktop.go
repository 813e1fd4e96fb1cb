//go:build !js

package main

// openFile is nil, since the program has everything in it.
var openFile func(name string)
