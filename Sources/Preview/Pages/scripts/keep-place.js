// Rendering again without moving the reader: scroll and focus stay.
import {mayTakeFocus} from "./dom.js";

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";
const textField = "textarea, input[type=text], input:not([type])";

/// Calls `render`, which replaces the content of `container`, and puts scroll and focus back. `scroller` is what scrolls: the page, or a part of it.
export function keepingPlace(container, render, scroller = document.scrollingElement) {
  const top = scroller.scrollTop;
  keepingFocus(container, render);
  scroller.scrollTop = top;
}

/// Shows other nodes in a container; scroll and focus stay.
export function replaceKeeping(container, scroller, nodes) {
  keepingPlace(container, () => container.replaceChildren(...nodes.flat(Infinity).filter(Boolean)), scroller);
}

/// Calls `render` and gives the focus back if it got lost. Its element is looked for in the part with the same `data-keep`, by its name there,
/// otherwise by its place among what can be focused.
export function keepingFocus(container, render) {
  const place = placeOfFocus(container);
  render();
  if (place && mayTakeFocus() && !container.contains(document.activeElement)) restoreFocus(container, place);
}

function placeOfFocus(container) {
  const focused = document.activeElement;
  if (!focused || focused === container || !container.contains(focused)) return null;
  const around = focused.closest("[data-keep]");
  const part = around && container.contains(around) ? around : container;
  return {
    key: part === container ? null : part.dataset.keep, index: focusablesIn(part).indexOf(focused), indexOfAll: focusablesIn(container).indexOf(focused),
    name: focusName(focused), tag: focused.tagName,
    selection: focused.matches(textField) ? [focused.selectionStart, focused.selectionEnd] : null, scroll: [focused.scrollTop, focused.scrollLeft],
  };
}

function restoreFocus(container, place) {
  const target = focusTarget(container, place);
  if (!target) return;
  target.focus({preventScroll: true});
  if (place.selection && target.matches(textField)) target.setSelectionRange(...place.selection);
  [target.scrollTop, target.scrollLeft] = place.scroll;
}

function focusTarget(container, {key, name, tag, index, indexOfAll}) {
  const part = key === null ? container : container.querySelector(`[data-keep="${CSS.escape(key)}"]`);
  if (!part) return focusablesIn(container).at(Math.min(indexOfAll, focusablesIn(container).length - 1));
  const all = focusablesIn(part);
  return all.find((element) => element.tagName === tag && focusName(element) === name) ?? all[index];
}

function focusablesIn(part) {
  return [...(part.matches(focusable) ? [part] : []), ...part.querySelectorAll(focusable)];
}

function focusName(element) {
  return element.getAttribute("aria-label") ?? (element.labels?.[0]?.textContent || element.textContent);
}
