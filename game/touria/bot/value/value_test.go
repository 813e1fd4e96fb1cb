package value

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

var testRules = touriatest.Rules

// positions calls f with positions at starts of turns, some others and the last ones of games played
// with the light policy and some random decisions.
func positions(t testing.TB, games int, f func(s *touria.State)) {
	for game := range games {
		s, _ := touriatest.Start(t, touriatest.Setup(game))
		for p := range touriatest.Play(t, &s, touriatest.Light(uint64(game), 8)) {
			if p.Before.Phase() == touria.PhaseStart || p.N%4 == 0 {
				f(&p.Before)
			}
		}
		f(&s)
	}
}

// planted returns a model with random weights.
func planted(seed uint64) *Model {
	rng := rand.New(rand.NewPCG(seed, 0))
	m := &Model{weights: newWeights()}
	for i := range m.plain {
		m.plain[i] = int32(rng.IntN(401) - 200)
		for k := range Hidden {
			m.hidden.setWeight(i, k, rng.IntN(2*maxHidden+1)-maxHidden)
		}
	}
	for k := range Hidden {
		m.hidden.bias[k], m.hidden.out[k] = int32(rng.IntN(401)-200), int32(rng.IntN(41)-20)
	}
	return m
}

func TestParseReadsWhatStringWrites(t *testing.T) {
	for seed := range uint64(5) {
		m := planted(seed)
		text := m.String()
		got, err := Parse(text)
		if err != nil || !equal(got, m) {
			t.Fatalf("seed %d: %v, read as %v of %v", seed, err, got, m)
		}
		if got, err = Parse("# a remark\n\n" + strings.ReplaceAll(text, "\n", "   # and another\n\n")); err != nil || !equal(got, m) {
			t.Fatalf("with remarks and empty lines: %v", err)
		}
		if lines := strings.Count(text, "\n"); lines != groupsIn*(1+Hidden)+2 {
			t.Errorf("%d lines for %d groups and %d hidden units", lines, groupsIn, Hidden)
		}
	}
	m, err := Parse("")
	if err != nil || !equal(m, &Model{weights: newWeights()}) {
		t.Errorf("nothing is read as %v, %v", m, err)
	}
}

// equal reports whether two models have the same weights.
func equal(a, b *Model) bool {
	return slices.Equal(a.plain, b.plain) && slices.Equal(a.hidden.in, b.hidden.in) && a.hidden.bias == b.hidden.bias && a.hidden.out == b.hidden.out
}

func TestParseErrors(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"unknown group", "table 1 2\nwings 1", `line 2: "wings" with 1 weights: want each group once with as many weights as it has features`},
		{"twice", "spare_hearts 1 2 3\n\nspare_hearts 1 2 3\n", `line 3: "spare_hearts" with 3 weights: want each group once with as many weights as it has features`},
		{"too few", "spare_hearts 1 2\n", `line 1: "spare_hearts" with 2 weights: want each group once with as many weights as it has features`},
		{"too many", "# here\nspare_hearts 1 2 3 4", `line 2: "spare_hearts" with 4 weights: want each group once with as many weights as it has features`},
		{"no number", "spare_hearts 1 two 3", `line 1: strconv.ParseInt: parsing "two": invalid syntax`},
		{"a fraction", "spare_hearts 1 2.5 3", `line 1: strconv.ParseInt: parsing "2.5": invalid syntax`},
		{"unknown unit", "spare_hearts/16 1 2 3", `line 1: "spare_hearts/16" with 3 weights: want each group once with as many weights as it has features`},
		{"no unit", "spare_hearts/ 1 2 3", `line 1: "spare_hearts/" with 3 weights: want each group once with as many weights as it has features`},
		{"unit of nothing", "wings/1 1 2 3", `line 1: "wings/1" with 3 weights: want each group once with as many weights as it has features`},
		{"too many units", "bias 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17", `line 1: "bias" with 17 weights: want each group once with as many weights as it has features`},
		{"too much for a unit", "spare_hearts/2 1 -256 3", `line 1: -256: want weights from -255 to 255`},
		{"out of all bounds", "out 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16385", `line 1: 16385: want weights from -16384 to 16384`},
		{"too great", "spare_hearts 1 2 3000000000", `line 1: strconv.ParseInt: parsing "3000000000": value out of range`},
	}
	for _, test := range tests {
		text := test.text
		if test.name == "unknown group" { // after a correct group
			text = strings.Replace(text, "table 1 2", "spare_hearts 1 2 3", 1)
		}
		if m, err := Parse(text); err == nil || err.Error() != test.want || m != nil {
			t.Errorf("%s: %v, want %s", test.name, err, test.want)
		}
	}
}

