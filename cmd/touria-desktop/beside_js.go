package main

import "syscall/js"

// openFile opens a file that lies beside the page, such as the licences, in a tab of its own.
var openFile = func(name string) { js.Global().Call("open", name, "_blank", "noopener") }
