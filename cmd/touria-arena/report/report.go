// Package report writes tables of counts, means and shares, as text, as Markdown
// and as JSON. It knows no game.
package report

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/stats"
)

// A Sheet is one table of a report. The same sheet is printed as text, as
// Markdown, or as JSON.
type Sheet struct {
	Name    string   `json:"name"`
	About   string   `json:"about"`
	Columns []string `json:"-"` // the first one heads the rows' names
	Rows    []Row    `json:"rows"`
}

// A Row is a line of a sheet.
type Row struct {
	Name  string
	Cells []Cell
	sheet *Sheet
}

// Add adds a row; cells stand under the columns from the second on.
func (s *Sheet) Add(name string, cells ...Cell) {
	s.Rows = append(s.Rows, Row{name, cells, s})
}

// MarshalJSON writes a row as an object: its name and each cell by its column.
func (r Row) MarshalJSON() ([]byte, error) {
	values := map[string]any{}
	for i, c := range r.Cells {
		if c.Value != nil {
			values[r.sheet.Columns[i+1]] = c.Value
		}
	}
	return json.Marshal(struct {
		Name   string         `json:"name"`
		Values map[string]any `json:"values"`
	}{r.Name, values})
}

// A Cell is one value of a sheet: its text, and what JSON has of it.
type Cell struct {
	Text  string
	Value any
}

// Text is a cell of words.
func Text(s string) Cell { return Cell{s, s} }

// Count is a whole number.
func Count(n int) Cell { return Cell{fmt.Sprint(n), n} }

// Number is a number with the given digits after the point.
func Number(x float64, digits int) Cell {
	scale := math.Pow10(digits)
	return Cell{fmt.Sprintf("%.*f", digits, x), math.Round(x*scale) / scale}
}

// A JSONShare is a share as JSON has it, in percent.
type JSONShare struct {
	Percent  float64 `json:"percent"`
	Low      float64 `json:"low"`
	High     float64 `json:"high"`
	Count    int     `json:"count"`
	Of       int     `json:"of"`
	Clusters int     `json:"clusters"`
}

func jsonOf(r *stats.Share) JSONShare {
	round := func(x float64) float64 { return math.Round(x*1e4) / 100 }
	ci := r.Interval()
	return JSONShare{round(r.Value()), round(ci.Low), round(ci.High), int(r.Count), int(r.Of), r.Clusters}
}

// Share is a share in percent with its interval.
func Share(r stats.Share) Cell {
	if r.Clusters == 0 {
		return Cell{"-", nil}
	}
	ci := r.Interval()
	return Cell{fmt.Sprintf("%.1f [%.1f, %.1f]", 100*r.Value(), 100*ci.Low, 100*ci.High), jsonOf(&r)}
}

// writeText prints a sheet for reading in a terminal.
func (s *Sheet) writeText(w io.Writer) {
	fmt.Fprintf(w, "\n%s\n", s.Name)
	if s.About != "" {
		fmt.Fprintf(w, "  %s\n", s.About)
	}
	grid, width := s.grid(), make([]int, len(s.Columns))
	for _, line := range grid {
		for i, text := range line {
			width[i] = max(width[i], len(text))
		}
	}
	for _, line := range grid {
		var b strings.Builder
		for i, text := range line {
			n := width[i]
			if s.textColumn(i) {
				n = -n
			}
			fmt.Fprintf(&b, "  %*s", n, text)
		}
		fmt.Fprintln(w, strings.TrimRight(b.String(), " "))
	}
}

// grid returns the texts of a sheet, its heads first.
func (s *Sheet) grid() [][]string {
	grid := [][]string{s.Columns}
	for _, r := range s.Rows {
		line := make([]string, len(s.Columns))
		line[0] = r.Name
		for i, c := range r.Cells {
			line[i+1] = c.Text
		}
		grid = append(grid, line)
	}
	return grid
}

// textColumn reports whether a column holds words, which begin at the left.
func (s *Sheet) textColumn(i int) bool {
	return i == 0 || slices.ContainsFunc(s.Rows, func(r Row) bool {
		if i > len(r.Cells) {
			return false
		}
		_, is := r.Cells[i-1].Value.(string)
		return is
	})
}

