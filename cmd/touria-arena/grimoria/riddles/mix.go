package riddles

import "touria.games/touria/rules/grimoria"

// matrix holds what can be expected by the spells of both seats, from 1.
type matrix [grimoria.LastSpell][grimoria.LastSpell]outcome

// mixing is how many times both seats learn from what the other one plays.
const mixing = 20_000

// equilibrium returns how often each seat should choose each spell, by regret matching: each spell is played as often as it
// is regretted not to have been (Hart and Mas-Colell 2000), regrets never fall below 0 and late rounds count more
// (Tammelin 2014).
func (m *matrix) equilibrium() (mean [2][grimoria.LastSpell]float64) {
	var regret, mix [2][grimoria.LastSpell]float64
	for n := range mixing {
		for seat := range regret {
			sum := 0.0
			for _, r := range regret[seat] {
				sum += r
			}
			for k, r := range regret[seat] {
				if mix[seat][k] = 1 / float64(grimoria.LastSpell); sum > 0 {
					mix[seat][k] = r / sum
				}
			}
			for k, p := range mix[seat] {
				mean[seat][k] += p * float64(n+1)
			}
		}
		var worth [2][grimoria.LastSpell]float64
		value := 0.0
		for i := range m {
			for j := range m[i] {
				worth[0][i] += m[i][j].win * mix[1][j]
				worth[1][j] -= m[i][j].win * mix[0][i]
			}
			value += worth[0][i] * mix[0][i]
		}
		for k := range grimoria.LastSpell {
			regret[0][k] = max(0, regret[0][k]+worth[0][k]-value)
			regret[1][k] = max(0, regret[1][k]+worth[1][k]+value)
		}
	}
	for seat := range mean {
		for k := range mean[seat] {
			mean[seat][k] /= mixing * (mixing + 1) / 2
		}
	}
	return mean
}

// against returns what each spell of a seat brings against the mix of the other one.
func (m *matrix) against(seat grimoria.Seat) []outcome {
	mean := m.equilibrium()
	all := make([]outcome, grimoria.LastSpell)
	for own := range all {
		for other, p := range mean[1-seat] {
			i, j := own, other
			if seat != 0 {
				i, j = other, own
			}
			cell := m[i][j]
			cell.scale(p)
			all[own].add(&cell)
		}
	}
	return all
}

// safe reports whether the right spells of a seat are as good whatever the other one chooses.
func (m *matrix) safe(seat grimoria.Seat, right []bool, win float64) bool {
	for own, is := range right {
		for other := range m {
			i, j := own, other
			if seat != 0 {
				i, j = other, own
			}
			if is && 100*m[i][j].share(seat) < win-same {
				return false
			}
		}
	}
	return true
}
