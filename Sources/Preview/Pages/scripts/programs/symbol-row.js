// Signs that are hard to find on the keyboard of a phone; shown where there is a touch screen.
import {h, svgIcon} from "./dom.js";
import {typeText} from "./editor-keys.js";

const signs = [":", "(", ")", "\"", "=", "+", "-", "*", "/", "<", ">", "[", "]", "_", "#"];
const signNames = {
  ":": "colon", "(": "open parenthesis", ")": "close parenthesis", "\"": "quote", "=": "equals", "+": "plus", "-": "minus", "*": "star",
  "/": "slash", "<": "less than", ">": "greater than", "[": "open bracket", "]": "close bracket", _: "underscore", "#": "hash",
};

export function symbolRow(area) {
  const indent = symbolButton(area, "    ", "indent", svgIcon("indent"));
  const buttons = signs.map((sign) => symbolButton(area, sign, signNames[sign], sign));
  return h("div", {class: "symbol-row", role: "group", "aria-label": "Signs to type", dir: "ltr"}, indent, buttons);
}

/// The press itself must not take the focus, or the keyboard of the phone would go away.
function symbolButton(area, text, name, face) {
  return h("button", {
    type: "button", class: "symbol-button", "aria-label": name, onpointerdown: (event) => event.preventDefault(),
    onclick: () => !area.readOnly && typeText(area, text),
  }, face);
}
