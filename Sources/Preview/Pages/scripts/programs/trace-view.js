// A run step by step: which line comes next, what the variables hold, what has been printed so far.
import {codeBlock, markLine} from "./code-view.js";
import {h, svgIcon, uniqueID} from "./dom.js";

/// `code` is the program as `Code`, `run` has a trace. `options`: `onLine(line)` tells which line is about to run, null once it is over;
/// `lineName` is what a line is called.
export function traceView(code, run, options = {}) {
  const steps = run.trace?.steps ?? [];
  if (steps.length === 0) return h("p", {class: "trace-note"}, "There are no steps to show.");
  const trace = {steps, index: 0, options, run, output: (run.output ?? []).map((chunk) => chunk.text).join("")};
  trace.block = codeBlock(code, {numbers: true, label: "Program, step by step"});
  trace.block.classList.add("trace-code");
  trace.parts = traceParts(trace);
  showTraceStep(trace, 0);
  const {place, calls, table, printed} = trace.parts;
  const note = run.trace.isComplete ? null : h("p", {class: "trace-note"}, `Only the first ${steps.length.toLocaleString("en")} steps are shown.`);
  return h("section", {class: "trace", "aria-label": "Step by step"},
    h("h3", {class: "trace-title"}, "Step by step"),
    traceBar(trace), note, place, trace.block, calls, table, printed);
}

function traceParts(trace) {
  const button = (words, icon, step) => h("button", {
    type: "button", class: "icon-button", "aria-label": words, onclick: () => showTraceStep(trace, trace.index + step),
  }, svgIcon(icon));
  const [previous, next] = [button("Previous step", "stepBack", -1), button("Next step", "stepForward", 1)];
  const slider = h("input", {
    type: "range", class: "step-slider", min: 0, max: trace.steps.length, value: 0, "aria-label": "Step",
    oninput: (event) => showTraceStep(trace, Number(event.target.value)),
  });
  return {
    previous, next, slider,
    place: h("p", {class: "trace-place", role: "status"}),
    calls: h("p", {class: "trace-calls"}),
    table: h("div", {class: "trace-variables"}),
    printed: h("div", {class: "trace-printed"}),
  };
}

function traceBar(trace) {
  const {previous, slider, next} = trace.parts;
  return h("div", {class: "step-bar", dir: "ltr"}, previous, slider, next);
}

/// Step `index` shows the moment before its line runs; behind the last step the run is over.
function showTraceStep(trace, index) {
  trace.index = Math.min(Math.max(index, 0), trace.steps.length);
  const step = trace.steps[trace.index] ?? null;
  const last = trace.steps[trace.index - 1] ?? null;
  showTracePlace(trace, step);
  showTraceCalls(trace, step);
  showVariables(trace, step ?? last, step ? last : null);
  showPrinted(trace, step ? trace.output.slice(0, step.printed) : trace.output, step ? "Printed so far" : "Printed in all");
}

function showTracePlace(trace, step) {
  const {place, slider, previous, next} = trace.parts;
  const lineName = (trace.options.lineName ?? "Line").toLowerCase();
  const words = step ? `Step ${trace.index + 1} of ${trace.steps.length + 1}: ${lineName} ${step.line} runs next` : endOfTrace(trace);
  place.textContent = words;
  slider.value = String(trace.index);
  slider.setAttribute("aria-valuetext", words);
  previous.disabled = trace.index === 0;
  next.disabled = trace.index === trace.steps.length;
  markLine(trace.block, step?.line ?? null);
  if (step) revealLine(trace.block, step.line);
  trace.options.onLine?.(step?.line ?? null);
}

function endOfTrace(trace) {
  if (!trace.run.trace.isComplete) return "The program ran on; its later steps are not shown";
  const {kind, words} = trace.run.ending ?? {};
  if (kind === "raised") return `The program ended with an error: ${words}`;
  return kind === "stopped" ? "The program was stopped here" : "The program has ended";
}

/// Scrolls only inside of the block; the page stays where it is.
function revealLine(block, number) {
  const line = block.querySelector(`[data-line="${number}"]`);
  if (!line) return;
  const top = line.offsetTop - block.offsetTop;
  if (top < block.scrollTop) block.scrollTop = top - line.offsetHeight;
  if (top + line.offsetHeight * 2 > block.scrollTop + block.clientHeight) block.scrollTop = top + line.offsetHeight * 2 - block.clientHeight;
}

function showTraceCalls(trace, step) {
  const {calls} = trace.parts;
  calls.hidden = !step?.function && !step?.depth;
  if (calls.hidden) return;
  const inside = step.function ? ["Inside of ", h("code", {class: "inline-code", dir: "ltr"}, step.function), ", "] : [];
  calls.replaceChildren(...inside, step.depth === 1 ? "1 call deep" : `${step.depth} calls deep`);
}

function showVariables(trace, step, before) {
  const {table} = trace.parts;
  if (!step || step.variables.length === 0) return table.replaceChildren(h("p", {class: "trace-note"}, "There are no variables yet."));
  const sameCall = before && before.function === step.function && before.depth === step.depth;
  const known = new Map(sameCall ? before.variables.map(({name, value}) => [name, value]) : []);
  const rows = step.variables.map((variable) => variableRow(variable, Boolean(before) && known.get(variable.name) !== variable.value));
  const id = uniqueID("variables");
  const head = h("thead", {class: "spoken"}, h("tr", null, h("th", {scope: "col"}, "Name"), h("th", {scope: "col"}, "Value")));
  table.replaceChildren(h("h4", {id, class: "trace-heading"}, "Variables"), h("table", {"aria-labelledby": id, dir: "ltr"}, head, h("tbody", null, rows)));
}

function variableRow({name, value}, isChanged) {
  const mark = isChanged ? h("span", {class: "trace-changed"}, "changed") : null;
  return h("tr", {class: isChanged ? "is-changed" : null}, h("th", {scope: "row"}, name), h("td", null, h("span", {class: "trace-value"}, value), mark));
}

const mostPrinted = 4000;

function showPrinted(trace, text, title) {
  const {printed} = trace.parts;
  if (trace.output === "") return printed.replaceChildren();
  const shown = text.length > mostPrinted ? `…${text.slice(-mostPrinted)}` : text;
  const attributes = {class: "console-output code-type", dir: "ltr", translate: "no", tabindex: "0", role: "region", "aria-label": title};
  const block = text === "" ? h("p", {class: "trace-note"}, "Nothing yet.") : h("pre", attributes, shown);
  printed.replaceChildren(h("h4", {class: "trace-heading"}, title), block);
}
