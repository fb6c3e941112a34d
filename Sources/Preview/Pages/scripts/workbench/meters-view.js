// How full a phone gets: length of texts and width of code against their limits.
import {h} from "./dom.js";
import {benchIcon} from "./bench-icons.js";
import {grouped} from "./bench-words.js";

/// `meters`: `[{name, value, limit, unit}]`.
export function metersView(meters) {
  if (meters.length === 0) return null;
  return h("section", {class: "meters"}, h("h3", null, "Fits a phone"), h("ul", {class: "meter-list"}, meters.map(meterItem)));
}

/// The bar is twice the limit's scale at most, so that far too long still shows by how much.
function meterItem({name, value, limit, unit}) {
  const isOver = limit > 0 && value > limit;
  const scale = limit > 0 ? Math.max(limit, Math.min(value, limit * 2)) : Math.max(value, 1);
  const bar = h("span", {class: "meter-fill"});
  bar.style.inlineSize = `${Math.min(100 * value / scale, 100)}%`;
  const mark = isOver ? h("span", {class: "meter-limit"}) : null;
  if (mark) mark.style.insetInlineStart = `${100 * limit / scale}%`;
  const words = limit > 0 ? `${grouped(value)} of ${grouped(limit)} ${unit}` : `${grouped(value)} ${unit}`;
  return h("li", {class: isOver ? "meter meter-over" : "meter"},
    h("span", {class: "meter-name"}, name),
    h("span", {class: "meter-value"}, isOver ? benchIcon("warning") : null, words, isOver ? `, ${grouped(value - limit)} too many` : null),
    h("span", {class: "meter-bar", "aria-hidden": true}, bar, mark));
}
