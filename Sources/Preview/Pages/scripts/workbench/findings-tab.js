// The tab of findings: which ones are meant, files that cannot be read, the list, or why it is empty.
import {h} from "./dom.js";
import {benchIcon} from "./bench-icons.js";
import {counted} from "./bench-words.js";
import {findingsInScope, scopeAt, scopesAt} from "./finding-scopes.js";
import {findingItem} from "./finding-item.js";
import {keepList} from "./keep-list.js";
import {segmentBar} from "./segments.js";

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
    broken: h("ul", {class: "broken-files", "aria-label": "Files that cannot be read"}),
    list: h("ul", {class: "findings", "aria-label": "Findings"}),
    empty: h("div", {class: "empty-state"}),
  };
  const show = () => showFindings(tab);
  bench.state.on(["findings", "outline", "place", "preferences", "author", "failure", "live"], show);
  bench.state.on(["current"], ({current}) => markCurrent(tab.list, current?.id));
  show();
  return {element: h("div", {class: "findings-tab"}, scopes.element, tab.failure, tab.broken, tab.list, tab.empty), focus: (id) => focusItem(tab, id)};
}

function showFindings(tab) {
  const values = tab.bench.state.get();
  const {place, findings, preferences, outline, current} = values;
  const scope = scopeAt(place, preferences.scope);
  const shown = findingsInScope(findings, place, scope);
  const broken = outline?.broken ?? [];
  showScopes(tab, values, scope);
  showFailure(tab, values.failure ?? values.live.failure);
  keepList(tab.broken, broken, ({file}) => file, brokenFile);
  tab.broken.hidden = broken.length === 0;
  keepList(tab.list, shown, ({id}) => id, (finding, existing) => findingItem(tab.bench, finding, existing));
  tab.list.hidden = shown.length === 0;
  markCurrent(tab.list, current?.id);
  tab.empty.hidden = outline === null || shown.length > 0;
  if (!tab.empty.hidden) showNothing(tab, values, scope);
}

function showScopes(tab, {place, findings}, scope) {
  const allowed = scopesAt(place);
  tab.scopes.element.hidden = allowed.length === 1;
  tab.scopes.allow(allowed);
  tab.scopes.show(scope);
  for (const name of allowed) tab.scopes.rename(name, `${namesOfScopes[name]} (${findingsInScope(findings, place, name).length})`);
}

function showNothing(tab, values, scope) {
  const unproven = scope === "card" ? unprovenAt(values) : 0;
  const evidence = h("button", {type: "button", class: "button", onclick: () => tab.bench.prefer({tab: "evidence"})}, "Show the evidence");
  keepList(tab.empty, [{words: wordsOfNothing(values, scope), unproven}], ({words}) => words, ({words}) =>
    h("div", {class: unproven > 0 ? "empty-words is-unproven" : "empty-words"},
      benchIcon(unproven > 0 ? "unknown" : "good"),
      h("p", null, words),
      unproven > 0 ? evidence : null));
}

function unprovenAt({author, place}) {
  return author.path === place.card ? (author.data?.summary?.unproven?.length ?? 0) : 0;
}

/// What it means that there is no finding: only what was run is proven.
function wordsOfNothing(values, scope) {
  const {author, place, outline} = values;
  if (scope === "everything") return outline.broken?.length > 0 ? "No findings in the files that can be read." : "No findings in the whole curriculum.";
  if (scope === "episode") return "No findings in this episode.";
  const data = author.path === place.card ? author.data : null;
  if (!data) return "No findings on this card.";
  const unproven = unprovenAt(values);
  if (unproven > 0) return `No findings, but ${counted(unproven, "thing")} on this card ${unproven === 1 ? "is" : "are"} not proven.`;
  if (!data.sections?.length && !data.summary?.programs) return "No findings: this card has nothing to prove.";
  return "No findings: everything on this card is proven.";
}

function showFailure(tab, failure) {
  tab.failure.hidden = failure === null;
  if (failure === null) return;
  tab.failure.replaceChildren(
    h("p", null, h("strong", null, failure.message), failure.help ? ` ${failure.help}` : null),
    h("button", {type: "button", class: "button", onclick: () => tab.bench.refresh()}, "Try again"));
}

function brokenFile(broken) {
  return h("li", {class: "broken-file"}, benchIcon("error"), h("div", null,
    h("p", {class: "broken-name", dir: "ltr"}, broken.line ? `${broken.file}:${broken.line}` : broken.file),
    h("p", {dir: "auto"}, `This file cannot be read: ${broken.message}`)));
}

/// Marks the finding that the keys work on.
function markCurrent(list, id) {
  for (const item of list.children) {
    const article = item.querySelector("article");
    if (item.dataset.keep === id) article.setAttribute("aria-current", "true");
    else article.removeAttribute("aria-current");
  }
}

function focusItem(tab, id) {
  const item = tab.list.querySelector(`[data-keep="${CSS.escape(id)}"]`);
  if (!item) return;
  item.querySelector("article").focus({preventScroll: true});
  item.scrollIntoView({block: "nearest"});
}
