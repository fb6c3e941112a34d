// The texts of cards: paragraphs at blank lines, line breaks, `code` in backticks.
import {h} from "./dom.js";

/// A text as paragraphs.
export function richText(text, className = "rich-text") {
  const paragraphs = String(text ?? "").replaceAll("\r\n", "\n").split(/\n[ \t]*\n/).filter((part) => part.trim() !== "");
  return h("div", {class: className}, paragraphs.map((paragraph) => h("p", {dir: "auto"}, richLine(paragraph.trim()))));
}

/// A text inside of another element: line breaks and code, no paragraphs.
export function richLine(text) {
  return String(text ?? "").split(/(`[^`\n]+`)/).filter((part) => part !== "").map(richPart).flat();
}

function richPart(part) {
  if (part.length > 2 && part.startsWith("`") && part.endsWith("`")) return h("code", {class: "inline-code", dir: "ltr", translate: "no"}, part.slice(1, -1));
  return part.split("\n").flatMap((line, index) => (index === 0 ? [line] : [h("br"), line]));
}
