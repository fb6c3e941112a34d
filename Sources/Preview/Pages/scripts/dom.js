// Small helpers to build and find elements. Text of a curriculum only ever becomes text nodes.
import {icons} from "./icons.js";

const svgNamespace = "http://www.w3.org/2000/svg";

/// `h("button", {class: "primary", onclick: check, "aria-pressed": true}, "Check")`. Children: nodes, strings, arrays or null.
export function h(tag, attributes, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/// The same for SVG: `svg("circle", {r: 5})`.
export function svg(tag, attributes, ...children) {
  return filled(document.createElementNS(svgNamespace, tag), attributes, children);
}

/// An icon that says nothing by itself: the control around it carries the name.
export function svgIcon(name) {
  const icon = icons[name] ?? icons.question;
  const names = ["icon", icon.filled ? "icon-filled" : null, icon.directional ? "icon-directional" : null].filter(Boolean).join(" ");
  const paths = icon.paths.map((path) => svg("path", {d: path}));
  return svg("svg", {class: names, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false"}, paths);
}

/// Reads `text` aloud by the live region of the page; the same text twice in a row is read twice.
export function announce(text, urgency = "polite") {
  const region = liveRegion(urgency);
  region.textContent = "";
  setTimeout(() => (region.textContent = text), 60);
}

export function spoken(text) {
  return h("span", {class: "spoken"}, text);
}

/// An id that no other element of the page has.
export function uniqueID(prefix) {
  uniqueIDs.count += 1;
  return `${prefix}-${uniqueIDs.count}`;
}

/// Focuses what cannot be reached by Tab itself, such as a heading.
export function focusOn(element, options = {}) {
  if (!element || !mayTakeFocus()) return;
  if (!element.matches("a[href], button, input, select, textarea, summary, [tabindex]")) element.setAttribute("tabindex", "-1");
  element.focus(options);
}

/// A page in a frame leaves the focus to the page around it, unless somebody works in the frame.
export function mayTakeFocus() {
  return window.parent === window || document.hasFocus();
}

/// Acts at once, or after the click if a press is what moved the focus: the button that is pressed must not move away
/// from under the finger before it is released.
export function afterPress(act) {
  if (!document.querySelector(":active")) return act();
  const stop = new AbortController();
  const released = () => {
    stop.abort();
    setTimeout(act, 0);
  };
  for (const name of ["click", "pointerup", "pointercancel"]) window.addEventListener(name, released, {signal: stop.signal, capture: true});
}

export function isRightToLeft() {
  return document.documentElement.dir === "rtl";
}

/// Whether fingers are what the page is used with.
export function isTouchScreen() {
  return matchMedia("(hover: none) and (pointer: coarse)").matches;
}

export function movesLittle() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const uniqueIDs = {count: 0};

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) setAttribute(element, name, value);
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function setAttribute(element, name, value) {
  if (value === null || value === undefined) return;
  if (name.startsWith("on")) return element.addEventListener(name.slice(2), value);
  if (name === "dataset") return Object.assign(element.dataset, value);
  if (name.startsWith("aria-")) return element.setAttribute(name, String(value));
  if (value === false) return;
  element.setAttribute(name, value === true ? "" : String(value));
}

function liveRegion(urgency) {
  const existing = document.getElementById(`live-${urgency}`);
  if (existing) return existing;
  const region = h("div", {id: `live-${urgency}`, class: "spoken", "aria-live": urgency, role: urgency === "assertive" ? "alert" : "status"});
  document.body.append(region);
  return region;
}
