"""Times warm starts of the page, from the snapshot and without it, in turn."""

import argparse
import statistics
import sys
import threading
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

import chromium
from build import build
from serve import make_server

MARK = """async (name) => {
    for (;;) {
        const [mark] = performance.getEntriesByName(name);
        if (mark) return mark.startTime;
        await new Promise(requestAnimationFrame);
    }
}"""
BOTS = """async () => {
    const core = new URL("vendor/pyscript/core.js", document.baseURI);
    const { whenDefined } = await import(core);
    const { interpreter } = await whenDefined("py");
    await interpreter.runPythonAsync("from pyscript import workers; await workers['bots']");
    return performance.now();
}"""


def start(page: Page, address: str) -> tuple[float, float]:
    """Return the milliseconds until the lobby and until the bots answer."""
    page.goto(address)
    return page.evaluate(MARK, "ready"), page.evaluate(BOTS)


def visitor_without_snapshot(context: BrowserContext) -> BrowserContext:
    context.route("**/build/snapshot-*", lambda route: route.abort())
    return context


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    server = make_server(build(), 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://localhost:{server.server_port}/"
    path = chromium.ensure()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        kept = browser.new_context()
        visitors = {
            "snapshot, kept offline": kept,
            "snapshot, HTTP cache": browser.new_context(service_workers="block"),
            "plain, HTTP cache": visitor_without_snapshot(
                browser.new_context(service_workers="block")
            ),
        }
        pages = {name: context.new_page() for name, context in visitors.items()}
        for name, page in pages.items():
            start(page, address)
            if visitors[name] is kept:
                page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        times = [
            {name: start(page, address) for name, page in pages.items()} for _ in range(rounds)
        ]
        browser.close()
    report(times, list(pages))
    server.shutdown()


def report(times: list[dict[str, tuple[float, float]]], names: list[str]) -> None:
    """Print the medians, and each as a ratio to the plain start's."""
    plain = names[-1]
    print(f"{'':24}{'lobby':>10}{'ratio':>8}{'bots':>10}{'ratio':>8}")
    for name in names:
        cells = ""
        for moment in range(2):
            median = statistics.median(round_[name][moment] for round_ in times)
            ratio = statistics.median(
                round_[name][moment] / round_[plain][moment] for round_ in times
            )
            cells += f"{median / 1000:8.2f} s{ratio:8.2f}"
        print(f"{name:24}{cells}")


if __name__ == "__main__":
    main()
