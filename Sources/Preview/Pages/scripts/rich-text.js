// Words of our own, such as messages: paragraphs at blank lines, line breaks, `code` in backquotes. The texts of cards have no markup.
import {codeSpans} from "./code-spans.js";
import {h} from "./dom.js";
import {linesOf, paragraphsOf} from "./plain-text.js";

/// Words as paragraphs.
export function richText(text, className = "rich-text") {
  return paragraphsOf(text, className, richLine);
}

/// Words inside of another element: line breaks and code, no paragraphs.
export function richLine(text) {
  return linesOf(text, (line) => codeSpans(line).map(richPart));
}

function richPart({text, isCode}) {
  return isCode ? h("code", {class: "inline-code", dir: "ltr", translate: "no"}, text) : text;
}
