// Small counts of findings: an icon and a number for each severity, and the words for a screen reader.
import {h, spoken} from "./dom.js";
import {benchIcon} from "./bench-icons.js";
import {counted, countsInWords, severities} from "./bench-words.js";

/// The counts of one item; nothing at all when there are none.
export function findingBadges(findings) {
  const shown = severities.filter((severity) => findings?.[severity] > 0);
  if (shown.length === 0) return null;
  return h("span", {class: "badges"}, spoken(`, ${countsInWords(findings)}`), shown.map((severity) => findingBadge(severity, findings[severity])));
}

function findingBadge(severity, number) {
  return h("span", {class: `badge badge-${severity}`, title: counted(number, severity)}, benchIcon(severity), h("span", {"aria-hidden": true}, String(number)));
}
