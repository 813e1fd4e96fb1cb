#!/usr/bin/env python3
"""A bot for touria-arena in Python (docs/arena.md): it scores each legal decision by a few rules of thumb."""
import json
import sys

FACES = {"NW": ["forest", "swordmaster", "trader", "thief"], "NE": ["dragon", "forest", "wizard", "fountain"],
         "SE": ["thief", "goldsmith", "fountain", "swordmaster"], "SW": ["goldsmith", "wizard", "dragon", "trader"]}
LIKED = {"enter": 99, "open": 90, "duty": 80, "act": 50, "give": 50, "jump": 3, "turn_tower": -9, "boots": -1, "skip": -1,
         "lantern": -9, "hourglass": 1, "reroll": 2, "item": 1, "join": 1, "double": 1}


def place(view, me, name):
    """What going to a place is worth with what I own."""
    gems = [n for colour, n in me.get("gems", {}).items() if colour != "black"]
    short = me["hearts"] < me["goal_hearts"]
    if name == "goldsmith":
        return 3 * max(gems, default=0) + (5 if short and max(gems, default=0) > 1 else 0)
    if name == "trader":
        return max(order(me, o["open"]) for o in view["orders"])
    if name == "fountain":
        return 4 * min(1, me.get("gems", {}).get("black", 0))
    return {"dragon": 2 * len(gems) * short, "tournament": 9 * min(1, me["swords"]), "thief": 2, "swordmaster": 2,
            "forest": 2, "wizard": 6 * min(1, me["swords"])}[name]


def order(me, wanted):
    return wanted["gold"] if all(me.get("gems", {}).get(g, 0) >= wanted["gems"].count(g) for g in wanted["gems"]) else 0


def score(view, me, do):
    kind, turn = do["kind"], view["turn_state"]
    if kind == "tower":
        return place(view, me, FACES[do["tower"]][(view["towers"][do["tower"]] + "SWNE".index(view["viewer"])) % 4])
    if kind == "travel":
        return place(view, me, do["to"])
    if kind == "step":  # through mines with coloured gems while it costs nothing, then straight on
        gems = view["mines"].get(do["to"], [])
        return (len(gems) - 2 * gems.count("black") + 1.5) if turn["free"] else 5 * (do["to"] == view["destination"])
    if kind == "stop":
        return 1 if turn["free"] else 9
    if kind in ("bonus", "take"):
        gem = do.get("take", do.get("colour"))
        return -9 if gem == "black" else me.get("gems", {}).get(gem, 0) + (gem == "gold")
    if kind == "act" and view["destination"] in ("goldsmith", "tournament", "trader"):
        worth = {"hearts": 9, "heart": 5 if me["hearts"] < me["goal_hearts"] else 1, "gold": 3}
        paid = view["orders"][do["slot"]]["open"]["gold"] if "slot" in do else 0
        return 50 + paid + sum(worth[w] for w in do.get("for", []))
    return LIKED.get(kind, 0)


for line in sys.stdin:
    ask = json.loads(line)
    if ask["cmd"] == "game":
        print('{"ok":true}', flush=True)
    elif ask["cmd"] == "choose":
        view, legal = ask["view"], ask["legal"]
        scores = [score(view, view["players"][view["viewer"]], do) for do in legal]
        print(json.dumps({"choice": scores.index(max(scores))}), flush=True)
    elif ask["cmd"] == "quit":
        break
