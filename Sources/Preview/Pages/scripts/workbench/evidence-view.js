// What running the card has found: sections of rows, each with a tone as an icon and its spoken words.
import {h, spoken} from "./dom.js";
import {richLine} from "./rich-text.js";
import {benchIcon} from "./bench-icons.js";
import {counted, grouped} from "./bench-words.js";
import {insteadOfCard} from "./instead-of-card.js";
import {replaceKeeping} from "./keep-place.js";
import {metersView} from "./meters-view.js";

const wordsOfTones = {good: "as it should be", bad: "not as it should be", unknown: "not decided", plain: ""};

/// Shows the evidence of the card in the phone; without a card, the cards to choose from.
export function evidenceView(bench) {
  const element = h("div", {class: "evidence"});
  const view = {bench, element, shown: null};
  bench.state.on(["author", "place", "index"], () => showEvidence(view));
  showEvidence(view);
  return element;
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
    h("span", {class: "tone", title: word || null}, benchIcon(tone), word ? spoken(`${word}: `) : null),
    h("div", {class: "evidence-words"},
      h("p", {dir: "auto"}, row.label ? h("span", {class: "evidence-label"}, row.label) : null, richLine(row.text)),
      row.code ? h("pre", {class: "evidence-code", dir: "ltr", translate: "no"}, h("code", null, row.code)) : null));
}
