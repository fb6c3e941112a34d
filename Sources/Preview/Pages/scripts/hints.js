// The hints of a card, one after another, the gentlest first.
import {authoredText} from "./authored.js";
import {announce, h, svgIcon} from "./dom.js";

/// `{element, shown()}`, or null for a card without hints; `shown` hints are open at the start.
export function hintBox(card, shown = 0) {
  const texts = card.hints ?? [];
  if (texts.length === 0) return null;
  const box = {texts, shown: 0, list: h("ol", {class: "hint-list"})};
  box.button = h("button", {type: "button", class: "button button-quiet hint-button", onclick: () => revealHint(box)}, svgIcon("hint"), h("span"));
  for (let count = 0; count < Math.min(shown, texts.length); count += 1) addHint(box);
  nameHintButton(box);
  return {element: h("div", {class: "hints"}, box.list, box.button), shown: () => box.shown};
}

function revealHint(box) {
  const text = box.texts[box.shown];
  addHint(box);
  nameHintButton(box);
  announce(`Hint: ${text}`);
  box.list.lastElementChild.scrollIntoView({block: "nearest"});
}

function addHint(box) {
  box.list.append(h("li", {class: "hint"}, authoredText(box.texts[box.shown], "rich-text")));
  box.shown += 1;
}

function nameHintButton(box) {
  const left = box.texts.length - box.shown;
  box.button.hidden = left === 0;
  box.button.lastElementChild.textContent = box.shown === 0 ? "Show a hint" : `One more hint (${left} left)`;
}
