// A puzzle of lines of code: place the right ones in order, each at its indentation; distractors stay out.
import {cardFrame, cardText, markOutcome, outcomeOf, viewOf} from "./card-parts.js";
import {codeTokens} from "./code-view.js";
import {announce, h, svgIcon} from "./dom.js";
import {makeDraggable} from "./drag.js";
import {bareTokens, emptyLayout, isFull, isLaid, laidTexts, layLine, ownDepth, shiftLine, takeOut, withinDepth} from "./laid-lines.js";

export function orderView(card, context) {
  const puzzle = {layout: emptyLayout(card), context, selected: null, isLocked: false, mark: h("li", {class: "drop-mark", "aria-hidden": true})};
  puzzle.answer = h("ol", {class: "laid-lines", dir: "ltr", "aria-label": "Your program"});
  puzzle.pool = h("ul", {class: "pool-lines", dir: "ltr", "aria-label": "Lines to use"});
  puzzle.count = h("p", {class: "laid-count"});
  puzzle.rows = puzzle.layout.lines.map((line, index) => lineRow(puzzle, line, index));
  const help = h("p", {class: "card-help"}, "Tap a line to place it. Tap it again to move it, or drag it: sideways changes its indentation.");
  const head = h("div", {class: "laid-head"}, h("h3", null, "Your program"), puzzle.count);
  const element = cardFrame(
    card, "Put the lines in order", cardText(card), help, head, puzzle.answer, h("h3", {class: "pool-head"}, "Lines to use"), puzzle.pool
  );
  showPuzzle(puzzle);
  return viewOf(element, {
    action: () => (isFull(puzzle.layout) ? {kind: "laid", lines: laidTexts(puzzle.layout)} : null),
    showVerdict: (verdict) => markOutcome(puzzle.answer, outcomeOf(verdict)),
    setLocked: (isLocked) => lockPuzzle(puzzle, isLocked),
    state: () => ({laid: puzzle.layout.laid.map(({line, depth}) => ({text: puzzle.layout.lines[line].text, depth}))}),
    restore: (state) => restorePuzzle(puzzle, state),
  });
}

function lineRow(puzzle, line, index) {
  const row = {index, text: line.text.trim()};
  const code = h("code", {class: "line-code"}, codeTokens(bareTokens(line)));
  row.button = h("button", {
    type: "button", class: "line", translate: "no", onclick: () => tapLine(puzzle, row),
    onkeydown: (event) => keyOnLine(puzzle, row, event),
  }, code);
  row.tools = lineTools(puzzle, row);
  row.element = h("li", {class: "line-row"}, row.button, row.tools);
  makeDraggable(row.button, {
    start: () => startDrag(puzzle, row),
    move: (point) => showDropMark(puzzle, row, point),
    drop: (point) => dropLine(puzzle, row, point),
    cancel: () => endDrag(puzzle, row),
    needsHold: true,
    startsSideways: true,
  });
  return row;
}

function lineTools(puzzle, row) {
  const tool = (icon, name, act) => h("button", {type: "button", class: "line-tool", "aria-label": name, onclick: act}, svgIcon(icon));
  return h("div", {class: "line-tools", role: "group", "aria-label": `Move ${row.text}`, hidden: true},
    tool("up", "Move up", () => moveLine(puzzle, row, -1, 0)),
    tool("down", "Move down", () => moveLine(puzzle, row, 1, 0)),
    tool("outdent", "Indent less", () => moveLine(puzzle, row, 0, -1)),
    tool("indent", "Indent more", () => moveLine(puzzle, row, 0, 1)),
    tool("close", "Take out", () => removeLine(puzzle, row)));
}

function tapLine(puzzle, row) {
  if (puzzle.isLocked) return;
  if (!isLaid(puzzle.layout, row.index)) return appendLine(puzzle, row);
  puzzle.selected = puzzle.selected === row ? null : row;
  showPuzzle(puzzle);
}

function appendLine(puzzle, row) {
  if (isFull(puzzle.layout)) return refuseLine(puzzle);
  const next = row.element.nextElementSibling ?? row.element.previousElementSibling;
  layLine(puzzle.layout, row.index, puzzle.layout.laid.length, ownDepth(puzzle.layout, row.index));
  puzzle.selected = null;
  changed(puzzle, `${row.text}, placed as line ${puzzle.layout.laid.length}`);
  (next?.querySelector("button") ?? row.button).focus({preventScroll: true});
}

function refuseLine(puzzle) {
  announce(`All ${puzzle.layout.capacity} places are taken. Take a line out first.`);
  puzzle.count.classList.remove("is-nudged");
  requestAnimationFrame(() => puzzle.count.classList.add("is-nudged"));
}

function removeLine(puzzle, row) {
  if (puzzle.isLocked) return;
  takeOut(puzzle.layout, row.index);
  puzzle.selected = null;
  changed(puzzle, `${row.text}, taken out`);
  row.button.focus({preventScroll: true});
}

function moveLine(puzzle, row, rows, columns) {
  if (puzzle.isLocked) return;
  if (!shiftLine(puzzle.layout, row.index, rows, columns)) return announce("It cannot go further this way.");
  changed(puzzle, placeWords(puzzle, row));
}

function placeWords(puzzle, row) {
  const index = puzzle.layout.laid.findIndex((entry) => entry.line === row.index);
  const {depth} = puzzle.layout.laid[index];
  return `Line ${index + 1}, ${depth === 0 ? "not indented" : `indented ${depth === 1 ? "once" : `${depth} times`}`}`;
}

