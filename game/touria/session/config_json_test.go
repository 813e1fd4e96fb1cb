package session

import (
	"encoding/json"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Settings of older versions keep their meaning: the names of a configuration
// in JSON do not change.
func TestConfigInJSON(t *testing.T) {
	c := Config{Players: []Player{{Seat: rules.N, Name: "Bo", Crest: 1, Level: "stroll", Gold: 5}}, Start: rules.W, Introductory: true,
		Variants: touria.Variants{SuddenMarriage: true, OpenScreens: true, LateElixir: true}, Seed: "x"}
	const want = `{"players":[{"seat":2,"name":"Bo","crest":1,"level":"stroll","gold":5}],"start":1,"introductory":true,` +
		`"sudden_marriage":true,"open_screens":true,"late_elixir":true,"seed":"x"}`
	text, err := json.Marshal(c)
	if err != nil || string(text) != want {
		t.Errorf("written as %s, %v; want %s", text, err, want)
	}
	var again Config
	if err := json.Unmarshal([]byte(want), &again); err != nil || again.Variants != c.Variants {
		t.Errorf("read as %+v, %v", again, err)
	}
}
