"""Path data made small: every point rounded to whole units, every command relative."""

import re
from collections.abc import Iterator

Point = tuple[float, float]

ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
GAP = re.compile(r"[\s,]*")


def shrink(data: str) -> str:
    """Rewrite path data with whole numbers; rounding errors do not add up along the path."""
    out: list[str] = []
    last = ""
    pen: Point = (0, 0)
    start: Point = (0, 0)
    for command, args in _commands(data):
        name = command.upper()
        if name == "Z":
            out.append("z")
            pen, last = start, "z"
            continue
        points = _points(name, args, pen if command.islower() else (0, 0), pen)
        letter, numbers = _relative(name, args, points, _whole(pen))
        pen = points[-1]
        if name == "M":
            start = pen
        if letter in "lhv" and not any(numbers):
            continue
        out.append(_joined("" if letter == last else letter, numbers))
        last = "l" if letter == "m" else letter
    return "".join(out)


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    at, command = 0, ""
    while (at := GAP.match(data, at).end()) < len(data):
        if data[at].isalpha():
            command, at = data[at], at + 1
        args = []
        for place in range(ARITY[command.upper()]):
            at = GAP.match(data, at).end()
            if command in "aA" and place in (3, 4):
                args.append(float(data[at]))
                at += 1
                continue
            found = NUMBER.match(data, at)
            args.append(float(found[0]))
            at = found.end()
        yield command, args
        command = {"m": "l", "M": "L"}.get(command, command)


def _points(name: str, args: list[float], base: Point, pen: Point) -> list[Point]:
    if name == "H":
        return [(base[0] + args[0], pen[1])]
    if name == "V":
        return [(pen[0], base[1] + args[0])]
    pairs = args[5:] if name == "A" else args
    return [(base[0] + x, base[1] + y) for x, y in zip(pairs[::2], pairs[1::2], strict=True)]


def _relative(
    name: str, args: list[float], points: list[Point], pen: Point
) -> tuple[str, list[int]]:
    steps = [(round(x) - int(pen[0]), round(y) - int(pen[1])) for x, y in points]
    if name == "L" and steps[0][1] == 0:
        name = "H"
    if name == "L" and steps[0][0] == 0:
        name = "V"
    if name == "H":
        return "h", [steps[0][0]]
    if name == "V":
        return "v", [steps[0][1]]
    radii = [round(number) for number in args[:5]] if name == "A" else []
    return name.lower(), radii + [number for step in steps for number in step]


def _whole(point: Point) -> Point:
    return round(point[0]), round(point[1])


def _joined(letter: str, numbers: list[int]) -> str:
    text = letter or ("" if numbers[0] < 0 else " ")
    gaps = (" " if at and number >= 0 else "" for at, number in enumerate(numbers))
    return text + "".join(f"{gap}{number}" for gap, number in zip(gaps, numbers, strict=True))
