package save

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"sync"

	"touria.games/touria/game/store"
)

// Record is the growing record of a running game. Every method except Flush returns at once and
// never waits for the disk.
type Record struct {
	slot    *Slot    // nil if the record is not stored anywhere
	blocked *Blocked // the save in its slot that must not be overwritten
	parked  Kept     // the game that was in the slot before

	mu     sync.Mutex
	name   string // where it is stored; empty if nowhere
	header []byte // everything up to the first line break
	wish   []byte // the header being tried, or nil
	body   []byte // the lines after the header; never changed in place
	starts []int  // offset of each decision's line in body

	good   bool   // the store holds the header and the first stored bytes of body
	stored int    //
	there  []byte // all that was in the store when this program last read or wrote it
	err    error  // of the last save

	// State of the backup, owned by the goroutine that maintains it.
	backed      bool   // the backup is backup, which is backHeader and, at first, back bytes of body
	backup      []byte //
	backHeader  []byte //
	back        int    //
	low         int    // the smallest length of body since that goroutine last looked
	fast        bool   // the store needs neither Sync nor a backup
	busy, again bool   // the goroutine is running; it must look again
	idle        sync.Cond
}

// Unkept returns the record of a new game that is not stored anywhere.
func Unkept(header []byte) *Record {
	return &Record{header: append(bytes.Clone(header), '\n')}
}

// Bytes returns the whole record.
func (r *Record) Bytes() []byte {
	r.mu.Lock()
	defer r.mu.Unlock()
	header := r.header
	if r.wish != nil {
		header = r.wish
	}
	return slices.Concat(header, r.body)
}

// First returns the first n decisions, without the header.
func (r *Record) First(n int) []byte {
	r.mu.Lock()
	defer r.mu.Unlock()
	if n >= len(r.starts) {
		return bytes.Clone(r.body)
	}
	return bytes.Clone(r.body[:r.starts[n]])
}

// Len returns the number of decisions.
func (r *Record) Len() int { return len(r.starts) }

// Err returns why the current record is not saved, or nil if it is.
func (r *Record) Err() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.err
}

// Blocked returns the save in the record's slot that must not be overwritten, or nil. If there is
// one, the record is saved beside it, at Where.
func (r *Record) Blocked() *Blocked {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.blocked
}

// Parked returns where the unfinished or finished game is now that was in the slot before this one
// began; it names none if there was none.
func (r *Record) Parked() Kept { return r.parked }

// Where returns where the record is saved, or "" if nowhere.
func (r *Record) Where() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.name == "" {
		return ""
	}
	return r.slot.where(r.name)
}

// Append adds a decision's line, given without a line break, and saves it.
func (r *Record) Append(line []byte) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.starts = append(r.starts, len(r.body))
	r.body = append(append(r.body, line...), '\n')
	r.put()
}

// Cut keeps only the first n decisions and saves.
func (r *Record) Cut(n int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	end := r.starts[n]
	r.starts = r.starts[:n]
	r.body = r.body[:end:end] // the goroutine may still be reading what follows
	r.low = min(r.low, end)
	r.stored = min(r.stored, end)
	r.put()
}

// SetHeader replaces the header line, given without a line break. The new header is stored only
// once the record has been read again with it and leads to the same game. If it does not, the old
// header stays and Err says so.
func (r *Record) SetHeader(line []byte) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.wish = append(bytes.Clone(line), '\n')
	if r.slot == nil || r.name == "" {
		r.header, r.wish = r.wish, nil
		return
	}
	r.wake()
}

// Flush waits until the record and its backup are on disk, or saving has failed: see Err.
func (r *Record) Flush() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for r.busy {
		r.idle.L = &r.mu
		r.idle.Wait()
	}
}

// Retry saves the record again if the last save failed.
func (r *Record) Retry() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.err != nil {
		r.put()
	}
}

// put saves the record without waiting for the disk. The caller holds mu.
func (r *Record) put() {
	if r.slot == nil {
		return
	}
	if r.name == "" {
		if r.blocked != nil {
			r.err = r.blocked
		}
		return
	}
	st, kind := r.slot.saves.store, r.slot.kind
	r.err = nil
	if r.good {
		n := len(r.header) + r.stored
		r.err = st.WriteTail(kind, r.name, r.there, n, r.body[r.stored:])
		if r.good = r.err == nil; r.good {
			r.there = append(r.there[:n], r.body[r.stored:]...)
		}
	}
	if !r.good {
		text := slices.Concat(r.header, r.body)
		if r.err = r.taken(text); r.err == nil {
			r.err = st.WriteFast(kind, r.name, text)
		}
		if r.good = r.err == nil; r.good {
			r.there = text
		}
	}
	if r.yield() {
		r.put()
		return
	}
	if r.good {
		r.stored = len(r.body)
	}
	r.wake()
}

