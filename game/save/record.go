package save

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"sync"

	"touria.games/touria/game/store"
)

// Record is the growing record of a running game. All but Flush return at
// once; they never wait for the disk.
type Record struct {
	slot    *Slot    // nil: it is kept nowhere
	blocked *Blocked // what its slot had to leave alone

	mu     sync.Mutex
	name   string // where it is stored, empty: nowhere
	header []byte // all up to the first line's break
	wish   []byte // the header that is being tried, nil: none
	body   []byte // the lines after the header; it is never changed in place
	starts []int  // where in the body each decision's line begins

	good   bool  // what is stored is header and the first stored bytes of the body
	stored int   //
	err    error // of the last saving

	// The backup, by the goroutine that keeps it up.
	backed      bool   // it is backHeader and the first back bytes of the body
	backHeader  []byte //
	back        int    //
	low         int    // the least length of the body since that goroutine looked
	fast        bool   // the store needs neither Sync nor backup
	busy, again bool   // the goroutine runs; it has to look once more
	idle        sync.Cond
}

// Unkept returns the record of a new game that is kept nowhere.
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

// Len returns the number of decisions.
func (r *Record) Len() int { return len(r.starts) }

// Err returns why the record is not saved as it is now, nil if it is.
func (r *Record) Err() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.err
}

// Blocked tells what the record's slot had to leave alone, nil if nothing; the
// record is saved beside it, at Where.
func (r *Record) Blocked() *Blocked {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.blocked
}

// Where returns where the record is saved, empty if nowhere.
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

// Cut takes back all decisions but the first n, and saves.
func (r *Record) Cut(n int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	end := r.starts[n]
	r.starts = r.starts[:n]
	r.body = r.body[:end:end] // the goroutine may still read what follows
	r.low = min(r.low, end)
	r.stored = min(r.stored, end)
	r.put()
}

// SetHeader replaces the header line, given without a line break. The stored
// record gets it after it has been read again with it and leads to the same
// game; if it does not, the header stays as it is and Err says so.
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

// Flush waits until the record is on the disk, with its backup, as far as that
// can be: Err tells.
func (r *Record) Flush() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for r.busy {
		r.idle.L = &r.mu
		r.idle.Wait()
	}
}

// Retry saves the record once more if the last time failed.
func (r *Record) Retry() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.err != nil {
		r.put()
	}
}

// put saves the record fast. The caller holds mu.
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
		r.err = st.WriteTail(kind, r.name, len(r.header)+r.stored, r.body[r.stored:])
		r.good = r.err == nil
	}
	if !r.good {
		r.err = st.WriteFast(kind, r.name, slices.Concat(r.header, r.body))
		r.good = r.err == nil
	}
	var unreadable *store.Unreadable
	if errors.As(r.err, &unreadable) {
		// Something else stands there now, or it was locked.
		if name := store.Beside(st, kind, r.slot.name); name != "" {
			r.blocked = &Blocked{unreadable.Where, unreadable}
			r.slot.leave(r.name, unreadable)
			r.name, r.backed = name, false
			r.put()
			return
		}
	}
	if r.good {
		r.stored = len(r.body)
	}
	r.wake()
}

// wake lets the goroutine of the record look what there is to do. The caller
// holds mu.
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

// work brings the record to the disk, keeps up its backup and tries a new
// header, until there is nothing left to do.
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

// sync brings the record to the disk and its backup up to date. The caller
// holds mu; it is free while the disk works.
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
		// After a failed fsync nobody knows what is on the disk: the next
		// saving writes a new file.
		r.err, r.good = err, false
	}
	back := min(r.back, r.low, len(body))
	grow := r.backed && bytes.Equal(r.backHeader, header)
	r.backed = false
	r.mu.Unlock()
	if grow {
		err = st.WriteTail(kind, name+backup, len(header)+back, body[back:])
		if err == nil {
			err = st.Sync(kind, name+backup)
		}
	}
	if !grow || err != nil {
		err = st.Write(kind, name+backup, slices.Concat(header, body))
	}
	r.mu.Lock()
	// A backup that fails is told with the record's own failures only: the
	// record itself is there.
	r.backed, r.backHeader, r.back = err == nil, header, r.low
}

// tryHeader reads the record with the header that is wished for and, if it is
// the same game, stores it. The caller holds mu; it is free while the record is
// read.
func (r *Record) tryHeader() {
	wish, header, body := r.wish, r.header, r.body[:len(r.body):len(r.body)]
	game := r.slot.saves.game
	r.mu.Unlock()
	err := same(game, slices.Concat(header, body), slices.Concat(wish, body))
	r.mu.Lock()
	if !bytes.Equal(r.wish, wish) { // another one is wished for by now
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
	if r.err != nil { // what is stored is as it was; the next saving tries again
		r.header, r.good, r.wish = old, good, wish
		r.again = false
	}
}

// same tells why two texts are not records of the same game, nil if they are.
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
