package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"strings"
)

// A ratio is a share whose counts come in clusters: deals, or games. What
// happens within one cluster hangs together, so the interval goes by how the
// clusters differ, not by the single counts.
type ratio struct {
	clusters         int // with anything to count
	sum, of          float64
	sum2, cross, of2 float64
}

// add adds one cluster: so many of so many.
func (r *ratio) add(count, of int) {
	if of == 0 {
		return
	}
	a, b := float64(count), float64(of)
	r.clusters++
	r.sum += a
	r.of += b
	r.sum2 += a * a
	r.cross += a * b
	r.of2 += b * b
}

// percent returns the share and its 95 % confidence interval, in percent: the
// ratio of the sums, with the variance of its linear form over the clusters.
// Where no cluster has any, or all have all, the other end comes from the rule
// of three; of one cluster nothing can be said.
func (r *ratio) percent() (share, low, high float64) {
	if r.clusters == 0 {
		return 0, 0, 100
	}
	n := float64(r.clusters)
	p := r.sum / r.of
	switch {
	case r.clusters == 1:
		return 100 * p, 0, 100
	case r.sum == 0:
		return 0, 0, min(100, 300/n)
	case r.sum == r.of:
		return 100, max(0, 100-300/n), 100
	}
	rest := max(0, r.sum2-2*p*r.cross+p*p*r.of2)
	half := 1.959964 * math.Sqrt(n/(n-1)*rest) / r.of
	return 100 * p, 100 * max(0, p-half), 100 * min(1, p+half)
}

// A sheet is one table of a report. The same sheet is printed as text, as
// Markdown, or as JSON.
type sheet struct {
	Name    string     `json:"name"`
	About   string     `json:"about"`
	Columns []string   `json:"-"` // the first one heads the rows' names
	Rows    []sheetRow `json:"rows"`
}

type sheetRow struct {
	name  string
	cells []cell
	sheet *sheet
}

// add adds a row; cells stand under the columns from the second on.
func (s *sheet) add(name string, cells ...cell) {
	s.Rows = append(s.Rows, sheetRow{name, cells, s})
}

// MarshalJSON writes a row as an object: its name and each cell by its column.
func (r sheetRow) MarshalJSON() ([]byte, error) {
	values := map[string]any{}
	for i, c := range r.cells {
		if c.value != nil {
			values[r.sheet.Columns[i+1]] = c.value
		}
	}
	return json.Marshal(struct {
		Name   string         `json:"name"`
		Values map[string]any `json:"values"`
	}{r.name, values})
}

// A cell is one value of a sheet: its text, and what JSON has of it.
type cell struct {
	text  string
	value any
}

func cellText(s string) cell { return cell{s, s} }

func cellCount(n int) cell { return cell{fmt.Sprint(n), n} }

// cellNumber is a number with so many digits after the point.
func cellNumber(x float64, digits int) cell {
	scale := math.Pow10(digits)
	return cell{fmt.Sprintf("%.*f", digits, x), math.Round(x*scale) / scale}
}

// cellMean is a sum divided by a number, "-" if there is nothing to divide by.
func cellMean(sum, n, digits int) cell {
	if n == 0 {
		return cell{"-", nil}
	}
	return cellNumber(float64(sum)/float64(n), digits)
}

// jsonShare is a share as JSON has it; percentages.
type jsonShare struct {
	Percent  float64 `json:"percent"`
	Low      float64 `json:"low"`
	High     float64 `json:"high"`
	Count    int     `json:"count"`
	Of       int     `json:"of"`
	Clusters int     `json:"clusters"`
}

func (r *ratio) json() jsonShare {
	round := func(x float64) float64 { return math.Round(x*100) / 100 }
	p, low, high := r.percent()
	return jsonShare{round(p), round(low), round(high), int(r.sum), int(r.of), r.clusters}
}

// cellShare is a share in percent with its interval.
func cellShare(r ratio) cell {
	if r.clusters == 0 {
		return cell{"-", nil}
	}
	p, low, high := r.percent()
	return cell{fmt.Sprintf("%.1f [%.1f, %.1f]", p, low, high), r.json()}
}

// cellPercent is a share in percent whose interval is left to JSON.
func cellPercent(r ratio) cell {
	if r.clusters == 0 {
		return cell{"-", nil}
	}
	p, _, _ := r.percent()
	return cell{fmt.Sprintf("%.1f", p), r.json()}
}

