package touria

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/render"

	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/render/touria/draw"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// drawBoard draws the map with everything on it but towers, spaces and the die, or
// the castle's front while doors are opened.
func (s *Drawer) drawBoard(dst *ebiten.Image, e *ui.Element) {
	s.board = e.Rect
	if s.shown == nil {
		return
	}
	if !s.shown.Lens.Open() { // else it is a thing of its own
		defer s.moulding(dst, e.Rect)
	}
	if s.shown.DoorsShown() {
		s.p.Hall(dst, e.Rect)
		return
	}
	m := &s.shown.Model
	s.p.SetPlan(s.App().Compact())
	life := s.life()
	s.p.BoardAlive(dst, e.Rect, life)
	if life.Still {
		s.p.Ground(dst)
	}
	for d := 1; d <= touria.Doors; d++ {
		if door := m.Door(d); s.App().Compact() {
			s.planDoor(dst, d, door)
		} else if door.Open {
			s.p.MapDoorOpen(dst, e.Rect, d, door.Who)
		}
	}
	s.trails(dst, m)
	for i := range touria.Mines {
		s.p.MineGems(dst, e.Rect, touria.M1+touria.Space(i), s.inMine(i))
	}
}

// inMine returns the gems in a mine, without those flying away.
func (s *Drawer) inMine(mine int) touria.Gems {
	gems := s.shown.Model.Mines[mine]
	q := &s.shown.Queue
	for i := range q.Playing() {
		b, _ := q.At(i)
		if b.From.Kind == show.TargetSpace && touria.Space(b.From.N) == touria.M1+touria.Space(mine) {
			for c, n := range b.Load.Gems {
				gems[c] -= min(n, gems[c])
			}
		}
	}
	return gems
}

// trails draws the routes that can be walked: the chosen one as a broad band of gold, the others as narrow cream
// ones below it.
func (s *Drawer) trails(dst *ebiten.Image, m *show.Model) {
	best := s.shown.Trace()
	if p := s.shown.Preview(); p != nil && p.Place < touria.NoSpace {
		s.p.MarkSpace(dst, s.board, p.Place, draw.SpaceGoal, paint.Pose{})
	}
	if m.Dest != touria.NoSpace && m.Heroes != m.Dest {
		s.p.MarkSpace(dst, s.board, m.Dest, draw.SpaceGoal, paint.Pose{})
	}
	ways := s.shown.Roads()
	for pass := range otherBand.width {
		for i := range ways {
			s.band(dst, m, &ways[i], &otherBand, pass)
		}
	}
	if taken := s.shown.Marked.Taken; taken != nil {
		for pass := range takenBand.width {
			s.band(dst, m, taken, &takenBand, pass)
		}
	}
	if best != nil {
		for pass := range chosenBand.width {
			s.band(dst, m, best, &chosenBand, pass)
		}
	}
}

// bandLook is how a route is drawn, from the lowest stroke up: widths in map units, and colours.
type bandLook struct {
	width  [3]float32
	colour [3]color.RGBA
	dash   int // points of a dash, and of the gap after it; 0: a whole line
}

var (
	otherBand  = bandLook{width: [3]float32{7, 4.6, 0}, colour: [3]color.RGBA{roadEdge, render.CreamInk}}
	takenBand  = bandLook{width: [3]float32{9, 6, 0}, colour: [3]color.RGBA{roadEdge, render.CreamInk}, dash: 2}
	chosenBand = bandLook{width: [3]float32{11, 8, 3}, colour: [3]color.RGBA{roadEdge, roadGold, roadCore}}
)

// band draws a stroke of a route, between the emblems of the places on it.
func (s *Drawer) band(dst *ebiten.Image, m *show.Model, way *show.Route, look *bandLook, pass int) {
	if look.width[pass] == 0 {
		return
	}
	at := m.Heroes
	for _, to := range way.Spaces {
		from := at
		at = to
		road, ok := m.Board().RoadBetween(from, to)
		if !ok {
			continue
		}
		near, far := geometry.Emblem(m.Board(), s.board, from).Inset(bandRim), geometry.Emblem(m.Board(), s.board, to).Inset(bandRim)
		s.trail = s.trail[:0]
		for i := range roadPoints + 1 {
			x, y := s.p.Walk(s.board, road, from, float32(i)/roadPoints)
			if !near.Contains(x, y) && !far.Contains(x, y) {
				s.trail = append(s.trail, paint.Point{X: x, Y: y})
			}
		}
		long := look.dash
		if long == 0 {
			long = len(s.trail)
		}
		for rest := s.trail; len(rest) > 1; rest = rest[min(2*long, len(rest)):] {
			s.p.Stroke(dst, rest[:min(long+1, len(rest))], look.width[pass]*s.unit(), look.colour[pass])
		}
	}
}

