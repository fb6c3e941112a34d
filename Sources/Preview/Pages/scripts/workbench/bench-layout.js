// Three columns with edges to drag on a wide screen, three tabs on a narrow one.
import {h, isRightToLeft} from "./dom.js";
import {tabBar} from "./tab-bar.js";

const narrow = matchMedia("(max-width: 63.99rem)");
const limits = {outlineWidth: {least: 200, most: 520}, panelWidth: {least: 300, most: 760}};
const edgeStep = 24;

/// `parts`: `{header, outline, phone, panel}`. The result is `{show(name)}`, which brings a part to the front on a narrow screen.
export function layOutBench(bench, parts) {
  const panes = {
    outline: h("section", {class: "pane pane-outline", id: "pane-outline"}, parts.outline),
    phone: h("section", {class: "pane pane-phone", id: "pane-phone"}, parts.phone),
    panel: h("section", {class: "pane pane-panel", id: "pane-panel"}, parts.panel),
  };
  const tabs = tabBar("Parts of the workbench", paneTabs(panes), (name) => (document.body.dataset.pane = name));
  tabs.element.classList.add("pane-tabs");
  const layout = {bench, panes, tabs, chosen: "phone"};
  const parted = [panes.outline, splitter(layout, "outlineWidth"), panes.phone, splitter(layout, "panelWidth"), panes.panel];
  const columns = h("main", {class: "bench", "aria-label": "Workbench"}, parted);
  document.body.append(parts.header, h("nav", {class: "pane-nav", "aria-label": "Parts"}, tabs.element), columns);
  bench.state.on(["preferences"], ({preferences}) => showWidths(columns, preferences));
  showWidths(columns, bench.state.get().preferences);
  narrow.addEventListener("change", () => adaptPanes(layout));
  adaptPanes(layout);
  bench.state.on(["outline", "findings"], ({findings}) => nameFindingsTab(layout, findings));
  return {show: (name) => showPane(layout, name), isNarrow: () => narrow.matches};
}

function paneTabs(panes) {
  return [
    {name: "outline", title: "Outline", panel: panes.outline},
    {name: "phone", title: "Phone", panel: panes.phone},
    {name: "panel", title: "Findings", panel: panes.panel},
  ];
}

function nameFindingsTab(layout, findings) {
  layout.tabs.face("panel").textContent = findings.length > 0 ? `Findings (${findings.length})` : "Findings";
}

function showPane(layout, name) {
  if (narrow.matches) layout.tabs.choose(name);
  else layout.chosen = name;
}

/// On a narrow screen the three parts are the panels of tabs; on a wide one they are all there.
function adaptPanes(layout) {
  if (narrow.matches) layout.tabs.choose(layout.tabs.chosen() ?? layout.chosen);
  for (const [name, pane] of Object.entries(layout.panes)) {
    if (!narrow.matches) pane.hidden = false;
    pane.setAttribute("role", narrow.matches ? "tabpanel" : "region");
    if (narrow.matches) pane.setAttribute("aria-labelledby", layout.tabs.face(name).id);
    else pane.removeAttribute("aria-labelledby");
    if (!narrow.matches) pane.setAttribute("aria-label", {outline: "Outline", phone: "Phone", panel: "Author"}[name]);
  }
}

function showWidths(columns, preferences) {
  for (const name of Object.keys(limits)) {
    columns.style.setProperty(name === "outlineWidth" ? "--outline-width" : "--panel-width", `${preferences[name]}px`);
    const edge = columns.querySelector(`[data-edge="${name}"]`);
    edge.setAttribute("aria-valuenow", String(preferences[name]));
  }
}

function splitter(layout, name) {
  const isOutline = name === "outlineWidth";
  const {least, most} = limits[name];
  return h("div", {
    class: "splitter",
    role: "separator",
    tabindex: 0,
    dataset: {edge: name},
    title: "Drag, or use the arrow keys",
    "aria-label": isOutline ? "Width of the outline" : "Width of the author's panel",
    "aria-orientation": "vertical",
    "aria-controls": isOutline ? "pane-outline" : "pane-panel",
    "aria-valuemin": least,
    "aria-valuemax": most,
    "aria-valuenow": layout.bench.state.get().preferences[name],
    onkeydown: (event) => moveEdgeByKey(layout, name, event),
    onpointerdown: (event) => dragEdge(layout, name, event),
  });
}

function moveEdgeByKey(layout, name, event) {
  const grow = (name === "outlineWidth") !== isRightToLeft() ? "ArrowRight" : "ArrowLeft";
  const width = widthNow(layout, name);
  const {least, most} = limits[name];
  const widthAfter = (key) => (grow === key ? width + edgeStep : width - edgeStep);
  const widths = {ArrowRight: widthAfter("ArrowRight"), ArrowLeft: widthAfter("ArrowLeft"), Home: least, End: most};
  if (widths[event.key] === undefined) return;
  event.preventDefault();
  setWidth(layout, name, widths[event.key]);
}

/// While an edge is dragged the iframe must not take the pointer: the body says so to the style sheet.
function dragEdge(layout, name, event) {
  const edge = event.currentTarget;
  const start = {x: event.clientX, width: widthNow(layout, name)};
  const sign = (name === "outlineWidth") !== isRightToLeft() ? 1 : -1;
  edge.setPointerCapture(event.pointerId);
  document.body.classList.add("is-resizing");
  const move = (moved) => setWidth(layout, name, start.width + sign * (moved.clientX - start.x));
  edge.addEventListener("pointermove", move);
  edge.addEventListener("lostpointercapture", () => {
    edge.removeEventListener("pointermove", move);
    document.body.classList.remove("is-resizing");
  }, {once: true});
}

/// A window may be too small for the width that the author wants.
function widthNow(layout, name) {
  const pane = layout.panes[name === "outlineWidth" ? "outline" : "panel"];
  return Math.round(pane.getBoundingClientRect().width);
}

function setWidth(layout, name, width) {
  const {least, most} = limits[name];
  layout.bench.prefer({[name]: Math.round(Math.min(Math.max(width, least), most))});
}
