package save

import (
	"bytes"
	"slices"
)

// NoteEnd ends the name of what is kept beside a record.
const NoteEnd = ".note"

// Note keeps data beside the record that belong to it as it is now, such as what players have already
// done of the next decision; nil forgets them. They survive the death of the program. They are no part
// of the record, and whoever changes it loses them. That they could not be kept is not told: the next
// decision will meet the same fault.
func (r *Record) Note(data []byte) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.slot == nil || r.name == "" {
		return
	}
	if r.taken(slices.Concat(r.header, r.body)) != nil {
		r.put() // finds another place
	}
	st, kind, name := r.slot.saves.store, r.slot.kind, r.name+NoteEnd
	if data == nil {
		_ = st.Remove(kind, name) // what stays belongs to no record any more
		return
	}
	_ = st.WriteFast(kind, name, append(r.sum(), data...))
}

// Noted returns what was kept beside the record as it is now, nil if there is nothing.
func (r *Record) Noted() []byte {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.slot == nil || r.name == "" {
		return nil
	}
	data, err := r.slot.saves.store.Read(r.slot.kind, r.name+NoteEnd)
	if err != nil {
		return nil
	}
	rest, ours := bytes.CutPrefix(data, r.sum())
	if !ours {
		return nil
	}
	return rest
}

// sum identifies the record as it is now. The caller holds mu.
func (r *Record) sum() []byte {
	return sumOf(slices.Concat(r.header, r.body))
}
