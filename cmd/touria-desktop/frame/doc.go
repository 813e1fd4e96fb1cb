// Package frame tests what drawing frames of the program takes: garbage, draw calls, textures, and whether
// pictures are there when they are wanted. Its benchmarks measure the time of Update and Draw without the
// graphics driver. It runs inside Ebitengine's loop.
package frame
