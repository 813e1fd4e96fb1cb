package taught

import (
	"fmt"
	"math"
	"slices"

	"gonum.org/v1/gonum/mat"

	"touria.games/touria/rules"
)

// result is a bot's result of a game.
type result struct {
	deal uint32
	won  float64   // in percent
	luck []float64 // what each kind of chance brought it, from 0 to 1
}

// folds is the number of parts into which the deals are divided.
const folds = 10

// without returns the results without chance: control variates. How much of each kind of chance is taken out of a part of
// the deals is fitted to the results of the others, so the spread of what is left is not understated.
func without(rs []result) (left []float64) {
	left = make([]float64, len(rs))
	for fold := range uint32(folds) {
		var others []result
		for i := range rs {
			if rs[i].deal%folds != fold {
				others = append(others, rs[i])
			}
		}
		shares := fit(others, len(rs[0].luck))
		for i := range rs {
			if r := &rs[i]; r.deal%folds == fold {
				left[i] = r.won
				for k, luck := range r.luck {
					left[i] -= 100 * shares[k] * luck
				}
			}
		}
	}
	return left
}

// trust is how many games of its own would outweigh the belief that a kind of chance brought just what the lessons say.
const trust = 10

// fit returns which share of each of n kinds of chance, taken out of results, leaves the least variance: the least squares, with a
// ridge around 1.
func fit(rs []result, n int) (shares []float64) {
	won, mean := 0.0, make([]float64, n)
	for i := range rs {
		won += rs[i].won / float64(len(rs))
		for k, luck := range rs[i].luck {
			mean[k] += luck / float64(len(rs))
		}
	}
	a, b := mat.NewSymDense(n, nil), mat.NewVecDense(n, nil)
	for i := range rs {
		for k := range n {
			x := rs[i].luck[k] - mean[k]
			b.SetVec(k, b.AtVec(k)+x*(rs[i].won-won)/100)
			for j := range k + 1 {
				a.SetSym(k, j, a.At(k, j)+x*(rs[i].luck[j]-mean[j]))
			}
		}
	}
	for k := range n {
		ridge := a.At(k, k)*trust/float64(max(len(rs), 1)) + 1e-12
		a.SetSym(k, k, a.At(k, k)+ridge)
		b.SetVec(k, b.AtVec(k)+ridge)
	}
	var factors mat.Cholesky
	if !factors.Factorize(a) {
		panic("taught: a ridge is missing") // only a bug leads here
	}
	var x mat.VecDense
	if err := factors.SolveVecTo(&x, b); err != nil {
		panic("taught: " + err.Error()) // the ridge makes it solvable
	}
	return x.RawVector().Data
}

// needed tells how many games without chance tell bots apart as well as 100 as they are, with its 95 % interval over the
// deals by the bootstrap.
func needed(rs []result, left []float64) string {
	const samples = 1000
	byDeal := map[uint32][]int{}
	var deals []uint32
	for i := range rs {
		if byDeal[rs[i].deal] == nil {
			deals = append(deals, rs[i].deal)
		}
		byDeal[rs[i].deal] = append(byDeal[rs[i].deal], i)
	}
	ratio := func(deal func(i int) int) float64 {
		var plain, adjusted sums
		for i := range deals {
			for _, k := range byDeal[deals[deal(i)]] {
				plain.add(rs[k].won)
				adjusted.add(left[k])
			}
		}
		return 100 * math.Pow(adjusted.deviation()/plain.deviation(), 2)
	}
	all := ratio(func(i int) int { return i })
	if math.IsInf(all, 0) || math.IsNaN(all) {
		return "-" // there was nothing but wins, or nothing but losses
	}
	var list []float64
	for s := range uint32(samples) {
		list = append(list, ratio(func(i int) int {
			return rules.Below(rules.Number(0, rules.ArenaBootstrap, s*uint32(len(deals))+uint32(i)), len(deals))
		}))
	}
	slices.Sort(list)
	return fmt.Sprintf("%.0f [%.0f, %.0f]", all, list[samples*25/1000], list[samples*975/1000-1])
}
