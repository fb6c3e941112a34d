// A card with a program to run: Run grades it with the input of the card; another program or input can be tried as often as one likes.
import {cardFrame, cardText, viewOf} from "./card-parts.js";
import {chosenCode, chosenVariant, languageChooser} from "./code-variants.js";
import {codeBlock, markLine} from "./code-view.js";
import {announce, focusOn, h, svgIcon} from "./dom.js";
import {postJSON} from "./api.js";
import {isSameInput, linesOfInput, textOfInput} from "./input-lines.js";
import {coloredCode, lineNameOf, programEditor} from "./program-editor.js";
import {runResults, runWords} from "./run-results.js";
import {runStatus} from "./run-status.js";

export function executorView(written, context) {
  const card = {...written, code: chosenCode(written)};
  const view = {written, card, context, editor: null, draft: null, isGraded: false, results: runResults()};
  view.status = runStatus((isBusy) => showExecutorBusy(view, isBusy));
  const element = executorFrame(view);
  showOriginal(view);
  return viewOf(element, {
    action: () => ({kind: "ran", input: cardInput(view), language: chosenVariant(view.written)}),
    showVerdict: (verdict, response) => verdict && response?.run && takeRun(view, response.run, cardInput(view)),
    setLocked: (isLocked) => (view.isGraded = isLocked),
    state: () => ({draft: changedProgram(view), isChanging: view.editor !== null, input: changedInput(view)}),
    restore: (state) => restoreExecutor(view, state),
  });
}

function executorFrame(view) {
  const {card} = view;
  view.place = h("div", {class: "executor-code"});
  view.run = h("button", {type: "button", class: "button button-primary run-button", onclick: () => runExecutor(view)}, svgIcon("play"), "Run");
  view.trace = h("button", {type: "button", class: "quiet-button", onclick: () => traceExecutor(view)}, svgIcon("stepForward"), "Step by step");
  view.change = h("button", {type: "button", class: "quiet-button", onclick: () => toggleChange(view)});
  const bar = h("div", {class: "run-bar"}, view.run, view.trace, view.change);
  const chooser = languageChooser(view.written, () => showOtherLanguage(view));
  const body = h("div", {class: "program-body"}, chooser, view.place, inputPart(view), bar, view.status.element, view.results.element);
  return cardFrame(card, "Run the program", cardText(card), body);
}

/// Shown when the program reads something.
function inputPart(view) {
  const {card} = view;
  if (!card.input?.length && !/\binput\s*\(/.test(card.code?.text ?? "")) return null;
  const rows = Math.min(Math.max(cardInput(view).length, 1), 5);
  view.input = h("textarea", {
    class: "input-lines", rows, dir: "auto", spellcheck: "false", autocapitalize: "off", autocomplete: "off", oninput: () => showInputNote(view),
  });
  const back = h("button", {type: "button", class: "quiet-button", onclick: () => resetInput(view)}, svgIcon("retry"), "Back to the card's input");
  view.inputNote = h("div", {class: "input-note", hidden: true},
    h("p", {class: "executor-note"}, "This is your own input. Only the card's input counts for the card."),
    back);
  fillInput(view, textOfInput(cardInput(view)));
  const label = h("label", {class: "input-part"}, h("span", {class: "input-label"}, "What the program reads, a line for each question"), view.input);
  return [label, view.inputNote];
}

/// The input that the card gives its program.
function cardInput(view) {
  return view.card.input ?? [];
}

function inputLines(view) {
  return linesOfInput(view.input?.value ?? "");
}

function fillInput(view, text) {
  view.input.value = text;
  showInputNote(view);
}

function resetInput(view) {
  fillInput(view, textOfInput(cardInput(view)));
  view.input.focus();
}

function showInputNote(view) {
  view.inputNote.hidden = hasCardInput(view);
}

// The original and the changed program

function showOriginal(view) {
  view.draft = view.editor?.text() ?? view.draft;
  view.editor = null;
  view.block = codeBlock(view.card.code ?? {text: "", lines: []}, {numbers: true, label: "The program of this card"});
  view.place.replaceChildren(view.block);
  view.change.replaceChildren(svgIcon("code"), "Change it");
}

/// Shows the program in the language that was chosen; what was changed or run was in another one.
function showOtherLanguage(view) {
  view.card = {...view.card, code: chosenCode(view.written)};
  view.editor = null;
  view.draft = null;
  view.results.clear();
  showOriginal(view);
}

function showChanged(view) {
  const {code} = view.card;
  const text = view.draft ?? code.text;
  const options = {text, lines: text === code.text ? code.lines : null, label: "Your version of the program", onChange: () => {}};
  view.editor = programEditor({language: code.language}, options);
  view.place.replaceChildren(view.editor.element, h("p", {class: "executor-note"}, "This is your own version. Only the original counts for the card."));
  view.change.replaceChildren(svgIcon("retry"), "Back to the original");
}

function toggleChange(view) {
  view.results.clear();
  if (view.editor) return showOriginal(view);
  showChanged(view);
  view.editor.focus();
}

/// The program as it was changed, or null where it is the card's: then a save that changes that is seen.
function changedProgram(view) {
  const text = view.editor?.text() ?? view.draft;
  return text === view.card.code?.text ? null : text;
}

/// The input as it was changed, or null where it is the card's.
function changedInput(view) {
  return view.input && !hasCardInput(view) ? view.input.value : null;
}

function restoreExecutor(view, state) {
  view.draft = state?.draft ?? null;
  if (view.input && state?.input !== null && state?.input !== undefined) fillInput(view, state.input);
  if (state?.isChanging) showChanged(view);
}

// Runs

function isOriginal(view) {
  return !view.editor || view.editor.text() === view.card.code.text;
}

function hasCardInput(view) {
  return isSameInput(inputLines(view), cardInput(view));
}

async function runExecutor(view) {
  clearRunMarks(view);
  if (isOriginal(view) && hasCardInput(view) && !view.isGraded) return view.status.run((signal) => view.context.submit(signal), {isGraded: true});
  const body = runBody(view, false);
  const run = await view.status.run((signal) => postJSON("/api/run", body, signal));
  if (!run) return;
  takeRun(view, run, body.input);
  announce(runWords(run));
}

async function traceExecutor(view) {
  clearRunMarks(view);
  const body = runBody(view, true);
  const run = await view.status.run((signal) => postJSON("/api/run", body, signal));
  if (!run) return;
  const {code} = view.card;
  takeRun(view, run, body.input, isOriginal(view) ? code : view.editor.code() ?? await coloredCode(code.language, view.editor.text()));
}

function runBody(view, trace) {
  const program = isOriginal(view) ? {} : {program: view.editor.text()};
  return {path: view.context.path, language: chosenVariant(view.written), ...program, input: inputLines(view), trace};
}

function takeRun(view, run, input, code = null) {
  view.results.show(run, {input, code, lineName: lineNameOf(view.card.code?.language)});
  view.results.element.scrollIntoView({block: "nearest"});
  const {kind, line, words} = run.ending ?? {};
  if (kind !== "raised" || !line) return;
  if (view.editor) view.editor.markError(line, words);
  else markLine(view.block, line, "error");
}

function clearRunMarks(view) {
  view.results.clear();
  if (view.editor) view.editor.markError(null);
  else markLine(view.block, null);
}

function showExecutorBusy(view, isBusy) {
  for (const button of [view.run, view.trace, view.change]) button.disabled = isBusy;
  if (!isBusy && document.activeElement === document.body) focusOn(view.run, {preventScroll: true});
}
