// What the tabs about a card show while none is chosen, or while nothing is known of it.
import {h} from "./dom.js";
import {richLine} from "./rich-text.js";
import {goToPath} from "./bench-actions.js";
import {uncheckedWords, wordsOfKind} from "./bench-words.js";
import {findingBadges} from "./finding-badges.js";

/// What is shown in the place of a card that is not there; null when its data is.
export function insteadOfCard(bench, aboutWhat) {
  const {author, place, index} = bench.state.get();
  if (place.card === null) return cardsToChoose(bench, aboutWhat);
  if (index.byPath.get(place.card)?.isUnreadable) return wayToFindings(bench, "This card cannot be read.");
  if (author.failure && author.path === place.card) return failureOfAuthor(bench, author.failure);
  if (!author.data || author.path !== place.card) return [h("p", {class: "waiting"}, "Looking at the card")];
  return null;
}

function failureOfAuthor(bench, failure) {
  return [h("div", {class: "notice notice-bad", role: "alert"},
    h("p", null, h("strong", null, richLine(failure.message)), failure.help ? [" ", richLine(failure.help)] : null),
    h("button", {type: "button", class: "button", onclick: () => bench.refresh()}, "Try again"))];
}

function cardsToChoose(bench, aboutWhat) {
  const {place, index} = bench.state.get();
  const episode = index.byPath.get(place.episode);
  if (episode?.isUnreadable) return wayToFindings(bench, "The file of this episode cannot be read.");
  const cards = episode?.children ?? [];
  if (cards.length === 0) return [h("p", {class: "quiet-words"}, `Open a card in the phone or in the outline to see its ${aboutWhat}.`)];
  return [
    h("p", {class: "quiet-words"}, `Choose a card to see its ${aboutWhat}.`),
    h("ul", {class: "card-choice"}, cards.map((card) => cardButton(bench, card))),
  ];
}

function wayToFindings(bench, fact) {
  return [
    h("p", {class: "quiet-words"}, `${fact} ${uncheckedWords}; the findings say what is wrong.`),
    h("button", {type: "button", class: "button", onclick: () => bench.prefer({tab: "findings"})}, "Show the findings"),
  ];
}

function cardButton(bench, card) {
  return h("li", null, h("button", {type: "button", class: "menu-entry", onclick: () => goToPath(bench, card.path)},
    h("span", {class: "card-choice-name"}, card.title), h("span", {class: "card-choice-kind"}, card.isUnreadable ? uncheckedWords : wordsOfKind(card.type)), findingBadges(card.findings)));
}
