// Draws the rows of a block list: what is inside of a block in a box of its own, with the place where the next one goes.
import {h, svgIcon, svg} from "./dom.js";
import {makeDraggable} from "./drag.js";
import {extentOf, matchBlocks} from "./block-rows.js";
import {isOverList, placeAt, showDropPlace} from "./block-drag.js";

/// Draws all rows again. `slots[index]` is where something before row `index` goes: `{body, before}`.
export function drawRows(list, actions) {
  const focused = document.activeElement?.dataset?.focus ?? null;
  const hadFocus = list.root.contains(document.activeElement);
  const matches = matchBlocks(list.rows, list.grammar.openers);
  Object.assign(list, {pieces: [], slots: [], caretMark: caretMark(list)});
  list.root.replaceChildren();
  const open = [{body: list.root, group: null}];
  list.rows.forEach((row, index) => drawRow(list, actions, {row, index, open, matches}));
  list.slots.push({body: open.at(-1).body, before: null});
  showDropPlace(list, list.caret);
  list.undo.disabled = list.isDisabled || list.past.length === 0;
  showBlockMarks(list);
  keepToolsInside(list);
  if (hadFocus && focused) list.root.querySelector(`[data-focus="${focused}"]`)?.focus({preventScroll: true});
}

function drawRow(list, actions, {row, index, open, matches}) {
  const {body, group} = open.at(-1);
  const piece = pieceOf(list, actions, row, index, matches);
  list.pieces.push(piece);
  if (matches.elses.has(index) && group) return drawElse(list, open, piece);
  if (row.word === "end" && matches.partners.has(index) && group) return drawEnd(list, open, piece);
  const item = h("li", {class: list.grammar.isTile(row) ? "block-item block-item-tile" : "block-item"}, piece);
  list.slots.push({body, before: item});
  body.append(item);
  if (!list.grammar.openers.has(row.word)) return;
  item.classList.add("block-group");
  item.dataset.tone = list.grammar.toneOf(row);
  open.push({body: bodyOf(item, list.grammar.titleOf(row)), group: item});
  if (matches.problems.get(index) === "withoutEnd") item.append(missingEnd(list, actions, row, index));
}

function drawElse(list, open, piece) {
  const {body, group} = open.at(-1);
  list.slots.push({body, before: null});
  group.append(piece);
  open.at(-1).body = bodyOf(group, "Else");
}

function drawEnd(list, open, piece) {
  const {body, group} = open.pop();
  list.slots.push({body, before: null});
  group.append(piece);
}

function bodyOf(group, title) {
  const body = h("ol", {class: "block-body block-inner", "aria-label": `Inside of ${title}`});
  group.append(body);
  return body;
}

function missingEnd(list, actions, row, index) {
  const add = h("button", {type: "button", class: "quiet-button", onclick: () => actions.addEnd(list, index)}, svgIcon("plus"), "Add End");
  return h("div", {class: "block-note"}, h("p", null, `This ${list.grammar.nameOf(row)} has no End yet.`), add);
}

function caretMark(list) {
  const isFirst = list.rows.length === 0;
  const words = isFirst ? `Your first ${list.grammar.noun.one} goes here` : `The next ${list.grammar.noun.one} goes here`;
  return h("li", {class: isFirst ? "block-caret is-first" : "block-caret", "aria-hidden": true}, svgIcon("plus"), h("span", null, words));
}

function pieceOf(list, actions, row, index, matches) {
  const {grammar} = list;
  const isSelected = list.selected === row.id;
  const classes = ["block-piece", grammar.isTile(row) ? "block-tile" : "block-row", isSelected ? "is-selected" : null];
  const problem = matches.problems.get(index);
  const note = problem && problem !== "withoutEnd" ? h("p", {class: "block-stray"}, strayWords(row, problem)) : null;
  const tools = isSelected && !list.isDisabled ? blockTools(list, actions, row, index) : null;
  const grip = gripOf(list, actions, row, index);
  return h("div", {class: classes.filter(Boolean).join(" "), dataset: {tone: grammar.toneOf(row), index}}, grip, grammar.fieldsOf(row, list), note, tools);
}

