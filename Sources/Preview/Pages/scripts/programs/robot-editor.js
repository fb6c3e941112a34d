// The row of cards for the robot: actions as tiles side by side, blocks as boxes around what is inside.
import {h, svgIcon} from "./dom.js";
import {blockList, fieldChanged} from "./block-list.js";
import {blockPicture} from "./block-pictures.js";

const cardTones = {
  forward: "action", left: "action", right: "action", jump: "action", collect: "action", repeat: "loop", while: "loop", if: "choice",
  else: "choice", end: "plain", routine: "data", call: "data",
};
const blockWords = new Set(["repeat", "while", "if", "routine"]);
const cardNames = {else: "Else", end: "End", call: "Call"};
const [fewest, most] = [1, 99];

/// Gives the same members as `textEditor`; `task` has the deck and the conditions.
export function robotEditor(task, options) {
  return blockList(robotGrammar(task), options);
}

function robotGrammar(task) {
  const kinds = cardKinds(task.deck ?? []);
  const conditions = task.conditions?.length ? task.conditions : ["path ahead"];
  return {
    name: "robot",
    hasPictures: true,
    noun: {one: "card", many: "cards"},
    openers: blockWords,
    kinds,
    read: (text) => readCards(text, kinds),
    lineOf: cardLine,
    newRow: (kind) => newCard(kind, conditions),
    nameOf: (row) => cardName(row, kinds),
    titleOf: (row) => cardTitle(row, kinds),
    pictureOf: (row) => libraryPicture(row, kinds) ?? blockPicture(row.word),
    toneOf: (row) => cardTones[row.word] ?? "plain",
    isTile: (row) => !blockWords.has(row.word) && row.word !== "else" && row.word !== "end",
    counts: () => true,
    fieldsOf: (row, list) => cardFields(row, list, conditions),
  };
}

/// The deck, with the End that comes with every card that needs one and the Call that comes with the routine.
function cardKinds(deck) {
  const has = (word) => deck.some((card) => card.word === word);
  const added = [];
  if (has("routine") && !has("call")) added.push({word: "call", text: "call", name: cardNames.call, description: "Does the routine.", needs: null});
  const needsEnd = deck.some((card) => card.opensBlock) && !has("end");
  if (needsEnd) added.push({word: "end", text: "end", name: cardNames.end, description: "Here the block ends.", needs: null});
  return [...deck, ...added];
}

/// Cards as rows: `{word, needs, rest, count, isNegated, condition}`; `rest` is what is printed on a card and cannot be changed.
function readCards(text, kinds) {
  const lines = text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " ")).filter((line) => line !== "");
  return lines.map((line) => readCard(line, kinds));
}

function readCard(line, kinds) {
  const [word, rest] = [line.split(" ")[0], line.split(" ").slice(1).join(" ")];
  const isFree = !kinds.some((kind) => kind.word === word && kind.text === line && !kind.needs) || rest === "";
  if (!isFree) return {word, needs: null, rest};
  if (word === "repeat") return {word, needs: "count", count: Number.parseInt(rest, 10) || fewest};
  if (word !== "while" && word !== "if") return {word, needs: null, rest};
  const isNegated = rest.startsWith("not ");
  return {word, needs: "condition", isNegated, condition: isNegated ? rest.slice(4) : rest};
}

function newCard(kind, conditions) {
  if (kind.needs === "count") return {word: kind.word, needs: "count", count: 2};
  const condition = conditions.includes("path ahead") ? "path ahead" : conditions[0];
  if (kind.needs === "condition") return {word: kind.word, needs: "condition", isNegated: false, condition};
  return {word: kind.word, needs: null, rest: kind.text.split(" ").slice(1).join(" ")};
}

function cardLine(row) {
  if (row.needs === "count") return `${row.word} ${row.count}`;
  if (row.needs === "condition") return `${row.word} ${row.isNegated ? "not " : ""}${row.condition}`.trim();
  return row.rest ? `${row.word} ${row.rest}` : row.word;
}

/// The picture of a card that the module's card library has; the card's name stands beside it.
function libraryPicture(row, kinds) {
  const {src} = kinds.find((kind) => kind.word === row.word && kind.src) ?? {};
  return src ? h("img", {class: "block-picture", src, alt: "", draggable: "false"}) : null;
}

function cardName(row, kinds) {
  const exact = kinds.find((kind) => kind.word === row.word && (row.needs || kind.text === cardLine(row)));
  if (exact) return exact.name;
  return kinds.find((kind) => kind.word === row.word)?.name ?? cardNames[row.word] ?? cardLine(row);
}

function cardTitle(row, kinds) {
  if (row.needs === "count") return `${cardName(row, kinds)} ${row.count} times`;
  if (row.needs === "condition") return `${cardName(row, kinds)} ${row.isNegated ? "not " : ""}${row.condition}`;
  return cardName(row, kinds);
}

function cardFields(row, list, conditions) {
  if (row.needs === "count") return h("div", {class: "block-fields"}, countField(row, list));
  if (row.needs === "condition") return h("div", {class: "block-fields"}, notToggle(row, list), conditionField(row, list, conditions));
  return null;
}

function countField(row, list) {
  const input = h("input", {
    type: "number", class: "count-field", min: fewest, max: most, value: row.count, inputmode: "numeric", "aria-label": "How often",
    dataset: {focus: `${row.id}-count`},
    oninput: () => setCount(Number(input.value)), onblur: () => (input.value = row.count),
  });
  const setCount = (count) => {
    if (!Number.isInteger(count) || count < fewest || count > most) return;
    fieldChanged(list, row, "count", count);
    showCount();
  };
  const step = (change) => () => {
    setCount(row.count + change);
    input.value = row.count;
  };
  const less = h("button", {type: "button", class: "count-step", "aria-label": "Less often", onclick: step(-1)}, svgIcon("minus"));
  const more = h("button", {type: "button", class: "count-step", "aria-label": "More often", onclick: step(1)}, svgIcon("plus"));
  const showCount = () => {
    less.disabled = row.count <= fewest;
    more.disabled = row.count >= most;
  };
  showCount();
  return h("div", {class: "count"}, less, input, more);
}

function notToggle(row, list) {
  const toggle = () => fieldChanged(list, row, "isNegated", !row.isNegated, true);
  return h("button", {type: "button", class: "not-toggle", "aria-pressed": row.isNegated, dataset: {focus: `${row.id}-not`}, onclick: toggle}, "not");
}

function conditionField(row, list, conditions) {
  const names = conditions.includes(row.condition) ? conditions : [row.condition, ...conditions];
  const options = names.map((name) => h("option", {value: name, selected: name === row.condition}, name));
  return h("select", {
    class: "block-select", "aria-label": "Condition", dataset: {focus: `${row.id}-condition`},
    onchange: (event) => fieldChanged(list, row, "condition", event.target.value),
  }, options);
}