// writeText prints a sheet for reading in a terminal.
func (s *sheet) writeText(w io.Writer) {
	fmt.Fprintf(w, "\n%s\n", s.Name)
	if s.About != "" {
		fmt.Fprintf(w, "  %s\n", s.About)
	}
	width := make([]int, len(s.Columns))
	for i, c := range s.Columns {
		width[i] = len(c)
	}
	for _, r := range s.Rows {
		width[0] = max(width[0], len(r.name))
		for i, c := range r.cells {
			width[i+1] = max(width[i+1], len(c.text))
		}
	}
	line := func(name string, cell func(i int) string) {
		var b strings.Builder
		fmt.Fprintf(&b, "  %-*s", width[0], name)
		for i := 1; i < len(width); i++ {
			if s.textColumn(i) {
				fmt.Fprintf(&b, "  %-*s", width[i], cell(i))
			} else {
				fmt.Fprintf(&b, "  %*s", width[i], cell(i))
			}
		}
		fmt.Fprintln(w, strings.TrimRight(b.String(), " "))
	}
	line(s.Columns[0], func(i int) string { return s.Columns[i] })
	for _, r := range s.Rows {
		line(r.name, r.cell)
	}
}

// cell returns the text under the i-th column.
func (r *sheetRow) cell(i int) string {
	if i > len(r.cells) {
		return ""
	}
	return r.cells[i-1].text
}

// textColumn tells whether a column holds words, which begin at the left.
func (s *sheet) textColumn(i int) bool {
	for _, r := range s.Rows {
		if i <= len(r.cells) {
			if _, ok := r.cells[i-1].value.(string); ok {
				return true
			}
		}
	}
	return false
}

// writeMarkdown prints a sheet for the docs.
func (s *sheet) writeMarkdown(w io.Writer) {
	fmt.Fprintf(w, "\n### %s\n\n", s.Name)
	if s.About != "" {
		fmt.Fprintf(w, "%s\n\n", s.About)
	}
	fmt.Fprintf(w, "| %s |\n|", strings.Join(s.Columns, " | "))
	for i := range s.Columns {
		if i == 0 || s.textColumn(i) {
			fmt.Fprint(w, "---|")
		} else {
			fmt.Fprint(w, "--:|")
		}
	}
	fmt.Fprintln(w)
	for _, r := range s.Rows {
		fmt.Fprintf(w, "| %s |", r.name)
		for i := 1; i < len(s.Columns); i++ {
			fmt.Fprintf(w, " %s |", r.cell(i))
		}
		fmt.Fprintln(w)
	}
}

// A paper is a whole report: what was played, and its sheets.
type paper struct {
	Command  string   `json:"command"` // the arguments that make it anew
	Games    int      `json:"games"`
	Players  int      `json:"players"`
	Bots     []string `json:"bots"`
	Seed     string   `json:"seed"`
	Variant  string   `json:"variant"`
	Sheets   []*sheet `json:"sheets"`
	headline string
}

// sheet begins a new sheet of the paper.
func (d *paper) sheet(name, about string, columns ...string) *sheet {
	s := &sheet{Name: name, About: about, Columns: columns}
	d.Sheets = append(d.Sheets, s)
	return s
}

// A printing tells how a paper is printed.
type printing struct {
	markdown bool
	only     string // beginnings of the names of the sheets to print, separated by commas; none: all
	file     string // for JSON, which has all sheets; none: no file
}

// flags defines the flags of a printing.
func (o *printing) flags(f *flag.FlagSet) {
	f.BoolVar(&o.markdown, "markdown", false, "print Markdown")
	f.StringVar(&o.only, "only", "", "print only the tables whose names begin so, separated by commas")
	f.StringVar(&o.file, "json", "", "write all tables to this `file` as JSON, too")
}

// wants tells whether a sheet is to be printed.
func (o *printing) wants(s *sheet) bool {
	for _, name := range strings.Split(o.only, ",") {
		if strings.HasPrefix(strings.ToLower(s.Name), strings.ToLower(strings.TrimSpace(name))) {
			return true
		}
	}
	return false
}

// write prints the paper.
func (d *paper) write(w io.Writer, o *printing) error {
	if o.markdown {
		fmt.Fprintf(w, "`touria-arena %s`\n\n%s\n", d.Command, d.headline)
	} else {
		fmt.Fprintln(w, d.headline)
	}
	for _, s := range d.Sheets {
		switch {
		case !o.wants(s):
		case o.markdown:
			s.writeMarkdown(w)
		default:
			s.writeText(w)
		}
	}
	if o.file == "" {
		return nil
	}
	var text bytes.Buffer
	enc := json.NewEncoder(&text)
	enc.SetIndent("", " ")
	enc.SetEscapeHTML(false)
	if err := enc.Encode(d); err != nil {
		return fmt.Errorf("the report has no JSON form: %w", err)
	}
	if err := os.WriteFile(o.file, text.Bytes(), 0o644); err != nil {
		return fmt.Errorf("the report cannot be written: %w", err)
	}
	return nil
}
