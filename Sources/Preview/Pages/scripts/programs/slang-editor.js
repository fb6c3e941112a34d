// The editor for Slang: seven elements, placed in order.
import {h} from "./dom.js";
import {blockList} from "./block-list.js";
import {blockPicture} from "./block-pictures.js";
import {comparisonField, slangField} from "./expression-field.js";
import {readSlang, slangLine} from "./slang-text.js";

const elementKinds = [
  {word: "print", name: "Print", description: "Prints a value on a line of its own."},
  {word: "variable", name: "Variable", description: "Gives a name a value."},
  {word: "repeat", name: "Repeat", description: "Does what is inside again and again."},
  {word: "if", name: "If", description: "Does what is inside only if this is true."},
  {word: "else", name: "Else", description: "Does what follows if it is not true."},
  {word: "end", name: "End", description: "Closes an If or a Repeat."},
  {word: "blank", name: "Blank", description: "Does nothing."},
];

const elementTones = {print: "action", variable: "data", repeat: "loop", if: "choice", else: "choice", end: "plain", blank: "plain", raw: "plain"};

/// Gives the same members as `textEditor`; `options.elements` has the author's texts about elements, by their words.
export function slangEditor(options) {
  return blockList({...slangGrammar, kinds: explainedElements(options.elements)}, options);
}

/// The elements, each with the author's text about it, or ours where there is none.
export function explainedElements(elements) {
  return elementKinds.map((kind) => ({...kind, description: elements?.[kind.word] ?? kind.description}));
}

const slangGrammar = {
  name: "slang",
  noun: {one: "element", many: "elements"},
  openers: new Set(["repeat", "if"]),
  kinds: elementKinds,
  read: readSlang,
  lineOf: slangLine,
  newRow: newElement,
  nameOf: (row) => elementKinds.find((kind) => kind.word === row.word)?.name ?? "Line",
  titleOf: (row) => `${slangGrammar.nameOf(row)} ${row.word === "raw" ? row.text : slangLine(row).slice(row.word.length).trim()}`.trim(),
  pictureOf: (row) => blockPicture(row.word),
  toneOf: (row) => elementTones[row.word] ?? "plain",
  isTile: () => false,
  counts: (row) => row.word !== "blank",
  fieldsOf: elementFields,
};

function newElement(kind) {
  const empty = {variable: {name: "", value: ""}, repeat: {count: ""}, if: {left: "", comparison: "==", right: ""}, print: {value: ""}};
  return {word: kind.word, ...empty[kind.word]};
}

function elementFields(row, list) {
  const field = (part, label, hint) => slangField(row, list, part, label, hint);
  const fields = {
    variable: () => [field("name", "Name", "name"), h("span", {class: "block-sign"}, "="), field("value", "Value", "value")],
    repeat: () => [field("count", "How often", "3"), h("span", {class: "block-sign"}, "times")],
    if: () => [field("left", "Left side", "score"), comparisonField(row, list), field("right", "Right side", "10")],
    print: () => [field("value", "What to print", "\"Hello\"")],
    raw: () => [field("text", "Line", "")],
  }[row.word];
  return fields ? h("div", {class: "block-fields"}, fields()) : null;
}
