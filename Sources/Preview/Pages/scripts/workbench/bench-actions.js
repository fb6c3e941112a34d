// What an author can do in the workbench, by a click or by a key.
import {announce} from "./dom.js";
import {keepPreferences} from "./bench-preferences.js";
import {placeOf} from "./curriculum-index.js";
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
  bench.state.set({current: finding.id});
}

/// The next card (`step` 1) or the one before (-1), over the ends of episodes.
export function stepCard(bench, step) {
  const {index, place} = bench.state.get();
  if (index.cards.length === 0) return;
  const next = index.cards[positionOfCard(index, place) + step];
  if (!next) return announce(step > 0 ? "This is the last card." : "This is the first card.");
  goToPath(bench, next);
  announce(`Card ${next.split("/").at(-1)}`);
}

/// The next finding of the whole curriculum (`step` 1) or the one before (-1), around the end; its element gets the focus.
export function stepFinding(bench, step) {
  const {findings, current} = bench.state.get();
  const ordered = findingsInOrder(findings);
  if (ordered.length === 0) return announce("No findings.");
  const position = ordered.findIndex((finding) => finding.id === current);
  const next = position < 0 ? (step > 0 ? 0 : ordered.length - 1) : (position + step + ordered.length) % ordered.length;
  showFinding(bench, ordered[next]);
}

export function showFinding(bench, finding) {
  goToFinding(bench, finding);
  bench.prefer({tab: "findings"});
  bench.panel.focusFinding(finding);
}

/// Opens the first fix of the marked finding, or of the first one shown that has any.
export function openFirstFix(bench) {
  const {current} = bench.state.get();
  const shown = bench.panel.shownFindings();
  const fixable = shown.filter((finding) => finding.fixes?.length > 0);
  const finding = fixable.find(({id}) => id === current) ?? fixable[0];
  if (!finding) return announce("There is no fix here.");
  bench.state.set({current: finding.id});
  bench.fixes.open(finding, finding.fixes[0]);
}

/// Before the first card of an episode that is shown as a whole, so that the next one is its first card.
function positionOfCard(index, place) {
  if (place.card) return index.cards.indexOf(place.card);
  if (!place.episode) return -1;
  const first = index.cards.findIndex((path) => path.startsWith(`${place.episode}/`));
  return first - 0.5 < 0 ? -1 : first - 1;
}
