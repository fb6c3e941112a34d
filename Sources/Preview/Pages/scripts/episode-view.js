// An episode, card by card.
import {getJSON, failureWords} from "./api.js";
import {actionBar} from "./action-bar.js";
import {assetAddress, showsAssets} from "./asset-address.js";
import {authored} from "./authored.js";
import {answerChanged, cardFlow, resumeFlow, showFlow, submitAnswer} from "./card-flow.js";
import {forgetVerdicts, recallCard, rememberCard} from "./card-memory.js";
import {cardView} from "./card-view.js";
import {focusOn, h, svgIcon} from "./dom.js";
import {episodeBar} from "./episode-bar.js";
import {finishView} from "./finish-view.js";
import {hintBox} from "./hints.js";
import {keepingPlace} from "./keep-place.js";
import {lockNotice} from "./lock-notice.js";
import {messageView} from "./message-view.js";
import {isCardFinished, isEpisodeFinished} from "./progress.js";
import {renewable} from "./renewable.js";
import {richLine} from "./rich-text.js";
import {isInWorkbench} from "./workbench-link.js";

/// `options`: `path`, `card` (path of the card to begin with, or null), `isAlone` (only this card, as for the daily question),
/// `leave()` (to the map), `open(path)` (another episode), `moved(card path, wanted path)`, `titleOf(path)`. Gives `{element, load, concerns, refresh,
/// restart, goToCard, close}`. The wanted path is the card's own or, while that card cannot be read, the one to return to.
export function episodeView(options) {
  const reader = {...options, episode: null, index: 0, wanted: null, flow: null, hints: null, isOver: false, isBehind: false, rebuilds: false};
  reader.source = episodeSource(reader);
  reader.top = episodeBar(options.leave);
  reader.stage = h("div", {class: "episode-stage"});
  reader.problem = h("div", {hidden: true});
  reader.lock = lockNotice(options.path);
  reader.bar = actionBar();
  reader.element = h("div", {class: "episode"}, reader.top.element, reader.lock.element, reader.stage, reader.bar.element);
  reader.stage.addEventListener("keydown", (event) => checkOnEnter(reader, event));
  return {
    element: reader.element,
    load: () => loadEpisode(reader),
    concerns: (change) => concernsEpisode(reader, change),
    refresh: (change) => refreshEpisode(reader, change),
    restart: () => restartEpisode(reader),
    goToCard: (path) => goToCard(reader, path),
    close: () => closeReader(reader),
  };
}

function episodeSource(reader) {
  return renewable({
    ask: () => getJSON(`/api/episode?path=${encodeURIComponent(reader.path)}`),
    take: (episode) => takeEpisode(reader, episode),
    fail: (error) => episodeFailed(reader, error),
    isBusy: () => reader.flow?.phase === "grading",
  });
}

function loadEpisode(reader) {
  reader.bar.element.hidden = true;
  reader.stage.replaceChildren(h("p", {class: "waiting"}, "Loading …"));
  reader.source.renew();
}

/// The card that was asked for, the first one that is not finished, or the first.
function firstIndex(reader) {
  const {cards} = reader.episode;
  const asked = indexOfCard(reader, reader.card);
  if (asked >= 0) return asked;
  reader.wanted = wantedAfter(reader, reader.card);
  return isEpisodeFinished(reader.path) ? 0 : Math.max(cards.findIndex((card) => !isCardFinished(card.path)), 0);
}

function showCard(reader, {focuses = true} = {}) {
  const {episode, index} = reader;
  if (!episode.cards[index]) return showUnreadable(reader);
  buildCard(reader, episode.cards[index]);
  Object.assign(reader, {isOver: false, rebuilds: false});
  reader.bar.element.hidden = false;
  showPlace(reader);
  if (!focuses) return;
  window.scrollTo(0, 0);
  focusOn(reader.stage.querySelector("h2"), {preventScroll: true});
}

function buildCard(reader, card) {
  leaveFlow(reader);
  const flow = cardFlow({card, bar: reader.bar, ...waysFromCard(reader), goOn: (response) => goOn(reader, response), graded: reader.source.resume});
  const context = {path: card.path, onChange: () => answerChanged(flow), submit: (signal) => submitAnswer(flow, signal)};
  const memory = recallCard(card);
  flow.view = cardView(card, context);
  if (memory?.state) flow.view.restore(memory.state);
  reader.flow = flow;
  reader.hints = hintBox(card, memory?.hints);
  reader.stage.replaceChildren(reader.problem, bannerOf(reader), flow.view.element, reader.hints?.element ?? "");
  showProblem(reader);
  if (memory?.response) resumeFlow(flow, memory.phase, memory.response);
  else showFlow(flow);
}

