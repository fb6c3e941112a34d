// The editor that Slang and the robot share: rows of blocks, added from a palette by tap, drag or keyboard, moved and removed.
//
// A `grammar` says what the rows are: `openers` (words that need an End), `noun` ({one, many}), `kinds` (for the palette), `read(text)` → rows,
// `lineOf(row)`, `newRow(kind)`, `titleOf(row)`, `pictureOf(row)`, `toneOf(row)`, `isTile(row)`, `fieldsOf(row, list)` → nodes, `counts(row)`,
// `hasPictures` (large pictures in the palette).
import {announce, h, isTouchScreen, svgIcon} from "./dom.js";
import {extentOf, rowsMoved, rowsStepped, rowsText, rowsWithout} from "./block-rows.js";
import {drawRows, showBlockMarks} from "./block-drawing.js";
import {blockPalette} from "./block-palette.js";

const mostUndos = 100;

/// Gives the same members as `textEditor`; `options`: `text`, `label`, `onChange()`.
export function blockList(grammar, options) {
  const list = {grammar, options, rows: [], caret: 0, selected: null, running: null, error: null, isDisabled: false, past: [], lastEdit: null, count: 0};
  buildList(list);
  loadText(list, options.text ?? "");
  return {
    element: list.element,
    text: () => textOf(list),
    setText: (text) => replaceText(list, text),
    code: () => null,
    size: () => list.rows.filter(grammar.counts).length,
    markError: (line, words) => markBlockError(list, line, words),
    markRunning: (line) => markBlockRun(list, line),
    setDisabled: (isDisabled) => disableList(list, isDisabled),
    focus: () => list.element.querySelector("button")?.focus(),
  };
}

function buildList(list) {
  const {grammar, options} = list;
  const label = options.label ?? "Your program";
  list.root = h("ol", {class: "block-body block-root code-frame", dir: "ltr", "aria-label": label, onclick: (event) => tapBelow(list, event)});
  list.undo = h("button", {type: "button", class: "quiet-button", onclick: () => undoBlocks(list)}, svgIcon("retry"), "Undo");
  list.problem = h("p", {class: "editor-problem", hidden: true, dir: "auto"});
  const toAdd = isTouchScreen() ? "Tap to add, or hold and drag." : "Tap or drag to add.";
  const help = h("p", {class: "block-help"}, `${toAdd} Tap one in your program to move or remove it.`);
  const head = h("div", {class: "block-hints"}, help, list.undo);
  const fieldset = h("fieldset", {class: "block-fieldset"},
    h("legend", {class: "spoken"}, label),
    blockPalette(list, addBlock), head, list.root);
  list.fieldset = fieldset;
  list.element = h("div", {class: `block-list block-list-${grammar.name}`, onkeydown: (event) => keyInList(list, event)}, fieldset, list.problem);
}

function loadText(list, text) {
  list.rows = list.grammar.read(text).map((row) => withID(list, row));
  list.caret = list.rows.length;
  list.selected = null;
  list.error = null;
  drawRows(list, listActions);
}

function withID(list, row) {
  list.count += 1;
  return {...row, id: list.count};
}

function textOf(list) {
  return rowsText(list.rows, list.grammar.openers, list.grammar.lineOf);
}

function replaceText(list, text) {
  if (text === textOf(list)) return;
  keepPast(list, null);
  loadText(list, text);
}

// What learners do

/// Puts a new block of a kind at a place; what needs an End gets it at once.
function addBlock(list, kind, place = list.caret) {
  const row = withID(list, list.grammar.newRow(kind));
  const added = list.grammar.openers.has(row.word) ? [row, withID(list, {word: "end"})] : [row];
  changeRows(list, [...list.rows.slice(0, place), ...added, ...list.rows.slice(place)], place + 1);
  list.selected = null;
  redraw(list);
  popIn(list, place);
  announce(`${list.grammar.titleOf(row)} added as ${list.grammar.noun.one} ${place + 1}.`);
  return row;
}

function moveBlock(list, index, place) {
  const {start, end} = extentOf(list.rows, index, list.grammar.openers);
  const row = list.rows[index];
  const rows = rowsMoved(list.rows, start, end, place);
  if (rows === list.rows) return redraw(list);
  changeRows(list, rows, rows.length);
  afterMove(list, row);
}

function stepBlock(list, index, step) {
  const rows = rowsStepped(list.rows, index, step, list.grammar.openers);
  if (!rows) return announce("It cannot go further this way.");
  const row = list.rows[index];
  list.selected = row.id;
  changeRows(list, rows, rows.length);
  afterMove(list, row);
  focusGrip(list, row);
}

function afterMove(list, row) {
  const index = list.rows.indexOf(row);
  list.caret = index + 1;
  redraw(list);
  announce(`${list.grammar.titleOf(row)}, now ${list.grammar.noun.one} ${index + 1} of ${list.rows.length}.`);
}

