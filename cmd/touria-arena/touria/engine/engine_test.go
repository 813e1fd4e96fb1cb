package engine

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-arena/command"
	shared "touria.games/touria/cmd/touria-arena/engine"
)

const engineHeader = `{"record":"touria","version":1,"board":"touria","chance":"seed","seed":"42",` +
	`"variant":{"hearts":7,"gold":7,"sudden_marriage":false,"open_screens":false},` +
	`"players":[{"seat":"S","name":"A","kind":"human"},{"seat":"N","name":"B","kind":"bot"}],"start":"S"}`

var games = shared.Games{Name: New}

// talk sends requests to one engine and returns the answers.
func talk(t *testing.T, requests ...string) []string {
	t.Helper()
	var o, e bytes.Buffer
	code := command.Run([]command.Command{shared.Command(Name, games)}, []string{"engine"}, strings.NewReader(strings.Join(requests, "\n")), &o, &e)
	out, errs := o.String(), e.String()
	if code != 0 || errs != "" {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	answers := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	for _, a := range answers {
		if !json.Valid([]byte(a)) {
			t.Fatalf("no JSON: %s", a)
		}
	}
	return answers
}

func TestEngineSession(t *testing.T) {
	session := []struct{ request, want string }{
		{`{"cmd":"legal"}`, `{"error":"legal: there is no game yet`},
		{`{"cmd":"new","header":` + engineHeader + `}`, `{"ok":true,"events":[{"kind":"item_opened"`},
		{`{"cmd":"legal"}`, `{"seat":"N","legal":[{"kind":"bonus","take":"black"},`},
		{`{"cmd":"do","do":{"kind":"bonus","take":"gold"}}`,
			`{"events":[{"kind":"bonus_taken","seat":"N","take":"gold"},{"kind":"gained","seat":"N","gold":1},{"kind":"turn_began","seat":"S","turn":1}],"to_move":"S"}`},
		{`{"cmd":"legal"}`, `{"seat":"S","legal":[{"kind":"tower","tower":"NW"},{"kind":"tower","tower":"NE"},{"kind":"tower","tower":"SE"},{"kind":"tower","tower":"SW"}]}`},
		{`{"cmd":"do","do":{"kind":"tower","tower":"NE"}}`, `{"events":[{"kind":"tower_turned","tower":"NE","facing":1}],"to_move":"S"}`},
		{`{"cmd":"state"}`, `{"state":{"phase":"move","to_move":"S","turn":1,"active":"S","heroes":"castle",`},
		{`{"cmd":"view","seat":"N"}`, `{"view":{"viewer":"N","phase":"move",`},
		{`{"cmd":"view"}`, `{"view":{"viewer":null,"phase":"move",`},
		{`{"cmd":"quit"}`, `{"ok":true}`},
		{`{"cmd":"legal"}`, ``}, // behind the end nothing is answered
	}
	var requests []string
	for _, c := range session {
		requests = append(requests, c.request)
	}
	answers := talk(t, requests...)
	if len(answers) != len(session)-1 {
		t.Fatalf("%d answers, want %d", len(answers), len(session)-1)
	}
	for i, a := range answers {
		if !strings.HasPrefix(a, session[i].want) {
			t.Errorf("%s\ngot  %s\nwant %s…", session[i].request, a, session[i].want)
		}
	}
}

func TestEngineRefusesNonsense(t *testing.T) {
	begin := []string{`{"cmd":"new","header":` + engineHeader + `}`, `{"cmd":"do","do":{"kind":"bonus","take":"gold"}}`,
		`{"cmd":"do","do":{"kind":"tower","tower":"NE"}}`, `{"cmd":"state"}`}
	first := talk(t, begin...)
	state := strings.TrimSuffix(strings.TrimPrefix(first[3], `{"state":`), "}")
	load := func(old, by string) string {
		text := strings.Replace(state, old, by, 1)
		if text == state {
			t.Fatalf("the state has no %s: %s", old, state)
		}
		return `{"cmd":"load","header":` + engineHeader + `,"state":` + text + `}`
	}
	for _, c := range []struct{ request, want string }{
		{`nonsense`, "not JSON"},
		{`{"cmd":"do"`, "stops in the middle"},
		{`[1]`, "wrong type"},
		{`{}`, `no \"cmd\"`},
		{`{"cmd":"fly"}`, `unknown command`},
		{`{"cmd":"new"}`, `no \"header\"`},
		{`{"cmd":"new","header":{}}`, "chance"},
		{`{"cmd":"new","header":{"seed":"1"}}`, "the goal in hearts"},
		{`{"cmd":"new","header":` + strings.Replace(engineHeader, `"seed","seed":"42"`, `"events"`, 1) + `}`, "use load"},
		{`{"cmd":"new","header":` + strings.Replace(engineHeader, `"board":"touria"`, `"board":"x"`, 1) + `}`, "board"},
		{`{"cmd":"load","header":` + engineHeader + `}`, `no \"state\"`},
		{`{"cmd":"load","header":` + engineHeader + `,"state":{}}`, "state"},
		{load(`"die":"`, `"die":"un`), "is unknown: expected black, blue"},
		{load(`"removed_gems":0`, `"removed_gems":1`), "left the game"},
		{load(`"violet":`, `"violet":1`), "expected 0 to 5, found 13"},
		{load(`"m1":[`, `"m1":["black","black","black",`), "mine m1"},
		{load(`"display":[`, `"display":["rose","rose"],"was":[`), "twice"},
		{load(`"heroes":"castle"`, `"heroes":"moon"`), "heroes"},
		{load(`"turn":1`, `"turn":-1`), "turn"},
		{load(`"S":{"gold":3`, `"S":{"gold":-3`), "gold"},
		{load(`"swords":16`, `"swords":15`), "supply of swords"},
		{load(`"phase":"move"`, `"phase":"castle"`), "phase castle: seat S, whose turn it is, is not in the castle"},
		{`{"cmd":"do"}`, `no \"do\"`},
		{`{"cmd":"do","do":{"kind":"fly"}}`, "unknown"},
		{`{"cmd":"do","do":{"kind":"stop"}}`, "not possible now"},
		{`{"cmd":"do","do":{"kind":"step","to":"goldsmith"}}`, "no_road"},
		{`{"cmd":"do","seat":"N","do":{"kind":"step","to":"m2"}}`, "seat S is to move"},
		{`{"cmd":"do","do":{"kind":"step","to":"m2"},"chance":[{"kind":"rolled","colour":"red"}]}`, "does not come up"},
		{`{"cmd":"do","do":{"kind":"step","to":"m2"},"chance":[{"kind":"paid","seat":"S"}]}`, "no outcome of chance"},
		{`{"cmd":"do","do":{"kind":"step","to":"m2"},"chance":[{"kind":"sang"}]}`, "unknown event"},
		{`{"cmd":"do","do":{"kind":"step","to":"m2"},"chance":{}}`, "wrong type"},
		{`{"cmd":"view","seat":"E"}`, "nobody sits at E"},
		{`{"cmd":"view","seat":"Q"}`, "unknown seat"},
	} {
		answers := talk(t, append(append([]string{}, begin...), c.request, `{"cmd":"state"}`)...)
		if got := answers[4]; !strings.HasPrefix(got, `{"error":"`) || !strings.Contains(got, c.want) {
			t.Errorf("%s\ngot %s, want an error with %q", c.request, got, c.want)
		}
		if answers[5] != answers[3] {
			t.Errorf("%s changed the game:\n%s\n%s", c.request, answers[3], answers[5])
		}
	}
}

// A request that is longer than a record's line is refused, and the next one answered.
func TestEngineRefusesLongRequests(t *testing.T) {
	got := talk(t, `{"cmd":"new","header":`+engineHeader+`}`, `{"cmd":"new","header":{"players":[0`+strings.Repeat(",0", 4<<20)+`]}}`, `{"cmd":"view"}`)
	if !strings.HasPrefix(got[1], `{"error":"the line is too long`) || !strings.HasPrefix(got[2], `{"view":`) {
		t.Errorf("got %.200q", got[1:])
	}
}

func TestEngineLoadsAndForces(t *testing.T) {
	first := talk(t, `{"cmd":"new","header":`+engineHeader+`}`, `{"cmd":"do","do":{"kind":"bonus","take":"gold"}}`,
		`{"cmd":"do","do":{"kind":"tower","tower":"NE"}}`, `{"cmd":"state"}`, `{"cmd":"legal"}`)
	state := strings.TrimSuffix(strings.TrimPrefix(first[3], `{"state":`), "}")
	padding := strings.Repeat(" ", 1<<16) // long lines work
	again := talk(t, `{"cmd":"load","header":`+engineHeader+`,`+padding+`"state":`+state+`}`, `{"cmd":"state"}`, `{"cmd":"legal"}`,
		`{"cmd":"load","header":{"chance":"events","variant":{"hearts":7,"gold":7},"players":[{"seat":"S","kind":"bot"},{"seat":"N","kind":"bot"}],"start":"S"},"state":`+state+`}`,
		`{"cmd":"state"}`)
	if again[0] != `{"ok":true,"to_move":"S"}` || again[1] != first[3] || again[2] != first[4] || again[4] != first[3] {
		t.Errorf("got %s\n%s\n%s\n%s", again[0], again[1], again[2], again[4])
	}
	// At the dragon the roll is forced, and behind it the mines' gems.
	at := strings.NewReplacer(`"phase":"move"`, `"phase":"act"`, `"heroes":"castle"`, `"heroes":"dragon"`,
		`"destination":"forest"`, `"destination":"dragon"`).Replace(state)
	for _, colour := range []string{"black", "violet", "green"} {
		a := talk(t, `{"cmd":"load","header":`+engineHeader+`,"state":`+at+`}`, `{"cmd":"do","do":{"kind":"act"},"chance":[{"kind":"rolled","colour":"`+colour+`"}]}`)
		if a[1] != `{"events":[{"kind":"rolled","colour":"`+colour+`"}],"to_move":"S"}` {
			t.Errorf("got %s", a[1])
		}
	}
}

func TestEnginePlaysToTheEnd(t *testing.T) {
	// Always the last legal decision but items: the game is played by requests
	// alone, each answer read before the next request is made.
	e := shared.New(Name, games)
	ask := func(request string) map[string]any {
		var v map[string]any
		if err := json.Unmarshal(e.Answer([]byte(request)), &v); err != nil {
			t.Fatal(err)
		}
		if v["error"] != nil {
			t.Fatalf("%s: %v", request, v["error"])
		}
		return v
	}
	ask(`{"cmd":"new","header":` + engineHeader + `}`)
	for n := 0; ; n++ {
		legal := ask(`{"cmd":"legal"}`)["legal"].([]any)
		if len(legal) == 0 {
			break
		}
		if n > 50000 {
			t.Fatal("the game does not end")
		}
		do, err := json.Marshal(legal[n*7919%len(legal)])
		if err != nil {
			t.Fatal(err)
		}
		ask(`{"cmd":"do","do":` + string(do) + `}`)
	}
	if got := string(e.Answer([]byte(`{"cmd":"legal"}`))); got != `{"seat":null,"legal":[]}` {
		t.Errorf("at the end: %s", got)
	}
}