/// Where the bar leads from a card, and the stars that there are.
function waysFromCard(reader) {
  const {index, isAlone, episode} = reader;
  return {
    back: index > 0 && !isAlone ? () => step(reader, -1) : null,
    skip: index < episode.cards.length - 1 && !isAlone ? () => step(reader, 1) : null,
    possible: episode.possibleStars,
  };
}

/// The image above the first card; nothing where it cannot be loaded.
function bannerOf({episode: {banner}, index, isAlone}) {
  if (!banner || index > 0 || isAlone) return "";
  const picture = h("img", {class: "episode-banner", src: assetAddress(banner.src), alt: banner.alt, lang: authored().lang, decoding: "async"});
  picture.addEventListener("error", () => picture.remove());
  return picture;
}

function leaveFlow(reader) {
  if (reader.flow) reader.flow.isOpen = false;
  reader.flow = null;
}

function showPlace(reader) {
  const {episode, index, isAlone} = reader;
  if (isAlone) reader.top.show({title: "Question of the day", isOwn: true, done: 0, total: 1});
  else reader.top.show({title: episode.title, done: index, total: episode.cards.length});
  const path = episode.cards[index]?.path ?? null;
  reader.moved(path, reader.wanted ?? path);
}

function step(reader, distance) {
  showOtherCard(reader, reader.index + distance);
}

function showOtherCard(reader, index) {
  keepCard(reader);
  Object.assign(reader, {index, wanted: null});
  showCard(reader);
}

/// A card that is not there yet is shown as soon as it comes: with the episode, or with the save that adds it.
function goToCard(reader, path) {
  if (reader.episode === null) reader.card = path;
  else if (indexOfCard(reader, path) < 0) reader.wanted = path;
  else showOtherCard(reader, indexOfCard(reader, path));
}

function indexOfCard({episode}, path) {
  return episode.cards.findIndex((card) => card.path === path);
}

function goOn(reader, response) {
  keepCard(reader);
  if (reader.isAlone) return reader.leave();
  const isLast = reader.index === reader.episode.cards.length - 1;
  if (!isLast) return step(reader, 1);
  showFinish(reader, response);
}

function showFinish(reader, response) {
  const {episode} = reader;
  Object.assign(reader, {isOver: true, wanted: null});
  reader.bar.element.hidden = true;
  reader.top.show({title: episode.title, done: episode.cards.length, total: episode.cards.length});
  const {titleOf, open, leave} = reader;
  reader.stage.replaceChildren(finishView({episode, response, titleOf, open, leave, again: () => startAgain(reader)}));
  window.scrollTo(0, 0);
  focusOn(reader.stage.querySelector("h2"), {preventScroll: true});
}

function startAgain(reader) {
  forgetVerdicts(reader.path);
  leaveFlow(reader);
  reader.index = Math.max(reader.episode.cards.findIndex((card) => !isCardFinished(card.path)), 0);
  showCard(reader);
}

function keepCard(reader) {
  const {flow, hints} = reader;
  if (!flow?.view || reader.isOver) return;
  const hasVerdict = flow.phase === "right" || flow.phase === "wrong";
  const verdict = hasVerdict ? {phase: flow.phase, response: flow.response} : {phase: "answering", response: null};
  rememberCard(flow.card, {state: flow.view.state(), hints: hints?.shown() ?? 0, ...verdict});
}

// Changes of the curriculum

function concernsEpisode(reader, {changed, outline, assets}) {
  return reader.isBehind || outline || changed.includes(reader.path) || (assets && showsAssets(reader.flow?.card ?? null));
}

/// Asks for the episode again; a card that shows images of the curriculum is built again when one has changed.
function refreshEpisode(reader, {assets = false} = {}) {
  reader.rebuilds ||= assets && showsAssets(reader.flow?.card ?? null);
  reader.source.renew();
}

function takeEpisode(reader, episode) {
  const isFirst = reader.episode === null;
  const shown = reader.flow?.card ?? null;
  Object.assign(reader, {episode, isBehind: false});
  reader.lock.refresh();
  if (reader.isOver && indexOfCard(reader, reader.wanted) < 0) return;
  reader.index = isFirst ? firstIndex(reader) : indexAfterChange(reader, shown);
  if (isFirst) return showCard(reader);
  if (isAsShown(reader, shown)) return showAroundCard(reader);
  keepCard(reader);
  keepingPlace(reader.stage, () => showCard(reader, {focuses: false}));
}

