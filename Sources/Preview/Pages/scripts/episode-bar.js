// The top of an episode: close, how far one is, and its title.
import {h, svgIcon} from "./dom.js";

/// `{element, show({title, done, total})}`.
export function episodeBar(leave) {
  const close = h("button", {type: "button", class: "bar-close", "aria-label": "Back to the map", onclick: leave}, svgIcon("close"));
  const title = h("h1", {class: "episode-title", dir: "auto"});
  const fill = h("div", {class: "progress-fill"});
  const track = h("div", {class: "progress-track", role: "progressbar", "aria-label": "Progress in this episode", "aria-valuemin": 0}, fill);
  const count = h("span", {class: "progress-count", "aria-hidden": true});
  const element = h("div", {class: "episode-bar"}, h("div", {class: "episode-bar-inner"}, close, h("div", {class: "episode-place"}, h("div", {class: "episode-line"}, title, count), track)));
  return {element, show: (place) => showProgress({title, fill, track, count}, place)};
}

function showProgress(parts, {title, done, total}) {
  parts.title.textContent = title;
  parts.fill.style.inlineSize = `${total ? Math.round((done / total) * 100) : 0}%`;
  parts.track.setAttribute("aria-valuemax", total);
  parts.track.setAttribute("aria-valuenow", done);
  parts.track.setAttribute("aria-valuetext", `Card ${Math.min(done + 1, total)} of ${total}`);
  parts.count.textContent = `${Math.min(done + 1, total)}/${total}`;
}
