// What running the card has found: sections of rows, each with a tone as icon and word.
import {h} from "./dom.js";
import {richLine} from "./rich-text.js";
import {goToPath} from "./bench-actions.js";
import {benchIcon} from "./bench-icons.js";
import {counted, grouped, wordsOfKind} from "./bench-words.js";
import {findingBadges} from "./finding-badges.js";
import {replaceKeeping} from "./keep-reading.js";
import {metersView} from "./meters-view.js";

const wordsOfTones = {good: "right", bad: "wrong", unknown: "unknown", plain: ""};

/// Shows the evidence of the card in the phone; without a card, the cards to choose from.
export function evidenceView(bench) {
  const element = h("div", {class: "evidence"});
  const view = {bench, element, shown: null};
  bench.state.on(["author", "place", "index"], () => showEvidence(view));
  showEvidence(view);
  return element;
}

/// What is shown in the place of a card that is not there; null when its data is.
export function insteadOfCard(bench, aboutWhat) {
  const {author, place} = bench.state.get();
  if (place.card === null) return cardsToChoose(bench, aboutWhat);
  if (author.failure && author.path === place.card) return failureOfAuthor(bench, author.failure);
  if (!author.data || author.path !== place.card) return [h("p", {class: "waiting"}, "Looking at the card")];
  return null;
}

function showEvidence(view) {
  const instead = insteadOfCard(view.bench, "evidence");
  const {author} = view.bench.state.get();
  const content = instead ? null : JSON.stringify([author.path, author.data]);
  if (content !== null && content === view.shown) return;
  view.shown = content;
  const scroller = view.element.closest(".tab-panel") ?? view.element;
  replaceKeeping(view.element, scroller, instead ?? evidenceOf(author.data));
}

function evidenceOf({meters = [], sections = [], summary}) {
  const shown = sections.filter(({rows}) => rows?.length > 0);
  return [
    h("p", {class: "evidence-summary"}, ranInWords(summary)),
    unprovenPart(summary?.unproven ?? []),
    metersView(meters),
    shown.map(evidenceSection),
    shown.length === 0 ? h("p", {class: "quiet-words"}, "There was nothing to find out about this card.") : null,
  ];
}

function ranInWords(summary) {
  if (!summary?.programs) return "No program was run for this card.";
  return `${counted(summary.programs, "program")} ran, ${counted(summary.steps ?? 0, "step")} in all.`;
}

function unprovenPart(unproven) {
  if (unproven.length === 0) return null;
  return h("section", {class: "notice notice-unknown"},
    h("h3", null, benchIcon("unknown"), `Not proven (${grouped(unproven.length)})`),
    h("ul", null, unproven.map((words) => h("li", {dir: "auto"}, richLine(words)))));
}

function evidenceSection({title, rows}) {
  return h("section", {class: "evidence-section"}, h("h3", null, title), h("ul", {class: "evidence-rows"}, rows.map(evidenceRow)));
}

function evidenceRow(row) {
  const tone = row.tone in wordsOfTones ? row.tone : "plain";
  const word = wordsOfTones[tone];
  return h("li", {class: `evidence-row tone-${tone}`},
    h("span", {class: "tone"}, benchIcon(tone), word ? h("span", {class: "tone-word"}, word) : null),
    h("div", {class: "evidence-words"},
      h("p", {dir: "auto"}, row.label ? h("span", {class: "evidence-label"}, row.label) : null, richLine(row.text)),
      row.code ? h("pre", {class: "evidence-code", dir: "ltr", translate: "no"}, h("code", null, row.code)) : null));
}

function failureOfAuthor(bench, failure) {
  return [h("div", {class: "notice notice-bad", role: "alert"},
    h("p", null, h("strong", null, failure.message), failure.help ? ` ${failure.help}` : null),
    h("button", {type: "button", class: "button", onclick: () => bench.refresh()}, "Try again"))];
}

function cardsToChoose(bench, aboutWhat) {
  const {place, index} = bench.state.get();
  const cards = index.byPath.get(place.episode)?.children ?? [];
  if (cards.length === 0) return [h("p", {class: "quiet-words"}, `Open a card in the phone or in the outline to see its ${aboutWhat}.`)];
  return [h("p", {class: "quiet-words"}, `Choose a card to see its ${aboutWhat}.`), h("ul", {class: "card-choice"}, cards.map((card) => cardButton(bench, card)))];
}

function cardButton(bench, card) {
  return h("li", null, h("button", {type: "button", class: "menu-entry", onclick: () => goToPath(bench, card.path)},
    h("span", {class: "card-choice-name"}, card.title), h("span", {class: "card-choice-kind"}, wordsOfKind(card.type)), findingBadges(card.findings)));
}
