package store

import (
	"fmt"
	"slices"
	"strings"
)

// Memory is a store that lasts as long as the program. The zero value is empty
// and ready to use.
type Memory struct {
	kept map[Kind]map[string][]byte
}

// NewMemory returns an empty store.
func NewMemory() *Memory { return &Memory{} }

// Read returns a copy of what is kept.
func (m *Memory) Read(kind Kind, name string) ([]byte, error) {
	data, ok := m.kept[kind][name]
	if !ok {
		return nil, fmt.Errorf("%s %s: %w", kind, name, ErrNotExist)
	}
	return slices.Clone(data), nil
}

// Write keeps a copy.
func (m *Memory) Write(kind Kind, name string, data []byte) error {
	if err := CheckName(name); err != nil {
		return err
	}
	m.put(kind, name, slices.Clone(data))
	return nil
}

func (m *Memory) put(kind Kind, name string, data []byte) {
	if m.kept == nil {
		m.kept = map[Kind]map[string][]byte{}
	}
	if m.kept[kind] == nil {
		m.kept[kind] = map[string][]byte{}
	}
	m.kept[kind][name] = data
}

// List returns the names kept of a kind.
func (m *Memory) List(kind Kind) ([]string, error) {
	var names []string
	for name := range m.kept[kind] {
		if !strings.Contains(name, aside) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}

// MoveAside renames within the memory.
func (m *Memory) MoveAside(kind Kind, name, stamp string) (string, error) {
	data, ok := m.kept[kind][name]
	if !ok {
		return "", fmt.Errorf("%s %s: %w", kind, name, ErrNotExist)
	}
	for n := 1; ; n++ {
		to := asideName(name, stamp, n)
		if _, taken := m.kept[kind][to]; !taken {
			m.put(kind, to, data)
			delete(m.kept[kind], name)
			return to, nil
		}
	}
}

// Remove forgets what is kept under the name.
func (m *Memory) Remove(kind Kind, name string) error {
	if _, ok := m.kept[kind][name]; !ok {
		return fmt.Errorf("%s %s: %w", kind, name, ErrNotExist)
	}
	delete(m.kept[kind], name)
	return nil
}
