// Questions with answers to choose from: one right answer, several, or a poll without a right one.
import {assetAddress} from "./asset-address.js";
import {authored} from "./authored.js";
import {triedAsItIs} from "./card-memory.js";
import {cardCode, cardFrame, cardText, markOutcome, markTried, outcomeOf, triedNote, viewOf} from "./card-parts.js";
import {h, svgIcon, uniqueID} from "./dom.js";
import {triedAnswers} from "./progress.js";
import {plainLine} from "./plain-text.js";

const choiceLabels = {multiSelect: "Choose all that are right", poll: "What do you think?"};

export function choiceView(card, context) {
  const many = card.type === "multiSelect";
  const textID = uniqueID("question");
  const group = uniqueID("choice");
  const choices = (card.answers ?? []).map((answer, index) => choiceOf(answer, {many, group, context, isCode: card.asks === "program", image: imageOf(card, index)}));
  const list = h("div", {class: "choices", role: many ? "group" : "radiogroup", "aria-labelledby": textID}, choices.map((choice) => choice.element));
  const tried = many ? h("div", {class: "tried-list"}) : null;
  const element = cardFrame(card, choiceLabels[card.type] ?? "Question", cardText(card, textID), cardCode(card), list, tried);
  const chosen = () => choices.flatMap((choice, index) => (choice.input.checked ? [index] : []));
  const answersTried = (latest) => triedAsItIs({path: context.path, revision: card.revision}, triedAnswers(context.path), latest);
  const showTried = (latest) => (many ? showTriedSets(tried, answersTried(latest)) : markTriedChoices(choices, answersTried(latest)));
  if (card.type !== "poll") showTried();
  return viewOf(element, {
    action: () => choiceAction(chosen(), many),
    showVerdict(verdict) {
      const outcome = card.type === "poll" && verdict ? null : outcomeOf(verdict);
      for (const choice of choices) markOutcome(choice.element, choice.input.checked ? outcome : null);
      const latest = verdict?.isRight === false ? chosen().map((index) => card.answers[index]).join("\n") : null;
      if (verdict && card.type !== "poll") showTried(latest);
    },
    setLocked: (isLocked) => choices.forEach((choice) => (choice.input.disabled = isLocked)),
    state: () => ({texts: chosen().map((index) => card.answers[index])}),
    restore: (state) => choices.forEach((choice) => (choice.input.checked = state?.texts?.includes(choice.answer) ?? false)),
  });
}

function choiceAction(indices, many) {
  if (indices.length === 0) return null;
  return many ? {kind: "selected", indices} : {kind: "chose", index: indices[0]};
}

/// One choice as a native radio button or checkbox, so that arrow keys, Space and screen readers work as everywhere.
function choiceOf(answer, {many, group, context, isCode, image}) {
  const input = h("input", {type: many ? "checkbox" : "radio", name: group, class: "choice-input", onchange: context.onChange});
  const mark = h("span", {class: many ? "choice-mark choice-mark-many" : "choice-mark"}, svgIcon("check"), svgIcon("close"));
  const element = h("label", {class: "choice"}, input, mark, choiceText(answer, isCode, image), triedNote());
  return {answer, input, element};
}

/// The address of the image that an answer is; undefined for an answer that is a text.
function imageOf(card, index) {
  return card.answerImages?.find((image) => image.answer === index)?.src;
}

/// A program keeps its lines and spaces. An image that cannot be loaded leaves what it shows.
function choiceText(answer, isCode, image) {
  if (image) {
    const picture = h("img", {class: "choice-image", src: assetAddress(image), alt: answer, lang: authored().lang, decoding: "async"});
    picture.addEventListener("error", () => picture.replaceWith(choiceText(answer, isCode)));
    return picture;
  }
  return isCode ? h("pre", {class: "choice-text choice-code", ...authored()}, h("code", null, answer)) : h("span", {class: "choice-text", ...authored()}, plainLine(answer));
}

function markTriedChoices(choices, tried) {
  for (const choice of choices) markTried(choice.element, tried.includes(choice.answer));
}

/// Choices of several answers are wrong together, so what was tried is listed and no single answer is marked.
function showTriedSets(list, tried) {
  const rows = tried.map((text) => h("li", authored(), plainLine(text.replaceAll("\n", ", "))));
  list.replaceChildren(...(rows.length ? [h("h3", {class: "tried-title"}, "Tried before"), h("ul", null, rows)] : []));
}
