package settings

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/store"
)

func write(t *testing.T, st store.Store, text string) {
	t.Helper()
	if err := st.Write(store.Settings, name, []byte(text)); err != nil {
		t.Fatal(err)
	}
}

func TestFirstRun(t *testing.T) {
	s, err := Load(store.NewMemory(), Default(), "x")
	if err != nil || !reflect.DeepEqual(s, Default()) {
		t.Errorf("%+v, %v", s, err)
	}
}

func TestSaveAndLoad(t *testing.T) {
	st := store.NewMemory()
	want := Settings{Language: "de", Speed: beat.Instant, Hold: true, ReducedMotion: true, Fullscreen: true,
		Sound:    Sound{All: 10, Music: 0, Effects: 3, Air: 1, Mute: true, Mono: true, Calm: true, Background: BackgroundSilent, Captions: CaptionsAll},
		Comfort:  Comfort{TextScale: 150, Contrast: true, Letters: LettersNever, LeftHanded: true, Cooldown: true, Scan: ScanAuto, ScanTime: 30},
		Profiles: map[string]*Comfort{"Ida": {TextScale: 200, ScanTime: 5}, "Jonas": {TextScale: 100, Scan: ScanKeys, ScanTime: 15}},
		Keys:     map[string]string{"enter": "g", "g": "enter"}}
	want.KeepSetup("a", []int{1, 2})
	if err := Save(st, want); err != nil {
		t.Fatal(err)
	}
	got, err := Load(st, Default(), "x")
	var setup []int
	if !got.Setup("a", &setup) || !slices.Equal(setup, []int{1, 2}) || got.Setup("b", &setup) {
		t.Errorf("the set-up came back as %v", setup)
	}
	got.Setups = want.Setups
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v\nwant %+v", got, err, want)
	}
	want.Setups, want.Profiles, want.Keys = nil, nil, nil
	if err := Save(st, want); err != nil {
		t.Fatal(err)
	}
	if got, _ := Load(st, Default(), "x"); got.Setups != nil || got.Profiles != nil || got.Keys != nil {
		t.Errorf("something came back: %+v", got)
	}
}

// An invalid field gets its default; the others are kept.
func TestFieldsOneByOne(t *testing.T) {
	tests := []struct {
		field string
		want  func(*Settings)
	}{
		{`"speed":2`, func(s *Settings) { s.Speed = beat.Quadruple }},
		{`"speed":4`, nil},
		{`"speed":-1`, nil},
		{`"speed":"fast"`, nil},
		{`"text_scale":110`, nil},
		{`"text_scale":200`, func(s *Settings) { s.TextScale = 200 }},
		{`"idle_motion":false`, func(s *Settings) { s.IdleMotion = false }},
		{`"idle_motion":"no"`, nil},
		{`"remarks":false`, func(s *Settings) { s.Remarks = false }},
		{`"remarks":1`, nil},
		{`"sound":7`, nil},
		{`"sound":{"all":11,"music":-1,"effects":2,"mute":1,"background":3,"captions":2}`, func(s *Settings) { s.Sound.Effects, s.Sound.Captions = 2, CaptionsAll }},
		{`"setups":7`, nil},
		{`"setups":{"a":[1]}`, func(s *Settings) { s.KeepSetup("a", []int{1}) }},
		{`"last_setup":[1]`, func(s *Settings) { s.KeepSetup("touria", []int{1}) }},
		{`"setups":{"a":[2]},"last_setup":[1]`, func(s *Settings) { s.KeepSetup("a", []int{2}); s.KeepSetup("touria", []int{1}) }},
		{`"something":{"new":1}`, nil},
		{`"contrast":true,"gem_letters":9`, func(s *Settings) { s.Contrast = true }},
		{`"gem_letters":2,"left_handed":1`, func(s *Settings) { s.Letters = LettersNever }},
		{`"cooldown":true,"scan":3,"scan_time":7`, func(s *Settings) { s.Cooldown = true }},
		{`"scan":1,"scan_time":50,"left_handed":true`, func(s *Settings) { s.Scan, s.ScanTime, s.LeftHanded = ScanKeys, 50, true }},
		{`"profiles":[]`, nil},
		{`"profiles":{"":{},"Ida":null,"Leo":3}`, nil},
		{`"profiles":{"Ida":{"text_scale":150,"scan":"x","later":1},"Leo":7}`, func(s *Settings) {
			s.Profiles = map[string]*Comfort{"Ida": {TextScale: 150, ScanTime: 15}}
		}},
		{`"keys":{"enter":"g"}`, func(s *Settings) { s.Keys = map[string]string{"enter": "g"} }},
		{`"keys":{"enter":7}`, nil},
	}
	for _, test := range tests {
		st := store.NewMemory()
		write(t, st, `{"version":1,"language":"de",`+test.field+`}`)
		want := Default()
		want.Language = "de"
		if test.want != nil {
			test.want(&want)
		}
		if got, err := Load(st, Default(), "x"); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, %v", test.field, got, err)
		}
	}
}

