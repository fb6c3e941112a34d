// The learner's page: which view is shown, the address, live changes and messages of the workbench.
import {failureWords, getJSON} from "./api.js";
import {loadImagesAgain} from "./asset-address.js";
import {useAuthoredLanguage} from "./authored.js";
import {h} from "./dom.js";
import {episodeTitle} from "./episode-title.js";
import {episodeView} from "./episode-view.js";
import {listen} from "./live.js";
import {mapView} from "./map-view.js";
import {messageView} from "./message-view.js";
import {hideNotice, showNotice} from "./page-notice.js";
import {followProgress, onProgress, replaceProgress, shareProgress} from "./progress.js";
import {renewable} from "./renewable.js";
import {changeSettings, onUnlockedChange, readSettings, useDirection} from "./settings.js";
import {hearWorkbench, isInWorkbench, tellWorkbench} from "./workbench-link.js";

export function startLearnerPage() {
  const page = {
    main: document.getElementById("content"), outline: null, view: null, kind: null, episode: null, mapScroll: 0,
    heard: 0, pending: noChange(),
  };
  page.source = outlineSource(page);
  const live = {
    hello: ({version}) => hearVersion(page, version),
    change: (change) => takeChange(page, change),
    failed: showReadingFailure,
  };
  readSettings();
  followProgress();
  hearWorkbench({
    go: (message) => go(page, message.path ?? null),
    settings: (message) => changeSettings(message),
    progress: (message) => replaceProgress(message.progress ?? {}),
    ...live,
  });
  onProgress(({isReplaced}) => progressChanged(page, isReplaced));
  onUnlockedChange(() => page.view?.refresh());
  window.addEventListener("popstate", () => route(page));
  window.addEventListener("hashchange", () => route(page));
  if (!isInWorkbench()) listen(live);
  shareProgress();
  page.source.renew();
}

/// Shows what the address names: `/learn?path=training/printing`, or `/learn#training/printing` as in the workbench.
function route(page) {
  show(page, pathOfHash() ?? new URLSearchParams(location.search).get("path"));
}

/// The path behind `#`; null where there is none, or one that no browser wrote, such as `50%`.
function pathOfHash() {
  try {
    return decodeURIComponent(location.hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/// Shows an item and writes it into the address.
function go(page, path, options = {}) {
  writeAddress(path, "pushState");
  show(page, path, options);
}

function show(page, path, options = {}) {
  if (!page.outline) return;
  const parts = (path ?? "").split("/").filter(Boolean);
  if (parts.length < 3) return showMap(page, path || null);
  showEpisode(page, parts.slice(0, 3).join("/"), parts.length > 3 ? path : null, options);
}

function showMap(page, focus) {
  leaveView(page);
  page.kind = "map";
  page.episode = null;
  page.view = mapView({
    outline: () => page.outline, focus, scroll: page.mapScroll,
    open: (path) => go(page, path),
    openDaily: (daily) => go(page, daily.card, {isAlone: true}),
  });
  page.main.replaceChildren(page.view.element);
  page.view.refresh();
  report(page, null);
}

function showEpisode(page, episode, card, {isAlone = false} = {}) {
  if (page.kind === "episode" && page.episode === episode && !isAlone && !page.isAlone && card) return page.view.goToCard(card);
  leaveView(page);
  Object.assign(page, {kind: "episode", episode, isAlone});
  page.view = episodeView({
    path: episode, card, isAlone,
    leave: () => go(page, null),
    open: (path) => go(page, path),
    moved: (path, wanted) => cardShown(page, path, wanted),
    titleOf: (path) => episodeTitle(page.outline, path),
  });
  page.main.replaceChildren(page.view.element);
  page.view.load();
}

/// The address keeps the card that is wanted, so that a reload finds it too.
function cardShown(page, card, wanted) {
  writeAddress(wanted ?? card ?? page.episode, "replaceState");
  report(page, card, wanted);
}

function leaveView(page) {
  if (page.kind === "map") page.mapScroll = window.scrollY;
  page.view?.close();
}

function report(page, card, wanted = card) {
  tellWorkbench({hornbook: "at", view: page.kind, path: page.episode, card, wanted});
}

// The curriculum and its changes

function outlineSource(page) {
  return renewable({
    ask: () => getJSON("/api/curriculum"),
    take: (outline) => useOutline(page, outline),
    fail: (error) => outlineFailed(page, error),
  });
}

function useOutline(page, outline) {
  const isFirst = page.outline === null;
  const {pending} = page;
  Object.assign(page, {outline, pending: noChange()});
  document.title = outline.title || "Learn";
  useAuthoredLanguage(outline.locale);
  useDirection(outline.direction);
  if (isFirst) route(page);
  else if (page.view.concerns(pending)) page.view.refresh(pending);
  askForMissed(page);
}

/// A page that shows something goes on showing it: the next change asks again.
function outlineFailed(page, error) {
  if (page.outline) return;
  const {message, help} = failureWords(error);
  page.main.replaceChildren(h("h1", {class: "spoken"}, "Learn"), messageView({title: message, text: help, retry: page.source.renew}));
}

function noChange() {
  return {changed: [], outline: false, assets: false};
}

/// The curriculum has changed: what is shown is asked for again.
function takeChange(page, {version, changed = [], outline = false, assets = false}) {
  const {pending} = page;
  hideNotice("failed");
  if (assets) loadImagesAgain(version);
  page.pending = {changed: [...pending.changed, ...changed], outline: pending.outline || outline, assets: pending.assets || assets};
  page.source.renew();
}

/// The stream of changes is open, with the curriculum at `version`.
function hearVersion(page, version = 0) {
  page.heard = version;
  if (page.outline) askForMissed(page);
}

/// A change was missed if the outline is older than what the stream began with.
function askForMissed(page) {
  const {heard} = page;
  page.heard = 0;
  if (page.outline.version < heard) takeChange(page, {changed: [], outline: true});
}

/// The workbench around the page reads it aloud itself.
function showReadingFailure({message, help}) {
  const words = `The curriculum cannot be read at the moment: ${message}${help ? ` (help: ${help})` : ""}`;
  showNotice("failed", words, isInWorkbench());
}

function progressChanged(page, isReplaced) {
  if (page.kind === "map") page.view.refresh();
  else if (isReplaced) page.view?.restart();
}

function writeAddress(path, how) {
  const query = new URLSearchParams(location.search);
  if (path) query.set("path", path);
  else query.delete("path");
  const search = query.toString().replaceAll("%2F", "/");
  try {
    if (search !== location.search.slice(1) || location.hash) history[how](null, "", `${location.pathname}${search ? `?${search}` : ""}`);
  } catch {
    // A page opened from a file cannot change its address; everything else works.
  }
}
