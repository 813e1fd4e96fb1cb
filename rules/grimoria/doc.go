// Package grimoria holds the rules of Shadows over Grimoria (docs/grimoria-rules.md), whose numbers
// G1.2 … the comments cite. It is pure: a State and a Decision give the next State, and chance comes
// from a seed.
package grimoria
