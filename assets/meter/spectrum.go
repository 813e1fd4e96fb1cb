package meter

import (
	"math"
	"math/cmplx"
)

// Spectrum returns the mean power at each of size/2 frequencies, Hann windows half
// overlapping; the i-th is at i·rate/size. size is a power of two.
func Spectrum(mono []float32, size int) []float64 {
	out := make([]float64, size/2)
	work := make([]complex128, size)
	window := make([]float64, size)
	for i := range window {
		window[i] = 0.5 - 0.5*math.Cos(2*math.Pi*float64(i)/float64(size))
	}
	n := 0
	for at := 0; at == 0 || at+size <= len(mono); at += size / 2 {
		for i := range work {
			v := 0.0
			if at+i < len(mono) {
				v = float64(mono[at+i])
			}
			work[i] = complex(v*window[i], 0)
		}
		transform(work)
		for i := range out {
			out[i] += real(work[i])*real(work[i]) + imag(work[i])*imag(work[i])
		}
		n++
	}
	for i := range out {
		out[i] /= float64(n)
	}
	return out
}

// transform is the fast Fourier transform (Cooley and Tukey) in place.
func transform(a []complex128) {
	n := len(a)
	for i, j := 1, 0; i < n; i++ {
		bit := n >> 1
		for ; j&bit != 0; bit >>= 1 {
			j ^= bit
		}
		j ^= bit
		if i < j {
			a[i], a[j] = a[j], a[i]
		}
	}
	for size := 2; size <= n; size <<= 1 {
		turn := cmplx.Rect(1, -2*math.Pi/float64(size))
		for i := 0; i < n; i += size {
			w := complex(1, 0)
			for j := i; j < i+size/2; j++ {
				x, y := a[j], a[j+size/2]*w
				a[j], a[j+size/2] = x+y, x-y
				w *= turn
			}
		}
	}
}

// Centroid returns the middle of a spectrum's amplitudes, in Hz.
func Centroid(mono []float32, rate int) float64 {
	const size = 8192
	sum, weighted := 0.0, 0.0
	for i, p := range Spectrum(mono, size) {
		a := math.Sqrt(p)
		sum += a
		weighted += a * float64(i) * float64(rate) / size
	}
	if sum == 0 {
		return 0
	}
	return weighted / sum
}

// Above returns how much of the power lies above a frequency, in dB against all of it.
func Above(mono []float32, rate int, hz float64) float64 {
	const size = 8192
	all, above := 1e-20, 1e-20
	for i, p := range Spectrum(mono, size) {
		all += p
		if float64(i)*float64(rate)/size >= hz {
			above += p
		}
	}
	return 10 * math.Log10(above/all)
}

// Clicks returns the places of steps that nothing around them explains: the third
// difference there is many times what three quarters of the 5 ms on both sides have, and
// loud enough to be heard.
func Clicks(mono []float32, rate int) (at []int) {
	const least, times = 0.004, 40
	around := rate / 200
	diff := make([]float64, len(mono))
	for i := 3; i < len(mono); i++ {
		diff[i] = math.Abs(float64(mono[i]) - 3*float64(mono[i-1]) + 3*float64(mono[i-2]) - float64(mono[i-3]))
	}
	for i := 3; i < len(diff); i++ {
		if diff[i] < least || len(at) > 0 && i-at[len(at)-1] <= around {
			continue
		}
		window, small := diff[max(3, i-around):min(len(diff), i+around+1)], 0
		for _, d := range window {
			if times*d < diff[i] {
				small++
			}
		}
		if small > len(window)*3/4 {
			at = append(at, i)
		}
	}
	return at
}
