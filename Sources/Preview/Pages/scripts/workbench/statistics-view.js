// The statistics of the whole curriculum: a page of the server in a frame, loaded when its tab is shown.
import {h} from "./dom.js";
import {benchIcon} from "./bench-icons.js";

const address = "/stats";

/// Shows the statistics; a save loads them again, scrolled to the same place.
export function statisticsView(bench) {
  const frame = h("iframe", {class: "statistics-frame", title: "Statistics of the curriculum"});
  const status = h("p", {class: "statistics-status quiet-words", role: "status"});
  const link = h("a", {class: "button quiet", href: address, target: "_blank", rel: "noopener"}, benchIcon("external"), "Open in a new tab");
  const view = {frame, status, shown: null, scroll: 0};
  frame.addEventListener("load", () => statisticsLoaded(view));
  bench.state.on(["preferences", "outline"], (values) => showStatistics(view, values));
  showStatistics(view, bench.state.get());
  return h("div", {class: "statistics-view"}, h("div", {class: "statistics-bar"}, status, link), frame);
}

/// Programs run for it, so that it is asked for only where somebody looks.
function showStatistics(view, {preferences, outline}) {
  if (preferences.tab !== "statistics" || !outline || view.shown === outline.version) return;
  view.scroll = view.shown === null ? 0 : view.frame.contentWindow.scrollY;
  view.shown = outline.version;
  view.status.textContent = "Counting, and running what is not known yet";
  view.frame.src = address;
}

function statisticsLoaded(view) {
  if (view.shown === null) return;
  view.status.textContent = "";
  view.frame.contentWindow.scrollTo(0, view.scroll);
}
