// Made by Scripts/embed-templates from Templates/; edit those.
// swift-format-ignore-file

/// The templates, style sheet and script that every guide has unless its team replaces them.
package enum BuiltInTemplates {
  package static let all: [(path: StaticString, text: StaticString)] = [
    ("component.html", ##"""
{{> title}}
{{#sections}}
{{> section}}
{{/sections}}
{{#access}}
<section aria-labelledby="g~accessibility">
<div class="head"><h2 id="g~accessibility">Accessibility</h2></div>
<div class="halves">
{{#hasFacts}}
<dl class="terms">
{{#facts}}
<dt>{{term}}</dt>
<dd>{{#isPass}}{{> mark-tick}}{{/isPass}}{{#isFail}}{{> mark-error}}{{/isFail}}{{#isExempt}}{{> mark-note}}{{/isExempt}}{{#isCode}}<code>{{text}}</code>{{/isCode}}{{^isCode}}{{text}}{{/isCode}}</dd>
{{/facts}}
</dl>
{{/hasFacts}}
{{#hasNotes}}
<ul class="rules">
{{#notes}}
<li>{{> mark-note}}{{> pieces}}</li>
{{/notes}}
</ul>
{{/hasNotes}}
</div>
</section>
{{/access}}
{{#hasGuidelines}}
<section aria-labelledby="g~guidelines">
<div class="head"><h2 id="g~guidelines">Guidelines</h2></div>
<div class="halves">
{{#hasDos}}
<div>
<h3>Do</h3>
<ul class="rules">
{{#dos}}
<li>{{> mark-tick}}{{> pieces}}</li>
{{/dos}}
</ul>
</div>
{{/hasDos}}
{{#hasDonts}}
<div>
<h3>Don’t</h3>
<ul class="rules">
{{#donts}}
<li>{{> mark-cross}}{{> pieces}}</li>
{{/donts}}
</ul>
</div>
{{/hasDonts}}
</div>
</section>
{{/hasGuidelines}}
{{#hasCode}}
<section aria-labelledby="g~code">
<div class="head"><h2 id="g~code">Code</h2><p>{{codeLead}}</p></div>
{{#codes}}
<div class="sample">
<p class="bar"><span>{{language}}</span> <button type="button" class="take" data-needs-script hidden>Copy<span class="unseen"> the {{language}} example</span></button></p>
<pre class="scroll" role="region" aria-label="{{language}} example" tabindex="0"><code>{{text}}</code></pre>
</div>
{{/codes}}
</section>
{{/hasCode}}

"""##),
    ("components.html", ##"""
{{> title}}
<section aria-labelledby="g~components">
<div class="head"><h2 id="g~components">All components</h2></div>
<ul class="kinds">
{{#components}}
<li>
{{#preview}}
<a class="thumb" href="{{root}}{{href}}" tabindex="-1" aria-hidden="true"><img src="{{root}}{{image}}" alt="" loading="lazy" width="{{width}}" height="{{height}}"></a>
{{/preview}}
<h3><a href="{{root}}{{href}}">{{label}}</a>{{#status}} {{> badge}}{{/status}}</h3>
{{#summary}}
<p>{{summary}}</p>
{{/summary}}
<p class="quiet">{{counts}}</p>
</li>
{{/components}}
</ul>
</section>

"""##),
    ("guide.css", ##"""
/* The guide's own look: paper, ink and greys. Whatever has a hue on a page is the team's. */

:root {
  color-scheme: light dark;
  --paper: #ffffff;
  --wash: #f4f4f4;
  --fill: #dadada;
  --rule: #dadada;
  --edge: #858585;
  --ink-2: #5c5c5c;
  --ink: #161616;
  --around-chip: rgb(0 0 0 / 16%);
  --sans: -apple-system, BlinkMacSystemFont, "Helvetica Neue", "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  --side: 208px;
  --pad: 48px;
  --gutter: 24px;
}

/* A browser that cannot tell the two papers apart stays on the light one. */
@supports (color: light-dark(#000000, #ffffff)) {
  :root {
    --paper: light-dark(#ffffff, #121212);
    --wash: light-dark(#f4f4f4, #1d1d1d);
    --fill: light-dark(#dadada, #3a3a3a);
    --rule: light-dark(#dadada, #333333);
    --edge: light-dark(#858585, #7a7a7a);
    --ink-2: light-dark(#5c5c5c, #a6a6a6);
    --ink: light-dark(#161616, #ededed);
    --around-chip: light-dark(rgb(0 0 0 / 16%), rgb(255 255 255 / 24%));
  }
}

@supports not (color: light-dark(#000000, #ffffff)) {
  :root { color-scheme: light; }
}

:root[data-paper="light"] { color-scheme: light; }
:root[data-paper="dark"] { color-scheme: dark; }

@media (prefers-contrast: more) {
  :root { --rule: var(--edge); --ink-2: var(--ink); }
}

/* Ground */

*, ::before, ::after { box-sizing: border-box; }

html {
  background: var(--paper);
  color: var(--ink);
  font: 15px/24px var(--sans);
  font-variant-numeric: tabular-nums;
  scroll-padding-top: 24px;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}

body {
  display: grid;
  grid-template-columns: var(--side) minmax(0, 1fr);
  margin: 0;
}

h1, h2, h3, p, dl, dd, ol, ul, figure, fieldset, legend, pre { margin: 0; padding: 0; }
ol, ul { list-style: none; }
[hidden] { display: none !important; }

h1 {
  margin-left: -.03em;
  font-size: clamp(40px, 5.4vw, 64px);
  font-weight: 700;
  letter-spacing: -.035em;
  line-height: 1;
  overflow-wrap: anywhere;
}

h2 { font-size: 20px; font-weight: 600; letter-spacing: -.01em; line-height: 28px; }
h3 { font-size: 15px; font-weight: 600; line-height: 24px; }
a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 3px; }
a:hover { text-decoration-thickness: 2px; }
code, kbd { font: 12.5px/20px var(--mono); overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
main:focus { outline: none; }

.quiet { color: var(--ink-2); }

.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

.skip {
  position: absolute;
  z-index: 3;
  top: -80px;
  left: 8px;
  padding: 8px 16px;
  background: var(--ink);
  color: var(--paper);
}

.skip:focus { top: 8px; }

/* The margin column */

.side {
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: 32px;
  height: 100vh;
  height: 100dvh;
  padding: 32px 2px 24px 24px;
  overflow-y: auto;
  font-size: 13px;
  line-height: 20px;
}

.mark {
  display: flex;
  justify-content: space-between;
  gap: 8px;
  font-size: 15px;
  font-weight: 700;
  letter-spacing: -.01em;
  line-height: 24px;
  overflow-wrap: anywhere;
  text-decoration: none;
}

.mark span { color: var(--ink-2); font-weight: 400; letter-spacing: 0; overflow-wrap: normal; }
.side nav { border-top: 1px solid var(--ink); }

.side nav a {
  position: relative;
  display: grid;
  grid-template-columns: 24px 1fr;
  padding: 5px 0;
  border-bottom: 1px solid var(--rule);
  color: var(--ink-2);
  text-decoration: none;
}

.side nav a:hover, .side nav a[aria-current] { color: var(--ink); }
.side nav a[aria-current] { font-weight: 600; }

.side nav a[aria-current]::after {
  content: "";
  position: absolute;
  top: 11px;
  right: 2px;
  width: 8px;
  height: 8px;
  background: currentColor;
}

.side nav .sub a { padding-left: 24px; grid-template-columns: 1fr; }
.no { font-weight: 400; }
.tools { display: grid; gap: 20px; margin-top: auto; }
.tools form { display: grid; gap: 4px; }
label, legend { color: var(--ink-2); font-size: 13px; line-height: 20px; }

input[type="search"], select.appearance {
  min-height: 32px;
  padding: 5px 8px;
  border: 1px solid var(--edge);
  border-radius: 0;
  background: var(--paper);
  color: var(--ink);
  font: 13px/20px var(--sans);
}

input[type="search"] { width: 100%; font-family: var(--mono); appearance: none; }

input::-webkit-search-cancel-button { filter: grayscale(1); }

kbd {
  display: inline-block;
  padding: 0 5px;
  border: 1px solid var(--edge);
  font-size: 11px;
  line-height: 16px;
}

/* One choice of a few: radio buttons, so that arrow keys and forms work as ever */

.choice { display: flex; flex-wrap: wrap; min-width: 0; padding-right: 1px; border: 0; }
.choice legend { float: left; width: 100%; padding-bottom: 4px; }
.choice input { position: absolute; width: 1px; height: 1px; margin: 0; opacity: 0; }

.choice label {
  position: relative;
  flex: 1;
  min-height: 32px;
  margin-right: -1px;
  padding: 5px 8px;
  border: 1px solid var(--edge);
  background: var(--paper);
  color: var(--ink);
  cursor: pointer;
  text-align: center;
}

.choice label:hover { background: var(--wash); }
.choice :checked + label { border-color: var(--ink); background: var(--ink); color: var(--paper); }
.choice :focus-visible + label { z-index: 1; outline: 2px solid var(--ink); outline-offset: 2px; }

.appearance { padding-bottom: 24px; }
.appearance label { flex: 0 1 auto; padding-inline: 12px; }
.menu { display: grid; justify-items: start; gap: 4px; padding-bottom: 24px; }
.menu select { max-width: 100%; }

/* Without it a choice could not hide anything. */
@supports not selector(:has(*)) { .choice.appearance, .menu { display: none; } }

/* The page */

main { min-width: 0; max-width: 1216px; padding: 32px var(--pad) 64px; }
section { padding-bottom: 72px; }

.run {
  display: flex;
  justify-content: space-between;
  gap: 16px;
  color: var(--ink-2);
  font-size: 13px;
  line-height: 20px;
}

.title, .head {
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: var(--gutter);
  border-top: 1px solid var(--ink);
  padding-top: 8px;
}

.title { padding-bottom: 64px; }
.title .run { grid-column: 1 / -1; margin-bottom: 44px; }
.title h1 { grid-column: 1 / 8; }
.title .lead { grid-column: 8 / -1; align-self: end; color: var(--ink-2); text-wrap: pretty; }
.head { padding-bottom: 24px; }
.head h2 { grid-column: 1 / 5; }
.head p { grid-column: 5 / 12; padding-top: 3px; color: var(--ink-2); text-wrap: pretty; }
.more { padding-top: 16px; color: var(--ink-2); font-size: 13px; line-height: 20px; }

.foot {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 24px;
  padding-top: 8px;
  border-top: 1px solid var(--ink);
  color: var(--ink-2);
  font-size: 13px;
  line-height: 20px;
}

.turn { display: flex; gap: 24px; }

/* The cover */

.cover { padding: 8px 0 64px; border-top: 1px solid var(--ink); }

.cover h1 {
  margin: 72px 0 40px -.055em;
  font-size: clamp(88px, 19.5vw, 272px);
  letter-spacing: -.055em;
  line-height: .86;
}

.cover h1.long { font-size: clamp(48px, 9.6vw, 136px); line-height: .92; }
.cover h1.longer { font-size: clamp(36px, 5.6vw, 80px); letter-spacing: -.045em; line-height: 1; }

.about {
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px var(--gutter);
  padding-top: 12px;
  border-top: 1px solid var(--rule);
  font-size: 13px;
  line-height: 20px;
}

.about > p { color: var(--ink-2); text-wrap: pretty; }
.facts { display: grid; grid-column: 2 / -1; grid-template-columns: subgrid; gap: 24px var(--gutter); }
.facts:first-child { grid-column: 1 / -1; }
.facts dt { color: var(--ink-2); }
.facts dd { overflow-wrap: anywhere; }

.tally {
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  column-gap: var(--gutter);
}

.tally li { border-top: 1px solid var(--rule); }
.tally li:has(a:hover) { border-top-color: var(--ink); }
.tally a { display: block; text-decoration: none; }
.tally b { display: block; padding-top: 8px; font-size: 40px; font-weight: 400; letter-spacing: -.03em; line-height: 48px; }
.tally span { display: block; padding-bottom: 20px; color: var(--ink-2); font-size: 13px; line-height: 20px; }
.tally a:hover span { text-decoration: underline; }

.thumbs {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: 32px var(--gutter);
}

.thumbs a { display: block; font-size: 13px; line-height: 20px; text-decoration: none; }

/* The upper part of a sheet, at the scale of all others; below a low one lies the light paper that it has. */
.thumb { display: block; aspect-ratio: 8 / 5; overflow: hidden; border: 1px solid var(--rule); background: #ffffff; }
.thumb img { display: block; width: 100%; height: auto; }
.thumbs a:hover .thumb { border-color: var(--ink); }
.thumbs a:hover .cap > :first-child { text-decoration: underline; }
.cap { display: flex; justify-content: space-between; gap: 16px; padding-top: 8px; }
.cap .no { color: var(--ink-2); }

/* Plates: a sheet inside a page. Its file carries the light values; here it takes the page's paper. */

/* A gap, which unlike a margin goes with a drawing that a choice hides. */
.plates { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; }
.plates:not(:last-child) { margin-bottom: 24px; }
.plate { border: 1px solid var(--rule); }
.plate > .scroll { overflow-x: auto; }
.plate svg, .plate img { display: block; width: 100%; min-width: 720px; height: auto; }

.plate figcaption {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  padding: 6px 12px;
  border-top: 1px solid var(--rule);
  color: var(--ink-2);
  font-size: 12px;
  line-height: 20px;
}

.plate .p, .plate .h { fill: var(--paper); }
.plate .w { fill: var(--wash); }
.plate .f { fill: var(--fill); }
.plate .l { fill: var(--rule); }
.plate .e { fill: var(--edge); }
.plate .m { fill: var(--ink-2); }
.plate .i { fill: var(--ink); }
.plate .ps { stroke: var(--paper); }
.plate .ws { stroke: var(--wash); }
.plate .fs { stroke: var(--fill); }
.plate .r { stroke: var(--rule); }
.plate .es { stroke: var(--edge); }
.plate .ms { stroke: var(--ink-2); }
.plate .s, .plate .h { stroke: var(--ink); }

.plate figcaption a { margin-left: auto; overflow-wrap: anywhere; }

/* Components: cards with a drawing, and what is said of one in two columns */

.kinds {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  gap: 40px var(--gutter);
}

.kinds li { font-size: 13px; line-height: 20px; }
.kinds .thumb { margin-bottom: 12px; }
.kinds li:hover .thumb { border-color: var(--ink); }
.kinds h3 { padding-bottom: 4px; }
.kinds h3 a { text-decoration: none; }
.kinds h3 a:hover, .kinds li:has(.thumb:hover) h3 a { text-decoration: underline; }

.badge {
  display: inline-block;
  padding: 0 6px;
  border: 1px solid var(--edge);
  color: var(--ink);
  font-size: 12px;
  font-weight: 400;
  letter-spacing: 0;
  line-height: 18px;
  white-space: nowrap;
}

.badge .sign { margin-right: 4px; }
.halves { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px var(--gutter); }
.halves h3 { padding-bottom: 8px; }
.terms { display: grid; grid-template-columns: minmax(88px, 1fr) 3fr; align-content: start; border-top: 1px solid var(--rule); }
.terms dt, .terms dd { padding: 7px 0 8px; border-bottom: 1px solid var(--rule); font-size: 13px; line-height: 20px; overflow-wrap: anywhere; }
.terms dt { color: var(--ink-2); }
.rules { border-top: 1px solid var(--rule); font-size: 13px; line-height: 20px; }
.rules li { padding: 7px 0 8px 18px; border-bottom: 1px solid var(--rule); text-wrap: pretty; overflow-wrap: anywhere; }
.rules .sign { margin-left: -18px; }
.line { display: block; }
.line code { overflow-wrap: normal; }
.line + .line { padding-top: 2px; }
.sample { border: 1px solid var(--rule); }
.sample + .sample { margin-top: 24px; }
.sample .bar { display: flex; justify-content: space-between; gap: 16px; padding: 6px 12px; border-bottom: 1px solid var(--rule); color: var(--ink-2); font-size: 12px; line-height: 20px; }
.sample pre { padding: 16px 12px; overflow-x: auto; }
.sample pre code { overflow-wrap: normal; }

.copy, .take {
  min-height: 24px;
  margin: -2px 0;
  padding: 2px 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: copy;
}

.take {
  font: inherit;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
}

.take:hover { color: var(--ink); }
.take[data-copied] { color: var(--ink); text-decoration: none; }

/* Chips and signs */

.chip { width: 16px; height: 16px; margin-right: 8px; vertical-align: -3px; }
.chip rect { stroke: var(--around-chip); }
.chip.absent rect { stroke: var(--ink-2); }
.chip .check { fill: var(--edge); }
.sign { width: 12px; height: 12px; margin-right: 6px; vertical-align: -1px; }

/* Tables */

.wide { position: relative; overflow-x: auto; }
.wide:focus-visible { outline-offset: -2px; }
table { width: 100%; border-spacing: 0; font-size: 13px; line-height: 20px; }
caption { padding-bottom: 8px; color: var(--ink-2); text-align: left; }

th, td {
  padding: 7px 16px 8px 0;
  border-bottom: 1px solid var(--rule);
  font-weight: 400;
  text-align: left;
  vertical-align: top;
}

tr > :last-child { padding-right: 0; }
thead th { min-width: 88px; border-bottom-color: var(--ink); color: var(--ink-2); vertical-align: bottom; }
td small, th small { display: block; color: var(--ink-2); font-size: 12px; line-height: 16px; text-wrap: pretty; }
td small + small, th code + small, th .copy + small, th small + small { padding-top: 2px; }
small.mono { font: 11.5px/16px var(--mono); overflow-wrap: break-word; }
small .sign { margin-right: 4px; }
.link { display: block; }
.link code { overflow-wrap: break-word; }
.chip + .link { display: inline-block; max-width: calc(100% - 24px); vertical-align: top; }
.group th { padding-top: 24px; border-bottom-color: var(--ink); font-weight: 600; overflow-wrap: anywhere; }
.number { font-family: var(--mono); font-size: 12.5px; text-align: right; }
thead .number { font-family: inherit; font-size: inherit; }
.number + :not(.number) { padding-left: 16px; }

.tokens tbody th[scope="row"]:not(.ordinal) { min-width: 208px; max-width: 400px; }
.tokens .ordinal { width: 80px; }
.tokens td > .chip ~ small { padding-left: 24px; }
.tokens td > .sign ~ small { padding-left: 18px; }
.tokens td { min-width: 96px; max-width: 480px; }
.tokens td.number { min-width: 72px; }
.tokens td:has(> .sign) { min-width: 128px; }
.tokens td > .quiet { white-space: nowrap; }
.wide + .wide { margin-top: 32px; }
.tokens tr:target > *, .problems tr:target > * { background: var(--wash); }
.problems td:nth-child(2) { min-width: 240px; overflow-wrap: anywhere; }
.problems td:nth-child(3), .problems td:nth-child(4) { min-width: 176px; }
.problems th[scope="row"] { white-space: nowrap; }

.copy {
  font: 12.5px/20px var(--mono);
  overflow-wrap: anywhere;
  text-align: left;
}

.copy:hover { text-decoration: underline; text-underline-offset: 3px; }

.copy[data-copied]::after {
  content: "copied";
  margin-left: 8px;
  padding: 2px 6px;
  background: var(--ink);
  color: var(--paper);
  font: 11px/16px var(--sans);
}

/* What is known of a colour, folded until somebody asks */

.detail { border-bottom: 1px solid var(--rule); font-size: 13px; line-height: 20px; }
.detail summary { padding: 7px 0 8px; cursor: pointer; overflow-wrap: anywhere; }
.detail summary:hover { background: var(--wash); }
.detail dl { display: grid; grid-template-columns: minmax(96px, 176px) minmax(0, 1fr); gap: 0 var(--gutter); padding: 4px 0 8px 16px; }
.detail dt { grid-column: 1; color: var(--ink-2); }
.detail dd { grid-column: 2; overflow-wrap: anywhere; }
.detail p { padding: 0 0 12px 16px; }

/* Filter and jump list */

.filter { display: flex; flex-wrap: wrap; align-items: end; gap: 8px 24px; padding-bottom: 24px; }
.filter > div { display: grid; flex: 0 1 400px; gap: 4px; }
.filter output { color: var(--ink-2); font-size: 13px; line-height: 32px; }
.jump { padding-bottom: 24px; font-size: 13px; line-height: 24px; }
.jump ul { display: flex; flex-wrap: wrap; gap: 4px 20px; }
.jump li { overflow-wrap: anywhere; }
.parts { columns: 3 208px; column-gap: var(--gutter); font-size: 13px; line-height: 20px; }
.parts li { display: flex; justify-content: space-between; gap: 16px; padding: 7px 0 8px; border-bottom: 1px solid var(--rule); break-inside: avoid; overflow-wrap: anywhere; }
.addresses { columns: 3 256px; column-gap: var(--gutter); font: 12.5px/24px var(--mono); }
.addresses li { content-visibility: auto; contain-intrinsic-height: auto 24px; overflow-wrap: anywhere; }
.addresses li:target { background: var(--wash); }
.title h1 .part { display: block; font-size: .62em; letter-spacing: -.025em; line-height: 1.1; }

/* Widths */

@media (min-width: 1440px) {
  :root { --side: 256px; --pad: 64px; }
  .side { padding-left: 32px; }
  main { max-width: 1280px; }
}

/* A table with many columns keeps its names in sight. */
@media (min-width: 841px) {
  .tokens :is(tbody th[scope="row"], thead th:first-child) {
    position: sticky;
    z-index: 1;
    left: 0;
    background: var(--paper);
  }

  .tokens tr:target th[scope="row"] { background: var(--wash); }
  .tokens .group span { position: sticky; left: 0; }
}

@media (max-width: 1080px) {
  :root { --side: 184px; --pad: 32px; }
  .tally { grid-template-columns: repeat(4, minmax(0, 1fr)); }
}

@media (max-width: 840px) {
  :root { --pad: 24px; --gutter: 16px; }
  body { display: block; }
  .side { position: static; height: auto; gap: 12px; padding: 16px var(--pad) 0; overflow: visible; }

  .side nav {
    margin: 0 calc(-1 * var(--pad));
    padding: 0 var(--pad);
    border-top: 0;
    border-bottom: 1px solid var(--rule);
    overflow-x: auto;
  }

  .side nav ol { display: flex; gap: 20px; }
  .side nav a { display: block; padding: 8px 0 11px; border: 0; white-space: nowrap; }
  .side nav a[aria-current] { box-shadow: inset 0 -2px var(--ink); }
  .side nav a[aria-current]::after, .side nav .no { display: none; }
  .tools { grid-template-columns: minmax(0, 1fr) auto; align-items: end; gap: 16px; margin: 0; }
  .tools > :only-child { grid-column: 1 / -1; }
  main { padding-top: 24px; }
  section { padding-bottom: 56px; }
  .title { padding-bottom: 48px; }
  .title .run { margin-bottom: 28px; }
  .side nav .sub a { padding-left: 0; }
  .title h1, .title .lead, .head h2, .head p { grid-column: 1 / -1; }
  .halves { grid-template-columns: minmax(0, 1fr); }
  .title .lead { margin-top: 16px; }
  .cover { padding-bottom: 48px; }
  .cover h1 { margin-top: 40px; }
  .about { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .about > p, .facts { grid-column: 1 / -1; }
  .tally { grid-template-columns: repeat(3, minmax(0, 1fr)); }
}

@media (max-width: 480px) {
  :root { --pad: 16px; }
  .tokens tbody th[scope="row"]:not(.ordinal) { min-width: 160px; }
  .tally { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .cover h1 { font-size: clamp(72px, 24vw, 112px); }
  kbd { display: none; }
}

@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after {
    animation: none !important;
    scroll-behavior: auto !important;
    transition: none !important;
  }
}

@media (forced-colors: active) {
  .plate svg, .plate img, .thumb, .chip { forced-color-adjust: none; }
  .side nav a[aria-current]::after { background: LinkText; }
  .choice :checked + label { border-color: Highlight; background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .copy[data-copied]::after { border: 1px solid; }
}

@media print {
  @page { size: A4; margin: 16mm; }

  :root { color-scheme: light; }
  html { font-size: 13px; }
  body { display: block; }
  main { max-width: none; padding: 0; }
  .detail:not([open]), .side, .skip, .filter, .jump, .appearance, .menu, .take, .turn { display: none !important; }
  section { padding-bottom: 32px; }
  .wide, .plate > .scroll { overflow: visible; }
  .sample pre { white-space: pre-wrap; }
  .plate svg, .plate img { min-width: 0; }
  .plate, .thumbs li, .kinds li, .sample, tr { break-inside: avoid; }
  .head, .group { break-after: avoid; }
  .cover h1 { font-size: 96px; }
  table { font-size: 10px; line-height: 16px; }
  td code, th code, .copy, .number { font-size: 9.5px; line-height: 16px; }
  th, td { padding-right: 8px; }
  thead th, .tokens td, .tokens td:has(> .sign), .tokens tbody th[scope="row"] { min-width: 0; }
  a { text-decoration: none; }
}

"""##),
    ("guide.js", ##"""
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

"""##),
    ("index.html", ##"""
<header class="cover">
<p class="run"><span>Style guide</span>{{#version}}<span>{{version}}</span>{{/version}}</p>
<h1{{#nameSize}} class="{{nameSize}}"{{/nameSize}}>{{name}}</h1>
<div class="about">
{{#summary}}
<p>{{summary}}</p>
{{/summary}}
<dl class="facts">
{{#facts}}
<div><dt>{{label}}</dt><dd>{{value}}</dd></div>
{{/facts}}
</dl>
</div>
</header>
<section aria-labelledby="counts">
<div class="head"><h2 id="counts">Tokens</h2><p>{{countsLead}}</p></div>
{{#hasCounts}}
<ul class="tally">
{{#counts}}
<li>{{#href}}<a href="{{root}}{{href}}"><b>{{count}}</b> <span>{{label}}</span></a>{{/href}}{{^href}}<b>{{count}}</b> <span>{{label}}</span>{{/href}}</li>
{{/counts}}
</ul>
{{/hasCounts}}
</section>
{{#hasProblems}}
<section aria-labelledby="problems">
<div class="head"><h2 id="problems">Problems</h2><p>{{problemsLead}}</p></div>
<div class="wide" role="region" aria-labelledby="problems-caption" tabindex="0">
<table class="problems">
<caption id="problems-caption">What could not be read as it is written</caption>
<thead>
<tr><th scope="col">Severity</th><th scope="col">Problem</th><th scope="col">Token</th><th scope="col">Place</th></tr>
</thead>
<tbody>
{{#problems}}
{{> problem}}
{{/problems}}
</tbody>
</table>
</div>
{{#problemsMore}}
<p class="more">{{problemsMore}}</p>
{{/problemsMore}}
</section>
{{/hasProblems}}
{{#hasSheets}}
<section aria-labelledby="sheets">
<div class="head"><h2 id="sheets">Sheets</h2><p>{{sheetsLead}}</p></div>
<ul class="thumbs">
{{#sheets}}
<li><a href="{{root}}{{href}}"><span class="thumb"><img src="{{root}}{{image}}" alt="{{alt}}" loading="lazy" width="{{width}}" height="{{height}}"></span><span class="cap"><span>{{label}}</span> <span class="no">{{number}}</span></span></a></li>
{{/sheets}}
</ul>
</section>
{{/hasSheets}}

"""##),
    ("page.html", ##"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' file:; script-src 'self' file:; img-src 'self' file:; font-src 'self' file:; form-action 'self' file:; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{{title}}</title>
<link rel="stylesheet" href="{{root}}assets/guide.css">
<link rel="stylesheet" href="{{root}}assets/tokens.css">
<script src="{{root}}assets/guide.js" defer></script>
</head>
<body>
<a class="skip" href="#g~main">Skip to the page</a>
<header class="side">
<a class="mark" href="{{root}}index.html">{{name}}{{#version}} <span>{{version}}</span>{{/version}}</a>
<nav aria-label="Contents">
<ol>
{{#pages}}
<li><a href="{{root}}{{href}}"{{#current}} aria-current="{{current}}"{{/current}}><span class="no">{{number}}</span> {{label}}</a></li>
{{#below}}
<li class="sub"><a href="{{root}}{{href}}"{{#current}} aria-current="{{current}}"{{/current}}>{{label}}</a></li>
{{/below}}
{{/pages}}
</ol>
</nav>
<div class="tools" data-needs-script hidden>
{{^hasFilter}}
<form action="{{root}}tokens.html" role="search">
<label for="g~find">Find a token <kbd>/</kbd></label>
<input id="g~find" name="q" type="search" autocomplete="off" spellcheck="false">
</form>
{{/hasFilter}}
<fieldset class="choice">
<legend>Paper</legend>
<input type="radio" name="paper" id="g~paper-auto" value="auto" checked><label for="g~paper-auto">Auto</label>
<input type="radio" name="paper" id="g~paper-light" value="light"><label for="g~paper-light">Light</label>
<input type="radio" name="paper" id="g~paper-dark" value="dark"><label for="g~paper-dark">Dark</label>
</fieldset>
</div>
</header>
<main id="g~main" tabindex="-1">
{{{content}}}
<footer class="foot">
<p>{{name}}{{#version}} {{version}}{{/version}}. Made by Specimen{{#origin}} from <code>{{origin}}</code>{{/origin}}.</p>
<p class="turn">{{#previous}}<a href="{{root}}{{href}}" rel="prev">{{label}}</a>{{/previous}} {{#next}}<a href="{{root}}{{href}}" rel="next">{{label}}</a>{{/next}}</p>
</footer>
</main>
</body>
</html>

"""##),
    ("partials/badge.html", ##"""
<span class="badge">{{#isDeprecated}}{{> mark-deprecated}}{{/isDeprecated}}{{status}}</span>
"""##),
    ("partials/cell.html", ##"""
<td{{#span}} colspan="{{span}}"{{/span}}{{#isNumber}} class="number"{{/isNumber}}>{{#chips}}{{> chip}}{{/chips}}{{#isNamed}}{{> chip-absent}}{{/isNamed}}{{#isUnfilled}}{{> chip-absent}}<span class="quiet">not filled in</span>{{/isUnfilled}}{{#isMissing}}{{#isColor}}{{> chip-missing}}{{/isColor}}<span aria-hidden="true">–</span><span class="unseen">missing</span>{{/isMissing}}{{#isAAA}}{{> mark-aaa}}{{/isAAA}}{{#isAA}}{{> mark-aa}}{{/isAA}}{{#isLarge}}{{> mark-large}}{{/isLarge}}{{#isFail}}{{> mark-error}}{{/isFail}}{{#code}}<code>{{code}}</code>{{/code}}{{#links}}<a class="link" href="{{root}}{{linkHref}}"><code>{{#linkSegments}}{{.}}<wbr>{{/linkSegments}}</code></a>{{/links}}{{plain}}{{#lines}}<span class="line"><code>{{lineCode}}</code> {{lineText}}</span>{{/lines}}{{#quiet}} <span class="quiet">{{quiet}}</span>{{/quiet}}{{#isInherited}}<span class="quiet" aria-hidden="true"> ↳</span><span class="unseen"> inherited</span>{{/isInherited}}{{#hasAlias}}<small class="mono">{{#aliasSegments}}{{.}}<wbr>{{/aliasSegments}}</small>{{/hasAlias}}{{#note}}<small>{{note}}</small>{{/note}}</td>

"""##),
    ("partials/chip-absent.html", ##"""
<svg class="chip absent" viewBox="0 0 16 16" aria-hidden="true"><rect x=".5" y=".5" width="15" height="15" fill="none" stroke-dasharray="3 2"/></svg>
"""##),
    ("partials/chip-missing.html", ##"""
<svg class="chip" viewBox="0 0 16 16" aria-hidden="true"><rect x=".5" y=".5" width="15" height="15" fill="#ff00ff"/><path d="M.5.5l15 15M15.5.5l-15 15" stroke="#000000"/></svg>
"""##),
    ("partials/chip.html", ##"""
<svg class="chip" viewBox="0 0 16 16" aria-hidden="true">{{#isTranslucent}}<path class="check" d="M0 0h8v8H0zM8 8h8v8H8z"/>{{/isTranslucent}}<rect x=".5" y=".5" width="15" height="15" fill="{{hex}}"{{#wide}} data-wide="{{wide}}"{{/wide}}{{#isTranslucent}} fill-opacity="{{opacity}}"{{/isTranslucent}}/></svg>
"""##),
    ("partials/details.html", ##"""
<details class="detail">
<summary><code>{{#detailName}}{{.}}<wbr>{{/detailName}}</code></summary>
<dl>
{{#facts}}
<dt>{{term}}</dt>
{{#values}}
<dd>{{#href}}<a href="{{root}}{{href}}"><code>{{text}}</code></a>{{/href}}{{^href}}<code>{{text}}</code>{{/href}}</dd>
{{/values}}
{{/facts}}
</dl>
<p><a href="{{root}}{{detailAnchor}}">Row in the table of all tokens</a></p>
</details>

"""##),
    ("partials/mark-aa.html", ##"""
<svg class="sign" viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="5.5" fill="currentColor"/></svg>
"""##),
    ("partials/mark-aaa.html", ##"""
<svg class="sign" viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="5.25" fill="none" stroke="currentColor" stroke-width="1.5"/><circle cx="6" cy="6" r="2.5" fill="currentColor"/></svg>
"""##),
    ("partials/mark-cross.html", ##"""
<svg class="sign" viewBox="0 0 12 12" aria-hidden="true"><path d="M2 2l8 8M10 2l-8 8" fill="none" stroke="currentColor" stroke-width="1.75"/></svg>
"""##),
    ("partials/mark-deprecated.html", ##"""
<svg class="sign" viewBox="0 0 12 12" aria-hidden="true"><path d="M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M2.8 9.2l6.4-6.4" fill="none" stroke="currentColor" stroke-width="1.25"/></svg>
"""##),
    ("partials/mark-error.html", ##"""
<svg class="sign" viewBox="0 0 12 12" aria-hidden="true"><path d="M1 1h10v10H1zM3.5 3.5l5 5M8.5 3.5l-5 5" fill="none" stroke="currentColor" stroke-width="1.25"/></svg>
"""##),
    ("partials/mark-large.html", ##"""
<svg class="sign" viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="5" fill="none" stroke="currentColor"/><path d="M6 1a5 5 0 0 1 0 10z" fill="currentColor"/></svg>
"""##),
    ("partials/mark-note.html", ##"""
<svg class="sign" viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" stroke-width="1.25"/></svg>
"""##),
    ("partials/mark-tick.html", ##"""
<svg class="sign" viewBox="0 0 12 12" aria-hidden="true"><path d="M1.5 6.5l3 3l6-7" fill="none" stroke="currentColor" stroke-width="1.75"/></svg>
"""##),
    ("partials/mark-warning.html", ##"""
<svg class="sign" viewBox="0 0 12 12" aria-hidden="true"><path d="M6 1l5.25 10H.75z" fill="currentColor"/></svg>
"""##),
    ("partials/pieces.html", ##"""
{{#pieces}}{{#href}}<a href="{{href}}">{{/href}}{{#isStrong}}<strong>{{/isStrong}}{{#isEmphasis}}<em>{{/isEmphasis}}{{#code}}<code>{{code}}</code>{{/code}}{{words}}{{#isEmphasis}}</em>{{/isEmphasis}}{{#isStrong}}</strong>{{/isStrong}}{{#href}}</a>{{/href}}{{/pieces}}
"""##),
    ("partials/plates.html", ##"""
{{#isButtons}}
<fieldset class="choice appearance">
<legend>Appearance</legend>
{{#choices}}
<input type="radio" name="g~{{setId}}" id="{{choiceId}}" value="{{label}}"{{#isFirst}} checked{{/isFirst}}><label for="{{choiceId}}">{{label}}</label>
{{/choices}}
<input type="radio" name="g~{{setId}}" id="g~{{setId}}~all~" value="all~"><label for="g~{{setId}}~all~">{{allLabel}}</label>
</fieldset>
{{/isButtons}}
{{#isMenu}}
<p class="menu"><label for="g~{{setId}}">Appearance</label>
<select class="appearance" id="g~{{setId}}" autocomplete="off">
{{#choices}}
<option value="{{value}}"{{#isFirst}} selected{{/isFirst}}>{{label}}</option>
{{/choices}}
<option value="all~">{{allLabel}}</option>
</select></p>
{{/isMenu}}
<div class="plates">
{{#plates}}
<figure class="plate" data-set="{{set}}" data-sheet="{{value}}">
<div class="scroll" role="region" aria-label="{{title}}, sheet" tabindex="0">
{{#isInline}}
{{{drawing}}}
{{/isInline}}
{{^isInline}}
<img src="{{root}}{{file}}" alt="{{title}}. {{description}}" width="{{width}}" height="{{height}}" loading="lazy">
{{/isInline}}
</div>
<figcaption><span>{{caption}}</span> <a href="{{root}}{{file}}"><code>{{file}}</code></a></figcaption>
</figure>
{{/plates}}
</div>

"""##),
    ("partials/problem.html", ##"""
<tr id="{{problemId}}">
<th scope="row">{{#isError}}{{> mark-error}}{{/isError}}{{#isWarning}}{{> mark-warning}}{{/isWarning}}{{#isNote}}{{> mark-note}}{{/isNote}}{{severity}}</th>
<td>{{message}}{{#hint}}<small>{{hint}}</small>{{/hint}}<small class="mono">{{code}}</small></td>
<td>{{#token}}{{#tokenHref}}<a href="{{root}}{{tokenHref}}"><code>{{token}}</code></a>{{/tokenHref}}{{^tokenHref}}<code>{{token}}</code>{{/tokenHref}}{{/token}}</td>
<td><code>{{#place}}{{.}}<wbr>{{/place}}</code></td>
</tr>

"""##),
    ("partials/row.html", ##"""
<tr{{#rowId}} id="{{rowId}}"{{/rowId}}>
<th scope="row"{{#isOrdinal}} class="ordinal"{{/isOrdinal}}>{{#isName}}<code data-token>{{#segments}}{{.}}<wbr>{{/segments}}</code>{{/isName}}{{head}}{{#hasSecond}} <span class="quiet">on</span> <code data-token>{{#second}}{{.}}<wbr>{{/second}}</code>{{/hasSecond}}{{#secondHead}} <span class="quiet">on</span> {{secondHead}}{{/secondHead}}{{#isDeprecated}}<small>{{> mark-deprecated}}deprecated{{#deprecation}}: {{deprecation}}{{/deprecation}}</small>{{/isDeprecated}}{{#problemsLabel}}<small>{{> mark-warning}}<a href="{{root}}{{problemsHref}}">{{problemsLabel}}</a></small>{{/problemsLabel}}{{#description}}<small>{{description}}</small>{{/description}}{{#hasUses}}<small>{{#uses}}<a href="{{root}}{{useHref}}">{{useName}}</a>{{useParts}}{{/uses}}{{usesMore}}</small>{{/hasUses}}</th>
{{#cells}}
{{> cell}}
{{/cells}}
</tr>

"""##),
    ("partials/section.html", ##"""
<section aria-labelledby="{{sectionId}}">
<div class="head"><h2 id="{{sectionId}}">{{heading}}</h2>{{#sectionLead}}<p>{{sectionLead}}</p>{{/sectionLead}}</div>
{{#sets}}
{{> plates}}
{{/sets}}
{{#tables}}
{{> table}}
{{/tables}}
{{#details}}
{{> details}}
{{/details}}
</section>

"""##),
    ("partials/table.html", ##"""
<div class="wide" role="region" aria-labelledby="{{tableId}}-caption" tabindex="0">
<table class="tokens" id="{{tableId}}">
<caption id="{{tableId}}-caption">{{caption}}</caption>
<thead>
<tr>{{#headings}}<th scope="col"{{#isNumber}} class="number"{{/isNumber}}>{{heading}}</th>{{/headings}}</tr>
</thead>
{{#groups}}
<tbody{{#groupId}} id="{{groupId}}"{{/groupId}}>
{{#groupLabel}}
<tr class="group"><th scope="rowgroup" colspan="{{columns}}"><span>{{groupLabel}}</span></th></tr>
{{/groupLabel}}
{{#rows}}
{{> row}}
{{/rows}}
</tbody>
{{/groups}}
</table>
</div>
{{#more}}
<p class="more">{{more}}</p>
{{/more}}

"""##),
    ("partials/title.html", ##"""
<header class="title">
<p class="run"><span>{{number}}{{#wholeName}} <a href="{{root}}{{wholeHref}}">{{wholeName}}</a>{{/wholeName}}</span><span>{{name}}{{#version}} {{version}}{{/version}}</span></p>
<h1>{{#partName}}<span class="part">{{partName}}</span>{{/partName}}{{^partName}}{{title}}{{/partName}}</h1>
<p class="lead">{{lead}}{{#status}} {{> badge}}{{/status}}</p>
</header>

"""##),
    ("parts.html", ##"""
{{> title}}
<section aria-labelledby="g~parts">
<div class="head"><h2 id="g~parts">Parts</h2></div>
<ul class="parts">
{{#parts}}
<li><a href="{{root}}{{href}}">{{label}}</a> <span class="quiet">{{count}}</span></li>
{{/parts}}
</ul>
</section>
{{#hasSets}}
<section aria-labelledby="g~whole">
<div class="head"><h2 id="g~whole">All parts together</h2></div>
{{#sets}}
{{> plates}}
{{/sets}}
{{#tables}}
{{> table}}
{{/tables}}
</section>
{{/hasSets}}
{{#hasAddresses}}
<section aria-labelledby="g~addresses">
<div class="head"><h2 id="g~addresses">All names</h2><p>Each leads to its row. Addresses of tokens do not move, however many pages there are.</p></div>
<div class="filter" data-needs-script hidden>
<div><label for="g~filter">Filter by name <kbd>/</kbd></label>
<input id="g~filter" type="search" autocomplete="off" spellcheck="false" aria-controls="g~tokens"></div>
<output id="g~filter-count" for="g~filter"></output>
</div>
<ul class="addresses" id="g~tokens">
{{#addresses}}
<li id="{{anchor}}"><a href="{{root}}{{href}}">{{label}}</a></li>
{{/addresses}}
</ul>
</section>
{{/hasAddresses}}

"""##),
    ("tokens.html", ##"""
{{> title}}
<section aria-labelledby="g~all">
<div class="head"><h2 id="g~all">All tokens</h2></div>
{{#hasGroups}}
<div class="filter" data-needs-script hidden>
<div><label for="g~filter">Filter by any word of a row <kbd>/</kbd></label>
<input id="g~filter" type="search" autocomplete="off" spellcheck="false" aria-controls="g~tokens"></div>
<output id="g~filter-count" for="g~filter"></output>
</div>
{{#tables}}
<nav class="jump" aria-label="Groups">
<ul>
{{#groups}}
<li><a href="#{{groupId}}">{{groupLabel}}</a> <span class="quiet">{{count}}</span></li>
{{/groups}}
</ul>
</nav>
{{> table}}
{{/tables}}
{{/hasGroups}}
</section>

"""##),
    ("topic.html", ##"""
{{> title}}
{{#sections}}
{{> section}}
{{/sections}}

"""##),
  ]
}
