// An episode, card by card.
import {getJSON, failureWords} from "./api.js";
import {actionBar} from "./action-bar.js";
import {answerChanged, cardFlow, resumeFlow, showFlow, submitAnswer} from "./card-flow.js";
import {forgetVerdicts, recallCard, rememberCard} from "./card-memory.js";
import {cardView} from "./card-view.js";
import {focusOn, h, svgIcon} from "./dom.js";
import {episodeBar} from "./episode-bar.js";
import {finishView} from "./finish-view.js";
import {hintBox} from "./hints.js";
import {keepingPlace} from "./keep-place.js";
import {currentProgress, isCardFinished} from "./progress.js";
import {messageView} from "./message-view.js";
import {isUnlocked} from "./settings.js";

/// `options`: `path`, `card` (path of the card to begin with, or null), `isAlone` (only this card, as for the daily question),
/// `leave()` (to the map), `open(path)` (another episode), `moved(card path)`, `titleOf(path)`. Answers `{element, load, refresh, goToCard, close}`.
export function episodeView(options) {
  const reader = {...options, episode: null, index: 0, flow: null, hints: null, finish: null, isClosed: false};
  reader.top = episodeBar(options.leave);
  reader.stage = h("div", {class: "episode-stage"});
  reader.bar = actionBar();
  reader.element = h("div", {class: "episode"}, reader.top.element, reader.stage, reader.bar.element);
  reader.stage.addEventListener("keydown", (event) => checkOnEnter(reader, event));
  return {
    element: reader.element,
    load: () => loadEpisode(reader),
    refresh: () => refreshEpisode(reader),
    goToCard: (path) => goToCard(reader, path),
    close: () => closeReader(reader),
  };
}

async function loadEpisode(reader) {
  reader.bar.element.hidden = true;
  reader.stage.replaceChildren(h("p", {class: "waiting"}, "Loading …"));
  try {
    const episode = await fetchEpisode(reader);
    if (reader.isClosed) return;
    reader.episode = episode;
    reader.index = firstIndex(reader);
    showCard(reader);
  } catch (error) {
    if (!reader.isClosed) showEpisodeFailure(reader, error);
  }
}

function fetchEpisode(reader) {
  return getJSON(`/api/episode?path=${encodeURIComponent(reader.path)}`);
}

/// The card that was asked for, the first one that is not finished, or the first.
function firstIndex(reader) {
  const {cards} = reader.episode;
  const asked = cards.findIndex((card) => card.path === reader.card);
  if (asked >= 0) return asked;
  const isFinished = currentProgress().finishedEpisodes?.includes(reader.path);
  return isFinished ? 0 : Math.max(cards.findIndex((card) => !isCardFinished(card.path)), 0);
}

function showCard(reader, {focuses = true} = {}) {
  const {episode, index} = reader;
  if (!episode.cards[index]) return showUnreadable(reader);
  buildCard(reader, episode.cards[index]);
  reader.finish = null;
  reader.bar.element.hidden = false;
  showPlace(reader);
  if (!focuses) return;
  window.scrollTo(0, 0);
  focusOn(reader.stage.querySelector("h2"), {preventScroll: true});
}

function buildCard(reader, card) {
  if (reader.flow) reader.flow.isOpen = false;
  const flow = cardFlow({
    card, bar: reader.bar, possible: reader.episode.possibleStars,
    back: reader.index > 0 && !reader.isAlone ? () => step(reader, -1) : null,
    skip: reader.index < reader.episode.cards.length - 1 && !reader.isAlone ? () => step(reader, 1) : null,
    goOn: (response) => goOn(reader, response),
  });
  const context = {path: card.path, progress: currentProgress(), unlocked: isUnlocked(), onChange: () => answerChanged(flow), submit: () => submitAnswer(flow)};
  const memory = recallCard(card);
  flow.view = cardView(card, context);
  if (memory?.state) flow.view.restore(memory.state);
  reader.flow = flow;
  reader.hints = hintBox(card, memory?.hints);
  reader.stage.replaceChildren(problemNotice(reader) ?? "", flow.view.element, reader.hints?.element ?? "");
  if (memory?.response) resumeFlow(flow, memory.phase, memory.response);
  else showFlow(flow);
}

