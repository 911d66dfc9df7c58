"""look.py GUIDE [PAGE...]: opens pages of a guide from the disk (all, or those named), and every drawing.

Each page is seen at 1280 and 390 px, in light and in dark, with a screenshot of its whole length in .artifacts/screens.
Fails on an axe violation, a console message, a failed request, an image that is not there, a page that scrolls sideways
(also at 360 and 1600 px), and texts that lie on each other or leave their drawing.
"""
import pathlib
import shutil
import sys

import axe_playwright_python
from playwright.sync_api import sync_playwright

AXE = pathlib.Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text()
LOOK = pathlib.Path(__file__).with_name("look.js").read_text()
SCREENS = pathlib.Path(".artifacts/screens")
VIEWS = [(width, scheme) for width in (1280, 390) for scheme in ("light", "dark")]
MORE_WIDTHS = (360, 1600)
# Chromium draws no taller picture than 16384 px.
TALLEST = 12000


class Faults:
    """What is wrong, each with the views that show it."""

    def __init__(self):
        self.views = {}

    def add(self, page, what, view):
        self.views.setdefault((page, what), {})[view] = None

    def show(self):
        for (page, what), views in self.views.items():
            print(f"{page}: {what} [{', '.join(views)}]")


def open_tab(browser, name, view, faults, width, scheme):
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme, bypass_csp=True)
    context.add_init_script(LOOK)
    tab = context.new_page()
    tab.on("console", lambda message: faults.add(name, f"console: {message.text}", view))
    tab.on("pageerror", lambda error: faults.add(name, f"script: {error}", view))
    tab.on("requestfailed", lambda request: faults.add(name, f"request: {request.url}", view))
    return tab


def sideways(tab, name, view, faults):
    if found := tab.evaluate("() => look.sideways()"):
        faults.add(name, f"scrolls sideways: {found}", view)


def texts(tab, name, view, faults):
    for found in tab.evaluate("() => look.badTexts()"):
        faults.add(name, f"text: {found}", view)


def screenshot(tab, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    width, height = tab.evaluate("() => [innerWidth, document.documentElement.scrollHeight]")
    for number, top in enumerate(range(0, height, TALLEST)):
        target = path if height <= TALLEST else path.with_name(f"{path.stem}-{number + 1}.png")
        clip = {"x": 0, "y": top, "width": width, "height": min(TALLEST, height - top)}
        tab.screenshot(path=target, full_page=True, clip=clip)


def look(browser, guide, page, width, scheme, faults):
    path = page.relative_to(guide)
    name, view = f"{guide.name}/{path}", f"{width} {scheme}"
    tab = open_tab(browser, name, view, faults, width, scheme)
    tab.goto(page.resolve().as_uri(), wait_until="load")
    for source in tab.evaluate("() => look.missingImages()"):
        faults.add(name, f"image: {source}", view)
    sideways(tab, name, view, faults)
    texts(tab, name, view, faults)
    screenshot(tab, SCREENS / guide.name / path.parent / f"{page.stem}-{width}-{scheme}.png")
    tab.evaluate(AXE)
    for violation in tab.evaluate("() => axe.run(document, {resultTypes: ['violations']})")["violations"]:
        nodes = violation["nodes"]
        checks = [check for kind in ("any", "all", "none") for check in nodes[0][kind]]
        why = checks[0]["message"] if checks else violation["help"]
        places = "; ".join(str(node["target"][-1]) for node in nodes[:3])
        faults.add(name, f"axe {violation['id']}: {why}: {places} ({len(nodes)} in all)", view)
    if scheme == "light" and width == 1280:
        for other in MORE_WIDTHS:
            tab.set_viewport_size({"width": other, "height": 900})
            sideways(tab, name, str(other), faults)
    tab.context.close()


def look_at_drawings(browser, guide, faults):
    drawings = sorted(guide.rglob("*.svg"))
    tab = open_tab(browser, guide.name, "drawing", faults, 1280, "light")
    for drawing in drawings:
        tab.goto(drawing.resolve().as_uri(), wait_until="load")
        texts(tab, f"{guide.name}/{drawing.relative_to(guide)}", "drawing", faults)
    tab.context.close()
    return len(drawings)


def main(guide, names):
    pages = [guide / f"{name}.html" for name in names] or sorted(guide.rglob("*.html"))
    faults = Faults()
    shutil.rmtree(SCREENS / guide.name, ignore_errors=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--force-color-profile=srgb"])
        for page in pages:
            if not page.is_file():
                faults.add(f"{guide.name}/{page.relative_to(guide)}", "there is no such page", "disk")
                continue
            for width, scheme in VIEWS:
                look(browser, guide, page, width, scheme, faults)
        drawings = look_at_drawings(browser, guide, faults)
        browser.close()
    faults.show()
    print(f"{guide.name}: {len(pages) * len(VIEWS)} views, {drawings} drawings, {len(faults.views)} faults")
    return 1 if faults.views or not pages else 0


sys.exit(main(pathlib.Path(sys.argv[1]), sys.argv[2:]))
