package bot

import "testing"

// solve lets two seats learn a table of payoffs to the first, in parts of 10.
func solve(table [][]int64, times int) (first, second spells) {
	var a, b mixed
	n := len(table)
	c := chance{seed: 3}
	for range times {
		var mix, value spells
		other := c.from(&mix, b.now(n, &mix), n)
		for i := range n {
			value[i+1] = one/2 + table[i][other-1]*one/20
		}
		a.learn(n, &value)
		other = c.from(&mix, a.now(n, &mix), n)
		for i := range n {
			value[i+1] = one/2 - table[other-1][i]*one/20
		}
		b.learn(n, &value)
	}
	share := func(m *mixed) (p spells) {
		sum := int64(0)
		for _, n := range m.played {
			sum += n
		}
		for i := range p {
			p[i] = 100 * m.played[i] / sum
		}
		return p
	}
	return share(&a), share(&b)
}

// The mixes go to the equilibrium: that of stone, scissors and paper, and the one of the table in
// docs/grimoria-bots.md.
func TestMixesGoToTheEquilibrium(t *testing.T) {
	for _, c := range []struct {
		name  string
		table [][]int64
		want  []int64 // percent
	}{
		{"stone, scissors, paper", [][]int64{{0, 1, -1}, {-1, 0, 1}, {1, -1, 0}}, []int64{33, 33, 33}},
		{"a spell that always wins", [][]int64{{0, -2, -2}, {2, 0, 1}, {2, -1, 0}}, []int64{0, 100, 0}},
		{"spells 2, 8, 12, 13", [][]int64{{0, 1, -5, 1}, {-1, 0, 1, -2}, {5, -1, 0, 4}, {-1, 2, -4, 0}}, []int64{0, 57, 29, 14}},
	} {
		a, b := solve(c.table, 20000)
		for i, want := range c.want {
			if a[i+1] < want-4 || a[i+1] > want+4 || b[i+1] < want-4 || b[i+1] > want+4 {
				t.Errorf("%s: mixes %v and %v, want %v", c.name, a[1:len(c.want)+1], b[1:len(c.want)+1], c.want)
				break
			}
		}
	}
}
