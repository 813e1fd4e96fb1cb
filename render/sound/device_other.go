//go:build !linux && !js

package sound

// openers are the devices to try, in this order.
func openers() []opener { return []opener{openOto} }
