package store

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// Memory is a store that lasts as long as the program. The zero value is empty and ready to use.
type Memory struct {
	mu   sync.Mutex
	kept map[Kind]map[string][]byte
}

// NewMemory returns an empty store.
func NewMemory() *Memory { return &Memory{} }

func absent(kind Kind, name string) error { return fmt.Errorf("%s %s: %w", kind, name, ErrNotExist) }

// Read returns a copy of the data.
func (m *Memory) Read(kind Kind, name string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.kept[kind][name]
	if !ok {
		return nil, absent(kind, name)
	}
	return slices.Clone(data), nil
}

// Write stores a copy of the data.
func (m *Memory) Write(kind Kind, name string, data []byte) error {
	if err := CheckName(name); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.put(kind, name, slices.Clone(data))
	return nil
}

// WriteFast is Write.
func (m *Memory) WriteFast(kind Kind, name string, data []byte) error {
	return m.Write(kind, name, data)
}

// WriteTail replaces everything after the first n bytes.
func (m *Memory) WriteTail(kind Kind, name string, was []byte, n int, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	old, ok := m.kept[kind][name]
	switch {
	case !ok:
		return absent(kind, name)
	case !bytes.Equal(old, was):
		return fmt.Errorf("%s %s: %w", kind, name, ErrChanged)
	}
	m.put(kind, name, append(old[:n], data...))
	return nil
}

// Sync does nothing.
func (m *Memory) Sync(Kind, string) error { return errors.ErrUnsupported }

func (m *Memory) put(kind Kind, name string, data []byte) {
	if m.kept == nil {
		m.kept = map[Kind]map[string][]byte{}
	}
	if m.kept[kind] == nil {
		m.kept[kind] = map[string][]byte{}
	}
	m.kept[kind][name] = data
}

// List returns the stored names of a kind.
func (m *Memory) List(kind Kind) ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	var names []string
	for name := range m.kept[kind] {
		if !strings.Contains(name, aside) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, nil
}

// MoveAside renames the data.
func (m *Memory) MoveAside(kind Kind, name, stamp string) (string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.kept[kind][name]
	if !ok {
		return "", absent(kind, name)
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

// Remove deletes the data under the name.
func (m *Memory) Remove(kind Kind, name string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.kept[kind][name]; !ok {
		return absent(kind, name)
	}
	delete(m.kept[kind], name)
	return nil
}
