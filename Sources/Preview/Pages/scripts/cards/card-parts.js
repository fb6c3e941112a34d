// What the views of several kinds of cards share.
import {authored, authoredText} from "./authored.js";
import {chosenCode, languageChooser} from "./code-variants.js";
import {codeBlock} from "./code-view.js";
import {h, spoken, uniqueID} from "./dom.js";

/// A view with what a kind does not need left at its default: complete, nothing to lock, nothing to remember.
export function viewOf(element, members) {
  const nothing = {action: () => null, showVerdict: () => {}, setLocked: () => {}, state: () => null, restore: () => {}};
  return {element, ...nothing, ...members};
}

/// The frame of a card: its header, or `label` in its place, then `body`.
export function cardFrame(card, label, ...body) {
  const id = uniqueID("card");
  const title = card.header ?? card.title;
  const heading = title
    ? h("h2", {id, class: "card-header", ...authored()}, title)
    : h("h2", {id, class: "card-label"}, label);
  return h("section", {class: `card card-${card.type}`, "aria-labelledby": id}, heading, body);
}

export function cardText(card, id = null) {
  if (!card.text) return null;
  const text = authoredText(card.text, "card-text");
  if (id) text.id = id;
  return text;
}

export function cardCode(card, label = "The program of this card") {
  if (!card.code) return null;
  const place = h("div", {class: "code-place"});
  const show = () => {
    const code = chosenCode(card);
    place.replaceChildren(codeBlock(code, {numbers: code.lines.length > 3, label}));
  };
  show();
  const chooser = languageChooser(card, show);
  return chooser ? [chooser, place] : place.firstChild;
}

/// Marks an element with what became of it: "right", "wrong" or nothing.
export function markOutcome(element, outcome) {
  element.classList.toggle("is-right", outcome === "right");
  element.classList.toggle("is-wrong", outcome === "wrong");
}

/// The word on a choice that was tried and wrong; `markTried` shows it.
export function triedNote() {
  return h("span", {class: "choice-note", hidden: true}, spoken(", "), "tried");
}

export function markTried(element, isTried) {
  element.classList.toggle("is-tried", isTried);
  element.querySelector(".choice-note").hidden = !isTried;
}

export function outcomeOf(verdict) {
  if (!verdict) return null;
  return verdict.isRight ? "right" : "wrong";
}

/// The steps of arrow keys in a list laid out in reading direction: -1, 1 or 0.
export function arrowStep(event, isMirrored) {
  const forward = isMirrored ? "ArrowLeft" : "ArrowRight";
  const backward = isMirrored ? "ArrowRight" : "ArrowLeft";
  if (event.key === "ArrowDown" || event.key === forward) return 1;
  if (event.key === "ArrowUp" || event.key === backward) return -1;
  return 0;
}
