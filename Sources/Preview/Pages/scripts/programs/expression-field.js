// The small fields of a Slang block, and the help below them: variables in use, operators, quotes.
import {afterPress, h} from "./dom.js";
import {fieldChanged} from "./block-list.js";
import {slangComparisons, slangNames} from "./slang-text.js";

const operators = [["+", "plus"], ["-", "minus"], ["*", "times"], ["/", "divided by"], ["%", "remainder"]];
const comparisonWords = {"==": "== equals", "!=": "!= is not", "<": "< less than", "<=": "<= at most", ">": "> more than", ">=": ">= at least"};

/// A field for a name, a number or a calculation.
export function slangField(row, list, part, label, hint) {
  const input = h("input", {
    type: "text", class: "block-field", value: row[part], placeholder: hint, "aria-label": label, dir: "ltr", translate: "no",
    dataset: {focus: `${row.id}-${part}`, part},
    autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false", enterkeyhint: "done",
    oninput: (event) => fieldEdited(event.target, row, list, part), onfocus: (event) => part !== "name" && openHelp(event.target, list, row),
    onkeydown: (event) => keyInField(event, row, list),
  });
  fitField(input);
  return input;
}

export function comparisonField(row, list) {
  const choices = row.comparison === "" ? ["", ...slangComparisons] : slangComparisons;
  const options = choices.map((sign) => h("option", {value: sign, selected: sign === row.comparison}, comparisonWords[sign] ?? "compare"));
  return h("select", {
    class: "block-select", "aria-label": "Comparison", dataset: {focus: `${row.id}-comparison`},
    onchange: (event) => fieldChanged(list, row, "comparison", event.target.value),
  }, options);
}

function fieldEdited(input, row, list, part) {
  fitField(input);
  fieldChanged(list, row, part, input.value.replaceAll("\n", " "));
}

/// As wide as its text, within the row.
function fitField(input) {
  input.style.inlineSize = `calc(${Math.min(Math.max(input.value.length || input.placeholder.length, 2), 60)}ch + 1.375rem)`;
}

/// Enter is done with the field: back to the block.
function keyInField(event, row, list) {
  if (event.key !== "Enter" && event.key !== "Escape") return;
  event.preventDefault();
  list.root.querySelector(`[data-focus="${row.id}-grip"]`)?.focus();
}

function openHelp(input, list, row) {
  const piece = input.closest(".block-piece");
  piece.expressionField = input;
  if (piece.querySelector(".expression-help")) return;
  const help = expressionHelp(piece, list, row);
  input.closest(".block-fields").after(help);
  piece.addEventListener("focusout", function close(event) {
    if (piece.contains(event.relatedTarget)) return;
    piece.removeEventListener("focusout", close);
    afterPress(() => help.remove());
  });
}

function expressionHelp(piece, list, row) {
  const names = slangNames(list.rows.slice(0, list.rows.indexOf(row)));
  const nameChips = names.map((name) => chip(piece, name, `Variable ${name}`, "help-name"));
  const signs = operators.map(([sign, name]) => chip(piece, sign, name, "help-sign", ` ${sign} `));
  const pairs = [chip(piece, "( )", "parentheses", "help-sign", "()", 1), chip(piece, "\" \"", "quotes around text", "help-sign", "\"\"", 1)];
  return h("div", {class: "expression-help", role: "group", "aria-label": "Put in"}, nameChips, signs, pairs);
}

function chip(piece, face, name, look, text = face, back = 0) {
  const press = (event) => event.preventDefault();
  return h("button", {
    type: "button", class: `help-chip ${look}`, "aria-label": name, translate: "no", onpointerdown: press,
    onclick: () => putIn(piece.expressionField, text, back),
  }, face);
}

/// Puts a text in at the caret; `back` is how far the caret goes back into it.
function putIn(input, text, back) {
  const [start, end] = [input.selectionStart, input.selectionEnd];
  const isSpaced = start === 0 || input.value[start - 1] === " ";
  const added = isSpaced ? text.trimStart() : text;
  input.setRangeText(added, start, end, "end");
  input.dispatchEvent(new Event("input", {bubbles: true}));
  input.focus();
  const caret = start + added.length - back;
  input.setSelectionRange(caret, caret);
}
