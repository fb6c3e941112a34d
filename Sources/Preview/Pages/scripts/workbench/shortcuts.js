// Single keys of the workbench. They do nothing while somebody types, in a dialog, or when they are switched off.
import {openFirstFix, goToPath, stepCard, stepFinding} from "./bench-actions.js";

/// The keys in the order of the list that `?` shows.
export const shortcuts = [
  {key: "/", words: "Filter the outline", act: (bench) => focusFilter(bench)},
  {key: "j", words: "Next card", act: (bench) => stepCard(bench, 1)},
  {key: "k", words: "Previous card", act: (bench) => stepCard(bench, -1)},
  {key: "m", words: "Map of everything", act: (bench) => goToPath(bench, null)},
  {key: "n", words: "Next finding", act: (bench) => stepFinding(bench, 1)},
  {key: "p", words: "Previous finding", act: (bench) => stepFinding(bench, -1)},
  {key: "f", words: "First fix of the finding", act: (bench) => openFirstFix(bench)},
  {key: "?", words: "This list of keys", act: (bench) => bench.keys.open()},
];

/// Keys count on this page and, as an author clicks there all the time, in the phone; what the learner's page uses itself stays its own.
export function listenForKeys(bench) {
  const listener = (event) => pressedShortcut(bench, event);
  document.addEventListener("keydown", listener);
  bench.phone.onLoad((page) => page.addEventListener("keydown", listener));
}

function pressedShortcut(bench, event) {
  if (!isShortcut(bench, event)) return;
  const shortcut = shortcuts.find(({key}) => key === event.key);
  if (!shortcut) return;
  event.preventDefault();
  shortcut.act(bench);
}

function isShortcut(bench, event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (!bench.state.get().preferences.hasShortcuts) return false;
  return !isTyping(event.target) && document.querySelector("dialog[open], [popover]:popover-open") === null;
}

function isTyping(target) {
  return target.closest?.('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]') != null;
}

function focusFilter(bench) {
  bench.layout.show("outline");
  bench.outline.focusFilter();
}
