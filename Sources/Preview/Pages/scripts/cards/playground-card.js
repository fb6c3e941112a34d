// A free editor: a program to write and to run as often as one likes, none of which is graded.
import {cardFrame, cardText, viewOf} from "./card-parts.js";
import {postJSON} from "./api.js";
import {authored} from "./authored.js";
import {announce, focusOn, h, svgIcon} from "./dom.js";
import {coloredCode, lineNameOf, programEditor} from "./program-editor.js";
import {runResults, runWords} from "./run-results.js";
import {runStatus} from "./run-status.js";
import {explainedElements} from "./slang-editor.js";
import {readAction} from "./text-card.js";

export function playgroundView(card, context) {
  const {language} = card.playground;
  const view = {card, context, language, starter: card.code?.text ?? "", results: runResults()};
  view.status = runStatus((isBusy) => showPlaygroundBusy(view, isBusy));
  view.editor = programEditor({language}, {
    text: view.starter, lines: card.code?.lines ?? null, label: "Your program", elements: card.elements, onChange: () => view.editor?.markError(null),
  });
  view.starter = view.editor.text();
  return viewOf(playgroundFrame(view), {
    action: readAction,
    state: () => ({program: view.editor.text() === view.starter ? null : view.editor.text()}),
    restore: (state) => typeof state?.program === "string" && view.editor.setText(state.program),
  });
}

function playgroundFrame(view) {
  const quiet = (icon, words, act) => h("button", {type: "button", class: "quiet-button", onclick: act}, svgIcon(icon), words);
  view.run = h("button", {type: "button", class: "button button-primary run-button", onclick: () => runPlayground(view, false)}, svgIcon("play"), "Run");
  view.trace = quiet("stepForward", "Step by step", () => runPlayground(view, true));
  view.reset = quiet("retry", "Start over", () => resetPlayground(view));
  const bar = h("div", {class: "run-bar"}, view.run, view.trace, view.reset);
  const body = h("div", {class: "program-body"}, elementList(view), view.editor.element, bar, view.status.element, view.results.element);
  return cardFrame(view.card, "Playground", cardText(view.card), body);
}

/// The explanation of each element, which a learner opens over the editor.
function elementList({language, card}) {
  if (language !== "slang") return null;
  const entries = explainedElements(card.elements).map(({word, name, description}) => [
    h("dt", null, name), h("dd", card.elements?.[word] ? authored() : null, description),
  ]);
  return h("details", {class: "foldable"}, h("summary", null, svgIcon("chevronDown"), "What each element does"), h("dl", {class: "element-list"}, entries));
}

async function runPlayground(view, trace) {
  view.editor.markError(null);
  const text = view.editor.text();
  if (text.trim() === "") return showEmptyPlayground(view);
  const run = await view.status.run((signal) => postJSON("/api/run", {path: view.context.path, program: text, input: [], trace}, signal));
  if (!run) return;
  const code = trace ? view.editor.code() ?? await coloredCode(view.language, text.replace(/\n$/, "")) : null;
  view.results.show(run, {code, lineName: lineNameOf(view.language), onLine: (line) => view.editor.markRunning(line)});
  view.results.element.scrollIntoView({block: "nearest"});
  if (run.ending?.kind === "raised") view.editor.markError(run.ending.line ?? null, run.ending.words);
  announce(runWords(run));
}

function showEmptyPlayground(view) {
  const words = "Write a program first.";
  view.status.element.replaceChildren(h("p", {class: "run-note"}, words));
  announce(words);
}

function resetPlayground(view) {
  view.editor.setText(view.card.code?.text ?? "");
  view.editor.markError(null);
  view.results.clear();
  announce("Your program is back to the start.");
}

function showPlaygroundBusy(view, isBusy) {
  for (const button of [view.run, view.trace, view.reset]) button.disabled = isBusy;
  if (!isBusy && document.activeElement === document.body) focusOn(view.run, {preventScroll: true});
}
