// A statement that is true or false.
import {triedAsItIs} from "./card-memory.js";
import {cardCode, cardFrame, cardText, markOutcome, markTried, outcomeOf, triedNote, viewOf} from "./card-parts.js";
import {h, svgIcon, uniqueID} from "./dom.js";
import {triedAnswers} from "./progress.js";

export function trueFalseView(card, context) {
  const textID = uniqueID("statement");
  const group = uniqueID("said");
  const sides = [saidSide(true, group, context), saidSide(false, group, context)];
  const pair = h("div", {class: "sides", role: "radiogroup", "aria-labelledby": textID}, sides.map((side) => side.element));
  const said = () => sides.find((side) => side.input.checked);
  const answersTried = (latest) => triedAsItIs({path: context.path, revision: card.revision}, triedAnswers(context.path), latest);
  const showTried = (tried) => sides.forEach((side) => markTried(side.element, tried.includes(String(side.answer))));
  showTried(answersTried(null));
  return viewOf(cardFrame(card, "True or false?", cardText(card, textID), cardCode(card), pair), {
    action: () => (said() ? {kind: "said", answer: said().answer} : null),
    showVerdict(verdict) {
      for (const side of sides) markOutcome(side.element, side.input.checked ? outcomeOf(verdict) : null);
      showTried(answersTried(verdict?.isRight === false ? String(said()?.answer) : null));
    },
    setLocked: (isLocked) => sides.forEach((side) => (side.input.disabled = isLocked)),
    state: () => ({answer: said()?.answer ?? null}),
    restore: (state) => sides.forEach((side) => (side.input.checked = side.answer === state?.answer)),
  });
}

function saidSide(answer, group, context) {
  const input = h("input", {type: "radio", name: group, class: "choice-input", onchange: context.onChange});
  const element = h("label", {class: "side"}, input, svgIcon(answer ? "check" : "close"), h("span", null, answer ? "True" : "False"), triedNote());
  return {answer, input, element};
}