function removeBlock(list, index) {
  const row = list.rows[index];
  const hadFocus = list.root.contains(document.activeElement);
  list.selected = null;
  changeRows(list, rowsWithout(list.rows, index, list.grammar.openers), index);
  redraw(list);
  if (hadFocus) focusNear(list, index);
  announce(`${list.grammar.titleOf(row)} removed.`);
}

function selectBlock(list, row) {
  list.selected = list.selected === row.id ? null : row.id;
  list.caret = list.selected ? list.rows.indexOf(row) + 1 : list.rows.length;
  redraw(list);
}

function addMissingEnd(list, index) {
  let place = index + 1;
  const depthOf = (row) => (list.grammar.openers.has(row.word) ? 1 : row.word === "end" ? -1 : 0);
  for (let depth = 1; place < list.rows.length; place += 1) {
    depth += depthOf(list.rows[place]);
    if (depth === 0) break;
  }
  changeRows(list, [...list.rows.slice(0, place), withID(list, {word: "end"}), ...list.rows.slice(place)], place + 1);
  redraw(list);
  announce("End added.");
}

/// A field of a row has changed; the fields themselves show it already.
export function fieldChanged(list, row, part, value, isShownAnew = false) {
  keepPast(list, `${row.id} ${part}`);
  row[part] = value;
  clearBlockMarks(list);
  if (isShownAnew) redraw(list);
  else showBlockMarks(list);
  nameGrip(list, row);
  list.options.onChange?.();
}

function nameGrip(list, row) {
  const grip = list.root.querySelector(`[data-focus="${row.id}-grip"]`);
  grip?.setAttribute("aria-label", `${list.rows.indexOf(row) + 1}, ${list.grammar.titleOf(row)}`);
}

function tapBelow(list, event) {
  if (event.target !== list.root || list.isDisabled) return;
  list.selected = null;
  list.caret = list.rows.length;
  redraw(list);
}

// Keys

function keyInList(list, event) {
  if (list.isDisabled || event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.target.matches("input[type=text]")) return;
  event.preventDefault();
  undoBlocks(list);
}

function keyOnGrip(list, row, event) {
  const index = list.rows.indexOf(row);
  const isHeld = list.selected === row.id || event.altKey;
  const go = (step) => (isHeld ? stepBlock(list, index, step) : focusGrip(list, list.rows[index + step]));
  const keys = {
    ArrowUp: () => go(-1), ArrowLeft: () => go(-1), ArrowDown: () => go(1), ArrowRight: () => go(1),
    Delete: () => removeBlock(list, index), Backspace: () => removeBlock(list, index),
    Escape: () => list.selected === row.id && selectBlock(list, row),
  };
  if (!keys[event.key] || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  keys[event.key]();
}

const listActions = {select: selectBlock, keyOnGrip, step: stepBlock, remove: removeBlock, move: moveBlock, addEnd: addMissingEnd};

// Changes and their undoing

function changeRows(list, rows, caret) {
  keepPast(list, null);
  list.rows = rows;
  list.caret = caret;
  clearBlockMarks(list);
  list.options.onChange?.();
}

/// Typing into one field is undone at once; every other change by itself.
function keepPast(list, edit) {
  if (edit !== null && edit === list.lastEdit) return;
  list.lastEdit = edit;
  list.past.push(textOf(list));
  if (list.past.length > mostUndos) list.past.shift();
  list.undo.disabled = list.isDisabled;
}

/// The focus stays at its place in the program; it goes to the end where the button to undo has it and is of no use any more.
function undoBlocks(list) {
  if (list.past.length === 0) return;
  const index = list.pieces.findIndex((piece) => piece.contains(document.activeElement));
  const hadButton = document.activeElement === list.undo;
  const text = list.past.pop();
  list.lastEdit = null;
  loadText(list, text);
  if (index >= 0) focusNear(list, index);
  else if (hadButton && list.undo.disabled) focusNear(list, list.rows.length);
  announce("Undone.");
  list.options.onChange?.();
}

function redraw(list) {
  drawRows(list, listActions);
}

function focusGrip(list, row) {
  if (!row) return;
  list.root.querySelector(`[data-focus="${row.id}-grip"]`)?.focus({preventScroll: false});
}

/// The row that is now at a place or before it; without any, what can be added.
function focusNear(list, index) {
  if (list.rows.length > 0) focusGrip(list, list.rows[Math.min(index, list.rows.length - 1)]);
  else list.element.querySelector("button")?.focus();
}

function popIn(list, index) {
  list.pieces[index]?.classList.add("is-new");
}

// Marks

function clearBlockMarks(list) {
  list.error = null;
  list.running = null;
  list.problem.hidden = true;
}

function markBlockError(list, line, words) {
  list.error = line ? line - 1 : null;
  list.problem.hidden = !line || !words;
  list.problem.textContent = line && words ? words : "";
  showBlockMarks(list);
}

function markBlockRun(list, line) {
  list.running = line ? line - 1 : null;
  showBlockMarks(list);
}

function disableList(list, isDisabled) {
  list.isDisabled = isDisabled;
  list.fieldset.disabled = isDisabled;
  if (isDisabled) list.selected = null;
  redraw(list);
}
