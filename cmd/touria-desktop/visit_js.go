package main

// visit is nil: the game is a page, and loads its newest version itself.
var visit func(address string) error
