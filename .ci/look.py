"""look.py GUIDE...: opens every page of a guide from the disk, at 1280 and 390 px, in light and in dark.

Fails on an axe violation, a console message, a failed request, a page that scrolls sideways, or a link that leads nowhere.
Screenshots go to .artifacts/screens.
"""
import pathlib
import sys
import urllib.parse

import axe_playwright_python
from playwright.sync_api import sync_playwright

AXE = pathlib.Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text()
SCREENS = pathlib.Path(".artifacts/screens")
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LINKS = "() => [...document.querySelectorAll('[href], [src]')].map(e => e.getAttribute('href') ?? e.getAttribute('src'))"
IDS = "() => [...document.querySelectorAll('[id]')].map(e => e.id)"


def look(browser, guide, page, width, scheme, faults, ids, links):
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme, bypass_csp=True)
    tab = context.new_page()
    name = f"{page.relative_to(guide)} at {width} in {scheme}"
    tab.on("console", lambda message: faults.append(f"{name}: console: {message.text}"))
    tab.on("pageerror", lambda error: faults.append(f"{name}: script: {error}"))
    tab.on("requestfailed", lambda request: faults.append(f"{name}: request: {request.url}"))
    tab.goto(page.resolve().as_uri(), wait_until="load")
    if (beyond := tab.evaluate(SIDEWAYS)) > 0:
        faults.append(f"{name}: scrolls sideways by {beyond} px")
    target = SCREENS / guide.name / f"{'-'.join(page.relative_to(guide).parts)}-{width}-{scheme}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    tab.screenshot(path=target)
    tab.evaluate(AXE)
    for violation in tab.evaluate("() => axe.run(document, {resultTypes: ['violations']})")["violations"]:
        nodes = violation["nodes"]
        faults.append(f"{name}: axe {violation['id']}: {violation['help']}: {nodes[0]['html'][:160]} ({len(nodes)})")
    ids[page.resolve()] = set(tab.evaluate(IDS))
    links[page.resolve()] = tab.evaluate(LINKS)
    context.close()


def dead_links(guide, ids, links):
    for page, targets in links.items():
        for target in set(targets):
            parts = urllib.parse.urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            path = urllib.parse.unquote(parts.path)
            file = (page.parent / path).resolve() if path else page
            if not file.is_file():
                yield f"{page.relative_to(guide.resolve())}: '{target}' is no file"
            elif parts.fragment and file in ids and urllib.parse.unquote(parts.fragment) not in ids[file]:
                yield f"{page.relative_to(guide.resolve())}: '{target}' is no place"


def main(guides):
    faults, count = [], 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--force-color-profile=srgb"])
        for guide in guides:
            ids, links = {}, {}
            for page in sorted(guide.rglob("*.html")):
                for width in (1280, 390):
                    for scheme in ("light", "dark"):
                        look(browser, guide, page, width, scheme, faults, ids, links)
                        count += 1
            faults += dead_links(guide, ids, links)
        browser.close()
    for fault in faults:
        print(fault)
    print(f"{count} views, {len(faults)} faults")
    return 1 if faults or not count else 0


sys.exit(main([pathlib.Path(argument) for argument in sys.argv[1:]]))
