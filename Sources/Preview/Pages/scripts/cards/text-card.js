// Cards to read: description, descriptionWithCode and finished; and a notice for kinds that this page does not know.
import {cardCode, cardFrame, cardText, viewOf} from "./card-parts.js";
import {h, svgIcon} from "./dom.js";

export function textView(card) {
  return viewOf(cardFrame(card, "Read", cardText(card), cardCode(card)), {action: readAction});
}

export function finishedView(card) {
  const mark = h("div", {class: "finished-mark"}, svgIcon("flag"));
  return viewOf(cardFrame(card, "Finished", mark, cardText(card), cardCode(card)), {action: readAction});
}

export function unsupportedView(card) {
  const words = `This page does not know cards of the kind '${card.type}'. Go on with the next one.`;
  return viewOf(cardFrame(card, "Not shown here", h("p", {class: "card-notice"}, words), cardText(card)), {action: readAction});
}

export function readAction() {
  return {kind: "read"};
}
