// Package after shows a game of Touria that is over, and what stands beside one that goes on: the finale, the
// summary, the replay, turns seen again, and the photo. Nothing here decides anything.
package after
