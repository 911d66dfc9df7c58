// Every page is whole without this file. It adds: a choice of paper, copying of names, a filter, and two keys.
"use strict";

(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  // A browser may forbid storage on pages from a disk; then nothing is remembered.
  const memory = {
    read(key) {
      try { return localStorage.getItem(key); } catch { return null; }
    },
    write(key, value) {
      try { localStorage.setItem(key, value); } catch { return; }
    },
  };

  for (const part of all("[data-needs-script]")) part.hidden = false;

  const announcer = document.createElement("p");
  announcer.className = "unseen";
  announcer.setAttribute("role", "status");
  document.querySelector("main").append(announcer);

  // Paper
  const setPaper = (name) => {
    if (name === "auto") delete document.documentElement.dataset.paper;
    else document.documentElement.dataset.paper = name;
  };
  const papers = all('input[name="paper"]');
  const remembered = memory.read("specimen.paper");
  const paper = papers.find((input) => input.value === remembered) ?? papers[0];
  if (paper) {
    paper.checked = true;
    setPaper(paper.value);
  }
  for (const input of papers) {
    input.addEventListener("change", () => {
      setPaper(input.value);
      memory.write("specimen.paper", input.value);
    });
  }

  // Appearance: what was chosen on one page is chosen on the next; at first, what goes with the paper.
  const isDark = () =>
    paper && paper.value !== "auto" ? paper.value === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  const wanted = memory.read("specimen.appearance");
  const fits = (label) => (wanted === null ? isDark() && /\bdark\b/i.test(label) : label === wanted);
  for (const choice of all("fieldset.appearance")) {
    const inputs = all("input", choice);
    const found = inputs.find((input) => fits(input.value));
    if (found) found.checked = true;
    for (const input of inputs) {
      input.addEventListener("change", () => memory.write("specimen.appearance", input.value));
    }
  }
  // Buttons and menus remember all drawings under one name.
  const nameOf = (option) => (option.value === "all~" ? option.value : option.label);
  for (const menu of all("select.appearance")) {
    const found = [...menu.options].find((option) => fits(nameOf(option)));
    if (found) found.selected = true;
    menu.addEventListener("change", () => memory.write("specimen.appearance", nameOf(menu.selectedOptions[0])));
  }

  // On a narrow page the contents are a strip, which starts where the reader is.
  const current = document.querySelector(".side [aria-current]");
  if (current) current.closest("nav").scrollLeft = current.offsetLeft - 24;

  // Names that can be copied
  const copyText = async (text) => {
    if (navigator.clipboard && window.isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "unseen";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  };
  for (const code of all("code[data-token]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.title = "Copy the name";
    button.append(...code.childNodes);
    code.replaceWith(button);
  }
  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.(".copy");
    if (!button) return;
    const name = button.textContent;
    const done = await copyText(name).catch(() => false);
    button.focus();
    if (!done) return;
    button.dataset.copied = "";
    announcer.textContent = `${name} copied`;
    setTimeout(() => delete button.dataset.copied, 1200);
  });
  for (const button of all(".take")) {
    const word = button.firstChild;
    button.addEventListener("click", async () => {
      const text = button.closest(".sample").querySelector("code").textContent;
      const done = await copyText(text).catch(() => false);
      button.focus();
      if (!done) return;
      button.dataset.copied = "";
      word.data = "Copied";
      announcer.textContent = "Example copied";
      setTimeout(() => {
        delete button.dataset.copied;
        word.data = "Copy";
      }, 1200);
    });
  }

  // Filter: a row stays when every word occurs in it.
  const filter = document.getElementById("g~filter");
  if (filter) {
    const count = document.getElementById("g~filter-count");
    const groups = all("#g\\~tokens tbody, ul#g\\~tokens").map((body) => ({
      body,
      rows: all("tr:not(.group), li", body).map((row) => ({ row, text: row.textContent.toLowerCase() })),
      link: document.querySelector(`.jump a[href="#${CSS.escape(body.id)}"]`)?.parentElement,
    }));
    const total = groups.reduce((sum, group) => sum + group.rows.length, 0);
    const apply = () => {
      const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const group of groups) {
        let here = 0;
        for (const { row, text } of group.rows) {
          const fits = words.every((word) => text.includes(word));
          row.hidden = !fits;
          if (fits) here += 1;
        }
        group.body.hidden = here === 0;
        if (group.link) group.link.hidden = here === 0;
        shown += here;
      }
      count.textContent = `${shown} of ${total} tokens`;
      fitScrollers();
    };
    filter.value = new URLSearchParams(location.search).get("q") ?? filter.value;
    filter.addEventListener("input", apply);
    // A link to a token must find it, whatever the filter says.
    addEventListener("hashchange", () => {
      if (document.querySelector(":target")?.closest("[hidden]")) {
        filter.value = "";
        apply();
        document.querySelector(":target").scrollIntoView();
      }
    });
    requestAnimationFrame(apply);
  }

  // A slash begins a search; Escape gives it up.
  document.addEventListener("keydown", (event) => {
    const box = filter ?? document.getElementById("g~find");
    if (!box) return;
    if (event.key === "Escape" && event.target === box) {
      box.value = "";
      box.dispatchEvent(new Event("input"));
      box.blur();
    } else if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (event.target.matches?.('input:not([type="radio"]), textarea, select, [contenteditable]')) return;
      event.preventDefault();
      box.focus();
      box.select();
    }
  });

  // The Tab key stops at a table or drawing only where there is something to scroll.
  function fitScrollers() {
    for (const part of all(".wide, .plate > .scroll, .sample > .scroll")) {
      if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
      else part.removeAttribute("tabindex");
    }
  }
  fitScrollers();
  addEventListener("resize", fitScrollers);
})();