// writeMarkdown prints a sheet for the docs.
func (s *Sheet) writeMarkdown(w io.Writer) {
	fmt.Fprintf(w, "\n### %s\n\n", s.Name)
	if s.About != "" {
		fmt.Fprintf(w, "%s\n\n", s.About)
	}
	for n, line := range s.grid() {
		fmt.Fprintf(w, "| %s |\n", strings.Join(line, " | "))
		if n > 0 {
			continue
		}
		for i := range line {
			fmt.Fprint(w, map[bool]string{true: "|---", false: "|--:"}[s.textColumn(i)])
		}
		fmt.Fprintln(w, "|")
	}
}

// A Paper is a whole report: what was played, and its sheets.
type Paper struct {
	Command  string   `json:"command"` // the arguments that make it again
	Games    int      `json:"games"`
	Players  int      `json:"players"`
	Bots     []string `json:"bots"`
	Seed     string   `json:"seed"`
	Variant  string   `json:"variant"`
	Sheets   []*Sheet `json:"sheets"`
	Headline string
}

// Sheet begins a new sheet of the paper.
func (d *Paper) Sheet(name, about string, columns ...string) *Sheet {
	s := &Sheet{Name: name, About: about, Columns: columns}
	d.Sheets = append(d.Sheets, s)
	return s
}

// A Printing says how a paper is printed.
type Printing struct {
	markdown bool
	only     string // beginnings of the names of the sheets to print, separated by commas; none: all
	file     string // for JSON, which has all sheets; none: no file
}

// Flags defines the flags of a printing.
func (o *Printing) Flags(f *flag.FlagSet) {
	f.BoolVar(&o.markdown, "markdown", false, "print Markdown")
	f.StringVar(&o.only, "only", "", "print only the tables whose names begin like this, separated by commas")
	f.StringVar(&o.file, "json", "", "also write all tables to this `file` as JSON")
}

// Check tells, before games are played, whether the report can be written, beside the file in which
// the games are kept.
func (o *Printing) Check(keep string) error {
	if err := command.Distinct(o.file, keep); err != nil {
		return err
	}
	return command.Writable(o.file)
}

// wants reports whether a sheet is to be printed.
func (o *Printing) wants(s *Sheet) bool {
	return slices.ContainsFunc(strings.Split(o.only, ","), func(name string) bool {
		return strings.HasPrefix(strings.ToLower(s.Name), strings.ToLower(strings.TrimSpace(name)))
	})
}

// Write prints the report of a command that was given these arguments.
func (o *Printing) Write(p *command.Program, d *Paper, name string, args []string) error {
	d.Command = name + " " + commandLine(args)
	if o.markdown {
		fmt.Fprintf(p.Out, "`touria-arena %s`\n\n%s\n", d.Command, d.Headline)
	} else {
		fmt.Fprintln(p.Out, d.Headline)
	}
	for _, s := range d.Sheets {
		switch {
		case !o.wants(s):
		case o.markdown:
			s.writeMarkdown(p.Out)
		default:
			s.writeText(p.Out)
		}
	}
	var text bytes.Buffer
	enc := json.NewEncoder(&text)
	enc.SetIndent("", " ")
	enc.SetEscapeHTML(false)
	if err := enc.Encode(d); err != nil {
		return fmt.Errorf("the report has no JSON form: %w", err)
	}
	if err := p.Flush(); err != nil { // the file may be the output, too
		return err
	}
	return command.WriteFile(o.file, text.Bytes())
}

// commandLine writes arguments as one would type them, without those that
// only say how the report is written.
func commandLine(args []string) string {
	var list []string
	for i := 0; i < len(args); i++ {
		name, _, joined := strings.Cut(strings.TrimLeft(args[i], "-"), "=")
		switch {
		case strings.HasPrefix(args[i], "-") && name == "markdown":
			continue
		case strings.HasPrefix(args[i], "-") && (name == "json" || name == "keep" || name == "only"):
			if !joined {
				i++
			}
			continue
		}
		if strings.ContainsAny(args[i], " '\"$*?;&|<>()\\") || args[i] == "" {
			list = append(list, strconv.Quote(args[i]))
			continue
		}
		list = append(list, args[i])
	}
	return strings.Join(list, " ")
}
