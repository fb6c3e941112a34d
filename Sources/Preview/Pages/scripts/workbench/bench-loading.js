// What the workbench asks the server, and when.
import {announce} from "./dom.js";
import {failureWords, getJSON} from "./api.js";
import {useAuthoredLanguage} from "./authored.js";
import {countOfAll} from "./bench-words.js";
import {goToPath} from "./bench-actions.js";
import {indexCurriculum, placeOf} from "./curriculum-index.js";

const pauses = {untilAsking: 60, untilChecking: 200};
const loading = {running: null, isStale: false, author: null, timer: null};

/// Asks again for all that is shown. Calls while it is busy are one more round at its end, and wait for that.
export function refreshBench(bench) {
  loading.isStale = true;
  loading.running ??= loadWhileStale(bench).finally(() => (loading.running = null));
  return loading.running;
}

/// What is being asked for at the moment, as a promise; null where nothing is.
export function loadingNow() {
  return loading.running;
}

/// The author's view of the card follows the place; the address remembers the place for a reload.
export function followPlaces(bench) {
  bench.state.on(["place"], ({place}) => {
    rememberPlace(place);
    if (place.card === bench.state.get().author.path) return;
    bench.state.set({author: {path: place.card, data: null, failure: null}});
    dropAuthorRequest();
    loading.timer = setTimeout(() => loadAuthor(bench), pauses.untilAsking);
  });
  window.addEventListener("hashchange", () => goToPath(bench, pathOfAddress()));
}

/// The path that the address names; null where it names none or one that no browser wrote, such as `50%`.
export function pathOfAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1)) || null;
  } catch {
    return null;
  }
}

async function loadWhileStale(bench) {
  const timer = setTimeout(() => bench.state.set({isChecking: true}), pauses.untilChecking);
  while (loading.isStale) {
    loading.isStale = false;
    await loadOnce(bench);
  }
  clearTimeout(timer);
  bench.state.set({isChecking: false});
}

async function loadOnce(bench) {
  try {
    const [outline, {findings}] = await Promise.all([getJSON("/api/curriculum"), getJSON("/api/findings")]);
    takeOutline(bench, outline, findings);
    await loadAuthor(bench);
  } catch (error) {
    const failure = failureWords(error);
    bench.state.set({failure});
    announce(failure.message);
  }
}

function takeOutline(bench, outline, findings) {
  const {place, outline: before} = bench.state.get();
  const index = indexCurriculum(outline);
  useAuthoredLanguage(outline.locale);
  const isFirst = before === null && place.view === "map";
  const path = isFirst ? pathOfAddress() : wantedPath(place);
  bench.state.set({outline, index, findings, failure: null, place: isFirst || isGone(index, place) ? nearestPlace(outline, index, path) : place});
  showTitle(outline);
}

function isGone(index, place) {
  const path = place.card ?? place.episode;
  return path !== null && !index.byPath.has(path);
}

/// A card that was removed leaves its episode, an episode that was removed leaves the map. While files cannot be read it may come back.
function nearestPlace(outline, index, path) {
  const place = placeOf(index, path);
  return outline.broken?.length > 0 ? {...place, wanted: path} : place;
}

/// The path that the address names: what is shown, or what is to be shown again once it can be read.
function wantedPath(place) {
  return place.wanted ?? place.card ?? place.episode;
}

function showTitle(outline) {
  const number = countOfAll(outline.findings);
  document.title = `${number > 0 ? `(${number}) ` : ""}${outline.title} – Hornbook preview`;
}

async function loadAuthor(bench) {
  const {place: {card: path}, index} = bench.state.get();
  dropAuthorRequest();
  if (path === null || index.byPath.get(path)?.isUnreadable) return bench.state.set({author: {path, data: null, failure: null}});
  loading.author = new AbortController();
  const {signal} = loading.author;
  const author = await authorOf(path, signal);
  if (!signal.aborted && bench.state.get().place.card === path) bench.state.set({author});
}

/// What was asked about a card that is no longer shown, or before a save, is of no use any more.
function dropAuthorRequest() {
  clearTimeout(loading.timer);
  loading.author?.abort();
}

async function authorOf(path, signal) {
  try {
    return {path, data: await getJSON(`/api/author?path=${encodeURIComponent(path)}`, signal), failure: null};
  } catch (error) {
    return {path, data: null, failure: failureWords(error)};
  }
}

function rememberPlace(place) {
  const path = wantedPath(place);
  const address = path ? `#${path}` : location.pathname + location.search;
  history.replaceState(null, "", address);
}
