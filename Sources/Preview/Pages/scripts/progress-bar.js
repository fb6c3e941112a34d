// A bar that shows how much is done.
import {h} from "./dom.js";

/// `{element, show(done, total, words)}`; a screen reader says the words.
export function progressBar(label) {
  const fill = h("div", {class: "progress-fill"});
  const element = h("div", {class: "progress-track", role: "progressbar", "aria-label": label, "aria-valuemin": 0}, fill);
  return {element, show: (done, total, words) => showDone({element, fill}, done, total, words)};
}

function showDone({element, fill}, done, total, words) {
  fill.style.inlineSize = `${total ? Math.round((done / total) * 100) : 0}%`;
  element.setAttribute("aria-valuemax", total);
  element.setAttribute("aria-valuenow", done);
  element.setAttribute("aria-valuetext", words);
}