function keyOnLine(puzzle, row, event) {
  if (!isLaid(puzzle.layout, row.index)) return focusNeighbor(puzzle.pool, row, event);
  const isHeld = puzzle.selected === row || event.altKey;
  const keys = {
    ArrowLeft: () => moveLine(puzzle, row, 0, -1),
    ArrowRight: () => moveLine(puzzle, row, 0, 1),
    ArrowUp: () => (isHeld ? moveLine(puzzle, row, -1, 0) : focusNeighbor(puzzle.answer, row, event)),
    ArrowDown: () => (isHeld ? moveLine(puzzle, row, 1, 0) : focusNeighbor(puzzle.answer, row, event)),
    Delete: () => removeLine(puzzle, row),
    Backspace: () => removeLine(puzzle, row),
    Escape: () => deselect(puzzle),
  };
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
}

function deselect(puzzle) {
  puzzle.selected = null;
  showPuzzle(puzzle);
}

function focusNeighbor(list, row, event) {
  const step = {ArrowUp: -1, ArrowDown: 1}[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...list.querySelectorAll(".line")];
  buttons[buttons.indexOf(row.button) + step]?.focus();
}

function startDrag(puzzle, row) {
  if (puzzle.isLocked) return false;
  if (!isLaid(puzzle.layout, row.index) && isFull(puzzle.layout)) {
    refuseLine(puzzle);
    return false;
  }
  row.element.classList.add("is-dragged");
  puzzle.selected = null;
}

function showDropMark(puzzle, row, point) {
  const target = dropTarget(puzzle, row, point);
  if (!target) return puzzle.mark.remove();
  puzzle.mark.style.setProperty("--depth", target.depth);
  puzzle.answer.insertBefore(puzzle.mark, target.before);
}

function dropLine(puzzle, row, point) {
  const target = dropTarget(puzzle, row, point);
  endDrag(puzzle, row);
  if (!target) return isLaid(puzzle.layout, row.index) ? removeLine(puzzle, row) : undefined;
  layLine(puzzle.layout, row.index, target.index, target.depth);
  changed(puzzle, placeWords(puzzle, row));
}

function endDrag(puzzle, row) {
  puzzle.mark.remove();
  row.element.classList.remove("is-dragged");
  showPuzzle(puzzle);
}

/// Where a dragged line would come to rest: `{index, depth, before}`, or null outside of the answer.
function dropTarget(puzzle, row, point) {
  const area = puzzle.answer.getBoundingClientRect();
  if (point.y < area.top - 24 || point.y > area.bottom + 12) return null;
  const others = puzzle.rows.filter((other) => other !== row && isLaid(puzzle.layout, other.index));
  const ordered = others.sort((one, other) => topOf(one) - topOf(other));
  const index = ordered.filter((other) => middleOf(other) < point.y).length;
  const start = area.left + parseFloat(getComputedStyle(puzzle.answer).paddingLeft);
  const depth = withinDepth(Math.round((point.left - start) / depthWidth(puzzle)));
  return {index, depth, before: ordered[index]?.element ?? puzzle.answer.querySelector(".empty-place")};
}

function topOf(row) {
  return row.element.getBoundingClientRect().top;
}

function middleOf(row) {
  const box = row.button.getBoundingClientRect();
  return (box.top + box.bottom) / 2;
}

/// The width of one indentation, as `--depth-step` in puzzles.css.
function depthWidth(puzzle) {
  return Math.min(parseFloat(getComputedStyle(puzzle.answer).fontSize) * 1.75, window.innerWidth * 0.07);
}

function changed(puzzle, words) {
  showPuzzle(puzzle);
  puzzle.context.onChange();
  announce(words);
}

/// Rows are moved, never rebuilt, so that focus and a running drag survive.
function showPuzzle(puzzle) {
  const {layout} = puzzle;
  const focused = document.activeElement;
  const laidRows = layout.laid.map((entry) => puzzle.rows[entry.line]);
  const places = Array.from({length: Math.max(layout.capacity - laidRows.length, 0)}, () => h("li", {class: "empty-place", "aria-hidden": true}));
  puzzle.answer.replaceChildren(...laidRows.map((row) => row.element), ...places);
  puzzle.pool.replaceChildren(...puzzle.rows.filter((row) => !laidRows.includes(row)).map((row) => row.element));
  puzzle.rows.forEach((row) => showRow(puzzle, row));
  puzzle.count.textContent = `${laidRows.length} of ${layout.capacity} lines`;
  if (puzzle.answer.contains(focused) || puzzle.pool.contains(focused)) focused.focus({preventScroll: true});
}

function showRow(puzzle, row) {
  const entry = puzzle.layout.laid.find((candidate) => candidate.line === row.index);
  const isSelected = puzzle.selected === row;
  row.element.style.setProperty("--depth", entry ? entry.depth : ownDepth(puzzle.layout, row.index));
  row.element.classList.toggle("is-selected", isSelected);
  row.tools.hidden = !isSelected;
  if (entry) row.button.setAttribute("aria-pressed", String(isSelected));
  else row.button.removeAttribute("aria-pressed");
}

function lockPuzzle(puzzle, isLocked) {
  puzzle.isLocked = isLocked;
  puzzle.selected = null;
  showPuzzle(puzzle);
  for (const row of puzzle.rows) row.button.disabled = isLocked;
}

/// Lays again the lines that the card still has.
function restorePuzzle(puzzle, state) {
  puzzle.layout.laid = [];
  for (const {text, depth} of state?.laid ?? []) {
    const line = puzzle.layout.lines.findIndex((candidate, index) => candidate.text === text && !isLaid(puzzle.layout, index));
    if (line >= 0 && !isFull(puzzle.layout)) layLine(puzzle.layout, line, puzzle.layout.laid.length, depth);
  }
  showPuzzle(puzzle);
}
