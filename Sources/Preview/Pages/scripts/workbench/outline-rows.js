// The rows of the outline's tree.
import {h, spoken, uniqueID} from "./dom.js";
import {authored} from "./authored.js";
import {benchIcon} from "./bench-icons.js";
import {uncheckedWords, wordsOfKind} from "./bench-words.js";
import {findingBadges} from "./finding-badges.js";

const iconsOfTypes = {
  description: "file", descriptionWithCode: "code", reading: "book", executor: "play", question: "question", questionWithCode: "question", multiSelect: "check",
  trueFalse: "check", dragAndDrop: "indent", codeBlocks: "sort", quiz: "star", poll: "hint", exercise: "wrench", challenge: "flag", playground: "code", finished: "badge",
};

/// One row with all below it. `row`: `{entry, isBranch, isOpen, children}`; `look`: `{selected, paths}`; the path is added to `paths`.
export function outlineRow(row, level, look) {
  const {entry} = row;
  const name = uniqueID("row");
  const kind = `tree-item kind-${entry.kind}`;
  const isSelected = entry.path === look.selected;
  const badges = findingBadges(entry.findings);
  if (badges) badges.id = `${name}-findings`;
  look.paths.add(entry.path);
  const item = h("li", {
    class: entry.isUnreadable ? `${kind} is-unreadable` : kind, role: "treeitem", tabindex: -1, "aria-level": level, "aria-selected": isSelected,
    "aria-labelledby": badges ? `${name} ${badges.id}` : name, dataset: {keep: entry.path},
  });
  if (row.isBranch) item.setAttribute("aria-expanded", String(row.isOpen));
  item.append(h("div", {class: `row level-${level}`, title: hintOf(entry)},
    h("span", {class: "twig"}, row.isBranch ? benchIcon("chevronEnd") : null),
    rowIcon(entry),
    h("span", {class: "row-title", id: name, dir: "auto"}, rowTitle(entry), spoken(spokenRest(entry))),
    badges));
  if (row.isBranch && row.isOpen) item.append(h("ul", {role: "group"}, row.children.map((child) => outlineRow(child, level + 1, look))));
  return item;
}

function hintOf(entry) {
  if (entry.isUnreadable) return uncheckedWords;
  return entry.type ? wordsOfKind(entry.type) : null;
}

/// The title of a card is its id, the others are an author's.
function rowTitle(entry) {
  return ["module", "block", "episode"].includes(entry.kind) ? h("span", {lang: authored().lang}, entry.title) : entry.title;
}

function rowIcon(entry) {
  if (entry.kind === "map") return h("span", {class: "row-icon"}, benchIcon("map"));
  if (entry.isUnreadable) return h("span", {class: "row-icon", title: "Cannot be read"}, benchIcon("error"));
  if (entry.kind !== "card") return null;
  return h("span", {class: "row-icon"}, benchIcon(iconsOfTypes[entry.type] ?? "file"));
}

function spokenRest(entry) {
  if (entry.kind === "map") return "";
  if (entry.isUnreadable) return `, ${entry.kind} that cannot be read, ${uncheckedWords.toLowerCase()}`;
  return `, ${entry.type ? wordsOfKind(entry.type).toLowerCase() : entry.kind}`;
}
