// Lists whose elements stay while their items do.
import {keepingFocus} from "./keep-place.js";

/// Makes the children of `list` one for each item: `keyOf(item)` names it, `build(item, existing)` makes it from the item alone. An item that is as
/// it was keeps its element; one that has changed gets a new one, and `existing` is the one before. The focus stays on its item.
export function keepList(list, items, keyOf, build) {
  const old = new Map([...list.children].map((element) => [element.dataset.keep, element]));
  const elements = items.map((item) => keptElement(old.get(keyOf(item)), item, keyOf(item), build));
  keepingFocus(list, () => putElements(list, elements));
}

function putElements(list, elements) {
  for (const child of [...list.children]) {
    if (!elements.includes(child)) child.remove();
  }
  elements.forEach((element, position) => {
    if (list.children[position] !== element) list.insertBefore(element, list.children[position] ?? null);
  });
}

function keptElement(existing, item, key, build) {
  const content = JSON.stringify(item);
  if (existing && existing.keptContent === content) return existing;
  const element = build(item, existing);
  element.dataset.keep = key;
  element.keptContent = content;
  return element;
}