// The bots' weights are complete, name the command that made them, and cannot
// overflow.
func TestLearnedIsWhole(t *testing.T) {
	m := Learned(nil)
	learnedIsWhole(t, &m.two, learnedTwo)
	learnedIsWhole(t, &m.more, learned)
}

func learnedIsWhole(t *testing.T, m *Model, text string) {
	if !strings.HasPrefix(text, "# Learned by: touria-arena train ") {
		t.Errorf("the file does not name the command that made it: %.60q", text)
	}
	if _, weights, _ := strings.Cut(text, "\n"); m.String() != weights {
		t.Error("the model has other weights than the file")
	}
	for g := range groups {
		if !slices.ContainsFunc(strings.Split(text, "\n"), func(line string) bool { return strings.HasPrefix(line, groups[g].name+" ") }) {
			t.Errorf("there are no weights for %s", groups[g].name)
		} else if !slices.ContainsFunc(m.plain[groupStart[g]:groupStart[g+1]], func(w int32) bool { return w != 0 }) {
			t.Errorf("all weights for %s are 0", groups[g].name)
		}
	}
	for k := range Hidden {
		if m.hidden.out[k] == 0 {
			t.Errorf("the hidden unit %d does nothing", k)
		}
	}
	// Parse checks the bound of each weight; the sums are bounded here.
	if MaxActive*maxWeight > math.MaxInt32/4 {
		t.Error("the sum of weights can overflow")
	}
	if MaxActive*(hiddenZero+maxHidden) > math.MaxUint16 {
		t.Error("a hidden unit's sum can run over into the next one's")
	}
	sum := 0
	for k := range Hidden {
		sum += (MaxActive*maxHidden + max(int(m.hidden.bias[k]), -int(m.hidden.bias[k]))) * max(int(m.hidden.out[k]), -int(m.hidden.out[k]))
	}
	if sum > math.MaxInt32 {
		t.Error("the hidden units' sum can overflow")
	}
}

// The probabilities add up to about one, are in the order of the scores, and are 0 for
// empty seats, however far apart the scores are.
func TestSoftmax(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for i := range 20_000 {
		seats := rules.SeatsFor(2 + i%3)
		spread := []int{10, 300, 3000, 1 << 20}[i%4]
		var score, win [rules.Seats]int32
		for seat := range score {
			score[seat] = int32(rng.IntN(2*spread+1) - spread)
			win[seat] = 99 // left over
		}
		Softmax(seats, &score, &win)
		sum := int32(0)
		for a := range win {
			sum += win[a]
			if !seats.Has(rules.Seat(a)) {
				if win[a] != 0 {
					t.Fatalf("an empty seat has a probability: %v of %v", win, score)
				}
				continue
			}
			if win[a] < 0 || win[a] > One {
				t.Fatalf("probabilities %v of %v", win, score)
			}
			for b := range win {
				if seats.Has(rules.Seat(b)) && score[a] > score[b] && win[a] < win[b] {
					t.Fatalf("probabilities %v of %v", win, score)
				}
			}
		}
		if sum < One-4 || sum > One {
			t.Fatalf("probabilities %v, in sum %d", win, sum)
		}
		if i%4 < 2 { // no exponential was cut off
			most := float64(score[rules.S])
			all := 0.0
			for seat := range score {
				if seats.Has(rules.Seat(seat)) {
					all += math.Exp((float64(score[seat]) - most) / scale)
				}
			}
			if want := One / all; math.Abs(want-float64(win[rules.S])) > 3 {
				t.Fatalf("the probability is %d of %v, want %.1f", win[rules.S], score, want)
			}
		}
	}
	equal := [rules.Seats]int32{7, 7, 7, 7}
	var win [rules.Seats]int32
	if Softmax(rules.SeatsFor(4), &equal, &win); win != [rules.Seats]int32{One / 4, One / 4, One / 4, One / 4} {
		t.Errorf("four equal players have %v", win)
	}
	// More points never lower the probability.
	before := int32(0)
	for v := int32(-3000); v <= 3000; v++ {
		score := [rules.Seats]int32{rules.S: v}
		Softmax(rules.SeatsFor(2), &score, &win)
		if win[rules.S] < before {
			t.Fatalf("with %d points the probability falls from %d to %d", v, before, win[rules.S])
		}
		before = win[rules.S]
	}
}

