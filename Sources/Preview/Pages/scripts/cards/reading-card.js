// A longer text with pictures, code and links to videos.
import {assetAddress} from "./asset-address.js";
import {cardFrame, cardText, viewOf} from "./card-parts.js";
import {codeBlock} from "./code-view.js";
import {h, spoken, svgIcon} from "./dom.js";
import {richLine, richText} from "./rich-text.js";
import {readAction} from "./text-card.js";

const partViews = {text: textPart, image: imagePart, code: codePart, video: videoPart};

export function readingView(card) {
  const parts = (card.parts ?? []).map((part) => partViews[part.kind]?.(part) ?? null);
  return viewOf(cardFrame(card, "Read", cardText(card), h("div", {class: "reading-parts"}, parts)), {action: readAction});
}

function textPart(part) {
  return richText(part.text, "card-text");
}

/// A picture that cannot be loaded leaves its description.
function imagePart(part) {
  const picture = h("img", {src: assetAddress(part.src), alt: part.alt ?? "", loading: "lazy", decoding: "async"});
  picture.addEventListener("error", () => picture.replaceWith(h("p", {class: "picture-missing", dir: "auto"}, svgIcon("alert"), h("span", null, part.alt || "This picture cannot be shown."))));
  return h("figure", {class: "reading-figure"}, picture, captionOf(part));
}

function codePart(part) {
  return h("figure", {class: "reading-figure"}, codeBlock(part.code, {numbers: part.code.lines.length > 3, label: part.caption ?? "Example"}), captionOf(part));
}

/// A video is a link: nothing of another site is loaded into the page.
function videoPart(part) {
  const words = h("span", {class: "video-words"}, h("span", {class: "video-title", dir: "auto"}, part.title || "Video"), h("span", {class: "video-place", dir: "ltr"}, hostOf(part.address)));
  return h("a", {class: "video-link", href: safeAddress(part.address), target: "_blank", rel: "noopener noreferrer"}, h("span", {class: "video-mark"}, svgIcon("play")), words, svgIcon("external"), spoken(" (opens a new tab)"));
}

function captionOf(part) {
  return part.caption ? h("figcaption", {dir: "auto"}, richLine(part.caption)) : null;
}

function safeAddress(address) {
  return /^https?:\/\//i.test(address ?? "") ? address : null;
}

function hostOf(address) {
  try {
    return new URL(address).hostname;
  } catch {
    return String(address ?? "");
  }
}
