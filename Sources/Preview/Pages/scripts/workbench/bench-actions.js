// What an author can do in the workbench, by a click or by a key.
import {announce} from "./dom.js";
import {keepPreferences} from "./bench-preferences.js";
import {neighborCard, placeOf} from "./curriculum-index.js";
import {findingsInOrder, isShownAt} from "./finding-scopes.js";

/// Changes preferences and remembers them; a direction is for this visit only.
export function prefer(bench, changes) {
  const preferences = {...bench.state.get().preferences, ...changes};
  bench.state.set({preferences});
  keepPreferences({...preferences, direction: null});
}

/// Shows a card, an episode or (with null, a module or a block) the map in the phone.
export function goToPath(bench, path) {
  const place = placeOf(bench.state.get().index, path);
  bench.phone.go(place);
  bench.state.set({place});
}

/// Marks a finding and shows its card in the phone.
export function goToFinding(bench, finding) {
  const {place} = bench.state.get();
  if (finding.item && !isShownAt(place, finding.item)) goToPath(bench, finding.item);
  markFinding(bench, finding);
}

/// The next card (`step` 1) or the one before (-1), over the ends of episodes.
export function stepCard(bench, step) {
  const {index, place} = bench.state.get();
  if (index.cards.length === 0) return;
  const next = neighborCard(index, place, step);
  if (!next) return announce(step > 0 ? "This is the last card." : "This is the first card.");
  goToPath(bench, next);
  announce(`Card ${next.split("/").at(-1)}`);
}

/// The next finding of the whole curriculum (`step` 1) or the one before (-1), around the end; its element gets the focus.
export function stepFinding(bench, step) {
  const {findings, current} = bench.state.get();
  const ordered = findingsInOrder(findings);
  if (ordered.length === 0) return announce("No findings.");
  showFinding(bench, ordered.at(positionAfter(ordered, current, step) % ordered.length));
}

/// Where the next finding is; once the marked one is fixed, that is the one in its place.
function positionAfter(ordered, current, step) {
  if (current === null) return step > 0 ? 0 : -1;
  const position = ordered.findIndex(({id}) => id === current.id);
  if (position >= 0) return position + step;
  return step > 0 ? current.position : current.position - 1;
}

function markFinding(bench, {id}) {
  const position = findingsInOrder(bench.state.get().findings).findIndex((finding) => finding.id === id);
  bench.state.set({current: {id, position}});
}

function showFinding(bench, finding) {
  goToFinding(bench, finding);
  bench.prefer({tab: "findings"});
  bench.panel.focusFinding(finding);
}

/// Opens the first fix of the marked finding, or of the first one shown that has any.
export function openFirstFix(bench) {
  const {current} = bench.state.get();
  const shown = bench.panel.shownFindings();
  const fixable = shown.filter((finding) => finding.fixes?.length > 0);
  const finding = fixable.find(({id}) => id === current?.id) ?? fixable[0];
  if (!finding) return announce("There is no fix here.");
  markFinding(bench, finding);
  bench.fixes.open(finding, finding.fixes[0]);
}
