package packs

import (
	"fmt"
	"strings"
	"syscall/js"

	"touria.games/touria/assets/packs/promise"
)

// The page tells how to get the packs, by name, as touriaPacks: bytes are the pack itself, which the
// page has already; a function promises them, and its method far tells how many have come and how many there are.
// It goes on where an earlier call broke off.
const sources = "touriaPacks"

// patience is after how many milliseconds a pack that did not come is sent for again.
const patience = 3000

// state is how far a pack is.
type state uint8

const (
	unasked state = iota
	onTheWay
	here
)

var (
	packs   = map[string]state{}
	packed  = map[string][]byte{} // files by path
	trouble = map[string]error{}
)

// Read returns a file of a pack that is there, nil if there is none.
func Read(path string) []byte { return packed[path] }

// Want sends for a pack and reports whether it is there. It never blocks; a pack that
// does not come is sent for again and again.
func Want(name string) bool {
	if packs[name] == unasked {
		packs[name] = onTheWay
		send(name)
	}
	return packs[name] == here
}

// Coming returns how many bytes of the packs that are on their way have come, and how many they are: the page tells.
func Coming() (got, all int) {
	for name, s := range packs {
		if s != onTheWay {
			continue
		}
		if far := js.Global().Get(sources).Get(name).Get("far"); far.Type() == js.TypeFunction {
			of := far.Invoke()
			got, all = got+of.Index(0).Int(), all+of.Index(1).Int()
		}
	}
	return got, all
}

// Missing returns why a pack that is wanted has not come, of words or of pictures; nil if none is late.
func Missing(words bool) error {
	for name, err := range trouble {
		if strings.HasPrefix(name, Words) == words {
			return err
		}
	}
	return nil
}

func send(name string) {
	from := js.Global().Get(sources).Get(name)
	if from.Type() == js.TypeObject {
		take(name, from)
		return
	}
	promise.Then(from.Invoke(), func(pack js.Value) { take(name, pack) }, func(why js.Value) {
		late(name, fmt.Errorf("%s: %s", name, js.Global().Get("String").Invoke(why).String()))
	})
}

// late sends for a pack again in a while.
func late(name string, err error) {
	trouble[name] = err
	var again js.Func
	again = js.FuncOf(func(js.Value, []js.Value) any {
		again.Release()
		send(name)
		return nil
	})
	js.Global().Call("setTimeout", again, patience)
}

// take takes a pack in.
func take(name string, bytes js.Value) {
	data := make([]byte, bytes.Get("length").Int())
	js.CopyBytesToGo(data, bytes)
	all, err := Unpack(data)
	if err != nil || len(all) == 0 {
		late(name, fmt.Errorf("%s: %w", name, errPack))
		return
	}
	for path, data := range all {
		packed[path] = data
	}
	packs[name] = here
	delete(trouble, name)
}
