package engine

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	shared "touria.games/touria/cmd/touria-arena/engine"
	"touria.games/touria/rules/grimoria"
)

var games = shared.Games{Name: New}

func header(players int, more string) string {
	var list []string
	for i := range players {
		list = append(list, fmt.Sprintf(`{"seat":"%d","name":"P","kind":"bot"}`, i+1))
	}
	return `{"record":"grimoria",` + more + `"variant":{"open_cards":false},"players":[` + strings.Join(list, ",") + `]}`
}

// ask sends a request that must not be refused.
func ask(t testing.TB, e *shared.Engine, request string) map[string]json.RawMessage {
	t.Helper()
	text := e.Answer([]byte(request))
	var v map[string]json.RawMessage
	if err := json.Unmarshal(text, &v); err != nil || v["error"] != nil {
		t.Fatalf("%s\nis answered %s", request, text)
	}
	return v
}

func TestSession(t *testing.T) {
	e := shared.New("touria", games)
	for _, c := range []struct{ request, want string }{
		{`{"cmd":"new","header":{"seed":"42"}}`, `{"error":"header: the game \"touria\" is not known`},
		{`{"cmd":"legal"}`, `{"error":"legal: there is no game yet`},
		{`{"cmd":"new","header":` + header(3, `"seed":"42",`) + `}`, `{"ok":true,"events":[{"kind":"order_drawn","order":["2","1","3"]},{"kind":"round_began","round":1,"level":5},{"kind":"laid","slot":0,"open":false},{"kind":"hidden","slot":0,"card":"blackmage","only":""}`},
		{`{"cmd":"legal"}`, `{"seat":"1","legal":[{"kind":"choose","spell":1},{"kind":"choose","spell":2},{"kind":"choose","spell":3},{"kind":"choose","spell":4},{"kind":"choose","spell":5}]}`},
		{`{"cmd":"do","seat":"2","do":{"kind":"choose","spell":3}}`, `{"error":"do: seat 1 is to move`},
		{`{"cmd":"do","do":{"kind":"choose","spell":6}}`, `{"error":"the spell lies above the magic level: expected 1 to 5, found 6"}`},
		{`{"cmd":"do","do":{"kind":"take","slot":1}}`, `{"error":"such a decision is not possible in phase choose: expected choose, found \"take\""}`},
		{`{"cmd":"do","do":{"kind":"choose","spell":3}}`, `{"events":[{"kind":"chosen","seat":"1"}],"to_move":"2"}`},
		{`{"cmd":"view","seat":"2"}`, `{"view":{"viewer":"2","phase":"choose","to_move":"2","round":1,"level":5,"active":null,"order":["2","1","3"],"spells":{"1":null,"2":null,"3":null},"display":[{"card":null,"open":false}`},
		{`{"cmd":"view","seat":"1"}`, `{"view":{"viewer":"1","phase":"choose","to_move":"2","round":1,"level":5,"active":null,"order":["2","1","3"],"spells":{"1":3,"2":null,"3":null}`},
		{`{"cmd":"view"}`, `{"view":{"viewer":null,`},
		{`{"cmd":"view","seat":"4"}`, `{"error":"view: nobody sits at 4"}`},
		{`{"cmd":"view","seat":"S"}`, `{"error":"unknown seat`},
		{`{"cmd":"do","do":{"kind":"choose","spell":5}}`, `{"events":[{"kind":"chosen","seat":"2"}],"to_move":"3"}`},
		{`{"cmd":"do","do":{"kind":"choose","spell":2},"chance":[{"kind":"treasure_drawn","card":"king"}]}`, `{"error":"the forced outcome treasure_drawn did not come up"}`},
		{`{"cmd":"do","do":{"kind":"choose","spell":2},"chance":[{"kind":"gained"}]}`, `{"error":"chance: the event cannot be forced`},
		{`{"cmd":"do","do":{"kind":"choose","spell":2}}`, `{"events":[{"kind":"chosen","seat":"3"},{"kind":"revealed","spells":{"1":3,"2":5,"3":2}},{"kind":"ordered","order":["3","1","2"]},{"kind":"turn_began","seat":"3"}`},
		{`{"cmd":"do","do":{"kind":"take","slot":1}}`, `{"events":[{"kind":"taken","seat":"3","slot":1,"card":"messenger"},{"kind":"turn_ended","seat":"3"},{"kind":"turn_began","seat":"1"},{"kind":"cast","seat":"1","spell":3},{"kind":"failed","seat":"1","spell":3,"why":"blocked"}],"to_move":"1"}`},
		{`{"cmd":"do","do":{"kind":"take","slot":0},"chance":[{"kind":"treasure_drawn","seat":"2","card":"chest"}]}`, `{"events":[{"kind":"taken","seat":"1","slot":0,"card":"blackmage"}`},
		{`{"cmd":"state"}`, `{"state":{"phase":"take","to_move":"2",`},
		{`{"cmd":"quit"}`, `{"ok":true}`},
	} {
		if got := string(e.Answer([]byte(c.request))); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s\ngot  %s\nwant %s…", c.request, got, c.want)
		}
	}
	if !e.Quit() {
		t.Error("the engine does not quit")
	}
}

