// A page-sized message in place of what cannot be shown.
import {h, svgIcon} from "./dom.js";
import {richText} from "./rich-text.js";

/// `options`: `title`, `text`, `place` (file and line), `retry()`, `leave()`; all but the title may be missing.
export function messageView({title, text, place, retry, leave}) {
  return h("section", {class: "message"},
    h("div", {class: "message-mark"}, svgIcon("alert")),
    h("h2", {class: "card-header", dir: "auto"}, title),
    text ? richText(text, "card-text") : null,
    place ? h("p", {class: "message-place", dir: "ltr"}, place) : null,
    h("div", {class: "message-buttons"},
      retry ? h("button", {type: "button", class: "button button-primary", onclick: retry}, "Try again") : null,
      leave ? h("button", {type: "button", class: "button button-quiet", onclick: leave}, "To the map") : null));
}
