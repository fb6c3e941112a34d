// A unified diff as a table: numbers, a sign and the line; what changed within a line is marked too.
import {h, spoken} from "./dom.js";

const kindsOfSigns = {"+": "added", "-": "removed", " ": "same"};
const signsShown = {added: "+", removed: "−", same: ""};

/// The text of a unified diff as an element that can be read without color.
export function diffView(diff) {
  const hunks = parseDiff(diff);
  if (hunks.length === 0) return h("p", {class: "diff-empty"}, "This fix changes nothing.");
  const rows = hunks.flatMap((hunk, position) => [position > 0 ? gapRow() : null, ...hunk.map(diffRow)]);
  const table = h("table", {class: "diff", dir: "ltr", translate: "no"},
    h("caption", {class: "spoken"}, "What the fix changes"),
    h("thead", {class: "spoken"}, h("tr", null, ["Line before", "Line after", "Change", "Text"].map((name) => h("th", {scope: "col"}, name)))),
    h("tbody", null, rows));
  return h("div", {class: "diff-scroller", tabindex: 0, role: "region", "aria-label": "What the fix changes"}, table);
}

/// `[[{kind, before, after, text, changed: [from, to] or null}]]`: the lines of each hunk.
export function parseDiff(diff) {
  const hunks = [];
  const numbers = {before: 0, after: 0};
  for (const line of String(diff ?? "").replace(/\n$/, "").split("\n")) {
    const head = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (head) {
      Object.assign(numbers, {before: Number(head[1]), after: Number(head[2])});
      hunks.push([]);
    } else if (hunks.length > 0) addDiffLine(hunks.at(-1), line, numbers);
  }
  hunks.forEach(markChangedParts);
  return hunks;
}

function addDiffLine(hunk, line, numbers) {
  const kind = kindsOfSigns[line[0] ?? " "];
  if (!kind) return;
  hunk.push({kind, before: kind === "added" ? null : numbers.before, after: kind === "removed" ? null : numbers.after, text: line.slice(1), changed: null});
  if (kind !== "added") numbers.before += 1;
  if (kind !== "removed") numbers.after += 1;
}

/// As many lines added as removed before them are the same lines changed: what they share at both ends is not marked.
function markChangedParts(hunk) {
  for (let start = 0; start < hunk.length; start += 1) {
    const removed = runOf(hunk, start, "removed");
    const added = runOf(hunk, start + removed.length, "added");
    if (removed.length > 0 && removed.length === added.length) removed.forEach((line, position) => markPair(line, added[position]));
    start += Math.max(removed.length + added.length - 1, 0);
  }
}

function runOf(hunk, start, kind) {
  const end = hunk.findIndex((line, position) => position >= start && line.kind !== kind);
  return hunk.slice(start, end < 0 ? hunk.length : end);
}

function markPair(removed, added) {
  const least = Math.min(removed.text.length, added.text.length);
  let start = 0;
  while (start < least && removed.text[start] === added.text[start]) start += 1;
  let end = 0;
  while (end < least - start && removed.text.at(-1 - end) === added.text.at(-1 - end)) end += 1;
  if (start + end < 3) return;
  removed.changed = [start, removed.text.length - end];
  added.changed = [start, added.text.length - end];
}

function diffRow(line) {
  return h("tr", {class: `diff-${line.kind}`},
    h("td", {class: "diff-number"}, line.before === null ? null : String(line.before)),
    h("td", {class: "diff-number"}, line.after === null ? null : String(line.after)),
    h("td", {class: "diff-sign"}, h("span", {"aria-hidden": true}, signsShown[line.kind]), line.kind === "same" ? null : spoken(line.kind)),
    h("td", {class: "diff-text"}, lineParts(line)));
}

function lineParts({kind, text, changed}) {
  if (!changed || changed[0] >= changed[1]) return text === "" ? "\u200b" : text;
  const [from, to] = changed;
  return [text.slice(0, from), h(kind === "added" ? "ins" : "del", null, text.slice(from, to)), text.slice(to)];
}

function gapRow() {
  return h("tr", {class: "diff-gap"}, h("td", {colspan: 4}, "…"));
}