function strayWords(row, problem) {
  return problem === "strayEnd" ? "There is nothing for this End to close." : "This Else belongs to no If.";
}

function gripOf(list, actions, row, index) {
  const {grammar} = list;
  const title = grammar.titleOf(row);
  const grip = h("button", {
    type: "button", class: grammar.isTile(row) ? "block-grip is-tall" : "block-grip", "aria-pressed": list.selected === row.id,
    dataset: {focus: `${row.id}-grip`, tone: grammar.toneOf(row)},
    "aria-label": `${index + 1}, ${title}`, onclick: () => actions.select(list, row), onkeydown: (event) => actions.keyOnGrip(list, row, event),
  }, h("span", {class: "block-number"}, String(index + 1)), grammar.pictureOf(row), h("span", {class: "block-name"}, grammar.nameOf(row)));
  makeDraggable(grip, {
    needsHold: true,
    start: () => startBlockDrag(list, index),
    move: (point) => showDropPlace(list, isOverList(list, point) ? placeAt(list, point) : null),
    drop: (point) => dropBlock(list, actions, row, point),
    cancel: () => endBlockDrag(list),
  });
  return grip;
}

function startBlockDrag(list, index) {
  if (list.isDisabled) return false;
  const {start, end} = extentOf(list.rows, index, list.grammar.openers);
  for (const piece of list.pieces.slice(start, end + 1)) piece.classList.add("is-dragged");
  list.element.classList.add("is-dragging");
  return true;
}

/// A block dropped outside is removed, unless a finger did it, which slips more easily than a mouse.
function dropBlock(list, actions, row, point) {
  const [index, isOver] = [list.rows.indexOf(row), isOverList(list, point)];
  const place = placeAt(list, point);
  endBlockDrag(list);
  if (index < 0) return;
  if (isOver) actions.move(list, index, place);
  else if (!point.isFinger) actions.remove(list, index);
}

/// Draws nothing anew, so that the end of a long press still finds the grip to click.
function endBlockDrag(list) {
  list.element.classList.remove("is-dragging");
  for (const piece of list.pieces) piece.classList.remove("is-dragged");
  showDropPlace(list, list.caret);
}

function blockTools(list, actions, row, index) {
  const isTile = list.grammar.isTile(row);
  const tool = (name, icon, words, act) => h("button", {
    type: "button", class: "block-tool", dataset: {focus: `${row.id}-${name}`}, "aria-label": words, onclick: act,
  }, icon);
  return h("div", {class: "block-tools", role: "group", "aria-label": `Move or remove ${list.grammar.titleOf(row)}`},
    tool("earlier", isTile ? sideArrow(-1) : svgIcon("up"), isTile ? "Move earlier" : "Move up", () => actions.step(list, index, -1)),
    tool("later", isTile ? sideArrow(1) : svgIcon("down"), isTile ? "Move later" : "Move down", () => actions.step(list, index, 1)),
    tool("remove", svgIcon("trash"), "Remove", () => actions.remove(list, index)));
}

/// Programs run left to right in every language, so these arrows are never mirrored.
function sideArrow(direction) {
  const path = direction < 0 ? "m14.5 6-6 6 6 6" : "m9.5 6 6 6-6 6";
  return svg("svg", {class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false"}, svg("path", {d: path}));
}

/// The tools of a tile float below it; near the edge they move back in.
function keepToolsInside(list) {
  const tools = list.root.querySelector(".block-tile .block-tools");
  if (!tools) return;
  const over = tools.getBoundingClientRect().right - list.root.getBoundingClientRect().right + 8;
  if (over > 0) tools.style.left = `${-over}px`;
}

/// Which row runs and which is wrong.
export function showBlockMarks(list) {
  list.pieces.forEach((piece, index) => {
    piece.classList.toggle("is-running", list.running === index);
    piece.classList.toggle("is-wrong", list.error === index);
  });
}
