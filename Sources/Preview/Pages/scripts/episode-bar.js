// The top of an episode: close, how far one is, and its title.
import {markAuthored} from "./authored.js";
import {h, svgIcon} from "./dom.js";
import {progressBar} from "./progress-bar.js";

/// `{element, show({title, isOwn, done, total})}`; `isOwn` is for a title that is not an author's.
export function episodeBar(leave) {
  const close = h("button", {type: "button", class: "bar-close", "aria-label": "Back to the map", onclick: leave}, svgIcon("close"));
  const title = h("h1", {class: "episode-title", dir: "auto"});
  const bar = progressBar("Progress in this episode");
  const count = h("span", {class: "progress-count", "aria-hidden": true});
  const place = h("div", {class: "episode-place"}, h("div", {class: "episode-line"}, title, count), bar.element);
  const element = h("div", {class: "episode-bar"}, h("div", {class: "episode-bar-inner"}, close, place));
  return {element, show: (progress) => showProgress({title, bar, count}, progress)};
}

function showProgress(parts, {title, isOwn = false, done, total}) {
  const card = Math.min(done + 1, total);
  parts.title.textContent = title;
  markAuthored(parts.title, !isOwn);
  parts.bar.show(done, total, `Card ${card} of ${total}`);
  parts.count.textContent = `${card}/${total}`;
}
