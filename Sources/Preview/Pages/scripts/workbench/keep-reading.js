// Showing new content where somebody reads: scroll and focus stay.

/// Replaces the children of `container`; what has the focus gets it back if an element with the same `data-keep` is there.
export function replaceKeeping(container, scroller, nodes) {
  const kept = container.contains(document.activeElement) ? document.activeElement.dataset.keep : undefined;
  const top = scroller.scrollTop;
  container.replaceChildren(...nodes.flat(Infinity).filter(Boolean));
  scroller.scrollTop = top;
  if (kept === undefined) return;
  container.querySelector(`[data-keep="${CSS.escape(kept)}"]`)?.focus({preventScroll: true});
}

/// Makes the children of `list` one for each item: `keyOf(item)` names it, `build(item)` makes it. An item that is as it was keeps its element.
export function keepList(list, items, keyOf, build) {
  const old = new Map([...list.children].map((element) => [element.dataset.key, element]));
  const elements = items.map((item) => keptElement(old.get(keyOf(item)), item, keyOf(item), build));
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
  element.dataset.key = key;
  element.keptContent = content;
  return element;
}