// The active features of any position are within their groups and at most MaxActive. Groups that
// describe one thing have exactly one.
func TestFeatures(t *testing.T) {
	once := []int{gNeed, gSpare, gHearts, gBlack, gViolet, gKinds, gSword, gElixir, gOrder, gSale, gTurn, gReach, gEarn, gTable, gBest, gRace, gDuel}
	met := make([]bool, Features)
	most, inside := 0, 0
	positions(t, 60, func(s *touria.State) {
		sample := NewSample(testRules, s, &fixedBaseline{})
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if !s.Seats().Has(seat) {
				if sample.active[seat] != nil {
					t.Fatalf("%s is empty, but %v are active", seat, sample.active[seat])
				}
				continue
			}
			most = max(most, len(sample.active[seat]))
			var count [groupsIn]int
			for _, i := range sample.active[seat] {
				if int(i) >= Features {
					t.Fatalf("feature %d of %d", i, Features)
				}
				met[i] = true
				for g := range groups {
					if i >= groupStart[g] && i < groupStart[g+1] {
						count[g]++
					}
				}
			}
			if s.InCastle(seat) {
				inside++
				if count[gInside] != 1 || count[gNeed] != 0 {
					t.Fatalf("in the castle %v are active", count)
				}
				continue
			}
			for _, g := range once {
				if count[g] != 1 {
					t.Fatalf("%d features of %s are active", count[g], groups[g].name)
				}
			}
			if count[gCommon] != 4 || count[gInside] != 0 || s.SuddenMarriage() == (count[gDuty] == 1) {
				t.Fatalf("%v are active", count)
			}
		}
	})
	if most > MaxActive {
		t.Errorf("%d features are active at once, MaxActive is %d", most, MaxActive)
	}
	for g := range groups {
		if !slices.Contains(met[groupStart[g]:groupStart[g+1]], true) {
			t.Errorf("no feature of %s was ever active", groups[g].name)
		}
	}
	if inside == 0 {
		t.Error("nobody was ever in the castle")
	}
}

// Even a player who owns everything has at most MaxActive active features.
func TestMaxActive(t *testing.T) {
	s, _ := touriatest.Start(t, touria.Setup{Seats: rules.SeatsFor(4), Hearts: 7, Gold: 7, Seed: 1})
	dice := touria.NewDice(1)
	testRules.Playout(&s, &dice, 60)
	p := testRules.Position(&s)
	for i := range p.Players {
		p.Players[i].Items = 0
	}
	p.Players[rules.W].Items = testRules.Items(false)
	p.Players[rules.W].Hearts, p.Players[rules.W].Gold, p.Players[rules.W].Swords = 20, 60_000, touria.AllSwords
	for _, i := range []rules.Seat{rules.S, rules.N, rules.E} {
		p.Players[i].Hearts, p.Players[i].Swords = 0, 0
	}
	for c := range p.Bag { // all the gems, too
		p.Players[rules.W].Gems[c] += p.Bag[c]
		p.Bag[c] = 0
	}
	p.Stack, p.Discard, p.Display = nil, nil, [2]touria.Item{touria.NoItem, touria.NoItem}
	s, err := testRules.Load(p, 1)
	if err != nil {
		t.Fatal(err)
	}
	for seat, list := range NewSample(testRules, &s, &fixedBaseline{}).active {
		if n := len(list); n > MaxActive || n < 15 {
			t.Errorf("%d features of %s are active", n, rules.Seat(seat))
		}
		for _, i := range list {
			if int(i) >= Features {
				t.Errorf("feature %d of %d", i, Features)
			}
		}
	}
}

