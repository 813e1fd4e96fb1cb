package match

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestSplitBots(t *testing.T) {
	for text, want := range map[string]string{
		"":                                     "",
		"a":                                    "a",
		"a,b":                                  "a|b",
		"a, b":                                 "a| b",
		"a;b":                                  "a|b",
		"a;b;":                                 "a|b",
		"crown:iterations=4000,greedy":         "crown:iterations=4000|greedy",
		"crown:iterations=4000,depth=3,greedy": "crown:iterations=4000,depth=3|greedy",
		"crown:i=1,crown:i=2,d=3":              "crown:i=1|crown:i=2,d=3",
		"crown:i=1,d=3;greedy,x":               "crown:i=1,d=3|greedy,x",
		"greedy,d=3":                           "greedy|d=3",
		"exec:a b=1,greedy":                    "exec:a b=1|greedy",
		"exec:a b,c=1;greedy":                  "exec:a b,c=1|greedy",
	} {
		if got := strings.Join(splitBots(text), "|"); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestSchedule(t *testing.T) {
	for _, c := range []struct {
		mode, bots string
		players    int
		deal       uint32
		want       string
	}{
		{modeMatch, "a,b", 2, 0, "ab ba"},
		{modeMatch, "a,b", 2, 7, "ab ba"},
		{modeMatch, "a,b", 3, 0, "aba baa aab"},
		{modeMatch, "a,b", 4, 0, "abab baba"},
		{modeMatch, "a,b,c", 3, 5, "abc bca cab"},
		{modeMatch, "a,b,b,b", 4, 0, "abbb bbba bbab babb"},
		{modeOne, "a,b", 2, 0, "ab ba"},
		{modeOne, "a,b", 4, 0, "abbb bbba bbab babb"},
		{modeOne, "a,b,c", 4, 0, "abcb bcba cbab babc"},
		{modeRound, "a,b", 2, 0, "ab ba"},
		{modeRound, "a,b,c", 2, 0, "ab ba ac ca bc cb"},
		{modeRound, "a,b,c", 3, 0, "abc bca cab"},
		{modeRound, "a,b,c", 3, 1, "acb cba bac"},
		{modeRound, "a,b,c,d", 3, 0, "abc bca cab abd bda dab acd cda dac bcd cdb dbc"},
		{modeRound, "a,b", 3, 0, "aab aba baa abb bba bab"},
		{modeRound, "a,b", 4, 0, "aaab aaba abaa baaa aabb abba bbaa baab abbb bbba bbab babb"},
		{modeRound, "a,b", 4, 1, "aaab aaba abaa baaa abab baba abbb bbba bbab babb"},
	} {
		s, err := newSchedule(c.mode, strings.Split(c.bots, ","), c.players)
		if err != nil {
			t.Errorf("%s %s: %v", c.mode, c.bots, err)
			continue
		}
		var got []string
		for _, l := range s.seatings(c.deal) {
			name := ""
			for _, b := range l {
				name += s.bots[b]
			}
			got = append(got, name)
		}
		if text := strings.Join(got, " "); text != c.want {
			t.Errorf("%s %s, %d players, deal %d:\ngot  %s\nwant %s", c.mode, c.bots, c.players, c.deal, text, c.want)
		}
	}
	// Whatever the mode, every bot of a table sits everywhere equally often.
	for players := 2; players <= 4; players++ {
		for n := 2; n <= 6; n++ {
			var bots []string
			for i := range n {
				bots = append(bots, fmt.Sprint("bot", i))
			}
			s, err := newSchedule(modeRound, bots, players)
			if err != nil {
				t.Fatal(err)
			}
			for deal := range uint32(7) {
				at := map[[2]int]int{}
				for _, l := range s.seatings(deal) {
					for seat, b := range l {
						at[[2]int{b, seat}]++
					}
				}
				for b := range n {
					for seat := range players {
						if at[[2]int{b, seat}] != at[[2]int{0, 0}] {
							t.Fatalf("%d bots, %d players, deal %d: %v", n, players, deal, at)
						}
					}
				}
			}
		}
	}
}

func TestScheduleRefuses(t *testing.T) {
	many := []string{}
	for i := range 40 {
		many = append(many, fmt.Sprint("bot", i))
	}
	for _, c := range []struct {
		mode    string
		bots    []string
		players int
		want    string
	}{
		{modeMatch, []string{"a"}, 2, "two different bots"},
		{modeMatch, []string{"a", "a"}, 2, "two different bots"},
		{modeMatch, []string{"a", "b", "c"}, 2, "names 3 bots for 2 players"},
		{modeOne, []string{"a", "b", "a"}, 4, "not against itself"},
		{"war", []string{"a", "b"}, 2, "-mode must be one of"},
		{modeRound, many, 4, "more than 10000 ways"},
	} {
		if _, err := newSchedule(c.mode, slices.Clone(c.bots), c.players); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s %v: got %v, want %q", c.mode, c.bots, err, c.want)
		}
	}
}
