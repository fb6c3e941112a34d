// The outline of the curriculum: a filter and a tree.
import {announce, h, uniqueID} from "./dom.js";
import {goToPath} from "./bench-actions.js";
import {benchIcon} from "./bench-icons.js";
import {countOfAll, grouped, wordsOfKind} from "./bench-words.js";
import {trailOf} from "./curriculum-index.js";
import {replaceKeeping} from "./keep-place.js";
import {moveInTree} from "./outline-keys.js";
import {outlineRow} from "./outline-rows.js";

/// The result is `{element, focusFilter()}`.
export function outlinePane(bench) {
  const pane = {bench, words: "", isOnlyFindings: false, open: new Set(bench.state.get().preferences.openBranches), closed: new Set(), focused: ""};
  pane.filter = filterField(pane);
  pane.only = h("button", {
    type: "button", class: "button toggle", "aria-pressed": false, title: "Only what has findings", onclick: () => toggleOnlyFindings(pane),
  }, benchIcon("warning"), "With findings");
  pane.tree = h("ul", {
    class: "tree", role: "tree", "aria-label": "Curriculum", onkeydown: (event) => moveInTree(treeOf(pane), event),
    onclick: (event) => clickedInTree(pane, event), onfocusin: (event) => focusedInTree(pane, event),
  });
  pane.scroller = h("div", {class: "outline-scroller"}, pane.tree);
  pane.empty = h("div", {class: "outline-empty", hidden: true});
  bench.state.on(["index"], () => tookIndex(pane));
  bench.state.on(["place"], ({place}) => revealPlace(pane, place));
  showOutline(pane);
  const element = h("div", {class: "outline"},
    h("h2", {class: "spoken"}, "Outline"),
    h("div", {class: "outline-head"}, pane.filter.element, pane.only),
    pane.scroller, pane.empty);
  return {element, focusFilter: () => pane.filter.input.focus()};
}

function filterField(pane) {
  const id = uniqueID("filter");
  const clear = h("button", {
    type: "button", class: "icon-button filter-clear", "aria-label": "Clear the filter", hidden: true, onclick: () => clearFilter(pane),
  }, benchIcon("close"));
  const input = h("input", {type: "text", id, class: "filter-input", placeholder: "Filter  ( / )", autocomplete: "off", spellcheck: "false", dir: "auto"});
  input.addEventListener("input", () => {
    clear.hidden = input.value === "";
    changeFilter(pane, input.value);
  });
  input.addEventListener("keydown", (event) => keyInFilter(pane, event));
  const label = h("label", {for: id, class: "spoken"}, "Filter the outline");
  return {input, clear, element: h("div", {class: "filter"}, label, benchIcon("search"), input, clear)};
}

function keyInFilter(pane, event) {
  if (event.key === "Escape" && pane.words !== "") {
    event.preventDefault();
    clearFilter(pane);
  }
  if (event.key !== "ArrowDown" && event.key !== "Enter") return;
  event.preventDefault();
  pane.tree.querySelector('[tabindex="0"]')?.focus();
}

function clearFilter(pane) {
  pane.filter.input.value = "";
  pane.filter.clear.hidden = true;
  pane.filter.input.focus();
  changeFilter(pane, "");
}

function changeFilter(pane, words) {
  pane.words = words.trim().toLowerCase();
  pane.closed.clear();
  showOutline(pane);
  if (isFiltering(pane)) announce(pane.matches === 1 ? "1 match" : `${grouped(pane.matches)} matches`);
}

function toggleOnlyFindings(pane) {
  pane.isOnlyFindings = !pane.isOnlyFindings;
  pane.only.setAttribute("aria-pressed", String(pane.isOnlyFindings));
  changeFilter(pane, pane.filter.input.value);
}

/// The first outline may come after the phone has said where it is.
function tookIndex(pane) {
  const {outline, place} = pane.bench.state.get();
  if (!outline || pane.hasRevealed) return showOutline(pane);
  pane.hasRevealed = true;
  revealPlace(pane, place);
}

/// Draws the tree again; scroll, focus and open branches stay.
function showOutline(pane) {
  const {index, place, outline} = pane.bench.state.get();
  pane.matches = 0;
  const entries = index.roots.map((entry) => shownEntry(pane, entry, false)).filter(Boolean);
  const mapEntry = {entry: {path: "", kind: "map", title: "Map of everything", type: null, findings: null}, isBranch: false, children: []};
  const rows = outline && !isFiltering(pane) ? [mapEntry, ...entries] : entries;
  pane.paths = new Set();
  const look = {selected: place.card ?? place.episode ?? "", paths: pane.paths};
  const elements = rows.map((row) => outlineRow(row, 1, look));
  replaceKeeping(pane.tree, pane.scroller, elements);
  showTabStop(pane, look.selected);
  showEmptyOutline(pane, outline !== null && entries.length === 0);
}