// bandRim is how far a route reaches into the emblem of a place.
const bandRim = 4

// space draws a ring around a space that can be chosen.
func (s *Drawer) space(dst *ebiten.Image, e *ui.Element) {
	at := touria.Space(e.Target.N)
	if e.Checked && at == touria.AtCastle { // somebody is ready for it
		for d := 1; d <= touria.Doors; d++ {
			s.p.DoorGlow(dst, s.p.MapDoor(s.board, d), 1)
		}
		s.p.MarkSpace(dst, s.board, at, draw.SpaceGoal, paint.Pose{})
	}
	switch {
	case e.Lit && e.Pressable() && s.App().Hover() == e.ID:
		s.p.MarkSpace(dst, s.board, at, draw.SpaceAim, paint.Pose{})
	case e.Lit && e.Pressable():
		s.p.MarkSpace(dst, s.board, at, draw.SpaceReach, paint.Pose{})
	}
	if s.shown == nil {
		return
	}
	if mk := s.shown.Marked.Target; mk.Kind == show.TargetSpace && touria.Space(mk.N) == at {
		s.p.MarkSpace(dst, s.board, at, draw.SpaceAim, paint.Pose{})
	}
}

// heroes draws the heroes, standing or walking.
func (s *Drawer) heroes(dst *ebiten.Image) {
	m := &s.shown.Model
	x, y := s.stand(m.Heroes)
	lift := float32(0)
	q := &s.shown.Queue
	for i := range q.Playing() {
		b, t := q.At(i)
		if b.Ease == beat.Fade {
			continue
		}
		switch b.Kind {
		case show.BeatStep:
			from, to := touria.Space(b.From.N), touria.Space(b.To.N)
			k := b.Ease.At(t)
			if road, ok := m.Board().RoadBetween(from, to); ok {
				// Beside the space at both ends, on the road between them.
				x, y = s.p.Walk(s.board, road, from, k)
				ax, ay := geometry.Beside(s.board, from)
				bx, by := geometry.Beside(s.board, to)
				a, b := max(1-3*k, 0), max(3*k-2, 0)
				x, y = x+ax*a+bx*b, y+ay*a+by*b
				lift = hop(k*3) * 7 * s.unit()
			}
		case show.BeatFly, show.BeatJump:
			k := b.Ease.At(t)
			x0, y0 := s.stand(touria.Space(b.From.N))
			x1, y1 := s.stand(touria.Space(b.To.N))
			x, y = x0+(x1-x0)*k, y0+(y1-y0)*k
			lift = 4 * k * (1 - k) * 70 * s.unit()
		}
	}
	seat := m.Active
	if seat >= rules.NoSeat {
		seat = m.ToMove
	}
	if lift > 0 {
		s.p.Effect(dst, tpics.EffectShade, x, y+4*s.unit(), s.unit(), paint.Pose{Grow: -min(lift/(120*s.unit()), .6)})
	}
	s.p.Heroes(dst, geometry.Heroes(s.board, x, y-lift), s.crest(seat), paint.Pose{})
}

// stand returns the heroes' position at a space.
func (s *Drawer) stand(at touria.Space) (x, y float32) {
	x, y = s.p.Space(s.board, at)
	dx, dy := geometry.Beside(s.board, at)
	return x + dx, y + dy
}

