// The code of a card in the language that the learner chose, once for all cards and kept.
import {h} from "./dom.js";
import {storedValue, storeValue} from "./storage.js";

const languageNames = {
  python: "Python", slang: "Slang", robot: "Robot", swift: "Swift", java: "Java", javascript: "JavaScript", pseudocode: "Pseudocode",
};

/// The variant in the chosen language, or the card's own code.
export function chosenCode(card) {
  return card.variants?.find((code) => code.language === storedValue("code-language")) ?? card.code;
}

/// The language of the variant that is shown, for a request; undefined for the card's own code.
export function chosenVariant(card) {
  const code = chosenCode(card);
  return code === card.code ? undefined : code.language;
}

/// The menu of the languages of a card's code; null where there is one. `changed` is called after a choice.
export function languageChooser(card, changed) {
  if (!card.variants?.length) return null;
  const shown = chosenCode(card);
  const options = [card.code, ...card.variants].map((code) => h("option", {value: code.language ?? "", selected: code === shown}, nameOf(code)));
  const choose = (event) => {
    storeValue("code-language", event.target.value);
    changed();
  };
  const select = h("select", {class: "block-select language-select", onchange: choose}, options);
  return h("label", {class: "language-choice"}, h("span", null, "Language of the code"), select);
}

function nameOf(code) {
  return languageNames[code.language] ?? code.language ?? "This one";
}
