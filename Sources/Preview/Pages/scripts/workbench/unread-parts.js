// What of the curriculum cannot be read: each part with its finding, so that what to do about it is right there.
import {h} from "./dom.js";
import {benchIcon} from "./bench-icons.js";
import {isInside, nearestEntry} from "./curriculum-index.js";
import {findingItem, shownFinding} from "./finding-item.js";

/// The parts that cannot be read: `[{key, title, broken, finding, trail}]`; the finding is the one that explains it, null where there is none.
export function unreadParts({outline, findings, index}) {
  return (outline?.broken ?? []).map((broken) => {
    const finding = findings.find(({id}) => id === broken.finding) ?? null;
    const key = finding?.id ?? `${broken.file}:${broken.line}:${broken.message}`;
    return {key, title: titleOfUnread(finding, index), broken, ...(finding ? shownFinding(index, finding) : {finding: null})};
  });
}

/// Whether some of the parts are in an episode.
export function hasUnread(parts, episode) {
  return parts.some(({finding}) => episode !== null && isInside(finding?.item, episode));
}

/// The element of a part; `existing` is the one that stood for it so far.
export function unreadItem(bench, part, existing) {
  const {title, broken} = part;
  const item = part.finding ? findingItem(bench, part, existing) : h("li", null, placeOfUnread(broken));
  item.classList.add("unread-part");
  item.prepend(h("p", {class: "unread-title"}, benchIcon("error"), title));
  return item;
}

/// A lesson of which cards are left is shown without the others.
function titleOfUnread(finding, index) {
  const entry = finding?.item ? nearestEntry(index, finding.item) : null;
  const episode = entry?.kind === "card" ? entry.parent : entry;
  if (episode?.kind !== "episode") return "Not all of the curriculum can be shown";
  return episode.children.some((card) => !card.isUnreadable) ? "Not all of this lesson can be shown" : "This lesson cannot be shown";
}

function placeOfUnread({file, line, message}) {
  return h("article", {class: "finding finding-error", tabindex: -1},
    h("p", {class: "finding-message", dir: "auto"}, message),
    h("p", {class: "file-name", dir: "ltr"}, line ? `${file}:${line}` : file));
}
