// Questions that look.py asks of a page; each answers with what is wrong, in words.
"use strict";

globalThis.look = (() => {
  const nameOf = (element) => {
    const held = element.closest("[id]");
    const tag = element.localName + (element.getAttribute("class") ? "." + element.getAttribute("class") : "");
    return held && held !== element ? `#${held.id} ${tag}` : held ? `#${held.id}` : tag;
  };

  const scrolls = (element) => {
    for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowX !== "visible") return true;
    }
    return false;
  };

  const sideways = () => {
    const room = document.documentElement.clientWidth;
    const beyond = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - room;
    if (beyond <= 0) return "";
    const wide = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > room + 0.5 && !scrolls(element));
    return `${beyond} px beyond ${room}, by ${wide.slice(0, 3).map(nameOf).join(", ") || "nothing that shows"}`;
  };

  const missingImages = async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    const found = await Promise.all(
      images.map((image) => image.decode().then(() => "", () => image.getAttribute("src") || nameOf(image))));
    return found.filter((source) => source !== "");
  };

  // A box holds the line from the highest letter to the lowest, so lines set close touch by a pixel or two.
  const tolerance = 2;

  const overlapsOf = (drawing) => {
    const boxes = [...drawing.querySelectorAll("text")]
      .map((text) => ({ text, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .sort((one, other) => one.box.left - other.box.left);
    const found = [];
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (other.box.left >= one.box.right - tolerance) break;
        const width = Math.min(one.box.right, other.box.right) - other.box.left;
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width <= tolerance || height <= tolerance) continue;
        found.push(
          `'${one.text.textContent}' and '${other.text.textContent}' in ${nameOf(one.text)} overlap by ` +
          `${Math.round(width)} × ${Math.round(height)} px`);
      }
    });
    return found;
  };

  const clippedIn = (drawing) => {
    const edge = drawing.getBoundingClientRect();
    return [...drawing.querySelectorAll("text")]
      .map((text) => ({ text, box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.left < edge.left - tolerance || box.right > edge.right + tolerance ||
        box.top < edge.top - tolerance || box.bottom > edge.bottom + tolerance))
      .map(({ text }) => `'${text.textContent}' in ${nameOf(text)} leaves the drawing`);
  };

  const badTexts = () => [...document.querySelectorAll("svg")]
    .filter((drawing) => !drawing.parentElement?.closest("svg"))
    .flatMap((drawing) => [...overlapsOf(drawing), ...clippedIn(drawing)]);

  return { sideways, missingImages, badTexts };
})();