// The system's preferences apply until the player chooses.
func TestFirstRunAsTheSystemAsks(t *testing.T) {
	first := Default()
	first.ReducedMotion = true
	st := store.NewMemory()
	s, err := Load(st, first, "x")
	if err != nil || !reflect.DeepEqual(s, first) || s.Alive() {
		t.Errorf("%+v, %v", s, err)
	}
	s.ReducedMotion = false
	if err := Save(st, s); err != nil {
		t.Fatal(err)
	}
	if s, err := Load(st, first, "x"); err != nil || s.ReducedMotion || !s.Alive() {
		t.Errorf("after a choice: %+v, %v", s, err)
	}
}

func TestNewerFieldsAreKept(t *testing.T) {
	st := store.NewMemory()
	write(t, st, `{"version":7,"language":"de","portraits":{"size":3},
		"profiles":{"Ida":{"text_scale":200,"voice":"low"},"Leo":{"voice":"high"}}}`)
	s, err := Load(st, Default(), "x")
	if err != nil {
		t.Fatal(err)
	}
	s.TextScale = 150
	s.Profiles["Ida"].LeftHanded = true
	delete(s.Profiles, "Leo")
	if err := Save(st, s); err != nil {
		t.Fatal(err)
	}
	data, _ := st.Read(store.Settings, name)
	var fields map[string]any
	if err := json.Unmarshal(data, &fields); err != nil {
		t.Fatal(err)
	}
	if fields["version"] != 7.0 || fields["text_scale"] != 150.0 || !reflect.DeepEqual(fields["portraits"], map[string]any{"size": 3.0}) {
		t.Errorf("saved as %s", data)
	}
	profiles := fields["profiles"].(map[string]any)
	if ida := profiles["Ida"].(map[string]any); len(profiles) != 1 || ida["voice"] != "low" || ida["text_scale"] != 200.0 || ida["left_handed"] != true {
		t.Errorf("profiles saved as %v", profiles)
	}
}

func TestDamaged(t *testing.T) {
	for _, text := range []string{"", "{", "[]", `{"speed":1}}`, "\x00\x00"} {
		st := store.NewMemory()
		write(t, st, text)
		s, err := Load(st, Default(), "2026-01-02")
		var damaged *Damaged
		if !errors.As(err, &damaged) || !reflect.DeepEqual(s, Default()) {
			t.Errorf("%q: %+v, %v", text, s, err)
			continue
		}
		if !strings.Contains(err.Error(), damaged.Aside) || !strings.Contains(damaged.Aside, "2026-01-02") {
			t.Errorf("%q: error %v does not tell where they are", text, err)
		}
		if kept, _ := st.Read(store.Settings, damaged.Aside); string(kept) != text {
			t.Errorf("%q was kept as %q", text, kept)
		}
		if err := Save(st, s); err != nil {
			t.Error(err)
		}
	}
}

