"""Damage done to records: to their text, and to the values in it."""

import copy
import json
import random
from typing import Any

_JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 99, 10**30, 1.0, 0.5, "", " ", "0", "??", "*", "7H", "ZZ",
    "1 7H", "0 7H steal", "0 draw", "1 end", "0 !", "1 claim 0", "0 7H @5", "1 p>L+", "0 *>a2=9",
    "0 JH=S!", "standard", "kseri", "pesten", "autobus", "pese_katesh", "sobremesa/2", "\ud800",
    "é" * 300, [], {}, [[]], ["7H"], {"preset": "standard"}, {"kind": "human"},
)  # fmt: skip
_CHARACTERS = '{}[]":,\\ 0123456789-+.eEtrufalsnCDHSAKQJT*?!@>=#\n\t\x00é♠\ufeff'


def damaged(text: str, rng: random.Random) -> bytes:
    """The record with one to three kinds of damage; sometimes it is still one."""
    told = json.loads(text)
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        _hurt(told, rng)
    content = json.dumps(told, ensure_ascii=rng.random() < 0.9).encode("utf-8", "replace")
    if rng.random() < 0.3:
        for _ in range(rng.choice((1, 1, 2, 10))):
            content = _scratch(content, rng)
    return content


def _hurt(told: dict[str, Any], rng: random.Random) -> None:
    """Change one value somewhere inside."""
    place: Any = told
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            place.update(junk=1) if isinstance(place, dict) else place.append(_junk(rng))
            return
        key = rng.choice(keys)
        if not isinstance(place[key], dict | list) or rng.random() < 0.15:
            break
        place = place[key]
    act = rng.randrange(5)
    if act == 0:
        del place[key]
    elif act == 1:
        place[key] = _junk(rng)
    elif act == 2:
        other = rng.choice(keys)
        place[key], place[other] = place[other], place[key]
    elif act == 3 and isinstance(place[key], str) and place[key]:
        place[key] = _scratch(place[key].encode("utf-8", "replace"), rng).decode("utf-8", "replace")
    elif isinstance(place, list):
        place.insert(rng.randrange(len(place) + 1), copy.deepcopy(place[key]))
    else:
        place[str(rng.choice(_JUNK))] = _junk(rng)


def _junk(rng: random.Random) -> Any:
    return copy.deepcopy(rng.choice(_JUNK))


def _scratch(content: bytes, rng: random.Random) -> bytes:
    """Cut, drop, put in or change a byte or a few."""
    at = rng.randrange(len(content) + 1)
    act = rng.randrange(5)
    if act == 0 and rng.random() < 0.2:
        return content[:at]
    if act <= 1:
        return content[:at] + content[at + 1 :]
    if act == 2:
        return content[:at] + rng.choice(_CHARACTERS).encode() + content[at:]
    if act == 3:
        return content[:at] + bytes([rng.randrange(256)]) + content[at + 1 :]
    end = min(len(content), at + rng.randrange(1, 30))
    return content[:end] + content[at:end] + content[end:]