// Positions that look the same to all seats have the same evaluation, whatever the
// order of stacks, the dwellers behind unseen doors and future chance.
func TestEvaluatesWhatIsSeen(t *testing.T) {
	m := planted(3)
	same, doors := 0, 0
	positions(t, 30, func(s *touria.State) {
		var want, got [rules.Seats]int32
		m.Evaluate(testRules, s, &want)
		v := testRules.View(s, rules.NoSeat)
		for seed := range uint64(3) {
			d := testRules.Determinise(&v, seed)
			for seat := rules.S; seat < rules.NoSeat; seat++ {
				if s.Seats().Has(seat) && testRules.View(&d, seat) != testRules.View(s, seat) {
					return // some seat can see the difference
				}
			}
			if d.Hash() == s.Hash() {
				continue
			}
			same++
			if d.Behind(1) != s.Behind(1) {
				doors++
			}
			if m.Evaluate(testRules, &d, &got); got != want {
				t.Fatalf("%v, but %v when something that nobody sees differs", want, got)
			}
		}
	})
	if same < 500 || doors < 200 {
		t.Errorf("only %d positions look the same to all, %d with other doors", same, doors)
	}
}

// The scores are added to the baseline's, and the winner of a finished game gets the whole
// probability.
type fixedBaseline [rules.Seats]int32

func (b *fixedBaseline) Scores(_ *touria.Rules, _ *touria.State, score *[rules.Seats]int32) {
	*score = *b
}

func (b *fixedBaseline) Outlook(_ *touria.State, seat rules.Seat) int {
	return 70 * int(seat)
}

