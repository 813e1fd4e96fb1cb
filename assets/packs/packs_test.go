package packs

import (
	"errors"
	"strings"
	"testing"
)

// Whatever comes instead of a pack, it is an error and nothing worse.
func FuzzUnpack(f *testing.F) {
	f.Add([]byte(nil))
	f.Add(Append(Append(nil, "n", []byte("ab")), "m", nil))
	f.Add([]byte("\x01\x00\x00\x00\xff\xff\xff\xffnab"))
	f.Add([]byte("<!DOCTYPE html><title>404</title>"))
	f.Fuzz(func(t *testing.T, data []byte) {
		all, err := Unpack(data)
		if err != nil {
			if !errors.Is(err, errPack) || !strings.Contains(err.Error(), "damaged") {
				t.Errorf("the error is %v", err)
			}
			return
		}
		n := 0
		for path, file := range all {
			n += 8 + len(path) + len(file)
		}
		if n > len(data) {
			t.Errorf("%d bytes out of %d", n, len(data))
		}
	})
}
