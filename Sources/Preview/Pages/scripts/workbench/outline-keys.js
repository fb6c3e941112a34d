// Keys of a tree after the ARIA pattern.
import {isRightToLeft} from "./dom.js";

/// `tree`: `{tree, activate(path), open(path), close(path)}`.
export function moveInTree(tree, event) {
  const row = event.target.closest?.('[role="treeitem"]');
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
  const act = actsOfTreeKeys(tree, row)[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

function actsOfTreeKeys(tree, row) {
  const inwards = () => moveInwards(tree, row);
  const outwards = () => moveOutwards(tree, row);
  return {
    ArrowDown: () => focusRow(neighborRow(tree, row, 1)),
    ArrowUp: () => focusRow(neighborRow(tree, row, -1)),
    ArrowRight: isRightToLeft() ? outwards : inwards,
    ArrowLeft: isRightToLeft() ? inwards : outwards,
    Home: () => focusRow(rowsOf(tree)[0]),
    End: () => focusRow(rowsOf(tree).at(-1)),
    Enter: () => tree.activate(row.dataset.keep),
    " ": () => tree.activate(row.dataset.keep),
    "*": () => [...row.parentElement.children].forEach((sibling) => tree.open(sibling.dataset.keep)),
  };
}

function moveInwards(tree, row) {
  if (row.getAttribute("aria-expanded") === "false") return tree.open(row.dataset.keep);
  focusRow(row.querySelector('[role="treeitem"]'));
}

function moveOutwards(tree, row) {
  if (row.getAttribute("aria-expanded") === "true") return tree.close(row.dataset.keep);
  focusRow(row.parentElement.closest('[role="treeitem"]'));
}

function neighborRow(tree, row, step) {
  const rows = rowsOf(tree);
  return rows[rows.indexOf(row) + step];
}

function rowsOf(tree) {
  return [...tree.tree.querySelectorAll('[role="treeitem"]')];
}

function focusRow(row) {
  if (!row) return;
  row.focus({preventScroll: true});
  row.querySelector(".row").scrollIntoView({block: "nearest"});
}
