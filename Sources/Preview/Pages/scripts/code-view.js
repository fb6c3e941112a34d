// Code to read: highlighted, left to right in every language, scrolling inside its own block.
import {h} from "./dom.js";
import {keepReachable} from "./reachable.js";

/// `options`: `numbers` (true shows line numbers), `marked` (a line, from 1), `markedAs` ("plain" or "error"), `label` (what a screen reader calls it).
export function codeBlock(code, options = {}) {
  const lines = code.lines.map((tokens, index) => codeLine(tokens, index + 1, options));
  const inner = h("code", {class: options.numbers ? "code-lines code-numbered" : "code-lines"}, lines);
  const block = h("pre", {class: "code-block code-frame code-type", dir: "ltr", translate: "no"}, inner);
  keepReachable(block, options.label ?? "Code");
  return block;
}

/// The tokens of one line as spans.
export function codeTokens(tokens) {
  return tokens.map(([kind, text]) => h("span", {class: `token-${kind}`}, text));
}

/// Marks another line of a block, or none with null.
export function markLine(block, number, markedAs = "plain") {
  for (const line of block.querySelectorAll(".code-line")) {
    line.classList.remove("code-marked", "code-marked-error");
    if (Number(line.dataset.line) === number) line.classList.add(markClass(markedAs));
  }
}

function codeLine(tokens, number, options) {
  const mark = options.marked === number ? ` ${markClass(options.markedAs)}` : "";
  return h("span", {class: `code-line${mark}`, dataset: {line: number}}, codeTokens(tokens), "\n");
}

function markClass(markedAs) {
  return markedAs === "error" ? "code-marked-error" : "code-marked";
}