/// Whether the card is the one that is shown already: then it stays as it is, with its verdict, its runs and what is open.
function isAsShown({episode, index, rebuilds}, shown) {
  return shown !== null && !rebuilds && JSON.stringify(episode.cards[index]) === JSON.stringify(shown);
}

function showAroundCard(reader) {
  Object.assign(reader.flow, waysFromCard(reader));
  showPlace(reader);
  showProblem(reader);
  showFlow(reader.flow);
}

/// Another learner's progress: nothing that was entered counts, nor an answer that is still being graded.
function restartEpisode(reader) {
  if (reader.flow) reader.flow.isVoid = true;
  leaveFlow(reader);
  if (reader.episode) keepingPlace(reader.stage, () => showCard(reader, {focuses: false}));
}

function indexAfterChange(reader, shown) {
  const path = reader.wanted ?? shown?.path;
  const index = indexOfCard(reader, path);
  reader.wanted = index >= 0 ? null : wantedAfter(reader, path);
  if (index >= 0) return index;
  const before = indexOfCard(reader, shown?.path);
  return before >= 0 ? before : Math.min(reader.index, Math.max(reader.episode.cards.length - 1, 0));
}

/// A card that is missing because of a mistake in the file is returned to once it can be read again.
function wantedAfter({episode}, path) {
  return episode.error && path ? path : null;
}

function showUnreadable(reader) {
  const {error, title} = reader.episode;
  leaveFlow(reader);
  reader.bar.element.hidden = true;
  reader.top.show({title: title || reader.titleOf(reader.path), done: 0, total: 1});
  reader.stage.replaceChildren(error
    ? messageView({title: "This lesson cannot be shown", text: error.message, place: placeOfError(error), leave: reader.leave})
    : messageView({title: "No cards yet", text: "This episode has no cards.", leave: reader.leave}));
  reader.moved(null, reader.wanted);
  focusOn(reader.stage.querySelector("h2"));
}

/// Cards that could be read are shown, with a note that others could not.
function showProblem({problem, episode}) {
  const {error} = episode;
  problem.hidden = !error;
  problem.replaceChildren(error ? noticeOfProblem(error) : "");
}

function noticeOfProblem(error) {
  const place = placeOfError(error);
  return h("div", {class: "card-notice episode-problem"}, svgIcon("alert"),
    h("div", null,
      h("p", null, "Not all of this lesson can be shown"),
      place ? h("p", {class: "problem-place", dir: "ltr"}, place) : null,
      h("p", {dir: "auto"}, richLine(error.message))));
}

function placeOfError({file, line}) {
  return file ? `${file}${line ? `, line ${line}` : ""}` : null;
}

/// Only an episode that is gone takes the place of what is shown. After any other failure the next change asks again.
function episodeFailed(reader, error) {
  const isGone = error.status === 404;
  reader.isBehind = true;
  if (reader.episode && error.status !== undefined && !isGone) return;
  keepCard(reader);
  reader.card = reader.flow?.card.path ?? reader.card;
  leaveFlow(reader);
  Object.assign(reader, {episode: null, isOver: false});
  showEpisodeFailure(reader, error, isGone);
}

function showEpisodeFailure(reader, error, isGone) {
  const words = isGone ? {title: "This episode is no longer there", text: error.message} : {...failureToShow(error), retry: () => loadEpisode(reader)};
  reader.bar.element.hidden = true;
  reader.top.show({title: reader.titleOf(reader.path), done: 0, total: 1});
  reader.stage.replaceChildren(messageView({...words, leave: reader.leave}));
  focusOn(reader.stage.querySelector("h2"));
}

/// The workbench around the page says itself that the server is gone.
function failureToShow(error) {
  if (error.status === 0 && isInWorkbench()) return {title: "This lesson is not loaded yet"};
  const {message, help} = failureWords(error);
  return {title: message, text: help};
}

function closeReader(reader) {
  keepCard(reader);
  reader.source.close();
  leaveFlow(reader);
}

/// Enter on a choice checks it, as learners with a keyboard expect.
function checkOnEnter(reader, event) {
  if (event.key !== "Enter" || !event.target.matches(".choice-input")) return;
  event.preventDefault();
  reader.bar.primary.click();
}
