//go:build !whole

package riddles

// every is of how many riddles one is solved again whose question is a spell: it takes a second.
const every = 12
