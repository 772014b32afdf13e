"""Makes the icon of iOS home screens, which take no SVG: static/icons/touch.png."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

import chromium
from places import STATIC

SIZE = 180
ICONS = STATIC / "icons"


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.ensure(), args=chromium.flags()
        )
        page = browser.new_page(viewport={"width": SIZE, "height": SIZE})
        page.goto((ICONS / "maskable.svg").as_uri())
        page.screenshot(path=ICONS / "touch.png")
        browser.close()


if __name__ == "__main__":
    main()