func TestBaseline(t *testing.T) {
	nothing, err := Parse("")
	if err != nil {
		t.Fatal(err)
	}
	baseline := &fixedBaseline{100, 200, 300, 400}
	nothing.baseline = baseline
	over := 0
	positions(t, 8, func(s *touria.State) {
		var want, got [rules.Seats]int32
		if w := s.Winner(); w != rules.NoSeat {
			want[w] = One
			over++
		} else {
			Softmax(s.Seats(), (*[rules.Seats]int32)(baseline), &want)
		}
		got = [rules.Seats]int32{5, 5, 5, 5}
		if nothing.Evaluate(testRules, s, &got); got != want {
			t.Fatalf("%v, want %v", got, want)
		}
	})
	if over == 0 {
		t.Error("no game ended")
	}
	var c [rules.Seats]int32
	m, s := planted(1), touria.State{}
	positions(t, 1, func(p *touria.State) { s = *p })
	m.baseline = baseline
	if n := testing.AllocsPerRun(100, func() { m.Evaluate(testRules, &s, &c) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// synthetic returns games of one position with random active features, won with the probabilities
// that the scores give, together with these probabilities.
func synthetic(features, count int, score func(hold []uint16) float64) (games []Game, chances [][rules.Seats]float64) {
	rng := rand.New(rand.NewPCG(7, 7))
	for range count {
		var s Sample
		var odds [rules.Seats]float64
		all := 0.0
		for seat := range 2 + rng.IntN(3) {
			s.baseline[seat] = rng.NormFloat64() / 2
			hold := []uint16{}
			for i := range features {
				if rng.IntN(3) == 0 {
					hold = append(hold, uint16(i))
				}
			}
			s.active[seat] = hold
			odds[seat] = math.Exp(s.baseline[seat] + score(hold))
			all += odds[seat]
		}
		lot := rng.Float64() * all
		winner := rules.S
		for lot >= odds[winner] && winner < rules.E {
			lot -= odds[winner]
			winner++
		}
		for seat := range odds {
			odds[seat] /= all
		}
		games = append(games, Game{[]Sample{s}, winner})
		chances = append(chances, odds)
	}
	return games, chances
}

// A learner recovers the probabilities with which games were won: the weights of single features,
// and the weight that two features have only together.
func TestLearnerRecovers(t *testing.T) {
	truth := []float64{1, -0.7, 0.4, 0, -1.2, 0.2, 0.8, -0.3}
	for _, test := range []struct {
		name   string
		more   float64 // weight of features 3 and 6 together
		within float64 // bound on the root mean square error of the probabilities
	}{{"alone", 0, 0.02}, {"together", 3, 0.04}} {
		games, chances := synthetic(len(truth), 20_000, func(hold []uint16) float64 {
			score := 0.0
			for _, i := range hold {
				score += truth[i]
			}
			if slices.Contains(hold, 3) && slices.Contains(hold, 6) {
				score += test.more
			}
			return score
		})
		l := NewLearner()
		learn, check := games[:18_000], games[18_000:]
		before := l.Loss(check)
		for range 6 {
			l.Fit(learn)
		}
		after := l.Loss(check)
		sum, n := 0.0, 0
		for k := range check {
			p := l.predict(&check[k].Positions[0])
			for seat, list := range check[k].Positions[0].active {
				if list != nil {
					d := p[seat] - chances[18_000+k][seat]
					sum += d * d
					n++
				}
			}
		}
		if off := math.Sqrt(sum / float64(n)); off > test.within {
			t.Errorf("%s: the probabilities are %.3f off", test.name, off)
		}
		got := l.Model(nil)
		for i := len(truth); i < Features; i++ {
			if got.plain[i] != 0 || got.hidden.in[i] != newHidden().in[i] {
				t.Errorf("%s: feature %d was never active, but weighs %d, %x", test.name, i, got.plain[i], got.hidden.in[i])
			}
		}
		if !(after < before-0.05) {
			t.Errorf("%s: loss %.4f after learning, %.4f before", test.name, after, before)
		}
		// The same games give the same weights, and learning can continue from them.
		again := NewLearner()
		for range 6 {
			again.Fit(learn)
		}
		if again.Model(nil).String() != got.String() {
			t.Errorf("%s: the same games give other weights", test.name)
		}
		next := NewLearner()
		next.StartFrom(got)
		if d := next.Loss(check) - after; math.Abs(d) > 0.001 {
			t.Errorf("%s: the loss is %.4f when started from what was learned, else %.4f", test.name, next.Loss(check), after)
		}
		next.Restart()
		next.Fit(learn)
		if d := next.Loss(check) - after; d > 0.02 {
			t.Errorf("%s: learning goes on to a loss of %.4f, from %.4f", test.name, next.Loss(check), after)
		}
	}
}

// The outcome has more weight the nearer it is, and is the only target of an untrained learner.
func TestSetTargets(t *testing.T) {
	for _, begun := range []bool{false, true} {
		l := NewLearner() // predicts 1/2 for two equal players
		l.trained = begun
		game := Game{make([]Sample, 4), rules.N}
		for k := range game.Positions {
			game.Positions[k].active = [rules.Seats][]uint16{rules.S: {0}, rules.N: {0}}
		}
		l.setTargets(&game)
		want := 1.0
		for k := len(game.Positions) - 1; k >= 0; k-- {
			s := game.Positions[k]
			if math.Abs(s.target[rules.N]-want) > 1e-9 || math.Abs(s.target[rules.S]-(1-want)) > 1e-9 {
				t.Errorf("position %d: targets %v, want %.3f", k, s.target, want)
			}
			if begun {
				want = l.Lambda*want + (1-l.Lambda)/2
			}
		}
	}
}

// A sample has the model's input.
func TestSampleIsTheModelsInput(t *testing.T) {
	m := planted(9)
	baseline := &fixedBaseline{-50, 10, 30, 0}
	m.baseline = baseline
	l := NewLearner()
	l.StartFrom(m)
	count := 0
	positions(t, 12, func(s *touria.State) {
		if s.Phase() == touria.PhaseOver {
			return
		}
		count++
		sample := NewSample(testRules, s, baseline)
		p := l.predict(&sample)
		var win [rules.Seats]int32
		m.Evaluate(testRules, s, &win)
		for seat := range p {
			got, want := float64(win[seat])/One, p[seat]
			if math.Abs(got-want) > 0.002 { // exponentials end at e^-8
				t.Fatalf("seat %d: the model gives %.4f, the learner %.4f", seat, got, want)
			}
		}
	})
	if count < 100 {
		t.Errorf("only %d positions", count)
	}
}