// A whole game by requests alone. At each decision the position is loaded anew, and offers the same.
func TestWholeGames(t *testing.T) {
	for players := 2; players <= grimoria.MaxSeats; players++ {
		e, other := shared.New(Name, games), shared.New(Name, games)
		ask(t, e, `{"cmd":"new","header":`+header(players, fmt.Sprintf(`"seed":"%d",`, players))+`}`)
		for n := 0; ; n++ {
			legal := ask(t, e, `{"cmd":"legal"}`)["legal"]
			state := ask(t, e, `{"cmd":"state"}`)["state"]
			ask(t, other, `{"cmd":"load","header":`+header(players, `"chance":"events",`)+`,"state":`+string(state)+`}`)
			if got := ask(t, other, `{"cmd":"legal"}`)["legal"]; !bytes.Equal(got, legal) {
				t.Fatalf("loaded, it offers %s, not %s", got, legal)
			}
			if got := ask(t, other, `{"cmd":"state"}`)["state"]; !bytes.Equal(got, state) {
				t.Fatalf("loaded, it is %s, not %s", got, state)
			}
			var list []json.RawMessage
			if err := json.Unmarshal(legal, &list); err != nil {
				t.Fatal(err)
			}
			if len(list) == 0 {
				break
			}
			if n > 1000 {
				t.Fatal("the game does not end")
			}
			ask(t, e, `{"cmd":"do","do":`+string(list[n*7919%len(list)])+`}`)
		}
		view := ask(t, e, `{"cmd":"view"}`)["view"]
		if !bytes.Contains(view, []byte(`"scores":{"1":{"coins":`)) || bytes.Contains(view, []byte(`"unseen"`)) {
			t.Errorf("the view of the end is %s", view)
		}
	}
}

// Whatever is damaged in a position, it is refused in one sentence or can be played to its end.
//
// A long record is minimised for a minute, each time: run it with -fuzzminimizetime 5x.
func FuzzLoad(f *testing.F) {
	for players := 2; players <= 3; players++ {
		e := shared.New(Name, games)
		ask(f, e, `{"cmd":"new","header":`+header(players, `"seed":"7",`)+`}`)
		f.Add(uint8(players), []byte(ask(f, e, `{"cmd":"state"}`)["state"]))
	}
	f.Fuzz(func(t *testing.T, players uint8, state []byte) {
		if !json.Valid(state) || slices.Contains(state, '\n') {
			return
		}
		e := shared.New(Name, games)
		request := `{"cmd":"load","header":` + header(2+int(players)%4, `"seed":"1",`) + `,"state":` + string(state) + `}`
		if bytes.HasPrefix(e.Answer([]byte(request)), []byte(`{"error"`)) {
			return
		}
		s := &e.Game().(*game).s
		for n := 0; s.Phase() != grimoria.PhaseOver; n++ {
			legal := s.Legal(nil)
			if len(legal) == 0 || n > 1000 {
				t.Fatalf("%d decisions in phase %s", len(legal), s.Phase())
			}
			if err := s.Play(legal[n*7919%len(legal)], &grimoria.Log{}); err != nil {
				t.Fatal(err)
			}
			if err := s.Check(); err != nil {
				t.Fatal(err)
			}
		}
	})
}
