// What the workbench asks the server, when, and what it makes of changes and of a server that is gone.
import {announce} from "./dom.js";
import {failureWords, getJSON} from "./api.js";
import {countOfAll, countsInWords} from "./bench-words.js";
import {goToPath} from "./bench-actions.js";
import {indexCurriculum, placeOf} from "./curriculum-index.js";

const pauses = {untilAsking: 60, untilChecking: 200, showingTime: 8000};
const loading = {running: null, isStale: false, author: 0, timer: null};

/// Asks again for all that is shown. Calls while it is busy are one more round at its end, and wait for that.
export function refreshBench(bench) {
  loading.isStale = true;
  loading.running ??= loadWhileStale(bench).finally(() => (loading.running = null));
  return loading.running;
}

/// A save, or a server that came back.
export async function tookChange(bench, change) {
  const before = countsInWords(bench.state.get().outline?.findings);
  await refreshBench(bench);
  const {outline, failure} = bench.state.get();
  if (failure || change.reconnected) return;
  showLive(bench, {kind: "connected", milliseconds: change.milliseconds ?? null});
  clearTimeout(loading.timer);
  loading.timer = setTimeout(() => showLive(bench, {kind: "connected", milliseconds: null}), pauses.showingTime);
  const now = countsInWords(outline?.findings);
  if (now !== before) announce(`Checked: ${now}.`);
}

/// The author's view of the card follows the place; the address remembers the place for a reload.
export function followPlaces(bench) {
  bench.state.on(["place"], ({place}) => {
    rememberPlace(place);
    if (place.card === bench.state.get().author.path) return;
    bench.state.set({author: {path: place.card, data: null, failure: null}});
    setTimeout(() => loadAuthor(bench), pauses.untilAsking);
  });
  window.addEventListener("hashchange", () => goToPath(bench, pathOfAddress()));
}

/// `live.js` shows a notice as long as the server is gone; the toolbar says the same.
export function followConnection(bench) {
  new MutationObserver(() => {
    const isGone = document.getElementById("lost-notice") !== null;
    const wasGone = bench.state.get().live.kind === "gone";
    if (isGone !== wasGone) showLive(bench, {kind: isGone ? "gone" : "connected"});
  }).observe(document.body, {childList: true});
}

export function pathOfAddress() {
  return decodeURIComponent(location.hash.slice(1)) || null;
}

async function loadWhileStale(bench) {
  const timer = setTimeout(() => showLive(bench, {kind: "checking"}), pauses.untilChecking);
  while (loading.isStale) {
    loading.isStale = false;
    await loadOnce(bench);
  }
  clearTimeout(timer);
}

async function loadOnce(bench) {
  try {
    const [outline, {findings}] = await Promise.all([getJSON("/api/curriculum"), getJSON("/api/findings")]);
    takeOutline(bench, outline, findings);
    await loadAuthor(bench);
    showLive(bench, {kind: "connected", milliseconds: bench.state.get().live.milliseconds});
  } catch (error) {
    bench.state.set({failure: failureWords(error)});
    if (error.status === 0) showLive(bench, {kind: "gone"});
  }
}

function takeOutline(bench, outline, findings) {
  const {place, outline: before} = bench.state.get();
  const index = indexCurriculum(outline);
  const isFirst = before === null && place.view === "map";
  bench.state.set({outline, index, findings, failure: null, place: isFirst ? placeOf(index, pathOfAddress()) : placeThatExists(index, place)});
  showTitle(outline);
}

/// A card that was removed leaves its episode, an episode that was removed leaves the map.
function placeThatExists(index, place) {
  const path = place.card ?? place.episode;
  if (path === null || index.byPath.has(path)) return place;
  return placeOf(index, path);
}

function showTitle(outline) {
  const number = countOfAll(outline.findings);
  document.title = `${number > 0 ? `(${number}) ` : ""}${outline.title} – Hornbook preview`;
}

/// A reply for a card that is no longer shown is dropped.
async function loadAuthor(bench) {
  const path = bench.state.get().place.card;
  loading.author += 1;
  const turn = loading.author;
  if (path === null) return bench.state.set({author: {path: null, data: null, failure: null}});
  const author = await authorOf(path);
  if (turn === loading.author && bench.state.get().place.card === path) bench.state.set({author});
}

async function authorOf(path) {
  try {
    return {path, data: await getJSON(`/api/author?path=${encodeURIComponent(path)}`), failure: null};
  } catch (error) {
    return {path, data: null, failure: failureWords(error)};
  }
}

function showLive(bench, live) {
  bench.state.set({live: {milliseconds: null, ...live}});
}

function rememberPlace(place) {
  const path = place.card ?? place.episode;
  const address = path ? `#${path}` : location.pathname + location.search;
  history.replaceState(null, "", address);
}