/// What the filter leaves of an entry: `{entry, isBranch, isOpen, children}`, or null. All of an entry that matches by itself is left.
function shownEntry(pane, entry, isInsideMatch) {
  if (pane.isOnlyFindings && isClean(entry)) return null;
  const isMatch = pane.words !== "" && filterTextOf(entry).includes(pane.words);
  const children = entry.children.map((child) => shownEntry(pane, child, isInsideMatch || isMatch)).filter(Boolean);
  const hasMatch = isMatch || children.some((child) => child.hasMatch);
  if (pane.words !== "" && !hasMatch && !isInsideMatch) return null;
  if (isFiltering(pane) && (pane.words === "" ? children.length === 0 : isMatch)) pane.matches += 1;
  const opensByFilter = pane.words === "" ? pane.isOnlyFindings : children.some((child) => child.hasMatch);
  const isOpen = (opensByFilter && !pane.closed.has(entry.path)) || (pane.open.has(entry.path) && !isFiltering(pane)) || pane.closed.has(`open ${entry.path}`);
  return {entry, hasMatch, isBranch: children.length > 0, isOpen, children};
}

function isClean(entry) {
  return countOfAll(entry.findings) === 0 && !entry.isUnreadable && entry.children.every(isClean);
}

function filterTextOf(entry) {
  return `${entry.title} ${entry.path} ${entry.type ?? ""} ${entry.type ? wordsOfKind(entry.type) : ""}`.toLowerCase();
}

function isFiltering(pane) {
  return pane.words !== "" || pane.isOnlyFindings;
}

function showEmptyOutline(pane, isEmpty) {
  pane.empty.hidden = !isEmpty;
  pane.scroller.hidden = isEmpty;
  if (!isEmpty) return;
  pane.empty.replaceChildren(h("p", null, wordsOfEmptyOutline(pane)));
}

function wordsOfEmptyOutline(pane) {
  if (pane.words !== "") return `Nothing matches “${pane.filter.input.value.trim()}”.`;
  return pane.isOnlyFindings ? "No findings anywhere." : "This curriculum has no modules yet.";
}

/// One row is the stop for Tab: the one with the last focus, else the selected one, else the first.
function showTabStop(pane, selected) {
  const path = [pane.focused, selected].find((candidate) => pane.paths.has(candidate));
  const row = path === undefined ? pane.tree.querySelector('[role="treeitem"]') : rowAt(pane, path);
  if (row) row.tabIndex = 0;
}

function rowAt(pane, path) {
  return pane.tree.querySelector(`[data-keep="${CSS.escape(path)}"]`);
}

function focusedInTree(pane, event) {
  const row = event.target.closest('[role="treeitem"]');
  if (!row) return;
  pane.focused = row.dataset.keep;
  for (const other of pane.tree.querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
  row.tabIndex = 0;
}

function clickedInTree(pane, event) {
  const row = event.target.closest('[role="treeitem"]');
  if (!row) return;
  row.focus({preventScroll: true});
  if (event.target.closest(".twig") && row.hasAttribute("aria-expanded")) return toggleBranch(pane, row.dataset.keep);
  activateRow(pane, row.dataset.keep);
}

/// Modules and blocks open and close; episodes, cards and the map are shown in the phone.
function activateRow(pane, path) {
  const entry = pane.bench.state.get().index.byPath.get(path);
  if (entry?.kind === "module" || entry?.kind === "block") return toggleBranch(pane, path);
  if (entry?.kind === "episode") openBranch(pane, path);
  pane.bench.layout.show("phone");
  goToPath(pane.bench, path || null);
}

function treeOf(pane) {
  return {
    tree: pane.tree,
    activate: (path) => activateRow(pane, path),
    open: (path) => openBranch(pane, path),
    close: (path) => isBranchOpen(pane, path) && toggleBranch(pane, path),
  };
}

function isBranchOpen(pane, path) {
  return rowAt(pane, path)?.getAttribute("aria-expanded") === "true";
}

function openBranch(pane, path) {
  if (rowAt(pane, path)?.getAttribute("aria-expanded") === "false") toggleBranch(pane, path);
}

/// Branches closed and opened while a filter is on are forgotten with it.
function toggleBranch(pane, path) {
  const isOpen = isBranchOpen(pane, path);
  if (isFiltering(pane)) toggleWhileFiltering(pane, path, isOpen);
  else if (isOpen) pane.open.delete(path);
  else pane.open.add(path);
  showOutline(pane);
  pane.bench.prefer({openBranches: [...pane.open]});
}

function toggleWhileFiltering(pane, path, isOpen) {
  pane.closed.delete(isOpen ? `open ${path}` : path);
  pane.closed.add(isOpen ? path : `open ${path}`);
}

function revealPlace(pane, place) {
  const {index} = pane.bench.state.get();
  const path = place.card ?? place.episode;
  const trail = trailOf(index.byPath.get(path) ?? null).slice(0, -1);
  const closed = trail.filter((entry) => !pane.open.has(entry.path));
  closed.forEach((entry) => pane.open.add(entry.path));
  if (!pane.tree.contains(document.activeElement)) pane.focused = path ?? "";
  showOutline(pane);
  rowAt(pane, path ?? "")?.querySelector(".row").scrollIntoView({block: "nearest"});
  if (closed.length > 0) pane.bench.prefer({openBranches: [...pane.open]});
}
