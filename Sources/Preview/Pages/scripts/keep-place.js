// Rendering anew without moving the reader: scroll and focus stay.

const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";

/// Calls `render`, which replaces the content of `container`, and puts scroll and focus back. Focus finds its element by
/// id or label where there is one, otherwise by its place among what can be focused.
export function keepingPlace(container, render) {
  const place = placeOfFocus(container);
  const scroll = window.scrollY;
  render();
  window.scrollTo(0, scroll);
  if (place) restoreFocus(container, place);
}

function placeOfFocus(container) {
  const focused = document.activeElement;
  if (!focused || !container.contains(focused)) return null;
  const isText = focused.matches("textarea, input[type=text], input:not([type])");
  return {
    index: [...container.querySelectorAll(focusable)].indexOf(focused), name: focusName(focused), tag: focused.tagName,
    selection: isText ? [focused.selectionStart, focused.selectionEnd] : null, scroll: [focused.scrollTop, focused.scrollLeft],
  };
}

function restoreFocus(container, place) {
  const all = [...container.querySelectorAll(focusable)];
  const target = all.find((element) => element.tagName === place.tag && focusName(element) === place.name) ?? all[place.index];
  if (!target) return;
  target.focus({preventScroll: true});
  if (place.selection && target.setSelectionRange) target.setSelectionRange(...place.selection);
  [target.scrollTop, target.scrollLeft] = place.scroll;
}

function focusName(element) {
  return element.getAttribute("aria-label") ?? (element.labels?.[0]?.textContent || element.textContent);
}
