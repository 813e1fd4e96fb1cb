package show

import (
	"slices"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Prompt says in at most twelve words who must decide what (M2). Legal holds the
// viewer's own legal decisions; without them the prompt says only what everybody
// knows (T10.3).
func Prompt(m *Model, legal []touria.Decision, names *Names) words.Text {
	if m.Phase == touria.PhaseOver {
		return words.Say("prompt.over", words.Lit("Name", names[m.Winner&3]))
	}
	return words.Say(promptKey(m, legal), append(promptArgs(m), words.Lit("Name", names[m.ToMove&3]))...)
}

// PickedPrompt says what the place of a tower does that is selected; the main button names the act.
func PickedPrompt(o *Option, name string) words.Text {
	return words.Say("prompt.picked."+o.Offers.String(), words.Lit("Name", name))
}

func promptKey(m *Model, legal []touria.Decision) string {
	key := "prompt." + m.Phase.String()
	mine := len(legal) > 0
	switch m.Phase {
	case touria.PhaseStart:
		switch {
		case has(legal, touria.Enter):
			key += ".castle"
		case has(legal, touria.Pass):
			key += ".pass"
		}
	case touria.PhaseAct:
		key += "." + m.Dest.String()
		if mine && !has(legal, touria.Act) {
			key = "prompt.act.none"
		}
	case touria.PhaseThief:
		if !mine {
			key += ".other"
		}
	case touria.PhaseDragon:
		switch {
		case !mine:
			key += ".other"
		case has(legal, touria.Reroll):
			key += ".reroll"
		case !has(legal, touria.Give):
			key += ".stop"
		}
	case touria.PhaseDouble:
		switch {
		case mine && !has(legal, touria.Double):
			key += ".none"
		case mine && !hasArg(legal, touria.Double, 0):
			key += ".bird"
		}
	case touria.PhaseJoin:
		if has(legal, touria.Join) && !hasArg(legal, touria.Join, 0) {
			key += ".flagon"
		}
	case touria.PhaseCastle:
		switch {
		case m.Opened > 0:
			key += ".end"
		case m.ClosedDoors() > 1:
			key += ".odds"
		}
	}
	return key
}

func promptArgs(m *Model) []any {
	switch m.Phase {
	case touria.PhaseMove:
		return []any{place(m.Dest, "to")}
	case touria.PhaseDragon:
		return []any{gem(m.Die)}
	case touria.PhaseJoin, touria.PhaseDouble:
		return []any{place(m.Dest, "at")}
	case touria.PhaseCastle:
		return []any{words.Num("Count", m.ClosedDoors())}
	case touria.PhaseDuty:
		return []any{words.Ref("Who", whoKey(m.Door(m.Due).Who))}
	}
	return nil
}

func has(legal []touria.Decision, kind touria.Kind) bool {
	return slices.ContainsFunc(legal, func(d touria.Decision) bool { return d.Kind == kind })
}

// hasArg reports whether a decision of that kind with that argument is legal.
func hasArg(legal []touria.Decision, kind touria.Kind, arg uint8) bool {
	return slices.ContainsFunc(legal, func(d touria.Decision) bool { return d.Kind == kind && d.Arg == arg })
}

// HeroesAt says where the heroes are.
func HeroesAt(s touria.Space) words.Text { return words.Say("heroes.at", place(s, "at")) }
