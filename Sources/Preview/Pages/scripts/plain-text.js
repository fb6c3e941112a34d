// Texts as they are written, as apps show them: paragraphs at blank lines, line breaks, no markup.
import {h} from "./dom.js";
import {paragraphLines} from "./paragraphs.js";

/// A text as paragraphs; `partsOf` gives what each of them is made of.
export function paragraphsOf(text, className, partsOf = plainLine) {
  return h("div", {class: className}, paragraphLines(text).map((lines) => h("p", {dir: "auto"}, partsOf(lines.join("\n")))));
}

/// A text inside of another element: line breaks, no paragraphs.
export function plainLine(text) {
  return linesOf(text, (line) => [line]);
}

/// What each line of a text is made of, with breaks between the lines.
export function linesOf(text, partsOf) {
  return String(text ?? "").split("\n").flatMap((line, index) => (index === 0 ? partsOf(line) : [h("br"), ...partsOf(line)]));
}
