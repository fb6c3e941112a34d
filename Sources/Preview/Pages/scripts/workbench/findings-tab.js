// The tab of findings: which ones are meant, what cannot be read, the list, or why it is empty.
import {h} from "./dom.js";
import {richLine} from "./rich-text.js";
import {benchIcon} from "./bench-icons.js";
import {counted} from "./bench-words.js";
import {findingsInScope, scopeAt, scopesAt} from "./finding-scopes.js";
import {findingItem, shownFinding} from "./finding-item.js";
import {keepList} from "./keep-list.js";
import {segmentBar} from "./segments.js";
import {hasUnread, unreadItem, unreadParts} from "./unread-parts.js";

const namesOfScopes = {card: "This card", episode: "This episode", everything: "Everything"};

/// The result is `{element, focus(id)}`.
export function findingsTab(bench) {
  const scopes = segmentBar(
    "Findings of what", Object.entries(namesOfScopes).map(([value, name]) => ({value, name})), (scope) => bench.prefer({scope}),
    "scope-bar"
  );
  const tab = {
    bench,
    scopes,
    failure: h("div", {class: "notice notice-bad", hidden: true}),
    unread: h("ul", {class: "findings unread-parts", "aria-label": "What cannot be read"}),
    list: h("ul", {class: "findings", "aria-label": "Findings"}),
    empty: h("div", {class: "empty-state"}),
  };
  const show = () => showFindings(tab);
  bench.state.on(["findings", "outline", "index", "place", "preferences", "author", "failure", "live"], show);
  bench.state.on(["current"], ({current}) => markCurrent(tab, current?.id));
  show();
  return {element: h("div", {class: "findings-tab"}, scopes.element, tab.failure, tab.unread, tab.list, tab.empty), focus: (id) => focusItem(tab, id)};
}

function showFindings(tab) {
  const values = tab.bench.state.get();
  const {place, findings, preferences, outline, current, index} = values;
  const scope = scopeAt(place, preferences.scope);
  const unread = unreadParts(values);
  const shown = findingsInScope(findings, place, scope).filter(({id}) => !unread.some(({finding}) => finding?.id === id));
  showScopes(tab, values, scope);
  showFailure(tab, values);
  keepList(tab.unread, unread, ({key}) => key, (part, existing) => unreadItem(tab.bench, part, existing));
  tab.unread.hidden = unread.length === 0;
  const items = shown.map((finding) => shownFinding(index, finding));
  keepList(tab.list, items, ({finding}) => finding.id, (item, existing) => findingItem(tab.bench, item, existing));
  tab.list.hidden = shown.length === 0;
  markCurrent(tab, current?.id);
  const isSaid = scope === "episode" && hasUnread(unread, place.episode);
  tab.empty.hidden = outline === null || shown.length > 0 || isSaid;
  if (!tab.empty.hidden) showNothing(tab, values, scope, unread);
}

function showScopes(tab, {place, findings}, scope) {
  const allowed = scopesAt(place);
  tab.scopes.element.hidden = allowed.length === 1;
  tab.scopes.allow(allowed);
  tab.scopes.show(scope);
  for (const name of allowed) tab.scopes.rename(name, `${namesOfScopes[name]} (${findingsInScope(findings, place, name).length})`);
}

/// Below what cannot be read nothing is green: who knows what is in it?
function showNothing(tab, values, scope, unread) {
  const unproven = scope === "card" ? unprovenAt(values) : 0;
  const look = unproven > 0 ? "unknown" : unread.length > 0 ? "note" : "good";
  const evidence = h("button", {type: "button", class: "button", onclick: () => tab.bench.prefer({tab: "evidence"})}, "Show the evidence");
  keepList(tab.empty, [{words: wordsOfNothing(values, scope, unread), unproven, look}], ({words}) => words, ({words}) =>
    h("div", {class: `empty-words is-${look}`}, benchIcon(look), h("p", null, words), unproven > 0 ? evidence : null));
}

function unprovenAt({author, place}) {
  return author.path === place.card ? (author.data?.summary?.unproven?.length ?? 0) : 0;
}

/// What it means that there is no finding: only what was run is proven.
function wordsOfNothing(values, scope, unread) {
  const {author, outline, place} = values;
  if (scope === "everything") {
    const extent = unread.length > 0 ? "No findings in what can be read" : "No findings in the whole curriculum";
    return outline.notProven ? `${extent}; ${outline.notProven}.` : `${extent}.`;
  }
  if (scope === "episode") return "No findings in this episode.";
  const data = author.path === place.card ? author.data : null;
  if (!data || hasUnread(unread, place.episode)) return "No findings on this card.";
  const unproven = unprovenAt(values);
  if (unproven > 0) return `No findings, but ${counted(unproven, "thing")} on this card ${unproven === 1 ? "is" : "are"} not proven.`;
  if (!data.sections?.length && !data.summary?.programs) return "No findings: this card has nothing to prove.";
  return "No findings: everything on this card is proven.";
}

/// A request that failed may be tried again. A curriculum that cannot be read is read again by itself, after a save.
function showFailure(tab, values) {
  const failure = values.failure ?? values.live.failure;
  tab.failure.hidden = failure === null;
  if (failure === null) return;
  const again = values.failure ? h("button", {type: "button", class: "button", onclick: () => tab.bench.refresh()}, "Try again") : "";
  tab.failure.replaceChildren(h("p", null, h("strong", null, richLine(failure.message)), failure.help ? [" ", richLine(failure.help)] : null), again);
}

/// Marks the finding that the keys work on.
function markCurrent(tab, id) {
  for (const item of [...tab.unread.children, ...tab.list.children]) {
    const article = item.querySelector("article");
    if (item.dataset.keep === id) article.setAttribute("aria-current", "true");
    else article.removeAttribute("aria-current");
  }
}

function focusItem(tab, id) {
  const item = [tab.unread, tab.list].map((list) => list.querySelector(`[data-keep="${CSS.escape(id)}"]`)).find(Boolean);
  if (!item) return;
  item.querySelector("article").focus({preventScroll: true});
  item.scrollIntoView({block: "nearest"});
}
