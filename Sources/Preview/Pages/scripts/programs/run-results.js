// What a run showed: console, drawing, step by step. The editor's line that failed is marked, too.
import {h} from "./dom.js";
import {consoleView, endingWords} from "./console-view.js";
import {drawingView} from "./drawing-view.js";
import {traceView} from "./trace-view.js";

/// `{element, show(run, options), clear()}`; `options`: `input`, `note`, `lineName`, `code` (needed to show a trace), `onLine(line)`.
export function runResults() {
  const console = consoleView();
  const drawing = h("div", {class: "run-drawing"});
  const trace = h("div", {class: "run-trace"});
  const element = h("div", {class: "run-results"}, trace, drawing, console.element);
  const clear = () => {
    console.clear();
    for (const part of [drawing, trace]) part.replaceChildren();
  };
  return {element, clear, show: (run, options = {}) => showResults({console, drawing, trace}, run, options)};
}

function showResults({console, drawing, trace}, run, options) {
  const hasTrace = Boolean(run.trace && options.code);
  if (hasTrace) console.clear();
  else console.show(run, options);
  drawing.replaceChildren(run.drawing ? drawingView(run.drawing) : "");
  trace.replaceChildren(hasTrace ? traceView(options.code, run, options) : "");
}

/// What is to be read aloud once a run has ended.
export function runWords(run) {
  const words = endingWords(run.ending);
  if (words) return words.text;
  const output = (run.output ?? []).map((chunk) => chunk.text).join("").trim();
  if (output === "") return "The program finished and printed nothing.";
  return output.length > 200 ? `The program printed ${output.length} characters.` : `The program printed: ${output}`;
}
