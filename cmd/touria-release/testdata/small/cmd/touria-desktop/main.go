// Command small stands for the game where only the format of a program matters.
package main

var version string

func main() { println("small", version) }
