"""links.py GUIDE...: reads every page, drawing and style sheet of guides without a browser.

Fails on a link, image or reference that leads nowhere or out of the guide, and on anything loaded from elsewhere.
"""
import html.parser
import pathlib
import re
import sys
import urllib.parse
import xml.etree.ElementTree

XLINK = "{http://www.w3.org/1999/xlink}href"
LINKS = {"href", "xlink:href", XLINK, "src", "action", "poster", "data"}
REFERENCES = {"aria-labelledby", "aria-describedby", "aria-controls", "for"}
URL = re.compile(r"""url\(\s*['"]?([^'")]+)""")


class File:
    """The places of one file, and where it leads: (element, target) pairs."""

    def __init__(self):
        self.ids, self.links, self.references = set(), [], []

    def element(self, tag, attributes):
        for name, value in attributes:
            value = value or ""
            if name == "id":
                self.ids.add(value)
            elif name in LINKS:
                self.links.append((tag, value))
            elif name == "srcset":
                self.links += [(tag, part.split()[0]) for part in value.split(",") if part.split()]
            elif name in REFERENCES:
                self.references += [(f"{tag} {name}", word) for word in value.split()]
            else:
                self.links += [(f"{tag} {name}", target) for target in URL.findall(value)]


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.file = File()
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.file.element(tag, attributes)


def read(path):
    text = path.read_text()
    if path.suffix == ".html":
        return Page(text).file
    file = File()
    if path.suffix == ".svg":
        for element in xml.etree.ElementTree.fromstring(text).iter():
            file.element(element.tag.split("}")[-1], element.attrib.items())
    else:
        file.links = [("url", target) for target in URL.findall(text)]
    return file


def faults_of(guide, path, file, files):
    for tag, name in file.references:
        if name not in file.ids:
            yield f"<{tag}> names '{name}', which is no place"
    for tag, target in file.links:
        parts = urllib.parse.urlsplit(target)
        if parts.scheme or parts.netloc:
            if tag != "a":
                yield f"<{tag}> loads '{target}' from elsewhere"
            continue
        wanted = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
        place = urllib.parse.unquote(parts.fragment)
        if not wanted.is_relative_to(guide):
            yield f"<{tag}> leads out of the guide: '{target}'"
        elif not wanted.is_file():
            yield f"<{tag}> leads to no file: '{target}'"
        elif place and wanted in files and place not in files[wanted].ids:
            yield f"<{tag}> leads to no place: '{target}'"


def main(guides):
    faults, count, links = 0, 0, 0
    for guide in (guide.resolve() for guide in guides):
        paths = sorted(path for path in guide.rglob("*") if path.suffix in (".html", ".svg", ".css"))
        files = {path: read(path) for path in paths}
        for path, file in files.items():
            for fault in dict.fromkeys(faults_of(guide, path, file, files)):
                print(f"{guide.name}/{path.relative_to(guide)}: {fault}")
                faults += 1
            links += len(file.links)
        count += len(files)
    print(f"{count} files, {links} links, {faults} faults")
    return 1 if faults or not links else 0


sys.exit(main([pathlib.Path(argument) for argument in sys.argv[1:]]))
