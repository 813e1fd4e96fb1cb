//go:build !js

package paint

const slowness = 1
