"""Write all card pictures as SVG: `python tools/faces.py OUTDIR [--art DIR]`."""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from cardart.backs import BACKS, back
from cardart.courts import SOURCE
from cardart.faces import CODES, JOKERS, face, joker_face, large_face, large_joker, suit_icon
from cardart.suits import NAMES, PALETTES

ROOT = Path(__file__).parent.parent


def main() -> None:
    args = _arguments()
    if not args.art.is_dir():
        sys.exit(f"The court figures are missing: {args.art}. Run npm ci first.")
    for number in BACKS:
        _write(args.outdir / f"back-{number}.svg", back(number))
    for palette in PALETTES:
        write_set(args.outdir, palette, args.art)


def write_set(outdir: Path, palette: str, art: Path) -> None:
    """Write the suits, the 54 ordinary and the 54 large-print faces of one palette."""
    for name in NAMES:
        _write(outdir / f"{palette}-suits" / f"{name}.svg", suit_icon(name, palette))
    for code in CODES:
        _write(outdir / palette / f"{code}.svg", face(code, palette, art))
        _write(outdir / f"{palette}-large" / f"{code}.svg", large_face(code, palette))
    for number in JOKERS:
        _write(outdir / palette / f"joker-{number}.svg", joker_face(number))
        _write(outdir / f"{palette}-large" / f"joker-{number}.svg", large_joker(number))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("outdir", type=Path)
    parser.add_argument(
        "--art", type=Path, default=ROOT / SOURCE, help="folder with the court figures"
    )
    return parser.parse_args()


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
