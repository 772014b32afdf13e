"""Faults that axe finds on the page as it is."""

from places import MODULES
from playwright.sync_api import Page

AXE = (MODULES / "axe-core" / "axe.min.js").read_text()
# In forced colours the system paints; axe goes on comparing the colours that it replaces.
RUN_AXE = """async (isForced) => {
    const rules = isForced ? { "color-contrast": { enabled: false } } : {};
    const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" ")}`);
}"""
OF_AXE = ("Applying inline style",)


def look_for_faults(page: Page, *, is_forced: bool = False) -> list[str]:
    """What axe has against the page."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN_AXE, is_forced)
    return found
