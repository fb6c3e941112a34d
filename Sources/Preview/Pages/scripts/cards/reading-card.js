// A longer text with pictures, code and links to videos.
import {assetAddress} from "./asset-address.js";
import {authored, authoredText} from "./authored.js";
import {cardFrame, cardText, viewOf} from "./card-parts.js";
import {codeBlock} from "./code-view.js";
import {h, spoken, svgIcon} from "./dom.js";
import {plainLine} from "./plain-text.js";
import {readAction} from "./text-card.js";

const partViews = {text: textPart, image: imagePart, code: codePart, video: videoPart};

export function readingView(card) {
  const parts = (card.parts ?? []).map((part) => partViews[part.kind]?.(part) ?? null);
  return viewOf(cardFrame(card, "Read", cardText(card), h("div", {class: "reading-parts"}, parts)), {action: readAction});
}

function textPart(part) {
  return authoredText(part.text, "card-text");
}

/// A picture that cannot be loaded leaves its description.
function imagePart(part) {
  const picture = h("img", {src: assetAddress(part.src), alt: part.alt ?? "", lang: authored().lang, loading: "lazy", decoding: "async"});
  picture.addEventListener("error", () => picture.replaceWith(missingPicture(part)));
  return h("figure", {class: "reading-figure"}, picture, captionOf(part));
}

function missingPicture({alt}) {
  const words = alt ? h("span", authored(), alt) : h("span", null, "This picture cannot be shown.");
  return h("p", {class: "picture-missing"}, svgIcon("alert"), words);
}

function codePart(part) {
  const block = codeBlock(part.code, {numbers: part.code.lines.length > 3, label: part.caption ?? "Example"});
  return h("figure", {class: "reading-figure"}, block, captionOf(part));
}

/// A video is a link: nothing of another site is loaded into the page.
function videoPart(part) {
  const title = part.title ? h("span", {class: "video-title", ...authored()}, part.title) : h("span", {class: "video-title"}, "Video");
  return h("a", {class: "video-link", href: safeAddress(part.address), target: "_blank", rel: "noopener noreferrer"},
    h("span", {class: "video-mark"}, svgIcon("play")),
    h("span", {class: "video-words"}, title, h("span", {class: "video-place", dir: "ltr"}, hostOf(part.address))),
    svgIcon("external"), spoken(" (opens a new tab)"));
}

function captionOf(part) {
  return part.caption ? h("figcaption", authored(), plainLine(part.caption)) : null;
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
