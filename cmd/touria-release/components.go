package main

import (
	"bytes"
	"crypto/sha256"
	"debug/buildinfo"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"touria.games/touria/assets/credits"
)

// The list of components is CycloneDX 1.6, as far as it is needed.
type bom struct {
	Format       string       `json:"bomFormat"`
	Spec         string       `json:"specVersion"`
	Serial       string       `json:"serialNumber"`
	Version      int          `json:"version"`
	Metadata     bomMetadata  `json:"metadata"`
	Components   []component  `json:"components"`
	Dependencies []dependency `json:"dependencies"`
}

type bomMetadata struct {
	Time      string    `json:"timestamp"`
	Component component `json:"component"`
}

type component struct {
	Ref      string          `json:"bom-ref"`
	Type     string          `json:"type"`
	Name     string          `json:"name"`
	Version  string          `json:"version,omitempty"`
	Purl     string          `json:"purl,omitempty"`
	Hashes   []componentHash `json:"hashes,omitempty"`
	Licences []licence       `json:"licenses,omitempty"`
}

type componentHash struct {
	Algorithm string `json:"alg"`
	Content   string `json:"content"`
}

type licence struct {
	Licence    *licenceID `json:"license,omitempty"`
	Expression string     `json:"expression,omitempty"`
}

type licenceID struct {
	ID string `json:"id"`
}

type dependency struct {
	Ref       string   `json:"ref"`
	DependsOn []string `json:"dependsOn"`
}

// components lists what is in the programs, as these tell it themselves, and the font.
func (m *maker) components() ([]byte, error) {
	modules := map[string]*debug.Module{}
	compiler := ""
	for _, t := range targets {
		info, err := buildinfo.Read(bytes.NewReader(m.programs[t]))
		if err != nil {
			return nil, fmt.Errorf("the program for %s/%s does not tell what is in it: %w", t.system, t.processor, err)
		}
		compiler = info.GoVersion
		for _, d := range info.Deps {
			if d.Replace != nil {
				d = d.Replace
			}
			modules[d.Path] = d
		}
	}
	about, err := m.source.about()
	if err != nil {
		return nil, err
	}
	licences := map[string]string{}
	for _, c := range credits.All() {
		for _, path := range c.Modules {
			licences[path] = c.Licence
		}
	}
	goLibrary := component{Type: "library", Name: "std", Version: strings.TrimPrefix(compiler, "go"), Purl: "pkg:golang/std@" + strings.TrimPrefix(compiler, "go"), Licences: spdx("BSD-3-Clause")}
	list := []component{goLibrary}
	for _, path := range slices.Sorted(maps.Keys(modules)) {
		d := modules[path]
		if licences[path] == "" {
			return nil, fmt.Errorf("%s is part of the game, but has no credit", path)
		}
		sum, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(d.Sum, "h1:"))
		if err != nil || len(sum) != sha256.Size {
			return nil, fmt.Errorf("%s has no sum", path)
		}
		list = append(list, component{Type: "library", Name: path, Version: d.Version, Purl: "pkg:golang/" + path + "@" + d.Version,
			Hashes: []componentHash{{"SHA-256", hex.EncodeToString(sum)}}, Licences: spdx(licences[path])})
	}
	for _, c := range credits.All() {
		if len(c.Modules) == 0 { // the font
			list = append(list, component{Type: "data", Name: c.Name, Licences: spdx(c.Licence)})
		}
	}
	game := component{Ref: "touria", Type: "application", Name: "touria", Version: m.order.version, Licences: []licence{{Expression: about.Licence}}}
	game.Purl = "pkg:golang/touria.games/touria@v" + m.order.version
	needs := dependency{Ref: game.Ref, DependsOn: []string{}}
	dependencies := []dependency{}
	for i := range list {
		list[i].Ref = list[i].Purl
		if list[i].Ref == "" {
			list[i].Ref = list[i].Name
		}
		needs.DependsOn = append(needs.DependsOn, list[i].Ref)
		dependencies = append(dependencies, dependency{list[i].Ref, []string{}})
	}
	out, err := json.MarshalIndent(bom{
		Format: "CycloneDX", Spec: "1.6", Serial: "urn:uuid:" + uuid(m.source.commit+" "+m.order.version), Version: 1,
		Metadata: bomMetadata{Time: m.source.time.Format(time.RFC3339), Component: game}, Components: list, Dependencies: append([]dependency{needs}, dependencies...),
	}, "", "  ")
	return append(out, '\n'), err
}

func spdx(id string) []licence { return []licence{{Licence: &licenceID{id}}} }

// uuid makes a UUID (version 8) of a name, the same one each time.
func uuid(name string) string {
	b := sha256.Sum256([]byte(name))
	b[6], b[8] = b[6]&0x0f|0x80, b[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[0:4], b[4:6], b[6:8], b[8:10], b[10:16])
}
