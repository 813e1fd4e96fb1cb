package record

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"testing"

	frame "touria.games/touria/rules/record"
)

// However many small values a list has, reading its line takes a bounded amount of memory.
func TestLongLines(t *testing.T) {
	_, text := recordOf(t, 2, 3, true, BySeed)
	lines := bytes.SplitAfter(text, []byte("\n"))
	header, start := string(lines[0]), string(lines[1])
	const most = 100 << 20 // some 50 MB are needed, most of them for the players that a header lists
	for _, size := range []int{frame.MaxLine, 8 << 20} {
		for _, value := range []string{"0", "{}", "[]"} {
			list := func(begin, end string) string {
				n := (size - len(begin) - len(end) - len(value)) / (len(value) + 1)
				return begin + value + strings.Repeat(","+value, n) + end
			}
			for what, text := range map[string]string{
				"players": list(`{"record":"touria","version":1,"chance":"seed","seed":"1","players":[`, "]}"),
				"events":  header + list(`{"n":0,"events":[`, "]}"),
				"state":   header + list(start[:strings.Index(start, `"state"`)]+`"state":{"players":[`, "]}}"),
				"legal":   header + start + list(fmt.Sprintf(`{"n":1,"seat":%q,"do":{"kind":"bonus","take":"gold"},"legal":[`, "E"), "]}"),
			} {
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				_, err := Verify("f", strings.NewReader(text), testRules)
				runtime.ReadMemStats(&after)
				if used := after.TotalAlloc - before.TotalAlloc; err == nil || used > most {
					t.Errorf("%s: %d bytes with a list of %s took %d MB: %v", what, size, value, used>>20, err)
				}
				if tooLong := size > frame.MaxLine; tooLong != strings.Contains(err.Error(), "too long") {
					t.Errorf("%s: %d bytes with a list of %s: %v", what, size, value, err)
				}
			}
		}
	}
}