// taken returns why the record must not be written where it is, nil if it may be. text is what would be
// written. What an earlier save has left there, whole or in part, may be overwritten.
func (r *Record) taken(text []byte) error {
	found, err := r.slot.saves.store.Read(r.slot.kind, r.name)
	var unreadable *store.Unreadable
	switch {
	case errors.As(err, &unreadable):
		return err
	case err != nil, bytes.HasPrefix(r.there, found), bytes.HasPrefix(text, found):
		return nil
	}
	blocked := &Blocked{r.slot.where(r.name), ErrReplaced}
	if _, err := open(r.slot.saves.game, found); foreign(err) {
		blocked.Err = err
	}
	return blocked
}

// yield looks for another place if the last save was not allowed to overwrite what lies at this one.
// It reports whether there is one.
func (r *Record) yield() bool {
	var (
		unreadable *store.Unreadable
		blocked    *Blocked
	)
	if errors.As(r.err, &unreadable) {
		blocked = &Blocked{unreadable.Where, unreadable}
	} else if !errors.As(r.err, &blocked) {
		return false
	}
	name := store.Beside(r.slot.saves.store, r.slot.kind, r.slot.name)
	if name == "" {
		return false
	}
	r.blocked = blocked
	r.slot.leave(r.name, blocked.Err)
	r.name, r.there, r.good, r.backed = name, nil, false, false
	return true
}

// wake makes the record's goroutine look for work. The caller holds mu.
func (r *Record) wake() {
	if r.fast && r.wish == nil {
		return
	}
	r.again = true
	if !r.busy {
		r.busy = true
		go r.work()
	}
}

// work syncs the record to disk, updates its backup and tries a new header, until nothing is left
// to do.
func (r *Record) work() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for r.again && r.name != "" {
		r.again = false
		if r.wish != nil {
			r.tryHeader()
		}
		if r.good && !r.fast {
			r.sync()
		}
	}
	r.busy = false
	r.idle.L = &r.mu
	r.idle.Broadcast()
}

// sync syncs the record to disk and updates its backup. The caller holds mu, which is released
// during disk work.
func (r *Record) sync() {
	st, kind, name := r.slot.saves.store, r.slot.kind, r.name
	header, body := r.header, r.body[:len(r.body):len(r.body)]
	r.low = len(body)
	r.mu.Unlock()
	err := st.Sync(kind, name)
	r.mu.Lock()
	if errors.Is(err, errors.ErrUnsupported) {
		r.fast = true
		return
	}
	if err != nil {
		// After a failed fsync the contents of the disk are unknown, so the next save writes a new
		// file.
		r.err, r.good = err, false
	}
	back := min(r.back, r.low, len(body))
	grow := r.backed && bytes.Equal(r.backHeader, header)
	r.backed = false
	r.mu.Unlock()
	text := slices.Concat(header, body)
	if grow {
		err = st.WriteTail(kind, name+backup, r.backup, len(header)+back, body[back:])
		if err == nil {
			err = st.Sync(kind, name+backup)
		}
	}
	if !grow || err != nil {
		// A newer program's backup stays. The record's next save will find out about the rest of it.
		if err = r.slot.saves.foreignAt(kind, name+backup); err == nil {
			err = st.Write(kind, name+backup, text)
		}
	}
	r.mu.Lock()
	// A failed backup is reported only if the record itself failed: otherwise the record is safe.
	r.backed, r.backup, r.backHeader, r.back = err == nil, text, header, r.low
}

// tryHeader reads the record with the wished header and stores it if the game is the same. The
// caller holds mu, which is released while the record is read.
func (r *Record) tryHeader() {
	wish, header, body := r.wish, r.header, r.body[:len(r.body):len(r.body)]
	game := r.slot.saves.game
	r.mu.Unlock()
	err := same(game, slices.Concat(header, body), slices.Concat(wish, body))
	r.mu.Lock()
	if !bytes.Equal(r.wish, wish) { // another header has been requested meanwhile
		r.again = true
		return
	}
	r.wish = nil
	if err != nil {
		r.err = err
		return
	}
	old, good := r.header, r.good
	r.header, r.good = wish, false
	r.put()
	if r.err != nil { // the store is unchanged; the next save tries again
		r.header, r.good, r.wish = old, good, wish
		r.again = false
	}
}

// same returns why two texts are not records of the same game, or nil if they are.
func same(game Game, a, b []byte) error {
	ra, rb := read(game, a), read(game, b)
	switch {
	case ra.err != nil:
		return fmt.Errorf("the record that has been saved cannot be read: %w", ra.err)
	case rb.err != nil:
		return fmt.Errorf("the record cannot be read with its new header: %w", rb.err)
	case len(ra.starts) != len(rb.starts) || ra.replay.Digest() != rb.replay.Digest():
		return errors.New("the record is another game with its new header")
	}
	return nil
}
