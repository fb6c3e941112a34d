// Texts as they are written, as apps show them: paragraphs at blank lines, line breaks, no markup.
import {h} from "./dom.js";

/// A text as paragraphs; `partsOf` gives what each of them is made of.
export function paragraphsOf(text, className, partsOf = plainLine) {
  const paragraphs = String(text ?? "").replaceAll("\r\n", "\n").split(/\n[ \t]*\n/).filter((part) => part.trim() !== "");
  return h("div", {class: className}, paragraphs.map((paragraph) => h("p", {dir: "auto"}, partsOf(paragraph.trim()))));
}

/// A text inside of another element: line breaks, no paragraphs.
export function plainLine(text) {
  return linesOf(text, (line) => [line]);
}

/// What each line of a text is made of, with breaks between the lines.
export function linesOf(text, partsOf) {
  return String(text ?? "").split("\n").flatMap((line, index) => (index === 0 ? partsOf(line) : [h("br"), ...partsOf(line)]));
}
