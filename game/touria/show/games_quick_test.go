//go:build !whole

package show_test

// firstGames is how many first games are played.
const firstGames = 4