// tower draws a tower as the viewer sees it, standing or turning.
func (s *Drawer) tower(dst *ebiten.Image, e *ui.Element) {
	if s.shown == nil {
		return
	}
	w := touria.Tower(e.Target.N)
	m := &s.shown.Model
	f := m.Faces(w, s.shown.Eyes)
	look := draw.TowerLook{}
	for i := range look.Faces {
		look.Faces[i] = m.Board().Face(w, f.Index+i)
	}
	r := e.Rect
	q := &s.shown.Queue
	for i := range q.Playing() {
		b, t := q.At(i)
		if b.To.Kind != show.TargetTower || touria.Tower(b.To.N) != w {
			continue
		}
		switch b.Kind {
		case show.BeatGlow:
			look.Glow = max(look.Glow, 4*t*(1-t)+.3)
		case show.BeatTurn:
			look.Glow = .4
			if b.Ease == beat.Fade { // it changes its face while it is dark
				look.Angle, look.Dim = 90*float32(int(t*2)), hop(t)
				continue
			}
			look.Angle = 90 * b.Ease.At(t)
			if t > .72 { // stone settles on stone
				left := (1 - t) / .28
				r.X += 1.6 * float32(math.Sin(float64(t)*70)) * left
				look.Lift = 1.5 * hop(t*12) * left
			} else {
				look.Lift = 2.5 * hop(min(t/.72, 1))
			}
		}
	}
	if swing := s.shown.Swing(); swing != 0 {
		for look.Angle = 90 * swing; look.Angle < 0; look.Angle += 90 {
			look.Faces = [4]touria.Action{look.Faces[3], look.Faces[0], look.Faces[1], look.Faces[2]}
		}
	}
	aimed := s.App().Hover() == e.ID || s.App().Focus() == e.ID
	switch {
	case e.Checked:
		look.Glow, look.Lift = 1, 3
	case e.Lit && e.Pressable() && aimed:
		look.Glow, look.Lift = .8, 2
	case e.Lit && e.Pressable():
		look.Glow = max(look.Glow, .35)
	case e.Disabled && m.ToMove == m.Viewer && m.Phase == touria.PhaseStart && q.Len() == 0:
		look.Dim = .45
	}
	if s.App().Compact() {
		s.planTower(dst, e, &look)
	} else {
		s.p.Tower(dst, r, look)
	}
	if e.Rect.W <= 110 { // on phones the panel shows it
		return
	}
	if e.Value != "" {
		k := ui.Rect{X: e.Rect.X + 2, Y: e.Rect.Y + e.Rect.H - 26, W: 26, H: 26}
		s.Bead(dst, k, e.Value)
	}
}

func (s *Drawer) die(dst *ebiten.Image, e *ui.Element) {
	away := false
	q := &s.shown.Queue
	c := touria.Colour(e.Icons[0].What)
	pose := s.Lift(e)
	r := e.Rect
	for i := range q.Playing() {
		b, t := q.At(i)
		if b.Kind != show.BeatRoll {
			continue
		}
		if b.Ease == beat.Fade {
			pose.Fade = 1 - t
			c = touria.Colour(b.Arg)
			continue
		}
		away = true // it tumbles above the map
	}
	if !away {
		s.p.Die(dst, r, c, 0, pose)
	}
	s.heroes(dst) // above everything on the map: the die is its last element
}

// door draws one of the nine doors in the close-up.
func (s *Drawer) door(dst *ebiten.Image, e *ui.Element) {
	if s.shown == nil {
		return
	}
	n := int(e.Target.N)
	d := s.shown.Door(n)
	ajar, who, glow := float32(0), d.Who, float32(0)
	if d.Open {
		ajar = 1
	}
	pose := s.Lift(e)
	q := &s.shown.Queue
	for i := range q.Playing() {
		b, t := q.At(i)
		if b.To.Kind != show.TargetDoor || int(b.To.N) != n {
			continue
		}
		switch b.Kind {
		case show.BeatKnock:
			if b.Ease != beat.Fade {
				pose.Turn = hop(t*4) * .8
			}
		case show.BeatLight:
			glow = t
		case show.BeatSwing:
			ajar, who, glow = b.Ease.At(t), touria.Who(b.Arg), 1
		case show.BeatResult:
			ajar, who, glow = 1, touria.Who(b.Arg), 1-t
			if b.Ease != beat.Fade {
				pose.Grow = .06 * hop(t)
			}
		}
	}
	if e.Lit && e.Pressable() {
		s.p.Glow(dst, e.Rect, paint.Pose{})
	}
	s.p.Door(dst, e.Rect, who, ajar, pose)
	if glow > 0 {
		s.p.DoorGlow(dst, e.Rect, min(glow, 1))
	}
	if ajar == 0 {
		b := ui.Rect{X: e.Rect.X + e.Rect.W/2 - 14, Y: e.Rect.Y + e.Rect.H - 30, W: 28, H: 28}
		s.Bead(dst, b, render.Number(n))
		if d.Peeked && d.Who != touria.Nobody { // only the viewer has seen it
			k := e.Rect.W * .5
			s.p.Dweller(dst, ui.Rect{X: e.Rect.X + (e.Rect.W-k)/2, Y: e.Rect.Y + e.Rect.H*.3, W: k, H: k}, d.Who, paint.Pose{Fade: .25})
		}
	}
}
