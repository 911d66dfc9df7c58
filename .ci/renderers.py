"""renderers.py GUIDE: compares three drawings of every sheet, those of Chromium, rsvg-convert and resvg.

Each picture is reduced to blocks of 8 px, so that the edges of letters do not count, and a block is compared with the block
at its place and those around it, so that a shift of a pixel or two does not count either. What is left is a part that is
missing, displaced or of another colour.

The length of texts is left out first: rsvg-convert knows no textLength, and sets words as wide as its font has them.
"""
import io
import pathlib
import re
import subprocess
import sys
import tempfile

import resvg_py
from PIL import Image
from playwright.sync_api import sync_playwright

BLOCK = 8
# Of 255 in a channel: text in another weight or hinting comes to less, a missing icon or bar to more.
TOLERANCE = 56


def read(png):
    return Image.open(io.BytesIO(png)).convert("RGBA")


def blocks(picture):
    paper = Image.new("RGBA", picture.size, "white")
    picture = Image.alpha_composite(paper, picture).convert("RGB")
    size = (picture.width // BLOCK, picture.height // BLOCK)
    return picture.resize(size, Image.Resampling.BOX)


def difference(one, other):
    """The greatest distance of a block from the nearest of the nine around its place, and where."""
    width, height = one.size
    first, second = one.load(), other.load()
    worst = (0, (0, 0))
    for y in range(height):
        for x in range(width):
            if first[x, y] == second[x, y]:
                continue
            near = min(
                max(abs(a - b) for a, b in zip(first[x, y], second[i, j]))
                for i in range(max(0, x - 1), min(width, x + 2))
                for j in range(max(0, y - 1), min(height, y + 2)))
            worst = max(worst, (near, (x * BLOCK, y * BLOCK)))
    return worst


def main(guide):
    sheets = sorted((guide / "sheets").glob("*.svg"))
    faults, most = 0, {}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--force-color-profile=srgb"])
        tab = browser.new_page()
        for sheet in sheets:
            text = re.sub(r' textLength="[^"]*" lengthAdjust="[^"]*"', "", sheet.read_text())
            copy = pathlib.Path(folder, sheet.name)
            copy.write_text(text)
            tab.goto(copy.as_uri())
            width, height = tab.evaluate("() => [document.documentElement.width, document.documentElement.height]"
                                         ".map((side) => Math.round(side.baseVal.value))")
            tab.set_viewport_size({"width": width, "height": height})
            chromium = read(tab.screenshot())
            others = {
                "rsvg-convert": subprocess.run(["rsvg-convert", str(copy)], capture_output=True, check=True).stdout,
                "resvg": bytes(resvg_py.svg_to_bytes(svg_path=str(copy))),
            }
            for name, png in others.items():
                picture = read(png)
                if picture.size != chromium.size:
                    faults += 1
                    print(f"{sheet.name}: {name} draws {picture.size}, and Chromium {chromium.size}")
                    continue
                worst, place = difference(blocks(chromium), blocks(picture))
                most[name] = max(most.get(name, (0, "")), (worst, f"{sheet.name} at {place}"))
                if worst > TOLERANCE:
                    faults += 1
                    print(f"{sheet.name}: {name} differs by {worst} near {place}")
        browser.close()
    for name, (worst, place) in sorted(most.items()):
        print(f"{name}: {len(sheets)} sheets, greatest difference {worst} of 255 ({place})")
    print(f"{faults} faults")
    return 1 if faults or not sheets else 0


sys.exit(main(pathlib.Path(sys.argv[1])))
