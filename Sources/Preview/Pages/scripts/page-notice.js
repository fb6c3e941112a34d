// Calm notices about what concerns the whole page, such as a server that is gone.
import {announce, h, svgIcon} from "./dom.js";
import {richLine} from "./rich-text.js";

/// Shows a notice under a name, in the place of an earlier one of that name, and reads it aloud unless `isQuiet`.
export function showNotice(name, words, isQuiet = false) {
  removeNotice(name);
  noticeArea().append(h("div", {class: "page-notice", dataset: {notice: name}}, svgIcon("info"), h("p", null, richLine(words))));
  if (!isQuiet) announce(words);
}

/// Takes the notice away, and reads `words` aloud if it was there.
export function hideNotice(name, words = null) {
  if (removeNotice(name) && words) announce(words);
}

function removeNotice(name) {
  const area = document.getElementById("page-notices");
  const notice = area?.querySelector(`[data-notice="${name}"]`);
  notice?.remove();
  if (area?.childElementCount === 0) area.remove();
  return Boolean(notice);
}

function noticeArea() {
  const existing = document.getElementById("page-notices");
  if (existing) return existing;
  const area = h("aside", {id: "page-notices", class: "page-notices", "aria-label": "Notices"});
  document.body.append(area);
  return area;
}
