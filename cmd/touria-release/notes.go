package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"path"
	"slices"
	"strings"
	"text/template"

	"touria.games/touria/cmd/touria-web/shelf"
)

// notes writes what is new, from the metainfo and from the log's subjects since the release before, and what the files are.
func (m *maker) notes(ctx context.Context, list []file) ([]byte, error) {
	about, err := m.source.about()
	if err != nil {
		return nil, err
	}
	newest := about.Releases[0]
	var b bytes.Buffer
	fmt.Fprintf(&b, "# Touria %s\n\n%s, commit %s\n", m.order.version, newest.Date, m.source.commit)
	for _, p := range english(newest.Texts) {
		fmt.Fprintf(&b, "\n%s\n", p)
	}
	if points := english(newest.Points); len(points) > 0 {
		fmt.Fprintf(&b, "\n- %s\n", strings.Join(points, "\n- "))
	}
	b.WriteString("\n## Files\n\n| file | for | MB |\n|---|---|---|\n")
	row := func(name, what string) {
		if i := slices.IndexFunc(list, func(f file) bool { return f.name == name }); i >= 0 {
			if m.order.downloads != "" {
				name = "[" + name + "](" + m.order.downloads + name + ")"
			}
			fmt.Fprintf(&b, "| %s | %s | %.1f |\n", name, what, max(0.1, float64(len(list[i].data))/1e6))
		}
	}
	for _, f := range shelf.Files {
		row(f.Name(m.order.version), f.System+" ("+f.For+")")
	}
	for _, f := range [][2]string{
		{"web.zip", "a web host: the browser version and the players' site"}, {"itch.zip", "itch.io"},
		{"source.tar.gz", "builders: the sources, with all modules"}, {"components.cdx.json", "auditors: what is in the programs (CycloneDX)"},
	} {
		row(shelf.Other(m.order.version, f[0]), f[1])
	}
	fmt.Fprintf(&b, "\n`sha256sum -c %s` checks the files. With %s, this makes them again in a clone at this commit, to the byte:\n\n    %s\n", sumsName, toolchain, m.order.again())
	before, err := m.source.before(ctx, m.order.version)
	if err != nil {
		return nil, err
	}
	if before == "" {
		b.WriteString("\nThis is the first release.\n")
		return b.Bytes(), nil
	}
	subjects, err := m.source.command(ctx, "git", "log", "--reverse", "--no-merges", "--format=%s", before+".."+m.source.commit)
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(&b, "\n## Changes since %s\n", before)
	b.WriteString(byArea(strings.Split(strings.TrimSpace(subjects), "\n")))
	return b.Bytes(), nil
}

// again returns the command that makes the same files: every address is in some of them.
func (o order) again() string {
	command := "go run ./cmd/touria-release -version " + o.version + " -out dist"
	for _, f := range [][2]string{{"home", o.home}, {"downloads", o.downloads}, {"site", o.site}} {
		if f[1] != "" {
			command += " -" + f[0] + " " + f[1]
		}
	}
	return command
}

// before returns the tag of the release before, "" if there is none.
func (s *source) before(ctx context.Context, version string) (string, error) {
	tags, err := s.command(ctx, "git", "tag", "--merged", s.commit, "--sort=-version:refname", "--list", "v*")
	if err != nil {
		return "", err
	}
	for _, tag := range strings.Fields(tags) {
		if tag != "v"+version && number.MatchString(tag[1:]) {
			return tag, nil
		}
	}
	return "", nil
}

// byArea lists subjects of commits ("area: do this") under their areas, in the order in which these came.
func byArea(subjects []string) string {
	var areas []string
	under := map[string][]string{}
	for _, s := range subjects {
		area, what, ok := strings.Cut(s, ": ")
		if !ok {
			area, what = "other", s
		}
		if under[area] == nil {
			areas = append(areas, area)
		}
		under[area] = append(under[area], what)
	}
	var b strings.Builder
	for _, area := range areas {
		fmt.Fprintf(&b, "\n**%s**\n\n- %s\n", area, strings.Join(under[area], "\n- "))
	}
	return b.String()
}

// shopsFolder holds the templates of what shops want to know.
const shopsFolder = "packaging/shops"

// shops fills the templates. Without the addresses that they need there are none.
func (m *maker) shops(list []file) ([]file, error) {
	if m.order.downloads == "" || m.order.home == "" {
		return nil, nil
	}
	about, err := m.source.about()
	if err != nil {
		return nil, err
	}
	find := func(what string) (file, error) {
		name := shelf.Other(m.order.version, what)
		i := slices.IndexFunc(list, func(f file) bool { return f.name == name })
		if i < 0 {
			return file{}, fmt.Errorf("there is no file %s", name)
		}
		return list[i], nil
	}
	functions := template.FuncMap{
		"url": func(what string) (string, error) {
			f, err := find(what)
			return m.order.downloads + f.name, err
		},
		"sum": func(what string) (string, error) {
			f, err := find(what)
			return fmt.Sprintf("%x", sha256.Sum256(f.data)), err
		},
		"upper": strings.ToUpper,
		"join":  strings.Join,
		"wrap":  func(width int, s string) []string { return wrap(s, width) },
	}
	values := map[string]any{
		"Version": m.order.version, "Date": about.Releases[0].Date, "Home": strings.TrimSuffix(m.order.home, "/"), "Site": m.order.site,
		"Summary": english(about.Summary)[0], "Paragraphs": english(about.Paragraphs), "Go": strings.TrimPrefix(toolchain, "go"),
		"Licence": about.Licence, "ID": appID, "Libraries": libraries.deb,
	}
	templates, err := filesIn(path.Join(m.source.root, shopsFolder))
	if err != nil {
		return nil, err
	}
	var out []file
	for _, f := range sorted(templates) {
		t, err := template.New(f.name).Funcs(functions).Option("missingkey=error").Parse(string(f.data))
		if err != nil {
			return nil, err
		}
		var b bytes.Buffer
		if err := t.Execute(&b, values); err != nil {
			return nil, err
		}
		out = append(out, file{"shops/" + f.name, plain, b.Bytes()})
	}
	return out, nil
}