// Settings that cannot be read or moved aside are never overwritten. New settings are stored beside
// them and found there.
func TestBlocked(t *testing.T) {
	refused := &store.Unreadable{Where: name, Err: errors.New("permission denied")}
	tests := []struct {
		name string
		text string
		st   func(m *store.Memory) store.Store
		err  error
	}{
		{"cannot be read", `{"language":"de"}`, func(m *store.Memory) store.Store { return unreadable{m, refused} }, refused},
		{"damaged and stuck", "{", func(m *store.Memory) store.Store { return stuck{m} }, errStuck},
	}
	for _, test := range tests {
		m := store.NewMemory()
		write(t, m, test.text)
		st := test.st(m)
		s, err := Load(st, Default(), "x")
		var b *Blocked
		s.place = ""
		if !reflect.DeepEqual(s, Default()) || !errors.As(err, &b) || !errors.Is(err, test.err) || b.Where != name || b.Place != "settings-2.json" {
			t.Errorf("%s: %+v, %v", test.name, s, err)
		}
		s.Language = "fr"
		for range 2 {
			if err := Save(st, s); err != nil {
				t.Errorf("%s: saved with %v", test.name, err)
			}
		}
		if again, _ := Load(st, Default(), "x"); again.Language != "fr" {
			t.Errorf("%s: the settings kept beside it are not found: %+v", test.name, again)
		}
		if data, err := m.Read(store.Settings, name); err != nil || string(data) != test.text {
			t.Errorf("%s: written over with %q, %v", test.name, data, err)
		}
	}
}

// unreadable is a store whose settings cannot be read.
type unreadable struct {
	*store.Memory
	err error
}

func (u unreadable) Read(kind store.Kind, n string) ([]byte, error) {
	if n == name {
		return nil, u.err
	}
	return u.Memory.Read(kind, n)
}

// stuck is a store in which nothing can be moved aside.
type stuck struct{ *store.Memory }

var errStuck = errors.New("stuck")

func (stuck) MoveAside(store.Kind, string, string) (string, error) { return "", errStuck }

func TestFailingStore(t *testing.T) {
	none := &store.Failing{Store: store.NewMemory(), ReadErr: store.ErrUnavailable, WriteErr: store.ErrUnavailable}
	if s, err := Load(none, Default(), "x"); !errors.Is(err, store.ErrUnavailable) || !reflect.DeepEqual(s, Default()) {
		t.Errorf("%+v, %v", s, err)
	}
	if err := Save(none, Default()); !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("saved with %v", err)
	}
	st := store.NewMemory()
	write(t, st, "{")
	if s, err := Load(&store.Failing{Store: st, WriteErr: store.ErrFull}, Default(), "x"); !errors.Is(err, store.ErrFull) || s.TextScale != 100 {
		t.Errorf("damaged and not to be moved: %+v, %v", s, err)
	}
}

// Whatever a setting is, Reset makes it new, unless it is named here.
func TestReset(t *testing.T) {
	kept := []string{"Language", "Game", "Window", "Learned", "Setups", "place"}
	fields := reflect.TypeFor[Settings]()
	for i := range fields.NumField() {
		name := fields.Field(i).Name
		if !fields.Field(i).IsExported() {
			continue
		}
		s := Default()
		change(reflect.ValueOf(&s).Elem().Field(i))
		changed := reflect.ValueOf(s).Field(i).Interface()
		if reflect.DeepEqual(changed, reflect.ValueOf(Default()).Field(i).Interface()) {
			t.Fatalf("%s is not changed", name)
		}
		want := reflect.ValueOf(Default()).Field(i).Interface()
		if slices.Contains(kept, name) {
			want = changed
		}
		if got := reflect.ValueOf(s.Reset()).Field(i).Interface(); !reflect.DeepEqual(got, want) {
			t.Errorf("%s is %v after a reset, want %v", name, got, want)
		}
	}
}

// change gives a value another one.
func change(v reflect.Value) {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.String:
		v.SetString(v.String() + "x")
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(v.Int() + 1)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(v.Uint() + 1)
	case reflect.Float32, reflect.Float64:
		v.SetFloat(v.Float() + 1)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).CanSet() {
				change(v.Field(i))
			}
		}
	case reflect.Map:
		m := reflect.MakeMap(v.Type())
		key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		change(key)
		m.SetMapIndex(key, value)
		v.Set(m)
	}
}
