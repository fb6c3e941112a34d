// The console: what a program printed, its errors, what it read, and how it ended.
import {h, svgIcon} from "./dom.js";

const portion = 8000;

/// `{element, show(run, options), clear()}`; `options`: `input` (the lines it was given), `note` (a line above
/// the output), `lineName` (what a line of the program is called).
export function consoleView() {
  const element = h("section", {class: "console", "aria-label": "Console", hidden: true});
  return {
    element,
    show: (run, options = {}) => showConsole(element, run, options),
    clear: () => clearConsole(element),
  };
}

/// How a run ended in plain words: `{tone, text}`, or null when there is nothing to say.
export function endingWords(ending, lineName = "Line") {
  const place = ending?.line ? `${lineName} ${ending.line}: ` : "";
  if (ending?.kind === "raised") return {tone: "bad", text: place + (ending.words ?? "The program ended with an error.")};
  if (ending?.kind === "stopped") return {tone: "bad", text: place + (ending.words ?? "The program did not come to an end, so it was stopped.")};
  return null;
}

function clearConsole(element) {
  element.hidden = true;
  element.replaceChildren();
}

function showConsole(element, run, options) {
  if (isOnlyDrawing(run)) return clearConsole(element);
  const chunks = (run.output ?? []).filter((chunk) => chunk.text !== "");
  const parts = [h("h3", {class: "console-title"}, "Console"), options.note ? h("p", {class: "console-note"}, options.note) : null];
  parts.push(chunks.length > 0 ? outputBlock(chunks) : emptyNote(run));
  if (run.returned !== undefined) parts.push(h("p", {class: "console-note"}, "It returned ", h("code", {dir: "ltr", translate: "no"}, run.returned)));
  parts.push(readNote(options.input), endingNote(run, options.lineName ?? "Line"));
  element.replaceChildren(...parts.filter(Boolean));
  element.hidden = false;
}

/// The drawing says it all.
function isOnlyDrawing(run) {
  return Boolean(run.drawing) && run.ending?.kind === "finished" && !run.output?.some((chunk) => chunk.text !== "");
}

function emptyNote(run) {
  if (run.ending?.kind === "raised" || run.ending?.kind === "stopped" || run.returned !== undefined) return null;
  return h("p", {class: "console-empty"}, "It finished and printed nothing.");
}

function outputBlock(chunks) {
  const output = h("pre", {class: "console-output code-type", dir: "ltr", translate: "no", tabindex: "0", role: "region", "aria-label": "Output"});
  const block = h("div", {class: "console-block"}, output);
  appendOutput(block, output, {chunks, chunk: 0, offset: 0});
  return block;
}

/// Shows the next portion only: a megabyte of text at once would freeze the page.
function appendOutput(block, output, place) {
  let room = portion;
  while (room > 0 && place.chunk < place.chunks.length) {
    const {stream, text} = place.chunks[place.chunk];
    const end = Math.min(text.length, place.offset + room);
    output.append(h("span", {class: stream === "error" ? "console-error" : null}, text.slice(place.offset, end)));
    room -= end - place.offset;
    place.offset = end;
    if (place.offset < text.length) continue;
    place.chunk += 1;
    place.offset = 0;
  }
  showRest(block, output, place);
}

function showRest(block, output, place) {
  block.querySelector(".console-more")?.remove();
  const left = place.chunks.slice(place.chunk).reduce((sum, chunk) => sum + chunk.text.length, -place.offset);
  if (left <= 0) return;
  const more = h("button", {type: "button", class: "quiet-button", onclick: () => appendOutput(block, output, place)}, "Show more");
  block.append(h("p", {class: "console-more"}, `And ${left.toLocaleString("en")} characters more. `, more));
}

function readNote(input) {
  if (!input || input.length === 0) return null;
  const lines = input.flatMap((line, index) => [index > 0 ? ", " : "", h("kbd", {dir: "ltr"}, line === "" ? "(an empty line)" : line)]);
  return h("p", {class: "console-read"}, "It was given ", lines);
}

function endingNote(run, lineName) {
  const words = endingWords(run.ending, lineName);
  if (!words || (isInOutput(run) && !run.ending.line)) return null;
  const text = isInOutput(run) ? `The program stopped at ${lineName.toLowerCase()} ${run.ending.line}.` : words.text;
  const wasStopped = run.ending.kind === "stopped";
  const steps = wasStopped && run.steps ? h("span", {class: "console-steps"}, `Stopped after ${run.steps.toLocaleString("en")} steps.`) : null;
  return h("div", {class: `console-ending console-ending-${words.tone}`},
    svgIcon(wasStopped ? "stop" : "alert"),
    h("p", null, text, steps ? [" ", steps] : null));
}

/// Whether the output ends with the error itself, so that it need not be said again.
function isInOutput(run) {
  const last = run.output?.at(-1);
  return run.ending.kind === "raised" && last?.stream === "error" && last.text.includes(run.ending.words);
}
