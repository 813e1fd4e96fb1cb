#!/usr/bin/env python3
"""A bot for touria-arena in Python (docs/arena.md): it scores each legal decision by a few rules of thumb."""
import json
import sys

FACES = {"NW": ["forest", "swordmaster", "trader", "thief"], "NE": ["dragon", "forest", "wizard", "fountain"],
         "SE": ["thief", "goldsmith", "fountain", "swordmaster"], "SW": ["goldsmith", "wizard", "dragon", "trader"]}
LIKED = {"enter": 99, "open": 90, "duty": 80, "act": 50, "give": 50, "jump": 3, "turn_tower": -9, "boots": -1, "skip": -1,
         "lantern": -9, "hourglass": 1, "reroll": 2, "item": 1, "join": 1, "double": 1}
GAINS = {"hearts": 9, "heart": 3, "gold": 3}


def place(view, me, name):
    """What going to a place is worth with what I own."""
    gems = [n for colour, n in me["gems"].items() if colour != "black"]
    orders = [o["open"]["gold"] for o in view["orders"]
              if all(me["gems"].get(g, 0) >= o["open"]["gems"].count(g) for g in o["open"]["gems"])]
    return {"goldsmith": 3 * max(gems, default=0), "trader": max(orders, default=0), "thief": 2, "swordmaster": 2, "forest": 2,
            "fountain": 4 * min(1, me["gems"].get("black", 0)), "dragon": 2 * len(gems),
            "tournament": 9 * min(1, me["swords"]), "wizard": 6 * min(1, me["swords"])}[name]


def score(view, me, do):
    kind = do["kind"]
    if kind == "tower":
        return place(view, me, FACES[do["tower"]][(view["towers"][do["tower"]] + "SWNE".index(view["viewer"])) % 4])
    if kind == "travel":
        return place(view, me, do["to"])
    free = view["turn_state"]["free"]
    if kind == "step":  # through mines with coloured gems while it costs nothing, then straight on
        gems = view["mines"].get(do["to"], [])
        return (len(gems) - 2 * gems.count("black") + 1.5) if free else 5 * (do["to"] == view["destination"])
    if kind == "stop":
        return 1 if free else 9
    if kind in ("bonus", "take"):
        gem = do.get("take", do.get("colour"))
        return -9 if gem == "black" else me["gems"].get(gem, 0) + (gem == "gold")
    paid = view["orders"][do["slot"]]["open"]["gold"] if kind == "act" and "slot" in do else 0
    return LIKED.get(kind, 0) + paid + sum(GAINS.get(gain, 0) for gain in do.get("for", []))


for ask in map(json.loads, sys.stdin):
    if ask["cmd"] == "game":
        print('{"ok":true}', flush=True)
    elif ask["cmd"] == "choose":
        view = ask["view"]
        me = view["players"][view["viewer"]] | {"gems": view["players"][view["viewer"]].get("gems", {})}
        scores = [score(view, me, do) for do in ask["legal"]]
        print(json.dumps({"choice": scores.index(max(scores))}), flush=True)
