// Which findings belong to what is shown, and in which order they come.
import {isInside} from "./curriculum-index.js";
import {severities} from "./bench-words.js";

/// Errors first; within one severity as the files have them.
export function findingsInOrder(findings) {
  return severities.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}

export function findingsAbout(findings, path) {
  return findings.filter((finding) => finding.item && isInside(finding.item, path));
}

/// Whether the phone shows the item already.
export function isShownAt(place, item) {
  if (place.card && isInside(item, place.card)) return true;
  return place.card === null && place.episode !== null && item === place.episode;
}

/// The scope that the author wants, or the nearest wider one that there is: on the map only everything.
export function scopeAt(place, wanted) {
  if (place.view === "map" || wanted === "everything") return "everything";
  return wanted === "card" && place.card ? "card" : "episode";
}

export function scopesAt(place) {
  if (place.view === "map") return ["everything"];
  return place.card ? ["card", "episode", "everything"] : ["episode", "everything"];
}

export function findingsInScope(findings, place, scope) {
  if (scope === "card") return findingsInOrder(findingsAbout(findings, place.card));
  if (scope === "episode") return findingsInOrder(findingsAbout(findings, place.episode));
  return findingsInOrder(findings);
}

/// The findings of what cannot be read, which are listed in every scope.
export function unreadFindings({outline, findings}) {
  const ids = new Set((outline?.broken ?? []).map((broken) => broken.finding));
  return findings.filter(({id}) => ids.has(id));
}

/// All findings that the panel lists, in its order.
export function findingsInPanel({outline, findings, place, preferences}) {
  const unread = unreadFindings({outline, findings});
  const others = findingsInScope(findings, place, scopeAt(place, preferences.scope)).filter((finding) => !unread.includes(finding));
  return [...unread, ...others];
}
