// One finding: what is wrong and where, what to do, why it matters.
import {h, spoken, uniqueID} from "./dom.js";
import {richLine, richText} from "./rich-text.js";
import {authored} from "./authored.js";
import {goToFinding} from "./bench-actions.js";
import {benchIcon} from "./bench-icons.js";
import {shortPlace, wordsOfEffect} from "./bench-words.js";
import {trailOf, nearestEntry} from "./curriculum-index.js";
import {keepReachable} from "./reachable.js";

/// A finding with all that its element shows: `{finding, trail}`. The trail is the words for where it is in the curriculum, null where it is
/// not there.
export function shownFinding(index, finding) {
  const entry = finding.item ? nearestEntry(index, finding.item) : null;
  return {finding, trail: entry ? trailOf(entry).slice(-2).map((part) => part.title).join(" › ") : null};
}

/// The element of a finding. `existing` is the one that stood for it so far: what was opened in it stays open.
export function findingItem(bench, {finding, trail}, existing) {
  const title = uniqueID("finding");
  const explanation = explanationOf(finding, existing?.querySelector(".finding-explanation")?.hidden === false);
  const article = h("article", {
    class: `finding finding-${finding.severity}`, tabindex: -1, "aria-labelledby": title,
    onclick: (event) => clickedFinding(bench, finding, event),
  },
    findingHead(finding, explanation),
    h("h3", {class: "finding-message", id: title, dir: "auto"}, spoken(`${finding.severity}: `), richLine(finding.message)),
    explanation.element,
    placeOfFinding(bench, finding, trail),
    sourceLine(finding),
    helpOf(finding),
    notesOf(finding),
    actionsOf(bench, finding));
  return h("li", null, article);
}

function findingHead(finding, explanation) {
  return h("div", {class: "finding-head"},
    benchIcon(finding.severity),
    h("span", {class: "finding-severity", "aria-hidden": true}, finding.severity),
    explanation.button ?? h("span", {class: "finding-code"}, finding.code));
}

function explanationOf(finding, isOpen) {
  if (!finding.explanation) return {button: null, element: null};
  const element = h("div", {class: "finding-explanation", id: uniqueID("why"), hidden: !isOpen}, richText(inParagraphs(finding.explanation)));
  const button = h("button", {
    type: "button", class: "finding-code text-button", title: "Why it matters", "aria-expanded": isOpen, "aria-controls": element.id,
  }, finding.code, spoken(", why it matters"));
  button.addEventListener("click", () => {
    element.hidden = !element.hidden;
    button.setAttribute("aria-expanded", String(!element.hidden));
  });
  return {button, element};
}

/// The lines of an explanation end where its source was wrapped: only a blank line begins a paragraph.
function inParagraphs(text) {
  return text.replaceAll("\r\n", "\n").split(/\n[ \t]*\n/).map((paragraph) => paragraph.trim().split(/\s*\n\s*/).join(" ")).join("\n\n");
}

/// Where it is: in the curriculum (which shows it in the phone) and in the file (which opens an editor).
function placeOfFinding(bench, finding, trail) {
  const attributes = {type: "button", class: "text-button", title: "Show in the phone", ...authored(), onclick: () => showInPhone(bench, finding)};
  const show = trail === null ? null : h("button", attributes, trail);
  return h("p", {class: "finding-place"}, show, fileLinks(finding.file, finding.line, finding.links));
}

/// The name of a file as the link to the first editor, other editors after it.
function fileLinks(file, line, links = []) {
  const name = shortPlace(file, line);
  const [first, ...others] = links ?? [];
  if (!first) return h("span", {class: "file-name", title: file, dir: "ltr"}, name);
  return h("span", {class: "file-links"},
    h("a", {class: "file-name", href: first.href, title: `${file}: open in ${first.name}`, dir: "ltr"}, name, spoken(`, open in ${first.name}`)),
    others.map((link) => h("a", {class: "file-other", href: link.href}, link.name, spoken(`: open ${name}`))));
}

function showInPhone(bench, finding) {
  bench.layout.show("phone");
  goToFinding(bench, finding);
}

function clickedFinding(bench, finding, event) {
  if (event.target.closest("a, button") || String(document.getSelection()) !== "") return;
  goToFinding(bench, finding);
}

function sourceLine(finding) {
  if (!finding.source) return null;
  const indentation = finding.source.length - finding.source.trimStart().length;
  const shown = Math.min(indentation, finding.from ?? indentation);
  const part = (from, to) => finding.source.slice(from, to);
  const from = finding.from ?? finding.source.length;
  const to = Math.max(finding.to ?? from, from);
  return h("pre", {class: "finding-source", dir: "ltr", translate: "no"},
    h("span", {class: "finding-line", "aria-hidden": true}, String(finding.line)),
    h("code", null, part(shown, from), h("mark", {class: from === to ? "span-empty" : "span"}, part(from, to)), part(to)));
}

function helpOf({help}) {
  if (!help) return null;
  const [first, lines] = firstLine(help);
  return h("div", {class: "finding-help"}, h("p", {dir: "auto"}, h("strong", null, "Help: "), richLine(first)), linesBelow(lines));
}

function notesOf(finding) {
  if (!finding.notes?.length) return null;
  return h("ul", {class: "finding-notes"}, finding.notes.map((note) => h("li", null, noteWords(note), linesBelow(firstLine(note.message)[1]))));
}

/// The first line of a note with its place, which comes before a colon as it does in a terminal.
function noteWords(note) {
  const [first] = firstLine(note.message);
  if (!note.file) return h("p", {dir: "auto"}, richLine(first));
  const [words, colon] = first.endsWith(":") ? [first.slice(0, -1), ":"] : [first, ""];
  const place = h("span", {class: "file-name", dir: "ltr", title: note.file}, shortPlace(note.file, note.line));
  return h("p", {dir: "auto"}, richLine(words), " ", place, colon);
}

/// The first line of a remark, which is words, and its further lines: a program, an output or a diff.
function firstLine(text) {
  const end = text.indexOf("\n");
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 1)];
}

/// Further lines of a remark as they are, indentation and all.
function linesBelow(lines) {
  if (lines === "") return null;
  const block = h("pre", {class: "finding-lines", dir: "ltr", translate: "no"}, h("code", null, lines));
  keepReachable(block, "Lines of the remark");
  return block;
}

function actionsOf(bench, finding) {
  if (!finding.fixes?.length) return null;
  return h("div", {class: "finding-actions"}, finding.fixes.map((fix) =>
    h("button", {type: "button", class: "button fix-button", title: wordsOfEffect(fix, finding) || null, onclick: () => bench.fixes.open(finding, fix)},
      benchIcon("wrench"),
      h("span", null, spoken("Fix: "), richLine(fix.title)))));
}
