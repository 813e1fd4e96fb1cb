package settings

import (
	"reflect"
	"slices"
	"testing"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/store"
	"touria.games/touria/rules/record/hostile"
)

// FuzzSettings edits stored settings. Whatever is stored, loading gives valid settings, and what is
// saved then comes back the same.
func FuzzSettings(f *testing.F) {
	whole := `{"version":1,"language":"de","speed":2,"text_scale":150,"reduced_motion":true,"idle_motion":false,"fullscreen":true,` +
		`"setups":{"touria":{"players":[{"seat":0,"name":"A"}],"start":4}},"portraits":{"size":3},"contrast":true,"gem_letters":2,"left_handed":true,"cooldown":true,` +
		`"scan":2,"scan_time":30,"profiles":{"Ida":{"text_scale":200,"voice":1},"Leo":{"scan":1}},"keys":{"enter":"g","g":"enter"}}`
	f.Add([]byte{}, false)
	f.Add([]byte{0, 0, 0, 0}, false)
	f.Add([]byte{3, 2, 1, 9, 5}, false)
	f.Add([]byte(`{"setups":null,"speed":-1}`), true)
	f.Add([]byte(`{"last_setup":{"players":null}}`), true)
	f.Add([]byte(`{"profiles":{"":{},"Ida":null,"Leo":3,"Mia":{"scan":9}},"keys":{"":""},"scan_time":-1}`), true)
	f.Fuzz(func(t *testing.T, edits []byte, raw bool) {
		text := edits
		if !raw {
			text = hostile.Edit([]byte(whole), edits[:min(len(edits), 32)])
		}
		st := store.NewMemory()
		if err := st.Write(store.Settings, name, text); err != nil {
			t.Fatal(err)
		}
		s, _ := Load(st, Default(), "x")
		if s.Speed < beat.Normal || s.Speed > beat.Instant || s.TextScale < 100 || s.TextScale > 200 {
			t.Fatalf("%s gives %+v", text, s)
		}
		for name, c := range s.Profiles {
			if name == "" || !valid(c) {
				t.Fatalf("%s gives %q the profile %+v", text, name, c)
			}
		}
		if !valid(&s.Comfort) || len(s.Profiles) > MostProfiles {
			t.Fatalf("%s gives %+v", text, s)
		}
		var setup map[string]any
		had := s.Setup("touria", &setup)
		if err := Save(st, s); err != nil {
			t.Fatal(err)
		}
		again, err := Load(st, Default(), "x")
		if err != nil || again.Setup("touria", &setup) != had {
			t.Fatalf("%s: saved settings come back as %+v, %v", text, again, err)
		}
		s.Setups, again.Setups = nil, nil
		if !reflect.DeepEqual(s, again) {
			t.Fatalf("%s: %+v comes back as %+v", text, s, again)
		}
	})
}

func valid(c *Comfort) bool {
	return slices.Contains(TextScales, c.TextScale) && c.Letters < LettersCount && c.Scan < ScanCount && slices.Contains(ScanTimes, c.ScanTime)
}