function showPlace(reader) {
  const {episode, index, isAlone} = reader;
  reader.top.show({title: isAlone ? "Question of the day" : episode.title, done: isAlone ? 0 : index, total: isAlone ? 1 : episode.cards.length});
  reader.moved(episode.cards[index]?.path ?? null);
}

function step(reader, distance) {
  keepCard(reader);
  reader.index += distance;
  showCard(reader);
}

function goToCard(reader, path) {
  const index = reader.episode?.cards.findIndex((card) => card.path === path) ?? -1;
  if (index < 0) return;
  keepCard(reader);
  reader.index = index;
  showCard(reader);
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
  reader.finish = response;
  reader.bar.element.hidden = true;
  reader.top.show({title: episode.title, done: episode.cards.length, total: episode.cards.length});
  reader.stage.replaceChildren(finishView({episode, response, titleOf: reader.titleOf, open: reader.open, leave: reader.leave, again: () => startAgain(reader)}));
  window.scrollTo(0, 0);
  focusOn(reader.stage.querySelector("h2"), {preventScroll: true});
}

function startAgain(reader) {
  forgetVerdicts(reader.path);
  reader.flow = null;
  reader.index = Math.max(reader.episode.cards.findIndex((card) => !isCardFinished(card.path)), 0);
  showCard(reader);
}

function keepCard(reader) {
  const {flow, hints} = reader;
  if (!flow?.view || reader.finish) return;
  const hasVerdict = flow.phase === "right" || flow.phase === "wrong";
  rememberCard(flow.card.path, {type: flow.card.type, state: flow.view.state(), hints: hints?.shown() ?? 0, phase: hasVerdict ? flow.phase : "answering", response: hasVerdict ? flow.response : null});
}

/// Takes over a change of the curriculum; answers, scroll and focus stay where the card still exists.
async function refreshEpisode(reader) {
  if (reader.finish || reader.flow?.phase === "grading") return;
  const episode = await fetchEpisode(reader).catch(() => null);
  if (!episode || reader.isClosed) return;
  const shown = reader.flow?.card;
  keepCard(reader);
  forgetVerdicts(reader.path);
  reader.episode = episode;
  reader.index = indexAfterChange(reader, shown);
  keepingPlace(reader.stage, () => showCard(reader, {focuses: false}));
}

function indexAfterChange(reader, shown) {
  const {cards} = reader.episode;
  const index = cards.findIndex((card) => card.path === shown?.path);
  return index >= 0 ? index : Math.min(reader.index, Math.max(cards.length - 1, 0));
}

function showUnreadable(reader) {
  const {error, title} = reader.episode;
  reader.flow = null;
  reader.bar.element.hidden = true;
  reader.top.show({title: title || "Episode", done: 0, total: 1});
  const place = error?.file ? `${error.file}${error.line ? `, line ${error.line}` : ""}` : null;
  reader.stage.replaceChildren(error
    ? messageView({title: "This episode cannot be shown", text: error.message, place, leave: reader.leave})
    : messageView({title: "No cards yet", text: "This episode has no cards.", leave: reader.leave}));
  reader.moved(null);
  focusOn(reader.stage.querySelector("h2"));
}

/// Cards that could be read are shown, with a note that others could not.
function problemNotice(reader) {
  const {error} = reader.episode;
  return error ? h("p", {class: "card-notice episode-problem", dir: "auto"}, svgIcon("alert"), h("span", null, error.message)) : null;
}

function showEpisodeFailure(reader, error) {
  const {message, help} = failureWords(error);
  reader.top.show({title: reader.titleOf(reader.path), done: 0, total: 1});
  reader.stage.replaceChildren(messageView({title: message, text: help, leave: reader.leave, retry: () => loadEpisode(reader)}));
  focusOn(reader.stage.querySelector("h2"));
}

function closeReader(reader) {
  keepCard(reader);
  reader.isClosed = true;
  if (reader.flow) reader.flow.isOpen = false;
}

/// Enter on a choice checks it, as learners with a keyboard expect.
function checkOnEnter(reader, event) {
  if (event.key !== "Enter" || !event.target.matches(".choice-input")) return;
  event.preventDefault();
  reader.bar.primary.click();
}
